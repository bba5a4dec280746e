//! What strangers cannot do to anybody.

use jiff::Timestamp;
use parlour::club::{Club, Letter, Limits, Place};
use parlour::store::Store;

use crate::support::{Chat, called, direct, is_to_account, letters, place, words};

/// What somebody says to the program alone.
fn privately(chat: &mut Chat, who: &str, line: &str) -> Vec<Letter> {
    let mut request = chat.request(who, line);
    request.place = direct(who);
    letters(chat.handle(&request))
}

fn said(letters: &[Letter]) -> String {
    words(&letters[0]).join("\n")
}

/// ann and bob have talked to the program in one place, dan nowhere but alone and in a community of his own.
fn acquainted() -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help");
    privately(&mut chat, "dan", "help");
    let mut request = chat.request("dan", "challenge bob chifoumi");
    request.place = Place { community: "own".into(), ..place("own") };
    chat.handle(&request);
    chat
}

#[test]
fn a_challenge_in_private_reaches_only_those_who_share_a_community() {
    let mut chat = acquainted();
    let refused = privately(&mut chat, "dan", "challenge id-bob sfirs");
    // That dan has spoken of bob in a place of his own changes nothing.
    assert_eq!(
        said(&refused),
        "I know of no place where both you and bob have talked to me; challenge bob where both of you are"
    );
    assert_eq!(refused.len(), 1);
    let sent = privately(&mut chat, "ann", "challenge bob sfirs");
    assert!(is_to_account(&sent[1], "bob") && called(&sent[1]) == ["bob"]);
}

#[test]
fn unanswered_challenges_to_one_person_call_them_once() {
    let mut chat = acquainted();
    assert_eq!(called(&chat.letter("ann", "challenge bob chifoumi")), ["bob"]);
    assert!(called(&chat.letter("ann", "challenge bob sfirs")).is_empty());
    assert_eq!(
        said(&privately(&mut chat, "ann", "challenge bob fursaz")),
        "bob has not answered your challenge #2 yet; “withdraw #2” takes it back"
    );
    chat.script("bob: decline #2\nbob: decline #3");
    assert_eq!(called(&chat.letter("ann", "challenge bob sfirs")), ["bob"]);
}

#[test]
fn whoever_wants_no_notices_is_not_called_by_a_challenge() {
    let mut chat = acquainted();
    chat.say("bob", "settings notices off");
    assert!(called(&chat.letter("ann", "challenge bob chifoumi")).is_empty());
    let refused = privately(&mut chat, "ann", "challenge bob sfirs");
    assert_eq!(said(&refused), "bob wants no notices from me; challenge bob where both of you are");
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
        "You block ann: neither of you can challenge the other, and in games that you still play together you are not called."
    );
    assert_eq!(chat.say("bob", "block"), "You block ann.");
    assert_eq!(chat.say("bob", "block ann"), "you block ann already");
    assert_eq!(chat.say("bob", "block bob"), "you cannot block yourself");
    assert_eq!(chat.say("bob", "accept"), "nothing is offered to you here");
    for line in ["challenge bob chifoumi", "rematch"] {
        assert_eq!(chat.say("ann", line), "bob takes no challenges from you");
    }
    assert_eq!(said(&privately(&mut chat, "ann", "challenge bob sfirs")), "bob takes no challenges from you");
    let challenge = chat.say("bob", "challenge open sfirs");
    let number = challenge.split('#').nth(1).unwrap().split('”').next().unwrap().to_owned();
    assert_eq!(chat.say("ann", &format!("accept #{number}")), "bob takes no challenges from you");
    assert_eq!(chat.say("bob", "challenge ann sfirs"), "you block ann; “help unblock” tells how to end that");
    assert_eq!(chat.say("bob", "unblock ann"), "You do not block ann any more.");
    assert_eq!(chat.say("bob", "unblock ann"), "you do not block ann");
    assert_eq!(chat.say("bob", "block"), "You block nobody.");
    assert!(chat.say("ann", "challenge bob chifoumi").starts_with("ann challenges bob"));
}

#[test]
fn challenging_and_withdrawing_again_and_again_comes_to_an_end() {
    let mut chat = Chat::with(Limits { challenges_per_hour: 3, ..Limits::default() });
    for _ in 0..3 {
        chat.script("ann: challenge bob chifoumi\nann: withdraw");
    }
    let refused = "3 of your challenges within an hour have led to no game; wait a little";
    assert_eq!(chat.say("ann", "challenge bob chifoumi"), refused);
    assert_eq!(chat.say("ann", "challenge cas sfirs"), refused);
    assert!(chat.say("bob", "challenge ann chifoumi").starts_with("bob challenges ann"));
    chat.now += 60 * 60 * 1_000;
    assert!(chat.say("ann", "challenge bob sfirs").starts_with("ann challenges bob"));
}

#[test]
fn a_profile_is_shown_to_those_who_share_a_community() {
    let mut chat = acquainted();
    let unknown = "I know of no place where both you and bob have talked to me";
    assert_eq!(said(&privately(&mut chat, "dan", "profile id-bob")), unknown);
    assert_eq!(said(&privately(&mut chat, "dan", "profile bob")), unknown);
    assert!(said(&privately(&mut chat, "ann", "profile id-bob")).starts_with("bob:"));
    assert!(said(&privately(&mut chat, "dan", "profile")).starts_with("dan:"));
}

#[test]
fn what_is_forgotten_is_gone_from_the_file_and_from_later_backups() {
    let path = crate::keeping::path("forgotten");
    let mut chat = Chat::new();
    chat.club = Club::new(Store::open(&path).unwrap(), Limits::default());
    chat.script("ann: help\nbob: help");
    let name = "Wilhelmine";
    let ask = |chat: &mut Chat, line: &str, place: Place| {
        let mut request = chat.request(name, line);
        request.place = place;
        letters(chat.handle(&request))
    };
    let home = direct(name);
    ask(&mut chat, "settings place theme dark", home.clone());
    ask(&mut chat, "challenge bob chifoumi first", place("general"));
    chat.script("bob: accept");
    ask(&mut chat, "resign yes", home.clone());
    assert!(ask(&mut chat, "forget me", home)[0].text[0].to_string().starts_with("You are forgotten"));
    // Letters that name somebody, and events, leave with their time.
    chat.now += 100 * 24 * 60 * 60 * 1_000;
    for _ in 0..3 {
        chat.club.tick(Timestamp::from_millisecond(chat.now).unwrap()).unwrap();
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
    assert_eq!(count("SELECT count(*) FROM tables"), 1, "the opponent keeps the game");
    std::fs::remove_file(copy).unwrap();
}
