//! The one interface that a game implements.

use std::fmt::Display;
use std::hash::Hash;

use super::{About, Attempt, Color, Coord, Diagram, Effects, Outcome, Player, Points, PositionError, Refusal};
use crate::text::Message;

/// The state of a game between two actions, and its rules.
///
/// The state is what the position string says (in Fursaz also the ages of its stones, which decide later flips). Two
/// equal states have the same string. Skipping a player who cannot move happens inside [`Position::play_unchecked`]:
/// no state waits for somebody who has nothing to do.
///
/// [`Display`] writes the position string.
pub trait Position: Clone + Eq + Hash + Display + Send + Sync + 'static {
    /// One action; [`Display`] writes its canonical token.
    type Action: Copy + Eq + Hash + Display + Send + Sync + 'static;

    /// The game.
    const ABOUT: About;

    /// Whether the third occurrence of a position at the start of a turn ends the game.
    const REPETITION_ENDS: bool = true;

    /// Whether the sign between two cells tells actions apart: `c2-c3`, `c2xc3`. Where it does not, any sign is read.
    const SIGNS_DIFFER: bool = false;

    /// The start of the variant with this index in [`About::variants`].
    fn start(variant: usize) -> Self;

    /// Reads a position string of a variant.
    ///
    /// # Errors
    /// Says what is wrong and where, if the text is no position string or its position cannot occur.
    fn parse(variant: usize, text: &str) -> Result<Self, PositionError>;

    /// Whose action it is; nobody's once the game is over.
    fn to_move(&self) -> Option<Player>;

    /// Whether a turn begins here, rather than goes on.
    fn turn_begins(&self) -> bool;

    /// Adds every legal action to an empty list, each once; none if the game is over.
    fn legal_actions(&self, actions: &mut Vec<Self::Action>);

    /// Makes a legal action. With any other action the state is worthless afterwards, but nothing panics.
    fn play_unchecked(&mut self, action: Self::Action);

    /// How the game ended, if the position itself ends it.
    fn outcome(&self) -> Option<Outcome>;

    /// The same position as if a turn of this player began, for those who look ahead: neither the rest of a turn nor
    /// what the last one allows the next is left.
    #[must_use]
    fn turned_to(&self, player: Player) -> Self;

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

    /// The score as it would be counted now, where the game counts; part of the diagram.
    fn score(&self) -> Option<[Points; 2]> {
        self.counted()
    }

    /// What else the position holds that nothing on the board shows, in sentences; part of the diagram.
    fn notes(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What a legal action does here.
    fn effects(&self, action: Self::Action) -> Effects;

    /// Whether whoever makes this legal action has lost by it, whatever comes.
    fn loses_by(&self, action: Self::Action) -> bool {
        let mut next = self.clone();
        next.play_unchecked(action);
        let winner = next.outcome().and_then(|outcome| outcome.winner);
        winner.is_some() && winner != self.to_move()
    }

    /// Whether pieces are only being placed here, a turn of which does nothing to anybody and wins no game.
    fn is_setup(&self) -> bool {
        false
    }

    /// What a newcomer cannot know here and has to: a way to act that is easily overlooked, or why the turn goes on.
    fn hint(&self) -> Option<Message> {
        None
    }

    /// What decides about a cell and is not to be seen there, in sentences.
    fn remarks(&self, at: Coord) -> Vec<Message> {
        let _ = at;
        Vec::new()
    }

    /// Why something that is not among the legal actions is not.
    fn explain(&self, attempt: &Attempt) -> Refusal;
}

/// Whose action it is in a game that is going on.
#[must_use]
pub fn acting<P: Position>(position: &P) -> Player {
    position.to_move().unwrap_or(Player::One)
}
