//! Somebody who never sees a board keeps one in their head, from what the turns' messages say and nothing else; it is
//! the true one after every turn of every game.

use std::collections::BTreeMap;

use parlour::rules::{Coord, GAMES, Game, Piece};
use parlour::scene::{Scene, SceneOptions};
use parlour::text::Language;

/// How many turns are heard of each variant.
const TURNS: usize = 1_000;

/// What stands where, by names: the color and the kind, and whether it is active; bottom first.
type Head = BTreeMap<Coord, Vec<(String, bool)>>;

/// The board as it is.
fn seen(scene: &Scene) -> Head {
    let name = |piece: &Piece| {
        let kind = Language::english().word(&format!("{}-piece-{}", scene.game, piece.kind));
        let color = piece.owner.map(|owner| Language::english().word(scene.seat(owner).color.key()));
        match color.filter(|color| *color != kind) {
            Some(color) => (format!("{color} {kind}"), piece.turned),
            None => (kind, piece.turned),
        }
    };
    scene.stacks.iter().map(|(at, stack)| (*at, stack.iter().map(name).collect())).collect()
}

/// The cells of a list like `c4, d1 to d3`.
fn cells(list: &str) -> Vec<Coord> {
    let cells = list.split(", ").flat_map(|item| match item.split_once(" to ") {
        Some((first, last)) => {
            let (first, last) = (Coord::parse(first).unwrap(), Coord::parse(last).unwrap());
            (first.number..=last.number).map(|number| Coord::new(first.letter, number)).collect()
        }
        None => vec![Coord::parse(item).unwrap()],
    });
    cells.collect()
}

/// Takes in one part of a sentence.
fn hear(head: &mut Head, part: &str) {
    if let Some(captured) = part.strip_prefix("captured ") {
        for item in captured.split(", ") {
            let (piece, at) = item.rsplit_once(" on ").unwrap();
            let stack = head.get_mut(&Coord::parse(at).unwrap()).unwrap();
            let below = stack.iter().position(|(name, _)| name == piece).unwrap();
            stack.remove(below);
        }
    } else if let Some((list, became)) = part.split_once(" become ").or_else(|| part.split_once(" becomes ")) {
        for at in cells(list) {
            let piece = head.get_mut(&at).unwrap().last_mut().unwrap();
            match became {
                "active" => piece.1 = true,
                "inactive" => piece.1 = false,
                color => piece.0 = format!("{color} {}", piece.0.split_once(' ').unwrap().1),
            }
        }
    } else if let Some((what, to)) = part.rsplit_once(" to ") {
        let to = to.split(", onto ").next().unwrap();
        let to = Coord::parse(to.split(", then ").last().unwrap()).unwrap();
        let piece = match what.split_once(" from ") {
            Some((_, from)) => {
                let from = Coord::parse(from).unwrap();
                let piece = head.get_mut(&from).unwrap().pop().unwrap();
                head.retain(|_, stack| !stack.is_empty());
                piece
            }
            None => (what.to_owned(), false),
        };
        head.entry(to).or_default().push(piece);
    }
}

fn play_by_ear(mut game: Game, seed: u64) -> usize {
    let mut state = seed;
    let mut head = seen(&Scene::of(&game, &SceneOptions::default()));
    let mut turns = 0;
    while game.outcome().is_none() && turns < TURNS {
        let legal = game.legal();
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mover = game.to_move();
        game.play(&legal[usize::try_from(state >> 33).unwrap() % legal.len()]).unwrap();
        if game.to_move() == mover && !game.turn_begins() {
            continue;
        }
        turns += 1;
        let scene = Scene::of(&game, &SceneOptions::default());
        let told = Language::english().say(&scene.turn_told().unwrap());
        told.split("; ").for_each(|part| hear(&mut head, part));
        head.retain(|_, stack| !stack.is_empty());
        assert_eq!(head, seen(&scene), "{} after {told}", game.kind().about.id);
    }
    turns
}

#[test]
fn a_board_that_is_only_heard_of_is_the_true_one() {
    for kind in GAMES {
        for variant in 0..kind.about.variants.len() {
            let mut turns = 0;
            for seed in 1.. {
                turns += play_by_ear(kind.start(variant), seed);
                if turns >= TURNS {
                    break;
                }
            }
        }
    }
}
