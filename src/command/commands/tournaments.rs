//! The commands about tournaments.

use super::params::{
    CLOCK, CONFIRMED, GAME, LENGTH, LIST_PAGE, MATCH, RATED, REASON, VARIANT, choice, optional, required,
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
const TITLE: Param = optional("name", "command-param-tournament-name", ParamKind::Title);
const PERSON: Param = required("person", "command-param-remove", ParamKind::Person);
const WINNER: Param = required("person", "command-param-winner", ParamKind::Person);
const PAIRING: Param = optional("id", "command-param-award", ParamKind::Id);
const ID: Param = optional("id", "command-param-tournament", ParamKind::Id);
const PAST: Param = optional("past", "command-param-past", ParamKind::Choice(PASTS));
const PASTS: &[Choice] = &[choice("past", &["over", "archive"])];
const SEASON: Param = optional("season", "command-param-ended", ParamKind::Season);
const CROSS: Param = optional("cross", "command-param-cross", ParamKind::Choice(CROSSES));
const CROSSES: &[Choice] = &[choice("cross", &["crosstable", "cross-table"])];
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
        examples: &["tournament list", "tournament list past", "tournament list past 2026-4"],
        ..tournament(takes!(|past: PAST, season: SEASON, page: LIST_PAGE| {
            Command::Tournament(TournamentCommand::List { past, season, page })
        }))
    },
    Spec {
        name: "tournament open",
        about: "command-tournament-open",
        examples: &[
            "tournament open swiss chifoumi",
            "tournament open knockout sia-doble best:5 third",
            "tournament open league fursaz clock:3d every monday",
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
        examples: &["tournament table #12", "tournament table #12 2", "tournament table #12 cross"],
        ..tournament(takes!(|id: ID, cross: CROSS, page: LIST_PAGE| {
            Command::Tournament(TournamentCommand::Table(id, cross, page))
        }))
    },
    Spec {
        name: "tournament calendar",
        about: "command-tournament-calendar",
        examples: &["tournament calendar #12"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Calendar(id))))
    },
    Spec {
        name: "tournament export",
        about: "command-tournament-export",
        examples: &["tournament export #12"],
        ..tournament(takes!(|id: ID| Command::Tournament(TournamentCommand::Export(id))))
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
        name: "tournament cancel",
        about: "command-tournament-cancel",
        who: Who::Organizer,
        examples: &["tournament cancel #12"],
        ..tournament(takes!(|id: ID, confirmed: CONFIRMED| {
            Command::Tournament(TournamentCommand::Cancel { id, confirmed })
        }))
    },
];
