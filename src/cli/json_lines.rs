//! Questions as JSON lines on standard input, one answer each, in order and at once.

use std::io::{BufRead, Read, Write};

use anyhow::Result;
use serde::Serialize;

use crate::rules::{Game, GameDef};
use crate::text::{Language, Message};

/// The longest line that is read, in bytes; of a longer one the rest is passed over.
const LINE_BYTES_MAX: u64 = 8 << 20;

/// Answers every line of the input until it ends. A line that is too long is answered by a sentence.
pub(super) fn answer_each<A: Serialize>(
    input: &mut impl BufRead,
    out: &mut impl Write,
    mut answer: impl FnMut(Result<&[u8], Message>) -> A,
) -> Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LINE_BYTES_MAX;
        let answer = if whole {
            answer(Ok(&line))
        } else {
            input.skip_until(b'\n')?;
            answer(Err(Message::new("trace-too-long").with("limit", LINE_BYTES_MAX as usize)))
        };
        serde_json::to_writer(&mut *out, &answer)?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
}

/// A game of a variant (the game's first one by default) that begins at a position (the usual one by default).
///
/// # Errors
/// If a name or the position is wrong. Names the possible ones.
pub(super) fn start(game: &str, variant: Option<&str>, position: Option<&str>) -> Result<Game, Message> {
    let kind = GameDef::find(game).ok_or_else(|| GameDef::unknown(game))?;
    let variant = match variant {
        None => 0,
        Some(name) => kind.variant(name).ok_or_else(|| kind.unknown_variant(name))?,
    };
    let Some(position) = position else { return Ok(kind.start(variant)) };
    kind.start_at(variant, position)
        .map_err(|wrong| Message::new("record-start").with("column", wrong.column).with("reason", wrong.message))
}

/// A sentence in the language of the command line.
pub(super) fn say(message: &Message) -> String {
    Language::english().say(message)
}
