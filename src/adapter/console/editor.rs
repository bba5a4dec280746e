//! The line editor at a terminal, with history and completion.

use std::borrow::Cow;
use std::path::PathBuf;

use anyhow::Result;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Helper};

use super::completion::Words;

/// The result of reading a line.
pub(super) enum Typed {
    Line(String),
    /// The person canceled the line.
    Interrupted,
    /// The input has ended.
    End,
}

/// Reads lines from a terminal.
pub(super) struct Editor {
    editor: rustyline::Editor<Assistant, FileHistory>,
    history: PathBuf,
}

struct Assistant {
    words: Words,
    colored: bool,
}

impl Editor {
    /// An editor that keeps its history in this file.
    pub(super) fn open(history: PathBuf, colored: bool) -> Result<Self> {
        let config = Config::builder()
            .completion_type(CompletionType::List)
            .history_ignore_space(true)
            .auto_add_history(true)
            .build();
        let mut editor = rustyline::Editor::with_config(config)?;
        editor.set_helper(Some(Assistant { words: Words::default(), colored }));
        // The first time, there is none.
        let _ = editor.load_history(&history);
        Ok(Self { editor, history })
    }

    /// Reads a line.
    pub(super) fn read(&mut self, prompt: &str, words: Words) -> Result<Typed> {
        if let Some(assistant) = self.editor.helper_mut() {
            assistant.words = words;
        }
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(error) => Err(error.into()),
        }
    }

    /// The terminal's columns and rows, if it tells them.
    pub(super) fn size(&mut self) -> Option<(usize, usize)> {
        self.editor.dimensions().map(|(columns, rows)| (usize::from(columns), usize::from(rows)))
    }

    /// Saves the history. If that fails, the history is lost.
    pub(super) fn close(mut self) {
        if let Err(error) = self.editor.save_history(&self.history) {
            tracing::warn!(%error, "the history of lines can't be saved");
        }
    }
}

impl Helper for Assistant {}

impl Completer for Assistant {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.words.complete(line.get(..at).unwrap_or(line)))
    }
}

impl Highlighter for Assistant {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        if self.colored { Cow::Owned(format!("\x1b[1;32m{prompt}\x1b[0m")) } else { Cow::Borrowed(prompt) }
    }
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Validator for Assistant {}
