//! How boards are shown at the console.

use std::fs;
use std::io::Write;

use super::support::Folder;

const SCRIPT: &str = "ann: challenge bob chifoumi first\nbob: accept #1\nann: c2-c3\n";

/// What the console answers to a script, boards being shown in some way.
fn answered(folder: &Folder, ways: &[&str], script: &str) -> String {
    let mut child = folder.console(&[&["--as", "ann", "--as", "bob"], ways].concat()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_board_is_a_picture_from_the_start_whose_file_is_named_once() {
    for ways in [&[][..], &["--pictures", "files"]] {
        let folder = Folder::new("pictures");
        let said = answered(&folder, ways, SCRIPT);
        let named: Vec<&str> = said.split([' ', ',']).filter(|word| word.ends_with(".png")).collect();
        assert_eq!(named, ["club-files/chifoumi-1.png"], "{ways:?}: {said}");
        assert!(fs::read(folder.path.join(named[0])).unwrap().starts_with(b"\x89PNG"));
    }
}

#[test]
fn beside_half_blocks_the_board_stands_in_letters_with_its_coordinates() {
    let folder = Folder::new("blocks");
    let said = answered(&folder, &["--pictures", "blocks"], SCRIPT);
    let (letters, blocks) = said.split_once('▀').unwrap();
    assert!(blocks.contains('▀'));
    for coordinates in ["a", "g", "7", "1"] {
        assert!(letters.split_whitespace().any(|word| word == coordinates), "{coordinates} in {letters}");
    }
}

#[test]
fn where_boards_are_words_settings_say_so_and_another_form_is_there_for_the_asking() {
    let folder = Folder::new("words");
    let asked = format!("{SCRIPT}ann: settings\nann: board letters\nann: board picture\n");
    let said = answered(&folder, &["--pictures", "words"], &asked);
    let (played, asked) = said.split_once("Your settings:").unwrap();
    assert!(played.contains("White Scissors: e1, c2.") && !played.contains(".png"), "{played}");
    assert!(asked.contains("boards = words, set by your app"), "{asked}");
    assert!(asked.contains("3 . W S . . W .") && asked.contains("club-files/chifoumi-1.png"), "{asked}");
}

#[test]
fn where_no_picture_can_be_seen_the_curve_of_an_analysis_is_told() {
    let turns = "ann: e2-e3\nbob: e6-e5\nann: e3-d4\nbob: b5-c4\nann: resign\nann: yes\nann: analyse\n";
    let script = format!("ann: challenge bob chifoumi first\nbob: accept #1\n{turns}");
    for (way, told) in [("words", true), ("files", false)] {
        let folder = Folder::new(&format!("curve-{way}"));
        let said = answered(&folder, &["--pictures", way], &script);
        assert!(said.contains("What the turns in #1 gave away"), "{way}: {said}");
        assert_eq!(said.matches("ann could expect ").count(), usize::from(told), "{way}: {said}");
        assert_eq!(said.contains("chifoumi-1-curve.png"), !told, "{way}: {said}");
    }
}
