//! Which function answers which command that shows something.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::queries::{boards, leaderboard, past, profile, questions, seasons};
use crate::command::{Command, PositionCommand, RatingCommand};

/// Shows positions and lists of games.
pub(in crate::club) fn obey_position(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &PositionCommand,
) -> Result<(), Rejection> {
    match what {
        PositionCommand::Board { id, form, side, turn: None } => boards::board(cx, command, *id, *form, *side),
        PositionCommand::Board { id, form, side, turn: Some(turn) } => {
            past::board_after(cx, command, *id, *form, *side, *turn)
        }
        PositionCommand::Moves(id, from) => boards::moves(cx, command, *id, from.as_deref()),
        PositionCommand::Ask(id, question) => questions::ask(cx, command, *id, question),
        PositionCommand::Games(whose) => boards::list_games(cx, *whose),
    }
}

/// Shows results and ratings.
pub(in crate::club) fn obey_rating(cx: &mut RequestContext<'_>, what: &RatingCommand) -> Result<(), Rejection> {
    match what {
        RatingCommand::Profile(person) => profile::profile(cx, person.as_deref()),
        RatingCommand::Leaderboard { game, scope, page, season: true } => seasons::season(cx, *game, *scope, *page),
        RatingCommand::Leaderboard { game, scope, page, .. } => leaderboard::leaderboard(cx, *game, *scope, *page),
    }
}
