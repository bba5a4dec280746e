//! SFIRS in text: what may be typed, why it is refused, position strings.

use parlour::rules::{Attempt, Coord, Reading, Sign};
use parlour::text::Language;

use super::{START, game, placed};
use crate::support::{Random, after, at, bad_position, outcome, refusal, start};

/// All squares of the board.
fn squares() -> impl Iterator<Item = Coord> {
    (0..12).flat_map(|letter| (1..=12).map(move |number| Coord::new(letter, number)))
}

// Notation

#[test]
fn a_whole_turn_may_be_typed_at_once() {
    for typed in ["e8-e12 +b11", "E8e12, + B11", "e8 → e12; +b11", "1. e8-e12 +b11"] {
        let actions = vec!["e8-e12".to_owned(), "+b11".to_owned()];
        assert_eq!(start("sfirs").read(typed), Reading::Complete { actions }, "{typed}");
    }
}

#[test]
fn a_turn_that_may_go_on_is_open() {
    let Reading::Open { actions, next } = start("sfirs").read("e8e12") else { panic!() };
    assert_eq!(actions, ["e8-e12"]);
    assert!(next.contains(&"end".to_owned()) && next.contains(&"+b11".to_owned()));
}

#[test]
fn a_square_alone_is_the_beginning_of_its_moves() {
    let Reading::Partial { next, .. } = start("sfirs").read("g8") else { panic!() };
    assert_eq!(next, ["g8-g10", "g8-g11", "g8-g12"]);
}

#[test]
fn a_second_turn_is_not_typed_along() {
    assert!(refusal(&start("sfirs"), "e8-e10 e10-e12").contains("the turn is over after e8-e10"));
}

#[test]
fn a_revival_that_is_refused_is_told_as_one() {
    let Reading::Illegal { attempt, actions, .. } = start("sfirs").read("e8-e12 +b2") else { panic!() };
    assert_eq!((attempt.as_str(), actions), ("+b2", vec!["e8-e12".to_owned()]));
}

// Refusals

#[test]
fn a_refusal_marks_the_pieces_it_is_about() {
    let position = game("w", "Wc4 wc8 Bf10 we8 Wi3 Bj9");
    let obstacles = |text: &str| {
        let refusal = position.explain(&Attempt::parse(text).unwrap());
        refusal.obstacles.iter().map(Coord::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(obstacles("c4-c10"), "c8");
    assert_eq!(obstacles("c4-c8"), "c8");
    assert_eq!(obstacles("e8-e12"), "f10");
    assert_eq!(obstacles("j9-j7"), "j9");
    assert_eq!(obstacles("c4-c5"), "");
}

#[test]
fn forms_that_other_games_have_are_refused_with_the_reason() {
    let game = start("sfirs");
    assert!(refusal(&game, "e8xe9").contains("nothing is captured"));
    assert_eq!(game.read("e8xe10").actions(), ["e8-e10"]);
    assert!(refusal(&game, "@e10").contains("none to put down"));
    assert!(refusal(&game, "pass").contains("you can’t pass"));
    assert!(refusal(&game, "end").contains("a turn can’t end before its first action"));
    assert!(refusal(&game, "swap").contains("this game has no action “swap”"));
    assert!(refusal(&game, "e8-m8").contains("m8 isn’t on the board"));
    assert!(refusal(&game, "d4-d6").contains("no piece is on d4"));
}

#[test]
fn a_square_alone_is_answered_with_what_holds_the_piece_there() {
    let game = start("sfirs");
    assert!(refusal(&game, "f7").contains("can’t go anywhere because of the pieces on f6, e7, g7 and f8"));
    assert!(refusal(&game, "b11").contains("out of the start area"));
    let game = after(game, "e8-e12");
    assert!(refusal(&game, "b11").contains("type “+b11” to revive it"));
    assert!(refusal(&game, "e12").contains("has just moved"));
}

#[test]
fn whatever_is_tried_on_the_board_is_refused_with_its_own_reason_unless_it_is_legal() {
    for seed in 1..=12 {
        let mut random = Random::new(seed);
        let mut game = start("sfirs");
        while game.outcome().is_none() {
            let legal = game.legal();
            let occupied: Vec<Coord> = game.diagram().stacks.iter().map(|(at, _)| *at).collect();
            let mut attempts: Vec<Attempt> = Vec::new();
            for from in occupied.iter().copied().chain([*random.pick(&squares().collect::<Vec<_>>())]) {
                attempts.extend(squares().map(|to| Attempt::Step { from, sign: Some(Sign::Dash), to }));
            }
            attempts.extend(squares().map(Attempt::Revive));
            for attempt in attempts {
                let refusal = game.explain(&attempt);
                let is_legal = legal.contains(&attempt.to_string());
                assert_eq!(refusal.message.key == "sfirs-legal", is_legal, "{attempt} at {}", game.position());
                assert_ne!(Language::english().say(&refusal.message), refusal.message.key);
                assert!(refusal.obstacles.iter().all(|at| occupied.contains(at)), "{attempt}: {refusal:?}");
            }
            for at in squares() {
                let sign = Some(*random.pick(&[Sign::Plus, Sign::Cross, Sign::At]));
                let drop = Attempt::Drop { piece: None, at };
                for attempt in [Attempt::Point(at), drop, Attempt::Step { from: at, sign, to: at }] {
                    let message = game.explain(&attempt).message;
                    assert!(!message.key.ends_with("-legal"), "{attempt}");
                    assert_ne!(Language::english().say(&message), message.key, "{attempt}");
                }
            }
            game.play(&random.pick(&legal).clone()).unwrap();
        }
    }
}

// Position string

#[test]
fn the_string_of_every_position_in_random_play_is_read_back() {
    for seed in 1..=200 {
        let mut random = Random::new(seed);
        let mut game = start("sfirs");
        loop {
            let read = at("sfirs", &game.position());
            assert_eq!(read.position(), game.position());
            assert_eq!(read.legal(), game.legal(), "{}", game.position());
            assert_eq!(read.turn_begins(), game.turn_begins());
            if game.outcome().is_some() {
                break;
            }
            game.play(&random.pick(&game.legal()).clone()).unwrap();
        }
    }
}

#[test]
fn a_finished_game_read_back_knows_its_winner_if_the_board_tells() {
    assert_eq!(outcome(&at("sfirs", &placed("Wc10 bd9 bf11", "- - -"))), "1 immobile");
    assert_eq!(outcome(&at("sfirs", &placed("wc10 Bd9 bf11", "- - -"))), "2 immobile");
    // Neither can move: whose turn it was is not in the string, so nobody has won.
    assert_eq!(outcome(&at("sfirs", &placed("wc10 bd9 bf11", "- - -"))), "0 immobile");
}

#[track_caller]
fn refused(position: &str, because: &str) {
    let error = bad_position("sfirs", position);
    assert!(error.contains(because), "{error}");
}

#[test]
fn a_malformed_position_is_refused_with_what_is_wrong_and_where() {
    refused("", "column 1: two spaces, or a space");
    refused(&START.replace(" -", ""), "has 4 fields, but this one has 3");
    refused(&START.replace("12/1w8w1/", ""), "column 1: the board has 12 rows");
    refused(&START.replace("1w8w1", "1w8w2"), "column 4: this row has 12 cells on the board, but 13 here");
    refused(&START.replace("1w8w1", "1x8w1"), "column 5: “x” isn’t a piece");
    refused(&START.replace("1w8w1", "1[ww]8w1"), "holds more than one piece");
    refused(&START.replace(" w ", " white "), "the side to move is w, b or -, not “white”");
    refused(&START.replace(" wb ", " bw "), "are “wb”, “b” or “-”, not “bw”");
    refused(&placed("Wc3 Bd9 wc1", "w - c01"), "by its square");
    refused(&placed("Wc3 Bd9 wc1", "w - C1"), "by its square");
    refused(&placed("Wc3 Bd9 wc1", "w - m1"), "by its square");
}

#[test]
fn an_impossible_board_is_refused() {
    refused(&START.replace("1w8w1", "1w10"), "White has 10 pieces, and none ever leaves the board; here are 9");
    refused(&START.replace("1b8b1", "1b7bb1"), "Black has 10 pieces");
    refused(&START.replace("/4wbwb4/4bwbw4/4w", "/4wbwb4/4bwbw4/4W"), "the piece on e6 is in the start area");
    refused(&placed("Wc3 Bd9 Wc12", "w - -"), "the piece on c12 is on the outer edge");
    refused(&placed("Wc3 Bd9 be8", "w - -"), "the piece on e8 has the wrong color");
    refused(&placed("Wc3 Bd9 wc4", "w - -"), "the piece on c3 can’t be active next to the one on c4");
}

#[test]
fn a_side_that_cannot_be_to_move_is_refused() {
    refused(&START.replace(" w wb", " b wb"), "the side to move is w, not “b”");
    refused(&placed("Wc3 bd9", "b - -"), "the game is over here");
    refused(&placed("Wc3 Bd9", "- - -"), "the game isn’t over here");
    refused(&START.replace(" w ", " - "), "the game isn’t over here");
    let second = after(start("sfirs"), "e8-e10").position();
    refused(&second.replace(" b b ", " w b "), "the side to move is b, not “w”");
    let open = after(start("sfirs"), "e8-e12").position();
    refused(&open.replace(" w b ", " b b "), "the side to move is w, not “b”");
}

#[test]
fn first_turns_that_do_not_go_with_the_board_are_refused() {
    refused(&START.replace(" w wb", " w -"), "White can’t have had the first turn");
    let second = after(start("sfirs"), "e8-e10").position();
    refused(&second.replace(" b b ", " w wb "), "White can’t have the first turn still to come: e8 is not as it was");
    refused(&second.replace(" b b ", " b - "), "Black can’t have had the first turn");
    let third = after(start("sfirs"), "e8-e10 e5-e3").position();
    refused(&third.replace(" w - ", " b b "), "Black can’t have the first turn still to come: e5");
    let three_left = START.replace("12/4wbwb4/", "1W1W1W6/5b1b4/").replace("/4bwbw4/12", "/4bwb5/12");
    refused(&three_left.replace(" w wb", " b b"), "at most two pieces");
}

#[test]
fn a_bonus_without_a_piece_that_just_became_inactive_is_refused() {
    refused(&START.replace("wb -", "wb b11"), "no turn can go on here");
    refused(&placed("wc10 Bd9", "- - c10"), "no turn can go on here");
    refused(&placed("Wc3 Wd9 Bj9", "w - c3"), "c3 doesn’t hold a piece of the side to move");
    refused(&placed("Wc3 bc12 Bj9", "w - c12"), "c12 doesn’t hold a piece of the side to move");
    refused(&placed("Wc3 wf10 Bj9", "w - f10"), "f10 doesn’t hold a piece of the side to move");
    refused(&placed("wc12 Bj9", "w - c12"), "nothing more can be done");
}
