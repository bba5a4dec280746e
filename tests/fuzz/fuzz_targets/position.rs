//! Any text is a position that writes back the same and can be played on, or is refused with a column; never a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use parlour::rules::GAMES;

fuzz_target!(|data: &[u8]| {
    let [choice, text @ ..] = data else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let kind = &GAMES[usize::from(*choice) % GAMES.len()];
    let variant = usize::from(*choice) / GAMES.len() % kind.about.variants.len();
    match kind.start_at(variant, text) {
        Ok(mut game) => {
            assert_eq!(game.position(), text);
            assert_eq!(game.legal().is_empty(), game.outcome().is_some());
            for ply in 0..20 {
                let legal = game.legal();
                if let Some(token) = legal.get(ply * 7 % legal.len().max(1)) {
                    game.play(token).expect("a legal action is played");
                }
            }
            kind.start_at(variant, &game.position()).expect("a position reached by play is read");
        }
        Err(error) => assert!(error.column >= 1 && error.column <= text.chars().count() + 1),
    }
});
