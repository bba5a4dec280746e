//! The 256 colors that all pictures of one theme and tone share: the theme's own colors, exactly, and the shades
//! between them that soft edges need.

use std::collections::HashMap;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use image::RgbaImage;

use super::art::Art;
use super::color::Rgba;
use super::item::{Form, Item};
use super::theme::{Board, Theme, Tone};

/// The most colors in a palette: as many as a byte can count, less one.
const COLORS_MAX: usize = AS_BEFORE as usize;
/// The index that isn't a color. In an animation the pixel keeps its color; in `nearest` it isn't known yet.
pub(super) const AS_BEFORE: u8 = 255;

/// A palette, with the nearest of its colors to any color.
pub(super) struct Palette {
    /// The colors. The theme's own come first.
    pub colors: Vec<Rgba>,
    /// The same colors as opaque pixels.
    pub pixels: Vec<[u8; 4]>,
    /// The index of the nearest color, by the top 5, 6 and 5 bits of red, green and blue. Pictures use few of the
    /// 65,536, so each is searched when it's first needed.
    nearest: Vec<AtomicU8>,
}

/// The drawings of all pieces. Every palette has their colors.
const KINDS: [&str; 10] = ["cube", "sun", "moon", "stone", "rock", "paper", "scissors", "well", "marker", "buoy"];

impl Palette {
    /// The palette of a theme and tone, built on first use.
    pub(super) fn of(theme: Theme, tone: Tone) -> &'static Self {
        static PALETTES: [OnceLock<Palette>; 12] = [const { OnceLock::new() }; 12];
        PALETTES[theme as usize * Tone::ALL.len() + tone as usize].get_or_init(|| Self::made(theme, tone))
    }

    /// The colors as bytes for PNG and GIF: red, green, blue.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| [color.0, color.1, color.2]).collect()
    }

    /// The index for a color.
    pub(super) fn index(&self, red: u8, green: u8, blue: u8) -> u8 {
        let cell = cell(red, green, blue);
        match self.nearest[usize::from(cell)].load(Ordering::Relaxed) {
            AS_BEFORE => {
                let found = find(&self.colors, middle(cell));
                self.nearest[usize::from(cell)].store(found, Ordering::Relaxed);
                found
            }
            known => known,
        }
    }

    fn made(theme: Theme, tone: Tone) -> Self {
        let mut colors = named(theme, tone);
        colors.sort_unstable_by_key(|color| (color.0, color.1, color.2));
        colors.dedup();
        let named = colors.len();
        colors.extend(between(&specimen(theme, tone), &colors, COLORS_MAX - named));
        let mut nearest: Vec<AtomicU8> = (0..=u16::MAX).map(|_| AtomicU8::new(AS_BEFORE)).collect();
        // The theme's own colors map to themselves, whatever else is near.
        for (index, color) in (0..).zip(&colors[..named]) {
            *nearest[usize::from(cell(color.0, color.1, color.2))].get_mut() = index;
        }
        let pixels = colors.iter().map(|color| [color.0, color.1, color.2, 255]).collect();
        Self { colors, pixels, nearest }
    }
}

fn cell(red: u8, green: u8, blue: u8) -> u16 {
    u16::from(red >> 3) << 11 | u16::from(green >> 2) << 5 | u16::from(blue >> 3)
}

fn middle(cell: u16) -> [i32; 3] {
    let bits = i32::from(cell);
    [(bits >> 11) * 8 + 4, (bits >> 5 & 63) * 4 + 2, (bits & 31) * 8 + 4]
}

/// The index of the nearest color.
fn find(colors: &[Rgba], wanted: [i32; 3]) -> u8 {
    let distance = |color: &Rgba| {
        let [red, green, blue] = [color.0, color.1, color.2].map(i32::from);
        let (red, green, blue) = (red - wanted[0], green - wanted[1], blue - wanted[2]);
        // The eye sees green best and blue worst.
        3 * red * red + 6 * green * green + 2 * blue * blue
    };
    let nearest = colors.iter().enumerate().min_by_key(|(_, color)| distance(color));
    u8::try_from(nearest.map_or(0, |(index, _)| index)).unwrap_or(0)
}

/// A theme's own colors for a tone: those of large areas, and those with a meaning.
fn named(theme: Theme, tone: Tone) -> Vec<Rgba> {
    let (page, board) = (theme.page(), theme.board(tone));
    let mut colors = vec![page.ground, page.strip, page.strip_now, page.text, page.accent, page.danger, page.option];
    colors.extend([board.plate, board.label, board.line]);
    for ground in Board::GROUNDS.map(|ground| board.ground(ground)) {
        colors.extend([ground, page.accent.percent(30).over(ground), page.accent.percent(42).over(ground)]);
    }
    for color in tone.sides() {
        let paint = theme.paint(color);
        colors.extend([paint.face, paint.light, paint.shade, paint.rim, paint.ink]);
    }
    colors
}

/// Samples of everything that can overlap: each piece on each ground, plain and marked, and lines and letters on their
/// backgrounds.
fn specimen(theme: Theme, tone: Tone) -> Vec<RgbaImage> {
    let (page, board) = (theme.page(), theme.board(tone));
    let mut grounds: Vec<Rgba> = Vec::new();
    for ground in Board::GROUNDS.map(|ground| board.ground(ground)) {
        grounds.extend([ground, page.accent.percent(42).over(ground)]);
    }
    grounds.extend([board.plate, board.line, page.strip, page.strip_now, page.ground]);
    grounds.sort_unstable_by_key(|color| (color.0, color.1, color.2));
    grounds.dedup();
    let paints = [theme.paint(tone.sides()[0]), theme.paint(tone.sides()[1]), theme.paint_of_nobody()];
    let inks = [page.accent, page.halo, page.danger, page.option, page.text, board.label, board.line];
    let size = 44_i32;
    let mut specimen = Vec::new();
    for ground in grounds {
        let (width, height) = (size * 12, size * 5);
        let plain = image::Rgba([ground.0, ground.1, ground.2, 255]);
        let mut pixels = RgbaImage::from_pixel(width.unsigned_abs(), height.unsigned_abs(), plain);
        let mut draw = |form, color| Item { form, color }.draw(&mut pixels, 0, 0);
        for (row, paint) in (0..).zip(paints) {
            for (column, name) in (0..).zip(KINDS) {
                let art = Art {
                    name,
                    sign: false,
                    size: 38,
                    paint,
                    turned: column == 0,
                    cut: false,
                    shadow: page.shadow,
                    cover: 100,
                };
                draw(Form::Art(art, column * size + 3, row * size + 3), paint.face);
            }
        }
        for (column, ink) in (0..).zip(inks) {
            let (x, y) = ((column * size) as f32 + 20.0, (size * 3) as f32 + 20.0);
            draw(Form::Lines(vec![vec![(x - 14.0, y - 9.0), (x + 12.0, y + 14.0)]], 4.0), ink);
            draw(Form::Outline(Box::new(Form::Disc(x, y + size as f32, 13.0)), 3.0), ink);
        }
        specimen.push(pixels);
    }
    specimen
}

/// Chooses `count` colors to represent all the colors of some pictures that aren't near a known one. It starts with a
/// box around them, and always cuts the most important box in two at the middle of its longest side.
fn between(pictures: &[RgbaImage], known: &[Rgba], count: usize) -> Vec<Rgba> {
    let mut counts: HashMap<[u8; 3], usize> = HashMap::new();
    for picture in pictures {
        let (pixels, _) = picture.as_raw().as_chunks::<4>();
        // Most pixels look like the one before them: those are counted together.
        for run in pixels.chunk_by(|one, next| one == next) {
            *counts.entry([run[0][0], run[0][1], run[0][2]]).or_default() += run.len();
        }
    }
    for color in known {
        counts.remove(&[color.0, color.1, color.2]);
    }
    // Soft edges have many colors with few pixels each, so a color's weight grows more slowly than its frequency.
    let mut all: Vec<([u8; 3], f64)> =
        counts.into_iter().map(|(color, count)| (color, (count as f64).sqrt())).collect();
    all.sort_unstable_by_key(|(color, _)| *color);
    let with_importance = |colors: Vec<([u8; 3], f64)>| {
        let (_, length) = longest_side(&colors);
        (colors.iter().map(|(_, weight)| weight).sum::<f64>() * length * length, colors)
    };
    let mut boxes = vec![with_importance(all)];
    while boxes.len() < count {
        let most = boxes.iter().enumerate().max_by(|(_, (a, _)), (_, (b, _))| a.total_cmp(b));
        let Some((index, _)) = most.filter(|(_, (importance, _))| *importance > 0.0) else { break };
        let (_, mut colors) = boxes.swap_remove(index);
        let (side, _) = longest_side(&colors);
        colors.sort_unstable_by_key(|(color, _)| (color[side], *color));
        let half = colors.iter().map(|(_, weight)| weight).sum::<f64>() / 2.0;
        let mut sum = 0.0;
        let cut = colors.iter().position(|(_, weight)| {
            sum += weight;
            sum >= half
        });
        let cut = cut.unwrap_or(0).clamp(1, colors.len() - 1);
        boxes.push(with_importance(colors.split_off(cut)));
        boxes.push(with_importance(colors));
    }
    boxes.iter().filter(|(_, colors)| !colors.is_empty()).map(|(_, colors)| mean(colors)).collect()
}

/// The channel in which the colors differ most, and how much, weighted as the eye does.
fn longest_side(colors: &[([u8; 3], f64)]) -> (usize, f64) {
    let length = |side: usize| {
        let values = || colors.iter().map(|(color, _)| color[side]);
        f64::from(values().max().unwrap_or(0) - values().min().unwrap_or(0)) * [1.7, 2.4, 1.4][side]
    };
    let sides = [0, 1, 2].map(|side| (side, length(side)));
    sides.into_iter().max_by(|(_, a), (_, b)| a.total_cmp(b)).unwrap_or((0, 0.0))
}

fn mean(colors: &[([u8; 3], f64)]) -> Rgba {
    let total: f64 = colors.iter().map(|(_, weight)| weight).sum();
    let channel = |side: usize| {
        let sum: f64 = colors.iter().map(|(color, weight)| f64::from(color[side]) * weight).sum();
        (sum / total).round() as u8
    };
    Rgba(channel(0), channel(1), channel(2), 255)
}
