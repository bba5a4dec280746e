//! Lines that people write, and the commands that are read from them.

use parlour::command::{
    COMMANDS, Challenge, Command, Id, LearningCommand, ModerationCommand, ParamKind, PlayCommand, PositionCommand,
    Question, SettingsOf, SettlingCommand, Side, read, read_overheard,
};
use parlour::text::Language;

use crate::support::Chat;

#[test]
fn the_words_of_a_challenge_may_stand_in_any_order() {
    let wanted = Command::Play(PlayCommand::Challenge(Challenge {
        opponent: Some("bob".into()),
        game: "chifoumi",
        variant: Some("placement"),
        side: Side::Second,
        rated: Some(false),
        clock: None,
        claimable: None,
        no_vacation: false,
        level: None,
        goal: None,
        odds: None,
        lead: None,
    }));
    for line in [
        "challenge bob chifoumi placement second unrated",
        "challenge chifoumi placement bob unrated second",
        "CHALLENGE Chifoumi black bob casual PLACEMENT",
        "play bob placement 2nd friendly",
    ] {
        let read = read(line).unwrap();
        let Command::Play(PlayCommand::Challenge(challenge)) = &read else { panic!("{read:?}") };
        let lower =
            Challenge { opponent: challenge.opponent.clone().map(|name| name.to_lowercase()), ..challenge.clone() };
        assert_eq!(Command::Play(PlayCommand::Challenge(lower)), wanted, "{line}");
    }
}

#[test]
fn names_and_games_of_several_words_are_understood() {
    for line in
        ["challenge Bob Smith sia doble", "challenge \"Bob Smith\" sia-doble", "challenge “Bob Smith” Sia Doble"]
    {
        let Ok(Command::Play(PlayCommand::Challenge(challenge))) = read(line) else { panic!("{line}") };
        assert_eq!(challenge.opponent.as_deref(), Some("Bob Smith"), "{line}");
        assert_eq!(challenge.game, "sia-doble");
    }
    for (line, name) in [("challenge 🎲 Bob ❤ sfirs", "🎲 Bob ❤"), ("challenge sfirs 👑 Bob", "👑 Bob")] {
        let Ok(Command::Play(PlayCommand::Challenge(challenge))) = read(line) else { panic!("{line}") };
        assert_eq!((challenge.opponent.as_deref(), challenge.game), (Some(name), "sfirs"), "{line}");
    }
}

#[test]
fn a_challenge_to_nobody_in_particular_is_open() {
    for line in ["challenge open chifoumi", "challenge chifoumi", "challenge anyone chifoumi"] {
        let Ok(Command::Play(PlayCommand::Challenge(challenge))) = read(line) else { panic!("{line}") };
        assert_eq!(challenge.opponent, None, "{line}");
    }
}

#[test]
fn a_color_is_the_side_that_begins_with_it() {
    let side = |line| match read(line) {
        Ok(Command::Play(PlayCommand::Challenge(challenge))) => challenge.side,
        other => panic!("{other:?}"),
    };
    assert_eq!(side("challenge bob chifoumi white"), Side::First);
    assert_eq!(side("challenge bob chifoumi black"), Side::Second);
    assert_eq!(side("challenge bob sia-doble black"), Side::Second);
    assert_eq!(side("challenge bob sia-doble red"), Side::First);
}

#[test]
fn notation_alone_is_a_move_and_may_follow_the_number_of_a_game() {
    for line in ["c2-c3", "C2 c3", "c2xc3xd4-e4", "@q2 r2 s3 end", "R@c2", "+b2", "pass", "c2 → c3"] {
        assert_eq!(read(line), Ok(Command::Play(PlayCommand::Move(None, line.to_owned()))), "{line}");
        let numbered = format!("#12 {line}");
        assert_eq!(read(&numbered), Ok(Command::Play(PlayCommand::Move(Some(Id(12)), line.to_owned()))), "{numbered}");
    }
    assert_eq!(read("move #12 c2 c3"), Ok(Command::Play(PlayCommand::Move(Some(Id(12)), "c2 c3".into()))));
    // What is told can be typed as it is told, and “play” is no challenge before a turn.
    for line in ["revive b11", "Rc2", "Rc2-c3", "c2 onto d2", "c2 captures c3"] {
        assert_eq!(read(line), Ok(Command::Play(PlayCommand::Move(None, line.to_owned()))), "{line}");
    }
    assert_eq!(read("play e5"), Ok(Command::Play(PlayCommand::Move(None, "e5".into()))));
    assert_eq!(read("#12 play c2 to c3"), Ok(Command::Play(PlayCommand::Move(Some(Id(12)), "c2 to c3".into()))));
    assert_eq!(read("Play end"), Ok(Command::Play(PlayCommand::End { id: None, confirmed: false })));
    assert!(matches!(read("play bob chifoumi"), Ok(Command::Play(PlayCommand::Challenge(_)))));
    assert_eq!(
        read("#12 resign"),
        Ok(Command::Settling(SettlingCommand::Resign { id: Some(Id(12)), whole: false, confirmed: false }))
    );
    assert_eq!(
        read("resign #12 yes"),
        Ok(Command::Settling(SettlingCommand::Resign { id: Some(Id(12)), whole: false, confirmed: true }))
    );
    assert_eq!(
        read("#12"),
        Ok(Command::Position(PositionCommand::Board { id: Some(Id(12)), form: None, side: None, turn: None }))
    );
}

#[test]
fn questions_about_a_board_are_overheard_where_they_can_be_nothing_else() {
    let at = |cell: &str| Some(Command::Position(PositionCommand::Ask(None, Question::At(cell.into()))));
    assert_eq!(read_overheard("d4?"), at("d4"));
    assert_eq!(read_overheard("at d4"), at("d4"));
    assert_eq!(read_overheard("at d 4"), at("d 4"));
    assert_eq!(read_overheard("at Delta 4"), at("Delta 4"));
    assert_eq!(
        read_overheard("#3 d4?"),
        Some(Command::Position(PositionCommand::Ask(Some(Id(3)), Question::At("d4".into()))))
    );
    assert_eq!(read_overheard("Row 4"), Some(Command::Position(PositionCommand::Ask(None, Question::Row("4".into())))));
    assert_eq!(read_overheard("moves d8"), Some(Command::Position(PositionCommand::Moves(None, Some("d8".into())))));
    assert_eq!(
        read_overheard("threats"),
        Some(Command::Position(PositionCommand::Ask(None, Question::Threats { own: false })))
    );
    assert_eq!(read("d4?"), Ok(Command::Position(PositionCommand::Ask(None, Question::At("d4".into())))));
    for line in [
        "at home",
        "mine!",
        "that is mine",
        "row over",
        "at noon 4",
        "at the 4",
        "moves",
        "at d4 or so",
        "d4? really?",
        "file under f",
    ] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
}

#[test]
fn only_notation_and_nothing_else_is_overheard() {
    assert_eq!(read_overheard("c2-c3"), Some(Command::Play(PlayCommand::Move(None, "c2-c3".into()))));
    for line in ["C2 - c3", "c2 → c3", "c2 -> c3", "c2 to c3", "c2 x c3"] {
        assert_eq!(read_overheard(line), Some(Command::Play(PlayCommand::Move(None, line.into()))), "{line}");
    }
    for line in ["c2 -", "- c2", "c2 - - c3", "c2 to the north", "to c3"] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
    assert_eq!(
        read_overheard("#3 c2-c3 c3-c4"),
        Some(Command::Play(PlayCommand::Move(Some(Id(3)), "c2-c3 c3-c4".into())))
    );
    for line in ["a1 is my favorite sauce", "resign", "", "#12", "let us end", "x", "@bob", "1984", "a", "MP3", "mp3"] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
}

#[test]
fn a_bare_number_is_the_number_of_a_game() {
    for (bare, written) in [
        ("board 8", "board #8"),
        ("8", "board #8"),
        ("accept 8", "accept #8"),
        ("8 c1", "move #8 c1"),
        ("resign 8 yes", "resign #8 yes"),
        ("try 8 c2-c3", "try #8 c2-c3"),
        ("row 8 4", "row #8 4"),
        ("row 4", "row 4"),
        ("12. c2-c3", "move c2-c3"),
        ("challenge bob fursaz 5", "challenge bob fursaz 5"),
    ] {
        assert_eq!(read(bare).unwrap().to_string(), written, "{bare}");
    }
    assert_eq!(read_overheard("8 c1"), Some(Command::Play(PlayCommand::Move(Some(Id(8)), "c1".to_owned()))));
}

#[test]
fn habits_of_notation_are_forgiven() {
    for line in ["c2-c3!", "c2xc3!!", "`c2-c3`", "Rc2-c3", "(c2-c3)", "1. c2-c3"] {
        assert!(matches!(read(line), Ok(Command::Play(PlayCommand::Move(..)))), "{line}");
    }
    assert_eq!(read("c2-c3?"), Ok(Command::Learning(LearningCommand::Try(None, "c2-c3".to_owned()))));
    // Among people that is a question, and a file is no turn.
    for line in ["c2-c3?", "mp3", "h264!"] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
    assert!(read_overheard("c2-c3!").is_some());
}

#[test]
fn the_value_of_a_setting_may_be_a_word_that_means_something_else_elsewhere() {
    let wanted = Command::Moderation(ModerationCommand::Settings {
        of: SettingsOf::Mine,
        name: Some("notices"),
        value: Some("here".to_owned()),
    });
    assert_eq!(read("settings notices here"), Ok(wanted));
}

#[test]
fn a_challenge_may_say_its_clock() {
    let clock = |line: &str| match read(line) {
        Ok(Command::Play(PlayCommand::Challenge(challenge))) => challenge.clock.map(|wish| wish.to_string()),
        other => panic!("{line}: {other:?}"),
    };
    for (line, wanted) in [
        ("challenge bob sfirs", None),
        ("challenge bob sfirs clock:3d", Some("3d")),
        ("challenge bob clock: 10d+36h sfirs", Some("10d+36h")),
        ("challenge bob sfirs 10d+36h max 14d unrated", Some("10d+36h max 14d")),
        ("challenge bob sfirs none claimable", Some("none")),
    ] {
        assert_eq!(clock(line).as_deref(), wanted, "{line}");
    }
    let refused = read("challenge bob sfirs clock:61d").unwrap_err();
    let said = Language::english().say(&refused.message);
    assert!(said.contains("Anything from one minute to sixty days"), "{said}");
}

#[test]
fn a_name_in_quotation_marks_stands_for_itself() {
    for (line, name) in [
        ("challenge \"first\" chifoumi", "first"),
        ("challenge “open” chifoumi", "open"),
        ("challenge \"Sia Doble\" chifoumi", "Sia Doble"),
    ] {
        let Ok(Command::Play(PlayCommand::Challenge(challenge))) = read(line) else { panic!("{line}") };
        assert_eq!((challenge.opponent.as_deref(), challenge.game), (Some(name), "chifoumi"), "{line}");
    }
}

#[test]
fn what_people_mean_is_answered_and_not_guessed_at() {
    let mut chat = Chat::new();
    for (line, answered) in [
        ("hi", "Hello! To play somebody, say something like “challenge bob chifoumi”."),
        ("Thanks!", "Thank you for playing!"),
        ("skip", "play “pass”"),
        ("next", "turn it, like “rules chifoumi 2”"),
        ("help computer", "“challenge parlour chifoumi level:1”"),
        ("level 3", "“challenge parlour chifoumi level:3”"),
        ("side:white", "“challenge bob chifoumi side:white”"),
        ("side black", "“challenge bob chifoumi side:white”"),
        ("chifoumi", "To play Chifoumi with somebody, say something like “challenge bob chifoumi”."),
        ("Sia", "“challenge parlour sia-doble level:1”"),
        ("stop", "To resign your own game, say “resign”; to leave a lesson, “leave”."),
        ("play", "Which game?"),
        ("help me", "Here’s what you can ask for:"),
        ("learn sia", "Sia Doble, task 1"),
        ("leave", "You have left the lesson."),
        ("bye", "Goodbye!"),
        ("hello parlour", "Hello! To play somebody"),
        ("Hi, Parlour!", "Hello! To play somebody"),
        ("how do i play?", "These are the games."),
        ("what can you do", "Here’s what you can ask for:"),
        ("who are you?", "I play every game here"),
        ("help chifoumi", "To play Chifoumi with somebody"),
        ("help rules", "Teach you a game page by page"),
        ("Yes.", "Nobody has offered you anything here."),
        ("no!", "Nobody has offered you anything here."),
    ] {
        let said = chat.say("cas", line);
        assert!(said.contains(answered), "{line}: {said}");
    }
}

#[test]
fn a_yes_with_a_full_stop_is_a_yes() {
    for line in ["Yes.", "yes!", "OK."] {
        let mut chat = Chat::with_game("chifoumi");
        chat.say("ann", "resign");
        let said = chat.say("ann", line);
        assert!(said.starts_with("ann resigns #1"), "{line}: {said}");
    }
}

#[test]
fn a_cell_or_a_row_may_be_spelled_out_in_a_question() {
    let mut chat = Chat::with_game("chifoumi");
    for line in ["e 3?", "e three?", "echo three ?", "at e three", "at echo 3"] {
        assert_eq!(chat.say("ann", line), "e3: empty.", "{line}");
    }
    assert_eq!(chat.say("ann", "row five"), chat.say("ann", "row 5"));
}

#[test]
fn the_computer_has_several_names_where_nobody_is_called_so() {
    for line in ["challenge computer chifoumi", "challenge bot chifoumi level:1", "play AI chifoumi 1"] {
        let mut chat = Chat::new();
        let said = chat.say("ann", line);
        assert!(said.contains("Parlour "), "{line}: {said}");
        assert!(chat.say("ann", "games").contains("#1"), "{line}");
    }
    let mut chat = Chat::new();
    chat.say("bot", "hello");
    let said = chat.say("ann", "challenge bot chifoumi");
    assert!(!said.contains("Parlour ") && said.contains("bot"), "{said}");
}

#[test]
fn a_challenge_may_name_its_values_and_a_level_by_its_number_alone() {
    for (line, meant) in [
        ("challenge bob chifoumi side:white", "challenge bob chifoumi first"),
        ("challenge bob chifoumi variant:placement side:second", "challenge bob chifoumi placement second"),
        ("challenge bob chifoumi rated:no", "challenge bob chifoumi unrated"),
        ("challenge bob chifoumi rated:yes", "challenge bob chifoumi rated"),
        ("challenge parlour sfirs 3", "challenge parlour sfirs level:3"),
        ("challenge parlour fursaz 5", "challenge parlour fursaz 5"),
        ("challenge parlour fursaz 5 2", "challenge parlour fursaz 5 level:2"),
    ] {
        let command = parlour::command::read(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        assert_eq!(Ok(command), parlour::command::read(meant), "{line}");
    }
    // Where somebody may be called so, a name is theirs.
    let command = parlour::command::read("challenge sia chifoumi").unwrap();
    assert_eq!(command.to_string(), "challenge sia chifoumi");
}

#[test]
fn whoever_a_command_names_is_known_and_can_be_named_otherwise() {
    for spec in COMMANDS {
        let names_people = spec.params.iter().any(|param| matches!(param.kind, ParamKind::Person));
        let commands = spec.examples.iter().map(|example| read(example).unwrap());
        let mut naming: Vec<Command> = commands.filter(|command| command.person().is_some()).collect();
        assert_eq!(names_people, !naming.is_empty(), "{}", spec.name);
        for command in &mut naming {
            command.name_person("@cas:example.org");
            assert_eq!(command.person().as_deref(), Some("@cas:example.org"));
            assert_eq!(read(&command.to_string()).as_ref(), Ok(&*command));
        }
    }
}
