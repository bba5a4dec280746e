//! The rules of THE GAME, behind the interface of every game.

use super::board::Board;
use super::lesson::{EXERCISES, LESSON};
use super::state::{Action, BASE, BLOCKED, Duty, ELIMINATED, PIECES, STAY_MAX, TheGame};
use super::{explain, notation, view};
use crate::rules::{About, Attempt, Color, Diagram, Effects, Outcome, Player, Position, PositionError, Refusal};
use crate::text::Message;

impl Position for TheGame {
    type Action = Action;

    const ABOUT: About = About {
        id: "the-game",
        title: "THE GAME",
        variants: &["8x8", "7x7", "9x9"],
        colors: [Color::Sun, Color::Moon],
        brief: "the-game-brief",
        lesson: LESSON,
        exercises: EXERCISES,
        first_turns: &["@c3", "@c3", "@c3"],
        second_turns: &["@f6", "@e5", "@g7"],
        ends: &[BASE, ELIMINATED, BLOCKED],
        level_ratings: &[1000, 1240, 1430, 1650, 1890, 2190, 2530, 2890],
        rules_version: 1,
    };

    const CAPTURES_UNSIGNED: bool = true;

    fn start(variant: usize) -> Self {
        Self { board: Board::empty(variant), to_move: Player::One, off: [PIECES; 2], stay: [0; 2], outcome: None }
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn to_move(&self) -> Option<Player> {
        self.outcome.is_none().then_some(self.to_move)
    }

    /// Every action is a whole turn.
    fn turn_begins(&self) -> bool {
        true
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        let mut add = |from, targets| actions.extend(self.board.cells(targets).map(|to| Action { from, to }));
        match self.duty() {
            Duty::Enter(targets) => add(None, targets),
            Duty::Leave(targets) => add(Some(self.board.base(self.to_move)), targets),
            Duty::Free => {
                for from in self.board.cells(self.board.tops(self.to_move)) {
                    add(Some(from), self.slides(from));
                }
            }
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        let player = self.to_move;
        let base = self.board.base(player);
        let stood_on_base = self.board.has(player, base);
        match action.from {
            Some(from) => self.board.lift(from),
            None => self.off[player.index()] = self.off[player.index()].saturating_sub(1),
        }
        self.board.land(player, action.to);
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

    fn turned_to(&self, player: Player) -> Self {
        Self { to_move: player, ..*self }
    }

    fn diagram(&self) -> Diagram {
        view::diagram(self)
    }

    fn notes(&self) -> Vec<Message> {
        view::notes(self)
    }

    fn effects(&self, action: Action) -> Effects {
        view::effects(self, action)
    }

    fn hint(&self) -> Option<Message> {
        let base = self.board.base(self.to_move);
        let key = match self.duty() {
            Duty::Leave(_) => "the-game-hint-leave",
            Duty::Free if self.off[self.to_move.index()] > 0 => "the-game-hint-blocked",
            _ => return None,
        };
        Some(Message::new(key).with_text("base", base))
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::explain(self, attempt)
    }
}
