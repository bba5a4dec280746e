//! Explains why an action isn't legal.

use super::cell::{CORNERS, Cell, Crossing, HALVES, Step};
use super::state::{Action, BUOYS_MIN, SiaDoble};
use crate::rules::{Attempt, Coord, Player, Refusal, Sign};
use crate::text::{Arg, Message};

/// A named place on the board.
#[derive(Clone, Copy)]
enum Place {
    Cell(Cell),
    Crossing(Crossing),
}

impl Place {
    fn find(at: Coord) -> Result<Self, Refusal> {
        let cell = Cell::find(at).map(Self::Cell);
        let place = cell.or_else(|| Crossing::find(at).map(Self::Crossing));
        place.ok_or_else(|| Refusal::off_board(at))
    }
}

/// The rule against an attempt. For a legal one, what to type.
pub(super) fn explain(position: &SiaDoble, attempt: &Attempt) -> Refusal {
    answer(position, attempt).unwrap_or_else(|refusal| refusal)
}

fn answer(position: &SiaDoble, attempt: &Attempt) -> Result<Refusal, Refusal> {
    let placing = position.placing;
    Ok(match attempt {
        Attempt::Word(word) => about_word(position, word),
        Attempt::Revive(at) => {
            Place::find(*at)?;
            Refusal::new("sia-doble-plus")
        }
        Attempt::Drop { piece, at } => match Place::find(*at)? {
            _ if !placing => Refusal::new("sia-doble-all-placed"),
            place => about_buoy(position, *piece, place),
        },
        Attempt::Point(at) => match Place::find(*at)? {
            Place::Cell(cell) if placing && position.board.owner(cell).is_some() => {
                Refusal::new("sia-doble-place-first")
            }
            place if placing => about_buoy(position, None, place),
            Place::Cell(cell) => about_marker(position, cell),
            Place::Crossing(crossing) => only_pushed(crossing),
        },
        Attempt::Step { from, sign, to } => match (Place::find(*from)?, Place::find(*to)?) {
            // Several crossings in a row are a list of buoys to place.
            (from @ Place::Crossing(_), to @ Place::Crossing(_)) if placing && sign.is_none() => {
                free_crossing(position, from)?;
                about_buoy(position, None, to)
            }
            _ if placing => Refusal::new("sia-doble-place-first"),
            (Place::Crossing(crossing), _) => only_pushed(crossing),
            (Place::Cell(from), to) => about_step(position, from, *sign, to),
        },
    })
}

fn about_word(position: &SiaDoble, word: &str) -> Refusal {
    match word {
        "end" if !position.placing => Refusal::cannot_end(),
        "end" if position.placed() >= BUOYS_MIN => playable(&[Action::End]),
        "end" => Refusal::new("sia-doble-too-few").with("missing", (BUOYS_MIN - position.placed()) as usize),
        "pass" => Refusal::new("sia-doble-pass"),
        _ => Refusal::word(word),
    }
}

/// About a buoy to place, and the letter before its sign, if any.
fn about_buoy(position: &SiaDoble, letter: Option<char>, at: Place) -> Refusal {
    match (free_crossing(position, at), letter) {
        (Err(refusal), _) => refusal,
        (Ok(_), Some(letter)) => Refusal::new("sia-doble-letter").with_text("letter", letter),
        (Ok(crossing), None) => playable(&[Action::Place(crossing)]),
    }
}

/// The crossing at a place, if a buoy may be placed there now.
fn free_crossing(position: &SiaDoble, at: Place) -> Result<Crossing, Refusal> {
    let crossing = match at {
        Place::Crossing(crossing) => crossing,
        Place::Cell(cell) => {
            return Err(Refusal::new("sia-doble-not-a-crossing").with_text("at", cell).at(cell.coord()));
        }
    };
    let (first, last) = match position.to_move {
        Player::One => (1, 3),
        Player::Two => (4, 6),
    };
    let refusal = if CORNERS & crossing.bit() != 0 {
        Refusal::new("sia-doble-corner")
    } else if HALVES[position.to_move.index()] & crossing.bit() == 0 {
        Refusal::new("sia-doble-other-half").with_text("first", first).with_text("last", last)
    } else if position.board.buoys & crossing.bit() != 0 {
        Refusal::new("sia-doble-buoy-there")
    } else {
        return Ok(crossing);
    };
    Err(refusal.with_text("at", crossing).at(crossing.coord()))
}

/// About a cell without a target.
fn about_marker(position: &SiaDoble, from: Cell) -> Refusal {
    if let Some(refusal) = Refusal::of_mover(from.coord(), position.board.owner(from), position.to_move) {
        return refusal;
    }
    let actions: Vec<Action> =
        position.steps(position.to_move).filter(|step| step.from == from).map(Action::Step).collect();
    if !actions.is_empty() {
        return playable(&actions);
    }
    let mut ways = Vec::new();
    let mut obstacles = Vec::new();
    for step in from.beside().map(|to| Step { from, to }) {
        if let Some(hindered) = hindered_step(position, step) {
            let way = Message::new("sia-doble-stuck-way").with_text("step", step).with("why", hindered.message);
            ways.push(Arg::Message(way));
            obstacles.extend(hindered.obstacles);
        }
    }
    obstacles.sort_unstable();
    obstacles.dedup();
    Refusal { obstacles, ..Refusal::new("sia-doble-stuck").with_text("at", from).with("ways", Arg::List(ways)) }
}

fn about_step(position: &SiaDoble, from: Cell, sign: Option<Sign>, to: Place) -> Refusal {
    if let Some(refusal) = Refusal::of_mover(from.coord(), position.board.owner(from), position.to_move) {
        return refusal;
    }
    let to = match to {
        Place::Cell(to) => to,
        Place::Crossing(to) => return Refusal::new("sia-doble-not-a-square").with_text("at", to).at(to.coord()),
    };
    let Some(step) = Step::between(from, to) else {
        let beside = from.beside().map(|cell| Arg::Text(cell.to_string())).collect::<Vec<_>>();
        return Refusal::new("sia-doble-not-beside")
            .with_text("from", from)
            .with("beside", Arg::Or(beside))
            .at(to.coord());
    };
    match (hindered_step(position, step), sign) {
        (Some(refusal), _) => refusal,
        (None, None | Some(Sign::Dash)) => playable(&[Action::Step(step)]),
        (None, Some(sign)) => Refusal::new("sia-doble-sign").with_text("sign", sign.char()).with_text("action", step),
    }
}

/// Why the marker can't make a step, in words that also fit into a list.
fn hindered_step(position: &SiaDoble, step: Step) -> Option<Refusal> {
    if position.board.owner(step.to).is_some() {
        return Some(Refusal::new("sia-doble-occupied").with_text("at", step.to).at(step.to.coord()));
    }
    let key = match (position.board.buoys & step.line()).count_ones() {
        0 => "sia-doble-no-buoy",
        1 if position.bans[position.to_move.index()] == Some(step) => return Some(Refusal::new("sia-doble-take-back")),
        1 => return None,
        _ => "sia-doble-two-buoys",
    };
    let refusal = Refusal::new(key);
    Some(
        Crossing::of(step.line())
            .zip(["one", "other"])
            .fold(refusal, |refusal, (end, name)| refusal.with_text(name, end).at(end.coord())),
    )
}

/// Buoys move only when a marker pushes them.
fn only_pushed(crossing: Crossing) -> Refusal {
    Refusal::new("sia-doble-only-pushed").with_text("at", crossing).at(crossing.coord())
}

fn playable(actions: &[Action]) -> Refusal {
    let actions = actions.iter().map(|action| Arg::Text(action.to_string())).collect::<Vec<_>>();
    Refusal::new("sia-doble-playable").with("moves", Arg::Or(actions))
}
