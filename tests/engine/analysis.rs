//! Verdicts on turns.
//!
//! `scripts/soak analysis` looks at many more games, as thoroughly as the program does.

use std::env;
use std::time::Duration;

use parlour::club::{Analysis, Judgment};
use parlour::engine::{Exact, Limit, SearchRequest, think};
use parlour::robot::{Depth, Helpers, Means, analyse, judge_last};
use parlour::rules::{Game, GameDef, Player};
use parlour::text::Language;

use crate::support::{at, variants};

/// Time enough for every search to come to its end.
const MEANS: Means = Means {
    memory: 4 << 20,
    time_max: Duration::from_secs(600),
    endings: None,
    depth: SHALLOW,
    tell_every: Duration::from_secs(3_600),
};

const SHALLOW: Depth = Depth { quick: Limit::Nodes(60), thorough: Limit::Nodes(480), self_play: Limit::Nodes(6) };

fn analysed(game: &Game, depth: Depth) -> Analysis {
    analyse(game, depth, &MEANS, &Helpers::default(), &mut |_| ())
}

/// Goes on with a game for so many turns: the stronger player first, then the weaker one.
fn go_on(game: &mut Game, turns: usize, limits: [Limit; 2], seed: u64) {
    let begun = |game: &Game| game.plies().iter().filter(|ply| ply.begins_turn).count();
    let until = begun(game) + turns;
    while let Some(player) = game.to_move() {
        if begun(game) >= until && game.turn_begins() {
            return;
        }
        let seed = seed << 16 | game.plies().len() as u64;
        let request = SearchRequest { seed, ..SearchRequest::best(limits[player.index()]) };
        let found = think(game, &request).unwrap();
        game.play(&found.action).unwrap();
    }
}

/// What is wrong if sentences, table and curve, which all show this, contradict each other.
fn contradiction(game: &Game, analysis: &Analysis) -> Option<String> {
    for (turn, next) in analysis.turns.iter().zip(analysis.turns.iter().skip(1)) {
        let goes_on = if next.player == turn.player { next.before } else { 1.0 - next.before };
        if (turn.after - goes_on).abs() > 1e-9 {
            return Some(format!("after ply {} it stands at {} and at {goes_on}", next.plies, turn.after));
        }
    }
    for turn in &analysis.turns {
        if (turn.before - turn.after - turn.loss()).abs() > 1e-9 {
            let (before, after, loss) = (turn.before, turn.after, turn.loss());
            return Some(format!("at ply {} it goes from {before} to {after}, and {loss} was lost", turn.plies));
        }
    }
    for turn in analysis.turns.iter().filter(|turn| turn.judgment() > Judgment::Good) {
        let mut better = game.rewound(turn.plies);
        if turn.best == turn.played || !turn.best.iter().all(|token| better.play(token).is_ok()) {
            return Some(format!("at ply {} {:?} is no better turn", turn.plies, turn.best));
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner);
    let loser = winner.map(Player::other);
    let turning = analysis.turning_point(loser)?;
    let own = loser.is_none_or(|loser| turning.player == loser);
    (!own || turning.judgment() == Judgment::Good).then(|| format!("it turns on ply {}", turning.plies))
}

#[test]
fn the_same_game_gets_the_same_verdicts_with_or_without_helpers_and_they_never_contradict_each_other() {
    for (kind, variant) in variants() {
        let mut game = kind.start(variant);
        go_on(&mut game, 14, [Limit::Nodes(400), Limit::Nodes(1)], 5);
        let analysis = analysed(&game, SHALLOW);
        assert_eq!(analysis, analysed(&game, SHALLOW));
        let mut told = Vec::new();
        let often = Means { tell_every: Duration::ZERO, ..MEANS };
        assert_eq!(analysis, analyse(&game, SHALLOW, &often, &Helpers::new(3), &mut |turns| told.push(turns)));
        assert!(told.is_sorted() && told.last() == Some(&analysis.turns.len()), "{told:?}");
        assert_eq!(contradiction(&game, &analysis), None, "{}", kind.about.id);
        let begun = game.plies().iter().filter(|ply| ply.begins_turn).count();
        assert_eq!(analysis.turns.len(), begun);
    }
}

#[test]
fn the_same_game_gets_the_same_verdicts_however_busy_the_machine_is() {
    let mut game = GameDef::find("chifoumi").unwrap().start(0);
    go_on(&mut game, 10, [Limit::Nodes(400), Limit::Nodes(1)], 5);
    let analysis = analysed(&game, SHALLOW);
    // As if no time were left, while others keep all processors busy.
    let hurried = Means { time_max: Duration::ZERO, ..MEANS };
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let again = analyse(&game, SHALLOW, &hurried, &Helpers::default(), &mut |_| ());
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(again, analysis);
    });
}

#[test]
fn a_turn_that_is_judged_alone_is_no_error_if_nothing_better_is_known() {
    for (kind, variant) in variants() {
        let mut game = kind.start(variant);
        go_on(&mut game, 7, [Limit::Nodes(400), Limit::Nodes(1)], 2);
        let judged = judge_last(&game, SHALLOW, &MEANS, &Helpers::default()).unwrap();
        let begun = game.plies().iter().rposition(|ply| ply.begins_turn).unwrap();
        assert_eq!((judged.plies, judged.player), (begun, game.plies()[begun].player), "{}", kind.about.id);
        assert!(judged.played != judged.best || judged.loss() == 0.0, "{}", kind.about.id);
        assert_eq!(Some(judged), judge_last(&game, SHALLOW, &MEANS, &Helpers::default()), "{}", kind.about.id);
        assert_eq!(judge_last(&kind.start(variant), SHALLOW, &MEANS, &Helpers::default()), None);
    }
}

#[test]
fn what_the_curve_of_a_short_game_loses_its_turns_gave_away() {
    for (kind, variant) in variants() {
        for seed in 0..4 {
            let mut game = kind.start(variant);
            go_on(&mut game, 5, [Limit::Nodes(60); 2], seed);
            assert_eq!(contradiction(&game, &analysed(&game, SHALLOW)), None, "{} {seed}", kind.about.id);
        }
    }
}

#[test]
fn the_first_turns_that_lessons_recommend_are_no_errors() {
    for (kind, variant) in variants() {
        let mut game = kind.start(variant);
        kind.first_turn(variant).split(' ').for_each(|token| play_typed(&mut game, token));
        go_on(&mut game, 3, [Limit::Nodes(400); 2], 3);
        let analysis = analysed(&game, SHALLOW);
        let first = &analysis.turns[0];
        assert_eq!(first.judgment(), Judgment::Good, "{} {}: {first:?}", kind.about.id, game.variant_name());
    }
}

#[test]
fn the_answer_that_the_lesson_of_sfirs_recommends_loses_nothing() {
    let lesson = Language::english().word("sfirs-lesson-typing");
    assert!(lesson.contains("e8-e10 for White, and g5-g3 is a good answer to it."), "{lesson}");
    let after = |turns: &str| {
        let mut game = GameDef::find("sfirs").unwrap().start(0);
        turns.split(' ').for_each(|token| play_typed(&mut game, token));
        think(&game, &SearchRequest::best(Limit::Nodes(4_000))).unwrap()
    };
    assert!(after("e8-e10 g5-g3").score < 0.3);
    // As the lesson says, an enemy that passes beside the only active piece wins.
    assert_eq!(after("e8-e11 h8-h10").exact, Some(Exact::Win));
}

/// Plays what people type: the canonical token, or one that says more.
fn play_typed(game: &mut Game, token: &str) {
    let legal = game.legal();
    let meant =
        legal.iter().find(|known| *known == token).or_else(|| legal.iter().find(|known| known.starts_with(token)));
    game.play(meant.unwrap_or_else(|| panic!("{token} among {legal:?}"))).unwrap();
}

#[test]
fn a_win_that_is_let_slip_is_a_blunder_even_in_an_opening() {
    let mut game = at("the-game", "8/4M3/4[SS]3/S5M1/2M4M/2S5/3S4/8 s 0/0 0/0");
    let away = game.legal().into_iter().find(|token| !token.starts_with("e6")).unwrap();
    game.play(&away).unwrap();
    let analysis = analysed(&game, SHALLOW);
    let turn = &analysis.turns[0];
    assert_eq!((turn.judgment(), turn.best.as_slice()), (Judgment::Blunder, &["e6-h8".to_owned()][..]), "{turn:?}");
}

/// By `scripts/soak analysis`: games of the highest level against the fourth, looked through as the program does.
#[test]
fn games_of_strong_against_weak_are_judged_without_contradiction() {
    let Some(games) = env::var("PARLOUR_ANALYSES").ok().and_then(|text| text.parse::<u64>().ok()) else { return };
    for (kind, variant) in variants().filter(|(_, variant)| *variant == 0) {
        let mut counts = [[0_usize; 2]; 4];
        let mut openings = 0;
        for seed in 0..games {
            let mut game = kind.start(variant);
            let strong = if seed % 2 == 0 { [8, 4] } else { [4, 8] };
            go_on(&mut game, 200, strong.map(Limit::Level), seed);
            let analysis = analysed(&game, Depth::USUAL);
            assert_eq!(contradiction(&game, &analysis), None, "{} {seed}", kind.about.id);
            for turn in &analysis.turns {
                counts[turn.judgment() as usize][usize::from(strong[turn.player.index()] == 8)] += 1;
            }
            openings += analysis.turns.iter().take(2).filter(|turn| turn.judgment() > Judgment::Good).count();
            if seed < 2 {
                assert_eq!(analysis, analysed(&game, Depth::USUAL));
            }
        }
        println!(
            "{}: {games} games; good, inaccuracies, mistakes, blunders of level 4 and 8: {counts:?}; among their first two turns {openings}",
            kind.about.id
        );
    }
}
