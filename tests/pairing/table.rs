//! Tables of tournaments as people publish them: a line a player, with a cell a round.

use parlour::rules::Player;
use parlour::tournament::{Ended, Meeting};

/// The rounds of a table whose lines are the players, by their numbers from 1.
///
/// `w9+` won with the first side against number 9, `b9=` drew with the second, `w9-` lost. `x9+` and `x9-` are a walkover.
/// `bye` is a round without an opponent that counts as won, `half` one that counts as drawn, `.` one that was missed.
///
/// There are no half-point byes in this program, so that such a one is a draw with somebody who is not in the table.
pub fn rounds(table: &str) -> Vec<Vec<Meeting>> {
    let lines: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    let round = |number: usize| {
        let cells = lines.iter().map(|line| (line[0].parse::<usize>().unwrap() - 1, line[number]));
        cells.filter_map(|(player, cell)| meeting(player, cell, lines.len())).collect()
    };
    (1..lines[0].len()).map(round).collect()
}

/// What a cell says, unless that of the opponent says it too.
fn meeting(player: usize, cell: &str, outsider: usize) -> Option<Meeting> {
    match cell {
        "." => return None,
        "bye" => return Some(Meeting::bye(player)),
        "half" => return Some(Meeting { ended: Ended::Drawn, ..Meeting::between(player, outsider) }),
        _ => {}
    }
    let opponent = cell[1..cell.len() - 1].parse::<usize>().unwrap() - 1;
    let ended = match (cell.starts_with('x'), &cell[cell.len() - 1..]) {
        (false, "+") => Ended::Won(Player::One),
        (false, "=") => Ended::Drawn,
        (false, "-") => Ended::Won(Player::Two),
        (true, "+") => Ended::Walkover(Player::One),
        (true, "-") => Ended::Walkover(Player::Two),
        other => panic!("a cell like {other:?}"),
    };
    let is_mine = cell.starts_with('w') || cell.starts_with('x') && player < opponent;
    is_mine.then_some(Meeting { ended, ..Meeting::between(player, opponent) })
}
