//! The numbers of games and offers.

use std::fmt;
use std::str::FromStr;

/// The number under which people speak of a challenge, and of the game that it becomes; written `#12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub i64);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl Id {
    /// Reads a typed number: `#12` or `12`.
    #[must_use]
    pub fn typed(text: &str) -> Option<Self> {
        format!("#{}", text.strip_prefix('#').unwrap_or(text)).parse().ok()
    }
}

/// Not the number of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

/// Reads `#12`, as it is written.
impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let digits = text.strip_prefix('#').ok_or(NoId)?;
        if digits.is_empty() || digits.len() > 15 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NoId);
        }
        digits.parse().map(Id).map_err(|_| NoId)
    }
}
