//! What is called certain is so: a plain search that tries everything says the same.

use std::collections::HashMap;

use parlour::engine::{Exact, Limit, SearchRequest, think};
use parlour::rules::chifoumi::Chifoumi;
use parlour::rules::sfirs::Sfirs;
use parlour::rules::sia_doble::SiaDoble;
use parlour::rules::the_game::TheGame;
use parlour::rules::{Game, Player, Position};

use crate::support::{random_game, variants};

/// How many actions ahead everything is tried at most: those who think about so few positions see no further.
const DEPTH: usize = 8;
/// How many positions are looked at for one claim before it is left alone.
const POSITIONS: usize = 200_000;
/// How many positions those who claim something have looked at: few, so that many thoughts break off in between.
const NODES: [u64; 6] = [15, 40, 90, 200, 450, 1_000];

/// Tries everything, with what was found out about a player's forcing the end within so many actions.
struct Trying<P> {
    winner: Player,
    known: HashMap<(P, usize), bool>,
}

impl<P: Position> Trying<P> {
    /// Whether the player wins within so many actions, whatever the other one does; `None` if that takes too long.
    fn wins(&mut self, position: &P, depth: usize) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(self.winner));
        }
        if depth == 0 {
            return Some(false);
        }
        let key = (position.clone(), depth);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() >= POSITIONS {
            return None;
        }
        let mine = position.to_move() == Some(self.winner);
        let mut actions = Vec::new();
        position.legal_actions(&mut actions);
        let mut wins = !mine;
        for action in actions {
            let mut next = position.clone();
            next.play_unchecked(action);
            if self.wins(&next, depth - 1)? == mine {
                wins = mine;
                break;
            }
        }
        self.known.insert(key, wins);
        Some(wins)
    }
}

/// Whether a player can force a win from a position within some actions; `None` if that takes too long.
fn forces<P: Position>(game: &Game, winner: Player) -> Option<bool> {
    let position = P::parse(game.variant(), &game.position()).unwrap();
    let mut trying = Trying { winner, known: HashMap::new() };
    for depth in 1..=DEPTH {
        if trying.wins(&position, depth)? {
            return Some(true);
        }
    }
    Some(false)
}

fn forces_in(game: &Game, winner: Player) -> Option<bool> {
    match game.kind().about.id {
        "chifoumi" => forces::<Chifoumi>(game, winner),
        "sfirs" => forces::<Sfirs>(game, winner),
        "sia-doble" => forces::<SiaDoble>(game, winner),
        "the-game" => forces::<TheGame>(game, winner),
        other => panic!("{other} has tests of its own"),
    }
}

/// A random game up to some actions before its end, if it came to one.
fn before_the_end(kind: &'static parlour::rules::GameDef, variant: usize, seed: u64, actions: usize) -> Option<Game> {
    let game = random_game(kind, variant, 3_000, seed);
    game.outcome()?;
    let mut before = kind.start(variant);
    for ply in &game.plies()[..game.plies().len().saturating_sub(actions)] {
        before.play(&ply.token).unwrap();
    }
    Some(before)
}

#[test]
fn a_win_or_loss_that_is_called_certain_can_be_forced() {
    for (kind, variant) in variants().filter(|(kind, _)| kind.about.id != "fursaz") {
        let [mut shown, mut left] = [[0; 2]; 2];
        for (seed, actions) in (1..8).flat_map(|seed| (1..9).map(move |actions| (seed, actions))) {
            let Some(game) = before_the_end(kind, variant, seed, actions) else { continue };
            for nodes in NODES {
                let request = SearchRequest { seed, ..SearchRequest::best(Limit::Nodes(nodes)) };
                let found = think(&game, &request).unwrap();
                let mover = game.to_move().unwrap();
                let (winner, which) = match found.exact {
                    Some(Exact::Win) => (mover, 0),
                    Some(Exact::Loss) => (mover.other(), 1),
                    _ => continue,
                };
                match forces_in(&game, winner) {
                    Some(forced) => assert!(forced, "{}: {found:?} with {nodes} at {}", kind.about.id, game.position()),
                    None => {
                        left[which] += 1;
                        continue;
                    }
                }
                shown[which] += 1;
            }
        }
        println!("{} {variant}: {shown:?} {left:?}", kind.about.id);
        assert!(shown[0] > left[0] && shown[1] >= left[1], "{}: {shown:?} shown, {left:?} left", kind.about.id);
    }
}
