//! Games with the computer, as the club sees them. Whoever thinks for it is a test here.

use parlour::club::{Awaited, Letter, Limits, To};
use parlour::command::{Command, Id, PlayCommand, read};
use parlour::rules::Player;

use crate::support::{Chat, buttons, called, words};

/// What awaits the computer.
fn awaited(chat: &mut Chat) -> Vec<Awaited> {
    chat.club.awaiting_computer().unwrap()
}

/// The computer does this about the one thing that awaits it; what people are told of it.
fn computer_says(chat: &mut Chat, line: &str) -> Letter {
    let awaited = awaited(chat);
    assert_eq!(awaited.len(), 1);
    let request = awaited[0].request(read(line).unwrap());
    chat.now += 2_000;
    assert!(chat.handle(&request).letters.is_empty(), "nothing is written to the computer");
    chat.last_letter()
}

#[test]
fn a_challenge_to_the_computer_begins_at_once_unrated_and_without_a_clock() {
    let mut chat = Chat::new();
    let begun = chat.say("ann", "challenge parlour chifoumi level:5 first");
    assert!(begun.contains("unrated: ann (White) against Parlour 5 (Black)"), "{begun}");
    assert!(begun.contains("level 5 of 8, rated 2310 among its levels. The game is unrated"), "{begun}");
    assert!(!begun.contains("runs out"), "{begun}");
    assert!(awaited(&mut chat).is_empty(), "it is ann's turn");
    let played = chat.letter("ann", "c2-c3");
    assert!(called(&played).is_empty(), "the computer is not called");
    let waiting = awaited(&mut chat);
    assert_eq!((waiting[0].game_id, waiting[0].entries, waiting[0].level, waiting[0].offer), (1, 1, 5, None));
}

#[test]
fn against_the_computer_everybody_sees_the_board_from_the_side_of_the_person() {
    let mut chat = Chat::new();
    let bottom = |chat: &mut Chat| chat.last_letter().picture.unwrap().bottom;
    chat.say("ann", "challenge parlour chifoumi level:1 second");
    assert_eq!(bottom(&mut chat), Player::Two);
    assert_eq!(computer_says(&mut chat, "#1 c2-c3").picture.unwrap().bottom, Player::Two);
    assert_eq!(chat.letter("cas", "board #1").picture.unwrap().bottom, Player::Two);
    chat.script("ann: settings side first\nann: c6-c5");
    assert_eq!(chat.letter("ann", "board #1").picture.unwrap().bottom, Player::One, "they have chosen otherwise");
    chat.script("ann: settings side own\nann: settings place side first");
    assert_eq!(computer_says(&mut chat, "#1 d2-d3").picture.unwrap().bottom, Player::One, "and so has the room");
}

#[test]
fn a_turn_against_the_computer_shows_one_board_and_one_score() {
    let mut chat = Chat::new();
    chat.say("ann", "challenge parlour chifoumi level:1 first");
    let shown = |letter: &Letter| {
        let score = words(letter).iter().any(|sentence| sentence.starts_with("Score: "));
        (letter.picture.is_some(), score)
    };
    assert_eq!(shown(&chat.letter("ann", "c2-c3")), (false, false), "the computer answers in a moment");
    assert_eq!(shown(&computer_says(&mut chat, "#1 c6-c5")), (true, true));
    assert!(chat.letter("ann", "resign sure").picture.is_some(), "a game ends with its board");
}

#[test]
fn who_did_not_choose_a_side_hears_that_it_is_random_and_how_to_choose_one() {
    let mut chat = Chat::new();
    let told = "The sides are random. “challenge parlour sfirs first” lets you begin, “challenge parlour sfirs second” lets me.";
    assert!(chat.say("ann", "challenge parlour sfirs").contains(told));
    assert!(!chat.say("ann", "challenge parlour sfirs second").contains("random"));
    assert!(!chat.say("bob", "challenge parlour sfirs first").contains("random"));
    chat.script("bob: resign sure");
    assert!(!chat.say("bob", "rematch").contains("random"), "the sides are swapped");
}

#[test]
fn a_level_alone_means_the_computer_and_without_one_it_plays_at_the_third() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "challenge sfirs level:1").contains("Parlour 1"));
    assert!(chat.say("ann", "challenge Parlour fursaz 5 level 8").contains("Parlour 8"));
    assert!(chat.say("ann", "challenge @parlour the game").contains("Parlour 3 is the computer at level 3"));
}

#[test]
fn what_a_game_with_the_computer_cannot_have_is_refused_with_the_next_step() {
    let mut chat = Chat::new();
    for (line, words) in [
        ("challenge parlour sfirs rated", "Leave out “rated”"),
        ("challenge parlour sfirs clock:3d", "Leave out the time"),
        ("challenge parlour sfirs claimable", "Leave out the time"),
        ("challenge bob sfirs level:2", "Challenge it like “challenge parlour chifoumi level:3”"),
        ("challenge parlour sfirs level:9", "Choose level:1, level:2"),
    ] {
        let refused = chat.say("ann", line);
        assert!(refused.contains(words), "{line}: {refused}");
    }
    assert!(awaited(&mut chat).is_empty());
}

#[test]
fn the_computer_plays_through_the_same_door_and_calls_its_opponent() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    let told = computer_says(&mut chat, "#1 c6-c5");
    assert!(words(&told)[0].contains("Parlour 3 (Black) played c6-c5"), "{:?}", words(&told));
    assert_eq!(called(&told), ["ann"]);
    assert!(awaited(&mut chat).is_empty());
}

#[test]
fn in_a_conversation_of_two_the_computer_answers_at_any_hour() {
    let mut chat = Chat::new();
    // It is midnight.
    for line in ["hours 8-22 UTC", "snooze 8h", "challenge parlour chifoumi first", "c2-c3"] {
        chat.letters_alone("ann", line);
    }
    let told = computer_says(&mut chat, "#1 c6-c5");
    assert!(words(&told)[0].contains("Parlour 3 (Black) played c6-c5") && told.picture.is_some(), "{told:#?}");
}

#[test]
fn a_turn_that_was_thought_about_twice_is_played_once() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    let first = awaited(&mut chat).remove(0);
    let command = Command::Play(PlayCommand::Move(Some(Id(1)), "c6-c5".to_owned()));
    chat.handle(&first.request(command.clone()));
    assert!(chat.handle(&first.request(command)).repeated);
    let game = chat.club.store().read().unwrap().game(1).unwrap().unwrap();
    assert_eq!((game.entries, game.plies), (2, 2));
}

#[test]
fn a_turn_taken_back_while_the_computer_thinks_is_not_answered() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    let late = awaited(&mut chat).remove(0);
    let back = chat.say("ann", "takeback");
    assert!(back.contains("ann takes back the last turn in #1"), "{back}");
    chat.handle(&late.request(Command::Play(PlayCommand::Move(Some(Id(1)), "c6-c5".to_owned()))));
    assert!(chat.say("ann", "c2-c3").contains("played c2-c3"), "it was ann's turn still, with nothing played");
}

#[test]
fn turns_are_taken_back_from_the_computer_one_after_the_other() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    computer_says(&mut chat, "#1 c6-c5");
    chat.script("ann: e2-e3");
    computer_says(&mut chat, "#1 e6-e5");
    chat.script("ann: takeback\nann: takeback");
    let refused = chat.say("ann", "takeback");
    assert!(refused.contains("haven’t played a turn"), "{refused}");
}

#[test]
fn whoever_takes_a_turn_back_from_the_computer_is_not_called_to_it() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    computer_says(&mut chat, "#1 c6-c5");
    let back = chat.letter("ann", "takeback");
    assert!(words(&back)[1].contains("ann (White) to move"), "{:?}", words(&back));
    assert!(called(&back).is_empty());
    assert!(chat.wait("1h").is_empty(), "nor is there a notice later");
}

#[test]
fn the_computer_answers_an_offer_before_it_moves() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first\nann: c2-c3");
    let offered = chat.letter("ann", "draw yes");
    assert!(buttons(&offered).is_empty(), "nobody but the computer may press them");
    assert!(matches!(words(&offered).as_slice(), [told] if told.starts_with("ann asks Parlour 3 to break off #1")));
    assert!(awaited(&mut chat)[0].offer.is_some());
    let told = computer_says(&mut chat, "decline");
    assert!(words(&told)[0].contains("Parlour 3 declines"), "{:?}", words(&told));
    assert_eq!(awaited(&mut chat)[0].offer, None);
}

#[test]
fn a_rematch_with_the_computer_begins_at_once_with_sides_changed() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi level:2 first\nann: resign yes");
    let again = chat.letter("ann", "rematch");
    assert!(words(&again)[0].contains("Parlour 2 (White) against ann (Black)"), "{:?}", words(&again));
    assert_eq!(awaited(&mut chat)[0].player.number(), 1);
    assert!(!buttons(&again).contains(&"accept #2".to_owned()));
}

#[test]
fn the_computer_plays_so_many_games_and_no_more() {
    let mut chat = Chat::with(Limits { computer_games: 1, ..Limits::default() });
    chat.script("ann: challenge parlour chifoumi");
    assert!(chat.say("bob", "challenge parlour chifoumi").contains("already playing 1 games"));
    let mut off = Chat::with(Limits { computer_games: 0, ..Limits::default() });
    assert!(off.say("ann", "challenge parlour chifoumi").contains("doesn’t play here"));
}

#[test]
fn the_computer_may_play_more_at_once_than_a_person_may_ask() {
    let limits = Limits { requests_per_minute: 1, games_per_person: 1, ..Limits::default() };
    let mut chat = Chat::with(limits);
    for who in ["ann", "bob", "cas"] {
        chat.now += 120_000;
        chat.script(&format!("{who}: challenge parlour chifoumi second"));
    }
    for awaited in awaited(&mut chat) {
        let id = Some(Id(awaited.game_id));
        chat.handle(&awaited.request(Command::Play(PlayCommand::Move(id, "c2-c3".to_owned()))));
    }
    assert!(awaited(&mut chat).is_empty());
}

#[test]
fn the_computers_profile_tells_how_strong_its_levels_are() {
    let mut chat = Chat::new();
    let told = chat.say("ann", "profile parlour");
    assert!(told.contains("Chifoumi, levels 1 to 8: 1000, 1340, 1680, 2040, 2310, 2610, 2880, 3240"), "{told}");
}

#[test]
fn in_a_conversation_of_two_the_computer_answers_there() {
    let mut chat = Chat::new();
    for line in ["challenge parlour chifoumi first", "c2-c3"] {
        chat.letters_alone("ann", line);
    }
    let told = computer_says(&mut chat, "#1 c6-c5");
    assert_eq!(told.to, To::Place("direct-ann".to_owned()));
}
