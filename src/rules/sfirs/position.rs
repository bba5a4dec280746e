//! The rules of SFIRS, behind the interface of every game.

use super::board::Board;
use super::lesson::{EXERCISES, LESSON};
use super::state::{Action, IMMOBILE, Sfirs};
use super::{explain, notation, view};
use crate::rules::{About, Attempt, Color, Diagram, Effects, Outcome, Player, Position, PositionError, Refusal};
use crate::text::Message;

impl Position for Sfirs {
    type Action = Action;

    const ABOUT: About = About {
        id: "sfirs",
        title: "SFIRS",
        variants: &["standard"],
        colors: [Color::White, Color::Black],
        brief: "sfirs-brief",
        lesson: LESSON,
        exercises: EXERCISES,
        first_turns: &["e8-e10"],
        second_turns: &["g5-g3"],
        ends: &[IMMOBILE],
        level_ratings: &[1000, 1210, 1430, 1730, 2070, 2330, 2480, 2740],
        rules_version: 1,
    };

    fn start(_variant: usize) -> Self {
        Self { board: Board::start(), to_move: Player::One, first: [true; 2], bonus: None, outcome: None }
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(text)
    }

    fn to_move(&self) -> Option<Player> {
        self.side()
    }

    fn turn_begins(&self) -> bool {
        self.bonus.is_none()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        for from in self.board.movers(self.to_move, true, !self.first[self.to_move.index()]) {
            actions.extend(self.board.targets(from).map(|to| Action::Slide { from, to }));
        }
        if self.bonus.is_some() {
            actions.extend(self.revivable().map(Action::Revive));
            actions.push(Action::End);
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Slide { from, to } => {
                let goes_on = self.bonus.is_some();
                let active = self.board.slide(from, to);
                self.first[self.to_move.index()] = false;
                // After a piece became inactive, the turn can go on further only with the move of an active piece.
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

    fn turned_to(&self, player: Player) -> Self {
        let mut turned = Self { to_move: player.other(), bonus: None, ..*self };
        turned.end_turn();
        turned
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

    /// A player without an active piece at the end of a turn has none at the beginning of the next. But the opponent
    /// may lose first.
    fn loses_by(&self, action: Action) -> bool {
        let mut next = *self;
        next.play_unchecked(action);
        match next.outcome {
            Some(outcome) => outcome.winner != Some(self.to_move),
            None => next.turn_begins() && next.board.movers(self.to_move, false, true).next().is_none(),
        }
    }

    fn hint(&self) -> Option<Message> {
        self.bonus.map(|bonus| view::hint(self, bonus))
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::explain(self, attempt)
    }
}
