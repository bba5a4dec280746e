//! What the engine is asked, and what it answers.

use std::time::Duration;

use crate::rules::guide::{Level, SolvedEndings};

/// How long to think.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Limit {
    /// As well as a level of strength, from 1.
    Level(u8),
    /// So many positions, or games played out.
    Nodes(u64),
    /// As well as a level would of this strength.
    Strength(Level),
    /// For so long.
    Time(Duration),
}

/// How to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// As well as is known of the game.
    Best,
    /// By upper confidence bounds on trees, knowing only the rules: what others are measured by.
    Plain,
    /// Not at all: any action.
    Random,
}

/// What the engine is asked.
#[derive(Clone, Copy, Debug)]
pub struct SearchRequest {
    /// How long to think.
    pub limit: Limit,
    /// How to think.
    pub method: Method,
    /// Another seed may choose another action among about equal ones. The same seed and count of nodes lead to the same
    /// answer.
    pub seed: u64,
    /// How much memory may be taken, in bytes.
    pub memory: usize,
    /// How long the answer may take at most, whatever the limit; as long as it takes if nothing is said.
    pub time_max: Option<Duration>,
    /// The game's solved endings, if they are at hand.
    pub endings: Option<&'static dyn SolvedEndings>,
}

/// How much memory is taken if nobody says otherwise, in bytes.
pub const MEMORY: usize = 64 << 20;

impl SearchRequest {
    /// The best answer within a limit.
    #[must_use]
    pub const fn best(limit: Limit) -> Self {
        Self { limit, method: Method::Best, seed: 0, memory: MEMORY, time_max: None, endings: None }
    }
}

/// What is certain about the end of a game, for the player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// The player can win, whatever the other one does.
    Win,
    /// The other player can.
    Loss,
    /// Neither can.
    Draw,
}

/// What the engine answers.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchAnswer {
    /// The canonical token of the action.
    pub action: String,
    /// What the player to act can expect: -1 is a loss, 0 a draw, 1 a win.
    pub score: f64,
    /// How many positions were looked at, or games played out.
    pub nodes: u64,
    /// How the game may go on; it begins with the action.
    pub line: Vec<String>,
    /// What is certain.
    pub exact: Option<Exact>,
}
