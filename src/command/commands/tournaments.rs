//! The commands about tournaments.

use super::params::{
    CLOCK, CONFIRMED, GAME, LENGTH, LIST_PAGE, MATCH, OFF, RATED, REASON, VARIANT, choice, optional, required,
};
use crate::command::spec::takes;
use crate::command::{Choice, Command, Opening, Param, ParamKind, Rights, Spec, TournamentCommand, Who};
use crate::tournament::SYSTEMS;

const SYSTEM: Param = required("system", "command-param-system", ParamKind::Choice(&SYSTEM_WORDS));
const SYSTEM_WORDS: [Choice; SYSTEMS.len()] = {
    let mut words = [choice("", &[]); SYSTEMS.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = choice(SYSTEMS[at].word, SYSTEMS[at].aliases);
        at += 1;
    }
    words
};
const ROUNDS: Param = optional("rounds", "command-param-rounds", ParamKind::Rounds);
const DOUBLE: Param = optional("meet", "command-param-meet", ParamKind::Choice(MEETINGS));
const MEETINGS: &[Choice] = &[choice("once", &["single"]), choice("twice", &["double"])];
const THIRD: Param = optional("third", "command-param-third", ParamKind::Choice(THIRDS));
const THIRDS: &[Choice] = &[choice("third", &["third-place", "bronze"])];
const LOT: Param = optional("seeds", "command-param-seeds", ParamKind::Choice(SEEDS));
const SEEDS: &[Choice] = &[choice("rating", &["seeds:rating"]), choice("lot", &["lots", "seeds:lot"])];
const THREE: Param = optional("score", "command-param-score", ParamKind::Choice(SCORES));
const SCORES: &[Choice] = &[choice("3/1/0", &["score:3"]), choice("1/½/0", &["score:1"])];
const VACATION: Param = optional("vacations", "command-param-tournament-vacation", ParamKind::Choice(VACATIONS));
const VACATIONS: &[Choice] = &[choice("vacations", &["vacation", "holidays"])];
const DAY: Param = optional("every", "command-param-every", ParamKind::Choice(DAYS));
const DAYS: &[Choice] = &[
    choice("monday", &["every monday", "every:monday"]),
    choice("tuesday", &["every tuesday", "every:tuesday"]),
    choice("wednesday", &["every wednesday", "every:wednesday"]),
    choice("thursday", &["every thursday", "every:thursday"]),
    choice("friday", &["every friday", "every:friday"]),
    choice("saturday", &["every saturday", "every:saturday"]),
    choice("sunday", &["every sunday", "every:sunday"]),
];
const AT_ONCE: Param = optional("at-once", "command-param-at-once", ParamKind::AtOnce);
const ROUND_TIME: Param = optional("round", "command-param-round", ParamKind::RoundTime);
const MOST: Param = optional("most", "command-param-most", ParamKind::Number(128));
const LATE: Param = optional("late", "command-param-late", ParamKind::Number(30));
const HALF: Param = optional("missed", "command-param-missed", ParamKind::Choice(HALVES));
const HALVES: &[Choice] = &[choice("half", &["half-points", "half-point"])];
const STARTS: Param = optional("starts", "command-param-starts", ParamKind::Start);
const AT: Param = optional("at", "command-param-at", ParamKind::TimeOfDay);
const REPLACED: Param = required("person", "command-param-replaced", ParamKind::Person);
const SUBSTITUTE: Param = required("substitute", "command-param-substitute", ParamKind::Person);
const SEEDED: Param = required("players", "command-param-seeded", ParamKind::Text);
const HELPER: Param = required("person", "command-param-helper", ParamKind::Person);
const NO_HELPER: Param = optional("end", "command-param-helper-end", ParamKind::Choice(OFF));
const TITLE: Param = optional("name", "command-param-tournament-name", ParamKind::Title);
const PERSON: Param = required("person", "command-param-remove", ParamKind::Person);
const WINNER: Param = required("person", "command-param-winner", ParamKind::Person);
const PAIRING: Param = optional("id", "command-param-award", ParamKind::Id);
const ID: Param = optional("id", "command-param-tournament", ParamKind::Id);
const ROUND: Param = optional("round", "command-param-which-round", ParamKind::Number(60));

/// A command about tournaments: those who manage the place may say more in all of them.
const fn tournament(takes: Spec) -> Spec {
    Spec { rights: |_| Rights::Place, ..takes }
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "tournament list",
        aliases: &["tournament", "tournaments"],
        about: "command-tournament-list",
        examples: &["tournament list"],
        ..tournament(takes!(|| Command::Tournament(TournamentCommand::List)))
    },
    Spec {
        name: "tournament open",
        about: "command-tournament-open",
        examples: &[
            "tournament open swiss chifoumi",
            "tournament open knockout sia-doble best:5 third",
            "tournament open league fursaz clock:3d every monday 19:00",
            "tournament open knockout fursaz starts:\"friday 19:00\"",
            "tournament open league sia-doble twice at-once:3 round:30d",
            "tournament open swiss sfirs most:16 late:3 name:\"Winter cup\"",
        ],
        ..tournament(takes!(|system: SYSTEM,
                             game: GAME,
                             variant: VARIANT,
                             goal: MATCH,
                             clock: CLOCK,
                             rated: RATED,
                             rounds: ROUNDS,
                             double: DOUBLE,
                             third_place: THIRD,
                             by_lot: LOT,
                             three_points: THREE,
                             vacation: VACATION,
                             weekday: DAY,
                             at_once: AT_ONCE,
                             round_time: ROUND_TIME,
                             most: MOST,
                             late: LATE,
                             late_half: HALF,
                             starts: STARTS,
                             at: AT,
                             title: TITLE| {
            Command::Tournament(TournamentCommand::Open(Opening {
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
                at_once,
                round_time,
                most,
                late,
                late_half,
                starts,
                at,
                title,
            }))
        }))
    },
    Spec {
        name: "tournament join",
        about: "command-tournament-join",
        examples: &["tournament join"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Join(id))))
    },
    Spec {
        name: "tournament leave",
        about: "command-tournament-leave",
        examples: &["tournament leave"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Leave(id))))
    },
    Spec {
        name: "tournament start",
        about: "command-tournament-start",
        who: Who::Organizer,
        examples: &["tournament start"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Start(id))))
    },
    Spec {
        name: "tournament table",
        about: "command-tournament-table",
        examples: &["tournament table #12", "tournament table #12 2"],
        ..tournament(takes!(|id: ID, page: LIST_PAGE| Command::Tournament(TournamentCommand::Table(id, page))))
    },
    Spec {
        name: "tournament games",
        about: "command-tournament-games",
        examples: &["tournament games", "tournament games #12 round:2"],
        ..tournament(takes!(|id: ID, round: ROUND, page: LIST_PAGE| {
            Command::Tournament(TournamentCommand::Games { id, round, page })
        }))
    },
    Spec {
        name: "tournament withdraw",
        about: "command-tournament-withdraw",
        examples: &["tournament withdraw"],
        ..tournament(takes!(|id: ID, confirmed: CONFIRMED| {
            Command::Tournament(TournamentCommand::Withdraw { id, confirmed })
        }))
    },
    Spec {
        name: "tournament extend",
        about: "command-tournament-extend",
        who: Who::Organizer,
        examples: &["tournament extend #12 3d"],
        ..tournament(takes!(|id: ID, length: LENGTH| Command::Tournament(TournamentCommand::Extend(id, length))))
    },
    Spec {
        name: "tournament pause",
        about: "command-tournament-pause",
        who: Who::Organizer,
        examples: &["tournament pause"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Pause(id))))
    },
    Spec {
        name: "tournament resume",
        about: "command-tournament-resume",
        who: Who::Organizer,
        examples: &["tournament resume"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Resume(id))))
    },
    Spec {
        name: "tournament remove",
        about: "command-tournament-remove",
        who: Who::Organizer,
        examples: &["tournament remove #12 bob asked me to"],
        ..tournament(takes!(|id: ID, person: PERSON, reason: REASON| {
            Command::Tournament(TournamentCommand::TakeOut { id, person, reason })
        }))
    },
    Spec {
        name: "tournament award",
        about: "command-tournament-award",
        who: Who::Organizer,
        examples: &["tournament award #34 bob the other one is ill"],
        ..tournament(takes!(|id: PAIRING, person: WINNER, reason: REASON| {
            Command::Tournament(TournamentCommand::Award { id, person, reason })
        }))
    },
    Spec {
        name: "tournament draw",
        about: "command-tournament-draw",
        who: Who::Organizer,
        examples: &["tournament draw #34 they agreed on it elsewhere"],
        ..tournament(takes!(|id: PAIRING, reason: REASON| {
            Command::Tournament(TournamentCommand::Draw { id, reason })
        }))
    },
    Spec {
        name: "tournament replace",
        about: "command-tournament-replace",
        who: Who::Organizer,
        examples: &["tournament replace #12 bob with carol"],
        ..tournament(takes!(|id: ID, person: REPLACED, substitute: SUBSTITUTE| {
            Command::Tournament(TournamentCommand::Replace { id, person, substitute })
        }))
    },
    Spec {
        name: "tournament seeds",
        about: "command-tournament-seeds",
        who: Who::Organizer,
        examples: &["tournament seeds #12 ann, bob, carol", "tournament seeds #12 off"],
        ..tournament(takes!(|id: ID, people: SEEDED| { Command::Tournament(TournamentCommand::Seeds { id, people }) }))
    },
    Spec {
        name: "tournament helper",
        about: "command-tournament-helper",
        who: Who::Organizer,
        examples: &["tournament helper #12 dana", "tournament helper #12 dana off"],
        ..tournament(takes!(|id: ID, person: HELPER, off: NO_HELPER| {
            Command::Tournament(TournamentCommand::Helper { id, person, off })
        }))
    },
    Spec {
        name: "tournament cancel",
        about: "command-tournament-cancel",
        who: Who::Organizer,
        examples: &["tournament cancel #12"],
        ..tournament(takes!(|id: ID, confirmed: CONFIRMED| {
            Command::Tournament(TournamentCommand::Cancel { id, confirmed })
        }))
    },
];
