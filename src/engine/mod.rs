//! An opponent for every game, on the rules alone: deterministic for a seed and a count of nodes.
//!
//! Inside everything has the types of a game; at the border, as everywhere above the rules, everything is text. What a
//! game tells beyond its rules, it tells in its own folder (`crate::rules::guide`).
//!
//! - [`SearchRequest`] and [`SearchAnswer`]; [`think`]: from one to the other.
//! - `alpha_beta`: for games whose positions can be valued, with `table`, `ordering`, `occurrences`.
//! - `rave`: for games that fill places, and `proof`: their last actions. `uct`: for all games, and what others are
//!   measured by.
//! - `attention`: what weak levels do not see. `budget`: how long to think.

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
mod table;
mod uct;

pub use arena::{Contender, MatchScore, UnknownContender, play, play_match};
pub use mind::think;
pub use request::{Exact, Limit, MEMORY, Method, SearchAnswer, SearchRequest};
