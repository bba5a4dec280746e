//! The environment's hints about the terminal and its user.

use std::env;

/// The known properties of the terminal. It isn't asked, because not every terminal answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terminal {
    /// Its type, from `TERM`.
    pub kind: String,
    /// The program that it is, from `TERM_PROGRAM` or `LC_TERMINAL`, or because the program sets a variable of its own.
    pub program: String,
    /// Whether a multiplexer stands between, which passes no pictures on.
    pub multiplexed: bool,
    /// Whether colors are unwanted, from `NO_COLOR`.
    pub plain: bool,
    /// The name that its user has logged in with.
    pub login: Option<String>,
    /// The language of its user, like `de_AT.UTF-8`, from `LC_ALL`, `LC_MESSAGES` or `LANG`.
    pub language: Option<String>,
}

impl Terminal {
    /// The environment's value.
    #[must_use]
    pub fn of_environment() -> Self {
        let word = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let kind = word("TERM").unwrap_or_default();
        let own = [("KITTY_WINDOW_ID", "kitty"), ("KONSOLE_VERSION", "konsole")];
        let own = own.iter().find(|(name, _)| word(name).is_some()).map(|(_, program)| (*program).to_owned());
        Self {
            program: word("TERM_PROGRAM").or_else(|| word("LC_TERMINAL")).or(own).unwrap_or_default(),
            multiplexed: word("TMUX").is_some() || kind.starts_with("screen") || kind.starts_with("tmux"),
            plain: word("NO_COLOR").is_some() || kind == "dumb",
            login: word("USER").or_else(|| word("LOGNAME")).or_else(|| word("USERNAME")),
            language: word("LC_ALL").or_else(|| word("LC_MESSAGES")).or_else(|| word("LANG")),
            kind,
        }
    }
}
