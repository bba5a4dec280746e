//! Turns: played, explained, ended, undone; the game they are meant for.

use parlour::club::{Audience, ButtonStyle, Request, Said};

use crate::random::Random;
use crate::support::{Chat, buttons, called, is_public, is_to, landed, letters, place, words};
use parlour::rules::{Game, GameDef, Player};

#[test]
fn a_turn_shows_the_board_and_calls_the_opponent() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("ann", "C2 c3");
    assert!(words(&letter)[0].starts_with("#1 Chifoumi (basic): ann (White) played c2-c3: "), "{:?}", words(&letter));
    assert_eq!(words(&letter)[1], "bob (Black) to move.");
    assert_eq!(called(&letter), ["bob"]);
    assert!(is_public(&letter));
    let picture = letter.picture.unwrap();
    assert_eq!((picture.entries, picture.bottom), (1, Player::One));
    let picture = chat.letter("bob", "board").picture.unwrap();
    let game = chat.club.game_of(&picture).unwrap().unwrap();
    assert_eq!(game.plies()[0].token, "c2-c3");
}

#[test]
fn only_the_player_to_move_moves() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("bob", "c6-c5"), "It’s ann’s turn in #1.");
    assert_eq!(
        chat.say("cas", "#1 c2-c3"),
        "Only the two players of #1 can do that. “help try” explains how to look ahead without playing."
    );
    assert_eq!(
        chat.say("cas", "c2-c3"),
        "You have no game here. Start one, like “challenge bob chifoumi”, or look for one with “games here”."
    );
    assert_eq!(
        chat.say("cas", "resign #1"),
        "Only the two players of #1 can do that. “help try” explains how to look ahead without playing."
    );
    assert_eq!(
        chat.say("cas", "undo #1"),
        "Only the two players of #1 can do that. “help try” explains how to look ahead without playing."
    );
    let board = chat.letter("ann", "board");
    assert_eq!(board.picture.unwrap().entries, 0);
}

#[test]
fn an_illegal_turn_names_the_rule_and_the_nearest_legal_ones() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("ann", "c2-c5");
    assert!(words(&letter)[0].starts_with("c2-c5: "), "{:?}", words(&letter));
    assert!(words(&letter).last().unwrap().starts_with("You can play, for example, c2-"), "{:?}", words(&letter));
    assert_eq!(letter.audience, Audience::Asker);
    assert!(called(&letter).is_empty());
}

#[test]
fn an_ambiguous_turn_shows_its_readings_as_buttons() {
    let mut chat = Chat::with_game("chifoumi");
    // Rock on d2 can be put upon the scissors beside it, or capture them.
    let letter = chat.letter("ann", "d2c2");
    assert_eq!(words(&letter), ["I can read that in more than one way. Write one of these: d2+c2, d2xc2."]);
    assert_eq!(buttons(&letter), ["move #1 d2+c2", "move #1 d2xc2"]);
    assert!(letter.buttons.iter().all(|button| button.seen == Some(0)));
}

#[test]
fn the_beginning_of_a_turn_is_answered_with_what_begins_so() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("ann", "c1");
    assert!(
        words(&letter)[0].starts_with("That’s only the beginning of an action. It can go on like this: c1"),
        "{:?}",
        words(&letter)
    );
}

#[test]
fn a_turn_that_may_go_on_waits_for_its_end() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("ann", "d2xc2");
    assert!(words(&letter)[0].starts_with("#1 Chifoumi (basic): ann (White) played d2xc2: "), "{:?}", words(&letter));
    assert_eq!(
        words(&letter)[1],
        "ann (White) goes on: c2 to c3, d2, d3, or onto b3, c1, d1. “end” ends the turn; “undo” takes back the last action."
    );
    assert_eq!(buttons(&letter), ["end #1", "undo #1"]);
    assert!(called(&letter).is_empty(), "ann is at it");
    assert_eq!(chat.say("bob", "c6-c5"), "It’s ann’s turn in #1.");
    let ended = chat.letter("ann", "end");
    assert_eq!(words(&ended)[0], "#1 Chifoumi (basic): ann (White) ends the turn after d2xc2.");
    assert_eq!(words(&ended)[1], "bob (Black) to move.");
    assert_eq!(called(&ended), ["bob"]);
}

#[test]
fn whoever_is_called_by_a_direct_message_reads_the_whole_turn_at_its_end() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("bob: settings notices direct\nann: d2xc2");
    let letters = chat.letters("ann", "end");
    let told: Vec<String> = letters.iter().map(|letter| words(letter)[0].clone()).collect();
    assert_eq!(
        told,
        [
            "#1 Chifoumi (basic): ann (White) ends the turn after d2xc2.",
            "#1 Chifoumi (basic): ann (White) ends the turn after d2xc2: White Rock from d2 to c2; captured White \
             Scissors on c2."
        ]
    );
}

#[test]
fn a_turn_that_is_not_over_can_be_undone_and_only_that() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(
        chat.say("ann", "undo"),
        "You have nothing to undo: your turn has only just begun. “takeback” asks to take back your last turn."
    );
    chat.say("ann", "d2xc2");
    let letter = chat.letter("ann", "undo");
    assert_eq!(words(&letter)[..2], ["ann takes back the turn in #1 and starts it over.", "ann (White) to move."]);
    assert_eq!(letter.picture.unwrap().entries, 2);
    assert!(chat.say("ann", "d2-d3").contains("played d2-d3"));
    assert_eq!(
        chat.say("ann", "undo"),
        "Your turn in #1 is over; it’s bob’s now. “takeback” asks to take back your last turn."
    );
}

#[test]
fn the_end_of_a_turn_is_refused_where_it_cannot_end() {
    let mut chat = Chat::with_game("chifoumi");
    assert!(chat.say("ann", "end").starts_with("end: a turn can’t end before its first action"));
}

#[test]
fn a_button_of_a_past_board_does_nothing() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nbob: c6-c5");
    let mut request = chat.request("ann", "move #1 d2-d3");
    request.seen = Some(0);
    let letter = letters(chat.handle(&request)).remove(0);
    assert_eq!(words(&letter), ["That board is out of date: #1 has moved on."]);
    assert_eq!(letter.picture.unwrap().entries, 2);
    request = chat.request("ann", "move #1 d2-d3");
    request.seen = Some(2);
    assert!(words(&letters(chat.handle(&request))[0])[0].contains("played d2-d3"));
}

fn two_games() -> Chat {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: challenge cas chifoumi first\ncas: accept");
    chat
}

#[test]
fn where_two_games_await_the_turn_the_answer_asks_which_one() {
    let mut chat = two_games();
    let letter = chat.letter("ann", "c2-c3");
    assert_eq!(words(&letter)[0], "Which game? Say its number too, like “move #1 c2-c3”:");
    assert_eq!(
        words(&letter)[1],
        "#1 Chifoumi (basic): ann against bob, ann to move, begun on 21 Nov 2026 at 00:00 UTC. \
         ann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."
    );
    assert_eq!(buttons(&letter), ["move #1 c2-c3", "move #2 c2-c3"]);
    assert_eq!(letter.buttons[1].label, "#2 Chifoumi (basic), cas");
    assert_eq!(letter.buttons[0].style, ButtonStyle::Plain);
    assert!(chat.say("ann", "#2 c2-c3").contains("cas (Black) to move"));
    // Only one is left that awaits her.
    assert!(chat.say("ann", "c2-c3").contains("bob (Black) to move"));
}

#[test]
fn what_is_legal_in_only_one_of_the_games_that_await_it_is_played_there_and_a_refusal_names_its_game() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("bob: challenge ann fursaz second\nann: accept");
    let played = chat.say("ann", "g7");
    assert!(played.starts_with("#2 Fursaz"), "{played}");
    chat.script("bob: g8");
    let request = overheard(&mut chat, "ann", "c2-c3").unwrap();
    let told = letters(chat.handle(&request));
    assert!(words(&told[0])[0].starts_with("#1 Chifoumi (basic): ann (White) played c2-c3"), "{told:?}");
    let refused = chat.say("ann", "#1 c2-c5");
    assert!(refused.starts_with("It’s bob’s turn in #1."), "{refused}");
    let refused = chat.say("ann", "#2 c2-c5");
    assert!(refused.starts_with("#2 Fursaz (7): ann against bob, 2 actions\nc2-c5: "), "{refused}");
}

#[test]
fn a_refused_part_of_a_turn_shows_no_board_that_does_not_exist() {
    let mut chat = Chat::with_game("sfirs");
    let refused = chat.letter("ann", "e8-e12 b2-b4");
    assert!(words(&refused)[1].starts_with("e8-e12 would be legal"), "{:?}", refused.text);
    assert_eq!(refused.picture, None);
    // What is in the way is shown on the board as it is.
    let refused = Chat::with_game("chifoumi").letter("ann", "d7-d6");
    assert!(refused.picture.is_some_and(|picture| picture.line.is_empty() && !picture.obstacles.is_empty()));
}

#[test]
fn an_answer_to_a_board_is_meant_for_its_game() {
    let mut chat = two_games();
    let request = chat.request("ann", "board #2");
    let answer = chat.handle(&request);
    chat.club.sent(answer.letters[0].0, &landed("message-7")).unwrap();
    let mut request = chat.request("ann", "c2-c3");
    request.replied_to = Some("message-7".into());
    assert!(words(&letters(chat.handle(&request))[0])[0].starts_with("#2 "));
}

#[test]
fn what_is_overheard_in_vain_leaves_no_trace_and_is_no_turn_later() {
    let mut chat = Chat::with_game("chifoumi");
    let early = overheard(&mut chat, "bob", "c6-c5").unwrap();
    let stranger = overheard(&mut chat, "dan", "c2-c3").unwrap();
    for request in [&early, &stranger] {
        assert!(chat.handle(request).letters.is_empty());
    }
    assert_eq!(chat.club.store().read().unwrap().account("console", "id-dan").unwrap(), None);
    chat.say("ann", "c2-c3");
    // The platform repeats it when it is bob's turn.
    assert!(chat.handle(&early).letters.is_empty());
    assert_eq!(chat.club.store().read().unwrap().game(1).unwrap().unwrap().entries, 1);
}

/// A request of what somebody says to all, if it can be a turn.
fn overheard(chat: &mut Chat, who: &str, line: &str) -> Option<Request> {
    let mut request = chat.request(who, line);
    request.said = Said::overheard(line)?;
    Some(request)
}

#[test]
fn a_turn_said_to_all_counts_where_one_game_awaits_it_and_is_passed_over_elsewhere() {
    let mut chat = Chat::with_game("chifoumi");
    for (who, line) in [("bob", "c6-c5"), ("cas", "c2-c3"), ("ann", "c2-c3 is what I would play"), ("ann", "board")] {
        if let Some(request) = overheard(&mut chat, who, line) {
            assert!(chat.handle(&request).letters.is_empty(), "{who}: {line}");
        }
    }
    let mut elsewhere = overheard(&mut chat, "ann", "c2-c3").unwrap();
    elsewhere.place = place("other");
    assert!(chat.handle(&elsewhere).letters.is_empty());
    let request = overheard(&mut chat, "ann", "c2-c3").unwrap();
    assert!(words(&letters(chat.handle(&request))[0])[0].contains("ann (White) played c2-c3"));
}

#[test]
fn a_turn_made_elsewhere_is_told_there_and_at_home() {
    let mut chat = Chat::with_game("chifoumi");
    let told = chat.letters_in(place("other"), "ann", "c2-c3");
    assert_eq!(told.len(), 2);
    assert!(is_to(&told[0], "general") && told[0].answers.is_none() && called(&told[0]) == ["bob"]);
    assert!(is_to(&told[1], "other") && told[1].answers.is_some() && called(&told[1]).is_empty());
}

#[test]
fn a_whole_game_is_played_to_its_rated_end() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script(
        "ann: @q2 r2 s3 t1 u2 end
         bob: @q5 r5 s4 t5 u5 end",
    );
    let mut plies = 0;
    // Whoever is to move plays the first legal action until the game ends.
    loop {
        let board = chat.letter("ann", "board");
        let game = chat.club.game_of(&board.picture.unwrap()).unwrap().unwrap();
        let Some(player) = game.to_move() else { break };
        let who = if player.number() == 1 { "ann" } else { "bob" };
        let legal = game.legal();
        let token = &legal[plies % legal.len()];
        let letter = chat.letter(who, token);
        assert!(words(&letter)[0].contains(&format!("played {token}")), "{:?}", words(&letter));
        let to_move = game_after(&mut chat, &letter);
        assert_eq!(called(&letter), to_move, "{:?}", words(&letter));
        plies += 1;
        chat.now += 60_000;
        assert!(plies < 2_000);
    }
    let text = chat.say("cas", "board #1");
    assert!(text.contains("wins ") || text.contains("is drawn "), "{text}");
}

/// The names of those whom the game awaits.
fn game_after(chat: &mut Chat, letter: &parlour::club::Letter) -> Vec<&'static str> {
    let game = chat.club.game_of(letter.picture.as_ref().unwrap()).unwrap().unwrap();
    game.to_move().map(|player| if player.number() == 1 { "ann" } else { "bob" }).into_iter().collect()
}

#[test]
fn a_hundred_actions_of_a_turn_may_be_undone_and_then_it_is_played_on() {
    let mut chat = Chat::with_game("chifoumi");
    for _ in 0..100 {
        chat.script("ann: d2xc2\nann: undo");
    }
    chat.script("ann: d2xc2");
    let refused = chat.say("ann", "undo");
    assert!(
        refused.contains("You have undone 100 actions in this turn") && refused.contains("Go on from"),
        "{refused}"
    );
    chat.script("ann: end\nbob: c6-c5");
    assert_eq!(chat.club.store().read().unwrap().game(1).unwrap().unwrap().entries, 100 * 2 + 3);
}

#[test]
fn a_turn_that_ends_in_a_question_mark_is_only_tried() {
    let mut chat = Chat::with_game("chifoumi");
    for line in ["e2-e3?", "e2-e3 ?", "#1 e2-e3!?", "move e2-e3?", "play e2-e3?", "m e2e3?"] {
        let said = chat.say("ann", line);
        assert!(said.starts_with("#1, only tried: e2-e3. Nothing was played."), "{line}: {said}");
    }
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @q2 @s2 @u2 @r3 @t3");
    assert!(chat.say("ann", "end?").starts_with("#1, only tried: end. Nothing was played."));
    assert!(chat.say("ann", "end!").contains("ends the turn after @q2 @s2 @u2 @r3 @t3."));
}

#[test]
fn undo_takes_back_the_last_action_and_undo_all_the_turn() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @q2 @s2 @u2");
    let undone = chat.letter("ann", "undo");
    assert_eq!(words(&undone)[0], "ann takes back the last action in #1: @u2.");
    assert_eq!(buttons(&undone), ["undo #1"]);
    assert_eq!(chat.say("ann", "pieces buoy"), "buoy: q2, s2.");
    assert_eq!(words(&chat.letter("ann", "undo all"))[0], "ann takes back the turn in #1 and starts it over.");
    assert!(chat.say("ann", "pieces buoy").starts_with("The board has no buoy."));
    assert!(chat.say("ann", "undo").starts_with("You have nothing to undo"));
}

#[test]
fn stop_in_the_middle_of_a_turn_is_answered_with_what_ends_it() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @q2 @s2");
    for line in ["stop", "stop here"] {
        assert!(
            chat.say("ann", line).starts_with("Your turn in #1 isn’t over. “end” ends it if it can end here"),
            "{}",
            chat.say("ann", line)
        );
    }
}

#[test]
fn a_pass_is_told_once() {
    let mut chat = Chat::with_game("fursaz");
    chat.say("ann", "e5");
    assert_eq!(words(&chat.letter("bob", "pass"))[0], "#1 Fursaz (7): bob (White) passes.");
}

/// A game of Sia Doble, by chance, whose last action leaves the opponent nothing to play: only because they may not
/// take back their last move, or not even that.
fn skipped(by_ban: bool) -> Game {
    let mut chance = Random::new(7);
    loop {
        let mut game = GameDef::find("sia-doble").unwrap().start(0);
        while let Some(mover) = game.to_move() {
            let legal = game.legal();
            game.play(&legal[chance.below(legal.len())]).unwrap();
            let is_skip = game.to_move() == Some(mover) && game.turn_begins();
            if is_skip && by_ban != game.turned_to(mover.other()).legal().is_empty() {
                return game;
            }
        }
    }
}

#[test]
fn a_skipped_turn_of_sia_doble_says_whether_taking_back_was_all_that_was_left() {
    for by_ban in [true, false] {
        let game = skipped(by_ban);
        let skipped = game.to_move().unwrap().other();
        let mut chat = Chat::with_game("sia-doble");
        let mut told = Vec::new();
        for index in 0..game.plies().len() {
            let mover = game.rewound(index).to_move().unwrap();
            let token = &game.plies()[index].token;
            told = words(&chat.letter(["ann", "bob"][mover.index()], token));
        }
        let name = ["ann (Red)", "bob (Black)"][skipped.index()];
        let expected = match game.turned_to(skipped).legal().as_slice() {
            [] => format!("{name} has no legal action and is skipped."),
            back => format!(
                "{name} could only take back the last turn by {}. That isn’t allowed in the very next turn, so {name} is skipped.",
                back.join(" ")
            ),
        };
        assert_eq!(told[1], expected, "{told:?}");
    }
}
