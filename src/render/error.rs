//! Errors of drawing.

use std::ops::RangeInclusive;

use thiserror::Error;

/// The possible widths of a picture, in pixels.
pub const SIZES: RangeInclusive<u32> = 120..=2_048;

/// Why a picture couldn't be made.
#[derive(Debug, Error)]
pub enum RenderError {
    /// The width isn't in [`SIZES`].
    #[error("a picture must be {} to {} pixels wide, not {width}", SIZES.start(), SIZES.end())]
    Size {
        /// The requested width, in pixels.
        width: u32,
    },
    /// No scenes were given.
    #[error("the animation has no scene to show")]
    Empty,
    /// The PNG encoder failed.
    #[error("can’t write the picture")]
    Png(#[from] png::EncodingError),
    /// The GIF encoder failed.
    #[error("can’t write the animation")]
    Gif(#[from] gif::EncodingError),
}

/// Fails if the width isn't in [`SIZES`].
pub(super) fn check(width: u32) -> Result<(), RenderError> {
    if SIZES.contains(&width) { Ok(()) } else { Err(RenderError::Size { width }) }
}
