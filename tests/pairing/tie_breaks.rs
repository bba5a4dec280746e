//! Tie-breaks as FIDE's arbiters and organizers have published them.

use super::table::rounds;
use parlour::rules::Player;
use parlour::tournament::{Ended, Meeting, Results, Scoring, TieBreak};

/// The tournament of the exercises in tie-breaking by M. Held that FIDE's arbiters and technical commission published in
/// March 2024 (<https://arbiters.fide.com/news/9119>, <https://tec.fide.com/2024/03/18/tie-break-exercise/>).
const EXERCISE: &str = "\
 1  w9+ b13=  w2= b15+  w4=
 2 b10+  w7+  b1= w16+  b3=
 3 w11=  b6+  w8+  b4=  w2=
 4 b12+ half w13+  w3=  b1=
 5 w13- b15- w11+  b7= w10+
 6 b14-  w3-  bye w10+  b8+
 7 w15+  b2- b16-  w5= b11-
 8 b16= w14+  b3- w13+  w6-
 9  b1- w10- half x11-  bye
10  w2-  b9+ w15-  b6-  b5-
11  b3= w16-  b5-  x9+  w7+
12  w4-  bye x14+    .    .
13  b5+  w1=  b4-  b8- w14-
14  w6+  b8- x12-    . b13+
15  b7-  w5+ b10+  w1- b16-
16  w8= b11+  w7+  b2- w15+";

/// Points, Buchholz and Sonneborn-Berger of one of the exercise.
fn solved(number: usize) -> [f64; 3] {
    let rounds = rounds(EXERCISE);
    let (tie_breaks, all_meet) = (&[TieBreak::Buchholz, TieBreak::SonnebornBerger], false);
    let results = Results { entrants: 17, rounds: &rounds, scoring: Scoring::ONE, annulled: &[], tie_breaks, all_meet };
    let standing = results.standings().into_iter().find(|standing| standing.entrant == number - 1).unwrap();
    [f64::from(standing.points) / 2.0, f64::from(standing.values[0]) / 2.0, f64::from(standing.values[1]) / 4.0]
}

/// Exercises 1 to 4. They are by the rules of 2023, which say the same of whoever has played in all rounds.
#[test]
fn buchholz_is_that_of_the_exercises() {
    for (number, buchholz) in [(1, 12.5), (2, 13.0), (3, 15.5), (5, 8.5), (8, 13.5), (16, 12.5)] {
        assert_eq!(solved(number)[1].to_string(), buchholz.to_string(), "number {number}");
    }
}

/// Exercise 12, with all whose own rounds without a game count as they did then.
#[test]
fn sonneborn_berger_is_that_of_the_exercises() {
    let numbers = [1, 2, 3, 5, 7, 8, 10, 12, 13, 14, 15, 16];
    let published = [8.0, 9.5, 10.5, 4.25, 3.25, 5.25, 1.5, 4.0, 4.25, 4.5, 3.5, 7.25];
    for (number, sonneborn_berger) in numbers.into_iter().zip(published) {
        assert_eq!(solved(number)[2].to_string(), sonneborn_berger.to_string(), "number {number}");
    }
}

/// By the rules of 2023 a round without a game was one against somebody with as many points as oneself: number 6 had
/// 6½ in Sonneborn-Berger, number 11 had 13½ in Buchholz and 5¾. Since 2026 it is no more than draws in all rounds would
/// bring (2½ for the bye of number 6), or than the opponent has who did not come (1½, number 9). FIDE TEC's own program,
/// TieBreakServer 1.9.57, has these.
#[test]
fn rounds_without_a_game_bring_less_than_in_the_exercises_since_2026() {
    assert_eq!(solved(6).map(|value| value.to_string()), ["3", "11.5", "6"]);
    assert_eq!(solved(11).map(|value| value.to_string()), ["2.5", "12.5", "4.75"]);
}

/// FIDE's Candidates Tournament of 2016, a double league: the direct encounter (regulations, 3.7), with Svidler first of
/// four and Nakamura last, and then the games won, by which Aronian was before Giri.
#[test]
fn the_candidates_of_2016_are_placed_as_they_were() {
    const NAMES: [&str; 8] = ["Caruana", "Giri", "Nakamura", "Aronian", "Topalov", "Anand", "Karjakin", "Svidler"];
    // What each scored against those who come after them in the list, in half_points of a point, game by game.
    const SCORED: [&[[u32; 2]]; 8] = [
        &[[1, 1], [1, 2], [1, 1], [1, 1], [1, 2], [1, 0], [1, 1]],
        &[[1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]],
        &[[0, 1], [2, 2], [1, 2], [0, 1], [1, 1]],
        &[[2, 1], [1, 0], [1, 1], [1, 0]],
        &[[0, 1], [1, 0], [1, 1]],
        &[[0, 2], [2, 1]],
        &[[1, 1]],
        &[],
    ];
    let ended = |scored| [Ended::Won(Player::Two), Ended::Drawn, Ended::Won(Player::One)][scored as usize];
    let games = SCORED.iter().enumerate().flat_map(|(one, scored)| {
        let against = scored.iter().enumerate().map(move |(after, games)| (one, one + 1 + after, games));
        against.flat_map(|(one, two, games)| games.iter().map(move |scored| (one, two, *scored)))
    });
    let meeting = |(one, two, scored)| vec![Meeting { ended: ended(scored), ..Meeting::between(one, two) }];
    let rounds: Vec<Vec<Meeting>> = games.map(meeting).collect();
    let tie_breaks = &[TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger];
    let scoring = Scoring::ONE;
    let all_meet = true;
    let results = Results { entrants: 8, rounds: &rounds, scoring, annulled: &[], tie_breaks, all_meet };
    let line = |place: usize, name: &str, points: f64| format!("{place} {name} {points}");
    let standings = results.standings();
    let got: Vec<String> =
        standings.iter().map(|one| line(one.place, NAMES[one.entrant], f64::from(one.points) / 2.0)).collect();
    let expected = [
        "1 Karjakin 8.5",
        "2 Caruana 7.5",
        "3 Anand 7.5",
        "4 Svidler 7",
        "5 Aronian 7",
        "6 Giri 7",
        "7 Nakamura 7",
        "8 Topalov 4.5",
    ];
    assert_eq!(got, expected);
}
