//! The part of the table of commands by which people see how they stand.

use crate::command::choices::{SCOPE, SEASON, optional};
use crate::command::{Command, ParamKind, Scope, Spec, Who};

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "profile",
        aliases: &["who"],
        about: "command-profile",
        params: &[optional("person", "command-param-person", ParamKind::Person)],
        who: Who::Anyone,
        examples: &["profile", "profile bob"],
        build: |args| Some(Command::Profile(args.text("person"))),
    },
    Spec {
        name: "leaderboard",
        aliases: &["top", "ranking"],
        about: "command-leaderboard",
        params: &[
            optional("game", "command-param-game", ParamKind::Game),
            optional("scope", "command-param-scope", ParamKind::Choice(SCOPE)),
            optional("page", "command-param-list-page", ParamKind::Count),
            optional("season", "command-param-season", ParamKind::Choice(SEASON)),
        ],
        who: Who::Anyone,
        examples: &["leaderboard", "leaderboard 2", "leaderboard chifoumi season", "leaderboard fursaz everywhere"],
        build: |args| {
            let scope = if args.choice("scope") == Some("everywhere") { Scope::Everywhere } else { Scope::Here };
            let season = args.choice("season").is_some();
            Some(Command::Leaderboard { game: args.game(), scope, page: args.count("page"), season })
        },
    },
];
