//! Explains why an action isn't legal, with the rule and the pieces behind it.
//!
//! The questions come in the order in which a person would ask them: is there a piece, is it yours, can it move at all,
//! and then, can it go there?

use super::cell::Cell;
use super::state::{Action, Sfirs};
use super::way::Way;
use crate::rules::{Attempt, Coord, Refusal, Sign};
use crate::text::Arg;

/// The rule against an attempt.
pub(super) fn explain(position: &Sfirs, attempt: &Attempt) -> Refusal {
    let refused = match attempt {
        Attempt::Step { from, sign, to } => step(position, *from, *sign, *to),
        Attempt::Revive(at) => revive(position, *at),
        Attempt::Point(at) => point(position, *at),
        Attempt::Drop { at, .. } => cell(*at).map(|_| Refusal::new("sfirs-drop")),
        Attempt::Word(word) => Ok(say_word(position, word)),
    };
    match refused {
        Ok(refusal) | Err(refusal) => refusal,
    }
}

/// A refusal ends the questions.
type Answer<T = Refusal> = Result<T, Refusal>;

fn cell(coord: Coord) -> Answer<Cell> {
    Cell::from_coord(coord).ok_or_else(|| Refusal::off_board(coord))
}

/// The cell of a piece that belongs to the player to move.
fn own_piece(position: &Sfirs, coord: Coord) -> Answer<Cell> {
    let at = cell(coord)?;
    match Refusal::of_mover(coord, position.board.owner(at), position.to_move) {
        Some(refusal) => Err(refusal),
        None => Ok(at),
    }
}

/// A refusal about the piece on one cell.
fn refusal_at(key: &'static str, at: Cell) -> Refusal {
    Refusal::new(key).with_text("at", at).at(at.coord())
}

/// A refusal that names several cells with pieces.
fn refusal_because(key: &'static str, cells: &[Cell]) -> Refusal {
    let names = cells.iter().map(|cell| Arg::Text(cell.to_string())).collect::<Vec<_>>();
    let refusal = Refusal::new(key).with("count", cells.len()).with("pieces", Arg::And(names));
    cells.iter().fold(refusal, |refusal, cell| refusal.at(cell.coord()))
}

fn legal(action: Action) -> Refusal {
    Refusal::new("sfirs-legal").with_text("action", action)
}

fn say_word(position: &Sfirs, word: &str) -> Refusal {
    match word {
        "end" if position.bonus.is_some() => legal(Action::End),
        "end" => Refusal::cannot_end(),
        "pass" => Refusal::new("sfirs-pass"),
        _ => Refusal::word(word),
    }
}

fn step(position: &Sfirs, from: Coord, sign: Option<Sign>, to: Coord) -> Answer {
    let to = cell(to)?;
    let from = own_piece(position, from)?;
    if !matches!(sign, None | Some(Sign::Dash)) {
        return Ok(Refusal::new("sfirs-sign").with_text("action", Action::Slide { from, to }));
    }
    movable(position, from)?;
    Ok(slide(position, from, to))
}

/// Checks that a piece may move at all.
fn movable(position: &Sfirs, from: Cell) -> Answer<()> {
    let key = if position.bonus == Some(from) {
        "sfirs-just-moved"
    } else if from.in_start_area() {
        return Ok(());
    } else if from.on_edge() {
        "sfirs-on-edge"
    } else if position.first[position.to_move.index()] {
        "sfirs-first-turn"
    } else if !position.board.is_active(from) {
        "sfirs-inactive"
    } else {
        return Ok(());
    };
    Err(refusal_at(key, from))
}

/// Why a piece that may move can't go to a cell.
fn slide(position: &Sfirs, from: Cell, to: Cell) -> Refusal {
    let board = &position.board;
    if from == to {
        return Refusal::new("sfirs-too-short");
    }
    let Some(way) = Way::between(from, to) else {
        return Refusal::new("sfirs-not-straight").with_text("from", from).with_text("to", to);
    };
    if to.in_start_area() {
        return Refusal::new("sfirs-into-start-area").with_text("to", to);
    }
    if let Some(obstacle) = way.obstacle(board) {
        let key = if obstacle == to { "sfirs-occupied" } else { "sfirs-blocked" };
        return refusal_at(key, obstacle);
    }
    if way.length() < 2 {
        return Refusal::new("sfirs-too-short");
    }
    let passed = way.passed(board);
    if from.in_start_area() && !passed.is_empty() {
        return refusal_because("sfirs-leaving", &passed);
    }
    if let Some(ahead) = way.head_on(board) {
        return refusal_at("sfirs-head-on", ahead).with_text("to", to);
    }
    if way.crosses() && passed.is_empty() && !way.rests(board) {
        return Refusal::new("sfirs-crossing");
    }
    legal(Action::Slide { from, to })
}

fn revive(position: &Sfirs, at: Coord) -> Answer {
    let at = own_piece(position, at)?;
    let key = if position.bonus == Some(at) {
        "sfirs-just-moved"
    } else if at.in_start_area() {
        "sfirs-revive-waiting"
    } else if position.board.is_active(at) {
        "sfirs-revive-active"
    } else if at.on_edge() {
        "sfirs-on-edge"
    } else if position.bonus.is_none() {
        "sfirs-revive-later"
    } else {
        let inactive: Vec<Cell> = inactive_beside(position, at).collect();
        return Ok(if inactive.is_empty() {
            legal(Action::Revive(at))
        } else {
            refusal_because("sfirs-revive-beside", &inactive).with_text("at", at)
        });
    };
    Ok(refusal_at(key, at))
}

/// The inactive pieces next to a cell, except those in the start area.
fn inactive_beside(position: &Sfirs, at: Cell) -> impl Iterator<Item = Cell> {
    let board = &position.board;
    at.neighbors().filter(|next| board.is_occupied(*next) && !board.is_active(*next) && !next.in_start_area())
}

/// The answer to a lone coordinate: something about the piece there.
fn point(position: &Sfirs, at: Coord) -> Answer {
    let at = own_piece(position, at)?;
    if let Err(refusal) = movable(position, at) {
        let may_revive = position.bonus.is_some() && position.revivable().any(|it| it == at);
        let revive =
            || Refusal::new("sfirs-may-revive").with_text("at", at).with_text("action", Attempt::Revive(at.coord()));
        return Ok(if may_revive { revive() } else { refusal });
    }
    let targets: Vec<Arg> =
        position.board.targets(at).map(|to| Arg::Text(Action::Slide { from: at, to }.to_string())).collect();
    if !targets.is_empty() {
        return Ok(Refusal::new("sfirs-where-to").with_text("at", at).with("actions", Arg::Or(targets)));
    }
    let mut obstacles = Vec::new();
    for to in Cell::all().filter(|to| Way::between(at, *to).is_some()) {
        for coord in slide(position, at, to).obstacles {
            obstacles.extend(Cell::from_coord(coord));
        }
    }
    obstacles.sort_unstable();
    obstacles.dedup();
    Ok(refusal_because("sfirs-stuck", &obstacles).with_text("at", at))
}
