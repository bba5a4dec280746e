//! Chifoumi: rock, paper, scissors and well on a cross of 33 squares.
//!
//! By Nicolas Halpern-Herla, 1999. The rules in words are in `docs/rules/chifoumi.md`.
//!
//! - `square`: the squares; `piece`: kinds and stacks; `board`: what stands where and may step where.
//! - `notation`: tokens and position strings; `view`: what there is to see; `refusal`: why something is not legal.

mod board;
mod notation;
mod piece;
mod refusal;
mod square;
mod view;

use board::{Board, Counts};
use piece::{Kind, OF_EACH};
use square::Square;

use super::{
    About, Attempt, Color, Diagram, Effects, Outcome, Player, Points, Position, PositionError, Reason, Refusal,
};

/// A position of Chifoumi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chifoumi {
    board: Board,
    /// By player: his pieces still to be placed.
    hands: [Counts; 2],
    /// Nobody once the game is over.
    to_move: Option<Player>,
    /// The square of the piece that has just captured and may go on.
    going_on: Option<Square>,
}

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move(Action);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Action {
    /// To an empty square.
    Walk { from: Square, to: Square },
    /// Onto one's own piece.
    Stack { from: Square, to: Square },
    /// Taking what stands there, of whatever color.
    Capture { from: Square, to: Square },
    /// From hand.
    Place { kind: Kind, at: Square },
    /// Not going on after a capture.
    End,
}

/// The index of the variant in which the pieces are placed first.
const PLACEMENT: usize = 1;

/// Where the pieces stand at the start of `basic`; the source's photo shows it, and it has no symmetry.
const BASIC: &str = "prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - -";

impl Chifoumi {
    /// Whether pieces are still being placed.
    fn placing(&self) -> bool {
        self.hands != [[0; 4]; 2]
    }

    /// A player's pieces on the board and in hand.
    fn pieces(&self, player: Player) -> u16 {
        let on_board = self.board.counts(player);
        on_board.iter().chain(&self.hands[player.index()]).map(|count| u16::from(*count)).sum()
    }

    /// A player's points if the game were counted now: Black, who does not begin, has half a point more.
    fn points(&self, player: Player) -> Points {
        let points = Points::whole(self.pieces(player));
        if player == Player::Two { points.and_a_half() } else { points }
    }

    fn is_over(&self) -> bool {
        !self.placing() && self.board.is_decided()
    }

    /// Ends a player's turn. The opponent is skipped if he cannot do anything.
    ///
    /// Somebody always can: of 33 connected squares at most sixteen are occupied, so a piece stands next to an empty one.
    fn end_turn(&mut self, player: Player) {
        let next = player.other();
        let next_acts = self.placing() || self.board.can_step(next);
        self.to_move = Some(if next_acts { next } else { player });
        self.going_on = None;
    }

    fn step(&mut self, player: Player, from: Square, to: Square) {
        if let Some(kind) = self.board.lift(player, from) {
            self.board.put(player, kind, to);
        }
    }
}

impl Position for Chifoumi {
    type Move = Move;

    const ABOUT: About = About {
        id: "chifoumi",
        title: "Chifoumi",
        variants: &["basic", "placement"],
        colors: [Color::White, Color::Black],
        rules_version: 1,
    };

    fn start(variant: usize) -> Self {
        let empty = Self { board: Board::EMPTY, hands: [[OF_EACH; 4]; 2], to_move: Some(Player::One), going_on: None };
        if variant == PLACEMENT { empty } else { Self::parse(variant, BASIC).unwrap_or(empty) }
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn to_move(&self) -> Player {
        self.to_move.unwrap_or(Player::One)
    }

    fn turn_begins(&self) -> bool {
        self.going_on.is_none()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let Some(player) = self.to_move else { return };
        if self.placing() {
            let open = self.board.open_to(player);
            for kind in Kind::ALL.into_iter().filter(|kind| self.hands[player.index()][kind.index()] > 0) {
                moves.extend(open.each().map(|at| Move(Action::Place { kind, at })));
            }
            return;
        }
        let movers = self.going_on.map_or(self.board.held(player), square::Squares::of);
        for from in movers.each() {
            let reach = self.board.reach(player, from);
            // One loop for both, because the processor cannot foresee where each of many short loops ends.
            moves.extend((reach.walk | reach.stack).each().map(|to| {
                Move(if reach.stack.has(to) { Action::Stack { from, to } } else { Action::Walk { from, to } })
            }));
            moves.extend(reach.capture.each().map(|to| Move(Action::Capture { from, to })));
        }
        if self.going_on.is_some() {
            moves.push(Move(Action::End));
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        let Some(player) = self.to_move else { return };
        match m.0 {
            Action::Walk { from, to } | Action::Stack { from, to } => {
                self.step(player, from, to);
                self.end_turn(player);
            }
            Action::Capture { from, to } => {
                self.board.clear(to);
                self.step(player, from, to);
                // The piece can at least step back, so a turn never ends by itself here.
                let over = self.is_over();
                self.going_on = (!over).then_some(to);
                self.to_move = (!over).then_some(player);
            }
            Action::Place { kind, at } => {
                let left = &mut self.hands[player.index()][kind.index()];
                *left = left.saturating_sub(1);
                self.board.put(player, kind, at);
                self.end_turn(player);
            }
            Action::End => self.end_turn(player),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = Player::BOTH.map(|player| self.points(player));
        self.to_move.is_none().then(|| Outcome::counted(points, Reason::Count))
    }

    fn counted(&self) -> Option<[Points; 2]> {
        Some(Player::BOTH.map(|player| self.points(player)))
    }

    fn counted_for(&self, winner: Player) -> Option<[Points; 2]> {
        // While pieces are placed none is captured, so the winner's pieces on the board and in hand are his eight.
        Some(Player::BOTH.map(|player| if player == winner { self.points(player) } else { Points::default() }))
    }

    fn diagram(&self) -> Diagram {
        view::diagram(self)
    }

    fn effects(&self, m: Move) -> Effects {
        view::effects(self, m)
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        refusal::explain(self, attempt)
    }
}
