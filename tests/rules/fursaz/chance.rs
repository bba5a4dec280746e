//! What holds in games played at random.

use std::collections::{BTreeMap, HashSet};

use parlour::rules::{Attempt, Change, Coord, Game, Sign};
use parlour::text::Language;

use crate::support::*;

/// Every attempt made from two points and a word.
fn attempts(from: Coord, to: Coord) -> Vec<Attempt> {
    let mut attempts = vec![
        Attempt::Point(from),
        Attempt::Revive(from),
        Attempt::Drop { piece: None, at: from },
        Attempt::Drop { piece: Some('B'), at: from },
        Attempt::Drop { piece: Some('W'), at: from },
        Attempt::Drop { piece: Some('R'), at: from },
    ];
    for sign in [None, Some(Sign::Dash), Some(Sign::Plus), Some(Sign::Cross), Some(Sign::At)] {
        attempts.push(Attempt::Step { from, sign, to });
    }
    attempts.extend(["pass", "swap", "end"].map(|word| Attempt::Word(word.into())));
    attempts
}

fn check_refusals(game: &Game, points: &[Coord]) {
    let legal: HashSet<String> = game.legal().into_iter().collect();
    for &from in points {
        for &to in points {
            for attempt in attempts(from, to) {
                let refusal = game.explain(&attempt);
                let key = refusal.message.key;
                let words = Language::english().say(&refusal.message);
                assert_ne!(words, key, "{attempt} has no text");
                assert!(key.starts_with("fursaz-"), "{attempt}: {words}");
                assert_eq!(key == "fursaz-legal", legal.contains(&attempt.to_string()), "{attempt}: {words}");
                assert!(refusal.obstacles.iter().all(|at| [from, to].contains(at)), "{attempt}");
            }
        }
    }
}

#[test]
fn positions_actions_and_refusals_hold_in_random_games() {
    for seed in 0..40 {
        let name = if seed % 4 == 0 { "fursaz" } else { "fursaz 5" };
        let mut random = Random::new(seed);
        let mut game = start(name);
        let points: Vec<Coord> = game.diagram().cells.into_iter().map(|(at, _)| at).collect();
        while game.outcome().is_none() {
            let legal = game.legal();
            assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len());
            assert!(!legal.is_empty() && game.turn_begins());

            let position = game.position();
            let read = at(name, &position);
            assert_eq!((read.position(), read.to_move(), read.legal()), (position, game.to_move(), legal.clone()));
            assert_eq!(read.diagram(), game.diagram());

            let some: Vec<Coord> = (0..3).map(|_| *random.pick(&points)).collect();
            check_refusals(&game, &some);

            let token = random.pick(&legal).clone();
            // The effects lead from the stones before to those after.
            let letters = |game: &Game| -> BTreeMap<Coord, char> {
                game.diagram().stacks.iter().map(|(at, stack)| (*at, stack[0].letter)).collect()
            };
            let mut expected = letters(&game);
            let effects = game.effects(&token).unwrap();
            expected.extend(effects.to.zip(effects.piece).map(|(at, piece)| (at, piece.letter)));
            for change in effects.changes {
                if let Change::Flipped(at) = change {
                    let flipped = if expected[&at] == 'B' { 'W' } else { 'B' };
                    expected.insert(at, flipped);
                }
            }
            game.play(&token).unwrap();
            assert_eq!(letters(&game), expected, "after {token}");
        }
        let position = game.position();
        let read = at(name, &position);
        assert_eq!((read.position(), outcome(&read)), (position, outcome(&game)));
    }
}
