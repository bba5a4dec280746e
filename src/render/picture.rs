//! A scene laid out as items, and these painted in the colors of a palette.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use super::ground;
use super::item::{Area, Item};
use super::layout::Layout;
use super::palette::Palette;
use super::pieces::Pieces;
use super::theme::{Theme, Tone};
use crate::scene::{Color, Coord, Ground, Player, Scene, Shape};

/// How many empty boards are kept; each takes a byte a pixel.
const GROUNDS_MAX: usize = 24;

/// What an empty board looks like depends on this, and on nothing else.
#[derive(PartialEq, Eq)]
struct GroundKey {
    theme: Theme,
    width: u32,
    bottom: Player,
    colors: [Color; 2],
    shape: Shape,
    places: Vec<(Coord, Ground)>,
}

/// The empty boards drawn last, the newest at the end; so few that looking through them is quickest.
static GROUNDS: Mutex<VecDeque<(GroundKey, Arc<Vec<u8>>)>> = Mutex::new(VecDeque::new());

/// A scene ready to be painted.
pub(super) struct Picture {
    pub width: u32,
    pub height: u32,
    pub palette: &'static Palette,
    ground: Arc<Vec<u8>>,
    items: Vec<Item>,
}

impl Picture {
    pub(super) fn of(scene: &Scene, theme: Theme, width: u32) -> Self {
        let layout = Layout::of(scene, width);
        let palette = Palette::of(theme, Tone::of(scene));
        let ground = empty_board(scene, &layout, theme, palette);
        let mut pieces = Pieces { scene, layout: &layout, theme, page: theme.page(), items: Vec::new() };
        pieces.add_all();
        pieces.add_strips();
        let items = pieces.items;
        Self { width, height: layout.height, palette, ground, items }
    }

    /// The whole picture, as numbers of the palette's colors.
    pub(super) fn paint(&self) -> Vec<u8> {
        self.paint_area(self.whole())
    }

    pub(super) fn whole(&self) -> Area {
        Area::of(0, 0, self.width.cast_signed(), self.height.cast_signed())
    }

    /// A part of the picture, as numbers of the palette's colors.
    pub(super) fn paint_area(&self, area: Area) -> Vec<u8> {
        let mut indices = Vec::with_capacity((area.width() * area.height()) as usize);
        let stride = self.width as usize;
        for row in area.top..area.bottom {
            let start = row.unsigned_abs() as usize * stride;
            indices.extend_from_slice(&self.ground[start + area.left as usize..start + area.right as usize]);
        }
        let touching: Vec<&Item> = self.items.iter().filter(|item| item.area().common(area).is_some()).collect();
        paint_over(&mut indices, area, &touching, self.palette);
        indices
    }

    /// The smallest area outside of which this picture looks like another one of the same size; `None` if they are the
    /// same.
    pub(super) fn changed_since(&self, before: &Self) -> Option<Area> {
        let gone = before.items.iter().filter(|item| !self.items.contains(item));
        let new = self.items.iter().filter(|item| !before.items.contains(item));
        let areas = gone.chain(new).filter_map(|item| item.area().common(self.whole()));
        areas.reduce(Area::around)
    }
}

/// Paints items over colors that are there already.
fn paint_over(indices: &mut [u8], area: Area, items: &[&Item], palette: &Palette) {
    let Some(mut pixels) = Pixmap::new(area.width(), area.height()) else { return };
    let known: Vec<PremultipliedColorU8> = palette
        .colors
        .iter()
        .map(|color| PremultipliedColorU8::from_rgba(color.0, color.1, color.2, 255))
        .map(|color| color.unwrap_or(PremultipliedColorU8::TRANSPARENT))
        .collect();
    for (pixel, index) in pixels.pixels_mut().iter_mut().zip(indices.iter()) {
        *pixel = known[usize::from(*index)];
    }
    for item in items {
        item.draw(&mut pixels, area.left, area.top);
    }
    for (index, pixel) in indices.iter_mut().zip(pixels.pixels()) {
        *index = palette.index(pixel.red(), pixel.green(), pixel.blue());
    }
}

fn empty_board(scene: &Scene, layout: &Layout, theme: Theme, palette: &Palette) -> Arc<Vec<u8>> {
    let key = GroundKey {
        theme,
        width: layout.width,
        bottom: scene.bottom,
        // A base is marked with the sign of who plays there; nothing else depends on the colors.
        colors: [scene.seats[0].color, scene.seats[1].color],
        shape: scene.shape,
        places: scene.places.clone(),
    };
    // A panic while the lock is held leaves a cache, which is good whatever is in it.
    let grounds = || GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, ground)) = grounds().iter().find(|(known, _)| *known == key) {
        return Arc::clone(ground);
    }
    let mut indices = vec![0; (layout.width * layout.height) as usize];
    let items = ground::items(scene, layout, theme);
    let area = Area::of(0, 0, layout.width.cast_signed(), layout.height.cast_signed());
    paint_over(&mut indices, area, &items.iter().collect::<Vec<_>>(), palette);
    let ground = Arc::new(indices);
    let mut grounds = grounds();
    if grounds.len() >= GROUNDS_MAX {
        grounds.pop_front();
    }
    grounds.push_back((key, Arc::clone(&ground)));
    ground
}
