//! The guided first game.

use parlour::club::{Attachment, Club, Limits};
use parlour::command::BoardForm;
use parlour::rules::{GAMES, Game, Kind};
use parlour::store::Store;

use crate::keeping::path;
use crate::support::{Chat, buttons, is_public, words};

/// A turn that does what a task asks for, found by trying all of them.
fn solution(kind: &'static Kind, number: usize) -> Option<Vec<String>> {
    let start = kind.position_of_page(kind.lesson().len() + number).unwrap();
    let mut open: Vec<(Game, Vec<String>)> = vec![(start, Vec::new())];
    for _ in 0..6 {
        let mut next = Vec::new();
        for (game, line) in open {
            for token in game.legal() {
                let mut game = game.clone();
                game.play(&token).unwrap();
                let line = [line.clone(), vec![token]].concat();
                if kind.exercises()[number].is_done(&game) {
                    return Some(line);
                }
                if !game.turn_begins() && game.outcome().is_none() && next.len() < 200 {
                    next.push((game, line));
                }
            }
        }
        open = next;
    }
    None
}

#[test]
fn pages_and_tasks_come_in_the_form_in_which_one_likes_boards() {
    let mut chat = Chat::new();
    chat.script("ann: settings boards words");
    for line in ["rules fursaz 4", "learn chifoumi"] {
        let files = chat.letter("ann", line).files;
        assert!(matches!(files[..], [Attachment::Page { form: BoardForm::Words, .. }]), "{line}: {files:?}");
    }
    // What a picture shows is said as well, however boards are shown.
    for form in ["words", "picture"] {
        chat.script(&format!("ann: settings boards {form}"));
        assert!(chat.say("ann", "rules sia-doble 3").contains("It can go like this: b1 to a1, b2."), "{form}");
    }
}

#[test]
fn every_game_has_a_few_tasks_each_of_which_can_be_done() {
    for kind in GAMES {
        assert!((3..=8).contains(&kind.exercises().len()), "{}", kind.about.id);
        let mut chat = Chat::new();
        chat.say("ann", &format!("learn {}", kind.about.id));
        for number in 0..kind.exercises().len() {
            let turn = solution(kind, number);
            let turn = turn.unwrap_or_else(|| panic!("{} {number}", kind.about.id)).join(" ");
            let said = chat.say("ann", &turn);
            assert!(said.starts_with("That is it: "), "{turn}: {said}");
            let wanted = format!("task {} of", number + 2);
            assert!(said.contains(&wanted) || said.contains("That was the last task."), "{said}");
        }
    }
}

#[test]
fn a_task_is_judged_by_the_rules_and_by_what_it_asks_for() {
    let mut chat = Chat::new();
    let task = chat.letter("ann", "learn chifoumi");
    assert_eq!(words(&task)[0], "Chifoumi, task 1 of 4:");
    assert_eq!(buttons(&task), ["learn chifoumi 2", "rules chifoumi"]);
    assert!(!is_public(&task));
    let Attachment::Page { page, .. } = &task.files[0] else { panic!() };
    assert_eq!(*page, Kind::find("chifoumi").unwrap().lesson().len());
    let wrong = chat.say("ann", "c2-c5");
    assert!(wrong.starts_with("c2-c5: "), "{wrong}");
    let other = chat.say("ann", "d2-d3");
    assert!(other.starts_with("That is legal (White "), "{other}");
    assert!(other.contains("Once more:\nChifoumi, task 1 of 4:"), "{other}");
    let right = chat.say("ann", "e2xe3");
    assert!(right.contains("captured Black Rock on e3") && right.contains("task 2 of 4"), "{right}");
    // One capture of two: the turn goes on, and can be begun anew.
    let half = chat.letter("ann", "learn e2xe3");
    assert!(words(&half)[0].starts_with("So far: "), "{:?}", half.text);
    let Attachment::Page { line, .. } = &half.files[0] else { panic!() };
    assert_eq!(line, &["e2xe3"]);
    assert!(chat.say("ann", "undo").starts_with("Chifoumi, task 2 of 4:"));
    chat.say("ann", "e2xe3");
    assert!(chat.say("ann", "e3xd4").starts_with("That is it: "));
}

#[test]
fn a_task_outlives_the_program() {
    let path = path("learning");
    let open = || Club::new(Store::open(&path).unwrap(), Limits::default());
    let mut chat = Chat::new();
    chat.club = open();
    chat.script("ann: learn chifoumi 2\nann: e2xe3");
    drop(std::mem::replace(&mut chat.club, Club::new(Store::in_memory().unwrap(), Limits::default())));
    chat.club = open();
    assert!(chat.say("ann", "e3xd4").starts_with("That is it: "));
}

#[test]
fn a_game_that_awaits_its_player_comes_before_a_task() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("ann", "learn chifoumi");
    assert!(chat.say("ann", "c2-c3").starts_with("#1 Chifoumi (basic): ann (White) played c2-c3"));
    assert!(chat.say("ann", "e2xe3").starts_with("That is it: "));
    // Elsewhere, and for others, nothing that is typed is an answer.
    assert!(chat.say("cas", "e2xe3").starts_with("you have no game here"));
    chat.script("bob: c6-c5\nann: resign yes");
    assert!(words(&chat.letters_alone("ann", "e2xe3")[0])[0].starts_with("you have no game here"));
    assert_eq!(chat.say("ann", "learn chifoumi 7"), "Chifoumi has tasks 1 to 4");
    assert!(chat.say("cas", "learn").starts_with("say which game you want to learn"));
}

#[test]
fn questions_in_a_task_are_about_its_position() {
    let mut chat = Chat::new();
    chat.script("ann: learn sia-doble 2");
    assert_eq!(chat.say("ann", "mine"), "Red marker: b1, c1, d1.");
    assert!(chat.say("ann", "moves").starts_with("4 legal actions: b1 to a1, b2; "), "{}", chat.say("ann", "moves"));
    assert_eq!(chat.say("ann", "moves b1").lines().next(), Some("2 legal actions: b1 to a1, b2."));
    assert_eq!(chat.say("ann", "at b1"), "b1: Red marker.");
    assert!(chat.say("ann", "threats").starts_with("Nothing of Red is attacked"));
    assert!(chat.say("ann", "status").starts_with("Red to move.\n"));
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: learn sia-doble 2");
    assert!(chat.say("ann", "mine").starts_with("White Paper: "), "a game that is played comes first");
}
