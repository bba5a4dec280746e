//! Who wins with four pieces or fewer, solved by retrograde analysis.
//!
//! Repetition is counted, so that whoever has more points when nothing is captured any more wins, and the other one,
//! who *trails*, has to force a capture. One bit a position is enough: whether the one who trails wins.
//!
//! - `orbits`: sets of cells, those that symmetries of the board lead to each other being one.
//! - `index`: the number of a position. `solve`: from no position to all.

mod index;
mod orbits;
mod solve;

use std::fmt;

use self::index::{Index, PIECES_MAX, PIECES_MIN};
use super::state::Chifoumi;
use crate::rules::Player;

pub use solve::Totals;

/// Who wins in every position at the start of a turn with two to four pieces.
pub struct Endings {
    index: Index,
    /// By number of a position: whether the player who trails wins.
    trailer_wins: Vec<u8>,
}

impl fmt::Debug for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Endings({} bytes)", self.trailer_wins.len())
    }
}

impl Endings {
    /// How many pieces there may be at most.
    pub const PIECES_MAX: usize = PIECES_MAX;

    /// Solves all positions with up to so many pieces. `progress` is told how many of how many are done, from 0 again
    /// for each count of pieces.
    #[must_use]
    pub fn build(pieces_max: usize, progress: &mut dyn FnMut(u64, u64)) -> Self {
        let mut endings = Self { index: Index::new(), trailer_wins: Vec::new() };
        for pieces in PIECES_MIN..=pieces_max.min(PIECES_MAX) {
            endings.trailer_wins.resize(endings.index.end(pieces).div_ceil(8), 0);
            solve::solve(&mut endings, pieces, progress);
        }
        endings
    }

    /// The bytes to be kept in a file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.trailer_wins
    }

    /// Endings from the bytes of a file; `None` if there are not as many as there have to be.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Option<Self> {
        let index = Index::new();
        let whole = (PIECES_MIN..=PIECES_MAX).any(|pieces| index.end(pieces).div_ceil(8) == bytes.len());
        whole.then_some(Self { index, trailer_wins: bytes })
    }

    /// Who wins if nobody errs, if it is known.
    #[must_use]
    pub fn winner(&self, position: &Chifoumi) -> Option<Player> {
        if position.going_on.is_some() || position.placing() {
            return None;
        }
        let number = self.index.number(&position.board, position.to_move?)?;
        let byte = self.trailer_wins.get(number / 8)?;
        let trailer = trailer(position);
        Some(if byte >> (number % 8) & 1 == 1 { trailer } else { trailer.other() })
    }

    fn has(&self, number: usize) -> bool {
        self.trailer_wins[number / 8] >> (number % 8) & 1 == 1
    }

    fn add(&mut self, number: usize) {
        self.trailer_wins[number / 8] |= 1 << (number % 8);
    }

    /// How many positions there are with so many pieces, and in how many the player who trails wins.
    #[must_use]
    pub fn totals(&self, pieces: usize) -> Totals {
        solve::totals(self, pieces)
    }
}

/// Who would lose if the game were counted now.
fn trailer(position: &Chifoumi) -> Player {
    let [one, two] = Player::BOTH.map(|player| position.points(player));
    if one > two { Player::Two } else { Player::One }
}
