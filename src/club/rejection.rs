//! Why something stops before its end.

use super::draft::ButtonDraft;
use super::{ClubError, Picture};
use crate::store;
use crate::text::Message;

/// Why something stops before its end; then nothing of it is kept.
pub(super) enum Rejection {
    /// Whoever asked for it is told why.
    Refused(Box<Refused>),
    /// Something overheard was not for us.
    Ignored,
    /// It is our fault.
    Failed(ClubError),
}

/// What a person is told whose command is refused.
#[derive(Default)]
pub(super) struct Refused {
    pub(super) text: Vec<Message>,
    pub(super) picture: Option<Picture>,
    pub(super) buttons: Vec<ButtonDraft>,
    pub(super) about: Option<i64>,
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
pub(super) fn refuse<T>(key: &'static str) -> Result<T, Rejection> {
    Err(Message::new(key).into())
}
