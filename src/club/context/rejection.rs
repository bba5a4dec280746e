//! Why something stops before its end.

use super::draft::ButtonDraft;
use crate::club::{ClubError, Picture};
use crate::store;
use crate::text::Message;

/// Why something stops early. Then nothing of it is kept.
pub(in crate::club) enum Rejection {
    /// The asker is told why.
    Refused(Box<Refused>),
    /// An overheard line wasn't meant for Parlour.
    Ignored,
    /// It is our fault.
    Failed(ClubError),
}

/// The answer to a refused command.
#[derive(Default)]
pub(in crate::club) struct Refused {
    pub(in crate::club) text: Vec<Message>,
    pub(in crate::club) picture: Option<Picture>,
    pub(in crate::club) buttons: Vec<ButtonDraft>,
    pub(in crate::club) about: Option<i64>,
    /// Whether the asker typed a wrong code. Unlike everything else of a refused request, that is kept.
    pub(in crate::club) wrong_code: bool,
}

impl From<store::StoreError> for Rejection {
    fn from(error: store::StoreError) -> Self {
        Self::Failed(error.into())
    }
}

impl From<Message> for Rejection {
    fn from(message: Message) -> Self {
        Self::Refused(Box::new(Refused { text: vec![message], ..Refused::default() }))
    }
}

impl From<Refused> for Rejection {
    fn from(refused: Refused) -> Self {
        Self::Refused(Box::new(refused))
    }
}

/// A refusal by the text of a key without gaps.
pub(in crate::club) fn refuse<T>(key: &'static str) -> Result<T, Rejection> {
    Err(Message::new(key).into())
}
