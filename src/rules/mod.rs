//! The rules of the games. They are pure: no input or output, clocks, chance or threads. They have no words either;
//! other modules turn their messages into sentences.
//!
//! A game is a folder with a type that implements [`Position`], its line here, and its line in [`GAMES`]. Above this
//! module, nobody knows a game's types. Everyone holds a [`Game`], whose border is text, because lines of chat, stored
//! records and replies are text. An action is legal if it's in `legal_actions`; nothing else decides that.
//!
//! - [`About`], [`Position`]: what the author of a game writes. [`Attempt`], [`Refusal`]: why an action isn't legal.
//! - [`Game`]: a game in progress, with the repetition rule and the ends that every game shares.
//! - [`FirstTurns`]: a handicap.
//! - [`Reading`]: typed text, read as actions. [`TurnSoFar`]: the same for taps on a board.
//! - [`Record`]: a game as a text file. `position_string`: what all position strings share.
//! - [`Diagram`], [`Effects`]: what a position looks like and what an action does. [`Threats`]: what one whole turn
//!   could do.

// The games.
pub mod chifoumi;
pub mod fursaz;
pub mod sfirs;
pub mod sia_doble;
pub mod the_game;

// What all games share.
mod about;
mod attempt;
mod coord;
mod diagram;
mod erased;
mod exercise;
mod first_turns;
mod fit;
mod game;
mod game_def;
mod games;
pub mod guide;
mod judge;
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
mod touch;

pub use about::About;
pub use attempt::{Attempt, Sign};
pub use coord::Coord;
pub use diagram::{Change, Diagram, Effects, Ground, Piece, Shape};
pub use exercise::{Exercise, Goal};
pub use first_turns::FirstTurns;
pub(crate) use first_turns::Given;
pub use game::{Game, IllegalAction, Ply};
pub use game_def::GameDef;
pub use games::GAMES;
pub use lesson_page::LessonPage;
pub use outcome::{End, Outcome, Points, Reason};
pub use player::{Color, Player};
pub use position::{Position, acting};
pub use position_string::PositionError;
pub use reading::Reading;
pub use record::{Record, RecordError};
pub use refusal::Refusal;
pub use threats::{Attacker, Harm, Threat, Threats};
pub use touch::{Begun, Tap, Tapped, TurnSoFar, Ways};
