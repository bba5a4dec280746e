//! Values positions of Chifoumi without a search.

use std::any::Any;

use super::cell::Cells;
use super::endings::Endings;
use super::piece::PieceKind;
use super::state::{Action, Chifoumi, PLACEMENT};
use crate::rules::Player;
use crate::rules::guide::{Evaluated, LEVELS, Level, SolvedEndings};

/// The value of a piece among all sixteen. It grows as pieces disappear.
const PIECE: i32 = 100;
/// The value for each opposing piece that one's own pieces can capture.
const PREY: i32 = 4;
/// The value of a cell next to which a piece can capture.
const HUNTED: i32 = 12;
/// The value of a cell that a piece can step to.
const ROOM: i32 = 1;

impl Chifoumi {
    fn worth(&self, player: Player) -> i32 {
        let board = &self.board;
        let (mine, theirs) = (board.counts(player), board.counts(player.other()));
        let mut worth = 0;
        for kind in PieceKind::ALL {
            let prey: u8 = kind.prey().iter().map(|prey| theirs[prey.index()]).sum();
            worth += PREY * i32::from(mine[kind.index()]) * i32::from(prey);
        }
        for from in board.held(player).each() {
            let reach = board.reach(player, from);
            worth += ROOM * reach.walk.count() as i32;
            let hunted = reach.capture & board.held(player.other());
            worth += HUNTED * hunted.count() as i32;
        }
        worth
    }

    /// How many opposing pieces an action captures, less the player's own.
    fn taken(&self, action: Action) -> i32 {
        let Action::Capture { to, .. } = action else { return 0 };
        let height = self.board.stack(to).height() as i32;
        let own = self.to_move.is_some_and(|me| self.board.held(me).has(to));
        if own { -height } else { height }
    }
}

impl Evaluated for Chifoumi {
    const SCALE: i32 = 300;

    fn levels(variant: usize) -> [Level; LEVELS] {
        // If pieces are placed first, the middle levels need more nodes for even steps (docs/performance.md).
        if variant == PLACEMENT {
            [
                Level::new(8, 86),
                Level::new(26, 64),
                Level::new(125, 43),
                Level::new(1_550, 21),
                Level::new(12_000, 8),
                Level::new(51_000, 3),
                Level::new(170_000, 1),
                Level::new(1_000_000, 0),
            ]
        } else {
            [
                Level::new(8, 86),
                Level::new(26, 64),
                Level::new(110, 45),
                Level::new(600, 29),
                Level::new(3_800, 14),
                Level::new(25_000, 5),
                Level::new(170_000, 1),
                Level::new(1_000_000, 0),
            ]
        }
    }

    fn value(&self) -> i32 {
        let [one, two] = Player::BOTH.map(|player| i32::from(self.pieces(player)));
        // Player two doesn't begin, and has half a point more.
        let lead = PIECE * (2 * (one - two) - 1) / 2;
        lead * (32 - one - two) / 16 + self.worth(Player::One) - self.worth(Player::Two)
    }

    fn solved(&self, endings: &dyn SolvedEndings) -> Option<Player> {
        (endings as &dyn Any).downcast_ref::<Endings>()?.winner(self)
    }

    fn promise(&self, action: Action) -> i32 {
        match self.taken(action) {
            0 => 0,
            taken if taken > 0 => 20 + taken,
            taken => -20 + taken,
        }
    }

    fn forceful(&self, actions: &mut Vec<Action>) {
        let Some(me) = self.to_move else { return };
        if self.placing() {
            return;
        }
        let movers = self.going_on.map_or(self.board.held(me), Cells::of);
        for from in movers.each() {
            let captures = self.board.reach(me, from).capture & self.board.held(me.other());
            actions.extend(captures.each().map(|to| Action::Capture { from, to }));
        }
    }
}
