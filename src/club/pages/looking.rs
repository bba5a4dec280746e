//! Questions that a signed-in browser asks: answered as chat answers them where the link was asked for, so that nobody sees a
//! row more; and nothing is changed by them.

use crate::command::{Command, LearningCommand, PositionCommand, RatingCommand, TournamentCommand};

/// Whether a command only looks at what a page can show.
pub(in crate::club) const fn only_looks(command: &Command) -> bool {
    match command {
        Command::Rating(RatingCommand::Profile(_) | RatingCommand::Leaderboard { .. }) => true,
        Command::Tournament(what) => matches!(
            what,
            TournamentCommand::List { .. } | TournamentCommand::Table(..) | TournamentCommand::Games { .. }
        ),
        Command::Learning(what) => matches!(what, LearningCommand::Rules { .. }),
        Command::Position(what) => matches!(what, PositionCommand::Games(_)),
        _ => false,
    }
}
