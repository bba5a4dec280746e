//! Which function answers which command that shows something.

use crate::club::computer::hints;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::Rejection;
use crate::club::queries::{boards, leaderboard, learning, profile, questions, seasons};
use crate::command::{Command, LearningCommand, PositionCommand, RatingCommand};

/// Shows positions and lists of games.
pub(in crate::club) fn obey_position(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &PositionCommand,
) -> Result<(), Rejection> {
    match what {
        PositionCommand::Board { id, form, side } => boards::board(cx, command, *id, *form, *side),
        PositionCommand::Moves(id, from) => boards::moves(cx, command, *id, from.as_deref()),
        PositionCommand::Ask(id, question) => questions::ask(cx, command, *id, question),
        PositionCommand::Games(whose) => boards::list_games(cx, *whose),
    }
}

/// The commands by which people learn and look back.
pub(in crate::club) fn obey_learning(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &LearningCommand,
) -> Result<(), Rejection> {
    match what {
        LearningCommand::Rules { game, page } => boards::explain_rules(cx, *game, *page),
        LearningCommand::Learn { game, task, answer } => learning::learn(cx, *game, *task, answer.as_deref()),
        LearningCommand::Leave => learning::leave_lesson(cx),
        LearningCommand::LessonHint => learning::hint_in_lesson(cx),
        LearningCommand::Solution => learning::solve_task(cx),
        LearningCommand::Hint { id, turn } => hints::hint(cx, command, *id, *turn),
        LearningCommand::Analyse(id) => hints::analyse(cx, command, *id),
        LearningCommand::Record(id) => boards::export_record(cx, command, *id),
        LearningCommand::Replay { id, form } => boards::show_replay(cx, command, *id, *form),
        LearningCommand::Try(id, line) => boards::try_line(cx, command, *id, line),
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
