//! Draws pictures other than boards, in the theme's page colors.

use super::error::{RenderError, check};
use super::picture::Picture;
use super::still::encode;
use super::theme::Theme;
use super::{boards, bracket, curve, ratings, sheet};
use crate::scene::Figure;

/// Draws a figure as a PNG, `width` pixels wide and as high as it needs to be.
///
/// # Errors
/// If the width isn't in [`SIZES`](super::SIZES).
pub fn figure(figure: &Figure, theme: Theme, width: u32) -> Result<Vec<u8>, RenderError> {
    check(width)?;
    let page = theme.page();
    let (items, height) = match figure {
        Figure::Curve(shown) => curve::items(shown, page, width as f32),
        Figure::Sheet(shown) => sheet::items(shown, page, width as f32),
        Figure::Ratings(shown) => ratings::items(shown, page, width as f32),
        Figure::Bracket(shown) => bracket::items(shown, page, width as f32),
        Figure::Boards(shown) => return encode(&boards::picture(shown, theme, width)),
    };
    encode(&Picture::of_items(items, theme, (width, height.round() as u32)))
}
