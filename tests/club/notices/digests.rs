//! Digests: one direct message with all games, changed silently, and sent anew once a day if something awaits its reader.

use parlour::club::{Letter, Limits, SendFailure};

use crate::support::{Chat, called, is_to_account, landed, words};

/// Bob is told by a digest, and plays two games with ann in which it is her turn. The digest is sent.
fn chat() -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first 10d\nbob: accept\nann: challenge bob fursaz first 10d\nbob: accept");
    chat.script("bob: settings notices digest");
    let letters = send(&mut chat, "1m");
    assert_eq!(letters.len(), 1);
    assert!(is_to_account(&letters[0], "bob") && letters[0].digest && letters[0].edits.is_none());
    assert_eq!(words(&letters[0])[0], "Your games (2); none is waiting for you:");
    chat
}

/// Ann plays in the second game.
fn play_second(chat: &mut Chat) {
    let action = chat.first_legal(2);
    chat.script(&format!("ann: #2 {action}"));
}

/// The letters that are written because so much time passes, each of which is sent.
fn send(chat: &mut Chat, length: &str) -> Vec<Letter> {
    let letters = chat.wait_and_be_reminded(length);
    let at = chat.at();
    for letter in chat.club.waiting("console", 0, 100_000, at).unwrap() {
        // One that changes a message that was never sent is not to be sent.
        if chat.club.letter_to_send(letter.id, at).unwrap().is_some() {
            chat.club.sent(letter.id, &landed(&format!("message-{}", letter.id))).unwrap();
        }
    }
    letters
}

#[test]
fn a_digest_lists_all_games_those_that_wait_first_and_where_they_are() {
    let mut chat = chat();
    play_second(&mut chat);
    let letters = send(&mut chat, "5m");
    assert_eq!(letters.len(), 1);
    let said = words(&letters[0]);
    assert_eq!(said[0], "Your games (2); one is waiting for you:");
    assert!(said[1].starts_with("#2 Fursaz") && said[1].ends_with("(#general)"), "{said:?}");
    assert!(said[1].contains("bob’s time runs out in 10 days, on 1 Dec 2026 at 00:"), "{said:?}");
    assert!(said[2].starts_with("#1 Chifoumi"), "{said:?}");
    assert!(said[3].contains("“settings notices here” turns the list off"), "{said:?}");
    assert!(letters[0].edits.is_some() && called(&letters[0]).is_empty());
}

#[test]
fn a_digest_lists_every_game_however_many_there_are() {
    let mut chat = Chat::with(Limits { challenges_per_hour: 100, games_per_person: 100, ..Limits::default() });
    for _ in 0..30 {
        chat.script("ann: challenge bob chifoumi first 10d\nbob: accept");
    }
    chat.script("bob: settings notices digest");
    let letters = send(&mut chat, "1m");
    let said = letters.iter().map(words).find(|said| said[0] == "Your games (30); none is waiting for you:").unwrap();
    assert_eq!(said.iter().filter(|line| line.starts_with('#')).count(), 30, "{said:#?}");
}

#[test]
fn what_changes_is_gathered_and_the_message_is_changed_once_in_five_minutes() {
    let mut chat = chat();
    play_second(&mut chat);
    assert_eq!(send(&mut chat, "3m").len(), 0, "it was written a minute ago");
    chat.script("ann: #1 c2-c3");
    let letters = send(&mut chat, "2m");
    assert_eq!(letters.len(), 1);
    assert_eq!(words(&letters[0])[0], "Your games (2); 2 are waiting for you:");
    assert_eq!(send(&mut chat, "2h").len(), 0);
}

#[test]
fn it_is_sent_anew_once_a_day_at_the_chosen_hour_if_something_awaits() {
    let mut chat = chat();
    chat.script("bob: settings digest 18:30\nbob: settings zone Europe/Amsterdam");
    assert_eq!(send(&mut chat, "40h").len(), 0, "nothing awaits bob");
    chat.script("ann: #1 c2-c3");
    let letters = send(&mut chat, "5m");
    assert!(letters.len() == 1 && letters[0].edits.is_some());
    // From 16:05 to 17:30, UTC.
    assert_eq!(send(&mut chat, "80m").len(), 0);
    let letters = send(&mut chat, "10m");
    assert_eq!(letters.len(), 2);
    assert_eq!(words(&letters[0]), ["Below is a newer list of your games."]);
    assert!(letters[0].edits.is_some() && letters[1].edits.is_none());
    assert_eq!(words(&letters[1])[0], "Your games (2); one is waiting for you:");
    assert_eq!(send(&mut chat, "23h").len(), 0);
    assert_eq!(send(&mut chat, "1h").len(), 2);
    chat.script("bob: #1 c6-c5");
    let letters = send(&mut chat, "2d");
    assert!(letters.iter().all(|letter| letter.edits.is_some()), "only ann is awaited");
}

#[test]
fn a_muted_game_and_a_time_of_peace_send_nothing_anew() {
    let mut chat = chat();
    chat.script("ann: #1 c2-c3\nbob: mute #1");
    let letters = send(&mut chat, "2d");
    assert!(letters.iter().all(|letter| letter.edits.is_some()));
    chat.script("bob: unmute #1\nbob: snooze 3d");
    assert_eq!(send(&mut chat, "70h").len(), 0);
    let letters = send(&mut chat, "3h");
    assert!(letters.iter().any(|letter| letter.edits.is_none()));
}

#[test]
fn who_has_a_digest_is_called_nowhere_and_reminded_by_nothing_else() {
    let mut chat = chat();
    assert!(called(&chat.letter("ann", "#1 c2-c3")).is_empty());
    let letters = send(&mut chat, "9d");
    assert!(letters.iter().all(|letter| letter.digest || letter.edits.is_some()));
    assert!(called(&chat.letter("cas", "challenge bob sfirs")).is_empty());
    let letters = send(&mut chat, "6m");
    let listed = letters.iter().flat_map(words).any(|line| line.contains("cas challenges bob"));
    assert!(listed, "{letters:?}");
}

#[test]
fn a_challenge_is_listed_until_it_is_answered_withdrawn_or_runs_out() {
    let mut chat = chat();
    for (over, after) in [("ann: withdraw", "1m"), ("bob: decline", "1m"), ("", "8d")] {
        chat.script("ann: challenge bob sfirs");
        let listed = |letters: &[Letter]| {
            let last = letters.iter().rfind(|letter| letter.digest).unwrap();
            words(last).iter().any(|line| line.contains("challenges bob"))
        };
        assert!(listed(&send(&mut chat, "6m")), "before {over:?}");
        chat.script(over);
        send(&mut chat, after);
        assert!(!listed(&send(&mut chat, "6m")), "after {over:?}");
    }
}

#[test]
fn a_change_takes_the_place_of_one_that_still_waits() {
    let mut chat = chat();
    chat.script("ann: #1 c2-c3");
    assert_eq!(chat.wait_and_be_reminded("6m").len(), 1);
    play_second(&mut chat);
    let waiting = |chat: &mut Chat| {
        let at = chat.at();
        let waiting = chat.club.waiting("console", 0, 100_000, at).unwrap();
        waiting.into_iter().filter(|letter| letter.about.is_none() && letter.answers.is_none()).count()
    };
    assert_eq!(waiting(&mut chat), 1);
    assert_eq!(chat.wait_and_be_reminded("6m").len(), 1);
    assert_eq!(waiting(&mut chat), 1, "the platform was away, and needs only the last");
}

#[test]
fn who_takes_no_direct_messages_is_told_where_their_games_are_again() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first 10d\nbob: accept\nbob: settings notices digest\nann: c2-c3");
    chat.wait_and_be_reminded("1m");
    let at = chat.at();
    let waiting = chat.club.waiting("console", 0, 100_000, at).unwrap();
    let digest = waiting.into_iter().rfind(|letter| letter.about.is_none() && letter.answers.is_none()).unwrap();
    chat.club.unsent(digest.id, 0, &SendFailure::Final("they take no messages".into()), at).unwrap();
    let letters = chat.wait_and_be_reminded("1m");
    assert!(letters.iter().any(|letter| called(letter) == ["bob"]), "{letters:?}");
    assert!(chat.say("bob", "settings notices").contains("notices = here"));
}

#[test]
fn a_digest_that_is_not_wanted_any_more_says_so_and_stays_as_it_is() {
    let mut chat = chat();
    let letters = chat.letters("bob", "settings notices here");
    assert_eq!(letters.len(), 2);
    assert!(words(&letters[0])[0].starts_with("I no longer update this list of your games"));
    assert!(letters[0].edits.is_some() && !letters[0].digest);
    chat.script("ann: #1 c2-c3");
    assert_eq!(send(&mut chat, "1h").len(), 0);
}

#[test]
fn what_was_never_sent_is_not_changed() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first 10d\nbob: accept\nbob: settings notices digest");
    chat.wait_and_be_reminded("1m");
    chat.script("ann: c2-c3");
    chat.now += 10 * 60_000;
    let at = chat.at();
    chat.club.tick(at).unwrap();
    let waiting = chat.club.waiting("console", 0, 100_000, at).unwrap();
    let change = waiting.last().unwrap().id;
    assert_eq!(chat.club.letter_to_send(change, at).unwrap().map(|outgoing| outgoing.id), None);
    let waiting = chat.club.waiting("console", 0, 100_000, at).unwrap();
    assert!(waiting.iter().all(|letter| letter.id != change), "it is given up");
}

#[test]
fn what_could_not_be_sent_for_long_ends_no_digest_and_makes_way_for_the_next() {
    let mut chat = chat();
    chat.script("ann: #1 c2-c3");
    let letters = send(&mut chat, "5m");
    assert!(letters.len() == 1 && letters[0].edits.is_some());
    // The platform cannot be reached for three days.
    let letters = chat.wait_and_be_reminded("1d");
    assert_eq!(letters.len(), 2, "the one from before says that there is a newer one");
    let letters = chat.wait_and_be_reminded("1d");
    assert_eq!(letters.len(), 1, "nobody has seen the one of yesterday");
    let at = chat.at();
    let waiting = chat.club.waiting("console", 0, 100_000, at).unwrap();
    assert_eq!(waiting.len(), 2, "what says that there is a newer one, and that one");
    for letter in waiting {
        chat.club.unsent(letter.id, 40, &SendFailure::Passing("no connection".into()), at).unwrap();
    }
    assert!(chat.wait_and_be_reminded("1m").is_empty());
    assert!(chat.say("bob", "settings").contains("digest"), "it is still wanted");
}

#[test]
fn a_digest_is_kept_when_the_clock_is_set_back() {
    let mut chat = chat();
    let minute = 60_000;
    let live = |chat: &mut Chat| {
        let at = chat.at();
        chat.club.live(at).unwrap();
    };
    live(&mut chat);
    // The machine began with a wrong date.
    chat.now += 1_000 * 24 * 60 * minute;
    live(&mut chat);
    send(&mut chat, "1d");
    live(&mut chat);
    chat.now -= 1_000 * 24 * 60 * minute;
    live(&mut chat);
    chat.script("ann: #1 c2-c3");
    let letters = send(&mut chat, "6m");
    assert!(!letters.is_empty(), "it lists what awaits bob");
}

#[test]
fn a_digest_is_sent_anew_once_though_its_hour_comes_twice() {
    let mut chat = chat();
    chat.script("bob: settings digest 18:30\nann: #1 c2-c3");
    let sent_anew = |letters: Vec<Letter>| letters.into_iter().filter(|letter| letter.edits.is_none()).count();
    assert_eq!(sent_anew(send(&mut chat, "1130m")), 1);
    // The clock was an hour ahead.
    for by in [0, 3_600_000] {
        chat.now -= by;
        let at = chat.at();
        chat.club.live(at).unwrap();
    }
    play_second(&mut chat);
    assert_eq!(sent_anew(send(&mut chat, "2h")), 0);
    assert_eq!(sent_anew(send(&mut chat, "23h")), 1);
}

#[test]
fn a_digest_that_was_on_its_way_when_the_next_one_came_says_that_there_is_a_newer_one() {
    for delivered in [true, false] {
        let mut chat = chat();
        chat.script("ann: #1 c2-c3");
        send(&mut chat, "5m");
        // A new one is written and handed to the platform, which does not answer before the next one is written.
        let first = chat.wait("2d").into_iter().find(|letter| letter.edits.is_none()).unwrap();
        assert!(first.digest && !words(&first)[0].is_empty());
        let at = chat.at();
        let on_its_way = chat.club.waiting("console", 0, 100_000, at).unwrap();
        let on_its_way =
            on_its_way.iter().filter(|letter| letter.to == first.to).map(|letter| letter.id).max().unwrap();
        assert!(chat.club.letter_to_send(on_its_way, at).unwrap().is_some());
        chat.now += 86_400_000;
        let at = chat.at();
        while chat.club.tick(at).unwrap() {}
        assert!(chat.club.letter_to_send(on_its_way, at).unwrap().is_none(), "it is not sent any more");
        if delivered {
            chat.club.sent(on_its_way, &landed("late")).unwrap();
        }
        let mut changed = Vec::new();
        for letter in chat.club.waiting("console", 0, 100_000, at).unwrap() {
            let Some(outgoing) = chat.club.letter_to_send(letter.id, at).unwrap() else { continue };
            changed.extend(outgoing.edits.filter(|edited| edited.message == "late").map(|_| words(&outgoing.letter)));
        }
        let newer = vec![vec!["Below is a newer list of your games.".to_owned()]];
        assert_eq!(changed, if delivered { newer } else { Vec::new() });
    }
}
