//! The program itself, as a shell or another program sees it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use parlour::rules::GAMES;
use serde_json::{Value, json};

fn parlour(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}

fn stdout(args: &[&str]) -> String {
    let output = parlour(args, b"");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn stderr(args: &[&str]) -> String {
    let output = parlour(args, b"");
    assert!(!output.status.success(), "{args:?} succeeded");
    String::from_utf8(output.stderr).unwrap()
}

fn trace(input: &[u8]) -> Vec<Value> {
    let output = parlour(&["rules", "trace"], input);
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_list_names_all_games_and_variants() {
    let list = stdout(&["rules", "list"]);
    let ids: Vec<&str> = list.lines().map(|line| line.split_whitespace().next().unwrap()).collect();
    assert_eq!(ids, GAMES.iter().map(|kind| kind.about.id).collect::<Vec<_>>());
    assert!(list.contains("8x8, 7x7, 9x9") && list.contains("basic, placement"));
}

#[test]
fn perft_counts_and_divides() {
    assert!(stdout(&["rules", "perft", "--game", "sfirs", "--depth", "2"]).starts_with("544 sequences"));
    let divided = stdout(&["rules", "perft", "--game", "chifoumi", "--depth", "2", "--divide"]);
    assert_eq!(divided.lines().count(), 56);
    assert!(divided.lines().last().unwrap().starts_with("2399 sequences"));
}

#[test]
fn show_plays_what_people_type_and_tells_the_position() {
    let shown = stdout(&["rules", "show", "--game", "Sia Doble", "--actions", "@q2 R2 s3, t1 u2 end"]);
    assert!(shown.contains("1BBB1/5/5/5/1RRR1 q2,r2,s3,t1,u2 b place -/-"), "{shown}");
    assert!(shown.contains("player 2 to move"), "{shown}");
}

#[test]
fn a_wrong_argument_is_answered_with_what_there_is_instead() {
    let games = GAMES.iter().map(|kind| kind.about.id).collect::<Vec<_>>().join(", ");
    assert!(stderr(&["rules", "show", "--game", "chess"]).contains(&format!("the games are {games}")));
    assert!(stderr(&["rules", "show", "--game", "fursaz", "--variant", "6"]).contains("its variants are 7, 5"));
    assert!(stderr(&["rules", "show", "--game", "chifoumi", "--position", "x"]).contains("column"));
    let refused = stderr(&["rules", "show", "--game", "chifoumi", "--actions", "c2-c3 c6-c4"]);
    assert!(refused.contains("c6-c4: ") && refused.contains("Legal instead: c6-c5"), "{refused}");
}

#[test]
fn each_line_is_answered_in_order_with_every_position_and_its_legal_actions() {
    let answers = trace(
        b"{\"game\":\"the-game\",\"variant\":\"8x8\",\"actions\":[\"@c3\"]}\n{\"game\":\"fursaz\",\"variant\":\"5\",\"actions\":[]}",
    );
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["plies"].as_array().unwrap().len(), 2);
    assert_eq!(answers[0]["plies"][0]["position"], "8/8/8/8/8/8/8/8 s 5/5 0/0");
    assert_eq!(answers[0]["plies"][0]["legal"], json!(["@a3", "@a5", "@b2", "@b4", "@c1", "@c3", "@d2", "@e1"]));
    assert_eq!(answers[0]["plies"][1]["to_move"], 2);
    assert_eq!((&answers[0]["outcome"], &answers[0]["error"]), (&Value::Null, &Value::Null));
    assert_eq!(answers[1]["plies"][0]["position"], "5/6/7/8/9/8/7/6/5 b first 0");
}

#[test]
fn an_illegal_action_ends_the_line_with_its_number_and_the_rule() {
    let answers =
        trace(b"{\"game\":\"chifoumi\",\"variant\":\"basic\",\"actions\":[\"c2-c3\",\"c6-c5\",\"c3-c9\",\"c5-c4\"]}\n");
    assert_eq!(answers[0]["plies"].as_array().unwrap().len(), 3);
    assert_eq!(answers[0]["error"]["ply"], 3);
    assert!(answers[0]["error"]["message"].as_str().unwrap().starts_with("c3-c9: c9 is not on the board"));
}

#[test]
fn actions_are_canonical_tokens_and_the_refusal_names_the_form() {
    let answers = trace(b"{\"game\":\"chifoumi\",\"variant\":\"basic\",\"actions\":[\"C2 c3\"]}\n");
    let message = answers[0]["error"]["message"].as_str().unwrap();
    assert!(message.contains("canonical form, c2-c3"), "{message}");
}

#[test]
fn a_game_that_is_over_has_an_outcome_and_nobody_to_move() {
    let answers = trace(b"{\"game\":\"fursaz\",\"variant\":\"5\",\"actions\":[\"e5\",\"pass\",\"pass\",\"a1\"]}\n");
    let plies = answers[0]["plies"].as_array().unwrap();
    assert_eq!(plies.len(), 4);
    assert_eq!((&plies[3]["to_move"], &plies[3]["legal"]), (&Value::Null, &json!([])));
    // Player one has a stone and no flank: one point to none.
    assert_eq!(answers[0]["outcome"], json!({"winner": 1, "reason": "score", "points": [1, 0]}));
    assert_eq!(answers[0]["error"]["ply"], 4);
}

#[test]
fn nothing_stops_the_stream() {
    let mut input = Vec::new();
    let bad: [&[u8]; 9] = [
        b"",
        b"nonsense",
        b"[]",
        b"{\"game\":\"chess\",\"actions\":[]}",
        b"{\"game\":\"chifoumi\",\"variant\":\"fast\",\"actions\":[]}",
        b"{\"game\":\"chifoumi\",\"actions\":[1]}",
        b"{\"actions\":[]}",
        b"\xff\xfe{}",
        b"{\"game\":\"chifoumi\",\"position\":\"x\",\"actions\":[]}",
    ];
    for line in bad {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend(vec![b'['; 9 << 20]);
    input.extend_from_slice(b"\n{\"game\":\"sfirs\",\"variant\":\"standard\",\"actions\":[]}");
    let answers = trace(&input);
    assert_eq!(answers.len(), bad.len() + 2);
    for answer in &answers[..=bad.len()] {
        assert_eq!(answer["plies"], json!([]));
        assert_eq!(answer["error"]["ply"], 0);
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(answers[bad.len() + 1]["plies"][0]["legal"].as_array().unwrap().len(), 24);
}
