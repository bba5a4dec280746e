//! The picture of a page of a lesson.

use super::data::{Scene, SceneOptions};
use crate::rules::{Kind, Player};
use crate::text::Language;

impl Scene {
    /// What a page of a game's lesson shows, its number counted from 0; `None` if there is no such page. Nobody plays,
    /// so the players are called by their colors.
    #[must_use]
    pub fn of_page(kind: &'static Kind, number: usize, language: &Language) -> Option<Self> {
        let game = kind.page(number)?;
        let page = &kind.lesson()[number];
        let options = SceneOptions {
            names: Player::BOTH.map(|player| language.word(game.color(player).key())),
            // Where a choice is to be seen, what happened before it only distracts.
            last_turn: page.chosen.is_empty(),
            chosen: page.chosen(),
            pointed: page.pointed(),
            ..SceneOptions::default()
        };
        Some(Self::of(&game, &options))
    }
}
