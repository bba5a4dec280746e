//! What a weak player overlooks.
//!
//! People don't lose because they play at random. They overlook actions, and more time doesn't help them see those: what
//! is still far away more often than what could happen at once, and quiet actions more often than those that capture
//! something or otherwise catch the eye. So a seed decides which actions are seen at each position.

use super::random::scatter;

/// Everything further ahead than so many actions is far away.
const NEAR: usize = 1;
/// One in so many.
const WHOLE: f64 = 65_536.0;

/// Decides which actions are seen, and how precisely positions are valued.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attention {
    seed: u64,
    /// How many of 65,536 actions are overlooked: near and far; quiet ones, and those that catch the eye.
    blindness: [[u64; 2]; 2],
}

impl Attention {
    /// The attention of a player who overlooks this many of a hundred quiet actions that are near.
    pub(super) fn new(seed: u64, blindness: u8) -> Self {
        let seen = 1.0 - f64::from(blindness) / 100.0;
        let overlooked = |seen: f64| ((1.0 - seen) * WHOLE) as u64;
        Self {
            seed: scatter(seed ^ 0x51_7C_C1_B7_27_22_0A_95),
            blindness: [[seen, seen.sqrt()], [seen * seen, seen]].map(|kinds| kinds.map(overlooked)),
        }
    }

    /// Whether every action is seen.
    pub(super) const fn is_full(self) -> bool {
        self.blindness[0][0] == 0
    }

    /// Whether an action is seen at a position, so many actions ahead. Some catch the eye.
    pub(super) const fn sees(self, position: u64, action: u64, ahead: usize, striking: bool) -> bool {
        let blindness = self.blindness[(ahead > NEAR) as usize][striking as usize];
        blindness == 0 || scatter(self.seed ^ position ^ action.rotate_left(32)) & 0xFFFF >= blindness
    }

    /// A random opinion about a position, so that the same game isn't played again and again. It is a quarter of a percent
    /// of a scale; 2 % and more for a player who overlooks actions.
    pub(super) const fn whim(self, position: u64, scale: i32) -> i32 {
        let most = if self.is_full() {
            scale / 400
        } else {
            scale / 50 + ((scale as u64 * self.blindness[0][0]) >> 17) as i32
        };
        (scatter(self.seed ^ position) >> 33) as i32 % (2 * most + 1) - most
    }
}
