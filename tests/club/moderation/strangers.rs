//! What strangers cannot do to anybody.

use parlour::club::{Club, Letter, Limits};
use parlour::store::Store;

use crate::support::{Chat, abroad, called, is_to_account, words};

fn said(letters: &[Letter]) -> String {
    words(&letters[0]).join("\n")
}

/// ann and bob have talked to the program in one place, dan nowhere but alone and in a community of their own.
fn acquainted() -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help");
    chat.letters_alone("dan", "help");
    chat.letters_in(abroad("own"), "dan", "challenge bob chifoumi");
    chat
}

#[test]
fn a_challenge_in_private_reaches_only_those_who_share_a_community() {
    let mut chat = acquainted();
    let refused = chat.letters_alone("dan", "challenge id-bob sfirs");
    // That dan has spoken of bob in a place of their own changes nothing.
    assert_eq!(
        said(&refused),
        "I know of no room where you and bob have both talked to me. Challenge bob in a room where you both are."
    );
    assert_eq!(refused.len(), 1);
    let sent = chat.letters_alone("ann", "challenge bob sfirs");
    assert!(is_to_account(&sent[1], "bob") && called(&sent[1]) == ["bob"]);
}

#[test]
fn unanswered_challenges_to_one_person_call_them_once() {
    let mut chat = acquainted();
    assert_eq!(called(&chat.letter("ann", "challenge bob chifoumi")), ["bob"]);
    assert!(called(&chat.letter("ann", "challenge bob sfirs")).is_empty());
    assert_eq!(
        said(&chat.letters_alone("ann", "challenge bob fursaz")),
        "bob hasn’t answered your challenge #2 yet. “withdraw #2” takes it back."
    );
    chat.script("bob: decline #2\nbob: decline #3");
    assert_eq!(called(&chat.letter("ann", "challenge bob sfirs")), ["bob"]);
}

#[test]
fn whoever_wants_no_notices_is_not_called_by_a_challenge() {
    let mut chat = acquainted();
    chat.say("bob", "settings notices off");
    assert!(called(&chat.letter("ann", "challenge bob chifoumi")).is_empty());
    let refused = chat.letters_alone("ann", "challenge bob sfirs");
    assert_eq!(said(&refused), "bob wants no notifications from me. Challenge them in a room where you both are.");
    assert_eq!(refused.len(), 1);
}

#[test]
fn whoever_is_blocked_calls_nobody_by_turns_and_offers_in_games_that_go_on() {
    for blocks in [false, true] {
        let mut chat = Chat::with_game("chifoumi");
        if blocks {
            chat.letters("bob", "block ann");
        }
        let expected: &[&str] = if blocks { &[] } else { &["bob"] };
        let played = chat.letters("ann", "c2-c3");
        assert!(played[0].picture.is_some(), "the board comes");
        assert_eq!(called(&played[0]), expected, "a turn");
        assert_eq!(called(&chat.letter("ann", "takeback")), expected, "an offer to take it back");
        chat.letters("bob", "decline");
        let answered = chat.letters("bob", "c6-c5");
        assert_eq!(called(&answered[0]), ["ann"], "who is blocked is called all the same");
        assert_eq!(called(&chat.letter("ann", "draw yes")), expected, "an offer to stop");
        if blocks {
            assert!(chat.wait("3d").iter().all(|letter| called(letter).is_empty()), "nor is it told later");
        }
    }
}

#[test]
fn whoever_is_blocked_cannot_challenge_in_any_way() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: resign yes\nann: challenge bob sfirs");
    assert_eq!(
        chat.say("bob", "block ann"),
        "You have blocked ann. Neither of you can challenge the other, and I won’t ping you in games that you still play together."
    );
    assert_eq!(chat.say("bob", "block"), "You have blocked ann.");
    assert_eq!(chat.say("bob", "block ann"), "You have already blocked ann.");
    assert_eq!(chat.say("bob", "block bob"), "You can’t block yourself.");
    assert_eq!(chat.say("bob", "accept"), "Nobody has offered you anything here.");
    for line in ["challenge bob chifoumi", "rematch"] {
        assert_eq!(chat.say("ann", line), "bob doesn’t take challenges from you.");
    }
    assert_eq!(said(&chat.letters_alone("ann", "challenge bob sfirs")), "bob doesn’t take challenges from you.");
    let challenge = chat.say("bob", "challenge open sfirs");
    let number = challenge.split('#').nth(1).unwrap().split('”').next().unwrap().to_owned();
    assert_eq!(chat.say("ann", &format!("accept #{number}")), "bob doesn’t take challenges from you.");
    assert_eq!(
        chat.say("bob", "challenge ann sfirs"),
        "You have blocked ann. “help unblock” explains how to unblock them."
    );
    assert_eq!(chat.say("bob", "unblock ann"), "You no longer block ann.");
    assert_eq!(chat.say("bob", "unblock ann"), "You haven’t blocked ann.");
    assert_eq!(chat.say("bob", "block"), "You haven’t blocked anybody.");
    assert!(chat.say("ann", "challenge bob chifoumi").starts_with("ann challenges bob"));
}

#[test]
fn challenging_and_withdrawing_again_and_again_comes_to_an_end() {
    let mut chat = Chat::with(Limits { challenges_per_hour: 3, ..Limits::default() });
    for _ in 0..3 {
        chat.script("ann: challenge bob chifoumi\nann: withdraw");
    }
    let refused = "In the last hour, 3 of your challenges have led to no game. Wait a little.";
    assert_eq!(chat.say("ann", "challenge bob chifoumi"), refused);
    assert_eq!(chat.say("ann", "challenge cas sfirs"), refused);
    assert!(chat.say("bob", "challenge ann chifoumi").starts_with("bob challenges ann"));
    chat.now += 60 * 60 * 1_000;
    assert!(chat.say("ann", "challenge bob sfirs").starts_with("ann challenges bob"));
}

#[test]
fn rematches_are_offered_no_more_often_than_challenges_and_call_as_seldom() {
    let mut chat = Chat::with(Limits { challenges_per_hour: 3, ping_wait_seconds: 0, ..Limits::default() });
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nann: resign yes");
    assert_eq!(called(&chat.letter("ann", "rematch")), ["bob"]);
    chat.script("ann: withdraw\nann: challenge bob sfirs");
    assert!(called(&chat.letter("ann", "rematch #1")).is_empty(), "bob has not answered yet");
    chat.script("ann: withdraw #3\nann: withdraw #4");
    let refused = "In the last hour, 3 of your challenges have led to no game. Wait a little.";
    for line in ["rematch #1", "challenge bob chifoumi"] {
        assert_eq!(chat.say("ann", line), refused, "{line}");
    }
    chat.now += 60 * 60 * 1_000;
    chat.say("bob", "settings notices off");
    assert!(called(&chat.letter("ann", "rematch #1")).is_empty());
}

#[test]
fn a_rematch_in_private_is_refused_where_a_challenge_is() {
    let mut chat = acquainted();
    let offered = chat.letters_alone("ann", "challenge bob chifoumi first");
    assert_eq!(offered.len(), 2);
    chat.letters_alone("bob", "accept #2");
    chat.letters_alone("ann", "resign yes");
    assert_eq!(chat.letters_alone("ann", "rematch").len(), 2);
    chat.letters_alone("ann", "withdraw");
    chat.letters_alone("ann", "challenge bob sfirs");
    let refused = chat.letters_alone("ann", "rematch");
    assert!(said(&refused).contains("bob hasn’t answered your challenge") && refused.len() == 1);
    chat.letters_alone("ann", "withdraw");
    chat.say("bob", "settings notices off");
    let refused = chat.letters_alone("ann", "rematch");
    assert_eq!(said(&refused), "bob wants no notifications from me. Challenge them in a room where you both are.");
    assert_eq!(refused.len(), 1);
}

#[test]
fn gifts_of_time_come_to_an_end_and_none_comes_from_whom_one_blocks() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first clock:2d\nbob: accept");
    for _ in 0..3 {
        assert!(chat.say("bob", "moretime 1m").starts_with("bob adds 1m to ann’s time in #1."));
    }
    let refused = "You have given time in #1 3 times. You can do so again once each of you has played another action.";
    assert_eq!(chat.say("bob", "moretime 1m"), refused);
    assert!(chat.say("ann", "moretime 1h").starts_with("ann adds 1h to bob’s"));
    chat.script("ann: c2-c3\nbob: c6-c5\nbob: moretime 1m\nann: block bob");
    assert_eq!(chat.say("bob", "moretime 1m"), "ann doesn’t take time from you.");
    assert!(chat.say("ann", "moretime 1h").starts_with("ann adds 1h to bob’s"));
}

#[test]
fn a_profile_is_shown_to_those_who_share_a_community() {
    let mut chat = acquainted();
    let unknown = |name| {
        format!("I don’t know anybody called “{name}” here. Mention that person, or give the full account name.")
    };
    for name in ["id-bob", "bob", "id-nobody"] {
        assert_eq!(said(&chat.letters_alone("dan", &format!("profile {name}"))), unknown(name));
    }
    assert!(said(&chat.letters_alone("ann", "profile id-bob")).starts_with("bob:"));
    assert!(said(&chat.letters_alone("dan", "profile")).starts_with("dan:"));
}

#[test]
fn a_profile_names_nobody_whom_the_asker_cannot_know() {
    let mut chat = Chat::new();
    chat.letters_in(abroad("own"), "cas", "help");
    chat.letters_in(abroad("own"), "bob", "challenge cas chifoumi first clock:2d");
    for (who, line) in [("cas", "accept"), ("bob", "c2-c3"), ("cas", "c6-c5"), ("bob", "e2-e3"), ("cas", "e6-e5")] {
        chat.letters_in(abroad("own"), who, line);
    }
    chat.letters_in(abroad("own"), "cas", "resign yes");
    chat.script("ann: help\nbob: help");
    assert!(said(&chat.letters_alone("bob", "profile")).contains("Best wins: cas"));
    let told = said(&chat.letters_alone("ann", "profile id-bob"));
    assert!(told.starts_with("bob:") && !told.contains("cas") && !told.contains("Best wins"), "{told}");
}

#[test]
fn what_is_forgotten_is_gone_from_the_file_and_from_later_backups() {
    let path = crate::desk::keeping::path("forgotten");
    let mut chat = Chat::new();
    chat.club = Club::new(Store::open(&path).unwrap(), Limits::default());
    chat.script("ann: help\nbob: help");
    let name = "Wilhelmine";
    chat.letters_alone(name, "settings place theme dark");
    chat.letters(name, "challenge bob chifoumi first");
    chat.script("bob: accept");
    chat.letters_alone(name, "resign yes");
    assert!(said(&chat.letters_alone(name, "forget me yes")).starts_with("I’ve forgotten you"));
    let log = std::fs::read(path.with_extension("db-wal")).unwrap();
    assert!(!String::from_utf8_lossy(&log).contains(name), "the log holds what was before");
    // Letters that name somebody, and events, leave with their time.
    chat.now += 100 * 24 * 60 * 60 * 1_000;
    for _ in 0..3 {
        let at = chat.at();
        chat.club.tick(at).unwrap();
    }
    let copy = path.with_extension("copy");
    drop(std::fs::remove_file(&copy));
    parlour::store::backup::write(&path, &copy, &mut |_| {}).unwrap();
    drop(chat);
    for file in [&path, &copy] {
        let bytes = std::fs::read(file).unwrap();
        assert!(!String::from_utf8_lossy(&bytes).to_lowercase().contains("wilhelmine"), "{}", file.display());
    }
    let connection = rusqlite::Connection::open(&path).unwrap();
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(count("SELECT count(*) FROM settings"), 0);
    assert_eq!(count("SELECT count(*) FROM games"), 1, "the opponent keeps the game");
    std::fs::remove_file(copy).unwrap();
}
