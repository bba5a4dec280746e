//! Values positions of Sia Doble without a search.

use super::board::Board;
use super::cell::UP;
use super::state::{Action, SiaDoble};
use crate::rules::Player;
use crate::rules::guide::{Evaluated, LEVELS, Level};

/// The value of a marker, by how many ranks it has advanced.
const ADVANCED: [i32; 5] = [0, 12, 28, 50, 100];
/// The value of a step that a player could make.
const STEP: i32 = 5;
/// The value of a step forward.
const FORWARD: i32 = 9;

impl Board {
    fn worth(&self, player: Player) -> i32 {
        let markers = self.markers[player.index()];
        let mut worth = 0;
        for (rank, row) in (0..5).map(|rank| (rank, markers >> (UP * rank as u32) & 0b1_1111)) {
            let advanced = if player == Player::One { rank } else { 4 - rank };
            worth += ADVANCED[advanced] * row.count_ones() as i32;
        }
        let ways = self.ways(player);
        let forward = if player == Player::One { ways[0] } else { ways[3] };
        let steps: u32 = ways.iter().map(|from| from.count_ones()).sum();
        worth + STEP * steps as i32 + FORWARD * forward.count_ones() as i32
    }
}

impl Evaluated for SiaDoble {
    const SCALE: i32 = 120;

    fn levels(_variant: usize) -> [Level; LEVELS] {
        [
            Level::new(45, 54),
            Level::new(290, 25),
            Level::new(1_320, 11),
            Level::new(4_600, 5),
            Level::new(16_000, 2),
            Level::new(70_000, 0),
            Level::new(470_000, 0),
            Level::new(2_000_000, 0),
        ]
    }

    fn value(&self) -> i32 {
        self.board.worth(Player::One) - self.board.worth(Player::Two)
    }

    fn promise(&self, action: Action) -> i32 {
        let Action::Step(step) = action else { return 0 };
        let up = step.to.coord().number > step.from.coord().number;
        let across = step.to.coord().number == step.from.coord().number;
        i32::from(!across && up == (self.to_move == Player::One))
    }
}
