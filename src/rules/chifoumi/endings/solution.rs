//! The solution, with one bit per position.

use std::fmt;

use super::index::{Index, PIECES_MAX, PIECES_MIN};
use crate::rules::Player;
use crate::rules::chifoumi::state::Chifoumi;
use crate::rules::guide::SolvedEndings;

/// The winner of each position with two to four pieces at the start of a turn.
pub struct Endings {
    pub(super) index: Index,
    /// By index of a position: whether the trailing player wins.
    pub(super) trailer_wins: Vec<u8>,
}

impl fmt::Debug for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Endings({} bytes)", self.trailer_wins.len())
    }
}

impl SolvedEndings for Endings {}

impl Endings {
    /// The most pieces in a solved position.
    pub const PIECES_MAX: usize = PIECES_MAX;

    /// The bytes to store in a file.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.trailer_wins
    }

    /// Reads the bytes of a file. `None` if their number is wrong.
    #[must_use]
    pub fn from_bytes(bytes: Vec<u8>) -> Option<Self> {
        let index = Index::new();
        let whole = (PIECES_MIN..=PIECES_MAX).any(|pieces| index.end(pieces).div_ceil(8) == bytes.len());
        whole.then_some(Self { index, trailer_wins: bytes })
    }

    /// The winner if neither errs, if it's known.
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

    pub(super) fn has(&self, number: usize) -> bool {
        self.trailer_wins[number / 8] >> (number % 8) & 1 == 1
    }

    pub(super) fn add(&mut self, number: usize) {
        self.trailer_wins[number / 8] |= 1 << (number % 8);
    }
}

/// The player who would lose if the game were counted now.
pub(super) fn trailer(position: &Chifoumi) -> Player {
    let [one, two] = Player::BOTH.map(|player| position.points(player));
    if one > two { Player::Two } else { Player::One }
}
