//! Policing: where people play and which games, games that are stopped, people who are banned, and the audit list.

use parlour::club::Audience;
use parlour::rules::Reason;
use parlour::store::{GameState, MatchEnd};

use crate::support::{Chat, TWO_TURNS_EACH, abroad, is_to, lines, place, words};
use crate::tournaments::organizer::{matches, newest_game, ratings};

/// What a person is told in a place.
fn said_in(chat: &mut Chat, room: &str, who: &str, line: &str) -> String {
    lines(&chat.letters_in(place(room), who, line))
}

#[test]
fn managers_choose_the_places_where_games_are_opened() {
    let mut chat = Chat::new();
    chat.script("ann: settings community play off");
    for line in ["challenge bob sfirs", "challenge open sfirs", "challenge parlour chifoumi level:1"] {
        let said = chat.say("ann", line);
        assert!(said.contains("You can’t open games here"), "{said}");
    }
    assert!(chat.say("ann", "tournament open league sfirs").contains("You can’t open games here"));
    assert!(said_in(&mut chat, "garden", "ann", "settings place play on").contains("play of this room is now on"));
    assert!(said_in(&mut chat, "garden", "ann", "challenge bob sfirs").contains("ann challenges bob"));
    assert!(chat.say("ann", "challenge bob chifoumi").contains("You can’t open games here"));
}

#[test]
fn what_was_begun_before_is_played_to_its_end_but_not_again() {
    let mut chat = Chat::in_the_middle();
    chat.script("ann: settings place play off\nbob: resign yes");
    assert!(chat.say("bob", "rematch").contains("You can’t open games here"));
}

#[test]
fn managers_choose_the_games_that_are_offered() {
    let mut chat = Chat::new();
    assert!(
        chat.say("ann", "settings community games sfirs, ping-pong").contains("I can’t set games to that. Try: all, ")
    );
    assert!(
        chat.say("ann", "settings community games SFIRS chifoumi")
            .contains("games of this community is now chifoumi, sfirs")
    );
    let said = chat.say("bob", "challenge ann fursaz");
    assert_eq!(said, "You can’t play Fursaz here. You can play chifoumi, sfirs.");
    assert!(chat.say("ann", "tournament open league fursaz").contains("You can’t play "));
    assert!(chat.say("bob", "challenge ann sfirs").contains("bob challenges ann"));
    chat.script("ann: settings community games all");
    assert!(chat.say("bob", "challenge ann fursaz").contains("bob challenges ann"));
}

#[test]
fn a_game_that_is_stopped_does_not_count() {
    let mut chat = Chat::in_the_middle();
    let before = ratings(&mut chat);
    let stopped = chat.letter("ann", "stop #1 an engine played");
    let told = words(&stopped).join("\n");
    assert!(told.starts_with("ann stops #1: an engine played\n") && is_to(&stopped, "general"), "{told}");
    let game = chat.club.store().read().unwrap().game(1).unwrap().unwrap();
    assert_eq!((game.state, game.verdict.unwrap().reason), (GameState::Over, Reason::Void.word().to_owned()));
    assert_eq!(ratings(&mut chat), before);
    assert!(chat.say("ann", "stop #1 again").contains("#1 is over"));
}

#[test]
fn a_match_ends_with_the_game_that_is_stopped_and_a_tournament_has_it_played_anew() {
    let mut chat = Chat::new();
    chat.script(&format!("ann: challenge bob chifoumi first match:15\nbob: accept\n{TWO_TURNS_EACH}"));
    chat.say("ann", "stop #1 enough");
    assert!(chat.say("bob", "games").contains("No games"));

    let mut chat = Chat::new();
    let id = chat.letters("ann", "tournament open league chifoumi")[0].about.unwrap();
    chat.script("bob: tournament join\ncas: tournament join\nann: tournament start");
    let row = matches(&mut chat, id).into_iter().find(|row| row.two_id.is_some()).unwrap();
    let game = newest_game(&mut chat, &row);
    chat.letters("ann", &format!("stop #{game} wrong color"));
    let next = newest_game(&mut chat, &row);
    assert!(next > game);
    assert_eq!(chat.club.store().read().unwrap().game(next).unwrap().unwrap().state, GameState::Live);
}

#[test]
fn whoever_is_banned_opens_and_accepts_nothing_there_until_they_may_again() {
    let mut chat = Chat::new();
    chat.script("bob: challenge ann sfirs\ncas: challenge bob sfirs\ncas: challenge open chifoumi");
    assert!(chat.say("ann", "ban bob").contains("Say why you ban bob"));
    assert!(chat.say("ann", "ban bob yes stalls every game").contains("bob is banned"));
    for line in ["challenge ann sfirs", "challenge open sfirs", "accept #3", "tournament open league sfirs"] {
        assert_eq!(
            chat.say("bob", line),
            "You are banned from playing in this community. Ask the people who manage it."
        );
    }
    assert_eq!(chat.say("ann", "challenge bob chifoumi"), "bob is banned from playing in this community.");
    assert!(chat.say("ann", "accept #1").contains("anything with the number #1"), "what they offered is void");
    assert!(chat.say("bob", "accept #2").contains("anything with the number #2"), "and what they were offered");
    assert!(chat.say("ann", "ban bob yes once more").contains("bob is already banned"));
    assert_eq!(chat.say("ann", "ban"), "Banned from this community: bob.");
    assert!(chat.say("ann", "ban bob off").contains("can play in this community again"));
    assert!(chat.say("bob", "challenge ann sfirs").contains("bob challenges ann"));
    assert_eq!(chat.say("ann", "ban"), "Nobody is banned from this community.");
}

#[test]
fn a_ban_is_asked_about_before_it_ends_games_for_good() {
    let mut chat = Chat::in_the_middle();
    let asked = chat.letters("ann", "ban bob insults people");
    assert_eq!(
        words(&asked[0]),
        [
            "Do you want to ban bob? Their games in this community are broken off and don’t count, and they leave its \
             tournaments. Lifting the ban doesn’t bring these back.",
            "If you’re sure, say “ban bob yes insults people”."
        ]
    );
    assert_eq!(asked.len(), 1, "nobody else reads of it");
    assert!(chat.say("bob", "games").contains("#1"), "nothing was done yet");
    assert!(lines(&chat.letters("ann", "yes")).contains("bob is banned"));
    assert!(chat.say("ann", "audit").contains("insults people"));
}

#[test]
fn the_games_of_whoever_is_banned_are_void_there_and_go_on_elsewhere() {
    let mut chat = Chat::in_the_middle();
    chat.letters_in(abroad("away"), "ann", "challenge bob sfirs first");
    chat.letters_in(abroad("away"), "bob", "accept #2");
    let before = ratings(&mut chat);
    let letters = chat.letters("ann", "ban bob yes insults people");
    let told: Vec<String> = letters.iter().flat_map(words).collect();
    assert!(told.iter().any(|line| line.contains("The managers of this community have stopped #1")), "{told:?}");
    assert_eq!(ratings(&mut chat), before);
    let games = chat.say("bob", "games");
    assert!(games.contains("#2") && !games.contains("#1 "), "{games}");
}

#[test]
fn in_tournaments_whoever_plays_somebody_banned_wins_without_a_game() {
    let mut chat = Chat::new();
    let id = chat.letters("ann", "tournament open swiss chifoumi clock:1d")[0].about.unwrap();
    chat.script("ann: tournament join\nbob: tournament join\ncas: tournament join\ndan: tournament join");
    chat.letters("ann", "tournament start");
    let before = ratings(&mut chat);
    let told: Vec<String> = chat.letters("ann", "ban bob yes stalls").iter().flat_map(words).collect();
    assert!(told.iter().any(|line| line.contains(&format!("bob leaves tournament #{id}"))), "{told:?}");
    let bob = chat.club.store().read().unwrap().account("console", "id-bob").unwrap().unwrap();
    let rows = matches(&mut chat, id);
    let row = rows.iter().find(|row| row.one_id == bob.id || row.two_id == Some(bob.id)).unwrap();
    let won = if row.one_id == bob.id { MatchEnd::WalkoverTwo } else { MatchEnd::WalkoverOne };
    assert_eq!(row.ended, Some(won));
    assert_eq!(ratings(&mut chat), before, "nobody is rated for it");
    assert!(chat.say("bob", "games").contains("No games"));
    // One that has not begun is left.
    let open = chat.letters("ann", "tournament open swiss chifoumi")[0].about.unwrap();
    assert!(chat.say("bob", &format!("tournament join #{open}")).contains("You are banned"));
}

#[test]
fn being_forgotten_lifts_no_bar() {
    let mut chat = Chat::new();
    chat.script("bob: games\nann: ban bob yes stalls\nbob: forget me yes");
    assert_eq!(chat.say("ann", "ban"), "Banned from this community: id-bob.");
    assert!(!chat.say("ann", "audit").contains("stalls"), "what was said of them is forgotten");
    assert!(chat.say("bob", "challenge open sfirs").contains("You are banned"));
    assert!(chat.say("ann", "ban bob off").contains("bob can play"));
}

#[test]
fn the_audit_list_says_who_did_what_when_and_why() {
    let mut chat = Chat::in_the_middle();
    chat.script("ann: stop #1 an engine played\nann: ban bob yes it was theirs\nann: ban bob off all is settled");
    chat.script("ann: settings community play off");
    let audit = chat.letter("ann", "audit");
    assert_eq!(audit.audience, Audience::AskerAlone);
    let lines: Vec<String> =
        words(&audit).iter().map(|line| line.split_once(": ").unwrap_or((line, line)).1.to_owned()).collect();
    assert_eq!(
        lines[1..],
        [
            "ann changed a setting: settings community play off",
            "ann lifted the ban on bob: all is settled",
            "ann banned bob: it was theirs",
            "ann stopped #1: an engine played",
        ]
    );
    for _ in 0..9 {
        chat.script("ann: settings place play on");
    }
    assert!(chat.say("ann", "audit").contains("page 1 of 2"));
    assert!(chat.say("ann", "audit 2").contains("ann stopped #1"));
}

#[test]
fn the_audit_list_names_the_tournaments_of_others_that_were_called_off() {
    let mut chat = Chat::new();
    let [others, own] = ["bob", "ann"].map(|who| chat.letters(who, "tournament open league sfirs")[0].about.unwrap());
    for id in [others, own] {
        chat.letters("ann", &format!("tournament cancel #{id} yes"));
    }
    let audit = chat.say("ann", "audit");
    assert!(audit.contains(&format!("ann canceled tournament #{others}")), "{audit}");
    assert!(!audit.contains(&format!("#{own}")), "what one has opened oneself is no matter of order: {audit}");
}
