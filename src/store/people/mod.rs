//! People, and where they are.
//!
//! - `accounts`: people and their accounts. `places`: places and their communities; `place_links`: pairs of places;
//!   `replaced`: those that others replace; `joined`: communities that are one.
//! - `settings`: those of people, places and communities. `relations`: the people whom they block, and other choices.
//!   `moderation`: bans, and the audit list.
//! - `linked`: people with several accounts. `codes`: what somebody may accept by a code. `sessions`: who
//!   is signed in to pages, and their keys.
//! - `notes`: what they noted about games. `personal`: everything about a person, for them to read.

pub(in crate::store) mod accounts;
pub(in crate::store) mod codes;
pub(in crate::store) mod joined;
pub(in crate::store) mod linked;
pub(in crate::store) mod moderation;
pub(in crate::store) mod notes;
pub(in crate::store) mod personal;
pub(in crate::store) mod place_links;
pub(in crate::store) mod places;
pub(in crate::store) mod relations;
pub(in crate::store) mod replaced;
pub(in crate::store) mod sessions;
pub(in crate::store) mod settings;
