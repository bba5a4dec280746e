//! What the rulings of all games share.

#![allow(dead_code, reason = "not every game's rulings need everything")]

#[path = "../common/random.rs"]
mod random;

use parlour::rules::{Game, GameDef, Reading};
use parlour::text::{Language, Message};

pub use random::Random;

/// A message in English.
pub fn said(message: &Message) -> String {
    Language::english().say(message)
}

/// A new game, `"chifoumi"` or `"chifoumi placement"`.
pub fn start(game: &str) -> Game {
    let (kind, variant) = kind(game);
    kind.start(variant)
}

/// A game that begins at a position.
pub fn at(game: &str, position: &str) -> Game {
    let (kind, variant) = kind(game);
    kind.start_at(variant, position).unwrap_or_else(|error| panic!("{position}: {}", said(&error.sentence())))
}

/// Why a text is no position of a game.
pub fn bad_position(game: &str, position: &str) -> String {
    let (kind, variant) = kind(game);
    match kind.start_at(variant, position) {
        Ok(_) => panic!("{position} was read"),
        Err(error) => said(&error.sentence()),
    }
}

fn kind(game: &str) -> (&'static GameDef, usize) {
    let (id, variant) = game.split_once(' ').unwrap_or((game, ""));
    let kind = GameDef::find(id).unwrap();
    (kind, if variant.is_empty() { 0 } else { kind.variant(variant).unwrap() })
}

/// The game after more actions, given as canonical tokens.
pub fn after(mut game: Game, actions: &str) -> Game {
    for token in actions.split_whitespace() {
        game.play(token).unwrap_or_else(|error| {
            panic!("{}; at {}; legal: {:?}", said(&error.sentence()), game.position(), game.legal())
        });
    }
    game
}

/// The legal actions, sorted, separated by blanks.
pub fn legal(game: &Game) -> String {
    game.legal().join(" ")
}

/// Whether an action is legal.
pub fn is_legal(game: &Game, token: &str) -> bool {
    game.legal().iter().any(|legal| legal == token)
}

/// The sentence with which a typed text is refused.
pub fn refusal(game: &Game, text: &str) -> String {
    match game.read(text) {
        Reading::Illegal { refusal, .. } => Language::english().say(&refusal.message),
        other => panic!("{text} was not refused: {other:?}"),
    }
}

/// How the game ended, `"1 goal"`, `"0 repetition"`, `"2 count 3 8.5"`; `"-"` while it is going on.
pub fn outcome(game: &Game) -> String {
    game.outcome().map_or("-".into(), |outcome| {
        let winner = outcome.winner.map_or(0, |winner| winner.number());
        let points = outcome.points.map_or(String::new(), |[one, two]| format!(" {one} {two}"));
        format!("{winner} {}{points}", outcome.reason.word())
    })
}
