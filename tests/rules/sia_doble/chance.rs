//! Laws of this game, held by seeded random play: every step against a plain second reading of the rules, and a
//! rule named for everything that may be tried.

use std::collections::BTreeSet;

use parlour::rules::{Attempt, Coord, Game, Sign};
use parlour::text::Language;

use super::GAME;
use crate::support::{Random, at, is_legal, outcome, start};

/// The legal steps by the letter of the rules, found without bits: for every marker of the player to move, every
/// square beside it that is empty, if one of the two common corners holds a buoy and the other none.
fn plain_steps(game: &Game) -> BTreeSet<String> {
    let position = game.position();
    let ban = position.rsplit(' ').next().unwrap().split('/').nth(game.to_move().unwrap().index()).unwrap();
    let stacks = game.diagram().stacks;
    let on = |at: Coord| stacks.iter().find(|(cell, _)| *cell == at).map(|(_, stack)| stack[0]);
    let corners = |square: Coord| {
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Coord::new(square.letter + 15 + x, square.number + y))
    };
    let squares = || (0..5).flat_map(|file| (1..=5).map(move |rank| Coord::new(file, rank)));
    let mut steps = BTreeSet::new();
    for from in squares().filter(|at| on(*at).is_some_and(|piece| piece.owner == game.to_move())) {
        for to in squares().filter(|to| on(*to).is_none()) {
            let line: Vec<Coord> = corners(from).into_iter().filter(|corner| corners(to).contains(corner)).collect();
            let buoys = line.iter().filter(|end| on(**end).is_some()).count();
            if line.len() == 2 && buoys == 1 && format!("{from}{to}") != ban {
                steps.insert(format!("{from}-{to}"));
            }
        }
    }
    steps
}

fn names() -> Vec<Coord> {
    let squares = (0..5).flat_map(|file| (1..=5).map(move |rank| Coord::new(file, rank)));
    let crossings = (15..21).flat_map(|column| (1..=6).map(move |line| Coord::new(column, line)));
    squares.chain(crossings).collect()
}

fn every_attempt() -> Vec<Attempt> {
    let mut attempts: Vec<Attempt> = ["end", "pass"].map(|word| Attempt::Word(word.into())).into();
    let signs = [None, Some(Sign::Dash), Some(Sign::Plus), Some(Sign::Cross), Some(Sign::At)];
    for from in names() {
        attempts.extend([Attempt::Point(from), Attempt::Revive(from)]);
        attempts.extend([None, Some('R')].map(|piece| Attempt::Drop { piece, at: from }));
        attempts.extend(names().into_iter().flat_map(|to| signs.map(|sign| Attempt::Step { from, sign, to })));
    }
    attempts
}

/// Whether a refusal names a rule, in a sentence whose gaps are all filled, and points at places of the board.
fn check_explained(game: &Game, attempt: &Attempt) {
    let refusal = game.explain(attempt);
    let key = refusal.message.key;
    let sentence = Language::english().say(&refusal.message);
    let of_this_game = key.starts_with("sia-doble-");
    assert!(
        of_this_game || ["refused-empty", "refused-not-yours", "refused-cannot-end"].contains(&key),
        "{attempt}: {key}"
    );
    assert_ne!(sentence, key, "{attempt}");
    let places = names();
    assert!(refusal.obstacles.iter().all(|at| places.contains(at)), "{attempt}: {:?}", refusal.obstacles);
    // A coordinate may stand for several actions, and two crossings may; all else is one action, legal or forbidden.
    if let ("sia-doble-playable", Attempt::Step { from, to, .. }) = (key, attempt)
        && from.letter < 15
    {
        assert!(is_legal(game, &format!("{from}-{to}")), "{attempt}");
    }
}

#[test]
fn random_play_keeps_every_law() {
    let mut endings = BTreeSet::new();
    let mut skips = 0;
    for seed in 0..80 {
        let mut random = Random::new(seed);
        let mut game = start(GAME);
        while game.outcome().is_none() && game.plies().len() < 400 {
            let moves = game.legal();
            assert!(!moves.is_empty() && moves.windows(2).all(|pair| pair[0] < pair[1]), "{}", game.position());
            if game.position().contains("play") {
                assert_eq!(moves.iter().cloned().collect::<BTreeSet<_>>(), plain_steps(&game), "{}", game.position());
            }
            let reread = at(GAME, &game.position());
            assert_eq!(reread.position(), game.position());
            assert_eq!((reread.legal(), reread.to_move()), (moves.clone(), game.to_move()));
            let mover = game.to_move();
            game.play(random.pick::<String>(&moves)).unwrap();
            skips += usize::from(game.to_move() == mover && game.position().contains("play"));
        }
        assert_eq!(at(GAME, &game.position()).position(), game.position());
        endings.insert(outcome(&game));
    }
    for ending in ["1 goal", "2 goal"] {
        assert!(endings.contains(ending), "{endings:?}");
    }
    assert!(skips > 50, "{skips}");
}

#[test]
fn every_attempt_on_the_board_is_told_its_rule() {
    let attempts = every_attempt();
    let mut random = Random::new(7);
    for _ in 0..6 {
        let mut game = start(GAME);
        while game.outcome().is_none() && game.plies().len() < 60 {
            if random.below(20) == 0 {
                attempts.iter().for_each(|attempt| check_explained(&game, attempt));
            }
            game.play(random.pick::<String>(&game.legal())).unwrap();
        }
    }
}
