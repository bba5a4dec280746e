//! Letters in the making.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::letter;
use crate::club::{
    Addressee, Attachment, Audience, Button, ButtonStyle, Letter, PersonalFile, Picture, Poll, PollAnswer, PostedPoll,
    To,
};
use crate::command::Command;
use crate::store::{self, Cause, NewLetter, SECRET, Transaction};
use crate::text::{Language, Message};

/// A letter in the making.
#[derive(Clone)]
pub(in crate::club) struct Draft {
    pub(in crate::club) platform: String,
    pub(in crate::club) to: To,
    pub(in crate::club) about: Option<i64>,
    pub(in crate::club) thread: bool,
    /// The event that it answers, on its platform.
    pub(in crate::club) answers: Option<String>,
    /// The asker, if it answers somebody.
    pub(in crate::club) asker_id: Option<i64>,
    /// The right to answer that came with that event.
    pub(in crate::club) token: Option<String>,
    pub(in crate::club) audience: Audience,
    pub(in crate::club) text: Vec<Message>,
    pub(in crate::club) language: &'static Language,
    pub(in crate::club) picture: Option<Picture>,
    pub(in crate::club) buttons: Vec<ButtonDraft>,
    pub(in crate::club) pings: Vec<Addressee>,
    pub(in crate::club) files: Vec<Attachment>,
    /// A person's own data, as its attachment.
    pub(in crate::club) personal: Option<PersonalFile>,
    /// A code in it that the outbox forgets once the letter was sent.
    pub(in crate::club) secret: Option<String>,
    pub(in crate::club) until: Option<Timestamp>,
    /// Whether it refuses a request.
    pub(in crate::club) refusal: bool,
    /// Whether it continues the turn that the game's previous letter told of.
    pub(in crate::club) continues: bool,
    pub(in crate::club) keeps_past: bool,
    /// Whether it calls somebody to their turn in one game.
    pub(in crate::club) call: bool,
    /// Whether it lists all games of its reader.
    pub(in crate::club) digest: bool,
    /// The letter whose message it edits, instead of becoming a new one.
    pub(in crate::club) edits: Option<i64>,
    /// The letter whose message becomes pointless once this one is there.
    pub(in crate::club) replaces: Option<i64>,
    /// Whether it is shown on the page by which somebody asked, and goes to no platform.
    pub(in crate::club) on_page: bool,
    /// A vote that goes with it as a poll, where there are such things.
    pub(in crate::club) poll: Option<PollDraft>,
    /// The poll that it ends, instead of becoming a message.
    pub(in crate::club) ends: Option<PostedPoll>,
    /// Whether its reader wants no such letters: then it is sent only if it answers them.
    pub(in crate::club) unwanted: bool,
}

/// A poll in the making.
#[derive(Clone)]
pub(in crate::club) struct PollDraft {
    pub(in crate::club) place_id: i64,
    pub(in crate::club) question: Message,
    pub(in crate::club) answers: Vec<PollAnswer>,
    pub(in crate::club) seen: u32,
    pub(in crate::club) until: Timestamp,
}

/// A button in the making.
#[derive(Clone)]
pub(in crate::club) struct ButtonDraft {
    pub(in crate::club) label: Message,
    pub(in crate::club) command: Command,
    pub(in crate::club) seen: Option<u32>,
    pub(in crate::club) style: ButtonStyle,
}

impl ButtonDraft {
    /// A button about an offer or a game as it stands.
    pub(in crate::club) fn new(label: &'static str, command: impl Into<Command>, style: ButtonStyle) -> Self {
        Self { label: Message::new(label), command: command.into(), seen: None, style }
    }

    /// The button, which works only while the record has this many entries.
    pub(in crate::club) const fn at(mut self, entries: u32) -> Self {
        self.seen = Some(entries);
        self
    }
}

impl Draft {
    /// An empty letter to everybody who is there.
    pub(in crate::club) fn new(platform: &str, to: To, language: &'static Language) -> Self {
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
            secret: None,
            until: None,
            refusal: false,
            continues: false,
            call: false,
            digest: false,
            edits: None,
            replaces: None,
            on_page: false,
            poll: None,
            ends: None,
            unwanted: false,
        }
    }

    /// The letter, with times as they are in a zone, and a link to the page of its game.
    pub(in crate::club) fn letter(self, now: Timestamp, zone: &TimeZone, page: Option<String>) -> Letter {
        let say = |message: &Message| self.language.say(message);
        let buttons = self.buttons.iter().map(|button| Button {
            label: say(&button.label),
            command: button.command.clone(),
            seen: button.seen,
            style: button.style,
        });
        Letter {
            to: self.to,
            about: self.about,
            thread: self.thread,
            answers: self.answers,
            token: self.token,
            audience: self.audience,
            text: self.text.iter().map(|message| self.language.paragraph_as_of(message, zone, now)).collect(),
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
            call: self.call,
            digest: self.digest,
            edits: self.edits,
            replaces: self.replaces,
            page,
            poll: self.poll.map(|poll| Poll {
                place_id: poll.place_id,
                question: say(&poll.question),
                answers: poll.answers,
                seen: poll.seen,
                until: poll.until,
            }),
            ends: self.ends,
        }
    }

    /// Puts it into the outbox.
    pub(in crate::club) fn send(
        self,
        tx: &Transaction<'_>,
        cause: &Cause,
        now: Timestamp,
        zone: &TimeZone,
        page: Option<String>,
    ) -> Result<(i64, Letter), store::StoreError> {
        let platform = self.platform.clone();
        let secret = self.secret.clone();
        let letter = self.letter(now, zone, page);
        // A letter is nothing but texts, numbers and lists of them, which JSON can always hold.
        let body = match secret {
            None => serde_json::to_string(&letter).unwrap_or_default(),
            Some(secret) => {
                let mut body = serde_json::to_value(&letter).unwrap_or_default();
                if let Some(fields) = body.as_object_mut() {
                    fields.insert(SECRET.to_owned(), secret.into());
                }
                body.to_string()
            }
        };
        let new = NewLetter {
            platform: &platform,
            cause,
            about: letter.about,
            to: letter::destination(&letter.to),
            answers: letter.answers.as_deref(),
            thread: letter.thread,
            body: &body,
        };
        Ok((tx.post(new, now)?, letter))
    }
}
