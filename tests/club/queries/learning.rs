//! The guided first game.

use parlour::club::{Attachment, Club, Limits};
use parlour::command::BoardForm;
use parlour::rules::{GAMES, Game, GameDef, Goal, Player};
use parlour::store::Store;
use parlour::text::Language;

use crate::desk::keeping::path;
use crate::support::{Chat, buttons, is_public, lines, words};

/// A turn that does what a task asks for, found by trying all of them.
fn solution(kind: &'static GameDef, number: usize) -> Option<Vec<String>> {
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
        assert!(
            chat.say("ann", "rules sia-doble 3").contains("A piece here has these legal actions: b1 to a1, b2."),
            "{form}"
        );
    }
}

#[test]
fn every_game_has_a_few_tasks_each_of_which_can_be_done() {
    for kind in GAMES {
        assert!((5..=8).contains(&kind.exercises().len()), "{}", kind.about.id);
        let mut chat = Chat::new();
        chat.say("ann", &format!("learn {}", kind.about.id));
        for number in 0..kind.exercises().len() - 1 {
            let turn = solution(kind, number);
            let turn = turn.unwrap_or_else(|| panic!("{} {number}", kind.about.id)).join(" ");
            let said = chat.say("ann", &turn);
            assert!(said.starts_with("That’s it: "), "{turn}: {said}");
            assert!(said.contains(&format!("task {} of", number + 2)), "{said}");
        }
    }
}

#[test]
fn a_task_is_judged_by_the_rules_and_by_what_it_asks_for() {
    let mut chat = Chat::new();
    let task = chat.letter("ann", "learn chifoumi");
    assert_eq!(words(&task)[0], "Chifoumi, task 1 of 5:");
    assert_eq!(buttons(&task), ["learn chifoumi 2", "rules chifoumi"]);
    assert!(!is_public(&task));
    let Attachment::Page { page, .. } = &task.files[0] else { panic!() };
    assert_eq!(*page, GameDef::find("chifoumi").unwrap().lesson().len());
    let wrong = chat.say("ann", "c2-c5");
    assert!(wrong.contains("\nc2-c5: "), "{wrong}");
    let other = chat.say("ann", "d2-d3");
    assert!(other.starts_with("That’s legal (White "), "{other}");
    assert!(other.contains("Try again:\nChifoumi, task 1 of 5:"), "{other}");
    let right = chat.say("ann", "e2xe3");
    assert!(right.contains("captured Black Rock on e3") && right.contains("task 2 of 5"), "{right}");
    // One capture of two: the turn goes on, and can be begun anew.
    let half = chat.letter("ann", "learn e2xe3");
    assert!(words(&half)[0].starts_with("So far: "), "{:?}", half.text);
    let Attachment::Page { line, .. } = &half.files[0] else { panic!() };
    assert_eq!(line, &["e2xe3"]);
    assert!(chat.say("ann", "undo").starts_with("Chifoumi, task 2 of 5:"));
    chat.say("ann", "e2xe3");
    assert!(chat.say("ann", "e3xd4").starts_with("That’s it: "));
}

#[test]
fn what_was_told_of_a_turn_in_a_task_is_not_told_again() {
    let mut chat = Chat::new();
    chat.script("ann: settings boards words\nann: learn sfirs 4");
    let part = chat.letter("ann", "f3-c3");
    assert!(words(&part)[0].starts_with("So far: active White cube from f3 to c3;"), "{:?}", words(&part));
    assert!(
        words(&part)[0].ends_with("or end your turn with “end”; “undo” takes back the last action."),
        "{:?}",
        words(&part)
    );
    assert_eq!(words(&chat.letter("ann", "end"))[0], "That’s it: you ended your turn.");
    chat.script("ann: learn chifoumi 2\nann: e2xe3");
    let rest = chat.letter("ann", "e3xd4");
    assert_eq!(words(&rest)[0], "That’s it: White Paper from e3 to d4; captured Black Rock on d4.");
    // Nor how to answer, which the first task has said.
    assert!(!words(&rest).iter().any(|line| line.starts_with("Type your turn as in a game")), "{:?}", words(&rest));
    chat.script("ann: learn sfirs 3");
    assert_eq!(words(&chat.letter("ann", "+k11"))[0], "That’s it: k11 becomes active.");
}

#[test]
fn whoever_hears_the_board_is_not_told_all_pieces_again_after_each_turn_of_a_lesson() {
    let mut chat = Chat::new();
    chat.script("ann: settings boards words\nbob: learn chifoumi 2");
    let mut boards = |who: &str, line: &str| chat.letter(who, line).files.len();
    assert_eq!(boards("ann", "learn chifoumi 2"), 1);
    assert_eq!([boards("ann", "e2xe3"), boards("bob", "e2xe3")], [0, 1], "what it did was said");
    assert_eq!(boards("ann", "board"), 1, "but it can be asked for");
    assert_eq!([boards("ann", "solution"), boards("bob", "solution")], [1, 2], "the next task has its own");
    let asked = chat.letter("bob", "board letters");
    assert_eq!(words(&asked), ["Chifoumi, task 3 of 5 of the lesson:"]);
    assert!(matches!(asked.files[..], [Attachment::Page { form: BoardForm::Letters, .. }]), "{:?}", asked.files);
}

#[test]
fn next_turns_the_page_that_was_read_last_and_skips_the_task_that_was_set_last() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "next").starts_with("The last line of a page says how to turn it"));
    chat.script("ann: rules sia-doble 4\nbob: rules sfirs\nann: rules");
    assert!(chat.say("ann", "next").starts_with("Sia Doble, page 5 of 6:"));
    assert!(chat.say("ann", "next page").starts_with("Sia Doble, page 6 of 6:"));
    assert!(chat.say("bob", "continue").starts_with("SFIRS, page 2 of 8:"));
    assert!(chat.say("ann", "next").starts_with("Sia Doble, task 1 of 5:"));
    chat.script("ann: b1-b2");
    assert!(chat.say("ann", "next").starts_with("Sia Doble, task 2 of 5:"));
    // Who read nothing here, or not of late, turns no page.
    assert!(words(&chat.letters_alone("ann", "next")[0])[0].starts_with("The last line of a page"));
    chat.wait("2h");
    assert!(chat.say("ann", "next").starts_with("The last line of a page"));
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
    assert!(chat.say("ann", "e3xd4").starts_with("That’s it: "));
}

#[test]
fn a_game_that_awaits_its_player_comes_before_a_task() {
    let mut chat = Chat::with_game("chifoumi");
    chat.say("ann", "learn chifoumi");
    assert!(chat.say("ann", "c2-c3").starts_with("#1 Chifoumi (basic): ann (White) played c2-c3"));
    assert!(chat.say("ann", "e2xe3").starts_with("That’s it: "));
    // Elsewhere, and for others, nothing that is typed is an answer.
    assert!(chat.say("cas", "e2xe3").starts_with("You have no game here"));
    chat.script("bob: c6-c5\nann: resign yes");
    assert!(words(&chat.letters_alone("ann", "e2xe3")[0])[0].starts_with("#1 is over. "));
    assert_eq!(chat.say("ann", "learn chifoumi 7"), "Chifoumi has tasks 1 to 5.");
    assert!(chat.say("cas", "learn").starts_with("Say which game you want to learn"));
}

#[test]
fn questions_in_a_task_are_about_its_position() {
    let mut chat = Chat::new();
    chat.script("ann: learn sia-doble 2");
    let mut ask = |line: &str| {
        let said = chat.say("ann", line);
        said.strip_prefix("Sia Doble, task 2 of 5 of the lesson:\n").unwrap_or_else(|| panic!("{said}")).to_owned()
    };
    assert_eq!(ask("mine"), "Red marker: b1, c1, d1.\nOpen from b1: b2, a1.\nOpen from c1: c2.\nOpen from d1: d2.");
    assert!(ask("moves").starts_with("4 legal actions: b1 to a1, b2; "));
    assert_eq!(ask("moves b1").lines().next(), Some("2 legal actions: b1 to a1, b2."));
    assert_eq!(ask("at b1"), "b1: Red marker.\nOpen from b1: b2, a1.");
    assert_eq!(ask("threats"), "Black can’t harm Red in one turn.");
    assert!(ask("status").starts_with("Red to move.\n"));
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: learn sia-doble 2");
    assert!(chat.say("ann", "mine").starts_with("#1 Chifoumi"), "a game that is played comes first");
}

#[test]
fn a_game_that_begins_in_a_place_ends_the_lessons_of_its_players_there() {
    let mut chat = Chat::new();
    chat.script("ann: learn chifoumi\nbob: learn fursaz\nann: challenge bob chifoumi first\nbob: accept\nann: e2-e3");
    assert_eq!(chat.say("ann", "e3-d4"), "It’s bob’s turn in #1.");
    assert!(chat.say("bob", "learn e6").starts_with("Say which game you want to learn"));
    let mut chat = Chat::new();
    chat.script("ann: learn chifoumi\nann: challenge parlour chifoumi first\nann: e2-e3");
    assert!(chat.say("ann", "e3-d4").starts_with("It’s Parlour 3’s turn in #1."));
}

#[test]
fn a_lesson_is_left_by_a_word() {
    for line in ["learn off", "learn stop", "exit", "leave", "learn exit"] {
        let mut chat = Chat::new();
        chat.script("ann: learn chifoumi 2");
        assert_eq!(chat.say("ann", line), "You have left the lesson. “learn chifoumi 2” goes on with it.", "{line}");
        assert!(chat.say("ann", "e2xe3").starts_with("You have no game here"), "{line}");
        assert!(chat.say("ann", line).starts_with("You aren’t in a lesson"), "{line}");
    }
}

#[test]
fn what_a_lesson_answers_says_that_it_is_one() {
    let mut chat = Chat::new();
    chat.script("ann: learn chifoumi");
    for line in ["d7-d6", "mine", "moves e2", "at e2", "e2"] {
        let said = chat.say("ann", line);
        assert!(said.starts_with("Chifoumi, task 1 of 5 of the lesson:\n"), "{line}: {said}");
    }
    assert!(chat.say("ann", "d7-d6").ends_with("“learn off” leaves the lesson."));
    let tried = chat.say("ann", "e2xe3?");
    assert!(
        tried.starts_with("Chifoumi, task 1 of 5 of the lesson:\nOnly tried: e2xe3. Nothing was played."),
        "{tried}"
    );
    assert!(tried.contains("captured Black Rock on e3"), "{tried}");
    assert!(chat.say("ann", "e2xe3").starts_with("That’s it: "));
}

/// The turns of one action that solve a task.
fn solutions(game: &str, number: usize) -> Vec<String> {
    let kind = GameDef::find(game).unwrap();
    let start = kind.position_of_page(kind.lesson().len() + number - 1).unwrap();
    let solves = |token: &String| {
        let mut game = start.clone();
        game.play(token).unwrap();
        kind.exercises()[number - 1].is_done(&game)
    };
    start.legal().into_iter().filter(solves).collect()
}

#[test]
fn a_task_takes_what_it_asks_for_and_nothing_else() {
    assert_eq!(solutions("chifoumi", 1), ["e2xe3", "f3xe3"]);
    assert_eq!(solutions("chifoumi", 4), ["d4xe5"]);
    assert_eq!(solutions("sfirs", 2), ["j10-j1", "j10-j2", "j10-j3", "j10-j4", "j10-j5", "j10-j6", "j10-j7", "j10-j8"]);
    assert_eq!(solutions("sfirs", 3), ["+b11", "+k11"]);
    assert_eq!(solutions("the-game", 2), ["c3-e4", "g1-e4", "g1-h1"]);
    assert_eq!(solutions("the-game", 3), ["c3-f5"]);
    assert_eq!(solutions("the-game", 4), ["h3-h8"]);
    assert_eq!(solutions("fursaz", 1), ["e7"]);
    assert_eq!(solutions("fursaz", 2), ["e6"]);
    assert_eq!(solutions("fursaz", 4), ["pass"]);
    assert_eq!(solutions("sia-doble", 3), ["b4-a4", "c3-b3"]);
    assert_eq!(solutions("sia-doble", 4), ["d4-d5"]);
    // What it asks for is what it names.
    let text = |key: &str| Language::english().word(key);
    assert!(text("sfirs-exercise-revival").contains("on b11 or on k11"));
    assert!(text("the-game-exercise-win").contains("On h8, Moon’s base, your piece stands on top of one of Moon’s."));
}

#[test]
fn a_hint_in_a_task_says_with_which_piece_or_where_it_begins() {
    let mut chat = Chat::new();
    chat.script("ann: learn chifoumi 2");
    let hint = "Chifoumi, task 2 of 5 of the lesson:\nUse the piece on e2. “moves e2” shows what it can do.";
    assert_eq!(chat.say("ann", "hint"), hint);
    assert_eq!(chat.say("ann", "learn hint"), hint);
    chat.script("ann: d2xc2");
    assert!(chat.say("ann", "hint").ends_with("You can’t solve the task from here. “undo all” starts the turn over."));
    chat.script("ann: learn fursaz");
    assert!(chat.say("ann", "hint").contains("you need one of the places that begin with “e”."));
    chat.script("ann: learn fursaz 3");
    assert!(chat.say("ann", "hint").contains("You need only a word now, not the board."));
}

#[test]
fn the_answer_to_each_task_is_shown_with_its_board_before_the_next_one() {
    for kind in GAMES {
        let count = kind.exercises().len();
        let mut chat = Chat::new();
        chat.say("ann", &format!("learn {}", kind.about.id));
        for number in 1..count {
            let letter = chat.letter("ann", ["solution", "solve", "give up", "learn solution"][number % 4]);
            let said = words(&letter);
            assert!(said[0].starts_with("The answer is "), "{said:?}");
            let wanted =
                if number < count { format!("task {} of {count}:", number + 1) } else { "last task".to_owned() };
            assert!(said[1..].iter().any(|line| line.contains(&wanted)), "{said:?}");
            let lines = letter.files.iter().map(|file| match file {
                Attachment::Page { line, .. } => line.len(),
                other => panic!("{other:?}"),
            });
            let lines: Vec<usize> = lines.collect();
            assert!(lines[0] > 0 && lines[1..] == [0], "{lines:?}");
        }
    }
    // What was played of a turn that can't succeed anymore is forgotten.
    let mut chat = Chat::new();
    chat.script("ann: learn chifoumi 2\nann: d2xc2");
    assert!(chat.say("ann", "solution").starts_with("The answer is e2xe3 e3xd4: "));
}

#[test]
fn a_lesson_helps_while_a_game_goes_on_in_its_place() {
    let mut chat = Chat::with_game("chifoumi");
    chat.script("ann: learn sia-doble 4");
    let wanted = "Sia Doble, task 4 of 5 of the lesson:\nUse the piece on d4.";
    assert!(chat.say("ann", "hint").starts_with(wanted), "a game between people has no hints");
    assert!(chat.say("ann", "learn hint").starts_with(wanted));
    assert!(chat.say("ann", "solution").starts_with("The answer is d4-d5: "));
}

/// The board of the fight that a letter shows. `None` if the lesson is over.
fn fight(kind: &'static GameDef, said: &[Attachment]) -> Game {
    let [Attachment::Page { page, line, .. }] = said else { panic!("{said:?}") };
    let mut game = kind.position_of_page(*page).unwrap();
    line.iter().for_each(|token| game.play(token).unwrap());
    game
}

#[test]
fn the_last_task_of_each_game_is_a_fight_that_can_be_won() {
    for kind in GAMES {
        let count = kind.exercises().len();
        assert_eq!(kind.exercises()[count - 1].goal, Goal::Fight);
        let mut chat = Chat::new();
        chat.say("ann", &format!("learn {} {count}", kind.about.id));
        let won = (0..40).find_map(|_| {
            let letter = chat.letter("ann", "solution");
            words(&letter).iter().any(|line| line.starts_with("That was the last task.")).then_some(letter)
        });
        let game = fight(kind, &won.unwrap_or_else(|| panic!("{}", kind.about.id)).files);
        assert_eq!(game.outcome().unwrap().winner, game.rewound(0).to_move(), "{}", kind.about.id);
        assert!(game.turns_of(Player::One) > 1 && game.turns_of(Player::Two) > 0, "{}", kind.about.id);
        assert!(chat.say("ann", "solution").starts_with("You aren’t in a lesson."));
    }
}

#[test]
fn whoever_loses_the_fight_begins_it_anew() {
    for kind in GAMES {
        let count = kind.exercises().len();
        let mut chat = Chat::new();
        let mut letter = chat.letter("ann", &format!("learn {} {count}", kind.about.id));
        let (mut lot, mut lost) = (0, false);
        for _ in 0..20_000 {
            let over = "The game is over, and you haven’t won. Try again";
            lost = words(&letter).iter().any(|line| line.starts_with(over));
            if lost {
                break;
            }
            assert!(!words(&letter).iter().any(|line| line.starts_with("That was the last task.")));
            // Any legal actions, none of which wins.
            let game = fight(kind, &letter.files);
            lot += 7;
            let legal = game.legal();
            let loses = |token: &&String| {
                let mut game = game.clone();
                game.play(token).unwrap();
                game.outcome().is_none_or(|outcome| outcome.winner != game.rewound(0).to_move())
            };
            let legal: Vec<&String> = legal.iter().filter(loses).collect();
            // Where every action wins, it is begun anew.
            let said = match legal.len() {
                0 => format!("learn {} {count}", kind.about.id),
                all => format!("learn {}", legal[lot % all]),
            };
            letter = chat.letter("ann", &said);
        }
        assert!(lost && fight(kind, &letter.files).plies().is_empty(), "{}", kind.about.id);
    }
}

#[test]
fn undo_in_a_fight_takes_back_what_the_computer_answered() {
    let mut chat = Chat::new();
    chat.script("ann: learn chifoumi 5");
    let kind = GameDef::find("chifoumi").unwrap();
    let answered = chat.letter("ann", "e3-e4");
    assert!(words(&answered)[0].starts_with("Played: White Well from e3 to e4"), "{answered:?}");
    assert!(words(&answered)[1].starts_with("I answer: Black "), "{answered:?}");
    assert!(fight(kind, &answered.files).plies().len() > 1);
    assert!(fight(kind, &chat.letter("ann", "undo").files).plies().is_empty());
}

#[test]
fn no_two_tasks_of_a_game_have_the_same_answer() {
    for kind in GAMES {
        let tasks = 0..kind.exercises().len() - 1;
        let answers: Vec<Vec<String>> = tasks.map(|number| solution(kind, number).unwrap()).collect();
        let mut distinct = answers.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), answers.len(), "{}: {answers:?}", kind.about.id);
    }
}

#[test]
fn help_offers_no_page_or_task_that_a_game_lacks() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "help rules").contains("\npage: Which page of its lesson, from 1 on\n"));
    assert!(chat.say("ann", "help learn").contains("\ntask: Which of its tasks, from 1 on\n"));
    let missing = "The lesson on Sia Doble has pages 1 to 6. Begin with “rules sia-doble”.";
    assert_eq!(chat.say("ann", "rules sia-doble 7"), missing);
    assert_eq!(chat.say("ann", "learn sia-doble 6"), "Sia Doble has tasks 1 to 5.");
}

#[test]
fn a_task_is_skipped_by_the_word_on_its_button() {
    let mut chat = Chat::new();
    assert!(chat.say("ann", "skip").starts_with("If the rules let you skip a turn"));
    chat.say("ann", "learn chifoumi 1");
    assert!(chat.say("ann", "skip").starts_with("Chifoumi, task 2 of 5:"));
    chat.say("ann", "learn off");
    assert!(chat.say("ann", "skip").starts_with("If the rules let you skip a turn"));
}

#[test]
fn a_lesson_beside_a_game_that_awaits_a_turn_says_how_its_own_are_typed() {
    let mut chat = Chat::with_game("chifoumi");
    let beside = "You also play #1 here, so type what you want to say about the task after “learn”: your turn, or a \
                  question, like “learn moves” or “learn board”.";
    for line in ["learn sfirs 3", "learn sfirs 5"] {
        let task = chat.say("ann", line);
        assert!(task.contains(beside) && !task.contains("as in a game"), "{task}");
    }
    chat.say("ann", "learn sfirs 3");
    assert!(chat.say("ann", "learn +k11").starts_with("That’s it: "));
    chat.say("ann", "learn chifoumi 2");
    let told = chat.say("ann", "learn d2xc2");
    assert!(told.contains("“learn end”; “learn undo” takes back"), "{told}");
    assert!(chat.say("ann", "learn undo all").starts_with("Chifoumi, task 2 of 5:"));
    // It may await the next one at any moment.
    chat.say("ann", "c2-c3");
    assert!(chat.say("ann", "learn sfirs 3").contains(beside));
}

#[test]
fn whatever_asks_about_a_game_asks_about_the_lesson_beside_it_after_learn() {
    let mut chat = Chat::new();
    chat.script("ann: challenge parlour chifoumi level:1 second\nann: learn sia-doble 2");
    let lesson = "Sia Doble, task 2 of 5 of the lesson:\n";
    let hint = chat.say("ann", "learn hint");
    assert_eq!(hint, format!("{lesson}Use the piece on b1. “learn moves b1” shows what it can do."));
    let mut ask = |line: &str| {
        let said = chat.say("ann", line);
        said.strip_prefix(lesson).unwrap_or_else(|| panic!("{line}: {said}")).to_owned()
    };
    assert!(ask("learn moves").starts_with("4 legal actions: b1 to a1, b2; "));
    assert_eq!(ask("learn moves b1").lines().next(), Some("2 legal actions: b1 to a1, b2."));
    assert_eq!(ask("learn at b 1"), "b1: Red marker.\nOpen from b1: b2, a1.");
    assert_eq!(ask("learn b1?"), "b1: Red marker.\nOpen from b1: b2, a1.");
    assert!(ask("learn around b1").starts_with("Around b1: "));
    assert!(ask("learn row 1").contains("b1"));
    assert!(ask("learn file b").contains("b1"));
    assert!(ask("learn line b1").contains("b1"));
    assert!(ask("learn mine").starts_with("Red marker: b1, c1, d1."));
    assert!(ask("learn theirs").starts_with("Black marker: "));
    assert!(ask("learn pieces marker").starts_with("Red marker: "));
    assert!(ask("learn last").contains("b"));
    assert!(!ask("learn since").is_empty());
    assert_eq!(ask("learn threats"), "Black can’t harm Red in one turn.");
    assert!(ask("learn attacks").contains("Red"));
    assert!(ask("learn status").starts_with("Red to move.\n"));
    assert!(ask("learn try b1-a1").starts_with("Only tried: b1-a1."));
    assert!(ask("learn b1-a1?").starts_with("Only tried: b1-a1."));
    assert!(ask("learn sia-doble 2 at b1").starts_with("b1: Red marker."));
    let board = chat.letter("ann", "learn board letters");
    assert!(matches!(board.files[..], [Attachment::Page { form: BoardForm::Letters, .. }]), "{:?}", board.files);
    assert!(chat.say("ann", "learn moves").contains("4 legal actions"), "nothing of it was played");
}

#[test]
fn a_question_that_a_game_answers_beside_a_lesson_names_the_game() {
    let mut chat = Chat::with_game("chifoumi");
    assert_eq!(chat.say("ann", "at e2"), "e2: White Paper.");
    chat.say("ann", "learn sia-doble 2");
    for line in ["at e2", "mine", "threats", "status", "moves", "around e2"] {
        let said = chat.say("ann", line);
        assert!(said.lines().next().unwrap().contains("#1"), "{line}: {said}");
    }
    chat.say("ann", "learn off");
    assert_eq!(chat.say("ann", "at e2"), "e2: White Paper.");
}

#[test]
fn the_last_page_of_each_game_says_that_boards_may_be_turned() {
    let mut chat = Chat::new();
    for kind in GAMES {
        let last = chat.say("ann", &format!("rules {} {}", kind.about.id, kind.lesson().len()));
        assert!(last.contains("If you play second, a board may be turned"), "{last}");
    }
    chat.say("ann", "settings boards words");
    assert!(!chat.say("ann", "rules chifoumi 7").contains("turned"), "words have no bottom");
}

#[test]
fn a_lesson_says_who_passes_and_who_is_skipped() {
    let mut chat = Chat::new();
    chat.say("ann", "learn fursaz 4");
    assert!(chat.say("ann", "pass").starts_with("That’s it: White passes.\n"));
    for line in ["solution", "learn solution"] {
        chat.say("ann", "learn sia-doble 3");
        let told = chat.say("ann", line);
        assert_eq!(told.lines().nth(1), Some("Black has no legal action and is skipped."), "{told}");
    }
    chat.say("ann", "learn sia-doble 3");
    let turn = solution(GameDef::find("sia-doble").unwrap(), 2).unwrap().join(" ");
    let told = chat.say("ann", &turn);
    assert_eq!(told.lines().nth(1), Some("Black has no legal action and is skipped."), "{told}");
}

#[test]
fn the_word_for_the_answer_alone_asks_for_it_in_every_language() {
    for word in ["solution", "Lösung", "oplossing", "solución!", "solução"] {
        let mut chat = Chat::new();
        chat.say("ann", "learn chifoumi 2");
        let told = lines(&chat.letters("ann", word));
        assert!(told.contains("The answer is "), "{word}: {told}");
    }
}
