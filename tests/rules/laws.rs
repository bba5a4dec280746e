//! Laws that hold in every game and variant, tried by seeded random play.

use std::collections::BTreeSet;

use parlour::rules::{GAMES, Game, GameDef, Reading, Record, RecordError};

use crate::support::{Random, said};

/// Games played per variant.
const GAMES_PER_VARIANT: u64 = 5;
/// No random game is as long as this; the longest seen were a few thousand actions.
const PLIES_MAX: usize = 20_000;

/// Every variant of every game, by a name for messages.
fn variants() -> impl Iterator<Item = (&'static GameDef, usize)> {
    GAMES.iter().flat_map(|kind| (0..kind.about.variants.len()).map(move |variant| (kind, variant)))
}

/// Plays random games of every variant and shows each position, the last one included, to a law.
pub(crate) fn everywhere(law: impl Fn(&Game, &mut Random)) {
    for (kind, variant) in variants() {
        for seed in 1..=GAMES_PER_VARIANT {
            let mut random = Random::new(seed);
            let mut game = kind.start(variant);
            for ply in 0.. {
                // The laws are slow; late in long games a sample is enough.
                if ply < 40 || random.below(1 + ply / 20) == 0 || game.outcome().is_some() {
                    law(&game, &mut random);
                }
                if game.outcome().is_some() {
                    break;
                }
                assert!(ply < PLIES_MAX, "{} seed {seed} does not end", kind.about.id);
                let token = random.pick(&game.legal()).clone();
                game.play(&token).unwrap();
            }
        }
    }
}

#[test]
fn there_are_legal_actions_exactly_while_the_game_is_going_on() {
    everywhere(|game, _| {
        assert_eq!(game.legal().is_empty(), game.outcome().is_some(), "{}", game.position());
        assert_eq!(game.to_move().is_none(), game.outcome().is_some(), "{}", game.position());
    });
}

#[test]
fn legal_actions_are_sorted_and_each_stands_there_once() {
    everywhere(|game, _| {
        let legal = game.legal();
        assert!(legal.is_sorted() && legal.windows(2).all(|pair| pair[0] != pair[1]), "{legal:?}");
    });
}

#[test]
fn every_canonical_token_reads_as_itself_alone() {
    everywhere(|game, random| {
        let legal = game.legal();
        for token in legal.iter().filter(|_| random.below(legal.len()) < 4) {
            for typed in [token.clone(), token.to_uppercase(), format!(" {} ", token.replace('-', " – "))] {
                match game.read(&typed) {
                    Reading::Complete { actions } | Reading::Open { actions, .. } => {
                        assert_eq!(actions, std::slice::from_ref(token))
                    }
                    other => panic!("{typed} at {}: {other:?}", game.position()),
                }
            }
        }
    });
}

#[test]
fn a_reading_says_complete_exactly_when_the_turn_is_over() {
    everywhere(|game, random| {
        let Some(token) = game.legal().get(random.below(game.legal().len().max(1))).cloned() else { return };
        let mut next = game.clone();
        next.play(&token).unwrap();
        let over = next.turn_begins() || next.outcome().is_some();
        assert_eq!(matches!(game.read(&token), Reading::Complete { .. }), over, "{token} at {}", game.position());
        if let Reading::Open { next: listed, .. } = game.read(&token) {
            assert_eq!(listed, next.legal());
        }
    });
}

#[test]
fn bad_text_is_refused_with_a_sentence_and_changes_nothing() {
    everywhere(|game, random| {
        let before = game.position();
        let mut game = game.clone();
        for text in ["", " ", "z9-z9", "frobnicate", "a1-a1", "@", "+", "é", "end end end"] {
            if !game.legal().iter().any(|token| token == text) {
                assert!(!said(&game.play(text).unwrap_err().sentence()).is_empty());
                assert_eq!(game.position(), before);
            }
        }
        let (a, b) = (random.below(13) as u8, random.below(13) as u8);
        let token = format!("{}{}-{}{}", char::from(b'a' + a), b + 1, char::from(b'a' + b), a + 1);
        if !game.legal().contains(&token) {
            game.play(&token).unwrap_err();
            assert_eq!(game.position(), before);
        }
    });
}

#[test]
fn a_position_string_reads_back_as_the_same_position() {
    everywhere(|game, _| {
        let written = game.position();
        let read = game
            .kind()
            .start_at(game.variant(), &written)
            .unwrap_or_else(|error| panic!("{written}: {}", said(&error.sentence())));
        assert_eq!(read.position(), written);
        // An end by repetition is not in the position.
        if game.outcome().is_none() {
            assert_eq!(read.legal(), game.legal(), "{written}");
            assert_eq!(read.turn_begins(), game.turn_begins(), "{written}");
        }
    });
}

#[test]
fn replaying_the_actions_gives_the_same_game() {
    everywhere(|game, random| {
        if random.below(4) == 0 || game.outcome().is_some() {
            let again = game.rewound(game.plies().len());
            assert_eq!(again.position(), game.position());
            assert_eq!(again.legal(), game.legal());
            assert_eq!(again.outcome(), game.outcome());
            assert_eq!(again.plies(), game.plies());
        }
    });
}

#[test]
fn a_record_reads_back_as_the_same_game() {
    everywhere(|game, random| {
        if random.below(8) == 0 || game.outcome().is_some() {
            let record = Record::new(game.clone(), ["ann".into(), "bob \"the\\fox\"".into()]);
            let text = record.to_string();
            let read: Record =
                text.parse().unwrap_or_else(|error: RecordError| panic!("{}\n{text}", said(&error.sentence())));
            assert_eq!(read.to_string(), text);
            assert_eq!(read.game.position(), game.position());
            assert_eq!(read.game.outcome(), game.outcome());
        }
    });
}

#[test]
fn a_record_may_begin_at_any_position_that_does_not_end_the_game() {
    everywhere(|game, _| {
        let here = game.kind().start_at(game.variant(), &game.position()).unwrap();
        let text = Record::new(here, ["ann".into(), "bob".into()]).to_string();
        let read: Record =
            text.parse().unwrap_or_else(|error: RecordError| panic!("{}\n{text}", said(&error.sentence())));
        assert_eq!(read.game.position(), game.position());
    });
}

#[test]
fn a_turn_belongs_to_one_player() {
    everywhere(|game, _| {
        for pair in game.plies().windows(2) {
            assert!(pair[1].begins_turn || pair[0].player == pair[1].player);
        }
    });
}

#[test]
fn an_outcome_with_points_is_won_by_more_points() {
    everywhere(|game, _| {
        if let Some(outcome) = game.outcome()
            && let Some([one, two]) = outcome.points
        {
            let leader = outcome.winner.map_or(0, |winner| winner.number());
            assert_eq!(
                leader,
                if one > two {
                    1
                } else if two > one {
                    2
                } else {
                    0
                }
            );
        }
    });
}

#[test]
fn a_diagram_shows_its_pieces_on_its_places() {
    everywhere(|game, random| {
        let diagram = game.diagram();
        assert!(diagram.cells.is_sorted_by_key(|(at, _)| *at));
        assert!(diagram.stacks.is_sorted_by_key(|(at, _)| *at));
        let place = |at| diagram.cells.binary_search_by_key(&at, |(cell, _)| *cell).is_ok();
        assert!(diagram.stacks.iter().all(|(at, stack)| place(*at) && !stack.is_empty()));
        assert!(diagram.territory.iter().all(|(at, _)| place(*at)));
        let legal = game.legal();
        for token in legal.iter().filter(|_| random.below(legal.len()) < 4) {
            let effects = game.effects(token).unwrap();
            assert!(effects.from.into_iter().chain(effects.to).chain(effects.path).all(place), "{token}");
        }
    });
}

/// Every end of the turn in progress, reached by every order of its actions; nothing if that takes too long.
fn ends_of_turn(game: &Game) -> Option<BTreeSet<String>> {
    let (mut ends, mut begun, mut looked_at) = (BTreeSet::new(), vec![game.clone()], 0);
    while let Some(game) = begun.pop() {
        for token in game.legal() {
            let mut after = game.clone();
            after.play(&token).unwrap();
            if after.outcome().is_some() || after.turn_begins() {
                ends.insert(after.position());
            } else {
                begun.push(after);
            }
            looked_at += 1;
        }
        if looked_at > 200 {
            return None;
        }
    }
    Some(ends)
}

#[test]
fn few_whole_turns_are_all_the_ends_that_a_turn_can_have_once_each() {
    let listed = std::cell::Cell::new(0);
    everywhere(|game, _| {
        let Some(ends) = ends_of_turn(game) else { return };
        let turns = game.whole_turns(10);
        assert_eq!(turns.is_some(), ends.len() <= 10, "{}", game.position());
        let Some(turns) = turns else { return };
        let end = |turn: &Vec<String>| {
            let mut after = game.clone();
            turn.iter().for_each(|token| after.play(token).unwrap());
            after.position()
        };
        let reached: Vec<String> = turns.iter().map(end).collect();
        assert_eq!(reached.iter().cloned().collect::<BTreeSet<_>>(), ends, "{}", game.position());
        assert_eq!(reached.len(), ends.len(), "{turns:?}");
        listed.set(listed.get() + usize::from(!turns.is_empty()));
    });
    assert!(listed.get() > 100, "{}", listed.get());
}

#[test]
fn a_game_that_begins_with_few_turns_lists_them_and_one_that_begins_with_many_does_not() {
    let turns = |id: &str| GameDef::find(id).unwrap().start(0).whole_turns(10).map(|turns| turns.len());
    assert_eq!(["the-game", "fursaz", "chifoumi"].map(turns), [Some(8), None, None]);
}
