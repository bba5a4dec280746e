//! Prints letters.

use std::io::{self, Write};

use anyhow::Result;

use super::layout::{Header, Layout};
use super::options::Options;
use super::pictures::{Pictures, Shown};
use crate::club::Outgoing;
use crate::text::{Language, Message};

/// The output.
pub(super) struct Screen {
    pub(super) layout: Layout,
    pub(super) pictures: Pictures,
}

impl Screen {
    pub(super) fn new(options: &Options, at_terminal: bool) -> Self {
        Self {
            layout: Layout::new(options.language, at_terminal && !options.terminal.plain),
            pictures: Pictures::new(options, at_terminal),
        }
    }

    /// Prints a message from the console itself.
    pub(super) fn note(&self, message: &Message) -> Result<()> {
        print(&self.layout.note(message))
    }

    /// Prints a letter and its board, and saves its files.
    pub(super) fn letter(&mut self, header: &Header<'_>, outgoing: &Outgoing) -> Result<()> {
        let letter = &outgoing.letter;
        let mut text = self.layout.letter(header, letter);
        let language = Language::find(&letter.language).unwrap_or(self.layout.language);
        let shown = self.pictures.show(outgoing, language, (self.layout.columns, self.layout.rows));
        // A letter that waited for its picture would hold up all others.
        let shown = shown.unwrap_or_else(|error| {
            let note = Message::new("console-no-picture").with("reason", format!("{error:#}"));
            Shown { notes: vec![note], ..Shown::default() }
        });
        if let Some(board) = &shown.board {
            text.push_str(&self.layout.board(board));
        }
        text += shown.drawn.as_deref().unwrap_or_default();
        for note in &shown.notes {
            text.push_str(&self.layout.note(note));
        }
        text.push_str(&self.layout.buttons(&letter.buttons, language));
        print(&text)
    }
}

/// Prints text, and flushes it before it returns.
pub(super) fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}
