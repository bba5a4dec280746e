//! What is typed, what is refused and why, and positions as text.

use parlour::rules::{Attempt, Game, Reading};
use parlour::text::Language;

use super::{coord, five};
use crate::support::*;

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
        ("e5", "a stone (Black) is on e5"),
        ("a1", "a stone (White) is on a1"),
        ("+a1", "a stone (White) is on a1"),
        ("W@e5", "a stone (Black) is on e5"),
        ("f1", "f1 isn’t on the board"),
        ("e5-f1", "f1 isn’t on the board"),
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
        ("resign", "this game has no action “resign”"),
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

// Position strings.

#[test]
fn bad_positions_are_refused_with_the_place_and_the_reason() {
    for (position, part) in [
        ("", "column 1: two spaces"),
        ("5/6/7/8/9/8/7/6/5 b first", "4 fields"),
        ("5/6/7/8/9/8/7/6/5 b first 0 0", "4 fields"),
        ("5/6/7/8/9/8/7/6 b first 0", "9 rows"),
        ("7/8/9/10/11/12/13/12/11/10/9/8/7 b first 0", "9 rows"),
        ("5/6/7/8/8/8/7/6/5 b first 0", "column 9: this row has 9 cells on the board, but 8 here"),
        ("5/6/7/8/4X4/8/7/6/5 w pie 0", "column 10: “X” isn’t a piece"),
        ("5/6/7/8/4b4/8/7/6/5 w pie 0", "column 10: “b” isn’t a piece"),
        ("5/6/7/8/4[BW]4/8/7/6/5 w pie 0", "more than one piece"),
        ("5/6/7/8/4B4/8/7/6/5 x pie 0", "column 21: the side to move is b, w or -"),
        ("5/6/7/8/4B4/8/7/6/5 - pie 0", "column 21: the game isn’t over"),
        ("5/6/7/8/4B4/8/7/6/5 w - 2", "column 21: the game is over"),
        ("5/6/7/8/4B4/8/7/6/5 w kept 0", "column 23: the third field"),
        ("5/6/7/8/4B4/8/7/6/5 w pie 3", "column 27: the number of passes"),
        ("5/6/7/8/4B4/8/7/6/5 b first 0", "the board has stones"),
        ("5/6/7/8/9/8/7/6/5 b first 1", "nobody can pass"),
        ("5/6/7/8/9/8/7/6/5 w first 0", "Black places the first stone"),
        ("5/6/7/8/9/8/7/6/5 w pie 0", "the board is empty"),
        ("5/6/7/8/9/8/7/6/5 - - 2", "the board is empty"),
        ("5/6/7/8/3BW4/8/7/6/5 w pie 0", "exactly one stone"),
        ("5/6/7/8/4B4/8/7/6/5 b pie 1", "nobody can swap after a pass"),
        ("5/6/7/8/4B4/8/7/6/5 w - 0", "neither swapped, passed nor placed"),
        ("5/6/7/8/4W4/8/7/6/5 w pie 0", "Black places the first stone"),
        ("5/6/7/8/3WW4/8/7/6/5 b - 0", "Black places the first stone"),
        ("5/6/7/8/4B4/8/7/6/5 b pie 0", "the other side’s turn"),
        ("5/6/7/8/4B4/8/7/6/5 w - 1", "the other side’s turn"),
        ("5/6/7/8/3BW4/8/7/6/5 w - 0", "the other side’s turn"),
        ("5/6/7/8/3BB4/8/7/6/5 b - 0", "the other side’s turn"),
        ("5/6/7/8/3BB4/8/7/6/5 w swapped 1", "the other side’s turn"),
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
