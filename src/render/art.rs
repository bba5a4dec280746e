//! The drawn pieces and signs: SVG, rasterized once for each size and coloring.

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

/// How many bytes of sprites are kept; a board 800 pixels wide needs some two million.
const SPRITES_BYTES_MAX: usize = 32 * 1_024 * 1_024;

/// In which steps a shadow grows darker, of 255.
const SHADOW_STEP: u8 = 20;

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
    pub pixels: RgbaImage,
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
        sprites.bytes += sprite.pixels.len();
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
        let art = art.pixels().iter().flat_map(|pixel| {
            let color = pixel.demultiply();
            [color.red(), color.green(), color.blue(), color.alpha()]
        });
        let art = RgbaImage::from_raw(side, side, art.collect())?;
        let mut pixels = match self.shadow {
            0 => art,
            shadow => over_shadow(&art, size, shadow),
        };
        if self.cover < 100 {
            for pixel in pixels.pixels_mut() {
                pixel.0[3] = percent(pixel.0[3], self.cover);
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

fn percent(value: u8, percent: u8) -> u8 {
    u8::try_from(u32::from(value) * u32::from(percent) / 100).unwrap_or(u8::MAX)
}

/// The art over its own soft shadow, which falls a little downwards.
fn over_shadow(art: &RgbaImage, size: f32, darkness: u8) -> RgbaImage {
    let cover = GrayImage::from_fn(art.width(), art.height(), |x, y| Luma([art.get_pixel(x, y).0[3]]));
    let soft = gaussian_blur_f32(&cover, (size * 0.035).max(1.0));
    let drop = ((size * 0.03).round() as u32).max(1);
    let mut whole = RgbaImage::from_fn(art.width(), art.height(), |x, y| {
        let shade = y.checked_sub(drop).map_or(0, |above| percent(soft.get_pixel(x, above).0[0], darkness));
        // A few steps look as soft as many and take half the bytes.
        image::Rgba([0, 0, 0, (shade + SHADOW_STEP / 2) / SHADOW_STEP * SHADOW_STEP])
    });
    overlay(&mut whole, art, 0, 0);
    whole
}
