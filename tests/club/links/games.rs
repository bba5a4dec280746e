//! Games that are shown and played in places on two platforms.

use parlour::club::{Club, Limits, Origin, Request, Said, To};
use parlour::rules::Player;
use parlour::store::{Digest, GameState, Store};

use super::two::{CHANNEL, ROOM, Two, to};
use crate::desk::keeping::path;
use crate::support::{buttons, called, landed, lines, words};

/// A challenge of ann's in the channel that bob accepted in the room.
fn begun() -> Two {
    let mut two = Two::paired();
    two.say("ann", "challenge chifoumi first clock:1d");
    two.say("bob", "accept");
    two
}

#[test]
fn an_open_challenge_is_shown_in_both_places_and_taken_up_from_either() {
    let mut two = Two::paired();
    let letters = two.say("ann", "challenge chifoumi first clock:1d");
    let (here, there) = (to(&letters, CHANNEL), to(&letters, ROOM));
    assert_eq!((letters.len(), words(&here)), (2, words(&there)));
    assert_eq!((buttons(&here), buttons(&there)), (vec!["accept #1".to_owned()], vec!["accept #1".to_owned()]));
    assert!(here.answers.is_some() && there.answers.is_none());
    assert!(lines(&two.letters("bob", "games here")).contains("#1"));

    let letters = two.say("bob", "accept");
    let (there, here) = (to(&letters, ROOM), to(&letters, CHANNEL));
    assert_eq!(letters.len(), 2, "nobody is told alone: {letters:#?}");
    assert!(there.answers.is_some() && here.answers.is_none(), "bob is answered where he is");
    assert_eq!((called(&here), called(&there)), (vec!["ann"], vec![]));
    // Each place sees its own player's side.
    assert_eq!(here.picture.unwrap().bottom, Player::One);
    assert_eq!(there.picture.unwrap().bottom, Player::Two);
    assert_eq!(words(&two.letters("cas", "board")[0])[0], "#1 Chifoumi (basic): ann against bob, 0 actions");
    assert!(lines(&two.letters("dan", "games here")).contains("#1"));
}

#[test]
fn a_whole_game_goes_on_between_two_platforms_though_the_program_is_killed_after_every_line() {
    let mut two = Two::paired_in(&path("links-whole-game"));
    let mut said = Vec::new();
    for (who, line) in [
        ("ann", "challenge chifoumi first clock:1d"),
        ("bob", "accept #1"),
        ("ann", "c2-c3"),
        ("bob", "c6-c5"),
        ("ann", "takeback"),
        ("bob", "accept"),
        ("ann", "c2-c3"),
        ("bob", "c6-c5"),
        ("ann", "draw"),
        ("bob", "decline"),
        ("bob", "if e2-e3 then e6-e5"),
        ("ann", "e2-e3"),
        ("bob", "resign #1 yes"),
        ("bob", "rematch"),
        ("ann", "accept"),
    ] {
        // What somebody plans is for nobody else.
        let letters = if line.starts_with("if ") { two.say_alone(who, line) } else { two.say(who, line) };
        two.kill();
        said.push((who, line, letters));
    }
    let of = |line: &str| said.iter().find(|(_, known, _)| *known == line).map(|(.., letters)| letters).unwrap();
    for (_, line, letters) in &said[1..] {
        if line.starts_with("if ") {
            continue;
        }
        assert!(letters.len() >= 2, "{line}: {letters:#?}");
        let alone: Vec<_> = letters.iter().filter(|(_, letter)| matches!(letter.to, To::Account(_))).collect();
        assert!(alone.is_empty(), "{line}: {alone:#?}");
        assert_eq!(words(&to(letters, CHANNEL))[0], words(&to(letters, ROOM))[0], "{line}");
    }
    assert_eq!(called(&to(of("c2-c3"), ROOM)), ["bob"]);
    assert!(called(&to(of("c2-c3"), CHANNEL)).is_empty());
    assert_eq!(called(&to(of("takeback"), ROOM)), ["bob"]);
    assert_eq!(buttons(&to(of("takeback"), ROOM)), buttons(&to(of("takeback"), CHANNEL)));
    assert_eq!(called(&to(of("decline"), CHANNEL)), ["ann"]);
    assert_eq!(called(&to(of("resign #1 yes"), CHANNEL)), ["ann"]);
    let again = two.games();
    let [first, second] = &again[..] else { panic!("{again:?}") };
    assert_eq!((first.state, second.state), (GameState::Over, GameState::Live));
    assert_eq!([&second.seats[0].name, &second.seats[1].name], ["bob", "ann"], "they have swapped sides");
    let letters = two.say("bob", "c2-c3");
    assert_eq!((called(&to(&letters, CHANNEL)), letters.len()), (vec!["ann"], 2));
}

#[test]
fn a_turn_said_to_all_and_an_answer_to_a_board_count_in_a_further_place() {
    let mut two = begun();
    two.say("ann", "c2-c3");
    let request = two.request("bob", "c6-c5");
    let overheard = Request { said: Said::overheard("c6-c5").unwrap(), ..request };
    assert_eq!(two.handle(&overheard).len(), 2);
    assert_eq!(two.games()[0].plies, 2);
    // bob answers the newest board in the room.
    let board = two.last_to(ROOM);
    two.chat.club.sent(board, &landed("board")).unwrap();
    two.say("ann", "e2-e3");
    let request = two.request("bob", "e6-e5");
    let replied = Request { replied_to: Some("board".to_owned()), ..request };
    two.handle(&replied);
    assert_eq!(two.games()[0].plies, 4);
}

#[test]
fn what_one_platform_cant_deliver_stops_nothing_on_the_other() {
    let mut two = begun();
    two.deliver_all_but("matrix");
    for line in ["c2-c3", "e2-e3"] {
        assert_eq!(two.say("ann", line).len(), 2, "{line}");
        assert_eq!(two.waiting("discord").len(), 1, "{line}");
        two.deliver_all_but("matrix");
        two.say("bob", if line == "c2-c3" { "c6-c5" } else { "e6-e5" });
        two.deliver_all_but("matrix");
    }
    assert_eq!(
        (two.waiting("discord").len(), two.waiting("matrix").len()),
        (0, 6),
        "they wait for their platform alone"
    );
    let letters = two.say("bob", "resign yes");
    assert_eq!(to(&letters, CHANNEL).about, Some(1));
    assert_eq!(two.games()[0].state, GameState::Over);
}

#[test]
fn a_player_of_a_further_place_who_wants_direct_messages_or_a_digest_gets_them_and_is_not_called_there() {
    let mut two = begun();
    two.say("bob", "settings notices direct");
    let letters = two.say("ann", "c2-c3");
    assert!(called(&to(&letters, ROOM)).is_empty());
    let alone: Vec<_> = letters.iter().filter(|(_, letter)| matches!(letter.to, To::Account(_))).collect();
    assert_eq!((alone.len(), alone[0].0), (1, "matrix"));
    two.say("bob", "c6-c5");
    two.say("bob", "settings notices digest");
    two.tick();
    let digest: Digest = {
        let bob = two.games()[0].seats[1].person_id;
        two.chat.club.store().read().unwrap().digest(bob).unwrap().unwrap()
    };
    assert!(digest.body.contains("room"), "a link to where bob plays: {}", digest.body);
    assert!(!digest.body.contains("channel"), "{}", digest.body);
}

#[test]
fn a_reminder_comes_in_the_place_of_the_player_to_move_alone() {
    let mut two = begun();
    two.say("ann", "c2-c3");
    let reminders = two.wait("23h");
    let [(platform, reminder)] = &reminders[..] else { panic!("{reminders:#?}") };
    assert_eq!((*platform, &reminder.to, called(reminder)), ("matrix", &To::Place(ROOM.to_owned()), vec!["bob"]));
    let ended = two.wait("2h");
    assert_eq!(words(&to(&ended, ROOM)), words(&to(&ended, CHANNEL)));
    assert_eq!(two.games()[0].state, GameState::Over, "the clock ends it in both places");
}

#[test]
fn a_match_of_several_games_is_played_in_both_places_to_its_end() {
    let mut two = Two::paired();
    two.say("ann", "challenge sia-doble best:3 first");
    two.say("bob", "accept");
    let letters = two.say("bob", "resign yes");
    assert_eq!(two.games().len(), 2);
    let begins: Vec<_> =
        letters.iter().filter(|(_, letter)| letter.about == two.games().last().map(|game| game.id)).collect();
    assert_eq!(begins.len(), 2, "{letters:#?}");
    assert_eq!(begins.iter().map(|(_, letter)| called(letter).len()).sum::<usize>(), 1);
}

#[test]
fn a_place_that_isnt_paired_knows_of_nothing() {
    let mut two = begun();
    let answer = two.say_in("elsewhere", "dan", "board #1");
    assert_eq!(words(&answer[0].1), ["I can’t find a game #1 here. “games” lists yours."]);
    let mut apart = Two::new();
    apart.say("ann", "challenge chifoumi");
    assert_eq!(words(&apart.letters("bob", "accept")[0]), ["Nobody has offered you anything here."]);
    assert_eq!(words(&apart.letters("bob", "accept #1")[0]).len(), 1);
    assert!(apart.games().is_empty());
}

#[test]
fn an_export_takes_pairs_and_further_places_along() {
    let mut two = begun();
    two.say("ann", "challenge fursaz");
    let mut records = Vec::new();
    let tx = two.chat.club.store().read().unwrap();
    tx.for_each_record(|record| {
        records.push(record.unwrap());
        Ok::<_, parlour::store::StoreError>(())
    })
    .unwrap();
    drop(tx);
    let mut copy = Store::in_memory().unwrap();
    let tx = copy.begin().unwrap();
    records.iter().for_each(|record| tx.add_record(record).unwrap());
    tx.commit().unwrap();
    two.chat.club = Club::new(copy, Limits { ping_wait_seconds: 0, ..Limits::default() });
    two.forget_what_was_seen();
    let listed = lines(&two.letters("cas", "games here"));
    assert!(listed.contains("#1") && listed.contains("#2"), "{listed}");
    assert_eq!(two.say("ann", "c2-c3").len(), 2);
    assert_eq!(two.say("bob", "accept #2").len(), 2);
}

#[test]
fn somebody_of_a_joined_community_is_challenged_by_name_and_hears_of_it_where_they_spoke_last() {
    let mut two = Two::new();
    two.say("dan", "help");
    let stranger = words(&two.letters("ann", "challenge dan chifoumi first")[0]).join(" ");
    assert!(stranger.contains("dan") && !stranger.contains("challenges"), "{stranger}");
    let mut two = Two::joined();
    let letters = two.say("ann", "challenge dan chifoumi first");
    assert_eq!(called(&to(&letters, ROOM)), ["dan"], "{letters:#?}");
    assert!(called(&to(&letters, CHANNEL)).is_empty() && letters.len() == 2);
    let letters = two.say("dan", "accept");
    assert_eq!((called(&to(&letters, CHANNEL)), letters.len()), (vec!["ann"], 2));
    assert_eq!(called(&to(&two.say("ann", "c2-c3"), ROOM)), ["dan"]);
    // Whoever is accepted in their direct conversation is in the game from the room all the same.
    let letters = two.say("ann", "challenge dan fursaz second");
    assert_eq!(letters.len(), 2);
    let letters = two.say_alone("dan", "accept");
    assert_eq!(called(&to(&letters, ROOM)), ["dan"], "{letters:#?}");
}

#[test]
fn in_two_places_of_one_platform_somebody_is_called_once_and_where_they_are() {
    let mut two = Two::neighbours();
    let calls = |letters: &[(&str, parlour::club::Letter)]| -> Vec<String> {
        let mut calls = Vec::new();
        for place in [CHANNEL, "place-elsewhere"] {
            let of = |(_, letter): &&(&str, parlour::club::Letter)| letter.to == To::Place(place.to_owned());
            let called = letters.iter().filter(of).flat_map(|(_, letter)| called(letter));
            calls.extend(called.map(|who| format!("{who} in {place}")));
        }
        calls
    };
    assert_eq!(calls(&two.say("ann", "challenge cas chifoumi first")), ["cas in place-channel"]);
    assert_eq!(calls(&two.say("cas", "decline")), ["ann in place-channel"]);
    // They were last seen in the other one.
    two.say_in("elsewhere", "cas", "help");
    assert_eq!(calls(&two.say("ann", "challenge cas chifoumi first")), ["cas in place-elsewhere"]);
}

#[test]
fn a_match_that_was_accepted_in_a_direct_conversation_stays_in_the_room() {
    let mut two = Two::joined();
    two.say("ann", "challenge dan sia-doble best:3 first");
    two.say_alone("dan", "accept");
    let letters = two.say("ann", "resign yes");
    let second = two.games().last().map(|game| game.id);
    let begins: Vec<_> = letters.into_iter().filter(|(_, letter)| letter.about == second).collect();
    assert_eq!((to(&begins, ROOM).about, to(&begins, CHANNEL).about), (second, second));
}

#[test]
fn a_challenge_isnt_taken_up_where_no_games_are_played() {
    let mut two = Two::joined();
    two.say("bob", "settings place play off");
    two.say("ann", "challenge dan chifoumi first");
    let refused = words(&two.letters("dan", "accept")[0]);
    assert!(refused[0].starts_with("You can’t open games here"), "{refused:?}");
    assert!(two.games().is_empty());
    let letters = two.say_alone("dan", "accept");
    assert!(letters.iter().all(|(_, letter)| letter.to != To::Place(ROOM.to_owned())), "{letters:#?}");
    assert_eq!(two.games().len(), 1);
}

#[test]
fn whoever_leaves_a_place_from_which_they_dont_play_is_missed_by_nobody() {
    let mut two = Two::neighbours();
    two.say("ann", "challenge chifoumi first");
    two.say_in("elsewhere", "cas", "accept");
    let mut leave = |place: &str, who: &str| {
        let origin = Origin { platform: "discord", event: format!("{who}-left-{place}") };
        let (before, at) = (two.waiting("discord").len(), two.chat.at());
        two.chat.club.leave_place(&origin, place, who, at).unwrap();
        two.waiting("discord").len() - before
    };
    assert_eq!((leave("place-elsewhere", "id-ann"), leave(CHANNEL, "id-cas")), (0, 0));
    assert_eq!((leave(CHANNEL, "id-ann"), leave("place-elsewhere", "id-cas")), (2, 2));
}
