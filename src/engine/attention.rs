//! What a weak player does not see.
//!
//! People who lose do not play at random: they overlook something, mostly what the other side can do, and a move
//! that they have overlooked they overlook however long they think. So every action at every position is either seen
//! or not, by a seed.

use super::random::scatter;

/// What is seen, and how exactly positions are valued.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attention {
    seed: u64,
    /// Of 65,536 actions, how many are overlooked.
    blindness: u64,
}

impl Attention {
    /// The attention of somebody who overlooks so many of a hundred actions.
    pub(super) fn new(seed: u64, blindness: u8) -> Self {
        Self { seed: scatter(seed ^ 0x51_7C_C1_B7_27_22_0A_95), blindness: u64::from(blindness) * 65_536 / 100 }
    }

    /// Whether everything is seen.
    pub(super) const fn is_full(self) -> bool {
        self.blindness == 0
    }

    /// Whether an action is seen at a position.
    pub(super) const fn sees(self, position: u64, action: u64) -> bool {
        self.is_full() || scatter(self.seed ^ position ^ action.rotate_left(32)) & 0xFFFF >= self.blindness
    }

    /// An opinion about a position that nothing speaks for, so that the same game is not played again and again: at
    /// most 2 % of a scale, and more for somebody who does not see well.
    pub(super) const fn whim(self, position: u64, scale: i32) -> i32 {
        let most = scale / 50 + ((scale as u64 * self.blindness) >> 17) as i32;
        (scatter(self.seed ^ position) >> 33) as i32 % (2 * most + 1) - most
    }
}
