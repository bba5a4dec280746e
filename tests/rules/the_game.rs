//! THE GAME: its rulings. The headings named in comments are those of `docs/rules/the-game.md`.

mod naive;

use std::collections::BTreeSet;

use parlour::rules::{Attempt, Change, Coord, Game, Ground, Piece, Player, Reading, Shape, Sign};
use parlour::text::Language;

use self::naive::Naive;
use crate::support::{Random, after, at, bad_position, is_legal, legal, outcome, refusal, start};

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
    assert!(refusal(&game, "d4-d4").contains("another square"));
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
    assert!(refusal(&stairs, "a1-c4").contains("turns at most twice"));
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
    assert!(sentence.contains("c1 has no slide") && sentence.contains("a2, b2, c2, d2, e1"), "{sentence}");
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
    assert!(refusal(&game, "@a1").contains("cannot stay on the base a1"));
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
    assert!(refusal(&game, "c3-e6").contains("is covered by the opponent"));
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
    assert!(refusal(&full, "c2-c3").contains("three pieces stand on c3"));
    assert_eq!(obstacles(&full, "c2-c3"), "c3");
}

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
    assert!(sentence.contains("your own base a1") && sentence.contains("three turns"), "{sentence}");
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

// Notation

#[test]
fn entries_are_typed_with_and_without_the_sign() {
    let game = start("the-game");
    for text in ["@c3", "c3", "C3", " @ c3 ", "1. @c3", "s@c3"] {
        assert_eq!(game.read(text), Reading::Complete { actions: vec!["@c3".into()] }, "{text}");
    }
    assert!(refusal(&game, "a1-c3").contains("@c3"), "the base is not written");
    assert!(refusal(&game, "+c3").contains("never come back"));
}

#[test]
fn slides_are_typed_tolerantly() {
    let game = position("8/8/8/8/8/2S4M/8/8 s 0/0 0/0");
    for text in ["c3-e6", "c3e6", "C3 e6", "c3 → e6"] {
        assert_eq!(game.read(text), Reading::Complete { actions: vec!["c3-e6".into()] }, "{text}");
    }
    assert!(refusal(&game, "c3xh3").contains("written c3-h3"), "captures have no sign of their own");
    let Reading::Partial { next, .. } = game.read("c3") else { panic!() };
    assert_eq!(next, game.legal());
    for further in ["c3-e6 h3-h8", "c3-e6-h8", "c3-e6xh8"] {
        assert!(refusal(&game, further).contains("the turn is over after c3-e6"), "{further}");
    }
}

#[test]
fn refusals_name_the_rule() {
    let game = position("8/8/8/8/8/2S4M/8/SM6 s 0/0 0/0");
    assert!(refusal(&game, "h3-h8").contains("h3 is not yours"));
    assert!(refusal(&game, "d4-d5").contains("no piece on d4"));
    assert!(refusal(&game, "d4").contains("no piece on d4"));
    assert!(refusal(&game, "i4-d5").contains("i4 is not on the board"));
    assert!(refusal(&game, "@c3").contains("none of your pieces is off the board"));
    assert!(refusal(&game, "pass").contains("no passing"));
    assert!(refusal(&game, "end").contains("cannot be ended"));
    assert!(refusal(&game, "swap").contains("no action of this game"));
    assert!(refusal(&start("the-game"), "@b3").contains("b3 is 3 squares from your base a1"));
    assert!(refusal(&start("the-game"), "@h8").contains("h8 is 14 squares from your base a1"));
}

#[test]
fn a_legal_attempt_is_explained_by_how_it_is_written() {
    let language = Language::english();
    let step = Attempt::Step { from: coord("c3"), sign: Some(Sign::Dash), to: coord("e6") };
    let game = position("8/8/8/8/8/2S4M/8/8 s 0/0 0/0");
    assert!(language.say(&game.explain(&step).message).contains("c3-e6"));
    assert!(language.say(&game.explain(&Attempt::Point(coord("c3"))).message).contains("c3 can slide to a2,"));
    let drop = Attempt::Drop { piece: None, at: coord("c3") };
    assert!(language.say(&start("the-game").explain(&drop).message).contains("@c3"));
}

// Position strings

#[test]
fn what_is_no_position_is_refused_with_what_is_wrong() {
    let bad = |text: &str| bad_position("the-game", text);
    let rest = "8/8/8/8/8/8/8";
    for (text, wrong) in [
        (format!("{rest}/8 s 5/5"), "4 fields"),
        (format!("{rest} s 5/5 0/0"), "8 rows"),
        (format!("{rest}/9 s 5/5 0/0"), "column 15"),
        (format!("{rest}/7 s 5/5 0/0"), "8 places"),
        (format!("{rest}/s7 s 4/5 0/0"), "“s” is no piece"),
        (format!("{rest}/1X6 s 4/5 0/0"), "column 16: “X” is no piece"),
        (format!("{rest}/1[SSSS]6 s 1/5 0/0"), "more than three pieces on b1"),
        (format!("{rest}/1[SSM]6 s 1/4 0/0"), "three pieces of both players on b1"),
        (format!("{rest}/S7 w 4/5 0/0"), "column 18: the side to move is s, m or -"),
        (format!("{rest}/S7 - 4/5 0/0"), "the game is not over"),
        (format!("{rest}/M7 s 4/4 0/0"), "the game is over here"),
        (format!("{rest}/1M6 s 0/4 0/0"), "the game is over here"),
        (format!("{rest}/1S6 s 5/5 0/0"), "column 21: Sun has 6 pieces"),
        (format!("{rest}/8 s 6/5 0/0"), "“6/5”"),
        (format!("{rest}/8 s 5-5 0/0"), "“5-5”"),
        (format!("{rest}/8 s 05/5 0/0"), "“05/5”"),
        (format!("{rest}/S7 s 4/5 4/0"), "“4/0”"),
        (format!("{rest}/1S6 s 4/5 1/0"), "Sun has no piece on its base a1"),
        (format!("{rest}/1S6 s 4/5 0/1"), "Moon has no piece on its base h8"),
        (format!("{rest}/8 s 0/0 0/0"), "no piece is left"),
        (format!("{rest}/[MS]7 s 3/3 0/0"), "cannot stand on a1, Sun’s base"),
        (format!("{rest}/[MMM]7 - 3/2 0/0"), "cannot stand on a1, Sun’s base"),
        ("7S/8/8/8/8/8/8/M7 - 3/3 0/0".into(), "both bases"),
        ("8/8/8/8/8/8/M7/SM6 s 0/0 0/0".into(), "Sun has no legal action"),
        (format!("{rest}/8 m 5/5 0/0"), "Sun is to move"),
        (format!("{rest}/1M6 s 5/4 0/0"), "Sun is to move"),
        (format!("{rest}/M7 - 5/4 0/0"), "Sun is to move"),
        (format!("{rest}/8 s  5/5 0/0"), "two blanks"),
    ] {
        let error = bad(&text);
        assert!(error.contains(wrong), "{text}: {error}");
    }
    assert!(bad_position("the-game 7x7", "8/8/8/8/8/8/8/8 s 5/5 0/0").contains("7 rows"));
}

// What there is to see

#[test]
fn the_diagram_shows_bases_stacks_hands_and_captures() {
    let diagram = position("8/8/8/8/8/2[MS]5/8/8 s 3/2 0/0").diagram();
    assert_eq!(diagram.shape, Shape::Rectangle { files: 8, ranks: 8, crossings: None });
    assert_eq!(diagram.cells.len(), 64);
    assert!(diagram.cells.is_sorted_by_key(|(at, _)| *at));
    let bases: Vec<_> = diagram.cells.iter().filter(|(_, ground)| *ground != Ground::Plain).collect();
    assert_eq!(bases, [&(coord("a1"), Ground::Base(Player::One)), &(coord("h8"), Ground::Base(Player::Two))]);
    let kinds = |pieces: &[Piece]| pieces.iter().map(|piece| piece.kind).collect::<Vec<_>>();
    let [(square, stack)] = diagram.stacks.as_slice() else { panic!("{:?}", diagram.stacks) };
    assert_eq!((*square, kinds(stack)), (coord("c3"), vec!["moon", "sun"]));
    assert_eq!(diagram.hands.map(|hand| hand[0].1), [3, 2]);
    assert_eq!(diagram.captured, [1, 2]);
}

#[test]
fn an_entry_goes_over_the_base_and_four_squares() {
    let effects = start("the-game").effects("@c3").unwrap();
    assert_eq!((effects.from, effects.to), (None, Some(coord("c3"))));
    assert_eq!(effects.piece.unwrap().kind, "sun");
    assert_eq!(effects.path.len(), 5);
    assert_eq!((effects.path[0], effects.path[4]), (coord("a1"), coord("c3")));
    assert_eq!(effects.changes, []);
}

#[test]
fn the_way_shown_is_a_free_one_with_few_turns() {
    let straight = position("8/8/8/8/8/8/8/2S4M s 0/0 0/0").effects("c1-h1").unwrap();
    assert_eq!(straight.path, ["c1", "d1", "e1", "f1", "g1", "h1"].map(coord));
    let around = position("8/8/8/8/8/8/M7/S6S s 0/0 0/0").effects("a1-b5").unwrap();
    assert_eq!(around.path, ["a1", "b1", "b2", "b3", "b4", "b5"].map(coord));
}

#[test]
fn covering_and_capturing_are_effects_in_this_order() {
    let changes = |text: &str| {
        let describe = |change: &Change| match change {
            Change::Covered(at, pieces) => format!("cover {at} {}", letters(pieces)),
            Change::Captured(at, pieces) => format!("capture {at} {}", letters(pieces)),
            other => panic!("{other:?}"),
        };
        position(text).effects("h3-c3").unwrap().changes.iter().map(describe).collect::<Vec<_>>()
    };
    assert_eq!(changes("M7/8/8/8/8/2M4S/8/8 s 0/0 0/0"), ["cover c3 M"]);
    assert_eq!(changes("M7/8/8/8/8/2[SS]4S/8/8 s 0/0 0/0"), ["cover c3 SS"]);
    assert_eq!(changes("M7/8/8/8/8/2[SM]4S/8/8 s 0/0 0/0"), ["cover c3 SM", "capture c3 M"]);
    assert_eq!(changes("M7/8/8/8/8/2[MM]4S/8/8 s 0/0 0/0"), ["cover c3 MM", "capture c3 S"]);
}

fn letters(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| piece.letter).collect()
}

// Laws, by random play

/// Plays a game at random for so many actions at most, and shows every position on the way.
fn random_game(variant: &str, random: &mut Random, plies: usize, mut look: impl FnMut(&Game, usize)) {
    let mut game = start(variant);
    for ply in 0..plies {
        look(&game, ply);
        let legal = game.legal();
        if legal.is_empty() {
            return;
        }
        game.play(random.pick::<String>(&legal)).unwrap();
    }
}

#[test]
fn every_position_reached_is_read_again_as_itself() {
    let mut random = Random::new(1);
    for (variant, _) in VARIANTS {
        for _ in 0..30 {
            random_game(variant, &mut random, 150, |game, _| {
                let text = game.position();
                let again = at(variant, &text);
                assert_eq!(again.position(), text);
                let stopped = game.outcome().is_some_and(|outcome| outcome.reason.word() == "repetition");
                assert!(stopped || again.legal() == game.legal(), "{text}");
                assert!(stopped || again.outcome() == game.outcome(), "{text}");
            });
        }
    }
}

#[test]
fn the_naive_referee_agrees_about_thousands_of_random_positions() {
    let mut random = Random::new(2);
    for (variant, _) in VARIANTS {
        for _ in 0..10 {
            let mut game = start(variant);
            let mut referee = Naive::read(&game.position());
            for _ in 0..120 {
                let legal = game.legal();
                assert!(legal.is_sorted_by(|a, b| a < b), "sorted and each once: {legal:?}");
                assert_eq!(legal.iter().cloned().collect::<BTreeSet<_>>(), referee.legal(), "{}", game.position());
                if legal.is_empty() {
                    break;
                }
                let token = random.pick(&legal).clone();
                game.play(&token).unwrap();
                referee.play(&token);
                assert_eq!(game.position(), referee.write(), "after {token}");
                if game.outcome().is_some_and(|outcome| outcome.reason.word() == "repetition") {
                    break;
                }
            }
        }
    }
}

#[test]
fn every_way_shown_is_a_way_that_the_rules_allow() {
    let mut random = Random::new(3);
    random_game("the-game", &mut random, 150, |game, _| {
        let stacks = game.diagram().stacks;
        for token in game.legal() {
            let effects = game.effects(&token).unwrap();
            let path = &effects.path;
            assert_eq!(path.len(), if effects.from.is_some() { 6 } else { 5 }, "{token}");
            assert_eq!(path.last().copied(), effects.to);
            for pair in path.windows(2) {
                let step = pair[0].letter.abs_diff(pair[1].letter) + pair[0].number.abs_diff(pair[1].number);
                assert_eq!(step, 1, "{token}: {path:?}");
            }
            let between = &path[1..path.len() - 1];
            assert!(between.iter().all(|at| stacks.iter().all(|(taken, _)| taken != at)), "{token}: {path:?}");
        }
    });
}

#[test]
fn every_attempt_on_the_board_that_is_not_legal_is_refused_by_a_rule() {
    let mut random = Random::new(4);
    let vague = ["refused-not-here", "refused-word", "refused-off-board", "refused-unreadable"];
    for (variant, size) in VARIANTS {
        let squares: Vec<Coord> = (0..size).flat_map(|l| (1..=size).map(move |n| Coord::new(l, n))).collect();
        random_game(variant, &mut random, 120, |game, ply| {
            if ply % 20 != 0 || game.outcome().is_some() {
                return;
            }
            let base = if game.to_move() == Some(Player::One) { squares[0] } else { squares[squares.len() - 1] };
            let legal: BTreeSet<String> = game.legal().into_iter().collect();
            let occupied: BTreeSet<Coord> = game.diagram().stacks.iter().map(|(at, _)| *at).collect();
            let check = |attempt: Attempt| {
                let refusal = game.explain(&attempt);
                let key = refusal.message.key;
                let sentence = Language::english().say(&refusal.message);
                let about = format!("{attempt} at {}: {sentence}", game.position());
                assert!(!vague.contains(&key) && sentence != key, "{about}");
                assert!(refusal.obstacles.iter().all(|at| occupied.contains(at)), "{about}");
                let names_obstacles = key.ends_with("blocked") || key.ends_with("stuck");
                assert!(!names_obstacles || !refusal.obstacles.is_empty(), "{about}");
                let enters_from_base = matches!(attempt, Attempt::Step { from, .. } if from == base);
                let is_legal = legal.contains(&attempt.to_string()) || enters_from_base;
                assert!(is_legal || key != "the-game-written", "{about}");
            };
            for &to in &squares {
                for &from in &squares {
                    check(Attempt::Step { from, sign: Some(Sign::Dash), to });
                }
                check(Attempt::Drop { piece: None, at: to });
                check(Attempt::Revive(to));
                let point = game.explain(&Attempt::Point(to));
                let word = Language::english().say(&point.message);
                assert!(word != point.message.key && !vague.contains(&point.message.key), "{to}: {word}");
            }
        });
    }
}
