//! Games between people who share no place, by a code that one of them handed to the other.

use parlour::club::{Audience, To};
use parlour::rules::Player;
use parlour::store::GameState;

use super::two::{CHANNEL, ROOM, Two, code_in, to};
use crate::support::{called, lines, words};

const UNKNOWN: &str = "I don’t know this code. It may be mistyped, used or too old. Ask for a new one.";

/// A code for a game with ann, who is in the channel.
fn invited(two: &mut Two) -> String {
    code_in(&two.letters("ann", "invite chifoumi first clock:1d")[0])
}

#[test]
fn whoever_has_the_code_plays_from_their_own_place_and_nothing_else_is_shown_of_either() {
    let mut two = Two::new();
    let [given] = &two.letters("ann", "invite chifoumi first clock:1d")[..] else { panic!() };
    assert_eq!(given.audience, Audience::AskerAlone);
    let code = code_in(given);
    assert!(!lines(&two.letters("cas", "games here")).contains("#1"));
    let letters = two.say("bob", &format!("accept {code}"));
    let (there, here) = (to(&letters, ROOM), to(&letters, CHANNEL));
    assert_eq!(letters.len(), 2);
    assert!(there.answers.is_some());
    assert_eq!((called(&here), called(&there)), (vec!["ann"], vec![]));
    assert_eq!(there.picture.unwrap().bottom, Player::Two);
    for letter in two.letters("dan", "board #1") {
        let told = words(&letter).join("\n");
        assert!(!told.contains("channel") && !told.contains("discord"), "{told}");
    }
    assert_eq!(two.say("ann", "c2-c3").len(), 2);
    assert_eq!(called(&to(&two.say("bob", "c6-c5"), CHANNEL)), ["ann"]);
    // The community of the room still knows nobody of the other one.
    assert!(!lines(&two.letters("dan", "challenge ann chifoumi")).contains("challenges ann"));
    // Whoever manages the room can't have a game not count that belongs elsewhere, and hears no more of it.
    let refused = words(&two.letters("bob", "stop #1 they asked for it")[0]).join("\n");
    assert!(refused.starts_with("#1 belongs to another community, so only its managers can stop it."), "{refused}");
    assert!(!refused.contains("channel"), "{refused}");
    let refused = two.say_in("elsewhere", "bob", "stop #1 they asked for it");
    assert!(words(&refused[0].1)[0].starts_with("#1 belongs to another community"), "{refused:#?}");
    let stopped = two.say("ann", "stop #1 they asked for it");
    assert_eq!(stopped.len(), 2, "{stopped:#?}");
}

#[test]
fn two_people_play_in_their_direct_conversations() {
    let mut two = Two::new();
    let code = code_in(&two.say_alone("ann", "invite chifoumi first")[0].1);
    let letters = two.say_alone("bob", &format!("accept {code}"));
    let tos: Vec<(&str, &To)> = letters.iter().map(|(platform, letter)| (*platform, &letter.to)).collect();
    assert_eq!(tos.len(), 2, "{tos:?}");
    assert!(tos.contains(&("discord", &To::Account("id-ann".to_owned()))), "{tos:?}");
    assert!(tos.contains(&("matrix", &To::Place("direct-bob".to_owned()))), "{tos:?}");
    let letters = two.say_alone("ann", "c2-c3");
    assert!(letters.iter().any(|(_, letter)| letter.to == To::Account("id-bob".to_owned())), "{letters:#?}");
}

#[test]
fn somebody_alone_plays_somebody_in_a_room_and_a_rematch_is_played_from_the_same_places() {
    let mut two = Two::new();
    let code = code_in(&two.say_alone("ann", "invite chifoumi first")[0].1);
    let letters = two.say("bob", &format!("accept {code}"));
    assert_eq!((letters.len(), called(&to(&letters, ROOM)).len()), (2, 0));
    for (who, line) in [("ann", "c2-c3"), ("bob", "c6-c5"), ("ann", "e2-e3"), ("bob", "e6-e5")] {
        let letters = if who == "ann" { two.say_alone(who, line) } else { two.say(who, line) };
        assert_eq!(letters.len(), 2, "{line}: {letters:#?}");
    }
    two.say("bob", "resign yes");
    two.say("bob", "rematch");
    let letters = two.say_alone("ann", "accept");
    assert_eq!(called(&to(&letters, ROOM)), ["bob"], "bob moves first now");
    assert_eq!(letters.len(), 2, "{letters:#?}");
}

#[test]
fn a_code_works_once_for_a_day_and_for_nobody_who_gave_it() {
    let mut two = Two::new();
    let code = invited(&mut two);
    assert_eq!(
        words(&two.letters("ann", &format!("accept {code}"))[0])[0],
        "That’s your own offer. “withdraw” takes it back."
    );
    two.say("bob", &format!("accept {code}"));
    assert_eq!(words(&two.letters("dan", &format!("accept {code}"))[0]), [UNKNOWN]);
    assert_eq!(two.games().len(), 1);

    let code = invited(&mut two);
    assert!(two.say("ann", "withdraw").iter().all(|(platform, _)| *platform == "discord"));
    assert_eq!(words(&two.letters("dan", &format!("accept {code}"))[0]), [UNKNOWN]);

    let code = invited(&mut two);
    let over = two.wait("25h");
    let about = two.last_offer();
    let told: Vec<&To> =
        over.iter().filter(|(_, letter)| letter.about == Some(about)).map(|(_, letter)| &letter.to).collect();
    assert_eq!(told, [&To::Account("id-ann".to_owned())], "its maker alone hears that it ran out");
    assert_eq!(words(&two.letters("dan", &format!("accept {code}"))[0]), [UNKNOWN]);
}

#[test]
fn blocks_and_bans_hold_and_the_code_stays_for_somebody_else() {
    let mut two = Two::new();
    let code = invited(&mut two);
    two.say("bob", "help");
    let [ann, bob] = [("discord", "id-ann"), ("matrix", "id-bob")].map(|(platform, id)| two.person(platform, id));
    two.block(ann, bob);
    assert_eq!(words(&two.letters("bob", &format!("accept {code}"))[0]), ["ann doesn’t take challenges from you."]);
    two.say_in("elsewhere", "eve", "help");
    two.ban(CHANNEL, "discord", "id-eve");
    let refused = two.say_in("elsewhere", "eve", &format!("accept {code}"));
    assert!(words(&refused[0].1)[0].starts_with("You are banned"), "{refused:#?}");
    assert!(two.games().is_empty());
    let letters = two.say("dan", &format!("accept {code}"));
    assert_eq!((letters.len(), two.games().len()), (2, 1), "{letters:#?}");
}

#[test]
fn an_invitation_isnt_accepted_by_its_number_and_names_nobody() {
    let mut two = Two::new();
    invited(&mut two);
    for line in ["accept", "accept #1", "yes"] {
        two.letters("cas", line);
        assert!(two.games().is_empty(), "{line}");
    }
    assert!(lines(&two.letters("ann", "games")).contains("#1"));
    let named = words(&two.letters("ann", "invite bob chifoumi")[0]).join("\n");
    assert!(!named.contains("has the code"), "{named}");
}

#[test]
fn ten_wrong_codes_in_an_hour_are_answered_and_no_more() {
    let mut two = Two::new();
    let code = invited(&mut two);
    for letter in "ABCDEFGHJK".chars() {
        assert_eq!(words(&two.letters("bob", &format!("accept {letter}BCD-EFGH"))[0]), [UNKNOWN]);
    }
    let letter = &two.letters("bob", &format!("accept {code}"))[0];
    assert_eq!(words(letter), ["That’s too many wrong codes. Try again in an hour."]);
    assert!(two.games().is_empty());
}

#[test]
fn what_a_guest_of_the_same_platform_cant_be_told_alone_isnt_told_where_the_game_was_made() {
    let mut two = Two::new();
    let code = invited(&mut two);
    two.say_alone("cas", &format!("accept {code}"));
    let home = |two: &mut Two, who: &str| two.chat.club.home_of("discord", 1, who).unwrap().map(|home| home.place);
    assert_eq!(home(&mut two, "id-ann").as_deref(), Some(CHANNEL));
    assert_eq!(home(&mut two, "id-cas"), None);
}

#[test]
fn a_rematch_needs_both_places_to_allow_it() {
    let mut two = Two::new();
    let code = invited(&mut two);
    two.say("bob", &format!("accept {code}"));
    for (who, line) in [("ann", "c2-c3"), ("bob", "c6-c5"), ("ann", "e2-e3"), ("bob", "e6-e5"), ("ann", "resign yes")] {
        two.say(who, line);
    }
    two.say("ann", "rematch");
    two.say("bob", "settings place play off");
    let refused = words(&two.letters("bob", "accept")[0]);
    assert!(refused[0].starts_with("You can’t open games here"), "{refused:?}");
    assert_eq!(two.games().len(), 1);
    two.say("ann", "withdraw");
    let refused = words(&two.letters("ann", "rematch")[0]);
    assert_eq!(refused, ["The place where your opponent played doesn’t allow this game now."]);
    two.say("bob", "settings place play default");
    two.say("ann", "rematch");
    two.say("bob", "accept");
    assert_eq!(two.games().len(), 2);
}

#[test]
fn whoever_is_banned_where_they_play_leaves_the_games_that_are_made_elsewhere() {
    let mut two = Two::new();
    let code = invited(&mut two);
    two.say("dan", &format!("accept {code}"));
    two.say("bob", "ban dan yes stalls every game");
    assert_ne!(two.games()[0].state, GameState::Live);
}

#[test]
fn a_challenge_that_nobody_accepted_yet_cannot_be_watched_and_an_invitation_is_nobodys_business() {
    let mut two = Two::new();
    invited(&mut two);
    two.say("ann", "challenge open fursaz");
    let told = |two: &mut Two, who: &str, id: i64| words(&two.letters(who, &format!("watch #{id}"))[0]).join("\n");
    let [invitation, open] = [1, 2];
    // Whoever has no code hears of the invitation what they hear of nothing.
    let nothing = told(&mut two, "cas", 99).replace("#99", "#1");
    assert_eq!(told(&mut two, "cas", invitation), nothing);
    assert_eq!(told(&mut two, "dan", invitation), nothing);
    assert!(told(&mut two, "ann", invitation).contains("#1 is a challenge that nobody has accepted yet."));
    let waits = told(&mut two, "cas", open);
    assert!(waits.contains("#2 is a challenge that nobody has accepted yet.") && !waits.contains("ann"), "{waits}");
    assert!(!told(&mut two, "dan", open).contains("nobody has accepted"), "it is none of the room’s");
}
