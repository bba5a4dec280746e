//! The README is true where a program can tell.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::Path;

use parlour::command::help::table_in_markdown;
use parlour::text::{Language, Message};

const BEGIN: &str = "<!-- commands -->\n";
const END: &str = "<!-- /commands -->\n";

fn readme() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap()
}

/// `PARLOUR_GOLDEN=renew cargo test --test readme` writes the table anew.
#[test]
fn the_table_of_commands_is_the_programs_own() {
    let readme = readme();
    let (before, rest) = readme.split_once(BEGIN).unwrap();
    let (shown, after) = rest.split_once(END).unwrap();
    let table = table_in_markdown(Language::english());
    if std::env::var_os("PARLOUR_GOLDEN").is_some_and(|value| value == "renew") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
        fs::write(path, format!("{before}{BEGIN}{table}{END}{after}")).unwrap();
        return;
    }
    assert_eq!(shown, table);
}

#[test]
fn every_file_that_it_names_is_there() {
    let readme = readme();
    let links = readme.split("](").skip(1).map(|rest| rest.split(')').next().unwrap());
    let pictures = readme.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    for file in links.chain(pictures).filter(|link| !link.contains("://")) {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(file).exists(), "{file} is not there");
    }
}

#[test]
fn the_lowest_version_of_rust_is_the_one_that_cargo_asks_for() {
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).unwrap();
    let asked = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap().trim_matches('"');
    assert!(readme().contains(&format!("With Rust {asked} or newer")), "Cargo.toml asks for {asked}");
}

#[test]
fn the_conversation_on_discord_is_one_that_was_had() {
    let heard = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/discord/snapshots/heard.txt");
    let heard = fs::read_to_string(heard).unwrap();
    let readme = readme();
    let quotes: Vec<&str> = readme.lines().filter_map(|line| line.strip_prefix("> **Parlour** ")).collect();
    assert!(quotes.len() > 1, "{quotes:?}");
    for quote in quotes {
        let mut rest = quote.split('`').next().unwrap().trim();
        while !rest.is_empty() {
            let said = heard.lines().filter(|line| !line.is_empty() && rest.starts_with(line));
            let said = said.max_by_key(|line| line.len()).unwrap_or_else(|| panic!("nobody heard “{rest}”"));
            rest = rest[said.len()..].trim_start();
        }
    }
}

#[test]
fn whoever_begins_at_a_terminal_is_told_who_speaks_and_how_boards_are_shown() {
    let greeting = Message::new("console-greeting").with("version", "").with("name", "").with("database", "");
    for told in [readme(), Language::english().say(&greeting)] {
        assert!(told.contains("/as ann") && told.contains("/pictures"), "{told}");
    }
}
