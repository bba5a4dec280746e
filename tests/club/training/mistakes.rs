//! Tasks from people's own mistakes, and when they come back.

use parlour::club::{Analysis, Attachment, Audience, JobAnswer, JobQuestion, JudgedTurn, Letter};
use parlour::command::BoardForm;
use parlour::rules::{Game, GameDef, Player};

use crate::links::accounts::{alone, code, confirmed};
use crate::support::{Chat, buttons, lines, words};

/// A game between ann and bob that ann has given up after eight turns.
fn over() -> Chat {
    let mut chat = Chat::new();
    play(&mut chat);
    chat
}

fn play(chat: &mut Chat) {
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    for turn in 0..8 {
        let action = chat.first_legal(1);
        chat.script(&format!("{}: #1 {action}", ["ann", "bob"][turn % 2]));
    }
    chat.script("ann: resign yes");
    chat.club.take_jobs();
}

/// The turns of that game.
fn game_of(chat: &mut Chat) -> Game {
    let mut game = GameDef::find("chifoumi").unwrap().start(0);
    let tx = chat.club.store().read().unwrap();
    tx.entries(1, 8).unwrap().iter().for_each(|entry| game.play(&entry.token).unwrap());
    game
}

/// A verdict on that game: ann's turns cost her so much of the points, and another legal action was best.
fn analysis(chat: &mut Chat, losses: [f64; 4]) -> Analysis {
    let game = game_of(chat);
    let turn = |at: usize| {
        let before = game.rewound(at);
        let (player, played) = (game.plies()[at].player, vec![game.plies()[at].token.clone()]);
        let is_whole = |token: &String| {
            let mut after = before.clone();
            after.play(token).unwrap();
            after.turn_begins() && after.position() != game.rewound(at + 1).position()
        };
        let best = vec![before.legal().into_iter().find(is_whole).unwrap()];
        let loss = if player == Player::One { losses[at / 2] } else { 0.0 };
        JudgedTurn {
            plies: at,
            player,
            played,
            best,
            answer: vec![],
            then: vec![],
            next: vec![],
            before: 0.6,
            after: 0.6 - loss,
        }
    };
    Analysis { turns: (0..game.plies().len()).map(turn).collect() }
}

fn say(chat: &mut Chat, who: &str, line: &str) -> String {
    lines(&chat.letters_alone(who, line))
}

/// Has ann's game looked through; the letter that says what was found.
fn looked_through(chat: &mut Chat, losses: [f64; 4]) -> Letter {
    looked_through_for(chat, "ann", losses)
}

/// The same for somebody who asks.
fn looked_through_for(chat: &mut Chat, who: &str, losses: [f64; 4]) -> Letter {
    let told = say(chat, who, "mistakes");
    assert!(told.contains("I’m looking through #1 for your mistakes."), "{told}");
    let analysis = analysis(chat, losses);
    let job = chat.club.take_jobs().remove(0);
    assert_eq!(job.question, JobQuestion::Mistakes);
    let at = chat.at();
    chat.club.report(job, Some(JobAnswer::Analysis(analysis)), at).unwrap();
    chat.last_letter()
}

/// The best turn in the task at which ann is, and the one that she played.
fn best_and_played(chat: &mut Chat, number: i64) -> (String, String) {
    let mistake = chat.club.store().read().unwrap().mistake(number).unwrap().unwrap();
    (mistake.best, mistake.played)
}

#[test]
fn the_worst_of_ones_own_turns_come_one_by_one_in_private() {
    let mut chat = over();
    let found = looked_through(&mut chat, [0.3, 0.02, 0.12, 0.4]);
    assert_eq!(found.audience, Audience::AskerAlone);
    assert!(words(&found)[0].contains("3 turns in #1"), "{:?}", words(&found));
    assert_eq!(buttons(&found), ["mistakes"]);
    let letter = chat.letters_alone("ann", "mistakes").remove(0);
    let (_, played) = best_and_played(&mut chat, 1);
    let told = words(&letter);
    assert!(told[0].starts_with("Your game #1, Chifoumi"), "{told:?}");
    assert!(
        told[1].contains(&format!("you played {played} here. It cost you 40%: from 60% to 20%. Find better.")),
        "{told:?}"
    );
    assert_eq!(letter.audience, Audience::AskerAlone);
    assert!(matches!(&letter.files[..], [Attachment::Page { prepared: Some(_), form: BoardForm::Picture, .. }]));
    assert!(say(&mut chat, "bob", "mistakes 1 solution").contains("You aren’t at a task with this number"));
}

#[test]
fn the_best_turn_is_right_the_mistake_is_not_and_of_others_the_computer_says_so() {
    let mut chat = over();
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    say(&mut chat, "ann", "mistakes");
    let (best, played) = best_and_played(&mut chat, 1);
    let told = say(&mut chat, "ann", &played);
    assert!(told.contains("That’s the turn that you played then"), "{told}");
    let told = say(&mut chat, "ann", &best);
    assert!(told.contains("That’s the best turn I know here"), "{told}");
    assert!(told.contains("This task comes back in 1 day, on "), "{told}");
    // Another one, of which only a search knows.
    for (turn, wanted) in [(0.58, "keeps your chance: 58%"), (0.4, "leaves you 40%")] {
        let mut chat = over();
        looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
        say(&mut chat, "ann", "mistakes");
        let before = game_of(&mut chat).rewound(6);
        let is_other = |token: &String| {
            let mut after = before.clone();
            after.play(token).unwrap();
            after.turn_begins() && *token != best && *token != played
        };
        let other = before.legal().into_iter().find(is_other).unwrap();
        let told = say(&mut chat, "ann", &other);
        assert!(told.contains("I’m looking at how good that is."), "{told}");
        let job = chat.club.take_jobs().remove(0);
        let at = chat.at();
        chat.club.report(job, Some(JobAnswer::Better { turn, best: 0.6, answer: vec![] }), at).unwrap();
        let told = words(&chat.last_letter()).join("\n");
        assert!(told.contains(wanted), "{told}");
        let box_number = chat.club.store().read().unwrap().mistake(1).unwrap().unwrap().box_number;
        assert_eq!(box_number, u32::from(turn > 0.5));
    }
}

#[test]
fn for_weeks_what_is_solved_comes_back_later_each_time_and_what_is_not_tomorrow() {
    let mut chat = over();
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    let (best, played) = best_and_played(&mut chat, 1);
    let mut shown_on = Vec::new();
    let day_0 = chat.now;
    // Every day for half a year, ann looks whether something is due. On the fifth time she errs.
    for _ in 0..200 {
        let told = say(&mut chat, "ann", "mistakes");
        if told.contains("Find better") {
            shown_on.push((chat.now - day_0) / 86_400_000);
            let answer = if shown_on.len() == 5 { &played } else { &best };
            say(&mut chat, "ann", answer);
            say(&mut chat, "ann", "learn off");
        } else {
            assert!(told.contains("You have nothing to repeat now") || told.contains("You have no game"), "{told}");
        }
        let sent = chat.wait("24h");
        assert!(sent.is_empty(), "nobody is reminded: {sent:?}");
    }
    let pauses: Vec<i64> = shown_on.windows(2).map(|two| two[1] - two[0]).collect();
    // Whoever looks once a day sees it on the day on which it is due, or the next.
    let wanted = [1, 3, 7, 16, 1, 1, 3, 7, 16, 35, 90];
    assert!(pauses.len() >= 10, "{pauses:?}");
    for (pause, wanted) in pauses.iter().zip(wanted) {
        assert!((wanted..=wanted + 1).contains(pause), "{pauses:?}");
    }
}

#[test]
fn an_answer_counts_only_when_it_is_due() {
    let mut chat = over();
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    say(&mut chat, "ann", "mistakes");
    let (best, _) = best_and_played(&mut chat, 1);
    say(&mut chat, "ann", "learn solution");
    say(&mut chat, "ann", &format!("mistakes 1 {best}"));
    let kept = chat.club.store().read().unwrap().mistake(1).unwrap().unwrap();
    assert_eq!(kept.box_number, 0, "whoever has read the answer hasn’t found it");
}

#[test]
fn a_game_in_which_nothing_was_given_away_leads_to_the_one_before_it() {
    let mut chat = over();
    let found = looked_through(&mut chat, [0.0; 4]);
    assert!(words(&found)[0].contains("No turn of yours in #1 gave much away"), "{:?}", words(&found));
    assert!(say(&mut chat, "ann", "mistakes").contains("You have no game that I haven’t looked through"));
}

#[test]
fn an_analysis_that_a_player_asked_for_leaves_them_their_mistakes() {
    let mut chat = over();
    chat.letters("ann", "analyse #1");
    let analysis = analysis(&mut chat, [0.0, 0.3, 0.0, 0.4]);
    let job = chat.club.take_jobs().remove(0);
    let at = chat.at();
    chat.club.report(job, Some(JobAnswer::Analysis(analysis)), at).unwrap();
    assert!(buttons(&chat.last_letter()).contains(&"mistakes".to_owned()));
    assert!(say(&mut chat, "ann", "mistakes").contains("It cost you 40%"));
    assert!(say(&mut chat, "cas", "mistakes").contains("You have no game"), "cas played none");
}

#[test]
fn whoever_is_forgotten_leaves_no_mistakes_behind() {
    let mut chat = over();
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    chat.letters("ann", "forget me");
    chat.letters("ann", "yes");
    let tx = chat.club.store().read().unwrap();
    assert_eq!((tx.mistake(1).unwrap(), tx.was_looked_through(1, 1).unwrap()), (None, false));
}

#[test]
fn a_hint_counts_as_not_solved() {
    for help in ["hint", "mistakes 1 hint", "learn hint"] {
        let mut chat = over();
        looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
        say(&mut chat, "ann", "mistakes");
        let (best, _) = best_and_played(&mut chat, 1);
        say(&mut chat, "ann", help);
        let told = say(&mut chat, "ann", &best);
        assert!(told.contains("comes back in 1 day"), "{told}");
        assert_eq!(chat.club.store().read().unwrap().mistake(1).unwrap().unwrap().box_number, 0, "{help}");
    }
}

#[test]
fn what_the_computer_says_of_a_turn_ends_no_puzzle_of_the_same_number() {
    let mut chat = over();
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    say(&mut chat, "ann", "mistakes");
    let (best, played) = best_and_played(&mut chat, 1);
    let before = game_of(&mut chat).rewound(6);
    let is_other = |token: &String| {
        let mut after = before.clone();
        after.play(token).unwrap();
        after.turn_begins() && *token != best && *token != played
    };
    let other = before.legal().into_iter().find(is_other).unwrap();
    say(&mut chat, "ann", &other);
    assert!(say(&mut chat, "ann", "puzzle chifoumi").starts_with("Puzzle 1: "));
    let (job, at) = (chat.club.take_jobs().remove(0), chat.at());
    chat.club.report(job, Some(JobAnswer::Better { turn: 0.6, best: 0.6, answer: vec![] }), at).unwrap();
    assert!(say(&mut chat, "ann", "learn solution").starts_with("The answer is "), "ann is still at the puzzle");
}

#[test]
fn a_task_gives_no_help_with_a_position_that_stands_in_a_live_game() {
    let mut chat = over();
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    let past = game_of(&mut chat);
    chat.script("ann: challenge bob chifoumi first\nbob: accept");
    for (at, ply) in past.plies()[..6].iter().enumerate() {
        if at == 4 {
            assert!(say(&mut chat, "ann", "mistakes").contains("Find better"));
        }
        chat.script(&format!("{}: #2 {}", ["ann", "bob"][at % 2], ply.token));
    }
    let (best, _) = best_and_played(&mut chat, 1);
    let answer = format!("mistakes 1 {best}");
    for line in ["hint #1 turn 7", "mistakes", "mistakes 1", "mistakes 1 solution", "mistakes 1 hint", &answer] {
        let told = say(&mut chat, "ann", line);
        assert!(told.contains("#2 against a person has reached a position"), "{line}: {told}");
    }
    for line in ["solution", "learn solution", "learn hint"] {
        let told = say(&mut chat, "ann", line);
        assert!(!told.contains(&best) && told.contains("#2 against a person"), "{line}: {told}");
    }
    chat.script(&format!("ann: #2 {}", past.plies()[6].token));
    assert!(say(&mut chat, "ann", "mistakes 1 solution").starts_with("The answer is "), "that game has moved on");
}

#[test]
fn mistakes_follow_the_account_that_played_when_accounts_are_joined_and_part() {
    for parts in ["unlink yes", "forget me yes"] {
        let mut chat = Chat::new();
        // Cas is the older one.
        chat.script("cas: help");
        play(&mut chat);
        let code = code(&mut chat, "cas");
        alone(&mut chat, "ann", &format!("link {code}"));
        confirmed(|line| alone(&mut chat, "ann", line));
        assert!(confirmed(|line| alone(&mut chat, "cas", line)).contains("are one player now"));
        looked_through_for(&mut chat, "cas", [0.0, 0.0, 0.0, 0.4]);
        assert!(say(&mut chat, "cas", "mistakes").contains("Your game #1"));
        say(&mut chat, "ann", parts);
        assert!(!say(&mut chat, "cas", "mistakes 1").contains("Your game"), "cas didn’t play it");
        assert!(!say(&mut chat, "cas", "solution").contains("The answer is"));
        let forgotten = parts != "unlink yes";
        let owner = chat.club.store().read().unwrap().mistake(1).unwrap().map(|mistake| mistake.person_id);
        assert_eq!(owner.is_none(), forgotten, "{parts}");
        if !forgotten {
            assert!(say(&mut chat, "ann", "mistakes").contains("Your game #1"));
        }
        let tx = chat.club.store().read().unwrap();
        let looked = [1, 2].map(|person| tx.was_looked_through(person, 1).unwrap());
        assert_eq!(looked, [false, !forgotten], "{parts}");
    }
}

#[test]
fn mistakes_from_before_accounts_were_joined_are_those_of_the_one_player() {
    let mut chat = Chat::new();
    chat.script("cas: help");
    play(&mut chat);
    looked_through(&mut chat, [0.0, 0.0, 0.0, 0.4]);
    let code = code(&mut chat, "cas");
    alone(&mut chat, "ann", &format!("link {code}"));
    confirmed(|line| alone(&mut chat, "ann", line));
    assert!(confirmed(|line| alone(&mut chat, "cas", line)).contains("are one player now"));
    assert!(say(&mut chat, "cas", "mistakes").contains("Your game #1"));
    assert!(chat.club.take_jobs().is_empty(), "it was looked through");
}
