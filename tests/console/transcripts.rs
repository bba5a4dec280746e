//! Whole games, from the challenge to the rated result, with the mistakes that people make.
//!
//! In a transcript what stands at the left was typed and what is set in was answered, so that it is its own script.
//! `PARLOUR_GOLDEN=renew cargo test --test console` writes them anew; read what has changed before keeping it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::support::Folder;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console/transcripts").join(format!("{name}.txt"))
}

/// The lines that are typed in a transcript.
pub(crate) fn typed(name: &str) -> Vec<String> {
    let kept = fs::read_to_string(file(name)).unwrap();
    kept.lines().filter(|line| !line.is_empty() && !line.starts_with(' ')).map(str::to_owned).collect()
}

fn check(name: &str) {
    let file = file(name);
    let wanted = fs::read_to_string(&file).unwrap();
    let typed = typed(name);
    let folder = Folder::new(name);
    let mut child = folder
        .console(&["--as", "ann", "--as", "bob", "--pictures", "off", "--at", "2026-11-21T00:00:00Z"])
        .spawn()
        .unwrap();
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

/// The names of the transcripts that are kept.
pub(crate) fn kept() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/console/transcripts");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

#[test]
fn what_is_typed_is_answered_like_in_the_kept_transcripts() {
    let names = kept();
    assert!(names.len() > 1);
    std::thread::scope(|threads| {
        for name in &names {
            threads.spawn(move || check(name));
        }
    });
}
