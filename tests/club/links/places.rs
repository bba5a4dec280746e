//! Places that are paired by a code, and parted.

use parlour::club::{Audience, Manages, Request, To};
use parlour::text::Span;

use super::two::{CHANNEL, ROOM, Two, code_in, to};
use crate::support::{is_public, words};

/// A code that ann got for the channel.
fn code(two: &mut Two) -> String {
    code_in(&two.letters("ann", "place link")[0])
}

#[test]
fn a_code_is_for_its_asker_alone_and_pairs_both_places_once() {
    let mut two = Two::new();
    let [given] = &two.letters("ann", "place link")[..] else { panic!() };
    assert_eq!(given.audience, Audience::AskerAlone);
    let code = code_in(given);
    let letters = two.say("bob", &format!("place link {code}"));
    let (there, here) = (to(&letters, ROOM), to(&letters, CHANNEL));
    assert!(is_public(&there) && is_public(&here) && letters.len() == 2);
    assert!(words(&there)[0].contains("“channel” on Discord") && words(&here)[0].contains("“room” on Matrix"));
    two.say("ann", "challenge chifoumi first");
    assert_eq!(two.say("bob", "accept").len(), 2);
    // The code is used up, whoever has read it.
    let again = two.say_in("elsewhere", "bob", &format!("place link {code}"));
    assert_eq!(words(&again[0].1), ["I don’t know this code. It may be mistyped, used or too old. Ask for a new one."]);
}

#[test]
fn only_managers_pair_places_and_only_where_others_read() {
    let mut two = Two::new();
    let code = code(&mut two);
    for (who, line) in
        [("cas", "place link".to_owned()), ("dan", format!("place link {code}")), ("dan", "place unlink".to_owned())]
    {
        assert_eq!(words(&two.letters(who, &line)[0]), ["Only people who manage this room can do that."], "{line}");
    }
    let alone = two.say_alone("ann", "place link");
    assert_eq!(words(&alone[0].1), ["Only a channel or room can be paired. Say this there."]);
    assert_eq!(
        words(&two.letters("ann", &format!("place link {code}"))[0])[0],
        "This code is this place’s own. Type it in the other one."
    );
    // Somebody who manages the place, but not its community, may.
    let request = two.request("bob", &format!("place link {code}"));
    let manages = Manages { place: true, community: false };
    assert_eq!(two.handle(&Request { manages, ..request }).len(), 2);
}

#[test]
fn a_code_that_was_guessed_mistyped_or_is_too_old_pairs_nothing() {
    let mut two = Two::new();
    let code = code(&mut two);
    let unknown = "I don’t know this code. It may be mistyped, used or too old. Ask for a new one.";
    let mistyped = format!("{}{}", &code[..8], if code.ends_with('A') { 'B' } else { 'A' });
    assert_eq!(words(&two.letters("bob", &format!("place link {mistyped}"))[0]), [unknown]);
    // It is no invitation.
    assert_eq!(words(&two.letters("bob", &format!("accept {code}"))[0]), [unknown]);
    two.wait("11m");
    assert_eq!(words(&two.letters("bob", &format!("place link {code}"))[0]), [unknown]);
    two.say("ann", "challenge chifoumi");
    assert_eq!(words(&two.letters("bob", "accept")[0]), ["Nobody has offered you anything here."]);
}

#[test]
fn a_blocked_person_pairs_nothing() {
    let mut two = Two::new();
    let code = code(&mut two);
    two.say("bob", "help");
    let [ann, bob] = [("discord", "id-ann"), ("matrix", "id-bob")].map(|(platform, id)| two.person(platform, id));
    two.block(ann, bob);
    assert_eq!(words(&two.letters("bob", &format!("place link {code}"))[0]), ["ann doesn’t take challenges from you."]);
}

#[test]
fn paired_places_are_parted_by_either_and_keep_what_has_begun() {
    let mut two = Two::new();
    let code = code(&mut two);
    two.say("bob", &format!("place link {code}"));
    assert!(words(&two.letters("ann", "place link")[0])[0].contains("already paired with “room”"));
    two.say("ann", "challenge chifoumi first");
    two.say("bob", "accept");
    let letters = two.say("bob", "place unlink");
    assert!(words(&to(&letters, CHANNEL))[0].contains("“room” on Matrix") && letters.len() == 2);
    assert_eq!(
        words(&two.letters("bob", "place unlink")[0])[0],
        "This place isn’t paired. “pair” gives you a code for another one."
    );
    // What is played goes on in both, and nothing new is shared.
    assert_eq!(two.say("ann", "c2-c3").len(), 2);
    assert_eq!(two.say("ann", "challenge fursaz").len(), 1);
    let unseen = words(&two.letters("dan", "accept")[0]);
    assert_eq!(unseen, ["Nobody has offered you anything here."]);
}

#[test]
fn what_is_not_played_in_a_paired_place_isnt_shown_there() {
    let mut two = Two::paired();
    two.say("bob", "settings place games fursaz");
    assert_eq!(two.say("ann", "challenge chifoumi").len(), 1);
    assert_eq!(two.say("ann", "challenge fursaz").len(), 2);
}

#[test]
fn a_game_between_communities_isnt_shown_where_nobody_votes() {
    let mut two = Two::neighbours();
    let code = code_in(&two.letters("ann", "vote challenge fursaz 5 first clock:3h vote:1h")[0]);
    let letters = two.say("bob", &format!("vote accept {code}"));
    assert_eq!(two.games().len(), 1);
    let places: Vec<_> = letters.iter().map(|(_, letter)| letter.to.clone()).collect();
    assert!(!places.contains(&To::Place("place-elsewhere".to_owned())), "{places:?}");
}

#[test]
fn what_is_to_be_said_on_the_other_platform_is_named_as_it_is_typed_there() {
    let mut two = Two::new();
    for line in ["pair", "invite chifoumi first", "community link", "vote challenge fursaz 5 first clock:3h vote:1h"] {
        let letter = two.letters("ann", line).remove(0);
        let code = code_in(&letter);
        let commands = letter.text.iter().flat_map(|paragraph| &paragraph.0);
        let typed = commands.filter(|span| matches!(span, Span::Command(line) if line.contains(&code))).count();
        assert_eq!(typed, 0, "{line}: {:?}", letter.text);
        let told = words(&letter).join(" ");
        assert!(told.contains("/links") || told.contains("“accept "), "{told}");
    }
}
