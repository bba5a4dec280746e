//! Values positions of SFIRS without a search.

use super::state::{Action, Sfirs};
use crate::rules::Player;
use crate::rules::guide::{Evaluated, LEVELS, Level};

/// The value of active pieces that can move, by their number. The first ones count more, since a player without any
/// loses.
const ACTIVE: [i32; 11] = [0, 160, 260, 330, 380, 420, 455, 485, 510, 530, 550];
/// The value of a cell to which an active piece can move.
const ROOM: i32 = 8;
/// The value of a piece that can leave the start area.
const WAITING: i32 = 80;
/// The value of an inactive piece that can be revived.
const REVIVABLE: i32 = 35;
/// The value of beginning a turn. After the rest of a turn, the other player begins one.
const TEMPO: i32 = 60;

impl Sfirs {
    fn worth(&self, player: Player) -> i32 {
        let board = &self.board;
        let (mut active, mut room) = (0, 0);
        for from in board.movers(player, false, true) {
            let targets = board.target_count(from) as i32;
            active += usize::from(targets > 0);
            room += targets;
        }
        let waiting = board.movers(player, true, false).filter(|from| board.can_move(*from)).count() as i32;
        let revivable = board.revivable(player).count() as i32;
        ACTIVE[active.min(10)] + ROOM * room + WAITING * waiting + REVIVABLE * revivable
    }
}

impl Evaluated for Sfirs {
    const SCALE: i32 = 300;

    fn levels(_variant: usize) -> [Level; LEVELS] {
        [
            Level::new(7, 88),
            Level::new(30, 70),
            Level::new(140, 43),
            Level::new(700, 21),
            Level::new(3_500, 8),
            Level::new(15_000, 3),
            Level::new(130_000, 0),
            Level::new(800_000, 0),
        ]
    }

    fn value(&self) -> i32 {
        let tempo = if self.bonus.is_none() { TEMPO } else { 0 };
        let tempo = if self.to_move == Player::One { tempo } else { -tempo };
        self.worth(Player::One) - self.worth(Player::Two) + tempo
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Revive(_) => 1,
            _ => 0,
        }
    }
}
