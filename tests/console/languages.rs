//! The kept games once more in every language, and in one that nobody speaks: all is said in it, and nothing fails.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::Path;

use parlour::command::{COMMANDS, SETTINGS};
use parlour::rules::GAMES;
use parlour::text::{Language, Message};

use super::pseudo;
use super::support::Folder;
use super::transcripts::{kept, typed};

/// What the console answers to the lines of a transcript, to people of this language.
fn answers(name: &str, tag: &str, texts: Option<&Path>) -> String {
    let folder = Folder::new(&format!("{name}-{tag}"));
    let mut command =
        folder.console(&["--as", "ann", "--as", "bob", "--pictures", "off", "--at", "2026-11-21T00:00:00Z"]);
    command.env("PARLOUR_LANGUAGE", tag);
    if let Some(texts) = texts {
        command.env("PARLOUR_TEXTS", texts);
    }
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let script = typed(name).join("\n");
    let writer = std::thread::spawn(move || input.write_all(script.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{name} in {tag}: {}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    let found: Vec<&str> = said.lines().filter(|line| line.starts_with(' ')).collect();
    found.join("\n")
}

/// Checks the answers to all transcripts.
fn check(tag: &'static str, texts: Option<&Path>, look: impl Fn(&str, &str) + Sync) {
    let names = kept();
    std::thread::scope(|threads| {
        for name in &names {
            let look = &look;
            threads.spawn(move || look(name, &answers(name, tag, texts)));
        }
    });
}

#[test]
fn whole_games_are_played_in_every_language() {
    for language in Language::all().iter().filter(|language| language.tag() != "en") {
        let failed = language.say(&Message::new("club-failed").with("reference", "…"));
        let failed = failed.split(['.', '…']).next().unwrap().to_owned();
        check(language.tag(), None, |name, said| {
            assert!(!said.contains(&failed), "{} in {}: {said}", name, language.tag());
        });
    }
}

#[test]
fn in_a_language_that_nobody_speaks_nothing_is_said_in_english() {
    let folder = Folder::new("texts");
    pseudo::write(&folder.path);
    let known = known();
    check(pseudo::TAG, Some(&folder.path), |name, said| {
        let words = said.split(|c: char| !c.is_alphabetic() && c != '\'' && c != '’');
        let english: BTreeSet<&str> = words
            .filter(|word| word.len() > 3 && word.is_ascii() && word.contains(['a', 'e', 'i', 'o', 'u']))
            .filter(|word| !known.contains(&word.to_lowercase()))
            .collect();
        assert!(english.is_empty(), "{name}: {english:?} in {said}");
    });
}

/// Words that are the same in every language: what people type, and names.
fn known() -> BTreeSet<String> {
    let mut lines: Vec<String> =
        COMMANDS.iter().flat_map(|spec| spec.examples).map(|line| (*line).to_owned()).collect();
    for setting in SETTINGS {
        lines.push(setting.name.to_owned());
        lines.extend(setting.values().into_iter().map(str::to_owned));
    }
    for game in GAMES {
        lines.extend([game.about.title.to_owned(), game.about.id.to_owned()]);
        lines.extend(game.about.variants.iter().map(|variant| (*variant).to_owned()));
    }
    lines.extend(kept().iter().flat_map(|name| typed(name)));
    // The platform, and the folder of files beside the database.
    lines.extend(["console", "club-files"].map(str::to_owned));
    let words = lines.iter().flat_map(|line| line.split(|c: char| !c.is_alphabetic()));
    words.map(str::to_lowercase).collect()
}
