//! Explains why an action isn't legal, with the rule and the next step.

use super::board::Reach;
use super::cell::{Cell, Cells};
use super::piece::PieceKind;
use super::state::{Action, Chifoumi};
use crate::rules::{Attempt, Coord, Player, Refusal, Sign};
use crate::text::Arg;

pub(super) fn explain(position: &Chifoumi, attempt: &Attempt) -> Refusal {
    let player = position.to_move.unwrap_or(Player::One);
    let cells = match attempt {
        Attempt::Word(word) => return word_refused(position, word),
        Attempt::Step { from, to, .. } => cell(*from).and_then(|from| Ok((from, cell(*to)?))),
        Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at) => cell(*at).map(|at| (at, at)),
    };
    let (from, to) = match cells {
        Ok(cells) => cells,
        Err(refusal) => return refusal,
    };
    if position.placing() {
        return match attempt {
            Attempt::Drop { piece, .. } => placing_refused(position, player, *piece, to),
            Attempt::Point(_) => placing_refused(position, player, None, to),
            _ => {
                let at = position.board.open_to(player).each().next().unwrap_or(to);
                let example = Action::Place { kind: first_in_hand(position, player), at };
                Refusal::new("chifoumi-placing").with_text("example", example)
            }
        };
    }
    match attempt {
        Attempt::Drop { .. } => Refusal::new("chifoumi-all-placed"),
        Attempt::Revive(_) => Refusal::new("chifoumi-which-stacks").with_text("to", to),
        Attempt::Step { sign, .. } => mover_refused(position, player, from)
            .unwrap_or_else(|(kind, reach)| step_refused(position, kind, reach, from, *sign, to)),
        Attempt::Point(_) | Attempt::Word(_) => {
            mover_refused(position, player, from).unwrap_or_else(|(kind, reach)| mover_alone(kind, reach, from))
        }
    }
}

fn cell(coord: Coord) -> Result<Cell, Refusal> {
    Cell::at(coord).ok_or_else(|| Refusal::off_board(coord))
}

fn word_refused(position: &Chifoumi, word: &str) -> Refusal {
    match (word, position.going_on) {
        ("end", Some(_)) => Refusal::new("chifoumi-legal"),
        ("end", None) => Refusal::cannot_end(),
        ("pass", Some(_)) => Refusal::new("chifoumi-end-not-pass"),
        ("pass", None) => Refusal::new("chifoumi-no-pass"),
        _ => Refusal::word(word),
    }
}

/// Why a piece can't be placed. If only its letter is missing, which letter to write.
fn placing_refused(position: &Chifoumi, player: Player, letter: Option<char>, at: Cell) -> Refusal {
    if at == Cell::CENTER {
        return Refusal::new("chifoumi-place-center").with_text("at", at);
    }
    let theirs = position.board.held(player.other());
    if theirs.has(at) {
        return Refusal::new("chifoumi-place-held").with_text("at", at).at(at.coord());
    }
    let neighbors = theirs & at.near();
    if !neighbors.is_empty() {
        let refusal =
            Refusal::new("chifoumi-place-adjacent").with_text("at", at).with("next", Arg::And(list(neighbors)));
        return marking(refusal, neighbors);
    }
    let hand = position.hands[player.index()];
    let Some(letter) = letter else {
        let example = Action::Place { kind: first_in_hand(position, player), at };
        return Refusal::new("chifoumi-which-piece").with_text("at", at).with_text("example", example);
    };
    match PieceKind::from_letter(letter.to_ascii_uppercase()) {
        None => Refusal::new("chifoumi-no-such-piece").with_text("letter", letter),
        Some(kind) if hand[kind.index()] == 0 => Refusal::new("chifoumi-none-in-hand").with("piece", kind.name()),
        Some(_) => Refusal::new("chifoumi-legal"),
    }
}

/// Why the player can't move anything on this cell. Otherwise the piece and where it may step.
fn mover_refused(position: &Chifoumi, player: Player, from: Cell) -> Result<Refusal, (PieceKind, Reach)> {
    let Some(kind) = position.board.stack(from).top() else {
        return Ok(Refusal::empty(from.coord()));
    };
    if let Some(refusal) = Refusal::of_mover(from.coord(), position.board.owner(from), player) {
        return Ok(refusal);
    }
    match position.going_on {
        Some(on) if on != from => Ok(Refusal::new("chifoumi-only-capturer").with_text("on", on).at(on.coord())),
        _ => Err((kind, position.board.reach(player, from))),
    }
}

/// Why a player's piece can't move at all, or how to say where it goes.
fn mover_alone(kind: PieceKind, reach: Reach, from: Cell) -> Refusal {
    if reach.is_empty() {
        let refusal = Refusal::new("chifoumi-stuck").with("piece", kind.name()).with_text("at", from);
        return marking(refusal.with("prey", Arg::And(prey(kind))), from.near());
    }
    let example = [
        reach.walk.each().map(|to| Action::Walk { from, to }).next(),
        reach.stack.each().map(|to| Action::Stack { from, to }).next(),
        reach.capture.each().map(|to| Action::Capture { from, to }).next(),
    ];
    let example = example.into_iter().flatten().next().map_or_else(String::new, |action| action.to_string());
    Refusal::new("chifoumi-where-to").with("piece", kind.name()).with_text("at", from).with_text("example", example)
}

/// Why a piece that can move can't make this step.
fn step_refused(
    position: &Chifoumi,
    kind: PieceKind,
    reach: Reach,
    from: Cell,
    sign: Option<Sign>,
    to: Cell,
) -> Refusal {
    if from == to {
        return Refusal::new("chifoumi-stays").with_text("at", from);
    }
    if !from.near().has(to) {
        return Refusal::new("chifoumi-too-far").with_text("from", from).with_text("to", to);
    }
    let walk = reach.walk.has(to);
    let stack = reach.stack.has(to);
    let capture = reach.capture.has(to);
    let legal = match sign {
        Some(Sign::Dash) => walk,
        Some(Sign::Plus) => stack,
        Some(Sign::Cross) => capture,
        Some(Sign::At) => false,
        None => walk || stack != capture,
    };
    if legal {
        return Refusal::new("chifoumi-legal");
    }
    let Some(target) = position.board.stack(to).top() else {
        let walk = Action::Walk { from, to };
        return Refusal::new("chifoumi-target-empty").with_text("to", to).with_text("walk", walk);
    };
    let key = match (stack, capture) {
        (true, true) => "chifoumi-stack-or-capture",
        (true, false) if sign == Some(Sign::Cross) => "chifoumi-no-capture-but-stack",
        (true, false) => "chifoumi-stack-only",
        (false, true) if sign == Some(Sign::Plus) => "chifoumi-capture-not-stack",
        (false, true) => "chifoumi-capture-only",
        (false, false) if sign == Some(Sign::Plus) => "chifoumi-not-on-theirs",
        (false, false) => "chifoumi-no-capture",
    };
    Refusal::new(key)
        .with("piece", kind.name())
        .with("target", target.name())
        .with("prey", Arg::And(prey(kind)))
        .with_text("to", to)
        .with_text("stack", Action::Stack { from, to })
        .with_text("capture", Action::Capture { from, to })
        .at(to.coord())
}

fn first_in_hand(position: &Chifoumi, player: Player) -> PieceKind {
    let mut hand = PieceKind::ALL.into_iter().zip(position.hands[player.index()]);
    hand.find(|(_, count)| *count > 0).map_or(PieceKind::Rock, |(kind, _)| kind)
}

fn prey(kind: PieceKind) -> Vec<Arg> {
    kind.prey().iter().map(|prey| prey.name().into()).collect()
}

fn list(cells: Cells) -> Vec<Arg> {
    cells.each().map(|cell| cell.to_string().into()).collect()
}

fn marking(refusal: Refusal, cells: Cells) -> Refusal {
    cells.each().fold(refusal, |refusal, cell| refusal.at(cell.coord()))
}
