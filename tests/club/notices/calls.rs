//! Being told that it is one's turn: once, not while one is there, and not when one wants peace.

use parlour::club::{Letter, Limits};

use crate::support::{Chat, called, is_public, is_to_account, place, words};

/// A chat in which whoever has acted within two minutes is not told that it is their turn.
fn chat() -> Chat {
    Chat::with(Limits::default())
}

/// A game that ann begins.
fn game(terms: &str) -> Chat {
    let mut chat = chat();
    chat.script(&format!("ann: challenge bob chifoumi first {terms}\nbob: accept"));
    chat
}

fn said(letters: &[Letter]) -> Vec<String> {
    letters.iter().flat_map(words).collect()
}

#[test]
fn whoever_has_just_acted_there_is_told_after_two_minutes_and_once() {
    let mut chat = game("10d");
    let moved = chat.letter("ann", "c2-c3");
    assert!(called(&moved).is_empty(), "bob accepted four seconds ago");
    assert_eq!(chat.wait("110s").len(), 0);
    let letters = chat.wait("20s");
    assert_eq!(letters.len(), 1);
    assert_eq!(called(&letters[0]), ["bob"]);
    let told = "#1 Chifoumi (basic): bob, it’s your turn against ann. Your time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC.";
    assert_eq!(said(&letters), [told]);
    assert_eq!(chat.wait("7d").len(), 0);
}

#[test]
fn whoever_moves_within_two_minutes_is_not_told() {
    let mut chat = game("10d");
    chat.script("ann: c2-c3\nbob: c6-c5");
    let letters = chat.wait("3m");
    assert_eq!(called(&letters[0]), ["ann"], "it is her turn by now");
    assert_eq!(letters.len(), 1);
    chat.script("ann: d2-d3");
    chat.wait("10m");
    let moved = chat.letter("bob", "d6-d5");
    assert_eq!(called(&moved), ["ann"], "who was there long ago is told at once");
    assert_eq!(chat.wait("10m").len(), 0);
}

#[test]
fn whoever_moves_as_they_would_be_told_is_not_told() {
    let mut chat = game("10d");
    chat.script("ann: c2-c3");
    chat.now += 122_000;
    let written = |chat: &mut Chat| chat.club.waiting("console", 0, 100_000, chat.at()).unwrap().len();
    let before = written(&mut chat);
    chat.letter("bob", "c6-c5");
    assert_eq!(written(&mut chat), before + 1, "the board, and no call");
    assert!(chat.wait("10s").iter().all(|letter| called(letter) != ["bob"]));
}

#[test]
fn whoever_acts_elsewhere_is_told_at_once() {
    let mut chat = game("10d");
    chat.wait("10m");
    chat.letters_in(place("elsewhere"), "bob", "games");
    assert_eq!(called(&chat.letter("ann", "c2-c3")), ["bob"]);
}

#[test]
fn what_a_player_does_within_their_turn_is_told_to_nobody() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob sfirs first 10d\nbob: accept");
    let action = chat.first_legal(1);
    assert!(called(&chat.letter("ann", &action)).is_empty());
    assert!(called(&chat.letter("ann", "undo")).is_empty());
    assert_eq!(chat.wait("1d").len(), 0);
}

#[test]
fn several_games_that_wait_are_told_of_in_one_message() {
    let mut chat = chat();
    for _ in 0..3 {
        chat.script("ann: challenge bob chifoumi second 10d\nbob: accept");
    }
    let letters = chat.wait("3m");
    assert_eq!(letters.len(), 1, "{:?}", said(&letters));
    assert_eq!((words(&letters[0]).len(), called(&letters[0])), (3, vec!["bob"]));
}

#[test]
fn a_turn_that_begins_in_the_night_is_told_in_the_morning_to_whoever_has_said_when_that_is() {
    // It is midnight.
    let mut chat = game("10d");
    chat.script("bob: hours 8-22 Europe/Amsterdam");
    assert!(called(&chat.letter("ann", "c2-c3")).is_empty());
    assert_eq!(chat.wait("6h").len(), 0);
    let letters = chat.wait("1h");
    assert_eq!(called(&letters[0]), ["bob"]);
    // What is over before the morning cannot wait, nor does an evening together know hours.
    let mut short = game("100m");
    short.script("bob: hours 8-22");
    assert!(called(&short.letter("ann", "c2-c3")).is_empty());
    assert_eq!(called(&short.wait("3m")[0]), ["bob"]);
}

#[test]
fn in_peace_nobody_is_told_until_it_is_over() {
    let mut chat = game("10d");
    assert!(chat.say("bob", "snooze 8h").contains("and resume in 8 hours, on 21 Nov 2026 at 08:00 UTC"));
    assert!(called(&chat.letter("ann", "c2-c3")).is_empty());
    assert_eq!(chat.wait("7h").len(), 0);
    assert!(chat.say("bob", "snooze").contains("at 08:00 UTC"));
    let letters = chat.wait("61m");
    assert_eq!(called(&letters[0]), ["bob"]);
    assert_eq!(chat.wait("1d").len(), 0);
}

#[test]
fn peace_can_be_ended_and_wants_a_length_that_makes_sense() {
    let mut chat = game("10d");
    assert!(chat.say("bob", "snooze off").starts_with("Your notifications aren’t paused"));
    assert!(chat.say("bob", "snooze 31d").starts_with("Say how long, from a minute to 30 days"));
    assert!(chat.say("bob", "snooze").starts_with("Your notifications aren’t paused"));
    chat.script("bob: snooze 8h\nann: c2-c3");
    chat.wait("1h");
    chat.script("bob: snooze off");
    assert_eq!(called(&chat.wait("3m")[0]), ["bob"]);
}

#[test]
fn a_reminder_waits_for_the_end_of_the_peace() {
    let mut chat = game("10d");
    chat.script("ann: c2-c3");
    chat.wait("5m");
    chat.now += 9 * 86_400_000 - 3_600_000;
    chat.script("bob: snooze 20h");
    assert_eq!(chat.wait_and_be_reminded("19h").len(), 0);
    assert_eq!(called(&chat.wait_and_be_reminded("2h")[0]), ["bob"]);
}

#[test]
fn a_muted_game_is_silent_until_it_is_heard_again() {
    let mut chat = game("10d");
    assert!(chat.say("bob", "mute #1").starts_with("You have muted #1"));
    assert!(chat.say("cas", "mute #1").contains("play"));
    chat.script("ann: c2-c3");
    assert_eq!(chat.wait_and_be_reminded("9d").len(), 0);
    chat.script("bob: c6-c5\nbob: unmute #1");
    chat.wait("1h");
    assert_eq!(called(&chat.letter("ann", "d2-d3")), ["bob"]);
}

#[test]
fn who_wants_direct_messages_is_told_there_and_nobody_reads_that_in_the_room() {
    let mut chat = game("10d");
    chat.script("bob: settings notices direct\nann: c2-c3");
    let letters = chat.wait("3m");
    assert_eq!(letters.len(), 1);
    assert!(is_to_account(&letters[0], "bob") && is_public(&letters[0]));
    let letters = chat.wait_and_be_reminded("9d8h");
    assert_eq!(letters.len(), 1);
    assert!(is_to_account(&letters[0], "bob"), "{:?}", letters[0].to);
}

#[test]
fn whose_time_is_over_is_told_that_it_is_over_and_at_no_late_hour() {
    let mut chat = game("1d claimable no-vacation");
    chat.script("ann: c2-c3\nbob: c6-c5\nbob: hours 8-22\nbob: snooze 1d\nann: d2-d3");
    assert_eq!(chat.wait("25h").len(), 0, "it is night");
    let mut told = chat.wait("8h");
    told.retain(|letter| called(letter) == ["bob"]);
    let over = "bob, it’s your turn against ann. Your time ran out on 22 Nov 2026 at 00:00 UTC. \
                Until your opponent claims the game, a turn still counts.";
    assert!(said(&told).join(" ").ends_with(over), "{told:#?}");
}

#[test]
fn nobody_is_told_of_a_turn_whose_time_is_over() {
    let mut chat = game("10d no-vacation");
    chat.script("ann: challenge bob chifoumi first 1d no-vacation\nbob: accept");
    chat.script("ann: #1 c2-c3\nbob: #1 c6-c5\nann: #2 c2-c3\nbob: #2 c6-c5\nbob: hours 8-22");
    chat.script("ann: #1 d2-d3\nann: #2 d2-d3");
    // Nothing was looked after for two days.
    let told = said(&chat.wait("57h"));
    let turns: Vec<&str> = told.iter().filter(|told| told.contains("your turn")).map(|told| &told[..2]).collect();
    assert_eq!(turns, ["#1"], "{told:#?}");
    assert!(told.iter().any(|told| told.starts_with("#2 Chifoumi (basic): bob (Black) ran out of time")));
}
