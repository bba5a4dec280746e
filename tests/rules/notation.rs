//! Whatever anybody writes is answered and never a panic.

use parlour::rules::{GAMES, Reading, Record};
use parlour::text::Language;
use proptest::prelude::*;

use crate::support::Random;

/// Text of the kind that notation is made of, broken in every way, or any text at all.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-uxA-SX0-9@+×x:;,.{}\\[\\]/ -]{0,40}",
        "([a-m][0-9]{1,2}[-+x@ ,]{0,2}){0,8}(end|pass|swap)?",
        "\\PC{0,60}",
        any::<String>(),
    ]
}

/// Text of the kind that position strings are made of.
fn position() -> impl Strategy<Value = String> {
    prop_oneof![
        "[RPSWrpswBbMo0-9\\[\\]]{0,9}(/[RPSWrpswBbM0-9\\[\\]]{0,9}){0,12} [wbsmr-] [a-z0-9/-]{1,8}( [a-z0-9/-]{1,5})?",
        text(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn any_text_is_read_as_some_turn_or_refused(text in text(), seed in 1u64..1000) {
        for kind in GAMES {
            let mut random = Random::new(seed);
            let mut game = kind.start(random.below(kind.about.variants.len()));
            for _ in 0..random.below(20) {
                if game.outcome().is_none() {
                    let token = random.pick(&game.legal()).clone();
                    game.play(&token).unwrap();
                }
            }
            let before = game.position();
            if let Reading::Illegal { refusal, .. } = game.read(&text) {
                let said = Language::english().say(&refusal.message);
                prop_assert_ne!(&said, refusal.message.key, "the sentence exists and its gaps are filled");
            }
            let actions = game.read(&text).actions().to_vec();
            let line = game.read_line(&text).actions().to_vec();
            prop_assert_eq!(&before, &game.position());
            for actions in [actions, line] {
                let mut game = game.clone();
                for token in actions {
                    prop_assert!(game.play(&token).is_ok());
                }
            }
        }
    }

    #[test]
    fn any_text_is_a_position_that_writes_back_the_same_or_is_refused_with_a_column(text in position()) {
        for kind in GAMES {
            for variant in 0..kind.about.variants.len() {
                match kind.start_at(variant, &text) {
                    Ok(game) => prop_assert_eq!(game.position(), text.as_str()),
                    Err(error) => prop_assert!(error.column >= 1 && error.column <= text.chars().count() + 1),
                }
            }
        }
    }

    #[test]
    fn a_position_with_one_character_changed_is_read_or_refused(at in 0usize..200, to in "[ -~]", seed in 1u64..500) {
        for kind in GAMES {
            let mut random = Random::new(seed);
            let mut game = kind.start(random.below(kind.about.variants.len()));
            for _ in 0..random.below(60) {
                if game.outcome().is_none() {
                    let token = random.pick(&game.legal()).clone();
                    game.play(&token).unwrap();
                }
            }
            let mut text = game.position();
            let at = at % text.len();
            text.replace_range(at..=at, &to);
            if let Ok(mut read) = kind.start_at(game.variant(), &text) {
                // What is read can be played on.
                for _ in 0..10 {
                    if let Some(token) = read.legal().first().cloned() {
                        read.play(&token).unwrap();
                    }
                }
            }
        }
    }

    #[test]
    fn any_text_is_a_record_or_refused_with_a_line(text in text(), game: usize) {
        let text = format!("[Game \"{}\"]\n{text}", GAMES[game % GAMES.len()].about.id);
        if let Err(error) = text.parse::<Record>() {
            prop_assert!(error.line >= 1 && error.line <= text.lines().count().max(1));
        }
    }
}
