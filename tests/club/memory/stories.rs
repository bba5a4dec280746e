//! The stories of games: how they turned, in two sentences and a moving picture.

use parlour::club::{Analysis, Attachment, JobAnswer, JudgedTurn, Letter, Limits, To};
use parlour::command::BoardForm;
use parlour::robot::{Helpers, look_at};
use parlour::rules::Player;
use parlour::scene::Story;

use crate::computer::jobs::MEANS;
use crate::support::{Chat, buttons, place, words};

/// A game of five turns that bob, who made the last error, resigned; and the chat.
pub fn over() -> Chat {
    let mut chat = Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() });
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5\nann: d2-d3\nbob: resign yes");
    chat
}

/// What the computer might say about that game: what the player of each turn expected before it and after it, in percent.
pub fn analysis(expected: &[(u8, u8)]) -> Analysis {
    let played = ["c2-c3", "c6-c5", "e2-e3", "e6-e5", "d2-d3"];
    let turns = expected.iter().enumerate().map(|(plies, (before, after))| JudgedTurn {
        plies,
        player: if plies % 2 == 0 { Player::One } else { Player::Two },
        played: vec![played[plies].to_owned()],
        best: vec!["b2-b3".to_owned()],
        answer: Vec::new(),
        then: Vec::new(),
        next: Vec::new(),
        before: f64::from(*before) / 100.0,
        after: f64::from(*after) / 100.0,
    });
    Analysis { turns: turns.collect() }
}

/// The job that waits is answered like this; the letters that were written since so many.
pub fn told(chat: &mut Chat, answer: Option<Analysis>) -> Vec<Letter> {
    let at = chat.at();
    let written = |chat: &mut Chat| chat.club.waiting("console", 0, 100_000, at).unwrap();
    let before = written(chat).len();
    let job = chat.club.take_jobs().remove(0);
    chat.club.report(job, answer.map(JobAnswer::Analysis), at).unwrap();
    let new: Vec<i64> = written(chat)[before..].iter().map(|letter| letter.id).collect();
    new.into_iter().map(|id| chat.club.letter_to_send(id, at).unwrap().unwrap().letter).collect()
}

/// The story that somebody asks for, if the computer says this.
fn story(chat: &mut Chat, expected: &[(u8, u8)]) -> Letter {
    let begun = chat.say("ann", "story #1");
    assert!(begun.starts_with("I’m looking through #1 (5 turns)."), "{begun}");
    told(chat, Some(analysis(expected))).remove(0)
}

/// Bob stands at 70 % until he gives that away on turn 4.
pub const TURNED: [(u8, u8); 5] = [(50, 48), (52, 55), (45, 30), (70, 20), (80, 82)];

#[test]
fn a_story_names_who_turned_the_game_when_and_how_it_stood_and_marks_that_in_its_picture() {
    let mut chat = over();
    let letter = story(&mut chat, &TURNED);
    assert_eq!(
        words(&letter),
        [
            "ann (White) turned the game on turn 5 with d2-d3: White Rock from d2 to d3. Until then, bob (Black) stood at 70%.",
            "ann (White) wins because the opponent resigned, 8 to 0."
        ]
    );
    let [Attachment::Replay { name, picture }] = &letter.files[..] else { panic!("{letter:?}") };
    assert_eq!(name, "chifoumi-1-story.gif");
    // What ann could expect: before each turn and after the last one; and until bob's error.
    let wanted = Story { values: vec![50, 48, 45, 30, 80, 82], turning: Some((4, 30)) };
    assert_eq!(picture.story, Some(wanted));
    assert!(letter.picture.is_none() && letter.to == To::Place("place-general".into()));
}

#[test]
fn a_story_says_so_if_nothing_turned() {
    let mut chat = over();
    let led = story(&mut chat, &[(50, 55), (45, 44), (56, 60), (40, 38), (62, 62)]);
    assert_eq!(words(&led)[0], "ann (White) led from the start or stood level, never below 50%.");
    let gradual = story(&mut chat, &[(40, 42), (58, 56), (44, 47), (53, 50), (50, 54)]);
    assert_eq!(
        words(&gradual)[0],
        "No single turn decided the game: ann (White) rose from 40% to 54% little by little."
    );
    let despite = story(&mut chat, &[(50, 48), (52, 53), (47, 46), (54, 55), (45, 44)]);
    assert_eq!(words(&despite)[0], "The board didn’t decide the game: at its end, bob (Black) stood at 56%.");
    for letter in [led, gradual, despite] {
        assert_eq!(words(&letter)[1], "ann (White) wins because the opponent resigned, 8 to 0.");
        let [Attachment::Replay { picture, .. }] = &letter.files[..] else { panic!() };
        assert_eq!(picture.story.as_ref().unwrap().turning, None);
    }
}

#[test]
fn a_story_names_no_turn_if_the_loser_was_ahead_when_they_gave_up() {
    let mut chat = over();
    let letter = story(&mut chat, &[(50, 48), (52, 53), (47, 46), (94, 88), (12, 12)]);
    assert_eq!(words(&letter)[0], "The board didn’t decide the game: at its end, bob (Black) stood at 88%.");
    let [Attachment::Replay { picture, .. }] = &letter.files[..] else { panic!() };
    assert_eq!(picture.story.as_ref().unwrap().turning, None, "no pause either");
}

#[test]
fn a_slip_in_a_game_that_was_lost_by_then_turns_nothing() {
    let mut chat = over();
    let letter = story(&mut chat, &[(50, 48), (80, 37), (63, 62), (38, 30), (70, 71)]);
    let told = &words(&letter)[0];
    assert!(told.starts_with("ann (White) turned the game on turn 3 with e2-e3"), "{told}");
    assert!(told.ends_with("Until then, bob (Black) stood at 80%."), "{told}");
    let [Attachment::Replay { picture, .. }] = &letter.files[..] else { panic!() };
    assert_eq!(picture.story.as_ref().unwrap().turning, Some((2, 20)));
    // While there was hope, the last one counts.
    let letter = story(&mut chat, &[(50, 48), (80, 42), (58, 57), (43, 36), (64, 66)]);
    assert!(words(&letter)[0].ends_with("Until then, bob (Black) stood at 43%."), "{:?}", words(&letter));
    // Whoever was ahead again since lost it later.
    let letter = story(&mut chat, &[(50, 48), (80, 42), (45, 35), (65, 40), (60, 62)]);
    assert!(words(&letter)[0].starts_with("ann (White) turned the game on turn 5"), "{:?}", words(&letter));
}

#[test]
fn in_a_draw_the_turn_that_gave_a_lead_away_is_told_and_not_one_that_only_gave_away_hope() {
    let mut chat = Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() });
    chat.script("ann: challenge bob fursaz first\nbob: accept");
    let turns = ["c3", "d4", "e5", "f6", "g7"];
    for (at, turn) in turns.iter().enumerate() {
        chat.say(["ann", "bob"][at % 2], turn);
    }
    chat.script("bob: draw\nann: accept");
    let mut told_of = |expected: &[(u8, u8)]| {
        let mut analysis = analysis(expected);
        for (turn, played) in analysis.turns.iter_mut().zip(turns) {
            turn.played = vec![played.to_owned()];
        }
        chat.say("ann", "story #1");
        words(&told(&mut chat, Some(analysis)).remove(0)).remove(0)
    };
    let back = told_of(&[(50, 48), (52, 51), (52, 10), (90, 50), (50, 50)]);
    assert!(back.starts_with("bob (White) let ann (Black) back into the game on turn 4 with f6"), "{back}");
    assert!(back.ends_with("Until then, bob (White) stood at 90%."), "{back}");
    let despite = told_of(&[(50, 48), (52, 51), (52, 10), (90, 89), (11, 12)]);
    assert_eq!(despite, "The board didn’t decide the game: at its end, bob (White) stood at 88%.");
    let gradual = told_of(&[(50, 48), (52, 51), (52, 10), (86, 84), (40, 42)]);
    assert_eq!(gradual, "No single turn decided the game.");
    let level = told_of(&[(50, 48), (52, 51), (52, 42), (57, 56), (44, 45)]);
    assert_eq!(level, "The game stayed close: neither side ever stood above 57%.");
}

#[test]
fn whoever_wants_no_motion_gets_the_still_of_the_turning_point_and_the_words() {
    let mut chat = over();
    chat.say("ann", "settings motion off");
    let letter = story(&mut chat, &TURNED);
    assert!(letter.files.is_empty() && words(&letter)[0].contains("turn 5"));
    let picture = letter.picture.unwrap();
    assert_eq!((picture.entries, picture.form, picture.past), (6, BoardForm::Picture, true));
    assert_eq!(picture.story.as_ref().unwrap().turning, Some((4, 30)));
    chat.script("ann: settings motion on\nann: settings place boards words");
    let letter = story(&mut chat, &TURNED);
    assert!(letter.files.is_empty() && letter.picture.unwrap().form == BoardForm::Words);
}

#[test]
fn a_story_comes_by_itself_only_where_the_place_says_so() {
    let mut chat = over();
    assert!(buttons(&chat.last_letter()).contains(&"story #1".to_owned()));
    chat.wait("10m");
    assert!(chat.club.take_jobs().is_empty(), "nobody asked for it");
    chat.say("ann", "settings place story on");
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5\nann: d2-d3\nbob: resign yes");
    chat.wait("1m");
    let letters = told(&mut chat, Some(analysis(&TURNED)));
    assert_eq!(letters.len(), 1);
    assert!(letters[0].to == To::Place("place-general".into()) && letters[0].answers.is_none());
    assert!(words(&letters[0])[0].starts_with("ann (White) turned the game on turn 5"));
    chat.wait("2h");
    assert!(chat.club.take_jobs().is_empty(), "it is told once");
}

#[test]
fn a_story_that_nobody_heard_of_is_tried_again_and_one_that_failed_is_not_told() {
    let mut chat = Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() });
    chat.say("ann", "settings place story on");
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    chat.script("ann: c2-c3\nbob: c6-c5\nann: e2-e3\nbob: e6-e5\nann: d2-d3\nbob: resign yes");
    chat.wait("1m");
    // The program ended meanwhile.
    assert_eq!(chat.club.take_jobs().len(), 1);
    chat.wait("31m");
    assert!(told(&mut chat, None).is_empty());
    chat.wait("2h");
    assert!(chat.club.take_jobs().is_empty());
    // Where others play without a result, nothing is told either.
    chat.script("ann: challenge bob chifoumi first\nbob: accept\nbob: resign yes");
    chat.wait("1m");
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn the_story_of_somebody_who_was_forgotten_has_no_name_of_theirs() {
    let mut chat = over();
    chat.letters_alone("bob", "forget me yes");
    let letter = story(&mut chat, &TURNED);
    assert!(!format!("{letter:?}").contains("bob"), "{letter:?}");
    let far = chat.letters_in(place("general"), "cas", "story #9").remove(0);
    assert!(words(&far)[0].starts_with("I can’t find a game #9 here."));
}

#[test]
fn the_computer_itself_tells_a_story() {
    let mut chat = over();
    chat.say("ann", "story");
    let at = chat.at();
    let job = chat.club.take_jobs().remove(0);
    let found = look_at(&job, &MEANS, &Helpers::default(), &mut |_| ());
    chat.club.report(job, found, at).unwrap();
    let letter = chat.last_letter();
    assert_eq!(letter.text.len(), 2, "{:?}", words(&letter));
    assert!(words(&letter)[1].contains("the opponent resigned") && letter.files.len() == 1);
}
