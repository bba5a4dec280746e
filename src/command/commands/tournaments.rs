//! The commands about tournaments.

use jiff::SignedDuration;
use jiff::civil::{Time, Weekday};

use super::params::{
    CLOCK, CONFIRMED, GAME, LENGTH, LIST_PAGE, MATCH, OFF, RATED, REASON, VARIANT, choice, optional, required,
};
use super::spec::takes;
use crate::clock::Season;
use crate::command::{Choice, ClockWish, Command, Id, Menu, Param, ParamKind, Rights, Spec, StartWish, Who};
use crate::tournament::{MatchGoal, SYSTEMS, System};

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
const LASTS: Param = optional("for", "command-param-for", ParamKind::Lasting);
const MOST: Param = optional("most", "command-param-most", ParamKind::Number(2, 128));
const LATE: Param = optional("late", "command-param-late", ParamKind::Number(1, 30));
const HALF: Param = optional("missed", "command-param-missed", ParamKind::Choice(HALVES));
const HALVES: &[Choice] = &[choice("half", &["half-points", "half-point"])];
const STARTS: Param = optional("starts", "command-param-starts", ParamKind::Start);
const AT: Param = optional("at", "command-param-at", ParamKind::TimeOfDay);
const REPLACED: Param = required("person", "command-param-replaced", ParamKind::Person);
const SUBSTITUTE: Param = required("substitute", "command-param-substitute", ParamKind::Person);
const SEEDED: Param = required("players", "command-param-seeded", ParamKind::Text);
const HELPER: Param = required("person", "command-param-helper", ParamKind::Person);
const NO_HELPER: Param = optional("end", "command-param-helper-end", ParamKind::Choice(OFF));
const PLAYOFF: Param = optional("playoff", "command-param-playoff", ParamKind::Choice(PLAYOFFS));
const PLAYOFFS: &[Choice] = &[choice("playoff", &["play-off", "playoffs", "play-offs"])];
const SIZE: Param = optional("size", "command-param-division", ParamKind::Number(3, 12));
const UP: Param = optional("up", "command-param-up", ParamKind::Number(1, 3));
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
const ROUND: Param = optional("round", "command-param-which-round", ParamKind::Number(1, 60));

/// Something that is asked for about tournaments. Without a number the one of the place is meant.
#[allow(clippy::large_enum_variant, reason = "there is one command at a time")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentCommand {
    /// List those of the place, or a page of those that are over.
    List {
        /// Whether only those that are over.
        past: bool,
        /// The season in which they ended; any if none is named.
        season: Option<Season>,
        /// The page, from 1.
        page: Option<u32>,
    },
    /// Open one for people to join.
    Open(Opening),
    /// Join one that is open.
    Join(Option<Id>),
    /// Leave one that is open.
    Leave(Option<Id>),
    /// Begin one with those who have joined.
    Start(Option<Id>),
    /// Show a page of its table, with what happened in each round if that is wanted; or who has joined.
    Table(Option<Id>, bool, Option<u32>),
    /// Send its rounds as a calendar.
    Calendar(Option<Id>),
    /// Send it as arbiters' programs read it.
    Export(Option<Id>),
    /// List the games of a round, a page of them.
    Games {
        /// Which one.
        id: Option<Id>,
        /// The round, from 1; the one that is played if none is named.
        round: Option<u32>,
        /// The page, from 1.
        page: Option<u32>,
    },
    /// Leave one that is played, or ask whether that is meant.
    Withdraw {
        /// Which one.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Put off the deadline of the round that is played.
    Extend(Option<Id>, SignedDuration),
    /// Have no round begin.
    Pause(Option<Id>),
    /// Have rounds begin again.
    Resume(Option<Id>),
    /// Take somebody out of one.
    TakeOut {
        /// Which one.
        id: Option<Id>,
        /// Whom.
        person: String,
        /// Why.
        reason: String,
    },
    /// Decide a pairing of one that is played.
    Award {
        /// A game of the pairing.
        id: Option<Id>,
        /// Who wins it.
        person: String,
        /// Why.
        reason: String,
    },
    /// Have a pairing of one that is played drawn.
    Draw {
        /// A game of the pairing.
        id: Option<Id>,
        /// Why.
        reason: String,
    },
    /// Have somebody play in one for somebody else.
    Replace {
        /// Which one.
        id: Option<Id>,
        /// Who plays in it no more.
        person: String,
        /// Who does instead.
        substitute: String,
    },
    /// Say who the first seeds are.
    Seeds {
        /// Which one.
        id: Option<Id>,
        /// Their names with commas between them, or `off`.
        people: String,
    },
    /// Let somebody do what its organizer may, or not anymore.
    Helper {
        /// Which one.
        id: Option<Id>,
        /// Whom.
        person: String,
        /// Whether they are not to anymore.
        off: bool,
    },
    /// Open the next season of one with divisions that is over.
    Next(Option<Id>),
    /// Call one off, or ask whether that is meant.
    Cancel {
        /// Which one.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
}

impl TournamentCommand {
    /// Another page of the same.
    #[must_use]
    pub fn on_page(&self, number: u32) -> Self {
        match self {
            Self::List { past, season, .. } => Self::List { past: *past, season: *season, page: Some(number) },
            Self::Table(id, cross, _) => Self::Table(*id, *cross, Some(number)),
            Self::Games { id, round, .. } => Self::Games { id: *id, round: *round, page: Some(number) },
            other => other.clone(),
        }
    }
}

/// A tournament as it was asked for; what is not said is for the club to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// How it is played.
    pub system: &'static System,
    /// The game's id.
    pub game: &'static str,
    /// The variant's name.
    pub variant: Option<&'static str>,
    /// What each pairing is for.
    pub goal: Option<MatchGoal>,
    /// How its games are timed.
    pub clock: Option<ClockWish>,
    /// Whether vacations begin by themselves in its games, and players may give each other time.
    pub vacation: bool,
    /// Whether ratings change.
    pub rated: Option<bool>,
    /// How many rounds there are.
    pub rounds: Option<u16>,
    /// Whether each two meet twice.
    pub double: bool,
    /// Whether there is a match for the third place.
    pub third_place: bool,
    /// Whether seeds are drawn by lot.
    pub by_lot: bool,
    /// Whether a win is worth three points.
    pub three_points: Option<bool>,
    /// The day of the week on which one begins every week.
    pub weekday: Option<Weekday>,
    /// How many rounds are played at a time.
    pub at_once: Option<u32>,
    /// How long a round may take.
    pub round_time: Option<SignedDuration>,
    /// How many people it takes.
    pub most: Option<u32>,
    /// Until which round people can join.
    pub late: Option<u32>,
    /// Whether each round that they missed counts as a draw.
    pub late_half: bool,
    /// When it begins.
    pub starts: Option<StartWish>,
    /// The time of day at which those of a weekly series begin.
    pub at: Option<Time>,
    /// Whether those who share its first place play on.
    pub playoff: bool,
    /// How many a division has at most.
    pub size: Option<u32>,
    /// How many of each division go up, and how many down.
    pub up: Option<u32>,
    /// What it is called.
    pub title: Option<String>,
    /// How long it is played, if it has no rounds.
    pub lasts: Option<SignedDuration>,
}

/// A command about tournaments: those who manage the place may say more in all of them.
const fn tournament(takes: Spec) -> Spec {
    Spec { rights: |_| Rights::Place, ..takes }
}

/// A command for those who run a tournament.
const fn organizer(takes: Spec) -> Spec {
    Spec { who: Who::Helper, menu: Menu::Under("organize"), ..tournament(takes) }
}

/// A command for those whose tournament it is, and not for those who help.
const fn owner(takes: Spec) -> Spec {
    Spec { who: Who::Organizer, ..organizer(takes) }
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
            "tournament open league fursaz clock:3d every monday 19:00",
            "tournament open knockout fursaz starts:\"friday 19:00\"",
            "tournament open league sia-doble twice at-once:3 round:30d",
            "tournament open arena chifoumi clock:3m+2s for:2h",
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
                             playoff: PLAYOFF,
                             size: SIZE,
                             up: UP,
                             title: TITLE,
                             lasts: LASTS| {
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
                playoff,
                size,
                up,
                title,
                lasts,
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
        examples: &["tournament start"],
        ..organizer(takes!(|id: ID| Command::Tournament(TournamentCommand::Start(id))))
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
        examples: &["tournament extend #12 3d"],
        ..organizer(takes!(|id: ID, length: LENGTH| Command::Tournament(TournamentCommand::Extend(id, length))))
    },
    Spec {
        name: "tournament pause",
        about: "command-tournament-pause",
        examples: &["tournament pause"],
        ..organizer(takes!(|id: ID| Command::Tournament(TournamentCommand::Pause(id))))
    },
    Spec {
        name: "tournament resume",
        about: "command-tournament-resume",
        examples: &["tournament resume"],
        ..organizer(takes!(|id: ID| Command::Tournament(TournamentCommand::Resume(id))))
    },
    Spec {
        name: "tournament remove",
        about: "command-tournament-remove",
        examples: &["tournament remove #12 bob asked me to"],
        ..organizer(takes!(|id: ID, person: PERSON, reason: REASON| {
            Command::Tournament(TournamentCommand::TakeOut { id, person, reason })
        }))
    },
    Spec {
        name: "tournament award",
        about: "command-tournament-award",
        examples: &["tournament award #34 bob the other one is ill"],
        ..organizer(takes!(|id: PAIRING, person: WINNER, reason: REASON| {
            Command::Tournament(TournamentCommand::Award { id, person, reason })
        }))
    },
    Spec {
        name: "tournament draw",
        about: "command-tournament-draw",
        examples: &["tournament draw #34 they agreed on it elsewhere"],
        ..organizer(takes!(|id: PAIRING, reason: REASON| {
            Command::Tournament(TournamentCommand::Draw { id, reason })
        }))
    },
    Spec {
        name: "tournament replace",
        about: "command-tournament-replace",
        examples: &["tournament replace #12 bob with carol"],
        ..organizer(takes!(|id: ID, person: REPLACED, substitute: SUBSTITUTE| {
            Command::Tournament(TournamentCommand::Replace { id, person, substitute })
        }))
    },
    Spec {
        name: "tournament seeds",
        about: "command-tournament-seeds",
        examples: &["tournament seeds #12 ann, bob, carol", "tournament seeds #12 off"],
        ..organizer(takes!(|id: ID, people: SEEDED| { Command::Tournament(TournamentCommand::Seeds { id, people }) }))
    },
    Spec {
        name: "tournament helper",
        about: "command-tournament-helper",
        examples: &["tournament helper #12 dana", "tournament helper #12 dana off"],
        ..owner(takes!(|id: ID, person: HELPER, off: NO_HELPER| {
            Command::Tournament(TournamentCommand::Helper { id, person, off })
        }))
    },
    Spec {
        name: "tournament next",
        about: "command-tournament-next",
        examples: &["tournament next #12"],
        ..organizer(takes!(|id: ID| Command::Tournament(TournamentCommand::Next(id))))
    },
    Spec {
        name: "tournament cancel",
        about: "command-tournament-cancel",
        examples: &["tournament cancel #12"],
        ..owner(takes!(|id: ID, confirmed: CONFIRMED| {
            Command::Tournament(TournamentCommand::Cancel { id, confirmed })
        }))
    },
];
