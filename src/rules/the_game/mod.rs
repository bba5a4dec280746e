//! THE GAME: slides over exactly five squares, stacks that neutralize and capture, and the opponent's base to be taken.
//!
//! - `board`: what stands where. `slide`: where a piece can go.
//! - `notation`: actions and position strings. `explain`: why something is not legal. `show`: what there is to see.

mod board;
mod explain;
mod notation;
mod show;
mod slide;

use self::board::Board;
use self::slide::{ENTRY_STEPS, SLIDE_STEPS, reach};
use super::{
    About, Attempt, Color, Coord, Diagram, Effects, Outcome, Player, Position, PositionError, Reason, Refusal,
};

/// How many pieces each player has.
const PIECES: u8 = 5;
/// After how many turns a piece has to leave its own base.
const STAY_MAX: u8 = 3;

/// A position of THE GAME (author unknown, the Netherlands, 1970s).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TheGame {
    board: Board,
    /// Player one once the game is over, so that equal position strings are equal states.
    to_move: Player,
    /// By player: pieces that have not entered yet.
    off: [u8; 2],
    /// By player: for how many turns, up to three, pieces of his have stood on his own base.
    stay: [u8; 2],
    outcome: Option<Outcome>,
}

/// One action: a piece enters or slides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Where the piece comes from; `None` if it enters from off the board.
    from: Option<Coord>,
    to: Coord,
}

/// What a player has to do, and the squares on which he can do it.
enum Duty {
    /// He has pieces off the board and can enter one.
    Enter(u128),
    /// His piece has stood on his own base for three turns and can leave it.
    Leave(u128),
    /// He may slide any piece.
    Free,
}

impl TheGame {
    /// Where the player can enter a piece; nowhere if he has none off the board or his base is not empty.
    fn entries(&self, player: Player) -> u128 {
        let base = self.board.base(player);
        if self.off[player.index()] == 0 || self.board.occupied() & self.board.bit(base) != 0 {
            return 0;
        }
        reach(&self.board, base, ENTRY_STEPS)
    }

    fn slides(&self, from: Coord) -> u128 {
        reach(&self.board, from, SLIDE_STEPS)
    }

    fn duty(&self) -> Duty {
        let entries = self.entries(self.to_move);
        if entries != 0 {
            return Duty::Enter(entries);
        }
        let base = self.board.base(self.to_move);
        if self.stay[self.to_move.index()] == STAY_MAX && self.board.tops(self.to_move) & self.board.bit(base) != 0 {
            let slides = self.slides(base);
            if slides != 0 {
                return Duty::Leave(slides);
            }
        }
        Duty::Free
    }

    fn can_act(&self, player: Player) -> bool {
        self.board.squares(self.board.tops(player)).any(|from| self.slides(from) != 0) || self.entries(player) != 0
    }

    /// Whether the board itself decides the game: a base taken, or a player without a piece.
    fn decided(&self) -> Option<Outcome> {
        let takes_base = |player: &Player| {
            let base = self.board.base(player.other());
            self.board.has(*player, base) && !self.board.has(player.other(), base)
        };
        let is_gone = |player: &Player| self.off[player.index()] == 0 && self.board.pieces(*player) == 0;
        let winner = Player::BOTH.into_iter().find(takes_base);
        let loser = Player::BOTH.into_iter().find(is_gone);
        winner
            .map(|winner| Outcome::win(winner, Reason::Base))
            .or_else(|| loser.map(|loser| Outcome::win(loser.other(), Reason::Eliminated)))
    }

    /// Gives the turn to a player or, if he cannot act, to the other one; or ends the game.
    fn hand_to(&mut self, player: Player) {
        let next = [player, player.other()].into_iter().find(|player| self.can_act(*player));
        self.outcome = self.decided().or(if next.is_none() { Some(Outcome::draw(Reason::Blocked)) } else { None });
        self.to_move = next.filter(|_| self.outcome.is_none()).unwrap_or(Player::One);
    }
}

impl Position for TheGame {
    type Move = Move;

    const ABOUT: About = About {
        id: "the-game",
        title: "THE GAME",
        variants: &["8x8", "7x7", "9x9"],
        colors: [Color::Sun, Color::Moon],
        rules_version: 1,
    };

    fn start(variant: usize) -> Self {
        Self { board: Board::empty(variant), to_move: Player::One, off: [PIECES; 2], stay: [0; 2], outcome: None }
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    /// Every action is a whole turn.
    fn turn_begins(&self) -> bool {
        true
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome.is_some() {
            return;
        }
        let mut add = |from, targets| moves.extend(self.board.squares(targets).map(|to| Move { from, to }));
        match self.duty() {
            Duty::Enter(targets) => add(None, targets),
            Duty::Leave(targets) => add(Some(self.board.base(self.to_move)), targets),
            Duty::Free => {
                for from in self.board.squares(self.board.tops(self.to_move)) {
                    add(Some(from), self.slides(from));
                }
            }
        }
    }

    fn play_unchecked(&mut self, m: Move) {
        let player = self.to_move;
        let base = self.board.base(player);
        let stood_on_base = self.board.has(player, base);
        match m.from {
            Some(from) => self.board.lift(from),
            None => self.off[player.index()] = self.off[player.index()].saturating_sub(1),
        }
        self.board.land(player, m.to);
        self.stay[player.index()] = match (stood_on_base, self.board.has(player, base)) {
            (true, true) => STAY_MAX.min(self.stay[player.index()] + 1),
            _ => 0,
        };
        if !self.board.has(player.other(), self.board.base(player.other())) {
            self.stay[player.other().index()] = 0;
        }
        self.hand_to(player.other());
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn diagram(&self) -> Diagram {
        self.draw()
    }

    fn effects(&self, m: Move) -> Effects {
        self.effects_of(m)
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        self.refuse(attempt)
    }
}
