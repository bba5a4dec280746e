//! The form of records of tournaments and matches.

#![allow(missing_docs, reason = "`docs/export.md` explains them")]

use serde::{Deserialize, Serialize};

use crate::store::{MatchEnd, TournamentState};
use crate::tournament::System;

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRow {
    pub id: i64,
    pub system: &'static System,
    pub place: i64,
    pub organizer: i64,
    pub game: String,
    pub variant: String,
    pub rated: bool,
    pub clock: String,
    pub goal: String,
    pub double: bool,
    pub third_place: bool,
    pub by_lot: bool,
    pub three_points: bool,
    pub rounds: Option<u32>,
    pub weekday: Option<i8>,
    pub state: TournamentState,
    pub round: u32,
    pub opened_at: i64,
    #[serde(default = "one")]
    pub at_once: u32,
    pub round_ms: Option<i64>,
    #[serde(default)]
    pub extended: u32,
    #[serde(default)]
    pub title: String,
    pub most: Option<u32>,
    #[serde(default)]
    pub late: u32,
    #[serde(default)]
    pub paused: bool,
    pub playoff: Option<u32>,
    pub division: Option<u32>,
    #[serde(default)]
    pub up: u32,
    pub follows: Option<i64>,
    #[serde(default)]
    pub late_half: bool,
    #[serde(default = "six_in_the_evening")]
    pub begins_minute: u32,
    #[serde(default = "utc")]
    pub zone: String,
    pub lasts_ms: Option<i64>,
    pub ended_at: Option<i64>,
    /// When it starts automatically, if it does.
    pub begins_at: Option<i64>,
    /// When its time is over, if it's played for a time that isn't.
    pub ends_at: Option<i64>,
    /// In the order of joining, or by seed once it has started.
    pub entrants: Vec<JoinedRow>,
    /// The accounts of its helpers.
    #[serde(default)]
    pub helpers: Vec<i64>,
    /// The accounts that somebody else took over from, each with its seed.
    #[serde(default)]
    pub former: Vec<(i64, usize)>,
}

/// As many rounds at a time as tournaments of older exports have.
const fn one() -> u32 {
    1
}

/// When weekly tournaments of older exports begin.
const fn six_in_the_evening() -> u32 {
    18 * 60
}

/// The zone of the tournaments of older exports.
fn utc() -> String {
    "UTC".to_owned()
}

/// Somebody in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinedRow {
    pub person: i64,
    pub account: i64,
    #[serde(alias = "gone")]
    pub withdrawn: bool,
    #[serde(alias = "struck")]
    pub annulled: bool,
    pub placed: Option<u32>,
    #[serde(default)]
    pub missed: u32,
    #[serde(default)]
    pub removed: bool,
    /// The place of another community from which they joined.
    #[serde(default)]
    pub place: Option<i64>,
}

/// A match, which is a pairing if it's in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterRow {
    pub id: i64,
    pub tournament: Option<i64>,
    pub round: u32,
    pub board: u32,
    pub place: i64,
    pub game: String,
    pub variant: String,
    pub rated: bool,
    pub clock: Option<String>,
    pub goal: String,
    pub one: i64,
    pub two: Option<i64>,
    #[serde(alias = "halves")]
    pub half_points: [u32; 2],
    pub games_counted: u32,
    pub began_at: i64,
    pub ended: Option<MatchEnd>,
    /// When it's decided, if it has a deadline.
    pub ends_at: Option<i64>,
    /// The numbers of its games, each with the side of `one`.
    pub games: Vec<(i64, u8)>,
}
