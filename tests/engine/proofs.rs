//! What is proven of a position agrees with what is proven of the next ones, and with what is known otherwise.

use parlour::engine::{KeptPuzzle, proof_in};
use parlour::rules::{GAMES, Game, GameDef, Player};

/// More than most puzzles take, and enough for the last actions of a game.
const NODES: u64 = 3_000;
const FEW: u64 = 200;

/// Whether a player wins by force from a game, which may be over.
fn wins(game: &Game, winner: Player, nodes: u64) -> Option<bool> {
    match game.outcome() {
        Some(outcome) => Some(outcome.winner == Some(winner)),
        None => proof_in(game, winner, nodes).unwrap().wins,
    }
}

/// Some of a game’s puzzles, as games that begin there.
fn puzzles(kind: &'static GameDef) -> impl Iterator<Item = Game> {
    let path = format!("{}/assets/puzzles/{}.txt", env!("CARGO_MANIFEST_DIR"), kind.about.id);
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<String> = text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    lines.into_iter().step_by(40).map(move |line| {
        let kept = KeptPuzzle::parse(kind, &line).unwrap();
        kind.start_at(kept.variant, &kept.puzzle.position).unwrap()
    })
}

#[test]
fn puzzles_are_won_by_force_and_by_one_player_only() {
    for kind in GAMES {
        let mut proven = 0;
        for start in puzzles(kind) {
            let mover = start.to_move().unwrap();
            let by_mover = wins(&start, mover, NODES);
            assert_ne!(by_mover, Some(false), "{} {}", kind.about.id, start.position());
            assert_ne!(wins(&start, mover.other(), FEW), Some(true), "{} {}", kind.about.id, start.position());
            proven += usize::from(by_mover == Some(true));
        }
        assert!(proven > 1, "{}: {proven}", kind.about.id);
    }
}

#[test]
fn a_position_is_won_by_its_best_action_and_lost_by_all() {
    for kind in GAMES {
        let mut told = [0; 2];
        for start in puzzles(kind) {
            for winner in Player::BOTH {
                let Some(said) = wins(&start, winner, FEW) else { continue };
                let after = |token: String| {
                    let mut next = start.clone();
                    next.play(&token).unwrap();
                    next
                };
                let next: Vec<Game> = start.legal().into_iter().map(after).collect();
                // One is enough for whoever acts. Most often few nodes tell which.
                let mine = start.to_move() == Some(winner);
                let agrees = if mine == said {
                    [FEW, 10 * FEW].iter().any(|nodes| next.iter().any(|next| wins(next, winner, *nodes) == Some(said)))
                } else {
                    next.iter().all(|next| wins(next, winner, 10 * FEW) == Some(said))
                };
                assert!(agrees, "{} {winner:?} {said} at {}", kind.about.id, start.position());
                told[usize::from(said)] += 1;
            }
        }
        assert!(told[1] > 0, "{}: {told:?}", kind.about.id);
    }
}
