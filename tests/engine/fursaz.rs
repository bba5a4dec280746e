//! Fursaz: the last actions, compared with trying everything, and what places no stone.

use std::collections::HashMap;

use parlour::engine::{Exact, Limit, SearchAnswer, SearchRequest, think};
use parlour::rules::{Game, GameDef, Player};

/// How many points are empty where everything is tried.
const EMPTY: usize = 4;

/// A game on the small board that was played at random until few points are empty.
fn late(mut random: u64) -> Game {
    let kind = GameDef::find("fursaz").unwrap();
    let mut game = kind.start(kind.variant("5").unwrap());
    loop {
        let placed: Vec<String> = game.legal().into_iter().filter(|action| action != "pass").collect();
        if placed.len() <= EMPTY {
            return game;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&placed[(random >> 33) as usize % placed.len()]).unwrap();
    }
}

/// What comes of a game for player one if nobody errs: 1, 0 or −1.
fn value(game: &Game, known: &mut HashMap<String, i32>) -> i32 {
    if let Some(outcome) = game.outcome() {
        return outcome.winner.map_or(0, |winner| if winner == Player::One { 1 } else { -1 });
    }
    let position = game.position();
    if let Some(value) = known.get(&position) {
        return *value;
    }
    let after = game.legal().into_iter().map(|action| {
        let mut next = game.clone();
        next.play(&action).unwrap();
        value(&next, known)
    });
    let best = if game.to_move() == Some(Player::One) { after.max() } else { after.min() }.unwrap();
    known.insert(position, best);
    best
}

#[test]
fn the_last_actions_are_known_exactly_and_as_trying_everything_tells() {
    for seed in 0..12 {
        let game = late(seed);
        let sign = if game.to_move() == Some(Player::One) { 1 } else { -1 };
        let mut known = HashMap::new();
        let tried = sign * value(&game, &mut known);
        let found = think(&game, &SearchRequest::best(Limit::Nodes(100_000))).unwrap();
        // A draw is played, but not called certain.
        let wanted = [Some(Exact::Loss), None, Some(Exact::Win)][usize::try_from(tried + 1).unwrap()];
        assert_eq!(found.exact, wanted, "{}", game.position());
        let mut next = game.clone();
        next.play(&found.action).unwrap();
        assert_eq!(sign * value(&next, &mut known), tried, "{} after {}", found.action, game.position());
    }
}

/// What a level answers after some actions on the small board.
fn answer(actions: &[&str], level: u8) -> SearchAnswer {
    let kind = GameDef::find("fursaz").unwrap();
    let mut game = kind.start(kind.variant("5").unwrap());
    for action in actions {
        game.play(action).unwrap();
    }
    think(&game, &SearchRequest::best(Limit::Level(level))).unwrap()
}

#[test]
fn who_is_ahead_passes_once_the_opponent_has_passed() {
    // Weaker ones may overlook it, and place another stone.
    for level in 6..8 {
        assert_eq!(answer(&["b2", "pass"], level).action, "pass", "level {level}");
    }
    assert_eq!(answer(&["b2", "pass"], 8).exact, Some(Exact::Win));
}

#[test]
fn a_first_stone_in_a_corner_which_nobody_can_flank_is_taken_over() {
    assert_eq!(answer(&["a1"], 8).action, "swap");
    assert_ne!(answer(&["c4"], 8).action, "swap");
}
