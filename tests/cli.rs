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
    let unknown = stderr(&["rules", "show", "--game", "chess"]);
    let (_, games) = unknown.split_once("the games are ").unwrap();
    assert!(GAMES.iter().all(|kind| games.contains(kind.about.id)) && games.contains(" and "), "{unknown}");
    assert!(stderr(&["rules", "show", "--game", "fursaz", "--variant", "6"]).contains("its variants are 7 and 5"));
    assert!(stderr(&["rules", "show", "--game", "chifoumi", "--position", "x"]).contains("column"));
    let refused = stderr(&["rules", "show", "--game", "chifoumi", "--actions", "c2-c3 c6-c4"]);
    assert!(refused.contains("c6-c4: ") && refused.contains("You may play c6-c5"), "{refused}");
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
    assert!(answers[0]["error"]["message"].as_str().unwrap().starts_with("c3-c9: c9 isn’t on the board"));
}

#[test]
fn actions_are_canonical_tokens_and_the_refusal_names_the_form() {
    let answers = trace(b"{\"game\":\"chifoumi\",\"variant\":\"basic\",\"actions\":[\"C2 c3\"]}\n");
    let message = answers[0]["error"]["message"].as_str().unwrap();
    assert!(message.contains("write this action as c2-c3"), "{message}");
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

fn best(input: &str) -> Vec<Value> {
    let output = parlour(&["rules", "best"], input.as_bytes());
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_best_action_comes_with_score_nodes_line_and_the_id_as_it_was() {
    let question = json!({"game": "chifoumi", "variant": "basic", "actions": ["c2-c3"], "nodes": 300, "id": [1, "a"]});
    let level = json!({"game": "Sia Doble", "level": 1, "seed": 3});
    let answers = best(&format!("{question}\n{level}\n"));
    assert_eq!(answers[0]["id"], json!([1, "a"]));
    assert_eq!(answers[0]["action"], answers[0]["line"][0]);
    assert!(answers[0]["score"].as_f64().unwrap().abs() <= 1.0 && answers[0]["nodes"].as_u64().unwrap() <= 300);
    assert!(answers[0]["value"].is_i64());
    assert!(answers[1]["action"].as_str().unwrap().starts_with('@') && answers[1].get("id").is_none());
}

#[test]
fn a_win_that_is_certain_is_said_to_be_exact() {
    let position = "8/4M3/4[SS]3/S5M1/2M4M/2S5/3S4/8 s 0/0 0/0";
    let answer = best(&json!({"game": "the-game", "position": position, "nodes": 500}).to_string());
    assert_eq!(
        (&answer[0]["action"], &answer[0]["exact"], &answer[0]["score"]),
        (&json!("e6-h8"), &json!("win"), &json!(1.0))
    );
}

#[test]
fn what_cannot_be_answered_is_an_error_and_the_next_line_is_answered() {
    let bad = [
        ("", "isn’t an object"),
        ("nonsense", "isn’t an object"),
        ("[]", "isn’t an object"),
        ("{\"id\":1}", "game"),
        (r#"{"game":"chess","nodes":5}"#, "the games are"),
        (r#"{"game":"fursaz","variant":"6","nodes":5}"#, "its variants are"),
        (r#"{"game":"sfirs"}"#, "exactly one of"),
        (r#"{"game":"sfirs","nodes":5,"level":1}"#, "exactly one of"),
        (r#"{"game":"sfirs","level":0}"#, "from 1 to 8"),
        (r#"{"game":"sfirs","level":2.5}"#, "from 1 to 8"),
        (r#"{"game":"sfirs","nodes":0}"#, "1 or more"),
        (r#"{"game":"sfirs","nodes":-1}"#, "isn’t an object"),
        (r#"{"game":"sfirs","seconds":0}"#, "above 0"),
        (r#"{"game":"sfirs","seconds":1e300}"#, "above 0"),
        (r#"{"game":"sfirs","position":"x","nodes":5}"#, "column"),
        (r#"{"game":"sfirs","actions":["e8-e11","a1-a2"],"nodes":5}"#, "action 2"),
        (r#"{"game":"the-game","position":"7S/8/8/8/8/8/8/8 - 4/5 0/0","nodes":5}"#, "game is over"),
    ];
    for (line, wanted) in bad {
        let answers = best(&format!("{line}\n{{\"game\":\"sfirs\",\"nodes\":5}}\n"));
        assert_eq!(answers.len(), 2, "{line}");
        assert!(answers[0]["error"].as_str().unwrap().contains(wanted), "{line}: {}", answers[0]);
        assert!(answers[1]["action"].is_string(), "{line}");
    }
}

/// What can be measured of a program only where its process can be looked into.
#[cfg(target_os = "linux")]
mod measured {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Child, Command, Stdio};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};

    use parlour::rules::GAMES;
    use serde_json::{Value, json};

    /// The most memory that a program has had so far, in MiB.
    fn memory_peak(child: &Child) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        peak.trim().trim_end_matches(" kB").parse::<usize>().unwrap() >> 10
    }

    /// Asks `parlour rules best` one thing after the other, each once the one before is answered.
    #[test]
    fn time_and_memory_are_kept_to_while_all_cores_are_busy() {
        // Time enough for a machine that does other things as well.
        const SLACK: Duration = Duration::from_secs(2);
        let mut child = Command::new(env!("CARGO_BIN_EXE_parlour"))
            .args(["rules", "best", "--memory", "2"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut ask = |question: &Value| {
            writeln!(stdin, "{question}").unwrap();
            let mut line = String::new();
            stdout.read_line(&mut line).unwrap();
            let answer: Value = serde_json::from_str(&line).unwrap();
            assert!(answer["action"].is_string(), "{question}: {answer}");
        };
        ask(&json!({"game": "sfirs", "nodes": 1}));
        let before = memory_peak(&child);
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
                scope.spawn(|| {
                    while !done.load(Ordering::Relaxed) {
                        std::hint::spin_loop();
                    }
                });
            }
            for kind in GAMES {
                for seconds in [0.01, 0.5] {
                    let begin = Instant::now();
                    ask(&json!({"game": kind.about.id, "seconds": seconds}));
                    let took = begin.elapsed();
                    if took >= Duration::from_secs_f64(seconds) + SLACK {
                        done.store(true, Ordering::Relaxed);
                        panic!("{} took {took:?} of {seconds} s", kind.about.id);
                    }
                }
            }
            done.store(true, Ordering::Relaxed);
        });
        let grown = memory_peak(&child) - before;
        assert!(grown <= 8, "it took {grown} MiB more");
        drop(stdin);
        assert!(child.wait().unwrap().success());
    }
}

#[test]
fn a_match_tells_wins_draws_losses_and_an_interval() {
    let told = stdout(&["rules", "match", "--game", "sia-doble", "--games", "4", "nodes:200", "random"]);
    assert!(told.contains("4 wins, 0 draws, 0 losses: 100.0 % (51.0 to 100.0 %)"), "{told}");
    assert!(stderr(&["rules", "match", "--game", "sia-doble", "level:9", "random"]).contains("isn’t a player"));
}

#[test]
fn endings_are_built_into_a_file_that_the_engine_uses() {
    let file = std::env::temp_dir().join(format!("parlour-endings-{}", std::process::id()));
    let path = file.to_str().unwrap();
    let told = stdout(&["endings", "build", "--pieces", "2", "--out", path]);
    assert!(told.contains("2 pieces: 25344 positions, 3456 solved; the player who is behind wins 12672"), "{told}");
    // A well hunts a rock, which cannot get away although it need only wait.
    let question = json!({"game": "chifoumi", "position": "3/3/7/7/3r3/3/W2 w - -", "nodes": 2000});
    let output = parlour(&["rules", "best", "--endings", path], question.to_string().as_bytes());
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["exact"], "win", "{answer}");
    let whole = std::fs::read(&file).unwrap();
    let mut changed = whole.clone();
    *changed.last_mut().unwrap() ^= 1;
    for damaged in [b"nonsense", &whole[..whole.len() / 2], &vec![0; whole.len()], &changed] {
        std::fs::write(&file, damaged).unwrap();
        assert!(stderr(&["rules", "best", "--endings", path]).contains("parlour endings build"));
    }
    let earlier = String::from_utf8_lossy(&whole).replace("version 2", "version 1");
    std::fs::write(&file, earlier.as_bytes()).unwrap();
    let told = stderr(&["rules", "best", "--endings", path]);
    assert!(told.contains("from another version") && told.contains("parlour endings build"), "{told}");
    std::fs::remove_file(file).unwrap();
}

#[test]
fn only_a_program_that_is_built_for_tests_fails_on_purpose() {
    let program = env!("CARGO_BIN_EXE_parlour");
    let output = Command::new(program).args(["rules", "list"]).env("PARLOUR_FAULTS", "nonsense").output().unwrap();
    assert_eq!(output.status.success(), !cfg!(feature = "faults"));
}
