//! Which function answers which command by which people learn.

use crate::club::computer::{coach, hints};
use crate::club::context::asker::RequestContext;
use crate::club::context::job::JobQuestion;
use crate::club::context::rejection::Rejection;
use crate::club::queries::boards;
use crate::club::training::{asking, daily, given, learning};
use crate::command::{Command, LearningCommand};

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
        LearningCommand::LessonHint => asking::hint_in_lesson(cx),
        LearningCommand::Solution => learning::solve_task(cx),
        LearningCommand::Puzzle { game, number, answer } => given::puzzle(cx, *game, *number, answer.as_deref()),
        LearningCommand::DailyPuzzle => daily::todays(cx),
        LearningCommand::Mistakes { number, answer } => given::mistakes(cx, *number, answer.as_deref()),
        LearningCommand::Hint { id, turn } => hints::hint(cx, command, *id, *turn),
        LearningCommand::Coach { id, wish, number } => coach::coach(cx, command, *id, *wish, *number),
        LearningCommand::Analyse(id) => hints::analyse(cx, command, *id, JobQuestion::Analysis),
        LearningCommand::Record { id, form } => boards::export_record(cx, command, *id, *form),
        LearningCommand::Replay { id, form } => boards::show_replay(cx, command, *id, *form),
        LearningCommand::Try(id, line) => boards::try_line(cx, command, *id, line),
    }
}
