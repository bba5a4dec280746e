//! Chifoumi played at random.

use std::collections::BTreeSet;

use parlour::rules::{Attempt, Change, Coord, Game, Sign};
use parlour::text::Language;

use super::words::explained;
use crate::support::{Random, after, start};

/// Plays random games of both variants, and shows some of their positions to a law.
fn sampled(games: u64, one_in: usize, law: impl Fn(&Game, &mut Random)) {
    for seed in 1..=games {
        let mut random = Random::new(seed);
        let mut game = start(if seed % 2 == 0 { "chifoumi" } else { "chifoumi placement" });
        while game.outcome().is_none() {
            if random.below(one_in) == 0 {
                law(&game, &mut random);
            }
            let token = random.pick(&game.legal()).clone();
            game.play(&token).unwrap();
        }
        law(&game, &mut random);
    }
}

#[test]
fn positions_of_random_games_read_back_equal_and_actions_are_unique() {
    sampled(200, 8, |game, _| {
        let written = game.position();
        let read =
            game.kind().start_at(game.variant(), &written).unwrap_or_else(|error| panic!("{written}: {error:?}"));
        assert_eq!((read.position(), read.diagram()), (written, game.diagram()));
        if game.outcome().is_none() {
            assert_eq!(read.legal(), game.legal());
        }
        let legal = game.legal();
        assert_eq!(legal.iter().collect::<BTreeSet<_>>().len(), legal.len());
    });
}

#[test]
fn pieces_are_neither_made_nor_lost_but_by_capture() {
    sampled(100, 10, |game, random| {
        if game.outcome().is_some() {
            return;
        }
        let token = random.pick(&game.legal()).clone();
        let changes = game.effects(&token).unwrap().changes;
        let mut wanted = game.diagram().captured;
        for change in &changes {
            if let Change::Captured(_, pieces) = change {
                wanted[pieces[0].owner.unwrap().index()] += pieces.len() as u8;
            }
        }
        assert_eq!(after(game.clone(), &token).diagram().captured, wanted, "{token} at {}", game.position());
    });
}

#[test]
fn whatever_is_not_legal_between_squares_of_the_board_is_refused_by_a_rule() {
    let squares: Vec<Coord> = start("chifoumi").diagram().cells.iter().map(|(at, _)| *at).collect();
    let signs = [None, Some(Sign::Dash), Some(Sign::Plus), Some(Sign::Cross), Some(Sign::At)];
    sampled(100, 12, |game, random| {
        if game.outcome().is_some() {
            return;
        }
        let legal: BTreeSet<String> = game.legal().into_iter().collect();
        for _ in 0..60 {
            let at = *random.pick(&squares);
            let from = *random.pick(&squares);
            let near = squares
                .iter()
                .copied()
                .filter(|to| to.letter.abs_diff(from.letter) <= 1 && to.number.abs_diff(from.number) <= 1);
            let to = *random.pick(&near.collect::<Vec<_>>());
            let sign = *random.pick(&signs);
            let piece = *random.pick(&[None, Some('R'), Some('P'), Some('S'), Some('W'), Some('K')]);
            let attempts = [
                Attempt::Step { from, sign, to },
                Attempt::Step { from, sign, to: at },
                Attempt::Drop { piece, at },
                Attempt::Revive(at),
                Attempt::Point(at),
            ];
            for attempt in attempts {
                let refusal = game.explain(&attempt);
                let (key, said) = (refusal.message.key, Language::english().say(&refusal.message));
                let is_legal = match &attempt {
                    Attempt::Step { from, sign: None, to } => {
                        ["-", "+", "x"].iter().filter(|sign| legal.contains(&format!("{from}{sign}{to}"))).count() == 1
                    }
                    other => legal.contains(&other.to_string()),
                };
                assert_eq!(key == "chifoumi-legal", is_legal, "{attempt} at {}: {said}", game.position());
                let known = ["refused-empty", "refused-not-yours"].contains(&key) || key.starts_with("chifoumi-");
                assert!(known && said != key && !said.contains('{'), "{attempt} at {}: {said}", game.position());
            }
        }
    });
}

#[test]
fn words_and_squares_off_the_board_are_explained_anywhere() {
    sampled(30, 40, |game, _| {
        if game.outcome().is_some() {
            return;
        }
        for text in ["a1", "z99-a1", "c2xb2", "R@b2", "+g7", "@a7", "end", "pass", "swap", "frobnicate"] {
            let (key, said) = explained(game, text);
            assert_ne!(key, said);
            if text.contains(|c: char| c.is_ascii_digit()) {
                assert_eq!(key, "refused-off-board", "{text}");
            }
        }
    });
}
