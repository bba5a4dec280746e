//! Which function answers which command by which people keep games in mind.

use crate::club::computer::hints;
use crate::club::context::asker::RequestContext;
use crate::club::context::job::JobQuestion;
use crate::club::context::rejection::Rejection;
use crate::club::memory::{notes, play_on, yearbook};
use crate::command::{Command, MemoryCommand};

/// Keeps games in mind.
pub(in crate::club) fn obey_memory(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &MemoryCommand,
) -> Result<(), Rejection> {
    match what {
        MemoryCommand::Note(id, Some(text)) => notes::note(cx, command, *id, text),
        MemoryCommand::Note(id, None) => notes::show_note(cx, command, *id),
        MemoryCommand::ClearNote(id) => notes::clear_note(cx, command, *id),
        MemoryCommand::Story(id) => hints::analyse(cx, command, *id, JobQuestion::Story),
        MemoryCommand::Yearbook { year, season } => yearbook::yearbook(cx, *year, *season),
        MemoryCommand::PlayOn { .. } => play_on::play_on(cx, command, what),
    }
}
