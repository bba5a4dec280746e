//! Seasons: the ladders of quarters, and who won them.

use crate::support::{Chat, TWO_TURNS_EACH};

/// One plays each of three others so often, a day apart, and wins every other game, the first and the last too.
pub fn plays(chat: &mut Chat, winner: &str, losers: [&str; 3], rounds: usize) {
    for round in 0..rounds {
        for loser in losers {
            let offered = chat.letters(winner, &format!("challenge {loser} chifoumi first"))[0].about.unwrap();
            chat.letters(loser, &format!("accept #{offered}"));
            for line in TWO_TURNS_EACH.lines() {
                let (who, turn) = line.split_once(": ").unwrap();
                let who = if who == "ann" { winner } else { loser };
                chat.letters(who, &format!("#{offered} {turn}"));
            }
            let beaten = if round % 2 == 1 { winner } else { loser };
            chat.letters(beaten, &format!("resign #{offered} yes"));
            chat.wait("1d");
        }
    }
}

/// Three people beat each other in a circle, so that each counts as an opponent.
pub fn have_met(chat: &mut Chat, people: [&str; 3]) {
    let [one, two, three] = people;
    for (winner, loser) in [(one, two), (two, three), (three, one)] {
        plays(chat, winner, [loser; 3], 1);
    }
}

#[test]
fn a_season_begins_anew_with_the_quarter() {
    // On 2026-11-21.
    let mut chat = Chat::new();
    assert!(chat.say("ann", "leaderboard season").starts_with("Season 2026 Q4 of this community, all games:\nNobody"));
    plays(&mut chat, "ann", ["bob", "cas", "dan"], 1);
    let season = chat.say("ann", "leaderboard chifoumi season");
    let ladder = chat.say("ann", "leaderboard chifoumi");
    let first = |text: &str| text.lines().nth(1).unwrap().to_owned();
    assert!(first(&season).starts_with("1. ann: 1"), "{season}");
    assert_eq!(first(&season), first(&ladder), "in the first season both are the same");
    assert!(!season.contains("Winners of past seasons"), "{season}");
    // The next quarter.
    chat.wait("50d");
    assert!(
        chat.say("ann", "leaderboard chifoumi season")
            .starts_with("Season 2027 Q1 of this community, Chifoumi:\nNobody")
    );
    assert_eq!(first(&chat.say("ann", "leaderboard chifoumi")), first(&ladder), "the ladder goes on");
    plays(&mut chat, "bob", ["ann", "cas", "dan"], 1);
    assert!(first(&chat.say("ann", "leaderboard chifoumi season")).starts_with("1. bob"));
    assert!(chat.say("ann", "leaderboard fursaz season").contains("Nobody is rated this season yet"));
}

#[test]
fn the_winners_of_past_seasons_are_kept() {
    let mut chat = Chat::new();
    have_met(&mut chat, ["bob", "cas", "dan"]);
    plays(&mut chat, "ann", ["bob", "cas", "dan"], 9);
    chat.wait("60d");
    plays(&mut chat, "bob", ["ann", "cas", "dan"], 9);
    chat.wait("90d");
    let told = chat.say("cas", "leaderboard chifoumi season");
    let lines: Vec<&str> = told.lines().collect();
    let past = lines.iter().position(|line| *line == "Winners of past seasons:").unwrap();
    assert!(lines[past + 1].starts_with("2027 Q1: bob: ") && lines[past + 2].starts_with("2026 Q4: ann: "), "{told}");
    assert_eq!(lines.len(), past + 3);
    assert!(chat.say("cas", "leaderboard season everywhere").contains("2026 Q4: ann: "));
}

#[test]
fn nobody_wins_a_season_in_which_too_little_was_played() {
    let mut chat = Chat::new();
    plays(&mut chat, "ann", ["bob", "cas", "dan"], 1);
    chat.wait("60d");
    assert!(!chat.say("ann", "leaderboard chifoumi season").contains("2026 Q4"), "every rating is provisional");
}

#[test]
fn whoever_is_forgotten_leaves_the_seasons_too() {
    let mut chat = Chat::new();
    have_met(&mut chat, ["bob", "cas", "dan"]);
    plays(&mut chat, "ann", ["bob", "cas", "dan"], 9);
    chat.wait("60d");
    assert!(chat.say("bob", "leaderboard chifoumi season").contains("2026 Q4: ann"));
    chat.script("ann: forget me yes");
    let told = chat.say("bob", "leaderboard chifoumi season");
    assert!(!told.contains("ann") && !told.contains("somebody"), "{told}");
}
