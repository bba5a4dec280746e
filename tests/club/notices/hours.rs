//! Hours and time zones: when people are reminded, and by which clock they read.

use jiff::tz::TimeZone;

use crate::support::{Chat, called, words};

/// A game in which it is ann's turn, who has these hours, since midnight of 2026-11-21, UTC.
fn game(terms: &str, hours: &str) -> Chat {
    let mut chat = Chat::new();
    chat.script(&format!(
        "ann: challenge bob chifoumi first {terms}\nbob: accept\nann: c2-c3\nbob: c6-c5\nann: {hours}"
    ));
    chat.now -= chat.now % 3_600_000;
    chat
}

#[test]
fn hours_are_said_with_their_zone_and_either_can_be_changed_alone() {
    let mut chat = Chat::new();
    let said = chat.say("ann", "hours 9-21:30 europe/amsterdam");
    assert!(said.contains(": 9-21:30, in the time zone Europe/Amsterdam"), "{said}");
    assert!(said.contains("It’s 01:00 there now"), "{said}");
    assert!(chat.say("ann", "hours 22-6").contains(": 22-6, in the time zone Europe/Amsterdam"));
    assert!(chat.say("ann", "hours America/New York").contains(": 22-6, in the time zone America/New_York"));
    assert!(chat.say("ann", "settings hours").contains("hours = 22-6, chosen by you"));
    chat.script("ann: settings hours default\nann: settings zone default");
    assert!(chat.say("ann", "hours").contains(": 8-22, in the time zone UTC"));
    assert!(chat.say("bob", "hours").contains(": 8-22, in the time zone UTC"));
}

#[test]
fn what_is_no_hour_and_no_zone_is_answered_by_what_may_be_meant() {
    let mut chat = Chat::new();
    let said = chat.say("ann", "hours 8-22 Amsterdam");
    assert_eq!(said, "I don’t know the time zone Amsterdam. Did you mean Europe/Amsterdam?");
    assert!(chat.say("ann", "settings zone Europe/Amsterdan").contains("Did you mean Europe/Amsterdam"));
    assert!(chat.say("ann", "hours 8-22 xqzzy").ends_with("by a continent and a city, like Europe/Amsterdam."));
    assert!(chat.say("ann", "hours 8-25").starts_with("Write your hours like “hours 8-22 Europe/Amsterdam”"));
    assert!(
        chat.say("ann", "settings hours never")
            .contains("I can’t set hours to that. Try: 8-22, 7:30-21, 18-2 or 0-24.")
    );
    assert!(chat.say("ann", "hours").contains(": 8-22, in the time zone UTC"));
}

#[test]
fn who_wakes_late_is_reminded_late_and_who_wakes_by_night_at_night() {
    // A day before the end of ten is midnight, UTC.
    let mut late = game("10d", "hours 10-23 Europe/Amsterdam");
    assert_eq!(late.wait_and_be_reminded("224h").len(), 0);
    assert_eq!(called(&late.wait_and_be_reminded("1h")[0]), ["ann"]);
    let mut owl = game("10d", "hours 18-2 America/New_York");
    assert_eq!(owl.wait_and_be_reminded("216h").len(), 0);
    assert_eq!(called(&owl.wait_and_be_reminded("1h")[0]), ["ann"]);
}

#[test]
fn new_hours_hold_for_the_reminder_that_was_to_come() {
    let mut chat = game("10d", "hours 18-22");
    chat.wait_and_be_reminded("200h");
    chat.script("ann: hours 6-22");
    assert_eq!(chat.wait_and_be_reminded("21h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("2h").len(), 1);
    assert_eq!(chat.wait_and_be_reminded("16h").len(), 0);
}

#[test]
fn who_has_chosen_no_hours_has_the_usual_ones_in_the_owners_zone() {
    let mut chat = Chat::new();
    chat.club = chat.club.in_zone(TimeZone::get("Asia/Kolkata").unwrap());
    chat.script("ann: challenge bob chifoumi first 10d\nbob: accept\nann: c2-c3\nbob: c6-c5");
    chat.now -= chat.now % 3_600_000;
    // A day before the end it is half past five in the morning there, and eight at 2:30, UTC.
    assert_eq!(chat.wait_and_be_reminded("218h").len(), 0);
    assert_eq!(chat.wait_and_be_reminded("1h").len(), 1);
}

#[test]
fn times_are_written_by_the_readers_clock() {
    let mut chat = Chat::new();
    chat.script("ann: hours 8-22 America/New_York\nann: settings place zone Europe/Amsterdam");
    chat.script("ann: challenge bob chifoumi first 3d\nbob: accept");
    // What all read is in the zone of the place; what ann alone reads in hers.
    let said = chat.say("ann", "c2-c3");
    assert!(said.contains("time runs out in 3 days, on 24 Nov 2026 at 01:00 CET."), "{said}");
    let said = chat.say("ann", "games");
    assert!(said.contains("23 Nov 2026 at 19:00 EST"), "{said}");
    let said = chat.say("bob", "games");
    assert!(said.contains("24 Nov 2026 at 01:00 CET"), "{said}");
    chat.script("bob: settings notices direct\nann: settings place zone default");
    let letters = chat.wait_and_be_reminded("60h");
    let letters: Vec<String> = letters.iter().flat_map(words).collect();
    assert!(letters[0].contains("24 Nov 2026 at 00:00 UTC"), "{letters:?}");
}

#[test]
fn whoever_is_asked_about_a_game_in_the_morning_is_not_told_of_their_turn_besides() {
    let mut chat = game("none", "hours 8-22");
    chat.script("ann: d2-d3\nbob: d6-d5");
    // Nothing was looked after for a month, and it is midnight again.
    assert_eq!(chat.wait("30d").len(), 0);
    let told = chat.wait("10h");
    assert_eq!(told.iter().filter(|letter| called(letter) == ["ann"]).count(), 1, "{told:#?}");
    assert!(words(&told[0]).join(" ").contains("nobody has played for 30 days"));
}

#[test]
fn new_hours_hold_for_the_question_about_a_game_in_which_nobody_plays() {
    let mut chat = game("none", "hours 8-22");
    assert_eq!(chat.wait("721h").len(), 0, "it is night");
    chat.script("ann: hours 0-24");
    let told = chat.wait("1m");
    assert!(told.iter().flat_map(words).any(|told| told.contains("nobody has played for 30 days")), "{told:#?}");
}
