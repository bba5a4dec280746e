//! What a game may tell somebody who thinks ahead, beyond its rules.
//!
//! A game that says nothing of the kind is played by the rules alone.

use std::any::Any;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use super::{Player, Position};

/// A game's solved endings; which game's, their type tells.
pub trait SolvedEndings: Any + Debug + Send + Sync {}

/// How strong a level is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many positions it looks at, or how many games it plays out.
    pub nodes: u32,
    /// Of a hundred actions that it comes across while it thinks, how many it overlooks.
    pub blindness: u8,
}

impl Level {
    /// A level that looks at so many positions and overlooks so many of a hundred actions.
    #[must_use]
    pub const fn new(nodes: u32, blindness: u8) -> Self {
        Self { nodes, blindness }
    }
}

/// How many levels there are.
pub const LEVELS: usize = 8;

/// A game whose positions can be valued without looking ahead.
pub trait Evaluated: Position {
    /// The value at which player one can expect to win seven games of eight (where the hyperbolic tangent is ¾).
    const SCALE: i32;

    /// The levels of a variant, the weakest first.
    fn levels(variant: usize) -> [Level; LEVELS];

    /// How good a position that is not over is for player one. Far below a million in either direction.
    fn value(&self) -> i32;

    /// Who wins here if nobody errs and no position of the game has stood before, where the solved endings tell.
    fn solved(&self, endings: &dyn SolvedEndings) -> Option<Player> {
        let _ = endings;
        None
    }

    /// How promising a legal action looks at first sight; 0 for most. Actions are tried in this order, so that better
    /// ones first save time.
    fn promise(&self, action: Self::Action) -> i32 {
        let _ = action;
        0
    }

    /// Adds the legal actions which change so much that a position must not be valued before they are tried.
    fn forceful(&self, actions: &mut Vec<Self::Action>) {
        let _ = actions;
    }
}

/// A game in which actions fill places: what may be placed may be placed there by either player for as long as the
/// place is empty.
pub trait Filling: Position {
    /// The levels of a variant, the weakest first.
    fn levels(variant: usize) -> [Level; LEVELS];

    /// The place that an action fills, as a number below 128; `None` for other actions, such as passing.
    fn place(&self, action: Self::Action) -> Option<usize>;

    /// Whether an action changes nothing, such as passing.
    fn is_idle(&self, action: Self::Action) -> bool;

    /// By how many points player one is ahead, as a share of all points.
    fn lead(&self) -> f32;
}

/// A number for a position or an action that hardly ever is another one's too; the same in every run.
#[must_use]
pub fn key(of: &impl Hash) -> u64 {
    let mut hasher = Mixer(0);
    of.hash(&mut hasher);
    hasher.finish()
}

/// Multiplies and folds, eight bytes at a time (as wyhash and its kin do).
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93;
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let product = u128::from(self.0 ^ 0xA076_1D64_78BD_642F) * 0xE703_7ED1_A0B4_28DB;
        (product as u64) ^ (product >> 64) as u64
    }

    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}
