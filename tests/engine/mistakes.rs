//! How weak levels err: as people do, by what they overlook, and not at random. What is asked of each share leaves room
//! on both sides of what was seen.

use parlour::engine::{Limit, Method, SearchRequest, think};
use parlour::rules::Game;

use crate::support::at;

/// By how many seeds a share is taken.
const SEEDS: u64 = 30;

/// A position, and which of its actions are meant.
type Case = (&'static str, &'static str, fn(&str) -> bool);

/// In how many of a hundred seeds an action is one of those that are meant, over some positions.
fn share(cases: &[Case], request: &SearchRequest) -> u64 {
    let count = |(game, position, meant): &Case| {
        let game: Game = at(game, position);
        let chosen = |seed| think(&game, &SearchRequest { seed, ..*request }).unwrap().action;
        (0..SEEDS).filter(|seed| meant(&chosen(*seed))).count() as u64
    };
    let total: u64 = cases.iter().map(count).sum();
    total * 100 / (SEEDS * cases.len() as u64)
}

fn at_level(cases: &[Case], level: u8) -> u64 {
    share(cases, &SearchRequest::best(Limit::Level(level)))
}

fn at_random(cases: &[Case]) -> u64 {
    share(cases, &SearchRequest { method: Method::Random, ..SearchRequest::best(Limit::Nodes(0)) })
}

/// Nobody guards the well on d4, and a paper captures it from d3.
const HANGING: &[Case] = &[("chifoumi", "prs/rsp/1w5/3w3/1W1P1W1/SR1/PRS w - -", |action| action == "d3xd4")];

/// Pieces can be stacked on one's own or capture them, which throws one away.
const OWN: &[Case] = &[("chifoumi", "prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - -", |action| action.contains('x'))];

/// The opponent's base is open: the game is won at once.
const WON_AT_ONCE: &[Case] = &[("the-game", "8/4M3/4[SS]3/S5M1/2M4M/2S5/3S4/8 s 0/0 0/0", |action| action == "e6-h8")];

/// One action alone wins by force, in two turns.
const WON_IN_TWO_TURNS: &[Case] = &[
    ("the-game", "3[MS]4/8/8/3[MM]3M/4M3/2S1S3/8/8 s 0/0 0/0", |action| action == "e3-h5"),
    ("the-game", "8/3[SM]4/1M1S4/3S2M1/8/8/3S4/4[SM]3 s 0/0 0/0", |action| action == "d6-d7"),
    ("the-game", "8/8/5[MS]2/[SS]1MM3M/7S/8/8/2S5 s 0/0 0/0", |action| action == "h4-h5"),
];

/// After these actions the opponent wins, if only two turns later; at once nothing is to be seen of it.
const LOST_IN_TWO_TURNS: &[Case] = &[
    ("sfirs", "9w2/7W2w1/12/7B2W1/w4b6/1B7wb1/9b2/2w5w3/3B8/2b1w1B5/1b8b1/5w6 w - -", |action| {
        ["h11-c11", "h11-e11", "h11-f11"].contains(&action)
    }),
    ("sia-doble", "4B/2RR1/1BB2/3R1/5 p2,p5,q1,q2,q3,r2,r3,r5,r6,s2,s5,t4,u5 b play d4e4/c3c2", |action| {
        action == "b3-a3"
    }),
];

#[test]
fn a_hanging_piece_is_overlooked_by_weak_levels_and_taken_by_strong_ones() {
    let [weakest, weak, strong] = [1, 2, 5].map(|level| at_level(HANGING, level));
    assert!(weakest <= 30 && (3..=45).contains(&weak) && strong >= 45, "{weakest} {weak} {strong}");
}

#[test]
fn not_even_the_weakest_throws_pieces_away() {
    let [random, weakest, weak] = [at_random(OWN), at_level(OWN, 1), at_level(OWN, 2)];
    assert!(random >= 20 && weakest <= 14 && weak <= 7, "{random} {weakest} {weak}");
}

#[test]
fn a_plan_of_one_turn_is_found_sooner_than_one_of_two() {
    for (level, least) in [(2, 12), (3, 12), (4, 5)] {
        let [one, two] = [WON_AT_ONCE, WON_IN_TWO_TURNS].map(|cases| at_level(cases, level));
        assert!(one >= two + least && one <= 85, "level {level}: {one} {two}");
    }
    let [weakest, strong] = [1, 5].map(|level| at_level(WON_IN_TWO_TURNS, level));
    assert!(weakest <= 35 && strong >= 45, "{weakest} {strong}");
}

#[test]
fn a_distant_threat_is_not_seen_by_weak_levels() {
    let [weakest, weak, strong] = [1, 2, 5].map(|level| at_level(LOST_IN_TWO_TURNS, level));
    assert!((25..=65).contains(&weakest) && (20..=60).contains(&weak) && strong <= 10, "{weakest} {weak} {strong}");
}
