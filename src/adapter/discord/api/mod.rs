//! Requests to Discord, and what limits them.
//!
//! - `rest`: requests. `holds`: pauses that Discord asks for. `paces`: requests that share a limit leave no faster than it
//!   takes them. `codes`: what error codes mean.

pub(in crate::adapter::discord) mod codes;
pub(in crate::adapter::discord) mod holds;
pub(in crate::adapter::discord) mod paces;
pub(in crate::adapter::discord) mod rest;
