//! The form of records about votes, and of those about coaching.

use serde::{Deserialize, Serialize};

/// A game between communities.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VotesRow {
    /// The game's number.
    pub game: i64,
    /// How long each vote lasts.
    pub lasts_ms: i64,
    /// When the present vote began, and when it ends.
    pub underway: Option<[i64; 2]>,
    /// The turns that were suggested in it, by their numbers.
    pub suggestions: Vec<(u32, String)>,
    /// Everybody who has voted in the game.
    pub voters: Vec<VoterRow>,
}

/// A game against the computer whose player is coached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoachRow {
    /// The game's number.
    pub game: i64,
    /// How many percent of the points a turn has to give away.
    pub percent: i64,
}

/// Somebody who votes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoterRow {
    /// The account's number.
    pub account: i64,
    /// The player for whom they first voted: 1 or 2.
    pub seat: u8,
    /// When they did.
    pub since: i64,
    /// The number of a suggestion, and when they chose it.
    pub choice: Option<(u32, i64)>,
    /// How many turns they have suggested in the present vote.
    #[serde(default)]
    pub suggested: u32,
}
