//! Explains why an action isn't legal.

use super::slide::{ENTRY_STEPS, SLIDE_STEPS, ways};
use super::state::{Action, Duty, TheGame};
use crate::rules::{Attempt, Coord, Player, Refusal, Sign};
use crate::text::Arg;

/// The rule against an attempt. For a legal one, how to write it.
pub(super) fn explain(position: &TheGame, attempt: &Attempt) -> Refusal {
    position.refuse(attempt)
}

impl TheGame {
    fn refuse(&self, attempt: &Attempt) -> Refusal {
        let places = match attempt {
            Attempt::Step { from, to, .. } => vec![*from, *to],
            Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at) => vec![*at],
            Attempt::Word(_) => Vec::new(),
        };
        if let Some(at) = places.into_iter().find(|at| !self.board.contains(*at)) {
            return Refusal::off_board(at);
        }
        match attempt {
            Attempt::Step { from, sign, to } => self.refuse_slide(*from, *sign, *to),
            Attempt::Drop { at, .. } => self.refuse_entry(*at),
            Attempt::Revive(_) => Refusal::new("the-game-no-revival"),
            Attempt::Point(at) => self.refuse_point(*at),
            Attempt::Word(word) => refuse_word(word),
        }
    }

    /// Why no piece can make this slide.
    fn refuse_slide(&self, from: Coord, sign: Option<Sign>, to: Coord) -> Refusal {
        let is_base = from == self.board.base(self.to_move);
        if is_base && self.off[self.to_move.index()] > 0 && self.board.stack(from).next().is_none() {
            return self.refuse_entry(to);
        }
        if let Some(refusal) = self.refuse_piece(from) {
            return refusal;
        }
        if from == to {
            return Refusal::new("the-game-same");
        }
        let distance = distance(from, to);
        if distance > SLIDE_STEPS || distance % 2 != SLIDE_STEPS % 2 {
            return Refusal::new("the-game-distance")
                .with_text("from", from)
                .with_text("to", to)
                .with("distance", distance);
        }
        if self.slides(from) & self.board.bit(to) != 0 {
            let action = Action { from: Some(from), to };
            return if sign == Some(Sign::Cross) { self.refuse_cross(action) } else { written(action) };
        }
        self.refuse_way(from, to, SLIDE_STEPS, "the-game-blocked")
    }

    /// Why a legal slide isn't written as a capture. If it is one, how to write it.
    fn refuse_cross(&self, action: Action) -> Refusal {
        let stack: Vec<Player> = self.board.stack(action.to).collect();
        let key = match (stack.len(), stack.iter().filter(|owner| **owner == self.to_move).count()) {
            (0, _) => "the-game-cross-empty",
            (count, own) if count == own => "the-game-cross-own",
            (2, 0) => "the-game-cross-lost",
            _ => return written(action),
        };
        Refusal::new(key).with_text("to", action.to).with_text("token", action).at(action.to)
    }

    /// Why the piece on a cell can't move at all. `None` if it can.
    fn refuse_piece(&self, from: Coord) -> Option<Refusal> {
        let bit = self.board.bit(from);
        if self.board.has(self.to_move, from) && self.board.tops(self.to_move) & bit == 0 {
            return Some(Refusal::new("the-game-covered").with_text("at", from).at(from));
        }
        if let Some(refusal) = Refusal::of_mover(from, self.board.stack(from).last(), self.to_move) {
            return Some(refusal);
        }
        match self.duty() {
            Duty::Enter(targets) => {
                let off = usize::from(self.off[self.to_move.index()]);
                let refusal = Refusal::new("the-game-must-enter").with("off", off);
                Some(refusal.with_text("example", self.example(None, targets)))
            }
            Duty::Leave(targets) => {
                let base = self.board.base(self.to_move);
                let refusal = Refusal::new("the-game-must-leave").with_text("base", base).at(base);
                (from != base).then(|| refusal.with_text("example", self.example(Some(base), targets)))
            }
            Duty::Free if self.slides(from) == 0 => {
                let obstacles = self.obstacles(from, None, SLIDE_STEPS);
                Some(marked(Refusal::new("the-game-stuck").with_text("at", from), obstacles))
            }
            Duty::Free => None,
        }
    }

    /// Why no piece can enter like this.
    fn refuse_entry(&self, to: Coord) -> Refusal {
        let base = self.board.base(self.to_move);
        if self.off[self.to_move.index()] == 0 {
            return Refusal::new("the-game-none-off");
        }
        if self.board.occupied() & self.board.bit(base) != 0 {
            return Refusal::new("the-game-entry-occupied").with_text("base", base).at(base);
        }
        if to == base {
            return Refusal::new("the-game-entry-stays").with_text("base", base);
        }
        let distance = distance(base, to);
        if distance > ENTRY_STEPS || distance % 2 != ENTRY_STEPS % 2 {
            return Refusal::new("the-game-entry-distance")
                .with_text("base", base)
                .with_text("to", to)
                .with("distance", distance);
        }
        if self.entries(self.to_move) & self.board.bit(to) != 0 {
            return written(Action { from: None, to });
        }
        self.refuse_way(base, to, ENTRY_STEPS, "the-game-entry-blocked")
    }

    /// Why no path of the right length leads from one cell to another.
    fn refuse_way(&self, from: Coord, to: Coord, steps: usize, key: &'static str) -> Refusal {
        if self.board.full() & self.board.bit(to) != 0 {
            return Refusal::new("the-game-full").with_text("at", to).at(to);
        }
        let refusal = Refusal::new(key).with_text("from", from).with_text("to", to);
        marked(refusal, self.obstacles(from, Some(to), steps))
    }

    /// The answer to a lone coordinate: why its piece can't move, or why none can enter there.
    fn refuse_point(&self, at: Coord) -> Refusal {
        let is_mine = self.board.tops(self.to_move) & self.board.bit(at) != 0;
        if !is_mine && matches!(self.duty(), Duty::Enter(_)) {
            return self.refuse_entry(at);
        }
        self.refuse_piece(at).unwrap_or_else(|| {
            let mut targets: Vec<Coord> = self.board.cells(self.slides(at)).collect();
            targets.sort_unstable();
            Refusal::new("the-game-can-move").with_text("at", at).with("targets", Arg::Or(names(&targets)))
        })
    }

    fn example(&self, from: Option<Coord>, targets: u128) -> String {
        self.board.cells(targets).next().map_or(String::new(), |to| Action { from, to }.to_string())
    }

    /// The cells that block the paths from a cell to another, or to any.
    fn obstacles(&self, from: Coord, to: Option<Coord>, steps: usize) -> Vec<Coord> {
        let ways = ways(&self.board, from, steps);
        let leads_there = ways.iter().filter(|way| to.is_none() || way.cells.last() == to.as_ref());
        let mut obstacles: Vec<Coord> = leads_there.filter_map(|way| way.obstacle(&self.board)).collect();
        // A piece on the last cell blocks only the paths that pass it and come back.
        obstacles.retain(|at| Some(*at) != to);
        obstacles.sort_unstable();
        obstacles.dedup();
        obstacles
    }
}

fn refuse_word(word: &str) -> Refusal {
    match word {
        "pass" => Refusal::new("the-game-no-pass"),
        "end" => Refusal::cannot_end(),
        _ => Refusal::word(word),
    }
}

/// The action is legal but written in another way.
fn written(action: Action) -> Refusal {
    Refusal::new("the-game-written").with_text("token", action)
}

/// Names and marks the obstacles in a refusal.
fn marked(refusal: Refusal, obstacles: Vec<Coord>) -> Refusal {
    let refusal = refusal.with("obstacles", Arg::And(names(&obstacles)));
    obstacles.into_iter().fold(refusal, Refusal::at)
}

fn names(cells: &[Coord]) -> Vec<Arg> {
    cells.iter().map(|at| Arg::Text(at.to_string())).collect()
}

fn distance(from: Coord, to: Coord) -> usize {
    usize::from(from.letter.abs_diff(to.letter)) + usize::from(from.number.abs_diff(to.number))
}
