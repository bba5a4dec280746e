//! Who may know whom inside the crate: the compiler does not hold it, so this test reads the `use crate::` lines.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

/// Each part of the crate and the parts that it may use.
const MAY_USE: &[(&str, &[&str])] = &[
    ("text", &[]),
    ("rules", &["text"]),
    ("scene", &["rules", "text"]),
    ("render", &["scene"]),
    ("config", &["club", "render", "text"]),
    ("store", &["rules"]),
    ("command", &["rules", "text"]),
    ("watch", &[]),
    ("club", &["command", "rules", "scene", "store", "text", "watch"]),
    ("adapter", &["club", "command", "config", "render", "rules", "scene", "text", "watch"]),
    ("upkeep", &["club", "config", "store"]),
    ("cli", &["adapter", "club", "config", "render", "rules", "scene", "store", "text", "upkeep", "watch"]),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn every_part_uses_only_the_parts_below_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let mut wrong = Vec::new();
    for path in files {
        let inside = path.strip_prefix(&src).unwrap();
        let part = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        if matches!(part, "lib" | "main") {
            continue;
        }
        let Some((_, allowed)) = MAY_USE.iter().find(|(known, _)| *known == part) else {
            wrong.push(format!("{part} is not in the list of parts"));
            continue;
        };
        for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
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

#[test]
fn rules_reach_for_nothing_outside() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules"), &mut files);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        for outside in ["std::fs", "std::net", "std::time", "std::thread", "std::env", "std::process", "async fn"] {
            assert!(!text.contains(outside), "{} uses {outside}", path.display());
        }
    }
}
