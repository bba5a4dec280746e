//! The board for those who hear it: what turns did, what lies ahead, and boards in words.

use std::fmt::Write as _;

use parlour::club::Audience;
use parlour::command::BoardForm;
use parlour::rules::{GAMES, GameDef};
use parlour::scene::{Scene, SceneOptions};
use parlour::text::Language;

use crate::random::Random;
use crate::support::{Chat, is_public, words};

#[test]
fn a_turn_is_told_with_what_it_did_and_the_score() {
    let mut chat = Chat::with_game("chifoumi");
    let told = words(&chat.letter("ann", "c2-c3"));
    assert_eq!(
        told,
        [
            "#1 Chifoumi (basic): ann (White) played c2-c3: White Scissors from c2 to c3.",
            "bob (Black) to move.",
            "Score: White 8, Black 8½.",
            "bob’s time runs out in 10 days, on 1 Dec 2026 at 00:00 UTC."
        ]
    );
}

#[test]
fn a_capture_names_what_was_captured_and_a_stack_what_lies_below() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: d2-d3\nbob: d6-d5\nann: d3-d4");
    let told = words(&chat.letter("bob", "d5-c4"));
    assert!(told[0].ends_with("Black Scissors from d5 to c4."), "{told:?}");
    let told = words(&chat.letter("ann", "d4xc4"));
    assert!(told[0].ends_with("White Rock from d4 to c4; captured Black Scissors on c4."), "{told:?}");
    let mut chat = Chat::with_game("chifoumi");
    let told = words(&chat.letter("ann", "c2+d2"));
    assert!(told[0].ends_with("White Scissors from c2 to d2, onto White Rock."), "{told:?}");
    assert_eq!(chat.say("bob", "at d2"), "d2: White Scissors on White Rock.");
}

#[test]
fn a_piece_that_leaves_a_stack_is_said_to_uncover_what_lies_below() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2+d2\nbob: c6-c5");
    let told = words(&chat.letter("ann", "d2-d3"));
    assert!(told[0].ends_with(": White Scissors from d2 to d3; uncovers White Rock on d2."), "{told:?}");
    let told = |game: &str, position: &str, turn: &str| {
        let mut game = GameDef::find(game).unwrap().start_at(0, position).unwrap();
        turn.split(' ').for_each(|action| game.play(action).unwrap());
        Language::english().say(&Scene::of(&game, &SceneOptions::default()).turn_told().unwrap())
    };
    let both = told("the-game", "8/8/8/8/8/8/M7/S4[MS]2 s 0/0 0/0", "f1-f6");
    assert_eq!(both, "Sun from f1 to f6; uncovers Moon on f1");
    // What follows a piece onto its cell was not below it.
    let follows = told("sfirs", "12/1w8w1/12/12/4wbwb4/4bwbw4/4wbwb4/4bwbw4/12/12/1b8b1/12 w wb -", "e8-e12 h5-h1");
    assert!(!follows.contains("uncovers"), "{follows}");
}

#[test]
fn what_became_active_or_inactive_is_told_in_the_order_in_which_a_turn_names_it() {
    let mut chat = Chat::with_game("sfirs");
    let told = words(&chat.letter("ann", "e8-e12 +b11"));
    assert!(told[0].ends_with("White cube from e8 to e12; e12 becomes inactive; b11 becomes active."), "{told:?}");
}

#[test]
fn the_help_says_how_boards_are_told_in_words() {
    assert!(Chat::new().say("ann", "help").contains("“settings boards words” shows boards in words"));
}

#[test]
fn a_list_of_actions_says_what_each_of_them_does() {
    let told = |game: &str, position: &str| {
        let game = GameDef::find(game).unwrap().start_at(0, position).unwrap();
        let scene = Scene::of(&game, &SceneOptions::default());
        Language::english().say(&scene.actions_told(&game, &game.legal()))
    };
    let ways = told("chifoumi", "3/3/7/3s3/2R4/3/3 w - -");
    assert_eq!(ways, "c3 to b3, b4, c2, c4, d2, d3, or captures d4 (Scissors, wins)");
    let ways = told("the-game", "8/8/8/8/8/8/8/S4[MM]2 s 0/0 0/0");
    assert!(ways.contains("f1 (covers Moon on Moon, is lost, loses)"), "{ways}");
    let ways = told("the-game", "8/M7/8/5S2/8/8/8/8 s 0/0 0/0");
    assert!(ways.ends_with("h6, h8 (wins)"), "{ways}");
    let ways = told("sfirs", "12/1w8w1/12/12/4wbwb4/4bwbw4/4wbwb4/4bwbw4/12/12/1b8b1/12 w wb -");
    assert!(ways.contains("e8 to a8 (ends inactive), b8, c8, e10, e11, e12 (ends inactive)"), "{ways}");
    let ways = told("fursaz", "7/8/9/10/11/12/3B1W7/12/11/10/9/8/7 b - 0");
    assert!(ways.contains("g8 (turns g6 Black)"), "{ways}");
}

#[test]
fn who_likes_boards_in_words_hears_a_replay_unless_they_want_the_picture() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nann: settings boards words");
    let told = words(&chat.letter("ann", "replay"));
    assert_eq!(told[1], "1. ann (White): White Scissors from c2 to c3.");
    assert_eq!(chat.letter("ann", "replay picture").files.len(), 1);
    assert_eq!(chat.letter("bob", "replay").files.len(), 1);
}

#[test]
fn a_turn_goes_on_in_as_many_ways_as_are_listed_and_its_end_is_told_apart() {
    let mut chat = Chat::with_game("sfirs");
    let told = words(&chat.letter("ann", "e8-e12")).join("\n");
    assert!(told.contains("ann (White) goes on: 20 legal actions; “moves” lists them. “end” ends the turn"), "{told}");
    let told = words(&chat.letter("ann", "moves"));
    assert!(told[0].starts_with("#1: ann (White) has 20 legal actions: revive b11, k11; "), "{told:?}");
    assert_eq!(told[1], "“end” ends the turn here.");
    assert!(!told[0].contains("; end."), "{told:?}");
}

#[test]
fn a_turn_tells_what_it_has_changed_that_no_piece_shows() {
    let mut chat = Chat::with_game("chifoumi");
    let first = words(&chat.letter("ann", "c2xc1 end"));
    assert!(!first.iter().any(|line| line.ends_with(" left.")), "White still has paper: {first:?}");
    chat.script("bob: c6-c5");
    let second = words(&chat.letter("ann", "e1xe2 end"));
    assert_eq!(second[1], "White has Rock, Scissors and Well left.");
}

#[test]
fn what_a_swap_means_is_said_by_colors() {
    let mut chat = Chat::with_game("fursaz");
    chat.script("ann: e5");
    let told = words(&chat.letter("bob", "swap"));
    let swapped =
        "#1 Fursaz (7): bob (Black) played swap: takes over the stone and plays Black from now on, against White.";
    assert_eq!(told[0], swapped);
    assert_eq!(chat.say("ann", "at e5"), "e5: Black stone.\nBlack, settled by its own placing or last flip.");
}

#[test]
fn a_game_is_told_from_its_start() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3\nbob: c6-c5");
    let letter = chat.letter("ann", "replay words");
    assert_eq!(words(&letter)[1], "1. ann (White): White Scissors from c2 to c3.");
    assert_eq!(words(&letter)[2..], ["2. bob (Black): Black Rock from c6 to c5.", "ann (White) to move."]);
    assert!(letter.files.is_empty());
}

#[test]
fn what_is_tried_is_told_turn_by_turn() {
    let mut chat = Chat::with_game("chifoumi");
    let told = words(&chat.letter("ann", "try c2-c3 c6-c5"));
    assert_eq!(
        told[1..],
        [
            "ann (White): White Scissors from c2 to c3.",
            "bob (Black): Black Rock from c6 to c5.",
            "ann (White) to move.",
            "Score: White 8, Black 8½."
        ]
    );
}

#[test]
fn a_person_and_a_place_choose_how_boards_are_shown() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: settings boards words\nann: settings place boards letters");
    let form = |chat: &mut Chat, who: &str, line: &str| chat.letter(who, line).picture.unwrap().form;
    assert_eq!(form(&mut chat, "ann", "board"), BoardForm::Words);
    assert_eq!(form(&mut chat, "ann", "board picture"), BoardForm::Picture);
    assert_eq!(form(&mut chat, "bob", "board"), BoardForm::Letters);
    assert_eq!(form(&mut chat, "ann", "c2-c3"), BoardForm::Letters);
}

#[test]
fn a_board_in_words_is_not_read_out_again_after_every_turn_but_when_it_is_asked_for() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: settings boards words");
    for line in ["moves c2", "try c2-c3", "c2-c3"] {
        assert!(chat.letter("ann", line).picture.unwrap().told, "{line}");
    }
    assert!(!chat.letter("ann", "board").picture.unwrap().told);
    let mut chat = Chat::with_game("sfirs");
    chat.script("ann: settings boards words");
    assert!(chat.letter("ann", "h5-h9").picture.unwrap().told, "something is in the way");
}

#[test]
fn what_is_read_out_is_for_the_asker_alone_and_a_picture_is_shown_where_it_was_asked_for() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: c2-c3");
    assert_eq!(chat.letter("ann", "board words").audience, Audience::AskerAlone);
    assert_eq!(chat.letter("ann", "replay words").audience, Audience::AskerAlone);
    assert_eq!(chat.letter("ann", "board letters").audience, Audience::Asker);
    assert_eq!(chat.letter("ann", "board").audience, Audience::Asker);
    assert!(is_public(&chat.letter("ann", "replay")));
}

#[test]
fn what_is_said_of_hands_leaves_open_whether_they_must_be_emptied() {
    let mut chat = Chat::with_game("sia-doble");
    chat.script("ann: @u3 @t1 @q3 @r1 @q2");
    let status = chat.say("ann", "status");
    assert!(status.contains("ann (Red) has 2 buoys in hand."), "{status}");
    assert!(status.contains("Buoys placed: 5, of 7 at most; “end” finishes."), "{status}");
}

#[test]
fn what_is_in_hand_is_said_after_every_turn_and_buoys_to_be_placed_at_the_start() {
    let mut chat = Chat::with_game("the-game");
    let told = chat.say("ann", "@c3");
    assert!(told.contains("ann (Sun) has 4 Sun in hand.\nbob (Moon) has 5 Moon in hand."), "{told}");
    let mut chat = Chat::new();
    chat.script("ann: challenge bob sia-doble first");
    let begins = chat.letters("bob", "accept");
    assert!(words(&begins[0]).contains(&"Buoys placed: 0, of 7 at most; 5 more before “end”.".into()), "{begins:?}");
}

#[test]
fn lists_run_in_the_order_of_the_board_upwards_or_downwards() {
    let mut chat = Chat::with_game("fursaz");
    chat.script("ann: e5");
    let moves = chat.say("bob", "moves");
    assert!(moves.contains(": on a1 to a7, b1 to b8, c1 to c9, d1 to d10, e1 to e4, "), "{moves}");
    chat.script("bob: g7\nann: e6\nbob: g6\nann: e7\nbob: g8");
    assert!(chat.say("bob", "mine").contains("g8 to g6"), "{}", chat.say("bob", "mine"));
    let game = GameDef::find("sfirs").unwrap().start(0);
    let tokens = ["e10-e11", "e8-e10", "e8-e9"].map(str::to_owned);
    let ways = Language::english().say(&Scene::of(&game, &SceneOptions::default()).actions_told(&game, &tokens));
    assert_eq!(ways, "e8 to e9, e10; e10 to e11");
}

/// Words of what is read out when a board is asked for in words: the letter and the board.
fn words_of_board(chat: &mut Chat, who: &str) -> (usize, String) {
    let letter = chat.letter(who, "board words");
    let picture = letter.picture.as_ref().unwrap();
    let game = chat.club.game_of(picture).unwrap().unwrap();
    let board = Scene::of(&game, &picture.scene_options()).board_in_words(Language::english());
    let read = format!("{}\n{board}", words(&letter).join("\n"));
    (read.split_whitespace().count(), read)
}

#[test]
fn a_board_in_words_is_read_out_within_forty_seconds_with_all_that_is_said_about_it() {
    const WORDS_A_SECOND: usize = 300 / 60;
    let mut table = String::new();
    for kind in GAMES {
        let mut longest = (0, String::new());
        for variant in kind.about.variants {
            let mut chat = Chat::new();
            chat.script(&format!("ann: challenge bob {} {variant} first\nbob: accept", kind.about.id));
            let mut random = Random::new(11);
            for turn in 0..120 {
                let game = chat.game(1);
                let Some(mover) = game.to_move() else { break };
                let (mover, legal) = (["ann", "bob"][mover.index()], game.legal());
                chat.script(&format!("{mover}: #1 {}", random.pick(&legal)));
                if turn % 5 == 0 {
                    longest = longest.max(words_of_board(&mut chat, mover));
                }
            }
        }
        let (count, read) = longest;
        assert!(count <= 40 * WORDS_A_SECOND, "{count} words:\n{read}");
        let (title, characters, seconds) = (kind.about.title, read.chars().count(), count / WORDS_A_SECOND);
        writeln!(table, "| {title} | {characters} | {seconds} |").unwrap();
    }
    let documented = std::fs::read_to_string("docs/hearing.md").unwrap();
    assert!(documented.contains(&table), "docs/hearing.md has another table than\n{table}");
}
