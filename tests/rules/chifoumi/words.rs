//! What is said of Chifoumi's actions and positions: typing them, and being refused.

use parlour::rules::{Attempt, Game, Reading};
use parlour::text::Language;

use super::{basic, coord};
use crate::support::{after, bad_position, refusal, start};

/// The key and the sentence that explain an attempt.
pub(super) fn explained(game: &Game, text: &str) -> (&'static str, String) {
    let refusal = game.explain(&Attempt::parse(text).unwrap());
    (refusal.message.key, Language::english().say(&refusal.message))
}

// Notation

#[test]
fn a_step_that_could_be_either_onto_an_own_piece_is_ambiguous() {
    for text in ["c1d2", "c1 d2", "C1-D2"] {
        let readings = vec![vec!["c1+d2".to_owned()], vec!["c1xd2".to_owned()]];
        assert_eq!(start("chifoumi").read(text), Reading::Ambiguous { readings }, "{text}");
    }
    assert_eq!(complete("c1 + d2"), "c1+d2");
    assert!(matches!(start("chifoumi").read("c1:d2"), Reading::Open { actions, .. } if actions == ["c1xd2"]));
}

/// The actions that a text makes at the start.
fn complete(text: &str) -> String {
    match start("chifoumi").read(text) {
        Reading::Complete { actions } => actions.join(" "),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn an_unambiguous_step_needs_no_sign() {
    assert_eq!(complete("c2c3"), "c2-c3");
    assert_eq!(complete("C2 d1"), "c2+d1");
    assert!(
        matches!(basic("3/3/p6/3s3/3R3/3/3 w - -").read("d3d4"), Reading::Open { actions, .. } if actions == ["d3xd4"])
    );
}

#[test]
fn a_chain_is_typed_in_one_piece_and_may_stay_open() {
    let game = basic("3/3/3sp2/3s3/3R3/3/3 w - -");
    assert!(matches!(game.read("d3xd4xd5"), Reading::Open { actions, .. } if actions == ["d3xd4", "d4xd5"]));
    assert!(matches!(game.read("d3d4d5"), Reading::Open { actions, .. } if actions == ["d3xd4", "d4xd5"]));
    assert!(matches!(game.read("d3xd4 end"), Reading::Complete { actions } if actions == ["d3xd4", "end"]));
    let going_on = after(game, "d3xd4");
    assert!(matches!(going_on.read("c3"), Reading::Complete { actions } if actions == ["d4-c3"]));
}

#[test]
fn a_square_alone_lists_what_its_piece_may_do() {
    match start("chifoumi").read("d2") {
        Reading::Partial { next, .. } => assert!(next.iter().all(|token| token.starts_with("d2")) && next.len() == 10),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_piece_is_placed_by_its_letter_in_either_case() {
    for text in ["R@c2", "r@c2", "Rc2", "r c2"] {
        match start("chifoumi placement").read(text) {
            Reading::Complete { actions } => assert_eq!(actions, ["R@c2"]),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(matches!(start("chifoumi placement").read("R"), Reading::Partial { next, .. } if next.len() == 32));
}

// Refusals

#[test]
fn refusals_at_the_start_name_the_rule() {
    let game = start("chifoumi");
    for (text, wanted) in [
        ("c2xd1", "Scissors can’t capture Rock, only Paper; to stack it on your own piece, write “c2+d1”"),
        ("c2-c4", "c4 isn’t next to c2"),
        ("c2+c3", "c3 is empty; to go there, write “c2-c3”"),
        ("c2xc3", "c3 is empty"),
        ("c2c2", "the piece on c2 can’t stay there"),
        ("d4-d5", "no piece is on d4"),
        ("c7-c6", "the piece on c7 isn’t yours"),
        ("a1-a2", "a1 isn’t on the board"),
        ("b3-b2", "b2 isn’t on the board"),
        ("R@c3", "you have no piece in hand"),
        ("+c2", "write its square first"),
        ("d4", "no piece is on d4"),
        ("c7", "the piece on c7 isn’t yours"),
        ("end", "a turn can’t end before its first action"),
        ("pass", "you can’t pass"),
        ("swap", "this game has no action “swap”"),
    ] {
        let said = refusal(&game, text);
        assert!(said.contains(wanted), "{text}: {said}");
    }
}

#[test]
fn a_piece_that_does_not_capture_is_told_what_it_captures_and_what_is_in_the_way() {
    let game = basic("3/3/p6/3p3/3R3/3/3 w - -");
    for text in ["d3xd4", "d3-d4", "d3d4"] {
        assert_eq!(refusal(&game, text), "Rock can’t capture Paper on d4; it captures only Scissors");
    }
    assert_eq!(refusal(&game, "d3+d4"), "you can stack only on your own pieces, and Paper on d4 is your opponent’s");
    assert_eq!(game.explain(&Attempt::parse("d3xd4").unwrap()).obstacles, [coord("d4")]);
    let game = basic("3/3/7/3s3/3W3/3/3 w - -");
    let said = refusal(&game, "d3+d4");
    assert!(said.contains("to capture it, write “d3xd4”"), "{said}");
}

#[test]
fn while_a_capture_goes_on_no_other_piece_may_move() {
    let game = after(basic("3/3/p6/3s3/3R3/R2/3 w - -"), "d3xd4");
    for text in ["c2-c1", "c2xd1", "c2-c3"] {
        assert!(refusal(&game, text).contains("only the piece on d4, which has just captured, may go on"), "{text}");
    }
    assert_eq!(refusal(&game, "pass"), "you can’t pass now; type “end” to stop here and end your turn");
    // A square alone is where the capturing piece is to go on.
    assert!(refusal(&game, "c2").contains("c2 isn’t next to d4"));
}

#[test]
fn a_blocked_piece_is_told_so_and_what_blocks_it_is_marked() {
    let game = basic("3/3/p6/R6/7/rw1/Rr1 w - -");
    assert!(refusal(&game, "c1").contains("Rock on c1 can’t move"));
    let obstacles = game.explain(&Attempt::Point(coord("c1"))).obstacles;
    assert_eq!(obstacles, ["d1", "c2", "d2"].map(coord));
}

#[test]
fn refusals_while_placing_name_the_rule() {
    let game = after(start("chifoumi placement"), "R@c3");
    for (text, wanted) in [
        ("R@d4", "you can’t place anything on d4, the center"),
        ("R@c3", "your opponent has a piece on c3"),
        ("P@b4", "b4 is next to your opponent’s c3"),
        ("@c7", "write its letter before the square, like “P@c7”"),
        ("c7", "write its letter before the square, like “P@c7”"),
        ("b4", "b4 is next to your opponent’s c3"),
        ("Q@c7", "“Q” isn’t a piece"),
        ("Q@b2", "b2 isn’t on the board"),
        ("c3-c4", "until all sixteen are placed"),
        ("end", "a turn can’t end before its first action"),
    ] {
        let said = refusal(&game, text);
        assert!(said.contains(wanted), "{text}: {said}");
    }
    assert_eq!(game.explain(&Attempt::parse("P@b4").unwrap()).obstacles, [coord("c3")]);
}

#[test]
fn an_attempt_with_two_readings_is_explained_by_both() {
    let said = explained(&start("chifoumi"), "c1d2").1;
    assert_eq!(said, "your own Rock is on d2; “c1+d2” stacks on it, “c1xd2” captures it");
    assert_eq!(explained(&start("chifoumi"), "c2c3").0, "chifoumi-legal");
}

// Position string

#[test]
fn bad_positions_are_refused_with_what_is_wrong_and_where() {
    for (position, wanted) in [
        ("prs/rsp/1w3w1/7/1W3W1/SRP/PRS w -", "column 34: a position of this game has 4 fields"),
        ("prs/rsp/1w3w1/7/1W3W1/SRP w - -", "column 1: the board has 7 rows"),
        ("prs/rsp/1w3w1/6/1W3W1/SRP/PRS w - -", "column 15: this row has 7 cells on the board, but 6 here"),
        ("3/3/p6/3X3/7/3/3 w - -", "column 9: “X” isn’t a piece of this game"),
        ("3/3/p6/3[R]3/7/3/3 w - -", "column 9: write a stack in brackets"),
        ("3/3/p6/3[Rp]3/7/3/3 w - -", "column 10: the stack on d4 has pieces of both colors"),
        ("3/3/p6/3[RRR]3/7/3/3 w - -", "column 12: White has more than two pieces of the kind Rock"),
        ("3/3/p1p1p2/3R3/7/3/3 w - -", "column 9: Black has more than two pieces of the kind Paper"),
        ("3/3/7/7/7/3/3 w - -", "column 1: the board has no pieces"),
        ("3/3/p6/3R3/7/3/3 W - -", "column 18: the side to move is w, b or -, not “W”"),
        ("3/3/p6/3R3/7/3/3 - - -", "column 18: the game isn’t over here"),
        ("3/3/r6/3R3/7/3/3 w - -", "column 18: the game is over here"),
        ("3/3/7/3[RP]3/7/3/3 b - -", "column 20: the game is over here"),
        ("3/3/r6/3R3/7/3/3 - - d4", "column 22: no piece can go on after a capture here"),
        ("3/3/p6/7/7/rw1/Rr1 w - -", "column 20: White has no legal action here"),
        ("3/3/p6/3R3/7/3/3 w - z9", "column 22: “z9” isn’t a square"),
        ("3/3/p6/3R3/7/3/3 w - D4", "column 22: “D4” isn’t a square"),
        ("3/3/p6/3R3/7/3/3 w - d5", "d5 doesn’t hold a single piece of White"),
        ("3/3/p6/3R3/7/3/3 w - a5", "a5 doesn’t hold a single piece of White"),
        ("3/3/p6/3[WR]3/7/3/3 w - d4", "d4 doesn’t hold a single piece of White"),
        ("3/3/ss5/3R3/SS5/3/3 w - d4", "Rock on d4 can’t have captured just now"),
        ("3/3/p6/7/7/rw1/Rr1 w - c1", "Rock on c1 can’t have come from anywhere"),
        ("3/3/p6/3R3/7/3/3 w PP -", "column 20: players have pieces in hand only in the variant “placement”"),
    ] {
        let said = bad_position("chifoumi", position);
        assert!(said.contains(wanted), "{position}: {said}");
    }
}

#[test]
fn bad_positions_with_pieces_in_hand_are_refused() {
    for (position, wanted) in [
        ("3/3/7/7/7/3/3 w PPRRSSWWpprrsswx -", "column 32: “x” isn’t a piece of this game"),
        ("3/3/7/7/7/3/3 w RPPRSSWWpprrssww -", "column 18: list the pieces in hand in the order P, R, S, W"),
        ("3/3/7/7/7/3/3 w pprrsswwPPRRSSWW -", "column 25: list the pieces in hand"),
        ("3/3/7/7/7/3/3 w PPPRRSSWWpprrssww -", "column 19: White has more than two pieces of the kind Paper"),
        ("3/3/7/7/7/R2/3 b PPRRSSWWpprrssww -", "White has more than two pieces of the kind Rock"),
        ("3/3/7/7/7/3/3 w PPRRSSWpprrssww -", "White lacks a piece: Well"),
        ("3/3/7/7/7/3/3 b PPRRSSWWpprrssww -", "column 15: the number of pieces in hand says that it is White’s turn"),
        ("3/3/7/7/7/R2/3 w PPRSSWWpprrssww -", "it is Black’s turn"),
        ("3/3/7/7/7/3/3 - PPRRSSWWpprrssww -", "the game isn’t over here"),
        ("3/3/7/7/7/RR1/3 b PPSSWWpprrssww -", "not 8 to 6"),
        ("r2/3/7/7/7/3/3 w PPRRSSWWpprssww -", "not 7 to 8"),
        ("3/3/7/3R3/7/3/3 b PPRSSWWpprrssww -", "column 8: the center stays empty"),
        ("3/3/7/7/7/Rr1/3 w PPRSSWWpprssww -", "c2 and d2 are next to each other"),
        ("3/3/7/7/7/R2/3 b PPRSSWWpprrssww c2", "no piece can go on after a capture here"),
    ] {
        let said = bad_position("chifoumi placement", position);
        assert!(said.contains(wanted), "{position}: {said}");
    }
}

#[test]
fn where_no_such_piece_can_go_to_a_cell_those_that_can_are_named_first() {
    let mut game = start("chifoumi");
    for token in ["e2-e3", "d6-d5", "d2-d3", "d5-d4"] {
        game.play(token).unwrap();
    }
    // A rock is on d3, and the scissors on d4 are its prey.
    for text in ["Pxd4", "Sxd4", "Pd4"] {
        let Reading::Illegal { nearest, .. } = game.read(text) else { panic!("{text} is read") };
        assert_eq!(nearest[0], "d3xd4", "{text}: {nearest:?}");
    }
}

#[test]
fn what_captures_ones_own_piece_is_named_after_what_does_not() {
    let game = start("chifoumi");
    let nearest = game.nearest("c2-c4");
    assert_eq!(nearest[..6], ["c2-c3", "c2+b3", "c2-d3", "c2+c1", "c2+d2", "c2+d1"], "{nearest:?}");
    assert_eq!(nearest[6], "c2xc1");
    assert!(game.captures_own("c2xc1") && !game.captures_own("c2+c1"));
}
