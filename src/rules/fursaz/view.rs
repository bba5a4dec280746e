//! Describes positions and actions for pictures and words.

use super::board::{Flank, Settled, Side};
use super::grid::members;
use super::state::{Action, Fursaz};
use crate::rules::{Change, Coord, Diagram, Effects, Ground, Piece, Player, Position, Shape};
use crate::text::{Arg, Message};

/// A stone of a side, with its current owner.
fn piece(position: &Fursaz, side: Side) -> Piece {
    Piece { kind: "stone", letter: side.letter(), owner: Some(position.player(side)), turned: false }
}

pub(super) fn diagram(position: &Fursaz) -> Diagram {
    let grid = position.size.grid();
    let stack = |point| Some((grid.name(point), vec![piece(position, position.stones.at(point)?)]));
    let owned = position.stones.territory(grid);
    let owned_by =
        |side: Side| members(owned[side as usize]).map(move |point| (grid.name(point), position.player(side)));
    let mut territory: Vec<(Coord, Player)> = Side::BOTH.into_iter().flat_map(owned_by).collect();
    territory.sort_unstable();
    Diagram {
        shape: Shape::Hexagon { side: grid.side },
        cells: members(grid.all()).map(|point| (grid.name(point), Ground::Plain)).collect(),
        stacks: members(position.stones.all()).filter_map(stack).collect(),
        colors: Player::BOTH.map(|player| position.color(player)),
        hands: [Vec::new(), Vec::new()],
        captured: [0; 2],
        points: Some(position.points_with(owned)),
        territory,
        notes: Vec::new(),
        bans: Vec::new(),
    }
}

/// The effects of a legal action.
pub(super) fn effects(position: &Fursaz, action: Action) -> Effects {
    let mut effects = Effects::default();
    match action {
        Action::Place(at) => {
            effects.piece = Some(piece(position, position.to_move));
            effects.to = Some(at);
            let grid = position.size.grid();
            let flipped = |set| effects.changes.extend(members(set).map(|point| Change::Flipped(grid.name(point))));
            position.clone().place(at, flipped);
        }
        Action::Pass => effects.changes.push(Change::Passed),
        Action::Swap => effects.changes.push(Change::Swapped),
    }
    effects
}

/// What decides a point: what settles its stone's color, or who flanks it if it's empty.
pub(super) fn remarks(position: &Fursaz, at: Coord) -> Vec<Message> {
    let grid = position.size.grid();
    let Some(point) = grid.point(at) else { return Vec::new() };
    let ends = |flank: Flank| {
        let [one, two] = flank.ends.map(|end| grid.name(end));
        Message::new("fursaz-flank").with_text("one", one).with_text("two", two).into()
    };
    let by = |side: Side| -> Vec<Arg> {
        position.stones.flanks(grid, point).filter(|flank| flank.side == side).map(ends).collect()
    };
    let flanked = |key, side: Side| {
        let flanked = Message::new(key).with("color", Message::new(side.color().key()));
        (!by(side).is_empty()).then(|| flanked.with("flanks", Arg::List(by(side))))
    };
    let Some(side) = position.stones.at(point) else {
        return Side::BOTH.into_iter().filter_map(|side| flanked("fursaz-flanked", side)).collect();
    };
    let settled = match position.stones.settled(grid, point, side) {
        Settled::Flank(flank) => Message::new("fursaz-settled").with("flank", ends(flank)),
        Settled::Broken => Message::new("fursaz-settled-broken"),
        Settled::Itself => Message::new("fursaz-settled-itself"),
    };
    let settled = settled.with("color", Message::new(side.color().key()));
    [settled].into_iter().chain(flanked("fursaz-without-effect", side.other())).collect()
}
