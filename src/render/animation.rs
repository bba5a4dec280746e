//! A game as an animated GIF.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::item::Area;
use super::picture::Picture;
use super::{RenderError, SIZES, Theme};
use crate::scene::Scene;

/// The most bytes that an animation may have: what chats take from anybody.
pub const GIF_BYTES_MAX: usize = 8 * 1_024 * 1_024;

/// How long a frame is shown, in hundredths of a second: in short games this long, in long ones shorter, so that a
/// game takes about so long, but not shorter than can be followed.
const FRAME_CENTISECONDS: RangeOfTime = RangeOfTime { longest: 110, shortest: 25, game: 12_000 };
/// How long the last frame is shown.
const LAST_CENTISECONDS: u16 = 500;
/// By how much the picture is made smaller if the animation is too large.
const SMALLER: f64 = 0.75;

struct RangeOfTime {
    longest: usize,
    shortest: usize,
    game: usize,
}

/// A game as an animation so many pixels wide: one frame a scene, only what changes drawn anew, the last frame held.
/// What would be larger than [`GIF_BYTES_MAX`] is made smaller: first the picture, then, by leaving scenes out, the
/// number of frames.
///
/// # Errors
/// If the width is not among [`SIZES`], or there is no scene.
pub fn gif(scenes: impl IntoIterator<Item = Scene>, theme: Theme, width: u32) -> Result<Vec<u8>, RenderError> {
    if !SIZES.contains(&width) {
        return Err(RenderError::Size { width });
    }
    let mut scenes: Vec<Scene> = scenes.into_iter().collect();
    let mut width = width;
    loop {
        if let Some(bytes) = encode(&scenes, theme, width)? {
            return Ok(bytes);
        }
        if width > *SIZES.start() {
            width = ((f64::from(width) * SMALLER) as u32).max(*SIZES.start());
        } else {
            thin_out(&mut scenes);
        }
    }
}

/// Leaves out every other scene, but never the last.
fn thin_out(scenes: &mut Vec<Scene>) {
    let last = scenes.len() - 1;
    let mut index = 0;
    scenes.retain(|_| {
        let kept = (last - index).is_multiple_of(2);
        index += 1;
        kept
    });
}

/// The animation, or nothing if it becomes too large.
fn encode(scenes: &[Scene], theme: Theme, width: u32) -> Result<Option<Vec<u8>>, RenderError> {
    let Some(first) = scenes.first() else { return Err(RenderError::Empty) };
    let time = FRAME_CENTISECONDS;
    let delay = u16::try_from((time.game / scenes.len()).clamp(time.shortest, time.longest)).unwrap_or(u16::MAX);
    let mut before = Picture::of(first, theme, width);
    let palette = before.palette;
    let (wide, high) = (pixels(before.width), pixels(before.height));
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, wide, high, &palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut held: Option<Frame<'static>> = Some(frame(before.whole(), before.paint()));
    for scene in &scenes[1..] {
        let picture = Picture::of(scene, theme, width);
        // Nothing visible has happened: what is shown is shown longer.
        let area = picture.changed_since(&before).unwrap_or(Area::of(0, 0, 1, 1));
        if let Some(frame) = held.take() {
            encoder.write_frame(&Frame { delay, ..frame })?;
        }
        if encoder.get_ref().len() > GIF_BYTES_MAX {
            return Ok(None);
        }
        held = Some(frame(area, picture.paint_area(area)));
        before = picture;
    }
    if let Some(frame) = held {
        encoder.write_frame(&Frame { delay: LAST_CENTISECONDS, ..frame })?;
    }
    drop(encoder);
    Ok((bytes.len() <= GIF_BYTES_MAX).then_some(bytes))
}

fn frame(area: Area, indices: Vec<u8>) -> Frame<'static> {
    Frame {
        left: pixels(area.left.unsigned_abs()),
        top: pixels(area.top.unsigned_abs()),
        width: pixels(area.width()),
        height: pixels(area.height()),
        dispose: DisposalMethod::Keep,
        buffer: Cow::Owned(indices),
        ..Frame::default()
    }
}

/// A measure in pixels as GIF writes it; pictures are never too large for it.
fn pixels(measure: u32) -> u16 {
    u16::try_from(measure).unwrap_or(u16::MAX)
}
