//! What was done for good, as the file has it.

use std::path::Path;

use jiff::Timestamp;
use parlour::club::{Club, Request};

use crate::world::{holds, landed};

/// Something that was done for good.
#[derive(Clone, Debug)]
pub enum Deed {
    Ask(Box<Request>, Timestamp),
    Send(i64),
}

impl Deed {
    /// Does it in a club where nothing fails.
    pub fn be_done(&self, club: &mut Club) {
        match self {
            Self::Ask(request, at) => drop(club.handle(request, *at).unwrap()),
            Self::Send(id) => club.sent(*id, &landed(*id)).unwrap(),
        }
    }

    /// Whether the file has it.
    pub fn is_in(&self, path: &Path) -> bool {
        match self {
            Self::Ask(request, _) => holds(path, EVENT, [request.origin.platform, &request.origin.event]),
            Self::Send(id) => holds(path, SENT, [id]),
        }
    }

    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Ask(one, _), Self::Ask(two, _)) => one.origin == two.origin,
            (Self::Send(one), Self::Send(two)) => one == two,
            _ => false,
        }
    }
}

pub const EVENT: &str = "SELECT 1 FROM inbox WHERE platform = ?1 AND event = ?2";
const SENT: &str = "SELECT 1 FROM outbox WHERE id = ?1 AND state = 'sent'";

/// What was handed in, and what the file has of it.
#[derive(Default)]
pub struct Ledger {
    handed_in: Vec<Deed>,
    kept: Vec<Deed>,
}

impl Ledger {
    pub fn hand_in(&mut self, deeds: Vec<Deed>) {
        self.handed_in.extend(deeds);
    }

    /// Notes what the file has by now. If that is done whenever something is told of, it is noted in the order in which it
    /// was done, in which it need not be told of: what panics after a commit has everything done again, and whatever failed
    /// in that commit comes after the others then.
    pub fn look(&mut self, path: &Path) {
        let (kept, open) = std::mem::take(&mut self.handed_in).into_iter().partition(|deed| deed.is_in(path));
        self.handed_in = open;
        self.kept.extend::<Vec<Deed>>(kept);
    }

    /// What the file has, in that order; the rest is to be handed in anew.
    pub fn take(&mut self, path: &Path) -> Vec<Deed> {
        self.look(path);
        self.handed_in.clear();
        std::mem::take(&mut self.kept)
    }
}
