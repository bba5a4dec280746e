//! What a picture shows, as data, and the same in words.
//!
//! A [`Scene`] is made from any [`Game`](crate::rules::Game) and knows none by name: it joins the board that the game
//! describes with who plays, what the last turn did and what is to be pointed out. Pictures (`render`) and words (here)
//! come from the same scene, so that neither can show what the other lacks.
//!
//! - [`Scene`], [`SeatView`], [`Turn`]: what there is. [`Mark`]: what is pointed out.
//! - [`Curve`]: what could be expected in a game, turn by turn.
//! - [`Geometry`]: where the cells lie. [`Sheet`]: a table of people and figures. [`Bracket`]: that of a knockout.
//!   [`Ratings`]: how they went.
//! - [`Figure`]: any picture that is no board.
//! - [`Scene::alt_text`], [`Scene::description`], [`Scene::text_board`]: the words. [`Scene::turn_told`] and
//!   [`turns_told`]: what turns did; [`score_told`]. [`Scene::cell_told`] and others: answers to questions;
//!   [`Scene::threats_told`] looks ahead, [`Scene::actions_told`] groups what may be played.

mod bracket;
mod caption;
mod curve;
mod data;
mod description;
mod figure;
mod geometry;
mod lesson;
mod mark;
mod phrase;
mod pieces;
mod questions;
mod ratings;
mod sheet;
mod telling;
mod text_board;
mod threats;
mod turn;
mod ways;

pub use bracket::{Bracket, BracketMeeting, BracketRound, BracketSide};
pub use curve::Curve;
pub use data::{Scene, SceneOptions, SeatView};
pub use figure::Figure;
pub use geometry::{Geometry, Label};
pub use mark::Mark;
pub use phrase::score_told;
pub use ratings::{RatingLine, Ratings};
pub use sheet::{Column, ColumnKind, ITSELF, NOTHING, Sheet, SheetRow, spoken};
pub use telling::turns_told;
pub use turn::Turn;

pub use crate::rules::{Color, Coord, Ground, Outcome, Piece, Player, Points, Shape};
