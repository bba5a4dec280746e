//! Texts of strangers that others see: nothing in them is invisible, and nothing turns around what we say.

use parlour::club::{Letter, Person, Place, Request};

use crate::support::{Chat, letters, lines, place};

/// What a person says who has chosen a name.
fn said_by(chat: &mut Chat, id: &str, name: &str, line: &str) -> Vec<Letter> {
    let request = chat.request(id, line);
    let person = Person { id: format!("id-{id}"), name: name.to_owned() };
    letters(chat.handle(&Request { person, ..request }))
}

#[test]
fn who_has_a_name_that_nobody_sees_is_called_by_their_id() {
    for name in [
        "\u{3164}",
        "\u{ad}",
        "\u{2800}",
        "\u{115f}\u{1160}",
        "\u{ffa0} \u{3164}",
        "\u{301}\u{302}",
        "\u{202e}",
        "\u{e0041}",
    ] {
        let mut chat = Chat::new();
        let told = lines(&said_by(&mut chat, "eve", name, "challenge bob chifoumi"));
        assert!(told.starts_with("id-eve challenges bob"), "{name:?}: {told}");
    }
}

#[test]
fn a_name_is_no_tower_and_turns_nothing_around() {
    let mut chat = Chat::new();
    let name = format!("e{}v\u{202e}e\u{2066}", "\u{33f}".repeat(60));
    let told = lines(&said_by(&mut chat, "eve", &name, "challenge bob chifoumi"));
    assert!(told.starts_with("e\u{33f}\u{33f}\u{33f}\u{33f}ve challenges bob"), "{told:?}");
}

#[test]
fn the_reason_of_a_manager_turns_nothing_around() {
    let mut chat = Chat::with_game("chifoumi");
    let told = lines(&chat.letters("ann", "stop #1 \u{202e}both\u{3164} asked \u{2066}for it"));
    assert!(told.contains("both asked for it"), "{told:?}");
    chat.letters("ann", "ban bob yes \u{202e}he stalls");
    let audit = chat.say("ann", "audit");
    assert!(audit.contains("both asked for it") && audit.contains("he stalls"), "{audit:?}");
    let turns = |text: &str| text.contains(['\u{202e}', '\u{2066}', '\u{3164}']);
    assert!(!turns(&told) && !turns(&audit), "{told:?} {audit:?}");
}

#[test]
fn a_reason_that_nobody_sees_is_none() {
    let mut chat = Chat::with_game("chifoumi");
    let refused = chat.say("ann", "stop #1 \u{3164}\u{ad}");
    assert!(refused.contains("Say why you stop #1"), "{refused}");
    let refused = chat.say("ann", "ban bob yes \u{200b}\u{3164}");
    assert!(refused.contains("Say why you ban bob"), "{refused}");
}

#[test]
fn the_name_of_a_place_and_what_is_quoted_turn_nothing_around() {
    let mut chat = Chat::with_game("chifoumi");
    let here = Place { name: "den\u{202e}\u{ad}".to_owned(), ..place("general") };
    chat.letters_in(here, "ann", "board");
    let stored = chat.club.store().read().unwrap().known_place("console", "place-general").unwrap().unwrap();
    assert_eq!(stored.name, "den");
    for line in ["c2-c3 \u{202e}x", "profile \u{202e}\u{3164}zed", "where \u{202e}zed"] {
        let told = lines(&chat.letters("ann", line));
        assert!(!told.contains(['\u{202e}', '\u{3164}']), "{line:?}: {told:?}");
    }
}
