//! One’s own base, and how a game ends.

use parlour::rules::Player;

use super::{obstacles, position};
use crate::support::{after, is_legal, legal, outcome, refusal, start};

// Your own base

#[test]
fn a_piece_leaves_its_own_base_after_three_turns() {
    let game = position("8/8/8/8/M7/8/8/S6S s 0/0 0/0");
    let game = after(game, "h1-h6 a4-f4");
    assert!(game.position().ends_with(" s 0/0 1/0"));
    let game = after(game, "h6-h1 f4-a4 h1-h6 a4-f4");
    assert!(game.position().ends_with(" s 0/0 3/0"));
    assert!(game.legal().iter().all(|token| token.starts_with("a1-")));
    let sentence = refusal(&game, "h6-h1");
    assert!(sentence.contains("your own base, a1") && sentence.contains("three turns"), "{sentence}");
    assert_eq!(obstacles(&game, "h6-h1"), "a1");
    assert!(after(game, "a1-f1").position().ends_with(" m 0/0 0/0"), "then the count falls to 0");
}

#[test]
fn the_turn_in_which_a_piece_comes_to_its_own_base_does_not_count() {
    let game = after(position("8/8/8/8/M7/8/8/5S2 s 0/0 0/0"), "f1-a1");
    assert_eq!(game.position(), "8/8/8/8/M7/8/8/S7 m 0/0 0/0");
}

#[test]
fn a_covered_piece_on_its_own_base_counts_but_cannot_be_made_to_leave() {
    let game = position("8/8/8/8/8/8/8/[SM]6S s 0/0 2/0");
    let game = after(game, "h1-h6 a1-f1");
    assert_eq!(game.position(), "8/8/7S/8/8/8/8/S4M2 s 0/0 3/0");
    assert!(game.legal().iter().all(|token| token.starts_with("a1-")));
    let covered = position("8/8/8/8/8/8/8/[SM]6S s 0/0 3/0");
    assert!(is_legal(&covered, "h1-h6"));
    assert!(after(covered, "h1-h6").position().ends_with(" m 0/0 3/0"), "the count stops at 3");
}

#[test]
fn a_piece_on_its_own_base_that_has_no_slide_may_stay() {
    let game = position("8/8/8/8/8/8/M7/SM5S s 0/0 3/0");
    assert!(game.legal().iter().all(|token| token.starts_with("h1-")));
    assert!(!game.legal().is_empty());
}

#[test]
fn a_second_piece_on_the_own_base_has_to_leave_as_well() {
    let game = after(position("8/8/8/8/M7/8/8/[SS]6S s 0/0 3/0"), "a1-f1 a4-f4");
    assert_eq!(game.position(), "8/8/8/8/5M2/8/8/S4S1S s 0/0 3/0");
    assert!(game.legal().iter().all(|token| token.starts_with("a1-")));
}

#[test]
fn a_skipped_turn_does_not_count_for_the_own_base() {
    let game = after(position("8/8/8/8/8/8/M7/SM5M m 0/0 1/0"), "h1-h6");
    assert_eq!(game.position(), "8/8/7M/8/8/8/M7/SM6 m 0/0 1/0");
    assert_eq!(game.to_move(), Some(Player::Two));
    assert!(game.turn_begins());
}

// The end

#[test]
fn landing_on_the_empty_base_takes_it() {
    let game = after(position("8/8/8/5S2/8/8/8/1M6 s 0/0 0/0"), "f5-h8");
    assert_eq!(game.position(), "7S/8/8/8/8/8/8/1M6 - 0/0 0/0");
    assert_eq!(outcome(&game), "1 base");
    assert_eq!((legal(&game).as_str(), game.to_move()), ("", None));
    assert!(refusal(&game, "b1-g1").contains("the game is over"));
    let moon = after(position("8/8/8/8/8/8/S7/5M2 m 0/0 0/0"), "f1-a1");
    assert_eq!(outcome(&moon), "2 base");
}

#[test]
fn a_base_with_one_piece_on_it_is_covered_first_and_then_taken() {
    let game = after(position("7M/8/8/5S2/8/7S/8/1M6 s 0/0 0/0"), "f5-h8");
    assert_eq!(game.position(), "7[MS]/8/8/8/8/7S/8/1M6 m 0/0 0/0", "covered, it is only neutralized");
    assert_eq!(outcome(&game), "-");
    let game = after(game, "b1-g1 h3-h8");
    assert_eq!(game.position(), "7[SS]/8/8/8/8/8/8/6M1 - 0/0 0/0");
    assert_eq!(outcome(&game), "1 base");
}

#[test]
fn a_neutralized_base_can_be_won_back() {
    let game = after(position("7[MS]/8/8/8/8/7M/8/S7 m 0/0 0/1"), "h3-h8");
    assert_eq!(game.position(), "7[MM]/8/8/8/8/8/8/S7 s 0/0 0/2");
}

#[test]
fn a_base_with_two_of_the_opponents_pieces_cannot_be_taken() {
    let game = after(position("7[MM]/8/8/8/8/7S/8/S7 s 0/0 0/0"), "h3-h8");
    assert_eq!(game.position(), "7[MM]/8/8/8/8/8/8/S7 m 0/0 1/0");
}

#[test]
fn a_player_without_a_piece_loses() {
    let thrown_away = after(position("8/8/8/8/8/2[MM]4S/8/8 s 0/0 0/0"), "h3-c3");
    assert_eq!(outcome(&thrown_away), "2 eliminated");
    let captured = after(position("8/8/8/8/8/2[MS]4S/8/8 s 0/0 0/0"), "h3-c3");
    assert_eq!(outcome(&captured), "1 eliminated");
    let in_hand = after(position("8/8/8/8/8/2[MS]4S/8/8 s 0/1 0/0"), "h3-c3");
    assert_eq!(outcome(&in_hand), "-", "a piece off the board is a piece");
}

#[test]
fn who_takes_the_base_with_the_last_capture_wins_by_the_base() {
    let game = after(position("7[MS]/8/8/8/8/7S/8/8 s 0/0 0/3"), "h3-h8");
    assert_eq!(game.position(), "7[SS]/8/8/8/8/8/8/8 - 0/0 0/0");
    assert_eq!(outcome(&game), "1 base");
}

#[test]
fn a_player_who_cannot_move_is_skipped() {
    let game = after(position("8/8/8/8/8/8/M6M/SM6 m 0/0 0/0"), "h2-c2");
    assert_eq!(game.to_move(), Some(Player::Two));
    assert!(is_legal(&game, "c2-h2"));
    assert!(!game.plies().iter().any(|ply| ply.token == "pass"), "without a token");
}

#[test]
fn the_third_time_the_same_position_draws() {
    let game = position("8/8/5M2/8/8/2S5/8/8 s 0/0 0/0");
    let there_and_back = "c3-c8 f6-f1 c8-c3 f1-f6";
    let game = after(after(game, there_and_back), "c3-c8 f6-f1 c8-c3");
    assert_eq!(outcome(&game), "-");
    let game = after(game, "f1-f6");
    assert_eq!(outcome(&game), "0 repetition");
    assert_eq!(game.position(), "8/8/5M2/8/8/2S5/8/8 s 0/0 0/0", "the string still names the side");
}

#[test]
fn positions_that_differ_in_the_count_of_a_base_are_not_the_same() {
    let game = position("8/8/5M2/8/8/8/8/[SM]6S s 0/0 0/0");
    let there_and_back = "h1-h6 f6-f1 h6-h1 f1-f6";
    let game = after(after(game, there_and_back), there_and_back);
    assert!(game.position().ends_with("s 0/0 3/0"), "0, 2 and 3: three positions");
    assert_eq!(outcome(&after(game, there_and_back)), "-", "0, 2, 3 and 3");
}

#[test]
fn an_agreed_draw_has_no_points_and_who_gives_up_loses() {
    let mut agreed = start("the-game");
    agreed.agree();
    assert_eq!(outcome(&agreed), "0 agreement");
    let mut given_up = start("the-game");
    given_up.give_up(Player::One, parlour::rules::Reason::Resignation);
    assert_eq!(outcome(&given_up), "2 resignation");
}
