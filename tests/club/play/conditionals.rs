//! Conditional moves: said in private, kept, and played with the turn that they answer.

use parlour::club::{Audience, Letter};
use parlour::rules::{GAMES, Player};

use crate::support::{Chat, buttons, called, is_public, letters, words};

/// A game of Chifoumi in which ann has played c2-c3 and it is bob's turn.
fn game() -> Chat {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3");
    chat
}

/// The letter with which a line is answered in the conversation of a person with the program.
fn letter_alone(chat: &mut Chat, who: &str, line: &str) -> Letter {
    chat.letters_alone(who, line).pop().unwrap()
}

fn alone(chat: &mut Chat, who: &str, line: &str) -> String {
    words(&letter_alone(chat, who, line)).join("\n")
}

/// The actions that were played.
fn played(chat: &mut Chat) -> Vec<String> {
    let tx = chat.club.store().read().unwrap();
    tx.entries(1, 1_000).unwrap().into_iter().map(|entry| entry.token).collect()
}

#[test]
fn lines_are_said_as_sentences_listed_and_withdrawn() {
    let mut chat = game();
    let said = letter_alone(&mut chat, "ann", "if C6 c5 then e2e3 then e6-e5 THEN d2-d3; if any then d2-d3");
    let told = [
        "#1 Chifoumi (basic): only you can see the turns you have planned.",
        "If bob plays c6-c5, you play e2-e3. If bob then plays e6-e5, you play d2-d3.",
        "Whatever bob plays, you play d2-d3.",
    ];
    assert_eq!(words(&said), told);
    assert_eq!(said.audience, Audience::AskerAlone);
    assert_eq!(buttons(&said), ["if #1 off"]);
    assert_eq!(words(&letter_alone(&mut chat, "ann", "ifs")), told);
    assert_eq!(alone(&mut chat, "ann", "if off c6-c5"), [told[0], told[2]].join("\n"));
    assert!(alone(&mut chat, "ann", "if off c6-c5").starts_with("No line of yours begins with that turn"));
    assert!(alone(&mut chat, "ann", "if off").starts_with("#1 Chifoumi (basic): you have planned no turns."));
    chat.say("bob", "c6-c5");
    assert_eq!(played(&mut chat), ["c2-c3", "c6-c5"]);
}

#[test]
fn what_is_said_where_others_read_is_not_kept() {
    let mut chat = game();
    let refused = chat.letter("ann", "if c6-c5 then e2-e3");
    assert_eq!(
        words(&refused),
        [
            "Others could read that here, so I didn’t keep it. Type “/dm” and say it again there; “/room” brings you back."
        ]
    );
    // A menu, a button or a modal of the platform is read by nobody else.
    let mut request = chat.request("ann", "if c6-c5 then e2-e3");
    request.token = Some("the right to answer".to_owned());
    let kept = letters(chat.handle(&request)).remove(0);
    assert_eq!(words(&kept)[1], "If bob plays c6-c5, you play e2-e3.");
    assert_eq!(chat.letter("ann", "ifs").audience, Audience::AskerAlone);
}

#[test]
fn a_line_is_played_turn_by_turn_and_one_message_shows_both_turns() {
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3 then e6-e5 then d2-d3");
    let letter = chat.letter("bob", "c6-c5");
    let told = words(&letter);
    assert!(told[0].starts_with("#1 Chifoumi (basic): bob (Black) played c6-c5: "), "{told:?}");
    assert_eq!(told[1], "ann (White) played e2-e3, as planned: White Paper from e2 to e3.");
    assert_eq!(told[2], "bob (Black) to move.");
    assert_eq!(called(&letter), ["bob"]);
    assert!(is_public(&letter));
    assert_eq!(letter.picture.unwrap().entries, 3);
    assert_eq!(alone(&mut chat, "ann", "ifs").lines().nth(1).unwrap(), "If bob plays e6-e5, you play d2-d3.");
    chat.say("bob", "e6-e5");
    assert_eq!(played(&mut chat), ["c2-c3", "c6-c5", "e2-e3", "e6-e5", "d2-d3"]);
    assert!(alone(&mut chat, "ann", "ifs").contains("you have planned no turns"));
}

#[test]
fn a_turn_of_several_actions_is_said_whole_and_answered_when_it_has_ended() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("ann", "e2-e3");
    let refused = alone(&mut chat, "ann", "if c6xd6 then d2-d3");
    assert!(refused.starts_with("c6xd6 doesn’t end the turn. Say the whole turn; it can go on with "), "{refused}");
    alone(&mut chat, "ann", "if c6xd6 end then d2xc2 end");
    chat.say("bob", "c6xd6");
    assert_eq!(played(&mut chat), ["e2-e3", "c6xd6"]);
    chat.say("bob", "end");
    assert_eq!(played(&mut chat), ["e2-e3", "c6xd6", "end", "d2xc2", "end"]);
}

#[test]
fn a_line_said_while_the_opponent_is_in_the_middle_of_a_turn_begins_with_the_whole_of_it() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: e2-e3\nbob: c6xd6");
    alone(&mut chat, "ann", "if c6xd6 end then d2-d3");
    chat.say("bob", "end");
    assert_eq!(played(&mut chat), ["e2-e3", "c6xd6", "end", "d2-d3"]);
}

#[test]
fn what_the_opponent_plays_chooses_the_branch() {
    for (theirs, mine) in [("c6-c5", Some("e2-e3")), ("e6-e5", Some("d2-d3")), ("d6-d5", Some("b3-b4"))] {
        let mut chat = game();
        alone(&mut chat, "ann", "if any then b3-b4; c6-c5 then e2-e3; e6-e5 then d2-d3");
        chat.say("bob", theirs);
        assert_eq!(played(&mut chat).get(2).map(String::as_str), mine, "{theirs}");
    }
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3");
    chat.say("bob", "e6-e5");
    assert_eq!(played(&mut chat), ["c2-c3", "e6-e5"]);
    assert!(alone(&mut chat, "ann", "ifs").contains("you have planned no turns"));
}

#[test]
fn what_is_said_later_replaces_what_it_contradicts() {
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3 then e6-e5 then d2-d3; d6-d5 then d2-d3");
    let told = alone(&mut chat, "ann", "if c6-c5 then d2-d3");
    assert!(told.ends_with("If bob plays d6-d5, you play d2-d3.\nIf bob plays c6-c5, you play d2-d3."), "{told}");
    let refused = alone(&mut chat, "ann", "if e6-e5 then d2-d3; e6-e5 then b3-b4");
    assert_eq!(
        refused,
        "e6-e5 then b3-b4 has you play two different things in the same position. Say only one of them."
    );
}

#[test]
fn a_turn_that_is_not_legal_any_more_is_not_played() {
    let mut chat = game();
    alone(&mut chat, "ann", "if any then c3-c4 then any then c4xc5");
    chat.script("bob: c6-c5\nbob: d6-d5");
    assert_eq!(played(&mut chat)[..3], ["c2-c3", "c6-c5", "c3-c4"]);
    let mut chat = game();
    alone(&mut chat, "ann", "if any then c3-c4 then any then c3-c4");
    chat.script("bob: c6-c5\nbob: d6-d5");
    assert_eq!(played(&mut chat), ["c2-c3", "c6-c5", "c3-c4", "d6-d5"]);
}

#[test]
fn a_line_that_is_none_is_refused_with_what_to_say() {
    let mut chat = game();
    let mut said = |line| alone(&mut chat, "ann", line);
    assert!(said("if c2-c3 then c6-c5").starts_with("c2-c3: "));
    assert!(said("if c6-c5").starts_with("After c6-c5, add “then” and your own turn: "));
    assert!(said("if c6-c5 then e2-e3 then e6-e5").starts_with("After c6-c5 then e2-e3 then e6-e5, add “then”"));
    assert!(said("if any").starts_with("Say what your opponent plays and what you answer"));
    assert!(said("if c6-c5 then e2-e9").starts_with("e2-e9: "));
    assert_eq!(said("if c6-c5 then any"), "Only your opponent’s turn can be “any”.");
    chat.say("bob", "c6-c5");
    let own = alone(&mut chat, "ann", "if e6-e5 then d2-d3");
    assert!(own.ends_with("your line has to begin with your own turn."), "{own}");
    assert_eq!(alone(&mut chat, "cas", "if #1 c6-c5 then e2-e3"), "I can’t find a game #1 here. “games” lists yours.");
}

#[test]
fn the_chain_goes_on_while_both_have_lines() {
    let mut chat = Chat::with_game("chifoumi");
    let told = alone(&mut chat, "ann", "if c2-c3 then c6-c5 then e2-e3");
    assert!(told.ends_with("First you play c2-c3 yourself. If bob then plays c6-c5, you play e2-e3."), "{told}");
    alone(&mut chat, "bob", "if c2-c3 then c6-c5 then e2-e3 then e6-e5");
    let letter = chat.letter("ann", "c2-c3");
    assert_eq!(words(&letter).iter().filter(|line| line.contains(", as planned: ")).count(), 3);
    assert_eq!(called(&letter), ["ann"]);
    assert_eq!(played(&mut chat), ["c2-c3", "c6-c5", "e2-e3", "e6-e5"]);
}

#[test]
fn a_conditional_turn_costs_no_time_and_gets_the_increment() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first clock:2h+1h max 9h\nbob: accept\nann: c2-c3");
    alone(&mut chat, "ann", "if c6-c5 then e2-e3");
    chat.wait("1h");
    chat.say("bob", "c6-c5");
    let tx = chat.club.store().read().unwrap();
    let clock = tx.clock(1).unwrap().unwrap().clock;
    assert_eq!((clock.player, clock.plies), (Player::Two, 3));
    // Two hours, and one for each turn, less the two seconds that it took to type the first.
    assert_eq!(clock.left[0].as_secs(), 4 * 3_600 - 2);
}

#[test]
fn an_offer_that_comes_with_the_turn_stops_the_chain() {
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3");
    chat.script("bob: draw yes\nbob: c6-c5");
    assert_eq!(played(&mut chat), ["c2-c3", "c6-c5"]);
    assert!(alone(&mut chat, "ann", "ifs").contains("you have planned no turns"));
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3");
    chat.script("ann: takeback\nbob: c6-c5");
    assert_eq!(played(&mut chat), ["c2-c3", "c6-c5"]);
}

#[test]
fn a_takeback_forgets_the_lines() {
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3");
    chat.script("ann: takeback\nbob: accept");
    assert!(alone(&mut chat, "ann", "ifs").contains("you have planned no turns"));
}

#[test]
fn the_end_of_a_game_forgets_the_lines() {
    let mut chat = Chat::in_the_middle();
    alone(&mut chat, "bob", "if any then d6-d5");
    chat.script("ann: resign yes");
    assert!(chat.club.store().read().unwrap().conditionals(1).unwrap().is_empty());
}

#[test]
fn the_opponent_sees_nothing_of_it() {
    let mut chat = game();
    alone(&mut chat, "ann", "if c6-c5 then e2-e3 then e6-e5 then d2-d3");
    for line in ["ifs", "board", "moves", "status", "record", "replay words", "games", "try c6-c5"] {
        let shown = format!("{:?}", chat.letters("bob", line));
        assert!(!shown.contains("e2-e3") && !shown.contains("d2-d3"), "{line}: {shown}");
    }
    let shown = format!("{:?}", chat.letters("bob", "c6-c5"));
    assert!(shown.contains("e2-e3") && !shown.contains("d2-d3"), "{shown}");
}

#[test]
fn a_line_that_was_tried_can_be_said() {
    let mut chat = game();
    let tried = letter_alone(&mut chat, "ann", "try c6-c5");
    let how = "To have me play your answer, say “if #1 c6-c5 then …”.";
    assert_eq!(words(&tried).last().unwrap(), how);
    assert_eq!(buttons(&tried), ["if #1 c6-c5 then"]);
    assert!(alone(&mut chat, "ann", "if #1 c6-c5 then").starts_with("After c6-c5, add “then”"));
    let tried = letter_alone(&mut chat, "ann", "try c6-c5 e2-e3");
    assert_eq!(buttons(&tried), ["if #1 c6-c5 then e2-e3"]);
    assert_eq!(buttons(&letter_alone(&mut chat, "bob", "try c6-c5 e2-e3")), Vec::<String>::new());
}

#[test]
fn the_example_of_a_plan_is_one_that_its_reader_could_make() {
    for kind in GAMES {
        for who in ["ann", "bob"] {
            let mut chat = Chat::with_game(kind.about.id);
            let said = alone(&mut chat, who, "ifs");
            let (_, example) = said.split_once("“if ").unwrap_or_else(|| panic!("{said}"));
            let line = format!("if {}", example.split_once('”').unwrap().0);
            let kept = alone(&mut chat, who, &line);
            assert!(kept.contains("you have planned.") && kept.contains(", you play "), "{line}: {kept}");
        }
        let mut chat = Chat::with_game(kind.about.id);
        let example =
            |said: &str| said.split_once("“if ").map(|(_, example)| example.split_once('”').unwrap().0.to_owned());
        assert_eq!(example(&alone(&mut chat, "bob", "if any")), example(&alone(&mut chat, "bob", "ifs")));
    }
}
