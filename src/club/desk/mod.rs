//! The way in and the way out: the thread on which the club lives, its queue, its transactions, its outbox.
//!
//! - `club`: [`Club`](club::Club), which begins every transaction and every group. `queue`: the desk before it.
//! - `commands`: the one list that says which part answers which command. `ticking`: what is done because its time has come.
//! - `outbox`, `delivery`, `refused`: letters on their way, and what platforms say of them.
//! - `liveness`, `rooms_replaced`: what platforms say of themselves and of their rooms. `ongoing`: a look at somebody's games.
//! - `awaiting`, `jobs`: what the computer is to play, and to look at for people.
//! - `guard`: panics. `suspects`, `suspicion`: what fails or kills the program, and is put aside. `health`: how it all is.

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
pub(in crate::club) mod queue;
pub(in crate::club) mod refused;
pub(in crate::club) mod rooms_replaced;
pub(in crate::club) mod suspects;
pub(in crate::club) mod suspicion;
pub(in crate::club) mod ticking;
