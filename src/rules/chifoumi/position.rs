//! The rules of Chifoumi, behind the interface of every game.

use super::board::Board;
use super::cell::Cells;
use super::lesson::{EXERCISES, LESSON};
use super::piece::{OF_EACH, PieceKind};
use super::state::{Action, BASIC, COUNT, Chifoumi, PLACEMENT};
use super::{explain, notation, view};
use crate::rules::{
    About, Attempt, Color, Diagram, Effects, Outcome, Player, Points, Position, PositionError, Reason, Refusal,
};
use crate::text::Message;

impl Position for Chifoumi {
    type Action = Action;

    const ABOUT: About = About {
        id: "chifoumi",
        title: "Chifoumi",
        variants: &["basic", "placement"],
        colors: [Color::White, Color::Black],
        brief: "chifoumi-brief",
        lesson: LESSON,
        exercises: EXERCISES,
        first_turns: &["e2-e3", "W@d3"],
        second_turns: &["e6-e5", "W@d5"],
        ends: &[COUNT],
        level_ratings: &[1000, 1340, 1680, 2040, 2310, 2610, 2880, 3240],
        rules_version: 1,
    };

    const SIGNS_DIFFER: bool = true;

    fn start(variant: usize) -> Self {
        let empty = Self { board: Board::EMPTY, hands: [[OF_EACH; 4]; 2], to_move: Some(Player::One), going_on: None };
        if variant == PLACEMENT { empty } else { Self::parse(variant, BASIC).unwrap_or(empty) }
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn to_move(&self) -> Option<Player> {
        self.to_move
    }

    fn turn_begins(&self) -> bool {
        self.going_on.is_none()
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        let Some(player) = self.to_move else { return };
        if self.placing() {
            let open = self.board.open_to(player);
            for kind in PieceKind::ALL.into_iter().filter(|kind| self.hands[player.index()][kind.index()] > 0) {
                actions.extend(open.each().map(|at| Action::Place { kind, at }));
            }
            return;
        }
        let movers = self.going_on.map_or(self.board.held(player), Cells::of);
        for from in movers.each() {
            let reach = self.board.reach(player, from);
            // One loop for both. The processor couldn't predict the ends of many short loops.
            actions.extend(
                (reach.walk | reach.stack)
                    .each()
                    .map(|to| if reach.stack.has(to) { Action::Stack { from, to } } else { Action::Walk { from, to } }),
            );
            actions.extend(reach.capture.each().map(|to| Action::Capture { from, to }));
        }
        if self.going_on.is_some() {
            actions.push(Action::End);
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        let Some(player) = self.to_move else { return };
        match action {
            Action::Walk { from, to } | Action::Stack { from, to } => {
                self.step(player, from, to);
                self.end_turn(player);
            }
            Action::Capture { from, to } => {
                self.board.clear(to);
                self.step(player, from, to);
                // The piece can at least step back, so no turn ends by itself here.
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
        self.to_move.is_none().then(|| Outcome::counted(points, Reason::Own(COUNT)))
    }

    fn turned_to(&self, player: Player) -> Self {
        Self { to_move: self.to_move.and(Some(player)), going_on: None, ..*self }
    }

    fn counted(&self) -> Option<[Points; 2]> {
        Some(Player::BOTH.map(|player| self.points(player)))
    }

    fn counted_for(&self, winner: Player) -> Option<[Points; 2]> {
        // No capture happens while pieces are placed, so the winner has all eight on the board and in hand.
        Some(Player::BOTH.map(|player| if player == winner { self.points(player) } else { Points::default() }))
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

    fn is_setup(&self) -> bool {
        self.placing()
    }

    fn hint(&self) -> Option<Message> {
        self.going_on.map(|at| Message::new("chifoumi-hint-going-on").with_text("at", at))
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::explain(self, attempt)
    }
}
