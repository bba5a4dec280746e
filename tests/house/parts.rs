//! Which part of the crate may use which: this test reads every `crate::` path.

use std::fs;

use super::circles::named;
use super::{code_of, source_folder, sources};

/// Each part of the crate and the parts that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("text", &[]),
    ("files", &[]),
    ("faults", &[]),
    ("rules", &["text"]),
    ("clock", &["rules"]),
    ("tournament", &["rules"]),
    ("engine", &["rules"]),
    ("scene", &["rules", "text"]),
    ("render", &["faults", "scene"]),
    ("page", &["render", "rules", "scene", "text"]),
    ("config", &["clock", "faults", "files", "render", "text"]),
    ("store", &["clock", "tournament", "faults", "rules"]),
    ("command", &["clock", "tournament", "rules", "text"]),
    ("watch", &[]),
    (
        "club",
        &["clock", "command", "config", "engine", "tournament", "faults", "rules", "scene", "store", "text", "watch"],
    ),
    ("robot", &["club", "command", "engine", "faults", "rules", "watch"]),
    (
        "adapter",
        &[
            "clock",
            "club",
            "command",
            "config",
            "tournament",
            "faults",
            "files",
            "page",
            "render",
            "robot",
            "rules",
            "scene",
            "text",
            "watch",
        ],
    ),
    ("upkeep", &["club", "config", "files", "rules", "store"]),
    (
        "cli",
        &[
            "adapter",
            "club",
            "config",
            "tournament",
            "engine",
            "faults",
            "files",
            "render",
            "robot",
            "rules",
            "scene",
            "store",
            "text",
            "upkeep",
            "watch",
        ],
    ),
];

#[test]
fn every_part_uses_only_the_parts_below_it() {
    let src = source_folder();
    let mut wrong = Vec::new();
    for path in sources(&src) {
        let inside = path.strip_prefix(&src).unwrap();
        let part = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        if matches!(part, "lib" | "main") {
            continue;
        }
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == part) else {
            wrong.push(format!("{part} is not in the list of parts"));
            continue;
        };
        for (number, line) in code_of(&path).lines().enumerate() {
            let code = line.split("//").next().unwrap();
            for used in code.split("crate::").skip(1) {
                let used: String = used.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                if used != part && !used.is_empty() && !allowed.contains(&used.as_str()) {
                    wrong.push(format!("{}:{}: {part} uses {used}", inside.display(), number + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The parts of the club, each below those that may use it.
const PARTS_OF_THE_CLUB: &[&str] = &[
    "context",
    "permission",
    "time",
    "listing",
    "people",
    "lookup",
    "notices",
    "play",
    "tournaments",
    "links",
    "votes",
    "moderation",
    "computer",
    "queries",
    "training",
    "memory",
    "pages",
    "desk",
];

/// The same for the store.
const PARTS_OF_THE_STORE: &[&str] = &[
    "words",
    "rows",
    "error",
    "cause",
    "file",
    "cache",
    "transaction",
    "database",
    "people",
    "games",
    "letters",
    "repair",
    "transfer",
];

/// The same for the platform with the most files.
const PARTS_OF_DISCORD: &[&str] =
    &["config", "api", "state", "shown", "outgoing", "incoming", "error", "invitation", "run", "platform"];

#[test]
fn every_part_of_the_club_uses_only_the_parts_below_it() {
    assert_parts_use_only_those_below("club", PARTS_OF_THE_CLUB, 200);
}

#[test]
fn every_part_of_the_store_uses_only_the_parts_below_it() {
    assert_parts_use_only_those_below("store", PARTS_OF_THE_STORE, 50);
}

#[test]
fn every_part_of_discord_uses_only_the_parts_below_it() {
    assert_parts_use_only_those_below("adapter/discord", PARTS_OF_DISCORD, 40);
}

/// What the face of a part of the crate passes on is for everybody; what its own parts are made of, for those above them.
fn assert_parts_use_only_those_below(whole: &str, parts: &[&str], arrows_min: usize) {
    let folder = source_folder().join(whole);
    let whole = whole.replace('/', "::");
    let rank = |part: &str| parts.iter().position(|known| *known == part);
    let (mut wrong, mut arrows) = (Vec::new(), 0);
    for path in sources(&folder) {
        let inside = path.strip_prefix(&folder).unwrap();
        let part = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        if part == "mod" {
            continue;
        }
        let Some(own) = rank(part) else {
            wrong.push(format!("{part} is not in the list of parts"));
            continue;
        };
        let is_beside_the_face = inside.iter().count() == 1;
        let code = code_of(&path);
        let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap()).collect();
        for path in named(&code.join("\n")) {
            let inner = path
                .strip_prefix(&format!("crate::{whole}::"))
                .or_else(|| path.strip_prefix("super::").filter(|_| is_beside_the_face));
            let used = inner.and_then(|path| rank(path.split("::").next().unwrap()));
            arrows += usize::from(used.is_some_and(|used| used < own));
            if used.is_some_and(|used| used > own) {
                wrong.push(format!("{}: {part} uses {path}", inside.display()));
            }
        }
    }
    assert!(arrows > arrows_min, "the reader of paths reads too little: {arrows}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn rules_reach_for_nothing_outside() {
    let outside = ["std::fs", "std::net", "std::time", "std::thread", "std::env", "std::process", "async fn"];
    assert_rules_do_not_say(&outside);
}

/// What they say is data; the words for it are found by those who show it to somebody.
#[test]
fn rules_word_nothing() {
    assert_rules_do_not_say(&["Language", "fluent", "thiserror"]);
}

fn assert_rules_do_not_say(words: &[&str]) {
    for path in sources(&source_folder().join("rules")) {
        let text = fs::read_to_string(&path).unwrap();
        for word in words {
            assert!(!text.contains(word), "{} uses {word}", path.display());
        }
    }
}
