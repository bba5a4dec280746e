//! An opponent for every game, built on the rules alone. The same seed and number of nodes lead to the same answer.
//!
//! Inside, everything has a game's own types. At the border, as everywhere above the rules, everything is text. Hints
//! that go beyond a game's rules are in the game's own folder (`crate::rules::guide`).
//!
//! - [`SearchRequest`], [`SearchAnswer`], and [`think`], which leads from one to the other.
//! - `alpha_beta`: for games whose positions have an evaluation, with `table`, `values`, `ordering`,
//!   `occurrences`, `score`.
//! - `forced`: turns that win by force, every action tried; `puzzles`: positions with such turns, for people to solve.
//!   `proof`: whether a player wins by force, however long it takes.
//! - `uct`: for every game, and to measure the others; so is `greedy`.
//! - `samples`: positions with results, to which `scripts/tune` fits the evaluations, and `scripts/chances` the curves
//!   from a search's score to what a player can expect.
//! - `attention`: the actions that weak levels overlook. `budget`: how long to think.

mod alpha_beta;
mod arena;
mod attention;
mod budget;
mod forced;
mod found;
mod greedy;
mod mind;
mod occurrences;
mod ordering;
mod play_out;
mod proof;
mod puzzles;
mod random;
mod request;
mod samples;
mod score;
mod table;
mod uct;
mod values;

pub use arena::{Contender, MatchScore, UnknownContender, play, play_match};
pub use forced::{Forced, Reach};
pub use mind::{expected, forced_in, proof_in, think};
pub use proof::Proof;
pub use puzzles::{KeptPuzzle, Puzzle, first_rating, puzzle_at, puzzles_of, self_played, solves};
pub use request::{Exact, Limit, MEMORY, Method, SearchAnswer, SearchRequest};
pub use samples::{Judged, Sample, judged, samples};
