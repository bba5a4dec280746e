//! What can be looked at: boards, legal actions, lists, records, lines that are only tried, rules, help.

use parlour::club::{Attachment, Audience};
use parlour::command::BoardForm;
use parlour::rules::{Player, Record};

use crate::support::{Chat, abroad, buttons, landed, letters, place, words};

#[test]
fn a_board_is_shown_to_the_asker_from_the_side_he_wants() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("ann", "board text");
    assert_eq!(
        words(&letter),
        [
            "#1 Chifoumi (basic): ann against bob, 0 actions",
            "ann (White) to move.",
            "ann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."
        ]
    );
    assert_eq!(letter.audience, Audience::Asker);
    assert_eq!(letter.picture.unwrap().form, BoardForm::Letters);
    let picture = chat.letter("ann", "board second").picture.unwrap();
    assert_eq!((picture.bottom, picture.form), (Player::Two, BoardForm::Picture));
}

#[test]
fn a_board_is_shown_as_it_stood_after_an_earlier_turn() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: takeback\nbob: accept\nann: e2-e3\nbob: e6-e5\nann: c2-c3\nbob: c6-c5");
    let letter = chat.letter("cas", "board #1 turn 2 words");
    assert_eq!(
        words(&letter)[1..],
        [
            "This is the board after turn 2 of 4.",
            "2. bob (Black): Black Paper from e6 to e5.",
            "Score: White 8, Black 8½."
        ],
    );
    let picture = letter.picture.clone().unwrap();
    assert_eq!((picture.form, picture.past), (BoardForm::Words, true));
    let board = chat.club.game_of(&picture).unwrap().unwrap();
    assert_eq!(board.plies().iter().map(|ply| ply.token.as_str()).collect::<Vec<_>>(), ["e2-e3", "e6-e5"]);
    assert_eq!(buttons(&letter), ["board #1 words turn 1", "board #1 words turn 3"]);
    assert_eq!(buttons(&chat.letter("ann", "board 1 turn 4")), ["board #1 turn 3"]);
    assert_eq!(chat.say("ann", "board #1 turn 5"), "That game has turns 1 to 4.");
    let far = chat.letters_in(abroad("far"), "cas", "board #1 turn 2").remove(0);
    assert_eq!(words(&far), ["I can’t find a game #1 here. “games” lists yours."]);
}

#[test]
fn answering_a_message_of_a_game_elsewhere_shows_nothing_of_it() {
    let mut chat = Chat::with_game("chifoumi");
    let request = chat.request("ann", "board");
    let sent = chat.handle(&request).letters[0].0;
    chat.club.sent(sent, &landed("message-7")).unwrap();
    for line in ["board", "record", "replay", "moves", "try c2-c3", "c2-c3", "resign", "#1", "board #1"] {
        let mut request = chat.request("dan", line);
        request.place = abroad("elsewhere");
        request.replied_to = Some("message-7".into());
        let answer = letters(chat.handle(&request)).remove(0);
        assert_eq!((&answer.picture, answer.files.len(), answer.about), (&None, 0, None), "{line}");
        assert!(!words(&answer).join(" ").contains("ann"), "{line}: {:?}", answer.text);
    }
}

#[test]
fn anybody_in_the_place_may_look_and_nobody_elsewhere() {
    let mut chat = Chat::with_game("chifoumi");
    assert!(chat.say("cas", "board").starts_with("#1 Chifoumi"));
    let far = |chat: &mut Chat, who: &str| words(&chat.letters_in(abroad("far"), who, "board #1")[0]);
    assert_eq!(far(&mut chat, "cas"), ["I can’t find a game #1 here. “games” lists yours."]);
    assert!(far(&mut chat, "ann")[0].starts_with("#1 Chifoumi"));
}

#[test]
fn legal_actions_are_listed_all_or_of_one_piece() {
    let mut chat = Chat::with_game("chifoumi");
    let all = chat.letter("ann", "moves");
    assert!(words(&all)[0].starts_with("#1: ann (White) has 55 legal actions: b3 to a3, a4, "), "{:?}", words(&all));
    assert_eq!(words(&all)[1], "Type actions like b3+c2, b3-a3 or b3xc2.");
    assert!(all.picture.is_none());
    let some = chat.letter("ann", "moves b3");
    assert!(words(&some)[0].contains("b3 to a3, ") && !words(&some)[0].contains("c2 to"), "{:?}", words(&some));
    assert_eq!(some.picture.unwrap().chosen.as_deref(), Some("b3"));
    let none = chat.letter("ann", "moves d4");
    assert!(words(&none)[0].starts_with("d4: "), "{:?}", words(&none));
}

#[test]
fn games_are_listed_mine_or_of_the_place() {
    let mut chat = Chat::new();
    assert_eq!(
        chat.say("ann", "games"),
        "No games and no challenges. Start one, like “challenge bob chifoumi”, or play the computer, like “challenge parlour chifoumi level:1”."
    );
    chat.script("ann: challenge bob chifoumi first\nbob: accept\ncas: challenge open sia-doble");
    assert_eq!(
        chat.say("ann", "games"),
        "Your games (1):\n#1 Chifoumi (basic): ann against bob, ann to move, begun on 21 Nov 2026 at 00:00 UTC. \
         ann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."
    );
    assert_eq!(
        chat.say("dan", "games here"),
        "Games here (1):\n#1 Chifoumi (basic): ann against bob, ann to move, begun on 21 Nov 2026 at 00:00 UTC. \
         ann’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC.\n\
         Challenges (1):\n#2 Sia Doble: cas challenges anyone; “accept #2” to play"
    );
    assert!(chat.say("cas", "games").starts_with("Challenges (1):\n#2 "));
    assert!(chat.say("dan", "games").starts_with("No games"));
    chat.script("ann: #1 c2-c3");
    assert!(chat.say("ann", "games").contains("bob to move, last turn on 21 Nov 2026 at 00:00 UTC. bob’s time"));
}

#[test]
fn a_line_is_tried_for_the_asker_alone_and_nothing_is_played() {
    let mut chat = Chat::with_game("chifoumi");
    let letter = chat.letter("ann", "try c2-c3 c6-c5 d2-d3");
    assert_eq!(words(&letter)[0], "#1, only tried: c2-c3 c6-c5 d2-d3. Nothing was played.");
    assert_eq!(words(&letter)[4], "bob (Black) to move.");
    assert_eq!(letter.audience, Audience::AskerAlone);
    assert!(letter.buttons.is_empty());
    let picture = letter.picture.unwrap();
    let shown = chat.club.game_of(&picture).unwrap().unwrap();
    assert_eq!(shown.plies().len(), 3);
    assert_eq!(chat.letter("ann", "board").picture.unwrap().entries, 0);
    let own_turn = chat.letter("ann", "try c2-c3");
    assert_eq!(buttons(&own_turn), ["move #1 c2-c3"]);
    assert_eq!(buttons(&chat.letter("bob", "try c2-c3")), ["if #1 c2-c3 then"]);
    let wrong = chat.letter("cas", "try c2-c3 c6-c2");
    let wrong = words(&wrong);
    assert!(wrong[0].starts_with("c6-c2: "), "{wrong:?}");
    assert!(wrong[1].starts_with("c2-c3 would be legal"), "{wrong:?}");
}

#[test]
fn who_asks_what_a_waiting_piece_could_do_is_told_that_it_waits() {
    let mut chat = Chat::with_game("chifoumi");
    for who in ["ann", "bob"] {
        let told = chat.say(who, "moves d7");
        assert!(
            told.starts_with("#1: if bob (Black) were to move, they would have 7 legal actions: d7 onto c6, c7, "),
            "{told}"
        );
        assert!(!told.contains("Type actions"), "{told}");
    }
}

#[test]
fn who_asks_what_a_waiting_piece_could_do_that_cannot_move_is_told_why() {
    let mut chat = Chat::with_game("sfirs");
    let told = words(&chat.letter("ann", "moves k2"));
    assert_eq!(told[0], "If bob (Black) were to move:");
    assert!(told[1].contains("moves") || told[1].contains("inactive") || told[1].contains("first turn"), "{told:?}");
}

#[test]
fn a_record_is_read_back_to_the_same_game() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nbob: c6-c5\nbob: resign yes");
    let letter = chat.letter("cas", "record");
    let Attachment::Text { name, content } = &letter.files[0] else { panic!() };
    assert_eq!(name, "chifoumi-1.txt");
    assert!(content.contains("[Begun \"2026-11-21\"]"), "{content}");
    let record: Record = content.parse().unwrap();
    assert_eq!(record.players, ["ann", "bob"]);
    assert_eq!(record.game.plies().len(), 2);
    assert!(record.game.outcome().is_some());
}

#[test]
fn who_wants_no_motion_gets_the_last_picture_in_place_of_a_replay() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nann: settings motion off");
    let letter = chat.letter("ann", "replay");
    let picture = letter.picture.unwrap();
    assert!(letter.files.is_empty() && picture.entries == 1 && !picture.told);
    let moving = chat.letter("bob", "replay");
    assert!(moving.picture.is_none() && moving.files.len() == 1);
}

#[test]
fn a_replay_shows_the_game_from_the_askers_side() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "replay"), "Nobody has played anything in #1 yet.");
    chat.script("ann: c2-c3");
    let letter = chat.letter("bob", "replay");
    let Attachment::Replay { name, picture } = &letter.files[0] else { panic!() };
    assert_eq!((name.as_str(), picture.bottom, picture.entries), ("chifoumi-1.gif", Player::Two, 1));
}

#[test]
fn every_game_is_taught_page_by_page_with_a_picture_each() {
    let mut chat = Chat::new();
    let all = chat.say("ann", "rules");
    for kind in parlour::rules::GAMES {
        let (id, pages) = (kind.about.id, kind.lesson().len());
        assert!(all.contains(kind.about.title));
        assert!(chat.say("ann", &format!("rules {id}")).contains("Variants: "));
        for number in 1..=pages {
            let line = format!("rules {id} {number}");
            assert!(chat.say("ann", &line).contains(&format!("page {number} of {pages}")));
            let letter = chat.letter("ann", &line);
            let Attachment::Page { game, page, .. } = &letter.files[0] else { panic!("{id} {number}") };
            assert_eq!((game.as_str(), *page), (id, number - 1));
            let lines: Vec<String> = letter.buttons.iter().map(|button| button.command.to_string()).collect();
            let wanted = [(number > 1).then_some(number - 1), (number < pages).then_some(number + 1)];
            let wanted = wanted.into_iter().flatten().map(|page| format!("rules {id} {page}"));
            let wanted: Vec<String> = wanted.chain((number == pages).then(|| format!("learn {id}"))).collect();
            assert_eq!(lines, wanted);
        }
        let beyond = chat.say("ann", &format!("rules {id} {}", pages + 1));
        assert!(beyond.contains(&format!("pages 1 to {pages}")), "{beyond}");
    }
}

#[test]
fn help_is_given_on_everything_and_on_one_command() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "help").contains("takeback: Ask to take back your last turn"));
    let help = chat.say("ann", "help move");
    assert!(help.starts_with("move [id] <actions>: Play your turn"), "{help}");
    assert!(help.contains("For: the two players of the game"), "{help}");
}

#[test]
fn a_place_without_games_shows_the_last_one() {
    let mut chat = Chat::in_the_middle();
    chat.say("bob", "resign yes");
    assert!(chat.say("cas", "board").contains("ann (White) wins "));
    assert!(words(&chat.letters_in(place("empty"), "cas", "board")[0])[0].starts_with("You have no game here"));
}

#[test]
fn whoever_waits_tries_their_own_turn() {
    let mut chat = Chat::with_game("chifoumi");
    let tried = chat.letter("bob", "try c6-c5");
    let wanted = "#1, only tried, as if bob (Black) were to move: c6-c5. Nothing was played.";
    assert_eq!(words(&tried)[..2], [wanted, "bob (Black): Black Rock from c6 to c5."]);
    assert!(buttons(&tried).is_empty());
    // What can be played by whoever is to move is theirs first, and what neither can is explained as theirs.
    assert!(chat.say("bob", "try c2-c3 c6-c5").starts_with("#1, only tried: c2-c3 c6-c5."));
    assert!(
        chat.say("bob", "try c6-c3").starts_with("If bob (Black) were to move:\nc6-c3: c3 isn’t next to c6"),
        "{}",
        chat.say("bob", "try c6-c3")
    );
}

#[test]
fn what_is_over_tells_of_no_ban() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @q2 @s2 @u2 @r3 @t3 end\nbob: @q5 @s5 @u5 @r4 @t4 end\nann: b1-b2\nbob: b5-b4");
    assert!(chat.say("ann", "status").contains("Red may not take back: b2-b1."));
    chat.script("bob: resign yes");
    for line in ["status", "board words"] {
        assert!(!chat.say("ann", line).contains("may not take back"), "{line}");
    }
}
