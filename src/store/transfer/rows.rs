//! The form of records. The fields are the columns in `migrations/`; `docs/export.md` explains them.

#![allow(missing_docs, reason = "they are explained there")]

use serde::{Deserialize, Serialize};

use super::note_rows::NoteRow;
use super::strength::Strength;
use super::tournament_rows::{EncounterRow, TournamentRow};
use super::training_rows::{LookedThroughRow, MistakeRow, PuzzleRow, SolverRow};
use super::vote_rows::{CoachRow, VotesRow};
use crate::rules::Player;
use crate::store::{AuditAction, Cause, EntryKind, GameState, OfferKind, OfferState, TaskSource};

/// One record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExportLine {
    /// A person with their accounts.
    Person(PersonRow),
    /// A community with its members.
    Community(CommunityRow),
    /// A place.
    Place(PlaceRow),
    /// A community that is one with another, or is to be.
    CommunityLink(CommunityLinkRow),
    /// A challenge, or something offered in a game.
    Offer(OfferRow),
    /// A game with its record and the rating changes that it caused.
    Game(Box<GameRow>),
    /// A tournament with its entrants.
    Tournament(Box<TournamentRow>),
    /// A match, which is a pairing if it's in a tournament.
    Match(Box<EncounterRow>),
    /// A rating.
    Rating(RatedRow),
    /// A season rating.
    Season(SeasonRow),
    /// A person banned from a community.
    #[serde(alias = "bar")]
    Ban(BanRow),
    /// An entry in the audit list.
    Audit(AuditActionRow),
    /// A setting.
    Setting(SettingRow),
    /// Somebody whom a person blocks.
    Block(BlockRow),
    /// A game that a person has muted.
    Mute(MuteRow),
    /// The votes of a game between communities.
    Votes(VotesRow),
    /// A person who snoozes.
    Snooze(SnoozeRow),
    /// The time that a person gave in a game.
    Gifts(GiftsRow),
    /// A game against the computer whose player is coached.
    Coach(CoachRow),
    /// The last hint for a person.
    Hint(HintRow),
    /// The task that a person is at.
    Task(TaskRow),
    /// A puzzle, with everybody who tried it.
    Puzzle(Box<PuzzleRow>),
    /// How well a person solves puzzles.
    Solver(SolverRow),
    /// A mistake of a person's, as a task.
    Mistake(MistakeRow),
    /// A game that was looked through for a person's mistakes.
    LookedThrough(LookedThroughRow),
    /// A place in which a game is shown that is played elsewhere.
    Watcher(WatcherRow),
    /// A place that is paired with another one.
    Pair(PairRow),
    /// A further place in which a game or challenge is shown.
    Shown(ShownRow),
    /// What an account noted about a game.
    Note(NoteRow),
    /// Ratings that are to be computed anew.
    Rerating(RerateRow),
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonRow {
    pub id: i64,
    pub joined_at: i64,
    pub accounts: Vec<AccountRow>,
    /// When they were or will be away: the first moment, and the moment after the last.
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
    /// The person that it is by itself, if that is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former: Option<i64>,
    /// When it was forgotten, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forgotten_at: Option<i64>,
}

/// A community.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommunityRow {
    pub id: i64,
    pub platform: String,
    pub community: String,
    /// Account numbers.
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

/// A community that is one with another, or is to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommunityLinkRow {
    pub community: i64,
    /// The community whose settings hold.
    pub head: i64,
    pub place: i64,
    pub head_place: i64,
    pub asked_at: i64,
    pub joined_at: Option<i64>,
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
    /// The game that it's about.
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
    /// The time control and terms, as in `clock::Terms`.
    #[serde(default)]
    pub clock: Option<String>,
    /// The goal, as in `tournament::MatchGoal`.
    #[serde(default)]
    pub goal: Option<String>,
    /// Whether only somebody with its code can accept it.
    #[serde(default)]
    pub by_code: bool,
    /// The position to begin from, unless it's the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// With so many points the taker begins the match, if with any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lead: Option<u8>,
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
    /// The position that it began from, unless it's the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    pub began_at: i64,
    pub state: GameState,
    #[serde(with = "player")]
    pub to_move: Option<Player>,
    pub plies: u32,
    pub moved_at: i64,
    pub ended_at: Option<i64>,
    pub verdict: Option<VerdictRow>,
    /// The seats of player one and player two.
    pub seats: [SeatRow; 2],
    /// The clock, if there is one.
    #[serde(default)]
    pub clock: Option<TimingRow>,
    pub entries: Vec<EntryRow>,
    /// After how many actions the winner stood worst, and what they could expect then, in percent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swing: Option<[u32; 2]>,
    /// The rating changes that it caused.
    pub changes: Vec<ChangeRow>,
}

/// The clock of a game. Lengths are milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimingRow {
    /// The time control and terms, as in `clock::Terms`.
    pub terms: String,
    /// When the player to move ran out of time, if the game can be claimed.
    pub out_at: Option<i64>,
    /// The clock at the start of each turn.
    pub turns: Vec<TurnRow>,
}

/// A game's clock at the start of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnRow {
    /// The number of actions before the turn.
    pub plies: u32,
    /// The player whose turn it was.
    pub player: u8,
    pub since: i64,
    pub left: [i64; 2],
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerdictRow {
    #[serde(with = "player")]
    pub winner: Option<Player>,
    pub reason: String,
    /// In half points.
    pub points: Option<[u16; 2]>,
}

/// The person and account behind a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRow {
    pub person: i64,
    pub account: i64,
}

/// An entry in a game's record.
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
    /// Set in every entry since version 2.
    pub cause: Option<Cause>,
    /// In version 1, every entry had an event of the account's platform.
    #[serde(default, skip_serializing)]
    pub event: Option<String>,
}

/// The change of a rating by a game.
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

/// A person's rating in a community and game.
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

/// A setting.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SettingRow {
    pub owner: String,
    pub owner_id: i64,
    pub name: String,
    pub value: String,
}

/// Somebody whom a person blocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlockRow {
    pub person: i64,
    pub blocked: i64,
    /// The accounts by which they named them. Earlier versions noted none.
    #[serde(default)]
    pub accounts: Vec<i64>,
}

/// A game that a person has muted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MuteRow {
    pub person: i64,
    pub game: i64,
}

/// A person who snoozes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SnoozeRow {
    pub person: i64,
    pub ends_at: i64,
}

/// The time that a person gave in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiftsRow {
    pub person: i64,
    pub game: i64,
    pub first_at: i64,
    pub gifts: u32,
}

/// The last hint for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintRow {
    pub person: i64,
    pub game: i64,
    pub position: String,
    pub actions: String,
}

/// The task that a person is at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaskRow {
    pub person: i64,
    pub place: i64,
    pub set_at: i64,
    pub game: String,
    /// From 0.
    pub number: u32,
    pub actions: String,
    /// If it is from anything but a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<TaskSource>,
}

/// A place in which a game is shown that is played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WatcherRow {
    pub game: i64,
    pub place: i64,
    /// The account that asked for it.
    pub account: i64,
}

/// A place that is paired with another one, which has such a row too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairRow {
    pub place: i64,
    pub other: i64,
    pub linked_at: i64,
}

/// A further place in which a game or challenge is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShownRow {
    /// The number of the game or challenge.
    pub about: i64,
    pub place: i64,
    /// The player who plays from there.
    #[serde(with = "player")]
    pub seat: Option<Player>,
}

/// A season rating.
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
    /// The opponents.
    pub rivals: Vec<i64>,
}

/// A person banned from a community.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BanRow {
    pub community: i64,
    /// The account's platform. In exports of earlier versions, it is the community's.
    #[serde(default)]
    pub platform: Option<String>,
    /// Whether it holds because it did for another account, from which this one has parted.
    #[serde(default)]
    pub held: bool,
    /// The account's id on the platform.
    pub account: String,
    #[serde(alias = "barred_at")]
    pub banned_at: i64,
}

/// An entry in the audit list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AuditActionRow {
    pub community: i64,
    pub done_at: i64,
    pub account: i64,
    #[serde(alias = "deed")]
    pub action: AuditAction,
    pub game: Option<i64>,
    pub whom: Option<i64>,
    pub reason: String,
}

/// Players as numbers, with 0 for nobody.
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

/// Ratings that are to be computed anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RerateRow {
    /// The time of the first game that counts otherwise than before.
    pub since: i64,
    /// The beginning of the first season that isn't kept as it is.
    pub seasons_since: i64,
}
