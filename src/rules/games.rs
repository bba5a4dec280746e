//! The list of all games.

use super::{GameDef, chifoumi, fursaz, sfirs, sia_doble, the_game};
use crate::text::{Arg, Message};

/// All games.
pub static GAMES: &[GameDef] = &[
    GameDef::of::<sfirs::Sfirs>(),
    GameDef::of::<the_game::TheGame>(),
    GameDef::of::<fursaz::Fursaz>(),
    GameDef::of::<chifoumi::Chifoumi>(),
    GameDef::of::<sia_doble::SiaDoble>(),
];

impl GameDef {
    /// The game with this id. Case, blanks and dashes don't matter (`Sia Doble`).
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let plain = |text: &str| -> String {
            text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
        };
        let name = plain(name);
        GAMES.iter().find(|kind| plain(kind.about.id) == name)
    }

    /// The game with this id, or the only one with this word in its id (`sia`).
    #[must_use]
    pub fn meant(name: &str) -> Option<&'static Self> {
        let word = name.to_lowercase();
        let mut having = GAMES.iter().filter(|kind| kind.about.id.split('-').any(|part| part == word));
        Self::find(name).or_else(|| having.next().filter(|_| having.next().is_none()))
    }

    /// A sentence for a name that no game has. It lists all games.
    #[must_use]
    pub fn unknown(name: &str) -> Message {
        let known = GAMES.iter().map(|kind| Arg::from(kind.about.id)).collect::<Vec<_>>();
        Message::new("unknown-game").with_text("name", name).with("known", Arg::And(known))
    }
}
