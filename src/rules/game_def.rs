//! An entry in the list of games.

use super::erased::{Held, State};
use super::{About, FirstTurns, Given, Position, PositionError};
use crate::text::{Arg, Message};

/// One of the games.
pub struct GameDef {
    /// Facts about the game.
    pub about: About,
    /// Whether two actions can differ only in their sign.
    pub(super) signs_differ: bool,
    /// Whether an `x` is fine only where an action captures or covers.
    pub(super) captures_unsigned: bool,
    /// Whether a rule makes up for the first turn, which doesn't hold if that turn is a handicap.
    pub evens_opening: bool,
    pub(super) start: fn(usize) -> Box<dyn State>,
    pub(super) parse: Parse,
}

/// Reads a position string of the variant with this index, in which somebody has first turns.
type Parse = fn(usize, &str, Given) -> Result<Box<dyn State>, PositionError>;

impl GameDef {
    /// The entry of a game.
    #[must_use]
    pub const fn of<P: Position>() -> Self {
        Self {
            about: P::ABOUT,
            signs_differ: P::SIGNS_DIFFER,
            captures_unsigned: P::CAPTURES_UNSIGNED,
            evens_opening: P::EVENS_OPENING,
            start: |variant| Box::new(Held::new(P::start(variant), Given::NONE)),
            parse: |variant, text, first| Ok(Box::new(Held::new(P::parse(variant, text)?, first))),
        }
    }

    /// A variant's index, by its name.
    #[must_use]
    pub fn variant(&self, name: &str) -> Option<usize> {
        self.about.variants.iter().position(|known| known.eq_ignore_ascii_case(name.trim()))
    }

    /// A line that describes the game.
    #[must_use]
    pub const fn brief(&self) -> Message {
        Message::new(self.about.brief)
    }

    /// A sentence for a name that no variant has. It lists all variants.
    #[must_use]
    pub fn unknown_variant(&self, name: &str) -> Message {
        let known = self.about.variants.iter().map(|variant| Arg::from(*variant)).collect::<Vec<_>>();
        Message::new("unknown-variant")
            .with_text("name", name)
            .with_text("game", self.about.title)
            .with("known", Arg::And(known))
    }

    /// The start of a variant in which somebody has the first turns, as it is written.
    #[must_use]
    pub fn start_with_odds(&self, variant: usize, first: FirstTurns) -> String {
        format!("{} {first}", (self.start)(self.known(variant)).position())
    }

    /// This index, or the default variant's if no variant has it.
    pub(super) fn known(&self, variant: usize) -> usize {
        if variant < self.about.variants.len() { variant } else { 0 }
    }
}
