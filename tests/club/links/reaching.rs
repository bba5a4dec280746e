//! Which of somebody’s accounts is written to when they are written to alone: bob has one here and one on the other
//! platform.

use parlour::club::{Club, Letter, Limits, To};
use parlour::store::Store;

use super::accounts::{ABROAD, abroad, alone, chat, link};
use crate::desk::keeping;
use crate::support::{Chat, called, is_to_account, landed, place, words};

/// Bob plays ann in the usual place, and is told in direct messages.
fn playing(mut chat: Chat) -> Chat {
    chat.script("bob: settings notices direct\nann: challenge bob chifoumi first\nbob: accept");
    link(&mut chat, "bob", "bob");
    chat
}

/// The letters to bob alone that are written by what is done, each with its platform. They are sent.
fn told(chat: &mut Chat, act: impl FnOnce(&mut Chat)) -> Vec<(&'static str, Letter)> {
    let platforms = ["console", ABROAD];
    let at = chat.at();
    let waiting = platforms.map(|platform| chat.club.waiting(platform, 0, 100_000, at).unwrap());
    let before = waiting.iter().flatten().map(|letter| letter.id).max().unwrap_or(0);
    act(chat);
    let (at, mut told) = (chat.at(), Vec::new());
    for platform in platforms {
        for letter in chat.club.waiting(platform, before, 100_000, at).unwrap() {
            let Some(outgoing) = chat.club.letter_to_send(letter.id, at).unwrap() else { continue };
            if is_to_account(&outgoing.letter, "bob") {
                told.push((platform, outgoing.letter));
                chat.club.sent(letter.id, &landed(&format!("message-{}", letter.id))).unwrap();
            }
        }
    }
    told
}

/// Where bob alone is told what ann does.
fn told_where(chat: &mut Chat, ann: &str) -> Vec<&'static str> {
    told(chat, |chat| chat.script(&format!("ann: {ann}"))).into_iter().map(|(platform, _)| platform).collect()
}

#[test]
fn a_turn_is_told_where_its_player_last_spoke() {
    let mut chat = playing(chat());
    assert_eq!(told_where(&mut chat, "c2-c3"), ["console"]);
    chat.script("bob: c6-c5");
    abroad(&mut chat, Some(place("there")), "bob", "games");
    let letters = told(&mut chat, |chat| chat.script("ann: e2-e3"));
    let [(ABROAD, letter)] = &letters[..] else { panic!("{letters:#?}") };
    assert!(letter.picture.is_some() && words(letter)[0].contains("e2-e3"), "{letter:#?}");
    // They play from there, and are answered there, whatever is told in the game's place.
    assert!(abroad(&mut chat, None, "bob", "move #1 e6-e5").contains("e6-e5"));
    chat.script("bob: games");
    let action = chat.first_legal(1);
    assert_eq!(told_where(&mut chat, &action), ["console"]);
}

#[test]
fn a_reminder_comes_there_too() {
    let mut chat = chat();
    chat.script("bob: settings notices direct\nann: challenge bob chifoumi first 10d\nbob: accept\nann: c2-c3");
    link(&mut chat, "bob", "bob");
    abroad(&mut chat, None, "bob", "games");
    let letters = told(&mut chat, |chat| drop(chat.wait_and_be_reminded("9d9h")));
    let [(ABROAD, letter)] = &letters[..] else { panic!("{letters:#?}") };
    assert!(words(letter)[0].contains("your time runs out"), "{letter:#?}");
}

#[test]
fn the_account_that_they_set_wins_while_they_have_it() {
    let mut chat = playing(chat());
    let refused = alone(&mut chat, "bob", "settings account matrix");
    assert!(refused.starts_with("I know of no account of yours on Matrix."), "{refused}");
    assert!(alone(&mut chat, "bob", "settings account ?!").starts_with("I know of no account of yours on ?!."));
    assert!(alone(&mut chat, "bob", "settings account").contains("(last, console, abroad)"));
    let changed = alone(&mut chat, "bob", "settings account Abroad");
    assert_eq!(changed, "Your setting account is now abroad.");
    assert_eq!(told_where(&mut chat, "c2-c3"), [ABROAD]);
    // They part, and it is as if they had never met.
    chat.script("bob: c6-c5");
    abroad(&mut chat, None, "bob", "unlink yes");
    assert_eq!(told_where(&mut chat, "e2-e3"), ["console"]);
    chat.script("bob: e6-e5");
    link(&mut chat, "bob", "bob");
    alone(&mut chat, "bob", "settings account last");
    let action = chat.first_legal(1);
    assert_eq!(told_where(&mut chat, &action), ["console"]);
}

#[test]
fn an_account_that_was_forgotten_is_never_written_to() {
    let mut chat = playing(chat());
    alone(&mut chat, "bob", "settings account abroad");
    abroad(&mut chat, None, "bob", "forget me yes");
    assert_eq!(told_where(&mut chat, "c2-c3"), ["console"]);
}

#[test]
fn a_kill_in_between_changes_nothing() {
    let path = keeping::path("reaching");
    let limits = || Limits { ping_wait_seconds: 0, ..Limits::default() };
    let mut chat = chat();
    chat.club = Club::new(Store::open(&path).unwrap(), limits());
    let mut chat = playing(chat);
    abroad(&mut chat, None, "bob", "games");
    chat.club = Club::new(Store::in_memory().unwrap(), limits());
    chat.club = Club::new(Store::open(&path).unwrap(), limits());
    assert_eq!(told_where(&mut chat, "c2-c3"), [ABROAD]);
}

#[test]
fn a_game_in_a_room_goes_on_being_told_in_it() {
    let mut chat = chat();
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    link(&mut chat, "bob", "bob");
    abroad(&mut chat, None, "bob", "games");
    let letter = chat.letter("ann", "c2-c3");
    assert_eq!((&letter.to, called(&letter)), (&To::Place("place-general".to_owned()), vec!["bob"]));
    chat.script("bob: c6-c5");
    assert!(told_where(&mut chat, "e2-e3").is_empty());
}

#[test]
fn a_challenge_in_private_finds_them_and_so_does_the_end_of_their_own() {
    let mut chat = chat();
    chat.script("ann: games\nbob: games");
    link(&mut chat, "bob", "bob");
    abroad(&mut chat, None, "bob", "games");
    let letters = told(&mut chat, |chat| drop(chat.letters_alone("ann", "challenge bob chifoumi")));
    let [(ABROAD, letter)] = &letters[..] else { panic!("{letters:#?}") };
    assert_eq!(called(letter), ["bob"]);
    let id = letter.about.unwrap();
    let letters = told(&mut chat, |chat| drop(chat.letters_alone("ann", &format!("withdraw #{id}"))));
    assert!(matches!(&letters[..], [(ABROAD, _)]), "{letters:#?}");
    alone(&mut chat, "bob", "challenge ann chifoumi");
    abroad(&mut chat, None, "bob", "games");
    let letters = told(&mut chat, |chat| drop(chat.letters_alone("ann", "decline")));
    let [(ABROAD, letter)] = &letters[..] else { panic!("{letters:#?}") };
    assert!(words(letter)[0].contains("declines"), "{letter:#?}");
}

#[test]
fn boards_of_a_tournament_come_where_they_are() {
    let mut chat = chat();
    let id = chat.letters("ann", "tournament open league chifoumi")[0].about.unwrap();
    chat.script(&format!("ann: tournament join #{id}\nbob: tournament join #{id}"));
    link(&mut chat, "bob", "bob");
    abroad(&mut chat, None, "bob", "games");
    let letters = told(&mut chat, |chat| chat.script(&format!("ann: tournament start #{id}")));
    assert!(!letters.is_empty() && letters.iter().all(|(platform, _)| *platform == ABROAD), "{letters:#?}");
}

#[test]
fn a_digest_moves_with_its_reader_when_it_is_sent_anew() {
    let mut chat = chat();
    chat.script("ann: challenge bob chifoumi first 10d\nbob: accept\nbob: settings notices digest\nann: c2-c3");
    link(&mut chat, "bob", "bob");
    let letters = told(&mut chat, |chat| drop(chat.wait_and_be_reminded("1m")));
    assert!(matches!(&letters[..], [("console", letter)] if letter.digest), "{letters:#?}");
    abroad(&mut chat, None, "bob", "games");
    let letters = told(&mut chat, |chat| drop(chat.wait_and_be_reminded("24h")));
    let [("console", older), (ABROAD, newer)] = &letters[..] else { panic!("{letters:#?}") };
    assert!(older.edits.is_some() && newer.digest && newer.edits.is_none());
    assert_eq!(words(older), ["A newer list of your games is in our direct conversation on abroad."]);
    // From now on that one is edited.
    alone(&mut chat, "bob", "move #1 c6-c5");
    let letters = told(&mut chat, |chat| drop(chat.wait_and_be_reminded("6m")));
    assert!(matches!(&letters[..], [(ABROAD, letter)] if letter.edits.is_some()), "{letters:#?}");
}
