//! What is new about polls, on its way to the one who reads them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serenity::model::id::{AnswerId, ChannelId, GuildId, MessageId, UserId};
use tokio::sync::mpsc;

/// How much news may wait; if there is more, all polls are read instead.
const WAITING_MAX: usize = 1_000;

/// Something new.
#[derive(Clone, Debug)]
pub(in crate::adapter::discord) enum News {
    /// A session has begun.
    Session(String),
    /// Its events come from this server too now, and nobody tells what was pressed there before.
    Server(GuildId),
    /// A poll was posted.
    Posted(MessageId),
    /// Somebody pressed an answer, or took that back.
    Press(Press),
}

/// Somebody pressed an answer, or took that back.
#[derive(Clone, Debug)]
pub(in crate::adapter::discord) struct Press {
    pub(in crate::adapter::discord) user: UserId,
    pub(in crate::adapter::discord) channel: ChannelId,
    pub(in crate::adapter::discord) server: GuildId,
    pub(in crate::adapter::discord) message: MessageId,
    pub(in crate::adapter::discord) answer: AnswerId,
    pub(in crate::adapter::discord) given: bool,
}

/// Where news is told.
#[derive(Clone)]
pub(in crate::adapter::discord) struct PollNews {
    sender: mpsc::Sender<News>,
    missed: Arc<AtomicBool>,
}

/// Where news is heard.
pub(in crate::adapter::discord) struct PollNewsHeard {
    receiver: mpsc::Receiver<News>,
    missed: Arc<AtomicBool>,
}

/// The way of news.
pub(in crate::adapter::discord) fn poll_news() -> (PollNews, PollNewsHeard) {
    let (sender, receiver) = mpsc::channel(WAITING_MAX);
    let missed = Arc::new(AtomicBool::new(false));
    (PollNews { sender, missed: Arc::clone(&missed) }, PollNewsHeard { receiver, missed })
}

impl PollNews {
    /// Tells something new.
    pub(in crate::adapter::discord) fn tell(&self, news: News) {
        if self.sender.try_send(news).is_err() {
            self.missed.store(true, Ordering::Relaxed);
        }
    }
}

impl PollNewsHeard {
    /// Waits for news. `None` if none will come anymore.
    pub(in crate::adapter::discord) async fn next(&mut self) -> Option<News> {
        self.receiver.recv().await
    }

    /// Whether something was missed since this was last asked.
    pub(in crate::adapter::discord) fn has_missed(&self) -> bool {
        self.missed.swap(false, Ordering::Relaxed)
    }
}
