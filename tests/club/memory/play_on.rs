//! Games that are played on from a position of a past one.

use parlour::club::{Attachment, Limits};
use parlour::rules::Record;
use parlour::scene::Figure;

use crate::links::accounts::alone;
use crate::support::{Chat, TWO_TURNS_EACH, buttons, words};

/// A game of ann's and bob's that bob has resigned.
fn over() -> Chat {
    let mut chat = Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() });
    chat.script(&format!("ann: challenge bob chifoumi first\nbob: accept\n{TWO_TURNS_EACH}\nbob: resign yes"));
    chat
}

/// The record of a game, as its file has it.
fn record(chat: &mut Chat, id: i64) -> Record {
    let letter = chat.letter("ann", &format!("record #{id}"));
    let [Attachment::Text { content, .. }] = &letter.files[..] else { panic!("{letter:?}") };
    content.parse().unwrap()
}

#[test]
fn a_past_game_is_played_on_against_the_computer_at_once() {
    let mut chat = over();
    let begun = chat.letter("ann", "play-on #1 turn 3 level:2");
    let told = words(&begun).join("\n");
    // Ann played first there, and it is bob's turn.
    assert!(told.starts_with("#2 Chifoumi (basic), unrated: ann (White) against Parlour 2 (Black)."), "{told}");
    assert!(told.contains("\nIt begins from the position on the board.\n"), "{told}");
    assert!(told.contains("Parlour 2 (Black) to move."), "{told}");
    assert_eq!(chat.club.awaiting_computer().unwrap().len(), 1, "it begins");
    let start = record(&mut chat, 2).game;
    let past = record(&mut chat, 1).game.rewound(3);
    assert_eq!(start.start_position(), Some(past.position().as_str()));
    chat.script("ann: resign #2 yes\nann: play-on #2 turn 1");
}

#[test]
fn a_person_is_challenged_to_play_on_and_sees_the_position() {
    let mut chat = over();
    let challenge = chat.letter("ann", "play-on #1 turn 2 with bob second");
    let told = words(&challenge).join("\n");
    assert!(told.contains("unrated, ") && told.contains("ann plays Black"), "{told}");
    assert!(told.contains("It begins from the position after turn 2 of #1, with White to move."), "{told}");
    let [Attachment::Figure { figure: Figure::Boards(boards), .. }] = &challenge.files[..] else { panic!() };
    let scene = boards.scenes().next().unwrap().unwrap();
    assert!(scene.to_move.is_some() && boards.turns[0].told.contains("c3"), "{boards:?}");
    let begun = chat.say("bob", "accept");
    assert!(begun.contains("bob (White) against ann (Black)") && begun.contains("bob types a turn, like"), "{begun}");
    chat.script("bob: e2-e3\nann: e6-e5\nbob: d2-d3\nann: d6-d5\nann: resign #2 yes");
    let played = record(&mut chat, 2);
    assert!(played.game.start_position().is_some() && played.game.plies().len() == 4);
    // The same position again, with sides swapped.
    chat.say("ann", "rematch #2");
    let again = chat.say("bob", "accept");
    assert!(again.contains("ann (White) against bob (Black)") && again.contains("from the position"), "{again}");
    assert!(chat.say("ann", "leaderboard").contains("2. bob"), "only the first game was rated");
}

#[test]
fn where_only_given_turns_lead_nobody_plays_on_and_is_told_why() {
    let mut chat = Chat::new();
    chat.script("ann: challenge bob fursaz 5 odds:2\nbob: accept\nbob: d4\nbob: e5\nann: f6\nbob: g6\nann: resign yes");
    let refused = chat.say("ann", "play-on #1 turn 1");
    assert!(
        refused.starts_with("Because first turns were given in #1, no game can begin the way it stood"),
        "{refused}"
    );
    assert!(chat.say("ann", "play-on #1 turn 2").contains("It begins from the position on the board."));
}

#[test]
fn nobody_plays_on_from_a_game_that_goes_on_or_where_it_is_over() {
    let mut chat = Chat::in_the_middle();
    assert!(chat.say("cas", "play-on #1 turn 2").starts_with("#1 isn’t over, so you can’t play on from it yet."));
    chat.say("bob", "resign yes");
    assert_eq!(chat.say("ann", "play-on #1 turn 9"), "That game has turns 1 to 4.");
    // A position of the asker’s own game between people, which the computer would help with.
    let mut chat = over();
    chat.script("ann: challenge cas chifoumi first\ncas: accept");
    chat.script("ann: #2 c2-c3\ncas: #2 c6-c5\nann: #2 e2-e3\ncas: #2 e6-e5\nann: #2 d2-d3\ncas: #2 d6-d5");
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    chat.script(
        "ann: #3 c2-c3\nbob: #3 c6-c5\nann: #3 e2-e3\nbob: #3 e6-e5\nann: #3 d2-d3\nbob: #3 d6-d5\nbob: resign #3 yes",
    );
    assert!(chat.say("ann", "play-on #3 turn 6").contains("#2"), "it stands in #2");
    assert!(chat.say("bob", "play-on #3 turn 6").contains("Parlour 3 (White)"), "bob doesn’t play there");
}

#[test]
fn a_board_of_a_past_turn_offers_to_play_on() {
    let mut chat = over();
    let offered = buttons(&chat.letter("ann", "board #1 turn 2"));
    assert_eq!(offered, ["board #1 turn 1", "board #1 turn 3", "play-on #1 turn 2"]);
    assert!(alone(&mut chat, "dan", "play-on #1 turn 2").starts_with("I can’t find a game #1 here."));
}

#[test]
fn a_game_that_is_played_on_with_a_person_has_no_help_from_its_first_turn_on() {
    let mut chat = over();
    chat.script("ann: play-on #1 turn 2 with bob second\nbob: accept");
    for line in ["hint #1 turn 3", "analyse #1", "play-on #1 turn 2"] {
        let told = chat.say("ann", line);
        assert!(told.contains("#2 against a person has reached a position"), "{line}: {told}");
    }
}
