//! Which channels and threads there are, as the gateway tells it.

use std::collections::{BTreeSet, HashMap};
use std::sync::{PoisonError, RwLock};

use serenity::model::channel::{ChannelType, GuildChannel};
use serenity::model::event::Event;
use serenity::model::id::{ChannelId, GuildId, UserId};

/// How many threads are known at most; Discord never says which of those that are archived nobody will open again.
const THREADS_MAX: usize = 100_000;

/// The channels of servers, by id.
pub(super) struct Directory {
    /// Our own account.
    me: UserId,
    known: RwLock<Known>,
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
    /// Of a thread, the channel that it hangs on, and whether we opened it.
    thread: Option<(ChannelId, bool)>,
}

impl Directory {
    pub(super) fn new(me: UserId) -> Self {
        Self { me, known: RwLock::default() }
    }

    /// Our own account.
    pub(super) const fn me(&self) -> UserId {
        self.me
    }

    /// Notes what an event says about channels.
    pub(super) fn note(&self, event: &Event) {
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
    pub(super) fn note_thread(&self, id: ChannelId, parent: ChannelId) {
        self.write(|known| {
            let beside = known.channels.get(&parent).map(|parent| (parent.name.clone(), parent.guild));
            if let Some((name, guild)) = beside.filter(|_| !known.channels.contains_key(&id)) {
                known.put(id, Channel { name, guild, thread: Some((parent, true)) });
            }
        });
    }

    /// Where the games of a channel are at home: those of a thread that we opened for one, in the channel that it hangs
    /// on; those of any other thread or forum post, there.
    pub(super) fn home(&self, id: ChannelId) -> ChannelId {
        let parent = self.read(id, |channel| channel.thread.filter(|(_, ours)| *ours).map(|(parent, _)| parent));
        parent.flatten().unwrap_or(id)
    }

    /// The server that it belongs to.
    pub(super) fn guild(&self, id: ChannelId) -> Option<GuildId> {
        self.read(id, |channel| channel.guild)
    }

    /// Whether it is a thread.
    pub(super) fn thread(&self, id: ChannelId) -> bool {
        self.read(id, |channel| channel.thread.is_some()).unwrap_or(false)
    }

    /// Its name.
    pub(super) fn name(&self, id: ChannelId) -> Option<String> {
        self.read(id, |channel| channel.name.clone())
    }

    fn add(&self, channel: &GuildChannel) {
        let threads = [ChannelType::PublicThread, ChannelType::PrivateThread, ChannelType::NewsThread];
        let parent = channel.parent_id.filter(|_| threads.contains(&channel.kind));
        let thread = parent.map(|parent| (parent, channel.owner_id == Some(self.me)));
        let noted = Channel { name: channel.name.clone(), guild: channel.guild_id, thread };
        self.write(|known| known.put(channel.id, noted));
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
