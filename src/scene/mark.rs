//! What a picture points out: the last turn, a choice, an obstacle.

use std::collections::BTreeMap;

use super::{Coord, Turn};
use crate::rules::{Attempt, Change, Game};

/// One thing that is pointed out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A cell that the last turn left.
    Left(Coord),
    /// A cell at which the last turn came to rest.
    Reached(Coord),
    /// The way of a piece in the last turn, its beginning and its end included.
    Way(Vec<Coord>),
    /// A cell where the last turn captured something.
    Captured(Coord),
    /// A piece that the last turn changed where it stands: turned over, deactivated or revived.
    Changed(Coord),
    /// A piece of nobody's that the last turn took along.
    Shifted(Coord, Coord),
    /// A cell that somebody has chosen, or that is spoken of.
    Chosen(Coord),
    /// Where the chosen piece may go.
    Destination(Coord),
    /// What is in the way.
    Obstacle(Coord),
}

/// The marks of a turn: its ways, joined where one piece goes on, and all that it changed.
pub(super) fn of_turn(turn: &Turn) -> Vec<Mark> {
    let mut ways: Vec<Vec<Coord>> = Vec::new();
    let mut marks = Vec::new();
    let mut flips: BTreeMap<Coord, u32> = BTreeMap::new();
    for (_, effects) in &turn.actions {
        match (effects.from, effects.to) {
            (Some(from), Some(to)) => {
                let way = if effects.path.len() > 1 { effects.path.clone() } else { vec![from, to] };
                match ways.last_mut().filter(|last| last.last() == Some(&from)) {
                    Some(last) => last.extend_from_slice(&way[1..]),
                    None => ways.push(way),
                }
            }
            // From off the board; where it comes in over other cells, these are worth a line.
            (None, Some(to)) if effects.path.len() > 1 => {
                ways.push(effects.path.clone());
                marks.push(Mark::Reached(to));
            }
            (None, Some(to)) => marks.push(Mark::Reached(to)),
            (_, None) => {}
        }
        for change in &effects.changes {
            match change {
                Change::Captured(at, _) => marks.push(Mark::Captured(*at)),
                Change::Flipped(at) => *flips.entry(*at).or_default() += 1,
                Change::Deactivated(at) | Change::Revived(at) => marks.push(Mark::Changed(*at)),
                Change::Shifted(from, to) => marks.push(Mark::Shifted(*from, *to)),
                Change::Covered(..) | Change::Swapped | Change::Passed | Change::Ended => {}
            }
        }
    }
    // Turned over twice is as it was.
    marks.extend(flips.into_iter().filter(|(_, times)| times % 2 == 1).map(|(at, _)| Mark::Changed(at)));
    for way in ways {
        if let [from, .., to] = way[..] {
            if !marks.contains(&Mark::Reached(to)) {
                marks.extend([Mark::Left(from), Mark::Reached(to)]);
            }
            marks.push(Mark::Way(way));
        }
    }
    marks.dedup();
    marks
}

/// The marks of a choice: the cell, and where the legal actions lead from it.
pub(super) fn of_choice(game: &Game, chosen: Coord) -> Vec<Mark> {
    let mut marks = vec![Mark::Chosen(chosen)];
    for token in game.legal() {
        if let Some(Attempt::Step { from, to, .. }) = Attempt::parse(&token)
            && from == chosen
            && !marks.contains(&Mark::Destination(to))
        {
            marks.push(Mark::Destination(to));
        }
    }
    marks
}
