//! The commands about results and ratings.

use super::params::{ANY_GAME, LIST_PAGE, PERSON, choice, optional};
use super::spec::takes;
use crate::command::{Choice, Command, Menu, Param, ParamKind, Scope, Spec};

const SCOPE: Param = optional("scope", "command-param-scope", ParamKind::Choice(SCOPES));
const SCOPES: &[Choice] =
    &[choice("here", &["community", "server", "local"]), choice("everywhere", &["global", "world"])];
const SEASON: Param = optional("season", "command-param-season", ParamKind::Choice(SEASONS));
const SEASONS: &[Choice] = &[choice("season", &["quarter", "seasons", "winners"])];

/// A command about results and ratings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatingCommand {
    /// Show a person's games and ratings.
    Profile(Option<String>),
    /// Show the highest ratings.
    Leaderboard {
        /// The game's id; by default all games.
        game: Option<&'static str>,
        /// The people to rank.
        scope: Scope,
        /// The page, from 1; by default the first.
        page: Option<u32>,
        /// Whether it is that of the season.
        season: bool,
    },
}

pub(super) const SPECS: &[Spec] = &[
    Spec {
        name: "profile",
        aliases: &["who"],
        about: "command-profile",
        menu: Menu::Top,
        examples: &["profile", "profile bob"],
        ..takes!(|person: PERSON| Command::Rating(RatingCommand::Profile(person)))
    },
    Spec {
        name: "leaderboard",
        aliases: &["top", "ranking"],
        about: "command-leaderboard",
        menu: Menu::Top,
        examples: &["leaderboard", "leaderboard 2", "leaderboard chifoumi season", "leaderboard fursaz everywhere"],
        ..takes!(|game: ANY_GAME, scope: SCOPE, page: LIST_PAGE, season: SEASON| {
            Command::Rating(RatingCommand::Leaderboard { game, scope, page, season })
        })
    },
];
