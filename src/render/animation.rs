//! Games as animated GIFs.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame};

use super::item::Area;
use super::lzw;
use super::palette::AS_BEFORE;
use super::picture::Picture;
use super::{RenderError, SIZES, Theme};
use crate::scene::Scene;

/// The most bytes in an animation. Every chat accepts this much from anybody.
pub const GIF_BYTES_MAX: usize = 8 * 1_024 * 1_024;

/// How long a frame is shown, in hundredths of a second. Long games have shorter frames, so that the animation takes
/// about the same time, but never too short to follow.
const FRAME_CENTISECONDS: RangeOfTime = RangeOfTime { longest: 110, shortest: 25, game: 12_000 };
/// How long the last frame is shown, in hundredths of a second.
const LAST_CENTISECONDS: u16 = 500;
/// How long the turning point is shown, in hundredths of a second.
const TURNING_CENTISECONDS: u16 = 350;
/// The factor by which the picture shrinks if the animation is too large.
const SMALLER: f64 = 0.75;

struct RangeOfTime {
    longest: usize,
    shortest: usize,
    game: usize,
}

/// An animated game, `width` pixels wide: one frame per scene, which draws only what changed. It plays once and stops
/// at the end. Viewers that repeat it anyway hold the last frame. If it is larger than [`GIF_BYTES_MAX`], the picture
/// gets smaller, and then scenes are left out.
///
/// # Errors
/// If the width isn't in [`SIZES`], or there is no scene.
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

/// Whether a scene is the turning point of its game.
fn turns(scene: &Scene) -> bool {
    scene.balance.is_some_and(|balance| balance.before.is_some())
}

/// Drops every other scene, but never the last one or the turning point.
fn thin_out(scenes: &mut Vec<Scene>) {
    let last = scenes.len() - 1;
    let mut index = 0;
    scenes.retain(|scene| {
        let kept = (last - index).is_multiple_of(2) || turns(scene);
        index += 1;
        kept
    });
}

/// Encodes the animation. `None` if it gets too large.
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
    // A frame is written only once the next one is known, to see whether it is the last.
    let mut held = frame(before.whole(), &canvas);
    for (index, scene) in scenes.iter().enumerate().skip(1) {
        let picture = Picture::of(&still(scene, index == last), theme, width);
        let next = difference(&mut canvas, &picture, &before);
        let delay = if turns(&scenes[index - 1]) { TURNING_CENTISECONDS } else { delay };
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

/// A scene in the middle of an animation. It doesn't highlight the player to move, who would alternate all the time;
/// the marks of the last turn say enough. The last scene does.
fn still(scene: &Scene, last: bool) -> Cow<'_, Scene> {
    if last { Cow::Borrowed(scene) } else { Cow::Owned(Scene { to_move: None, ..scene.clone() }) }
}

/// The changed part of a picture, as a frame. Updates the canvas, which held the picture before.
fn difference(canvas: &mut [u8], picture: &Picture, before: &Picture) -> Frame<'static> {
    let parts = picture.changed_since(before);
    // If nothing visible changed, a frame of one pixel takes the time.
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

/// A measure in pixels, as GIF stores it. No picture is too large for it.
fn pixels(measure: u32) -> u16 {
    u16::try_from(measure).unwrap_or(u16::MAX)
}
