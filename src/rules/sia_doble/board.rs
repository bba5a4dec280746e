//! The markers and buoys on the board, and the steps that they allow.

use super::cell::{BASES, CELLS, Cell, STARTS, Step, UP};
use crate::rules::Player;

/// The number of markers per player.
pub(super) const MARKERS: u32 = 3;
/// This many markers on the opponent's base rank win.
pub(super) const GOAL_MARKERS: u32 = 2;

/// The difference in cell numbers of a step up, right, left or down.
const OFFSETS: [i8; 4] = [8, 1, -1, -8];

/// The markers and buoys.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    /// By player: the cells with their markers.
    pub(super) markers: [u64; 2],
    /// The crossings with buoys.
    pub(super) buoys: u64,
}

impl Board {
    pub(super) const START: Self = Self { markers: STARTS, buoys: 0 };

    /// By [`OFFSETS`]: the cells from which a player's markers can step.
    pub(super) fn ways(&self, player: Player) -> [u64; 4] {
        let own = self.markers[player.index()];
        let empty = CELLS & !(self.markers[0] | self.markers[1]);
        // The lower left ends of lines with exactly one buoy, horizontal and vertical.
        let across = self.buoys ^ (self.buoys >> 1);
        let upwards = self.buoys ^ (self.buoys >> UP);
        [
            own & (across >> UP) & (empty >> UP),
            own & (upwards >> 1) & (empty >> 1),
            own & upwards & (empty << 1),
            own & across & (empty << UP),
        ]
    }

    /// The steps of a player's markers.
    pub(super) fn steps(&self, player: Player) -> impl Iterator<Item = Step> + use<> {
        let ways = OFFSETS.into_iter().zip(self.ways(player));
        ways.flat_map(|(offset, from)| Cell::of(from).map(move |from| Step::by(from, offset)))
    }

    /// Whether no marker of either player has a step.
    pub(super) fn is_blocked(&self) -> bool {
        Player::BOTH.into_iter().all(|player| self.ways(player) == [0; 4])
    }

    /// The owner of the marker on a cell.
    pub(super) fn owner(&self, cell: Cell) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.markers[player.index()] & cell.bit() != 0)
    }

    /// How many of a player's markers are on the opponent's base rank.
    pub(super) fn arrived(&self, player: Player) -> u32 {
        (self.markers[player.index()] & BASES[player.other().index()]).count_ones()
    }

    /// The player who has reached the goal.
    pub(super) fn winner(&self) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.arrived(*player) >= GOAL_MARKERS)
    }

    /// Moves a marker, which takes the buoy along.
    pub(super) fn step(&mut self, player: Player, step: Step) {
        self.markers[player.index()] ^= step.from.bit() | step.to.bit();
        self.buoys ^= step.line();
    }
}
