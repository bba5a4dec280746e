//! Marks on the board: the last turn, a choice, an obstacle.

use super::turn::odd_flips;
use super::{Coord, Turn};
use crate::rules::{Attempt, Change, Game};

/// One mark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A cell that a piece left in the last turn.
    Left(Coord),
    /// A cell where a piece stopped in the last turn.
    Reached(Coord),
    /// The path of a piece in the last turn, with both ends.
    Way(Vec<Coord>),
    /// A cell where the last turn captured a piece.
    Captured(Coord),
    /// A piece that the last turn flipped, deactivated or revived on its cell.
    Changed(Coord),
    /// A neutral piece that the last turn took along.
    Shifted(Coord, Coord),
    /// A cell that somebody chose, or that a text is about.
    Chosen(Coord),
    /// A cell where the chosen piece may go.
    Destination(Coord),
    /// A cell that blocks the way.
    Obstacle(Coord),
}

/// The marks of a turn: paths, joined if the same piece goes on, and changes.
pub(super) fn of_turn(turn: &Turn) -> Vec<Mark> {
    let mut ways: Vec<Vec<Coord>> = Vec::new();
    let mut marks = Vec::new();
    for (_, effects) in &turn.actions {
        match (effects.from, effects.to) {
            (Some(from), Some(to)) => {
                let way = if effects.path.len() > 1 { effects.path.clone() } else { vec![from, to] };
                match ways.last_mut().filter(|last| last.last() == Some(&from)) {
                    Some(last) => last.extend_from_slice(&way[1..]),
                    None => ways.push(way),
                }
            }
            // A piece that enters the board across other cells deserves a line.
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
                Change::Deactivated(at) | Change::Revived(at) => marks.push(Mark::Changed(*at)),
                Change::Shifted(from, to) => marks.push(Mark::Shifted(*from, *to)),
                Change::Flipped(_) | Change::Covered(..) | Change::Swapped | Change::Passed | Change::Ended => {}
            }
        }
    }
    let changes = turn.actions.iter().flat_map(|(_, effects)| &effects.changes);
    marks.extend(odd_flips(changes).into_iter().map(Mark::Changed));
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

/// The marks of a choice: the cell, and the cells where its legal actions lead.
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
