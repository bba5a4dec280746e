//! The differences between ways to play a tournament.

use std::fmt;
use std::hash::{Hash, Hasher};

use jiff::SignedDuration;

use super::goal::MatchGoal;
use super::knockout::{first_round_of, next_knockout_round};
use super::meeting::{Meeting, Round, Scoring};
use super::standings::{Results, Standing, TieBreak};

/// Something that follows from a tournament’s terms and its entrants alone, or `None`.
type Fixed<T> = Option<fn(&Setup) -> Vec<Vec<T>>>;

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
    /// The key of its name if every two meet twice. `None` if they never do.
    pub name_twice: Option<&'static str>,
    /// The key of the line below its table, which names the tie-breaks.
    pub foot: &'static str,
    /// How many people it needs.
    pub entrants_min: usize,
    /// How many people it takes.
    pub entrants_max: usize,
    /// The default worth of a win and a draw. `None` if nobody scores points.
    pub scoring: Option<Scoring>,
    /// The default goal of each pairing.
    pub goal: MatchGoal,
    /// The number of rounds after which losers are out. `None` if they never are.
    pub knockout_after: Option<fn(&Setup) -> usize>,
    /// Whether there can be a match for the third place.
    pub third_place: bool,
    /// How long one is played that has no rounds: each pairing is a round of its own, for whoever is free. `None` if it is
    /// played round by round.
    pub lasts: Option<Lasting>,
    /// How many pairings somebody can miss before they are withdrawn.
    pub misses_max: usize,
    /// The rounds in which everyone meets everyone, whatever happens. Then a round without an opponent is a rest, somebody
    /// who leaves early is annulled, and walkovers count as games. `None` if pairings follow from results.
    pub fixtures: Fixed<Meeting>,
    /// Who is in which group; `None` if all are in one.
    pub groups: Fixed<usize>,
    /// The default size of a division. `None` if it has none.
    pub division: Option<usize>,
    /// The picture of its state.
    pub chart: Chart,
    /// The default number of rounds for this many entrants. `None` if it can't be chosen.
    pub rounds: Option<fn(entrants: usize) -> u32>,
    /// The number of places in each of its rounds, if as many rounds are played as possible.
    pub places: fn(&Setup) -> Vec<usize>,
    /// The next round. `None` if there is none.
    pub next: fn(&Played<'_>) -> Option<Round>,
}

/// A tournament that is played for a time.
#[derive(Clone, Copy)]
pub struct Lasting {
    /// The default time.
    pub usual: SignedDuration,
    /// The shortest time.
    pub least: SignedDuration,
    /// The longest time.
    pub most: SignedDuration,
    /// Whom it pairs next of those who are free. Two who have just met meet again if they have waited for long.
    pub pair: fn(&Played<'_>, have_waited: bool) -> Option<Meeting>,
}

/// The picture of a tournament's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chart {
    /// The meetings on the way to the final.
    Bracket,
    /// Points, with the tie-breaks in order.
    Table(&'static [TieBreak]),
    /// A table of each group, and then who met whom on the way to the final.
    Groups(&'static [TieBreak]),
}

/// A tournament before its first meeting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How it is played.
    pub system: &'static System,
    /// How many entered it.
    pub entrants: usize,
    /// Whether every two meet twice in a league.
    pub double: bool,
    /// Whether a knockout has a match for the third place.
    pub third_place: bool,
    /// The play-off for its first place, once that has begun.
    pub playoff: Option<Playoff>,
    /// How many a division has at most, if it has any.
    pub division: usize,
}

/// A knockout of those who share the first place of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playoff {
    /// How many rounds came before it.
    pub after: u32,
    /// How many it has.
    pub rounds: u32,
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
    /// The annulled entrants.
    pub annulled: &'r [usize],
}

impl Playoff {
    /// The most rounds that it has: two to the power of so many are more than a tournament takes.
    pub const ROUNDS_MAX: u32 = 10;

    /// The play-off of so many people after so many rounds.
    #[must_use]
    pub const fn of(people: usize, after: u32) -> Self {
        Self { after, rounds: people.next_power_of_two().trailing_zeros() }
    }
}

impl Played<'_> {
    /// The next round, of its system or of the play-off that has begun, if there is one.
    #[must_use]
    pub fn next(&self) -> Option<Round> {
        let Some(playoff) = self.setup.playoff else { return (self.setup.system.next)(self) };
        match self.rounds.get(playoff.after as usize..).unwrap_or_default() {
            [] => Some(first_round_of(&self.sharing_first())),
            rounds => next_knockout_round(rounds, false),
        }
    }

    /// Those who have as many points as the first in a table, in its order; nobody if nobody has any.
    #[must_use]
    pub fn sharing_first(&self) -> Vec<usize> {
        let table = self.table(|_| true);
        let most = table.first().map_or(0, |first| first.points);
        table.into_iter().take_while(|one| most > 0 && one.points == most).map(|one| one.entrant).collect()
    }

    /// The table of some entrants: of the rounds before anybody could be knocked out.
    #[must_use]
    pub fn table(&self, is_in: impl Fn(usize) -> bool) -> Vec<Standing> {
        let rounds = &self.rounds[..self.setup.knockout_after().unwrap_or(usize::MAX).min(self.rounds.len())];
        let rounds: Vec<Vec<Meeting>> = rounds.iter().map(|round| round.iter().flatten().copied().collect()).collect();
        let entrants = self.setup.entrants;
        let left_out: Vec<usize> =
            (0..entrants).filter(|entrant| !is_in(*entrant) || self.annulled.contains(entrant)).collect();
        let system = self.setup.system;
        let (tie_breaks, all_meet) = (system.tie_breaks(), system.fixtures.is_some());
        Results { entrants, rounds: &rounds, scoring: self.scoring, annulled: &left_out, tie_breaks, all_meet }
            .standings()
    }
}

impl System {
    /// The tie-breaks, in order.
    #[must_use]
    pub const fn tie_breaks(&self) -> &'static [TieBreak] {
        match self.chart {
            Chart::Table(tie_breaks) | Chart::Groups(tie_breaks) => tie_breaks,
            Chart::Bracket => &[],
        }
    }
}

impl Setup {
    /// The number of places in each of its rounds, if as many rounds are played as possible. A match for the third
    /// place is the second one of the last round.
    #[must_use]
    pub fn places(&self) -> Vec<usize> {
        let mut places = (self.system.places)(self);
        if let Some(playoff) = self.playoff {
            places.truncate(playoff.after as usize);
            places.extend((0..playoff.rounds.min(Playoff::ROUNDS_MAX)).rev().map(|to_come| 1 << to_come));
        }
        places
    }

    /// Who is in which group; all of them in one if it has none.
    #[must_use]
    pub fn groups(&self) -> Vec<Vec<usize>> {
        self.system.groups.map_or_else(|| vec![(0..self.entrants).collect()], |groups| groups(self))
    }

    /// The number of rounds after which losers are out, if they ever are.
    #[must_use]
    pub fn knockout_after(&self) -> Option<usize> {
        let of_system = || self.system.knockout_after.map(|after| after(self));
        self.playoff.map(|playoff| playoff.after as usize).or_else(of_system)
    }

    /// Whether somebody must win each pairing of a round.
    #[must_use]
    pub fn needs_winners(&self, round: u32) -> bool {
        self.knockout_after().is_some_and(|after| round as usize > after)
    }

    /// The goal of each pairing of a round, in a tournament with this goal for pairings that may be drawn.
    #[must_use]
    pub fn goal(&self, of_others: MatchGoal, round: u32) -> MatchGoal {
        if self.needs_winners(round) && of_others == MatchGoal::OneGame { MatchGoal::DECIDER } else { of_others }
    }

    /// The number of rounds, if so many were asked for.
    #[must_use]
    pub fn length(&self, asked: Option<u32>) -> u32 {
        let most = u32::try_from(self.places().len()).unwrap_or(u32::MAX);
        let usual = self.system.rounds.filter(|_| self.playoff.is_none());
        usual.map_or(most, |usual| asked.unwrap_or_else(|| usual(self.entrants)).min(most))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;
    use crate::tournament::meeting::Ended;

    #[test]
    fn a_play_off_ends_however_many_share_first_place_and_whatever_comes_of_it() {
        for people in (2..=128).step_by(2) {
            for ended in [Ended::Won(Player::Two), Ended::Drawn, Ended::Walkover(Player::One), Ended::BothAbsent] {
                let playoff = Playoff::of(people, 1);
                let system = System::find("swiss").unwrap();
                let setup = Setup {
                    system,
                    entrants: people,
                    double: false,
                    third_place: false,
                    playoff: Some(playoff),
                    division: 0,
                };
                let drawn =
                    |one: usize| Some(Meeting { ended: Ended::Drawn, ..Meeting::between(2 * one, 2 * one + 1) });
                let mut rounds: Vec<Round> = vec![(0..people / 2).map(drawn).collect()];
                let (present, of) = (vec![true; people], 1 + playoff.rounds);
                let next = |rounds: &[Round]| {
                    Played { setup, rounds, present: &present, of, scoring: Scoring::ONE, annulled: &[] }.next()
                };
                while let Some(mut round) = next(&rounds) {
                    assert_eq!(Some(&round.len()), setup.places().get(rounds.len()), "{people}, {ended:?}");
                    assert!(setup.needs_winners(u32::try_from(rounds.len()).unwrap() + 1));
                    round.iter_mut().flatten().filter(|met| met.two.is_some()).for_each(|met| met.ended = ended);
                    rounds.push(round);
                }
                assert_eq!(rounds.len(), setup.places().len(), "{people}, {ended:?}");
                assert!(setup.may_have(of) && !setup.may_have(1));
            }
        }
    }
}
