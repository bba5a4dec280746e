//! Coaching: what somebody who plays the computer hears of their own turns.

use parlour::club::{Audience, Job, JobAnswer, JobQuestion, JudgedTurn, Letter};
use parlour::command::{Command, Id, PlayCommand};
use parlour::robot::{Helpers, look_at};
use parlour::rules::Player;

use super::jobs::MEANS;
use crate::support::{Chat, buttons, words};

/// A game of Chifoumi against the computer, in which ann is to move.
fn against_the_computer() -> Chat {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi first");
    chat
}

/// The computer plays the first legal action.
fn computer_plays(chat: &mut Chat) {
    let awaited = chat.club.awaiting_computer().unwrap().remove(0);
    let action = awaited.game.legal().remove(0);
    chat.handle(&awaited.request(Command::Play(PlayCommand::Move(Some(Id(1)), action))));
}

/// The only job that there is.
fn job(chat: &mut Chat) -> Job {
    let mut jobs = chat.club.take_jobs();
    assert_eq!(jobs.len(), 1);
    assert_eq!(jobs[0].question, JobQuestion::Coach);
    jobs.remove(0)
}

/// The last turn of a job's game, judged like this.
fn judged(job: &Job, before: f64, after: f64) -> JudgedTurn {
    let plies = job.game.plies().iter().rposition(|ply| ply.begins_turn).unwrap();
    let played: Vec<String> = job.game.plies()[plies..].iter().map(|ply| ply.token.clone()).collect();
    let rewound = job.game.rewound(plies);
    let best = rewound.legal().into_iter().find(|token| *token != played[0]).unwrap();
    let answer = vec![job.game.legal().remove(0)];
    let (best, then) = (vec![best], Vec::new());
    JudgedTurn { plies, player: Player::One, played, best, answer, then, next: Vec::new(), before, after }
}

/// What is written when the computer has looked at a turn.
fn report(chat: &mut Chat, job: Job, answer: Option<JudgedTurn>) -> Option<Letter> {
    let at = chat.at();
    let written = |chat: &mut Chat| chat.club.waiting("console", 0, 100_000, at).unwrap().len();
    let before = written(chat);
    let answer = answer.map(|judged| JobAnswer::Coach(Box::new(judged)));
    chat.club.report(job, answer, at).unwrap();
    (written(chat) > before).then(|| chat.last_letter())
}

#[test]
fn nobody_is_coached_who_hasnt_asked_for_it() {
    let mut chat = against_the_computer();
    assert!(chat.say("ann", "coach").contains("I don’t coach you in #1"));
    chat.script("ann: c2-c3");
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn a_turn_that_gave_much_away_is_told_to_its_player_alone_and_can_be_taken_back() {
    let mut chat = against_the_computer();
    let on = chat.letter("ann", "coach on");
    assert_eq!(on.audience, Audience::AskerAlone);
    assert!(words(&on)[0].contains("gives away 10% of the points or more"), "{on:?}");
    chat.script("ann: c2-c3");
    let job = job(&mut chat);
    let judged = judged(&job, 0.6, 0.45);
    let better = judged.best[0].clone();
    let told = report(&mut chat, job, Some(judged)).unwrap();
    assert_eq!(told.audience, Audience::AskerAlone);
    let text = words(&told).join("\n");
    assert!(text.starts_with("Your turn c2-c3 in #1 gave something away: you could expect 60%"), "{text}");
    assert!(text.contains("and 45% after it. It allows "), "{text}");
    assert!(!text.contains(&better), "what was better they find out themselves: {text}");
    assert_eq!(buttons(&told), ["coach back 1 #1"]);
    // Pressed after the computer's reply, it does what a takeback does.
    computer_plays(&mut chat);
    let taken_back = chat.letters("ann", "coach back 1 #1");
    assert!(words(&taken_back[0])[0].contains("takes back"), "{taken_back:?}");
    assert_eq!(chat.club.store().read().unwrap().game(1).unwrap().unwrap().plies, 0);
    assert!(chat.club.take_jobs().is_empty(), "a turn that was taken back is looked at no more");
}

#[test]
fn only_turns_are_told_that_gave_as_much_away_as_was_wished() {
    let mut chat = against_the_computer();
    chat.script("ann: coach 20\nann: c2-c3");
    let first = job(&mut chat);
    let judgment = judged(&first, 0.6, 0.45);
    assert!(report(&mut chat, first.clone(), Some(judgment)).is_none());
    let judgment = judged(&first, 0.6, 0.4);
    assert!(report(&mut chat, first, Some(judgment)).is_some());
    assert!(chat.say("ann", "coach").contains("give away 20%"));
    assert!(chat.say("ann", "coach 60").contains("a number up to 50"));
    assert!(chat.say("ann", "coach off").contains("no longer coach you"));
    computer_plays(&mut chat);
    let action = chat.first_legal(1);
    chat.script(&format!("ann: {action}"));
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn nothing_is_said_of_a_turn_that_isnt_the_last_one_anymore_and_no_later_one_is_taken_back() {
    let mut chat = against_the_computer();
    chat.script("ann: coach on\nann: c2-c3");
    let first = job(&mut chat);
    computer_plays(&mut chat);
    let action = chat.first_legal(1);
    chat.script(&format!("ann: {action}"));
    let second = job(&mut chat);
    let judgment = judged(&first, 0.9, 0.1);
    assert!(report(&mut chat, first, Some(judgment)).is_none(), "she has played on");
    let late = chat.say("ann", "coach back 1 #1");
    assert!(late.starts_with("You have played on in #1 since then."), "{late}");
    // Nor of one that was taken back, or whose game is over, or that the computer has nothing to say about.
    chat.script("ann: takeback");
    let judgment = judged(&second, 0.9, 0.1);
    assert!(report(&mut chat, second, Some(judgment)).is_none());
    chat.script(&format!("ann: {action}"));
    let third = job(&mut chat);
    assert!(report(&mut chat, third.clone(), None).is_none());
    chat.script("ann: resign yes");
    let judgment = judged(&third, 0.9, 0.1);
    assert!(report(&mut chat, third, Some(judgment)).is_none());
    assert_eq!(chat.club.store().read().unwrap().coach(1).unwrap(), None, "a coach ends with the game");
}

#[test]
fn in_a_game_between_people_nobody_is_coached() {
    let mut chat = Chat::with_game("chifoumi");
    let refused = chat.say("ann", "coach on");
    assert!(refused.starts_with("#1 isn’t a game against the computer"), "{refused}");
    chat.script("ann: c2-c3");
    assert!(chat.club.take_jobs().is_empty());
}

#[test]
fn what_the_computer_finds_is_about_the_last_turn_and_the_same_however_long_it_takes() {
    let mut chat = against_the_computer();
    chat.script("ann: coach on\nann: c2-c3");
    computer_plays(&mut chat);
    chat.club.take_jobs();
    let action = chat.first_legal(1);
    chat.script(&format!("ann: {action}"));
    let job = job(&mut chat);
    let found = look_at(&job, &MEANS, &Helpers::default(), &mut |_| ()).unwrap();
    let JobAnswer::Coach(judged) = &found else { panic!("{found:?}") };
    assert_eq!((judged.player, judged.plies, judged.played.as_slice()), (Player::One, 2, &[action][..]));
    let hurried = parlour::robot::Means { time_max: std::time::Duration::ZERO, ..MEANS };
    assert_eq!(look_at(&job, &hurried, &Helpers::default(), &mut |_| ()), Some(found));
}
