//! The table of commands and the reading of lines.

use std::collections::HashSet;

use jiff::SignedDuration;
use parlour::command::{
    BoardForm, Challenge, ClockWish, Command, Id, IfWish, Opening, Question, SETTINGS, Scope, SettingsOf, Side, SideUp,
    Spec, TABLE, Tournament, Whose, help, read, read_overheard,
};
use parlour::contest::{MatchGoal, System};
use parlour::rules::{GAMES, Kind};
use parlour::text::Language;
use proptest::prelude::*;

use crate::support::Chat;

fn refused(line: &str) -> String {
    Language::english().say(&read(line).unwrap_err().message)
}

#[test]
fn every_name_is_fit_for_discord_and_means_one_command() {
    let mut seen = HashSet::new();
    for spec in TABLE {
        for name in std::iter::once(&spec.name).chain(spec.aliases) {
            assert!(seen.insert(*name), "{name} twice");
        }
        // A name of two words is a command and a subcommand there.
        for name in spec.name.split(' ').chain(spec.params.iter().map(|param| param.name)) {
            assert!(name.len() <= 32 && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{name}");
        }
    }
}

#[test]
fn every_description_exists_and_is_at_most_a_hundred_characters_long() {
    for spec in TABLE {
        let keys = spec.params.iter().map(|param| param.about).chain([spec.about]);
        for key in keys {
            assert!(Language::english().has(key), "{key}");
            let text = Language::english().word(key);
            assert!((1..=100).contains(&text.chars().count()), "{text}");
        }
    }
}

#[test]
fn required_parameters_come_before_optional_ones_wherever_the_first_is_not_the_rest_or_a_person() {
    for spec in TABLE {
        let rest = spec.params.iter().position(|param| param.kind.takes_rest());
        assert!(rest.is_none_or(|at| at + 1 == spec.params.len()), "{}: only the last takes the rest", spec.name);
    }
}

#[test]
fn every_example_is_understood() {
    for spec in TABLE {
        for example in spec.examples.iter().filter(|example| !example.contains("sfirs") && !example.contains("fursaz"))
        {
            assert!(read(example).is_ok(), "{example}: {:?}", read(example));
        }
    }
}

#[test]
fn the_words_of_a_challenge_may_stand_in_any_order() {
    let wanted = Command::Challenge(Challenge {
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
    });
    for line in [
        "challenge bob chifoumi placement second unrated",
        "challenge chifoumi placement bob unrated second",
        "CHALLENGE Chifoumi black bob casual PLACEMENT",
        "play bob placement 2nd friendly",
    ] {
        let read = read(line).unwrap();
        let Command::Challenge(challenge) = &read else { panic!("{read:?}") };
        let lower =
            Challenge { opponent: challenge.opponent.clone().map(|name| name.to_lowercase()), ..challenge.clone() };
        assert_eq!(Command::Challenge(lower), wanted, "{line}");
    }
}

#[test]
fn names_and_games_of_several_words_are_understood() {
    for line in
        ["challenge Bob Smith sia doble", "challenge \"Bob Smith\" sia-doble", "challenge “Bob Smith” Sia Doble"]
    {
        let Ok(Command::Challenge(challenge)) = read(line) else { panic!("{line}") };
        assert_eq!(challenge.opponent.as_deref(), Some("Bob Smith"), "{line}");
        assert_eq!(challenge.game, "sia-doble");
    }
    for (line, name) in [("challenge 🎲 Bob ❤ sfirs", "🎲 Bob ❤"), ("challenge sfirs 👑 Bob", "👑 Bob")] {
        let Ok(Command::Challenge(challenge)) = read(line) else { panic!("{line}") };
        assert_eq!((challenge.opponent.as_deref(), challenge.game), (Some(name), "sfirs"), "{line}");
    }
}

#[test]
fn a_challenge_to_nobody_in_particular_is_open() {
    for line in ["challenge open chifoumi", "challenge chifoumi", "challenge anyone chifoumi"] {
        let Ok(Command::Challenge(challenge)) = read(line) else { panic!("{line}") };
        assert_eq!(challenge.opponent, None, "{line}");
    }
}

#[test]
fn a_color_is_the_side_that_begins_with_it() {
    let side = |line| match read(line) {
        Ok(Command::Challenge(challenge)) => challenge.side,
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
        assert_eq!(read(line), Ok(Command::Move(None, line.to_owned())), "{line}");
        let numbered = format!("#12 {line}");
        assert_eq!(read(&numbered), Ok(Command::Move(Some(Id(12)), line.to_owned())), "{numbered}");
    }
    assert_eq!(read("move #12 c2 c3"), Ok(Command::Move(Some(Id(12)), "c2 c3".into())));
    // What is told can be typed as it is told, and “play” is no challenge before a turn.
    for line in ["revive b11", "Rc2", "Rc2-c3", "c2 onto d2", "c2 captures c3"] {
        assert_eq!(read(line), Ok(Command::Move(None, line.to_owned())), "{line}");
    }
    assert_eq!(read("play e5"), Ok(Command::Move(None, "e5".into())));
    assert_eq!(read("#12 play c2 to c3"), Ok(Command::Move(Some(Id(12)), "c2 to c3".into())));
    assert_eq!(read("Play end"), Ok(Command::End { id: None, sure: false }));
    assert!(matches!(read("play bob chifoumi"), Ok(Command::Challenge(_))));
    assert_eq!(read("#12 resign"), Ok(Command::Resign { id: Some(Id(12)), whole: false, sure: false }));
    assert_eq!(read("resign #12 yes"), Ok(Command::Resign { id: Some(Id(12)), whole: false, sure: true }));
    assert_eq!(read("#12"), Ok(Command::Board { id: Some(Id(12)), form: None, side: None }));
}

#[test]
fn questions_about_a_board_are_overheard_where_they_can_be_nothing_else() {
    let at = |cell: &str| Some(Command::Ask(None, Question::At(cell.into())));
    assert_eq!(read_overheard("d4?"), at("d4"));
    assert_eq!(read_overheard("at d4"), at("d4"));
    assert_eq!(read_overheard("#3 d4?"), Some(Command::Ask(Some(Id(3)), Question::At("d4".into()))));
    assert_eq!(read_overheard("Row 4"), Some(Command::Ask(None, Question::Row("4".into()))));
    assert_eq!(read_overheard("moves d8"), Some(Command::Moves(None, Some("d8".into()))));
    assert_eq!(read_overheard("threats"), Some(Command::Ask(None, Question::Threats)));
    assert_eq!(read("d4?"), Ok(Command::Ask(None, Question::At("d4".into()))));
    for line in ["at home", "mine!", "that is mine", "row over", "moves", "at d4 or so", "d4? really?", "file under f"]
    {
        assert_eq!(read_overheard(line), None, "{line}");
    }
}

#[test]
fn only_notation_and_nothing_else_is_overheard() {
    assert_eq!(read_overheard("c2-c3"), Some(Command::Move(None, "c2-c3".into())));
    for line in ["C2 - c3", "c2 → c3", "c2 -> c3", "c2 to c3", "c2 x c3"] {
        assert_eq!(read_overheard(line), Some(Command::Move(None, line.into())), "{line}");
    }
    for line in ["c2 -", "- c2", "c2 - - c3", "c2 to the north", "to c3"] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
    assert_eq!(read_overheard("#3 c2-c3 c3-c4"), Some(Command::Move(Some(Id(3)), "c2-c3 c3-c4".into())));
    for line in ["a1 is my favorite sauce", "resign", "", "#12", "let us end", "x", "@bob", "1984", "a", "MP3", "mp3"] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
}

#[test]
fn an_unknown_command_is_answered_with_the_nearest_ones() {
    assert_eq!(refused("chalenge bob chifoumi"), "“chalenge” is no command; did you mean challenge?");
    assert_eq!(refused("rules chess"), format!("“chess” does not fit here; choose one of {}", games()));
    assert_eq!(refused("frobnicate"), "“frobnicate” is no command; “help” lists them");
    assert_eq!(refused("   "), "say what you want; “help” lists what there is");
}

fn games() -> String {
    parlour::rules::GAMES.iter().map(|kind| kind.about.id).collect::<Vec<_>>().join(", ")
}

#[test]
fn what_is_missing_or_too_much_is_named_with_an_example() {
    assert_eq!(refused("challenge bob"), format!("say which game: {}; for example “challenge bob chifoumi”", games()));
    assert_eq!(
        refused("challenge bob chifumi"),
        "say which game: did you mean chifoumi? For example “challenge bob chifoumi”"
    );
    assert_eq!(refused("move"), "say what to play, for example “move c2-c3”");
    assert_eq!(refused("accept maybe"), "“maybe” is too much; write something like “accept”");
    assert_eq!(
        refused("challenge bob sia-doble placement"),
        "“placement” does not fit here: the variants of Sia Doble are standard; a side may follow too, and whether \
         it is rated"
    );
}

#[test]
fn nothing_that_is_refused_is_called_by_the_name_of_a_parameter() {
    let the_game = refused("challenge bob the game 10x10");
    assert!(the_game.starts_with("“10x10” does not fit here: the variants of THE GAME are "), "{the_game}");
    assert!(the_game.contains("7x7") && the_game.contains("9x9"), "{the_game}");
    assert!(
        refused("settings colour dark").starts_with("there is no setting called “colour”; the settings are theme, ")
    );
    assert_eq!(refused("at"), "that needs more; for example “at d4”");
    assert_eq!(
        refused("board sideways"),
        "“sideways” does not fit here; choose one of picture, words, letters, first, second"
    );
    assert_eq!(refused("help dominoes"), "“dominoes” is no command; “help” lists them");
    assert_eq!(refused("help mowes"), "“mowes” is no command; did you mean moves, move?");
    assert_eq!(refused("games yours"), "“yours” does not fit here; choose one of mine, here");
    for spec in TABLE {
        for words in ["qwertz", "qwertz 7 chess", "#1 qwertz ."] {
            let Err(misread) = read(&format!("{} {words}", spec.name)) else { continue };
            let said = Language::english().say(&misread.message);
            for param in spec.params {
                assert!(!said.contains(&format!("the {} here", param.name)), "{said}");
                assert!(!said.contains(&format!("“{}”", param.name)) && !said.contains(['[', '<']), "{said}");
            }
        }
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
    assert_eq!(read_overheard("8 c1"), Some(Command::Move(Some(Id(8)), "c1".to_owned())));
}

#[test]
fn habits_of_notation_are_forgiven() {
    for line in ["c2-c3!", "c2xc3!!", "`c2-c3`", "Rc2-c3", "(c2-c3)", "1. c2-c3"] {
        assert!(matches!(read(line), Ok(Command::Move(..))), "{line}");
    }
    assert!(matches!(read("c2-c3?"), Ok(Command::Move(..))));
    // Among people that is a question, and a file is no turn.
    for line in ["c2-c3?", "mp3", "h264!"] {
        assert_eq!(read_overheard(line), None, "{line}");
    }
    assert!(read_overheard("c2-c3!").is_some());
}

#[test]
fn options_filled_in_one_by_one_make_the_same_command() {
    let spec = Spec::find("challenge").unwrap();
    let values = [("opponent", "<@17>"), ("game", "chifoumi"), ("side", "first"), ("rated", "unrated")];
    let Ok(Command::Challenge(challenge)) = spec.build_from(values) else { panic!() };
    assert_eq!(challenge.opponent.as_deref(), Some("<@17>"));
    assert_eq!((challenge.side, challenge.rated), (Side::First, Some(false)));
    let wrong = spec.build_from([("game", "chess")]).unwrap_err();
    assert!(Language::english().say(&wrong.message).starts_with("“chess” does not fit here"));
}

#[test]
fn help_names_every_command_and_explains_each() {
    let all: String = help::help().iter().map(|line| Language::english().say(line)).collect();
    for spec in TABLE {
        assert!(all.contains(spec.name));
        for line in spec.help() {
            let text = Language::english().say(&line);
            assert!(!text.contains("command-"), "{text}");
        }
        assert!(help::table_in_markdown(Language::english()).contains(&format!("| `{}` |", spec.usage())));
    }
}

#[test]
fn a_command_can_be_asked_of_another_game_and_keeps_what_else_it_says() {
    for (line, about) in [
        ("c2-c3", "move #7 c2-c3"),
        ("accept", "accept #7"),
        ("try #3 c2-c3 c6-c5", "try #7 c2-c3 c6-c5"),
        ("moves c2", "moves #7 c2"),
        ("board text second", "board #7 letters second"),
    ] {
        let command = read(line).unwrap();
        assert_eq!(command.about(Id(7)).unwrap().to_string(), about);
    }
    assert_eq!(read("games").unwrap().about(Id(7)), None);
}

#[test]
fn every_example_is_read_back_from_what_it_is_written_as() {
    for example in TABLE.iter().flat_map(|spec| spec.examples) {
        let command = read(example).unwrap();
        assert_eq!(read(&command.to_string()), Ok(command));
    }
}

#[test]
fn the_value_of_a_setting_may_be_a_word_that_means_something_else_elsewhere() {
    let wanted = Command::Settings { of: SettingsOf::Mine, name: Some("notices"), value: Some("here".to_owned()) };
    assert_eq!(read("settings notices here"), Ok(wanted));
}

#[test]
fn a_challenge_may_say_its_clock() {
    let clock = |line: &str| match read(line) {
        Ok(Command::Challenge(challenge)) => challenge.clock.map(|wish| wish.to_string()),
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
    let said = parlour::text::Language::english().say(&refused.message);
    assert!(said.contains("anything from one minute to sixty days"), "{said}");
}

#[test]
fn a_name_in_quotation_marks_stands_for_itself() {
    for (line, name) in [
        ("challenge \"first\" chifoumi", "first"),
        ("challenge “open” chifoumi", "open"),
        ("challenge \"Sia Doble\" chifoumi", "Sia Doble"),
    ] {
        let Ok(Command::Challenge(challenge)) = read(line) else { panic!("{line}") };
        assert_eq!((challenge.opponent.as_deref(), challenge.game), (Some(name), "chifoumi"), "{line}");
    }
}

fn any_question() -> impl Strategy<Value = Question> {
    prop_oneof![
        "[a-l][0-9]{1,2}".prop_map(Question::At),
        "[a-l][0-9]{1,2}".prop_map(Question::Around),
        "[a-l][0-9]{1,2}".prop_map(Question::Line),
        "[a-l]|[0-9]{1,2}".prop_map(Question::Row),
        "[a-l]|[0-9]{1,2}".prop_map(Question::File),
        prop::option::of("[a-z]{1,8}").prop_map(Question::Pieces),
        prop::sample::select(
            vec![Question::Mine, Question::Theirs, Question::Last, Question::Since, Question::Status,]
        ),
    ]
}

fn any_challenge(name: &'static str) -> impl Strategy<Value = Command> {
    let game = prop::sample::select(GAMES.iter().map(|kind| kind.about.id).collect::<Vec<_>>());
    let side = prop::sample::select(vec![Side::First, Side::Second, Side::Random]);
    let wishes = ["none", "3d", "10d+36h", "10d+36h max 14d", "20m+30s"].map(|wish| ClockWish::read(wish).unwrap());
    let clock = prop::option::of(prop::sample::select(wishes.to_vec()));
    let level = prop::option::of(1_u8..=8);
    let stakes = (side, any::<Option<bool>>(), clock, any::<Option<bool>>(), any::<bool>(), level);
    let challenge = (prop::option::of(name), game, any::<prop::sample::Index>(), any::<bool>(), stakes);
    challenge.prop_map(|(opponent, game, variant, named, (side, rated, clock, claimable, no_vacation, level))| {
        let variants = Kind::find(game).unwrap().about.variants;
        let variant = named.then(|| *variant.get(variants));
        let goal = rated.map(|rated| if rated { MatchGoal::BestOf(5) } else { MatchGoal::Points(15) });
        Command::Challenge(Challenge {
            opponent,
            game,
            variant,
            side,
            rated,
            clock,
            claimable,
            no_vacation,
            level,
            goal,
        })
    })
}

fn any_opening() -> impl Strategy<Value = Opening> {
    let system = prop::sample::select(vec![System::League, System::Knockout, System::Swiss]);
    let game = prop::sample::select(GAMES.iter().map(|kind| kind.about.id).collect::<Vec<_>>());
    let wishes = any::<[bool; 4]>();
    let more = (any::<Option<bool>>(), any::<Option<bool>>(), prop::option::of(1..30_u16), prop::option::of(1..8_i8));
    (system, game, wishes, more).prop_map(|(system, game, wishes, (rated, three_points, rounds, weekday))| {
        let [double, third_place, by_lot, vacation] = wishes;
        let goal = rounds.map(MatchGoal::BestOf);
        let clock = weekday.and_then(|_| ClockWish::read("20m+30s"));
        let variant = double.then(|| Kind::find(game).unwrap().about.variants[0]);
        Opening {
            system,
            game,
            variant,
            goal,
            clock,
            vacation,
            rated,
            rounds,
            double,
            third_place,
            by_lot,
            three_points,
            weekday,
        }
    })
}

fn any_tournament() -> impl Strategy<Value = Tournament> {
    let id = prop::option::of((1_i64..100_000).prop_map(Id));
    prop_oneof![
        any_opening().prop_map(Tournament::Open),
        (id, any::<bool>(), prop::option::of(1..100_u32), 0..8_usize).prop_map(|(id, sure, page, which)| match which {
            0 => Tournament::List,
            1 => Tournament::Join(id),
            2 => Tournament::Leave(id),
            3 => Tournament::Start(id),
            4 => Tournament::Table(id, id.and(page)),
            5 => Tournament::Games(id, id.and(page)),
            6 => Tournament::Withdraw { id, sure },
            _ => Tournament::Cancel { id, sure },
        }),
    ]
}

/// Commands with nothing but the number of a game or offer.
const ABOUT_A_NUMBER: [fn(Option<Id>) -> Command; 11] = [
    Command::Accept,
    Command::Decline,
    Command::Withdraw,
    Command::Undo,
    Command::Takeback,
    Command::Claim,
    Command::Mute,
    Command::Unmute,
    Command::Rematch,
    Command::Analyse,
    Command::Record,
];

/// Commands with everything that they can be filled with.
fn any_command() -> impl Strategy<Value = Command> {
    let id = || prop::option::of((1_i64..100_000).prop_map(Id));
    let name = || "[^\"“”„\\s][^\"“”„]{0,12}[^\"“”„\\s]|first|open|mine|Sia Doble|#12|the game";
    let actions = || "[a-l][0-9]{1,2}[-x+][a-l][0-9]{1,2}( [a-z@]{1,4}[0-9])?|end|pass";
    let game = || prop::sample::select(GAMES.iter().map(|kind| kind.about.id).collect::<Vec<_>>());
    let side_up = prop::option::of(prop::sample::select(vec![SideUp::First, SideUp::Second]));
    let form = prop::option::of(prop::sample::select(BoardForm::ALL.map(|(_, form)| form).to_vec()));
    let of = prop::sample::select(vec![SettingsOf::Mine, SettingsOf::Place, SettingsOf::Community]);
    let setting =
        prop::option::of(prop::sample::select(SETTINGS.iter().map(|setting| setting.name).collect::<Vec<_>>()));
    let spec = prop::sample::select(TABLE.iter().collect::<Vec<_>>());
    prop_oneof![
        any_challenge(name()),
        any_tournament().prop_map(Command::Tournament),
        (id(), any::<bool>(), 0..4_usize).prop_map(|(id, sure, which)| match which {
            0 => Command::End { id, sure },
            1 => Command::Resign { id, whole: false, sure },
            2 => Command::Resign { id, whole: true, sure },
            _ => Command::Draw { id, sure },
        }),
        (id(), prop::sample::select(ABOUT_A_NUMBER.to_vec())).prop_map(|(id, command)| command(id)),
        (id(), 60_i64..100_000).prop_map(|(id, seconds)| Command::MoreTime(id, SignedDuration::from_secs(seconds))),
        (id(), actions()).prop_map(|(id, text)| Command::Move(id, text)),
        (id(), actions()).prop_map(|(id, text)| Command::Try(id, text)),
        (id(), prop::option::of(actions()), any::<bool>()).prop_map(|(id, line, off)| {
            let wish = if off { Some(IfWish::Off(line)) } else { line.map(IfWish::Play) };
            Command::If(id, wish)
        }),
        (id(), prop::option::of(actions())).prop_map(|(id, text)| Command::Moves(id, text)),
        (id(), form, side_up).prop_map(|(id, form, side)| Command::Board { id, form, side }),
        (id(), prop::sample::select(vec![None, Some(BoardForm::Picture), Some(BoardForm::Words)]))
            .prop_map(|(id, form)| Command::Replay { id, form }),
        (id(), any_question()).prop_map(|(id, question)| Command::Ask(id, question)),
        Just(Command::Rules { game: None, page: None }),
        (prop::option::of(game()), prop::option::of(1..=8_usize), prop::option::of(actions()))
            .prop_map(|(game, task, answer)| Command::Learn { game, task, answer }),
        (game(), prop::option::of(1..=8_usize)).prop_map(|(game, page)| Command::Rules { game: Some(game), page }),
        prop::option::of(name()).prop_map(Command::Profile),
        prop::option::of(name()).prop_map(Command::Block),
        name().prop_map(Command::Unblock),
        (prop::option::of(game()), any::<bool>(), prop::option::of(1..=9_999_u32), any::<bool>()).prop_map(
            |(game, everywhere, page, season)| {
                let scope = if everywhere { Scope::Everywhere } else { Scope::Here };
                Command::Leaderboard { game, scope, page, season }
            }
        ),
        (id(), "because [a-z ]{0,9}[a-z]").prop_map(|(id, reason)| Command::Stop { id, reason }),
        (name(), any::<bool>(), prop::option::of("because [a-z ]{0,9}[a-z]"))
            .prop_map(|(name, off, reason)| Command::Bar { person: Some(name), off, reason }),
        Just(Command::Bar { person: None, off: false, reason: None }),
        prop::option::of(1..=9_999_u32).prop_map(Command::Audit),
        prop::option::of(1..=9_999_u32).prop_map(Command::ExportOwn),
        (of, setting, prop::option::of("[a-z]{1,9}|mine|place|theme dark"))
            .prop_filter("a value is of a setting", |(_, name, value)| name.is_some() || value.is_none())
            .prop_map(|(of, name, value)| Command::Settings { of, name, value }),
        any::<bool>().prop_map(|sure| Command::Forget { sure }),
        prop::option::of(spec.prop_map(|spec| spec.name)).prop_map(Command::Help),
        prop::sample::select(vec![Whose::Mine, Whose::Here]).prop_map(Command::Games),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_command_is_read_back_from_what_it_is_written_as(command in any_command()) {
        let line = command.to_string();
        prop_assert_eq!(read(&line).map_err(|misread| format!("{line}: {misread:?}")), Ok(command));
    }

    #[test]
    fn whatever_is_read_is_read_back(line in "(#[0-9]{1,3} )?(challenge|play|m|try|moves|b|settings|set|who|top|rules)( [#\"“”„@a-z0-9-]{1,7}| chifoumi| mine| here| theme| first| open){0,5}") {
        if let Ok(command) = read(&line) {
            prop_assert_eq!(read(&command.to_string()).map_err(|misread| format!("{command}: {misread:?}")), Ok(command));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_line_is_answered(line in "(#[0-9]{1,3} )?([a-z]{1,9} )?.{0,40}") {
        let mut chat = Chat::with_game("chifoumi");
        let letters = chat.letters("ann", &line);
        prop_assert!(letters.iter().all(|letter| !letter.text.is_empty()));
        prop_assert!(!letters.is_empty());
        let _ = read_overheard(&line);
    }
}
