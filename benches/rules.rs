//! How many actions a second the rules make on one core, per game: `cargo bench --bench rules`.
//!
//! Two figures a game. *Random play*: from the start to the end or 400 actions, again and again; each action is
//! generated, chosen and made. *Perft, made*: the tree of actions, each of them made, the last level included.

use std::time::{Duration, Instant};

use parlour::rules::Position;
use parlour::rules::chifoumi::Chifoumi;
use parlour::rules::fursaz::Fursaz;
use parlour::rules::sfirs::Sfirs;
use parlour::rules::sia_doble::SiaDoble;
use parlour::rules::the_game::TheGame;

/// How long each figure is measured.
const MEASURE: Duration = Duration::from_secs(2);
/// Where a random game is cut off, in actions.
const PLIES_MAX: usize = 400;

/// Makes random actions for a while and returns how many.
fn random_play<P: Position>(variant: usize) -> (u64, Duration) {
    let begin = Instant::now();
    let mut random: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut made = 0;
    let mut actions = Vec::new();
    while begin.elapsed() < MEASURE {
        let mut position = P::start(variant);
        for _ in 0..PLIES_MAX {
            actions.clear();
            position.legal_actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            position.play_unchecked(actions[(random >> 33) as usize % actions.len()]);
            made += 1;
        }
    }
    (made, begin.elapsed())
}

/// Makes every action of the tree, level by level deeper, until the time is over; returns how many of the last level.
fn perft<P: Position>(variant: usize) -> (u64, Duration) {
    fn made<P: Position>(position: &P, depth: usize, spare: &mut Vec<Vec<P::Action>>) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut actions = spare.pop().unwrap_or_default();
        actions.clear();
        position.legal_actions(&mut actions);
        let mut nodes = 0;
        for &action in &actions {
            let mut next = position.clone();
            next.play_unchecked(action);
            nodes += made(&next, depth - 1, spare);
        }
        spare.push(actions);
        nodes
    }
    for depth in 1.. {
        let begin = Instant::now();
        let nodes = made(&P::start(variant), depth, &mut Vec::new());
        if begin.elapsed() > MEASURE / 10 {
            return (nodes, begin.elapsed());
        }
    }
    (0, Duration::ZERO)
}

fn measure<P: Position>(variant: usize) {
    let rate = |(actions, time): (u64, Duration)| actions as f64 / time.as_secs_f64() / 1e6;
    let played = rate(random_play::<P>(variant));
    let counted = rate(perft::<P>(variant));
    let name = format!("{} {}", P::ABOUT.id, P::ABOUT.variants[variant]);
    println!("{name:24} random play {played:8.2} million/s   perft, made {counted:8.2} million/s");
}

fn main() {
    measure::<Chifoumi>(0);
    measure::<Chifoumi>(1);
    measure::<SiaDoble>(0);
    measure::<Sfirs>(0);
    measure::<TheGame>(0);
    measure::<Fursaz>(0);
    measure::<Fursaz>(1);
}
