//! The way in and the way out: the thread on which the club lives, its queue, its transactions, its outbox.
//!
//! - `club`: [`Club`](club::Club), which begins every transaction and every group. `queue`: the desk before it.
//! - `commands`: which part obeys which command. `ticking`: everything whose time has come.
//! - `outbox`, `delivery`, `refused`: letters on their way, and the platforms' reports on them.
//! - `polls`: the polls that are open.
//! - `liveness`, `rooms_replaced`: reports of the platforms about themselves and their rooms. `ongoing`: a look at
//!   somebody's games.
//! - `awaiting`, `jobs`: games that await the computer, and its jobs.
//! - `pages`: what pages show, and what is asked for by them; `shown`: the answers.
//! - `guard`: panics. `suspects`, `suspicion`: things that fail or kill the program, and are put aside. `health`: the
//!   club's state.

pub(in crate::club) mod awaiting;
pub(in crate::club) mod club;
pub(in crate::club) mod commands;
pub(in crate::club) mod delivery;
pub(in crate::club) mod guard;
pub(in crate::club) mod health;
pub(in crate::club) mod jobs;
pub(in crate::club) mod liveness;
pub(in crate::club) mod ongoing;
pub(in crate::club) mod outbox;
pub(in crate::club) mod pages;
pub(in crate::club) mod polls;
pub(in crate::club) mod queue;
pub(in crate::club) mod refused;
pub(in crate::club) mod rooms_replaced;
pub(in crate::club) mod shown;
pub(in crate::club) mod suspects;
pub(in crate::club) mod suspicion;
pub(in crate::club) mod ticking;
