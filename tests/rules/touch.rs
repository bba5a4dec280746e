//! A turn that is tapped: every legal action can be, and nothing else.

use parlour::rules::{Attempt, Begun, Coord, GAMES, Game, Tap, Tapped, TurnSoFar};

use crate::laws::everywhere;
use crate::support::Random;

/// The taps by which somebody who knows the action plays it.
fn taps(token: &str) -> Vec<Tap> {
    match Attempt::parse(token).unwrap() {
        Attempt::Step { from, to, .. } => vec![Tap::Cell(from), Tap::Cell(to)],
        Attempt::Drop { piece: Some(piece), at } => vec![Tap::Piece(piece), Tap::Cell(at)],
        Attempt::Drop { piece: None, at } | Attempt::Revive(at) | Attempt::Point(at) => vec![Tap::Cell(at)],
        Attempt::Word(word) => vec![Tap::Action(word)],
    }
}

/// The turn after a tap; unchanged if that leads nowhere or may mean several things.
fn tapped(game: &Game, so_far: &TurnSoFar, tap: &Tap) -> TurnSoFar {
    match game.tap(so_far, tap) {
        Tapped::On(on) => on,
        Tapped::Which(_) | Tapped::Nowhere(..) => so_far.clone(),
    }
}

/// Taps an action after what was tapped before, and answers the question which one is meant.
fn tap_action(game: &Game, so_far: &TurnSoFar, token: &str) -> TurnSoFar {
    let before = so_far.actions.len();
    let mut turn = so_far.clone();
    for tap in taps(token) {
        // A piece that goes on is chosen already.
        if turn.begun.is_some() && Begun::parse(&tap.to_string()) == turn.begun {
            continue;
        }
        turn = match game.tap(&turn, &tap) {
            Tapped::On(on) => on,
            Tapped::Which(choices) => {
                assert!(choices.iter().any(|choice| choice == token), "{token} isn’t among {choices:?}");
                tapped(game, &turn, &Tap::Action(token.to_owned()))
            }
            Tapped::Nowhere(refusal, attempt) => panic!("{attempt} for {token} at {}: {refusal:?}", game.position()),
        };
        if turn.actions.len() > before {
            break;
        }
    }
    turn
}

fn any_tap(game: &Game, so_far: &TurnSoFar, random: &mut Random) -> Tap {
    let ways = game.ways(so_far);
    match random.below(6) {
        0 if !ways.drops.is_empty() => Tap::Piece(*random.pick(&ways.drops)),
        1 if !ways.words.is_empty() => Tap::Action(random.pick(&ways.words).clone()),
        2 if !ways.begins.is_empty() => Tap::Cell(*random.pick(&ways.begins)),
        3 | 4 if !ways.reached.is_empty() => Tap::Cell(*random.pick(&ways.reached)),
        _ => Tap::Cell(random.pick(&game.diagram().cells).0),
    }
}

#[test]
fn every_legal_action_can_be_tapped() {
    everywhere(|game, random| {
        let legal = game.legal();
        for token in legal.iter().filter(|_| random.below(legal.len()) < 4) {
            let turn = tap_action(game, &TurnSoFar::default(), token);
            assert_eq!(turn.actions, std::slice::from_ref(token), "at {}", game.position());
        }
    });
}

#[test]
fn a_whole_turn_is_tapped_action_by_action() {
    everywhere(|game, random| {
        if !random.one_in(2) {
            return;
        }
        let mut turn = TurnSoFar::default();
        while !game.legal().is_empty() && !game.finishes(&turn) {
            let next = random.pick(&game.ways(&turn).next).clone();
            let on = tap_action(game, &turn, &next);
            assert_eq!(on.actions.len(), turn.actions.len() + 1, "{next} after {turn} at {}", game.position());
            assert_eq!(on.actions.last(), Some(&next));
            turn = on;
        }
    });
}

#[test]
fn whatever_is_tapped_is_legal_and_what_leads_nowhere_changes_nothing() {
    everywhere(|game, random| {
        if !random.one_in(4) {
            return;
        }
        let mut turn = TurnSoFar { line: random.below(3) == 0, ..TurnSoFar::default() };
        for _ in 0..8 {
            let tap = any_tap(game, &turn, random);
            let ways = game.ways(&turn);
            let found = game.tap(&turn, &tap);
            match &found {
                Tapped::On(on) => {
                    let new = &on.actions[turn.actions.len()..];
                    assert!(new.len() <= 1 && new.iter().all(|token| ways.next.contains(token)), "{tap} in {turn}");
                }
                Tapped::Which(choices) => assert!(choices.len() > 1 && choices.iter().all(|c| ways.next.contains(c))),
                Tapped::Nowhere(..) => assert!(found.refusal().is_some()),
            }
            turn = tapped(game, &turn, &tap);
            let after = game.after_actions(&turn.actions);
            assert!(after.is_some(), "{turn} isn’t legal at {}", game.position());
            if !turn.line {
                let begun =
                    after.unwrap().plies().iter().skip(game.plies().len() + 1).filter(|ply| ply.begins_turn).count();
                assert_eq!(begun, 0, "{turn} goes on after the turn");
            }
            let begun = turn.begun.map(|begun| begun.to_string()).unwrap_or_default();
            if !begun.is_empty() || turn.actions.is_empty() {
                assert_eq!(TurnSoFar::kept(game, &turn.to_string(), &begun, turn.line), (turn.clone(), true));
            }
        }
        let mut steps = 0;
        while !turn.is_empty() {
            turn = turn.undone(game);
            steps += 1;
            assert!(steps < 20, "undoing {turn} doesn’t end");
        }
    });
}

#[test]
fn cells_that_light_up_are_those_where_a_tap_leads_on() {
    everywhere(|game, random| {
        if !random.one_in(6) {
            return;
        }
        let mut turn = TurnSoFar::default();
        for _ in 0..3 {
            let ways = game.ways(&turn);
            for (at, _) in game.diagram().cells.iter().filter(|_| random.below(12) == 0) {
                let lit = ways.reached.contains(at) || ways.begins.contains(at) || turn.begun == Some(Begun::From(*at));
                let leads = !matches!(game.tap(&turn, &Tap::Cell(*at)), Tapped::Nowhere(..));
                // A drop of another piece than the chosen one is also an answer.
                assert!(lit || !leads || turn.begun.is_some(), "{at} in {turn} at {}", game.position());
                assert!(leads || !lit, "{at} in {turn} at {}", game.position());
            }
            turn = tapped(game, &turn, &any_tap(game, &turn, random));
        }
    });
}

#[test]
fn a_finished_turn_takes_no_more_taps_and_says_so() {
    let game = GAMES[0].start(0);
    let mut turn = TurnSoFar::default();
    while !game.finishes(&turn) {
        let next = game.ways(&turn).next[0].clone();
        turn = tap_action(&game, &turn, &next);
    }
    let cell = game.diagram().cells[0].0;
    let Tapped::Nowhere(refusal, _) = game.tap(&turn, &Tap::Cell(cell)) else { panic!("{cell} goes on") };
    assert_eq!(refusal.message.key, "refused-turn-over");
}

#[test]
fn what_is_no_longer_legal_is_dropped_and_the_rest_kept() {
    for kind in GAMES {
        let game = kind.start(0);
        let first = game.legal()[0].clone();
        let (kept, all) = TurnSoFar::kept(&game, &format!("{first} z9-z8"), "", true);
        assert_eq!((kept.actions, all), (vec![first], false));
        let (kept, all) = TurnSoFar::kept(&game, "", "z9", false);
        assert_eq!((kept, all), (TurnSoFar::default(), false));
    }
    assert_eq!(Tap::parse("c2"), Some(Tap::Cell(Coord::new(2, 2))));
    assert_eq!(Tap::parse("<b>"), None);
}
