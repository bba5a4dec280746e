//! Random knockouts of every size in which people win, leave, never come and lose without a game: every round has the
//! places that the bracket says, and only those in it whom it says.

use std::collections::BTreeSet;

use parlour::store::{MatchEnd, MatchRow, TournamentState};

use crate::random::Random;
use crate::support::Chat;
use crate::tournaments::organizer::{a_turn_each, matches, name, newest_game, opened};

/// Who goes on from a match, and who does not though they came.
fn ends(row: &MatchRow) -> (Option<i64>, Option<i64>) {
    match (row.two_id, row.ended) {
        (None, Some(MatchEnd::Absent)) => (None, None),
        (None, _) => (Some(row.one_id), None),
        (two, Some(MatchEnd::One | MatchEnd::WalkoverOne)) => (Some(row.one_id), two),
        (two, Some(MatchEnd::Two | MatchEnd::WalkoverTwo)) => (two, Some(row.one_id)),
        (Some(_), _) => (None, None),
    }
}

fn at(rows: &[MatchRow], round: u32, board: u32) -> Option<&MatchRow> {
    rows.iter().find(|row| (row.round, row.board) == (round, board))
}

/// That at each place of each round meet the winners of the two places before it, and for the third place those who lost
/// the round before the final.
fn follows_the_bracket(rows: &[MatchRow], entrants: usize, third_place: bool, seed: u64) {
    let rounds = entrants.next_power_of_two().trailing_zeros();
    let mut expected = rows.iter().filter(|row| row.round == 1).count();
    assert_eq!(expected, 1 << (rounds - 1), "seed {seed}: everybody is in the first round");
    for round in 2..=rounds {
        let from = |places: [u32; 2], end: fn(&MatchRow) -> Option<i64>| -> BTreeSet<i64> {
            places.into_iter().filter_map(|board| end(at(rows, round - 1, board)?)).collect()
        };
        let mut places: Vec<(u32, BTreeSet<i64>)> = (0..1 << (rounds - round))
            .map(|board| (board, from([2 * board, 2 * board + 1], |row| ends(row).0)))
            .collect();
        if round == rounds && third_place {
            places.push((1, from([0, 1], |row| ends(row).1)));
        }
        for (board, sides) in places {
            let row = at(rows, round, board);
            let there: BTreeSet<i64> =
                row.into_iter().flat_map(|row| [Some(row.one_id), row.two_id]).flatten().collect();
            assert_eq!(there, sides, "seed {seed}: round {round} of {rounds}, place {board} of {entrants}");
            expected += usize::from(row.is_some());
        }
    }
    assert_eq!(rows.len(), expected, "seed {seed}: there is no other match");
}

/// Something happens in a match that goes on.
fn step(chat: &mut Chat, random: &mut Random, tournament: i64, live: &[MatchRow], sleepy: usize) {
    let row = random.pick(live);
    let players = [row.one_id, row.two_id.unwrap()].map(|account| name(chat, account));
    let who = random.pick(&players).clone();
    let game = newest_game(chat, row);
    match random.below(10) {
        _ if random.below(10) < sleepy => drop(chat.wait("2d")),
        0 => players.iter().for_each(|who| drop(chat.letters(who, &format!("tournament withdraw #{tournament} yes")))),
        1 | 2 => drop(chat.letters(&who, &format!("tournament withdraw #{tournament} yes"))),
        3 => drop(chat.letters("ann", &format!("stop #{game} a test"))),
        4 | 5 => {
            a_turn_each(chat, game);
            chat.letters(&who, &format!("resign #{game} yes"));
        }
        _ => drop(chat.letters(&who, &format!("resign #{game} yes"))),
    }
}

fn knockout(seed: u64) {
    let mut random = Random::new(seed);
    let mut chat = Chat::new();
    let (entrants, third_place) = (2 + seed as usize % 32, random.one_in(2));
    let third = if third_place { " third" } else { "" };
    let tournament = opened(&mut chat, &format!("knockout chifoumi best:1 clock:1d{third}"), entrants);
    chat.letters("ann", &format!("tournament start #{tournament}"));
    // In some everybody plays, in some hardly anybody.
    let sleepy = random.below(7);
    for _ in 0..2_000 {
        let live: Vec<MatchRow> =
            matches(&mut chat, tournament).into_iter().filter(|row| row.ended.is_none()).collect();
        if live.is_empty() {
            break;
        }
        step(&mut chat, &mut random, tournament, &live, sleepy);
    }
    let state = chat.club.store().read().unwrap().tournament(tournament).unwrap().unwrap().state;
    assert_eq!(state, TournamentState::Over, "seed {seed}");
    follows_the_bracket(&matches(&mut chat, tournament), entrants, third_place, seed);
    let shown = chat.say("p0", &format!("tournament table #{tournament}"));
    assert!(shown.starts_with(&format!("Tournament #{tournament}")), "{shown}");
}

#[test]
fn every_random_knockout_follows_its_bracket() {
    for seed in 0..400 {
        knockout(seed);
    }
}

/// Everybody in the lower half of sixteen leaves, so that nobody comes to one of the two places of the third round.
#[test]
fn a_knockout_whose_lower_half_leaves_has_its_match_for_the_third_place_in_the_last_round() {
    let mut chat = Chat::new();
    let tournament = opened(&mut chat, "knockout chifoumi best:1 clock:1d third", 16);
    chat.letters("ann", &format!("tournament start #{tournament}"));
    let first = matches(&mut chat, tournament);
    for row in first.iter().filter(|row| row.board < 4) {
        let (who, game) = (name(&mut chat, row.two_id.unwrap()), newest_game(&mut chat, row));
        chat.letters(&who, &format!("resign #{game} yes"));
    }
    for row in first.iter().filter(|row| row.board >= 4) {
        for account in [row.one_id, row.two_id.unwrap()] {
            let who = name(&mut chat, account);
            chat.letters(&who, &format!("tournament withdraw #{tournament} yes"));
        }
    }
    while let Some(row) = matches(&mut chat, tournament).into_iter().find(|row| row.ended.is_none()) {
        let (who, game) = (name(&mut chat, row.two_id.unwrap()), newest_game(&mut chat, &row));
        chat.letters(&who, &format!("resign #{game} yes"));
    }
    let rows = matches(&mut chat, tournament);
    let boards =
        |round: u32| -> Vec<u32> { rows.iter().filter(|row| row.round == round).map(|row| row.board).collect() };
    assert_eq!([1, 2, 3, 4].map(boards), [vec![0, 1, 2, 3, 4, 5, 6, 7], vec![0, 1, 2, 3], vec![0, 1], vec![0, 1]]);
    follows_the_bracket(&rows, 16, true, 0);
}
