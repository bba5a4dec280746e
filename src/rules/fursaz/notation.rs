//! Reads and writes actions and position strings: `5/6/7/8/9/8/7/6/5 b first 0`.

use std::fmt;

use super::board::{Side, Stones};
use super::grid::Grid;
use super::state::{Action, Fursaz, Opening, PASSES_MAX};
use crate::rules::position_string::{Field, Sides, check_over, fields, read_side, rows, write_rows, write_side};
use crate::rules::{Position, PositionError};
use crate::text::Message;

const STONES: Sides<Side> = [(Side::Black.letter(), Side::Black), (Side::White.letter(), Side::White)];

/// The letters of the side to move.
const SIDES: Sides<Side> = [('b', Side::Black), ('w', Side::White)];

/// By [`Opening`].
const OPENINGS: [(Opening, &str); 4] =
    [(Opening::First, "first"), (Opening::Pie, "pie"), (Opening::Kept, "-"), (Opening::Swapped, "swapped")];

/// Writes `e5`, `pass`, `swap`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => at.fmt(f),
            Self::Pass => f.write_str("pass"),
            Self::Swap => f.write_str("swap"),
        }
    }
}

impl fmt::Display for Fursaz {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.size.grid();
        let letter = |point| self.stones.at(point).map_or(String::new(), |side| side.letter().to_string());
        write_rows(f, (0..grid.rows()).rev().map(|row| grid.row(row).map(letter)))?;
        write_side(f, (!self.is_over()).then_some(self.to_move), SIDES)?;
        let opening = OPENINGS.iter().find(|(opening, _)| *opening == self.opening).map_or("", |(_, word)| word);
        write!(f, " {opening} {}", self.passes)
    }
}

/// Reads a position string.
///
/// All its stones are equally old. No flank between them is new, so none of them flips until a placing flanks it.
pub(super) fn parse(variant: usize, text: &str) -> Result<Fursaz, PositionError> {
    let [board, side, opening, passes] = fields(text)?;
    let size = Fursaz::start(variant).size;
    let stones = read_stones(size.grid(), board)?;
    let passes_made = read_passes(passes)?;
    let to_move = read_side(side, SIDES)?;
    check_over(side, to_move, passes_made == PASSES_MAX)?;
    let to_move = to_move.unwrap_or(Side::Black);
    let Some(&(opening_state, _)) = OPENINGS.iter().find(|(_, word)| *word == opening.text) else {
        return Err(opening.error(Message::new("fursaz-position-opening").with_text("found", opening.text)));
    };
    let position = Fursaz { size, stones, to_move, opening: opening_state, passes: passes_made };
    check_opening(&position, [board, side, opening, passes])?;
    Ok(position)
}

fn read_stones(grid: &Grid, field: Field<'_>) -> Result<Stones, PositionError> {
    let row_numbers: Vec<u8> = (0..grid.rows()).rev().collect();
    let widths: Vec<usize> = row_numbers.iter().map(|&row| grid.row(row).len()).collect();
    let mut sets = [0; 2];
    for (row, slots) in row_numbers.into_iter().zip(rows(field, &widths)?) {
        for (point, slot) in grid.row(row).zip(slots) {
            if let Some(side) = slot.owner(STONES)? {
                sets[side as usize] |= 1 << point;
            }
        }
    }
    Ok(Stones::new(grid, sets))
}

fn read_passes(field: Field<'_>) -> Result<u8, PositionError> {
    match field.text {
        "0" => Ok(0),
        "1" => Ok(1),
        "2" => Ok(PASSES_MAX),
        other => Err(field.error(Message::new("fursaz-position-passes").with_text("found", other))),
    }
}

/// Checks that the opening phase fits the stones on the board.
fn check_opening(position: &Fursaz, [board, side, opening, passes]: [Field<'_>; 4]) -> Result<(), PositionError> {
    let stones = position.stones.all().count_ones();
    let white = position.stones.of(Side::White).count_ones();
    let wrong = |field: Field<'_>, key| Err(field.error(Message::new(key)));
    match position.opening {
        Opening::First if stones > 0 => return wrong(opening, "fursaz-position-first-stones"),
        Opening::First if position.passes > 0 => return wrong(passes, "fursaz-position-first-passes"),
        Opening::First if position.to_move != Side::Black => return wrong(side, "fursaz-position-first-side"),
        Opening::First => return Ok(()),
        _ if stones == 0 => return wrong(opening, "fursaz-position-empty"),
        Opening::Pie if stones > 1 => return wrong(opening, "fursaz-position-pie-stones"),
        Opening::Pie if position.passes > 0 => return wrong(passes, "fursaz-position-pie-passes"),
        Opening::Kept if stones == 1 && position.passes == 0 => return wrong(opening, "fursaz-position-kept"),
        _ => {}
    }
    // Nothing flips before there are three stones. The player to move tells who placed the last one.
    let last = if position.passes == 1 { position.to_move } else { position.to_move.other() };
    let is_over = position.is_over();
    match (stones, white) {
        (1, 1) => wrong(board, "fursaz-position-first-color"),
        (1, 0) if !is_over && last != Side::Black => wrong(side, "fursaz-position-turn"),
        (2, 2) => wrong(board, "fursaz-position-first-color"),
        (2, _) if !is_over && (white == 1) != (last == Side::White) => wrong(side, "fursaz-position-turn"),
        _ => Ok(()),
    }
}
