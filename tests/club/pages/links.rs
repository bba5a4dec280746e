//! The links of games' pages: where they are shown, and who sees what by one.

use crate::pages::support::{chat, game, key, page, sign_in};
use crate::support::{Chat, abroad, direct, lines, place};

/// The page in the letters that a line is answered with.
fn page_in(letters: &[parlour::club::Letter]) -> Option<String> {
    letters.iter().find_map(|letter| letter.page.clone())
}

#[test]
fn a_board_carries_a_link_only_where_managers_have_switched_pages_on() {
    let mut chat = chat();
    chat.say("ann", "challenge bob chifoumi first");
    assert_eq!(page_in(&chat.letters("bob", "accept")), None);
    assert!(chat.say("bob", "settings community page on").starts_with("Only people who manage"));
    assert_eq!(chat.letter("ann", "board #1").page, None);
    assert!(chat.say("ann", "settings community page on").contains("outside the encryption"));
    let link = chat.letter("ann", "board #1").page.unwrap();
    assert!(link.starts_with("https://games.example.org/g/1-"), "{link}");
    assert_eq!(page_in(&chat.letters("ann", "c2-c3")), Some(link), "everybody reads the same");
    chat.say("ann", "settings community page off");
    assert_eq!(chat.letter("ann", "board #1").page, None);
}

#[test]
fn without_an_address_nothing_is_a_page() {
    let mut chat = Chat::new();
    chat.script("ann: settings community page on\nann: challenge bob chifoumi first\nbob: accept");
    assert_eq!(chat.letter("ann", "board #1").page, None);
    assert_eq!(chat.say("ann", "page"), "I have no pages. Ask the person who runs me to turn them on.");
}

#[test]
fn a_game_of_two_communities_has_a_page_only_if_both_want_it() {
    let mut chat = chat();
    chat.say("ann", "settings community page on");
    let code = crate::links::accounts::code_in(&chat.letters("ann", "invite chifoumi first")[0]);
    let accepted = chat.letters_in(abroad("elsewhere"), "dan", &format!("accept {code}"));
    assert_eq!(page_in(&accepted), None);
    assert_eq!(chat.letter("ann", "board #1").page, None);
    let request = chat.request("dan", "settings community page on");
    chat.handle(&parlour::club::Request {
        place: abroad("elsewhere"),
        manages: parlour::club::Manages::ALL,
        ..request
    });
    assert!(chat.letter("ann", "board #1").page.is_some());
}

#[test]
fn in_conversations_of_two_both_players_have_to_want_it() {
    let mut chat = chat();
    chat.script("ann: help\nbob: help");
    chat.letters_alone("ann", "challenge bob chifoumi first");
    chat.letters_alone("bob", "accept #1");
    chat.letters_alone("ann", "settings page on");
    assert_eq!(page_in(&chat.letters_alone("ann", "board #1")), None);
    chat.letters_alone("bob", "settings page on");
    assert!(page_in(&chat.letters_alone("ann", "board #1")).is_some());
    // Against the computer, there is only one player to ask.
    chat.letters_alone("ann", "challenge computer fursaz first");
    assert!(page_in(&chat.letters_alone("ann", "board #2")).is_some());
}

#[test]
fn only_the_right_key_opens_a_page_and_a_new_one_closes_it() {
    let (mut chat, first) = game();
    let names = page(&mut chat, &first, None, None).unwrap().names;
    assert_eq!(names, ["ann", "bob"].map(str::to_owned));
    let (id, secret) = first.split_once('-').unwrap();
    let mut other = secret.to_owned();
    let last = if other.ends_with('a') { "b" } else { "a" };
    other.replace_range(other.len() - 1.., last);
    let wrong = [
        format!("{id}-{other}"),
        format!("2-{secret}"),
        format!("{id}-"),
        format!("{id}{secret}"),
        format!("0{id}-{secret}"),
        format!("{id}-{}", secret.to_uppercase()),
        format!("{id}-{secret}a"),
        "9223372036854775808-a".to_owned(),
        String::new(),
        "1".to_owned(),
    ];
    for wrong in wrong {
        assert!(page(&mut chat, &wrong, None, None).is_none(), "{wrong}");
    }
    assert!(chat.say("cas", "page new #1").contains("Only the two players of #1"));
    assert!(page(&mut chat, &first, None, None).is_some());
    let renewed = chat.say("bob", "page new #1");
    assert!(renewed.starts_with("The page of #1 has a new address."), "{renewed}");
    assert!(page(&mut chat, &first, None, None).is_none());
    let second = key(&mut chat, "board #1");
    assert_ne!(first, second);
    assert!(page(&mut chat, &second, None, None).is_some());
}

#[test]
fn whoever_manages_the_place_may_renew_a_page_too() {
    let (mut chat, _) = game();
    let request = chat.request("cas", "page new #1");
    let manages = parlour::club::Manages::ALL;
    let said = lines(&crate::support::letters(chat.handle(&parlour::club::Request { manages, ..request })));
    assert!(said.starts_with("The page of #1 has a new address."), "{said}");
}

#[test]
fn where_pages_are_switched_off_again_the_link_shows_nothing() {
    let (mut chat, key) = game();
    chat.say("ann", "settings community page off");
    assert!(page(&mut chat, &key, None, None).is_none());
    sign_in(&mut chat, "ann", "s1");
    assert!(page(&mut chat, &key, Some("s1"), None).is_none(), "not even to a player");
}

/// Every door of a page for everybody whom it may concern or not.
#[test]
fn a_link_shows_the_game_to_everybody_and_lets_only_its_players_act() {
    let (mut chat, key) = game();
    chat.letters_in(abroad("elsewhere"), "dan", "help");
    chat.letters_in(place("general"), "cas", "help");
    for who in ["ann", "bob", "cas", "dan"] {
        sign_in(&mut chat, who, who);
    }
    // Who, whether it awaits them, whether they may do something.
    let table =
        [(None, false, false), (Some("ann"), true, true), (Some("bob"), false, true), (Some("cas"), false, false)];
    for (who, awaits, acts) in table.into_iter().chain([(Some("dan"), false, false), (Some("nobody"), false, false)]) {
        let seen = page(&mut chat, &key, who, None).unwrap();
        assert_eq!((seen.awaits, !seen.buttons.is_empty()), (awaits, acts), "{who:?}");
        assert_eq!(seen.reader.name.as_deref(), who.filter(|who| *who != "nobody"));
    }
    let ended = chat.letters_in(direct("ann"), "ann", "page sign-out all");
    assert_eq!(lines(&ended), "All your browsers are signed out.");
    assert_eq!(page(&mut chat, &key, Some("ann"), None).unwrap().reader.name, None);
}
