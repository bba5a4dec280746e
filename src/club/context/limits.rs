//! How much there may be of everything.

use serde::{Deserialize, Serialize};

use crate::text::tidy;

/// The club's limits.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Games that a person may play at a time.
    pub games_per_person: usize,
    /// Games that may be played in a place at a time.
    pub games_per_place: usize,
    /// Challenges of a person that may be open at a time.
    pub challenges_per_person: usize,
    /// Challenges of a person within an hour that may lead to no game.
    pub challenges_per_hour: usize,
    /// Challenges that may be open in a place at a time.
    pub challenges_per_place: usize,
    /// Games with the computer that may go on at a time; with none it is challenged no more, and plays those to their end
    /// that it has.
    pub computer_games: usize,
    /// Requests of a person that are answered within a minute.
    pub requests_per_minute: u32,
    /// How long an offer stays open, in hours.
    pub offer_hours: u32,
    /// For how long events and sent letters are remembered, in days.
    pub memory_days: u32,
    /// For how many days a year somebody may be on vacation.
    pub vacation_days: u32,
    /// For how many seconds somebody who has just acted where a game is is not told there that it is their turn.
    pub ping_wait_seconds: u32,
    /// How many seconds lie at least between two changes of a digest.
    pub digest_seconds: u32,
    /// How many seconds a list of those who have joined a tournament stays as it is.
    pub roster_seconds: u32,
    /// How many games are kept ready, so that they need not be replayed.
    pub games_in_memory: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            games_per_person: 20,
            games_per_place: 100,
            challenges_per_person: 10,
            challenges_per_hour: 20,
            challenges_per_place: 50,
            computer_games: 50,
            requests_per_minute: 60,
            offer_hours: 7 * 24,
            memory_days: 30,
            vacation_days: 30,
            ping_wait_seconds: 120,
            digest_seconds: 300,
            roster_seconds: 60,
            games_in_memory: 500,
        }
    }
}

/// The longest id of a platform that is taken, in bytes.
pub(in crate::club) const ID_LENGTH_MAX: usize = 512;
/// The longest name that is kept, in characters.
const NAME_LENGTH_MAX: usize = 40;
/// How many games or offers are named in one answer.
pub(in crate::club) const LISTED_MAX: usize = 15;
/// How many games, and how many challenges, a digest lists: whoever plays in several tournaments has many.
pub(in crate::club) const DIGEST_MAX: usize = 100;
/// How many actions are named in one answer.
pub(in crate::club) const ACTIONS_MAX: usize = 80;
/// How many actions of one turn may be undone.
pub(in crate::club) const UNDONE_MAX: usize = 100;
/// How many entries of a game's record there may be that led to nothing: what was undone or taken back, and that it was.
pub(in crate::club) const TAKEN_BACK_MAX: u32 = 5_000;
/// How many buttons an answer has.
pub(in crate::club) const BUTTONS_MAX: usize = 5;
/// How many places of a ranking are shown.
pub(in crate::club) const RANKING_MAX: u32 = 10;
/// How long a reason may be, in characters.
pub(in crate::club) const REASON_LENGTH_MAX: usize = 300;
/// How many deeds a page of the audit list has.
pub(in crate::club) const AUDIT_PAGE: u32 = 10;
/// How many of those who are banned are named.
pub(in crate::club) const BANNED_NAMED: usize = 100;
/// How many of the newest letters about a tournament are looked through for the list of those who have joined.
pub(in crate::club) const ROSTER_LETTERS: u32 = 1_000;
/// How many rows a picture of a tournament has, which a phone shows smaller than it is.
pub(in crate::club) const ROWS_MAX: usize = 12;
/// How many people a person may block.
pub(in crate::club) const BLOCKED_MAX: usize = 200;
/// How many rows are forgotten at a time, so that nobody waits for it.
pub(in crate::club) const FORGOTTEN_AT_ONCE: u32 = 500;

/// How much of what is due is looked after at a time.
pub(in crate::club) const DUE_AT_ONCE: u32 = 500;
/// The same before a request, which waits for it.
pub(in crate::club) const DUE_BEFORE_A_REQUEST: u32 = 20;

/// A name as it may be shown, of a length that a line can bear, and not empty: where nothing of it can be seen, the id.
pub(in crate::club) fn tidy_name(name: &str, id: &str) -> String {
    let name = tidy(name, NAME_LENGTH_MAX);
    if name.is_empty() { tidy(id, NAME_LENGTH_MAX) } else { name }
}
