//! Events that wait for an answer, and by which way it can reach whoever asked. After a crash what is for everybody goes
//! to the channel; what is for one alone still finds them, because the interaction's token is kept with it.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serenity::model::id::{ChannelId, InteractionId, MessageId, UserId};
use tokio::time::Instant;

/// How long an interaction can be answered; Discord says 15 minutes.
const ALIVE: Duration = Duration::from_secs(15 * 60 - 20);
/// How many are kept.
const KEPT_MAX: usize = 20_000;

/// An event that waits for its answer.
pub(super) struct Pending {
    /// The channel or thread where it happened.
    pub(super) channel: ChannelId,
    /// When it reached us.
    pub(super) at: Instant,
    /// What to answer.
    pub(super) via: Via,
}

/// By which way an answer goes.
pub(super) enum Via {
    /// To a message.
    Message {
        id: MessageId,
        /// The account of the one who asked.
        user: UserId,
        /// Whether only they and the program are there.
        direct: bool,
    },
    /// To an interaction.
    Interaction(Ticket),
}

/// The right to answer an interaction.
pub(super) struct Ticket {
    pub(super) id: InteractionId,
    pub(super) token: String,
    /// Whether it came from a button or a select rather than a command.
    pub(super) component: bool,
    /// Whether it came before the program began, so that it is not known what became of a first answer.
    pub(super) recalled: bool,
    /// How far the answer is; locked while one is on its way, so that there is only one.
    pub(super) state: tokio::sync::Mutex<TicketState>,
}

/// How far the answer to an interaction is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TicketState {
    /// Nothing was said.
    Open,
    /// Something may have been said that we did not hear was taken: what stands there has to be looked at.
    Recalled,
    /// “… is thinking” stands there, for the one who asked only.
    Thinking,
    /// It was answered, or acknowledged without a word; more can be said.
    Answered,
    /// Discord takes no answer any more.
    Gone,
}

impl Pending {
    pub(super) fn ticket(&self) -> Option<&Ticket> {
        match &self.via {
            Via::Interaction(ticket) => Some(ticket),
            Via::Message { .. } => None,
        }
    }

    /// The event by which the club knows it.
    pub(super) fn event(&self) -> String {
        match &self.via {
            Via::Interaction(ticket) => ticket.id.to_string(),
            Via::Message { id, .. } => id.to_string(),
        }
    }

    /// Whether Discord still takes answers to the interaction.
    pub(super) fn alive(&self) -> bool {
        self.at.elapsed() < ALIVE
    }
}

impl Ticket {
    pub(super) fn new(id: InteractionId, token: String, component: bool) -> Self {
        Self { id, token, component, recalled: false, state: tokio::sync::Mutex::new(TicketState::Open) }
    }
}

/// The events that wait, by their ids.
#[derive(Default)]
pub(super) struct PendingEvents {
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    by_event: HashMap<String, Arc<Pending>>,
    in_order: VecDeque<String>,
}

impl PendingEvents {
    /// Keeps an event until it can be answered no more.
    pub(super) fn add(&self, event: &str, pending: Pending) -> Arc<Pending> {
        let pending = Arc::new(pending);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Kept { by_event, in_order } = &mut *kept;
        while let Some(oldest) = in_order.front() {
            let over = by_event.get(oldest).is_none_or(|pending| !pending.alive());
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
    pub(super) fn get(&self, event: &str) -> Option<Arc<Pending>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).by_event.get(event).cloned()
    }

    /// An event of some time ago in a channel, before the program began; nothing if Discord takes no answer any more.
    pub(super) fn recall(&self, event: &str, token: &str, channel: ChannelId, ago: Duration) -> Option<Arc<Pending>> {
        let ticket = Ticket::new(event.parse().ok()?, token.to_owned(), false);
        let ticket = Ticket { recalled: true, ..ticket };
        let pending = Pending { channel, at: Instant::now().checked_sub(ago)?, via: Via::Interaction(ticket) };
        pending.alive().then(|| self.add(event, pending))
    }
}
