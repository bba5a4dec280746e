//! Discord's error codes, by their meaning for us. The list is in its documentation, under *Opcodes and Status Codes*,
//! and in its OpenAPI description.

/// An unknown channel: it was deleted, or is a thread that was never opened.
const UNKNOWN_CHANNEL: isize = 10_003;
/// No permission, for instance to attach files.
pub(in crate::adapter::discord) const NO_PERMISSION: isize = 50_013;
/// No access at all.
const NO_ACCESS: isize = 50_001;
/// A channel of a kind that has none of these.
const WRONG_CHANNEL: isize = 50_024;
/// More threads are open than a server may have, or than a channel for announcements may.
const THREADS_MAX: isize = 160_006;
const NEWS_THREADS_MAX: isize = 160_007;
/// A reply where the history may not be read.
pub(in crate::adapter::discord) const NO_HISTORY: isize = 160_002;
/// A message that has a thread already.
pub(in crate::adapter::discord) const HAS_THREAD: isize = 160_004;
/// More conversations of two are opened than Discord likes; it goes again later.
pub(in crate::adapter::discord) const OPENED_TOO_FAST: isize = 40_003;
/// Messages of more than an hour ago are changed too often; it goes again later.
pub(in crate::adapter::discord) const CHANGED_TOO_OFTEN: isize = 30_046;
/// An interaction that was answered.
pub(in crate::adapter::discord) const ANSWERED_BEFORE: isize = 40_060;

/// Places that can't be written to: unknown; a forum, which only has posts; no access; nobody takes messages there (a
/// voice channel, or a person who refuses them); no permission; a wrong kind of channel; archived; a person without a
/// common server; locked.
const NOT_WRITABLE: [isize; 10] =
    [UNKNOWN_CHANNEL, 40_058, NO_ACCESS, 50_007, 50_008, NO_PERMISSION, WRONG_CHANNEL, 50_083, 50_278, 160_005];
/// An interaction that is gone or expired.
const OVER: [isize; 3] = [10_062, 10_015, 50_027];

/// The key of the sentence that says that threads aren't allowed.
pub(in crate::adapter::discord) const NO_THREAD: &str = "discord-no-thread";

/// The key of the sentence that says why no thread can be opened.
pub(in crate::adapter::discord) fn why_no_thread(code: Option<isize>) -> &'static str {
    match code {
        Some(NO_ACCESS | NO_PERMISSION) => NO_THREAD,
        Some(WRONG_CHANNEL) => "discord-no-thread-here",
        Some(THREADS_MAX | NEWS_THREADS_MAX) => "discord-too-many-threads",
        _ => "discord-no-thread-now",
    }
}

/// Whether a place can't be written to.
pub(in crate::adapter::discord) fn is_not_writable(code: Option<isize>) -> bool {
    code.is_some_and(|code| NOT_WRITABLE.contains(&code))
}

/// Whether an interaction can be answered no more.
pub(in crate::adapter::discord) fn is_over(code: Option<isize>) -> bool {
    code.is_some_and(|code| OVER.contains(&code))
}
