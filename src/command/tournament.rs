//! What people ask for about tournaments.

use jiff::SignedDuration;
use jiff::civil::{Time, Weekday};

use super::{ClockWish, Id, StartWish};
use crate::tournament::{MatchGoal, System};

/// Something that is asked for about tournaments. Without a number the one of the place is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentCommand {
    /// List those of the place.
    List,
    /// Open one for people to join.
    Open(Opening),
    /// Join one that is open.
    Join(Option<Id>),
    /// Leave one that is open.
    Leave(Option<Id>),
    /// Begin one with those who have joined.
    Start(Option<Id>),
    /// Show a page of its table, or who has joined.
    Table(Option<Id>, Option<u32>),
    /// List the games of a round, a page of them.
    Games {
        /// Which one.
        id: Option<Id>,
        /// The round, from 1; the one that is played if none is named.
        round: Option<u32>,
        /// The page, from 1.
        page: Option<u32>,
    },
    /// Leave one that is played, or ask whether that is meant.
    Withdraw {
        /// Which one.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Put off the deadline of the round that is played.
    Extend(Option<Id>, SignedDuration),
    /// Have no round begin.
    Pause(Option<Id>),
    /// Have rounds begin again.
    Resume(Option<Id>),
    /// Take somebody out of one.
    TakeOut {
        /// Which one.
        id: Option<Id>,
        /// Whom.
        person: String,
        /// Why.
        reason: String,
    },
    /// Decide a pairing of one that is played.
    Award {
        /// A game of the pairing.
        id: Option<Id>,
        /// Who wins it.
        person: String,
        /// Why.
        reason: String,
    },
    /// Have a pairing of one that is played drawn.
    Draw {
        /// A game of the pairing.
        id: Option<Id>,
        /// Why.
        reason: String,
    },
    /// Have somebody play in one for somebody else.
    Replace {
        /// Which one.
        id: Option<Id>,
        /// Who plays in it no more.
        person: String,
        /// Who does instead.
        substitute: String,
    },
    /// Say who the first seeds are.
    Seeds {
        /// Which one.
        id: Option<Id>,
        /// Their names with commas between them, or `off`.
        people: String,
    },
    /// Let somebody do what its organizer may, or not anymore.
    Helper {
        /// Which one.
        id: Option<Id>,
        /// Whom.
        person: String,
        /// Whether they are not to anymore.
        off: bool,
    },
    /// Call one off, or ask whether that is meant.
    Cancel {
        /// Which one.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
}

impl TournamentCommand {
    /// Another page of the same.
    #[must_use]
    pub fn on_page(&self, number: u32) -> Self {
        match self {
            Self::Table(id, _) => Self::Table(*id, Some(number)),
            Self::Games { id, round, .. } => Self::Games { id: *id, round: *round, page: Some(number) },
            other => other.clone(),
        }
    }
}

/// A tournament as it was asked for; what is not said is for the club to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// How it is played.
    pub system: &'static System,
    /// The game's id.
    pub game: &'static str,
    /// The variant's name.
    pub variant: Option<&'static str>,
    /// What each pairing is for.
    pub goal: Option<MatchGoal>,
    /// How its games are timed.
    pub clock: Option<ClockWish>,
    /// Whether vacations begin by themselves in its games, and players may give each other time.
    pub vacation: bool,
    /// Whether ratings change.
    pub rated: Option<bool>,
    /// How many rounds there are.
    pub rounds: Option<u16>,
    /// Whether each two meet twice.
    pub double: bool,
    /// Whether there is a match for the third place.
    pub third_place: bool,
    /// Whether seeds are drawn by lot.
    pub by_lot: bool,
    /// Whether a win is worth three points.
    pub three_points: Option<bool>,
    /// The day of the week on which one begins every week.
    pub weekday: Option<Weekday>,
    /// How many rounds are played at a time.
    pub at_once: Option<u32>,
    /// How long a round may take.
    pub round_time: Option<SignedDuration>,
    /// How many people it takes.
    pub most: Option<u32>,
    /// Until which round people can join.
    pub late: Option<u32>,
    /// Whether the rounds that they missed bring half a point each.
    pub late_half: bool,
    /// When it begins.
    pub starts: Option<StartWish>,
    /// The time of day at which those of a weekly series begin.
    pub at: Option<Time>,
    /// What it is called.
    pub title: Option<String>,
}
