//! How boards are shown at a console.

use std::str::FromStr;

use super::draw::Way;

/// How boards are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Drawn where the terminal is known to do that well, and as files; else in characters.
    Auto,
    /// Not at all, unless somebody asks for characters.
    Off,
    /// As files.
    Files,
    /// In characters.
    Text,
    /// In words, to be heard.
    Words,
    /// Drawn in this way, and as files.
    Drawn(Way),
}

impl Mode {
    /// Every mode by its word.
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

/// No way to show boards.
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
