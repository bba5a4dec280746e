//! Polls as adapters see them.

use jiff::Timestamp;

use crate::club::context::error::ClubError;
use crate::club::votes::polling;
use crate::club::{Club, Person, Poll, PostedPoll};
use crate::store::{self, Cause, StoredPoll};

/// A poll that is open, with everything that was heard of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenPoll {
    /// Where it is.
    pub at: PostedPoll,
    /// What people have pressed, each with the number of the answer.
    pub pressed: Vec<(Person, u8)>,
}

impl Club {
    /// Notes that the poll of a letter about a game was posted. If its vote is over, it is ended.
    ///
    /// # Errors
    /// If the database fails.
    pub fn poll_posted(&mut self, about: i64, poll: &Poll, at: PostedPoll, now: Timestamp) -> Result<(), ClubError> {
        self.transact(Cause::Clock, now, |cx| polling::posted(cx, about, poll, at))
    }

    /// The open polls of a platform.
    ///
    /// # Errors
    /// If the database fails.
    pub fn open_polls(&mut self, platform: &str) -> Result<Vec<OpenPoll>, store::StoreError> {
        let tx = self.store.read()?;
        tx.polls_on(platform)?.into_iter().map(|poll| open_poll(&tx, poll)).collect()
    }

    /// The open poll that a message is.
    ///
    /// # Errors
    /// If the database fails.
    pub fn open_poll(&mut self, platform: &str, message: &str) -> Result<Option<OpenPoll>, store::StoreError> {
        let tx = self.store.read()?;
        tx.poll_at(platform, message)?.map(|poll| open_poll(&tx, poll)).transpose()
    }

    /// The name of an account, if it is known.
    ///
    /// # Errors
    /// If the database fails.
    pub fn name_of(&mut self, platform: &str, account: &str) -> Result<Option<String>, store::StoreError> {
        Ok(self.store.read()?.account(platform, account)?.map(|account| account.name))
    }
}

fn open_poll(tx: &store::Transaction<'_>, poll: StoredPoll) -> Result<OpenPoll, store::StoreError> {
    let pressed = tx.all_pressed(poll.id)?.into_iter();
    let pressed = pressed.map(|press| (Person { id: press.account, name: press.name }, press.answer)).collect();
    let numbers = poll.answers.iter().map(|(number, _)| *number).collect();
    Ok(OpenPoll { at: PostedPoll { channel: poll.channel, message: poll.message, numbers }, pressed })
}
