//! Whatever can become due is done by one function.

use parlour::club::due_kinds;
use parlour::store::DueKind;

use super::{code_of, source_folder, sources};

#[test]
fn every_kind_of_thing_to_do_is_done_by_one_function() {
    let mut declared = Vec::new();
    for path in sources(&source_folder()) {
        let declaration = if path.ends_with("store/games/due.rs") { "Self::new(\"" } else { "DueKind::new(\"" };
        for after in code_of(&path).split(declaration).skip(1) {
            declared.push(DueKind::new(after.split('"').next().unwrap().to_owned().leak()));
        }
    }
    let done = due_kinds();
    assert_eq!(declared.len(), done.len());
    for kind in declared {
        assert_eq!(done.iter().filter(|other| **other == kind).count(), 1, "{kind:?}");
    }
}
