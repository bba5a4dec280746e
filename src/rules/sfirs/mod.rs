//! SFIRS, by Martijn Althuizen (2006–2009): the last player who can move an active piece wins.
//!
//! - [`square`]: the squares and the three parts of the board.
//! - [`board`]: the pieces, and where they may slide; what a slide makes inactive.
//! - here: turns, and the end of the game.
//! - [`notation`]: actions and positions as text.
//! - [`way`]: a slide square by square, for those who look at it rather than play it:
//!   [`explain`], why something is not legal, and [`picture`], what there is to see.

mod board;
mod explain;
mod notation;
mod picture;
mod square;
mod way;

use std::hash::{Hash, Hasher};

pub use self::square::Square;

use self::board::Board;
use super::{About, Attempt, Color, Diagram, Effects, Outcome, Player, Position, PositionError, Reason, Refusal};

/// How many pieces a player has; none ever leaves the board.
const PIECES: usize = 10;

/// A game of SFIRS between two actions.
#[derive(Clone, Copy, Debug)]
pub struct Sfirs {
    board: Board,
    /// The player whose turn it is; the one who has lost once the game is over.
    to_move: Player,
    /// By player: whether his first turn is still before him.
    first: [bool; 2],
    /// Where the piece stands that has just become inactive, so that its owner may go on.
    bonus: Option<Square>,
    outcome: Option<Outcome>,
}

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece slides along a file or a rank.
    Slide {
        /// Where it comes from.
        from: Square,
        /// Where it stops.
        to: Square,
    },
    /// An inactive piece becomes active.
    Revive(Square),
    /// The turn ends although it could go on.
    End,
}

/// Two positions are equal if their strings are. A game that is over has no side to move, and who was to move is not in
/// the string.
impl PartialEq for Sfirs {
    fn eq(&self, other: &Self) -> bool {
        self.side() == other.side()
            && self.first == other.first
            && self.bonus == other.bonus
            && self.board == other.board
    }
}

impl Eq for Sfirs {}

impl Hash for Sfirs {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.board.hash(state);
        (self.side(), self.first, self.bonus).hash(state);
    }
}

impl Sfirs {
    /// The side to move, if the game is going on.
    fn side(&self) -> Option<Player> {
        self.outcome.is_none().then_some(self.to_move)
    }

    /// Whether a player has an active piece that can move.
    fn is_mobile(&self, player: Player) -> bool {
        self.board.movers(player, false, true).any(|from| self.board.can_move(from))
    }

    /// Whether anything but ending the turn is possible after a piece has become inactive.
    fn can_go_on(&self) -> bool {
        self.board.movers(self.to_move, true, true).any(|from| self.board.can_move(from))
            || self.revivable().next().is_some()
    }

    /// The pieces that may be revived after another one has become inactive.
    fn revivable(&self) -> impl Iterator<Item = Square> {
        self.board.revivable(self.to_move).filter(|at| self.bonus != Some(*at))
    }

    fn end_turn(&mut self) {
        self.bonus = None;
        self.to_move = self.to_move.other();
        if !self.first[self.to_move.index()] && !self.is_mobile(self.to_move) {
            self.outcome = Some(Outcome::win(self.to_move.other(), Reason::Immobile));
        }
    }
}

impl Position for Sfirs {
    type Move = Action;

    const ABOUT: About = About {
        id: "sfirs",
        title: "SFIRS",
        variants: &["standard"],
        colors: [Color::White, Color::Black],
        rules_version: 1,
    };

    fn start(_variant: usize) -> Self {
        Self { board: Board::start(), to_move: Player::One, first: [true; 2], bonus: None, outcome: None }
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(text)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn turn_begins(&self) -> bool {
        self.bonus.is_none()
    }

    fn legal_moves(&self, moves: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        for from in self.board.movers(self.to_move, true, !self.first[self.to_move.index()]) {
            moves.extend(self.board.targets(from).map(|to| Action::Slide { from, to }));
        }
        if self.bonus.is_some() {
            moves.extend(self.revivable().map(Action::Revive));
            moves.push(Action::End);
        }
    }

    fn play_unchecked(&mut self, m: Action) {
        match m {
            Action::Slide { from, to } => {
                let goes_on = self.bonus.is_some();
                let active = self.board.slide(from, to);
                self.first[self.to_move.index()] = false;
                // Of what may follow a piece that became inactive, only the move of an active piece may be followed.
                let may_go_on = !active && (!goes_on || !from.in_start_area());
                if may_go_on {
                    self.bonus = Some(to);
                    if self.can_go_on() {
                        return;
                    }
                }
            }
            Action::Revive(at) => self.board.revive(at),
            Action::End => {}
        }
        self.end_turn();
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn diagram(&self) -> Diagram {
        picture::diagram(self)
    }

    fn effects(&self, m: Action) -> Effects {
        picture::effects(self, m)
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::explain(self, attempt)
    }
}
