//! How fast chess's move generator of the first rank is here, for comparison: perft of the start position, counted in
//! bulk at the last level as shakmaty does, and with every last action made.

use std::time::Instant;

use shakmaty::{Chess, Position, perft};

fn made(position: &Chess, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().iter().map(|&m| {
        let mut next = position.clone();
        next.play_unchecked(m);
        made(&next, depth - 1)
    }).sum()
}

fn main() {
    let position = Chess::default();
    for (name, count) in [("counted in bulk", perft as fn(&Chess, u32) -> u64), ("every action made", made)] {
        let begin = Instant::now();
        let nodes = count(&position, 6);
        let seconds = begin.elapsed().as_secs_f64();
        println!("shakmaty, chess, perft 6, {name}: {nodes} in {seconds:.2} s, {:.1} million/s", nodes as f64 / seconds / 1e6);
    }
}
