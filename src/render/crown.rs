//! The crown of a winner.

use super::color::Rgba;
use super::item::{Form, Item};

/// How much of a line a crown takes before a name, in letter heights.
pub(super) const CROWN: f32 = 1.25;

/// A crown as high as capital letters, its lower left corner at this point of the base line.
pub(super) fn crown_at((x, y): (f32, f32), letters: f32, color: Rgba) -> Item {
    let points = [(0.0, 0.0), (0.0, 0.62), (0.25, 0.34), (0.5, 0.74), (0.75, 0.34), (1.0, 0.62), (1.0, 0.0)];
    let form = Form::Polygon(points.map(|(across, up)| (x + across * letters, y - up * letters)).into());
    Item { form, color }
}
