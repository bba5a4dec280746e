//! The rules of the games: pure, without input or output, clocks, chance or threads.
//!
//! A game is one file that implements [`Position`] and one line in [`GAMES`]. Above this module nobody knows a game's
//! types: everyone holds a [`Game`], whose border is text. A chat line is text, the stored record is text, the reply
//! is text. Legality is membership in `legal_actions`, and nothing else decides it.
//!
//! - [`Position`]: what a game's author writes. [`Attempt`] and [`Refusal`]: why something is not legal.
//! - [`Game`]: a game in progress with its actions, repetition and ways to end that every game shares.
//! - [`Reading`]: what somebody typed, as actions.
//! - [`Record`]: a game as a text file. [`position_string`]: what position strings have in common.
//! - [`Diagram`] and [`Effects`]: what there is to see.

mod attempt;
pub mod chifoumi;
mod coord;
mod diagram;
pub mod fursaz;
mod game;
mod kind;
mod lexeme;
mod player;
mod position;
mod position_string;
mod reading;
mod record;
pub mod sfirs;
pub mod sia_doble;
pub mod the_game;

pub use attempt::{Attempt, Sign};
pub use coord::Coord;
pub use diagram::{Change, Diagram, Effects, Ground, Piece, Shape};
pub use game::{Game, IllegalAction, Ply};
pub use kind::Kind;
pub use player::{Color, Outcome, Player, Points, Reason};
pub use position::{About, Position, PositionError, Refusal};
pub use reading::Reading;
pub use record::{Record, RecordError};

/// Every game there is. A new game is its file and its line here.
pub static GAMES: &[Kind] = &[
    Kind::of::<sfirs::Sfirs>(),
    Kind::of::<the_game::TheGame>(),
    Kind::of::<fursaz::Fursaz>(),
    Kind::of::<chifoumi::Chifoumi>(),
    Kind::of::<sia_doble::SiaDoble>(),
];
