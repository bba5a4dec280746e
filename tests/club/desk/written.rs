//! Commands as the lines that ask for them: what is written is read back.

use jiff::SignedDuration;
use parlour::command::{
    BoardForm, Challenge, ClockWish, Command, Id, IfWish, Opening, Question, SETTINGS, Scope, SettingsOf, Side, SideUp,
    TABLE, TournamentCommand, Whose, read, read_overheard,
};
use parlour::rules::{GAMES, Kind};
use parlour::tournament::{MatchGoal, SYSTEMS};
use proptest::prelude::*;

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
    for example in TABLE.iter().flat_map(|spec| spec.examples) {
        let command = read(example).unwrap();
        assert_eq!(read(&command.to_string()), Ok(command));
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
    let system = prop::sample::select(SYSTEMS.to_vec());
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
            at_once: rounds.map(|rounds| if rounds == 29 { 999 } else { rounds }),
            round_time: weekday.map(|day| SignedDuration::from_hours(24 * i64::from(day))),
            weekday,
            title: third_place.then(|| "The cup: round rounds:3, 1/½/0 #12".to_owned()),
            most: rounds.map(|rounds| u32::from(rounds) + 1),
            late: rounds.map(u32::from),
        }
    })
}

fn any_tournament() -> impl Strategy<Value = TournamentCommand> {
    let id = prop::option::of((1_i64..100_000).prop_map(Id));
    prop_oneof![
        any_opening().prop_map(TournamentCommand::Open),
        (id, any::<bool>(), prop::option::of(1..100_u32), 0..13_usize).prop_map(
            |(id, sure, page, which)| match which {
                0 => TournamentCommand::List,
                1 => TournamentCommand::Join(id),
                2 => TournamentCommand::Leave(id),
                3 => TournamentCommand::Start(id),
                4 => TournamentCommand::Table(id, id.and(page)),
                5 => TournamentCommand::Games(id, id.and(page)),
                6 => TournamentCommand::Withdraw { id, sure },
                7 => TournamentCommand::Pause(id),
                8 => TournamentCommand::Resume(id),
                9 => TournamentCommand::TakeOut { id, person: "first".into(), reason: "they asked".into() },
                10 => TournamentCommand::Award { id, person: Some("Bob B.".into()), reason: "all is said".into() },
                11 => TournamentCommand::Award { id, person: None, reason: "they agreed".into() },
                12 => TournamentCommand::Extend(id, SignedDuration::from_hours(36)),
                _ => TournamentCommand::Cancel { id, sure },
            }
        ),
    ]
}

/// Commands with nothing but the number of a game or offer.
const ABOUT_A_NUMBER: [fn(Option<Id>) -> Command; 10] = [
    Command::Accept,
    Command::Decline,
    Command::Withdraw,
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
        Just(Command::Leave),
        (id(), any::<bool>(), 0..5_usize).prop_map(|(id, sure, which)| match which {
            4 => Command::Undo { id, whole: sure },
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
        (id(), "because [a-z ]{0,9}[a-z]").prop_map(|(id, reason)| Command::StopGame { id, reason }),
        (name(), any::<bool>(), prop::option::of("because [a-z ]{0,9}[a-z]"))
            .prop_map(|(name, off, reason)| Command::Ban { person: Some(name), off, sure: !off, reason }),
        Just(Command::Ban { person: None, off: false, sure: false, reason: None }),
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

#[test]
fn a_name_of_nothing_stays_one() {
    let command = read("challenge chifoumi “").unwrap();
    assert_eq!(read(&command.to_string()).unwrap(), command);
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
