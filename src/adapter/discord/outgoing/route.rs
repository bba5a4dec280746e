//! The ways on which a letter can reach its readers, the best first.

use std::sync::Arc;

use serenity::model::id::{ChannelId, MessageId, UserId};

use crate::adapter::discord::state::pending::{Manner, Pending, Via};
use crate::club::{Audience, Letter};

/// A way for a letter.
#[derive(Clone)]
pub(in crate::adapter::discord) enum Route {
    /// As an answer to an interaction.
    Interaction(Arc<Pending>, Manner),
    /// As a message in a channel, a thread, a forum's post, or a conversation of two.
    Channel(ChannelId),
    /// A message in a game's thread that doesn't exist yet: first, it is opened on its message in this channel.
    Thread { on: MessageId, channel: ChannelId },
    /// As a reply to a message.
    Reply { channel: ChannelId, to: MessageId },
    /// A message in the conversation of two with an account, and addressed to it.
    Account(UserId),
    /// As a message to one person alone.
    Direct(UserId),
    /// The same to the asker, because they can't be answered where they asked.
    Instead(UserId),
    /// One message each to the players who must act, with the reason why they are told privately.
    EachAlone(Vec<UserId>),
}

/// The known ways of a letter.
pub(in crate::adapter::discord) struct Circumstances {
    /// The place that it goes to.
    pub(in crate::adapter::discord) home: ChannelId,
    /// The thread of its game, if it belongs into one.
    pub(in crate::adapter::discord) thread: Option<ChannelId>,
    /// The event that it answers, if that still waits.
    pub(in crate::adapter::discord) pending: Option<Arc<Pending>>,
    /// Another interaction about the same game there that can carry more messages.
    pub(in crate::adapter::discord) other: Option<Arc<Pending>>,
    /// Whether the program was only brought along to that place, and may not write there by itself.
    pub(in crate::adapter::discord) brought: bool,
}

/// The ways for a letter that is for everybody.
pub(in crate::adapter::discord) fn for_everyone(letter: &Letter, known: &Circumstances) -> Vec<Route> {
    let Circumstances { home, thread, pending, other, brought } = known;
    let asked_in = pending.as_ref().map(|pending| pending.channel);
    let target = thread.or(asked_in).unwrap_or(*home);
    let interaction = pending.as_ref().filter(|pending| pending.ticket().is_some());
    let here = interaction.filter(|pending| pending.channel == target).cloned();
    let asked_here = interaction.filter(|_| asked_in == Some(target)).and_then(|pending| pending.ticket());
    let writes = asked_here.map_or(!brought, |ticket| ticket.writes);
    let first = here.map(|pending| Route::Interaction(pending, Manner::FirstForAll));
    let mut routes = Vec::new();
    if writes {
        routes.push(Route::Channel(target));
    }
    // Replies to an interaction's answer arrive empty, so a board is a message of its own where that is allowed. Other
    // answers visibly answer their question.
    if letter.picture.is_some() {
        routes.extend(first)
    } else {
        routes.splice(0..0, first).for_each(drop)
    }
    if target != *home {
        routes.extend(thread.map(|thread| Route::Thread { on: MessageId::new(thread.get()), channel: *home }));
        routes.push(Route::Channel(*home));
    }
    let answers = interaction.into_iter().chain(other);
    routes.extend(answers.cloned().map(|pending| Route::Interaction(pending, Manner::ForAll)));
    let called: Vec<UserId> = letter.pings.iter().filter_map(|person| person.id.parse().ok()).collect();
    if !called.is_empty() {
        routes.push(Route::EachAlone(called));
    }
    routes.extend(interaction.cloned().map(|pending| Route::Interaction(pending, Manner::Alone)));
    routes
}

/// Whether a letter is a page of a list that somebody turned at a message: nobody else wants to read it.
pub(in crate::adapter::discord) fn is_page(letter: &Letter, pending: Option<&Pending>) -> bool {
    let pressed = pending.and_then(Pending::ticket).is_some_and(|ticket| ticket.pressed.is_some());
    pressed && letter.about.is_none() && letter.pings.is_empty() && !letter.buttons.is_empty()
}

/// The ways of a letter to the asker.
pub(in crate::adapter::discord) fn for_asker(audience: Audience, pending: &Arc<Pending>) -> Vec<Route> {
    let first = match &pending.via {
        Via::Interaction(_) => Some(Route::Interaction(Arc::clone(pending), Manner::Alone)),
        Via::Message { id, direct } if *direct || audience != Audience::AskerAlone => {
            Some(Route::Reply { channel: pending.channel, to: *id })
        }
        Via::Message { .. } => None,
    };
    let alone = if first.is_some() { Route::Instead } else { Route::Direct };
    first.into_iter().chain(pending.user.map(alone)).collect()
}
