//! The REST side: what each request leads to, and what Discord would say of a wrong one.

use std::time::Instant;

use serde_json::{Value, json};

use super::http::{self, Request, Response};
use super::servers::{
    ATTACH_FILES, CREATE_PUBLIC_THREADS, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES_IN_THREADS,
};
use super::world::{BOT, Interaction, Message, StandIn, TEXT, TOKEN, World};
use super::{checks, gateway, limits, schema};

/// Discord's code and words for what is refused.
pub(crate) fn refuse(status: u16, code: u64, message: &str) -> Response {
    Response::new(status, json!({"code": code, "message": message}))
}

/// Answers a request.
pub(crate) fn answer(stand_in: &StandIn, request: &Request) -> Response {
    let path = request.path.strip_prefix("/api/v10").unwrap_or("").to_owned();
    let authorized = request.headers.get("authorization").is_some_and(|given| *given == format!("Bot {TOKEN}"));
    let (body, files) = read_body(request);
    stand_in.change(|world| {
        if !authorized {
            return refuse(401, 0, "401: Unauthorized");
        }
        let method = request.method.as_str();
        let fault = world
            .faults
            .iter_mut()
            .find(|fault| fault.times > 0 && fault.method == method && path.contains(&fault.path));
        let fault = fault.map(|fault| {
            fault.times -= 1;
            fault.clone()
        });
        if let Some(fault) = fault.as_ref().filter(|fault| !fault.done) {
            let mut response = Response::new(fault.status, fault.body.clone());
            let after = fault.body["retry_after"].as_f64();
            response.headers.extend(after.map(|after| ("Retry-After".to_owned(), after.to_string())));
            let is_global = fault.body["global"] == true;
            response.headers.extend(is_global.then(|| ("X-RateLimit-Global".to_owned(), "true".to_owned())));
            return response;
        }
        let (limited, headers) = limits::limit(world, method, &path);
        if let Some(limited) = limited {
            return limited;
        }
        if let Some(why) = schema::wrong(method, &path, &body) {
            world.wrong.push(why);
        }
        let mut call = Call { world, port: stand_in.port, method, path: &path, query: &request.query, body, files };
        let mut response = call.route();
        response.headers.extend(headers);
        match fault {
            Some(fault) => Response::new(fault.status, fault.body),
            None => response,
        }
    })
}

fn read_body(request: &Request) -> (Value, Vec<(String, Vec<u8>)>) {
    let kind = request.headers.get("content-type").map_or("", String::as_str);
    if !kind.starts_with("multipart/form-data") {
        return (serde_json::from_slice(&request.body).unwrap_or(Value::Null), Vec::new());
    }
    let mut body = Value::Null;
    let mut files = Vec::new();
    for part in http::parts(request) {
        if part.name == "payload_json" {
            body = serde_json::from_slice(&part.bytes).unwrap();
        } else {
            assert_eq!(part.name, format!("files[{}]", files.len()), "files are numbered");
            assert!(part.kind.contains('/'), "a file has a type");
            files.push((part.file.unwrap(), part.bytes));
        }
    }
    (body, files)
}

/// A request on its way.
pub(crate) struct Call<'a> {
    pub(crate) world: &'a mut World,
    port: u16,
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) query: &'a str,
    pub(crate) body: Value,
    pub(crate) files: Vec<(String, Vec<u8>)>,
}

impl Call<'_> {
    fn route(&mut self) -> Response {
        let parts: Vec<&str> = self.path.split('/').skip(1).collect();
        match (self.method, parts.as_slice()) {
            ("GET", ["oauth2", "applications", "@me"]) => Response::new(
                200,
                json!({
                    "id": BOT.to_string(), "name": "Parlour", "icon": null, "description": "", "bot_public": true,
                    "bot_require_code_grant": false, "verify_key": "",
                }),
            ),
            ("GET", ["users", "@me"]) => Response::new(200, gateway::me(self.world)),
            ("GET", ["gateway"]) => Response::new(200, json!({"url": "wss://gateway.invalid"})),
            ("GET", ["gateway", "bot"]) => {
                let (remaining, reset_after) = self.world.gateway.sessions_left;
                let limit = json!({
                    "total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1,
                });
                let (url, shards) = (format!("wss://127.0.0.1:{}", self.port), self.world.gateway.shards);
                Response::new(200, json!({"url": url, "shards": shards, "session_start_limit": limit}))
            }
            ("GET" | "PUT", ["applications", _, .., "commands"]) => self.commands(),
            ("POST", ["interactions", id, token, "callback"]) => self.callback(id, token),
            ("POST", ["webhooks", _, token]) => self.follow_up(token),
            ("GET" | "PATCH" | "DELETE", ["webhooks", _, token, "messages", "@original"]) => self.original(token),
            ("PATCH" | "DELETE", ["webhooks", _, token, "messages", id]) => self.by_its_token(token, number(id)),
            ("POST", ["channels", channel, "messages"]) => self.create(number(channel)),
            ("DELETE", ["channels", channel, "messages", id]) => self.delete(number(channel), number(id)),
            ("PATCH", ["channels", channel, "messages", id]) => self.edit(number(channel), number(id)),
            ("POST", ["channels", channel, "messages", id, "threads"]) => self.thread(number(channel), number(id)),
            ("GET", ["channels", channel, "polls", id, "answers", answer]) => {
                self.voters(number(channel), number(id), answer)
            }
            ("POST", ["channels", channel, "polls", id, "expire"]) => self.expire(number(channel), number(id)),
            ("GET", ["guilds", _, "members", user]) => self.member_of(number(user)),
            ("PATCH", ["channels", channel]) => self.change_channel(number(channel)),
            ("POST", ["users", "@me", "channels"]) => self.conversation(),
            _ => {
                self.world.wrong.push(format!("{} {} is no route of the stand-in's", self.method, self.path));
                refuse(404, 0, "404: Not Found")
            }
        }
    }

    fn commands(&mut self) -> Response {
        if self.method == "PUT" {
            if let Some(why) = checks::wrong_commands(&self.body) {
                self.world.wrong.push(why);
            }
            let mut commands = self.body.clone();
            let in_server = self.path.contains("/guilds/");
            for (index, command) in commands.as_array_mut().unwrap().iter_mut().enumerate() {
                command["id"] = json!((10_001 + index).to_string());
                command["application_id"] = json!(BOT.to_string());
                command["version"] = json!("1");
                command["default_member_permissions"] = Value::Null;
                command["nsfw"] = json!(false);
                if command.get("description").is_none() {
                    command["description"] = json!("");
                }
                if command["name_localizations"] == json!({}) {
                    command["name_localizations"] = Value::Null;
                }
                if in_server {
                    command
                        .as_object_mut()
                        .unwrap()
                        .retain(|name, _| name != "contexts" && name != "integration_types");
                }
                // Discord leaves out what is empty.
                for option in command["options"].as_array_mut().into_iter().flatten() {
                    if option["required"] == false {
                        option.as_object_mut().unwrap().remove("required");
                    }
                }
                if command["options"] == json!([]) {
                    command.as_object_mut().unwrap().remove("options");
                }
            }
            self.world.commands.insert(self.path.to_owned(), commands);
        }
        Response::new(200, self.world.commands.get(self.path).cloned().unwrap_or(json!([])))
    }

    pub(crate) fn check(&mut self, edit: bool) {
        let names: Vec<String> = self.files.iter().map(|(name, _)| name.clone()).collect();
        if let Some(why) = checks::wrong_message(&self.body, &names, edit) {
            self.world.wrong.push(format!("{} {}: {why}: {:.400}", self.method, self.path, self.body.to_string()));
        }
    }

    /// Adds what answers an interaction, which the message then says.
    pub(crate) fn add_answer(
        &mut self,
        id: u64,
        interaction: &Interaction,
        mut body: Value,
        only_for: Option<u64>,
    ) -> u64 {
        let mut metadata = json!({
            "id": id.to_string(), "type": if interaction.pressed.is_some() { 3 } else { 2 },
            "user": self.world.user(interaction.user),
            "authorizing_integration_owners": {"0": self.world.channels.get(&interaction.channel)
                .and_then(|channel| channel["guild_id"].as_str()).unwrap_or("0")},
        });
        if let Some(pressed) = interaction.pressed {
            metadata["interacted_message_id"] = json!(pressed.to_string());
        }
        body["interaction_metadata"] = metadata;
        self.add(interaction.channel, body, only_for)
    }

    fn add(&mut self, channel: u64, body: Value, only_for: Option<u64>) -> u64 {
        let id = self.world.id();
        let nonce = body["nonce"].as_str().map(str::to_owned);
        let files = std::mem::take(&mut self.files);
        let message = Message { id, channel, only_for, body, files, nonce, at: Instant::now(), deleted: false };
        self.world.messages.insert(id, message);
        id
    }

    pub(crate) fn described(&self, id: u64) -> Value {
        self.world.described(&self.world.messages[&id])
    }

    fn create(&mut self, channel: u64) -> Response {
        self.check(false);
        let Some(known) = self.world.channels.get(&channel) else { return refuse(404, 10_003, "Unknown Channel") };
        let (may, writing) = (|what| self.world.may(BOT, channel, what), self.world.writing_in(channel));
        if !may(0) {
            return refuse(403, 50_001, "Missing Access");
        }
        if !may(writing) || !self.files.is_empty() && !may(ATTACH_FILES) {
            return refuse(403, 50_013, "Missing Permissions");
        }
        if let Some(refused) = self.refused_poll(channel) {
            return refused;
        }
        if known["type"] == 15 {
            return refuse(400, 40_058, "Cannot send a message in a forum channel");
        }
        if known["thread_metadata"]["locked"] == true {
            return refuse(403, 160_005, "Thread is locked");
        }
        if !may(READ_MESSAGE_HISTORY) && !self.body["message_reference"].is_null() {
            return refuse(403, 160_002, "Cannot reply without permission to read message history");
        }
        if known["refuses"] == true {
            return refuse(403, 50_007, "Cannot send messages to this user");
        }
        // To write in a thread that is archived opens it.
        if known["thread_metadata"]["archived"] == true {
            self.world.archive(channel, false);
        }
        let Some(nonce) = self.body["nonce"].as_str().filter(|_| self.body["enforce_nonce"] == true) else {
            let id = self.add(channel, self.body.clone(), None);
            return Response::new(200, self.described(id));
        };
        let same = |message: &&Message| message.channel == channel && message.nonce.as_deref() == Some(nonce);
        let id = match self.world.messages.values().find(same).map(|message| message.id) {
            Some(id) => id,
            None => self.add(channel, self.body.clone(), None),
        };
        Response::new(200, self.described(id))
    }

    fn edit(&mut self, channel: u64, id: u64) -> Response {
        let known = self.world.messages.get(&id).filter(|message| message.channel == channel && !message.deleted);
        if known.is_none() {
            return refuse(404, 10_008, "Unknown Message");
        }
        if !self.world.messages[&id].body["poll"].is_null() {
            return refuse(400, 520_003, "Cannot edit a poll message");
        }
        if !self.world.may(BOT, channel, 0) {
            return refuse(403, 50_001, "Missing Access");
        }
        let thread = &self.world.channels.get(&channel).unwrap_or(&Value::Null)["thread_metadata"];
        if thread["archived"] == true {
            return refuse(400, 50_083, "Thread is archived");
        }
        if self.world.old.contains(&id) {
            let body = json!({"code": 30_046, "message": "Maximum number of edits to messages older than 1 hour reached",
                "retry_after": 30.0, "global": false});
            let mut response = Response::new(429, body);
            response.headers = vec![("Retry-After".to_owned(), "30".to_owned())];
            return response;
        }
        self.change_message(id);
        Response::new(200, self.described(id))
    }

    fn delete(&mut self, channel: u64, id: u64) -> Response {
        if !self.world.may(BOT, channel, 0) {
            return refuse(403, 50_001, "Missing Access");
        }
        let known = self.world.messages.get_mut(&id).filter(|message| message.channel == channel && !message.deleted);
        let Some(message) = known else { return refuse(404, 10_008, "Unknown Message") };
        message.deleted = true;
        Response::new(204, Value::Null)
    }

    /// Puts into a message what the request says of it; what it does not say stays.
    pub(crate) fn change_message(&mut self, id: u64) {
        let files = std::mem::take(&mut self.files);
        let Some(message) = self.world.messages.get_mut(&id) else { return };
        for part in ["content", "components", "embeds"] {
            if let Some(changed) = self.body.get(part) {
                message.body[part] = changed.clone();
            }
        }
        if self.body.get("attachments").is_some() {
            message.files = files;
            message.body["attachments"] = self.body["attachments"].clone();
        }
        message.at = Instant::now();
    }

    fn thread(&mut self, channel: u64, message: u64) -> Response {
        let Some(known) = self.world.channels.get(&channel) else { return refuse(404, 10_003, "Unknown Channel") };
        if !self.world.may(BOT, channel, CREATE_PUBLIC_THREADS) {
            return refuse(403, 50_013, "Missing Permissions");
        }
        if known["full_of_threads"] == true {
            return refuse(400, 160_006, "Maximum number of active threads reached");
        }
        if known["type"] != TEXT {
            return refuse(400, 50_024, "Cannot execute action on this channel type");
        }
        if !self.world.messages.contains_key(&message) {
            return refuse(404, 10_008, "Unknown Message");
        }
        if self.world.channels.contains_key(&message) {
            return refuse(400, 160_004, "A thread has already been created for this message");
        }
        let name = self.body["name"].as_str().unwrap_or_default().to_owned();
        let thread = self.world.add_thread(message, channel, &name, BOT);
        let guild = thread["guild_id"].as_str().and_then(|id| id.parse().ok());
        let mut created = thread.clone();
        created["newly_created"] = json!(true);
        self.world.gateway.dispatch(guild, "THREAD_CREATE", &created);
        Response::new(201, thread)
    }

    fn change_channel(&mut self, id: u64) -> Response {
        let known = self.world.channels.get(&id).cloned().unwrap_or_default();
        let archived = self.body["archived"] == true;
        let needed = match known["thread_metadata"]["locked"] == true {
            true => MANAGE_THREADS,
            // Whoever opened a thread may close it.
            false if archived && known["owner_id"] != BOT.to_string().as_str() => MANAGE_THREADS,
            false => SEND_MESSAGES_IN_THREADS,
        };
        if !self.world.may(BOT, id, needed) {
            return refuse(403, 50_013, "Missing Permissions");
        }
        if known.is_null() {
            return refuse(404, 10_003, "Unknown Channel");
        }
        self.world.archive(id, archived);
        Response::new(200, self.world.channels[&id].clone())
    }

    fn conversation(&mut self) -> Response {
        let Some(user) = self.body["recipient_id"].as_str().map(number) else {
            return refuse(400, 50_035, "Invalid Form Body");
        };
        if !self.world.people.contains_key(&user) {
            return refuse(403, 50_007, "Cannot send messages to this user");
        }
        let id = conversation_of(user);
        if !self.world.channels.contains_key(&id) {
            if self.world.conversations_left == 0 {
                return refuse(403, 40_003, "You are opening direct messages too fast");
            }
            self.world.conversations_left -= 1;
        }
        let channel = json!({
            "id": id.to_string(), "type": 1, "last_message_id": null, "flags": 0, "recipients": [self.world.user(user)],
        });
        self.world.channels.entry(id).or_insert(channel.clone());
        Response::new(200, channel)
    }
}

/// The conversation of two with somebody.
pub(crate) const fn conversation_of(user: u64) -> u64 {
    user + 100_000_000
}

pub(crate) fn number(text: &str) -> u64 {
    text.parse().unwrap_or_default()
}
