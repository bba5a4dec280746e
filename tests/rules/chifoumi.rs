//! Rulings of Chifoumi. The headings named here are those of docs/rules/chifoumi.md.

mod random;
mod words;

use std::collections::BTreeSet;

use parlour::rules::{Change, Color, Coord, Game, Ground, Piece, Player, Reading, Reason};

use crate::support::{after, at, is_legal, legal, outcome, refusal, start};

const START: &str = "prs/rsp/1w3w1/7/1W3W1/SRP/PRS w - -";

fn basic(position: &str) -> Game {
    at("chifoumi", position)
}

/// The position that follows.
fn then(position: &str, actions: &str) -> String {
    after(basic(position), actions).position()
}

fn coord(text: &str) -> Coord {
    Coord::parse(text).unwrap()
}

/// The placing of all sixteen pieces, and what it leads to.
const PLACING: &str = "P@c1 P@c7 P@d1 P@d7 R@e1 R@e7 R@c2 R@c6 S@d2 S@d6 S@e2 S@e6 W@c3 W@c5 W@e3 W@e5";
const PLACED: &str = "ppr/rss/2w1w2/7/2W1W2/RSS/PPR w - -";

// The board

#[test]
fn the_board_is_a_cross_of_33_squares_around_d4() {
    let diagram = start("chifoumi").diagram();
    assert_eq!(diagram.cells.len(), 33);
    let centers = diagram.cells.iter().filter(|(_, ground)| *ground == Ground::Center);
    assert_eq!(centers.map(|(at, _)| at.to_string()).collect::<Vec<_>>(), ["d4"]);
    for missing in ["a1", "b2", "f2", "g1", "a7", "b6", "f6", "g7", "c8", "h4"] {
        assert!(diagram.cells.iter().all(|(at, _)| *at != coord(missing)), "{missing}");
    }
}

#[test]
fn a_piece_steps_to_all_eight_squares_around_it() {
    let game = basic("3/3/p6/3R3/7/3/3 w - -");
    assert_eq!(legal(&game), "d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5");
}

#[test]
fn at_the_rim_only_squares_that_exist_are_adjacent() {
    assert_eq!(legal(&basic("3/3/p6/7/7/3/R2 w - -")), "c1-c2 c1-d1 c1-d2");
    assert_eq!(legal(&basic("3/3/p6/7/6R/3/3 w - -")), "g3-f3 g3-f4 g3-g4");
    // Corner to corner over an inner angle of the cross.
    assert_eq!(legal(&basic("3/3/p6/7/1R5/3/3 w - -")), "b3-a3 b3-a4 b3-b4 b3-c2 b3-c3 b3-c4");
    assert_eq!(legal(&basic("3/3/p6/7/7/2R/3 w - -")), "e2-d1 e2-d2 e2-d3 e2-e1 e2-e3 e2-f3");
}

// The pieces

#[test]
fn each_kind_captures_what_the_rules_say_and_nothing_else() {
    for (attacker, prey) in [("R", "S"), ("S", "P"), ("P", "RW"), ("W", "RS")] {
        for target in ["P", "R", "S", "W"] {
            // Of either color: a black target and a white one.
            for written in [target.to_owned(), target.to_lowercase()] {
                let game = basic(&format!("3/3/p1s4/3{written}3/3{attacker}3/3/3 w - -"));
                assert_eq!(is_legal(&game, "d3xd4"), prey.contains(target), "{attacker} takes {written}");
            }
        }
    }
}

#[test]
fn of_two_different_kinds_exactly_one_captures_the_other() {
    let captures =
        |one: &str, two: &str| is_legal(&basic(&format!("3/3/7/3{}3/3{one}3/3/3 w - -", two.to_lowercase())), "d3xd4");
    for (one, two) in [("R", "P"), ("R", "S"), ("R", "W"), ("P", "S"), ("P", "W"), ("S", "W")] {
        assert!(captures(one, two) ^ captures(two, one), "{one} {two}");
    }
}

// Setup

#[test]
fn the_basic_game_begins_as_the_photo_shows() {
    let game = start("chifoumi");
    assert_eq!(game.position(), START);
    assert_eq!(game.to_move(), Some(Player::One));
    let stands = |at: &str| {
        let diagram = game.diagram();
        let stack = diagram.stacks.into_iter().find(|(cell, _)| *cell == coord(at)).unwrap().1;
        stack.iter().map(|piece| piece.letter).collect::<String>()
    };
    assert_eq!(["c2", "d2", "e2", "c1", "d1", "e1", "b3", "f3"].map(stands).concat(), "SRPPRSWW");
    assert_eq!(["c7", "d7", "e7", "c6", "d6", "e6", "b5", "f5"].map(stands).concat(), "prsrspww");
}

#[test]
fn the_start_has_55_actions_and_2399_sequences_of_two() {
    assert_eq!(start("chifoumi").legal().len(), 55);
    assert_eq!(start("chifoumi").perft(2), 2399);
}

#[test]
fn white_is_the_first_player() {
    assert_eq!(start("chifoumi").color(Player::One), Color::White);
    assert_eq!(start("chifoumi placement").color(Player::Two), Color::Black);
}

// A turn

#[test]
fn a_piece_moves_to_an_empty_square_and_the_turn_is_over() {
    assert_eq!(then(START, "c2-c3"), "prs/rsp/1w3w1/7/1WS2W1/1RP/PRS b - -");
}

#[test]
fn a_piece_stacks_on_any_kind_of_its_own_color() {
    assert_eq!(then(START, "c2+c1"), "prs/rsp/1w3w1/7/1W3W1/1RP/[PS]RS b - -");
    for target in ["P", "R", "S", "W"] {
        assert!(is_legal(&basic(&format!("3/3/p6/3{target}3/3R3/3/3 w - -")), "d3+d4"), "{target}");
    }
}

#[test]
fn a_piece_does_not_stack_on_the_opponents() {
    for target in ["p", "r", "s", "w"] {
        assert!(!is_legal(&basic(&format!("3/3/p6/3{target}3/3R3/3/3 w - -")), "d3+d4"), "{target}");
    }
}

#[test]
fn of_a_stack_only_the_top_piece_moves() {
    let game = basic("3/3/p6/7/3[WPR]3/3/3 w - -");
    assert_eq!(after(game.clone(), "d3-d4").position(), "3/3/p6/3R3/3[WP]3/3/3 b - -");
    assert!(!is_legal(&game, "d3xd4"));
}

#[test]
fn a_stack_captures_and_is_captured_as_its_top_piece() {
    // The Rock on top takes Scissors, which the Well and the Paper below would not both do.
    let game = basic("3/3/p6/2s1p2/3[WPR]3/3/3 w - -");
    assert!(is_legal(&game, "d3xc4"));
    assert!(!is_legal(&game, "d3xe4"));
    // A Rock below does not make the stack a Rock: Paper does not take it.
    assert!(!is_legal(&basic("3/3/7/3[rs]3/3P3/3/3 w - -"), "d3xd4"));
}

#[test]
fn a_capture_removes_the_whole_stack() {
    let position = "3/3/p6/3[wrs]3/3R3/3/3 w - -";
    assert_eq!(then(position, "d3xd4"), "3/3/p6/3R3/7/3/3 w - d4");
    let effects = basic(position).effects("d3xd4").unwrap();
    let captured = |letters: &str| letters.chars().map(black).collect::<Vec<_>>();
    assert_eq!(effects.changes, [Change::Captured(coord("d4"), captured("wrs"))]);
}

fn black(letter: char) -> Piece {
    let kind = match letter {
        'p' => "paper",
        'r' => "rock",
        's' => "scissors",
        _ => "well",
    };
    Piece { kind, letter, owner: Some(Player::Two), turned: false }
}

#[test]
fn ones_own_piece_may_be_captured() {
    let game = after(start("chifoumi"), "c1xd2");
    assert_eq!(game.position(), "prs/rsp/1w3w1/7/1W3W1/SPP/1RS w - d2");
    assert_eq!(game.diagram().captured, [1, 0]);
}

#[test]
fn ones_own_stack_may_be_captured_whole() {
    assert_eq!(then("3/3/p6/3[WPR]3/3P3/3/3 w - -", "d3xd4"), "3/3/p6/3P3/7/3/3 - - -");
    assert_eq!(then("3/3/w6/3[WPR]3/3P3/3/3 w - -", "d3xd4"), "3/3/w6/3P3/7/3/3 w - d4");
}

#[test]
fn after_a_capture_only_the_same_piece_goes_on_or_the_turn_is_ended() {
    let game = after(basic("3/3/p6/3s3/3R3/R2/3 w - -"), "d3xd4");
    assert_eq!(game.position(), "3/3/p6/3R3/7/R2/3 w - d4");
    assert!(!game.turn_begins());
    assert_eq!(legal(&game), "d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5 end");
    assert_eq!(after(game, "end").position(), "3/3/p6/3R3/7/R2/3 b - -");
}

#[test]
fn after_a_capture_a_plain_step_ends_the_turn() {
    assert_eq!(then("3/3/p6/3s3/3R3/3/3 w - -", "d3xd4 d4-d5"), "3/3/p2R3/7/7/3/3 b - -");
}

#[test]
fn after_a_capture_stacking_ends_the_turn() {
    assert_eq!(then("3/3/p6/3s3/2WR3/3/3 w - -", "d3xd4 d4+c3"), "3/3/p6/7/2[WR]4/3/3 b - -");
}

#[test]
fn the_example_of_the_source_two_papers_and_away_from_the_rock() {
    let position = "3/3/3pr2/3p3/3S3/3/3 w - -";
    let game = after(basic(position), "d3xd4 d4xd5");
    assert_eq!(game.position(), "3/3/3Sr2/7/7/3/3 w - d5");
    assert_eq!(after(game, "d5-c6").position(), "3/S2/4r2/7/7/3/3 b - -");
    match basic(position).read("d3xd4xd5-c6") {
        Reading::Complete { actions } => assert_eq!(actions, ["d3xd4", "d4xd5", "d5-c6"]),
        other => panic!("{other:?}"),
    }
}

#[test]
fn captures_are_not_mandatory() {
    let game = basic("3/3/p6/3s3/3R3/3/3 w - -");
    assert!(is_legal(&game, "d3xd4") && is_legal(&game, "d3-c3"));
    let going_on = after(basic("3/3/3sp2/3s3/3R3/3/3 w - -"), "d3xd4");
    assert!(is_legal(&going_on, "d4xd5") && is_legal(&going_on, "end"));
}

#[test]
fn a_capturer_may_step_back_onto_the_stack_that_it_left() {
    let game = after(basic("3/3/p6/3s3/3[WR]3/3/3 w - -"), "d3xd4");
    assert_eq!(game.position(), "3/3/p6/3R3/3W3/3/3 w - d4");
    assert_eq!(after(game, "d4+d3").position(), "3/3/p6/7/3[WR]3/3/3 b - -");
}

#[test]
fn a_turn_may_capture_both_colors() {
    assert_eq!(then("3/3/p2S3/3s3/3R3/3/3 w - -", "d3xd4 d4xd5 end"), "3/3/p2R3/7/7/3/3 b - -");
}

// End and score

#[test]
fn the_game_ends_when_a_player_has_no_piece_left() {
    let game = after(basic("3/3/7/3s3/3R3/3/3 w - -"), "d3xd4");
    assert_eq!(game.position(), "3/3/7/3R3/7/3/3 - - -");
    assert_eq!(outcome(&game), "1 count 1 0.5");
    assert_eq!((game.to_move(), legal(&game)), (None, String::new()));
}

#[test]
fn the_game_ends_when_one_kind_is_left_even_in_the_middle_of_a_turn() {
    // The Paper takes its own Rock; no capture is left that could ever be made.
    let game = after(basic("3/3/p6/3R3/3P3/3/3 w - -"), "d3xd4");
    assert_eq!(game.position(), "3/3/p6/3P3/7/3/3 - - -");
    assert_eq!(outcome(&game), "2 count 1 1.5");
}

#[test]
fn a_piece_inside_a_stack_keeps_the_game_going() {
    let game = after(basic("3/3/6r/2s4/[PR]1R4/3/3 w - -"), "c3xc4");
    assert_eq!(outcome(&game), "-");
    assert!(is_legal(&game, "end"));
}

#[test]
fn two_kinds_far_apart_keep_the_game_going() {
    assert_eq!(outcome(&basic("2p/3/7/7/7/3/R2 b - -")), "-");
}

#[test]
fn every_piece_counts_one_and_black_half_a_point_more() {
    let game = after(basic("3/3/rr5/3s3/3R3/3/3 w - -"), "d3xd4");
    assert_eq!(outcome(&game), "2 count 1 2.5");
    let game = after(basic("3/3/r6/3s3/3[RR]3/3/3 w - -"), "d3xd4");
    assert_eq!(outcome(&game), "1 count 2 1.5");
    let game = after(basic("3/3/7/3s3/2[WP][PR]3/3/3 w - -"), "d3xd4");
    assert_eq!(outcome(&game), "1 count 4 0.5");
}

#[test]
fn a_tie_cannot_happen_because_of_the_half_point() {
    let game = after(basic("3/3/rr5/3s3/2RR3/3/3 w - -"), "d3xd4");
    assert_eq!(outcome(&game), "2 count 2 2.5");
}

#[test]
fn a_player_whose_pieces_are_all_blocked_is_skipped() {
    let game = basic("3/3/p6/7/7/rw1/Rr1 b - -");
    let game = after(game, "a5-a4");
    assert_eq!(game.position(), "3/3/7/p6/7/rw1/Rr1 b - -");
    assert_eq!(game.to_move(), Some(Player::Two));
    assert!(game.turn_begins());
}

#[test]
fn a_player_is_skipped_after_a_capture_that_is_ended_too() {
    let game = after(basic("3/3/p6/R6/7/rw1/Rr1 b - -"), "a5xa4 end");
    assert_eq!(game.position(), "3/3/7/p6/7/rw1/Rr1 b - -");
}

#[test]
fn the_third_time_of_a_position_counts_the_game() {
    let game = after(start("chifoumi"), "b3-a3 b5-a5 a3-b3 a5-b5 b3-a3 b5-a5 a3-b3");
    assert_eq!(outcome(&game), "-");
    assert_eq!(outcome(&after(game, "a5-b5")), "2 repetition 8 8.5");
}

#[test]
fn repetition_is_seen_while_the_opponent_is_skipped() {
    let game = after(basic("3/3/p6/7/7/rw1/Rr1 b - -"), "a5-a4 a4-a5 a5-a4");
    assert_eq!(outcome(&game), "-");
    assert_eq!(outcome(&after(game, "a4-a5")), "2 repetition 1 4.5");
}

#[test]
fn an_agreement_counts_also_the_pieces_in_hand() {
    let mut game = after(start("chifoumi placement"), "R@c2");
    game.agree();
    assert_eq!(outcome(&game), "2 agreement 8 8.5");
    let mut game = basic("3/3/p6/3R3/3[WP]3/3/3 w - -");
    game.agree();
    assert_eq!(outcome(&game), "1 agreement 3 1.5");
}

// A match

#[test]
fn who_gives_up_has_nothing_and_the_winner_his_pieces() {
    let game = basic("3/3/pr5/3R3/3[WP]3/3/3 w - -");
    for (loser, reason, wanted) in [
        (Player::One, Reason::Resignation, "2 resignation 0 2.5"),
        (Player::Two, Reason::Resignation, "1 resignation 3 0"),
        (Player::Two, Reason::Time, "1 time 3 0"),
    ] {
        let mut game = game.clone();
        game.give_up(loser, reason);
        assert_eq!(outcome(&game), wanted);
    }
    let mut placing = after(start("chifoumi placement"), "R@c2 R@c7");
    placing.give_up(Player::One, Reason::Time);
    assert_eq!(outcome(&placing), "2 time 0 8.5");
}

// Placement

#[test]
fn placement_begins_with_an_empty_board_and_full_hands() {
    let game = start("chifoumi placement");
    assert_eq!(game.position(), "3/3/7/7/7/3/3 w PPRRSSWWpprrssww -");
    // Four kinds on all squares but the center.
    assert_eq!(game.legal().len(), 4 * 32);
    let written = |(piece, count): &(Piece, u8)| format!("{count}{}", piece.letter);
    let hands = game.diagram().hands.map(|hand| hand.iter().map(written).collect::<String>());
    assert_eq!(hands, ["2P2R2S2W".to_owned(), "2p2r2s2w".to_owned()]);
}

#[test]
fn the_players_place_in_turn_and_the_letter_is_upper_case_for_both() {
    let game = after(start("chifoumi placement"), "R@c2");
    assert_eq!(game.position(), "3/3/7/7/7/R2/3 b PPRSSWWpprrssww -");
    assert_eq!(after(game, "W@d7").position(), "1w1/3/7/7/7/R2/3 w PPRSSWWpprrssw -");
}

#[test]
fn nothing_is_placed_on_the_center_while_pieces_are_in_hand() {
    assert!(start("chifoumi placement").legal().iter().all(|token| !token.ends_with("d4")));
    // Not even among one's own pieces.
    let game = after(start("chifoumi placement"), "R@c3 R@c7 R@e5 P@c7");
    assert!(is_legal(&game, "W@d5") && !is_legal(&game, "W@d4"));
}

#[test]
fn nothing_is_placed_on_or_next_to_an_opponents_piece() {
    let game = after(start("chifoumi placement"), "R@c3");
    let squares: BTreeSet<String> = game.legal().iter().map(|token| token[2..].to_owned()).collect();
    for near in ["c3", "b3", "d3", "c4", "b4", "c2", "d2"] {
        assert!(!squares.contains(near), "{near}");
    }
    // All squares but the piece's own, its eight neighbors (of which b2 does not exist, d4 is the center).
    assert_eq!(squares.len(), 33 - 8);
}

#[test]
fn a_piece_may_always_be_placed_on_or_next_to_ones_own() {
    let game = after(start("chifoumi placement"), "R@c3 R@c7");
    assert!(is_legal(&game, "R@c3") && is_legal(&game, "S@c4"));
    let game = after(game, "W@c3");
    assert_eq!(game.position(), "r2/3/7/7/2[RW]4/3/3 b PPRSSWpprssww -");
    assert_eq!(
        game.rewound(2).effects("W@c3").unwrap().changes,
        [Change::Covered(
            coord("c3"),
            vec![Piece { kind: "rock", letter: 'R', owner: Some(Player::One), turned: false }]
        )]
    );
}

#[test]
fn a_player_has_two_pieces_of_each_kind_to_place() {
    let game = after(start("chifoumi placement"), "R@c2 R@c7 R@c2 R@c7");
    assert!(game.legal().iter().all(|token| !token.starts_with('R')));
    assert_eq!(refusal(&game, "R@c2"), "you have no Rock left to place");
}

#[test]
fn the_end_is_not_judged_while_pieces_are_in_hand() {
    assert_eq!(outcome(&after(start("chifoumi placement"), "R@c2")), "-");
    assert_eq!(outcome(&after(start("chifoumi placement"), "R@c2 R@c7")), "-");
}

#[test]
fn when_all_sixteen_stand_white_moves_and_the_center_is_a_square_like_others() {
    let game = after(start("chifoumi placement"), PLACING);
    assert_eq!(game.position(), PLACED);
    assert_eq!(game.to_move(), Some(Player::One));
    assert!(is_legal(&game, "c3-d4") && is_legal(&game, "c3xc2"));
    assert_eq!(after(game, "c3-d4 c5-d5 d4-c4").position(), "ppr/rss/3ww2/2W4/4W2/RSS/PPR b - -");
}

#[test]
fn eight_pieces_may_stand_on_one_square() {
    let placing = "P@c1 P@c7 P@c1 P@c7 R@c1 R@c7 R@c1 R@c7 S@c1 S@c7 S@c1 S@c7 W@c1 W@c7 W@c1 W@c7";
    let game = after(start("chifoumi placement"), placing);
    assert_eq!(game.position(), "[pprrssww]2/3/7/7/7/3/[PPRRSSWW]2 w - -");
    assert_eq!(legal(&game), "c1-c2 c1-d1 c1-d2");
}

// Effects and diagrams

#[test]
fn the_effects_of_a_step_are_its_piece_its_way_and_what_it_covers() {
    let game = start("chifoumi");
    let effects = game.effects("c2+c1").unwrap();
    assert_eq!(effects.piece.map(|piece| (piece.kind, piece.letter)), Some(("scissors", 'S')));
    assert_eq!((effects.from, effects.to), (Some(coord("c2")), Some(coord("c1"))));
    let paper = Piece { kind: "paper", letter: 'P', owner: Some(Player::One), turned: false };
    assert_eq!(effects.changes, [Change::Covered(coord("c1"), vec![paper])]);
    assert!(game.effects("c2-c3").unwrap().changes.is_empty());
    assert_eq!(game.effects("c2xc3"), None);
}

#[test]
fn the_effect_of_ending_is_that_the_turn_is_ended() {
    let effects = after(start("chifoumi"), "c1xd2").effects("end").unwrap();
    assert_eq!((effects.piece, effects.changes), (None, vec![Change::Ended]));
}

#[test]
fn the_diagram_has_stacks_from_the_bottom_losses_and_points() {
    let diagram = basic("3/3/p6/7/3[WPR]3/3/3 b - -").diagram();
    let stacks: Vec<(String, String)> = diagram
        .stacks
        .iter()
        .map(|(at, pieces)| (at.to_string(), pieces.iter().map(|piece| piece.letter).collect()))
        .collect();
    assert_eq!(stacks, [("a5".into(), "p".into()), ("d3".into(), "WPR".into())]);
    assert_eq!(diagram.captured, [5, 7]);
    assert_eq!(diagram.points.unwrap().map(|points| points.to_string()), ["3", "1.5"]);
    assert!(diagram.cells.is_sorted_by_key(|(at, _)| *at));
}
