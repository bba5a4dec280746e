//! Puzzles are what they claim to be. `tests/oracle/puzzles.py` proves each by another program.

use parlour::engine::{KeptPuzzle, Reach, forced_in, puzzle_at};
use parlour::rules::GAMES;

use crate::support::random_game;

/// More than any of them takes.
const NODES: u64 = 100_000;

#[test]
fn what_is_kept_of_a_puzzle_is_found_again() {
    for kind in GAMES {
        let path = format!("{}/assets/puzzles/{}.txt", env!("CARGO_MANIFEST_DIR"), kind.about.id);
        let text = std::fs::read_to_string(path).unwrap();
        let all = text.lines().filter(|line| !line.starts_with('#'));
        for line in all.step_by(40) {
            let kept = KeptPuzzle::parse(kind, line).unwrap();
            let start = kind.start_at(kept.variant, &kept.puzzle.position).unwrap();
            let turns = kept.puzzle.forced.turns.unwrap_or(1);
            let reach = Reach { turns: (1, turns), nodes: NODES, remembers: true };
            let found = puzzle_at(&start, reach).unwrap_or_else(|| panic!("{line}"));
            let (found, kept) = (found.forced, kept.puzzle.forced);
            assert_eq!((found.turns, found.wins, found.others), (kept.turns, kept.wins, kept.others), "{line}");
        }
    }
}

#[test]
fn where_a_search_is_too_long_nothing_is_claimed() {
    for kind in GAMES {
        let start = kind.start(0);
        let reach = Reach { turns: (1, 3), nodes: 50, remembers: true };
        assert_eq!(forced_in(&start, reach), None, "{}", kind.about.id);
        // Nor in the middle of a turn, or when the game is over.
        let game = random_game(kind, 0, 3_000, 5);
        if game.outcome().is_some() {
            assert_eq!(puzzle_at(&game, reach), None, "{}", kind.about.id);
        }
    }
}
