//! Turns a scene into items, and paints these in the colors of a palette.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use image::RgbaImage;

use super::ground;
use super::item::{Area, Item};
use super::layout::Layout;
use super::palette::Palette;
use super::pieces::Pieces;
use super::theme::{Theme, Tone};
use crate::scene::{Color, Coord, Ground, Player, Scene, Shape};

/// The most bytes of cached empty boards. A pixel takes a byte.
const GROUNDS_BYTES_MAX: usize = 24 * 1_024 * 1_024;

/// Everything that an empty board depends on.
#[derive(PartialEq, Eq)]
struct GroundKey {
    theme: Theme,
    width: u32,
    bottom: Player,
    /// Whether a bar beside the board takes room.
    barred: bool,
    colors: [Color; 2],
    shape: Shape,
    cells: Vec<(Coord, Ground)>,
}

/// The empty boards drawn last, the newest at the end. They are few enough to search one by one.
static GROUNDS: Mutex<VecDeque<(GroundKey, Arc<Vec<u8>>)>> = Mutex::new(VecDeque::new());

/// A scene, ready to paint.
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
        pieces.add_balance();
        let items = pieces.items;
        Self { width, height: layout.height, palette, ground, items }
    }

    /// A picture of these items alone, of this width and height.
    pub(super) fn of_items(items: Vec<Item>, theme: Theme, (width, height): (u32, u32)) -> Self {
        let palette = Palette::of(theme, Tone::Slate);
        let ground = theme.page().ground;
        let ground = Arc::new(vec![palette.index(ground.0, ground.1, ground.2); (width * height) as usize]);
        Self { width, height, palette, ground, items }
    }

    /// A picture of other pictures' parts, each with its upper left corner, and of items beside them. All have the palette
    /// of one tone.
    pub(super) fn of_parts(
        parts: &[(Self, Area, (u32, u32))],
        items: Vec<Item>,
        (theme, tone): (Theme, Tone),
        (width, height): (u32, u32),
    ) -> Self {
        let palette = Palette::of(theme, tone);
        let page = theme.page().ground;
        let mut ground = vec![palette.index(page.0, page.1, page.2); (width * height) as usize];
        for (picture, area, (left, top)) in parts {
            let rows = picture.paint_area(*area);
            for (row, indices) in (*top..).zip(rows.chunks_exact(area.width() as usize)) {
                let start = (row * width + left) as usize;
                ground[start..start + indices.len()].copy_from_slice(indices);
            }
        }
        Self { width, height, palette, ground: Arc::new(ground), items }
    }

    /// The whole picture, as indexes of colors.
    pub(super) fn paint(&self) -> Vec<u8> {
        self.paint_area(self.whole())
    }

    pub(super) fn whole(&self) -> Area {
        Area::of(0, 0, self.width.cast_signed(), self.height.cast_signed())
    }

    /// Part of the picture, as indexes of colors.
    pub(super) fn paint_area(&self, area: Area) -> Vec<u8> {
        let mut indices = Vec::with_capacity((area.width() * area.height()) as usize);
        let stride = self.width as usize;
        for row in area.top..area.bottom {
            let start = row.unsigned_abs() as usize * stride;
            let (left, right) = (area.left.unsigned_abs() as usize, area.right.unsigned_abs() as usize);
            indices.extend_from_slice(&self.ground[start + left..start + right]);
        }
        let mut region = Region { area, indices };
        for part in apart(self.items.iter().filter_map(|item| item.area().common(area))) {
            let touching = self.items.iter().filter(|item| item.area().common(part).is_some());
            region.paint_over(part, touching, self.palette);
        }
        region.indices
    }

    /// The areas where this picture may differ from another one of the same size. They don't overlap.
    pub(super) fn changed_since(&self, before: &Self) -> Vec<Area> {
        let gone = before.items.iter().filter(|item| !self.items.contains(item));
        let new = self.items.iter().filter(|item| !before.items.contains(item));
        apart(gone.chain(new).filter_map(|item| item.area().common(self.whole())))
    }
}

/// Part of a picture, as indexes of colors.
struct Region {
    area: Area,
    indices: Vec<u8>,
}

impl Region {
    /// Paints items over part of the region.
    fn paint_over<'i>(&mut self, part: Area, items: impl Iterator<Item = &'i Item>, palette: &Palette) {
        let wide = part.width() as usize;
        let mut bytes = Vec::with_capacity(wide * part.height() as usize * 4);
        for row in part.top..part.bottom {
            let there = &self.indices[self.row(row, part)];
            for index in there {
                bytes.extend_from_slice(&palette.pixels[usize::from(*index)]);
            }
        }
        let Some(mut pixels) = RgbaImage::from_raw(part.width(), part.height(), bytes) else { return };
        for item in items {
            item.draw(&mut pixels, part.left, part.top);
        }
        for (row, pixels) in (part.top..).zip(pixels.chunks_exact(wide * 4)) {
            let mut left = self.row(row, part).start;
            let (pixels, _) = pixels.as_chunks::<4>();
            // Most pixels look like the one before them: those are looked up together.
            for run in pixels.chunk_by(|one, next| one == next) {
                self.indices[left..left + run.len()].fill(palette.index(run[0][0], run[0][1], run[0][2]));
                left += run.len();
            }
        }
    }

    /// The range of indexes of one row of a part.
    fn row(&self, row: i32, part: Area) -> std::ops::Range<usize> {
        let start = (row - self.area.top).unsigned_abs() as usize * self.area.width() as usize;
        let left = start + (part.left - self.area.left).unsigned_abs() as usize;
        left..left + part.width() as usize
    }
}

/// Areas that don't overlap, and together cover all the given ones.
fn apart(areas: impl Iterator<Item = Area>) -> Vec<Area> {
    let mut apart: Vec<Area> = Vec::new();
    for mut area in areas {
        while let Some(index) = apart.iter().position(|other| other.common(area).is_some()) {
            area = area.around(apart.swap_remove(index));
        }
        apart.push(area);
    }
    apart
}

fn empty_board(scene: &Scene, layout: &Layout, theme: Theme, palette: &Palette) -> Arc<Vec<u8>> {
    let key = GroundKey {
        theme,
        width: layout.width,
        bottom: scene.bottom,
        barred: scene.balance.is_some(),
        // A base shows the sign of its player. Nothing else depends on the colors.
        colors: [scene.seats[0].color, scene.seats[1].color],
        shape: scene.shape,
        cells: scene.cells.clone(),
    };
    // If a panic poisons the lock, the cache is still valid.
    let grounds = || GROUNDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, ground)) = grounds().iter().find(|(known, _)| *known == key) {
        return Arc::clone(ground);
    }
    let area = Area::of(0, 0, layout.width.cast_signed(), layout.height.cast_signed());
    let mut region = Region { area, indices: vec![0; (layout.width * layout.height) as usize] };
    region.paint_over(area, ground::items(scene, layout, theme).iter(), palette);
    let ground = Arc::new(region.indices);
    let mut grounds = grounds();
    grounds.push_back((key, Arc::clone(&ground)));
    let mut bytes: usize = grounds.iter().map(|(_, ground)| ground.len()).sum();
    while bytes > GROUNDS_BYTES_MAX {
        bytes -= grounds.pop_front().map_or(bytes, |(_, ground)| ground.len());
    }
    ground
}
