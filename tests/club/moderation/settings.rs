//! Settings of people, places and communities, and which of them holds.

use parlour::clock::find_zone;
use parlour::club::{Club, Limits, Request};
use parlour::command::BoardForm;
use parlour::rules::Player;
use parlour::store::Store;

use crate::support::{Chat, called, is_to_account, letters, lines, words};

#[test]
fn settings_are_shown_changed_and_forgotten() {
    let mut chat = Chat::with_game("chifoumi");
    let theme = "theme = light, the default: the colors of pictures (light, dark, contrast)";
    assert!(chat.say("ann", "settings").contains(theme));
    assert_eq!(chat.say("ann", "settings theme").lines().nth(1), Some(theme));
    let everybody =
        "This changes only messages for you alone. To change those for everybody here, write “settings place theme";
    assert_eq!(chat.say("ann", "settings theme dark"), format!("Your setting theme is now dark.\n{everybody} dark”."));
    assert!(chat.say("ann", "settings").contains("theme = dark, chosen by you: "));
    assert_eq!(chat.letter("ann", "board").picture.unwrap().theme, "dark");
    assert_eq!(chat.letter("ann", "c2-c3").picture.unwrap().theme, "");
    assert_eq!(
        chat.say("ann", "settings theme default"),
        format!("Your setting theme is back to its default.\n{everybody} default”.")
    );
    assert_eq!(chat.say("ann", "settings notices off"), "Your setting notices is now off.");
    assert_eq!(words(&chat.letters_alone("ann", "settings theme dark")[0]), ["Your setting theme is now dark."]);
    chat.say("ann", "settings theme default");
    assert_eq!(chat.say("ann", "settings theme pink"), "I can’t set theme to that. Try: light, dark or contrast.");
    assert_eq!(
        chat.say("ann", "settings threads on"),
        "The setting threads is for rooms and communities. Write “settings place threads on”."
    );
    assert_eq!(
        chat.say("ann", "settings place notices off"),
        "The setting notices is for people. Write “settings notices off”."
    );
}

#[test]
fn what_is_shown_as_the_default_is_what_holds() {
    let mut chat = Chat::new();
    let club = Club::new(Store::in_memory().unwrap(), Limits::default());
    chat.club = club.in_theme("dark").in_zone(find_zone("Europe/Berlin").unwrap());
    for shown in ["theme = dark, the default: ", "zone = Europe/Berlin, the default: ", "digest = 8, the default: "] {
        assert!(chat.say("ann", "settings").contains(shown), "{shown}");
    }
    chat.script("ann: settings theme light\nann: settings theme default\nann: settings hours 18:30-2");
    for shown in ["theme = dark, the default: ", "digest = 18:30, the default: "] {
        assert!(chat.say("ann", "settings").contains(shown), "{shown}");
    }
    assert!(chat.say("ann", "settings place theme").contains("theme = dark, the default: "));
}

#[test]
fn settings_of_a_place_are_for_those_who_manage_it_and_hold_before_those_of_its_community() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(
        chat.say("bob", "settings place theme dark"),
        "Only people who manage this room can change its settings."
    );
    chat.say("ann", "settings community theme contrast");
    assert_eq!(chat.letter("ann", "c2-c3").picture.unwrap().theme, "contrast");
    assert!(chat.say("bob", "settings theme").contains("theme = contrast, chosen for this community: "));
    assert!(chat.say("bob", "settings place theme").contains("theme = contrast, chosen for this community: "));
    chat.say("ann", "settings place theme dark");
    assert!(chat.say("bob", "settings").contains("theme = dark, chosen for this room: "));
    let letter = chat.letter("bob", "c6-c5");
    assert_eq!(letter.picture.unwrap().theme, "dark");
    assert!(!letter.thread);
    assert_eq!(chat.letter("bob", "board").picture.unwrap().theme, "dark");
    chat.say("bob", "settings theme light");
    assert_eq!(chat.letter("bob", "board").picture.unwrap().theme, "light");
    chat.say("bob", "settings theme default");
    // Being alone in a place makes nobody the master of the community that it belongs to.
    for (of, said) in [
        ("place", "The setting theme of this room is now dark."),
        ("community", "Only people who manage this room can change its settings."),
    ] {
        let mut request = chat.request("bob", &format!("settings {of} theme dark"));
        request.place.direct = true;
        assert_eq!(words(&letters(chat.handle(&request))[0]), [said]);
    }
    chat.say("ann", "settings place threads on");
    assert!(chat.letter("ann", "d2-d3").thread);
    chat.say("ann", "settings community rated no");
    assert!(chat.say("ann", "challenge cas chifoumi").contains("unrated"));
    assert!(chat.say("ann", "challenge dan chifoumi rated").contains(": rated, clock 10d+36h;"));
}

#[test]
fn what_the_only_reader_of_a_community_sets_for_themselves_holds_for_what_is_said_to_all() {
    let mut chat = Chat::with_game("chifoumi");
    let say = |chat: &mut Chat, line: &str| {
        let mut request = chat.request("ann", line);
        request.sole_reader = true;
        letters(chat.handle(&request)).remove(0)
    };
    chat.say("ann", "settings place theme contrast");
    let all = "for you and for what I say to everybody here.";
    assert_eq!(words(&say(&mut chat, "settings theme dark")), [format!("The setting theme is now dark, {all}")]);
    assert_eq!(chat.letter("ann", "c2-c3").picture.unwrap().theme, "dark");
    say(&mut chat, "settings boards words");
    assert_eq!(chat.letter("bob", "c6-c5").picture.unwrap().form, BoardForm::Words);
    let forgotten = format!("The setting theme is back to its default, {all}");
    assert_eq!(words(&say(&mut chat, "settings theme default")), [forgotten]);
    assert_eq!(chat.letter("ann", "d2-d3").picture.unwrap().theme, "");
    say(&mut chat, "hours 8-22 Europe/Amsterdam");
    assert!(
        chat.say("ann", "settings community zone").contains("zone = Europe/Amsterdam, chosen for this community: ")
    );
    // Rooms have no such setting.
    assert_eq!(words(&say(&mut chat, "settings notices off")), ["Your setting notices is now off."]);
}

#[test]
fn in_a_conversation_of_two_ones_own_settings_hold_for_games_too() {
    let mut chat = Chat::new();
    chat.letters_alone("ann", "settings boards words");
    let begun = chat.letters_alone("ann", "challenge parlour chifoumi first level:1");
    assert_eq!(begun[0].picture.as_ref().unwrap().form, BoardForm::Words);
    let played = chat.letters_alone("ann", "e2-e3");
    assert!(played.iter().filter_map(|letter| letter.picture.as_ref()).all(|picture| picture.form == BoardForm::Words));
}

#[test]
fn boards_for_all_keep_the_first_players_side_and_ones_own_show_ones_own() {
    let mut chat = Chat::with_game("chifoumi");
    let bottom = |chat: &mut Chat, who: &str, line: &str| chat.letter(who, line).picture.unwrap().bottom;
    assert_eq!(bottom(&mut chat, "ann", "c2-c3"), Player::One);
    assert_eq!(bottom(&mut chat, "bob", "c6-c5"), Player::One);
    assert_eq!(bottom(&mut chat, "ann", "board"), Player::One);
    assert_eq!(bottom(&mut chat, "bob", "board"), Player::Two);
    assert_eq!(bottom(&mut chat, "cas", "board"), Player::One);
    chat.say("bob", "settings side first");
    assert_eq!(bottom(&mut chat, "bob", "board"), Player::One);
    // Who wants to see the board from their side when it is their turn sees it so in public as well.
    chat.say("bob", "settings side turn");
    assert_eq!(bottom(&mut chat, "ann", "e2-e3"), Player::Two);
    chat.say("ann", "settings place side first");
    assert_eq!(bottom(&mut chat, "bob", "e6-e5"), Player::One);
    chat.say("ann", "settings place side turn");
    assert_eq!(bottom(&mut chat, "ann", "d2-d3"), Player::Two);
    assert_eq!(bottom(&mut chat, "bob", "d6-d5"), Player::One);
}

#[test]
fn notices_come_by_ping_by_direct_message_or_not_at_all() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("bob", "settings notices off");
    assert!(called(&chat.letter("ann", "c2-c3")).is_empty());
    chat.script("bob: settings notices direct\nbob: c6-c5");
    let told = chat.letters("ann", "d2-d3");
    assert_eq!(told.len(), 2);
    assert!(called(&told[0]).is_empty());
    assert!(is_to_account(&told[1], "bob"));
}

#[test]
fn a_language_that_an_app_names_holds_for_all_that_its_owner_alone_reads() {
    let mut chat = Chat::with_game("chifoumi");
    let asked = chat.request("bob", "einstellungen notices direct");
    chat.handle(&Request { language: Some("de".to_owned()), ..asked });
    // What somebody else does brings bob a message; no request of his names a language then.
    let told = lines(&chat.letters("ann", "c2-c3"));
    assert!(told.contains("bob (Schwarz) ist am Zug") && told.contains("bob (Black) to move"), "{told}");
    let language = chat.say("bob", "settings language");
    assert!(language.contains("language = de, von deiner App vorgegeben: "), "{language}");
    // A choice counts for more.
    chat.say("bob", "settings language es");
    let asked = chat.request("bob", "settings language");
    let language = lines(&letters(chat.handle(&Request { language: Some("fr".to_owned()), ..asked })));
    assert!(language.contains("language = es, elegido por ti: "), "{language}");
}

#[test]
fn a_community_speaks_the_language_that_its_platform_names_unless_it_chooses_one() {
    let mut chat = Chat::new();
    let asked = chat.request("ann", "challenge bob chifoumi first");
    let offered = lines(&letters(chat.handle(&Request { language_here: Some("fr".to_owned()), ..asked })));
    assert!(offered.contains("ann défie bob"), "{offered}");
    let language = chat.say("ann", "settings community language");
    assert!(language.contains("language = fr, selon les réglages de ce serveur"), "{language}");
    chat.script("bob: accepter");
    chat.say("ann", "settings community language nl");
    assert!(chat.say("bob", "settings language").contains("language = nl, gekozen voor deze community"));
    // English is what a server says that has never chosen.
    chat.say("ann", "settings community language default");
    let asked = chat.request("ann", "settings language");
    let language = lines(&letters(chat.handle(&Request { language_here: Some("en-US".to_owned()), ..asked })));
    assert!(language.contains("language = en, the default: "), "{language}");
}

#[test]
fn on_and_off_can_be_said_in_any_language() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "einstellungen motion aus").contains("motion is now off"));
    assert!(chat.say("ann", "settings place play activar").contains("is now on"));
}
