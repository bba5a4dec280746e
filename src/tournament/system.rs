//! The differences between ways to play a tournament.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::goal::MatchGoal;
use super::meeting::{Meeting, Scoring};
use super::standings::TieBreak;

/// A round of a tournament by its places. At an empty place, nobody meets.
pub type Round = Vec<Option<Meeting>>;

/// A way to play a tournament: all that differs between a league, a knockout and a Swiss tournament.
///
/// `systems` has the one table of them.
#[derive(Clone, Copy)]
pub struct System {
    /// The word that asks for it, which the database keeps.
    pub word: &'static str,
    /// Other words for the same.
    pub aliases: &'static [&'static str],
    /// The key of its name.
    pub name: &'static str,
    /// The key of its name where each two meet twice; nothing if they never do.
    pub name_twice: Option<&'static str>,
    /// The key of the line below its table, which names the tie-breaks.
    pub foot: &'static str,
    /// How many people it takes.
    pub entrants_max: usize,
    /// The default worth of a win and a draw. `None` if nobody scores points.
    pub scoring: Option<Scoring>,
    /// The default goal of each pairing.
    pub goal: MatchGoal,
    /// Whether somebody must win each pairing.
    pub needs_winners: bool,
    /// Whether there can be a match for the third place.
    pub third_place: bool,
    /// Whether everyone meets everyone, whatever happens. Then a round without an opponent is a rest, somebody who
    /// leaves early is annulled, and walkovers count as games.
    pub all_meet: bool,
    /// The picture of its state.
    pub chart: Chart,
    /// The default number of rounds for this many entrants. `None` if it can't be chosen.
    pub rounds: Option<fn(entrants: usize) -> u32>,
    /// How many places each of its rounds has, where as many are played as there can be.
    pub places: fn(&Setup) -> Vec<usize>,
    /// The next round. `None` if there is none.
    pub next: fn(&Played<'_>) -> Option<Round>,
}

/// The picture of a tournament's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chart {
    /// The meetings on the way to the final.
    Bracket,
    /// Points, with the tie-breaks in order.
    Table(&'static [TieBreak]),
}

/// A tournament before the first meeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How it is played.
    pub system: &'static System,
    /// How many entered it.
    pub entrants: usize,
    /// Whether each two meet twice in a league.
    pub double: bool,
    /// Whether a knockout has a match for the third place.
    pub third_place: bool,
}

/// A tournament before one of its rounds.
#[derive(Clone, Copy, Debug)]
pub struct Played<'r> {
    /// Its state at the beginning.
    pub setup: Setup,
    /// Its rounds so far.
    pub rounds: &'r [Round],
    /// For each entrant, in the order of seeds, whether they are there.
    pub present: &'r [bool],
    /// How many rounds are played in all.
    pub of: u32,
    /// The worth of a win and a draw.
    pub scoring: Scoring,
}

impl System {
    /// The tie-breaks, in order.
    #[must_use]
    pub const fn tie_breaks(&self) -> &'static [TieBreak] {
        match self.chart {
            Chart::Table(tie_breaks) => tie_breaks,
            Chart::Bracket => &[],
        }
    }
}

impl Setup {
    /// The number of places in each of its rounds, if as many rounds are played as possible. A match for the third
    /// place is the second one of the last round.
    #[must_use]
    pub fn places(&self) -> Vec<usize> {
        (self.system.places)(self)
    }

    /// How many rounds it has, if so many were asked for.
    #[must_use]
    pub fn length(&self, asked: Option<u32>) -> u32 {
        let most = u32::try_from(self.places().len()).unwrap_or(u32::MAX);
        self.system.rounds.map_or(most, |usual| asked.unwrap_or_else(|| usual(self.entrants)).min(most))
    }

    /// Whether it may have so many rounds. Where their number can be chosen, it may have fewer than it could.
    #[must_use]
    pub fn may_have(&self, rounds: u32) -> bool {
        rounds == self.length(Some(rounds)) && (rounds > 0 || self.places().is_empty())
    }
}

/// A system is known by its word.
impl PartialEq for System {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl Eq for System {}

impl Hash for System {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.word.hash(state);
    }
}

impl fmt::Debug for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word)
    }
}
