//! What a game can tell a player who thinks ahead, beyond its rules.
//!
//! The engine plays any other game by its rules alone.

use std::any::Any;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use super::{Player, Position};

/// Solved endings. The type says of which game.
pub trait SolvedEndings: Any + Debug + Send + Sync {}

/// The strength of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many positions it searches, or how many games it plays out.
    pub nodes: u32,
    /// How many of a hundred actions it overlooks.
    pub blindness: u8,
}

impl Level {
    /// A level that searches this many positions and overlooks this many of a hundred actions.
    #[must_use]
    pub const fn new(nodes: u32, blindness: u8) -> Self {
        Self { nodes, blindness }
    }
}

/// What a score says about the result, fitted to games that the computer played against itself (`scripts/chances`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    /// A score of so much makes the odds e to 1.
    unit: f64,
    /// More than 1 if small scores say little and large ones much.
    power: f64,
}

/// The odds are never more than e to the power of this, unless a result is certain.
const SUREST: f64 = 6.0;

impl Curve {
    /// A curve by its two numbers, both above 0.
    #[must_use]
    pub const fn new(unit: f64, power: f64) -> Self {
        Self { unit, power }
    }

    /// The points that a player with this score can expect, from 0 to 1: ½ for 0, and never less for a higher score.
    #[must_use]
    pub fn chance(self, score: i32) -> f64 {
        let odds = (f64::from(score).abs() / self.unit).powf(self.power).min(SUREST);
        1.0 / (1.0 + (-odds.copysign(f64::from(score))).exp())
    }
}

/// How a search saves work; what suits a game is found by matches (`scripts/tune-search`). Values are in units of the
/// game's own, as scores are; a depth of 0 turns a saving off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchParameters {
    /// Late move reductions: an action is first searched 16 · log₂(depth) · log₂(number) / this levels less deeply.
    pub reduction: i32,
    /// Reverse futility pruning: this many levels before the last, a position that is far ahead isn't searched.
    pub near: i32,
    /// How far ahead is enough, for each level that is left.
    pub margin: i32,
    /// Futility pruning: this many levels before the last, a position that is far behind has only its first action and
    /// those that capture something searched.
    pub frontier: i32,
    /// How far behind is too far, for each level that is left.
    pub futility: i32,
    /// Aspiration windows: a deeper search first looks so far around the last score.
    pub aspiration: i32,
}

impl SearchParameters {
    /// What suits most games.
    pub const USUAL: Self = Self { reduction: 35, near: 0, margin: 0, frontier: 0, futility: 0, aspiration: 50 };

    /// Changes the parameter with a name. `None` if there is none, or if the value makes no sense.
    #[must_use]
    pub fn with(mut self, name: &str, value: i32) -> Option<Self> {
        let (parameter, least) = match name {
            "reduction" => (&mut self.reduction, 1),
            "near" => (&mut self.near, 0),
            "margin" => (&mut self.margin, 0),
            "frontier" => (&mut self.frontier, 0),
            "futility" => (&mut self.futility, 0),
            "aspiration" => (&mut self.aspiration, 1),
            _ => return None,
        };
        *parameter = value;
        (least..=MOST).contains(&value).then_some(self)
    }
}

/// The most that a parameter can be: nothing overflows.
const MOST: i32 = 10_000;

/// The number of levels.
pub const LEVELS: usize = 8;

/// A game whose positions have a value without a search.
pub trait Evaluated: Position {
    /// A value with which player one clearly stands better.
    const SCALE: i32;

    /// How its search saves work.
    const SEARCH: SearchParameters = SearchParameters::USUAL;

    /// The levels of a variant, the weakest first.
    fn levels(variant: usize) -> [Level; LEVELS];

    /// What a score says about the result in a variant.
    fn curve(variant: usize) -> Curve;

    /// The weights of the terms that a value is made of, fitted to games that the computer played against itself
    /// (`scripts/tune`).
    const WEIGHTS: &'static [i32];

    /// Tells by its number how much more of a term player one has than player two. The same number may come up again.
    fn terms(&self, add: &mut impl FnMut(usize, i32));

    /// How good a position is for player one, if it isn't over. Far below a million in either direction.
    fn value(&self) -> i32 {
        let mut value = 0;
        self.terms(&mut |term, count| value += Self::WEIGHTS[term] * count);
        value
    }

    /// Who wins if neither errs and no position has come up before, if the solved endings know.
    fn solved(&self, endings: &dyn SolvedEndings) -> Option<Player> {
        let _ = endings;
        None
    }

    /// How promising a legal action looks at first sight; 0 for most. The search tries the best ones first to save
    /// time.
    fn promise(&self, action: Self::Action) -> i32 {
        let _ = action;
        0
    }

    /// Adds the legal actions that change so much that the search must try them before it values the position.
    fn forceful(&self, actions: &mut Vec<Self::Action>) {
        let _ = actions;
    }
}

/// The key of a position or an action: a number that hardly any other has, and the same in every run.
#[must_use]
pub fn key(of: &impl Hash) -> u64 {
    let mut hasher = Mixer(0);
    of.hash(&mut hasher);
    hasher.finish()
}

/// Multiplies and folds, eight bytes at a time (like wyhash).
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
