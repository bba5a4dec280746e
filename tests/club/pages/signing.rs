//! Signing browsers in and out.

use parlour::club::{Audience, Origin};

use crate::links::accounts::{abroad, link as link_accounts};
use crate::pages::support::{chat, game, link, link_in, page, sign_in};
use crate::support::{Chat, direct, due, is_to, landed, lines};

/// The name under which a browser is signed in.
fn name(chat: &mut Chat, secret: &str) -> Option<String> {
    let at = chat.at();
    chat.club.reader(Some(secret), at).unwrap().name
}

#[test]
fn a_link_signs_one_browser_in_once_within_ten_minutes() {
    let mut chat = chat();
    let letter = chat.letter("ann", "page");
    assert_eq!(letter.audience, Audience::AskerAlone);
    let link = link_in(&[letter]);
    let at = chat.at();
    // Looking changes nothing, however often programs look.
    for _ in 0..3 {
        assert_eq!(chat.club.name_on_link(&link, at).unwrap().as_deref(), Some("ann"));
    }
    assert_eq!(name(&mut chat, "first"), None);
    assert!(chat.club.sign_in(&link, "first", None, at).unwrap());
    assert!(!chat.club.sign_in(&link, "second", None, at).unwrap(), "it was used");
    assert_eq!(chat.club.name_on_link(&link, at).unwrap(), None);
    assert_eq!((name(&mut chat, "first").as_deref(), name(&mut chat, "second")), (Some("ann"), None));
}

#[test]
fn a_link_ends_after_ten_minutes_and_with_the_next_one() {
    let mut chat = chat();
    let first = link(&mut chat, "ann");
    let second = link(&mut chat, "ann");
    let at = chat.at();
    assert!(!chat.club.sign_in(&first, "a", None, at).unwrap());
    chat.now += 9 * 60_000;
    let at = chat.at();
    assert_eq!(chat.club.name_on_link(&second, at).unwrap().as_deref(), Some("ann"));
    chat.now += 60_000;
    let at = chat.at();
    assert!(!chat.club.sign_in(&second, "a", None, at).unwrap());
    assert!(!chat.club.sign_in("", "a", None, at).unwrap());
}

#[test]
fn a_session_lasts_thirty_days_and_the_one_before_ends() {
    let mut chat = chat();
    sign_in(&mut chat, "ann", "first");
    let (link, at) = (link(&mut chat, "bob"), chat.at());
    assert!(chat.club.sign_in(&link, "second", Some("first"), at).unwrap());
    assert_eq!((name(&mut chat, "first"), name(&mut chat, "second").as_deref()), (None, Some("bob")));
    chat.now += 30 * 24 * 3_600_000 - 5_000;
    assert_eq!(name(&mut chat, "second").as_deref(), Some("bob"));
    chat.now += 10_000;
    assert_eq!(name(&mut chat, "second"), None);
}

#[test]
fn browsers_are_listed_and_signed_out_by_their_numbers() {
    let mut chat = chat();
    let none = "You aren’t signed in anywhere.";
    assert!(chat.say("ann", "page sessions").starts_with(none));
    for secret in ["a", "b", "c"] {
        sign_in(&mut chat, "ann", secret);
    }
    let listed = chat.letter("ann", "page sessions");
    assert_eq!((listed.audience, listed.text.len()), (Audience::AskerAlone, 5));
    assert!(chat.say("ann", "page sign-out").starts_with("You’re signed in to several browsers."));
    assert!(chat.say("ann", "page sign-out 4").starts_with("You have only 3 browsers"));
    assert_eq!(chat.say("ann", "page sign-out 2"), "That browser is signed out.");
    assert_eq!([name(&mut chat, "a"), name(&mut chat, "b")], [Some("ann".to_owned()), None]);
    assert!(chat.say("bob", "page sign-out 1").starts_with(none), "those of others are out of reach");
    let waits = link(&mut chat, "ann");
    assert_eq!(chat.say("ann", "page sign-out all"), "All your browsers are signed out.");
    assert_eq!([name(&mut chat, "a"), name(&mut chat, "c")], [None, None]);
    let at = chat.at();
    assert!(!chat.club.sign_in(&waits, "d", None, at).unwrap(), "nor does a link that waited sign one in");
}

#[test]
fn the_oldest_of_too_many_browsers_is_signed_out() {
    let mut chat = chat();
    for number in 0..21 {
        sign_in(&mut chat, "ann", &format!("s{number}"));
    }
    let signed_in = (0..21).filter(|number| name(&mut chat, &format!("s{number}")).is_some()).collect::<Vec<_>>();
    assert_eq!(signed_in, (1..21).collect::<Vec<_>>());
}

#[test]
fn whoever_is_forgotten_is_signed_in_nowhere() {
    let mut chat = chat();
    sign_in(&mut chat, "ann", "a");
    let waits = link(&mut chat, "ann");
    chat.say("ann", "forget me yes");
    let at = chat.at();
    assert_eq!((name(&mut chat, "a"), chat.club.name_on_link(&waits, at).unwrap()), (None, None));
}

#[test]
fn accounts_that_part_are_signed_in_nowhere() {
    let mut chat = chat();
    link_accounts(&mut chat, "ann", "zoe");
    sign_in(&mut chat, "ann", "a");
    let there = abroad(&mut chat, None, "zoe", "page sessions");
    assert!(there.starts_with("You’re signed in to one browser"), "{there}");
    abroad(&mut chat, None, "zoe", "unlink yes");
    assert_eq!(name(&mut chat, "a"), None);
}

#[test]
fn what_is_kept_of_a_browser_is_in_the_export_of_its_person() {
    let (mut chat, key) = game();
    sign_in(&mut chat, "ann", "a");
    assert!(page(&mut chat, &key, Some("a"), None).is_some());
    let person = {
        let tx = chat.club.store().read().unwrap();
        tx.account("console", "id-ann").unwrap().unwrap().person_id
    };
    let tx = chat.club.store().read().unwrap();
    let kept = tx.kept_of(person, 0..1).unwrap();
    assert_eq!(kept["signed_in_browsers"].as_array().unwrap().len(), 1);
    drop(tx);
    assert!(!lines(&chat.letters_in(direct("ann"), "ann", "page sessions")).is_empty());
}

#[test]
fn whoever_leaves_a_room_sees_no_more_of_it() {
    let (mut chat, _) = game();
    for who in ["bob", "cas"] {
        let (link, at) = (link_in(&[chat.letter(who, "page")]), chat.at());
        assert!(chat.club.sign_in(&link, who, None, at).unwrap());
    }
    assert!(lines(&chat.letters_alone("cas", "watch #1")).starts_with("I’ll show"));
    let gone = Origin { platform: "console", event: "gone".to_owned() };
    let at = chat.at();
    chat.club.leave_place(&gone, "place-general", "id-cas", at).unwrap();
    assert_eq!((name(&mut chat, "cas"), name(&mut chat, "bob").as_deref()), (None, Some("bob")));
    let told = chat.letters("ann", "c2-c3");
    assert!(!told.iter().any(|letter| is_to(letter, &direct("cas").id)), "{told:#?}");
    assert!(lines(&chat.letters_alone("cas", "watch #1")).contains("can’t find"));
    // Whoever comes back is there again.
    chat.say("cas", "games");
    assert!(lines(&chat.letters_alone("cas", "watch #1")).starts_with("I’ll show"));
}

#[test]
fn a_link_is_blanked_in_the_outbox_once_it_was_sent() {
    let mut chat = chat();
    let link = link(&mut chat, "ann");
    let at = chat.at();
    let (id, letter) = {
        let (waiting, outgoing) = due(&mut chat.club, "console", at).into_iter().next().unwrap();
        (waiting.id, outgoing.letter)
    };
    assert_eq!(link_in(&[letter]), link);
    chat.club.sent(id, &landed("m")).unwrap();
    let tx = chat.club.store().read().unwrap();
    let kept = &tx.letters_of("console", "event-1").unwrap()[0].body;
    assert!(!kept.contains(&link) && kept.contains("page sessions"), "{kept}");
    drop(tx);
    assert!(chat.club.sign_in(&link, "a", None, at).unwrap());
}
