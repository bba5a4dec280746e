//! The rulings of Fursaz. Every test names the heading of `docs/rules/fursaz.md` that it follows from.

use std::collections::{BTreeMap, HashSet};

use parlour::rules::{Attempt, Change, Color, Coord, Game, Ground, Kind, Player, Reading, Reason, Shape, Sign};
use parlour::text::Language;

use crate::support::*;

fn coord(name: &str) -> Coord {
    Coord::parse(name).unwrap()
}

/// The stones on some points, `"e4 e5"` → `"BW"`, `.` where there is none.
fn stones(game: &Game, points: &str) -> String {
    let diagram = game.diagram();
    let letter = |name| {
        let stack = diagram.stacks.iter().find(|(at, _)| *at == coord(name));
        stack.map_or('.', |(_, stack)| stack[0].letter)
    };
    points.split_whitespace().map(letter).collect()
}

/// The points where stones flip by an action, in order.
fn flips(game: &Game, token: &str) -> String {
    let effects = game.effects(token).unwrap();
    let flipped = effects.changes.iter().filter_map(|change| match change {
        Change::Flipped(at) => Some(at.to_string()),
        _ => None,
    });
    flipped.collect::<Vec<_>>().join(" ")
}

fn five(actions: &str) -> Game {
    after(start("fursaz 5"), actions)
}

/// A game on the small board from its rows, White to move.
fn five_at(rows: &str) -> Game {
    at("fursaz 5", &format!("{rows} w - 0"))
}

// Board.

#[test]
fn the_boards_have_127_and_61_points_and_the_larger_one_is_usual() {
    assert_eq!(Kind::find("fursaz").unwrap().about.variants, ["7", "5"]);
    assert_eq!(start("fursaz").legal().len(), 127);
    assert_eq!(start("fursaz 5").legal().len(), 61);
}

#[test]
fn rows_grow_to_the_middle_and_then_lose_their_first_numbers() {
    let seven = start("fursaz");
    for (row, from, to) in [('a', 1, 7), ('b', 1, 8), ('g', 1, 13), ('h', 2, 13), ('l', 6, 13), ('m', 7, 13)] {
        for number in 1..=14 {
            let token = format!("{row}{number}");
            assert_eq!(is_legal(&seven, &token), (from..=to).contains(&number), "{token}");
        }
    }
    let five = start("fursaz 5");
    for (row, from, to) in [('a', 1, 5), ('e', 1, 9), ('f', 2, 9), ('i', 5, 9)] {
        for number in 1..=10 {
            let token = format!("{row}{number}");
            assert_eq!(is_legal(&five, &token), (from..=to).contains(&number), "{token}");
        }
    }
    assert!(!is_legal(&seven, "n8"));
    assert!(!is_legal(&five, "j7"));
}

#[test]
fn the_picture_is_a_hexagon_with_a_place_for_every_point() {
    let diagram = start("fursaz").diagram();
    assert_eq!(diagram.shape, Shape::Hexagon { side: 7 });
    assert_eq!(diagram.cells.len(), 127);
    assert!(diagram.cells.is_sorted_by_key(|(at, _)| *at));
    assert!(diagram.cells.iter().all(|(_, ground)| *ground == Ground::Plain));
    assert_eq!(start("fursaz 5").diagram().shape, Shape::Hexagon { side: 5 });
}

#[test]
fn three_lines_run_through_every_point() {
    // Along the row, with the same number, with both changing together: e5 flips. Never along a fourth line.
    for (one, other) in [("e4", "e6"), ("d5", "f5"), ("d4", "f6")] {
        let game = five(&format!("{one} e5 {other}"));
        assert_eq!(stones(&game, "e5"), "B", "{one} {other}");
    }
    for (one, other) in [("d6", "f4"), ("e4", "f6"), ("d4", "f5")] {
        let game = five(&format!("{one} e5 {other}"));
        assert_eq!(stones(&game, "e5"), "W", "{one} {other}");
    }
}

#[test]
fn lines_keep_their_numbers_across_the_middle_row_and_end_at_the_edge() {
    assert_eq!(stones(&after(start("fursaz"), "f6 g6 h6"), "g6"), "B");
    assert_eq!(stones(&after(start("fursaz"), "f6 g7 h8"), "g7"), "B");
    assert_eq!(stones(&after(start("fursaz"), "f6 g6 h7"), "g6"), "W");
    assert_eq!(stones(&after(start("fursaz"), "g1 m7 m13"), "m7"), "W");
    assert_eq!(stones(&after(start("fursaz"), "m7 m10 m13"), "m10"), "B");
    assert_eq!(stones(&after(start("fursaz"), "a7 g13 m13"), "g13"), "W");
}

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

// Opening.

#[test]
fn the_first_turn_places_a_black_stone_and_cannot_be_a_pass() {
    let game = start("fursaz 5");
    assert_eq!(game.position(), "5/6/7/8/9/8/7/6/5 b first 0");
    assert_eq!(start("fursaz").position(), "7/8/9/10/11/12/13/12/11/10/9/8/7 b first 0");
    assert!(!is_legal(&game, "pass"));
    assert!(!is_legal(&game, "swap"));
    assert_eq!(after(game, "e5").position(), "5/6/7/8/4B4/8/7/6/5 w pie 0");
}

#[test]
fn player_two_may_place_pass_or_swap_in_answer_to_the_first_stone() {
    let game = five("e5");
    assert_eq!(game.to_move(), Some(Player::Two));
    assert_eq!(game.legal().len(), 60 + 2);
    assert!(is_legal(&game, "pass") && is_legal(&game, "swap") && !is_legal(&game, "e5"));
    assert_eq!(after(game.clone(), "a1").position(), "5/6/7/8/4B4/8/7/6/W4 b - 0");
    assert_eq!(after(game, "pass").position(), "5/6/7/8/4B4/8/7/6/5 b - 1");
}

#[test]
fn after_a_swap_player_one_goes_on_as_white() {
    let game = five("e5 swap");
    assert_eq!(game.position(), "5/6/7/8/4B4/8/7/6/5 w swapped 0");
    assert_eq!(game.to_move(), Some(Player::One));
    assert_eq!((game.color(Player::One), game.color(Player::Two)), (Color::White, Color::Black));
    assert!(!is_legal(&game, "swap"));
    let game = after(game, "a1");
    assert_eq!(stones(&game, "a1"), "W");
    assert_eq!(game.to_move(), Some(Player::Two));
    assert_eq!(game.position(), "5/6/7/8/4B4/8/7/6/W4 b swapped 0");
}

#[test]
fn nobody_can_swap_later() {
    for actions in ["e5 a1", "e5 pass", "e5 swap", "e5 swap a1", "e5 pass a1"] {
        assert!(!is_legal(&five(actions), "swap"), "{actions}");
    }
}

// End and score.

#[test]
fn two_passes_in_a_row_end_the_game() {
    let game = five("e4 a1 e6 pass");
    assert_eq!((outcome(&game).as_str(), game.position().as_str()), ("-", "5/6/7/8/3B1B3/8/7/6/W4 b - 1"));
    let game = after(game, "pass");
    assert_eq!(game.position(), "5/6/7/8/3B1B3/8/7/6/W4 - - 2");
    assert_eq!((game.to_move(), game.legal().len()), (None, 0));
    assert_eq!(outcome(&game), "1 score 3 1");
}

#[test]
fn passes_with_a_stone_between_do_not_end_the_game() {
    let game = five("e5 pass a1 pass");
    assert_eq!(outcome(&game), "-");
    assert_eq!(game.position(), "5/6/7/8/4B4/8/7/6/B4 b - 1");
}

#[test]
fn the_answer_to_the_first_stone_may_be_the_first_of_two_passes() {
    assert_eq!(outcome(&five("e5 pass pass")), "1 score 1 0");
    assert_eq!(outcome(&five("e5 swap pass pass")), "2 score 0 1");
}

#[test]
fn empty_points_that_only_one_color_flanks_count_for_it() {
    // Black flanks e5, first alone; then White's b2 and h8, three steps away on the long diagonal, flank it as well.
    let one = after(five_at("5/6/7/8/3B1B3/8/7/6/5"), "pass pass");
    assert_eq!(outcome(&one), "1 score 3 0");
    let both = after(five_at("5/4W1/7/8/3B1B3/8/7/1W4/5"), "pass pass");
    assert_eq!(outcome(&both), "0 score 2 2");
    assert!(both.diagram().territory.is_empty());
}

#[test]
fn territory_and_points_are_known_all_the_time() {
    let game = five("e4 swap a1 e6 pass");
    assert_eq!(game.diagram().territory, [(coord("e5"), Player::Two)]);
    let points = game.diagram().points.unwrap().map(|points| points.to_string());
    assert_eq!(points, ["1", "3"]);
    let game = after(game, "pass");
    assert_eq!(game.diagram().territory, [(coord("e5"), Player::Two)]);
    assert_eq!(outcome(&game), "2 score 1 3");
}

fn remarks(game: &Game, at: &str) -> Vec<String> {
    game.remarks(coord(at)).iter().map(|message| Language::english().say(message)).collect()
}

#[test]
fn what_settles_a_stone_and_who_flanks_a_point_is_told() {
    let game = five("d5 e4 f5 e6 e5");
    let older = "White’s flank has no effect: e4 to e6.";
    assert_eq!(remarks(&game, "e5"), ["Black, settled by its own placing or last flip.", older]);
    assert_eq!(remarks(&game, "e4"), ["White, settled by its own placing or last flip."]);
    let game = five("e5 a1 d5 a2 f5");
    assert_eq!(remarks(&game, "e5"), ["Black, settled by the flank d5 to f5."]);
    // White takes d5 away, and with it the flank.
    let game = after(game, "d4 i9 d6");
    assert_eq!(remarks(&game, "e5"), ["Black, settled by a flank that is broken by now."]);
    let game = five("e4 swap a1 e6 pass");
    assert_eq!(remarks(&game, "e5"), ["Black flanks it: e4 to e6."]);
    assert_eq!(remarks(&game, "a3"), [""; 0]);
}

#[test]
fn equal_scores_are_a_draw() {
    assert_eq!(outcome(&five("e5 a1 pass pass")), "0 score 1 1");
}

#[test]
fn an_agreed_draw_and_a_resignation_count_nothing() {
    let mut game = five("e4 a1 e6");
    let mut resigned = game.clone();
    game.agree();
    assert_eq!(outcome(&game), "0 agreement");
    resigned.give_up(Player::One, Reason::Resignation);
    assert_eq!(outcome(&resigned), "2 resignation");
}

#[test]
fn on_a_full_board_there_is_nothing_but_to_pass() {
    let game = at("fursaz 5", "BBBBB/BBBBBB/BBBBBBB/BBBBBBBB/WWWWWWWWW/WWWWWWWW/WWWWWWW/WWWWWW/WWWWW b - 0");
    assert_eq!(legal(&game), "pass");
    assert_eq!(outcome(&after(game, "pass pass")), "2 score 26 35");
}

// Notation.

#[test]
fn typing_is_read_tolerantly() {
    let complete = |game: &Game, text: &str| match game.read(text) {
        Reading::Complete { actions } => actions.join(" "),
        other => panic!("{text}: {other:?}"),
    };
    let game = five("e5");
    assert_eq!(complete(&game, " D4 "), "d4");
    assert_eq!(complete(&game, "1. d4."), "d4");
    assert_eq!(complete(&game, "PASS"), "pass");
    assert_eq!(complete(&game, "Swap"), "swap");
    match game.read("sw") {
        Reading::Partial { actions, next } => assert!(actions.is_empty() && next == ["swap"], "{next:?}"),
        other => panic!("{other:?}"),
    }
    match game.read("") {
        Reading::Partial { next, .. } => assert_eq!(next, game.legal()),
        other => panic!("{other:?}"),
    }
    match game.read_line("swap a1, b2 pass") {
        Reading::Complete { actions } => assert_eq!(actions, ["swap", "a1", "b2", "pass"]),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_second_stone_in_one_turn_is_refused() {
    assert!(refusal(&five("e5"), "a1 a2").contains("over after a1"));
    assert!(refusal(&five("e5"), "e5-a2").contains("stones never move"));
}

// Refusals.

#[test]
fn refusals_name_what_is_in_the_way() {
    let game = five("e5 a1");
    for (attempt, part) in [
        ("e5", "a stone (Black) on e5"),
        ("a1", "a stone (White) on a1"),
        ("+a1", "a stone (White) on a1"),
        ("W@e5", "a stone (Black) on e5"),
        ("f1", "f1 is not on the board"),
        ("e5-f1", "f1 is not on the board"),
        ("i4", "its row goes from i5 to i9"),
        ("a6", "its row goes from a1 to a5"),
        ("e4-a1", "name either e4 or a1"),
        ("a1xe5", "the one on a1 stays"),
        ("@e4", "its point: e4"),
        ("+e4", "its point: e4"),
        ("B@e4", "its point: e4"),
        ("W@e4", "you play Black"),
        ("swap", "in answer to the first stone"),
        ("end", "pass"),
        ("resign", "“resign” is no action"),
    ] {
        let refusal = game.explain(&Attempt::parse(attempt).unwrap());
        let found = Language::english().say(&refusal.message);
        assert!(found.contains(part), "{attempt}: {found}");
    }
}

#[test]
fn the_words_of_the_opening_are_refused_out_of_their_time() {
    let game = start("fursaz 5");
    assert!(refusal(&game, "pass").contains("first stone"));
    assert!(refusal(&game, "swap").contains("no stone to take over"));
    assert!(refusal(&five("e5 swap"), "swap").contains("swapped already"));
    assert!(refusal(&five("e5 swap"), "B@e4").contains("you play White"));
    assert!(refusal(&five("e5"), "B@e4").contains("you play White"));
    assert!(refusal(&five("e5 pass pass"), "e4").contains("the game is over"));
}

#[test]
fn refusals_mark_the_stones_they_are_about() {
    let game = five("e5 a1");
    let obstacles = |attempt: &str| game.explain(&Attempt::parse(attempt).unwrap()).obstacles;
    assert_eq!(obstacles("e5"), [coord("e5")]);
    assert_eq!(obstacles("a1xe5"), [coord("a1"), coord("e5")]);
    assert_eq!(obstacles("a1-a2"), [coord("a1")]);
    assert!(obstacles("@e4").is_empty());
}

/// Every attempt made from two points and a word.
fn attempts(from: Coord, to: Coord) -> Vec<Attempt> {
    let mut attempts = vec![
        Attempt::Point(from),
        Attempt::Revive(from),
        Attempt::Drop { piece: None, at: from },
        Attempt::Drop { piece: Some('B'), at: from },
        Attempt::Drop { piece: Some('W'), at: from },
        Attempt::Drop { piece: Some('R'), at: from },
    ];
    for sign in [None, Some(Sign::Dash), Some(Sign::Plus), Some(Sign::Cross), Some(Sign::At)] {
        attempts.push(Attempt::Step { from, sign, to });
    }
    attempts.extend(["pass", "swap", "end"].map(|word| Attempt::Word(word.into())));
    attempts
}

fn check_refusals(game: &Game, points: &[Coord]) {
    let legal: HashSet<String> = game.legal().into_iter().collect();
    for &from in points {
        for &to in points {
            for attempt in attempts(from, to) {
                let refusal = game.explain(&attempt);
                let key = refusal.message.key;
                let words = Language::english().say(&refusal.message);
                assert_ne!(words, key, "{attempt} has no text");
                assert!(key.starts_with("fursaz-"), "{attempt}: {words}");
                assert_eq!(key == "fursaz-legal", legal.contains(&attempt.to_string()), "{attempt}: {words}");
                assert!(refusal.obstacles.iter().all(|at| [from, to].contains(at)), "{attempt}");
            }
        }
    }
}

// Position strings.

#[test]
fn bad_positions_are_refused_with_the_place_and_the_reason() {
    for (position, part) in [
        ("", "column 1: two blanks"),
        ("5/6/7/8/9/8/7/6/5 b first", "4 fields"),
        ("5/6/7/8/9/8/7/6/5 b first 0 0", "4 fields"),
        ("5/6/7/8/9/8/7/6 b first 0", "9 rows"),
        ("7/8/9/10/11/12/13/12/11/10/9/8/7 b first 0", "9 rows"),
        ("5/6/7/8/8/8/7/6/5 b first 0", "column 9: this row has 9 places; here are 8"),
        ("5/6/7/8/4X4/8/7/6/5 w pie 0", "column 10: “X” is no piece"),
        ("5/6/7/8/4b4/8/7/6/5 w pie 0", "column 10: “b” is no piece"),
        ("5/6/7/8/4[BW]4/8/7/6/5 w pie 0", "more than one piece"),
        ("5/6/7/8/4B4/8/7/6/5 x pie 0", "column 21: the side to move is b, w or -"),
        ("5/6/7/8/4B4/8/7/6/5 - pie 0", "column 21: the game is not over"),
        ("5/6/7/8/4B4/8/7/6/5 w - 2", "column 21: the game is over"),
        ("5/6/7/8/4B4/8/7/6/5 w kept 0", "column 23: the third field"),
        ("5/6/7/8/4B4/8/7/6/5 w pie 3", "column 27: the number of passes"),
        ("5/6/7/8/4B4/8/7/6/5 b first 0", "there are stones"),
        ("5/6/7/8/9/8/7/6/5 b first 1", "nobody can pass"),
        ("5/6/7/8/9/8/7/6/5 w first 0", "Black places the first stone"),
        ("5/6/7/8/9/8/7/6/5 w pie 0", "the board is empty"),
        ("5/6/7/8/9/8/7/6/5 - - 2", "the board is empty"),
        ("5/6/7/8/3BW4/8/7/6/5 w pie 0", "exactly one stone"),
        ("5/6/7/8/4B4/8/7/6/5 b pie 1", "nobody may swap any more"),
        ("5/6/7/8/4B4/8/7/6/5 w - 0", "neither swapped, passed nor placed"),
        ("5/6/7/8/4W4/8/7/6/5 w pie 0", "Black places the first stone"),
        ("5/6/7/8/3WW4/8/7/6/5 b - 0", "Black places the first stone"),
        ("5/6/7/8/4B4/8/7/6/5 b pie 0", "the other side's turn"),
        ("5/6/7/8/4B4/8/7/6/5 w - 1", "the other side's turn"),
        ("5/6/7/8/3BW4/8/7/6/5 w - 0", "the other side's turn"),
        ("5/6/7/8/3BB4/8/7/6/5 b - 0", "the other side's turn"),
        ("5/6/7/8/3BB4/8/7/6/5 w swapped 1", "the other side's turn"),
    ] {
        let found = bad_position("fursaz 5", position);
        assert!(found.contains(part), "{position}: {found}");
    }
}

#[test]
fn positions_of_the_opening_are_read() {
    for actions in [
        "",
        "e5",
        "e5 swap",
        "e5 pass",
        "e5 pass pass",
        "e5 swap pass",
        "e5 swap pass pass",
        "e5 a1",
        "e5 swap a1",
        "e5 a1 pass",
        "e5 a1 pass pass",
        "e5 pass a1",
        "e5 pass a1 pass",
        "e5 pass a1 pass pass",
    ] {
        let position = five(actions).position();
        assert_eq!(at("fursaz 5", &position).position(), position, "{actions}");
    }
}

// What an action does.

#[test]
fn effects_tell_the_stone_and_the_flips_in_order() {
    let game = five("e4 swap e5 c5 d5");
    let effects = game.effects("e6").unwrap();
    let piece = effects.piece.unwrap();
    assert_eq!((piece.kind, piece.letter, piece.owner), ("stone", 'B', Some(Player::Two)));
    assert_eq!((effects.from, effects.to), (None, Some(coord("e6"))));
    assert_eq!(effects.changes, [Change::Flipped(coord("e5")), Change::Flipped(coord("d5"))]);
    assert_eq!(game.effects("pass").unwrap().changes, [Change::Passed]);
    assert_eq!(five("e4").effects("swap").unwrap().changes, [Change::Swapped]);
    assert!(game.effects("e4").is_none());
}

#[test]
fn a_stone_belongs_to_whoever_plays_its_color_now() {
    let owner = |game: Game| game.diagram().stacks[0].1[0].owner;
    assert_eq!(owner(five("e5")), Some(Player::One));
    assert_eq!(owner(five("e5 swap")), Some(Player::Two));
}

// Random play.

#[test]
fn positions_actions_and_refusals_hold_in_random_games() {
    for seed in 0..40 {
        let name = if seed % 4 == 0 { "fursaz" } else { "fursaz 5" };
        let mut random = Random::new(seed);
        let mut game = start(name);
        let points: Vec<Coord> = game.diagram().cells.into_iter().map(|(at, _)| at).collect();
        while game.outcome().is_none() {
            let legal = game.legal();
            assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len());
            assert!(!legal.is_empty() && game.turn_begins());

            let position = game.position();
            let read = at(name, &position);
            assert_eq!((read.position(), read.to_move(), read.legal()), (position, game.to_move(), legal.clone()));
            assert_eq!(read.diagram(), game.diagram());

            let some: Vec<Coord> = (0..3).map(|_| *random.pick(&points)).collect();
            check_refusals(&game, &some);

            let token = random.pick(&legal).clone();
            // The effects lead from the stones before to those after.
            let letters = |game: &Game| -> BTreeMap<Coord, char> {
                game.diagram().stacks.iter().map(|(at, stack)| (*at, stack[0].letter)).collect()
            };
            let mut expected = letters(&game);
            let effects = game.effects(&token).unwrap();
            expected.extend(effects.to.zip(effects.piece).map(|(at, piece)| (at, piece.letter)));
            for change in effects.changes {
                if let Change::Flipped(at) = change {
                    let flipped = if expected[&at] == 'B' { 'W' } else { 'B' };
                    expected.insert(at, flipped);
                }
            }
            game.play(&token).unwrap();
            assert_eq!(letters(&game), expected, "after {token}");
        }
        let position = game.position();
        let read = at(name, &position);
        assert_eq!((read.position(), outcome(&read)), (position, outcome(&game)));
    }
}
