//! Draws a scene as a still picture, whole or the board alone.

use super::error::{RenderError, check};
use super::item::Area;
use super::layout::Layout;
use super::picture::Picture;
use super::theme::Theme;
use crate::scene::Scene;

/// Draws a scene as a PNG, `width` pixels wide and about as high.
///
/// # Errors
/// If the width isn't in [`SIZES`](super::SIZES).
pub fn png(scene: &Scene, theme: Theme, width: u32) -> Result<Vec<u8>, RenderError> {
    check(width)?;
    encode(&Picture::of(scene, theme, width))
}

/// Draws the board of a scene alone, without the players, as [`Places`](super::Places) has it.
///
/// # Errors
/// If the width, which is that of the whole picture, isn't in [`SIZES`](super::SIZES).
pub fn board(scene: &Scene, theme: Theme, width: u32) -> Result<Vec<u8>, RenderError> {
    check(width)?;
    let picture = Picture::of(scene, theme, width);
    encode_area(&picture, Layout::of(scene, width).plate)
}

/// Encodes a picture as PNG.
pub(super) fn encode(picture: &Picture) -> Result<Vec<u8>, RenderError> {
    encode_area(picture, picture.whole())
}

fn encode_area(picture: &Picture, area: Area) -> Result<Vec<u8>, RenderError> {
    let indices = picture.paint_area(area);
    let mut bytes = Vec::with_capacity(48 * 1_024);
    let mut encoder = png::Encoder::new(&mut bytes, area.width(), area.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(picture.palette.bytes());
    // Color indexes have no order. Filters look for gradients and only do harm here.
    encoder.set_filter(png::Filter::NoFilter);
    // A higher level saves a tenth of the bytes but takes half as long again.
    encoder.set_deflate_compression(png::DeflateCompression::Level(2));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(bytes)
}
