//! The rules of Sia Doble, behind the interface of every game.

use super::cell::Crossing;
use super::lesson::{EXERCISES, LESSON};
use super::state::{Action, BLOCKED, BUOYS_MAX, BUOYS_MIN, GOAL, SiaDoble};
use super::{explain, notation, view};
use crate::rules::{About, Attempt, Color, Coord, Diagram, Effects, Outcome, Player, Position, PositionError, Refusal};
use crate::text::Message;

impl Position for SiaDoble {
    type Action = Action;

    const ABOUT: About = About {
        id: "sia-doble",
        title: "Sia Doble",
        variants: &["standard"],
        colors: [Color::Red, Color::Black],
        brief: "sia-doble-brief",
        lesson: LESSON,
        exercises: EXERCISES,
        first_turns: &["@q2 @s2 @u2 @r3 @t3 end"],
        second_turns: &["@q5 @s5 @u5 @r4 @t4 end"],
        ends: &[GOAL, BLOCKED],
        level_ratings: &[1000, 1170, 1440, 1700, 2040, 2420, 2690, 3010],
        rules_version: 1,
    };

    fn start(_variant: usize) -> Self {
        Self::START
    }

    fn parse(_variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(text)
    }

    fn to_move(&self) -> Option<Player> {
        self.ended().is_none().then_some(self.to_move)
    }

    fn turn_begins(&self) -> bool {
        !self.placing || self.placed() == 0
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.placing {
            actions.extend(Crossing::of(self.free_crossings()).map(Action::Place));
            if self.placed() >= BUOYS_MIN {
                actions.push(Action::End);
            }
        } else if self.board.winner().is_none() {
            actions.extend(self.steps(self.to_move).map(Action::Step));
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Place(at) => {
                self.board.buoys |= at.bit();
                if self.placed() >= BUOYS_MAX {
                    self.end_placing();
                }
            }
            Action::End => self.end_placing(),
            Action::Step(step) => {
                let mover = self.to_move;
                self.board.step(mover, step);
                self.bans[mover.index()] = Some(step.reversed());
                self.begin_turn(mover.other());
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
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

    fn is_setup(&self) -> bool {
        self.placing
    }

    fn hint(&self) -> Option<Message> {
        let placed = self.placed();
        self.placing.then(|| {
            let hint = Message::new("sia-doble-hint-placing").with("placed", placed as usize);
            hint.with("missing", BUOYS_MIN.saturating_sub(placed) as usize)
        })
    }

    fn remarks(&self, at: Coord) -> Vec<Message> {
        view::remarks(self, at)
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::explain(self, attempt)
    }
}
