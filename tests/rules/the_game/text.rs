//! What is typed, positions as text, and what there is to see.

use parlour::rules::{Attempt, Change, Ground, Piece, Player, Reading, Shape, Sign};
use parlour::text::Language;

use super::{coord, position};
use crate::support::{bad_position, refusal, start};

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
    for text in ["c3-e6", "c3e6", "C3 e6", "c3 → e6", "c3+e6"] {
        assert_eq!(game.read(text), Reading::Complete { actions: vec!["c3-e6".into()] }, "{text}");
    }
    assert_eq!(game.read("c3xh3"), Reading::Complete { actions: vec!["c3-h3".into()] }, "captures have no sign");
    let Reading::Partial { next, .. } = game.read("c3") else { panic!() };
    assert_eq!(next, game.legal());
    for further in ["c3-e6 h3-h8", "c3-e6-h8", "c3-e6xh8"] {
        assert!(refusal(&game, further).contains("the turn is over after c3-e6"), "{further}");
    }
}

#[test]
fn a_cross_is_taken_only_where_something_of_the_opponents_is_captured_or_covered() {
    // On g5 one of Moon's, on e7 two, on c1 one of Sun's, on d4 and f4 one of each.
    let game = position("8/4[MM]3/8/1S4M1/3[SM]1[MS]2/8/8/2S5 s 0/0 0/0");
    for text in ["b5xg5", "b5 takes g5", "b5xd4"] {
        assert_eq!(game.read(text), Reading::Complete { actions: vec![format!("b5-{}", &text[text.len() - 2..])] });
    }
    assert!(refusal(&game, "b5xa1").contains("a1 is empty, so nothing is captured there; “b5-a1” goes there"));
    assert!(refusal(&game, "b5 takes a1").contains("a1 is empty"));
    assert!(refusal(&game, "b5xc1").contains("only your own pieces are on c1"));
    assert!(refusal(&game, "b5xe7").contains("it would be lost and capture nothing; “b5-e7” lands there anyway"));
    for text in ["b5-a1", "b5-c1", "b5-e7"] {
        assert_eq!(game.read(text), Reading::Complete { actions: vec![text.into()] });
    }
}

#[test]
fn refusals_name_the_rule() {
    let game = position("8/8/8/8/8/2S4M/8/SM6 s 0/0 0/0");
    assert!(refusal(&game, "h3-h8").contains("h3 isn’t yours"));
    assert!(refusal(&game, "d4-d5").contains("no piece is on d4"));
    assert!(refusal(&game, "d4").contains("no piece is on d4"));
    assert!(refusal(&game, "i4-d5").contains("i4 isn’t on the board"));
    assert!(refusal(&game, "@c3").contains("all your pieces have entered already"));
    assert!(refusal(&game, "pass").contains("you can’t pass"));
    assert!(refusal(&game, "end").contains("a turn can’t end before its first action"));
    assert!(refusal(&game, "swap").contains("this game has no action “swap”"));
    assert!(refusal(&start("the-game"), "@b3").contains("b3 is 3 squares from your base, a1"));
    assert!(refusal(&start("the-game"), "@h8").contains("h8 is 14 squares from your base, a1"));
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
        (format!("{rest}/7 s 5/5 0/0"), "8 cells"),
        (format!("{rest}/s7 s 4/5 0/0"), "“s” isn’t a piece"),
        (format!("{rest}/1X6 s 4/5 0/0"), "column 16: “X” isn’t a piece"),
        (format!("{rest}/1[SSSS]6 s 1/5 0/0"), "b1 holds more than three pieces"),
        (format!("{rest}/1[SSM]6 s 1/4 0/0"), "b1 holds three pieces of both players"),
        (format!("{rest}/S7 w 4/5 0/0"), "column 18: the side to move is s, m or -"),
        (format!("{rest}/S7 - 4/5 0/0"), "the game isn’t over"),
        (format!("{rest}/M7 s 4/4 0/0"), "the game is over here"),
        (format!("{rest}/1M6 s 0/4 0/0"), "the game is over here"),
        (format!("{rest}/1S6 s 5/5 0/0"), "column 21: Sun has 6 pieces"),
        (format!("{rest}/8 s 6/5 0/0"), "“6/5”"),
        (format!("{rest}/8 s 5-5 0/0"), "“5-5”"),
        (format!("{rest}/8 s 05/5 0/0"), "“05/5”"),
        (format!("{rest}/S7 s 4/5 4/0"), "“4/0”"),
        (format!("{rest}/1S6 s 4/5 1/0"), "Sun has no piece on its base a1"),
        (format!("{rest}/1S6 s 4/5 0/1"), "Moon has no piece on its base h8"),
        (format!("{rest}/8 s 0/0 0/0"), "nobody has a piece left"),
        (format!("{rest}/[MS]7 s 3/3 0/0"), "can’t stand on a1, Sun’s base"),
        (format!("{rest}/[MMM]7 - 3/2 0/0"), "can’t stand on a1, Sun’s base"),
        ("7S/8/8/8/8/8/8/M7 - 3/3 0/0".into(), "both bases"),
        ("8/8/8/8/8/8/M7/SM6 s 0/0 0/0".into(), "Sun has no legal action"),
        (format!("{rest}/8 m 5/5 0/0"), "Sun is to move"),
        (format!("{rest}/1M6 s 5/4 0/0"), "Sun is to move"),
        (format!("{rest}/M7 - 5/4 0/0"), "Sun is to move"),
        (format!("{rest}/8 s  5/5 0/0"), "two spaces"),
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
    assert_eq!(diagram.shape, Shape::Rectangle { files: 8, ranks: 8, crossings: None, diagonals: false });
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
