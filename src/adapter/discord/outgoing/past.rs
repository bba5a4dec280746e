//! What stays of a message that is past.

use serenity::builder::{CreateAllowedMentions, EditAttachments, EditInteractionResponse, EditMessage};

/// What stays of a message that is past.
#[derive(Clone, Debug)]
pub(in crate::adapter::discord) enum Past {
    /// The message without its buttons.
    Kept,
    /// Its first line.
    Line(String),
}

impl Past {
    /// The change of a message in a channel.
    pub(in crate::adapter::discord) fn edit(&self) -> EditMessage {
        let edit = EditMessage::new().components(Vec::new());
        match self {
            Self::Kept => edit,
            Self::Line(line) => edit
                .content(line)
                .allowed_mentions(CreateAllowedMentions::new())
                .embeds(Vec::new())
                .attachments(EditAttachments::new()),
        }
    }

    /// The same change of the message at which something was pressed, made by the interaction.
    pub(in crate::adapter::discord) fn edit_of_original(&self) -> EditInteractionResponse {
        let edit = EditInteractionResponse::new().components(Vec::new());
        match self {
            Self::Kept => edit,
            Self::Line(line) => edit
                .content(line)
                .allowed_mentions(CreateAllowedMentions::new())
                .embeds(Vec::new())
                .attachments(EditAttachments::new()),
        }
    }
}
