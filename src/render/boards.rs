//! Draws turns to choose from: their boards without the players' names, two in a row.

use super::fonts::Weight;
use super::item::{Area, Form, Item};
use super::layout::Layout;
use super::picture::Picture;
use super::text::fitting;
use super::theme::{Theme, Tone};
use crate::scene::{Boards, Scene};

/// The letter height of the title and of what stands above a board, as parts of the picture's width.
const TITLE: f32 = 0.042;
const HEAD: f32 = 0.04;

/// The picture, of this width and as high as its boards need.
pub(super) fn picture(boards: &Boards, theme: Theme, width: u32) -> Picture {
    let (side, page) = (width as f32, theme.page());
    let margin = (side * 0.016).round();
    let scenes: Vec<Option<Scene>> = boards.scenes().collect();
    let tone = scenes.iter().flatten().next().map_or(Tone::Slate, Tone::of);
    let columns = if scenes.len() == 1 { 1 } else { 2 };
    let column = (width / columns as u32).min(width * 2 / 3);
    let from = |index: usize| match columns {
        1 => (width - column) / 2,
        _ => (index % columns) as u32 * column,
    };
    let text = |text: &str, at: (f32, f32), anchor: f32, size: f32, room: f32| {
        let size = fitting(text, size, Weight::Bold, room);
        Item { form: Form::text(text, at, anchor, (size, Weight::Bold, room)), color: page.text }
    };
    let title_height = side * TITLE * 1.9;
    let mut items =
        vec![text(&boards.title, (2.0 * margin, title_height * 0.7), 0.0, side * TITLE, side - 4.0 * margin)];
    let head = (side * HEAD * 1.7).round();
    let (mut parts, mut top, mut tallest) = (Vec::new(), title_height.round(), 0.0_f32);
    for (index, (turn, scene)) in boards.turns.iter().zip(&scenes).enumerate() {
        if index > 0 && index % columns == 0 {
            (top, tallest) = (top + tallest, 0.0);
        }
        let (left, room) = (from(index) as f32, column as f32);
        let baseline = (left + room / 2.0, top + head * 0.72);
        items.push(text(&turn.head, baseline, 0.5, side * HEAD, room - 2.0 * margin));
        tallest = tallest.max(head + margin);
        let Some(scene) = scene else { continue };
        let plate = Layout::of(scene, column).plate;
        // A hexagonal plate is cut off at its corners, not at its edges.
        let area = Area::of(0, plate.top, column.cast_signed(), plate.height().cast_signed());
        parts.push((Picture::of(scene, theme, column), area, (from(index), (top + head) as u32)));
        tallest = tallest.max(head + area.height() as f32 + 2.0 * margin);
    }
    Picture::of_parts(&parts, items, (theme, tone), (width, (top + tallest + margin).round() as u32))
}
