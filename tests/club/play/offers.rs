//! What players offer each other in a game, and games given up.

use crate::support::{Chat, TWO_TURNS_EACH, buttons, called, is_public, words};

#[test]
fn resigning_is_asked_about_once_and_then_ends_the_game_and_changes_the_ratings() {
    let mut chat = Chat::in_the_middle();
    let asked = chat.letter("bob", "resign");
    assert_eq!(words(&asked), ["Do you want to resign #1? ann wins then.", "If you’re sure, say “resign #1 yes”."]);
    assert_eq!(buttons(&asked), ["resign #1 yes"]);
    assert!(!is_public(&asked) && chat.say("bob", "games").contains("ann to move"));
    let letter = chat.letter("bob", "resign #1 yes");
    assert_eq!(words(&letter)[0], "bob resigns #1.");
    assert!(words(&letter)[1].starts_with("ann (White) wins "), "{:?}", words(&letter));
    assert_eq!(words(&letter)[2], "Ratings: ann 1500 to 1662; bob 1500 to 1338.");
    assert_eq!(called(&letter), ["ann"]);
    assert_eq!(buttons(&letter), ["rematch #1", "replay #1", "story #1", "record #1"]);
    let over = "#1 is over. ann (White) wins because the opponent resigned, 8 to 0. “rematch” offers another game.";
    for (who, line) in [("ann", "#1 c2-c3"), ("bob", "resign #1"), ("bob", "resign"), ("ann", "c2-c3"), ("ann", "draw")]
    {
        assert_eq!(chat.say(who, line), over, "{line}");
    }
}

#[test]
fn whoever_resigns_as_the_opponent_accepts_to_stop_hears_how_the_game_ended() {
    let mut chat = Chat::with_game("sfirs");
    chat.script("ann: e8-e10\nbob: g5-g3\nann: h7-j7\nbob: e5-b5");
    assert_eq!(words(&chat.letter("ann", "resign"))[0], "Do you want to resign #1? bob wins then.");
    chat.say("ann", "draw");
    chat.say("bob", "accept");
    let over = "#1 is over. The game is drawn by agreement. “rematch” offers another game.";
    for line in ["resign", "resign yes", "resign #1 yes"] {
        assert_eq!(chat.say("ann", line), over, "{line}");
    }
}

#[test]
fn a_bare_yes_answers_the_question_that_this_person_was_asked_last_in_this_place() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign");
    assert_eq!(chat.say("ann", "yes"), "Nobody has offered you anything here.");
    assert_eq!(words(&chat.letters_alone("bob", "yes")[0]), ["Nobody has offered you anything here."]);
    assert_eq!(words(&chat.letter("bob", "y"))[0], "bob resigns #1.");
    assert_eq!(chat.say("bob", "yes"), "Nobody has offered you anything here.");
}

#[test]
fn a_question_is_closed_by_no_by_another_answer_by_the_game_and_by_five_minutes() {
    let mut chat = Chat::in_the_middle();
    for (line, answered) in [("no", "All right, nothing has changed."), ("games", "to move")] {
        chat.say("bob", "resign");
        assert!(chat.say("bob", line).contains(answered));
        assert_eq!(chat.say("bob", "yes"), "Nobody has offered you anything here.");
    }
    chat.say("bob", "resign");
    chat.say("ann", "e3-e4");
    assert_eq!(chat.say("bob", "yes"), "Nobody has offered you anything here.", "the position is another one");
    chat.say("bob", "resign");
    chat.now += 5 * 60 * 1_000 + 1;
    assert_eq!(chat.say("bob", "yes"), "Nobody has offered you anything here.");
}

#[test]
fn whoever_was_asked_and_offered_something_too_is_asked_which_one_they_mean() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign");
    chat.script("ann: challenge bob sfirs");
    let which = chat.letter("bob", "yes");
    assert_eq!(words(&which), ["Do you mean “resign #1 yes” or “accept #2”?"]);
    assert_eq!(buttons(&which), ["accept #2", "resign #1 yes"]);
    assert_eq!(chat.say("bob", "no"), "Nothing has changed. If you mean the offer, say “decline #2”.");
    chat.say("bob", "decline #2");
    // Also where both are about one game.
    chat.say("ann", "draw");
    chat.script("bob: takeback");
    assert!(chat.say("ann", "yes").starts_with("Do you mean “draw #1 yes” or “accept #"));
    chat.say("ann", "decline #3");
    // What an offered draw would lead to is asked of whoever would lose by it, and their yes answers that.
    chat.script("bob: draw yes");
    let asked = chat.letter("ann", "yes");
    assert!(buttons(&asked).iter().any(|line| line.ends_with(" yes")), "{:?}", words(&asked));
    let mut other = Chat::in_the_middle();
    other.script("bob: draw yes\nann: yes");
    assert!(
        other.say("ann", "no").starts_with("ann declines offer #2"),
        "no to what it would lead to is no to the draw"
    );
    assert_eq!(words(&chat.letter("ann", "yes"))[0], "ann accepts, so #1 stops here.");
}

#[test]
fn before_both_have_finished_two_turns_nobody_loses_by_giving_up() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3");
    let asked = chat.say("bob", "resign");
    assert!(asked.starts_with("Do you want to break off #1? Nobody wins then"), "{asked}");
    let letter = chat.letter("bob", "resign yes");
    assert_eq!(
        words(&letter),
        ["bob resigns #1 before both players have finished two turns.", "The game has no result: it doesn’t count."]
    );
    assert!(chat.say("ann", "profile").contains("No rated games yet."));
}

#[test]
fn a_turns_end_that_loses_is_asked_about_once() {
    let mut chat = Chat::with_game("sfirs");
    chat.script("ann: e8-e10\nbob: e5-e3\nann: e10-e12");
    let asked = chat.letter("ann", "end");
    assert!(words(&asked)[0].starts_with("You lose #1 if you end the turn here"), "{:?}", asked.text);
    assert_eq!(buttons(&asked), ["end #1 yes"]);
    assert!(chat.say("ann", "end yes").contains("bob (Black) to move."));
}

#[test]
fn a_whole_line_whose_end_loses_is_not_played() {
    let mut chat = Chat::with_game("sfirs");
    chat.script("ann: e8-e10\nbob: e5-e3");
    let asked = chat.letter("ann", "e10-e12 end");
    assert!(words(&asked)[0].starts_with("If you play e10-e12 and then “end”, you lose #1"), "{:?}", asked.text);
    assert_eq!(buttons(&asked), ["move #1 e10-e12"]);
    assert!(chat.say("ann", "board").contains("ann (White) to move."));
}

#[test]
fn an_unrated_game_changes_no_rating() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi unrated first\nbob: accept");
    chat.script(TWO_TURNS_EACH);
    assert!(!chat.say("bob", "resign yes").contains("Ratings"));
    assert!(chat.say("ann", "profile").contains("No rated games yet."));
}

/// A game of THE GAME in which each has finished two turns, so that agreeing to stop counts.
fn of_two_turns_each() -> Chat {
    let mut chat = Chat::with_game("the-game");
    for who in ["ann", "bob", "ann", "bob"] {
        let turn = chat.first_legal(1);
        chat.say(who, &turn);
    }
    chat
}

#[test]
fn an_accepted_draw_is_a_draw() {
    let mut chat = of_two_turns_each();
    let letter = chat.letter("ann", "draw");
    assert_eq!(
        words(&letter),
        ["ann offers bob a draw in #1.", "This is offer #2. Answer with “accept #2” or “decline #2”."]
    );
    assert_eq!(called(&letter), ["bob"]);
    assert_eq!(chat.say("ann", "draw"), "You have already offered that in #1. Wait for the answer, or say “withdraw”.");
    assert_eq!(chat.say("ann", "accept #2"), "You can’t answer #2: it was made to somebody else.");
    assert_eq!(chat.say("cas", "accept #2"), "You can’t answer #2: it was made to somebody else.");
    let letter = chat.letter("bob", "accept");
    assert_eq!(words(&letter)[0], "bob accepts, so #1 stops here.");
    assert!(words(&letter)[1].starts_with("The game is drawn "), "{:?}", words(&letter));
    assert!(called(&letter).is_empty() && is_public(&letter));
}

#[test]
fn an_offer_to_count_says_the_count_and_who_would_win() {
    let mut chat = Chat::in_the_middle();
    let text = chat.say("bob", "draw");
    assert!(text.starts_with("bob asks ann to stop #1 here and count: bob (Black) would win, 8½ to 8."), "{text}");
    let text = chat.say("ann", "draw yes");
    assert!(text.contains("bob (Black) wins ") && text.contains(", 8½ to 8."), "{text}");
}

#[test]
fn an_offer_to_count_that_loses_is_asked_about_once_whether_made_or_accepted() {
    let mut chat = Chat::in_the_middle();
    let asked = chat.letter("ann", "draw");
    assert_eq!(words(&asked)[0], "If you stop #1 here and count, you lose: bob (Black) would win, 8½ to 8.");
    assert_eq!(buttons(&asked), ["draw #1 yes"]);
    assert!(called(&asked).is_empty() && !is_public(&asked));
    assert_eq!(chat.say("bob", "accept"), "Nobody has offered you anything here.");
    assert!(chat.say("ann", "draw yes").starts_with("ann asks bob to stop #1 here and count"));
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "draw");
    assert_eq!(buttons(&chat.letter("ann", "draw")), ["draw #1 yes"]);
    assert!(chat.say("ann", "draw #1 yes").contains("bob (Black) wins "));
}

#[test]
fn a_draw_is_declined_by_word_or_by_playing_on() {
    let mut chat = Chat::with_game("sia-doble");
    chat.say("ann", "draw");
    // Her own turn leaves her offer open.
    chat.say("ann", "@q1");
    assert!(chat.say("bob", "accept").contains("#1 stops here"));
    let mut chat = Chat::with_game("fursaz");
    chat.script("ann: draw\nann: c3\nbob: d4");
    assert_eq!(chat.say("bob", "accept"), "Nobody has offered you anything here.");
}

#[test]
fn the_same_is_offered_again_only_after_an_action_of_each() {
    let mut chat = of_two_turns_each();
    chat.say("ann", "draw");
    assert_eq!(chat.say("bob", "decline"), "bob declines offer #2 to stop #1.");
    let again =
        "You have offered that in #1 before. You can offer it again once each of you has played another action.";
    assert_eq!(chat.say("ann", "draw"), again);
    // What the other one offers is another offer.
    assert!(chat.say("bob", "draw").starts_with("bob offers ann a draw"));
    chat.script("bob: withdraw");
    let turn = chat.first_legal(1);
    chat.say("ann", &turn);
    assert_eq!(chat.say("ann", "draw"), again);
    let reply = chat.first_legal(1);
    chat.say("bob", &reply);
    assert!(chat.say("ann", "draw").starts_with("ann offers bob a draw"));
}

#[test]
fn a_turn_is_taken_back_by_consent() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "takeback"), "You haven’t played a turn that you could take back.");
    chat.script("ann: c2-c3\nbob: c6-c5");
    let asked = chat.letter("ann", "takeback");
    assert_eq!(words(&asked)[0], "ann asks bob for a takeback of the last turn in #1.");
    assert_eq!(called(&asked), ["bob"]);
    let letter = chat.letter("bob", "accept");
    assert_eq!(
        words(&letter),
        [
            "bob lets ann take back the last turn in #1.",
            "ann (White) to move.",
            "Score: White 8, Black 8½.",
            "ann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."
        ]
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
    assert_eq!(chat.say("bob", "accept"), "Nobody has offered you anything here.");
}

#[test]
fn a_turn_that_goes_on_is_undone_rather_than_taken_back() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("ann", "d2xc2");
    assert_eq!(chat.say("ann", "takeback"), "Your turn isn’t over. “undo” takes it back without asking.");
}

#[test]
fn a_rematch_changes_sides() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "rematch"), "You haven’t finished a game yet.");
    assert_eq!(chat.say("ann", "rematch #1"), "#1 isn’t over yet. Ask for a rematch when it is.");
    chat.say("bob", "resign yes");
    let letter = chat.letter("ann", "rematch");
    assert_eq!(words(&letter)[0], "ann offers bob another game of Chifoumi (basic), with sides swapped.");
    assert_eq!(buttons(&letter), ["accept #2", "decline #2"]);
    assert_eq!(
        chat.say("cas", "rematch #1"),
        "Only the two players of #1 can do that. “help try” explains how to look ahead without playing."
    );
    let begun = chat.letter("bob", "rematch");
    assert_eq!(words(&begun)[0], "#2 Chifoumi (basic), rated: bob (White) against ann (Black).");
    assert_eq!(called(&begun), ["bob"]);
}

#[test]
fn where_two_things_are_offered_in_a_game_the_answer_asks_which_one() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nann: draw yes\nann: takeback");
    let letter = chat.letter("bob", "accept #1");
    assert_eq!(words(&letter)[1..], ["#2 ann offers to stop #1", "#3 ann asks to take back a turn in #1"]);
    assert_eq!(buttons(&letter), ["accept #2", "accept #3"]);
    assert_eq!(chat.say("bob", "decline #2"), "bob declines offer #2 to stop #1.");
    assert!(chat.say("bob", "accept").starts_with("bob lets ann take back the last turn in #1."));
}

#[test]
fn before_both_have_finished_two_turns_an_agreement_to_stop_counts_for_nobody() {
    for (game, first) in [("chifoumi", "c2-c3"), ("the-game", "@c3")] {
        let mut chat = Chat::with_game(game);
        chat.say("ann", first);
        let offered = chat.say("bob", "draw");
        let wanted =
            "bob asks ann to break off #1 here. Nobody would win, because you haven’t both finished two turns.";
        assert!(offered.starts_with(wanted), "{offered}");
        let agreed = chat.letter("ann", "yes");
        assert_eq!(
            words(&agreed)[..2],
            ["ann accepts, so #1 stops here.", "The game has no result: it doesn’t count."]
        );
        assert!(chat.say("ann", "profile").contains("No rated games yet."));
    }
}

#[test]
fn a_count_that_loses_is_asked_about_whoever_accepts_it_and_in_which_words() {
    let mut chat = Chat::in_the_middle();
    let offered = chat.say("bob", "draw");
    assert!(
        offered.starts_with("bob asks ann to stop #1 here and count: bob (Black) would win, 8½ to 8."),
        "{offered}"
    );
    for line in ["yes", "accept", "accept #2"] {
        let asked = chat.letter("ann", line);
        assert_eq!(
            words(&asked)[0],
            "If you stop #1 here and count, you lose: bob (Black) would win, 8½ to 8.",
            "{line}"
        );
        assert_eq!(buttons(&asked), ["draw #1 yes"]);
        // A bare yes would answer that question now.
        chat.say("ann", "status");
    }
    assert!(chat.say("ann", "draw yes").contains("bob (Black) wins by agreement, 8½ to 8."));
}
