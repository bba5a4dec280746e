//! The numbers of sequences of actions, held against tables of text.
//!
//! A line is `variant | position or "start" | depth | count | source`. Counts that come from the rules pages are facts;
//! those marked `regression` only tell that something has changed.

use std::fs;
use std::path::Path;

use parlour::rules::GAMES;

use crate::support::{at, start};

#[test]
fn sequences_of_actions_are_as_many_as_the_tables_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/perft");
    for kind in GAMES {
        let id = kind.about.id;
        let table = fs::read_to_string(folder.join(id).with_extension("txt")).unwrap();
        let rows: Vec<Vec<&str>> = table
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
            .map(|line| line.split('|').map(str::trim).collect())
            .collect();
        for variant in kind.about.variants {
            assert!(rows.iter().any(|row| row[0] == *variant), "{id} {variant} has no row");
        }
        for row in rows {
            let [variant, position, depth, count, source] = row[..] else { panic!("{id}: {row:?}") };
            assert!(!source.is_empty(), "{id}: {row:?}");
            let name = format!("{id} {variant}");
            let game = if position == "start" { start(&name) } else { at(&name, position) };
            assert_eq!(game.perft(depth.parse().unwrap()).to_string(), count, "{name} {position} {depth}");
        }
    }
}
