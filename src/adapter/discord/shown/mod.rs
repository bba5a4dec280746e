//! Everything that people see, press and type.
//!
//! - `layout`: letters as messages. `files`: their boards and pictures. `escape`: other people's words. `controls`: buttons
//!   and selects. `pressed`: their ids, read and written. `hub`: lists of games. `form`: that of a challenge. `poll`: a vote
//!   as a poll.
//! - `commands`: the commands in Discord's menus. `guild_commands`: the end of those that one server had for itself.
//!   `complete`: completion.

pub(in crate::adapter::discord) mod commands;
pub(in crate::adapter::discord) mod complete;
pub(in crate::adapter::discord) mod controls;
pub(in crate::adapter::discord) mod escape;
pub(in crate::adapter::discord) mod files;
pub(in crate::adapter::discord) mod form;
pub(in crate::adapter::discord) mod guild_commands;
pub(in crate::adapter::discord) mod hub;
pub(in crate::adapter::discord) mod layout;
pub(in crate::adapter::discord) mod poll;
pub(in crate::adapter::discord) mod pressed;
