//! Any text is read as a turn, a line or a record, or refused; never a panic.
//!
//! The first byte chooses the game and variant, the second how many actions are made before the text is read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::rules::{GAMES, Record};
use parlour::text::Language;

fuzz_target!(|data: &[u8]| {
    let [choice, plies, text @ ..] = data else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let kind = &GAMES[usize::from(*choice) % GAMES.len()];
    let mut game = kind.start(usize::from(*choice) / GAMES.len() % kind.about.variants.len());
    for ply in 0..*plies {
        let legal = game.legal();
        if let Some(token) = legal.get(usize::from(ply.wrapping_mul(31)) % legal.len().max(1)) {
            game.play(token).expect("a legal action is played");
        }
    }
    for reading in [game.read(text), game.read_line(text)] {
        let mut game = game.clone();
        for token in reading.actions() {
            game.play(token).expect("a reading consists of legal actions");
        }
    }
    if let Err(refused) = game.clone().play(text) {
        let said = Language::english().say(&refused.refusal.message);
        assert_ne!(said, refused.refusal.message.key, "a refusal has a text and fills its gaps");
    }
    let _ = text.parse::<Record>();
});
