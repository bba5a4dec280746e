//! Drawings of pieces and signs: SVG files, rasterized once per size and color.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use image::imageops::overlay;
use image::{GrayImage, Luma, RgbaImage};
use imageproc::filter::gaussian_blur_f32;
use include_dir::{Dir, include_dir};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::color::Rgba;
use super::theme::Paint;

static PIECES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/pieces");
static SIGNS: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/signs");

/// The most bytes of cached sprites. A board 800 pixels wide needs about two million.
const SPRITES_BYTES_MAX: usize = 32 * 1_024 * 1_024;

/// How much of a drawing is cut off on each side where only its middle is drawn.
const CUT: f32 = 0.15;

/// The steps in which shadows get darker, of 255.
const SHADOW_STEP: u8 = 20;

/// A drawing, at one size in one set of colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Art {
    /// The file's name without `.svg`.
    pub name: &'static str,
    /// Whether it's a sign and not a piece.
    pub sign: bool,
    /// Width and height in pixels.
    pub size: u16,
    /// The set of colors.
    pub paint: Paint,
    /// Whether it's rotated by 45°.
    pub turned: bool,
    /// Whether only its middle is drawn: a piece's symbol without the edge, and without a shadow.
    pub cut: bool,
    /// The darkness of its shadow, in percent.
    pub shadow: u8,
    /// Its opacity, in percent.
    pub cover: u8,
}

/// A rasterized drawing, with room for its shadow.
pub(super) struct Sprite {
    pub pixels: RgbaImage,
    /// The room on each side of the drawing, in pixels.
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
    /// How far the shadow reaches beyond the drawing, in pixels.
    pub(super) fn margin(&self) -> i32 {
        match self.shadow {
            _ if self.cut => 0,
            0 => 1,
            _ => i32::from(self.size) / 8 + 1,
        }
    }

    /// The rasterized drawing, from the cache if it's there.
    pub(super) fn sprite(&self) -> Option<Arc<Sprite>> {
        // If a panic poisons the lock, the cache is still valid.
        let sprites = || SPRITES.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sprite) = sprites().by_art.get(self) {
            return Some(Arc::clone(sprite));
        }
        let sprite = Arc::new(self.rasterize()?);
        let mut sprites = sprites();
        if sprites.bytes > SPRITES_BYTES_MAX {
            *sprites = Sprites::default();
        }
        sprites.bytes += sprite.pixels.len();
        sprites.by_art.insert(*self, Arc::clone(&sprite));
        Some(sprite)
    }

    fn rasterize(&self) -> Option<Sprite> {
        let options = Options { style_sheet: Some(self.style_sheet()), ..Options::default() };
        let folder = if self.sign { &SIGNS } else { &PIECES };
        // A piece without a drawing is a plain stone.
        let file = folder.get_file(format!("{}.svg", self.name)).or_else(|| PIECES.get_file("stone.svg"))?;
        let tree = Tree::from_data(file.contents(), &options).ok()?;
        let margin = self.margin();
        let side = u32::from(self.size) + 2 * margin.unsigned_abs();
        let mut art = Pixmap::new(side, side)?;
        let size = f32::from(self.size);
        let cut = if self.cut { CUT } else { 0.0 };
        let scale = size / (tree.size().width() * (1.0 - 2.0 * cut));
        let edge = margin as f32 - cut * tree.size().width() * scale;
        let mut transform = Transform::from_translate(edge, edge).pre_scale(scale, scale);
        if self.turned {
            transform = transform.post_rotate_at(45.0, margin as f32 + size / 2.0, margin as f32 + size / 2.0);
        }
        resvg::render(&tree, transform, &mut art.as_mut());
        let art = art.pixels().iter().flat_map(|pixel| {
            let color = pixel.demultiply();
            [color.red(), color.green(), color.blue(), color.alpha()]
        });
        let art = RgbaImage::from_raw(side, side, art.collect())?;
        let mut pixels = match self.shadow {
            0 => art,
            _ if self.cut => art,
            shadow => over_shadow(&art, size, shadow),
        };
        if self.cover < 100 {
            for pixel in pixels.pixels_mut() {
                pixel.0[3] = percent(pixel.0[3], self.cover);
            }
        }
        Some(Sprite { pixels, margin })
    }

    /// The colors as a style sheet for the classes in all drawings.
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

    /// The color of a lamp that is off.
    fn dull(&self) -> Rgba {
        self.paint.shade.percent(45).over(self.paint.face)
    }
}

fn percent(value: u8, percent: u8) -> u8 {
    u8::try_from(u32::from(value) * u32::from(percent) / 100).unwrap_or(u8::MAX)
}

/// The drawing on top of its soft shadow, which falls slightly downwards.
fn over_shadow(art: &RgbaImage, size: f32, darkness: u8) -> RgbaImage {
    let cover = GrayImage::from_fn(art.width(), art.height(), |x, y| Luma([art.get_pixel(x, y).0[3]]));
    let soft = gaussian_blur_f32(&cover, (size * 0.035).max(1.0));
    let drop = ((size * 0.03).round() as u32).max(1);
    let mut whole = RgbaImage::from_fn(art.width(), art.height(), |x, y| {
        let shade = y.checked_sub(drop).map_or(0, |above| percent(soft.get_pixel(x, above).0[0], darkness));
        // A few steps look as soft as many, and take half the bytes.
        image::Rgba([0, 0, 0, (shade + SHADOW_STEP / 2) / SHADOW_STEP * SHADOW_STEP])
    });
    overlay(&mut whole, art, 0, 0);
    whole
}
