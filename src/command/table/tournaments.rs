//! The part of the table of commands that is about tournaments.

use crate::command::choices::{RATED, SURE, choice, optional, required};
use crate::command::tournament::DAYS;
use crate::command::{Args, Choice, Command, Opening, Param, ParamKind, Spec, TournamentCommand, Who};
use crate::tournament::{SYSTEMS, System};

const SYSTEM_WORDS: [Choice; SYSTEMS.len()] = {
    let mut words = [choice("", &[]); SYSTEMS.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = choice(SYSTEMS[at].word, SYSTEMS[at].aliases);
        at += 1;
    }
    words
};
const MEETINGS: &[Choice] = &[choice("once", &["single"]), choice("twice", &["double"])];
const THIRD: &[Choice] = &[choice("third", &["third-place", "bronze"])];
const SEEDS: &[Choice] = &[choice("rating", &["seeds:rating"]), choice("lot", &["lots", "seeds:lot"])];
const SCORES: &[Choice] = &[choice("3/1/0", &["score:3"]), choice("1/½/0", &["score:1"])];
const VACATION: &[Choice] = &[choice("vacations", &["vacation", "holidays"])];
const ID: Param = optional("id", "command-param-tournament", ParamKind::Id);
/// More people than any tournament takes.
const MOST_MAX: u32 = 128;
/// As many rounds as a tournament has at most.
const LATE_MAX: u32 = 30;
const PAGE: Param = optional("page", "command-param-page", ParamKind::Count);

/// A command about a tournament that takes nothing but its number.
const fn about_one(
    name: &'static str,
    about: &'static str,
    who: Who,
    examples: &'static [&'static str],
    build: fn(&Args) -> Option<Command>,
) -> Spec {
    Spec { name, aliases: &[], about, params: &[ID], who, examples, build }
}

fn asked(tournament: TournamentCommand) -> Option<Command> {
    Some(Command::Tournament(tournament))
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "tournament list",
        aliases: &["tournament", "tournaments"],
        about: "command-tournament-list",
        params: &[],
        who: Who::Anyone,
        examples: &["tournament list"],
        build: |_| asked(TournamentCommand::List),
    },
    Spec {
        name: "tournament open",
        aliases: &[],
        about: "command-tournament-open",
        params: &[
            required("system", "command-param-system", ParamKind::Choice(&SYSTEM_WORDS)),
            required("game", "command-param-game", ParamKind::Game),
            optional("variant", "command-param-variant", ParamKind::Variant),
            optional("match", "command-param-match", ParamKind::Match),
            optional("clock", "command-param-clock", ParamKind::Clock),
            optional("rated", "command-param-rated", ParamKind::Choice(RATED)),
            optional("rounds", "command-param-rounds", ParamKind::Rounds),
            optional("meet", "command-param-meet", ParamKind::Choice(MEETINGS)),
            optional("third", "command-param-third", ParamKind::Choice(THIRD)),
            optional("seeds", "command-param-seeds", ParamKind::Choice(SEEDS)),
            optional("score", "command-param-score", ParamKind::Choice(SCORES)),
            optional("vacations", "command-param-contest-vacation", ParamKind::Choice(VACATION)),
            optional("every", "command-param-every", ParamKind::Choice(DAYS)),
            optional("at-once", "command-param-at-once", ParamKind::AtOnce),
            optional("round", "command-param-round", ParamKind::RoundTime),
            optional("most", "command-param-most", ParamKind::Number(MOST_MAX)),
            optional("late", "command-param-late", ParamKind::Number(LATE_MAX)),
            optional("name", "command-param-contest-name", ParamKind::Title),
        ],
        who: Who::Anyone,
        examples: &[
            "tournament open swiss chifoumi",
            "tournament open knockout sia-doble best:5 third",
            "tournament open league fursaz clock:3d every monday",
            "tournament open league sia-doble twice at-once:3 round:30d",
            "tournament open swiss sfirs most:16 late:3 name:\"Winter cup\"",
        ],
        build: |args| {
            let day = |name| DAYS.iter().position(|day| day.name == name).and_then(|at| i8::try_from(at + 1).ok());
            asked(TournamentCommand::Open(Opening {
                system: args.choice("system").and_then(System::find)?,
                game: args.game()?,
                variant: args.variant(),
                goal: args.goal(),
                clock: args.clock(),
                vacation: args.choice("vacations").is_some(),
                rated: args.choice("rated").map(|choice| choice == "rated"),
                rounds: args.rounds("rounds"),
                double: args.choice("meet") == Some("twice"),
                third_place: args.choice("third").is_some(),
                by_lot: args.choice("seeds") == Some("lot"),
                three_points: args.choice("score").map(|choice| choice == "3/1/0"),
                weekday: args.choice("every").and_then(day),
                at_once: args.rounds("at-once"),
                round_time: args.length_of("round"),
                title: args.text("name"),
                most: args.count("most"),
                late: args.count("late"),
            }))
        },
    },
    about_one("tournament join", "command-tournament-join", Who::Anyone, &["tournament join"], |args| {
        asked(TournamentCommand::Join(args.id()))
    }),
    about_one("tournament leave", "command-tournament-leave", Who::Anyone, &["tournament leave"], |args| {
        asked(TournamentCommand::Leave(args.id()))
    }),
    about_one("tournament start", "command-tournament-start", Who::Organizer, &["tournament start"], |args| {
        asked(TournamentCommand::Start(args.id()))
    }),
    Spec {
        name: "tournament table",
        aliases: &[],
        about: "command-tournament-table",
        params: &[ID, PAGE],
        who: Who::Anyone,
        examples: &["tournament table #12", "tournament table #12 2"],
        build: |args| asked(TournamentCommand::Table(args.id(), args.count("page"))),
    },
    Spec {
        name: "tournament games",
        aliases: &[],
        about: "command-tournament-games",
        params: &[ID, PAGE],
        who: Who::Anyone,
        examples: &["tournament games"],
        build: |args| asked(TournamentCommand::Games(args.id(), args.count("page"))),
    },
    Spec {
        name: "tournament withdraw",
        aliases: &[],
        about: "command-tournament-withdraw",
        params: &[ID, SURE],
        who: Who::Anyone,
        examples: &["tournament withdraw"],
        build: |args| asked(TournamentCommand::Withdraw { id: args.id(), sure: args.sure() }),
    },
    Spec {
        name: "tournament extend",
        aliases: &[],
        about: "command-tournament-extend",
        params: &[ID, required("length", "command-param-length", ParamKind::Length)],
        who: Who::Organizer,
        examples: &["tournament extend #12 3d"],
        build: |args| asked(TournamentCommand::Extend(args.id(), args.length()?)),
    },
    about_one("tournament pause", "command-tournament-pause", Who::Organizer, &["tournament pause"], |args| {
        asked(TournamentCommand::Pause(args.id()))
    }),
    about_one("tournament resume", "command-tournament-resume", Who::Organizer, &["tournament resume"], |args| {
        asked(TournamentCommand::Resume(args.id()))
    }),
    Spec {
        name: "tournament remove",
        aliases: &[],
        about: "command-tournament-remove",
        params: &[
            ID,
            required("person", "command-param-remove", ParamKind::Person),
            required("reason", "command-param-reason", ParamKind::Text),
        ],
        who: Who::Organizer,
        examples: &["tournament remove #12 bob asked me to"],
        build: |args| {
            let (id, person) = (args.id(), args.text("person")?);
            asked(TournamentCommand::TakeOut { id, person, reason: args.text("reason")? })
        },
    },
    Spec {
        name: "tournament award",
        aliases: &[],
        about: "command-tournament-award",
        params: &[
            optional("id", "command-param-award", ParamKind::Id),
            required("person", "command-param-winner", ParamKind::Person),
            required("reason", "command-param-reason", ParamKind::Text),
        ],
        who: Who::Organizer,
        examples: &["tournament award #34 bob the other one is ill"],
        build: |args| {
            let (id, person) = (args.id(), Some(args.text("person")?));
            asked(TournamentCommand::Award { id, person, reason: args.text("reason")? })
        },
    },
    Spec {
        name: "tournament draw",
        aliases: &[],
        about: "command-tournament-draw",
        params: &[
            optional("id", "command-param-award", ParamKind::Id),
            required("reason", "command-param-reason", ParamKind::Text),
        ],
        who: Who::Organizer,
        examples: &["tournament draw #34 they agreed on it elsewhere"],
        build: |args| asked(TournamentCommand::Award { id: args.id(), person: None, reason: args.text("reason")? }),
    },
    Spec {
        name: "tournament cancel",
        aliases: &[],
        about: "command-tournament-cancel",
        params: &[ID, SURE],
        who: Who::Organizer,
        examples: &["tournament cancel #12"],
        build: |args| asked(TournamentCommand::Cancel { id: args.id(), sure: args.sure() }),
    },
];
