//! A picture's contents, as data and in words.
//!
//! A [`Scene`] comes from any [`Game`](crate::rules::Game), and knows none by name. It joins the game's board with the
//! players, the last turn and the marks. Pictures (`render`) and words (here) come from the same scene, so both show
//! the same.
//!
//! - [`Scene`], [`SeatView`], [`Turn`]: the contents. [`Mark`]: the marks.
//! - [`Curve`]: the course of a game, turn by turn. [`Story`]: the same for the bar beside a board.
//! - [`Geometry`]: where the cells are. [`Sheet`]: a table of people and numbers. [`Bracket`]: a knockout. [`Ratings`]:
//!   ratings over time. [`Boards`]: turns to choose from.
//! - [`Yearbook`]: a community's year. [`Figure`]: any picture other than a board.
//! - [`Scene::alt_text`], [`Scene::description`], [`Scene::text_board`]: the words. [`Scene::turn_told`],
//!   [`turns_told`]: turns. [`score_told`]: the score. [`Scene::cell_told`] and others: answers to questions.
//!   [`Scene::threats_told`] looks ahead, and [`Scene::actions_told`] groups legal actions.

mod boards;
mod bracket;
mod caption;
mod curve;
mod data;
mod description;
mod figure;
mod geometry;
mod lesson;
mod mark;
mod note;
mod phrase;
mod pieces;
mod questions;
mod ratings;
mod sheet;
mod story;
mod telling;
mod text_board;
mod threats;
mod turn;
mod ways;
mod yearbook;

pub use boards::{Boards, SmallBoard};
pub use bracket::{Bracket, BracketMeeting, BracketRound, BracketSide};
pub use curve::Curve;
pub use data::{Scene, SceneOptions, SeatView};
pub use figure::Figure;
pub use geometry::{Geometry, Label};
pub use mark::Mark;
pub use phrase::score_told;
pub use ratings::{RatingLine, Ratings};
pub use sheet::{Column, ColumnKind, ITSELF, NOTHING, Sheet, SheetRow, spoken};
pub use story::{Balance, Story};
pub use telling::turns_told;
pub use turn::Turn;
pub use yearbook::{YearBoard, YearEntry, YearSection, Yearbook};

pub use crate::rules::{Color, Coord, Ground, Outcome, Piece, Player, Points, Shape};
