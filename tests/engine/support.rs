//! Positions to think about.

use parlour::engine::{Limit, SearchAnswer, SearchRequest, think};
use parlour::rules::{GAMES, Game, GameDef};

/// Every variant of every game.
pub fn variants() -> impl Iterator<Item = (&'static GameDef, usize)> {
    GAMES.iter().flat_map(|kind| (0..kind.about.variants.len()).map(move |variant| (kind, variant)))
}

/// A game of so many random actions, or fewer if it is over then.
pub fn random_game(kind: &'static GameDef, variant: usize, plies: usize, seed: u64) -> Game {
    let mut game = kind.start(variant);
    for ply in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        play_any(&mut game, seed * 10_000 + ply as u64);
    }
    game
}

/// A game that is going on after six random actions.
pub fn going_on(kind: &'static GameDef, variant: usize) -> Game {
    (1..).map(|seed| random_game(kind, variant, 6, seed)).find(|game| game.outcome().is_none()).unwrap()
}

/// Makes any action.
pub fn play_any(game: &mut Game, seed: u64) {
    let legal = game.legal();
    let any = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
    game.play(&legal[any as usize % legal.len()]).unwrap();
}

/// What is answered after so many nodes.
pub fn answer(game: &Game, nodes: u64) -> SearchAnswer {
    think(game, &SearchRequest::best(Limit::Nodes(nodes))).unwrap()
}

/// A game at a position: `"sia-doble"` or `"the-game 7x7"`.
pub fn at(name: &str, position: &str) -> Game {
    let (id, variant) = name.split_once(' ').unwrap_or((name, ""));
    let kind = GameDef::find(id).unwrap();
    let variant = kind.variant(variant).unwrap_or(0);
    kind.start_at(variant, position).unwrap_or_else(|error| panic!("{position}: {error:?}"))
}
