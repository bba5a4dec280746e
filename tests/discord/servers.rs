//! Servers: their channels, members and roles, and what somebody may do in a channel, computed as Discord's documentation
//! says under *Permissions*: from the roles, then from the channel's overwrites.

use serde_json::{Value, json};

use super::world::{ANN, BOB, BOT, SERVER, World};

/// Permissions, by Discord's names.
pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
pub(crate) const MANAGE_CHANNELS: u64 = 1 << 4;
pub(crate) const MANAGE_GUILD: u64 = 1 << 5;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const CONNECT: u64 = 1 << 20;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub(crate) const SEND_POLLS: u64 = 1 << 49;
pub(crate) const USE_EXTERNAL_APPS: u64 = 1 << 50;
const ALL: u64 = (1 << 51) - 1;

/// The role that the bot brought along, with what its invitation asks for, and that of those who run a server.
pub(crate) const OWN_ROLE: u64 = 5_001;
pub(crate) const MODERATORS: u64 = 5_002;
/// Who owns the servers, and is never heard of.
const OWNER: u64 = 4_999;

/// What everybody may do in a server whose owner has changed nothing, as far as it matters here.
const EVERYONE: u64 =
    VIEW_CHANNEL | SEND_MESSAGES | READ_MESSAGE_HISTORY | CONNECT | SEND_MESSAGES_IN_THREADS | USE_EXTERNAL_APPS;
const INVITED: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | SEND_POLLS;

/// What the roles allow that are in every server besides that of everybody.
pub(crate) fn usual_roles() -> Vec<(u64, u64)> {
    vec![(OWN_ROLE, INVITED), (MODERATORS, MANAGE_CHANNELS | MANAGE_GUILD)]
}

/// The roles that somebody has besides that of everybody.
const fn roles_of(user: u64) -> &'static [u64] {
    match user {
        BOT => &[OWN_ROLE],
        ANN | BOB => &[MODERATORS],
        _ => &[],
    }
}

fn number(value: &Value) -> u64 {
    value.as_str().and_then(|text| text.parse().ok()).unwrap_or(0)
}

impl World {
    /// A channel of a server, by Discord's number for its kind.
    pub(crate) fn add_channel(&mut self, id: u64, guild: u64, name: &str, kind: u64) {
        self.channels.insert(
            id,
            json!({
                "id": id.to_string(), "type": kind, "guild_id": guild.to_string(), "name": name, "position": 0,
                "permission_overwrites": [], "nsfw": false, "parent_id": null, "last_message_id": null,
                "rate_limit_per_user": 0, "topic": null, "flags": 0,
            }),
        );
    }

    /// A thread that somebody opened, in a channel or as a post in a forum.
    pub(crate) fn add_thread(&mut self, id: u64, parent: u64, name: &str, owner: u64) -> Value {
        let thread = json!({
            "id": id.to_string(), "type": 11, "guild_id": self.channels[&parent]["guild_id"],
            "parent_id": parent.to_string(), "owner_id": owner.to_string(), "name": name, "last_message_id": null,
            "message_count": 0, "total_message_sent": 0, "member_count": 1, "rate_limit_per_user": 0, "flags": 0,
            "thread_metadata": {
                "archived": false, "auto_archive_duration": 10_080,
                "archive_timestamp": "2026-01-01T00:00:00.000000+00:00", "locked": false, "create_timestamp": null,
            },
        });
        self.channels.insert(id, thread.clone());
        thread
    }

    /// Forbids something in a channel to a member, or to everybody if that is a server.
    pub(crate) fn forbid(&mut self, channel: u64, whom: u64, what: u64) {
        self.overwrite(channel, whom, 0, what);
    }

    /// Changes in a channel what a member or a role may do; a server stands for its role of everybody.
    pub(crate) fn overwrite(&mut self, channel: u64, whom: u64, allow: u64, deny: u64) {
        let is_role = self.roles.contains_key(&whom)
            || self.channels[&channel]["guild_id"].as_str() == Some(whom.to_string().as_str());
        let entry = json!({
            "id": whom.to_string(), "type": u8::from(!is_role), "allow": allow.to_string(), "deny": deny.to_string(),
        });
        let overwrites = self.channels.get_mut(&channel).unwrap()["permission_overwrites"].as_array_mut().unwrap();
        overwrites.retain(|known| known["id"] != entry["id"]);
        overwrites.push(entry);
    }

    /// Archives a thread or opens it again, and tells the bot.
    pub(crate) fn archive(&mut self, thread: u64, archived: bool) {
        let channel = self.channels.get_mut(&thread).unwrap();
        channel["thread_metadata"]["archived"] = json!(archived);
        self.tell_of_channel(thread, "THREAD_UPDATE");
    }

    /// Tells the bot how a channel or thread is now.
    pub(crate) fn tell_of_channel(&mut self, channel: u64, event: &str) {
        let channel = self.channels[&channel].clone();
        self.gateway.dispatch(Some(number(&channel["guild_id"])), event, &channel);
    }

    /// Forbids something in a channel to the bot, which is told so.
    pub(crate) fn forbid_openly(&mut self, channel: u64, what: u64) {
        self.forbid(channel, BOT, what);
        self.tell_of_channel(channel, "CHANNEL_UPDATE");
    }

    /// What somebody may do in a channel. In a conversation of two that is everything; where the bot is no member it is
    /// nothing by itself.
    pub(crate) fn permissions(&self, user: u64, channel: u64) -> u64 {
        let Some(known) = self.channels.get(&channel) else { return 0 };
        let guild = number(&known["guild_id"]);
        if user == BOT && self.absent.contains(&channel) {
            return 0;
        }
        if guild == 0 || user == OWNER {
            return ALL;
        }
        if let Some(parent) = known["parent_id"].as_str() {
            return self.permissions(user, parent.parse().unwrap());
        }
        let roles = roles_of(user);
        let allowed = roles.iter().fold(EVERYONE, |allowed, role| allowed | self.roles[role]);
        if allowed & ADMINISTRATOR != 0 {
            return ALL;
        }
        let overwrites = known["permission_overwrites"].as_array().unwrap();
        let of = |is_meant: &dyn Fn(u64) -> bool| {
            let meant = overwrites.iter().filter(|entry| is_meant(number(&entry["id"])));
            meant.fold((0, 0), |(allow, deny), entry| (allow | number(&entry["allow"]), deny | number(&entry["deny"])))
        };
        let steps = [of(&|id| id == guild), of(&|id| roles.contains(&id)), of(&|id| id == user)];
        steps.into_iter().fold(allowed, |allowed, (allow, deny)| allowed & !deny | allow)
    }

    /// Whether somebody may do all of this in a channel, with what is denied because something else is.
    pub(crate) fn may(&self, user: u64, channel: u64, what: u64) -> bool {
        let allowed = self.permissions(user, channel);
        let known = self.channels.get(&channel);
        let is_voice = known.is_some_and(|known| known["type"] == 2);
        let needed = VIEW_CHANNEL | if is_voice { CONNECT } else { 0 };
        allowed & (needed | what) == needed | what
    }

    /// The permission to write in a channel or in a thread.
    pub(crate) fn writing_in(&self, channel: u64) -> u64 {
        let is_thread = self.channels.get(&channel).is_some_and(|known| known["type"] == 11);
        if is_thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES }
    }

    /// A server as the gateway describes it.
    pub(crate) fn guild(&self, id: u64) -> Value {
        let name = if id == SERVER { "First" } else { "Second" };
        let of_guild = |channel: &&Value| channel["guild_id"] == json!(id.to_string());
        let is_thread = |channel: &&Value| channel["type"] == 11;
        let channels: Vec<Value> =
            self.channels.values().filter(of_guild).filter(|channel| !is_thread(channel)).cloned().collect();
        let threads: Vec<Value> = self.channels.values().filter(of_guild).filter(is_thread).cloned().collect();
        let roles: Vec<Value> = std::iter::once((id, EVERYONE))
            .chain(self.roles.iter().map(|(role, allowed)| (*role, *allowed)))
            .map(|(role, allowed)| described_role(role, allowed, if role == id { "@everyone" } else { "a role" }))
            .collect();
        json!({
            "id": id.to_string(), "name": name, "icon": null, "icon_hash": null, "splash": null,
            "discovery_splash": null, "owner_id": OWNER.to_string(), "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "roles": roles, "emojis": [], "features": [], "mfa_level": 0, "application_id": null,
            "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null, "vanity_url_code": null,
            "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": &self.server_locale, "public_updates_channel_id": null, "nsfw_level": 0, "stickers": [],
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
            "joined_at": "2026-01-01T00:00:00.000000+00:00", "large": false, "unavailable": false, "member_count": 3,
            "voice_states": [], "members": [self.member(BOT)], "channels": channels, "threads": threads,
            "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        })
    }

    /// A member who is named in a command, with what they may do in the channel where that is.
    pub(crate) fn resolved_member(&self, user: &str, channel: u64) -> Value {
        let user: u64 = user.parse().unwrap();
        let mut member = self.member(user);
        for left_out in ["user", "deaf", "mute"] {
            member.as_object_mut().unwrap().remove(left_out);
        }
        member["permissions"] = json!(self.permissions(user, channel).to_string());
        member
    }

    /// A member of a server.
    pub(crate) fn member(&self, user: u64) -> Value {
        let roles: Vec<String> = roles_of(user).iter().map(u64::to_string).collect();
        json!({
            "user": self.user(user), "nick": null, "avatar": null, "banner": null, "roles": roles,
            "joined_at": "2026-01-01T00:00:00.000000+00:00", "premium_since": null, "deaf": false, "mute": false,
            "flags": 0, "pending": false, "communication_disabled_until": null,
        })
    }
}

fn described_role(id: u64, allowed: u64, name: &str) -> Value {
    json!({
        "id": id.to_string(), "name": name, "color": 0, "hoist": false, "icon": null,
        "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null},
        "unicode_emoji": null, "position": 0, "permissions": allowed.to_string(), "managed": false,
        "mentionable": false, "flags": 0,
    })
}
