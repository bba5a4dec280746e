//! Whatever anybody writes is answered and never a panic.

use parlour::rules::{GAMES, GameDef, Reading, Record};
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

/// What people type: the game, its variant, what was played before, the actions that are meant, and ways to write them.
const TYPED: &[(&str, usize, &str, &str, &[&str])] = &[
    (
        "chifoumi",
        0,
        "",
        "c2-c3",
        &[
            "C2-C3",
            "c2c3",
            "c2 c3",
            "c2–c3",
            "c2 → c3",
            "c2->c3",
            "c2 to c3",
            "Sc2-c3",
            "Sc2c3",
            "S c2 c3",
            "c2-c3!",
            "1. c2-c3",
        ],
    ),
    ("chifoumi", 0, "", "c2+d2", &["c2 + d2", "C2+D2", "Sc2+d2", "c2&d2", "c2 onto d2"]),
    (
        "chifoumi",
        0,
        "c2-c3 c6-c5 c3-c4",
        "c5xc4",
        &[
            "c5:c4",
            "C5 X C4",
            "c5 × c4",
            "c5*c4",
            "Rc5xc4",
            "c5c4",
            "c5 captures c4",
            "c5 takes c4!",
            "Rxc4",
            "R:c4",
            "R takes c4",
        ],
    ),
    ("chifoumi", 0, "", "d2xe1 e1-d2", &["d2xe1-d2", "d2:e1-d2", "d2 x e1, d2", "Rd2xe1 d2", "d2xe1 e1d2"]),
    ("chifoumi", 1, "", "R@c2", &["Rc2", "rc2", "R c2", "r@C2", "R-c2", "R@c2!"]),
    (
        "sfirs",
        0,
        "",
        "e8-e10",
        &["E8–E10", "e8e10", "e8 e10", "We8-e10", "Ke8-e10", "e8 to e10.", "e8~e10", "e8xe10", "e8+e10"],
    ),
    ("sfirs", 0, "", "e8-e12 +b11", &["e8e12 +b11", "e8-e12, revive b11", "e8-e12 + b11", "We8-e12 +Wb11"]),
    ("the-game", 0, "", "@c3", &["c3", "C3", "@ c3", "S@c3", "s c3", "c3!"]),
    ("fursaz", 0, "", "e5", &["E5", "e5!", "e5.", "(e5)", "1. e5"]),
    ("fursaz", 0, "e5", "swap", &["Swap", "swap!", "SWAP"]),
    (
        "sia-doble",
        0,
        "",
        "@q2 @s2 @u2 @r3 @t3 end",
        &["q2 s2 u2 r3 t3 end", "@Q2, @S2, @U2, @R3, @T3, end", "@q2@s2@u2@r3@t3 end."],
    ),
    (
        "sia-doble",
        0,
        "@q2 @s2 @u2 @r3 @t3 end @q5 @s5 @u5 @r4 @t4 end",
        "b1-b2",
        &["b1b2", "B1 b2", "b1 → b2", "Rb1-b2", "Mb1-b2", "b1 to b2", "b1xb2"],
    ),
];

#[test]
fn what_players_are_used_to_write_is_understood() {
    for (game, variant, before, meant, typed) in TYPED {
        let mut game = GameDef::find(game).unwrap().start(*variant);
        before.split_whitespace().for_each(|token| game.play(token).unwrap());
        for text in *typed {
            let reading = game.read(text);
            assert_eq!(reading.actions().join(" "), *meant, "{text}: {reading:?}");
        }
    }
}

#[test]
fn a_letter_that_names_another_piece_is_refused_and_nothing_is_played() {
    let game = GameDef::find("chifoumi").unwrap().start(0);
    let Reading::Illegal { refusal, .. } = game.read("Rc2-c3") else { panic!("there are scissors on c2") };
    let said = Language::english().say(&refusal.message);
    assert_eq!(said, "the piece on c2 isn’t “R”; leave the letter out, or name another cell");
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
