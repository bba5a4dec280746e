//! The rounds of a tournament as they were noted, each with all of its places: also those to which nobody came.

use thiserror::Error;

use super::knockout::first_knockout_round;
use super::meeting::Meeting;
use super::system::System;

/// What there is to know of a tournament before anybody has met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How it is played.
    pub system: System,
    /// How many entered it.
    pub entrants: usize,
    /// Whether each two meet twice in a league.
    pub double: bool,
    /// Whether a knockout has a match for the third place.
    pub third_place: bool,
}

/// A meeting with its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotedMeeting {
    /// The round, from 1.
    pub round: u32,
    /// The place in it, from 0.
    pub board: u32,
    /// Who meets whom there.
    pub meeting: Meeting,
}

/// Why noted meetings are those of no such tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Misplaced {
    /// It never has as many rounds.
    #[error("it says round {0}, which is more than it can have")]
    Round(u32),
    /// No round that was begun has such a place, or two have the same one.
    #[error("round {round} has no board {board}, or two matches on it")]
    Place {
        /// The round.
        round: u32,
        /// The place.
        board: u32,
    },
}

impl Setup {
    /// How many places each of its rounds has, where as many are played as there can be. If there is a match for the third
    /// place, it is the second one of the last round.
    #[must_use]
    pub fn places(&self) -> Vec<usize> {
        let Self { system, entrants, double, third_place } = *self;
        match system {
            System::League => vec![entrants / 2; system.rounds(entrants, double) as usize],
            // Nobody can meet more people than there are.
            System::Swiss => vec![entrants.div_ceil(2); System::League.rounds(entrants, false) as usize],
            System::Knockout => {
                let first = first_knockout_round(entrants).len();
                let mut places: Vec<usize> =
                    (0..system.rounds(entrants, false)).map(|before| first >> before).collect();
                if let ([.., _, last], true) = (places.as_mut_slice(), third_place) {
                    *last += 1;
                }
                places
            }
        }
    }

    /// Whether it may have so many rounds. A Swiss tournament may have fewer than it could.
    #[must_use]
    pub fn may_have(&self, rounds: u32) -> bool {
        let most = self.places().len();
        rounds as usize == most || self.system == System::Swiss && (1..most).contains(&(rounds as usize))
    }

    /// So many rounds of it, each by its places, from the meetings that were noted.
    ///
    /// # Errors
    /// If they are those of no such tournament.
    pub fn rounds(
        &self,
        begun: u32,
        noted: impl IntoIterator<Item = NotedMeeting>,
    ) -> Result<Vec<Vec<Option<Meeting>>>, Misplaced> {
        let places = self.places();
        let begun_places = places.get(..begun as usize).ok_or(Misplaced::Round(begun))?;
        let mut rounds: Vec<Vec<Option<Meeting>>> = begun_places.iter().map(|places| vec![None; *places]).collect();
        for NotedMeeting { round, board, meeting } in noted {
            let index = (round as usize).checked_sub(1);
            let place = index.and_then(|index| rounds.get_mut(index)?.get_mut(board as usize));
            match place {
                Some(place) if place.is_none() => *place = Some(meeting),
                _ => return Err(Misplaced::Place { round, board }),
            }
        }
        Ok(rounds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_round_has_its_places() {
        let places = |system, entrants, third_place| Setup { system, entrants, double: false, third_place }.places();
        assert_eq!(places(System::Knockout, 16, true), [8, 4, 2, 2]);
        assert_eq!(places(System::Knockout, 16, false), [8, 4, 2, 1]);
        assert_eq!(places(System::Knockout, 5, true), [4, 2, 2]);
        assert_eq!(places(System::Knockout, 2, true), [1], "two only have a final");
        assert_eq!(places(System::League, 5, false), [2; 5]);
        assert_eq!(places(System::Swiss, 5, false), [3; 5]);
        for system in [System::League, System::Knockout, System::Swiss] {
            assert!(places(system, 0, true).is_empty());
        }
    }

    #[test]
    fn what_stands_at_no_place_of_a_tournament_is_refused_whatever_its_number() {
        let setup = Setup { system: System::Knockout, entrants: 4, double: false, third_place: false };
        let at = |round, board| NotedMeeting { round, board, meeting: Meeting::between(0, 1) };
        for round in [3, 65_535, 1 << 31, u32::MAX] {
            assert_eq!(setup.rounds(round, []), Err(Misplaced::Round(round)));
        }
        for (round, board) in [(0, 0), (1, 2), (2, 0), (1, u32::MAX), (u32::MAX, 0)] {
            assert_eq!(setup.rounds(1, [at(round, board)]), Err(Misplaced::Place { round, board }));
        }
        assert_eq!(setup.rounds(1, [at(1, 0), at(1, 0)]), Err(Misplaced::Place { round: 1, board: 0 }));
        assert_eq!(setup.rounds(1, [at(1, 1)]), Ok(vec![vec![None, Some(Meeting::between(0, 1))]]));
    }
}
