//! The picture of a page of a lesson.

use super::data::{Scene, SceneOptions};
use crate::rules::{Kind, Player};
use crate::text::Language;

impl Scene {
    /// What a page of a game's lesson or one of its exercises shows, its number counted from 0, after these actions;
    /// `None` if there is no such page. Nobody plays, so the players are called by their colors.
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
            // Where a choice is to be seen, what happened before it only distracts.
            last_turn: page.chosen.is_empty() || !untouched,
            chosen: page.chosen().filter(|_| untouched),
            pointed: if untouched { page.pointed() } else { Vec::new() },
            ..SceneOptions::default()
        };
        Some(Self { by_color: true, ..Self::of(&game, &options) })
    }
}
