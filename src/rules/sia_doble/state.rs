//! The state of a game of Sia Doble between two actions: placing, turns, the end of the game.

use super::board::Board;
use super::cell::{Crossing, HALVES, Step};
use crate::rules::{End, Outcome, Player, Reason};

/// The fewest buoys that a player places.
pub(super) const BUOYS_MIN: u32 = 5;
/// The most buoys that a player places.
pub(super) const BUOYS_MAX: u32 = 7;

/// Two markers are on the opponent's base rank.
pub(super) const GOAL: End = End { word: "goal", text: "sia-doble-by-goal" };
/// Neither player can move.
pub(super) const BLOCKED: End = End { word: "blocked", text: "sia-doble-by-blocked" };

/// A position of Sia Doble.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiaDoble {
    pub(super) board: Board,
    /// By player: the step that would take back the last move, until the player's next turn is over.
    pub(super) bans: [Option<Step>; 2],
    /// The player to act. Player one once the game is over, so that equal strings are equal states.
    pub(super) to_move: Player,
    /// Whether players are still placing buoys.
    pub(super) placing: bool,
}

/// An action of Sia Doble.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Places a buoy: `@q2`.
    Place(Crossing),
    /// Ends the placing: `end`.
    End,
    /// Moves a marker, and a buoy with it: `b1-b2`.
    Step(Step),
}

impl SiaDoble {
    pub(super) const START: Self =
        Self { board: Board::START, bans: [None, None], to_move: Player::One, placing: true };

    /// The steps that a player may make on their turn.
    pub(super) fn steps(&self, player: Player) -> impl Iterator<Item = Step> + use<> {
        let ban = self.bans[player.index()];
        self.board.steps(player).filter(move |step| Some(*step) != ban)
    }

    /// The crossings where the player to act may place a buoy.
    pub(super) fn free_crossings(&self) -> u64 {
        HALVES[self.to_move.index()] & !self.board.buoys
    }

    /// How many buoys the player to act has placed so far.
    pub(super) fn placed(&self) -> u32 {
        (self.board.buoys & HALVES[self.to_move.index()]).count_ones()
    }

    /// The outcome, if the game is over.
    pub(super) fn ended(&self) -> Option<Outcome> {
        if self.placing {
            return None;
        }
        if let Some(winner) = self.board.winner() {
            return Some(Outcome::win(winner, Reason::Own(GOAL)));
        }
        self.board.is_blocked().then_some(Outcome::draw(Reason::Own(BLOCKED)))
    }

    pub(super) fn end_placing(&mut self) {
        match self.to_move {
            Player::One => self.to_move = Player::Two,
            Player::Two => self.begin_turn(Player::One),
        }
    }

    /// Gives the turn to a player, or to the next one who can move.
    pub(super) fn begin_turn(&mut self, player: Player) {
        self.placing = false;
        if self.ended().is_some() {
            self.to_move = Player::One;
            return;
        }
        self.to_move = player;
        // One of them can move, or the game would be over. Skipping a player lifts their ban, so this ends.
        while self.steps(self.to_move).next().is_none() {
            self.bans[self.to_move.index()] = None;
            self.to_move = self.to_move.other();
        }
    }
}
