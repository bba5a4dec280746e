//! A page of a game's lesson: some sentences and a position to look at.

use super::Coord;
use crate::text::Message;

/// A page of a lesson. Its position is one that play leads to, so that a picture shows what rules do.
#[derive(Debug)]
pub struct LessonPage {
    /// The key of its text.
    pub text: &'static str,
    /// The index of the variant that is shown.
    pub variant: usize,
    /// The position string to begin with; the variant's start if it is empty.
    pub position: &'static str,
    /// What is played from there, as canonical tokens between blanks; a picture marks the last turn.
    pub actions: &'static str,
    /// The cell of a piece whose legal actions are marked; none if it is empty.
    pub chosen: &'static str,
    /// Cells that the text speaks of, between blanks.
    pub pointed: &'static str,
}

impl LessonPage {
    /// A page that shows the start of the default variant.
    #[must_use]
    pub const fn new(text: &'static str) -> Self {
        Self { text, variant: 0, position: "", actions: "", chosen: "", pointed: "" }
    }

    /// The page with the start of another variant.
    #[must_use]
    pub const fn of(self, variant: usize) -> Self {
        Self { variant, ..self }
    }

    /// The page with a position that the variant does not start with.
    #[must_use]
    pub const fn at(self, position: &'static str) -> Self {
        Self { position, ..self }
    }

    /// The page with what is played from there.
    #[must_use]
    pub const fn after(self, actions: &'static str) -> Self {
        Self { actions, ..self }
    }

    /// The page with a piece whose legal actions are marked.
    #[must_use]
    pub const fn choosing(self, chosen: &'static str) -> Self {
        Self { chosen, ..self }
    }

    /// The page with cells that the text speaks of.
    #[must_use]
    pub const fn pointing(self, pointed: &'static str) -> Self {
        Self { pointed, ..self }
    }

    /// The sentences.
    #[must_use]
    pub const fn message(&self) -> Message {
        Message::new(self.text)
    }

    /// The piece whose legal actions are marked.
    #[must_use]
    pub fn chosen(&self) -> Option<Coord> {
        Coord::parse(self.chosen)
    }

    /// The cells that the text speaks of.
    #[must_use]
    pub fn pointed(&self) -> Vec<Coord> {
        self.pointed.split_whitespace().filter_map(Coord::parse).collect()
    }
}
