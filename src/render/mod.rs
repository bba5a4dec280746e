//! Scenes as pictures: PNG for a position, GIF for a game. Nothing here knows a game by name.
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
mod color;
mod fonts;
mod ground;
mod item;
mod layout;
mod lzw;
mod palette;
mod picture;
mod pieces;
mod strips;
mod text;
mod theme;

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::scene::Scene;
use picture::Picture;

pub use animation::{GIF_BYTES_MAX, gif};
pub use color::Rgba;
pub use theme::{Board, Page, Paint, Theme, Tone, UnknownTheme};

/// How wide a picture may be, in pixels.
pub const SIZES: RangeInclusive<u32> = 120..=2_048;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The width is not among [`SIZES`].
    #[error("a picture is {} to {} pixels wide, not {width}", SIZES.start(), SIZES.end())]
    Size {
        /// The width that was asked for.
        width: u32,
    },
    /// There is nothing to be shown.
    #[error("there is no scene to be shown")]
    Empty,
    /// The picture could not be written as PNG.
    #[error("cannot write the picture")]
    Png(#[from] png::EncodingError),
    /// The animation could not be written as GIF.
    #[error("cannot write the animation")]
    Gif(#[from] gif::EncodingError),
}

/// The scene as a PNG picture so many pixels wide; about as high.
///
/// # Errors
/// If the width is not among [`SIZES`].
pub fn png(scene: &Scene, theme: Theme, width: u32) -> Result<Vec<u8>, RenderError> {
    if !SIZES.contains(&width) {
        return Err(RenderError::Size { width });
    }
    let picture = Picture::of(scene, theme, width);
    let indices = picture.paint();
    let mut bytes = Vec::with_capacity(48 * 1_024);
    let mut encoder = png::Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(picture.palette.bytes());
    // Numbers of colors have no order, so that filters, which look for slopes, only do harm.
    encoder.set_filter(png::Filter::NoFilter);
    // A higher level saves a tenth of the bytes and takes half as long again.
    encoder.set_deflate_compression(png::DeflateCompression::Level(2));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(bytes)
}
