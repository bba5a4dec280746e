//! Pages of games: who is signed in, what a page shows, and what is done by it.
//!
//! - `reading`: a game as its page shows it. `home`: somebody's own games. `learning`: their task. `looking`: questions of
//!   whoever is signed in. `acting`: the request that a page makes.
//! - `commands`: which function obeys which command. `signing`: links that sign a browser in, and sessions. `renewing`: new
//!   addresses.

pub(in crate::club) mod acting;
pub(in crate::club) mod commands;
pub(in crate::club) mod home;
pub(in crate::club) mod learning;
pub(in crate::club) mod looking;
pub(in crate::club) mod reading;
pub(in crate::club) mod renewing;
pub(in crate::club) mod signing;
