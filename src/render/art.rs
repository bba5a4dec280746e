//! The drawn pieces and signs: SVG, rasterized once for each size and coloring.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use include_dir::{Dir, include_dir};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::color::Rgba;
use super::theme::Paint;

static PIECES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/pieces");
static SIGNS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/signs");

/// How many bytes of sprites are kept; a board 800 pixels wide needs some two million.
const SPRITES_BYTES_MAX: usize = 32 * 1_024 * 1_024;

/// In which steps a shadow grows darker, of 255.
const SHADOW_STEP: u32 = 15;

/// One piece of art at one size in one coloring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Art {
    /// The file's name without its ending.
    pub name: &'static str,
    /// Whether it is a sign, rather than a piece.
    pub sign: bool,
    /// Width and height in pixels.
    pub size: u16,
    /// The colors.
    pub paint: Paint,
    /// Whether it is turned by 45°.
    pub turned: bool,
    /// How dark its shadow is, in hundredths.
    pub shadow: u8,
    /// How much it covers, in hundredths.
    pub cover: u8,
}

/// A rasterized piece of art, with room around it for its shadow.
pub(super) struct Sprite {
    pub pixels: Pixmap,
    /// How far the art's own corner lies inside.
    pub margin: i32,
}

/// The sprites rasterized so far.
#[derive(Default)]
struct Sprites {
    by_art: HashMap<Art, Arc<Sprite>>,
    bytes: usize,
}

static SPRITES: LazyLock<Mutex<Sprites>> = LazyLock::new(Mutex::default);

impl Art {
    /// How far the shadow reaches beyond the art, in pixels.
    pub(super) fn margin(&self) -> i32 {
        if self.shadow == 0 { 1 } else { i32::from(self.size) / 8 + 1 }
    }

    /// The art in pixels, rasterized now or before.
    pub(super) fn sprite(&self) -> Option<Arc<Sprite>> {
        // A panic while the lock is held leaves a cache, which is good whatever is in it.
        let sprites = || SPRITES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sprite) = sprites().by_art.get(self) {
            return Some(Arc::clone(sprite));
        }
        let sprite = Arc::new(self.rasterize()?);
        let mut sprites = sprites();
        if sprites.bytes > SPRITES_BYTES_MAX {
            *sprites = Sprites::default();
        }
        sprites.bytes += sprite.pixels.data().len();
        sprites.by_art.insert(*self, Arc::clone(&sprite));
        Some(sprite)
    }

    fn rasterize(&self) -> Option<Sprite> {
        let options = Options { style_sheet: Some(self.style_sheet()), ..Options::default() };
        let folder = if self.sign { &SIGNS } else { &PIECES };
        // A kind of piece that nobody has drawn yet is a plain stone.
        let file = folder.get_file(format!("{}.svg", self.name)).or_else(|| PIECES.get_file("stone.svg"))?;
        let tree = Tree::from_data(file.contents(), &options).ok()?;
        let margin = self.margin();
        let side = u32::from(self.size) + 2 * margin.unsigned_abs();
        let mut art = Pixmap::new(side, side)?;
        let (size, edge) = (f32::from(self.size), margin as f32);
        let scale = size / tree.size().width();
        let mut transform = Transform::from_translate(edge, edge).pre_scale(scale, scale);
        if self.turned {
            transform = transform.post_rotate_at(45.0, edge + size / 2.0, edge + size / 2.0);
        }
        resvg::render(&tree, transform, &mut art.as_mut());
        let mut pixels = match self.shadow {
            0 => art,
            shadow => under_shadow(&art, size, u32::from(shadow)),
        };
        if self.cover < 100 {
            for pixel in pixels.pixels_mut() {
                *pixel = scaled(*pixel, u32::from(self.cover) * 255 / 100);
            }
        }
        Some(Sprite { pixels, margin })
    }

    /// The colors as a style sheet for the classes that all art uses.
    fn style_sheet(&self) -> String {
        let Paint { face, light, shade, rim, ink } = self.paint;
        let mut style = String::new();
        for (class, color) in [("face", face), ("light", light), ("shade", shade), ("rim", rim), ("ink", ink)] {
            style.push_str(&format!(".{class}{{fill:{}}}", color.css()));
        }
        let (drawn, line) = (ink.css(), face.css());
        let on = if self.turned { ink.css() } else { self.dull().css() };
        style.push_str(&format!(".drawn{{stroke:{drawn}}}.line{{stroke:{line}}}.on{{fill:{on}}}"));
        style
    }

    /// What a lamp looks like that is not lit.
    fn dull(&self) -> Rgba {
        self.paint.shade.percent(45).over(self.paint.face)
    }
}

fn scaled(pixel: PremultipliedColorU8, by: u32) -> PremultipliedColorU8 {
    let scale = |channel: u8| u8::try_from((u32::from(channel) * by + 127) / 255).unwrap_or(u8::MAX);
    let (red, green, blue) = (scale(pixel.red()), scale(pixel.green()), scale(pixel.blue()));
    PremultipliedColorU8::from_rgba(red, green, blue, scale(pixel.alpha())).unwrap_or(PremultipliedColorU8::TRANSPARENT)
}

/// The art over its own soft shadow, which falls a little downwards.
fn under_shadow(art: &Pixmap, size: f32, percent: u32) -> Pixmap {
    let side = art.width() as usize;
    let mut cover: Vec<u32> = art.pixels().iter().map(|pixel| u32::from(pixel.alpha())).collect();
    let radius = ((size * 0.022).round() as usize).max(1);
    // Three box blurs make something near a Gaussian one.
    for _ in 0..3 {
        cover = blurred_rows_turned(&blurred_rows_turned(&cover, side, radius), side, radius);
    }
    let drop = ((size * 0.03).round() as usize).max(1);
    let mut whole = art.clone();
    for (index, pixel) in whole.pixels_mut().iter_mut().enumerate() {
        let shade = if index >= drop * side { cover[index - drop * side] * percent / 100 } else { 0 };
        // A few steps look as soft as many and take half the bytes.
        let shade = (shade + SHADOW_STEP / 2) / SHADOW_STEP * SHADOW_STEP;
        let under = shade * (255 - u32::from(pixel.alpha())) / 255;
        let alpha = u8::try_from(u32::from(pixel.alpha()) + under).unwrap_or(u8::MAX);
        let (red, green, blue) = (pixel.red(), pixel.green(), pixel.blue());
        *pixel = PremultipliedColorU8::from_rgba(red, green, blue, alpha).unwrap_or(*pixel);
    }
    whole
}

/// The rows of a square, each value the mean of those around it; rows come out as columns.
fn blurred_rows_turned(values: &[u32], side: usize, radius: usize) -> Vec<u32> {
    let mut blurred = vec![0; values.len()];
    let width = u32::try_from(2 * radius + 1).unwrap_or(1);
    for row in 0..side {
        let line = &values[row * side..(row + 1) * side];
        let mut sum: u32 = line.iter().take(radius).sum();
        for column in 0..side {
            sum += line.get(column + radius).copied().unwrap_or(0);
            blurred[column * side + row] = sum / width;
            sum -= if column >= radius { line[column - radius] } else { 0 };
        }
    }
    blurred
}
