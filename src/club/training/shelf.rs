//! The puzzles that come with the program (`assets/puzzles`, a file a game), and which of all somebody gets next.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};

use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::engine::{Forced, KeptPuzzle};
use crate::rules::{GAMES, GameDef};
use crate::store::{Solver, StoredPuzzle};

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// How sure the rating of a new puzzle is, as a deviation and a volatility: levels of the computer have tried it.
const SURE: [f64; 2] = [150.0, 0.06];
/// How many puzzles of the communities are looked at on each side of a rating.
const FOUND_MAX: u32 = 10;

/// The puzzles of a game, the easiest first.
pub(in crate::club) fn shelf(kind: &'static GameDef) -> &'static [KeptPuzzle] {
    static SHELVES: OnceLock<HashMap<&str, Vec<KeptPuzzle>>> = OnceLock::new();
    let read = |kind: &'static GameDef| {
        let file = FILES.get_file(format!("{}.txt", kind.about.id)).and_then(|file| file.contents_utf8());
        let lines = file.unwrap_or_default().lines().filter(|line| !line.starts_with('#'));
        (kind.about.id, lines.filter_map(|line| KeptPuzzle::parse(kind, line)).collect())
    };
    let shelves = SHELVES.get_or_init(|| GAMES.iter().map(read).collect());
    shelves.get(kind.about.id).map_or(&[], Vec::as_slice)
}

/// The turns of a puzzle that win, as they are kept.
pub(in crate::club) fn written(forced: &Forced) -> String {
    forced.wins.iter().map(|turn| turn.join(" ")).collect::<Vec<_>>().join("; ")
}

/// A puzzle as it is kept, before it has a number.
pub(in crate::club) fn stored(kind: &'static GameDef, kept: &KeptPuzzle, game_id: Option<i64>) -> StoredPuzzle {
    let [deviation, volatility] = SURE;
    StoredPuzzle {
        id: 0,
        game: kind.about.id.to_owned(),
        variant: kind.about.variants[kept.variant].to_owned(),
        position: kept.puzzle.position.clone(),
        turns: kept.puzzle.forced.turns,
        wins: written(&kept.puzzle.forced),
        game_id,
        numbers: [kept.rating, deviation, volatility],
    }
}

/// The puzzle that the asker gets next: one that they haven't had, as hard as they are good.
pub(in crate::club) fn next_for(
    cx: &RequestContext<'_>,
    kind: &'static GameDef,
) -> Result<Option<StoredPuzzle>, Rejection> {
    let (person, game) = (cx.asker.person_id, kind.about.id);
    let [rating, ..] = cx.tx.solver(person, game)?.unwrap_or(Solver::NEW).numbers;
    let got: HashSet<(String, String)> = cx.tx.puzzles_got_by(person, game)?.into_iter().collect();
    let far = |other: f64| (other - rating).abs();
    let mut found = cx.tx.puzzles_found_for(person, game, rating, FOUND_MAX)?;
    found.sort_by(|a, b| far(a.numbers[0]).total_cmp(&far(b.numbers[0])));
    let on_shelf =
        nearest(cx, kind, rating, |puzzle| Ok(!got.contains(&(puzzle.variant.clone(), puzzle.position.clone()))))?;
    let best = match (found.into_iter().next(), on_shelf) {
        (Some(found), Some(kept)) if far(kept.numbers[0]) < far(found.numbers[0]) => Some(kept),
        (Some(found), _) => return Ok(Some(found)),
        (None, kept) => kept,
    };
    best.map(|kept| keep(cx, kept)).transpose()
}

/// The puzzle that comes with the program whose rating is nearest to this one, of those that are wanted.
pub(in crate::club) fn nearest(
    cx: &Context<'_>,
    kind: &'static GameDef,
    rating: f64,
    is_wanted: impl Fn(&StoredPuzzle) -> Result<bool, Rejection>,
) -> Result<Option<StoredPuzzle>, Rejection> {
    // Those that somebody has tried are as hard as people have found them.
    let mut tried: HashMap<(String, String), StoredPuzzle> = HashMap::new();
    for puzzle in cx.tx.puzzles_of_shelf(kind.about.id)? {
        tried.insert((puzzle.variant.clone(), puzzle.position.clone()), puzzle);
    }
    let now = |kept: &KeptPuzzle| {
        let new = stored(kind, kept, None);
        tried.get(&(new.variant.clone(), new.position.clone())).cloned().unwrap_or(new)
    };
    let mut all: Vec<StoredPuzzle> = shelf(kind).iter().map(now).collect();
    all.sort_by(|a, b| (a.numbers[0] - rating).abs().total_cmp(&(b.numbers[0] - rating).abs()));
    for puzzle in all {
        if is_wanted(&puzzle)? {
            return Ok(Some(puzzle));
        }
    }
    Ok(None)
}

/// A puzzle with its number, which it gets when somebody first gets it.
pub(in crate::club) fn keep(cx: &Context<'_>, puzzle: StoredPuzzle) -> Result<StoredPuzzle, Rejection> {
    let id = cx.tx.add_puzzle(&puzzle)?;
    Ok(StoredPuzzle { id, ..puzzle })
}
