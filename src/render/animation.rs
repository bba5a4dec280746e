//! A game as an animated GIF.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

use super::item::Area;
use super::palette::AS_BEFORE;
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
    let last = scenes.len() - 1;
    let mut before = Picture::of(&still(first, last == 0), theme, width);
    let mut canvas = before.paint();
    let mut bytes = Vec::new();
    let (wide, high) = (pixels(before.width), pixels(before.height));
    let mut encoder = Encoder::new(&mut bytes, wide, high, &before.palette.bytes())?;
    encoder.set_repeat(Repeat::Infinite)?;
    // A frame is written when the next one is there, because only then it is known whether it is the last.
    let mut held = frame(before.whole(), canvas.clone());
    for (index, scene) in scenes.iter().enumerate().skip(1) {
        let picture = Picture::of(&still(scene, index == last), theme, width);
        // Where nothing visible has happened, a frame of one pixel holds the time.
        let area = picture.changed_since(&before).unwrap_or(Area::of(0, 0, 1, 1));
        let mut indices = picture.paint_area(area);
        keep_what_is_there(&mut canvas, &mut indices, area, picture.width as usize);
        encoder.write_frame(&Frame { delay, ..held })?;
        if encoder.get_ref().len() > GIF_BYTES_MAX {
            return Ok(None);
        }
        held = frame(area, indices);
        before = picture;
    }
    encoder.write_frame(&Frame { delay: LAST_CENTISECONDS, ..held })?;
    drop(encoder);
    Ok((bytes.len() <= GIF_BYTES_MAX).then_some(bytes))
}

/// The scene as one of many: whose turn it is goes back and forth, which the marks of the last turn show anyway, so it
/// is shown at the end only.
fn still(scene: &Scene, last: bool) -> Cow<'_, Scene> {
    if last { Cow::Borrowed(scene) } else { Cow::Owned(Scene { to_move: None, ..scene.clone() }) }
}

/// Brings the canvas up to date, and marks in a new frame what is on the canvas already.
fn keep_what_is_there(canvas: &mut [u8], indices: &mut [u8], area: Area, stride: usize) {
    let wide = area.width() as usize;
    let start = area.top.unsigned_abs() as usize * stride + area.left.unsigned_abs() as usize;
    for (row, indices) in indices.chunks_exact_mut(wide).enumerate() {
        let there = &mut canvas[start + row * stride..][..wide];
        for (there, index) in there.iter_mut().zip(indices) {
            if *there == *index {
                *index = AS_BEFORE;
            } else {
                *there = *index;
            }
        }
    }
}

fn frame(area: Area, indices: Vec<u8>) -> Frame<'static> {
    Frame {
        left: pixels(area.left.unsigned_abs()),
        top: pixels(area.top.unsigned_abs()),
        width: pixels(area.width()),
        height: pixels(area.height()),
        dispose: DisposalMethod::Keep,
        transparent: Some(AS_BEFORE),
        buffer: Cow::Owned(indices),
        ..Frame::default()
    }
}

/// A measure in pixels as GIF writes it; pictures are never too large for it.
fn pixels(measure: u32) -> u16 {
    u16::try_from(measure).unwrap_or(u16::MAX)
}
