//! The commands by which games begin and turns are played.

use super::params::{ACTIONS, CLOCK, CONFIRMED, GAME, ID, MATCH, RATED, VARIANT, choice, optional};
use crate::command::spec::takes;
use crate::command::{Challenge, Choice, Command, Menu, Param, ParamKind, Spec, Who};

const OPPONENT: Param = optional("opponent", "command-param-opponent", ParamKind::Person);
const SIDE: Param = optional("side", "command-param-side", ParamKind::Side);
const FLAG: Param = optional("flag", "command-param-flag", ParamKind::Choice(FLAGS));
const FLAGS: &[Choice] = &[choice("claimable", &[]), choice("lost", &["loses"])];
const NO_VACATION: Param = optional("vacation", "command-param-vacation", ParamKind::Choice(NO_VACATIONS));
const NO_VACATIONS: &[Choice] = &[choice("no-vacation", &["no-vacations", "no-holiday"])];
const LEVEL: Param = optional("level", "command-param-level", ParamKind::Level);
const OFFER: Param = optional("id", "command-param-offer", ParamKind::Id);
const WHOLE: Param = optional("what", "command-param-undo", ParamKind::Choice(ALL));
const ALL: &[Choice] = &[choice("all", &["turn", "whole"])];

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "challenge",
        aliases: &["play", "duel"],
        about: "command-challenge",
        menu: Menu::Top,
        examples: &[
            "challenge bob chifoumi",
            "challenge bob fursaz second unrated",
            "challenge bob sfirs clock:3d",
            "challenge bob chifoumi match:15",
            "challenge open sfirs",
            "challenge parlour chifoumi level:3",
        ],
        ..takes!(|opponent: OPPONENT,
                  game: GAME,
                  variant: VARIANT,
                  side: SIDE,
                  rated: RATED,
                  clock: CLOCK,
                  claimable: FLAG,
                  no_vacation: NO_VACATION,
                  level: LEVEL,
                  goal: MATCH| {
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
    },
    Spec {
        name: "accept",
        aliases: &["yes", "y", "ok"],
        about: "command-accept",
        who: Who::Offered,
        menu: Menu::Top,
        examples: &["accept", "accept #12"],
        ..takes!(|id: OFFER| Command::Accept(id))
    },
    Spec {
        name: "decline",
        aliases: &["no", "n", "refuse"],
        about: "command-decline",
        who: Who::Offered,
        menu: Menu::Top,
        examples: &["decline", "decline #12"],
        ..takes!(|id: OFFER| Command::Decline(id))
    },
    Spec {
        name: "withdraw",
        aliases: &["cancel"],
        about: "command-withdraw",
        who: Who::Offerer,
        menu: Menu::Top,
        examples: &["withdraw", "withdraw #12"],
        ..takes!(|id: OFFER| Command::Withdraw(id))
    },
    Spec {
        name: "move",
        aliases: &["m"],
        about: "command-move",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["move c2-c3", "c2-c3", "#12 c2xc3xd4-e4"],
        // What ends in a question mark is only tried.
        build: |args| Some(Command::turn(args.read(&ID)?, &args.read::<String>(&ACTIONS)?)),
        ..takes!(|id: ID, actions: ACTIONS| Command::Move(id, actions))
    },
    Spec {
        name: "end",
        aliases: &["done", "finish"],
        about: "command-end",
        who: Who::Players,
        examples: &["end"],
        ..takes!(|id: ID, confirmed: CONFIRMED| Command::End { id, confirmed })
    },
    Spec {
        name: "undo",
        aliases: &["back"],
        about: "command-undo",
        who: Who::Players,
        menu: Menu::Top,
        examples: &["undo", "undo all"],
        ..takes!(|id: ID, whole: WHOLE| Command::Undo { id, whole })
    },
];
