//! What a person can ask for, said once: [`TABLE`].
//!
//! From this one table come the reading of typed lines ([`read`], [`read_overheard`]) and of options filled in one by
//! one ([`Spec::build_from`]), the help ([`help`]), the README's table ([`help::table_in_markdown`]) and whatever a
//! platform wants to know to offer commands itself (names, descriptions, parameters with their choices). A command is
//! written as the line that asks for it ([`Command`]'s `Display`), which is the inverse of reading.
//!
//! Only the form is looked at here. Whether there is such a person or game is for the club to say.

pub mod help;
mod misread;
mod param;
mod parse;
mod question;
mod settings;
mod table;
mod written;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

pub use misread::Misread;
pub use param::{Args, Choice, Param, ParamKind, Value};
pub use parse::{read, read_overheard};
pub use question::Question;
pub use settings::{SETTINGS, Setting};
pub use table::{Spec, TABLE, Who};

/// Something that a person asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Challenge a person, or anyone, to a game.
    Challenge(Challenge),
    /// Accept what is offered: a challenge, a draw, a takeback, a rematch.
    Accept(Option<Id>),
    /// Decline it.
    Decline(Option<Id>),
    /// Withdraw one's own offer.
    Withdraw(Option<Id>),
    /// Play actions.
    Move(Option<Id>, String),
    /// End a turn that could go on.
    End(Option<Id>),
    /// Take back the actions of one's own turn that is not over.
    Undo(Option<Id>),
    /// Show the board.
    Board {
        /// Of which game.
        id: Option<Id>,
        /// In which form; the one that the asker likes best if none is named.
        form: Option<BoardForm>,
        /// Seen from whose side.
        side: Option<SideUp>,
    },
    /// List the legal actions; only those that begin so.
    Moves(Option<Id>, Option<String>),
    /// Answer a question about a game's position.
    Ask(Option<Id>, Question),
    /// List games.
    Games(Whose),
    /// Give a game up.
    Resign(Option<Id>),
    /// Offer a draw.
    Draw(Option<Id>),
    /// Ask to take the last turn back.
    Takeback(Option<Id>),
    /// Offer another game with sides changed.
    Rematch(Option<Id>),
    /// Explain a game, or the games there are.
    Rules {
        /// The game's id.
        game: Option<&'static str>,
        /// The page of its lesson, from 1; the first if none is named.
        page: Option<usize>,
    },
    /// Export a game's record.
    Record(Option<Id>),
    /// Show a game as a moving picture.
    Replay {
        /// Which one.
        id: Option<Id>,
        /// Told turn by turn instead.
        words: bool,
    },
    /// Show what a line of play leads to, without playing it.
    Try(Option<Id>, String),
    /// Show a person's games and ratings.
    Profile(Option<String>),
    /// Show who is rated highest.
    Leaderboard {
        /// In which game, by its id; in all of them if none is named.
        game: Option<&'static str>,
        /// Among whom.
        scope: Scope,
    },
    /// Show or change settings.
    Settings {
        /// Whose.
        of: SettingsOf,
        /// Which one.
        name: Option<&'static str>,
        /// To what; `default` forgets it.
        value: Option<String>,
    },
    /// Explain what forgetting the asker means, or, if they have said that it is to be, forget them.
    Forget {
        /// Whether it is to be.
        sure: bool,
    },
    /// Explain a command, or name all.
    Help(Option<&'static Spec>),
}

/// A challenge as it was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The opponent as named; anyone if none is.
    pub opponent: Option<String>,
    /// The game's id.
    pub game: &'static str,
    /// The variant's name; the default one if none is named.
    pub variant: Option<&'static str>,
    /// The side that the challenger wants.
    pub side: Side,
    /// Whether ratings change; the default is for the club to say.
    pub rated: Option<bool>,
}

/// The number under which people speak of a challenge, and of the game that it becomes; written `#12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub i64);

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Not the number of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

/// Reads `#12`; the sign may not be left out, or a number could be a variant or a coordinate's.
impl FromStr for Id {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let digits = text.strip_prefix('#').ok_or(NoId)?;
        if digits.is_empty() || digits.len() > 15 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NoId);
        }
        digits.parse().map(Id).map_err(|_| NoId)
    }
}

/// The side that a challenger wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Side {
    /// The one who moves first.
    First,
    /// The other one.
    Second,
    /// Either, by lot.
    #[default]
    Random,
}

/// Whose side of the board is at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SideUp {
    /// Player one's.
    First,
    /// Player two's.
    Second,
}

/// In which form a board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardForm {
    /// As a picture.
    #[default]
    Picture,
    /// In words, to be heard.
    Words,
    /// In characters of one width.
    Letters,
}

impl BoardForm {
    /// All of them, by their words.
    pub const ALL: [(&'static str, Self); 3] =
        [("picture", Self::Picture), ("words", Self::Words), ("letters", Self::Letters)];

    /// The form with this word.
    #[must_use]
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == word).map(|(_, form)| *form)
    }

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Picture => "picture",
            Self::Words => "words",
            Self::Letters => "letters",
        }
    }
}

/// Whose games are listed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// Those of the person who asks, wherever they are played.
    Mine,
    /// Those of the place.
    Here,
}

/// Among whom people are ranked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// Games played in this community.
    Here,
    /// All games.
    Everywhere,
}

/// Whose settings are shown or changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SettingsOf {
    /// Those of the person who asks.
    Mine,
    /// Those of the place.
    Place,
    /// Those of the place's community.
    Community,
}
