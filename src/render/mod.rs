//! Draws scenes: PNG for a position, GIF for a game, and PNG for tables and other figures. It knows no game by name.
//!
//! A scene becomes a list of items (shapes and sprites in their colors) on an empty board. Everything is painted in the
//! 256 colors of the theme, so that a still picture is small and an animation needs one palette. The parts that two
//! pictures of a game share are painted once.
//!
//! `image` holds the pixels. `imageproc` fills shapes with straight edges and blurs the shadows, and `image` lays those
//! under the drawings. `tiny-skia` draws everything with soft edges, and the outlines of letters, which `rustybuzz`
//! shapes for every script. `resvg` rasterizes the drawings, also with `tiny-skia`.

mod animation;
mod art;
mod balance;
mod boards;
mod bracket;
mod color;
mod crown;
mod curve;
mod error;
mod figure;
mod fonts;
mod ground;
mod item;
mod layout;
mod lzw;
mod palette;
mod picture;
mod pieces;
mod places;
mod ratings;
mod sheet;
mod still;
mod strips;
mod text;
mod theme;

pub use animation::{GIF_BYTES_MAX, gif};
pub use color::Rgba;
pub use error::{RenderError, SIZES};
pub use figure::figure;
pub use places::{CellPlace, Places};
pub use still::{board, png};
pub use theme::{Board, Page, Paint, Theme, Tone, UnknownTheme};
