//! The interface that every game implements.

use std::fmt::Display;
use std::hash::Hash;

use super::{About, Attempt, Color, Coord, Diagram, Effects, Outcome, Player, Points, PositionError, Refusal};
use crate::text::Message;

/// The state of a game between two actions, and the game's rules.
///
/// The state is what the position string says. (In Fursaz it also has the ages of stones, which decide later flips.)
/// Equal states have equal strings. [`Position::play_unchecked`] skips players who can't move, so no state waits for a
/// player who has nothing to do.
///
/// [`Display`] writes the position string.
pub trait Position: Clone + Eq + Hash + Display + Send + Sync + 'static {
    /// An action. [`Display`] writes its canonical token.
    type Action: Copy + Eq + Hash + Display + Send + Sync + 'static;

    /// Facts about the game.
    const ABOUT: About;

    /// Whether the game ends when a position comes up at the start of a turn for the third time.
    const REPETITION_ENDS: bool = true;

    /// Whether a rule makes up for the first turn, which somebody can drop by giving that turn.
    const EVENS_OPENING: bool = false;

    /// Whether two actions can differ only in their sign: `c2-c3`, `c2xc3`. If they can't, any sign is fine.
    const SIGNS_DIFFER: bool = false;

    /// Whether pieces capture by a sign that also says other things. Then an `x` may stand for it, but only where it tells
    /// the truth.
    const CAPTURES_UNSIGNED: bool = false;

    /// The start of the variant with this index in [`About::variants`].
    fn start(variant: usize) -> Self;

    /// Reads a position string of a variant.
    ///
    /// # Errors
    /// If the text isn't a position string, or play can't lead to its position: what is wrong, and where.
    fn parse(variant: usize, text: &str) -> Result<Self, PositionError>;

    /// The player to act. `None` once the game is over.
    fn to_move(&self) -> Option<Player>;

    /// Whether a turn begins here.
    fn turn_begins(&self) -> bool;

    /// Adds every legal action to an empty list, each once. Adds none if the game is over.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Plays a legal action. Any other action leaves a useless state, but never panics.
    fn play_unchecked(&mut self, action: Self::Action);

    /// The outcome, if the position ends the game.
    fn outcome(&self) -> Option<Outcome>;

    /// The position as if a turn of this player began, to look ahead. The rest of the current turn is dropped, and so
    /// is everything that the last turn allows the next.
    #[must_use]
    fn turned_to(&self, player: Player) -> Self;

    /// The points that decide the game if it stops here by repetition or agreement. `None` if that is a draw.
    fn counted(&self) -> Option<[Points; 2]> {
        None
    }

    /// The points for a match if the game is resigned here to this winner.
    fn counted_for(&self, winner: Player) -> Option<[Points; 2]> {
        let _ = winner;
        None
    }

    /// A player's current color.
    fn color(&self, player: Player) -> Color {
        Self::ABOUT.colors[player.index()]
    }

    /// The position's diagram.
    fn diagram(&self) -> Diagram;

    /// The score if the game were counted now, if it counts points. Part of the diagram.
    fn score(&self) -> Option<[Points; 2]> {
        self.counted()
    }

    /// Facts about the position that the board doesn't show, in sentences. Part of the diagram.
    fn notes(&self) -> Vec<Message> {
        Vec::new()
    }

    /// The effects of a legal action.
    fn effects(&self, action: Self::Action) -> Effects;

    /// Whether a player who plays this legal action is sure to lose by it.
    fn loses_by(&self, action: Self::Action) -> bool {
        let mut next = self.clone();
        next.play_unchecked(action);
        let winner = next.outcome().and_then(|outcome| outcome.winner);
        winner.is_some() && winner != self.to_move()
    }

    /// Whether pieces are still being placed, and no turn can harm anybody or win the game.
    fn is_setup(&self) -> bool {
        false
    }

    /// Drops the rule that makes up for the first turn.
    fn settle_opening(&mut self) {}

    /// Something that newcomers need to know here: an action that is easy to overlook, or why the turn goes on.
    fn hint(&self) -> Option<Message> {
        None
    }

    /// Facts about a cell that the board doesn't show, in sentences.
    fn remarks(&self, at: Coord) -> Vec<Message> {
        let _ = at;
        Vec::new()
    }

    /// Explains why an action isn't legal.
    fn explain(&self, attempt: &Attempt) -> Refusal;
}

/// The player to act, in a game that isn't over.
#[must_use]
pub fn acting<P: Position>(position: &P) -> Player {
    position.to_move().unwrap_or(Player::One)
}
