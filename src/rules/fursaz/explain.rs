//! Explains why an action isn't legal.

use super::board::Side;
use super::state::{Fursaz, Opening};
use crate::rules::{Attempt, Coord, Refusal};
use crate::text::Message;

/// The rule against an attempt. For a legal one, that there is none.
pub(super) fn explain(position: &Fursaz, attempt: &Attempt) -> Refusal {
    match attempt {
        Attempt::Word(word) => explain_word(position, word),
        Attempt::Point(at) => cannot_place(position, *at).unwrap_or_else(|| nothing_forbids(attempt)),
        Attempt::Drop { piece: Some(letter), at } => {
            let refusal = cannot_place(position, *at).or_else(|| not_your_color(position, *letter));
            refusal.unwrap_or_else(|| only_the_point(*at))
        }
        Attempt::Drop { piece: None, at } | Attempt::Revive(at) => {
            cannot_place(position, *at).unwrap_or_else(|| only_the_point(*at))
        }
        Attempt::Step { from, to, .. } => explain_step(position, *from, *to),
    }
}

fn explain_word(position: &Fursaz, word: &str) -> Refusal {
    match (word, position.opening) {
        ("pass", Opening::First) => Refusal::new("fursaz-pass-first"),
        ("swap", Opening::First) => Refusal::new("fursaz-swap-first"),
        ("swap", Opening::Kept) => Refusal::new("fursaz-swap-late"),
        ("swap", Opening::Swapped) => Refusal::new("fursaz-swap-again"),
        ("end", _) => Refusal::new("fursaz-end"),
        ("pass" | "swap", _) => nothing_forbids(&Attempt::Word(word.to_owned())),
        _ => Refusal::word(word),
    }
}

/// Why no stone can be placed on a point. `None` if one can.
fn cannot_place(position: &Fursaz, at: Coord) -> Option<Refusal> {
    let Some(point) = position.size.grid().point(at) else {
        return Some(off_board(position, at));
    };
    let side = position.stones.at(point)?;
    let refusal = Refusal::new("fursaz-taken").with("color", Message::new(side.color().key()));
    Some(refusal.with_text("at", at).at(at))
}

fn not_your_color(position: &Fursaz, letter: char) -> Option<Refusal> {
    let side = Side::BOTH.into_iter().find(|side| side.letter() == letter)?;
    let yours = position.to_move;
    (side != yours).then(|| Refusal::new("fursaz-color").with("color", Message::new(yours.color().key())))
}

fn only_the_point(at: Coord) -> Refusal {
    Refusal::new("fursaz-point").with_text("at", at)
}

fn explain_step(position: &Fursaz, from: Coord, to: Coord) -> Refusal {
    let grid = position.size.grid();
    let (Some(from_point), Some(to_point)) = (grid.point(from), grid.point(to)) else {
        return off_board(position, if grid.point(from).is_none() { from } else { to });
    };
    if position.stones.at(from_point).is_none() {
        return Refusal::new("fursaz-two-points").with_text("from", from).with_text("to", to);
    }
    let refusal = Refusal::new("fursaz-no-step").with_text("from", from).at(from);
    if position.stones.at(to_point).is_some() && to != from { refusal.at(to) } else { refusal }
}

/// The board doesn't have this point. If it has the row, names the row's points.
fn off_board(position: &Fursaz, at: Coord) -> Refusal {
    let grid = position.size.grid();
    if at.letter >= grid.rows() {
        return Refusal::off_board(at);
    }
    let point = |number| Coord::new(at.letter, number);
    let refusal = Refusal::new("fursaz-off-board").with_text("at", at);
    let refusal = refusal.with_text("first", point(grid.first_in_row(at.letter)));
    refusal.with_text("last", point(grid.last_in_row(at.letter)))
}

fn nothing_forbids(attempt: &Attempt) -> Refusal {
    Refusal::new("fursaz-legal").with_text("action", attempt)
}
