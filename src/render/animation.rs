//! A game as an animated GIF.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame};

use super::item::Area;
use super::lzw;
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

/// A game as an animation so many pixels wide: one frame a scene, only what changes drawn anew. It plays once and
/// stays at its end; where a viewer repeats it all the same, the last frame is held.
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
    // A frame is written when the next one is there, because only then it is known whether it is the last.
    let mut held = frame(before.whole(), &canvas);
    for (index, scene) in scenes.iter().enumerate().skip(1) {
        let picture = Picture::of(&still(scene, index == last), theme, width);
        let next = difference(&mut canvas, &picture, &before);
        encoder.write_lzw_pre_encoded_frame(&Frame { delay, ..held })?;
        if encoder.get_ref().len() > GIF_BYTES_MAX {
            return Ok(None);
        }
        held = next;
        before = picture;
    }
    encoder.write_lzw_pre_encoded_frame(&Frame { delay: LAST_CENTISECONDS, ..held })?;
    drop(encoder);
    Ok((bytes.len() <= GIF_BYTES_MAX).then_some(bytes))
}

/// The scene as one of many: whose turn it is goes back and forth, which the marks of the last turn show anyway, so it
/// is shown at the end only.
fn still(scene: &Scene, last: bool) -> Cow<'_, Scene> {
    if last { Cow::Borrowed(scene) } else { Cow::Owned(Scene { to_move: None, ..scene.clone() }) }
}

/// What is new in a picture, as a frame; the canvas, which showed the picture before, is brought up to date.
fn difference(canvas: &mut [u8], picture: &Picture, before: &Picture) -> Frame<'static> {
    let parts = picture.changed_since(before);
    // Where nothing visible has happened, a frame of one pixel holds the time.
    let area = parts.iter().copied().reduce(Area::around).unwrap_or(Area::of(0, 0, 1, 1));
    let (stride, wide) = (picture.width as usize, area.width() as usize);
    let mut indices = vec![AS_BEFORE; wide * area.height() as usize];
    for part in parts {
        let painted = picture.paint_area(part);
        let (left, top) = (part.left.unsigned_abs() as usize, part.top.unsigned_abs() as usize);
        let (inside, above) = (left - area.left.unsigned_abs() as usize, top - area.top.unsigned_abs() as usize);
        for (row, painted) in painted.chunks_exact(part.width() as usize).enumerate() {
            let there = &mut canvas[(top + row) * stride + left..][..painted.len()];
            let new = &mut indices[(above + row) * wide + inside..][..painted.len()];
            for ((there, new), painted) in there.iter_mut().zip(new).zip(painted) {
                if there != painted {
                    (*there, *new) = (*painted, *painted);
                }
            }
        }
    }
    frame(area, &indices)
}

fn frame(area: Area, indices: &[u8]) -> Frame<'static> {
    Frame {
        left: pixels(area.left.unsigned_abs()),
        top: pixels(area.top.unsigned_abs()),
        width: pixels(area.width()),
        height: pixels(area.height()),
        dispose: DisposalMethod::Keep,
        transparent: Some(AS_BEFORE),
        buffer: Cow::Owned(lzw::encode(indices, AS_BEFORE)),
        ..Frame::default()
    }
}

/// A measure in pixels as GIF writes it; pictures are never too large for it.
fn pixels(measure: u32) -> u16 {
    u16::try_from(measure).unwrap_or(u16::MAX)
}
