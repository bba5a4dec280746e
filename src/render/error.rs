//! Why there is no picture.

use std::ops::RangeInclusive;

use thiserror::Error;

/// How wide a picture may be, in pixels.
pub const SIZES: RangeInclusive<u32> = 120..=2_048;

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The width is not among [`SIZES`].
    #[error("a picture must be {} to {} pixels wide, not {width}", SIZES.start(), SIZES.end())]
    Size {
        /// The width that was asked for.
        width: u32,
    },
    /// There is nothing to be shown.
    #[error("the animation has no scene to show")]
    Empty,
    /// The picture could not be written as PNG.
    #[error("can’t write the picture")]
    Png(#[from] png::EncodingError),
    /// The animation could not be written as GIF.
    #[error("can’t write the animation")]
    Gif(#[from] gif::EncodingError),
}

/// Refuses a width that no picture has.
pub(super) fn check(width: u32) -> Result<(), RenderError> {
    if SIZES.contains(&width) { Ok(()) } else { Err(RenderError::Size { width }) }
}
