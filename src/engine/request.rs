//! Questions to the engine, and its answers.

use std::time::Duration;

use crate::rules::guide::{Level, SearchParameters, SolvedEndings};

/// How strong the answer should be, or how long to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// A level of the game, from 1.
    Level(u8),
    /// The strongest level of the game, with its number of positions divided by this.
    Fraction(u32),
    /// A number of positions, or of games played out.
    Nodes(u64),
    /// A level that isn't among the game's own.
    Strength(Level),
    /// A time.
    Time(Duration),
}

/// How to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// The best method that the engine has for the game.
    Best,
    /// Upper confidence bounds on trees, with nothing but the rules. Other methods are measured against it.
    Plain,
    /// Takes what can be taken, and looks no further.
    Greedy,
    /// A random legal action.
    Random,
}

/// A question to the engine.
#[derive(Clone, Copy, Debug)]
pub struct SearchRequest {
    /// How strong the answer should be, or how long to think.
    pub limit: Limit,
    /// How to think.
    pub method: Method,
    /// Chooses among about equal actions. The same seed and number of nodes lead to the same answer.
    pub seed: u64,
    /// The most memory to use, in bytes.
    pub memory: usize,
    /// The most time to take, whatever the limit. `None` for as long as it takes.
    pub time_max: Option<Duration>,
    /// The game's solved endings, if they were loaded.
    pub endings: Option<&'static dyn SolvedEndings>,
    /// How the search saves work, if not as its game says.
    pub parameters: Option<SearchParameters>,
}

/// The usual value of [`SearchRequest::memory`], in bytes.
pub const MEMORY: usize = 64 << 20;

impl SearchRequest {
    /// Asks for the best answer within a limit.
    #[must_use]
    pub const fn best(limit: Limit) -> Self {
        Self { limit, method: Method::Best, seed: 0, memory: MEMORY, time_max: None, endings: None, parameters: None }
    }
}

/// A certain result, for the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// The player can win, whatever the opponent does.
    Win,
    /// The opponent can win.
    Loss,
    /// Neither can win.
    Draw,
}

/// The engine's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchAnswer {
    /// The canonical token of the best action.
    pub action: String,
    /// The expectation of the player to act: -1 is a loss, 0 a draw, 1 a win.
    pub score: f64,
    /// What that follows from, in units of the game's own; a million or so is certain.
    pub value: i32,
    /// The number of positions searched, or of games played out.
    pub nodes: u64,
    /// The expected line, which begins with the action.
    pub line: Vec<String>,
    /// The certain result, if the engine knows it.
    pub exact: Option<Exact>,
}
