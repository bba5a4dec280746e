//! Reads and writes tokens and position strings.

use std::fmt;

use super::board::Board;
use super::cell::{CELLS, Cell, Cells, WIDTHS};
use super::piece::{OF_EACH, PieceKind};
use super::state::{Action, Chifoumi, PLACEMENT};
use crate::rules::position_string::{self, Field, Sides};
use crate::rules::{Coord, Player, Position, PositionError};
use crate::text::Message;

/// Writes `c2-c3`, `c2+c3`, `c2xc3`, `R@c2`, `end`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Walk { from, to } => write!(f, "{from}-{to}"),
            Action::Stack { from, to } => write!(f, "{from}+{to}"),
            Action::Capture { from, to } => write!(f, "{from}x{to}"),
            Action::Place { kind, at } => write!(f, "{}@{at}", kind.letter()),
            Action::End => f.write_str("end"),
        }
    }
}

/// Writes `<board> <w|b|-> <hand> <cell of the piece that may go on>`.
impl fmt::Display for Chifoumi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |cell| {
            let owner = self.board.owner(cell).unwrap_or(Player::One);
            self.board.stack(cell).each().map(|kind| kind.letter_of(owner)).collect::<String>()
        };
        position_string::write_rows(f, Cell::rows().map(|row| row.map(letters)))?;
        position_string::write_side(f, self.to_move, SIDES)?;
        f.write_str(" ")?;
        for player in Player::BOTH {
            for (kind, count) in PieceKind::ALL.into_iter().zip(self.hands[player.index()]) {
                (0..count).try_for_each(|_| write!(f, "{}", kind.letter_of(player)))?;
            }
        }
        if !self.placing() {
            f.write_str("-")?;
        }
        match self.going_on {
            Some(cell) => write!(f, " {cell}"),
            None => f.write_str(" -"),
        }
    }
}

/// The letters of the side to move.
const SIDES: Sides<Player> = [('w', Player::One), ('b', Player::Two)];

/// Reads a position string.
pub(super) fn parse(variant: usize, text: &str) -> Result<Chifoumi, PositionError> {
    let [board, side, hand, going_on] = position_string::fields(text)?;
    let mut position = Chifoumi { board: Board::EMPTY, hands: [[0; 4]; 2], to_move: None, going_on: None };
    let columns = read_board(&mut position, board)?;
    read_hand(&mut position, hand)?;
    position.to_move = position_string::read_side(side, SIDES)?;
    position.going_on = read_going_on(going_on)?;

    if position.placing() {
        if variant != PLACEMENT {
            return Err(hand.error(Message::new("chifoumi-position-no-hand")));
        }
        check_placing(&position, &columns, [side, hand, going_on])?;
    } else if position.board.occupied().is_empty() {
        return Err(board.error(Message::new("chifoumi-position-empty")));
    } else {
        check_moving(&position, side, going_on)?;
    }
    Ok(position)
}

/// Puts the pieces of the first field on the board, and returns the columns of the cells.
fn read_board(position: &mut Chifoumi, field: Field<'_>) -> Result<[usize; CELLS], PositionError> {
    let mut columns = [field.column; CELLS];
    for (row, slots) in Cell::rows().zip(position_string::rows(field, &WIDTHS)?) {
        for (cell, slot) in row.zip(slots) {
            columns[cell.index()] = slot.column;
            for (above, letter) in slot.letters.chars().enumerate() {
                let column = slot.column + above;
                let (owner, kind) = read_piece(letter, column)?;
                if position.board.held(owner.other()).has(cell) {
                    let message = Message::new("chifoumi-position-mixed-stack").with_text("at", cell);
                    return Err(slot.error(message));
                }
                position.board.put(owner, kind, cell);
                check_count(position, owner, kind, column)?;
            }
        }
    }
    Ok(columns)
}

fn read_hand(position: &mut Chifoumi, field: Field<'_>) -> Result<(), PositionError> {
    if field.text == "-" {
        return Ok(());
    }
    let mut last = (0, 0);
    for (index, letter) in field.text.chars().enumerate() {
        let column = field.column + index;
        let (owner, kind) = read_piece(letter, column)?;
        let place = (owner.index(), kind.index());
        if place < last {
            return Err(PositionError::new(column, Message::new("chifoumi-position-hand-order")));
        }
        last = place;
        position.hands[owner.index()][kind.index()] += 1;
        check_count(position, owner, kind, column)?;
    }
    Ok(())
}

fn read_piece(letter: char, column: usize) -> Result<(Player, PieceKind), PositionError> {
    let error = || PositionError::new(column, Message::new("position-letter").with_text("found", letter));
    PieceKind::read(letter).ok_or_else(error)
}

fn read_going_on(field: Field<'_>) -> Result<Option<Cell>, PositionError> {
    if field.text == "-" {
        return Ok(None);
    }
    let cell = Coord::parse(field.text).and_then(Cell::at).filter(|cell| cell.to_string() == field.text);
    let error = || field.error(Message::new("chifoumi-position-going-on").with_text("found", field.text));
    cell.map(Some).ok_or_else(error)
}

/// How many pieces of a kind a player has, on the board and in hand.
fn count(position: &Chifoumi, owner: Player, kind: PieceKind) -> u8 {
    position.board.counts(owner)[kind.index()] + position.hands[owner.index()][kind.index()]
}

fn check_count(position: &Chifoumi, owner: Player, kind: PieceKind, column: usize) -> Result<(), PositionError> {
    if count(position, owner, kind) <= OF_EACH {
        return Ok(());
    }
    let message = Message::new("chifoumi-position-too-many").with("color", color(owner)).with("piece", kind.name());
    Err(PositionError::new(column, message))
}

fn color(player: Player) -> Message {
    Message::new(Chifoumi::ABOUT.colors[player.index()].key())
}

/// Checks a position with pieces in hand.
fn check_placing(
    position: &Chifoumi,
    columns: &[usize; CELLS],
    [side, hand, going_on]: [Field<'_>; 3],
) -> Result<(), PositionError> {
    for owner in Player::BOTH {
        if let Some(kind) = PieceKind::ALL.into_iter().find(|kind| count(position, owner, *kind) != OF_EACH) {
            let message = Message::new("chifoumi-position-lost").with("color", color(owner)).with("piece", kind.name());
            return Err(hand.error(message));
        }
    }
    let [white, black] = position.hands.map(|hand| hand.iter().sum::<u8>());
    let wanted = match black.checked_sub(white) {
        Some(0) => Player::One,
        Some(1) => Player::Two,
        _ => {
            let message = Message::new("chifoumi-position-hands")
                .with("white", usize::from(white))
                .with("black", usize::from(black));
            return Err(hand.error(message));
        }
    };
    position_string::check_over(side, position.to_move, false)?;
    match position.to_move {
        Some(player) if player != wanted => {
            return Err(side.error(Message::new("chifoumi-position-turn").with("color", color(wanted))));
        }
        _ => {}
    }
    if position.going_on.is_some() {
        return Err(going_on.error(Message::new("chifoumi-position-nobody-goes-on")));
    }
    if position.board.occupied().has(Cell::CENTER) {
        return Err(PositionError::new(columns[Cell::CENTER.index()], Message::new("chifoumi-position-center")));
    }
    let black = position.board.held(Player::Two);
    for cell in position.board.held(Player::One).each() {
        if let Some(next) = (cell.near() & black).each().next() {
            let message = Message::new("chifoumi-position-adjacent").with_text("one", cell).with_text("two", next);
            return Err(PositionError::new(columns[cell.index()], message));
        }
    }
    Ok(())
}

/// Checks a position after all pieces were placed.
fn check_moving(position: &Chifoumi, side: Field<'_>, going_on: Field<'_>) -> Result<(), PositionError> {
    position_string::check_over(side, position.to_move, position.is_over())?;
    let Some(player) = position.to_move else {
        return match position.going_on {
            Some(_) => Err(going_on.error(Message::new("chifoumi-position-nobody-goes-on"))),
            None => Ok(()),
        };
    };
    let Some(cell) = position.going_on else {
        if position.board.can_step(player) {
            return Ok(());
        }
        return Err(side.error(Message::new("position-cannot-move").with("color", color(player))));
    };
    check_going_on(position, player, cell).map_err(|message| going_on.error(message.with_text("at", cell)))
}

/// Checks that the piece on a cell may just have captured: it's alone there, a piece that it captures is missing, and
/// there is a cell that it may have come from.
fn check_going_on(position: &Chifoumi, player: Player, cell: Cell) -> Result<(), Message> {
    let board = &position.board;
    let stack = board.stack(cell);
    let Some(kind) = stack.top().filter(|_| stack.height() == 1 && board.held(player).has(cell)) else {
        return Err(Message::new("chifoumi-position-going-on-piece").with("color", color(player)));
    };
    if kind.prey().iter().all(|prey| board.missing(*prey) == 0) {
        return Err(Message::new("chifoumi-position-nothing-captured").with("piece", kind.name()));
    }
    if (cell.near() & Cells::ALL.without(board.held(player.other()))).is_empty() {
        return Err(Message::new("chifoumi-position-no-origin").with("piece", kind.name()));
    }
    Ok(())
}
