//! Reads and writes actions and position strings.

use std::fmt;

use super::board::{Board, HEIGHT_MAX};
use super::state::{Action, PIECES, STAY_MAX, TheGame};
use super::view::piece;
use crate::rules::position_string::{Field, Sides, Slot, check_over, fields, read_side, rows, write_rows, write_side};
use crate::rules::{Coord, Player, Position, PositionError};
use crate::text::Message;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Some(from) => write!(f, "{from}-{}", self.to),
            None => write!(f, "@{}", self.to),
        }
    }
}

impl fmt::Display for TheGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board.size();
        let letters = |at| self.board.stack(at).map(|player| piece(player).letter).collect::<String>();
        let rank = |number| (0..size).map(move |letter| letters(Coord::new(letter, number)));
        write_rows(f, (1..=size).rev().map(rank))?;
        write_side(f, Position::to_move(self), SIDES)?;
        let ([sun_off, moon_off], [sun_stay, moon_stay]) = (self.off, self.stay);
        write!(f, " {sun_off}/{moon_off} {sun_stay}/{moon_stay}")
    }
}

/// The letters of the side to move.
const SIDES: Sides<Player> = [('s', Player::One), ('m', Player::Two)];

/// Reads a position string of a variant.
///
/// Refuses positions that play can't lead to, as far as the position itself shows. It doesn't search the past.
pub(super) fn parse(variant: usize, text: &str) -> Result<TheGame, PositionError> {
    let [cells, side, off, stay] = fields(text)?;
    let mut position = TheGame {
        board: board(variant, cells)?,
        to_move: Player::One,
        off: pair(off, PIECES, "the-game-position-off")?,
        stay: pair(stay, STAY_MAX, "the-game-position-stay")?,
        outcome: None,
    };
    check_pieces(&position, cells, off)?;
    check_stays(&position, stay)?;
    let claimed = read_side(side, SIDES)?;
    position.hand_to(claimed.unwrap_or(Player::One));
    check_over(side, claimed, position.outcome.is_some())?;
    match claimed {
        Some(player) if player != position.to_move => {
            Err(side.error(Message::new("position-cannot-move").with("color", color(player))))
        }
        // Player one enters a piece in the very first turn.
        _ if position.off[Player::One.index()] == PIECES && position != TheGame::start(variant) => {
            Err(off.error(Message::new("the-game-position-first")))
        }
        _ => Ok(position),
    }
}

fn color(player: Player) -> Message {
    Message::new(TheGame::ABOUT.colors[player.index()].key())
}

fn board(variant: usize, field: Field<'_>) -> Result<Board, PositionError> {
    let mut board = Board::empty(variant);
    let size = board.size();
    let ranks = rows(field, &vec![usize::from(size); usize::from(size)])?;
    for (rank, number) in ranks.iter().zip((1..=size).rev()) {
        for (slot, letter) in rank.iter().zip(0..) {
            let at = Coord::new(letter, number);
            for (level, found) in slot.letters.chars().enumerate() {
                let Some(player) = Player::BOTH.into_iter().find(|player| piece(*player).letter == found) else {
                    return Err(slot.error(Message::new("position-letter").with_text("found", found)));
                };
                if level == HEIGHT_MAX {
                    return Err(slot.error(Message::new("the-game-position-height").with_text("at", at)));
                }
                board.stand(player, level, at);
            }
            check_stack(&board, at, slot)?;
        }
    }
    Ok(board)
}

fn check_stack(board: &Board, at: Coord, slot: &Slot<'_>) -> Result<(), PositionError> {
    let height = board.stack(at).count();
    let is_mixed = Player::BOTH.iter().all(|player| board.has(*player, at));
    if height == HEIGHT_MAX && is_mixed {
        return Err(slot.error(Message::new("the-game-position-mixed").with_text("at", at)));
    }
    for owner in Player::BOTH.into_iter().filter(|owner| board.base(*owner) == at) {
        // An opponent's piece at the bottom took the base, alone or with the piece that it captured with. After that,
        // nobody moved again.
        if board.stack(at).next() == Some(owner.other()) && (is_mixed || height == HEIGHT_MAX) {
            let message = Message::new("the-game-position-base").with_text("at", at);
            return Err(slot.error(message.with("color", color(owner))));
        }
    }
    Ok(())
}

/// Reads two numbers up to a limit: `5/5`.
fn pair(field: Field<'_>, limit: u8, key: &'static str) -> Result<[u8; 2], PositionError> {
    let number = |text: &str| match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|number| *number <= limit),
        _ => None,
    };
    let numbers = field.text.split_once('/').and_then(|(one, two)| Some([number(one)?, number(two)?]));
    numbers.ok_or_else(|| field.error(Message::new(key).with_text("found", field.text)))
}

fn check_pieces(position: &TheGame, cells: Field<'_>, off: Field<'_>) -> Result<(), PositionError> {
    let [sun, moon] = Player::BOTH.map(|player| position.board.count(player) + position.off[player.index()]);
    for (player, found) in [(Player::One, sun), (Player::Two, moon)] {
        if found > PIECES {
            let message = Message::new("the-game-position-pieces").with("color", color(player));
            return Err(off.error(message.with("found", usize::from(found)).with("limit", usize::from(PIECES))));
        }
    }
    if sun + moon == 0 {
        return Err(cells.error(Message::new("the-game-position-nobody")));
    }
    let is_taken = |player: Player| position.board.stack(position.board.base(player)).next() == Some(player.other());
    if Player::BOTH.into_iter().all(is_taken) {
        return Err(cells.error(Message::new("the-game-position-bases")));
    }
    Ok(())
}

fn check_stays(position: &TheGame, stay: Field<'_>) -> Result<(), PositionError> {
    for player in Player::BOTH {
        let base = position.board.base(player);
        if position.stay[player.index()] > 0 && !position.board.has(player, base) {
            let message = Message::new("the-game-position-stay-empty").with("color", color(player));
            return Err(stay.error(message.with_text("base", base)));
        }
    }
    Ok(())
}
