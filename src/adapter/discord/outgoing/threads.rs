//! The threads of games.

use std::sync::Arc;

use serenity::builder::{Builder, CreateThread, EditThread};
use serenity::http::Route;
use serenity::model::channel::AutoArchiveDuration;
use serenity::model::id::{ChannelId, MessageId};

use crate::adapter::club_link::ClubLink;
use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::api::codes;
use crate::adapter::discord::api::rest::{Rest, RestError, told};
use crate::adapter::discord::state::cache::Cache;
use crate::adapter::discord::state::directory::Directory;
use crate::club::{Letter, To};

/// The longest name of a thread, in characters.
const NAME_MAX: usize = 100;

/// How many games without a thread are remembered. For others, we try again to open one.
const WITHOUT_MAX: usize = 10_000;

/// The threads of games.
pub(in crate::adapter::discord) struct Threads {
    rest: Arc<Rest>,
    club: ClubLink,
    directory: Arc<Directory>,
    /// Games that have no thread in a place because Discord refuses it.
    without: Cache<(i64, String), ()>,
    /// Channels where no thread may be opened, with the number of permission changes at that time.
    refused: Cache<ChannelId, u64>,
    /// What we said in channels about threads.
    said: Cache<(ChannelId, &'static str), ()>,
}

/// Why a game has no thread.
pub(in crate::adapter::discord) enum NoThread {
    /// We may not open threads in this channel, or not write in them.
    Forbidden,
    /// Discord refuses it.
    Refused(RestError),
}

impl NoThread {
    /// The key of the sentence that says so.
    fn key(&self) -> &'static str {
        match self {
            Self::Forbidden => codes::NO_THREAD,
            Self::Refused(error) => codes::why_no_thread(error.code()),
        }
    }
}

impl Threads {
    pub(in crate::adapter::discord) fn new(rest: Arc<Rest>, club: ClubLink, directory: Arc<Directory>) -> Self {
        let (without, refused, said) = (Cache::new(WITHOUT_MAX), Cache::new(WITHOUT_MAX), Cache::new(WITHOUT_MAX));
        Self { rest, club, directory, without, refused, said }
    }

    /// The game for which a letter wants a thread, and the place. `None` in a thread or a forum's post, which can't have
    /// threads.
    fn game_with_thread(&self, letter: &Letter) -> Option<(i64, String)> {
        let To::Place(place) = &letter.to else { return None };
        let can_have = letter.thread && !place.parse().is_ok_and(|place| self.directory.thread(place));
        letter.about.filter(|_| can_have).map(|about| (about, place.clone()))
    }

    /// The thread of the game that a letter is about, if it belongs into one and that was opened. A thread has the id of
    /// the message that it hangs on, and that is the first of the game's that belongs into it.
    ///
    /// # Errors
    /// If that can't be read.
    pub(in crate::adapter::discord) async fn of(&self, letter: &Letter) -> Result<Option<ChannelId>, RestError> {
        let about = self.game_with_thread(letter).filter(|about| self.without.get(about).is_none());
        let Some((about, place)) = about else { return Ok(None) };
        let first = self.club.ask(move |club, _| club.first_message_of_thread(PLATFORM, about, &place)).await;
        let first = first.and_then(Result::ok).ok_or(RestError::Unread)?;
        Ok(first.and_then(|first| first.message.parse().ok()))
    }

    /// Opens the thread of a letter's game on its first message, if it wants one. After a passing failure, the next
    /// message that belongs there tries again. Returns the sentence that explains why there is no thread, once per
    /// channel.
    pub(in crate::adapter::discord) async fn open(
        &self,
        letter: &Letter,
        channel: ChannelId,
        message: MessageId,
    ) -> Option<&'static str> {
        let about = self.game_with_thread(letter)?;
        if self.without.get(&about).is_some() {
            return None;
        }
        let why = match self.try_to_start(letter, channel, message).await {
            Err(NoThread::Refused(error)) if error.passes() => {
                tracing::info!(%channel, %error, "a thread cannot be opened yet");
                return None;
            }
            Err(why) => why,
            Ok(()) => {
                self.said.retain(|(known, _), ()| *known != channel);
                return None;
            }
        };
        self.without.put(about, ());
        let key = why.key();
        let is_new = self.said.get(&(channel, key)).is_none();
        self.said.put((channel, key), ());
        is_new.then_some(key)
    }

    /// Starts the thread of a game, unless that is known to be refused.
    async fn try_to_start(&self, letter: &Letter, channel: ChannelId, message: MessageId) -> Result<(), NoThread> {
        let changes = self.directory.changes(channel);
        let is_refused = self.refused.get(&channel) == Some(changes);
        if is_refused || self.directory.may_open_threads(channel) == Some(false) {
            return Err(NoThread::Forbidden);
        }
        let Err(error) = self.start(letter, channel, message).await else { return Ok(()) };
        if codes::why_no_thread(error.code()) == codes::NO_THREAD {
            self.refused.put(channel, changes);
        }
        tracing::info!(%channel, %error, "no thread can be opened");
        Err(NoThread::Refused(error))
    }

    /// Starts the thread of the game that a letter is about, or finds it started.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn start(
        &self,
        letter: &Letter,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), RestError> {
        // It is read out, so no dash stands between the names.
        let names = letter.picture.as_ref().map(|picture| picture.names.join(", ")).unwrap_or_default();
        let name: String = format!("#{} {names}", letter.about.unwrap_or_default()).chars().take(NAME_MAX).collect();
        let thread = CreateThread::new(name.trim_end()).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let http = &*self.rest.http;
        let route = Route::ChannelMessageThreads { channel_id: channel, message_id: message };
        match told(self.rest.paced(route, || thread.clone().execute(http, (channel, Some(message)))).await) {
            Err(error) if error.code() != Some(codes::HAS_THREAD) => Err(error),
            _ => {
                self.directory.note_thread(ChannelId::new(message.get()), channel);
                Ok(())
            }
        }
    }

    /// Closes a game's thread again that somebody had closed before a turn was told there.
    pub(in crate::adapter::discord) async fn close_again(&self, thread: ChannelId) {
        if let Err(error) = self.archive(thread, true).await {
            tracing::info!(%error, "a thread stays open");
        }
        self.directory.note_opening(thread, false);
    }

    async fn archive(&self, thread: ChannelId, archived: bool) -> Result<(), RestError> {
        let (http, change) = (&*self.rest.http, EditThread::new().archived(archived));
        let route = Route::Channel { channel_id: thread };
        told(self.rest.paced(route, || change.clone().execute(http, thread)).await).map(drop)
    }

    /// Whether to say that a thread is locked: once for each.
    pub(in crate::adapter::discord) fn tells_of_lock(&self, thread: ChannelId) -> bool {
        let locked = (thread, "discord-thread-locked");
        let is_new = self.said.get(&locked).is_none();
        self.said.put(locked, ());
        is_new
    }

    /// Opens a game's thread again that Discord has archived while the game goes on.
    pub(in crate::adapter::discord) async fn keep_open(&self, thread: ChannelId) {
        let live = self.club.ask(move |club, _| club.live_game_of(PLATFORM, &thread.to_string())).await;
        if !matches!(live, Some(Ok(Some(_)))) {
            return;
        }
        if let Err(error) = self.archive(thread, false).await {
            tracing::info!(%error, "a thread stays archived");
        }
    }
}
