//! More time, vacations, and games that nobody plays any more.

use parlour::club::{Limits, Origin};
use parlour::store::GameState;

use crate::support::{Chat, called, lines};

/// A game of Chifoumi on these terms, in which it is ann's turn and both have played one.
fn game(terms: &str) -> Chat {
    let mut chat = Chat::new();
    chat.script(&format!("ann: challenge bob chifoumi first {terms}\nbob: accept\nann: c2-c3\nbob: c6-c5"));
    chat
}

fn reason(chat: &mut Chat) -> Option<String> {
    let tx = chat.club.store().read().unwrap();
    let game = tx.game(1).unwrap().unwrap();
    assert_eq!(game.state == GameState::Live, game.verdict.is_none());
    game.verdict.map(|verdict| verdict.reason)
}

#[test]
fn time_is_given_to_the_opponent_and_survives_a_takeback() {
    let mut chat = game("2h");
    let said = chat.say("bob", "moretime 90m");
    assert!(
        said.starts_with("bob adds 1h30m to ann’s time in #1.\nann’s time runs out in 3 hours and 30 minutes, on 21 Nov 2026 at 03:30 UTC."),
        "{said}"
    );
    assert_eq!(chat.wait("3h").len(), 0);
    chat.script("ann: d2-d3\nann: takeback\nbob: accept");
    assert_eq!(chat.wait("29m").len(), 0);
    chat.wait("1m");
    assert_eq!(reason(&mut chat).as_deref(), Some("time"));
    let mut chat = game("2h");
    for wrong in ["moretime 1s", "moretime 60d"] {
        assert_eq!(chat.say("bob", wrong), "Give at least a minute, and no more than 60 days in all.");
    }
}

#[test]
fn whoever_is_out_of_time_is_not_if_they_are_given_some() {
    let mut chat = game("2h unrated");
    assert_eq!(chat.wait("3h").len(), 1);
    assert!(chat.say("bob", "moretime 2h").contains("ann’s time runs out in 1 hour, on 21 Nov 2026 at 04:00 UTC"));
    assert!(chat.say("bob", "claim").contains("You can’t claim"));
    assert_eq!(chat.wait("1h").len(), 1);
}

#[test]
fn a_vacation_pauses_ones_games_of_days_and_moving_does_not_end_it() {
    let mut chat = game("2d");
    chat.script("ann: challenge cas chifoumi first clock:2h\ncas: accept");
    let said = chat.say("ann", "vacation 7d");
    assert!(
        said.starts_with("You are on vacation; it ends in 7 days, on 28 Nov 2026 at 00:00 UTC. You have 23 days left"),
        "{said}"
    );
    let games = chat.say("ann", "games");
    assert!(games.contains("ann’s time runs out in 9 days, on 30 Nov 2026 at 00:00 UTC."), "{games}");
    // A clock for an evening knows no vacation.
    assert!(games.contains("ann’s time runs out in 2 hours, on 21 Nov 2026 at 02:00 UTC."), "{games}");
    chat.wait("5d");
    assert_eq!(reason(&mut chat), None);
    chat.script("ann: #1 d2-d3\nbob: #1 d6-d5");
    assert!(chat.say("ann", "board #1").contains("ann’s time runs out in 4 days, on 30 Nov 2026 at 00:00 UTC."));
    let said = chat.say("ann", "vacation off");
    assert_eq!(said, "Welcome back: your clocks are running again. You have 24 days left this year.");
    assert!(chat.say("ann", "board #1").contains("ann’s time runs out in 2 days, on 28 Nov 2026 at 00:00 UTC."));
    assert_eq!(chat.say("ann", "vacation off"), "You aren’t on vacation. “vacation 7d” starts one.");
}

#[test]
fn no_more_days_are_taken_than_there_are() {
    let mut chat = Chat::with(Limits { vacation_days: 3, ..Limits::default() });
    let said = chat.say("ann", "vacation 4d");
    assert_eq!(said, "That’s too long. Days you have left in 2026: 3. Part of a day counts as a whole one.");
    assert!(chat.say("ann", "vacation").starts_with("You aren’t on vacation. You have 3 days left this year;"));
    assert!(chat.say("ann", "vacation 1h").contains("2 days left"));
}

#[test]
fn a_vacation_over_new_year_takes_days_of_both_years() {
    let mut chat = Chat::new();
    // From 2026-11-21 to 12-30.
    chat.wait("39d");
    let said = chat.say("ann", "vacation 40d");
    assert_eq!(said, "That’s too long. Days you have left in 2027: 30. Part of a day counts as a whole one.");
    assert!(chat.say("ann", "vacation 5d").contains("28 days left this year"));
    chat.wait("3d");
    assert!(chat.say("ann", "vacation").contains("26 days left this year"));
    let said = chat.say("ann", "vacation 300d");
    assert_eq!(said, "That’s too long. Days you have left in 2027: 26. Part of a day counts as a whole one.");
    assert!(chat.say("ann", "vacation 20d").contains("on 22 Jan 2027"));
}

#[test]
fn a_vacation_by_itself_ends_with_the_days_of_both_years() {
    let mut chat = game("2d");
    // Ann’s time is over on 2026-12-21; the vacation is over when thirty days of 2027 have begun.
    chat.script("bob: moretime 28d");
    chat.wait("30d");
    for _ in 0..39 {
        chat.wait("1d");
    }
    assert_eq!(reason(&mut chat), None);
    chat.wait("1d");
    chat.wait("1d");
    assert_eq!(reason(&mut chat).as_deref(), Some("time"));
}

#[test]
fn a_vacation_begins_by_itself_where_time_would_be_over_and_is_told_once() {
    let mut chat = game("2d");
    // It is midnight, and can wait until she is awake.
    assert_eq!(chat.wait("2d").len(), 0);
    let letters = chat.wait("8h");
    assert_eq!(called(&letters[0]), ["ann"]);
    let said = lines(&letters);
    assert!(said.starts_with("ann would run out of time in #1, so a day of their vacation begins by itself"), "{said}");
    assert!(said.contains("left this year: 29."), "{said}");
    for _ in 0..28 {
        assert_eq!(chat.wait("1d").len(), 0);
    }
    assert_eq!(reason(&mut chat), None);
    // Thirty days are over.
    chat.wait("1d");
    chat.wait("1d");
    assert_eq!(reason(&mut chat).as_deref(), Some("time"));
}

#[test]
fn a_challenge_can_rule_out_that_a_vacation_begins_by_itself() {
    let mut chat = Chat::new();
    let challenge = chat.say("ann", "challenge bob chifoumi first 2d no-vacation");
    assert!(challenge.contains(": rated, clock 2d, no automatic vacation; "), "{challenge}");
    let begins = chat.say("bob", "accept");
    assert!(begins.contains("a player who runs out of time loses, and no vacation begins by itself."), "{begins}");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: vacation 1d");
    // A vacation that somebody takes counts all the same.
    chat.wait("2d");
    assert_eq!(reason(&mut chat), None);
    chat.wait("1d");
    assert_eq!(reason(&mut chat).as_deref(), Some("time"));
    chat.script("ann: rematch");
    assert!(chat.say("bob", "accept").contains("no vacation begins by itself"));
}

#[test]
fn whoever_left_the_place_loses_by_the_clock_all_the_same() {
    let mut chat = game("2d no-vacation");
    let origin = Origin { platform: "console", event: "left".to_owned() };
    let at = chat.at();
    chat.club.leave_place(&origin, "place-general", "id-ann", at).unwrap();
    let told = chat.wait("2d");
    assert!(lines(&told).contains("ann (White) ran out of time"), "{}", lines(&told));
    assert_eq!(reason(&mut chat).as_deref(), Some("time"));
}

#[test]
fn a_game_without_a_clock_is_asked_about_once_and_closed() {
    let mut chat = game("none");
    assert_eq!(chat.wait("30d").len(), 0);
    // At midnight it could wait until she is awake.
    let letters = chat.wait("8h");
    assert_eq!((letters.len(), called(&letters[0])), (1, vec!["ann"]));
    assert!(lines(&letters).contains("nobody has played for 30 days"));
    assert_eq!(chat.wait("13d").len(), 0);
    let letters = chat.wait("1d");
    assert!(
        lines(&letters)
            .starts_with("#1 Chifoumi (basic): nobody has played for a long time, so I have closed the game.")
    );
    assert_eq!(reason(&mut chat).as_deref(), Some("abandoned"));
}

#[test]
fn whoever_plays_after_the_question_keeps_the_game() {
    let mut chat = game("none");
    chat.wait("30d8h");
    chat.wait("10d");
    chat.script("ann: d2-d3");
    assert_eq!(chat.wait("29d23h").len(), 0);
    assert_eq!(chat.wait("1h").len(), 1);
    assert_eq!(reason(&mut chat), None);
}

#[test]
fn who_was_neither_reminded_nor_told_of_a_vacation_in_time_is_reminded_of_its_end() {
    let mut chat = game("2d");
    // Nothing was looked after until the second day of the vacation that began by itself.
    assert_eq!(chat.wait_and_be_reminded("80h").len(), 0);
    let said = lines(&chat.wait_and_be_reminded("7h"));
    assert!(said.ends_with("ann, your time runs out in 9 hours, on 25 Nov 2026 at 00:00 UTC."), "{said}");
}
