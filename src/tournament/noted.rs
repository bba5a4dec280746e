//! The rounds of a tournament as they were noted, each with all its places, including those to which nobody came.

use thiserror::Error;

use super::meeting::{Meeting, Round};
use super::system::Setup;

/// A meeting with its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotedMeeting {
    /// The round, from 1.
    pub round: u32,
    /// The place in it, from 0.
    pub board: u32,
    /// The people who meet there.
    pub meeting: Meeting,
}

/// The reason why no such tournament can have these meetings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Misplaced {
    /// It can't have that many rounds.
    #[error("it says round {0}, which is more than it can have")]
    Round(u32),
    /// A round has no such place, or two meetings have the same one.
    #[error("round {round} has no board {board}, or two matches on it")]
    Place {
        /// The round.
        round: u32,
        /// The place.
        board: u32,
    },
}

impl Setup {
    /// This many rounds, each by its places, from the noted meetings.
    ///
    /// # Errors
    /// If no such tournament has these meetings.
    pub fn rounds(&self, begun: u32, noted: impl IntoIterator<Item = NotedMeeting>) -> Result<Vec<Round>, Misplaced> {
        let places = self.places();
        let begun_places = places.get(..begun as usize).ok_or(Misplaced::Round(begun))?;
        let mut rounds: Vec<Round> = begun_places.iter().map(|places| vec![None; *places]).collect();
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
    use crate::tournament::System;

    #[test]
    fn what_stands_at_no_place_of_a_tournament_is_refused_whatever_its_number() {
        let system = System::find("knockout").unwrap();
        let setup = Setup { system, entrants: 4, double: false, third_place: false, playoff: None, division: 0 };
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
