//! Sends people the data that is kept of them.

use serde_json::{Value, json};

use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::Rejection;
use crate::club::{Attachment, Audience, PersonalFile};
use crate::store::{GAMES_A_PART, StoreError, Transaction};
use crate::text::Message;

/// Sends the asker, and nobody else, the data that is kept of them.
pub(in crate::club) fn export_own(cx: &mut RequestContext<'_>, part: Option<u32>) -> Result<(), Rejection> {
    let person_id = cx.asker.person_id;
    let parts = cx.tx.parts_kept_of(person_id)?;
    let part = part.unwrap_or(1).min(parts);
    let key = if parts == 1 { "club-personal" } else { "club-personal-part" };
    let text = Message::new(key).with("part", i64::from(part)).with("parts", i64::from(parts));
    let reply = cx.reply(Audience::AskerAlone, vec![text]);
    cx.drafts.push(Draft { personal: Some(PersonalFile { person_id, part }), ..reply });
    Ok(())
}

impl PersonalFile {
    /// The file's content.
    pub(in crate::club) fn gathered(self, tx: &Transaction<'_>) -> Result<Attachment, StoreError> {
        let first = self.part.saturating_sub(1) * GAMES_A_PART;
        let mut kept = tx.kept_of(self.person_id, first..first + GAMES_A_PART)?;
        kept.insert("part".to_owned(), json!(self.part));
        kept.insert("parts".to_owned(), json!(tx.parts_kept_of(self.person_id)?));
        let content = format!("{:#}\n", Value::Object(kept));
        Ok(Attachment::Text { name: format!("parlour-{}.json", self.part), content })
    }
}
