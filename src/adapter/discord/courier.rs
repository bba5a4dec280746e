//! Brings letters to where they belong: to the interaction that waits for them, to a channel, into a game's thread, or
//! to somebody alone.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use serde_json::json;
use serenity::builder::{Builder, CreateMessage, CreateThread, EditMessage, EditThread};
use serenity::model::channel::AutoArchiveDuration;
use serenity::model::id::{ChannelId, MessageId, UserId};

use super::answer::Told;
use super::asked::{Asked, Register, Way};
use super::commands::Registered;
use super::directory::Directory;
use super::inquiry::Inquiry;
use super::intake::PLATFORM;
use super::layout::{self, Laid, Payload, answering};
use super::rest::{Rest, Trouble, told};
use crate::club::{Audience, Failure, Letter, Outgoing, To};
use crate::render::Theme;
use crate::text::{Language, Message, Named, Paragraph, Span};

/// Discord's codes for what cannot be written to: an unknown channel, no access, no permission, an archived thread.
const UNKNOWN_CHANNEL: isize = 10_003;
const NOT_WRITABLE: [isize; 4] = [UNKNOWN_CHANNEL, 50_001, 50_013, 50_083];
/// Its code for a message that has a thread already.
const HAS_THREAD: isize = 160_004;
/// The longest name of a thread, in characters.
const THREAD_NAME_MAX: usize = 100;

/// Brings letters to where they belong.
pub(super) struct Courier {
    pub(super) rest: Rest,
    pub(super) inquiry: Inquiry,
    pub(super) asked: Register,
    pub(super) directory: Directory,
    /// The theme of those who have chosen none.
    pub(super) theme: Theme,
    /// The commands that Discord knows.
    pub(super) commands: Registered,
    /// Conversations of two, by account.
    pub(super) conversations: Mutex<HashMap<UserId, ChannelId>>,
    /// Games that have no thread because none can be opened.
    pub(super) threadless: Mutex<HashSet<i64>>,
}

impl Courier {
    /// Brings a letter to where it belongs; says which message it became, if it can be answered.
    ///
    /// # Errors
    /// If it could not be brought there, for now or ever.
    pub(super) async fn deliver(self: &Arc<Self>, laid: Laid) -> Result<Option<String>, Failure> {
        let (theme, commands) = (self.theme, self.commands.clone());
        let watch = self.inquiry.desk.watch().clone();
        let (laid, payload) = tokio::task::spawn_blocking(move || {
            let lay_out = || layout::lay_out(&laid, theme, &commands, Timestamp::now().as_millisecond());
            let payload = watch.drawing(laid.outgoing.game.is_some(), lay_out);
            (laid, payload)
        })
        .await
        .map_err(|error| Failure::Final(format!("it cannot be laid out: {error}")))?;
        let letter = &laid.outgoing.letter;
        let mut asked = letter.answers.as_deref().and_then(|event| self.asked.get(event));
        if asked.is_none() && letter.audience != Audience::Everyone {
            asked = self.recall(&laid);
        }
        let sent = match (letter.audience, asked.as_deref()) {
            (Audience::Everyone, asked) => self.tell_everyone(&laid, &payload, asked).await,
            (audience, Some(asked)) => {
                self.tell_asker(&laid.outgoing.key, &payload, asked, audience == Audience::AskerAlone).await
            }
            (_, None) => return Err(Failure::Final("the one who asked does not wait any more".to_owned())),
        };
        let sent = sent.map_err(|error| failure(&error));
        if let (Err(Failure::Final(_)), Some(asked)) = (&sent, asked) {
            self.dismiss(&asked, &in_language(letter, "discord-undelivered")).await;
        }
        sent
    }

    /// Whoever asked before the program began.
    fn recall(&self, laid: &Laid) -> Option<Arc<Asked>> {
        let Outgoing { letter, written_at, .. } = &laid.outgoing;
        let To::Place(place) = &letter.to else { return None };
        let ago = Duration::from_millis(u64::try_from(Timestamp::now().as_millisecond() - written_at).ok()?);
        self.asked.recall(letter.answers.as_deref()?, letter.token.as_deref()?, place.parse().ok()?, ago)
    }

    /// Answers the one who asked, and nobody else where that can be.
    async fn tell_asker(
        &self,
        key: &str,
        payload: &Payload,
        asked: &Asked,
        alone: bool,
    ) -> Result<Option<String>, Trouble> {
        match &asked.way {
            Way::Interaction(ticket) => match self.answer(asked, ticket, payload, false).await? {
                Told::Here(id) => Ok(id),
                // He looked elsewhere by now; what concerns only him is not shown to others instead.
                Told::Elsewhere => Ok(None),
            },
            Way::Message { id, direct, .. } if *direct || !alone => {
                let reply = payload.message(Some(key)).reference_message(answering(asked.channel, *id));
                self.post(asked.channel, reply).await
            }
            Way::Message { user, .. } => {
                let channel = self.conversation_with(*user).await?;
                self.post(channel, payload.message(Some(key))).await
            }
        }
    }

    /// Tells everybody in a letter's place, by way of the interaction that it answers if there is one.
    async fn tell_everyone(
        self: &Arc<Self>,
        laid: &Laid,
        payload: &Payload,
        asked: Option<&Asked>,
    ) -> Result<Option<String>, Trouble> {
        let letter = &laid.outgoing.letter;
        let home = match &letter.to {
            To::Place(id) => id.parse().map_err(|_| Trouble::Nowhere)?,
            To::Account(account) => self.conversation_with(account.parse().map_err(|_| Trouble::Nowhere)?).await?,
        };
        let thread = self.thread_of(letter).await;
        let target = thread.or(asked.map(|asked| asked.channel)).unwrap_or(home);
        let mut sent = None;
        if let Some((asked, ticket)) = asked.and_then(|asked| Some((asked, asked.ticket()?)))
            && target == asked.channel
            && let Told::Here(id) = self.answer(asked, ticket, payload, true).await?
        {
            sent = Some(id);
        }
        let sent = match sent {
            Some(id) => id,
            None => {
                let id = self.post_or_fall_back(laid, payload, asked, target, home).await?;
                if let Some(asked) = asked {
                    let gone_on = Message::new("discord-elsewhere").with("where", place(target));
                    let language = Language::find(&letter.language).unwrap_or(Language::english());
                    self.dismiss(asked, &language.paragraph(&gone_on)).await;
                }
                id
            }
        };
        if let (Some(message), true, None) = (&sent, letter.thread, thread) {
            self.open_thread(letter, home, target, message).await;
        }
        if let Some(about) = letter.about {
            // Nobody waits for this, and should it be forgotten, what is pressed there refuses kindly.
            let removal =
                Arc::clone(self).remove_old_controls(about, laid.outgoing.id, letter.to.clone(), home, thread);
            tokio::spawn(removal);
        }
        Ok(sent)
    }

    /// Writes to a channel; where that cannot be, to a game's channel instead of its thread, to the interaction, or to
    /// those who must know.
    async fn post_or_fall_back(
        &self,
        laid: &Laid,
        payload: &Payload,
        asked: Option<&Asked>,
        target: ChannelId,
        home: ChannelId,
    ) -> Result<Option<String>, Trouble> {
        let letter = &laid.outgoing.letter;
        let key = laid.outgoing.key.as_str();
        let mut refused = match self.post(target, payload.message(Some(key))).await {
            Ok(id) => return Ok(id),
            Err(error) => error,
        };
        if !is_not_writable(&refused) {
            return Err(refused);
        }
        tracing::info!(channel = %target, %refused, "a channel cannot be written to");
        if target != home {
            // The thread was not opened after its first message, or somebody has deleted it.
            if refused.code() == Some(UNKNOWN_CHANNEL)
                && self.start_thread(letter, home, MessageId::new(target.get())).await.is_ok()
                && let Ok(id) = self.post(target, payload.message(Some(key))).await
            {
                return Ok(id);
            }
            match self.post(home, payload.message(Some(key))).await {
                Ok(id) => return Ok(id),
                Err(error) if is_not_writable(&error) => refused = error,
                Err(error) => return Err(error),
            }
        }
        if let Some((asked, ticket)) = asked.and_then(|asked| Some((asked, asked.ticket()?)))
            && asked.alive()
            && let Ok(id) = self.follow_up(ticket, payload, true).await
        {
            return Ok(id);
        }
        let why = Message::new("discord-cannot-write").with_text("where", format!("#{}", self.place_name(home)));
        let language = Language::find(&letter.language).unwrap_or(Language::english());
        let instead =
            payload.clone().after(&language.paragraph(&why), &self.commands).message(Some(&format!("{key}d")));
        let mut reached = None;
        for person in letter.pings.iter().filter_map(|person| person.id.parse().ok()) {
            let sent = match self.conversation_with(person).await {
                Ok(channel) => self.post(channel, instead.clone()).await,
                Err(error) => Err(error),
            };
            match sent {
                Ok(id) => reached = Some(id),
                Err(error) => tracing::info!(%error, "somebody who must act cannot be reached"),
            }
        }
        reached.ok_or(refused)
    }

    fn place_name(&self, channel: ChannelId) -> String {
        self.directory.name(channel).unwrap_or_else(|| channel.to_string())
    }

    /// Writes a message; says its id.
    pub(super) async fn post(&self, channel: ChannelId, message: CreateMessage) -> Result<Option<String>, Trouble> {
        let http = &*self.rest.http;
        let sent = told(self.rest.paced(|| message.clone().execute(http, (channel, None))).await)?;
        Ok(sent.map(|message| message.id.to_string()))
    }

    /// The conversation of two with an account.
    async fn conversation_with(&self, account: UserId) -> Result<ChannelId, Trouble> {
        let known = self.conversations.lock().unwrap_or_else(PoisonError::into_inner).get(&account).copied();
        if let Some(known) = known {
            return Ok(known);
        }
        let body = json!({"recipient_id": account});
        let channel = self.rest.paced(|| self.rest.http.create_private_channel(&body)).await?.id;
        self.conversations.lock().unwrap_or_else(PoisonError::into_inner).insert(account, channel);
        Ok(channel)
    }

    /// The thread of the game that a letter is about, if it belongs into one. A thread has the id of the message that
    /// it hangs on, and that is the first of the game's that belongs into it.
    async fn thread_of(&self, letter: &Letter) -> Option<ChannelId> {
        let about = letter.about.filter(|_| letter.thread && matches!(letter.to, To::Place(_)))?;
        if self.threadless.lock().unwrap_or_else(PoisonError::into_inner).contains(&about) {
            return None;
        }
        let first = self.inquiry.ask(move |club| club.first_message_of_thread(PLATFORM, about)).await?;
        first.ok()??.parse().ok()
    }

    /// Opens the thread of a game on its first message.
    async fn open_thread(&self, letter: &Letter, home: ChannelId, channel: ChannelId, message: &str) {
        let Some(about) = letter.about.filter(|_| channel == home && matches!(letter.to, To::Place(_))) else { return };
        let Ok(message) = message.parse() else { return };
        if let Err(error) = self.start_thread(letter, home, message).await {
            tracing::info!(%channel, %error, "no thread can be opened");
            self.threadless.lock().unwrap_or_else(PoisonError::into_inner).insert(about);
            let sentence = Payload::sentence(&in_language(letter, "discord-no-thread"), &self.commands);
            if let Err(error) = self.post(home, sentence.message(None)).await {
                tracing::debug!(%error, "nor can that be said");
            }
        }
    }

    async fn start_thread(&self, letter: &Letter, channel: ChannelId, message: MessageId) -> Result<(), Trouble> {
        let names = letter.picture.as_ref().map(|picture| picture.names.join(" – ")).unwrap_or_default();
        let name: String =
            format!("#{} {names}", letter.about.unwrap_or_default()).chars().take(THREAD_NAME_MAX).collect();
        let thread = CreateThread::new(name.trim_end()).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let http = &*self.rest.http;
        match told(self.rest.paced(|| thread.clone().execute(http, (channel, Some(message)))).await) {
            Err(error) if error.code() != Some(HAS_THREAD) => Err(error),
            _ => {
                // A thread has the id of the message that it hangs on.
                self.directory.note_thread(ChannelId::new(message.get()), channel);
                Ok(())
            }
        }
    }

    /// Takes the buttons from the message about the same game that came before; what is left of a game that goes on is
    /// pressed at its newest message.
    async fn remove_old_controls(
        self: Arc<Self>,
        about: i64,
        letter: i64,
        to: To,
        home: ChannelId,
        thread: Option<ChannelId>,
    ) {
        let found = self.inquiry.ask(move |club| club.message_before(PLATFORM, about, &to, letter)).await;
        let Some(Ok(Some(old))) = found else { return };
        let Ok(old) = old.parse::<MessageId>() else { return };
        let channel = thread.filter(|thread| thread.get() != old.get()).unwrap_or(home);
        let (http, edit) = (&*self.rest.http, EditMessage::new().components(Vec::new()));
        let done = self.rest.paced(|| edit.clone().execute(http, (channel, old, None))).await;
        if let Err(error) = told(done) {
            // It may be deleted, or where we may not look: then nobody presses it, or it refuses kindly.
            tracing::debug!(%error, "old buttons stay");
        }
    }

    /// Opens a game's thread again that Discord has archived while the game goes on.
    pub(super) async fn keep_open(self: Arc<Self>, thread: ChannelId) {
        let live = self.inquiry.ask(move |club| club.live_game_of(PLATFORM, &thread.to_string())).await;
        if !matches!(live, Some(Ok(Some(_)))) {
            return;
        }
        let (http, open) = (&*self.rest.http, EditThread::new().archived(false));
        if let Err(error) = told(self.rest.paced(|| open.clone().execute(http, thread)).await) {
            tracing::info!(%error, "a thread stays archived");
        }
    }
}

fn is_not_writable(error: &Trouble) -> bool {
    error.code().is_some_and(|code| NOT_WRITABLE.contains(&code))
}

fn in_language(letter: &Letter, key: &'static str) -> Paragraph {
    Language::find(&letter.language).unwrap_or(Language::english()).paragraph(&Message::new(key))
}

/// A channel that is linked to.
fn place(channel: ChannelId) -> Span {
    let id = channel.to_string();
    Span::Place(Named { platform: PLATFORM.to_owned(), name: id.clone(), id })
}

fn failure(trouble: &Trouble) -> Failure {
    if trouble.passes() { Failure::Passing(trouble.to_string(), None) } else { Failure::Final(trouble.to_string()) }
}
