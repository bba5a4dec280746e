//! What the computer expects comes true about as often as it says. `scripts/chances` fits and writes the sample.

use parlour::engine::expected;
use parlour::rules::GameDef;

use crate::support::variants;

/// Scores of positions from games that no curve was fitted to: game, variant, score, how many positions had about that,
/// and the points that came of them.
const SAMPLE: &str = include_str!("chances.txt");

/// How far what was said may be from what came true: few games are behind a group.
const TOLERANCE: f64 = 0.12;
/// Fewer positions say nothing.
const POSITIONS_MIN: f64 = 60.0;
/// The chances of the better player, in groups from here on.
const GROUPS: [f64; 3] = [0.5, 0.65, 0.85];

/// What a player with a score can expect, from 0 to 1.
fn chance(kind: &'static GameDef, variant: usize, score: i32) -> f64 {
    f64::midpoint(expected(kind, variant, score), 1.0)
}

#[test]
fn a_better_score_never_means_less_and_none_means_half() {
    for (kind, variant) in variants() {
        let name = kind.about.id;
        assert!((chance(kind, variant, 0) - 0.5).abs() < 1e-9, "{name}");
        for score in -3_000..3_000 {
            let [low, high] = [score, score + 1].map(|score| chance(kind, variant, score));
            assert!(low <= high && low > 0.0 && high < 1.0, "{name}: {score}");
            assert!((low + chance(kind, variant, -score) - 1.0).abs() < 1e-9, "{name}: {score}");
        }
        assert!((chance(kind, variant, 999_000) - 1.0).abs() < 1e-9, "{name}: a certain win");
    }
}

#[test]
fn of_the_positions_with_a_chance_about_that_share_is_won() {
    for (kind, variant) in variants() {
        let name = format!("{} {} ", kind.about.id, kind.about.variants[variant]);
        let mut groups = [[0.0; 3]; GROUPS.len()];
        for row in SAMPLE.lines().filter_map(|line| line.strip_prefix(&name)) {
            let numbers: Vec<f64> = row.split(' ').map(|number| number.parse().unwrap()).collect();
            let [score, count, points] = numbers[..] else { panic!("{row}") };
            // As the better player sees it.
            let points = if score < 0.0 { count - points } else { points };
            let said = chance(kind, variant, score.abs() as i32);
            let group = GROUPS.iter().rposition(|from| said >= *from).unwrap();
            for (sum, number) in groups[group].iter_mut().zip([count, said * count, points]) {
                *sum += number;
            }
        }
        for [count, said, came] in groups {
            assert!(count >= POSITIONS_MIN, "{name}: {groups:?}");
            let [said, came] = [said / count, came / count];
            assert!((said - came).abs() <= TOLERANCE, "{name}: {said:.2} said, {came:.2} came, {count} positions");
        }
    }
}
