//! Commands as the lines that ask for them: what is written is read back.

use parlour::command::{COMMANDS, Command, Id, Param, ParamKind, Spec, read, read_overheard};
use parlour::rules::GAMES;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::support::Chat;

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
    for example in COMMANDS.iter().flat_map(|spec| spec.examples) {
        let command = read(example).unwrap();
        assert_eq!(read(&command.to_string()), Ok(command));
    }
}

#[test]
fn what_follows_a_name_in_quotation_marks_does_not_belong_to_it() {
    let told = "tournament open arena chifoumi name:\"Winter cup\" for:2h most:16";
    let written = "tournament open arena chifoumi most:16 name:\"Winter cup\" for:2h";
    assert_eq!(read(told).unwrap().to_string(), written);
    assert_eq!(read("tournament open arena chifoumi for 2h"), read("tournament open arena chifoumi for:2h"));
}

/// Buttons and letters of before keep the lines that were written then.
#[test]
fn what_older_versions_wrote_is_still_read() {
    for (then, now) in [
        ("bar bob off", "ban bob off"),
        ("bar bob stalls", "ban bob stalls"),
        ("challenge open chifoumi claimable", "challenge chifoumi claimable"),
        ("settings mine theme dark", "settings theme dark"),
        ("tournament withdraw #12 yes", "tournament withdraw #12 yes"),
        ("forget me", "forget"),
        ("hint #12 7", "hint #12 turn 7"),
        ("threats #12 mine", "threats #12 mine"),
    ] {
        assert_eq!(read(then).unwrap().to_string(), now);
    }
}

/// What somebody may fill in for a parameter of this kind.
fn any_text(kind: ParamKind) -> BoxedStrategy<String> {
    let number = || 1..=9_999_u32;
    let one_of = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        prop::sample::select(words).boxed()
    };
    match kind {
        ParamKind::Person => {
            "[^\"“”„\\s][^\"“”„]{0,12}[^\"“”„\\s]|first|open|mine|off|Sia Doble|#12|the game|parlour|7".boxed()
        }
        ParamKind::Variant => one_of(&GAMES.iter().flat_map(|kind| kind.about.variants).copied().collect::<Vec<_>>()),
        ParamKind::Side => one_of(&["first", "second", "random", "white", "red", "moon"]),
        ParamKind::Clock => one_of(&["none", "3d", "10d+36h", "10d+36h max 14d", "20m+30s"]),
        ParamKind::Length => number().prop_map(|minutes| format!("{minutes}m")).boxed(),
        ParamKind::Count => number().prop_map(|count| count.to_string()).boxed(),
        ParamKind::Turn => number().prop_map(|turn| format!("{turn}.")).boxed(),
        ParamKind::Rounds => (1..=30).prop_map(|rounds| format!("rounds:{rounds}")).boxed(),
        ParamKind::AtOnce => one_of(&["at-once:1", "at-once:30", "at-once:all"]),
        ParamKind::VoteTime => (1..=14).prop_map(|days| format!("vote:{days}d")).boxed(),
        ParamKind::RoundTime => (1..=90).prop_map(|days| format!("round:{days}d")).boxed(),
        ParamKind::Lasting => (20..=720).prop_map(|minutes| format!("for:{minutes}m")).boxed(),
        ParamKind::Number(least, most) => (least..=most).prop_map(|number| number.to_string()).boxed(),
        ParamKind::Title => one_of(&["Winter cup", "The cup: rounds:3, 1/½/0 #12", "open", "x"]),
        ParamKind::Start => one_of(&["19:00", "friday 19:00", "tomorrow 7:05", "2026-12-01T19:00"]),
        ParamKind::TimeOfDay => one_of(&["19:00", "7:30"]),
        ParamKind::Season => one_of(&["2026-4", "2031-1", "2026q2"]),
        ParamKind::Hours => one_of(&["8-22", "7:30-21", "18-2", "0-24"]),
        ParamKind::Code => one_of(&["ABCD-EFGH", "abcd2345", "23AB-c4d5"]),
        ParamKind::Id => number().prop_map(|id| format!("#{id}")).boxed(),
        ParamKind::Notation => "[a-l][0-9]{1,2}[-x+][a-l][0-9]{1,2}( [a-z@]{1,4}[0-9])?|end|pass".boxed(),
        ParamKind::Zone | ParamKind::Text => {
            "because [a-z ]{0,9}[a-z]|[a-l][0-9]{1,2}|Europe/Amsterdam|mine|place|theme dark".boxed()
        }
        ParamKind::Command(_) => one_of(&COMMANDS.iter().map(|spec| spec.name).collect::<Vec<_>>()),
        ParamKind::Game | ParamKind::Choice(_) | ParamKind::Setting | ParamKind::Level | ParamKind::Match => {
            one_of(&kind.choices())
        }
    }
}

/// A command as its declaration lets people ask for it, with any of its parameters.
fn any_command(spec: &'static Spec) -> impl Strategy<Value = Command> {
    let text = |param: &Param| match param.required {
        true => any_text(param.kind).prop_map(Some).boxed(),
        false => prop::option::of(any_text(param.kind)).boxed(),
    };
    let texts: Vec<BoxedStrategy<Option<String>>> = spec.params.iter().map(text).collect();
    texts.prop_filter_map("a variant is one of the game’s", |texts| {
        let filled = spec.params.iter().zip(&texts).filter_map(|(param, text)| Some((param.name, text.as_deref()?)));
        spec.build_from(filled).ok()
    })
}

#[test]
fn every_command_is_read_back_from_what_it_is_written_as() {
    for spec in COMMANDS {
        let config = ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() };
        let read_back = TestRunner::new(config).run(&any_command(spec), |command| {
            let line = command.to_string();
            prop_assert_eq!(read(&line).map_err(|misread| format!("{line}: {misread:?}")), Ok(command));
            Ok(())
        });
        read_back.unwrap_or_else(|error| panic!("{}: {error}", spec.name));
    }
}

#[test]
fn every_parameter_makes_a_difference() {
    let mut runner = TestRunner::deterministic();
    for spec in COMMANDS {
        let mut filled = |param: &Param| match (param.kind, param.kind.choices().last()) {
            (ParamKind::Person, _) => (param.name, "ann".to_owned()),
            (_, Some(choice)) => (param.name, (*choice).to_owned()),
            (_, None) => (param.name, any_text(param.kind).new_tree(&mut runner).unwrap().current()),
        };
        let filled: Vec<(&str, String)> = spec.params.iter().map(&mut filled).collect();
        let built = |is_filled: &dyn Fn(&Param) -> bool| {
            let said = spec.params.iter().zip(&filled).filter(|(param, _)| param.required || is_filled(param));
            spec.build_from(said.map(|(_, (name, text))| (*name, text.as_str()))).ok()
        };
        for param in spec.params.iter().filter(|param| !param.required) {
            let alone = built(&|other| other.name == param.name) != built(&|_| false);
            let among_all = built(&|_| true) != built(&|other| other.name != param.name);
            assert!(alone || among_all, "{}: nothing comes of “{}”", spec.name, param.name);
        }
    }
}

#[test]
fn a_name_of_nothing_stays_one() {
    let command = read("challenge chifoumi “").unwrap();
    assert_eq!(read(&command.to_string()).unwrap(), command);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

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
