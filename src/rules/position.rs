//! The one interface that a game implements.

use std::fmt::Display;
use std::hash::Hash;

use thiserror::Error;

use super::{Attempt, Color, Coord, Diagram, Effects, Outcome, Player, Points};
use crate::text::{Language, Message};

/// What there is to know of a game before it begins.
#[derive(Debug)]
pub struct About {
    /// The game's name in commands, records and file names: lower case, words joined by dashes.
    pub id: &'static str,
    /// The game's proper name.
    pub title: &'static str,
    /// The names of its variants, the default first.
    pub variants: &'static [&'static str],
    /// The colors with which player one and player two begin.
    pub colors: [Color; 2],
    /// The version of these rules; a record keeps it, and a change of rules raises it.
    pub rules_version: u32,
}

/// The state of a game between two actions, and its rules.
///
/// The state is what the position string says (in Fursaz also the ages of its stones, which decide later flips). Two
/// equal states have the same string. Skipping a player who cannot move happens inside [`Position::play_unchecked`]:
/// no state waits for somebody who has nothing to do.
///
/// [`Display`] writes the position string.
pub trait Position: Clone + Eq + Hash + Display + Send + Sync + 'static {
    /// One action; [`Display`] writes its canonical token.
    type Action: Copy + Eq + Display + Send + Sync + 'static;

    /// The game.
    const ABOUT: About;

    /// Whether the third occurrence of a position at the start of a turn ends the game.
    const REPETITION_ENDS: bool = true;

    /// The start of the variant with this index in [`About::variants`].
    fn start(variant: usize) -> Self;

    /// Reads a position string of a variant.
    ///
    /// # Errors
    /// Says what is wrong and where, if the text is no position string or its position cannot occur.
    fn parse(variant: usize, text: &str) -> Result<Self, PositionError>;

    /// Whose action it is; of no meaning once the game is over.
    fn to_move(&self) -> Player;

    /// Whether a turn begins here, rather than goes on.
    fn turn_begins(&self) -> bool;

    /// Adds every legal action to an empty list, each once; none if the game is over.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Makes a legal action. With any other action the state is worthless afterwards, but nothing panics.
    fn play_unchecked(&mut self, action: Self::Action);

    /// How the game ended, if the position itself ends it.
    fn outcome(&self) -> Option<Outcome>;

    /// The points that decide a game which stops here by repetition or agreement; `None` where that is a draw.
    fn counted(&self) -> Option<[Points; 2]> {
        None
    }

    /// The points of a game which is given up to this player here, where they count for a match.
    fn counted_for(&self, winner: Player) -> Option<[Points; 2]> {
        let _ = winner;
        None
    }

    /// The color that a player plays now.
    fn color(&self, player: Player) -> Color {
        Self::ABOUT.colors[player.index()]
    }

    /// What the position looks like.
    fn diagram(&self) -> Diagram;

    /// What a legal action does here.
    fn effects(&self, action: Self::Action) -> Effects;

    /// Why something that is not among the legal actions is not.
    fn explain(&self, attempt: &Attempt) -> Refusal;
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, in a sentence.
    pub message: Message,
    /// The cells that are in the way, for a picture to mark.
    pub obstacles: Vec<Coord>,
}

impl Refusal {
    /// A refusal by the text of a key.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { message: Message::new(key), obstacles: Vec::new() }
    }

    /// The refusal with one more gap of its text filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::text::Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }

    /// The refusal with a gap filled by a coordinate or another thing that is written as it is.
    #[must_use]
    pub fn with_text(mut self, name: &'static str, text: impl ToString) -> Self {
        self.message = self.message.with_text(name, text);
        self
    }

    /// The whole sentence: what was tried, why it is refused, and the actions that may be made instead.
    #[must_use]
    pub fn sentence(&self, attempt: &str, instead: &[String]) -> Message {
        let key = if instead.is_empty() { "refusal" } else { "refusal-with-legal" };
        let message = Message::new(key).with_text("attempt", attempt).with("reason", self.message.clone());
        if instead.is_empty() { message } else { message.with_text("legal", instead.join(", ")) }
    }

    /// The refusal with one more obstacle to be marked.
    #[must_use]
    pub fn at(mut self, obstacle: Coord) -> Self {
        self.obstacles.push(obstacle);
        self
    }
}

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("column {column}: {}", Language::english().say(.message))]
pub struct PositionError {
    /// Where in the text, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub message: Message,
}

impl PositionError {
    /// An error at a column, counted in characters from 1.
    #[must_use]
    pub const fn new(column: usize, message: Message) -> Self {
        Self { column, message }
    }
}
