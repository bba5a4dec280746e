//! A name stands for one thing: no two faces offer types of one name.

use std::collections::BTreeMap;
use std::fs;

use super::{source_folder, sources};

/// The names of the types that a face offers of its own: what follows `pub use`, without functions, modules and
/// constants, and without what it hands on from another part.
fn offered(face: &str) -> Vec<String> {
    let code: String = face.lines().map(|line| line.split("//").next().unwrap()).collect();
    let uses = code.split("pub use ").skip(1).map(|rest| rest.split(';').next().unwrap());
    let uses = uses.filter(|used| !used.starts_with("crate::"));
    let is_type = |name: &str| {
        name.starts_with(|first: char| first.is_uppercase()) && name.contains(|letter: char| letter.is_lowercase())
    };
    uses.flat_map(|used| used.split([':', '{', '}', ',', ' ']))
        .filter(|name| is_type(name))
        .map(str::to_owned)
        .collect()
}

#[test]
fn no_two_faces_offer_types_of_one_name() {
    let src = source_folder();
    let mut faces: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in sources(&src).iter().filter(|path| path.ends_with("mod.rs")) {
        let folder = path.parent().unwrap().strip_prefix(&src).unwrap().to_str().unwrap();
        for name in offered(&fs::read_to_string(path).unwrap()) {
            faces.entry(name).or_default().push(folder.to_owned());
        }
    }
    // A folder inside another may hand its types on: `store/transfer` to `store`.
    let apart = |folders: &[String]| {
        folders.iter().any(|one| folders.iter().any(|other| !one.starts_with(other) && !other.starts_with(one)))
    };
    faces.retain(|_, folders| apart(folders));
    assert!(faces.is_empty(), "{faces:#?}");
}
