//! Takes letters from the outbox.

use std::time::Instant;

use anyhow::Result;
use jiff::Timestamp;

use super::PLATFORM;
use crate::adapter::delivery::{LETTERS_AT_ONCE, Lanes, Order};
use crate::club::{Club, Landed, Outgoing, SeenBy, To, WaitingLetter};

/// The letters that wait for printing.
pub(super) struct Mailbox {
    lanes: Lanes,
    begin: Instant,
}

impl Mailbox {
    pub(super) fn new() -> Self {
        Self { lanes: Lanes::new(Order::ByPlace), begin: Instant::now() }
    }

    /// Takes the waiting letters one by one, has each printed, and notes it as sent. `print` returns who can see it.
    ///
    /// # Errors
    /// If the database or the printing fails.
    pub(super) fn empty(
        &mut self,
        club: &mut Club,
        now: Timestamp,
        mut print: impl FnMut(&Outgoing) -> Result<SeenBy>,
    ) -> Result<()> {
        while let Some(after) = self.lanes.room_after() {
            let waiting = club.waiting(PLATFORM, after, LETTERS_AT_ONCE, now)?;
            if waiting.is_empty() {
                break;
            }
            self.lanes.take_in(waiting.into_iter().map(on_the_screen).collect(), self.begin.elapsed());
        }
        while let Some(id) = self.lanes.next(self.begin.elapsed()) {
            if let Some(outgoing) = club.letter_to_send(id, now)? {
                let seen_by = print(&outgoing)?;
                let (To::Place(channel) | To::Account(channel)) = outgoing.letter.to;
                club.sent(id, &Landed { channel, message: Some(outgoing.key), seen_by, controls: None })?;
            }
            self.lanes.settle(id, None, self.begin.elapsed());
        }
        Ok(())
    }
}

/// All letters go to the same screen in their order, whatever their place.
fn on_the_screen(letter: WaitingLetter) -> WaitingLetter {
    WaitingLetter { to: To::Place(String::new()), ..letter }
}
