//! Whole games, from the challenge to the rated result, with the mistakes that people make.
//!
//! In a transcript what stands at the left was typed and what is set in was answered, so that it is its own script.
//! `PARLOUR_GOLDEN=renew cargo test --test console` writes them anew; read what has changed before keeping it.

use std::fs;
use std::io::Write;
use std::path::Path;

use super::support::Folder;

fn check(name: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console/transcripts").join(format!("{name}.txt"));
    let wanted = fs::read_to_string(&file).unwrap();
    let typed: Vec<&str> = wanted.lines().filter(|line| !line.is_empty() && !line.starts_with(' ')).collect();
    let folder = Folder::new(name);
    let mut child = folder.console(&["--as", "ann", "--as", "bob", "--pictures", "off"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let script = typed.join("\n");
    let writer = std::thread::spawn(move || input.write_all(script.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let found = String::from_utf8(output.stdout).unwrap();
    if std::env::var_os("PARLOUR_GOLDEN").is_some_and(|value| value == "renew") {
        fs::write(&file, found).unwrap();
        return;
    }
    for (number, (wanted, found)) in wanted.lines().zip(found.lines()).enumerate() {
        assert_eq!(found, wanted, "{name}.txt, line {}", number + 1);
    }
    assert_eq!(found.lines().count(), wanted.lines().count(), "{name}.txt is longer or shorter");
}

#[test]
fn a_first_game_of_chifoumi_with_many_mistakes_ends_counted_and_rated() {
    check("chifoumi");
}

#[test]
fn a_game_of_sia_doble_with_undo_and_takeback_ends_at_the_goal() {
    check("sia-doble");
}

#[test]
fn a_game_of_fursaz_with_the_pie_rule_ends_by_score() {
    check("fursaz");
}

#[test]
fn a_game_of_the_game_ends_with_the_base_and_its_rematch_drawn() {
    check("the-game");
}

#[test]
fn a_game_of_sfirs_ends_when_nothing_can_move() {
    check("sfirs");
}

#[test]
fn several_games_in_several_rooms_are_told_apart() {
    check("rooms");
}
