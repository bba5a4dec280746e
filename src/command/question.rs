//! Questions about a game's position, answered in words.

/// What somebody wants to know of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What is on a cell.
    At(String),
    /// What is around a cell.
    Around(String),
    /// What is on a row.
    Row(String),
    /// What is on a file.
    File(String),
    /// What is on the lines through a cell.
    Line(String),
    /// Where one's own pieces are.
    Mine,
    /// Where the opponent's pieces are.
    Theirs,
    /// Where all pieces are, or those of a kind.
    Pieces(Option<String>),
    /// What the last turn did.
    Last,
    /// What happened since one's own last turn.
    Since,
    /// What the opponent could do with one whole turn.
    Threats {
        /// Whether it is what oneself could do: `threats mine`.
        own: bool,
    },
    /// Whose turn it is, the score, what is in hand.
    Status,
}

impl Question {
    /// What it asks about, as typed.
    #[must_use]
    pub fn subject(&self) -> Option<&str> {
        match self {
            Self::At(text) | Self::Around(text) | Self::Row(text) | Self::File(text) | Self::Line(text) => Some(text),
            Self::Pieces(kind) => kind.as_deref(),
            Self::Mine | Self::Theirs | Self::Last | Self::Since | Self::Threats { .. } | Self::Status => None,
        }
    }
}
