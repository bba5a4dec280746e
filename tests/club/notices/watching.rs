//! Games that are shown where they aren't played.

use parlour::club::{Letter, Place, To};
use parlour::store::Owner;

use crate::support::{Chat, called, direct, is_to, lines, place, words};

/// A game of ann and bob in `general`, where cas was heard.
fn game() -> Chat {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("cas: help");
    chat
}

fn is_to_chat(letter: &Letter, name: &str) -> bool {
    letter.to == To::Place(format!("direct-{name}"))
}

/// What somebody is answered in a place.
fn said(chat: &mut Chat, place: Place, who: &str, line: &str) -> String {
    lines(&chat.letters_in(place, who, line))
}

#[test]
fn a_game_is_followed_in_a_direct_chat_silently_until_it_ends() {
    let mut chat = game();
    let answer = chat.letters_alone("cas", "watch #1").remove(0);
    assert_eq!(
        words(&answer),
        ["I’ll show #1 Chifoumi (basic) here until it ends, without notifying anybody. “unwatch #1” stops that."]
    );
    assert!(answer.picture.is_some());
    assert_eq!(said(&mut chat, direct("cas"), "cas", "watch").lines().count(), 2);

    let told = chat.letters("ann", "c2-c3");
    let [home, shown] = told.as_slice() else { panic!("{told:#?}") };
    assert!(is_to(home, "general") && is_to_chat(shown, "cas"));
    assert_eq!(called(home), ["bob"]);
    assert_eq!(words(home), words(shown));
    assert!(shown.pings.is_empty() && shown.buttons.is_empty());
    assert!(shown.picture.as_ref().unwrap().idle);

    let told = chat.letters("bob", "resign yes");
    assert!(told.iter().any(|letter| is_to_chat(letter, "cas") && letter.buttons.is_empty()), "{told:#?}");
    assert!(said(&mut chat, direct("cas"), "cas", "watch").contains("no games from elsewhere"));
    assert!(chat.club.store().read().unwrap().watchers_of(1).unwrap().is_empty());
    assert!(said(&mut chat, direct("cas"), "cas", "watch #1").contains("#1"));
}

#[test]
fn whoever_follows_a_game_can_ask_about_it_meanwhile() {
    let mut chat = game();
    for (before, follows) in [("help", false), ("watch #1", true), ("unwatch", false)] {
        chat.letters_alone("cas", before);
        let letters = chat.letters_alone("cas", "board #1");
        assert_eq!(letters[0].picture.is_some(), follows, "{before}: {}", lines(&letters));
        assert_eq!(lines(&letters).starts_with("I can’t find a game #1 here"), !follows, "{before}");
    }
    // To look is not to play.
    chat.letters_alone("cas", "watch #1");
    assert!(said(&mut chat, direct("cas"), "cas", "move #1 c2-c3").contains("Only the two players of #1"));
}

#[test]
fn offers_and_what_else_shows_no_board_stay_where_the_game_is() {
    let mut chat = game();
    chat.letters_alone("cas", "watch #1");
    assert_eq!(chat.letters("ann", "draw").len(), 1);
    let letters = chat.letters_alone("cas", "unwatch");
    assert_eq!(lines(&letters), "I no longer show #1 here.");
    assert_eq!(chat.letters("ann", "c2-c3").len(), 1);
    assert_eq!(said(&mut chat, direct("cas"), "cas", "unwatch"), lines(&chat.letters_alone("cas", "watch")));
}

#[test]
fn only_managers_have_a_game_shown_in_a_room_unless_the_room_lets_everybody() {
    let mut chat = game();
    let refused = said(&mut chat, place("garden"), "cas", "watch #1");
    assert!(refused.starts_with("Only people who manage this room"), "{refused}");
    chat.letters_in(place("garden"), "ann", "settings place theme dark");
    chat.letters_in(place("garden"), "ann", "watch #1");
    let shown = chat.letters("ann", "c2-c3").into_iter().find(|letter| is_to(letter, "garden")).unwrap();
    assert_eq!(shown.picture.unwrap().theme, "dark");
    let refused = said(&mut chat, place("garden"), "cas", "unwatch #1");
    assert!(refused.starts_with("Only people who manage this room"), "{refused}");
    chat.letters_in(place("garden"), "ann", "settings place watching everyone");
    assert_eq!(said(&mut chat, place("garden"), "cas", "unwatch #1"), "I no longer show #1 here.");
    assert!(said(&mut chat, place("garden"), "cas", "watch #1").starts_with("I’ll show #1"));
    assert!(said(&mut chat, place("general"), "cas", "watch #1").starts_with("#1 is played here"));
}

#[test]
fn a_direct_chat_shows_neither_ones_own_games_nor_those_of_strangers() {
    let mut chat = game();
    assert!(said(&mut chat, direct("ann"), "ann", "watch #1").starts_with("You play #1 yourself"));
    // dan was never heard where the game is.
    assert!(said(&mut chat, direct("dan"), "dan", "watch #1").starts_with("I can’t find a game #1 here"));
    // What is played in private is shown nowhere.
    for (who, line) in [("ann", "challenge bob sfirs first"), ("bob", "accept")] {
        chat.letters_alone(who, line);
    }
    let private = chat.club.store().read().unwrap().live_games_of(1).unwrap().iter().map(|game| game.id).max().unwrap();
    let line = format!("watch #{private}");
    assert!(said(&mut chat, direct("cas"), "cas", &line).starts_with("I can’t find a game"));
    let refused = said(&mut chat, place("garden"), "ann", &line);
    assert!(refused.contains("belongs to another community"), "{refused}");
}

#[test]
fn whoever_is_blocked_or_banned_sees_no_more_of_it() {
    for (line, refusal) in
        [("bob: block cas", "I can’t find a game #1 here"), ("ann: ban cas yes spams", "I can’t find a game #1 here")]
    {
        let mut chat = game();
        chat.letters_alone("cas", "watch #1");
        chat.script(line);
        let told = chat.letters("ann", "c2-c3");
        assert!(!told.iter().any(|letter| is_to_chat(letter, "cas")), "{line}: {told:#?}");
        let refused = said(&mut chat, direct("cas"), "cas", "watch #1");
        assert!(refused.starts_with(refusal), "{line}: {refused}");
    }
}

#[test]
fn where_a_game_is_played_anyway_it_is_shown_once() {
    let mut chat = Chat::new();
    chat.script("ann: help");
    chat.letters_in(place("garden"), "cas", "help");
    let at = chat.at();
    let tx = chat.club.store().begin().unwrap();
    let paired = ["general", "garden"].map(|name| tx.known_place("console", &place(name).id).unwrap().unwrap().id);
    tx.pair_places(paired, at).unwrap();
    tx.commit().unwrap();
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    assert!(said(&mut chat, place("garden"), "ann", "watch #1").starts_with("#1 is played here"));
    let told = chat.letters("ann", "c2-c3");
    assert_eq!(told.iter().filter(|letter| is_to(letter, "garden")).count(), 1, "{told:#?}");
}

#[test]
fn ten_games_are_shown_in_a_place_and_no_more() {
    let mut chat = game();
    for _ in 0..10 {
        chat.script("ann: challenge bob chifoumi first\nbob: accept");
    }
    let games = chat.club.store().read().unwrap().live_games_of(1).unwrap();
    let lines: Vec<String> = games.iter().map(|game| format!("watch #{}", game.id)).collect();
    let answers: Vec<String> = lines.iter().map(|line| said(&mut chat, direct("cas"), "cas", line)).collect();
    assert!(answers[..10].iter().all(|answer| answer.starts_with("I’ll show")), "{answers:#?}");
    assert!(answers[10].starts_with("I already show 10 games from elsewhere here."), "{}", answers[10]);
    // To say it again of one that is shown is no further one.
    assert!(said(&mut chat, direct("cas"), "cas", &lines[9]).starts_with("I’ll show"));
    assert_eq!(said(&mut chat, direct("cas"), "cas", "unwatch").lines().count(), 11);
}

#[test]
fn whoever_is_forgotten_follows_nothing() {
    let mut chat = game();
    chat.letters_alone("cas", "watch #1");
    chat.letters_alone("cas", "forget me yes");
    assert!(chat.club.store().read().unwrap().watchers_of(1).unwrap().is_empty());
    assert_eq!(chat.letters("ann", "c2-c3").len(), 1);
}

#[test]
fn the_boards_in_a_direct_chat_are_in_the_readers_own_theme() {
    let mut chat = game();
    chat.letters_alone("cas", "watch #1");
    let tx = chat.club.store().begin().unwrap();
    let cas = tx.account("console", "id-cas").unwrap().unwrap();
    tx.set(Owner::Person(cas.person_id), "theme", Some("contrast")).unwrap();
    tx.commit().unwrap();
    let shown = chat.letters("ann", "c2-c3").remove(1);
    assert_eq!(shown.picture.unwrap().theme, "contrast");
}
