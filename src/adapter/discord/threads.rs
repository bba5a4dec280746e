//! The threads of games.

use std::sync::Arc;

use serenity::builder::{Builder, CreateThread, EditThread};
use serenity::http::Route;
use serenity::model::channel::AutoArchiveDuration;
use serenity::model::id::{ChannelId, MessageId};

use super::codes;
use super::directory::Directory;
use super::intake::PLATFORM;
use super::remembered::Remembered;
use super::rest::{Rest, RestError, told};
use crate::adapter::club_link::ClubLink;
use crate::club::{Letter, To};

/// The longest name of a thread, in characters.
const NAME_MAX: usize = 100;

/// How many games are remembered that have no thread; for one that is not, it is tried again to open one.
const WITHOUT_MAX: usize = 10_000;

/// The threads of games.
pub(super) struct Threads {
    rest: Arc<Rest>,
    club: ClubLink,
    directory: Arc<Directory>,
    /// Games that have no thread because Discord refuses it.
    without: Remembered<i64, ()>,
}

impl Threads {
    pub(super) fn new(rest: Arc<Rest>, club: ClubLink, directory: Arc<Directory>) -> Self {
        Self { rest, club, directory, without: Remembered::new(WITHOUT_MAX) }
    }

    /// The game for which a letter wants a thread: none in a thread or a forum's post, where that cannot be.
    fn game_with_thread(&self, letter: &Letter) -> Option<i64> {
        let To::Place(place) = &letter.to else { return None };
        letter.about.filter(|_| letter.thread && !place.parse().is_ok_and(|place| self.directory.thread(place)))
    }

    /// The thread of the game that a letter is about, if it belongs into one and that was opened. A thread has the id of
    /// the message that it hangs on, and that is the first of the game's that belongs into it.
    ///
    /// # Errors
    /// If that cannot be read.
    pub(super) async fn of(&self, letter: &Letter) -> Result<Option<ChannelId>, RestError> {
        let about = self.game_with_thread(letter).filter(|about| self.without.get(about).is_none());
        let Some(about) = about else { return Ok(None) };
        let first = self.club.ask(move |club, _| club.first_message_of_thread(PLATFORM, about)).await;
        let first = first.and_then(Result::ok).ok_or(RestError::Unread)?;
        Ok(first.and_then(|first| first.message.parse().ok()))
    }

    /// Opens the thread of the game that a letter is about on its first message, if it wants one. What only fails for now
    /// is tried again with the next message that belongs into it.
    ///
    /// # Errors
    /// If Discord refuses it; then the game has none.
    pub(super) async fn open(&self, letter: &Letter, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
        let Some(about) = self.game_with_thread(letter) else { return Ok(()) };
        match self.start(letter, channel, message).await {
            Err(error) if error.passes() => {
                tracing::info!(%channel, %error, "a thread cannot be opened yet");
                Ok(())
            }
            Err(error) => {
                self.without.put(about, ());
                Err(error)
            }
            Ok(()) => Ok(()),
        }
    }

    /// Starts the thread of the game that a letter is about, or finds it started.
    ///
    /// # Errors
    /// If Discord refuses it, or cannot be reached.
    pub(super) async fn start(&self, letter: &Letter, channel: ChannelId, message: MessageId) -> Result<(), RestError> {
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

    /// Opens a game's thread again that Discord has archived while the game goes on.
    pub(super) async fn keep_open(&self, thread: ChannelId) {
        let live = self.club.ask(move |club, _| club.live_game_of(PLATFORM, &thread.to_string())).await;
        if !matches!(live, Some(Ok(Some(_)))) {
            return;
        }
        let (http, open) = (&*self.rest.http, EditThread::new().archived(false));
        if let Err(error) =
            told(self.rest.paced(Route::Channel { channel_id: thread }, || open.clone().execute(http, thread)).await)
        {
            tracing::info!(%error, "a thread stays archived");
        }
    }
}
