//! The rules of Fursaz, behind the interface of every game.

use super::board::{Side, Stones};
use super::grid::{Size, members};
use super::lesson::{EXERCISES, LESSON};
use super::state::{Action, Fursaz, Opening, PASSES_MAX, SCORE};
use super::{explain, notation, view};
use crate::rules::{
    About, Attempt, Color, Coord, Diagram, Effects, Outcome, Player, Points, Position, PositionError, Reason, Refusal,
};
use crate::text::Message;

impl Position for Fursaz {
    type Action = Action;

    const ABOUT: About = About {
        id: "fursaz",
        title: "Fursaz",
        variants: &["7", "5"],
        colors: [Color::Black, Color::White],
        brief: "fursaz-brief",
        lesson: LESSON,
        exercises: EXERCISES,
        first_turns: &["e5", "d4"],
        second_turns: &["f7", "f6"],
        ends: &[SCORE],
        level_ratings: &[1000, 1250, 1560, 1840, 2080, 2340, 2580, 2880],
        rules_version: 1,
    };

    /// Every turn adds a stone or is a step to the second pass, so no position comes up again.
    const REPETITION_ENDS: bool = false;

    const EVENS_OPENING: bool = true;

    fn start(variant: usize) -> Self {
        let size = if variant == 0 { Size::Seven } else { Size::Five };
        Self {
            size,
            stones: Stones::new(size.grid(), [0; 2]),
            to_move: Side::Black,
            opening: Opening::First,
            passes: 0,
        }
    }

    fn parse(variant: usize, text: &str) -> Result<Self, PositionError> {
        notation::parse(variant, text)
    }

    fn to_move(&self) -> Option<Player> {
        (!self.is_over()).then(|| self.player(self.to_move))
    }

    fn turn_begins(&self) -> bool {
        true
    }

    fn legal_actions(&self, actions: &mut Vec<Action>) {
        if self.is_over() {
            return;
        }
        let grid = self.size.grid();
        actions.extend(members(grid.all() & !self.stones.all()).map(|point| Action::Place(grid.name(point))));
        if self.may_pass() {
            actions.push(Action::Pass);
        }
        if self.opening == Opening::Pie {
            actions.push(Action::Swap);
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Place(at) => self.place(at, |_| ()),
            Action::Pass => {
                self.opening = self.opening.settled();
                self.passes = PASSES_MAX.min(self.passes + 1);
                self.to_move = if self.is_over() { Side::Black } else { self.to_move.other() };
            }
            Action::Swap => self.opening = Opening::Swapped,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::counted(self.points(), Reason::Own(SCORE)))
    }

    fn turned_to(&self, player: Player) -> Self {
        let opening = if player == Player::One { self.opening.settled() } else { self.opening };
        Self { to_move: self.side(player), opening, passes: 0, ..self.clone() }
    }

    /// Nobody may swap.
    fn settle_opening(&mut self) {
        self.opening = self.opening.settled();
    }

    fn color(&self, player: Player) -> Color {
        self.side(player).color()
    }

    fn diagram(&self) -> Diagram {
        view::diagram(self)
    }

    fn score(&self) -> Option<[Points; 2]> {
        Some(self.points())
    }

    fn effects(&self, action: Action) -> Effects {
        view::effects(self, action)
    }

    fn hint(&self) -> Option<Message> {
        let hint = match self.opening {
            Opening::Pie => Message::new("fursaz-hint-swap"),
            _ if self.passes == 0 || self.is_over() => return None,
            _ => {
                let points = self.points();
                let (more, fewer) = (points[0].max(points[1]), points[0].min(points[1]));
                match Outcome::counted(points, Reason::Own(SCORE)).winner {
                    Some(winner) => Message::new("fursaz-hint-pass")
                        .with("winner", Message::new(self.color(winner).key()))
                        .with_text("more", more)
                        .with_text("fewer", fewer),
                    None => Message::new("fursaz-hint-pass-draw").with_text("points", more),
                }
            }
        };
        Some(hint)
    }

    fn remarks(&self, at: Coord) -> Vec<Message> {
        view::remarks(self, at)
    }

    fn explain(&self, attempt: &Attempt) -> Refusal {
        explain::explain(self, attempt)
    }
}
