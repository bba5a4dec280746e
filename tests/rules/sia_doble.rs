//! Rulings of Sia Doble. Comments name the heading in `docs/rules/sia-doble.md` that a ruling stands under.

mod chance;
mod notation;

use parlour::rules::{Change, Coord, Diagram, Game, Ground, Piece, Player, Reason, Shape};

use crate::support::{after, at, is_legal, legal, outcome, refusal, start};

const GAME: &str = "sia-doble";

/// Five buoys of each side, with which both have several moves.
const PLACED: &str = "@q2 @s2 @p3 @r3 @t3 end @q5 @s5 @p4 @r4 @t4 end";

/// A game in which the buoys of [`PLACED`] stand.
fn placed() -> Game {
    after(start(GAME), PLACED)
}

fn coord(name: &str) -> Coord {
    Coord::parse(name).unwrap()
}

// The board

#[test]
fn three_markers_of_each_side_stand_in_the_middle_of_their_base_ranks() {
    let game = start(GAME);
    assert_eq!(game.position(), "1BBB1/5/5/5/1RRR1 - r place -/-");
    assert_eq!(game.to_move(), Some(Player::One));
    assert_eq!(outcome(&game), "-");
}

#[test]
fn the_board_has_25_squares_with_two_base_ranks_and_36_crossings() {
    let Diagram { shape, cells, .. } = start(GAME).diagram();
    assert_eq!(shape, Shape::Rectangle { files: 5, ranks: 5, crossings: Some(15), diagonals: false });
    assert!(cells.is_sorted_by_key(|(at, _)| *at));
    let count = |wanted: Ground| cells.iter().filter(|(_, ground)| *ground == wanted).count();
    assert_eq!(count(Ground::Crossing), 36);
    assert_eq!(count(Ground::Plain), 15);
    assert!(cells.contains(&(coord("a1"), Ground::Base(Player::One))));
    assert!(cells.contains(&(coord("e5"), Ground::Base(Player::Two))));
    assert_eq!((cells[25].0, cells[60].0), (coord("p1"), coord("u6")));
}

#[test]
fn square_a1_has_the_corners_p1_q1_p2_and_q2() {
    // The lines of a1 that can be crossed are p2-q2 above it and q1-q2 on its right.
    let game = |buoys: &str| at(GAME, &format!("1BBB1/5/5/5/R1RR1 {buoys} b play -/-"));
    let with = |buoy: &str| {
        let mut buoys = vec!["p3", "p4", "p5", "q5", "r4", "r6", "s6", "u3", "u4", buoy];
        buoys.sort_unstable();
        let mut game = game(&buoys.join(","));
        game.play("b5-b4").unwrap();
        let mut moves = game.legal();
        moves.retain(|token| token.starts_with("a1"));
        moves.join(" ")
    };
    assert_eq!(with("p2"), "a1-a2");
    assert_eq!(with("q1"), "a1-b1");
    assert_eq!(with("q2"), "a1-a2 a1-b1");
    assert_eq!(with("q3"), "");
}

// Placing buoys

#[test]
fn red_places_on_16_crossings_of_lines_1_to_3_but_not_on_the_corners() {
    let moves = start(GAME).legal();
    assert_eq!(moves.len(), 16);
    assert!(moves.iter().all(|token| matches!(token.as_bytes(), [b'@', b'p'..=b'u', b'1'..=b'3'])));
    assert!(!moves.contains(&"@p1".into()) && !moves.contains(&"@u1".into()));
}

#[test]
fn black_places_on_16_crossings_of_lines_4_to_6_but_not_on_the_corners() {
    let game = after(start(GAME), "@q2 @s2 @p3 @r3 @t3 end");
    assert_eq!(game.to_move(), Some(Player::Two));
    let moves = game.legal();
    assert_eq!(moves.len(), 16);
    assert!(moves.iter().all(|token| matches!(token.as_bytes(), [b'@', b'p'..=b'u', b'4'..=b'6'])));
    assert!(!moves.contains(&"@p6".into()) && !moves.contains(&"@u6".into()));
}

#[test]
fn buoys_may_stand_on_the_rim() {
    let game = start(GAME);
    for token in ["@p2", "@p3", "@q1", "@t1", "@u2", "@u3"] {
        assert!(is_legal(&game, token), "{token}");
    }
}

#[test]
fn a_crossing_holds_one_buoy() {
    let game = after(start(GAME), "@q2");
    assert!(!is_legal(&game, "@q2"));
    assert_eq!(game.legal().len(), 15);
}

#[test]
fn placing_may_end_after_the_fifth_buoy_and_not_before() {
    let four = after(start(GAME), "@q2 @s2 @p3 @r3");
    assert!(!is_legal(&four, "end"));
    let five = after(four, "@t3");
    assert!(is_legal(&five, "end"));
    assert_eq!(five.legal().len(), 12);
    assert_eq!(five.to_move(), Some(Player::One));
    assert_eq!(after(five, "@q1 end").to_move(), Some(Player::Two));
}

#[test]
fn the_seventh_buoy_ends_the_turn_by_itself() {
    let game = after(start(GAME), "@q2 @s2 @p3 @r3 @t3 @q1 @r1");
    assert_eq!(game.position(), "1BBB1/5/5/5/1RRR1 p3,q1,q2,r1,r3,s2,t3 b place -/-");
    let game = after(game, "@q5 @s5 @p4 @r4 @t4 @q6 @r6");
    assert_eq!(game.position(), "1BBB1/5/5/5/1RRR1 p3,p4,q1,q2,q5,q6,r1,r3,r4,r6,s2,s5,t3,t4 r play -/-");
}

#[test]
fn he_who_places_first_moves_first() {
    // House rule.
    let game = placed();
    assert_eq!(game.position(), "1BBB1/5/5/5/1RRR1 p3,p4,q2,q5,r3,r4,s2,s5,t3,t4 r play -/-");
    assert_eq!(game.to_move(), Some(Player::One));
    assert!(game.turn_begins());
}

#[test]
fn a_turn_of_placing_begins_with_its_first_buoy_only() {
    let mut game = start(GAME);
    for token in PLACED.split_whitespace() {
        game.play(token).unwrap();
    }
    let begins: Vec<&str> = game.plies().iter().filter(|ply| ply.begins_turn).map(|ply| ply.token.as_str()).collect();
    assert_eq!(begins, ["@q2", "@q5"]);
}

// A turn

#[test]
fn a_line_with_a_buoy_at_exactly_one_end_is_open() {
    // b1 and c1 go up past q2 and s2, d1 past s2 too; b1 goes left past q2; t1 and t2 are empty.
    assert_eq!(legal(&placed()), "b1-a1 b1-b2 c1-c2 d1-d2");
}

#[test]
fn a_line_with_a_buoy_at_both_ends_is_closed() {
    let game = after(start(GAME), "@q2 @r2 @p3 @r3 @t3 end @q5 @s5 @p4 @r4 @t4 end");
    assert_eq!(legal(&game), "b1-a1 c1-c2");
}

#[test]
fn a_line_without_a_buoy_is_closed() {
    let game = after(start(GAME), "@u2 @s2 @p3 @r3 @t3 end @q5 @s5 @p4 @r4 @t4 end");
    assert_eq!(legal(&game), "c1-c2 d1-d2");
}

#[test]
fn the_buoy_moves_to_the_other_end_of_the_line() {
    let up = after(placed(), "b1-b2");
    assert_eq!(up.position(), "1BBB1/5/5/1R3/2RR1 p3,p4,q5,r2,r3,r4,s2,s5,t3,t4 b play b2b1/-");
    let left = after(placed(), "b1-a1");
    assert_eq!(left.position(), "1BBB1/5/5/5/R1RR1 p3,p4,q1,q5,r3,r4,s2,s5,t3,t4 b play a1b1/-");
    let down = after(up, "c5-c4");
    assert_eq!(down.position(), "1B1B1/2B2/5/1R3/2RR1 p3,p4,q5,r2,r3,r4,r5,s2,t3,t4 r play b2b1/c4c5");
}

#[test]
fn a_marker_goes_to_empty_squares_only_and_never_diagonally() {
    let game = placed();
    for token in ["b1-c1", "b1-c2", "b1-a2", "b1-b3", "b1-b1"] {
        assert!(!is_legal(&game, token), "{token}");
    }
}

#[test]
fn a_move_may_not_be_taken_back_in_the_very_next_turn() {
    let game = after(placed(), "b1-b2 c5-c4");
    // r2 is the only buoy of the line between b1 and b2: nothing but the ban forbids it.
    assert_eq!(legal(&game), "b2-b3 c1-b1 d1-d2");
    assert!(refusal(&game, "b2-b1").contains("take back your last move"));
}

#[test]
fn a_move_may_be_taken_back_one_turn_later() {
    let game = after(placed(), "b1-b2 c5-c4 d1-d2 b5-a5");
    assert!(is_legal(&game, "b2-b1"));
    assert!(!is_legal(&game, "d2-d1"));
}

#[test]
fn another_marker_may_go_to_the_square_that_was_left() {
    assert!(is_legal(&after(placed(), "b1-b2 c5-c4"), "c1-b1"));
}

#[test]
fn the_ban_is_kept_in_the_position_when_the_way_back_is_closed() {
    let game = at(GAME, "3BB/5/1RB2/5/2RR1 p3,p4,q3,s6,t2,t4,u2,u3,u4,u5 r play -/-");
    // Black follows to b3, and the line between b2 and b3 has no buoy any more.
    let game = after(game, "b3-b2 c3-b3");
    assert_eq!(game.position(), "3BB/5/1B3/1R3/2RR1 p3,p4,r4,s6,t2,t4,u2,u3,u4,u5 r play b2b3/b3c3");
}

#[test]
fn a_player_who_cannot_move_is_skipped_without_a_token() {
    let game = after(start(GAME), "@q2 @p2 @p3 @u2 @u3 end @p4 @p5 @u4 @u5 @r6 end b1-b2");
    assert_eq!(game.to_move(), Some(Player::One));
    assert!(game.turn_begins());
    assert_eq!(game.plies().last().unwrap().token, "b1-b2");
    // The skipped turn was Black's: Red's ban is still there, although the way back past r2 is open.
    assert_eq!(game.position(), "1BBB1/5/5/1R3/2RR1 p2,p3,p4,p5,r2,r6,u2,u3,u4,u5 r play b2b1/-");
    assert_eq!(legal(&game), "b2-c2 c1-b1 c1-c2");
}

#[test]
fn after_a_skipped_turn_nothing_is_forbidden() {
    // Reading. Black's only open step is the one that takes back the last move.
    let game = at(GAME, "2BB1/B4/5/5/1RRR1 p2,p3,p5,q2,s6,t3,u2,u3,u4,u5 r play -/a4a5");
    let game = after(game, "b1-b2");
    assert_eq!(game.position(), "2BB1/B4/5/1R3/2RR1 p2,p3,p5,r2,s6,t3,u2,u3,u4,u5 r play b2b1/-");
    let game = after(game, "c1-c2");
    assert_eq!(game.to_move(), Some(Player::Two));
    assert_eq!(legal(&game), "a4-a5");
}

#[test]
fn both_players_may_be_skipped_until_the_ban_falls() {
    let game = at(GAME, "1BBB1/5/5/5/R1RR1 p4,p5,q2,r4,r6,s6,u2,u3,u4,u5 r play -/-");
    assert_eq!(legal(&game), "a1-a2 a1-b1");
    // Then Black has no open step and Red none but the way back: Black, Red and Black again are skipped.
    let game = after(game, "a1-a2");
    assert_eq!(outcome(&game), "-");
    assert_eq!(game.position(), "1BBB1/5/5/R4/2RR1 p2,p4,p5,r4,r6,s6,u2,u3,u4,u5 r play -/-");
    assert_eq!(legal(&game), "a2-a1");
}

#[test]
fn if_red_cannot_move_once_the_buoys_stand_black_begins() {
    let game = after(start(GAME), "@p2 @p3 @u2 @u3 @r1 end @q5 @p4 @p5 @u4 @u5 end");
    assert_eq!(game.position(), "1BBB1/5/5/5/1RRR1 p2,p3,p4,p5,q5,r1,u2,u3,u4,u5 b play -/-");
    assert_eq!(legal(&game), "b5-a5 b5-b4");
}

// The end

#[test]
fn two_markers_on_the_opponents_base_rank_win_at_once() {
    let game = at(GAME, "R2BB/2R2/B4/5/4R p2,p3,p4,q3,r5,t2,u2,u3,u4,u5 r play -/-");
    let game = after(game, "c4-c5");
    assert_eq!(outcome(&game), "1 goal");
    assert_eq!(game.to_move(), None);
    assert_eq!(legal(&game), "");
    assert_eq!(game.position(), "R1RBB/5/B4/5/4R p2,p3,p4,q3,s5,t2,u2,u3,u4,u5 - play c5c4/-");
    assert_eq!(refusal(&game, "c5-c4"), "the game is over");
}

#[test]
fn black_wins_on_rank_1() {
    let game = after(at(GAME, "4B/5/R4/2B2/B2RR p3,p4,p5,q4,r2,t5,u2,u3,u4,u5 b play -/-"), "c2-c1");
    assert_eq!(outcome(&game), "2 goal");
    assert_eq!(game.position(), "4B/5/R4/5/B1BRR p3,p4,p5,q4,s2,t5,u2,u3,u4,u5 - play -/c1c2");
}

#[test]
fn one_marker_on_the_opponents_base_rank_does_not_win() {
    assert_eq!(outcome(&at(GAME, "R2BB/2R2/B4/5/4R p2,p3,p4,q3,r5,t2,u2,u3,u4,u5 r play -/-")), "-");
}

#[test]
fn if_neither_player_can_move_once_the_buoys_stand_the_game_is_drawn() {
    // House rule.
    let game = after(start(GAME), "@p2 @p3 @u2 @u3 @r1 end @p4 @p5 @u4 @u5 @r6 end");
    assert_eq!(outcome(&game), "0 blocked");
    assert_eq!(game.to_move(), None);
    assert_eq!(game.position(), "1BBB1/5/5/5/1RRR1 p2,p3,p4,p5,r1,r6,u2,u3,u4,u5 - play -/-");
}

#[test]
fn the_third_time_the_same_position_stands_the_game_is_drawn() {
    // House rule.
    let round = "b1-b2 b5-b4 d1-d2 d5-d4 b2-b1 b4-b5 d2-d1 d4-d5";
    // The bans belong to the position: only from the second action on does a round repeat the one before.
    let game = after(placed(), &format!("{round} {round} b1-b2"));
    assert_eq!(outcome(&game), "-");
    let game = after(game, "b5-b4");
    assert_eq!(outcome(&game), "0 repetition");
    assert_eq!(game.plies().len(), 12 + 18);
}

#[test]
fn the_players_may_agree_on_a_draw_and_give_up() {
    let mut game = placed();
    game.agree();
    assert_eq!(outcome(&game), "0 agreement");
    let mut game = placed();
    game.give_up(Player::One, Reason::Resignation);
    assert_eq!(outcome(&game), "2 resignation");
}

// What there is to see

#[test]
fn the_buoys_still_to_be_placed_are_in_hand() {
    let hands = |game: &Game| game.diagram().hands.map(|hand| hand.first().map_or(0, |(_, count)| *count));
    assert_eq!(hands(&start(GAME)), [7, 7]);
    assert_eq!(hands(&after(start(GAME), "@q2 @s2")), [5, 7]);
    assert_eq!(hands(&after(start(GAME), "@q2 @s2 @p3 @r3 @t3 end @q5")), [0, 6]);
    assert_eq!(hands(&placed()), [0, 0]);
}

#[test]
fn markers_and_buoys_are_seen_where_they_stand() {
    let diagram = after(placed(), "b1-b2").diagram();
    assert!(diagram.stacks.is_sorted_by_key(|(at, _)| *at));
    let buoy = Piece { kind: "buoy", letter: 'o', owner: None, turned: false };
    let marker = |letter, owner| Piece { kind: "marker", letter, owner: Some(owner), turned: false };
    assert_eq!(diagram.stacks.len(), 6 + 10);
    for (at, piece) in [("b2", marker('R', Player::One)), ("b5", marker('B', Player::Two)), ("r2", buoy)] {
        assert!(diagram.stacks.contains(&(coord(at), vec![piece])), "{at}");
    }
    assert_eq!(diagram.captured, [0, 0]);
    assert_eq!(diagram.points, None);
}

#[test]
fn a_step_shifts_a_buoy() {
    let effects = placed().effects("b1-b2").unwrap();
    assert_eq!((effects.from, effects.to), (Some(coord("b1")), Some(coord("b2"))));
    assert_eq!(effects.piece.unwrap().owner, Some(Player::One));
    assert_eq!(effects.changes, [Change::Shifted(coord("q2"), coord("r2"))]);
    assert_eq!(placed().effects("d1-e1"), None);
}

#[test]
fn a_buoy_is_put_down_and_placing_is_ended() {
    let game = after(start(GAME), "@q2 @s2 @p3 @r3 @t3");
    let effects = game.effects("@q1").unwrap();
    assert_eq!((effects.piece.unwrap().kind, effects.from, effects.to), ("buoy", None, Some(coord("q1"))));
    assert_eq!(game.effects("end").unwrap().changes, [Change::Ended]);
}
