//! Rounds of Swiss tournaments as bbpPairings pairs them, a program that others have written and test with these examples
//! (<https://github.com/BieremaBoyzProgramming/bbpPairings>, Apache License 2.0). All are by the rules in force since
//! February 2026.

use super::table::rounds;
use parlour::tournament::{Meeting, Scoring, SwissRound, pair_round};

/// The next round of a table, the first side first, both by their numbers; nobody is 0.
fn next_round(table: &str, absent: &[usize], of: usize) -> Vec<[usize; 2]> {
    let present: Vec<bool> = (1..=table.lines().count()).map(|number| !absent.contains(&number)).collect();
    let rounds = rounds(table);
    let round = SwissRound { rounds: &rounds, present: &present, of, scoring: Scoring::ONE };
    let numbers = |meeting: &Meeting| [meeting.one + 1, meeting.two.map_or(0, |two| two + 1)];
    pair_round(&round).unwrap().iter().map(numbers).collect()
}

/// `dutch_2025_C5`: number 4 stays away.
#[test]
fn the_bye_goes_to_one_with_as_few_points_as_possible() {
    let table = "1 w4+ b2+\n2 b5+ w1-\n3 w6+ b4+\n4 b1- w3-\n5 w2- b6+\n6 b3- w5-";
    assert_eq!(next_round(table, &[4], 3), [[1, 5], [3, 2], [6, 0]]);
}

/// `dutch_2025_C9`: number 5 came late, and has missed one round already.
#[test]
fn the_bye_goes_to_one_who_has_missed_as_few_rounds_as_possible() {
    let table = "1 w3+\n2 b4+\n3 b1-\n4 w2-\n5 .";
    assert_eq!(next_round(table, &[], 3), [[2, 1], [3, 5], [4, 0]]);
}

/// `issue_7`: the last of fifteen rounds, in which nobody plays anybody twice.
#[test]
fn sixty_who_have_played_fourteen_rounds_are_paired_for_the_last() {
    let expected = "\
        1-15 3-2 11-17 7-10 8-14 4-6 5-12 9-16 13-25 24-22 18-29 20-23 19-33 21-38 39-26 28-36 31-40 37-35 44-46 30-32 \
        27-48 47-42 51-55 34-50 49-45 53-58 41-59 56-43 60-52 54-57";
    let paired = next_round(include_str!("sixty.txt"), &[], 15);
    let paired: Vec<String> = paired.iter().map(|[one, two]| format!("{one}-{two}")).collect();
    assert_eq!(paired.join(" "), expected);
}
