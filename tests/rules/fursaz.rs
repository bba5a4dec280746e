//! The rulings of Fursaz. Every test names the heading of `docs/rules/fursaz.md` that it follows from.

mod chance;
mod flanks;
mod text;

use std::collections::HashSet;

use parlour::rules::fursaz::Fursaz;
use parlour::rules::guide::key;
use parlour::rules::{Change, Color, Coord, Game, GameDef, Ground, Player, Position, Reason, Shape};
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
    assert_eq!(GameDef::find("fursaz").unwrap().about.variants, ["7", "5"]);
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
    assert_eq!(remarks(&game, "e5"), ["Black, settled by a flank that is broken now."]);
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

// Flanks: the newer one decides, so stones of other ages are another position.

/// The positions of the small board after each of these actions; an empty token stands for any action.
fn positions<'a>(tokens: impl IntoIterator<Item = &'a str>, random: &mut Random) -> Vec<Fursaz> {
    let mut position = Fursaz::start(GameDef::find("fursaz").unwrap().variant("5").unwrap());
    let after = tokens.into_iter().map_while(|token| {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        legal.retain(|action| token.is_empty() || action.to_string() == token);
        position.play_unchecked(*(!legal.is_empty()).then(|| random.pick(&legal))?);
        Some(position.clone())
    });
    after.collect()
}

#[test]
fn positions_have_the_same_key_only_if_they_are_the_same() {
    let mut random = Random::new(1);
    let orders = [["a1", "e1", "e9", "i5"], ["e9", "e1", "a1", "i5"], ["a1", "i5", "e9", "e1"]];
    let mut seen: Vec<_> = orders.iter().map(|order| positions(*order, &mut random).pop().unwrap()).collect();
    for _ in 0..40 {
        seen.extend(positions(std::iter::repeat_n("", 120), &mut random));
    }
    let keys: HashSet<u64> = seen.iter().map(key).collect();
    let seen: HashSet<Fursaz> = seen.into_iter().collect();
    assert!(seen.len() > 1_000);
    assert_eq!(keys.len(), seen.len());
}
