//! Helps the engine to play Fursaz.

use super::board::Side;
use super::grid::Size;
use super::state::{Action, Fursaz};
use crate::rules::guide::{Filling, LEVELS, Level};
use crate::rules::{Player, Position};

impl Filling for Fursaz {
    fn levels(variant: usize) -> [Level; LEVELS] {
        match Self::start(variant).size {
            // With more to fill, twice as many play-outs gain more.
            Size::Seven => [
                Level::new(9, 29),
                Level::new(37, 15),
                Level::new(92, 7),
                Level::new(170, 5),
                Level::new(350, 2),
                Level::new(930, 0),
                Level::new(2_050, 0),
                Level::new(4_500, 0),
            ],
            Size::Five => [
                Level::new(8, 30),
                Level::new(16, 20),
                Level::new(40, 12),
                Level::new(100, 5),
                Level::new(260, 0),
                Level::new(700, 0),
                Level::new(2_500, 0),
                Level::new(12_000, 0),
            ],
        }
    }

    fn place(&self, action: Action) -> Option<usize> {
        match action {
            Action::Place(at) => self.size.grid().point(at),
            Action::Pass | Action::Swap => None,
        }
    }

    fn is_idle(&self, action: Action) -> bool {
        action == Action::Pass
    }

    fn lead(&self) -> f32 {
        let grid = self.size.grid();
        let mut counts = Side::BOTH.map(|side| self.stones.of(side).count_ones());
        if self.stones.all() != grid.all() {
            for (count, owned) in counts.iter_mut().zip(self.stones.territory(grid)) {
                *count += owned.count_ones();
            }
        }
        let [black, white] = counts.map(|count| count as f32);
        let lead = (black - white) / grid.len() as f32;
        if self.player(Side::Black) == Player::One { lead } else { -lead }
    }
}
