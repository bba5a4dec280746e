//! Colors of themes.

/// An sRGB color with an alpha value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rgba(pub u8, pub u8, pub u8, pub u8);

impl Rgba {
    /// An opaque color, as written in HTML: `0xd8432f`.
    #[must_use]
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self(red, green, blue, 255)
    }

    /// The same color with this opacity, in percent.
    #[must_use]
    pub const fn percent(self, cover: u8) -> Self {
        Self(self.0, self.1, self.2, (cover as u16 * 255 / 100) as u8)
    }

    /// The color that results from this one over an opaque one.
    #[must_use]
    pub fn over(self, ground: Self) -> Self {
        let mix = |top: u8, below: u8| {
            let cover = u32::from(self.3);
            let sum = u32::from(top) * cover + u32::from(below) * (255 - cover);
            u8::try_from((sum + 127) / 255).unwrap_or(u8::MAX)
        };
        Self(mix(self.0, ground.0), mix(self.1, ground.1), mix(self.2, ground.2), 255)
    }

    /// The color in CSS: `#d8432f`.
    #[must_use]
    pub fn css(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }

    /// The relative luminance as in WCAG 2, from 0 (black) to 1 (white).
    #[must_use]
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// The contrast between two colors as in WCAG 2, from 1 (none) to 21 (black and white).
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}
