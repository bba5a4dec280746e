//! Polls below the letters that they belong to, and their ends.

use std::sync::Arc;

use serenity::model::id::ChannelId;

use crate::adapter::club_link::ClubLink;
use crate::adapter::discord::api::rest::RestError;
use crate::adapter::discord::outgoing::channels::Channels;
use crate::adapter::discord::shown::poll;
use crate::adapter::discord::state::directory::Directory;
use crate::adapter::discord::state::poll_news::{News, PollNews};
use crate::club::{Landed, Outgoing, PostedPoll, SeenBy};

/// Posts and ends polls.
pub(in crate::adapter::discord) struct Polls {
    pub(in crate::adapter::discord) club: ClubLink,
    pub(in crate::adapter::discord) channels: Arc<Channels>,
    pub(in crate::adapter::discord) directory: Arc<Directory>,
    pub(in crate::adapter::discord) news: PollNews,
}

impl Polls {
    /// Posts the poll of a letter, if it has one, where the letter landed. If that can't be, people vote as they do where
    /// there are no polls: the letter says how.
    pub(in crate::adapter::discord) async fn post(&self, outgoing: &Outgoing, landed: &Landed) {
        let (Some(asked), Some(about)) = (&outgoing.letter.poll, outgoing.letter.about) else { return };
        let channel = landed.channel.parse::<ChannelId>().ok().filter(|_| landed.seen_by == SeenBy::Everyone);
        let Some(channel) = channel.filter(|channel| self.directory.may_post_polls(*channel) == Some(true)) else {
            return;
        };
        let Some(message) = poll::message(outgoing, asked) else { return };
        let posted = match self.channels.post_poll(channel, message).await {
            Ok(Some(posted)) => posted,
            Ok(None) => return,
            Err(error) => {
                tracing::info!(letter = outgoing.id, %error, "a poll is refused; people vote without one");
                return;
            }
        };
        let id = posted.id;
        let numbers = posted.poll.iter().flat_map(|poll| &poll.answers).map(|answer| answer.answer_id.get());
        let numbers = numbers.filter_map(|number| u8::try_from(number).ok()).collect();
        let at = PostedPoll { channel: channel.to_string(), message: id.to_string(), numbers };
        let asked = asked.clone();
        match self.club.ask(move |club, now| club.poll_posted(about, &asked, at, now)).await {
            // Somebody may have been faster than this.
            Some(Ok(())) => self.news.tell(News::Posted(id)),
            Some(Err(error)) => tracing::error!(%error, "a poll cannot be noted"),
            None => tracing::error!("nobody could note a poll"),
        }
    }

    /// Ends a poll. One that is gone, over or out of reach is as good as ended: Discord ends it by itself.
    ///
    /// # Errors
    /// If Discord can't be reached.
    pub(in crate::adapter::discord) async fn end(&self, ended: &PostedPoll) -> Result<Landed, RestError> {
        let (channel, message) = (ended.channel.parse(), ended.message.parse());
        let (Ok(place), Ok(message)) = (channel, message) else { return Err(RestError::Nowhere) };
        match self.channels.end_poll(place, message).await {
            Err(error) if error.passes() => return Err(error),
            Err(error) => tracing::info!(%error, "a poll cannot be ended"),
            Ok(()) => {}
        }
        let (channel, seen_by) = (ended.channel.clone(), SeenBy::Everyone);
        Ok(Landed { channel, message: None, seen_by, controls: None })
    }
}
