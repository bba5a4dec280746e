//! The four kinds of pieces, what each captures, and stacks.

use crate::rules::{Piece, Player};
use crate::text::Message;

/// The number of pieces of each kind that a player starts with.
pub(super) const OF_EACH: u8 = 2;

/// A kind of piece. Position strings list pieces in hand in this order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// Captures Rock and Well.
    Paper,
    /// Captures Scissors.
    Rock,
    /// Captures Paper.
    Scissors,
    /// Captures Rock and Scissors.
    Well,
}

impl PieceKind {
    pub(super) const ALL: [Self; 4] = [Self::Paper, Self::Rock, Self::Scissors, Self::Well];

    /// The kinds that it captures. Of any two kinds, exactly one captures the other.
    pub(super) const fn prey(self) -> &'static [Self] {
        match self {
            Self::Paper => &[Self::Rock, Self::Well],
            Self::Rock => &[Self::Scissors],
            Self::Scissors => &[Self::Paper],
            Self::Well => &[Self::Rock, Self::Scissors],
        }
    }

    /// The kinds that capture one of those that capture it.
    pub(super) const fn guards(self) -> &'static [Self] {
        match self {
            Self::Paper => &[Self::Rock, Self::Well],
            Self::Rock => &[Self::Paper, Self::Scissors],
            Self::Scissors => &[Self::Paper, Self::Well],
            Self::Well => &[Self::Scissors],
        }
    }

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The letter in tokens.
    pub(super) const fn letter(self) -> char {
        match self {
            Self::Paper => 'P',
            Self::Rock => 'R',
            Self::Scissors => 'S',
            Self::Well => 'W',
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The letter in position strings: lower case for Black.
    pub(super) const fn letter_of(self, owner: Player) -> char {
        match owner {
            Player::One => self.letter(),
            Player::Two => self.letter().to_ascii_lowercase(),
        }
    }

    /// The owner and kind for a letter in a position string.
    pub(super) fn read(letter: char) -> Option<(Player, Self)> {
        let owner = if letter.is_ascii_lowercase() { Player::Two } else { Player::One };
        Some((owner, Self::from_letter(letter.to_ascii_uppercase())?))
    }

    /// The piece as diagrams show it.
    pub(super) const fn piece(self, owner: Player) -> Piece {
        let kind = match self {
            Self::Paper => "paper",
            Self::Rock => "rock",
            Self::Scissors => "scissors",
            Self::Well => "well",
        };
        Piece { kind, letter: self.letter_of(owner), owner: Some(owner), turned: false }
    }

    /// The name in words.
    pub(super) const fn name(self) -> Message {
        Message::new(match self {
            Self::Paper => "chifoumi-piece-paper",
            Self::Rock => "chifoumi-piece-rock",
            Self::Scissors => "chifoumi-piece-scissors",
            Self::Well => "chifoumi-piece-well",
        })
    }
}

/// The kinds of pieces on a cell, two bits each. The top is in the lowest bits, and a 1 is above the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stack(u32);

impl Stack {
    pub(super) const EMPTY: Self = Self(1);

    pub(super) fn top(self) -> Option<PieceKind> {
        (self.0 > 1).then(|| PieceKind::ALL[(self.0 & 3) as usize])
    }

    pub(super) const fn height(self) -> u32 {
        (u32::BITS - self.0.leading_zeros()).saturating_sub(1) / 2
    }

    pub(super) const fn push(&mut self, kind: PieceKind) {
        self.0 = self.0 << 2 | kind as u32;
    }

    pub(super) fn pop(&mut self) -> Option<PieceKind> {
        let top = self.top()?;
        self.0 >>= 2;
        Some(top)
    }

    /// The kinds from bottom to top.
    pub(super) fn each(self) -> impl Iterator<Item = PieceKind> {
        (0..self.height()).rev().map(move |above| PieceKind::ALL[(self.0 >> (2 * above) & 3) as usize])
    }
}
