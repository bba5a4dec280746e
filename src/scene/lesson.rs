//! The picture of a lesson page.

use super::data::{Scene, SceneOptions};
use crate::rules::{Coord, Diagram, Game, GameDef, Player};
use crate::text::Language;

/// From how many cells with pieces on it takes long to tell where they all are.
const FULL: usize = 10;

impl Scene {
    /// The scene of a page or an exercise of a game's lesson, by its number from 0, after these actions. `None` if
    /// there is no such page. The players' names are their colors.
    #[must_use]
    pub fn of_page(kind: &'static GameDef, number: usize, line: &[String], language: &Language) -> Option<Self> {
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
        let scene = Self::of(&game, &options);
        // The first page tells the start. Tasks may be read without it.
        let relative = (1..kind.lesson().len()).contains(&number);
        let unlike_start = relative.then(|| scene.unlike(&kind.start(page.variant).diagram())).flatten();
        Some(Self { by_color: true, unlike_start, turn_told: true, ..scene })
    }

    /// The scene of a position that is a task, after these actions. The players' names are their colors.
    #[must_use]
    pub fn of_task(mut game: Game, line: &[String], language: &Language) -> Option<Self> {
        let bottom = game.to_move().unwrap_or(Player::One);
        for token in line {
            game.play(token).ok()?;
        }
        let options = SceneOptions {
            names: Player::BOTH.map(|player| language.word(game.color(player).key())),
            last_turn: true,
            bottom,
            ..SceneOptions::default()
        };
        Some(Self { by_color: true, turn_told: true, ..Self::of(&game, &options) })
    }

    /// The cells that differ from a full board, if they are few.
    fn unlike(&self, start: &Diagram) -> Option<Vec<Coord>> {
        let cells = self.in_order(|at| self.stack(*at) != start.stack(*at));
        (start.stacks.len() >= FULL && 2 * cells.len() <= start.stacks.len()).then_some(cells)
    }
}
