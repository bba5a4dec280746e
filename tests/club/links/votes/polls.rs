//! Votes as polls of a platform.

use parlour::club::{PollPress, PostedPoll};

use super::*;

/// The poll that a letter asks for, posted on Discord.
fn posted(rooms: &mut Rooms, letters: &[Letter], message: &str) -> Vec<String> {
    let letter = letters.iter().find(|letter| letter.poll.is_some()).unwrap();
    let poll = letter.poll.clone().unwrap();
    let numbers = (1..).take(poll.answers.len()).collect();
    let at = PostedPoll { channel: "channel".to_owned(), message: message.to_owned(), numbers };
    let now = rooms.chat.at();
    rooms.chat.club.poll_posted(letter.about.unwrap(), &poll, at, now).unwrap();
    poll.answers.into_iter().map(|answer| answer.label).collect()
}

fn press(rooms: &mut Rooms, who: &str, answer: u8, given: bool) -> Vec<Letter> {
    let request = rooms.request(who, "");
    let said = Said::Polled(PollPress { message: "poll".to_owned(), answer, given });
    rooms.hear(&Request { said, ..request })
}

/// The letters of a game that has eight first turns.
fn with_few_turns(rooms: &mut Rooms) -> Vec<Letter> {
    let code = rooms.code("the-game first clock:3h vote:1h");
    rooms.letters("bob", &format!("vote accept {code}"))
}

#[test]
fn a_vote_on_few_turns_is_a_poll_for_those_who_vote_and_one_on_many_is_none() {
    let mut rooms = Rooms::new();
    let letters = with_few_turns(&mut rooms);
    let polls: Vec<&Letter> = letters.iter().filter(|letter| letter.poll.is_some()).collect();
    assert_eq!(polls.len(), 1, "{letters:#?}");
    assert_eq!(polls[0].to, To::Place("place-channel".to_owned()));
    let poll = polls[0].poll.as_ref().unwrap();
    assert_eq!((poll.answers.len(), poll.question.as_str()), (8, "#1: what should channel play?"));
    assert_eq!(poll.answers[0].command.to_string(), format!("vote #1 {}", poll.answers[0].label));
    let mut rooms = Rooms::new();
    let code = rooms.code("fursaz first clock:3h vote:1h");
    let letters = rooms.letters("bob", &format!("vote accept {code}"));
    assert!(letters.iter().all(|letter| letter.poll.is_none()));
}

#[test]
fn what_is_pressed_is_a_vote_and_what_is_known_changes_nothing() {
    let mut rooms = Rooms::new();
    let letters = with_few_turns(&mut rooms);
    let turns = posted(&mut rooms, &letters, "poll");
    let suggested = told(&press(&mut rooms, "cas", 1, true));
    assert!(suggested.contains(&format!("cas suggests {}", turns[0])), "{suggested}");
    // The poll shows by itself how many votes a turn has.
    assert_eq!(press(&mut rooms, "cid", 1, true), []);
    assert_eq!(press(&mut rooms, "cas", 1, true), []);
    // cas votes for another turn by typing; the poll still shows the first one, and is read again.
    rooms.say("cas", &format!("vote {}", turns[1]));
    assert_eq!(press(&mut rooms, "cas", 1, true), []);
    assert!(rooms.say("ann", "ballot").contains("(one vote) / 2."), "{}", rooms.say("ann", "ballot"));
    // Nor is that vote taken back with the answer.
    assert_eq!(press(&mut rooms, "cas", 1, false), []);
    assert_eq!(press(&mut rooms, "cid", 1, false), []);
    let played = rooms.wait("1h");
    assert!(played.contains(&turns[1]) && played.contains("by the only vote"), "{played}");
}

#[test]
fn in_a_poll_a_vote_can_be_changed_as_often_as_one_likes() {
    let mut rooms = Rooms::new();
    let letters = with_few_turns(&mut rooms);
    let turns = posted(&mut rooms, &letters, "poll");
    for answer in 1..=7 {
        press(&mut rooms, "cas", answer, true);
        press(&mut rooms, "cas", answer, false);
    }
    press(&mut rooms, "cas", 8, true);
    let played = rooms.wait("1h");
    assert!(played.contains(&turns[7]) && played.contains("by the only vote"), "{played}");
}

#[test]
fn a_poll_ends_with_its_vote_and_nothing_is_pressed_in_it_then() {
    let mut rooms = Rooms::new();
    let letters = with_few_turns(&mut rooms);
    let turns = posted(&mut rooms, &letters, "poll");
    press(&mut rooms, "cas", 3, true);
    rooms.chat.now += 3_600_000;
    let at = rooms.chat.at();
    while rooms.chat.club.tick(at).unwrap() {}
    let letters = rooms.written();
    let ends: Vec<&PostedPoll> = letters.iter().filter_map(|letter| letter.ends.as_ref()).collect();
    assert_eq!((ends.len(), ends[0].message.as_str()), (1, "poll"));
    assert!(told(&letters).contains(&turns[2]));
    assert_eq!(press(&mut rooms, "cid", 1, true), []);
    assert_eq!(rooms.chat.club.open_polls("discord").unwrap(), []);
}

#[test]
fn a_poll_that_is_posted_after_its_vote_is_ended_at_once() {
    let mut rooms = Rooms::new();
    let opened = with_few_turns(&mut rooms);
    let letter = opened.iter().find(|letter| letter.poll.is_some()).unwrap();
    rooms.say("cas", &format!("vote {}", letter.poll.as_ref().unwrap().answers[0].label));
    rooms.wait("1h");
    posted(&mut rooms, &opened, "poll");
    let letters = rooms.written();
    assert!(letters.len() == 1 && letters[0].ends.is_some(), "{letters:#?}");
}

#[test]
fn a_kill_forgets_nothing_of_a_poll_and_forgetting_somebody_does() {
    let path = crate::desk::keeping::path("polls");
    let mut rooms = Rooms { path: Some(path), ..Rooms::new() };
    rooms.kill();
    let letters = with_few_turns(&mut rooms);
    posted(&mut rooms, &letters, "poll");
    press(&mut rooms, "cas", 2, true);
    rooms.kill();
    let open = rooms.chat.club.open_polls("discord").unwrap();
    assert_eq!(open.len(), 1);
    assert_eq!(
        open[0].pressed.iter().map(|(person, answer)| (person.id.as_str(), *answer)).collect::<Vec<_>>(),
        [("id-cas", 2)]
    );
    assert_eq!(press(&mut rooms, "cas", 2, true), []);
    rooms.say_alone("cas", "forget yes");
    assert_eq!(rooms.chat.club.open_polls("discord").unwrap()[0].pressed, []);
}

#[test]
fn if_nobody_votes_there_is_a_new_poll_once_a_turn_and_what_is_pressed_in_it_counts() {
    let mut rooms = Rooms::new();
    let letters = with_few_turns(&mut rooms);
    let turns = posted(&mut rooms, &letters, "first");
    let hour = |rooms: &mut Rooms| {
        rooms.chat.now += 3_600_000;
        let at = rooms.chat.at();
        while rooms.chat.club.tick(at).unwrap() {}
        rooms.written()
    };
    let letters = hour(&mut rooms);
    let ends: Vec<&str> = letters.iter().filter_map(|letter| Some(letter.ends.as_ref()?.message.as_str())).collect();
    assert_eq!(ends, ["first"]);
    let told = told(&letters);
    assert!(told.contains("Nobody has voted for channel in #1 yet, so the vote goes on and now ends"), "{told}");
    // Discord shows when the poll ends: it is open until the channel’s time is over.
    let until = letters.iter().find_map(|letter| letter.poll.as_ref()).unwrap().until;
    let left = until.duration_since(rooms.chat.at()).as_secs();
    assert!((6_000..7_200).contains(&left), "{left}");
    assert_eq!(posted(&mut rooms, &letters, "poll"), turns);
    assert_eq!(press(&mut rooms, "cid", 9, true), [], "no such answer");
    // Nobody has voted in the second hour either; nothing more is posted.
    let quiet = hour(&mut rooms);
    assert!(quiet.iter().all(|letter| letter.poll.is_none() && letter.ends.is_none()), "{quiet:#?}");
    press(&mut rooms, "cas", 2, true);
    let played = rooms.wait("59m30s");
    assert!(played.contains(&turns[1]) && played.contains("by the only vote"), "{played}");
}
