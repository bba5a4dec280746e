//! How the house is built, where the compiler does not hold it: parts, faces, names, circles, the clock, what is due, faults on purpose.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod circles;
mod clock;
mod due;
mod faces;
mod faults;
mod names;
mod parts;
mod statements;

use std::fs;
use std::path::{Path, PathBuf};

/// `src`.
fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The code of a source file without its tests, which may use whatever they like.
fn code_of(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    text.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned()
}

/// All source files in a folder and the folders in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}
