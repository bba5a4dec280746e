//! Questions about a game's position, answered in words.

/// A question about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// The piece on a cell.
    At(String),
    /// The cells around a cell.
    Around(String),
    /// The pieces on a row.
    Row(String),
    /// The pieces on a file.
    File(String),
    /// The lines through a cell.
    Line(String),
    /// The asker's own pieces.
    Mine,
    /// Where the opponent's pieces are.
    Theirs,
    /// Where all pieces are, or those of a kind.
    Pieces(Option<String>),
    /// The effects of the last turn.
    Last,
    /// Everything since the asker's own last turn.
    Since,
    /// The threats: what one whole turn of the opponent could do.
    Threats {
        /// Whether they are the asker's own threats: `threats mine`.
        own: bool,
    },
    /// Whose turn it is, the score, the pieces in hand.
    Status,
}

impl Question {
    /// The subject, as typed.
    #[must_use]
    pub fn subject(&self) -> Option<&str> {
        match self {
            Self::At(text) | Self::Around(text) | Self::Row(text) | Self::File(text) | Self::Line(text) => Some(text),
            Self::Pieces(kind) => kind.as_deref(),
            Self::Mine | Self::Theirs | Self::Last | Self::Since | Self::Threats { .. } | Self::Status => None,
        }
    }
}
