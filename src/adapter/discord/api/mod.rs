//! Requests to Discord, and their limits.
//!
//! - `rest`: requests, and another attempt after a failure or a refusal by a limit (429). `holds`: pauses that Discord
//!   asks for. `paces`: requests that share a limit leave no faster than it allows. `codes`: Discord's own error codes.

pub(in crate::adapter::discord) mod codes;
pub(in crate::adapter::discord) mod holds;
pub(in crate::adapter::discord) mod paces;
pub(in crate::adapter::discord) mod rest;
