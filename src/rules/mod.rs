//! The rules of the games: pure, without input or output, clocks, chance or threads, and without words: what is to be
//! said is data, and worded by those who say it.
//!
//! A game is a folder with a type that implements [`Position`], its line here, and its line in [`GAMES`]. Above this
//! module nobody knows a game's types: everyone holds a [`Game`], whose border is text. A chat line is text, the stored
//! record is text, the reply is text. Legality is membership in `legal_actions`, and nothing else decides it.
//!
//! - [`About`], [`Position`]: what a game's author writes. [`Attempt`] and [`Refusal`]: why something is not legal.
//! - [`Game`]: a game in progress with its actions, repetition and ways to end that every game shares.
//! - [`Reading`]: what somebody typed, as actions.
//! - [`Record`]: a game as a text file. `position_string`: what position strings have in common.
//! - [`Diagram`] and [`Effects`]: what there is to see. [`Threats`]: what one whole turn could do.

// The games.
pub mod chifoumi;
pub mod fursaz;
pub mod sfirs;
pub mod sia_doble;
pub mod the_game;

// What they share.
mod about;
mod attempt;
mod coord;
mod diagram;
mod erased;
mod exercise;
mod game;
mod games;
pub mod guide;
mod judge;
mod kind;
mod lesson;
mod lesson_page;
mod lexeme;
mod outcome;
mod player;
mod position;
mod position_string;
mod reading;
mod record;
mod refusal;
mod threats;

pub use about::About;
pub use attempt::{Attempt, Sign};
pub use coord::Coord;
pub use diagram::{Change, Diagram, Effects, Ground, Piece, Shape};
pub use exercise::{Exercise, Goal};
pub use game::{Game, IllegalAction, Ply};
pub use games::GAMES;
pub use kind::Kind;
pub use lesson_page::LessonPage;
pub use outcome::{End, Outcome, Points, Reason};
pub use player::{Color, Player};
pub use position::{Position, acting};
pub use position_string::PositionError;
pub use reading::Reading;
pub use record::{Record, RecordError};
pub use refusal::Refusal;
pub use threats::{Attacker, Harm, Threat, Threats};
