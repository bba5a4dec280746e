//! The items of a picture: simple shapes with a color.

use image::RgbaImage;
use imageproc::drawing::draw_filled_rect_mut;
use resvg::tiny_skia::{
    FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, PixmapMut, Rect, Shader, Stroke, Transform,
};

use super::art::Art;
use super::color::Rgba;
use super::fonts::Weight;
use super::text::Line;

/// A rectangle in whole pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Area {
    pub(super) const fn of(left: i32, top: i32, width: i32, height: i32) -> Self {
        Self { left, top, right: left + width, bottom: top + height }
    }

    /// The smallest rectangle around both.
    pub(super) fn around(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The overlap of both, if there is any.
    pub(super) fn common(self, other: Self) -> Option<Self> {
        let common = Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        };
        (common.left < common.right && common.top < common.bottom).then_some(common)
    }

    pub(super) const fn width(self) -> u32 {
        (self.right - self.left).unsigned_abs()
    }

    pub(super) const fn height(self) -> u32 {
        (self.bottom - self.top).unsigned_abs()
    }
}

/// A shape.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Form {
    /// A rectangle with round corners: left, top, width, height, radius.
    Box(f32, f32, f32, f32, f32),
    /// A disc: center and radius.
    Disc(f32, f32, f32),
    /// A polygon.
    Polygon(Vec<(f32, f32)>),
    /// The outline of a shape, with its width.
    Outline(Box<Form>, f32),
    /// Lines with round ends, and their width.
    Lines(Vec<Vec<(f32, f32)>>, f32),
    /// A drawing, with its upper left corner.
    Art(Art, i32, i32),
    /// A line of text. Its start, middle or end (anchor 0, ½ or 1) is at this point of the base line.
    Text { text: String, x: f32, y: f32, anchor: f32, size: f32, weight: Weight, width_max: f32 },
}

/// A shape in its color.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Item {
    pub form: Form,
    pub color: Rgba,
}

impl Form {
    /// A line of text: its point, its anchor (0 to 1), and its size, weight and greatest width.
    pub(super) fn text(
        text: &str,
        (x, y): (f32, f32),
        anchor: f32,
        (size, weight, width_max): (f32, Weight, f32),
    ) -> Self {
        Self::Text { text: text.to_owned(), x, y, anchor, size, weight, width_max }
    }

    /// The rectangle around the shape.
    fn bounds(&self) -> (f32, f32, f32, f32) {
        let around = |points: &mut dyn Iterator<Item = &(f32, f32)>| {
            points.fold((f32::MAX, f32::MAX, f32::MIN, f32::MIN), |(l, t, r, b), &(x, y)| {
                (l.min(x), t.min(y), r.max(x), b.max(y))
            })
        };
        match self {
            Self::Box(x, y, width, height, _) => (*x, *y, x + width, y + height),
            Self::Disc(x, y, radius) => (x - radius, y - radius, x + radius, y + radius),
            Self::Polygon(points) => around(&mut points.iter()),
            Self::Outline(form, width) => {
                let (l, t, r, b) = form.bounds();
                // A sharp corner reaches beyond half the width.
                (l - width, t - width, r + width, b + width)
            }
            Self::Lines(lines, width) => {
                let (l, t, r, b) = around(&mut lines.iter().flatten());
                (l - width, t - width, r + width, b + width)
            }
            Self::Art(art, x, y) => {
                let (margin, size) = (art.margin() as f32, f32::from(art.size));
                let (x, y) = (*x as f32, *y as f32);
                (x - margin, y - margin, x + size + margin, y + size + margin)
            }
            Self::Text { x, y, anchor, size, width_max, .. } => {
                let left = x - width_max * anchor;
                (left - size * 0.3, y - size * 1.3, left + width_max + size * 0.3, y + size * 0.6)
            }
        }
    }

    /// The pixels that the shape fills, if it fills whole pixels.
    fn whole_pixels(&self) -> Option<Area> {
        match *self {
            Self::Box(x, y, width, height, radius) => {
                let whole = [x, y, width, height].iter().all(|value| value.fract() == 0.0);
                let whole = whole && radius < 0.5 && width >= 1.0 && height >= 1.0;
                whole.then(|| Area::of(x as i32, y as i32, width as i32, height as i32))
            }
            _ => None,
        }
    }

    fn path(&self) -> Option<Path> {
        match self {
            Self::Box(x, y, width, height, radius) => {
                let radius = radius.min(width / 2.0).min(height / 2.0);
                if radius < 0.5 {
                    return Some(PathBuilder::from_rect(Rect::from_xywh(*x, *y, *width, *height)?));
                }
                // How far Bézier handles reach for a quarter circle.
                let (right, bottom, bend) = (x + width, y + height, radius * 0.447_715);
                let mut path = PathBuilder::new();
                path.move_to(x + radius, *y);
                path.line_to(right - radius, *y);
                path.cubic_to(right - bend, *y, right, y + bend, right, y + radius);
                path.line_to(right, bottom - radius);
                path.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
                path.line_to(x + radius, bottom);
                path.cubic_to(x + bend, bottom, *x, bottom - bend, *x, bottom - radius);
                path.line_to(*x, y + radius);
                path.cubic_to(*x, y + bend, x + bend, *y, x + radius, *y);
                path.close();
                path.finish()
            }
            Self::Disc(x, y, radius) => PathBuilder::from_circle(*x, *y, *radius),
            Self::Polygon(points) => {
                let mut path = PathBuilder::new();
                line_through(&mut path, points);
                path.close();
                path.finish()
            }
            Self::Lines(lines, _) => {
                let mut path = PathBuilder::new();
                for line in lines {
                    line_through(&mut path, line);
                }
                path.finish()
            }
            Self::Outline(form, _) => form.path(),
            Self::Art(..) => None,
            Self::Text { text, x, y, anchor, size, weight, width_max } => {
                let line = Line::set(text, *size, *weight, *width_max);
                line.path(x - line.width * anchor, *y)
            }
        }
    }
}

fn line_through(path: &mut PathBuilder, points: &[(f32, f32)]) {
    for (index, (x, y)) in points.iter().enumerate() {
        if index == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
    }
}

impl Item {
    /// The pixels that the item may touch.
    pub(super) fn area(&self) -> Area {
        let (left, top, right, bottom) = self.form.bounds();
        // Soft edges need one more pixel.
        Area {
            left: left.floor() as i32 - 1,
            top: top.floor() as i32 - 1,
            right: right.ceil() as i32 + 1,
            bottom: bottom.ceil() as i32 + 1,
        }
    }

    /// Draws the item onto opaque pixels. Their upper left corner is at this point of the picture.
    pub(super) fn draw(&self, pixels: &mut RgbaImage, left: i32, top: i32) {
        let Rgba(red, green, blue, alpha) = self.color;
        if let Form::Art(art, x, y) = &self.form {
            if let Some(sprite) = art.sprite() {
                let (x, y) = (x - sprite.margin - left, y - sprite.margin - top);
                lay_over(pixels, &sprite.pixels, x, y);
            }
            return;
        }
        if let Some(area) = self.form.whole_pixels().filter(|_| alpha == u8::MAX) {
            let place = imageproc::rect::Rect::at(area.left - left, area.top - top);
            let place = place.of_size(area.width(), area.height());
            draw_filled_rect_mut(pixels, place, image::Rgba([red, green, blue, alpha]));
            return;
        }
        let Some(path) = self.form.path() else { return };
        // Premultiplying opaque pixels by their alpha changes nothing.
        let (width, height) = pixels.dimensions();
        let Some(mut pixels) = PixmapMut::from_bytes(pixels, width, height) else { return };
        let color = resvg::tiny_skia::Color::from_rgba8(red, green, blue, alpha);
        let paint = Paint { shader: Shader::SolidColor(color), anti_alias: true, ..Paint::default() };
        let place = Transform::from_translate(-left as f32, -top as f32);
        match &self.form {
            Form::Lines(_, width) | Form::Outline(_, width) => {
                let stroke =
                    Stroke { width: *width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
                pixels.stroke_path(&path, &paint, &stroke, place, None);
            }
            _ => pixels.fill_path(&path, &paint, FillRule::Winding, place, None),
        }
    }
}

/// Lays a sprite over opaque pixels, with its upper left corner at this point. Since the pixels below are opaque, this
/// takes a fraction of the time of `image`'s overlay.
fn lay_over(pixels: &mut RgbaImage, sprite: &RgbaImage, x: i32, y: i32) {
    let (wide, sprite_wide) = (pixels.width().cast_signed(), sprite.width().cast_signed());
    let place = Area::of(x, y, sprite_wide, sprite.height().cast_signed());
    let Some(seen) = place.common(Area::of(0, 0, wide, pixels.height().cast_signed())) else { return };
    let bytes = |row: i32, left: i32, wide: i32| {
        let start = (row * wide + left).unsigned_abs() as usize * 4;
        start..start + seen.width() as usize * 4
    };
    for row in seen.top..seen.bottom {
        let below = &mut pixels.as_flat_samples_mut().samples[bytes(row, seen.left, wide)];
        let above = &sprite.as_raw()[bytes(row - y, seen.left - x, sprite_wide)];
        for (below, above) in below.chunks_exact_mut(4).zip(above.chunks_exact(4)) {
            match u32::from(above[3]) {
                0 => {}
                255 => below.copy_from_slice(above),
                cover => {
                    for (below, above) in below.iter_mut().zip(&above[..3]) {
                        let mixed = u32::from(*above) * cover + u32::from(*below) * (255 - cover);
                        *below = ((mixed + 127) / 255) as u8;
                    }
                }
            }
        }
    }
}
