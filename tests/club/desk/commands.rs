//! The table of commands: names, help, examples, and what is answered to a line that is none.

use std::collections::HashSet;

use parlour::command::{COMMANDS, Command, PlayCommand, Side, Spec, help, read};
use parlour::rules::GAMES;
use parlour::text::Language;

fn refused(line: &str) -> String {
    Language::english().say(&read(line).unwrap_err().message)
}

#[test]
fn every_name_is_fit_for_discord_and_means_one_command() {
    let mut seen = HashSet::new();
    for spec in COMMANDS {
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
    for spec in COMMANDS {
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
    for spec in COMMANDS {
        let rest = spec.params.iter().position(|param| param.kind.takes_rest());
        assert!(rest.is_none_or(|at| at + 1 == spec.params.len()), "{}: only the last takes the rest", spec.name);
    }
}

#[test]
fn every_example_is_understood() {
    for spec in COMMANDS {
        for example in spec.examples.iter().filter(|example| !example.contains("sfirs") && !example.contains("fursaz"))
        {
            assert!(read(example).is_ok(), "{example}: {:?}", read(example));
        }
    }
}

#[test]
fn an_unknown_command_is_answered_with_the_nearest_ones() {
    assert_eq!(refused("chalenge bob chifoumi"), "I don’t know the command “chalenge”. Did you mean challenge?");
    assert_eq!(refused("rules chess"), format!("“chess” doesn’t fit here. Choose {}.", games("or")));
    assert_eq!(refused("frobnicate"), "I don’t know the command “frobnicate”. “help” lists them all.");
    assert_eq!(refused("   "), "What would you like? “help” lists what I can do.");
}

/// All games, the last behind a word.
fn games(word: &str) -> String {
    let (last, others) = GAMES.split_last().unwrap();
    let others: Vec<&str> = others.iter().map(|kind| kind.about.id).collect();
    format!("{} {word} {}", others.join(", "), last.about.id)
}

#[test]
fn what_is_missing_or_too_much_is_named_with_an_example() {
    assert_eq!(
        refused("challenge bob"),
        format!("Which game? Choose from {}. For example: “challenge bob chifoumi”.", games("and"))
    );
    assert_eq!(
        refused("challenge bob chifumi"),
        "Which game? Did you mean chifoumi? For example: “challenge bob chifoumi”."
    );
    assert_eq!(refused("move"), "Say what to play. For example: “move c2-c3”.");
    assert_eq!(refused("accept maybe"), "I don’t understand “maybe” here. Write something like “accept”.");
    assert_eq!(
        refused("challenge bob sia-doble placement"),
        "“placement” doesn’t fit here. The variants of Sia Doble are standard. You can also add a side, and whether \
         it’s rated."
    );
}

#[test]
fn the_help_of_one_command_of_a_group_names_the_others() {
    let mut chat = crate::support::Chat::new();
    let told = chat.say("ann", "help tournament");
    assert!(
        told.ends_with(
            "See also: tournament open, tournament join, tournament leave, tournament start, \
        tournament table, tournament calendar, tournament export, tournament games, tournament withdraw, \
         tournament extend, tournament pause, tournament resume, tournament remove, tournament award, tournament draw, \
         tournament replace, tournament seeds, tournament helper, tournament next, tournament cancel"
        ),
        "{told}"
    );
    assert!(!chat.say("ann", "help privacy export").contains("See also"));
}

#[test]
fn a_name_that_is_copied_from_a_sentence_is_the_same_name() {
    let asked = |name: &str| read(&format!("challenge {name} sfirs")).unwrap();
    assert_eq!(asked("\u{2068}שלום\u{2069}"), asked("שלום"));
}

#[test]
fn nothing_that_is_refused_is_called_by_the_name_of_a_parameter() {
    let the_game = refused("challenge bob the game 10x10");
    assert!(the_game.starts_with("“10x10” doesn’t fit here. The variants of THE GAME are "), "{the_game}");
    assert!(the_game.contains("7x7") && the_game.contains("9x9"), "{the_game}");
    assert!(refused("settings colour dark").starts_with("I have no setting called “colour”. The settings are theme, "));
    assert_eq!(refused("at"), "I need to know more. For example: “at d4”.");
    assert_eq!(
        refused("board sideways"),
        "“sideways” doesn’t fit here. Choose picture, words, letters, first or second."
    );
    assert_eq!(refused("help dominoes"), "I don’t know the command “dominoes”. “help” lists them all.");
    assert_eq!(refused("help mowes"), "I don’t know the command “mowes”. Did you mean moves, move or note?");
    assert_eq!(refused("games yours"), "“yours” doesn’t fit here. Choose mine or here.");
    for spec in COMMANDS {
        for words in ["qwertz", "qwertz 7 chess", "#1 qwertz ."] {
            let Err(misread) = read(&format!("{} {words}", spec.name)) else { continue };
            let said = Language::english().say(&misread.message);
            for param in spec.params {
                assert!(!said.contains(&format!("the {} here", param.name)), "{said}");
                assert!(!said.contains(&format!("“{}”", param.name)) && !said.contains(['[', '<']), "{said}");
            }
        }
    }
    for (line, twice) in [("best:3 match:15", "match:15"), ("clock:3d first second", "second")] {
        let told = refused(&format!("challenge bob chifoumi {line}"));
        assert_eq!(
            told,
            format!("“{twice}” repeats or contradicts something you’ve already said. Leave one of them out.")
        );
    }
}

#[test]
fn options_filled_in_one_by_one_make_the_same_command() {
    let spec = Spec::find("challenge").unwrap();
    let values = [("opponent", "<@17>"), ("game", "chifoumi"), ("side", "first"), ("rated", "unrated")];
    let Ok(Command::Play(PlayCommand::Challenge(challenge))) = spec.build_from(values) else { panic!() };
    assert_eq!(challenge.opponent.as_deref(), Some("<@17>"));
    assert_eq!((challenge.side, challenge.rated), (Side::First, Some(false)));
    let wrong = spec.build_from([("game", "chess")]).unwrap_err();
    assert!(Language::english().say(&wrong.message).starts_with("“chess” doesn’t fit here"));
}

#[test]
fn help_names_every_command_and_explains_each() {
    let all: String = help::help().iter().map(|line| Language::english().say(line)).collect();
    for spec in COMMANDS {
        assert!(all.contains(spec.name));
        for line in spec.help(Language::english()) {
            let text = Language::english().say(&line);
            assert!(!text.contains("command-"), "{text}");
        }
        assert!(
            help::table_in_markdown(Language::english())
                .contains(&format!("| `{}` |", spec.usage(Language::english())))
        );
    }
}
