//! Sending what the club wrote: in order within a room, one room not waiting for another, every event with a
//! transaction id that comes from the outbox, so that the homeserver takes it once however often it is sent.

use std::collections::{BTreeSet, HashMap};
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use lru::LruCache;
use matrix_sdk::ruma::events::reaction::ReactionEventContent;
use matrix_sdk::ruma::events::relation::Annotation;
use matrix_sdk::ruma::events::room::message::RoomMessageEventContent;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedTransactionId, OwnedUserId, RoomId, UserId};
use matrix_sdk::{Client, Room, RoomState};
use tokio::sync::{Notify, mpsc, watch};
use tokio::task::JoinSet;

use super::content::{self, Drawn, Place, Style};
use super::conversations::Conversations;
use super::gate::Gate;
use super::layout::Words;
use super::trouble::Trouble;
use super::{PLATFORM, ask, buttons, rooms};
use crate::club::{Attachment, Audience, Club, Desk, Failure, Letter, Outgoing, To};
use crate::text::{Language, Message};

/// How many letters are fetched at a time.
const LETTERS_AT_ONCE: u32 = 50;
/// How long a letter that failed waits at most; it is tried at once when the homeserver answers again.
const RETRY_MAX: Duration = Duration::from_secs(3_600);
/// How many pressed reactions are remembered with the messages that they stand at.
const PRESSES_MAX: NonZeroUsize = NonZeroUsize::MIN.saturating_add(999);
/// The sign that an answer was sent where only the asker reads it.
const SENT_PRIVATELY: &str = "✉️";

/// What sends letters.
pub(super) struct Outbox {
    pub(super) client: Client,
    pub(super) conversations: Conversations,
    pub(super) desk: Arc<Desk>,
    pub(super) style: Style,
    /// Who is told of rooms that cannot be written to.
    pub(super) owner: Option<OwnedUserId>,
    pub(super) language: &'static Language,
    /// Changes when the homeserver answers again after it did not.
    pub(super) back: watch::Receiver<u64>,
    /// Changes to true when everything is to end.
    pub(super) stop: watch::Receiver<bool>,
    /// Is told that the login is no longer good.
    pub(super) expired: mpsc::Sender<()>,
    pub(super) gate: Gate,
    /// The rooms that the owner was told of.
    pub(super) told: Mutex<BTreeSet<String>>,
    /// Reactions that were pressed, each with its message: an answer to one is shown as an answer to the other.
    pub(super) presses: Mutex<LruCache<String, String>>,
}

/// How much of a letter is done.
struct Progress {
    drawn: Arc<Drawn>,
    /// The room and what is to be sent there, once pictures and files are uploaded.
    composed: Option<(Room, Vec<RoomMessageEventContent>)>,
    sent: Vec<OwnedEventId>,
}

impl Outbox {
    /// The memory for reactions that were pressed.
    pub(super) fn no_presses() -> Mutex<LruCache<String, String>> {
        Mutex::new(LruCache::new(PRESSES_MAX))
    }

    /// Sends what there is and what comes, until everything is to end; then what is in hand is finished.
    pub(super) async fn run(self: Arc<Self>, bell: &Notify) {
        let mut after = 0;
        let mut queues: HashMap<To, mpsc::UnboundedSender<Outgoing>> = HashMap::new();
        let mut workers = JoinSet::new();
        let mut stop = self.stop.clone();
        while !*stop.borrow() {
            let waiting = move |club: &mut Club| club.waiting(PLATFORM, after, Timestamp::now(), LETTERS_AT_ONCE);
            let letters = match ask(&self.desk, waiting).await {
                Some(Ok(letters)) => letters,
                Some(Err(error)) => {
                    tracing::error!(%error, "the outbox cannot be read");
                    Vec::new()
                }
                None => Vec::new(),
            };
            if letters.is_empty() {
                tokio::select! {
                    () = bell.notified() => {}
                    _ = stop.changed() => {}
                }
            }
            for letter in letters {
                after = letter.id;
                let queue = queues.entry(letter.letter.to.clone()).or_insert_with(|| {
                    let (queue, letters) = mpsc::unbounded_channel();
                    workers.spawn(Arc::clone(&self).work(letters));
                    queue
                });
                // A worker ends only when everything does.
                drop(queue.send(letter));
            }
        }
        drop(queues);
        while workers.join_next().await.is_some() {}
    }

    /// Sends the letters to one place, one after the other. What is left when everything ends is in the database.
    async fn work(self: Arc<Self>, mut letters: mpsc::UnboundedReceiver<Outgoing>) {
        let mut stop = self.stop.clone();
        while let Some(letter) = letters.recv().await {
            if *stop.borrow_and_update() {
                return;
            }
            self.deliver(letter, &mut stop).await;
        }
    }

    async fn deliver(&self, mut outgoing: Outgoing, stop: &mut watch::Receiver<bool>) {
        let mut progress = match self.draw(&outgoing).await {
            Ok(drawn) => Progress { drawn, composed: None, sent: Vec::new() },
            Err(error) => {
                tracing::error!(letter = outgoing.id, error = format!("{error:#}"), "a letter cannot be drawn");
                return self.give_up(&outgoing, error.to_string()).await;
            }
        };
        loop {
            let pass = tokio::select! {
                pass = self.gate.pass() => pass,
                () = super::stopped(stop) => return,
            };
            let scarce = pass.is_scarce();
            match self.send(&outgoing, &mut progress).await {
                Ok(()) => {
                    drop(pass);
                    self.mark_sent(&outgoing, &progress).await;
                    if !scarce {
                        self.offer_reactions(&outgoing, &progress).await;
                    }
                    return;
                }
                Err(Trouble::Limited(wait)) => {
                    tracing::debug!(?wait, "the homeserver holds us back");
                    self.gate.close(pass, wait).await;
                }
                Err(Trouble::Expired { .. }) => {
                    // A full channel means that it was told already.
                    self.expired.try_send(()).ok();
                    // Whoever hears that begins anew, with the letters as they are in the database.
                    return std::future::pending().await;
                }
                Err(Trouble::Final(reason)) => {
                    drop(pass);
                    self.report(&outgoing.letter, &reason).await;
                    return self.give_up(&outgoing, reason).await;
                }
                Err(Trouble::Passing(reason)) => {
                    drop(pass);
                    tracing::info!(letter = outgoing.id, reason, "a letter was not sent; it is tried again");
                    let failure = Failure::Passing(reason.clone(), None);
                    if !self.mark_unsent(&outgoing, failure).await {
                        return self.report(&outgoing.letter, &reason).await;
                    }
                    let wait = Duration::from_secs(1 << outgoing.attempts.min(12)).min(RETRY_MAX);
                    outgoing.attempts += 1;
                    let mut back = self.back.clone();
                    tokio::select! {
                        () = tokio::time::sleep(wait) => {}
                        _ = back.changed() => {}
                        () = super::stopped(stop) => return,
                    }
                }
            }
        }
    }

    /// Draws off the threads that talk to the homeserver.
    async fn draw(&self, outgoing: &Outgoing) -> anyhow::Result<Arc<Drawn>> {
        let replay = outgoing.letter.files.iter().find_map(|file| match file {
            Attachment::Replay { picture, .. } => Some(picture.clone()),
            Attachment::Text { .. } => None,
        });
        let replayed = match replay {
            Some(picture) => ask(&self.desk, move |club| club.game_of(&picture)).await.transpose()?.flatten(),
            None => None,
        };
        let (outgoing, style) = (outgoing.clone(), self.style.clone());
        let watch = self.desk.watch().clone();
        let draw =
            move || watch.drawing(outgoing.game.is_some(), || content::draw(&outgoing, replayed.as_ref(), &style));
        let drawn = tokio::task::spawn_blocking(draw).await??;
        Ok(Arc::new(drawn))
    }

    /// Sends what of a letter is not sent yet.
    async fn send(&self, outgoing: &Outgoing, progress: &mut Progress) -> Result<(), Trouble> {
        if progress.composed.is_none() {
            let (room, place) = self.address(&outgoing.letter).await?;
            let contents = content::compose(&room, &outgoing.letter, Arc::clone(&progress.drawn), &place).await?;
            progress.composed = Some((room, contents));
        }
        let Some((room, contents)) = &progress.composed else { return Ok(()) };
        for (index, content) in contents.iter().enumerate().skip(progress.sent.len()) {
            let key = if index == 0 { outgoing.key.clone() } else { format!("{}-{index}", outgoing.key) };
            let sent = room.send(content.clone()).with_transaction_id(OwnedTransactionId::from(key)).await?;
            progress.sent.push(sent.response.event_id);
        }
        Ok(())
    }

    /// The room that a letter goes to, and what it is about and answers there.
    async fn address(&self, letter: &Letter) -> Result<(Room, Place), Trouble> {
        let to = match &letter.to {
            To::Account(user) => {
                let user = UserId::parse(user).map_err(|error| Trouble::Final(error.to_string()))?;
                return Ok((self.conversations.with(&user).await?, Place::default()));
            }
            To::Place(room) => room,
        };
        let room = RoomId::parse(to).ok().and_then(|id| self.client.get_room(&id));
        let Some(room) = room.filter(|room| room.state() == RoomState::Joined) else {
            return Err(Trouble::Final(format!("the account is not in {to}")));
        };
        if letter.audience == Audience::AskerAlone
            && !rooms::is_direct(&room)
            && let Some(event) = letter.answers.as_deref().and_then(|event| EventId::parse(event).ok())
        {
            let asked = room.event(&event, None).await?;
            let asker = asked.sender().ok_or_else(|| Trouble::Final("the event has no sender".to_owned()))?;
            return Ok((self.conversations.with(&asker).await?, Place::default()));
        }
        let answers = letter.answers.as_ref().map(|event| self.message_of(event));
        let thread = match letter.about.filter(|_| letter.thread) {
            Some(about) => {
                let to = letter.to.clone();
                let first = ask(&self.desk, move |club| club.first_message_about(PLATFORM, about, &to)).await;
                first.and_then(Result::ok).flatten()
            }
            None => None,
        };
        let event = |id: String| EventId::parse(id).ok();
        Ok((room, Place { thread: thread.and_then(event), answers: answers.and_then(event) }))
    }

    /// The message that an event stands for: that at which a reaction stands, or the event itself.
    fn message_of(&self, event: &str) -> String {
        let mut presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        presses.get(event).cloned().unwrap_or_else(|| event.to_owned())
    }

    async fn mark_sent(&self, outgoing: &Outgoing, progress: &Progress) {
        let (id, message) = (outgoing.id, progress.sent.first().map(ToString::to_string));
        if let Some(Err(error)) = ask(&self.desk, move |club| club.sent(id, message.as_deref())).await {
            tracing::error!(letter = id, %error, "it cannot be noted that a letter was sent");
        }
    }

    /// Says whether the letter is to be tried again.
    async fn mark_unsent(&self, outgoing: &Outgoing, failure: Failure) -> bool {
        let (id, attempts) = (outgoing.id, outgoing.attempts);
        match ask(&self.desk, move |club| club.unsent(id, attempts, &failure, Timestamp::now())).await {
            Some(Ok(again)) => again,
            Some(Err(error)) => {
                tracing::error!(letter = id, %error, "it cannot be noted that a letter was not sent");
                true
            }
            None => false,
        }
    }

    async fn give_up(&self, outgoing: &Outgoing, reason: String) {
        self.mark_unsent(outgoing, Failure::Final(reason)).await;
    }

    /// Puts signs to be pressed under a letter. They only repeat what its text says, so that none is sent while the
    /// homeserver holds us back, and none is tried twice.
    async fn offer_reactions(&self, outgoing: &Outgoing, progress: &Progress) {
        let (Some((room, _)), Some(message)) = (&progress.composed, progress.sent.first()) else { return };
        for sign in buttons::signs(&outgoing.letter.buttons) {
            if !self.react(room, message, sign, &outgoing.key).await {
                return;
            }
        }
        let asked = outgoing.letter.answers.as_deref().map(|event| self.message_of(event));
        let asked = asked.and_then(|event| EventId::parse(event).ok());
        let (To::Place(place), Audience::AskerAlone, Some(asked)) =
            (&outgoing.letter.to, outgoing.letter.audience, asked)
        else {
            return;
        };
        let place = RoomId::parse(place).ok().filter(|place| *place != *room.room_id());
        if let Some(place) = place.and_then(|place| self.client.get_room(&place)) {
            self.react(&place, &asked, SENT_PRIVATELY, &outgoing.key).await;
        }
    }

    async fn react(&self, room: &Room, message: &OwnedEventId, sign: &str, key: &str) -> bool {
        let pass = self.gate.pass().await;
        if pass.is_scarce() {
            return false;
        }
        let content = ReactionEventContent::new(Annotation::new(message.clone(), sign.to_owned()));
        let sent = room.send(content).with_transaction_id(OwnedTransactionId::from(format!("{key}-{sign}"))).await;
        match sent.map_err(Trouble::from) {
            Ok(_) => true,
            Err(Trouble::Limited(wait)) => {
                self.gate.close(pass, wait).await;
                false
            }
            Err(trouble) => {
                tracing::debug!(%trouble, "a reaction was not sent");
                false
            }
        }
    }

    /// Tells the owner, once, that a room cannot be written to.
    async fn report(&self, letter: &Letter, reason: &str) {
        let To::Place(place) = &letter.to else { return };
        if !self.told.lock().unwrap_or_else(PoisonError::into_inner).insert(place.clone()) {
            return;
        }
        tracing::warn!(room = place, reason, "a room cannot be written to");
        let Some(owner) = &self.owner else { return };
        let message = Message::new("matrix-unwritable").with_text("room", place).with_text("reason", reason);
        match self.conversations.with(owner).await {
            Ok(room) => self.say(&room, &format!("unwritable-{place}"), &message, None).await,
            Err(trouble) => tracing::warn!(%trouble, "the owner cannot be told"),
        }
    }

    /// Says something that is no letter of the club. It is tried a few times, and lost if that fails.
    pub(super) async fn say(&self, room: &Room, key: &str, message: &Message, answers: Option<OwnedEventId>) {
        const TRIES: usize = 5;
        const PAUSE: Duration = Duration::from_secs(2);
        let mut words = Words::default();
        words.add(&self.language.paragraph(message), &self.style.prefix);
        let content = content::note(&words, &Place { thread: None, answers });
        for _ in 0..TRIES {
            let pass = self.gate.pass().await;
            let sent = room.send(content.clone()).with_transaction_id(OwnedTransactionId::from(key)).await;
            match sent.map_err(Trouble::from) {
                Ok(_) => return,
                Err(Trouble::Limited(wait)) => self.gate.close(pass, wait).await,
                Err(Trouble::Passing(reason)) => {
                    drop(pass);
                    tracing::info!(room = %room.room_id(), reason, "a note was not sent; it is tried again");
                    tokio::time::sleep(PAUSE).await;
                }
                Err(trouble) => {
                    tracing::warn!(room = %room.room_id(), %trouble, "a note was not sent");
                    return;
                }
            }
        }
    }
}
