//! Scenes as pictures: PNG for a position, GIF for a game; and tables and the like as PNG. Nothing here knows a game by
//! name.
//!
//! A scene becomes a list of items (forms and sprites in their colors) over the empty board. Both are painted in the
//! 256 colors of their theme, so that a still picture is small and an animation needs one palette; what two pictures
//! of a game have in common is not painted again.
//!
//! The pixels are an `image`; `imageproc` fills what has straight edges and softens shadows, which `image` lays under
//! the art. What needs soft edges, and the letters' outlines, which `rustybuzz` shapes so that every script reads as it
//! should, are drawn by `tiny-skia`, with which `resvg` rasterizes the art.

mod animation;
mod art;
mod bracket;
mod color;
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
pub use still::png;
pub use theme::{Board, Page, Paint, Theme, Tone, UnknownTheme};
