//! Answers are legal, repeatable, and right where it is plain what is right.

use parlour::engine::{Exact, Limit, Method, SearchRequest, think};
use parlour::rules::{Game, GameDef, Player, Reason};

use crate::support::{answer, at, play_any, random_game, variants};

/// After how many random actions a position is thought about.
const PLIES: [usize; 6] = [0, 1, 2, 9, 25, 60];

fn everywhere(law: impl Fn(&Game)) {
    for (kind, variant) in variants() {
        for (seed, plies) in (1..).zip(PLIES) {
            let game = random_game(kind, variant, plies, seed);
            if game.outcome().is_none() {
                law(&game);
            }
        }
    }
}

#[test]
fn every_game_and_variant_has_an_opponent() {
    for (kind, variant) in variants() {
        for method in [Method::Best, Method::Plain] {
            let request = SearchRequest { method, ..SearchRequest::best(Limit::Nodes(20)) };
            assert!(think(&kind.start(variant), &request).is_some(), "{}", kind.about.id);
        }
    }
}

#[test]
fn an_answer_is_a_legal_action_that_begins_a_legal_line() {
    everywhere(|game| {
        for limit in [Limit::Nodes(1), Limit::Nodes(300), Limit::Level(1), Limit::Level(3)] {
            let answer = think(game, &SearchRequest::best(limit)).unwrap();
            assert_eq!(answer.line.first(), Some(&answer.action));
            assert!((-1.0..=1.0).contains(&answer.score), "{answer:?}");
            let mut line = game.clone();
            for token in &answer.line {
                line.play(token).unwrap_or_else(|error| panic!("{error:?} in {answer:?} at {}", game.position()));
            }
        }
    });
}

#[test]
fn the_same_seed_and_nodes_lead_to_the_same_answer() {
    everywhere(|game| {
        for method in [Method::Best, Method::Plain, Method::Random] {
            let request = SearchRequest { method, seed: 7, ..SearchRequest::best(Limit::Nodes(60)) };
            assert_eq!(think(game, &request), think(game, &request), "{}", game.position());
        }
    });
}

#[test]
fn another_seed_leads_to_other_games() {
    for (kind, variant) in variants() {
        let begin = |seed| {
            let mut game = kind.start(variant);
            for _ in 0..6 {
                let request = SearchRequest { seed, ..SearchRequest::best(Limit::Level(1)) };
                // The weakest may have lost by then.
                let Some(found) = think(&game, &request) else { break };
                game.play(&found.action).unwrap();
            }
            game.position()
        };
        assert!((1..6).any(|seed| begin(seed) != begin(0)), "{}", kind.about.id);
    }
}

#[test]
fn a_game_that_is_over_has_no_answer() {
    for (kind, variant) in variants() {
        let mut game = kind.start(variant);
        game.give_up(Player::One, Reason::Resignation);
        assert_eq!(think(&game, &SearchRequest::best(Limit::Nodes(10))), None);
    }
}

/// The positions of random games before the action by which the one who acts has won.
fn one_before_the_win(kind: &'static GameDef, variant: usize, seed: u64) -> Option<Game> {
    let mut game = kind.start(variant);
    for ply in 0..3_000 {
        let before = game.clone();
        play_any(&mut game, seed * 10_000 + ply);
        if let Some(outcome) = game.outcome() {
            return (outcome.winner.is_some() && outcome.winner == before.to_move()).then_some(before);
        }
    }
    None
}

#[test]
fn a_win_that_is_one_action_away_is_found_and_certain() {
    for (kind, variant) in variants().filter(|(kind, _)| kind.about.id != "fursaz") {
        let mut found = 0;
        for game in (1..20).filter_map(|seed| one_before_the_win(kind, variant, seed)).take(3) {
            let answer = answer(&game, 2_000);
            assert_eq!((answer.exact, answer.score), (Some(Exact::Win), 1.0), "{answer:?} at {}", game.position());
            found += 1;
        }
        assert!(found > 0, "{}", kind.about.id);
    }
}

#[test]
fn the_base_is_taken_when_it_can_be() {
    let game = at("the-game", "8/4M3/4[SS]3/S5M1/2M4M/2S5/3S4/8 s 0/0 0/0");
    assert_eq!(answer(&game, 100).action, "e6-h8");
}
