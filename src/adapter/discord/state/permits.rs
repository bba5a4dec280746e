//! Our permissions in channels, computed as Discord's documentation says under *Permissions*, from the roles and the
//! channels' overwrites that the gateway tells us of. So we don't ask for anything that would be refused.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use serenity::model::channel::{GuildChannel, PermissionOverwrite, PermissionOverwriteType};
use serenity::model::event::Event;
use serenity::model::id::{ChannelId, GuildId, RoleId, UserId};
use serenity::model::permissions::Permissions;

/// Our permissions in channels.
pub(in crate::adapter::discord) struct Permits {
    /// Our own account.
    me: UserId,
    known: RwLock<Known>,
}

#[derive(Default)]
struct Known {
    servers: HashMap<GuildId, Server>,
    channels: HashMap<ChannelId, (GuildId, Vec<PermissionOverwrite>)>,
}

/// A server's roles.
#[derive(Default)]
struct Server {
    roles: HashMap<RoleId, Permissions>,
    /// Our roles, besides everybody's; unknown if we weren't told about ourselves.
    ours: Option<Vec<RoleId>>,
    /// How often any of this has changed.
    changes: u64,
}

impl Permits {
    pub(in crate::adapter::discord) fn new(me: UserId) -> Self {
        Self { me, known: RwLock::default() }
    }

    /// Notes an event about permissions.
    pub(in crate::adapter::discord) fn note(&self, event: &Event) {
        match event {
            Event::GuildCreate(event) => {
                let guild = &event.guild;
                let roles = guild.roles.iter().map(|(id, role)| (*id, role.permissions)).collect();
                let ours = guild.members.get(&self.me).map(|member| member.roles.clone());
                self.server(guild.id, |server| (server.roles, server.ours) = (roles, ours));
                guild.channels.values().for_each(|channel| self.channel(channel));
            }
            Event::GuildDelete(event) => self.write(|known| {
                known.servers.remove(&event.guild.id);
                known.channels.retain(|_, (guild, _)| *guild != event.guild.id);
            }),
            Event::GuildRoleCreate(event) => self.role(event.role.guild_id, event.role.id, event.role.permissions),
            Event::GuildRoleUpdate(event) => self.role(event.role.guild_id, event.role.id, event.role.permissions),
            Event::GuildRoleDelete(event) => {
                self.server(event.guild_id, |server| server.roles.retain(|role, _| *role != event.role_id));
            }
            Event::GuildMemberUpdate(event) if event.user.id == self.me => {
                self.server(event.guild_id, |server| server.ours = Some(event.roles.clone()));
            }
            Event::ChannelCreate(event) => self.channel(&event.channel),
            Event::ChannelUpdate(event) => self.channel(&event.channel),
            Event::ChannelDelete(event) => self.write(|known| drop(known.channels.remove(&event.channel.id))),
            _ => {}
        }
    }

    /// Whether we may do all of this in a channel that isn't a thread. `None` if we don't know.
    pub(in crate::adapter::discord) fn may(&self, channel: ChannelId, what: Permissions) -> Option<bool> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let (guild, overwrites) = known.channels.get(&channel)?;
        let Server { roles, ours, .. } = known.servers.get(guild)?;
        let (everyone, ours) = (RoleId::new(guild.get()), ours.as_ref()?);
        let of_roles = ours.iter().chain([&everyone]).filter_map(|role| roles.get(role));
        let base = of_roles.fold(Permissions::empty(), |all, one| all | *one);
        if base.contains(Permissions::ADMINISTRATOR) {
            return Some(true);
        }
        let is_everyones = |kind| kind == PermissionOverwriteType::Role(everyone);
        let is_of_ours = |kind| ours.iter().any(|role| kind == PermissionOverwriteType::Role(*role));
        let is_mine = |kind| kind == PermissionOverwriteType::Member(self.me);
        let steps: [&dyn Fn(PermissionOverwriteType) -> bool; 3] = [&is_everyones, &is_of_ours, &is_mine];
        let may = steps.iter().fold(base, |may, is_meant| {
            let meant = overwrites.iter().filter(|overwrite| is_meant(overwrite.kind));
            let (allow, deny) = meant.fold((Permissions::empty(), Permissions::empty()), |(allow, deny), overwrite| {
                (allow | overwrite.allow, deny | overwrite.deny)
            });
            (may - deny) | allow
        });
        Some(may.contains(what | Permissions::VIEW_CHANNEL))
    }

    /// Whether we are told of a server.
    pub(in crate::adapter::discord) fn knows(&self, guild: GuildId) -> bool {
        self.known.read().unwrap_or_else(PoisonError::into_inner).servers.contains_key(&guild)
    }

    /// How often the permissions in a server have changed since we know it.
    pub(in crate::adapter::discord) fn changes(&self, guild: GuildId) -> u64 {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.servers.get(&guild).map_or(0, |server| server.changes)
    }

    fn role(&self, guild: GuildId, role: RoleId, permissions: Permissions) {
        self.server(guild, |server| {
            server.roles.insert(role, permissions);
        });
    }

    fn channel(&self, channel: &GuildChannel) {
        let (id, guild) = (channel.id, channel.guild_id);
        self.write(|known| drop(known.channels.insert(id, (guild, channel.permission_overwrites.clone()))));
        self.server(guild, |_| {});
    }

    /// Notes a change in a server.
    fn server(&self, guild: GuildId, change: impl FnOnce(&mut Server)) {
        self.write(|known| {
            let server = known.servers.entry(guild).or_default();
            server.changes += 1;
            change(server);
        });
    }

    fn write(&self, change: impl FnOnce(&mut Known)) {
        change(&mut self.known.write().unwrap_or_else(PoisonError::into_inner));
    }
}
