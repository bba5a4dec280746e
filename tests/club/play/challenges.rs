//! Challenges: made, accepted, declined, withdrawn, expired.

use jiff::Timestamp;
use parlour::club::{Limits, Outgoing, Said};
use parlour::rules::Player;

use crate::support::{Chat, buttons, called, due, is_public, is_to, is_to_account, letters, words};

#[test]
fn a_challenge_calls_the_challenged_and_offers_the_answers() {
    let mut chat = Chat::new();
    let letter = chat.letter("ann", "challenge bob chifoumi second");
    assert_eq!(
        words(&letter),
        [
            "ann challenges bob to Chifoumi (basic): rated, clock 10d+36h; ann plays Black.",
            "Answer with “accept #1” or “decline #1”."
        ]
    );
    assert_eq!(called(&letter), ["bob"]);
    assert_eq!(buttons(&letter), ["accept #1", "decline #1"]);
    assert!(is_public(&letter));
}

#[test]
fn accepting_begins_the_game_and_calls_whoever_moves_first() {
    let mut chat = Chat::new();
    chat.say("ann", "challenge bob chifoumi second");
    let letter = chat.letter("bob", "accept");
    assert_eq!(words(&letter)[0], "#1 Chifoumi (basic), rated: bob (White) against ann (Black).");
    assert_eq!(
        words(&letter)[2..4],
        ["bob (White) to move.", "bob’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."]
    );
    assert_eq!(called(&letter), ["bob"]);
    let picture = letter.picture.unwrap();
    assert_eq!((picture.game_id, picture.entries, picture.bottom), (1, 0, Player::One));
    assert_eq!(picture.names, ["bob", "ann"]);
}

#[test]
fn sides_by_lot_fall_both_ways_and_the_same_way_for_the_same_event() {
    let mut firsts = Vec::new();
    for _ in 0..2 {
        let mut chat = Chat::new();
        for _ in 0..12 {
            chat.say("ann", "challenge bob chifoumi");
            let begun = chat.say("bob", "accept");
            firsts.push(begun.contains("ann (White) against"));
            chat.say("bob", "resign yes");
        }
    }
    let (once, again) = firsts.split_at(12);
    assert_eq!(once, again);
    assert!(once.contains(&true) && once.contains(&false));
}

#[test]
fn an_open_challenge_calls_nobody_and_is_anyones() {
    let mut chat = Chat::new();
    let letter = chat.letter("ann", "challenge open chifoumi unrated first");
    assert_eq!(
        words(&letter)[0],
        "ann challenges anyone to Chifoumi (basic): unrated, clock 10d+36h, claimable; ann plays White."
    );
    assert!(called(&letter).is_empty());
    assert_eq!(chat.say("ann", "accept"), "That’s your own offer. “withdraw” takes it back.");
    assert!(chat.say("cas", "accept #1").starts_with("#1 Chifoumi (basic), unrated: ann (White) against cas (Black)."));
    assert_eq!(chat.say("dan", "accept #1"), "#1 was already accepted.");
}

#[test]
fn a_challenge_is_answered_only_by_the_challenged() {
    let mut chat = Chat::new();
    chat.say("ann", "challenge bob chifoumi");
    assert_eq!(chat.say("cas", "accept #1"), "You can’t answer #1: it was made to somebody else.");
    assert_eq!(chat.say("cas", "accept"), "Nobody has offered you anything here.");
    assert_eq!(chat.say("cas", "withdraw #1"), "You can’t answer #1: it was made to somebody else.");
    assert_eq!(chat.say("bob", "withdraw #1"), "#1 isn’t your offer. “decline #1” turns it down.");
    assert!(chat.say("bob", "withdraw").starts_with("You have no open offer. “decline” turns down"));
    let letter = chat.letter("bob", "decline");
    assert_eq!(words(&letter), ["bob declines challenge #1."]);
    assert_eq!(called(&letter), ["ann"]);
    assert_eq!(chat.say("bob", "accept #1"), "#1 was already declined.");
}

#[test]
fn the_challenger_may_withdraw() {
    let mut chat = Chat::new();
    chat.say("ann", "challenge bob chifoumi");
    assert_eq!(chat.say("ann", "withdraw"), "ann withdraws challenge #1.");
    assert_eq!(chat.say("bob", "accept #1"), "#1 was withdrawn.");
    assert_eq!(chat.say("ann", "withdraw"), "You have no open offer.");
}

#[test]
fn a_challenge_expires() {
    let mut chat = Chat::new();
    chat.say("ann", "challenge bob chifoumi");
    chat.now += 8 * 24 * 60 * 60 * 1000;
    assert_eq!(chat.say("bob", "accept"), "#1 has expired. Make a new challenge.");
    assert_eq!(chat.say("bob", "accept #1"), "#1 has expired. Make a new challenge.");
}

#[test]
fn a_challenge_that_nobody_answers_is_said_to_be_void_once_where_it_was_made() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi\nann: challenge open sfirs");
    chat.now += 8 * 24 * 60 * 60 * 1000;
    let at = Timestamp::from_millisecond(chat.now).unwrap();
    chat.club.tick(at).unwrap();
    chat.club.tick(at).unwrap();
    let told = due(&mut chat.club, "console", at).split_off(2);
    let told: Vec<Outgoing> = told.into_iter().map(|(_, outgoing)| outgoing).collect();
    let text: Vec<String> = told.iter().map(|outgoing| words(&outgoing.letter).remove(0)).collect();
    assert_eq!(
        text,
        [
            "Nobody answered ann in time, so challenge #1 has expired.",
            "Nobody answered ann in time, so challenge #2 has expired.",
        ]
    );
    assert!(told.iter().all(|outgoing| is_to(&outgoing.letter, "general") && called(&outgoing.letter).is_empty()));
    assert_eq!(chat.say("bob", "accept #1"), "#1 has expired. Make a new challenge.");
}

#[test]
fn a_refusal_leaves_nothing_half_written() {
    let mut chat = Chat::with(Limits { challenges_per_person: 1, ..Limits::default() });
    chat.say("ann", "challenge open chifoumi");
    let refused = chat.say("ann", "challenge dan chifoumi");
    assert!(refused.contains("open challenges. Withdraw one first."), "{refused}");
    let tx = chat.club.store().read().unwrap();
    assert!(tx.account("console", "id-ann").unwrap().is_some());
    // On the way to the refusal it was noted who dan is.
    assert_eq!(tx.account("console", "id-dan").unwrap(), None);
}

#[test]
fn nobody_challenges_themself_or_a_stranger_or_the_same_person_twice() {
    let mut chat = Chat::new();
    assert_eq!(chat.say("ann", "challenge ann chifoumi"), "You can’t play against yourself.");
    assert_eq!(
        chat.say("ann", "challenge zoe chifoumi"),
        "I don’t know anybody called “zoe” here. Mention that person, or give the full account name."
    );
    chat.say("ann", "challenge bob chifoumi");
    assert_eq!(
        chat.say("ann", "challenge bob chifoumi"),
        "You have already made that challenge: #1. “withdraw #1” takes it back."
    );
    assert!(chat.say("ann", "challenge cas chifoumi").starts_with("ann challenges cas"));
}

#[test]
fn where_several_are_open_the_answer_asks_which_one() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi\ncas: challenge bob sia-doble");
    let letter = chat.letter("bob", "accept");
    assert_eq!(words(&letter)[0], "Which one? Say its number too, like “accept #1”:");
    assert_eq!(words(&letter)[1], "#1 Chifoumi (basic): ann challenges bob");
    assert_eq!(buttons(&letter), ["accept #1", "accept #2"]);
    assert!(chat.say("bob", "accept #2").starts_with("#2 Sia Doble, rated:"));
    chat.script("ann: challenge cas chifoumi");
    let letter = chat.letter("ann", "withdraw");
    assert_eq!(words(&letter)[0], "Which one? Say its number too, like “withdraw #1”:");
}

#[test]
fn a_name_of_nothing_to_be_seen_is_nobodys_and_makes_no_open_challenge() {
    let mut chat = Chat::new();
    for name in ["\"\"", "\u{3164}", "“\u{200b}”"] {
        let told = chat.say("ann", &format!("challenge {name} chifoumi"));
        assert!(told.starts_with("I don’t know anybody called “"), "{name:?}: {told}");
    }
    assert!(chat.say("ann", "challenge chifoumi").starts_with("ann challenges anyone"));
}

#[test]
fn people_are_found_by_id_by_mention_and_by_a_name_once_seen() {
    let mut chat = Chat::new();
    for (index, named) in ["<@id-bob>", "@bob", "id-bob", "BOB", "<@!id-bob>"].iter().enumerate() {
        let line = format!("challenge {named} chifoumi");
        assert!(chat.say("ann", &line).contains("challenges bob to"), "{named}");
        chat.say("ann", &format!("withdraw #{}", index + 1));
    }
    // Known from before, though the platform names nobody.
    chat.say("bob", "help");
    let mut request = chat.request("ann", "challenge bob chifoumi");
    request.people.clear();
    assert!(words(&letters(chat.handle(&request))[0])[0].contains("challenges bob to"));
    let mut request = chat.request("ann", "challenge id-bob sia-doble");
    request.people.clear();
    assert!(words(&letters(chat.handle(&request))[0])[0].contains("challenges bob to"));
}

#[test]
fn two_people_of_one_name_have_to_be_mentioned() {
    let mut chat = Chat::new();
    let mut request = chat.request("ann", "challenge bob chifoumi");
    let mut twin = request.people[1].clone();
    twin.id = "id-other-bob".into();
    request.people.push(twin);
    let letter = letters(chat.handle(&request)).remove(0);
    assert_eq!(words(&letter), ["Several people here are called bob. Mention the one you mean."]);
}

#[test]
fn games_and_challenges_are_limited() {
    let limits = Limits { games_per_person: 2, challenges_per_person: 3, ..Limits::default() };
    let mut chat = Chat::with(limits);
    chat.script(
        "ann: challenge bob chifoumi\nbob: accept\nann: challenge cas chifoumi\ncas: accept
         dan: challenge ann chifoumi",
    );
    assert_eq!(chat.say("ann", "challenge bob sia-doble"), "You are already playing 2 games. Finish one first.");
    assert_eq!(chat.say("ann", "accept"), "You are already playing 2 games. Finish one first.");
    chat.script("dan: challenge bob sia-doble\ndan: challenge cas sia-doble");
    assert_eq!(chat.say("dan", "challenge open sia-doble"), "You already have 3 open challenges. Withdraw one first.");
}

#[test]
fn in_conversations_of_two_both_are_told_in_their_own() {
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help");
    let sent = chat.letters_alone("ann", "challenge bob chifoumi first");
    assert_eq!(words(&sent[0]), ["I’m sending challenge #1 to bob. “withdraw #1” takes it back."]);
    assert!(is_to_account(&sent[1], "bob"));
    assert_eq!(called(&sent[1]), ["bob"]);
    let begun = chat.letters_alone("bob", "accept");
    assert_eq!(begun.len(), 2);
    let last = |letter, count| words(letter).into_iter().rev().take(count).collect::<Vec<_>>();
    assert!(last(&begun[0], 1)[0].starts_with("Type a turn, like “e2-e3”. "), "{:?}", words(&begun[0]));
    let [how, turned] = &last(&begun[1], 2)[..] else { panic!("{:?}", words(&begun[1])) };
    assert!(how.starts_with("When it’s your turn, type it, like “e6-e5”. "), "{how}");
    assert_eq!(turned, "Boards are turned for you: Black’s side is at the bottom.");
    assert!(is_to_account(&begun[0], "ann") && called(&begun[0]) == ["ann"]);
    assert!(begun[1].answers.is_some() && called(&begun[1]).is_empty());
    let played = chat.letters_alone("ann", "c2-d3");
    assert!(played.iter().any(|letter| is_to_account(letter, "bob") && called(letter) == ["bob"]));
    assert_eq!(
        words(&chat.letters_alone("ann", "challenge open chifoumi")[0]),
        ["Name your opponent, like “challenge bob chifoumi”. In a direct chat, nobody else can accept."]
    );
}

#[test]
fn a_line_that_is_no_command_is_answered_to_the_asker() {
    let mut chat = Chat::new();
    let letter = chat.letter("ann", "chalenge bob");
    assert_eq!(words(&letter), ["I don’t know the command “chalenge”. Did you mean challenge?"]);
    assert!(!is_public(&letter) && letter.answers.is_some());
    assert_eq!(Said::overheard("challenge bob chifoumi"), None);
}

#[test]
fn the_example_of_a_turn_is_one_that_its_reader_can_play() {
    for (game, first, second) in [
        ("chifoumi", "e2-e3", "e6-e5"),
        ("sfirs", "e8-e10", "g5-g3"),
        ("fursaz", "e5", "f7"),
        ("the-game", "@c3", "@f6"),
        ("sia-doble", "@q2 @s2 @u2 @r3 @t3 end", "@q5 @s5 @u5 @r4 @t4 end"),
    ] {
        let mut chat = Chat::new();
        chat.say("ann", &format!("challenge bob {game} first"));
        let begun = chat.say("bob", "accept");
        assert!(begun.contains(&format!("\nann types a turn, like “{first}”. ")), "{begun}");
        for (side, example) in [("first", first), ("second", second)] {
            let mut chat = Chat::new();
            let begun = chat.say("ann", &format!("challenge parlour {game} {side}"));
            assert!(begun.contains(&format!(", like “{example}”. ")), "{begun}");
            assert_eq!(begun.contains("Boards are turned for you"), side == "second", "{begun}");
        }
    }
    let mut chat = Chat::new();
    chat.script("ann: settings side first");
    assert!(!chat.say("ann", "challenge parlour chifoumi second").contains("turned for you"));
}
