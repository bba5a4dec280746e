//! What people do: commands, typing, buttons, selects, messages; and what they see.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::routes::conversation_of;
use super::world::{ANN, BOT, Interaction, Message, StandIn, World, id_of};

/// How long Discord waits for the first answer.
pub(crate) const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// A channel as an interaction shows it.
fn partial(channel: u64, known: &Value, permissions: u64) -> Value {
    let mut partial = json!({
        "id": channel.to_string(), "type": known["type"], "name": known["name"],
        "permissions": permissions.to_string(),
    });
    if known["type"] == 11 {
        partial["parent_id"] = known["parent_id"].clone();
        partial["thread_metadata"] = known["thread_metadata"].clone();
    }
    if partial["name"].is_null() {
        partial.as_object_mut().unwrap().remove("name");
    }
    partial
}

impl StandIn {
    fn interact(&self, user: u64, channel: u64, kind: u64, data: &Value, message: Option<&Message>) -> u64 {
        self.change(|world| {
            let lag = world.lag;
            let id = if lag.is_zero() { world.id() } else { id_of(lag) };
            let token = format!("token-{id}");
            let known = world.channels.get(&channel).cloned().unwrap_or(json!({"id": channel.to_string(), "type": 1}));
            let guild: Option<u64> = known["guild_id"].as_str().and_then(|id| id.parse().ok());
            let permissions = world.permissions(user, channel);
            let partial = partial(channel, &known, permissions);
            let mut event = json!({
                "id": id.to_string(), "application_id": BOT.to_string(), "type": kind, "token": token, "version": 1,
                "channel_id": channel.to_string(), "channel": partial, "locale": &world.locale, "entitlements": [],
                "attachment_size_limit": 10_485_760, "data": data,
                "app_permissions": world.permissions(BOT, channel).to_string(),
                "authorizing_integration_owners": {"0": guild.unwrap_or(0).to_string()},
                "context": match guild {
                    Some(_) => 0,
                    None if world.absent.contains(&channel) => 2,
                    None => 1,
                },
            });
            let users = data["resolved"]["users"].as_object().cloned().unwrap_or_default();
            if guild.is_some() && !users.is_empty() {
                let members: serde_json::Map<String, Value> =
                    users.keys().map(|user| (user.clone(), world.resolved_member(user, channel))).collect();
                event["data"]["resolved"]["members"] = json!(members);
            }
            if world.absent.contains(&channel) {
                event["authorizing_integration_owners"] = json!({"1": user.to_string()});
            }
            match guild {
                Some(guild) => {
                    let mut member = world.member(user);
                    member["permissions"] = json!(permissions.to_string());
                    event["member"] = member;
                    event["guild_id"] = json!(guild.to_string());
                    event["guild_locale"] = json!(&world.server_locale);
                }
                None => event["user"] = world.user(user),
            }
            if let Some(message) = message {
                event["message"] = world.described(message);
            }
            world.interactions.insert(
                id,
                Interaction {
                    token,
                    user,
                    channel,
                    pressed: message.map(|message| message.id),
                    asked_at: Instant::now() - lag,
                    answer: None,
                    choices: None,
                    modal: None,
                    original: None,
                    messages: Vec::new(),
                },
            );
            world.gateway.dispatch(guild, "INTERACTION_CREATE", &event);
            id
        })
    }

    fn command_data(&self, name: &str, options: &[(&str, &str)], focused: Option<(&str, &str)>) -> Value {
        let mut world = self.world();
        let mut users = json!({});
        let mut described: Vec<Value> = Vec::new();
        for (name, value) in options {
            let is_user = matches!(*name, "opponent" | "person");
            if is_user {
                users[*value] = world.user(value.parse().unwrap());
            }
            described.push(json!({"name": name, "type": if is_user { 6 } else { 3 }, "value": value}));
        }
        if let Some((name, text)) = focused {
            described.push(json!({"name": name, "type": 3, "value": text, "focused": true}));
        }
        let commands = world.commands.values().flat_map(|commands| commands.as_array().cloned().unwrap_or_default());
        let commands: Vec<Value> = commands.collect();
        let is_own = commands.iter().any(|command| command["name"] == name);
        let has = |command: &&Value| {
            command["options"].as_array().is_some_and(|under| under.iter().any(|o| o["name"] == name))
        };
        let menu = commands.iter().find(|command| command["options"][0]["type"] == 1 && has(command));
        let menu = menu.map_or(json!("parlour"), |menu| menu["name"].clone());
        let mut data = json!({"id": world.id().to_string(), "name": name, "type": 1, "options": described});
        if let Some((menu, name)) = name.split_once(' ') {
            let under = json!([{"name": name, "type": 1, "options": described}]);
            (data["name"], data["options"]) = (json!(menu), under);
        } else if !is_own {
            let under = json!([{"name": name, "type": 1, "options": described}]);
            (data["name"], data["options"]) = (menu, under);
        }
        if users != json!({}) {
            data["resolved"] = json!({"users": users});
        }
        data
    }

    /// Somebody uses a slash command.
    pub(crate) fn command(&self, user: u64, channel: u64, name: &str, options: &[(&str, &str)]) -> u64 {
        let data = self.command_data(name, options, None);
        self.interact(user, channel, 2, &data, None)
    }

    /// Somebody chooses the command in the menu of a person.
    pub(crate) fn person_menu(&self, user: u64, channel: u64, target: u64) -> u64 {
        let data = {
            let mut world = self.world();
            let users = json!({target.to_string(): world.user(target)});
            json!({
                "id": world.id().to_string(), "name": "Challenge", "type": 2, "target_id": target.to_string(),
                "resolved": {"users": users},
            })
        };
        self.interact(user, channel, 2, &data, None)
    }

    /// Somebody chooses the command in the menu of a message.
    pub(crate) fn message_menu(&self, user: u64, channel: u64, target: &Message) -> u64 {
        let data = {
            let mut world = self.world();
            let messages = json!({target.id.to_string(): world.described(target)});
            json!({
                "id": world.id().to_string(), "name": "Show board", "type": 3, "target_id": target.id.to_string(),
                "resolved": {"messages": messages},
            })
        };
        self.interact(user, channel, 2, &data, None)
    }

    /// Somebody presses a button that opens a modal; says what is to be filled in.
    pub(crate) async fn open_modal(&self, user: u64, message: &Message, label: &str) -> Value {
        let id = self.press(user, message, label);
        self.until("a modal", |world| world.interactions[&id].modal.clone()).await
    }

    /// Somebody fills in a modal that they opened at a message.
    pub(crate) fn submit(&self, user: u64, message: &Message, modal: &Value, text: &str) -> u64 {
        let input = &modal["components"][0]["components"][0];
        let filled = json!({"type": 4, "id": 2, "custom_id": input["custom_id"], "value": text});
        let data = json!({
            "custom_id": modal["custom_id"], "components": [{"type": 1, "id": 1, "components": [filled]}],
        });
        self.interact(user, message.channel, 5, &data, Some(message))
    }

    /// Somebody is typing into a parameter; says what is offered, and how long that took.
    pub(crate) async fn typing(
        &self,
        user: u64,
        channel: u64,
        name: &str,
        options: &[(&str, &str)],
        focused: (&str, &str),
    ) -> (Vec<String>, Duration) {
        let data = self.command_data(name, options, Some(focused));
        let begin = Instant::now();
        let id = self.interact(user, channel, 4, &data, None);
        let choices = self.until("a choice", |world| world.interactions[&id].choices.clone()).await;
        let values = choices.as_array().unwrap().iter().map(|choice| choice["value"].as_str().unwrap().to_owned());
        (values.collect(), begin.elapsed())
    }

    /// Somebody presses a button with this label, or selects an option with it.
    pub(crate) fn press(&self, user: u64, message: &Message, label: &str) -> u64 {
        let rows = message.body["components"].as_array().cloned().unwrap_or_default();
        for component in rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default()) {
            if component["label"] == label {
                let data = json!({"custom_id": component["custom_id"], "component_type": 2, "id": 1});
                return self.interact(user, message.channel, 3, &data, Some(message));
            }
            let options = component["options"].as_array().cloned().unwrap_or_default();
            if let Some(option) = options.iter().find(|option| option["label"] == label) {
                let data = json!({
                    "custom_id": component["custom_id"], "component_type": 3, "values": [option["value"]], "id": 1,
                });
                return self.interact(user, message.channel, 3, &data, Some(message));
            }
        }
        panic!("there is no {label:?} in {:#?}", message.body["components"]);
    }

    /// Somebody chooses a person in the select of people of a message.
    pub(crate) fn choose_person(&self, user: u64, message: &Message, person: u64) -> u64 {
        let rows = message.body["components"].as_array().cloned().unwrap_or_default();
        let mut components = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
        let select = components.find(|component| component["type"] == 5).unwrap();
        let users = json!({person.to_string(): self.world().user(person)});
        let data = json!({
            "custom_id": select["custom_id"], "component_type": 5, "values": [person.to_string()], "id": 1,
            "resolved": {"users": users},
        });
        self.interact(user, message.channel, 3, &data, Some(message))
    }

    /// Somebody writes a message. Its content reaches the bot as Discord's rules about it say.
    pub(crate) fn write(&self, user: u64, channel: u64, text: &str, content_granted: bool) -> u64 {
        self.write_answer(user, channel, text, content_granted, None)
    }

    /// Somebody writes a message that answers another, without calling its author.
    pub(crate) fn write_answer(
        &self,
        user: u64,
        channel: u64,
        text: &str,
        content_granted: bool,
        to: Option<&Message>,
    ) -> u64 {
        self.change(|world| {
            let id = world.id();
            let guild: Option<u64> =
                world.channels.get(&channel).and_then(|known| known["guild_id"].as_str()?.parse().ok());
            let mentioned = text.contains(&format!("<@{BOT}>"));
            let visible = content_granted || guild.is_none() || mentioned;
            let author = world.user(user);
            let mentions = if mentioned { vec![world.user(BOT)] } else { Vec::new() };
            let body = json!({"content": if visible { text } else { "" }, "author": author, "mentions": mentions});
            let message = Message {
                id,
                channel,
                only_for: None,
                body,
                files: Vec::new(),
                nonce: None,
                at: Instant::now(),
                deleted: false,
            };
            let mut event = world.described(&message);
            if let Some(answered) = to {
                event["type"] = json!(19);
                event["message_reference"] =
                    json!({"type": 0, "message_id": answered.id.to_string(), "channel_id": channel.to_string()});
                event["referenced_message"] = world.described(answered);
            }
            if let Some(guild) = guild {
                event["guild_id"] = json!(guild.to_string());
                let mut member = world.member(user);
                member.as_object_mut().unwrap().remove("user");
                event["member"] = member;
            }
            for user in event["mentions"].as_array_mut().unwrap() {
                let mut member = world.member(BOT);
                member.as_object_mut().unwrap().remove("user");
                user["member"] = member;
            }
            world.messages.insert(id, message);
            world.gateway.dispatch(guild, "MESSAGE_CREATE", &event);
            id
        })
    }

    /// Waits for the message that an interaction leads to, whose first answer must come in time.
    pub(crate) async fn answer(&self, interaction: u64) -> Message {
        let message = self
            .until("an answer", |world| {
                let known = &world.interactions[&interaction];
                assert!(
                    known.answer.is_some() || known.asked_at.elapsed() < world.first_answer_within,
                    "nothing was answered in time"
                );
                // What is for everybody appears in the channel, and then the one who asked is told so.
                let changed = known.answer.is_some_and(|(kind, _)| matches!(kind, 5..=7));
                let later = |message: &&Message| message.channel == known.channel && message.nonce.is_some();
                let mut later = world.messages.range(interaction..).map(|(_, message)| message).filter(later);
                let later = later.next().filter(|_| changed).cloned();
                later.or_else(|| world.messages.get(known.messages.first()?).cloned())
            })
            .await;
        let world = self.world();
        let known = &world.interactions[&interaction];
        assert!(known.answer.is_some_and(|(_, at)| at - known.asked_at < world.first_answer_within));
        message
    }

    /// Waits for a new message of the bot in a channel whose text has these words.
    pub(crate) async fn message(&self, channel: u64, words: &str) -> Message {
        self.until(words, |world| {
            let said = |message: &&Message| {
                message.channel == channel && message.body["author"].is_null() && message.text().contains(words)
            };
            world.messages.values().rev().find(said).cloned()
        })
        .await
    }

    /// Ann sets something for a place.
    pub(crate) async fn set_place(&self, channel: u64, setting: &str, value: &str) {
        let options = [("of", "place"), ("setting", setting), ("value", value)];
        let changed = self.answer(self.command(ANN, channel, "settings", &options)).await;
        assert_eq!(changed.only_for, Some(ANN), "settings are private");
    }

    /// Begins a game between two people; says its message and its number.
    pub(crate) async fn begin(&self, channel: u64, one: u64, two: u64, game: &str) -> (Message, String) {
        let opponent = two.to_string();
        let options = [("opponent", opponent.as_str()), ("game", game), ("side", "first")];
        let challenge = self.answer(self.command(one, channel, "challenge", &options)).await;
        assert_eq!(World::called(&challenge), [two]);
        let begun = self.answer(self.press(two, &challenge, "Accept")).await;
        let id = begun.number();
        (begun, id)
    }
}

impl Message {
    /// The number of the game that it is about.
    pub(crate) fn number(&self) -> String {
        self.text().split_whitespace().find(|word| word.starts_with('#')).unwrap().to_owned()
    }

    /// Its text.
    pub(crate) fn text(&self) -> String {
        let content = self.body["content"].as_str().unwrap_or_default();
        let embeds = self.body["embeds"].as_array().into_iter().flatten();
        let embeds: Vec<&str> = embeds.filter_map(|embed| embed["description"].as_str()).collect();
        format!("{content}{}", embeds.join("\n"))
    }

    /// The labels of its buttons and the options of its selects.
    pub(crate) fn labels(&self) -> Vec<String> {
        let mut labels = Vec::new();
        for row in self.body["components"].as_array().into_iter().flatten() {
            for component in row["components"].as_array().into_iter().flatten() {
                labels.extend(component["label"].as_str().map(str::to_owned));
                let options = component["options"].as_array().into_iter().flatten();
                labels.extend(options.filter_map(|option| option["label"].as_str().map(str::to_owned)));
            }
        }
        labels
    }
}

/// The conversation of two between somebody and the bot, with the bot's side open.
pub(crate) fn alone_with(stand_in: &StandIn, user: u64) -> u64 {
    let id = conversation_of(user);
    stand_in.change(|world| {
        let recipient = world.user(user);
        world.channels.insert(
            id,
            json!({
                "id": id.to_string(), "type": 1, "last_message_id": null, "flags": 0, "recipients": [recipient],
            }),
        );
    });
    id
}
