//! Rulings of SFIRS; the headings in the comments are those of `docs/rules/sfirs.md`.

mod naive;
mod text;

use std::collections::BTreeMap;

use parlour::rules::{Change, Coord, Effects, Game, Ground};

use crate::support::{Random, after, at, is_legal, legal, outcome, refusal, start};
use naive::Naive;

const START: &str = "12/1w8w1/12/12/4wbwb4/4bwbw4/4wbwb4/4bwbw4/12/12/1b8b1/12 w wb -";

/// A position with these pieces (`Wc3` is White's active piece on c3), and with the rest of the twenty out of the way on
/// the outer files: White's from a1 upwards, Black's from l1.
fn placed(pieces: &str, fields: &str) -> String {
    let mut board: BTreeMap<(u8, u8), char> = BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let (letter, square) = piece.split_at(1);
        let square = Coord::parse(square).unwrap();
        assert_eq!(board.insert((square.number, square.letter), letter.chars().next().unwrap()), None);
    }
    for (letter, file) in [('w', 0), ('b', 11)] {
        for rank in 1..=12 {
            if board.values().filter(|piece| piece.to_ascii_lowercase() == letter).count() < 10 {
                board.entry((rank, file)).or_insert(letter);
            }
        }
    }
    let rows: Vec<String> =
        (1..=12).rev().map(|rank| row((0..12).map(|file| board.get(&(rank, file)).copied()))).collect();
    format!("{} {fields}", rows.join("/"))
}

/// A rank of a position string.
fn row(cells: impl Iterator<Item = Option<char>>) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for cell in cells.map(Some).chain([None]) {
        if cell == Some(None) {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        text.extend(cell.flatten());
    }
    text
}

/// The game at a position with these pieces; both have had their first turns.
fn game(side: &str, pieces: &str) -> Game {
    at("sfirs", &placed(pieces, &format!("{side} - -")))
}

/// The letter of the piece on a square: a capital if it is active.
fn piece(game: &Game, square: &str) -> char {
    let square = Coord::parse(square).unwrap();
    let diagram = game.diagram();
    diagram.stacks.iter().find(|(at, _)| *at == square).map_or('.', |(_, stack)| stack[0].letter)
}

/// The squares to which a piece may slide.
fn targets(game: &Game, from: &str) -> String {
    let from = format!("{from}-");
    let legal = game.legal();
    legal.iter().filter_map(|token| token.strip_prefix(&from)).collect::<Vec<_>>().join(" ")
}

// Board, Setup

#[test]
fn the_game_begins_with_twenty_pieces_and_twenty_four_moves() {
    let game = start("sfirs");
    assert_eq!(game.position(), START);
    assert_eq!(
        legal(&game),
        "e6-a6 e6-b6 e6-c6 e8-a8 e8-b8 e8-c8 e8-e10 e8-e11 e8-e12 f5-f1 f5-f2 f5-f3 \
         g8-g10 g8-g11 g8-g12 h5-h1 h5-h2 h5-h3 h5-j5 h5-k5 h5-l5 h7-j7 h7-k7 h7-l7"
    );
    assert_eq!(game.perft(2), 544);
}

#[test]
fn the_board_has_a_start_area_a_play_area_and_an_outer_edge() {
    let places = start("sfirs").diagram().cells;
    let count = |ground| places.iter().filter(|(_, it)| *it == ground).count();
    assert_eq!([count(Ground::Start), count(Ground::Plain), count(Ground::Edge)], [16, 84, 44]);
}

#[test]
fn the_corners_of_the_play_area_begin_inactive() {
    let game = start("sfirs");
    assert_eq!(["b11", "k11", "b2", "k2"].map(|square| piece(&game, square)), ['w', 'w', 'b', 'b']);
}

// Moves

#[test]
fn a_piece_moves_straight_and_at_least_two_squares() {
    let game = game("w", "Wc4 Bj9");
    assert_eq!(targets(&game, "c4"), "c1 c10 c11 c12 c2 c6 c7 c8 c9 e4 f4 g4 h4 i4 j4 k4");
    assert!(refusal(&game, "c4-c5").contains("at least two squares"));
    assert!(refusal(&game, "c4-e6").contains("along a row or a file"));
}

#[test]
fn a_piece_does_not_pass_over_another_one() {
    let game = game("w", "Wc4 wc8 bg4 Bj9");
    assert_eq!(targets(&game, "c4"), "c1 c2 c6 c7 e4 f4");
    assert!(refusal(&game, "c4-c9").contains("the piece on c8 is in the way"));
    assert!(refusal(&game, "c4-g4").contains("a piece is on g4 already"));
}

#[test]
fn no_move_ends_in_the_start_area() {
    let game = game("w", "Wc6 we8 Bj9");
    assert!(refusal(&game, "c6-f6").contains("start area"));
    assert!(refusal(&game, "e8-g8").contains("start area"));
}

#[test]
fn an_inactive_piece_does_not_move() {
    let game = game("w", "Wc4 wd9 bj9 Bj4");
    assert_eq!(targets(&game, "d9"), "");
    assert!(refusal(&game, "d9-d11").contains("the piece on d9 is inactive"));
}

#[test]
fn a_piece_on_the_outer_edge_is_inactive_for_good() {
    let game = game("w", "Wc4 Wi3 we1 Bj9");
    assert!(refusal(&game, "e1-e3").contains("outer edge"));
    let game = after(game, "c4-c12");
    assert!(refusal(&game, "+e1").contains("outer edge"));
}

#[test]
fn a_piece_that_leaves_the_start_area_may_cross_its_empty_squares() {
    let game = game("w", "Wc2 wh7 Bj2");
    assert_eq!(targets(&game, "h7"), "b7 c7 d7 h1 h10 h11 h12 h2 h3 h4 h9 j7 k7");
}

#[test]
fn a_piece_that_leaves_the_start_area_may_not_pass_an_active_piece() {
    for active in ["Wd10", "Bf10"] {
        let game = game("w", &format!("{active} Wc2 we8 Bj2"));
        assert_eq!(targets(&game, "e8").split(' ').filter(|to| to.starts_with('e')).count(), 4, "{active}");
        for to in ["e10", "e11", "e12"] {
            let sentence = refusal(&game, &format!("e8-{to}"));
            assert!(sentence.contains(&format!("the active piece on {}", &active[1..])), "{sentence}");
        }
    }
}

#[test]
fn a_piece_that_leaves_the_start_area_stops_one_square_before_an_active_piece_ahead() {
    let game = game("w", "Be11 Be2 we8 Wc2 Bj2");
    assert_eq!(targets(&game, "e8"), "b8 c8 e4 i8 j8 k8 l8");
    assert!(refusal(&game, "e8-e10").contains("head-on against the active piece on e11"));
    assert!(refusal(&game, "e8-e3").contains("head-on against the active piece on e2"));
}

#[test]
fn an_active_piece_beside_the_square_it_leaves_does_not_hold_a_piece() {
    let game = game("w", "Bd8 we8 Wc2 Bj2");
    assert_eq!(targets(&game, "e8"), "e1 e10 e11 e12 e2 e3 e4 i8 j8 k8");
    assert_eq!(piece(&after(game, "e8-e10"), "d8"), 'B');
}

#[test]
fn inactive_pieces_do_not_hold_a_piece_that_leaves_the_start_area() {
    let game = game("w", "wd8 be10 bd9 we8 Wc2 Bj2 bf12");
    assert_eq!(targets(&game, "e8"), "e1 e2 e3 e4 i8 j8 k8 l8");
    let game = self::game("w", "wd8 bd9 we8 bf12 Wc2 Bj2");
    assert!(is_legal(&game, "e8-e10") && is_legal(&game, "e8-e12"));
}

#[test]
fn a_piece_from_the_start_area_becomes_active_where_nothing_is_next_to_it() {
    assert_eq!(piece(&after(start("sfirs"), "e8-e10"), "e10"), 'W');
    assert_eq!(piece(&after(start("sfirs"), "e8-e12"), "e12"), 'w');
    assert_eq!(piece(&after(game("w", "we8 bd10 Wc2 Bj2"), "e8-e10"), "e10"), 'w');
}

#[test]
fn no_move_ends_head_on_against_an_active_piece() {
    for ahead in ["Wc9", "Bc9"] {
        let game = game("w", &format!("Wc4 Wi3 {ahead} Bj9"));
        assert_eq!(targets(&game, "c4"), "c1 c2 c6 c7 e4 f4 g4 h4 i4 j4 k4", "{ahead}");
        assert!(refusal(&game, "c4-c8").contains("head-on against the active piece on c9"));
    }
}

#[test]
fn against_an_inactive_piece_a_move_ends_and_becomes_inactive() {
    let game = after(game("w", "Wc4 Wi3 bc9 Bj9"), "c4-c8");
    assert_eq!(piece(&game, "c8"), 'w');
    assert_eq!(game.position().split(' ').next_back(), Some("c8"));
}

#[test]
fn active_pieces_beside_the_way_become_inactive_whoever_owns_them() {
    let game = after(game("w", "Wd4 Wc6 Be9 Wi3 Bj9"), "d4-d11");
    assert_eq!(["c6", "e9", "d11", "j9"].map(|square| piece(&game, square)), ['w', 'b', 'W', 'B']);
    assert_eq!(game.to_move().map(|player| player.number()), Some(2), "it stays active, so the turn is over");
}

#[test]
fn a_piece_that_ends_beside_an_active_one_makes_both_inactive() {
    let game = after(game("w", "Wc4 Bd8 Wi3 Bj9"), "c4-c8");
    assert_eq!(["c8", "d8"].map(|square| piece(&game, square)), ['w', 'b']);
}

#[test]
fn a_piece_next_to_one_of_the_start_area_becomes_inactive() {
    let game = after(game("w", "Wd2 be7 Wi3 Bj9"), "d2-d7");
    assert_eq!(piece(&game, "d7"), 'w');
}

#[test]
fn the_start_area_is_not_crossed_for_nothing() {
    let game = game("w", "Wf2 Wi3 Bj9");
    assert_eq!(targets(&game, "f2"), "b2 c2 d2 f12 f4 h2 i2 j2 k2");
    assert!(refusal(&game, "f2-f10").contains("cross the start area only if it makes a piece inactive"));
}

#[test]
fn the_start_area_is_crossed_to_make_another_piece_inactive_wherever_it_is_passed() {
    let before = game("w", "Wf2 Be4 Wi3 Bj9");
    assert_eq!(targets(&before, "f2"), "b2 c2 d2 f10 f11 f12 f4 f9 h2 i2 j2 k2");
    let behind = game("w", "Wf2 Bg10 Wi3 Bj9");
    assert_eq!(targets(&behind, "f2"), "b2 c2 d2 f10 f11 f12 f4 h2 i2 j2 k2");
    let own = after(game("b", "Wi3 Bf11 Bg3 Bj9"), "f11-f2");
    assert_eq!(["f2", "g3"].map(|square| piece(&own, square)), ['B', 'b']);
}

#[test]
fn the_start_area_is_crossed_to_become_inactive() {
    let game = game("w", "Wf2 bf11 we9 Wi3 Bj9");
    assert_eq!(targets(&game, "f2"), "b2 c2 d2 f10 f4 f9 h2 i2 j2 k2");
}

#[test]
fn the_start_area_is_crossed_over_empty_squares_only() {
    let game = game("w", "Wf2 wf7 Wi3 Bj9");
    assert!(refusal(&game, "f2-f12").contains("the piece on f7 is in the way"));
}

// Turn

#[test]
fn the_first_move_is_made_out_of_the_start_area() {
    let game = start("sfirs");
    assert!(refusal(&game, "b11-b8").contains("out of the start area"));
    assert!(refusal(&game, "+b11").contains("has become inactive by its move"));
    assert!(refusal(&game, "b2-b5").contains("isn’t yours"));
}

#[test]
fn after_an_active_end_the_turn_is_over() {
    let game = after(start("sfirs"), "e8-e10");
    assert_eq!(game.position().split(' ').skip(1).collect::<Vec<_>>(), ["b", "b", "-"]);
    assert!(game.turn_begins());
}

#[test]
fn a_first_turn_goes_on_after_an_inactive_end() {
    let game = after(start("sfirs"), "e8-e12");
    assert_eq!(game.position().split(' ').skip(1).collect::<Vec<_>>(), ["w", "b", "e12"]);
    assert!(!game.turn_begins());
    for token in ["+b11", "+k11", "end", "g8-g10", "e6-c6"] {
        assert!(is_legal(&game, token), "{token}");
    }
    let game = after(game, "+b11");
    assert_eq!(piece(&game, "b11"), 'W');
    assert_eq!(game.to_move().map(|player| player.number()), Some(2));
}

#[test]
fn a_second_piece_out_of_the_start_area_ends_the_turn_even_if_it_becomes_inactive() {
    let game = after(start("sfirs"), "e8-e12 g8-g12");
    assert_eq!(game.position().split(' ').skip(1).collect::<Vec<_>>(), ["b", "b", "-"]);
}

#[test]
fn a_second_active_piece_that_becomes_inactive_lets_the_turn_go_on() {
    let game = after(game("w", "Wc4 Wi3 Wg10 Bj9"), "c4-c12");
    assert_eq!(game.position().split(' ').next_back(), Some("c12"));
    let game = after(game, "i3-i1");
    assert_eq!(game.position().split(' ').next_back(), Some("i1"));
    let game = after(game, "g10-e10");
    assert_eq!(piece(&game, "e10"), 'W');
    assert_eq!(game.to_move().map(|player| player.number()), Some(2));
}

#[test]
fn a_piece_that_has_just_become_inactive_is_not_revived_but_an_earlier_one_is() {
    let game = after(game("w", "Wd2 be7 Wi3 Bj9"), "d2-d7");
    assert!(!is_legal(&game, "+d7"));
    assert!(refusal(&game, "+d7").contains("has just moved"));
    let game = after(game, "i3-i1 +d7");
    assert_eq!(piece(&game, "d7"), 'W');
}

#[test]
fn a_piece_next_to_another_inactive_one_is_not_revived() {
    let game = after(game("w", "Wc4 Wi3 wf10 bf11 Bj9"), "c4-c12");
    assert!(refusal(&game, "+f10").contains("next to the inactive piece on f11"));
    let edge = after(self::game("w", "Wc4 Wi3 wf11 bf12 Bj9"), "c4-c12");
    assert!(refusal(&edge, "+f11").contains("next to the inactive piece on f12"));
}

#[test]
fn pieces_in_the_start_area_do_not_hinder_a_revival() {
    let game = after(game("w", "Wc4 wd8 we8 Bj9"), "c4-c12");
    assert_eq!(piece(&after(game, "+d8"), "d8"), 'W');
}

#[test]
fn only_ones_own_inactive_pieces_are_revived() {
    let game = after(game("w", "Wc4 Wi3 we8 bf10 Bj9"), "c4-c12");
    assert!(refusal(&game, "+f10").contains("isn’t yours"));
    assert!(refusal(&game, "+i3").contains("active already"));
    assert!(refusal(&game, "+e8").contains("need no reviving"));
    assert!(refusal(&game, "+e10").contains("no piece is on e10"));
}

#[test]
fn a_revival_needs_a_piece_that_became_inactive_in_the_same_turn() {
    let game = game("w", "Wc4 wf10 Bj9");
    assert!(!is_legal(&game, "+f10"));
    assert!(refusal(&game, "+f10").contains("has become inactive by its move"));
}

#[test]
fn the_turn_may_be_ended_instead() {
    let game = after(game("w", "Wc4 Wi3 Bj9"), "c4-c12");
    assert!(is_legal(&game, "end"));
    assert_eq!(after(game, "end").position(), placed("wc12 Wi3 Bj9", "b - -"));
}

#[test]
fn the_turn_ends_by_itself_when_nothing_can_follow() {
    let game = after(game("w", "Wc4 Bj9"), "c4-c12");
    assert_eq!(game.position(), placed("wc12 Bj9", "b - -"));
    assert_eq!(game.plies().len(), 1);
}

// End

#[test]
fn a_player_without_an_active_piece_loses_when_the_turn_begins() {
    let game = after(game("w", "Wc4 bg7 Bd10"), "c4-c10");
    assert_eq!(piece(&game, "d10"), 'b');
    assert_eq!(outcome(&game), "1 immobile", "the piece in the start area does not count");
    assert_eq!(game.position(), placed("wc10 bg7 bd10", "- - -"));
    assert_eq!(legal(&game), "");
}

#[test]
fn a_player_whose_active_pieces_cannot_move_has_lost() {
    // d8 has e8 beside it, c8 one square on, d7 and d9 free for one square only.
    let hemmed = "Bd8 we8 wd6 wd10 wb8";
    assert_eq!(outcome(&after(game("w", &format!("{hemmed} Wi3")), "i3-i10")), "1 immobile");
    assert_eq!(outcome(&after(game("w", &format!("{} Wi3", hemmed.replace(" wb8", ""))), "i3-i10")), "-");
}

#[test]
fn nobody_loses_in_the_first_turn() {
    let game = after(start("sfirs"), "e8-e12 end");
    assert_eq!(outcome(&game), "-");
    let beyond_e8 = ["e7-e10", "e7-e11", "e7-e9", "f8-a8", "f8-b8", "f8-c8", "f8-d8"];
    assert!(beyond_e8.iter().all(|token| is_legal(&game, token)));
    assert_eq!(game.legal().len(), 24 + beyond_e8.len());
}

#[test]
fn a_player_whose_first_turn_left_no_active_piece_loses_at_once_in_the_second() {
    assert_eq!(outcome(&after(start("sfirs"), "e8-e12 end e5-e1")), "-");
    assert_eq!(outcome(&after(start("sfirs"), "e8-e12 end e5-e1 end")), "2 immobile");
}

#[test]
fn after_any_first_turn_the_other_player_can_make_his() {
    let game = start("sfirs");
    for token in game.legal() {
        let first = after(start("sfirs"), &token);
        if first.turn_begins() {
            assert!(!first.legal().is_empty(), "{token}");
            continue;
        }
        for second in first.legal() {
            let both = after(first.clone(), &second);
            assert!(both.turn_begins() && !both.legal().is_empty(), "{token} {second}");
        }
    }
}

#[test]
fn the_third_time_the_same_position_stands_the_game_is_drawn() {
    let cycle = "e10-c10 e3-c3 c10-e10 c3-e3";
    let game = after(start("sfirs"), &format!("e8-e10 e5-e3 {cycle}"));
    assert_eq!(outcome(&game), "-");
    assert_eq!(outcome(&after(game, cycle)), "0 repetition");
}

// What an action does

fn effects(game: &Game, token: &str) -> (String, Vec<Change>) {
    let Effects { path, changes, .. } = game.effects(token).unwrap();
    (path.iter().map(Coord::to_string).collect::<Vec<_>>().join(" "), changes)
}

#[test]
fn effects_tell_what_becomes_inactive_in_the_order_of_the_way() {
    let square = |text| Coord::parse(text).unwrap();
    let inactive = |text| Change::Deactivated(square(text));
    let game = game("w", "Wd4 Wc6 Be9 Wi3 Bj9 wg8");
    let path = "d4 d5 d6 d7 d8 d9 d10 d11".to_owned();
    assert_eq!(effects(&game, "d4-d11"), (path, vec![inactive("c6"), inactive("e9")]));
    assert_eq!(effects(&game, "d4-d9").1, [inactive("c6"), inactive("e9"), inactive("d9")]);
    assert_eq!(effects(&game, "g8-g10").1, [Change::Revived(square("g10"))]);
    assert_eq!(effects(&game, "g8-g12").1, [inactive("g12")]);
    let game = after(game, "d4-d12");
    assert_eq!(effects(&game, "end"), (String::new(), vec![Change::Ended]));
    assert_eq!(effects(&game, "+c6").1, [Change::Revived(square("c6"))]);
}

// The whole, against the rules written down a second time

#[test]
fn random_games_go_as_the_rules_written_down_naively_say() {
    let mut crossings = 0;
    for seed in 1..=200 {
        let mut random = Random::new(seed);
        let mut game = start("sfirs");
        let mut naive = Naive::read(START);
        let mut winner = None;
        while game.outcome().is_none() && game.plies().len() < 200 {
            let legal = game.legal();
            assert_eq!(legal, naive.legal(), "{}", game.position());
            // Every other game keeps off the outer edge, so that it lasts.
            let inner: Vec<String> = legal.iter().filter(|token| stays_inside(token)).cloned().collect();
            let token = random.pick(if seed % 2 == 0 && !inner.is_empty() { &inner } else { &legal }).clone();
            crossings += usize::from(naive.crosses(&token));
            game.play(&token).unwrap();
            winner = naive.play(&token);
            assert_eq!(game.position(), naive.write(), "{token}");
        }
        match winner {
            Some('w') => assert_eq!(outcome(&game), "1 immobile"),
            Some(_) => assert_eq!(outcome(&game), "2 immobile"),
            None => assert!(["-", "0 repetition"].contains(&outcome(&game).as_str())),
        }
    }
    assert!(crossings > 100, "{crossings}");
}

/// Whether an action leaves no piece on the outer edge and does not give up what could go on.
fn stays_inside(token: &str) -> bool {
    token != "end"
        && !token.split('-').skip(1).any(|to| to.starts_with(['a', 'l']) || to[1..] == *"1" || to[1..] == *"12")
}
