//! Reads and writes actions and position strings: `<cells> <buoys> <r|b|-> <place|play> <ban>/<ban>`.

use std::fmt;

use super::board::{Board, GOAL_MARKERS, MARKERS};
use super::cell::{CORNERS, Cell, Crossing, HALVES, SIZE, STARTS, Step};
use super::state::{Action, BUOYS_MAX, BUOYS_MIN, SiaDoble};
use super::view::letter;
use crate::rules::position_string::{self, Field, Sides};
use crate::rules::{Coord, Player, Position, PositionError};
use crate::text::Message;

/// Writes `@q2`, `b1-b2`, `end`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(at) => write!(f, "@{at}"),
            Self::End => f.write_str("end"),
            Self::Step(step) => step.fmt(f),
        }
    }
}

impl fmt::Display for SiaDoble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter_at = |file, number| {
            let cell = Cell::find(Coord::new(file, number));
            cell.and_then(|cell| self.board.owner(cell)).map_or(String::new(), |owner| letter(owner).to_string())
        };
        position_string::write_rows(
            f,
            (1..=SIZE).rev().map(|number| (0..SIZE).map(move |file| letter_at(file, number))),
        )?;
        let mut before = ' ';
        for buoy in Crossing::all().filter(|crossing| self.board.buoys & crossing.bit() != 0) {
            write!(f, "{before}{buoy}")?;
            before = ',';
        }
        if self.board.buoys == 0 {
            f.write_str(" -")?;
        }
        position_string::write_side(f, Position::to_move(self), SIDES)?;
        write!(f, " {} ", if self.placing { "place" } else { "play" })?;
        for (ban, after) in self.bans.iter().zip(["/", ""]) {
            match ban {
                Some(Step { from, to }) => write!(f, "{from}{to}{after}")?,
                None => write!(f, "-{after}")?,
            }
        }
        Ok(())
    }
}

const MARKER_LETTERS: Sides<Player> = [(letter(Player::One), Player::One), (letter(Player::Two), Player::Two)];

/// The letters of the side to move.
const SIDES: Sides<Player> = [('r', Player::One), ('b', Player::Two)];

/// Reads a position string. It refuses only what is impossible on its face. It doesn't check whether the bans and the
/// buoys can occur together.
pub(super) fn parse(text: &str) -> Result<SiaDoble, PositionError> {
    let [board, list, side, phase, bans] = position_string::fields(text)?;
    let mut position = SiaDoble {
        board: Board { markers: markers(board)?, buoys: buoys(list)? },
        bans: [None, None],
        to_move: Player::One,
        placing: match phase.text {
            "place" => true,
            "play" => false,
            found => return Err(phase.error(Message::new("sia-doble-position-phase").with_text("found", found))),
        },
    };
    let to_move = position_string::read_side(side, SIDES)?;
    position.to_move = to_move.unwrap_or(Player::One);
    if position.placing {
        check_placing(&position, board, list)?;
    } else {
        let found = position.board.buoys.count_ones();
        check_count(list, "sia-doble-position-buoys", found, 2 * BUOYS_MIN..=2 * BUOYS_MAX)?;
    }
    position.bans = read_bans(bans, &position)?;
    position_string::check_over(side, to_move, position.ended().is_some())?;
    match to_move {
        Some(player) if !position.placing && position.steps(player).next().is_none() => {
            let color = Message::new(position.color(player).key());
            Err(side.error(Message::new("position-cannot-move").with("color", color)))
        }
        _ => Ok(position),
    }
}

fn markers(field: Field<'_>) -> Result<[u64; 2], PositionError> {
    let mut markers = [0; 2];
    for (row, number) in position_string::rows(field, &[usize::from(SIZE); SIZE as usize])?.iter().zip((1..=SIZE).rev())
    {
        for (slot, file) in row.iter().zip(0..) {
            let Some(owner) = slot.owner(MARKER_LETTERS)? else { continue };
            markers[owner.index()] |= Cell::find(Coord::new(file, number)).map_or(0, Cell::bit);
        }
    }
    for player in Player::BOTH {
        let found = markers[player.index()].count_ones();
        if found != MARKERS {
            let color = Message::new(SiaDoble::ABOUT.colors[player.index()].key());
            let message = Message::new("sia-doble-position-markers").with("color", color).with("found", found as usize);
            return Err(field.error(message));
        }
    }
    let board = Board { markers, buoys: 0 };
    let arrived = Player::BOTH.map(|player| board.arrived(player));
    // The second marker to arrive ends the game, so there is never a third, nor two of each player's.
    if arrived.iter().any(|&n| n > GOAL_MARKERS) || arrived.iter().all(|&n| n >= GOAL_MARKERS) {
        return Err(field.error(Message::new("sia-doble-position-after-goal")));
    }
    Ok(markers)
}

fn buoys(field: Field<'_>) -> Result<u64, PositionError> {
    if field.text == "-" {
        return Ok(0);
    }
    let mut buoys = 0;
    let mut last = None;
    let mut column = field.column;
    for name in field.text.split(',') {
        let field = Field { text: name, column };
        let coord = Coord::parse(name).filter(|coord| coord.to_string() == name);
        let Some((coord, crossing)) = coord.and_then(|coord| Some((coord, Crossing::find(coord)?))) else {
            return Err(field.error(Message::new("sia-doble-position-crossing").with_text("found", name)));
        };
        if crossing.bit() & CORNERS != 0 {
            return Err(field.error(Message::new("sia-doble-corner").with_text("at", crossing)));
        }
        if last >= Some(coord) {
            return Err(field.error(Message::new("sia-doble-position-order").with_text("at", crossing)));
        }
        last = Some(coord);
        buoys |= crossing.bit();
        column += name.len() + 1;
    }
    Ok(buoys)
}

fn check_placing(position: &SiaDoble, board: Field<'_>, list: Field<'_>) -> Result<(), PositionError> {
    if position.board.markers != STARTS {
        return Err(board.error(Message::new("sia-doble-position-moved")));
    }
    let [red, black] = HALVES.map(|half| (position.board.buoys & half).count_ones());
    // The seventh buoy ends the turn, so a player who is still placing has at most six.
    let (red_wanted, black_wanted) = match position.to_move {
        Player::One => (0..=BUOYS_MAX - 1, 0..=0),
        Player::Two => (BUOYS_MIN..=BUOYS_MAX, 0..=BUOYS_MAX - 1),
    };
    check_count(list, "sia-doble-position-buoys-red", red, red_wanted)?;
    check_count(list, "sia-doble-position-buoys-black", black, black_wanted)
}

fn check_count(
    field: Field<'_>,
    key: &'static str,
    found: u32,
    wanted: std::ops::RangeInclusive<u32>,
) -> Result<(), PositionError> {
    if wanted.contains(&found) {
        return Ok(());
    }
    let message = Message::new(key)
        .with("least", *wanted.start() as usize)
        .with("most", *wanted.end() as usize)
        .with("found", found as usize);
    Err(field.error(message))
}

fn read_bans(field: Field<'_>, position: &SiaDoble) -> Result<[Option<Step>; 2], PositionError> {
    let malformed = || field.error(Message::new("sia-doble-position-bans").with_text("found", field.text));
    let (red, black) = field.text.split_once('/').ok_or_else(malformed)?;
    let black_column = field.column + red.len() + 1;
    let red = read_ban(Field { text: red, column: field.column }, position, Player::One)?;
    let black = read_ban(Field { text: black, column: black_column }, position, Player::Two)?;
    Ok([red, black])
}

fn read_ban(field: Field<'_>, position: &SiaDoble, player: Player) -> Result<Option<Step>, PositionError> {
    if field.text == "-" {
        return Ok(None);
    }
    let cell = |name: &str| Cell::find(Coord::parse(name)?).filter(|cell| cell.to_string() == name);
    let step = field.text.split_at_checked(2).and_then(|(from, to)| Step::between(cell(from)?, cell(to)?));
    let Some(step) = step else {
        return Err(field.error(Message::new("sia-doble-position-ban").with_text("found", field.text)));
    };
    if position.placing {
        return Err(field.error(Message::new("sia-doble-position-early-ban")));
    }
    // The marker hasn't moved since, nor has another one of the player's. So the cell that it left has none of theirs.
    let own = position.board.markers[player.index()];
    if own & step.from.bit() == 0 || own & step.to.bit() != 0 {
        let color = Message::new(position.color(player).key());
        let message = Message::new("sia-doble-position-ban-marker")
            .with("color", color)
            .with_text("from", step.from)
            .with_text("to", step.to);
        return Err(field.error(message));
    }
    Ok(Some(step))
}
