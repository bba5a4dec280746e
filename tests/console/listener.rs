//! Somebody who never sees a board: what they know of it is what was said, and nothing else.

use std::collections::BTreeMap;

use parlour::rules::Coord;

/// A piece as it is called, without its state: `White cube`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heard {
    pub(crate) name: String,
    pub(crate) active: bool,
}

/// What stands where, bottom first.
pub(crate) type Board = BTreeMap<Coord, Vec<Heard>>;

fn piece(words: &str) -> Heard {
    let name = ["active ", "inactive ", "waiting "].iter().find_map(|state| words.strip_prefix(state)).unwrap_or(words);
    Heard { name: name.to_owned(), active: words.starts_with("active ") }
}

fn cell(name: &str) -> Coord {
    Coord::parse(name).unwrap_or_else(|| panic!("{name:?} isn’t a cell"))
}

/// What a list like `c4, d4 and e5` names.
pub(crate) fn listed(list: &str) -> impl Iterator<Item = &str> {
    list.split(", ").flat_map(|some| some.split(" and "))
}

/// The cells of a list like `c4, d1 to d3`.
fn cells(list: &str) -> Vec<Coord> {
    let cells = listed(list).flat_map(|item| match item.split_once(" to ") {
        Some((first, last)) => {
            let (first, last) = (cell(first), cell(last));
            let (low, high) = (first.number.min(last.number), first.number.max(last.number));
            (low..=high).map(|number| Coord::new(first.letter, number)).collect()
        }
        None => vec![cell(item)],
    });
    cells.collect()
}

/// The board as the answer to `pieces` tells it, a line each kind.
pub(crate) fn pieces(answer: &[String]) -> Board {
    let mut board = Board::new();
    for line in answer {
        let Some(line) = line.strip_suffix('.') else { continue };
        if let Some(stacks) = line.strip_prefix("Stacks, from the top: ") {
            for stack in stacks.split(", ") {
                let (at, stack) = stack.split_once(' ').unwrap();
                board.insert(cell(at), stack.rsplit(" on ").map(piece).collect());
            }
        } else if let Some((name, places)) = line.split_once(": ") {
            for at in cells(places) {
                board.insert(at, vec![piece(name)]);
            }
        }
    }
    board
}

/// Takes in what a turn did, as its message tells it.
pub(crate) fn take_in(board: &mut Board, effects: &str) {
    for part in effects.split("; ") {
        take_in_part(board, part);
        board.retain(|_, stack| !stack.is_empty());
    }
}

fn take_in_part(board: &mut Board, part: &str) {
    if part.starts_with("takes over ") {
        // The players change colors, the stones do not.
    } else if let Some(captured) = part.strip_prefix("captured ").or_else(|| part.strip_suffix(" is lost")) {
        for item in listed(captured) {
            let (name, at) = item.rsplit_once(" on ").unwrap();
            let stack = board.get_mut(&cell(at)).unwrap();
            let below = stack.iter().position(|heard| heard.name == piece(name).name).unwrap();
            stack.remove(below);
        }
    } else if let Some(uncovered) = part.strip_prefix("uncovers ") {
        let (name, at) = uncovered.rsplit_once(" on ").unwrap();
        assert_eq!(board.get(&cell(at)).and_then(|stack| stack.last()), Some(&piece(name)), "{part}");
    } else if let Some((list, became)) = part.split_once(" become ").or_else(|| part.split_once(" becomes ")) {
        for at in cells(list) {
            let top = board.get_mut(&at).unwrap().last_mut().unwrap();
            match became {
                "active" => top.active = true,
                "inactive" => top.active = false,
                color => top.name = format!("{color} {}", top.name.split_once(' ').unwrap().1),
            }
        }
    } else if let Some((what, from)) = part.split_once(" from ") {
        let (from, to) = from.split_once(" to ").unwrap();
        let to = to.split(", onto ").next().unwrap().split(", then ").last().unwrap();
        let moved = board.get_mut(&cell(from)).unwrap().pop().unwrap();
        assert_eq!(moved.name, piece(what).name, "{part}");
        board.retain(|_, stack| !stack.is_empty());
        board.entry(cell(to)).or_default().push(moved);
    } else if let Some((what, to)) = part.split_once(" to ") {
        for to in listed(to.split(", onto ").next().unwrap()) {
            board.entry(cell(to)).or_default().push(piece(what));
        }
    }
}

/// The actions that the answer to `moves` tells, as they can be typed, and what else each of them is said to do. Its
/// second sentence shows how they are typed.
pub(crate) fn actions(answer: &[String]) -> Vec<(String, &str)> {
    let (_, ways) = answer[0].split_once(": ").unwrap().1.split_once(": ").unwrap();
    let letters = answer.iter().skip(1).any(|typed| typed.split([' ', ',']).any(|word| word.find('@') == Some(1)));
    let mut actions: Vec<(String, &str)> =
        ways.strip_suffix('.').unwrap().split("; ").flat_map(|group| group_of(group, letters)).collect();
    actions.extend(answer.iter().any(|line| line == "“end” ends the turn here.").then(|| ("end".to_owned(), "")));
    actions
}

/// The actions of one piece: `c2 to c3 (wins), d3, or onto d2, or captures c4 (Rock), or captures own c1 (Paper)`.
fn group_of(group: &str, letters: bool) -> Vec<(String, &str)> {
    let written = |sign: &str, places| goals(places).map(|(at, note)| (format!("{sign}{at}"), note)).collect();
    if let Some((name, places)) = group.split_once(" on ").filter(|(name, _)| !name.contains('(')) {
        let names = name.split(", ").map(|name| if letters { &name[..1] } else { "" });
        return names.flat_map(|letter| -> Vec<_> { written(&format!("{letter}@"), places) }).collect();
    }
    if let Some(places) = group.strip_prefix("revive ") {
        return written("+", places);
    }
    if let Some(places) = group.strip_prefix("on ") {
        return written("", places);
    }
    let (from, ways) = group.split_once(' ').unwrap_or((group, ""));
    let signs = [("to ", "-"), ("onto ", "+"), ("captures own ", "x"), ("captures ", "x")];
    if ways.is_empty() || ways.starts_with('(') {
        return vec![(from.to_owned(), noted(group).1)];
    }
    let mut sign = "-";
    let mut actions = Vec::new();
    for item in items(ways) {
        let (item, note) = noted(item.strip_prefix("or ").unwrap_or(item));
        let found = signs.iter().find_map(|(word, sign)| Some((item.strip_prefix(word)?, *sign)));
        let to = found.map_or(item, |(to, found)| {
            sign = found;
            to
        });
        actions.push((format!("{from}{sign}{to}"), note));
    }
    actions
}

/// The cells of a list, each with what is noted on it.
fn goals(list: &str) -> impl Iterator<Item = (Coord, &str)> {
    items(list).into_iter().map(noted).flat_map(|(places, note)| cells(places).into_iter().map(move |at| (at, note)))
}

/// The items of a list; what is in parentheses belongs to one.
fn items(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = list.split(move |sign| {
        depth += i32::from(sign == '(') - i32::from(sign == ')');
        sign == ',' && depth == 0
    });
    parts.map(str::trim).collect()
}

/// An item, and the note in parentheses after it if there is one.
fn noted(item: &str) -> (&str, &str) {
    item.strip_suffix(')').and_then(|item| item.split_once(" (")).unwrap_or((item, ""))
}
