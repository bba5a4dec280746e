//! What a person asks for, as it was understood: a variant for each command, and what it says.

use jiff::SignedDuration;

use crate::clock::Hours;
use crate::command::{BoardForm, ClockWish, Id, Question, Scope, SettingsOf, Side, SideUp, TournamentCommand, Whose};
use crate::tournament::MatchGoal;

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
    /// End a turn that could go on, or ask whether that is meant where it would lose.
    End {
        /// In which game.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Take back the last action of one's own turn that is not over, or all of them.
    Undo {
        /// In which game.
        id: Option<Id>,
        /// Whether all of them.
        whole: bool,
    },
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
    /// Give a game up, or ask whether that is meant.
    Resign {
        /// Which one.
        id: Option<Id>,
        /// Whether the whole match is given up that it belongs to.
        whole: bool,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Offer a draw, or ask whether that is meant where it would lose.
    Draw {
        /// In which game.
        id: Option<Id>,
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Ask to take the last turn back.
    Takeback(Option<Id>),
    /// Claim a game because the opponent's time is over.
    Claim(Option<Id>),
    /// Give the opponent so much more time.
    MoreTime(Option<Id>, SignedDuration),
    /// Have a turn played as soon as the opponent plays something, withdraw that, or list it.
    If(Option<Id>, Option<IfWish>),
    /// Go on vacation, come back, or ask how many days are left.
    Vacation(Option<PauseWish>),
    /// Be told of things in these hours only, by the clock of this zone; or ask which they are.
    Hours {
        /// The hours; as before if none are named.
        hours: Option<Hours>,
        /// The zone as named; as before if none is.
        zone: Option<String>,
    },
    /// Have no notices for so long, have them again, or ask until when none come.
    Snooze(Option<PauseWish>),
    /// Have no notices of a game.
    Mute(Option<Id>),
    /// Have them again.
    Unmute(Option<Id>),
    /// Offer another game with sides changed.
    Rematch(Option<Id>),
    /// Explain a game, or the games there are.
    Rules {
        /// The game's id.
        game: Option<&'static str>,
        /// The page of its lesson, from 1; the first if none is named.
        page: Option<usize>,
    },
    /// A guided first game: set a task, or answer the one that the asker is at.
    Learn {
        /// The game's id; the one that is being learned if none is named.
        game: Option<&'static str>,
        /// Which of its tasks, from 1.
        task: Option<usize>,
        /// A turn that is to solve it.
        answer: Option<String>,
    },
    /// Leave the lesson that the asker is in.
    Leave,
    /// Hint at the answer to the task that the asker is at, whatever they play.
    LessonHint,
    /// Show the answer to it, and go on to the next one.
    Solution,
    /// Hint at what to play.
    Hint {
        /// In which game.
        id: Option<Id>,
        /// Before which of its turns, from 1, if it is over.
        turn: Option<usize>,
    },
    /// Tell what each turn of a game that is over gave away.
    Analyse(Option<Id>),
    /// Export a game's record.
    Record(Option<Id>),
    /// Show a game as a moving picture.
    Replay {
        /// Which one.
        id: Option<Id>,
        /// In which form; as the asker likes boards if none is named.
        form: Option<BoardForm>,
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
        /// The page, from 1; the first if none is named.
        page: Option<u32>,
        /// Whether it is that of the season.
        season: bool,
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
    /// Stop a game, so that it does not count.
    StopGame {
        /// Which one.
        id: Option<Id>,
        /// Why.
        reason: String,
    },
    /// Keep a person from playing in the community, let them play again, or name those who may not.
    Ban {
        /// Whom.
        person: Option<String>,
        /// Whether they may play again.
        off: bool,
        /// Whether the asker has already said that they mean it.
        confirmed: bool,
        /// Why.
        reason: Option<String>,
    },
    /// List what was done to keep order, a page of it from 1.
    Audit(Option<u32>),
    /// Keep this person from challenging the asker, or name those who are kept from it.
    Block(Option<String>),
    /// Let this person challenge the asker again.
    Unblock(String),
    /// Send the asker everything that is kept of them, a part of it from 1.
    ExportOwn(Option<u32>),
    /// Explain what forgetting the asker means, or, if they mean it, forget them.
    Forget {
        /// Whether they have already said that they mean it.
        confirmed: bool,
    },
    /// Something about tournaments.
    Tournament(TournamentCommand),
    /// Explain the command of this name, or name all.
    Help(Option<&'static str>),
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
    /// How much time there is; the usual is for the club to say.
    pub clock: Option<ClockWish>,
    /// Whether a game whose time is over has to be claimed; the usual is for the club to say.
    pub claimable: Option<bool>,
    /// Whether no vacation may begin by itself when somebody's time is over.
    pub no_vacation: bool,
    /// The level at which the computer is to play, where it is the opponent.
    pub level: Option<u8>,
    /// What is played for, if it is for more than one game.
    pub goal: Option<MatchGoal>,
}

impl Challenge {
    /// Whether it is the computer that is challenged: by its name, or by one of its levels and nobody's name.
    #[must_use]
    pub fn is_to_computer(&self) -> bool {
        self.opponent.as_deref().map_or(self.level.is_some(), is_computer)
    }
}

/// The name by which the computer is challenged and asked about.
pub const COMPUTER: &str = "parlour";

/// Whether somebody is named who is the computer.
#[must_use]
pub fn is_computer(name: &str) -> bool {
    name.trim_start_matches('@').eq_ignore_ascii_case(COMPUTER)
}

/// What somebody wants of their vacation, or of a while without notices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PauseWish {
    /// To be away for so long from now on.
    Of(SignedDuration),
    /// To be back.
    Off,
}

/// What somebody wants of their conditional moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum IfWish {
    /// To have turns played by these lines: `c4-c5 then d2-d3; any then pass`.
    Play(String),
    /// To withdraw them all, or those that begin with this turn.
    Off(Option<String>),
}

impl Command {
    /// A turn that is to be played; one that ends in a question mark is only tried.
    #[must_use]
    pub fn turn(id: Option<Id>, text: &str) -> Self {
        let turn = Self::without_question(text).to_owned();
        if Self::is_question(text) { Self::Try(id, turn) } else { Self::Move(id, turn) }
    }

    /// Whether a turn ends in a question mark: `c2-c3?`, `c2-c3!?`.
    pub(in crate::command) fn is_question(text: &str) -> bool {
        Self::without_question(text) != text.trim()
    }

    /// A turn without the question mark at its end.
    pub(in crate::command) fn without_question(text: &str) -> &str {
        let text = text.trim();
        let bare = text.trim_end_matches(['?', '!', ' ']);
        if text[bare.len()..].contains('?') { bare } else { text }
    }
}
