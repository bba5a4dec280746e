//! The ways to show boards at a console.

use std::str::FromStr;

use super::draw::Way;

/// A way to show boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Drawn and saved as files if the terminal is known to draw well, otherwise in characters.
    Auto,
    /// Only in characters, and only if somebody asks.
    Off,
    /// Saved as files.
    Files,
    /// In characters.
    Text,
    /// In words, for screen readers.
    Words,
    /// Drawn in this way, and saved as files.
    Drawn(Way),
}

impl Mode {
    /// All modes, by name.
    pub const ALL: [(&'static str, Self); 9] = [
        ("auto", Self::Auto),
        ("off", Self::Off),
        ("files", Self::Files),
        ("text", Self::Text),
        ("words", Self::Words),
        ("kitty", Self::Drawn(Way::Kitty)),
        ("iterm", Self::Drawn(Way::Iterm)),
        ("sixel", Self::Drawn(Way::Sixel)),
        ("blocks", Self::Drawn(Way::Blocks)),
    ];
}

/// No mode has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown way to show boards; use auto, off, files, text, words, kitty, iterm, sixel, blocks")]
pub struct UnknownMode;

impl FromStr for Mode {
    type Err = UnknownMode;

    fn from_str(word: &str) -> Result<Self, UnknownMode> {
        let known = Self::ALL.iter().find(|(known, _)| known.eq_ignore_ascii_case(word));
        known.map(|(_, mode)| *mode).ok_or(UnknownMode)
    }
}
