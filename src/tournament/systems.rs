//! The ways to play a tournament: one file each, and the one table of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::system::System;

mod arena;
mod divisions;
mod groups;
mod knockout;
mod league;
mod swiss;

pub use divisions::{changing_places, next_season};

/// Every system, in the order of lists.
pub const SYSTEMS: [&System; 6] =
    [&league::LEAGUE, &knockout::KNOCKOUT, &swiss::SWISS, &groups::GROUPS, &divisions::DIVISIONS, &arena::ARENA];

impl System {
    /// The system with this word.
    #[must_use]
    pub fn find(word: &str) -> Option<&'static Self> {
        SYSTEMS.into_iter().find(|system| system.word == word)
    }
}

/// By its word.
impl Serialize for System {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word)
    }
}

impl<'de> Deserialize<'de> for &'static System {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        System::find(&word).ok_or_else(|| serde::de::Error::custom(format!("“{word}” is no system of tournaments")))
    }
}

#[cfg(test)]
mod tests {
    use crate::tournament::{SYSTEMS, Setup, System};

    fn places(word: &str, entrants: usize, third_place: bool) -> Vec<usize> {
        Setup { system: System::find(word).unwrap(), entrants, double: false, third_place, playoff: None, division: 6 }
            .places()
    }

    #[test]
    fn every_round_has_its_places() {
        assert_eq!(places("knockout", 16, true), [8, 4, 2, 2]);
        assert_eq!(places("knockout", 16, false), [8, 4, 2, 1]);
        assert_eq!(places("knockout", 5, true), [4, 2, 2]);
        assert_eq!(places("knockout", 2, true), [1], "two only have a final");
        assert_eq!(places("league", 5, false), [2; 5]);
        assert_eq!(places("swiss", 5, false), [3; 5]);
        assert_eq!(places("groups", 9, false), [4, 4, 4, 2, 2, 2, 1], "of five and of four");
        for system in SYSTEMS {
            assert!(places(system.word, 0, true).is_empty());
        }
    }

    #[test]
    fn only_where_rounds_can_be_chosen_may_there_be_fewer() {
        for system in SYSTEMS {
            let setup = Setup { system, entrants: 8, double: false, third_place: false, playoff: None, division: 6 };
            let most = u32::try_from(setup.places().len()).unwrap();
            assert!(setup.may_have(most) && !setup.may_have(most + 1) && !setup.may_have(0));
            assert_eq!(setup.may_have(most - 1), system.rounds.is_some(), "{system:?}");
            assert_eq!(setup.length(None), if system.rounds.is_some() { 3 } else { most });
        }
    }
}
