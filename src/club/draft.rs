//! Letters in the making.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::{Addressee, Attachment, Audience, Button, ButtonStyle, Letter, PersonalFile, Picture, To, outbox};
use crate::command::Command;
use crate::store::{self, Cause, NewLetter, Transaction};
use crate::text::{Language, Message};

/// A letter in the making.
#[derive(Clone)]
pub(super) struct Draft {
    pub(super) platform: String,
    pub(super) to: To,
    pub(super) about: Option<i64>,
    pub(super) thread: bool,
    /// The event that it answers, on its platform.
    pub(super) answers: Option<String>,
    /// The person who asked, if it answers somebody.
    pub(super) asker_id: Option<i64>,
    /// The right to answer that came with that event.
    pub(super) token: Option<String>,
    pub(super) audience: Audience,
    pub(super) text: Vec<Message>,
    pub(super) language: &'static Language,
    pub(super) picture: Option<Picture>,
    pub(super) buttons: Vec<ButtonDraft>,
    pub(super) pings: Vec<Addressee>,
    pub(super) files: Vec<Attachment>,
    /// What is kept of a person, to go with it.
    pub(super) personal: Option<PersonalFile>,
    pub(super) until: Option<Timestamp>,
    /// Whether it refuses what was asked for.
    pub(super) refusal: bool,
    /// Whether it goes on with the turn of which the letter before it about its game told.
    pub(super) continues: bool,
    pub(super) keeps_past: bool,
    /// Whether it lists all games of whoever it goes to.
    pub(super) digest: bool,
    /// The number of the letter whose message it changes, instead of becoming one.
    pub(super) edits: Option<i64>,
    /// Whether whoever it goes to wants no such letter: it is sent only if it answers them.
    pub(super) unwanted: bool,
}

/// A button in the making.
#[derive(Clone)]
pub(super) struct ButtonDraft {
    pub(super) label: Message,
    pub(super) command: Command,
    pub(super) seen: Option<u32>,
    pub(super) style: ButtonStyle,
}

impl ButtonDraft {
    /// A button about an offer or a game as it stands.
    pub(super) fn new(label: &'static str, command: Command, style: ButtonStyle) -> Self {
        Self { label: Message::new(label), command, seen: None, style }
    }

    /// The button, good only as long as the record has so many entries.
    pub(super) const fn at(mut self, entries: u32) -> Self {
        self.seen = Some(entries);
        self
    }
}

impl Draft {
    /// A letter to everybody who is there, with nothing in it yet.
    pub(super) fn new(platform: &str, to: To, language: &'static Language) -> Self {
        Self {
            platform: platform.to_owned(),
            to,
            about: None,
            thread: false,
            answers: None,
            asker_id: None,
            token: None,
            audience: Audience::Everyone,
            text: Vec::new(),
            language,
            picture: None,
            buttons: Vec::new(),
            pings: Vec::new(),
            files: Vec::new(),
            personal: None,
            keeps_past: false,
            until: None,
            refusal: false,
            continues: false,
            digest: false,
            edits: None,
            unwanted: false,
        }
    }

    /// Puts it into the outbox, with times as they are in a zone.
    pub(super) fn send(
        self,
        tx: &Transaction<'_>,
        cause: &Cause,
        now: Timestamp,
        zone: &TimeZone,
    ) -> Result<(i64, Letter), store::StoreError> {
        let say = |message: &Message| self.language.say(message);
        let buttons = self.buttons.iter().map(|button| Button {
            label: say(&button.label),
            command: button.command.clone(),
            seen: button.seen,
            style: button.style,
        });
        let letter = Letter {
            to: self.to,
            about: self.about,
            thread: self.thread,
            answers: self.answers,
            token: self.token,
            audience: self.audience,
            text: self.text.iter().map(|message| self.language.paragraph_in(message, zone)).collect(),
            language: self.language.tag().to_owned(),
            picture: self.picture,
            buttons: buttons.collect(),
            pings: self.pings,
            files: self.files,
            personal: self.personal,
            until: self.until,
            refusal: self.refusal,
            continues: self.continues,
            keeps_past: self.keeps_past,
            digest: self.digest,
            edits: self.edits,
        };
        // A letter is nothing but texts, numbers and lists of them, which JSON can always hold.
        let body = serde_json::to_string(&letter).unwrap_or_default();
        let new = NewLetter {
            platform: &self.platform,
            cause,
            about: letter.about,
            to: outbox::destination(&letter.to),
            answers: letter.answers.as_deref(),
            thread: letter.thread,
            body: &body,
        };
        Ok((tx.post(new, now)?, letter))
    }
}
