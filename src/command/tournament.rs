//! What people ask for about tournaments.

use jiff::SignedDuration;

use super::choices::choice;
use super::param::ALL_AT_ONCE;
use super::{Choice, ClockWish, Id};
use crate::clock::write_length;
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
    /// List the games of its round, a page of them.
    Games(Option<Id>, Option<u32>),
    /// Leave one that is played, or ask whether that is meant.
    Withdraw {
        /// Which one.
        id: Option<Id>,
        /// Whether they have already said that they are sure.
        sure: bool,
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
        /// Who wins it; it is drawn if nobody is named.
        person: Option<String>,
        /// Why.
        reason: String,
    },
    /// Call one off, or ask whether that is meant.
    Cancel {
        /// Which one.
        id: Option<Id>,
        /// Whether they have already said that they are sure.
        sure: bool,
    },
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
    /// The day of the week on which one begins every week, Monday being 1.
    pub weekday: Option<i8>,
    /// How many rounds are played at a time.
    pub at_once: Option<u16>,
    /// How long a round may take.
    pub round_time: Option<SignedDuration>,
    /// What it is called.
    pub title: Option<String>,
    /// How many people it takes.
    pub most: Option<u32>,
    /// Until which round people can join.
    pub late: Option<u32>,
}

/// The days of the week, Monday first, as they are asked for.
pub(super) const DAYS: &[Choice] = &[
    choice("monday", &["every monday", "every:monday"]),
    choice("tuesday", &["every tuesday", "every:tuesday"]),
    choice("wednesday", &["every wednesday", "every:wednesday"]),
    choice("thursday", &["every thursday", "every:thursday"]),
    choice("friday", &["every friday", "every:friday"]),
    choice("saturday", &["every saturday", "every:saturday"]),
    choice("sunday", &["every sunday", "every:sunday"]),
];

impl TournamentCommand {
    /// The name by which the table knows it.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::List => "tournament list",
            Self::Open(_) => "tournament open",
            Self::Join(_) => "tournament join",
            Self::Leave(_) => "tournament leave",
            Self::Start(_) => "tournament start",
            Self::Table(..) => "tournament table",
            Self::Games(..) => "tournament games",
            Self::Withdraw { .. } => "tournament withdraw",
            Self::Extend(..) => "tournament extend",
            Self::Pause(_) => "tournament pause",
            Self::Resume(_) => "tournament resume",
            Self::TakeOut { .. } => "tournament remove",
            Self::Award { person: Some(_), .. } => "tournament award",
            Self::Award { person: None, .. } => "tournament draw",
            Self::Cancel { .. } => "tournament cancel",
        }
    }

    /// The words after the name. Whom it names stands before the last of them.
    pub(super) fn words(&self) -> Vec<String> {
        let (id, more) = match self {
            Self::List => return Vec::new(),
            Self::Open(opening) => return opening.words(),
            Self::Join(id) | Self::Leave(id) | Self::Start(id) | Self::Pause(id) | Self::Resume(id) => (id, None),
            Self::TakeOut { id, reason, .. } | Self::Award { id, reason, .. } => (id, Some(reason.clone())),
            Self::Table(id, page) | Self::Games(id, page) => (id, page.map(|page| page.to_string())),
            Self::Extend(id, length) => (id, Some(write_length(*length))),
            Self::Withdraw { id, sure } | Self::Cancel { id, sure } => (id, sure.then(|| "yes".to_owned())),
        };
        id.iter().map(Id::to_string).chain(more).collect()
    }

    /// The same asked of the tournament with this number; `None` if it is about none.
    pub(super) fn about(self, id: Option<Id>) -> Option<Self> {
        Some(match self {
            Self::List | Self::Open(_) => return None,
            Self::Join(_) => Self::Join(id),
            Self::Leave(_) => Self::Leave(id),
            Self::Start(_) => Self::Start(id),
            Self::Table(_, page) => Self::Table(id, page),
            Self::Games(_, page) => Self::Games(id, page),
            Self::Withdraw { sure, .. } => Self::Withdraw { id, sure },
            Self::Extend(_, length) => Self::Extend(id, length),
            Self::Pause(_) => Self::Pause(id),
            Self::Resume(_) => Self::Resume(id),
            Self::TakeOut { person, reason, .. } => Self::TakeOut { id, person, reason },
            Self::Award { person, reason, .. } => Self::Award { id, person, reason },
            Self::Cancel { sure, .. } => Self::Cancel { id, sure },
        })
    }
}

impl TournamentCommand {
    /// Whom it names, as they were named.
    pub(super) fn person(&self) -> Option<&str> {
        match self {
            Self::TakeOut { person, .. } => Some(person),
            Self::Award { person, .. } => person.as_deref(),
            _ => None,
        }
    }

    /// Names somebody else in it, if it names anybody.
    pub(super) fn name_person(&mut self, id: &str) {
        if let Self::TakeOut { person, .. } | Self::Award { person: Some(person), .. } = self {
            id.clone_into(person);
        }
    }
}

impl Opening {
    fn words(&self) -> Vec<String> {
        let rated = self.rated.map(|rated| if rated { "rated" } else { "unrated" });
        let score = self.three_points.map(|three| if three { "3/1/0" } else { "1/½/0" });
        let day = self.weekday.and_then(|day| DAYS.get(usize::try_from(day - 1).ok()?)).map(|day| day.name);
        let plain = [
            Some(self.system.word),
            Some(self.game),
            self.variant,
            rated,
            self.double.then_some("twice"),
            self.third_place.then_some("third"),
            self.by_lot.then_some("lot"),
            self.vacation.then_some("vacations"),
            score,
            day,
        ];
        let mut words: Vec<String> = plain.into_iter().flatten().map(str::to_owned).collect();
        words.extend(self.goal.map(|goal| goal.to_string()));
        words.extend(self.clock.map(|clock| clock.to_string()));
        words.extend(self.rounds.map(|rounds| format!("rounds:{rounds}")));
        words.extend(self.at_once.map(|rounds| match rounds {
            ALL_AT_ONCE => "at-once:all".to_owned(),
            rounds => format!("at-once:{rounds}"),
        }));
        words.extend(self.round_time.map(|time| format!("round:{}", write_length(time))));
        words.extend(self.most.map(|most| format!("most:{most}")));
        words.extend(self.late.map(|round| format!("late:{round}")));
        words.extend(self.title.as_ref().map(|title| format!("name:\"{title}\"")));
        words
    }
}
