//! What may be typed, what is refused and why, and position strings.

use parlour::rules::{Attempt, Game, Reading};
use parlour::text::Language;

use super::{GAME, coord, placed};
use crate::support::{after, at, bad_position, legal, refusal, start};

fn complete(game: &Game, text: &str) -> String {
    match game.read(text) {
        Reading::Complete { actions } => actions.join(" "),
        other => panic!("{text} is not complete: {other:?}"),
    }
}

fn open(game: &Game, text: &str) -> (String, Vec<String>) {
    match game.read(text) {
        Reading::Open { actions, next } => (actions.join(" "), next),
        other => panic!("{text} is not open: {other:?}"),
    }
}

// Writing actions

#[test]
fn several_buoys_may_be_typed_at_once() {
    let game = start(GAME);
    let tokens = "@q2 @r2 @s3 @t1 @u2 end";
    for text in ["@q2 r2 s3 t1 u2 end", "Q2 R2 S3 T1 U2 END", "@q2, @r2, @s3, @t1, @u2, end", "q2r2s3t1u2 end"] {
        assert_eq!(complete(&game, text), tokens, "{text}");
    }
    assert_eq!(complete(&game, "q2 r2 s3 t1 u2 p2 p3"), "@q2 @r2 @s3 @t1 @u2 @p2 @p3");
}

#[test]
fn five_buoys_without_an_end_leave_the_turn_open() {
    let (actions, next) = open(&start(GAME), "q2 r2 s3 t1 u2");
    assert_eq!(actions, "@q2 @r2 @s3 @t1 @u2");
    assert!(next.contains(&"end".into()) && next.contains(&"@p2".into()));
    let (_, next) = open(&start(GAME), "q2");
    assert!(!next.contains(&"end".into()));
}

#[test]
fn an_eighth_buoy_comes_after_the_turn() {
    assert!(refusal(&start(GAME), "q2 r2 s3 t1 u2 p2 p3 t3").contains("the turn is over after @p3"));
}

#[test]
fn a_step_may_be_typed_in_any_manner() {
    let game = placed();
    for text in ["b1-b2", "B1 b2", "b1b2", "b1 - b2", "b1 → b2", "b1 to b2"] {
        assert_eq!(complete(&game, text), "b1-b2", "{text}");
    }
}

#[test]
fn a_square_alone_is_the_beginning_of_its_markers_moves() {
    let Reading::Partial { actions, next } = placed().read("b1") else { panic!("b1 is not partial") };
    assert!(actions.is_empty());
    assert_eq!(next, ["b1-a1", "b1-b2"]);
}

// A turn, Placing buoys: refusals

#[track_caller]
fn refused(game: &Game, text: &str, wanted: &[&str]) {
    let sentence = refusal(game, text);
    for part in wanted {
        assert!(sentence.contains(part), "{text}: {sentence}");
    }
}

#[test]
fn a_buoy_in_the_wrong_place_is_refused_with_the_rule() {
    let game = after(start(GAME), "@q2");
    refused(&game, "@p1", &["p1 is a corner"]);
    refused(&game, "@q5", &["q5 isn’t in your half", "lines 1 to 3"]);
    refused(&game, "q2", &["a buoy is on q2 already"]);
    refused(&game, "@a1", &["a1 is a square", "crossings"]);
    refused(&game, "a2", &["a2 is a square", "crossings"]);
    refused(&game, "@v1", &["v1 isn’t on the board"]);
    refused(&game, "R@q3", &["no letter like “R”"]);
    refused(&game, "r2 r5 s2", &["r5 isn’t in your half"]);
    refused(&game, "+q3", &["“+” means nothing"]);
    let game = after(start(GAME), "@q2 @s2 @p3 @r3 @t3 end");
    refused(&game, "@q2", &["lines 4 to 6"]);
}

#[test]
fn a_marker_does_not_move_before_the_buoys_stand() {
    refused(&start(GAME), "b1-b2", &["before all buoys are placed"]);
    refused(&start(GAME), "b1", &["before all buoys are placed"]);
}

#[test]
fn placing_too_few_buoys_is_refused_with_how_many_are_missing() {
    refused(&start(GAME), "end", &["5 more buoys"]);
    refused(&start(GAME), "q2 r2 s3 t1 end", &["place one more buoy before"]);
    refused(&start(GAME), "pass", &["you can’t pass"]);
}

#[test]
fn a_closed_line_is_refused_with_its_two_ends() {
    let game = placed();
    refused(&game, "d1-e1", &["exactly one of t1 and t2", "neither does"]);
    let obstacles = game.explain(&Attempt::parse("d1-e1").unwrap()).obstacles;
    assert_eq!(obstacles, [coord("t1"), coord("t2")]);
    let game = after(start(GAME), "@q2 @r2 @p3 @r3 @t3 end @q5 @s5 @p4 @r4 @t4 end");
    refused(&game, "b1-b2", &["exactly one of q2 and r2", "both do"]);
}

#[test]
fn a_step_that_is_none_is_refused_with_the_rule() {
    let game = placed();
    refused(&game, "b1-c1", &["a marker is on c1"]);
    refused(&game, "b1-c2", &["one square up, down", "a1, c1 or b2"]);
    refused(&game, "b1-b1", &["one square up, down"]);
    refused(&game, "b1-b3", &["one square up, down"]);
    refused(&game, "b1-q2", &["q2 is a crossing", "markers stand on squares"]);
    refused(&game, "q2-r2", &["q2 is a crossing", "a buoy moves only when a marker"]);
    refused(&game, "q2", &["a buoy moves only when a marker"]);
    refused(&game, "b5-b4", &["b5 isn’t yours"]);
    refused(&game, "b3-b4", &["no piece is on b3"]);
    assert_eq!(game.read("b1xb2").actions(), ["b1-b2"]);
    refused(&game, "b1-b9", &["b9 isn’t on the board"]);
    refused(&game, "b5", &["b5 isn’t yours"]);
    refused(&game, "@q3", &["all buoys are placed"]);
    refused(&game, "end", &["a turn can’t end before its first action"]);
    refused(&game, "pass", &["you can’t pass"]);
    refused(&game, "swap", &["this game has no action “swap”"]);
}

#[test]
fn a_marker_that_cannot_move_at_all_is_told_why_in_each_direction() {
    let game = after(placed(), "b1-b2 c5-c4 c1-b1 b5-a5");
    let sentence = refusal(&game, "b1");
    assert!(sentence.starts_with("the marker on b1 can’t move: "), "{sentence}");
    for way in ["b1-a1 (exactly one of q1 and q2", "b1-c1 (you can’t take back", "b1-b2 (a marker is on b2)"] {
        assert!(sentence.contains(way), "{way}: {sentence}");
    }
}

#[test]
fn a_legal_action_is_explained_by_how_it_is_written() {
    let say = |game: &Game, text: &str| Language::english().say(&game.explain(&Attempt::parse(text).unwrap()).message);
    assert_eq!(say(&placed(), "b1b2"), "you can play b1-b2");
    assert_eq!(say(&placed(), "b1"), "you can play b1-b2 or b1-a1");
    assert_eq!(say(&start(GAME), "q2"), "you can play @q2");
    assert_eq!(say(&after(start(GAME), "@q2 @s2 @p3 @r3 @t3"), "end"), "you can play end");
}

// Position strings

#[test]
fn a_malformed_or_impossible_position_is_refused_with_what_is_wrong_and_where() {
    let ten = "p3,p4,q2,q5,r3,r4,s2,s5,t3,t4";
    let play = |board: &str, side: &str, bans: &str| format!("{board} {ten} {side} play {bans}");
    let home = "1BBB1/5/5/5/1RRR1";
    let list = |buoys: &str| format!("{home} {buoys} r play -/-");
    let place = |buoys: &str, side: &str| format!("{home} {buoys} {side} place -/-");
    for (position, column, wanted) in [
        (String::new(), 1, "spaces"),
        (format!("{home} - r place"), 28, "5 fields"),
        (play("1BBB1/5/5/1RRR1", "r", "-/-"), 1, "5 rows"),
        (play("1BBB2/5/5/5/1RRR1", "r", "-/-"), 1, "5 cells"),
        (play("1BBX1/5/5/5/1RRR1", "r", "-/-"), 4, "“X” isn’t a piece"),
        (play("1B[BR]B1/5/5/5/1RR2", "r", "-/-"), 4, "holds more than one piece"),
        (play("1BB2/5/5/5/1RRR1", "r", "-/-"), 1, "Black has 3 markers; here are 2"),
        (play("1BBB1/5/R4/5/1RRR1", "r", "-/-"), 1, "Red has 3 markers; here are 4"),
        (play("RRRBB/5/5/5/4B", "-", "-/-"), 1, "already over before this"),
        (play("RR3/5/R4/B4/BB3", "-", "-/-"), 1, "already over before this"),
        (list("p3,p4,q2,q5,r3,r4,s2,s5,t3"), 19, "10 to 14"),
        (list("p2,p3,p4,p5,q1,q2,q3,q4,q5,q6,r1,r2,r3,r4,r5"), 19, "10 to 14"),
        (list("-"), 19, "10 to 14"),
        (list("p1,p3,p4,q2,q5,r3,r4,s2,s5,t3"), 19, "p1 is a corner"),
        (list("p3,p4,q2,q5,r3,r4,s2,s5,t3,u6"), 46, "u6 is a corner"),
        (list("p3,p4,q2,q5,r3,r4,s2,s5,t3,v1"), 46, "“v1” isn’t a crossing"),
        (list("p3,p4,q2,q5,r3,r4,s2,s5,t3,T4"), 46, "“T4” isn’t a crossing"),
        (list("p3,p4,q2,q5,r3,r4,s2,s5,t4,t3"), 46, "t3 is out of order"),
        (list("p3,p3,q2,q5,r3,r4,s2,s5,t3,t4"), 22, "p3 is out of order"),
        (list("p3,,q2,q5,r3,r4,s2,s5,t3,t4"), 22, "“” isn’t a crossing"),
        (format!("{home} {ten} r pause -/-"), 51, "“pause”"),
        (play(home, "w", "-/-"), 49, "r, b or -"),
        (play(home, "-", "-/-"), 49, "isn’t over"),
        (play("R1RBB/5/B4/5/4R", "r", "-/-"), 47, "over here"),
        (format!("{home} p2,p3,p4,p5,r1,r6,u2,u3,u4,u5 r play -/-"), 49, "over here"),
        (format!("{home} p2,p3,p4,p5,q5,r1,u2,u3,u4,u5 r play -/-"), 49, "Red has no legal action"),
        (play(home, "r", "-"), 56, "“/” between"),
        (play(home, "r", "b1b3/-"), 56, "“b1b3” is neither a move"),
        (play(home, "r", "-/b5-b4"), 58, "“b5-b4” is neither a move"),
        (play(home, "r", "b2b1/-"), 56, "Red can’t take back"),
        (play(home, "r", "b1c1/-"), 56, "Red can’t take back"),
        (play(home, "r", "-/b1a1"), 58, "Black can’t take back"),
        (place("-", "-"), 21, "isn’t over"),
        (place("p3,p4", "r"), 19, "while Red places, not 1"),
        (place("p2,p3,q1,q2,q3,r1,r2", "r"), 19, "Red has 0 to 6 buoys"),
        (place("p2,p3,q1,q2", "b"), 19, "Red has 5 to 7 buoys"),
        (place("p2,p3,p4,p5,q1,q2,q3,q4,q5,q6,r4,r5", "b"), 19, "Black has 0 to 6 buoys"),
        ("BBB2/5/5/5/1RRR1 - r place -/-".into(), 1, "until all buoys are placed, the markers stand"),
        (format!("{home} - r place b1a1/-"), 29, "nobody can take anything back"),
    ] {
        let error = bad_position(GAME, &position);
        assert!(error.starts_with(&format!("column {column}: ")) && error.contains(wanted), "{position}: {error}");
    }
}

#[test]
fn the_bans_of_a_position_that_is_read_hold() {
    let game = at(GAME, "1B1B1/2B2/5/1R3/2RR1 p3,p4,q5,r2,r3,r4,r5,s2,t3,t4 r play b2b1/c4c5");
    assert_eq!(legal(&game), "b2-b3 c1-b1 d1-d2");
}
