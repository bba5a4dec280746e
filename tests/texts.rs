//! Every sentence that the code says exists among the texts, and no text is left over.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use parlour::command::{self, SETTINGS, Spec};

fn read(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, ending, found);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// The keys of the texts, as often as they stand there.
fn every_key() -> Vec<String> {
    let mut files = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts/en"), "ftl", &mut files);
    let of_line = |line: &str| line.split_once(" =").map(|(key, _)| key.to_owned());
    let keys = files.iter().flat_map(|file| file.lines()).filter_map(of_line);
    keys.filter(|key| key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')).collect()
}

fn keys() -> BTreeSet<String> {
    every_key().into_iter().collect()
}

fn code() -> String {
    let mut files = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs", &mut files);
    files.concat()
}

#[test]
fn every_message_has_a_text() {
    let (code, keys) = (code(), keys());
    let mut missing = BTreeSet::new();
    for opener in ["Message::new(\"", "Refusal::new(\"", "Page::new(\"", ".word(\""] {
        for rest in code.split(opener).skip(1) {
            let key = rest.split('"').next().unwrap();
            if !keys.contains(key) && key != "nothing-has-this-key" {
                missing.insert(key.to_owned());
            }
        }
    }
    missing.extend(SETTINGS.iter().map(|setting| setting.about.to_owned()).filter(|key| !keys.contains(key)));
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_text_stands_there_twice() {
    let mut seen = BTreeSet::new();
    let twice: Vec<String> = every_key().into_iter().filter(|key| !seen.insert(key.clone())).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn every_text_is_said_somewhere() {
    let code = code();
    // Names of kinds of pieces are put together from their kinds, descriptions of settings from their names.
    let composed = |key: &str| {
        let said_by_name = key.split_once("-piece-").is_some_and(|(_, kind)| code.contains(&format!("\"{kind}\"")));
        said_by_name || SETTINGS.iter().any(|setting| setting.about == key)
    };
    let unused: Vec<String> =
        keys().into_iter().filter(|key| !code.contains(&format!("\"{key}\"")) && !composed(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// What stands for the gaps of commands in texts.
const SAMPLES: &[(&str, &str)] = &[
    ("code", "ABCD-EFGH"),
    ("id", "#12"),
    ("code", "ABCD-EFGH"),
    ("answer", "#12"),
    ("command", "board"),
    ("example", "c2-c3"),
    ("game", "fursaz"),
    ("page", "2"),
    ("task", "2"),
    ("name", "theme"),
    ("value", "dark"),
    ("action", "+b2"),
    ("walk", "c2-c3"),
    ("token", "c2-c3"),
    ("stack", "c2+c3"),
    ("capture", "c2xc3"),
    ("at", "e2"),
    ("first", "a"),
    ("last", "m"),
    ("line", "settings place language de"),
];

/// A text with its commands, and the quotations in its plain words.
#[derive(Default)]
struct Found {
    commands: Vec<String>,
    quoted: Vec<String>,
}

impl Found {
    fn look_into(&mut self, pattern: &Pattern<String>) {
        let mut words = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => words.push_str(value),
                PatternElement::Placeable { expression } => words.push_str(&self.expression(expression)),
            }
        }
        for (open, close) in [('“', '”'), ('„', '“'), ('«', '»')] {
            let quoted = words.split(open).skip(1).filter_map(|rest| rest.split_once(close));
            self.quoted.extend(quoted.map(|(quoted, _)| quoted.trim().to_owned()));
        }
    }

    /// What stands in a text for an expression: nothing for a command, which is looked into by itself.
    fn expression(&mut self, expression: &Expression<String>) -> String {
        match expression {
            Expression::Select { variants, .. } => {
                variants.iter().for_each(|variant| self.look_into(&variant.value));
                String::new()
            }
            Expression::Inline(InlineExpression::FunctionReference { id, arguments }) => {
                assert_eq!(id.name, "COMMAND");
                let parts: Vec<String> = arguments.positional.iter().map(part).collect();
                self.commands.push(parts.join(" "));
                String::new()
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression),
            Expression::Inline(InlineExpression::StringLiteral { value }) => value.clone(),
            Expression::Inline(_) => "…".to_owned(),
        }
    }
}

fn part(part: &InlineExpression<String>) -> String {
    match part {
        InlineExpression::StringLiteral { value } => value.clone(),
        InlineExpression::VariableReference { id } => {
            let sample = SAMPLES.iter().find(|(name, _)| *name == id.name);
            sample.unwrap_or_else(|| panic!("${} is no part of a command", id.name)).1.to_owned()
        }
        other => panic!("{other:?} is no part of a command"),
    }
}

#[test]
fn every_command_in_a_text_of_any_language_is_one_and_none_stands_there_in_plain_words() {
    let mut files = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts"), "ftl", &mut files);
    let mut found = Found::default();
    for file in files {
        let resource = parser::parse(file).unwrap();
        let messages = resource.body.iter().filter_map(|entry| match entry {
            // What position strings consist of may look like notation.
            Entry::Message(message) if !message.id.name.contains("position") => message.value.as_ref(),
            _ => None,
        });
        messages.for_each(|pattern| found.look_into(pattern));
    }
    assert!(found.commands.len() > 30, "{:?}", found.commands);
    for line in &found.commands {
        assert!(command::read(line).is_ok(), "{line}");
    }
    // A single letter names a piece or a side.
    for quoted in found.quoted.iter().filter(|quoted| quoted.chars().count() > 1) {
        // Words that name a command in another language are as often just words.
        let first = quoted.split_whitespace().next().unwrap_or_default();
        if [quoted.as_str(), first].iter().any(|name| Spec::find(name).is_some() && Spec::in_english(name).is_none()) {
            continue;
        }
        assert!(command::read(quoted).is_err(), "“{quoted}” is a command: write {{ COMMAND(\"{quoted}\") }}");
    }
}

#[test]
fn people_play_turns_of_actions_and_a_move_is_only_what_a_piece_of_some_games_does() {
    // Words before which “move” is a noun. Rules of these games speak of moves.
    let before = ["a", "an", "the", "your", "their", "this", "that", "each", "every", "legal", "next", "last", "first"];
    let rules = ["sfirs.ftl", "sia-doble.ftl"];
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts/en")).unwrap() {
        let path = entry.unwrap().path();
        if rules.iter().any(|rules| path.ends_with(rules)) {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap().to_lowercase();
        let said: Vec<&str> =
            text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace).collect();
        for pair in said.windows(2) {
            let is_move = ["move", "moves"].contains(&pair[1].trim_matches(|c: char| !c.is_alphabetic()));
            assert!(
                !is_move || !before.contains(&pair[0]),
                "“{}” in {}: a turn or an action",
                pair.join(" "),
                path.display()
            );
        }
    }
}
