//! The picture of a lesson page.

use super::data::{Scene, SceneOptions};
use crate::rules::{Kind, Player};
use crate::text::Language;

impl Scene {
    /// The scene of a page or an exercise of a game's lesson, by its number from 0, after these actions. `None` if
    /// there is no such page. The players' names are their colors.
    #[must_use]
    pub fn of_page(kind: &'static Kind, number: usize, line: &[String], language: &Language) -> Option<Self> {
        let mut game = kind.position_of_page(number)?;
        let page = kind.page(number)?;
        for token in line {
            game.play(token).ok()?;
        }
        let untouched = line.is_empty();
        let options = SceneOptions {
            names: Player::BOTH.map(|player| language.word(game.color(player).key())),
            // A page that shows a choice would only confuse with the turn before it.
            last_turn: page.chosen.is_empty() || !untouched,
            chosen: page.chosen().filter(|_| untouched),
            pointed: if untouched { page.pointed() } else { Vec::new() },
            ..SceneOptions::default()
        };
        Some(Self { by_color: true, turn_told: !untouched, ..Self::of(&game, &options) })
    }
}
