//! THE GAME: its rulings. The headings named in comments are those of `docs/rules/the-game.md`.

mod base;
mod chance;
mod naive;
mod text;

use std::collections::BTreeSet;

use parlour::rules::{Coord, Game, Reading};

use self::naive::Naive;
use crate::support::{after, at, is_legal, legal, outcome, refusal, start};

const VARIANTS: [(&str, u8); 3] = [("the-game 8x8", 8), ("the-game 7x7", 7), ("the-game 9x9", 9)];

fn position(text: &str) -> Game {
    at("the-game", text)
}

fn coord(text: &str) -> Coord {
    Coord::parse(text).unwrap()
}

/// The squares that a piece can slide to, sorted.
fn slides(game: &Game, from: &str) -> String {
    let prefix = format!("{from}-");
    let ends: Vec<String> =
        game.legal().iter().filter_map(|token| token.strip_prefix(&prefix).map(Into::into)).collect();
    ends.join(" ")
}

/// The obstacles of a refused text, sorted.
fn obstacles(game: &Game, text: &str) -> String {
    let Reading::Illegal { refusal, .. } = game.read(text) else { panic!("{text} was not refused") };
    refusal.obstacles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

// The board

#[test]
fn the_game_starts_with_an_empty_board_and_eight_entries() {
    let game = start("the-game");
    assert_eq!(game.position(), "8/8/8/8/8/8/8/8 s 5/5 0/0");
    assert_eq!(legal(&game), "@a3 @a5 @b2 @b4 @c1 @c3 @d2 @e1");
    assert_eq!(start("the-game 7x7").position(), "7/7/7/7/7/7/7 s 5/5 0/0");
    assert_eq!(start("the-game 9x9").position(), "9/9/9/9/9/9/9/9/9 s 5/5 0/0");
    for (variant, _) in VARIANTS {
        assert_eq!(legal(&start(variant)), "@a3 @a5 @b2 @b4 @c1 @c3 @d2 @e1", "{variant}");
    }
}

#[test]
fn moon_enters_from_the_opposite_corner() {
    assert_eq!(legal(&after(start("the-game"), "@c3")), "@d8 @e7 @f6 @f8 @g5 @g7 @h4 @h6");
    assert_eq!(legal(&after(start("the-game 7x7"), "@c3")), "@c7 @d6 @e5 @e7 @f4 @f6 @g3 @g5");
    assert_eq!(legal(&after(start("the-game 9x9"), "@c3")), "@e9 @f8 @g7 @g9 @h6 @h8 @i5 @i7");
}

#[test]
fn three_slides_of_five_lead_from_base_to_base() {
    let game = position("8/8/8/8/8/8/1M6/8 s 1/0 0/0");
    let game = after(game, "@c3 b2-g2 c3-f5 g2-b2 f5-h8");
    assert_eq!(outcome(&game), "1 base");
}

// Slides

#[test]
fn a_slide_on_the_empty_board_ends_one_three_or_five_squares_away() {
    for (variant, size) in VARIANTS {
        let squares = || (0..size).flat_map(|letter| (1..=size).map(move |number| Coord::new(letter, number)));
        for from in squares().filter(|from| *from != Coord::new(size - 1, size)) {
            let empty = Naive::read(&format!("{} s 0/1 0/0", vec![size.to_string(); size.into()].join("/")));
            let game = at(variant, &empty.with(from, "S").write());
            let distance = |to: Coord| from.letter.abs_diff(to.letter) + from.number.abs_diff(to.number);
            let expected: BTreeSet<String> =
                squares().filter(|to| [1, 3, 5].contains(&distance(*to))).map(|to| format!("{from}-{to}")).collect();
            assert_eq!(game.legal().into_iter().collect::<BTreeSet<_>>(), expected, "{variant}");
        }
    }
}

#[test]
fn a_slide_goes_over_exactly_five_squares() {
    let game = position("8/8/8/8/3S4/8/8/8 s 0/1 0/0");
    assert!(is_legal(&game, "d4-e8") && is_legal(&game, "d4-d5"));
    let sentence = refusal(&game, "d4-f6");
    assert!(sentence.contains("f6 is 4 squares from d4") && sentence.contains("exactly five"), "{sentence}");
    assert!(refusal(&game, "d4-h7").contains("h7 is 7 squares from d4"));
    assert!(refusal(&game, "d4-d4").contains("where it begins"));
}

#[test]
fn a_slide_does_not_pass_through_a_piece() {
    let game = position("8/8/8/8/8/8/8/2SM4 s 0/0 0/0");
    assert!(!is_legal(&game, "c1-h1"));
    assert!(refusal(&game, "c1-h1").contains("d1"));
    assert_eq!(obstacles(&game, "c1-h1"), "d1");
    let own = position("8/8/8/8/8/8/8/2SS4 s 0/1 0/0");
    assert!(!is_legal(&own, "c1-h1"), "nor through one's own");
}

#[test]
fn only_the_last_square_of_a_slide_may_be_occupied() {
    let game = position("8/8/8/M7/8/8/8/2S4M s 0/0 0/0");
    assert_eq!(after(game, "c1-h1").position(), "8/8/8/M7/8/8/8/7[MS] m 0/0 0/0");
}

#[test]
fn a_slide_turns_at_most_twice() {
    // From a1 only the stairs b1 b2 c2 c3 c4, three turns, are free to c4.
    let stairs = position("8/8/8/8/8/1M6/M7/S1M4S s 0/0 0/0");
    assert!(!is_legal(&stairs, "a1-c4"));
    assert!(refusal(&stairs, "a1-c4").contains("with at most two turns"));
    assert_eq!(obstacles(&stairs, "a1-c4"), "a2 b3 c1");
    // Without the piece on c1 the way is b1 c1 c2 c3 c4, one turn.
    assert!(is_legal(&position("8/8/8/8/8/1M6/M7/S6S s 0/0 0/0"), "a1-c4"));
}

#[test]
fn turning_straight_back_is_a_change_of_direction() {
    // Between its neighbors c1 can only go to and fro: d1 e1 d1 e1 f1 turns twice, d1 e1 d1 e1 e2 three times.
    let game = position("8/8/8/8/8/8/2MMM3/1MS2M2 s 0/0 0/0");
    assert_eq!(slides(&game, "c1"), "f1");
}

#[test]
fn a_way_may_cross_itself() {
    // d4 leaves by d5 only; b5 is reached over d5 d6 d5 c5 alone, twice over d5.
    let game = position("8/8/1M6/M3M3/2MSM3/3S4/8/8 s 0/0 0/0");
    assert!(is_legal(&game, "d4-b5"));
    let without_d6 = position("8/8/1M1S4/M3M3/2MSM3/3S4/8/8 s 0/0 0/0");
    assert!(!is_legal(&without_d6, "d4-b5"));
}

#[test]
fn a_slide_does_not_touch_its_first_square_again() {
    // Back over c1 the way b1 a1 b1 c1 d1 would turn only once.
    let game = position("8/8/6S1/8/8/8/MMMM4/2S1M3 s 0/0 0/0");
    assert_eq!(slides(&game, "c1"), "");
    let sentence = refusal(&game, "c1-d1");
    assert!(sentence.contains("c1 can’t slide") && sentence.contains("a2, b2, c2, d2 and e1"), "{sentence}");
}

// Entering

#[test]
fn an_entering_piece_may_turn_straight_back() {
    // Of the ways to a3 only a2 a3 a2 a3 is free.
    let game = position("8/8/8/8/M7/1M6/8/1M6 s 1/0 0/0");
    assert!(is_legal(&game, "@a3"));
    // It cannot go over a3 if a piece stands there; the way b1 b2 b3 a3 is left, and blocked.
    let blocked = position("8/8/8/8/8/M7/8/1M6 s 1/0 0/0");
    assert!(!is_legal(&blocked, "@a3"));
    assert_eq!(obstacles(&blocked, "@a3"), "b1");
}

#[test]
fn an_entering_piece_does_not_touch_the_base_again() {
    let game = start("the-game");
    assert!(!is_legal(&game, "@a1"));
    assert!(refusal(&game, "@a1").contains("can’t stay on the base, a1"));
    // Back over the base, the way b1 a1 a2 a3 would turn only twice.
    let pocket = position("8/8/8/8/8/M7/1MM5/3M4 s 1/0 0/0");
    assert_eq!(legal(&pocket), "@b2 @c1");
}

#[test]
fn a_player_who_can_enter_a_piece_must() {
    let game = after(start("the-game"), "@c3 @f6");
    assert!(game.legal().iter().all(|token| token.starts_with('@')));
    assert!(legal(&game).contains("@c3"), "also onto a piece of one's own");
    for text in ["c3-e6", "c3e6", "c3xe6"] {
        let sentence = refusal(&game, text);
        assert!(sentence.contains("4 of your pieces are still off the board"), "{sentence}");
    }
    assert!(refusal(&position("8/8/8/8/8/2S5/8/8 s 1/5 0/0"), "c3-e6").contains("one of your pieces is still off"));
}

#[test]
fn a_player_whose_base_is_occupied_slides_instead_of_entering() {
    let game = position("8/8/8/8/8/2S5/8/S7 s 3/5 0/0");
    assert!(game.legal().iter().all(|token| !token.starts_with('@')));
    assert!(is_legal(&game, "c3-e6") && is_legal(&game, "a1-f1"));
    assert!(refusal(&game, "@c3").contains("has to be empty"));
    assert_eq!(obstacles(&game, "@c3"), "a1");
}

#[test]
fn a_player_whose_entering_pieces_are_shut_in_slides_instead() {
    let game = position("8/8/8/8/8/2S5/M7/1M6 s 3/3 0/0");
    assert!(!game.legal().is_empty() && game.legal().iter().all(|token| token.starts_with("c3-")));
    assert_eq!(obstacles(&game, "@c3"), "a2 b1");
}

#[test]
fn an_entering_piece_may_end_on_a_stack() {
    let on_one = after(position("8/8/8/8/8/2M5/8/8 s 4/4 0/0"), "@c3");
    assert_eq!(on_one.position(), "8/8/8/8/8/2[MS]5/8/8 m 3/4 0/0");
    let on_two = after(position("8/8/8/8/8/2[MM]5/8/8 s 4/3 0/0"), "@c3");
    assert_eq!(on_two.position(), "8/8/8/8/8/2[MM]5/8/8 m 3/3 0/0", "alone on two of the opponent's it is lost");
    assert_eq!(on_two.diagram().captured, [2, 0]);
}

// Stacks

#[test]
fn a_piece_lands_on_a_stack_as_the_table_says() {
    for (before, landed) in
        [("S", "SS"), ("M", "MS"), ("[SS]", "SSS"), ("[SM]", "SS"), ("[MS]", "SS"), ("[MM]", "MM"), ("[SSS]", "-")]
    {
        let game = position(&format!("1M6/8/8/8/8/2{before}4S/8/1S6 s 0/0 0/0"));
        if landed == "-" {
            assert!(!is_legal(&game, "h3-c3"), "{before}");
        } else {
            let expected = format!("1M6/8/8/8/8/2[{landed}]5/8/1S6 m 0/0 0/0");
            assert_eq!(after(game, "h3-c3").position(), expected, "{before}");
        }
    }
}

#[test]
fn only_the_top_piece_of_a_square_moves() {
    let game = position("8/8/8/8/8/2[SM]4S/8/8 s 0/0 0/0");
    assert_eq!(slides(&game, "c3"), "");
    assert!(refusal(&game, "c3-e6").contains("opponent’s piece covers the one on c3"));
    let game = after(game, "h3-c3");
    assert_eq!(game.position(), "8/8/8/8/8/2[SS]5/8/8 - 0/0 0/0");
    let freed = after(position("8/8/8/8/8/2[SM]5/8/8 m 0/0 0/0"), "c3-e6");
    assert!(is_legal(&freed, "c3-d3"), "what was covered moves again once it is on top");
}

#[test]
fn a_second_piece_on_ones_covered_piece_captures_the_enemy_between_them() {
    let game = after(position("M7/8/8/8/8/2[SM]4S/8/8 s 0/0 0/0"), "h3-c3");
    assert_eq!(game.position(), "M7/8/8/8/8/2[SS]5/8/8 m 0/0 0/0");
}

#[test]
fn a_second_piece_beside_ones_own_on_an_enemy_captures_the_enemy_below() {
    let game = after(position("M7/8/8/8/8/2[MS]4S/8/8 s 0/0 0/0"), "h3-c3");
    assert_eq!(game.position(), "M7/8/8/8/8/2[SS]5/8/8 m 0/0 0/0");
}

#[test]
fn a_lone_piece_that_lands_on_two_of_the_opponents_is_lost() {
    let game = after(position("S7/8/8/8/8/2[MM]4S/8/8 s 0/0 0/0"), "h3-c3");
    assert_eq!(game.position(), "S7/8/8/8/8/2[MM]5/8/8 m 0/0 0/0");
}

#[test]
fn three_pieces_of_one_player_stand_together_and_nothing_lands_on_them() {
    let game = after(position("8/8/8/8/8/2[SS]4S/8/1M6 s 0/0 0/0"), "h3-c3");
    assert_eq!(game.position(), "8/8/8/8/8/2[SSS]5/8/1M6 m 0/0 0/0");
    assert!(!is_legal(&game, "b1-c3"));
    let full = position("8/8/8/8/8/2[SSS]5/2M5/8 m 0/0 0/0");
    assert!(refusal(&full, "c2-c3").contains("three pieces are on c3"));
    assert_eq!(obstacles(&full, "c2-c3"), "c3");
}
