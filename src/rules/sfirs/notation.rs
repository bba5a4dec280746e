//! Reads and writes actions and positions.

use std::fmt;

use super::board::Board;
use super::cell::{Cell, SIZE};
use super::state::{Action, IMMOBILE, PIECES, Sfirs};
use super::view::letter;
use crate::rules::position_string::{Field, Sides, check_over, fields, read_side, rows, write_rows, write_side};
use crate::rules::{Coord, Outcome, Player, Position, PositionError, Reason};
use crate::text::Message;

/// Writes `e8-e11`, `+b2`, `end`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Slide { from, to } => write!(f, "{from}-{to}"),
            Self::Revive(at) => write!(f, "+{at}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// Writes the ranks from the top, the side to move, who hasn't had a first turn yet, and the piece that became
/// inactive: `12/1w8w1/12/12/4wbwb4/4bwbw4/4wbwb4/4bwbw4/12/12/1b8b1/12 w wb -`.
impl fmt::Display for Sfirs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slot = |cell: Cell| {
            let owner = self.board.owner(cell);
            owner.map_or(String::new(), |owner| letter(owner, self.board.is_active(cell)).to_string())
        };
        let ranks = (1..=SIZE).rev().map(|rank| cells_of(rank).map(slot));
        write_rows(f, ranks)?;
        write_side(f, self.side(), SIDES)?;
        let first = FIRST.iter().find(|(_, first)| *first == self.first).map_or("-", |(text, _)| text);
        match self.bonus {
            Some(bonus) => write!(f, " {first} {bonus}"),
            None => write!(f, " {first} -"),
        }
    }
}

const SIDES: Sides<Player> = [('w', Player::One), ('b', Player::Two)];

/// Who hasn't had a first turn yet, by player: both, player two, or nobody.
const FIRST: [(&str, [bool; 2]); 3] = [("wb", [true, true]), ("b", [false, true]), ("-", [false, false])];

fn cells_of(rank: u8) -> impl Iterator<Item = Cell> {
    (0..SIZE).filter_map(move |letter| Cell::from_coord(Coord::new(letter, rank)))
}

/// Reads a position string.
///
/// # Errors
/// If the text is malformed or play can't lead to the position: what is wrong, and where.
pub(super) fn parse(text: &str) -> Result<Sfirs, PositionError> {
    let [board_field, side_field, first_field, bonus_field] = fields(text)?;
    let board = parse_board(board_field)?;
    let first = FIRST.iter().find(|(text, _)| *text == first_field.text).map(|(_, first)| *first);
    let Some(first) = first else {
        let message = Message::new("sfirs-position-first").with_text("found", first_field.text);
        return Err(first_field.error(message));
    };
    check_first_turns(&board, first, first_field)?;
    let bonus = match bonus_field.text {
        "-" => None,
        text => match Coord::parse(text).and_then(Cell::from_coord).filter(|cell| cell.to_string() == text) {
            Some(cell) => Some(cell),
            None => {
                let message = Message::new("sfirs-position-bonus").with_text("found", text);
                return Err(bonus_field.error(message));
            }
        },
    };
    let mut position = Sfirs { board, to_move: Player::One, first, bonus, outcome: None };
    match read_side(side_field, SIDES)? {
        Some(side) => {
            position.to_move = side;
            check_side(&position, side_field)?;
        }
        None => end(&mut position, side_field)?,
    }
    check_bonus(&position, bonus_field)?;
    Ok(position)
}

fn parse_board(field: Field<'_>) -> Result<Board, PositionError> {
    let mut board = Board::empty();
    let mut counts = [0; 2];
    let mut columns = Vec::new();
    for (slots, rank) in rows(field, &[usize::from(SIZE); SIZE as usize])?.into_iter().zip((1..=SIZE).rev()) {
        for (slot, cell) in slots.into_iter().zip(cells_of(rank)) {
            let (owner, active) = match slot.letters {
                "" => continue,
                "W" | "w" => (Player::One, slot.letters == "W"),
                "B" | "b" => (Player::Two, slot.letters == "B"),
                letters if letters.len() > 1 => return Err(slot.error(Message::new("position-one-piece"))),
                letters => return Err(slot.error(Message::new("position-letter").with_text("found", letters))),
            };
            let wrong = if cell.in_start_area() && active {
                Some("sfirs-position-active-start")
            } else if cell.in_start_area() && cell.first_owner() != Some(owner) {
                Some("sfirs-position-start-area")
            } else if cell.on_edge() && active {
                Some("sfirs-position-active-edge")
            } else {
                None
            };
            if let Some(key) = wrong {
                return Err(slot.error(Message::new(key).with_text("at", cell)));
            }
            counts[owner.index()] += 1;
            board.put(cell, owner, active);
            columns.push((cell, slot.column));
        }
    }
    for (player, found) in Player::BOTH.into_iter().zip(counts) {
        if found != PIECES {
            let color = Message::new(Sfirs::ABOUT.colors[player.index()].key());
            let message = Message::new("sfirs-position-count").with("color", color);
            return Err(field.error(message.with("wanted", PIECES).with("found", found)));
        }
    }
    // Whatever comes next to an active piece deactivates it. Only pieces of the start area were there before.
    for (cell, column) in columns {
        let next = cell.neighbors().find(|next| board.is_occupied(*next) && !next.in_start_area());
        if let Some(next) = next.filter(|_| board.is_active(cell)) {
            let message = Message::new("sfirs-position-active-beside").with_text("at", cell).with_text("next", next);
            return Err(PositionError::new(column, message));
        }
    }
    Ok(board)
}

/// Checks the first turns that are still to come against the pieces that have left their places.
fn check_first_turns(board: &Board, first: [bool; 2], field: Field<'_>) -> Result<(), PositionError> {
    for player in Player::BOTH {
        let color = Message::new(Sfirs::ABOUT.colors[player.index()].key());
        let left = Cell::all().find(|cell| {
            cell.first_owner() == Some(player) && (board.owner(*cell) != Some(player) || board.is_active(*cell))
        });
        let waiting = board.count_waiting(player);
        match left {
            Some(left) if first[player.index()] => {
                let message = Message::new("sfirs-position-first-moved").with("color", color).with_text("at", left);
                return Err(field.error(message));
            }
            _ if !first[player.index()] && waiting == PIECES - 2 => {
                return Err(field.error(Message::new("sfirs-position-first-waiting").with("color", color)));
            }
            // At most two pieces leave the start area in a turn, since the second one ends it.
            _ if !first[player.index()] && first[player.other().index()] && waiting < PIECES - 4 => {
                return Err(field.error(Message::new("sfirs-position-first-left").with("color", color)));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Ends the game in a position.
///
/// The string doesn't say who was to move. If neither player can move, it doesn't tell who lost, and the game has no
/// winner. (A game replayed from its actions always has the right one.)
fn end(position: &mut Sfirs, field: Field<'_>) -> Result<(), PositionError> {
    let mobile = Player::BOTH.map(|player| position.first[player.index()] || position.is_mobile(player));
    let (to_move, outcome) = match mobile {
        [true, true] => return check_over(field, None::<Player>, false),
        [true, false] => (Player::Two, Outcome::win(Player::One, Reason::Own(IMMOBILE))),
        [false, true] => (Player::One, Outcome::win(Player::Two, Reason::Own(IMMOBILE))),
        [false, false] => (Player::One, Outcome::draw(Reason::Own(IMMOBILE))),
    };
    position.to_move = to_move;
    position.outcome = Some(outcome);
    Ok(())
}

/// Checks that it can be this side's turn.
fn check_side(position: &Sfirs, field: Field<'_>) -> Result<(), PositionError> {
    let player = position.to_move;
    // Player one begins. A player who may go on has begun.
    let expected = match (position.first, position.bonus) {
        ([true, _], _) | ([false, true], Some(_)) => Player::One,
        ([false, true], None) => Player::Two,
        ([false, false], _) => player,
    };
    if player != expected {
        let wanted = SIDES[expected.index()].0;
        let message = Message::new("position-side").with_text("wanted", wanted).with_text("found", field.text);
        return Err(field.error(message));
    }
    let is_over = position.bonus.is_none() && !position.first[player.index()] && !position.is_mobile(player);
    check_over(field, Some(player), is_over)
}

/// Checks that the turn can go on after the piece on the bonus cell became inactive.
fn check_bonus(position: &Sfirs, field: Field<'_>) -> Result<(), PositionError> {
    let Some(cell) = position.bonus else { return Ok(()) };
    let board = &position.board;
    let came_to_rest =
        board.owner(cell) == position.side() && !cell.in_start_area() && !board.is_active(cell) && board.rests_on(cell);
    let wrong = if position.side().is_none() || position.first[0] {
        "sfirs-position-bonus-none"
    } else if !came_to_rest {
        "sfirs-position-bonus-piece"
    } else if !position.can_go_on() {
        "sfirs-position-bonus-over"
    } else {
        return Ok(());
    };
    Err(field.error(Message::new(wrong).with_text("at", cell)))
}
