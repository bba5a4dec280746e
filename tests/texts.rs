//! Every sentence that the code says exists among the texts, and no text is left over.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

fn keys() -> BTreeSet<String> {
    let mut files = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts/en"), "ftl", &mut files);
    let mut keys = BTreeSet::new();
    for line in files.iter().flat_map(|file| file.lines()) {
        if let Some((key, _)) = line.split_once(" =")
            && key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        {
            keys.insert(key.to_owned());
        }
    }
    keys
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
    for opener in ["Message::new(\"", "Refusal::new(\"", ".word(\""] {
        for rest in code.split(opener).skip(1) {
            let key = rest.split('"').next().unwrap();
            if !keys.contains(key) && key != "nothing-has-this-key" {
                missing.insert(key.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_text_is_said_somewhere() {
    let code = code();
    // Names of kinds of pieces are put together from their kinds.
    let composed = |key: &str| key.split_once("-piece-").is_some_and(|(_, kind)| code.contains(&format!("\"{kind}\"")));
    let unused: Vec<String> =
        keys().into_iter().filter(|key| !code.contains(&format!("\"{key}\"")) && !composed(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
