//! Laws that hold in games played at random, and a naive referee who agrees.

use std::collections::BTreeSet;

use parlour::rules::{Attempt, Coord, Game, Player, Sign};
use parlour::text::Language;

use super::VARIANTS;
use super::naive::Naive;
use crate::support::{Random, at, start};

/// Plays a game at random for so many actions at most, and shows every position on the way.
fn random_game(variant: &str, random: &mut Random, plies: usize, mut look: impl FnMut(&Game, usize)) {
    let mut game = start(variant);
    for ply in 0..plies {
        look(&game, ply);
        let legal = game.legal();
        if legal.is_empty() {
            return;
        }
        game.play(random.pick::<String>(&legal)).unwrap();
    }
}

#[test]
fn every_position_reached_is_read_again_as_itself() {
    let mut random = Random::new(1);
    for (variant, _) in VARIANTS {
        for _ in 0..30 {
            random_game(variant, &mut random, 150, |game, _| {
                let text = game.position();
                let again = at(variant, &text);
                assert_eq!(again.position(), text);
                let stopped = game.outcome().is_some_and(|outcome| outcome.reason.word() == "repetition");
                assert!(stopped || again.legal() == game.legal(), "{text}");
                assert!(stopped || again.outcome() == game.outcome(), "{text}");
            });
        }
    }
}

#[test]
fn the_naive_referee_agrees_about_thousands_of_random_positions() {
    let mut random = Random::new(2);
    for (variant, _) in VARIANTS {
        for _ in 0..10 {
            let mut game = start(variant);
            let mut referee = Naive::read(&game.position());
            for _ in 0..120 {
                let legal = game.legal();
                assert!(legal.is_sorted_by(|a, b| a < b), "sorted and each once: {legal:?}");
                assert_eq!(legal.iter().cloned().collect::<BTreeSet<_>>(), referee.legal(), "{}", game.position());
                if legal.is_empty() {
                    break;
                }
                let token = random.pick(&legal).clone();
                game.play(&token).unwrap();
                referee.play(&token);
                assert_eq!(game.position(), referee.write(), "after {token}");
                if game.outcome().is_some_and(|outcome| outcome.reason.word() == "repetition") {
                    break;
                }
            }
        }
    }
}

#[test]
fn every_way_shown_is_a_way_that_the_rules_allow() {
    let mut random = Random::new(3);
    random_game("the-game", &mut random, 150, |game, _| {
        let stacks = game.diagram().stacks;
        for token in game.legal() {
            let effects = game.effects(&token).unwrap();
            let path = &effects.path;
            assert_eq!(path.len(), if effects.from.is_some() { 6 } else { 5 }, "{token}");
            assert_eq!(path.last().copied(), effects.to);
            for pair in path.windows(2) {
                let step = pair[0].letter.abs_diff(pair[1].letter) + pair[0].number.abs_diff(pair[1].number);
                assert_eq!(step, 1, "{token}: {path:?}");
            }
            let between = &path[1..path.len() - 1];
            assert!(between.iter().all(|at| stacks.iter().all(|(taken, _)| taken != at)), "{token}: {path:?}");
        }
    });
}

#[test]
fn every_attempt_on_the_board_that_is_not_legal_is_refused_by_a_rule() {
    let mut random = Random::new(4);
    let vague = ["refused-not-here", "refused-word", "refused-off-board", "refused-unreadable"];
    for (variant, size) in VARIANTS {
        let squares: Vec<Coord> = (0..size).flat_map(|l| (1..=size).map(move |n| Coord::new(l, n))).collect();
        random_game(variant, &mut random, 120, |game, ply| {
            if ply % 20 != 0 || game.outcome().is_some() {
                return;
            }
            let base = if game.to_move() == Some(Player::One) { squares[0] } else { squares[squares.len() - 1] };
            let legal: BTreeSet<String> = game.legal().into_iter().collect();
            let occupied: BTreeSet<Coord> = game.diagram().stacks.iter().map(|(at, _)| *at).collect();
            let check = |attempt: Attempt| {
                let refusal = game.explain(&attempt);
                let key = refusal.message.key;
                let sentence = Language::english().say(&refusal.message);
                let about = format!("{attempt} at {}: {sentence}", game.position());
                assert!(!vague.contains(&key) && sentence != key, "{about}");
                assert!(refusal.obstacles.iter().all(|at| occupied.contains(at)), "{about}");
                let names_obstacles = key.ends_with("blocked") || key.ends_with("stuck");
                assert!(!names_obstacles || !refusal.obstacles.is_empty(), "{about}");
                let enters_from_base = matches!(attempt, Attempt::Step { from, .. } if from == base);
                let is_legal = legal.contains(&attempt.to_string()) || enters_from_base;
                assert!(is_legal || key != "the-game-written", "{about}");
            };
            for &to in &squares {
                for &from in &squares {
                    check(Attempt::Step { from, sign: Some(Sign::Dash), to });
                }
                check(Attempt::Drop { piece: None, at: to });
                check(Attempt::Revive(to));
                let point = game.explain(&Attempt::Point(to));
                let word = Language::english().say(&point.message);
                assert!(word != point.message.key && !vague.contains(&point.message.key), "{to}: {word}");
            }
        });
    }
}
