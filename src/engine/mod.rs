//! An opponent for every game, built on the rules alone. The same seed and number of nodes lead to the same answer.
//!
//! Inside, everything has a game's own types. At the border, as everywhere above the rules, everything is text. Hints
//! that go beyond a game's rules are in the game's own folder (`crate::rules::guide`).
//!
//! - [`SearchRequest`], [`SearchAnswer`], and [`think`], which leads from one to the other.
//! - `alpha_beta`: for games whose positions have an evaluation, with `table`, `ordering`, `occurrences`.
//! - `rave`: for games that fill places, with `proof` for their last actions. `uct`: for every game, and to measure the
//!   others.
//! - `samples`: positions with results, to which `scripts/tune` fits the evaluations.
//! - `attention`: the actions that weak levels overlook. `budget`: how long to think.

mod alpha_beta;
mod arena;
mod attention;
mod budget;
mod found;
mod mind;
mod occurrences;
mod ordering;
mod play_out;
mod proof;
mod random;
mod rave;
mod request;
mod samples;
mod table;
mod uct;

pub use arena::{Contender, MatchScore, UnknownContender, play, play_match};
pub use mind::think;
pub use request::{Exact, Limit, MEMORY, Method, SearchAnswer, SearchRequest};
pub use samples::{Sample, samples};
