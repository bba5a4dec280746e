//! Describes positions and actions for pictures and words.

use super::cell::{Cell, Crossing, FIRST_COLUMN, SIZE, Step};
use super::state::{Action, BUOYS_MAX, SiaDoble};
use crate::rules::{Change, Coord, Diagram, Effects, Ground, Piece, Player, Position, Shape};
use crate::text::{Arg, Message};

const BUOY: Piece = Piece { kind: "buoy", letter: 'o', owner: None, turned: false };

/// A player's marker.
const fn marker(owner: Player) -> Piece {
    Piece { kind: "marker", letter: letter(owner), owner: Some(owner), turned: false }
}

/// The letter of a player's markers.
pub(super) const fn letter(player: Player) -> char {
    match player {
        Player::One => 'R',
        Player::Two => 'B',
    }
}

pub(super) fn diagram(position: &SiaDoble) -> Diagram {
    let cells = Cell::all().map(|cell| (cell.coord(), cell.base_of().map_or(Ground::Plain, Ground::Base)));
    let crossings = Crossing::all().map(|crossing| (crossing.coord(), Ground::Crossing));
    let markers = Cell::all().filter_map(|cell| Some((cell.coord(), vec![marker(position.board.owner(cell)?)])));
    let buoys = Crossing::all()
        .filter(|crossing| position.board.buoys & crossing.bit() != 0)
        .map(|crossing| (crossing.coord(), vec![BUOY]));
    let hand = |player: Player| match position.placing {
        true if player == position.to_move => vec![(BUOY, (BUOYS_MAX - position.placed()) as u8)],
        // Player one places first, so only player two still has all of them in hand.
        true if player == Player::Two => vec![(BUOY, BUOYS_MAX as u8)],
        _ => Vec::new(),
    };
    Diagram {
        shape: Shape::Rectangle { files: SIZE, ranks: SIZE, crossings: Some(FIRST_COLUMN), diagonals: false },
        cells: cells.chain(crossings).collect(),
        stacks: markers.chain(buoys).collect(),
        colors: SiaDoble::ABOUT.colors,
        hands: Player::BOTH.map(hand),
        captured: [0, 0],
        points: None,
        territory: Vec::new(),
        notes: notes(position),
        bans: Player::BOTH.into_iter().filter_map(|player| ban(position, player)).collect(),
    }
}

/// How close the players are to winning.
pub(super) fn notes(position: &SiaDoble) -> Vec<Message> {
    Player::BOTH.into_iter().filter_map(|player| at_goal(position, player)).collect()
}

/// How close a player is to winning.
fn at_goal(position: &SiaDoble, player: Player) -> Option<Message> {
    let there = position.board.arrived(player) as usize;
    let at_goal = Message::new("sia-doble-at-goal").with("color", color(player)).with("count", there);
    let rank = if player == Player::One { SIZE } else { 1 };
    (!position.placing).then(|| at_goal.with("rank", usize::from(rank)))
}

/// The move that a player may not take back.
fn ban(position: &SiaDoble, player: Player) -> Option<Message> {
    let step = position.bans[player.index()]?;
    let message = Message::new("sia-doble-banned").with("color", color(player));
    Some(message.with("action", Arg::notation(step.to_string())))
}

/// What is open at a cell or a crossing, once the buoys stand: where the marker on it can go, or which ways lead there or
/// past it.
pub(super) fn remarks(position: &SiaDoble, at: Coord) -> Vec<Message> {
    if position.placing {
        return Vec::new();
    }
    let Some(owner) = Cell::find(at).and_then(|cell| position.board.owner(cell)) else {
        return vec![ways_at(position, at)];
    };
    let open: Vec<Arg> = position
        .steps(owner)
        .filter(|step| step.from.coord() == at)
        .map(|step| Arg::Text(step.to.coord().to_string()))
        .collect();
    let told = Message::new(if open.is_empty() { "sia-doble-closed" } else { "sia-doble-open" });
    vec![told.with_text("at", at).with("places", Arg::List(open))]
}

/// The ways that are open into an empty cell, or across the lines that end at a crossing.
fn ways_at(position: &SiaDoble, at: Coord) -> Message {
    let end = Crossing::find(at).map_or(0, Crossing::bit);
    let is_here = |step: &Step| step.from.coord() == at || step.line() & end != 0;
    let is_open = |step: &Step| (position.board.buoys & step.line()).count_ones() == 1;
    let steps = Cell::all().flat_map(|from| from.beside().map(move |to| Step { from, to }));
    // Each way once: a crossing's from the lower cell, a cell's from that cell.
    let once = |step: &Step| step.from.coord() == at || (end != 0 && step.from.bit() < step.to.bit());
    let ways = steps.filter(|step| is_here(step) && is_open(step) && once(step)).map(|step| {
        let way = Message::new("sia-doble-way").with_text("one", step.from.coord());
        way.with_text("other", step.to.coord()).into()
    });
    let ways: Vec<Arg> = ways.collect();
    let told = Message::new(if ways.is_empty() { "sia-doble-no-way" } else { "sia-doble-ways" });
    told.with_text("at", at).with("ways", Arg::List(ways))
}

fn color(player: Player) -> Message {
    Message::new(SiaDoble::ABOUT.colors[player.index()].key())
}

/// The effects of a legal action.
pub(super) fn effects(position: &SiaDoble, action: Action) -> Effects {
    match action {
        Action::Place(at) => Effects { piece: Some(BUOY), to: Some(at.coord()), ..Effects::default() },
        Action::End => Effects { changes: vec![Change::Ended], ..Effects::default() },
        Action::Step(step) => {
            let end = |set: u64| Crossing::of(set & step.line()).next();
            let shifted = end(position.board.buoys).zip(end(!position.board.buoys));
            Effects {
                piece: Some(marker(position.to_move)),
                from: Some(step.from.coord()),
                to: Some(step.to.coord()),
                path: Vec::new(),
                changes: shifted.map(|(from, to)| Change::Shifted(from.coord(), to.coord())).into_iter().collect(),
            }
        }
    }
}
