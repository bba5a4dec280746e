//! `parlour render`, as somebody types it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use super::golden::decode;

fn parlour(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlour")).arg("render").args(args).output().unwrap()
}

/// A file to be written, named after its test, so that tests do not meet.
fn place(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn refusal(args: &[&str]) -> String {
    let output = parlour(args);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_position_is_written_as_a_picture_of_the_size_asked_for() {
    let out = place("position.png");
    let file = out.to_str().unwrap();
    let args = ["--game", "chifoumi", "--actions", "c2-c3", "--theme", "dark", "--side", "2", "--size", "200"];
    assert!(parlour(&[&args[..], &["--out", file]].concat()).status.success());
    assert_eq!(decode(&fs::read(out).unwrap()).0, 200);
}

#[test]
fn a_record_is_written_as_an_animation_and_as_the_picture_of_any_of_its_positions() {
    let record = place("game.txt");
    fs::write(&record, "[Game \"chifoumi\"]\n[Player1 \"Ann\"]\n[Player2 \"Bob\"]\n\n1. c2-c3 2. c6-c5 *\n").unwrap();
    let (animation, picture) = (place("game.gif"), place("game.png"));
    let [record, animation_file, picture_file] = [&record, &animation, &picture].map(|path| path.to_str().unwrap());
    assert!(parlour(&["--record", record, "--out", animation_file]).status.success());
    assert!(fs::read(&animation).unwrap().starts_with(b"GIF89a"));
    let output = parlour(&["--record", record, "--ply", "1", "--out", picture_file, "--words"]);
    assert!(output.status.success());
    assert_eq!(decode(&fs::read(&picture).unwrap()).0, 800);
    let words = String::from_utf8(output.stdout).unwrap();
    assert!(
        words.starts_with("Chifoumi. Ann (White) played c2-c3: White Scissors from c2 to c3. Bob (Black) to move.")
    );
}

#[test]
fn what_cannot_be_drawn_is_refused_with_the_reason() {
    let out = place("never.png");
    let file = out.to_str().unwrap();
    let size = refusal(&["--game", "sfirs", "--out", file, "--size", "5000"]);
    assert!(size.contains("120 to 2048 pixels wide, not 5000"), "{size}");
    let ply = refusal(&["--game", "sfirs", "--out", file, "--ply", "3"]);
    assert!(ply.contains("has 0 actions"), "{ply}");
    let ending = refusal(&["--game", "sfirs", "--out", "board.jpeg"]);
    assert!(ending.contains("must end in .png or .gif"), "{ending}");
    let theme = refusal(&["--game", "sfirs", "--out", file, "--theme", "pink"]);
    assert!(theme.contains("light, dark or contrast"), "{theme}");
    assert!(!out.exists());
}
