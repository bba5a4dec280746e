//! Requests to Discord, and their limits.
//!
//! - `rest`: requests. `holds`: pauses that Discord asks for. `paces`: requests that share a limit leave no faster than
//!   it allows. `codes`: the meaning of error codes.

pub(in crate::adapter::discord) mod codes;
pub(in crate::adapter::discord) mod holds;
pub(in crate::adapter::discord) mod paces;
pub(in crate::adapter::discord) mod rest;
