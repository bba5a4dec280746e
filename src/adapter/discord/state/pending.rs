//! Events that wait for an answer, and the ways back to their askers. After a crash, an answer for everybody goes to
//! the channel; a private one still finds the asker, because the interaction's token is kept with it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;
use serde_json::Value;
use serenity::model::id::{ChannelId, InteractionId, MessageId, UserId};
use tokio::time::Instant;

use crate::adapter::discord::state::cache::Cache;

/// How long an interaction can be answered; Discord says 15 minutes.
const ALIVE: Duration = Duration::from_secs(15 * 60 - 20);
/// From when on Discord counts the milliseconds in ids: the beginning of 2015.
const EPOCH_MS: i64 = 1_420_070_400_000;
/// How late an interaction can reach us and still be answered. If it seems later, a clock is wrong.
const LATE_MAX: Duration = Duration::from_secs(3);
/// How many are kept, and for how long. A late answer still has to find the asker.
const KEPT_MAX: usize = 20_000;
const KEPT_FOR: Duration = Duration::from_secs(24 * 60 * 60);
/// How many games, messages and channels with interactions are remembered.
const TRACES_MAX: usize = 10_000;

/// An event that waits for its answer.
pub(in crate::adapter::discord) struct Pending {
    /// The asker's account; unknown if the question is from before the start.
    pub(in crate::adapter::discord) user: Option<UserId>,
    /// The channel or thread where it happened.
    pub(in crate::adapter::discord) channel: ChannelId,
    /// When it happened, by Discord's clock: the time in the id of an interaction.
    pub(in crate::adapter::discord) at: Instant,
    /// What to answer.
    pub(in crate::adapter::discord) via: Via,
    /// The account whose games the asker wants, if they do.
    pub(in crate::adapter::discord) hub: Option<String>,
}

/// The way of an answer.
pub(in crate::adapter::discord) enum Via {
    /// To a message.
    Message {
        id: MessageId,
        /// Whether only they and the program are there.
        direct: bool,
    },
    /// To an interaction.
    Interaction(Ticket),
}

/// The right to answer an interaction.
pub(in crate::adapter::discord) struct Ticket {
    pub(in crate::adapter::discord) id: InteractionId,
    pub(in crate::adapter::discord) token: String,
    /// The message whose button or select was pressed, if one was.
    pub(in crate::adapter::discord) pressed: Option<Pressed>,
    /// Whether the program may write to the channel by itself; where it was only brought along by somebody it may not.
    pub(in crate::adapter::discord) writes: bool,
    /// Whether the answer is for everybody, and only the interaction can show it to them.
    pub(in crate::adapter::discord) for_all: bool,
    /// Whether it is from before the start, so that nobody knows about its first answer.
    pub(in crate::adapter::discord) recalled: bool,
    /// The state of the answer; locked while one is on its way, so that there is only one.
    pub(in crate::adapter::discord) state: tokio::sync::Mutex<TicketState>,
}

/// A message that only one person sees, and the right to change it.
#[derive(Clone, Debug)]
pub(in crate::adapter::discord) struct PrivateMessage {
    pub(in crate::adapter::discord) token: String,
    /// The message; nothing if it is the first answer to the interaction.
    pub(in crate::adapter::discord) message: Option<MessageId>,
    /// Until when the right lasts.
    pub(in crate::adapter::discord) until: Instant,
}

/// How an interaction is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::adapter::discord) enum Manner {
    /// For the asker.
    Alone,
    /// For everybody, if nothing was answered yet: an edited message calls nobody, and nothing but a message to the channel
    /// is recognized if it is sent again.
    FirstForAll,
    /// For everybody, also as a further answer, if the channel can't be written to.
    ForAll,
}

/// A message at which something was pressed.
#[derive(Clone, Debug)]
pub(in crate::adapter::discord) struct Pressed {
    pub(in crate::adapter::discord) message: MessageId,
    /// Whether only the presser sees it.
    pub(in crate::adapter::discord) private: bool,
    /// Its components, if a select there should look as if nothing had been chosen.
    pub(in crate::adapter::discord) reset: Option<Value>,
}

/// How far the answer to an interaction is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::adapter::discord) enum TicketState {
    /// Nothing was said.
    Open,
    /// Discord may have taken an answer without our hearing so: we have to look.
    Recalled,
    /// It shows “… is thinking”, to the asker only.
    Thinking,
    /// The same for everybody.
    ThinkingAloud,
    /// The press is acknowledged without a word, and the original answer is the message with the button.
    Acknowledged,
    /// It was answered; more can be said.
    Answered,
    /// Discord takes no answer anymore.
    Gone,
}

impl Pending {
    pub(in crate::adapter::discord) fn ticket(&self) -> Option<&Ticket> {
        match &self.via {
            Via::Interaction(ticket) => Some(ticket),
            Via::Message { .. } => None,
        }
    }

    /// The event's id in the club.
    pub(in crate::adapter::discord) fn event(&self) -> String {
        match &self.via {
            Via::Interaction(ticket) => ticket.id.to_string(),
            Via::Message { id, .. } => id.to_string(),
        }
    }

    /// The message that answered it for one person alone.
    pub(in crate::adapter::discord) fn private_message(&self, message: Option<MessageId>) -> Option<PrivateMessage> {
        let token = self.ticket()?.token.clone();
        Some(PrivateMessage { token, message, until: self.at + ALIVE })
    }

    /// Whether Discord still takes answers to the interaction.
    pub(in crate::adapter::discord) fn alive(&self) -> bool {
        self.at.elapsed() < ALIVE
    }
}

impl Ticket {
    pub(in crate::adapter::discord) fn new(id: InteractionId, token: String) -> Self {
        let state = tokio::sync::Mutex::new(TicketState::Open);
        Self { id, token, pressed: None, writes: true, for_all: false, recalled: false, state }
    }

    /// When the interaction happened.
    pub(in crate::adapter::discord) fn at(&self) -> Instant {
        let happened_ms = (self.id.get() >> 22) as i64 + EPOCH_MS;
        let ago = u64::try_from(Timestamp::now().as_millisecond() - happened_ms)
            .map_or(Duration::ZERO, Duration::from_millis);
        let ago = if ago < LATE_MAX { ago } else { Duration::ZERO };
        Instant::now().checked_sub(ago).unwrap_or_else(Instant::now)
    }

    /// Whether to acknowledge a press before its answer: if a select has to be reset, or if only the interaction can
    /// edit or remove the pressed message.
    pub(in crate::adapter::discord) fn acknowledges_first(&self, manner: Manner) -> bool {
        let Some(pressed) = &self.pressed else { return false };
        match manner {
            Manner::Alone => pressed.reset.is_some(),
            Manner::FirstForAll | Manner::ForAll => !self.writes || pressed.private,
        }
    }

    /// Whether only the presser sees the pressed message.
    pub(in crate::adapter::discord) fn private(&self) -> bool {
        self.pressed.as_ref().is_some_and(|pressed| pressed.private)
    }
}

/// The waiting events, by id, and their results.
pub(in crate::adapter::discord) struct PendingEvents {
    kept: Mutex<Kept>,
    /// The newest event about a game in a channel that was answered where only that could be done.
    by_game: Cache<(ChannelId, i64), String>,
    /// The event that a message came from.
    by_message: Cache<MessageId, String>,
    /// A game's board that somebody sees alone because they pressed a button on everybody's.
    leftovers: Cache<(UserId, i64), PrivateMessage>,
    /// Channels where the program was only brought along, as it was the last time that somebody asked there.
    brought: Cache<ChannelId, bool>,
}

impl Default for PendingEvents {
    fn default() -> Self {
        let kept = Mutex::default();
        let (by_game, by_message) = (Cache::new(TRACES_MAX), Cache::new(TRACES_MAX));
        let (leftovers, brought) = (Cache::new(TRACES_MAX), Cache::new(TRACES_MAX));
        Self { kept, by_game, by_message, leftovers, brought }
    }
}

#[derive(Default)]
struct Kept {
    by_event: HashMap<String, Arc<Pending>>,
    in_order: VecDeque<String>,
}

impl PendingEvents {
    /// Keeps an event for a day, or until there are too many.
    pub(in crate::adapter::discord) fn add(&self, event: &str, pending: Pending) -> Arc<Pending> {
        let pending = Arc::new(pending);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { by_event, in_order } = &mut *kept;
        while let Some(oldest) = in_order.front() {
            let over = by_event.get(oldest).is_none_or(|pending| pending.at.elapsed() > KEPT_FOR);
            if !over && in_order.len() < KEPT_MAX {
                break;
            }
            by_event.remove(oldest);
            in_order.pop_front();
        }
        by_event.insert(event.to_owned(), Arc::clone(&pending));
        in_order.push_back(event.to_owned());
        pending
    }

    /// The event with this id, if it waits.
    pub(in crate::adapter::discord) fn get(&self, event: &str) -> Option<Arc<Pending>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).by_event.get(event).cloned()
    }

    /// The newest interaction that came of a message for everybody and can still change it.
    pub(in crate::adapter::discord) fn pressed_at(&self, message: MessageId) -> Option<Arc<Pending>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let events = kept.in_order.iter().rev().filter_map(|event| kept.by_event.get(event));
        let at_message = |pending: &&Arc<Pending>| {
            let pressed = pending.ticket().and_then(|ticket| ticket.pressed.as_ref());
            pending.alive() && pressed.is_some_and(|pressed| pressed.message == message)
        };
        events.filter(at_message).find(|pending| pending.ticket().is_some_and(|ticket| !ticket.private())).cloned()
    }

    /// Notes whether the program was only brought along to a channel.
    pub(in crate::adapter::discord) fn note_brought(&self, channel: ChannelId, brought: bool) {
        if brought || self.brought.get(&channel).is_some() {
            self.brought.put(channel, brought);
        }
    }

    /// Whether the program was only brought along to a channel, as far as it knows.
    pub(in crate::adapter::discord) fn is_brought(&self, channel: ChannelId) -> bool {
        self.brought.get(&channel).unwrap_or_default()
    }

    /// Notes that an event was answered by a message for everybody, and about which game that is.
    pub(in crate::adapter::discord) fn note_answered(
        &self,
        pending: &Pending,
        about: Option<i64>,
        message: Option<MessageId>,
    ) {
        if pending.ticket().is_none() {
            return;
        }
        message.into_iter().for_each(|message| self.by_message.put(message, pending.event()));
        about.into_iter().for_each(|about| self.by_game.put((pending.channel, about), pending.event()));
    }

    /// Notes somebody's private board of a game, and returns the one before it, if it can still be removed.
    pub(in crate::adapter::discord) fn note_leftover(
        &self,
        user: UserId,
        game: i64,
        shown: PrivateMessage,
    ) -> Option<PrivateMessage> {
        let before = self.leftovers.get(&(user, game));
        self.leftovers.put((user, game), shown);
        before.filter(|before| before.until > Instant::now())
    }

    /// Takes somebody's private board of a game out of the memory, if it can be removed.
    pub(in crate::adapter::discord) fn take_leftover(&self, user: UserId, game: i64) -> Option<PrivateMessage> {
        let left = self.leftovers.get(&(user, game));
        self.leftovers.retain(|key, _| *key != (user, game));
        left.filter(|left| left.until > Instant::now())
    }

    /// An interaction about a game in a channel that can carry more messages there.
    pub(in crate::adapter::discord) fn about(&self, channel: ChannelId, game: i64) -> Option<Arc<Pending>> {
        let event = self.by_game.get(&(channel, game))?;
        self.get(&event).filter(|pending| pending.alive())
    }

    /// The interaction that a message came from, if it can still edit it.
    pub(in crate::adapter::discord) fn came_of(&self, message: MessageId) -> Option<Arc<Pending>> {
        let event = self.by_message.get(&message)?;
        self.get(&event).filter(|pending| pending.alive())
    }

    /// An event in a channel from before the start. `None` if Discord takes no answer anymore.
    pub(in crate::adapter::discord) fn recall(
        &self,
        event: &str,
        token: &str,
        channel: ChannelId,
        ago: Duration,
    ) -> Option<Arc<Pending>> {
        let ticket = Ticket { recalled: true, ..Ticket::new(event.parse().ok()?, token.to_owned()) };
        let at = Instant::now().checked_sub(ago)?;
        let pending = Pending { user: None, channel, at, via: Via::Interaction(ticket), hub: None };
        pending.alive().then(|| self.add(event, pending))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody's message of so long ago.
    fn asked(ago: Duration) -> Pending {
        let via = Via::Message { id: MessageId::new(1), direct: false };
        let at = Instant::now().checked_sub(ago).unwrap();
        Pending { user: Some(UserId::new(1)), channel: ChannelId::new(1), at, via, hub: None }
    }

    #[test]
    fn who_asked_is_known_for_a_day_however_much_is_asked_meanwhile() {
        let pending = PendingEvents::default();
        pending.add("long ago", asked(KEPT_FOR + Duration::from_secs(1)));
        pending.add("too late for Discord", asked(ALIVE + Duration::from_secs(1)));
        pending.add("now", asked(Duration::ZERO));
        assert!(pending.get("long ago").is_none());
        let late = pending.get("too late for Discord").unwrap();
        assert!(!late.alive() && late.user.is_some());
    }

    #[test]
    fn of_too_many_the_oldest_is_let_go() {
        let pending = PendingEvents::default();
        for event in 0..=KEPT_MAX {
            pending.add(&event.to_string(), asked(Duration::ZERO));
        }
        assert!(pending.get("0").is_none() && pending.get("1").is_some());
    }
}
