//! `mod.rs` is a face: it says what there is and holds no logic.

use std::fs;

use super::{source_folder, sources};

#[test]
fn a_face_holds_no_logic() {
    let src = source_folder();
    let mut with_logic = Vec::new();
    for path in sources(&src).iter().filter(|path| path.ends_with("mod.rs")) {
        let text = fs::read_to_string(path).unwrap();
        let is_logic = |line: &str| {
            let code = line.split("//").next().unwrap();
            code.split_whitespace().any(|word| word == "fn" || word == "impl" || word.starts_with("impl<"))
        };
        if text.lines().any(is_logic) {
            with_logic.push(path.parent().unwrap().strip_prefix(&src).unwrap().to_str().unwrap().to_owned());
        }
    }
    assert!(with_logic.is_empty(), "{with_logic:?}");
}
