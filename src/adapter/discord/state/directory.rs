//! The channels and threads that the gateway tells us of.

use std::collections::{BTreeSet, HashMap};
use std::sync::{PoisonError, RwLock};

use serenity::model::Timestamp;
use serenity::model::channel::{ChannelType, GuildChannel};
use serenity::model::event::Event;
use serenity::model::id::{ChannelId, GuildId, UserId};
use serenity::model::permissions::Permissions;

use crate::adapter::discord::state::permits::Permits;

/// How many threads are known at most; Discord never says which of those that are archived nobody will open again.
const THREADS_MAX: usize = 100_000;

/// The channels of servers, by id.
pub(in crate::adapter::discord) struct Directory {
    /// Our own account.
    me: UserId,
    known: RwLock<Known>,
    /// Our permissions there.
    permits: Permits,
}

#[derive(Default)]
struct Known {
    channels: HashMap<ChannelId, Channel>,
    /// Those of them that are threads; the newest have the highest ids.
    threads: BTreeSet<ChannelId>,
}

impl Known {
    fn put(&mut self, id: ChannelId, channel: Channel) {
        if channel.thread.is_some() {
            self.threads.insert(id);
        }
        self.channels.insert(id, channel);
        while self.threads.len() > THREADS_MAX {
            let oldest = self.threads.pop_first();
            oldest.map(|oldest| self.channels.remove(&oldest));
        }
    }

    fn remove(&mut self, id: ChannelId) {
        self.threads.remove(&id);
        self.channels.remove(&id);
    }
}

struct Channel {
    name: String,
    guild: GuildId,
    thread: Option<Thread>,
}

/// A thread, as far as we know it.
#[derive(Clone, Copy)]
struct Thread {
    /// The channel that it hangs on.
    parent: ChannelId,
    /// Whether we opened it.
    ours: bool,
    /// Whether a moderator has locked it.
    locked: bool,
    /// Whether somebody has closed it.
    closed: bool,
    /// Whether we are about to write to it although it is closed, which opens it.
    opening: bool,
}

impl Directory {
    pub(in crate::adapter::discord) fn new(me: UserId) -> Self {
        Self { me, known: RwLock::default(), permits: Permits::new(me) }
    }

    /// Our own account.
    pub(in crate::adapter::discord) const fn me(&self) -> UserId {
        self.me
    }

    /// Notes an event about channels.
    pub(in crate::adapter::discord) fn note(&self, event: &Event) {
        self.permits.note(event);
        match event {
            Event::GuildCreate(event) => {
                for channel in event.guild.channels.values().chain(&event.guild.threads) {
                    self.add(channel);
                }
            }
            Event::GuildDelete(event) if !event.guild.unavailable => {
                let guild = event.guild.id;
                self.write(|known| {
                    known.channels.retain(|_, channel| channel.guild != guild);
                    known.threads.retain(|thread| known.channels.contains_key(thread));
                });
            }
            Event::ChannelCreate(event) => self.add(&event.channel),
            Event::ChannelUpdate(event) => self.add(&event.channel),
            Event::ChannelDelete(event) => self.remove(event.channel.id),
            Event::ThreadCreate(event) => self.add(&event.thread),
            Event::ThreadUpdate(event) => self.add(&event.thread),
            Event::ThreadDelete(event) => self.remove(event.thread.id),
            Event::ThreadListSync(event) => event.threads.iter().for_each(|thread| self.add(thread)),
            _ => {}
        }
    }

    /// Notes a thread that we have opened.
    pub(in crate::adapter::discord) fn note_thread(&self, id: ChannelId, parent: ChannelId) {
        self.write(|known| {
            let beside = known.channels.get(&parent).map(|parent| (parent.name.clone(), parent.guild));
            if let Some((name, guild)) = beside.filter(|_| !known.channels.contains_key(&id)) {
                let thread = Thread { parent, ours: true, locked: false, closed: false, opening: false };
                known.put(id, Channel { name, guild, thread: Some(thread) });
            }
        });
    }

    /// Where the games of a channel are at home: those of a thread that we opened for one, in the channel that it hangs
    /// on; those of any other thread or forum post, there.
    pub(in crate::adapter::discord) fn home(&self, id: ChannelId) -> ChannelId {
        let thread = self.read(id, |channel| channel.thread).flatten();
        thread.filter(|thread| thread.ours).map_or(id, |thread| thread.parent)
    }

    /// The server that it belongs to.
    pub(in crate::adapter::discord) fn guild(&self, id: ChannelId) -> Option<GuildId> {
        self.read(id, |channel| channel.guild)
    }

    /// Whether we are told of the channels of a server.
    pub(in crate::adapter::discord) fn knows_server(&self, guild: GuildId) -> bool {
        self.permits.knows(guild)
    }

    /// Whether it is a thread.
    pub(in crate::adapter::discord) fn thread(&self, id: ChannelId) -> bool {
        self.read(id, |channel| channel.thread.is_some()).unwrap_or(false)
    }

    /// Whether it is a thread that a moderator has locked.
    pub(in crate::adapter::discord) fn is_locked(&self, id: ChannelId) -> bool {
        self.read(id, |channel| channel.thread.is_some_and(|thread| thread.locked)).unwrap_or(false)
    }

    /// Whether it is a thread of ours that somebody has closed. To write there opens it, which is ours to undo.
    pub(in crate::adapter::discord) fn is_closed(&self, id: ChannelId) -> bool {
        self.read(id, |channel| channel.thread.is_some_and(|thread| thread.ours && thread.closed)).unwrap_or(false)
    }

    /// Notes that we write to a thread, or have closed it again.
    pub(in crate::adapter::discord) fn note_opening(&self, id: ChannelId, opening: bool) {
        self.write(|known| {
            if let Some(thread) = known.channels.get_mut(&id).and_then(|channel| channel.thread.as_mut()) {
                thread.opening = opening && thread.closed;
            }
        });
    }

    /// Whether we may write there. `None` if we don't know.
    pub(in crate::adapter::discord) fn may_write(&self, id: ChannelId) -> Option<bool> {
        match self.read(id, |channel| channel.thread)? {
            Some(thread) => self.permits.may(thread.parent, Permissions::SEND_MESSAGES_IN_THREADS),
            None => self.permits.may(id, Permissions::SEND_MESSAGES),
        }
    }

    /// Whether we may post polls there. `None` if we don't know.
    pub(in crate::adapter::discord) fn may_post_polls(&self, id: ChannelId) -> Option<bool> {
        let thread = self.read(id, |channel| channel.thread)?;
        self.permits.may(thread.map_or(id, |thread| thread.parent), Permissions::SEND_POLLS)
    }

    /// Whether we may open threads in a channel and write in them. `None` if we don't know.
    pub(in crate::adapter::discord) fn may_open_threads(&self, id: ChannelId) -> Option<bool> {
        self.permits.may(id, Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS)
    }

    /// How often permissions have changed that may matter there.
    pub(in crate::adapter::discord) fn changes(&self, id: ChannelId) -> u64 {
        self.guild(id).map_or(0, |guild| self.permits.changes(guild))
    }

    pub(in crate::adapter::discord) fn name(&self, id: ChannelId) -> Option<String> {
        self.read(id, |channel| channel.name.clone())
    }

    fn add(&self, channel: &GuildChannel) {
        let threads = [ChannelType::PublicThread, ChannelType::PrivateThread, ChannelType::NewsThread];
        let parent = channel.parent_id.filter(|_| threads.contains(&channel.kind));
        self.write(|known| {
            let before = known.channels.get(&channel.id).and_then(|channel| channel.thread);
            let thread = parent.map(|parent| self.as_told(channel, parent, before));
            known.put(channel.id, Channel { name: channel.name.clone(), guild: channel.guild_id, thread });
        });
    }

    /// A thread in an event, with our memory of it. Our own message opens it, but somebody has closed it all the same.
    fn as_told(&self, channel: &GuildChannel, parent: ChannelId, before: Option<Thread>) -> Thread {
        let told = channel.thread_metadata;
        let locked = told.is_some_and(|thread| thread.locked);
        let (ours, archived) = (channel.owner_id == Some(self.me), told.is_some_and(|thread| thread.archived));
        match before.filter(|before| before.opening && !archived) {
            Some(before) => Thread { parent, ours, locked, closed: true, opening: before.opening },
            None => Thread { parent, ours, locked, closed: archived && was_closed(channel), opening: false },
        }
    }

    fn remove(&self, id: ChannelId) {
        self.write(|known| known.remove(id));
    }

    fn read<T>(&self, id: ChannelId, look: impl FnOnce(&Channel) -> T) -> Option<T> {
        self.known.read().unwrap_or_else(PoisonError::into_inner).channels.get(&id).map(look)
    }

    fn write(&self, change: impl FnOnce(&mut Known)) {
        change(&mut self.known.write().unwrap_or_else(PoisonError::into_inner));
    }
}

/// Whether somebody has closed a thread that is archived: Discord itself does so when nobody has written for long.
pub(in crate::adapter::discord) fn was_closed(thread: &GuildChannel) -> bool {
    let Some(told) = thread.thread_metadata else { return false };
    let last = thread.last_message_id.map_or_else(|| thread.id.created_at(), |last| last.created_at());
    let lasts_s = i64::from(u16::from(told.auto_archive_duration)) * 60;
    let archived: Option<Timestamp> = told.archive_timestamp;
    archived.is_none_or(|archived| archived.unix_timestamp() - last.unix_timestamp() < lasts_s)
}
