//! No file uses, by way of others, a file that uses it: each can be read after those below it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::{source_folder, sources};

/// The code of each module, by its path, as in `rules/sfirs/board`; a face by its folder's.
type Modules = BTreeMap<String, String>;

fn modules() -> Modules {
    let src = source_folder();
    let read = |path: std::path::PathBuf| {
        let name = path.strip_prefix(&src).unwrap().with_extension("");
        let name = name.to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap()).collect();
        (name.strip_suffix("/mod").unwrap_or(&name).to_owned(), code.join("\n"))
    };
    sources(&src).into_iter().map(read).collect()
}

/// The paths that a tree of them stands for: `a::{b, c::{d, e}}` for `a::b`, `a::c::d` and `a::c::e`.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.split(" as ").next().unwrap().trim();
    let Some((before, inside)) = tree.split_once('{') else { return vec![tree.to_owned()] };
    let inside = inside.trim_end().strip_suffix('}').unwrap_or(inside);
    let mut depth = 0_i32;
    let branches = inside.split(|c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    let branches = branches.filter(|branch| !branch.trim().is_empty());
    branches.flat_map(|branch| paths(&format!("{before}{}", branch.trim()))).collect()
}

/// Everything that a module's code names by a path: its `use` lines, and paths in the middle of the code.
pub(super) fn named(code: &str) -> Vec<String> {
    let uses = code.split("use ").skip(1).filter_map(|rest| rest.split_once(';'));
    let mut named: Vec<String> = uses.flat_map(|(tree, _)| paths(&tree.replace('\n', " "))).collect();
    let is_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    // What stands before braces is read with them.
    let is_whole = |word: &&str| word.contains("::") && !word.ends_with("::");
    named.extend(code.split(|c| !is_path(c)).filter(is_whole).map(str::to_owned));
    named
}

/// The module in which what a path names is written, seen from a module; none outside of the crate. A face passes on
/// what it takes from another module.
fn home(modules: &Modules, from: &str, path: &str, hops: u32) -> Option<String> {
    let mut steps = path.split("::").map(str::trim).peekable();
    let mut here = from.to_owned();
    match *steps.peek()? {
        "crate" => {
            steps.next();
            here = String::new();
        }
        "self" | "super" => {
            while let Some(step) = steps.next_if(|step| matches!(*step, "self" | "super")) {
                if step == "super" {
                    here = here.rsplit_once('/').map_or(String::new(), |(above, _)| above.to_owned());
                }
            }
        }
        first if !modules.contains_key(&format!("{from}/{first}")) => return None,
        _ => {}
    }
    while let Some(step) = steps.peek() {
        let below = if here.is_empty() { (*step).to_owned() } else { format!("{here}/{step}") };
        if !modules.contains_key(&below) {
            break;
        }
        here = below;
        steps.next();
    }
    let Some(item) = steps.next() else {
        // A folder's file may name the folder, which only has a face.
        return Some(here).filter(|here| !here.is_empty() && !from.starts_with(&format!("{here}/")));
    };
    if hops == 0 {
        return None;
    }
    let passed_on = modules.get(&here)?.split("pub use ").skip(1).filter_map(|rest| rest.split_once(';'));
    let mut passed_on = passed_on.flat_map(|(tree, _)| paths(&tree.replace('\n', " ")));
    match passed_on.find(|path| path.rsplit("::").next() == Some(item)) {
        Some(path) => home(modules, &here, &path, hops - 1).or(Some(here)),
        None => Some(here),
    }
}

/// Folders whose files are one subject: their files count as one.
const ONE_SUBJECT: [(&str, &str); 1] =
    [("command/commands", "what a command holds stands beside its declaration, and each needs the other's type")];

/// The module, or the folder that counts as one.
fn counted(module: &str) -> String {
    let folder = ONE_SUBJECT.iter().map(|(folder, _)| *folder).find(|folder| module.starts_with(folder));
    folder.unwrap_or(module).to_owned()
}

/// Takes away, again and again, what uses nothing that is left; what stays are the circles and what uses them.
fn circles(mut uses: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    loop {
        let left: BTreeSet<String> = uses.keys().cloned().collect();
        uses.values_mut().for_each(|used| used.retain(|module| left.contains(module)));
        uses.retain(|_, used| !used.is_empty());
        if uses.len() == left.len() {
            return uses;
        }
    }
}

#[test]
fn no_files_go_in_circles() {
    let modules = modules();
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (module, code) in &modules {
        let part = module.split('/').next().unwrap();
        if matches!(part, "lib" | "main") {
            continue;
        }
        let own = code.split("pub use ").enumerate().map(|(index, text)| match index {
            0 => text,
            _ => text.split_once(';').map_or("", |(_, rest)| rest),
        });
        for path in named(&own.collect::<String>()) {
            let home = home(&modules, module, &path, 4).map(|home| counted(&home));
            let module = counted(module);
            if let Some(home) = home.filter(|home| *home != module && home.starts_with(part)) {
                uses.entry(module).or_default().insert(home);
            }
        }
    }
    assert!(uses.values().map(BTreeSet::len).sum::<usize>() > 200, "the reader of paths reads too little");
    let circles = circles(uses);
    assert!(circles.is_empty(), "{circles:#?}");
}

#[test]
fn a_circle_is_found_and_what_is_none_is_not() {
    let uses = |pairs: &[(&str, &str)]| {
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for (module, used) in pairs {
            uses.entry((*module).to_owned()).or_default().insert((*used).to_owned());
        }
        circles(uses).len()
    };
    assert_eq!(uses(&[("a", "b"), ("b", "c"), ("a", "c")]), 0);
    assert_eq!(uses(&[("a", "b"), ("b", "c"), ("c", "b")]), 3);
    assert_eq!(paths("a::{b, c::{d, e as f}}"), ["a::b", "a::c::d", "a::c::e"]);
}
