//! Challenges in which the clocks differ: a handicap, and never rated.

use parlour::club::Attachment;

use crate::support::{Chat, lines, words};

#[test]
fn the_challengers_time_comes_first_and_each_keeps_their_own_whichever_side_they_play() {
    let mut chat = Chat::new();
    let offered = chat.say("ann", "challenge bob chifoumi clock:3d/1d second");
    assert!(offered.contains("unrated, clock 3d/1d, claimable; ann plays Black"), "{offered}");
    let odds = "The clocks differ: ann has 3d, and the opponent 1d. That’s a handicap, so the game is unrated.";
    assert!(offered.contains(odds), "{offered}");
    let begun = chat.say("bob", "accept");
    assert!(begun.contains("unrated: bob (White) against ann (Black)."), "{begun}");
    assert!(begun.contains("The clocks differ: the first player has 1d, the second 3d; "), "{begun}");
    assert!(begun.contains("bob’s time runs out in 1 day, on 22 Nov 2026 at 00:00 UTC."), "{begun}");
    let played = chat.say("bob", "c2-c3");
    assert!(played.contains("ann’s time runs out in 3 days"), "{played}");
    let letter = chat.letter("ann", "record");
    let [Attachment::Text { content, .. }] = &letter.files[..] else { panic!() };
    assert!(content.contains("[Clock \"1d/3d\"]"), "{content}");
    // Each has the same time in every turn.
    assert!(chat.say("ann", "c6-c5").contains("bob’s time runs out in 1 day"));
    // It can wait until ann is awake.
    assert_eq!(chat.wait("25h").len(), 0);
    let out = lines(&chat.wait("8h"));
    assert!(out.contains("bob"), "{out}");
    assert!(!chat.say("cas", "leaderboard").contains("bob"), "it isn’t rated");
}

#[test]
fn a_rematch_and_the_next_game_of_a_match_leave_everybody_their_time() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign yes");
    chat.script("ann: challenge bob chifoumi clock:3d/1d first\nbob: accept");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5\nbob: resign yes\nbob: rematch");
    let again = chat.say("ann", "accept");
    assert!(again.contains("bob (White) against ann (Black)") && again.contains("first player has 1d, the second 3d"));
    chat.script("bob: c2-c3\nann: c6-c5\nbob: e2-e3\nann: e6-e5\nann: resign yes");
    chat.script("ann: challenge bob sia-doble best:3 clock:3d/1d first");
    let first = chat.say("bob", "accept");
    assert!(first.contains("the first player has 3d, the second 1d"), "{first}");
    let id = first.split([' ', '#']).find_map(|word| word.parse::<i64>().ok()).unwrap();
    for turn in 0..6 {
        let action = chat.first_legal(id);
        let mover = chat.game(id).to_move().unwrap();
        let _ = turn;
        chat.script(&format!("{}: #{id} {action}", ["ann", "bob"][mover.index()]));
    }
    let next = lines(&chat.letters("bob", &format!("resign #{id} yes")));
    assert!(next.contains("the first player has 1d, the second 3d"), "{next}");
}

#[test]
fn odds_are_refused_where_both_have_the_same_time() {
    let mut chat = Chat::new();
    let rated = chat.say("ann", "challenge bob chifoumi clock:3d/1d rated");
    assert_eq!(rated, "A game with a handicap is never rated. Leave out “rated”.");
    for line in ["tournament open league chifoumi clock:3d/1d", "challenge parlour chifoumi clock:3d/1d"] {
        let refused = chat.say("ann", line);
        assert!(refused.contains("same time there") || refused.contains("no clock"), "{line}: {refused}");
    }
    // A clock for an evening against one for days, and a place’s usual clock.
    for line in ["challenge bob chifoumi clock:3d/20m", "settings place clock 3d/1d"] {
        let said = words(&chat.letter("ann", line)).join(" ");
        assert!(!said.contains("3d/1d;") && !said.contains("challenges"), "{line}: {said}");
    }
    assert!(chat.say("ann", "challenge bob chifoumi clock:3d/3d").contains("clock 3d;"), "that is no handicap");
}

#[test]
fn a_challenger_can_give_the_first_turns_and_the_game_is_unrated() {
    let mut chat = Chat::new();
    let offered = chat.say("ann", "challenge bob chifoumi odds:2");
    assert!(offered.contains("unrated, ") && offered.contains("ann plays Black"), "{offered}");
    let odds = "The opponent has the first 2 turns, one after the other. That’s a handicap, so the game is unrated.";
    assert!(offered.contains(odds) && !offered.contains("swap"), "{offered}");
    let begun = chat.say("bob", "accept");
    assert!(begun.contains("bob (White) has the first 2 turns, one after the other."), "{begun}");
    assert!(!begun.contains("It begins from the position on the board."), "{begun}");
    let first = chat.say("bob", "c2-c3");
    assert!(first.contains("bob (White) has the first turns, so it’s their turn again."), "{first}");
    assert!(!first.contains("skipped"), "{first}");
    let early = chat.say("ann", "c6-c5");
    assert!(early.contains("bob"), "it isn’t ann’s turn: {early}");
    let second = chat.say("bob", "e2-e3");
    assert!(second.contains("ann (Black) to move."), "{second}");
    let letter = chat.letter("ann", "record");
    let [Attachment::Text { content, .. }] = &letter.files[..] else { panic!() };
    assert!(content.contains("PRS w - - 1+2\"]"), "{content}");
    assert!(!chat.say("cas", "leaderboard").contains("bob"), "it isn’t rated");
}

#[test]
fn whoever_was_given_the_first_turns_has_them_in_a_rematch_too() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi odds:1\nbob: accept\nbob: c2-c3\nann: c6-c5\nbob: e2-e3\nann: e6-e5");
    chat.script("bob: resign yes\nbob: rematch");
    let again = chat.say("ann", "accept");
    assert!(again.contains("ann (White) against bob (Black)"), "{again}");
    assert!(again.contains("bob (Black) has the first turn.") && again.contains("bob (Black) to move."), "{again}");
}

#[test]
fn nobody_swaps_sides_in_fursaz_once_the_first_turn_was_given() {
    let mut chat = Chat::new();
    let offered = chat.say("ann", "challenge bob fursaz odds:1 first");
    assert!(offered.contains("The opponent has the first turn.") && offered.contains("Nobody can swap sides."));
    let begun = chat.say("bob", "accept");
    assert!(begun.contains("bob (White) has the first turn.") && begun.contains("Nobody can swap sides."), "{begun}");
    assert!(chat.say("bob", "g7").contains("ann (Black) to move."));
    assert!(!chat.say("ann", "moves").contains("swap"));
}

#[test]
fn a_match_can_begin_with_points_for_the_opponent_and_is_unrated() {
    let mut chat = Chat::new();
    let offered = chat.say("ann", "challenge bob chifoumi match:15 lead:8 first");
    assert!(offered.contains("The opponent begins with 8 points. That’s a handicap, so the match is unrated."));
    let begun = chat.say("bob", "accept");
    assert!(begun.contains("This is game 1 of a match to 15 points: bob 8, ann 0."), "{begun}");
    assert!(begun.contains("unrated"), "{begun}");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5");
    // Black wins with eight pieces: 8½ points, and 16½ in all.
    let told = lines(&chat.letters("ann", "resign yes"));
    assert!(told.contains("bob wins the match to 15 points, 16½ to 0."), "{told}");
    assert!(!told.contains("Ratings:"), "{told}");
    chat.script("cas: challenge dan sia-doble best:5 lead:2 second");
    let begun = chat.say("dan", "accept");
    assert!(begun.contains("This is game 1 of a best of 5: dan 2, cas 0."), "{begun}");
}

#[test]
fn an_invitation_can_have_a_handicap_too() {
    let mut chat = Chat::new();
    let invited = lines(&chat.letters_alone("ann", "invite sfirs odds:3"));
    assert!(invited.contains("The opponent has the first 3 turns"), "{invited}");
}

#[test]
fn handicaps_are_refused_where_they_make_no_sense() {
    let mut chat = Chat::new();
    for (line, why) in [
        ("challenge bob chifoumi odds:2 rated", "never rated"),
        ("challenge bob chifoumi match:15 lead:3 rated", "never rated"),
        ("challenge bob chifoumi match:15 odds:2", "not for a match"),
        ("challenge bob chifoumi lead:3", "Points are for a match"),
        ("challenge bob chifoumi match:15 lead:15", "would have won the match"),
        ("challenge bob sia-doble best:5 lead:3", "would have won the match"),
        ("challenge parlour chifoumi odds:2", "Only people get a handicap"),
        ("challenge bob chifoumi odds:5", "odds"),
    ] {
        let refused = chat.say("ann", line);
        assert!(refused.contains(why) && !refused.contains("challenges"), "{line}: {refused}");
    }
    // Another challenge than one without a handicap.
    chat.say("ann", "challenge bob chifoumi");
    assert!(chat.say("ann", "challenge bob chifoumi odds:2").contains("challenges"));
    assert!(chat.say("ann", "challenge bob chifoumi odds:2").contains("already made that challenge"));
}
