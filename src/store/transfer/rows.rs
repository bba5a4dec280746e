//! What a record is. The fields are the columns in `migrations/`; `docs/export.md` explains them.

#![allow(missing_docs, reason = "they are explained there")]

use rusqlite::Row;
use serde::{Deserialize, Serialize};

use crate::rules::Player;
use crate::store::ratings::strength;
use crate::store::{Cause, Deed, EntryKind, GameState, MatchEnd, OfferKind, OfferState, RatingRow, TournamentState};
use crate::tournament::System;

/// One record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportLine {
    /// A person with the accounts.
    Person(PersonRow),
    /// A community with its members.
    Community(CommunityRow),
    /// A place.
    Place(PlaceRow),
    /// A challenge, or something offered in a game.
    Offer(OfferRow),
    /// A game with its record and what it did to ratings.
    Game(Box<GameRow>),
    /// A tournament with those in it.
    Tournament(Box<TournamentRow>),
    /// A match, which in a tournament is a pairing.
    Match(Box<EncounterRow>),
    /// A rating.
    Rating(RatedRow),
    /// A rating of a season.
    Season(SeasonRow),
    /// Somebody who may not play in a community.
    Ban(BarRow),
    /// A line of the audit list.
    Audit(DeedRow),
    /// A setting.
    Setting(SettingRow),
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonRow {
    pub id: i64,
    pub joined_at: i64,
    pub accounts: Vec<AccountRow>,
    /// When they were or will be away: the first moment, and the one after the last.
    #[serde(default)]
    pub vacations: Vec<[i64; 2]>,
}

/// An account of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AccountRow {
    pub id: i64,
    pub platform: String,
    pub account: String,
    pub name: String,
}

/// A community.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommunityRow {
    pub id: i64,
    pub platform: String,
    pub community: String,
    /// The numbers of accounts.
    pub members: Vec<i64>,
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceRow {
    pub id: i64,
    pub community: i64,
    pub platform: String,
    pub place: String,
    pub name: String,
    pub direct: bool,
}

/// An offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfferRow {
    pub id: i64,
    pub kind: OfferKind,
    pub place: i64,
    pub maker: i64,
    pub taker: Option<i64>,
    /// The game that it is about.
    pub about: Option<i64>,
    pub game: String,
    pub variant: String,
    #[serde(with = "player")]
    pub side: Option<Player>,
    pub rated: bool,
    pub state: OfferState,
    pub made_at: i64,
    pub expires_at: i64,
    pub closed_at: Option<i64>,
    /// How the game is timed, as in `clock::Terms`.
    #[serde(default)]
    pub clock: Option<String>,
    /// What is played for, as in `tournament::MatchGoal`.
    #[serde(default)]
    pub goal: Option<String>,
}

/// A game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRow {
    pub id: i64,
    pub place: i64,
    pub community: i64,
    pub game: String,
    pub variant: String,
    pub rules_version: u32,
    pub rated: bool,
    pub began_at: i64,
    pub state: GameState,
    #[serde(with = "player")]
    pub to_move: Option<Player>,
    pub plies: u32,
    pub moved_at: i64,
    pub ended_at: Option<i64>,
    pub verdict: Option<VerdictRow>,
    /// Player one's and player two's.
    pub seats: [SeatRow; 2],
    /// How it is timed, if it is.
    #[serde(default)]
    pub clock: Option<TimingRow>,
    pub entries: Vec<EntryRow>,
    /// What it did to ratings.
    pub changes: Vec<ChangeRow>,
}

/// The clock of a game. Lengths are milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimingRow {
    /// What was agreed to, as in `clock::Terms`.
    pub terms: String,
    /// When the time was over of whoever is to move, if the game can be claimed.
    pub out_at: Option<i64>,
    /// How it stood when each turn began.
    pub turns: Vec<TurnRow>,
}

/// The clock of a game as it stood when a turn began.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnRow {
    /// How many actions had been made.
    pub plies: u32,
    /// Whose turn it was.
    pub player: u8,
    pub since: i64,
    pub left: [i64; 2],
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerdictRow {
    #[serde(with = "player")]
    pub winner: Option<Player>,
    pub reason: String,
    /// In half points.
    pub points: Option<[u16; 2]>,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRow {
    pub person: i64,
    pub account: i64,
}

/// One line of a game's record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRow {
    pub number: u32,
    pub kind: EntryKind,
    pub token: String,
    #[serde(with = "player")]
    pub seat: Option<Player>,
    pub account: Option<i64>,
    pub made_at: i64,
    /// Every line has one since version 2.
    pub cause: Option<Cause>,
    /// In version 1 all came with an event of the account's platform.
    #[serde(default, skip_serializing)]
    pub event: Option<String>,
}

/// What a game did to a rating.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeRow {
    pub community: i64,
    pub game: String,
    pub person: i64,
    pub before: Strength,
    pub after: Strength,
    pub changed_at: i64,
}

/// A rating of a person in a community and game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedRow {
    pub community: i64,
    pub game: String,
    pub person: i64,
    pub strength: Strength,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

/// Glicko-2's numbers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    #[serde(with = "exact")]
    pub rating: f64,
    #[serde(with = "exact")]
    pub deviation: f64,
    #[serde(with = "exact")]
    pub volatility: f64,
}

impl Strength {
    /// Glicko-2's numbers in three columns, from this one on.
    pub(super) fn read(row: &Row<'_>, column: usize) -> rusqlite::Result<Self> {
        let [rating, deviation, volatility] = strength(row, column)?;
        Ok(Self { rating, deviation, volatility })
    }

    pub(super) const fn of(row: &RatingRow) -> Self {
        Self { rating: row.rating, deviation: row.deviation, volatility: row.volatility }
    }
}

/// A setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingRow {
    pub owner: String,
    pub owner_id: i64,
    pub name: String,
    pub value: String,
}

/// A tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentRow {
    pub id: i64,
    pub system: System,
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
    pub ended_at: Option<i64>,
    /// When it is to begin by itself.
    pub begins_at: Option<i64>,
    /// In the order of joining, or of seeds once it has begun.
    pub entrants: Vec<JoinedRow>,
}

/// Somebody in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JoinedRow {
    pub person: i64,
    pub account: i64,
    pub gone: bool,
    pub struck: bool,
}

/// A match, which in a tournament is a pairing.
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
    pub half_points: [u32; 2],
    pub games_counted: u32,
    pub began_at: i64,
    pub ended: Option<MatchEnd>,
    /// The numbers of its games, each with the side of `one` in it.
    pub games: Vec<(i64, u8)>,
}

/// A rating of a season.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonRow {
    /// Year and quarter: 20264.
    pub season: i64,
    pub community: i64,
    pub game: String,
    pub person: i64,
    pub strength: Strength,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    /// Against whom it was won.
    pub rivals: Vec<i64>,
}

/// Somebody who may not play in a community.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BarRow {
    pub community: i64,
    /// The platform's id.
    pub account: String,
    pub banned_at: i64,
}

/// A line of the audit list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeedRow {
    pub community: i64,
    pub done_at: i64,
    pub account: i64,
    pub deed: Deed,
    pub game: Option<i64>,
    pub whom: Option<i64>,
    pub reason: String,
}

/// Numbers as texts, because many a reader of JSON rounds them.
mod exact {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| D::Error::custom(format!("{text:?} is no number")))
    }
}

/// Players as numbers, nobody as 0.
mod player {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Player;

    #[allow(clippy::ref_option, reason = "serde asks so")]
    pub(super) fn serialize<S: Serializer>(player: &Option<Player>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(player.map_or(0, Player::number))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Player>, D::Error> {
        match u8::deserialize(deserializer)? {
            0 => Ok(None),
            1 => Ok(Some(Player::One)),
            2 => Ok(Some(Player::Two)),
            other => Err(D::Error::custom(format!("{other} is no player; they are 1 and 2, and 0 for neither"))),
        }
    }
}
