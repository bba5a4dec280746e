//! Puzzles: who gets which, what solves them, and what is kept of that.

use std::collections::HashSet;

use parlour::club::{Attachment, Audience, JobAnswer, Letter, Limits, Prepared};
use parlour::command::BoardForm;
use parlour::engine::{Forced, KeptPuzzle, Puzzle, Reach, forced_in};
use parlour::rules::{GAMES, Game, GameDef};
use parlour::store::StoredPuzzle;

use crate::links::accounts::{alone, code, confirmed};
use crate::support::{Chat, buttons, direct, lines, place, words};

/// The puzzle that a letter shows.
fn shown(letter: &Letter) -> Prepared {
    match &letter.files[..] {
        [Attachment::Page { prepared: Some(prepared), .. }] => prepared.clone(),
        files => panic!("no puzzle: {files:?}"),
    }
}

/// Gets a puzzle in a direct conversation.
fn puzzle(chat: &mut Chat, who: &str, line: &str) -> (Letter, StoredPuzzle) {
    let letter = chat.letters_alone(who, line).remove(0);
    let number = shown(&letter).number.into();
    let puzzle = chat.club.store().read().unwrap().puzzle(number).unwrap().unwrap();
    (letter, puzzle)
}

fn wins(puzzle: &StoredPuzzle) -> Vec<String> {
    puzzle.wins.split("; ").map(str::to_owned).collect()
}

fn game_of(puzzle: &StoredPuzzle) -> Game {
    let kind = GameDef::find(&puzzle.game).unwrap();
    kind.start_at(kind.variant(&puzzle.variant).unwrap(), &puzzle.position).unwrap()
}

/// A whole turn that isn't among those that win.
fn failure(puzzle: &StoredPuzzle) -> String {
    let start = game_of(puzzle);
    let after = |line: &str| {
        let mut game = start.clone();
        line.split(' ').for_each(|token| game.play(token).unwrap());
        (game.position(), game.outcome().is_some())
    };
    let right: Vec<_> = wins(puzzle).iter().map(|line| after(line)).collect();
    let is_whole = |token: &String| {
        let mut game = start.clone();
        game.play(token).unwrap();
        game.outcome().is_none() && game.turn_begins()
    };
    // One that wins a turn later is right as well.
    let later = puzzle
        .turns
        .and_then(|turns| forced_in(&start, Reach { turns: (turns + 1, turns + 1), nodes: 100_000, remembers: true }));
    let later: Vec<_> =
        later.map_or_else(Vec::new, |forced| forced.wins.iter().map(|turn| after(&turn.join(" "))).collect());
    let is_wrong = |token: &String| !right.contains(&after(token)) && !later.contains(&after(token));
    start.legal().into_iter().find(|token| is_whole(token) && is_wrong(token)).unwrap()
}

fn say(chat: &mut Chat, who: &str, line: &str) -> String {
    lines(&chat.letters_alone(who, line))
}

#[test]
fn every_game_has_puzzles_each_with_turns_that_win_and_none_twice() {
    for kind in GAMES {
        let path = format!("{}/assets/puzzles/{}.txt", env!("CARGO_MANIFEST_DIR"), kind.about.id);
        let text = std::fs::read_to_string(path).unwrap();
        let mut positions = HashSet::new();
        let puzzles: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(puzzles.len(), 200, "{}", kind.about.id);
        for line in puzzles {
            let kept = KeptPuzzle::parse(kind, line).unwrap_or_else(|| panic!("{line}"));
            assert_eq!(kept.line(kind), line);
            let start = kind.start_at(kept.variant, &kept.puzzle.position).unwrap();
            assert!(start.turn_begins() && positions.insert((kept.variant, start.position())), "{line}");
            let Forced { wins, others, .. } = &kept.puzzle.forced;
            assert!(!wins.is_empty() && *others > 1, "{line}");
            for turn in wins {
                let (mut game, mover) = (start.clone(), start.to_move());
                turn.iter().for_each(|token| game.play(token).unwrap());
                assert!(game.outcome().is_some() || game.turn_begins(), "{line}");
                let winner = game.outcome().map(|outcome| outcome.winner);
                assert!(winner.is_none_or(|winner| winner == mover), "{line}");
            }
        }
    }
}

#[test]
fn a_puzzle_is_for_whoever_asked_alone_and_any_turn_that_wins_solves_it() {
    for kind in GAMES {
        let mut chat = Chat::new();
        let (letter, puzzle) = puzzle(&mut chat, "ann", &format!("puzzle {}", kind.about.id));
        assert_eq!((letter.audience, puzzle.game.as_str()), (Audience::AskerAlone, kind.about.id));
        let told = words(&letter);
        assert!(told[0].starts_with("Puzzle 1: ") && told[1].contains(" wins "), "{told:?}");
        let answer = wins(&puzzle).pop().unwrap();
        let told = say(&mut chat, "ann", &answer);
        assert!(told.starts_with("That’s it: ") && told.contains("Your rating for puzzles of "), "{told}");
        assert!(!told.contains("in a row"), "{told}");
        assert!(!say(&mut chat, "ann", &answer).contains("That’s it"), "it is over");
    }
}

#[test]
fn a_turn_that_does_not_win_counts_once_and_one_may_try_again() {
    let mut chat = Chat::new();
    let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle the-game");
    let wrong = failure(&puzzle);
    let told = say(&mut chat, "ann", &wrong);
    assert!(told.contains("it doesn’t force the win. Try again:") && told.contains("(−"), "{told}");
    let told = say(&mut chat, "ann", &wrong);
    assert!(told.contains("it doesn’t force the win") && !told.contains("rating"), "{told}");
    let told = say(&mut chat, "ann", &wins(&puzzle)[0]);
    assert!(told.starts_with("That’s it: ") && !told.contains("rating"), "{told}");
    let tx = chat.club.store().read().unwrap();
    let solver = tx.solver(1, "the-game").unwrap().unwrap();
    assert_eq!((solver.solved, solver.failed), (0, 1));
    let harder = tx.puzzle(puzzle.id).unwrap().unwrap();
    assert!(harder.numbers[0] > puzzle.numbers[0] && solver.numbers[0] < 1_500.0);
}

#[test]
fn a_hint_or_the_answer_counts_as_not_solved() {
    for help in ["hint", "learn solution", "puzzle solution", "puzzle hint"] {
        let mut chat = Chat::new();
        puzzle(&mut chat, "ann", "puzzle sia-doble");
        say(&mut chat, "ann", help);
        let solver = chat.club.store().read().unwrap().solver(1, "sia-doble").unwrap().unwrap();
        assert_eq!((solver.solved, solver.failed), (0, 1), "{help}");
    }
}

#[test]
fn nobody_gets_a_puzzle_twice_and_each_gets_what_is_hard_for_them() {
    let mut chat = Chat::new();
    let mut seen = HashSet::new();
    let mut ratings = Vec::new();
    for _ in 0..12 {
        let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle chifoumi");
        ratings.push(puzzle.numbers[0]);
        assert!(seen.insert(puzzle.id), "puzzle {} came twice", puzzle.id);
        say(&mut chat, "ann", &wins(&puzzle)[0]);
    }
    assert!(ratings[11] > ratings[0] + 300.0, "they get harder: {ratings:?}");
    // Until it is answered, it stays the same.
    let (_, open) = puzzle(&mut chat, "ann", "puzzle chifoumi");
    say(&mut chat, "ann", "learn off");
    assert_eq!(puzzle(&mut chat, "ann", "puzzle chifoumi").1.id, open.id);
    // Without a game’s name, the games take turns.
    let mut chat = Chat::new();
    let games: HashSet<String> = (0..5)
        .map(|_| {
            let (_, puzzle) = puzzle(&mut chat, "bob", "puzzle");
            say(&mut chat, "bob", &wins(&puzzle)[0]);
            puzzle.game
        })
        .collect();
    assert_eq!(games.len(), 5);
}

#[test]
fn in_words_a_puzzle_is_heard_and_its_button_answers_only_it() {
    let mut chat = Chat::new();
    say(&mut chat, "ann", "settings boards words");
    let (letter, _) = puzzle(&mut chat, "ann", "puzzle sfirs");
    assert!(matches!(letter.files[..], [Attachment::Page { form: BoardForm::Words, .. }]));
    assert_eq!(buttons(&letter), ["puzzle 1 hint", "puzzle 1 solution", "rules sfirs"]);
    assert!(say(&mut chat, "ann", "moves").contains("legal actions"));
    assert!(say(&mut chat, "ann", "puzzle 1 solution").starts_with("The answer is "));
    assert!(
        say(&mut chat, "bob", "puzzle 1 solution").contains("You aren’t at a puzzle with this number"),
        "it is ann’s"
    );
}

#[test]
fn what_is_said_to_all_answers_no_puzzle() {
    let mut chat = Chat::new();
    let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle chifoumi");
    let answer = wins(&puzzle).remove(0);
    let told = lines(&chat.letters("ann", &answer));
    assert!(!told.contains("That’s it"), "{told}");
    let told = lines(&chat.letters("ann", &format!("puzzle {answer}")));
    assert!(told.contains("That’s it"), "said to the program it counts, and the answer is for ann alone: {told}");
}

/// A rated game in the community that has ended, about which the computer is asked for puzzles.
fn ended(chat: &mut Chat) -> i64 {
    chat.script("ann: challenge bob chifoumi first rated\nbob: accept");
    let id = 1;
    for turn in 0..16 {
        let action = chat.first_legal(id);
        chat.script(&format!("{}: #{id} {action}", ["ann", "bob"][turn % 2]));
    }
    chat.script("bob: resign yes");
    id
}

/// What the computer could find in a game.
fn found() -> KeptPuzzle {
    let forced = Forced { turns: Some(1), wins: vec![vec!["c3xd4".to_owned()]], others: 17, nodes: 1 };
    let position = "3/W2/7/3w3/2P4/3/1S1 w - -".to_owned();
    KeptPuzzle { variant: 0, puzzle: Puzzle { position, forced }, rating: 1_500.0 }
}

fn report(chat: &mut Chat) -> usize {
    let at = chat.at();
    let jobs = chat.club.take_jobs();
    let asked = jobs.len();
    for job in jobs {
        chat.club.report(job, Some(JobAnswer::Puzzles(vec![found()])), at).unwrap();
    }
    asked
}

fn kept_from(chat: &mut Chat, game: i64) -> bool {
    let at = found().puzzle.position;
    let tx = chat.club.store().read().unwrap();
    tx.puzzle_with("chifoumi", "basic", &at).unwrap().is_some_and(|puzzle| puzzle.game_id == Some(game))
}

#[test]
fn puzzles_are_found_in_rated_games_of_a_community_and_given_to_its_people() {
    let mut chat = Chat::new();
    let id = ended(&mut chat);
    assert_eq!(report(&mut chat), 1);
    assert!(kept_from(&mut chat, id));
    chat.script("cas: games");
    let found = found().puzzle.position;
    let (_, puzzle) = puzzle(&mut chat, "cas", "puzzle chifoumi");
    assert_eq!(puzzle.position, found, "it is as hard as cas is good");
    // Somebody who was never in that community gets others.
    let letter = chat.letters_in(direct("dan"), "dan", "puzzle chifoumi").remove(0);
    assert_ne!(shown(&letter).position, found);
}

#[test]
fn no_puzzles_are_looked_for_in_unrated_games_direct_conversations_or_where_somebody_said_no() {
    for no in [
        "ann: settings puzzles off",
        "bob: settings puzzles off",
        "ann: settings place puzzles off",
        "ann: settings community puzzles off",
    ] {
        let mut chat = Chat::new();
        chat.script(no);
        ended(&mut chat);
        assert_eq!(report(&mut chat), 0, "{no}");
    }
    let mut chat = Chat::new();
    chat.script("ann: challenge bob chifoumi first casual\nbob: accept");
    for turn in 0..16 {
        let action = chat.first_legal(1);
        chat.script(&format!("{}: {action}", ["ann", "bob"][turn % 2]));
    }
    chat.script("bob: resign yes");
    assert_eq!(report(&mut chat), 0, "unrated");
}

#[test]
fn whoever_says_no_or_is_forgotten_takes_their_puzzles_along() {
    for no in ["bob: settings puzzles off", "ann: settings place puzzles off", "ann: settings community puzzles off"] {
        let mut chat = Chat::new();
        let id = ended(&mut chat);
        report(&mut chat);
        assert!(kept_from(&mut chat, id));
        chat.script(no);
        assert!(!kept_from(&mut chat, id), "{no}");
    }
    let mut chat = Chat::new();
    let id = ended(&mut chat);
    report(&mut chat);
    chat.script("cas: games");
    puzzle(&mut chat, "cas", "puzzle chifoumi");
    say(&mut chat, "cas", "c3xd4");
    puzzle(&mut chat, "bob", "puzzle fursaz");
    say(&mut chat, "bob", "hint");
    chat.letters_in(place("general"), "bob", "forget me");
    chat.letters_in(place("general"), "bob", "yes");
    assert!(!kept_from(&mut chat, id), "forgotten with bob");
    let tx = chat.club.store().read().unwrap();
    assert_eq!(tx.solver(2, "fursaz").unwrap(), None);
    assert!(tx.puzzles_got_by(2, "fursaz").unwrap().is_empty(), "nobody knows what bob tried");
    assert!(tx.puzzles_got_by(3, "chifoumi").unwrap().is_empty(), "the try at a puzzle that is gone is gone");
    assert_eq!(tx.solver(3, "chifoumi").unwrap().unwrap().solved, 1, "what it did to cas’s rating stays");
    drop(tx);
    // What the computer reports later on is not kept either.
    let mut chat = Chat::new();
    let id = ended(&mut chat);
    chat.script("bob: settings puzzles off");
    report(&mut chat);
    assert!(!kept_from(&mut chat, id));
}

fn posts(letters: &[Letter]) -> Vec<String> {
    letters
        .iter()
        .map(|letter| words(letter).join("\n"))
        .filter(|told| told.contains("The puzzle of the day"))
        .collect()
}

#[test]
fn a_place_gets_a_puzzle_a_day_if_it_asked_for_one_and_hears_who_was_first() {
    let mut chat = Chat::new();
    chat.script("ann: games\nbob: games\ncas: games");
    assert!(posts(&chat.wait("3d")).is_empty(), "nobody asked for one");
    let refused = chat.say("bob", "settings place puzzle-daily 23");
    assert!(refused.contains("manage"), "{refused}");
    assert!(chat.say("ann", "settings community puzzle-daily 23").contains("Say that in the place"));
    chat.script("ann: settings place puzzle-daily 23");
    let mut first = chat.wait("24h");
    let told = posts(&first);
    assert_eq!(told.len(), 1);
    assert!(!told[0].contains("the last puzzle"), "{told:?}");
    let post = first.remove(first.iter().position(|letter| !posts(std::slice::from_ref(letter)).is_empty()).unwrap());
    assert_eq!((buttons(&post), post.audience), (vec!["puzzle daily".to_owned()], Audience::Everyone));
    // Each solves it alone: bob first, then cas; ann fails.
    let number = shown(&post).number.into();
    let puzzle = chat.club.store().read().unwrap().puzzle(number).unwrap().unwrap();
    for who in ["ann", "bob", "cas"] {
        let letter = chat.letters(who, "puzzle daily").remove(0);
        assert_eq!((shown(&letter).number, letter.audience), (shown(&post).number, Audience::AskerAlone));
        let answer = if who == "ann" { "solution".to_owned() } else { wins(&puzzle)[0].clone() };
        say(&mut chat, who, &format!("puzzle {number} {answer}"));
    }
    assert!(chat.say("bob", "puzzle daily").contains("You have already answered"));
    let told = posts(&chat.wait("24h"));
    assert_eq!(told.len(), 1);
    assert!(told[0].starts_with("bob solved the last puzzle first. One other person did, too.\n"), "{told:?}");
    let told = posts(&chat.wait("24h"));
    assert!(told[0].starts_with("Nobody solved the last puzzle.\n"), "{told:?}");
    chat.script("ann: settings place puzzle-daily off");
    assert!(posts(&chat.wait("3d")).is_empty());
}

#[test]
fn no_puzzle_of_the_day_comes_twice_or_in_two_places_that_did_not_both_ask() {
    let mut chat = Chat::new();
    chat.script("ann: settings place puzzle-daily 20:30\nann: settings place games chifoumi");
    let den = place("den");
    chat.letters_in(den, "ann", "games");
    let mut seen = HashSet::new();
    for _ in 0..9 {
        for letter in chat.wait("24h") {
            if posts(std::slice::from_ref(&letter)).is_empty() {
                continue;
            }
            assert!(crate::support::is_to(&letter, "general"));
            assert!(seen.insert(shown(&letter).position), "twice");
        }
    }
    assert_eq!(seen.len(), 9);
}

#[test]
fn days_in_a_row_are_told_to_oneself_and_nobody_is_reminded() {
    let mut chat = Chat::new();
    for day in 1..=3 {
        let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle fursaz");
        let told = say(&mut chat, "ann", &wins(&puzzle)[0]);
        let streak = format!("You have solved puzzles on {day} days in a row.");
        assert_eq!(told.contains(&streak), day > 1, "{told}");
        assert!(chat.wait("24h").is_empty(), "nothing is sent by itself");
    }
    chat.wait("48h");
    let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle fursaz");
    assert!(!say(&mut chat, "ann", &wins(&puzzle)[0]).contains("in a row"));
}

#[test]
fn nobody_is_left_at_a_puzzle_that_is_gone_when_its_number_becomes_another_ones() {
    for (no, again) in [("settings puzzles off", None), ("forget me", Some("yes"))] {
        let mut chat = Chat::new();
        let id = ended(&mut chat);
        report(&mut chat);
        chat.script("cas: games");
        let (_, gone) = puzzle(&mut chat, "cas", "puzzle chifoumi");
        assert_eq!(gone.game_id, Some(id));
        for line in [Some(no), again].into_iter().flatten() {
            chat.letters_in(place("general"), "bob", line);
        }
        let (_, other) = puzzle(&mut chat, "dan", "puzzle chifoumi");
        assert_eq!(other.id, gone.id);
        let told = say(&mut chat, "cas", "learn solution");
        assert!(told.starts_with("You aren’t in a lesson."), "{told}");
    }
}

#[test]
fn other_turns_are_said_to_win_as_fast_only_if_they_do() {
    // To the end of a game of Fursaz, nobody counts the turns.
    let mut chat = Chat::with(Limits { requests_per_minute: 1_000, ping_wait_seconds: 0, ..Limits::default() });
    let mut told_of_others = false;
    for _ in 0..100 {
        let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle fursaz");
        let told = say(&mut chat, "ann", &wins(&puzzle)[0]);
        let others = wins(&puzzle).len() > 1;
        assert_eq!(told.contains("as fast"), others && puzzle.turns.is_some(), "{told}");
        told_of_others |= others && puzzle.turns.is_none();
    }
    assert!(told_of_others);
    // A turn that wins later than it could, where several win as fast as they can.
    for _ in 0..100 {
        let (_, puzzle) = puzzle(&mut chat, "ann", "puzzle chifoumi");
        let (start, turns) = (game_of(&puzzle), puzzle.turns.unwrap());
        let reach = Reach { turns: (turns + 1, turns + 1), nodes: 20_000, remembers: true };
        let later = forced_in(&start, reach).map_or_else(Vec::new, |forced| forced.wins);
        let later = later.into_iter().map(|turn| turn.join(" ")).find(|turn| !wins(&puzzle).contains(turn));
        let told = say(&mut chat, "ann", later.as_ref().unwrap_or(&wins(&puzzle)[0]));
        if later.is_some() && wins(&puzzle).len() > 1 && told.starts_with("That wins, too, though a turn later") {
            assert!(!told.contains("as fast"), "{told}");
            return;
        }
    }
    panic!("no such puzzle came");
}

#[test]
fn the_puzzle_of_the_day_is_never_answered_where_others_read() {
    let mut chat = Chat::new();
    chat.script("ann: settings place puzzle-daily 23");
    chat.wait("24h");
    let number = shown(&chat.letters("bob", "puzzle daily").remove(0)).number;
    let answer = {
        let tx = chat.club.store().read().unwrap();
        wins(&tx.puzzle(number.into()).unwrap().unwrap()).remove(0)
    };
    for line in [format!("puzzle {answer}"), format!("puzzle {number} {answer}"), format!("learn {answer}")] {
        let told = chat.say("bob", &line);
        assert!(told.starts_with("Others could read that here, so it doesn’t count."), "{line}: {told}");
    }
    assert!(say(&mut chat, "bob", &format!("puzzle {answer}")).starts_with("That’s it: "));
}

#[test]
fn linked_accounts_have_tried_puzzles_as_one_and_part_with_their_own() {
    let mut chat = Chat::new();
    chat.script("ann: help\nbob: help");
    let (_, had) = puzzle(&mut chat, "bob", "puzzle chifoumi");
    say(&mut chat, "bob", &wins(&had)[0]);
    let (_, open) = puzzle(&mut chat, "bob", "puzzle fursaz");
    let own = chat.club.store().read().unwrap().solver(2, "chifoumi").unwrap().unwrap();
    let code = code(&mut chat, "ann");
    alone(&mut chat, "bob", &format!("link {code}"));
    confirmed(|line| alone(&mut chat, "bob", line));
    assert!(confirmed(|line| alone(&mut chat, "ann", line)).contains("are one player now"));
    assert_eq!(chat.club.store().read().unwrap().solver(1, "chifoumi").unwrap(), Some(own));
    assert_eq!(puzzle(&mut chat, "ann", "puzzle fursaz").1.id, open.id, "it was left open");
    say(&mut chat, "ann", &wins(&open)[0]);
    assert_ne!(puzzle(&mut chat, "ann", "puzzle fursaz").1.id, open.id, "it was answered");
    assert_ne!(puzzle(&mut chat, "ann", "puzzle chifoumi").1.id, had.id, "nobody gets a puzzle twice");
    let tried = |chat: &mut Chat, who: &str| {
        chat.letters_alone(who, "privacy export");
        let letter = chat.last_letter();
        let [Attachment::Text { content, .. }] = &letter.files[..] else { panic!("{letter:?}") };
        content.contains(&format!("\"position\": \"{}\"", had.position))
    };
    assert!(tried(&mut chat, "ann"));
    say(&mut chat, "bob", "unlink yes");
    assert_eq!([tried(&mut chat, "ann"), tried(&mut chat, "bob")], [false, true]);
    assert_ne!(puzzle(&mut chat, "bob", "puzzle chifoumi").1.id, had.id);
}
