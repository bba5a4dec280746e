//! Every game is complete: what a new game needs beside its rules is named here by path.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use parlour::rules::{Change, GAMES, Game, GameDef, Reason};
use parlour::text::Language;

use crate::support::Random;

/// How many random games of each variant show which pieces and ends there are.
const GAMES_EACH: u64 = 4;
/// Where a random game is cut off, in actions.
const PLIES_MAX: usize = 400;

/// What random play shows of a game.
#[derive(Default)]
struct Seen {
    pieces: BTreeSet<&'static str>,
    ends: BTreeSet<&'static str>,
}

impl Seen {
    fn look(&mut self, game: &Game) {
        let diagram = game.diagram();
        let in_hand = diagram.hands.iter().flatten().map(|(piece, _)| piece.kind);
        let captured = game.last_turn().iter().flat_map(|effects| &effects.changes);
        let captured = captured.filter_map(|change| match change {
            Change::Captured(_, pieces) | Change::Covered(_, pieces) => Some(pieces),
            _ => None,
        });
        self.pieces.extend(in_hand);
        self.pieces.extend(diagram.stacks.iter().flat_map(|(_, stack)| stack).map(|piece| piece.kind));
        self.pieces.extend(captured.flatten().map(|piece| piece.kind));
        if let Some(Reason::Own(end)) = game.outcome().map(|outcome| outcome.reason) {
            self.ends.insert(end.word);
        }
    }

    fn of(kind: &'static GameDef) -> Self {
        let mut seen = Self::default();
        for variant in 0..kind.about.variants.len() {
            for seed in 1..=GAMES_EACH {
                let mut random = Random::new(seed);
                let mut game = kind.start(variant);
                seen.look(&game);
                while game.outcome().is_none() && game.plies().len() < PLIES_MAX {
                    let token = random.pick(&game.legal()).clone();
                    game.play(&token).unwrap();
                    seen.look(&game);
                }
            }
        }
        seen
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The keys of texts that a game's own code names, in whatever way.
fn keys_in_code(id: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut folders = vec![root().join("src/rules").join(id.replace('-', "_"))];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = fs::read_to_string(path).unwrap();
            let quoted = code.split('"').skip(1).step_by(2);
            keys.extend(
                quoted.filter(|text| text.starts_with(&format!("{id}-")) && !text.contains('{')).map(str::to_owned),
            );
        }
    }
    keys
}

/// What a game lacks: each a path, and what is missing there.
fn missing(kind: &'static GameDef) -> Vec<String> {
    let about = &kind.about;
    let id = about.id;
    let seen = Seen::of(kind);
    let mut missing = Vec::new();

    let texts = format!("assets/texts/en/{id}.ftl");
    let mut keys = keys_in_code(id);
    keys.insert(about.brief.to_owned());
    if about.lesson.is_empty() {
        missing.push(format!("src/rules: pages in the lesson of {id}"));
    }
    keys.extend(about.ends.iter().map(|end| end.text.to_owned()));
    keys.extend(about.ends.iter().map(|end| format!("{id}-by-{}", end.word)));
    keys.extend(seen.pieces.iter().map(|piece| format!("{id}-piece-{piece}")));
    let written = fs::read_to_string(root().join(&texts)).unwrap_or_default();
    for key in keys {
        let is_written = written.lines().any(|line| line.starts_with(&format!("{key} =")));
        if !is_written || !Language::english().has(&key) {
            missing.push(format!("{texts}: {key}"));
        }
    }
    for end in seen.ends {
        if about.ends.iter().all(|known| known.word != end) {
            missing.push(format!("src/rules: the end “{end}” is not among the ends in ABOUT of {id}"));
        }
    }
    let mut files = vec![
        format!("docs/rules/{id}.md"),
        format!("tests/rules/perft/{id}.txt"),
        format!("tests/console/transcripts/{id}.txt"),
        format!("tests/oracle/{}.py", id.replace('-', "_")),
    ];
    files.extend(seen.pieces.iter().map(|piece| format!("assets/pieces/{piece}.svg")));
    missing.extend(files.into_iter().filter(|file| !root().join(file).exists()));
    let is_case = |name: &str| name.starts_with(&format!("{id}-")) && !name.contains("-lesson-");
    let kept = fs::read_dir(root().join("tests/golden")).unwrap().map(|entry| entry.unwrap().file_name());
    if !kept.into_iter().any(|name| is_case(name.to_str().unwrap())) {
        missing.push(format!("tests/render/cases.rs: a case whose name begins with {id}-"));
    }
    missing
}

#[test]
fn every_game_is_complete() {
    let missing: Vec<String> = GAMES.iter().flat_map(missing).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn no_two_games_share_a_name() {
    let ids: BTreeSet<&str> = GAMES.iter().map(|kind| kind.about.id).collect();
    assert_eq!(ids.len(), GAMES.len());
    for kind in GAMES {
        assert!(kind.about.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", kind.about.id);
    }
}
