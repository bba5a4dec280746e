//! Flanks, and what a turn flips.

use super::{five, five_at, flips, stones};
use crate::support::*;
use parlour::rules::GameDef;
use parlour::text::Language;

// Flanks.

#[test]
fn equally_many_empty_points_between_make_a_flank() {
    assert_eq!(stones(&five("e3 e5 e7"), "e5"), "B");
    assert_eq!(stones(&five("e1 e5 e9"), "e5"), "B");
    assert_eq!(stones(&five("c3 e5 g7"), "e5"), "B");
}

#[test]
fn different_distances_make_no_flank() {
    assert_eq!(stones(&five("e4 e5 e7"), "e5"), "W");
    assert_eq!(stones(&five("e2 e5 e6"), "e5"), "W");
}

#[test]
fn only_the_nearest_stones_flank() {
    // e3 and e7 are equally far from e5, but another stone is nearer, whatever its color.
    assert_eq!(stones(&five("e3 e6 a1 e5 e7"), "e5 e6"), "WW");
    assert_eq!(stones(&five("e3 e5 e6 a1 e7"), "e5"), "W");
    // e4 is as near as e6 and makes a flank with it.
    assert_eq!(stones(&five("e3 e5 e6 a1 e4"), "e5"), "B");
}

// A turn, the cascade.

#[test]
fn enemy_stones_between_two_of_yours_flip() {
    let game = five("e4 e5 e6");
    assert_eq!(game.position(), "5/6/7/8/3BBB3/8/7/6/5 w - 0");
}

#[test]
fn stones_flanked_on_several_lines_flip_at_the_same_time() {
    let game = five("e3 e4 c5 d5 a1 a3");
    let before = after(game, "a5 i9");
    assert_eq!(flips(&before, "e5"), "d5 e4");
    assert_eq!(stones(&after(before, "e5"), "e4 d5 e5"), "BBB");
}

#[test]
fn a_stone_placed_between_two_enemy_stones_flips() {
    let before = five("a1 e4 a3 e6");
    assert_eq!(flips(&before, "e5"), "e5");
    assert_eq!(after(before, "e5").position(), "5/6/7/8/3WWW3/8/7/6/B1B2 w - 0");
}

#[test]
fn a_stone_placed_between_enemy_stones_first_flips_what_it_flanks() {
    // e5 flips d5 together with c5. It stays between e4 and e6, so that it flips in the second stage; now nothing
    // flanks d5 any more, which keeps its new color.
    let before = five("c5 e4 a1 e6 a3 d5");
    assert_eq!(flips(&before, "e5"), "d5 e5");
    assert_eq!(stones(&after(before, "e5"), "c5 d5 e5"), "BBW");
}

#[test]
fn a_placed_stone_stays_if_the_first_stage_gives_it_a_flank_of_its_own_color() {
    // d5 flips between c5 and e5, and with f5 it then flanks e5, which e4 and e6 flank as well.
    let before = five("c5 e4 f5 e6 a1 d5");
    assert_eq!(flips(&before, "e5"), "d5");
    assert_eq!(stones(&after(before, "e5"), "d5 e5 f5"), "BBB");
}

#[test]
fn a_placed_stone_stays_if_the_first_stage_takes_a_flanking_stone() {
    // e5 flips e6 (with e7) before it would be judged between e4 and e6.
    let before = five("e7 e4 a1 e6");
    assert_eq!(flips(&before, "e5"), "e6");
    assert_eq!(stones(&after(before, "e5"), "e4 e5 e6 e7"), "WBBB");
}

#[test]
fn a_flip_sets_off_the_next_one() {
    let before = five("e4 e5 c5 d5");
    assert_eq!(flips(&before, "e6"), "e5 d5");
    assert_eq!(after(before, "e6").position(), "5/6/7/8/3BBB3/4B3/4B2/6/5 w - 0");
}

#[test]
fn a_flip_of_the_second_stage_takes_along_friends_it_then_flanks() {
    // e5 steps between e4 and e6 and turns white; with c5 it then flanks d5, which flips in the next round's second stage.
    let before = five("d5 e4 a1 e6 a3 c5");
    assert_eq!(flips(&before, "e5"), "e5 d5");
    assert_eq!(stones(&after(before, "e5"), "c5 d5 e5"), "WWW");
}

#[test]
fn a_stone_placed_where_both_colors_flank_keeps_its_color() {
    let game = five("d5 e4 f5 e6");
    assert_eq!(flips(&game, "e5"), "");
    assert_eq!(after(game, "e5").position(), "5/6/7/3B4/3WBW3/4B3/7/6/5 w - 0");
}

#[test]
fn an_old_flank_stays_without_effect_after_the_stones_own_flank_is_broken() {
    // The example of the page.
    let game = five("d5 e4 f5 e6 e5 f4 a1");
    assert_eq!(flips(&game, "f6"), "f5");
    assert_eq!(after(game, "f6").position(), "5/6/7/2WWW3/3WBW3/4B3/7/6/B4 b - 0");
}

#[test]
fn an_old_flank_stays_without_effect_after_a_stone_breaks_the_own_flank() {
    // f5 comes between e5 and g5, where it flips, so that c5 and g5 flank e5 no longer.
    let before = five("c5 e4 g5 e6 e5");
    assert_eq!(flips(&before, "f5"), "f5");
    assert_eq!(stones(&after(before, "f5"), "e4 e5 e6"), "WBW");
}

#[test]
fn a_flank_that_a_younger_own_one_held_off_is_not_new_once_that_one_is_broken() {
    // Black's e5 flips e6 and turns white between c3 and g7; f5 now stands in a new flank of e5 and g5. But e6 flips
    // f7 before f5 is judged, and f3 and f7 are younger still.
    let game = five("f5 g5 e7 c3 g8 g7 f3 e6 a5 f7");
    assert_eq!(flips(&game, "e5"), "e6 e5 f7");
    let game = after(game, "e5");
    assert_eq!(stones(&game, "e5 f5 g5"), "WBW");
    // f6 comes between f5 and f7. What still flanks f5 is white and younger than f5, but older than what settled it.
    assert_eq!(flips(&game, "f6"), "");
    assert_eq!(stones(&after(game, "f6"), "e5 f5 g5"), "WBW");
}

#[test]
fn a_new_flank_flips_a_stone_that_both_colors_flank() {
    let game = five("d5 e4 f5 e6 e5 d4 a1");
    assert!(flips(&game, "f6").starts_with("e5"));
    // Along the row the stones are old; d4 and f6 are a new flank.
    assert_eq!(stones(&after(game, "f6"), "d4 e5 f6"), "WWW");
}

#[test]
fn the_old_flank_of_a_flipped_stones_former_color_does_not_flip_it_back() {
    // d5 and f5 go on flanking e5, which has become white: they are older than its flip.
    let game = five("d5 e4 f5 e6 e5 d4 a1 f6");
    assert_eq!(stones(&game, "d5 f5 e5"), "BBW");
    assert_eq!(flips(&game, "a3"), "");
}

#[test]
fn a_stone_flipped_in_a_turn_is_younger_than_the_stone_that_was_placed() {
    // The new e5 makes d5 flip, not the placed e6, which flanks nothing but e5.
    let game = five("e4 e5 c5 d5 e6");
    assert_eq!(stones(&game, "d5"), "B");
    // White's a5 comes later and has no say in it.
    assert_eq!(stones(&after(game, "a5"), "d5"), "B");
}

#[test]
fn stones_of_a_position_that_was_read_are_equally_old() {
    // Black flanks e5, but by no new flank.
    let game = five_at("5/6/7/8/3BWB3/8/7/6/5");
    assert_eq!(flips(&game, "a1"), "");
    // A stone placed there is younger still; one placed anew on another line is what counts.
    let game = after(game, "a1 d5");
    assert_eq!(flips(&after(game, "a3"), "f5"), "e5");
}

#[test]
fn a_stone_placed_between_stones_that_were_read_flips() {
    let game = five_at("5/6/7/8/3B1B3/8/7/6/5");
    assert_eq!(flips(&game, "e5"), "e5");
}

/// What the lesson's page about ages says of the board beside it.
#[test]
fn the_example_of_the_lesson_about_ages_is_what_happens() {
    let turns = "d5 e4 f5 e6 e5 f4 a1 f6";
    let kind = GameDef::find("fursaz").unwrap();
    let page = kind.lesson().iter().position(|page| page.text == "fursaz-lesson-age").unwrap();
    assert_eq!(kind.position_of_page(page).unwrap().position(), five(turns).position());
    let text = Language::english().word("fursaz-lesson-age");
    assert!(text.contains(&format!("in this order: {}.", turns.replace(' ', ", "))), "{text}");
    // d5 and f5 save the stone that is placed between e4 and e6.
    assert_eq!(stones(&five("d5 e4 f5 e6 e5"), "e5"), "B");
    assert_eq!(stones(&five("d4 e4 f5 e6 e5"), "e5"), "W");
    // f6 flips f5, and leaves e5, which has lost its own flank.
    assert_eq!(stones(&five("d5 e4 f5 e6 e5 f4 a1"), "f5 e5"), "BB");
    assert_eq!(stones(&five(turns), "f5 e5"), "WB");
}
