//! What somebody notes about a game, for themselves alone.

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, number};
use crate::club::lookup::Want;
use crate::club::queries::past;
use crate::command::{Command, Id};
use crate::store::StoredGame;
use crate::text::Message;

/// How long a note is at most, in characters, and about how many games one person has notes.
const NOTE_LENGTH_MAX: usize = 1_000;
const NOTES_MAX: usize = 1_000;

/// Notes something about a game instead of what was noted before.
pub(in crate::club) fn note(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    text: &str,
) -> Result<(), Rejection> {
    let game = game_of_note(cx, command, id)?;
    let (text, length) = (text.trim(), text.trim().chars().count());
    if length > NOTE_LENGTH_MAX {
        return Err(Message::new("club-note-long").with("length", length).with("limit", NOTE_LENGTH_MAX).into());
    }
    let person = cx.asker.person_id;
    let replaces = cx.tx.forget_notes(person, game.id)?;
    if !replaces && cx.tx.count_notes(person)? >= NOTES_MAX {
        return Err(Message::new("club-note-many").with("limit", NOTES_MAX).into());
    }
    cx.tx.put_note(cx.asker.id, game.id, text, cx.now)?;
    let told = Message::new(if replaces { "club-note-replaced" } else { "club-note-kept" });
    say(cx, &game, vec![told.with("id", number(game.id))]);
    Ok(())
}

/// Shows what the asker noted about a game.
pub(in crate::club) fn show_note(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
) -> Result<(), Rejection> {
    let game = game_of_note(cx, command, id)?;
    let noted = past::noted(cx, &game)?;
    let id = number(game.id);
    let text = match noted.is_empty() {
        true => vec![Message::new("club-note-none").with("id", id)],
        false => [words::headline(&game)].into_iter().chain(noted).collect(),
    };
    say(cx, &game, text);
    Ok(())
}

/// Deletes what the asker noted about a game.
pub(in crate::club) fn clear_note(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
) -> Result<(), Rejection> {
    let game = game_of_note(cx, command, id)?;
    let had = cx.tx.forget_notes(cx.asker.person_id, game.id)?;
    let told = Message::new(if had { "club-note-cleared" } else { "club-note-none" });
    say(cx, &game, vec![told.with("id", number(game.id))]);
    Ok(())
}

/// The game that a note is about. Refuses where others read.
fn game_of_note(cx: &mut RequestContext<'_>, command: &Command, id: Option<Id>) -> Result<StoredGame, Rejection> {
    let game = cx.find_game(command, id, Want::Any)?;
    if !cx.request.is_private() {
        return Err(Message::new("club-note-public").with("platform", cx.asker.platform.as_str()).into());
    }
    Ok(game)
}

fn say(cx: &mut RequestContext<'_>, game: &StoredGame, text: Vec<Message>) {
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { about: Some(game.id), ..reply });
}
