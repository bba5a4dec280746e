//! Matches: several games between two for one result.

use parlour::clock::GameClock;
use parlour::rules::Player;
use parlour::store::{ClockRow, DueKind};

use crate::support::{Chat, TWO_TURNS_EACH, buttons, lines};

/// The newest game.
fn newest(chat: &mut Chat) -> i64 {
    let tx = chat.club.store().read().unwrap();
    tx.game_ids(0, 1_000).unwrap().pop().unwrap()
}

/// Who plays the first side of a game.
fn first(chat: &mut Chat, id: i64) -> String {
    let tx = chat.club.store().read().unwrap();
    tx.game(id).unwrap().unwrap().seats[0].name.clone()
}

/// Two turns of each in the newest game of Chifoumi, so that giving it up loses it.
fn two_turns_each(chat: &mut Chat) -> i64 {
    let id = newest(chat);
    let first = first(chat, id);
    for line in TWO_TURNS_EACH.lines() {
        let (who, line) = line.split_once(": ").unwrap();
        let who = if (who == "ann") == (first == "ann") { "ann" } else { "bob" };
        chat.letters(who, &format!("#{id} {line}"));
    }
    id
}

#[test]
fn a_match_to_fifteen_adds_the_points_of_its_games_up_and_changes_sides() {
    let mut chat = Chat::new();
    let offered = chat.say("ann", "challenge bob chifoumi match:15 first");
    assert!(offered.contains("They play a match to 15 points."), "{offered}");
    let begun = lines(&chat.letters("bob", "accept"));
    assert!(begun.contains("This is game 1 of a match to 15 points: ann 0, bob 0."), "{begun}");
    // Each game is given up with eight pieces on the board: 8 points as White, 8½ as Black.
    let id = two_turns_each(&mut chat);
    assert_eq!(first(&mut chat, id), "ann");
    let told = lines(&chat.letters("ann", &format!("resign #{id} yes")));
    assert!(told.contains("This is game 2 of a match to 15 points: bob 8½, ann 0."), "{told}");
    assert!(told.contains("Ratings: "), "each game is rated by itself: {told}");
    assert!(told.contains("After game 1 of a match to 15 points: bob 8½, ann 0."), "the last board: {told}");
    let shown = chat.say("ann", "board");
    assert!(shown.contains("This is game 2 of a match to 15 points: bob 8½, ann 0."), "{shown}");
    let listed = chat.say("ann", "games");
    assert!(listed.contains("bob against ann (game 2 of a match to 15 points, 8½ to 0)"), "{listed}");
    let id = two_turns_each(&mut chat);
    assert_eq!(first(&mut chat, id), "bob");
    let told = lines(&chat.letters("ann", &format!("resign #{id} yes")));
    assert!(told.contains("bob wins the match to 15 points, 16½ to 0."), "{told}");
    assert_eq!(newest(&mut chat), id, "no further game begins");
}

#[test]
fn a_game_that_is_given_up_early_is_lost_and_no_rematch_is_offered_in_between() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob sia-doble best:3 first\nbob: accept");
    let id = newest(&mut chat);
    let letters = chat.letters("bob", &format!("resign #{id} yes"));
    assert!(lines(&letters).contains("This is game 2 of a best of 3: ann 1, bob 0."), "{letters:#?}");
    assert!(!buttons(&letters[0]).iter().any(|line| line.starts_with("rematch")), "{letters:#?}");
    assert!(chat.say("ann", &format!("rematch #{id}")).contains("belongs to a match"));
}

#[test]
fn a_match_is_won_as_soon_as_it_is_decided_and_goes_on_while_it_is_level() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi best:2 first\nbob: accept");
    for (loser, expected) in [
        ("ann", "This is game 2 of a best of 2: bob 1, ann 0."),
        ("bob", "The best of 2 was level, so this is game 3. The leader after it wins: ann 1, bob 1."),
        ("ann", "bob wins the best of 2, 2 to 1."),
    ] {
        let id = newest(&mut chat);
        let told = lines(&chat.letters(loser, &format!("resign #{id} yes")));
        assert!(told.contains(expected), "{told}");
    }
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi best:5 first\nbob: accept");
    for _ in 0..3 {
        let id = newest(&mut chat);
        chat.letters("bob", &format!("resign #{id} yes"));
    }
    assert!(chat.say("ann", "games").contains("No games"), "three of five decide");
}

#[test]
fn a_void_game_is_played_anew_with_the_same_sides() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob sia-doble best:3 first unrated none\nbob: accept");
    let id = newest(&mut chat);
    // Its clock is not one of a match: nobody loses who has not played yet.
    let at = chat.at();
    let clock = GameClock::start("2d".parse().unwrap(), Player::One, at);
    let tx = chat.club.store().begin().unwrap();
    tx.put_clock(id, &ClockRow { clock, out_at: None }, false).unwrap();
    tx.set_due(DueKind::FLAG, id, Some(at)).unwrap();
    tx.commit().unwrap();
    assert!(lines(&chat.wait("2d")).contains("ran out of time before finishing a first turn"));
    let again = newest(&mut chat);
    assert_ne!(again, id);
    assert_eq!(first(&mut chat, again), "ann");
    let shown = chat.say("ann", "board");
    assert!(shown.contains(&format!("#{again}")), "{shown}");
}

#[test]
fn giving_the_match_up_ends_it_whatever_its_points() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi match:15 first\nbob: accept");
    let id = newest(&mut chat);
    chat.letters("bob", &format!("resign #{id} yes"));
    let asked = chat.say("ann", "resign match");
    assert!(asked.contains("resign the whole match"), "{asked}");
    let told = lines(&chat.letters("ann", "resign match yes"));
    assert!(told.contains("ann resigns the match.") && told.contains("bob wins the match to 15 points"), "{told}");
    assert!(chat.say("ann", "games").contains("No games"));
    let mut chat = Chat::with_game("chifoumi");
    assert!(chat.say("ann", "resign match").contains("isn’t part of a match"));
}

#[test]
fn a_match_that_is_given_up_before_it_is_decided_names_no_points() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi match:15 first\nbob: accept");
    let told = lines(&chat.letters("ann", "resign match yes"));
    assert!(told.contains("bob wins the match to 15 points: ann doesn’t finish it."), "{told}");
    assert!(!told.contains("0 to 0"), "{told}");
}

#[test]
fn who_never_finishes_a_first_turn_loses_a_game_of_a_match() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob sia-doble best:3 clock:1d lost first\nbob: accept");
    let told = lines(&chat.wait("2d"));
    assert!(told.contains("bob 1, ann 0"), "{told}");
}

#[test]
fn points_are_only_played_for_where_they_are_counted() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "challenge bob sfirs match:15").contains("doesn’t count points"));
}
