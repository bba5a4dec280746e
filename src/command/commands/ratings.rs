//! The commands by which people see how they stand.

use super::params::{ANY_GAME, LIST_PAGE, PERSON, choice, optional};
use crate::command::spec::takes;
use crate::command::{Choice, Command, Menu, Param, ParamKind, Spec};

const SCOPE: Param = optional("scope", "command-param-scope", ParamKind::Choice(SCOPES));
const SCOPES: &[Choice] =
    &[choice("here", &["community", "server", "local"]), choice("everywhere", &["global", "world"])];
const SEASON: Param = optional("season", "command-param-season", ParamKind::Choice(SEASONS));
const SEASONS: &[Choice] = &[choice("season", &["quarter", "seasons", "winners"])];

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "profile",
        aliases: &["who"],
        about: "command-profile",
        menu: Menu::Top,
        examples: &["profile", "profile bob"],
        ..takes!(|person: PERSON| Command::Profile(person))
    },
    Spec {
        name: "leaderboard",
        aliases: &["top", "ranking"],
        about: "command-leaderboard",
        menu: Menu::Top,
        examples: &["leaderboard", "leaderboard 2", "leaderboard chifoumi season", "leaderboard fursaz everywhere"],
        ..takes!(|game: ANY_GAME, scope: SCOPE, page: LIST_PAGE, season: SEASON| {
            Command::Leaderboard { game, scope, page, season }
        })
    },
];
