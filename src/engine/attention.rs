//! What a weak player overlooks.
//!
//! People don't lose because they play at random. They overlook actions, mostly the opponent's, and more time doesn't
//! help them see those. So a seed decides which actions are seen at each position.

use super::random::scatter;

/// Decides which actions are seen, and how precisely positions are valued.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attention {
    seed: u64,
    /// How many of 65,536 actions are overlooked.
    blindness: u64,
}

impl Attention {
    /// The attention of a player who overlooks this many of a hundred actions.
    pub(super) fn new(seed: u64, blindness: u8) -> Self {
        Self { seed: scatter(seed ^ 0x51_7C_C1_B7_27_22_0A_95), blindness: u64::from(blindness) * 65_536 / 100 }
    }

    /// Whether every action is seen.
    pub(super) const fn is_full(self) -> bool {
        self.blindness == 0
    }

    /// Whether an action is seen at a position.
    pub(super) const fn sees(self, position: u64, action: u64) -> bool {
        self.is_full() || scatter(self.seed ^ position ^ action.rotate_left(32)) & 0xFFFF >= self.blindness
    }

    /// A random opinion about a position, so that the same game isn't played again and again. It is a quarter of a percent
    /// of a scale; 2 % and more for a player who overlooks actions.
    pub(super) const fn whim(self, position: u64, scale: i32) -> i32 {
        let most =
            if self.is_full() { scale / 400 } else { scale / 50 + ((scale as u64 * self.blindness) >> 17) as i32 };
        (scatter(self.seed ^ position) >> 33) as i32 % (2 * most + 1) - most
    }
}
