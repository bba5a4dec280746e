//! A command as it was understood: a variant for each theme, whose file has its commands.

use super::learning::LearningCommand;
use super::links::LinkCommand;
use super::memory::MemoryCommand;
use super::moderation::ModerationCommand;
use super::notices::NoticeCommand;
use super::pages::PageCommand;
use super::play::PlayCommand;
use super::positions::PositionCommand;
use super::privacy::PrivacyCommand;
use super::ratings::RatingCommand;
use super::settling::SettlingCommand;
use super::tournaments::TournamentCommand;
use super::votes::VoteCommand;
use crate::command::Id;

/// Something that a person asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin games and play turns.
    Play(PlayCommand),
    /// Look at positions, and find games.
    Position(PositionCommand),
    /// Settle more than the next turn.
    Settling(SettlingCommand),
    /// Say when to be told of games.
    Notice(NoticeCommand),
    /// Learn, and look back.
    Learning(LearningCommand),
    /// Keep games in mind: notes, and positions to play on from.
    Memory(MemoryCommand),
    /// See results and ratings.
    Rating(RatingCommand),
    /// Something about tournaments.
    Tournament(TournamentCommand),
    /// Settings, and the commands of managers.
    Moderation(ModerationCommand),
    /// People's own data, and the people whom they block.
    Privacy(PrivacyCommand),
    /// People, communities and games on several platforms.
    Link(LinkCommand),
    /// Play as a community, by votes.
    Vote(VoteCommand),
    /// Pages of games, and who is signed in to them.
    Page(PageCommand),
    /// Explain the command of this name, or name all.
    Help(Option<&'static str>),
}

/// A command of a theme is a command.
macro_rules! themes {
    ($($theme:ident: $commands:ident),+ $(,)?) => {
        $(impl From<$commands> for Command {
            fn from(command: $commands) -> Self {
                Self::$theme(command)
            }
        })+
    };
}

themes!(
    Play: PlayCommand,
    Position: PositionCommand,
    Settling: SettlingCommand,
    Notice: NoticeCommand,
    Learning: LearningCommand,
    Memory: MemoryCommand,
    Rating: RatingCommand,
    Tournament: TournamentCommand,
    Moderation: ModerationCommand,
    Privacy: PrivacyCommand,
    Link: LinkCommand,
    Vote: VoteCommand,
    Page: PageCommand,
);

impl Command {
    /// A turn to play. If it ends in a question mark, it is only tried.
    #[must_use]
    pub fn turn(id: Option<Id>, text: &str) -> Self {
        let turn = Self::without_question(text).to_owned();
        if Self::is_question(text) { LearningCommand::Try(id, turn).into() } else { PlayCommand::Move(id, turn).into() }
    }

    /// The board of a game, in the form and from the side that the asker likes.
    #[must_use]
    pub const fn board(id: Option<Id>) -> Self {
        Self::Position(PositionCommand::Board { id, form: None, side: None, turn: None })
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
