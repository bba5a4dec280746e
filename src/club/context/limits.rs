//! Limits that nobody configures; `config` has the others.

use crate::text::tidy;

/// The longest id of a platform that is taken, in bytes.
pub(in crate::club) const ID_LENGTH_MAX: usize = 512;
/// The longest name that is kept, in characters.
const NAME_LENGTH_MAX: usize = 40;
/// How many games or offers are named in one answer.
pub(in crate::club) const LISTED_MAX: usize = 15;
/// The most games, and the most challenges, in a digest: somebody in several tournaments has many.
pub(in crate::club) const DIGEST_MAX: usize = 100;
/// How many actions are named in one answer.
pub(in crate::club) const ACTIONS_MAX: usize = 80;
/// How many actions of one turn may be undone.
pub(in crate::club) const UNDONE_MAX: usize = 100;
/// The most entries in a game's record that led to nothing: undone and taken-back actions, and the entries that say so.
pub(in crate::club) const TAKEN_BACK_MAX: u32 = 5_000;
/// How many buttons an answer has.
pub(in crate::club) const BUTTONS_MAX: usize = 5;
/// How many places of a ranking are shown.
pub(in crate::club) const RANKING_MAX: u32 = 10;
/// How long a reason may be, in characters.
pub(in crate::club) const REASON_LENGTH_MAX: usize = 300;
/// How many actions a page of the audit list has.
pub(in crate::club) const AUDIT_PAGE: u32 = 10;
/// The most banned people who are named.
pub(in crate::club) const BANNED_NAMED: usize = 100;
/// The most letters about a tournament that are searched for its list of entrants.
pub(in crate::club) const ROSTER_LETTERS: u32 = 1_000;
/// How many rows a picture of a tournament has, which a phone shows smaller than it is.
pub(in crate::club) const ROWS_MAX: usize = 12;
/// How many people a person may block.
pub(in crate::club) const BLOCKED_MAX: usize = 200;
/// The most rows that are forgotten at once, so that nobody waits long.
pub(in crate::club) const FORGOTTEN_AT_ONCE: u32 = 500;

/// The most due things that are done at once.
pub(in crate::club) const DUE_AT_ONCE: u32 = 500;
/// The same before a request, which has to wait for them.
pub(in crate::club) const DUE_BEFORE_A_REQUEST: u32 = 20;

/// A name as it may be shown: short enough for a line and not empty. If none of it is visible, it's the id.
pub(in crate::club) fn tidy_name(name: &str, id: &str) -> String {
    let name = tidy(name, NAME_LENGTH_MAX);
    if name.is_empty() { tidy(id, NAME_LENGTH_MAX) } else { name }
}
