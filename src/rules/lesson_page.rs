//! A page of a lesson: some sentences and a position.

use super::Coord;
use crate::text::Message;

/// A page of a lesson. Play can lead to its position, so pictures show only what the rules do.
#[derive(Debug)]
pub struct LessonPage {
    /// The key of the text.
    pub text: &'static str,
    /// The variant's index.
    pub variant: usize,
    /// The position to begin with. Empty for the variant's start.
    pub position: &'static str,
    /// Canonical tokens of the actions from there, separated by blanks. A picture marks the last turn.
    pub actions: &'static str,
    /// The cell of a piece whose legal actions are marked. Empty for none.
    pub chosen: &'static str,
    /// Cells that the text mentions, separated by blanks.
    pub pointed: &'static str,
}

impl LessonPage {
    /// A page with the start of the default variant.
    #[must_use]
    pub const fn new(text: &'static str) -> Self {
        Self { text, variant: 0, position: "", actions: "", chosen: "", pointed: "" }
    }

    /// Uses another variant.
    #[must_use]
    pub const fn of(self, variant: usize) -> Self {
        Self { variant, ..self }
    }

    /// Begins with another position.
    #[must_use]
    pub const fn at(self, position: &'static str) -> Self {
        Self { position, ..self }
    }

    /// Plays these actions.
    #[must_use]
    pub const fn after(self, actions: &'static str) -> Self {
        Self { actions, ..self }
    }

    /// Marks the legal actions of the piece on this cell.
    #[must_use]
    pub const fn choosing(self, chosen: &'static str) -> Self {
        Self { chosen, ..self }
    }

    /// Points out the cells that the text mentions.
    #[must_use]
    pub const fn pointing(self, pointed: &'static str) -> Self {
        Self { pointed, ..self }
    }

    /// The text.
    #[must_use]
    pub const fn message(&self) -> Message {
        Message::new(self.text)
    }

    /// The cell of the piece whose legal actions are marked.
    #[must_use]
    pub fn chosen(&self) -> Option<Coord> {
        Coord::parse(self.chosen)
    }

    /// The cells that the text mentions.
    #[must_use]
    pub fn pointed(&self) -> Vec<Coord> {
        self.pointed.split_whitespace().filter_map(Coord::parse).collect()
    }
}
