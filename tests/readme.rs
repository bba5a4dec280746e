//! The README is true where a program can tell.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::Path;

use parlour::command::help::table_in_markdown;
use parlour::text::Language;

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
