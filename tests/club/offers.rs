//! What players offer each other in a game, and games given up.

use crate::support::{Chat, buttons, called, is_public, words};

#[test]
fn resigning_ends_the_game_and_changes_the_ratings() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("bob", "resign");
    assert_eq!(words(&letter)[0], "bob gives #1 up.");
    assert!(words(&letter)[1].starts_with("ann (White) wins "), "{:?}", words(&letter));
    assert_eq!(words(&letter)[2], "Ratings: ann 1500 to 1662; bob 1500 to 1338.");
    assert!(called(&letter).is_empty());
    assert_eq!(buttons(&letter), ["rematch #1", "replay #1", "record #1"]);
    assert_eq!(chat.say("ann", "#1 c2-c3"), "#1 is over; “rematch” begins another");
    assert_eq!(chat.say("bob", "resign #1"), "#1 is over; “rematch” begins another");
}

#[test]
fn an_unrated_game_changes_no_rating() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi unrated\nbob: accept");
    assert!(!chat.say("bob", "resign").contains("Ratings"));
    assert!(chat.say("ann", "profile").contains("No rated games yet."));
}

#[test]
fn an_accepted_draw_is_a_draw() {
    let mut chat = Chat::with_game("sia-doble");
    let letter = chat.letter("ann", "draw");
    assert_eq!(words(&letter), ["ann offers bob a draw in #1.", "Answer with “accept #1” or “decline #1”."]);
    assert_eq!(called(&letter), ["bob"]);
    assert_eq!(chat.say("ann", "draw"), "you have offered that in #1 already; wait for the answer, or “withdraw”");
    assert_eq!(chat.say("ann", "accept #1"), "#1 was accepted already");
    assert_eq!(chat.say("cas", "accept #1"), "#1 was accepted already");
    let letter = chat.letter("bob", "accept");
    assert_eq!(words(&letter)[0], "bob accepts; #1 stops here.");
    assert!(words(&letter)[1].starts_with("Drawn "), "{:?}", words(&letter));
    assert!(called(&letter).is_empty() && is_public(&letter));
}

#[test]
fn where_a_game_counts_an_accepted_offer_counts_it() {
    let mut chat = Chat::with_game("chifoumi");
    assert!(chat.say("ann", "draw").starts_with("ann offers bob to stop #1 here and count."));
    let text = chat.say("bob", "draw");
    assert!(text.contains("bob (Black) wins ") && text.contains(", 8.5 to 8."), "{text}");
}

#[test]
fn a_draw_is_declined_by_word_or_by_playing_on() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("ann", "draw");
    assert_eq!(chat.say("bob", "decline"), "bob declines the offer to stop #1.");
    chat.say("ann", "draw");
    // Her own turn leaves her offer open.
    chat.say("ann", "c2-c3");
    assert!(chat.say("bob", "accept").contains("#1 stops here"));
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: draw\nann: c2-c3\nbob: c6-c5");
    assert_eq!(chat.say("bob", "accept"), "nothing is offered to you here");
}

#[test]
fn a_turn_is_taken_back_by_consent() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "takeback"), "you have not played a turn that could be taken back");
    chat.script("ann: c2-c3\nbob: c6-c5");
    let asked = chat.letter("ann", "takeback");
    assert_eq!(words(&asked)[0], "ann asks bob to let the last turn in #1 be taken back.");
    assert_eq!(called(&asked), ["bob"]);
    let letter = chat.letter("bob", "accept");
    assert_eq!(
        words(&letter),
        ["bob lets ann take the last turn in #1 back.", "ann (White) to move.", "Score: White 8, Black 8.5."]
    );
    assert_eq!(called(&letter), ["ann"]);
    let game = chat.club.game_of(&letter.picture.unwrap()).unwrap().unwrap();
    assert!(game.plies().is_empty());
    assert!(chat.say("ann", "d2-d3").contains("played d2-d3"));
}

#[test]
fn playing_on_makes_a_request_to_take_back_void() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nann: takeback\nbob: c6-c5");
    assert_eq!(chat.say("bob", "accept"), "nothing is offered to you here");
}

#[test]
fn a_turn_that_goes_on_is_undone_rather_than_taken_back() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("ann", "d2xc2");
    assert_eq!(chat.say("ann", "takeback"), "your turn is not over; “undo” takes it back without asking");
}

#[test]
fn a_rematch_changes_sides() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "rematch"), "you have finished no game yet");
    assert_eq!(chat.say("ann", "rematch #1"), "#1 goes on; a rematch comes after it");
    chat.say("bob", "resign");
    let letter = chat.letter("ann", "rematch");
    assert_eq!(words(&letter)[0], "ann offers bob another game of Chifoumi (basic) with sides changed.");
    assert_eq!(buttons(&letter), ["accept #2", "decline #2"]);
    assert_eq!(
        chat.say("cas", "rematch #1"),
        "only the two players of #1 can do that; “help try” tells how to look ahead without playing"
    );
    let begun = chat.letter("bob", "rematch");
    assert_eq!(words(&begun)[0], "#2 Chifoumi (basic), rated: bob (White) against ann (Black).");
    assert_eq!(called(&begun), ["bob"]);
}

#[test]
fn where_two_things_are_offered_in_a_game_the_answer_asks_which_one() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nann: draw\nann: takeback");
    let letter = chat.letter("bob", "accept #1");
    assert_eq!(words(&letter)[1..], ["#2 ann offers to stop #1", "#3 ann asks to take a turn in #1 back"]);
    assert_eq!(buttons(&letter), ["accept #2", "accept #3"]);
    assert_eq!(chat.say("bob", "decline #2"), "bob declines the offer to stop #1.");
    assert!(chat.say("bob", "accept").starts_with("bob lets ann take the last turn in #1 back."));
}
