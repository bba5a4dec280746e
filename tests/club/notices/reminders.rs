//! Reminders that time runs out: once a turn, in time, and not in the night if it can wait.

use parlour::club::Limits;

use crate::support::{Chat, called, words};

/// A game in which it is ann's turn since midnight of 2026-11-21, UTC.
fn game(terms: &str) -> Chat {
    let mut chat = Chat::new();
    chat.script(&format!("ann: challenge bob chifoumi first {terms}\nbob: accept\nann: c2-c3\nbob: c6-c5"));
    // Whole hours from here on.
    chat.now -= chat.now % 3_600_000;
    chat
}

#[test]
fn a_reminder_comes_once_when_a_fifth_of_the_time_is_left() {
    let mut chat = game("50h");
    // The last ten hours begin on the next day at four in the afternoon.
    assert_eq!(chat.wait_and_be_reminded("39h").len(), 0);
    let letters = chat.wait_and_be_reminded("2h");
    assert_eq!(letters.len(), 1);
    assert_eq!(
        words(&letters[0]),
        ["#1 Chifoumi (basic): ann, your time runs out in 9 hours, on 23 Nov 2026 at 02:00 UTC."]
    );
    assert_eq!(called(&letters[0]), ["ann"]);
    assert_eq!(chat.wait_and_be_reminded("8h").len(), 0);
}

#[test]
fn whoever_plays_in_time_or_wants_no_notices_is_not_reminded() {
    let mut chat = game("50h");
    chat.wait_and_be_reminded("39h");
    chat.script("ann: d2-d3");
    assert_eq!(chat.wait_and_be_reminded("12h").len(), 0);
    let mut chat = game("50h");
    chat.script("ann: settings notices off");
    assert_eq!(chat.wait_and_be_reminded("45h").len(), 0);
}

#[test]
fn what_ends_in_the_night_is_told_the_evening_before_and_what_can_wait_in_the_morning() {
    let mut chat = game("30h");
    // A quarter of a day is left at midnight; at six it is over.
    assert_eq!(chat.wait_and_be_reminded("20h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("2h").len(), 1);
    let mut chat = game("10d");
    // A day before the end is midnight, and eight o'clock is early enough.
    assert_eq!(chat.wait_and_be_reminded("223h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("2h").len(), 1);
}

#[test]
fn a_clock_for_an_evening_reminds_at_any_hour() {
    let mut chat = game("100m");
    assert_eq!(chat.wait_and_be_reminded("79m").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("2m").len(), 1);
}

#[test]
fn a_vacation_puts_the_reminder_off() {
    let mut chat = game("50h");
    chat.script("ann: vacation 7d");
    assert_eq!(chat.wait_and_be_reminded("48h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("144h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("20h").len(), 1);
}

#[test]
fn a_gift_that_changes_little_reminds_nobody_again() {
    let mut chat = game("50h");
    assert_eq!(chat.wait_and_be_reminded("41h").len(), 1);
    chat.script("ann: moretime 5h\nbob: moretime 1h");
    assert_eq!(chat.wait_and_be_reminded("1m").len(), 0);
    // Of as much time as that there will be a fifth once more.
    chat.script("bob: moretime 40h");
    assert_eq!(chat.wait_and_be_reminded("30h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("10h").len(), 1);
}

#[test]
fn whoever_is_to_be_told_of_their_turn_and_reminded_of_it_is_told_once() {
    let mut chat = Chat::with(Limits { ping_wait_seconds: 120, ..Limits::default() });
    chat.script("ann: challenge bob chifoumi first 50h\nbob: accept\nann: c2-c3\nbob: c6-c5");
    // Nobody looked after either until now.
    let letters = chat.wait_and_be_reminded("41h");
    assert_eq!(letters.len(), 1);
    assert!(words(&letters[0])[0].contains("ann, your time runs out"));
}
