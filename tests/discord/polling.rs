//! Polls as Discord has them: posted with a message, pressed and taken back by people, read by answer, ended.

use std::time::Instant;

use serde_json::{Value, json};

use super::http::Response;
use super::routes::{Call, refuse};
use super::servers::SEND_POLLS;
use super::world::{BOT, Message, StandIn, World};

/// The longest question and answer, in characters.
const QUESTION_MAX: usize = 300;
const ANSWER_MAX: usize = 55;

/// What is wrong with a poll that the bot posts.
pub(crate) fn wrong_poll(poll: &Value) -> Option<String> {
    let fits = |media: &Value, most: usize| {
        media["text"].as_str().is_some_and(|text| (1..=most).contains(&text.chars().count()))
    };
    let answers = poll["answers"].as_array().cloned().unwrap_or_default();
    if !(1..=10).contains(&answers.len()) {
        return Some(format!("a poll has {} answers", answers.len()));
    }
    if !fits(&poll["question"], QUESTION_MAX) || !answers.iter().all(|answer| fits(&answer["poll_media"], ANSWER_MAX)) {
        return Some("a text of a poll has a wrong length".to_owned());
    }
    let hours = poll["duration"].as_u64().unwrap_or(24);
    (!(1..=768).contains(&hours)).then(|| format!("a poll lasts {hours} hours"))
}

impl World {
    /// A message's poll as Discord describes it.
    pub(crate) fn described_poll(&self, message: &Message) -> Value {
        let posted = &message.body["poll"];
        let answers: Vec<Value> = posted["answers"]
            .as_array()
            .unwrap()
            .iter()
            .zip(1_u8..)
            .map(|(answer, id)| json!({"answer_id": id, "poll_media": {"text": answer["poll_media"]["text"]}}))
            .collect();
        let counts = (1..=answers.len() as u8).map(|id| {
            let count = self.presses.iter().filter(|((at, _), answer)| *at == message.id && **answer == id).count();
            json!({"id": id, "count": count, "me_voted": false})
        });
        json!({
            "question": {"text": posted["question"]["text"]}, "answers": answers,
            "expiry": "2036-01-01T00:00:00.000000+00:00", "allow_multiselect": posted["allow_multiselect"] == true,
            "layout_type": 1,
            "results": {"is_finalized": self.ended_polls.contains(&message.id), "answer_counts": counts.collect::<Vec<_>>()},
        })
    }

    fn tell_of_press(&mut self, user: u64, message: &Message, answer: u8, event: &str) {
        let guild = self.channels[&message.channel]["guild_id"].as_str().and_then(|id| id.parse().ok());
        let press = json!({
            "user_id": user.to_string(), "channel_id": message.channel.to_string(), "message_id": message.id.to_string(),
            "guild_id": guild.map(|guild: u64| guild.to_string()), "answer_id": answer,
        });
        self.gateway.dispatch(guild, event, &press);
    }
}

impl StandIn {
    /// Somebody presses the answer with these words in a poll. Whoever has pressed another one takes that back first, as
    /// Discord's app makes them.
    pub(crate) fn press_answer(&self, user: u64, poll: &Message, words: &str) {
        self.change(|world| {
            assert!(!world.ended_polls.contains(&poll.id), "nobody can press anything in a poll that is over");
            let answers = poll.body["poll"]["answers"].as_array().unwrap();
            let index = answers.iter().position(|answer| answer["poll_media"]["text"] == words);
            let answer = u8::try_from(index.unwrap_or_else(|| panic!("no {words} in {answers:#?}"))).unwrap() + 1;
            if let Some(before) = world.presses.insert((poll.id, user), answer) {
                world.tell_of_press(user, poll, before, "MESSAGE_POLL_VOTE_REMOVE");
            }
            world.tell_of_press(user, poll, answer, "MESSAGE_POLL_VOTE_ADD");
        });
    }

    /// Somebody takes back what they have pressed in a poll.
    pub(crate) fn take_answer_back(&self, user: u64, poll: &Message) {
        self.change(|world| {
            let before = world.presses.remove(&(poll.id, user)).unwrap();
            world.tell_of_press(user, poll, before, "MESSAGE_POLL_VOTE_REMOVE");
        });
    }

    /// Waits for a new poll in a channel.
    pub(crate) async fn poll_in(&self, channel: u64) -> Message {
        self.until("a poll", |world| {
            let is_open = |message: &&Message| {
                message.channel == channel
                    && !message.body["poll"].is_null()
                    && !world.ended_polls.contains(&message.id)
            };
            world.messages.values().rev().find(is_open).cloned()
        })
        .await
    }
}

impl Message {
    /// The answers of its poll.
    pub(crate) fn answers(&self) -> Vec<String> {
        let answers = self.body["poll"]["answers"].as_array().into_iter().flatten();
        answers.map(|answer| answer["poll_media"]["text"].as_str().unwrap().to_owned()).collect()
    }
}

impl Call<'_> {
    /// Why a poll may not be posted in a channel.
    pub(crate) fn refused_poll(&self, channel: u64) -> Option<Response> {
        if self.body["poll"].is_null() || self.world.may(BOT, channel, SEND_POLLS) {
            return None;
        }
        Some(refuse(403, 50_013, "Missing Permissions"))
    }

    fn poll(&self, channel: u64, id: u64) -> Result<Message, Response> {
        if !self.world.may(BOT, channel, 0) {
            return Err(refuse(403, 50_001, "Missing Access"));
        }
        let known = self.world.messages.get(&id).filter(|message| message.channel == channel && !message.deleted);
        match known {
            None => Err(refuse(404, 10_008, "Unknown Message")),
            Some(message) if message.body["poll"].is_null() => {
                Err(refuse(400, 520_006, "Cannot expire a non-poll message"))
            }
            Some(message) => Ok(message.clone()),
        }
    }

    /// Those who have pressed an answer, in the order of their ids.
    pub(crate) fn voters(&self, channel: u64, id: u64, answer: &str) -> Response {
        if let Err(refused) = self.poll(channel, id) {
            return refused;
        }
        let asked = |name: &str| {
            let mut pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|(key, _)| *key == name).and_then(|(_, value)| value.parse::<u64>().ok())
        };
        let (after, limit) = (asked("after").unwrap_or(0), asked("limit").unwrap_or(25) as usize);
        let is_meant =
            |((at, user), pressed): &(&(u64, u64), &u8)| *at == id && *user > after && pressed.to_string() == answer;
        let users = self.world.presses.iter().filter(is_meant).map(|((_, user), _)| self.world.user(*user));
        Response::new(200, json!({"users": users.take(limit).collect::<Vec<_>>()}))
    }

    /// Ends a poll, and says so in the channel, as Discord does.
    pub(crate) fn expire(&mut self, channel: u64, id: u64) -> Response {
        let message = match self.poll(channel, id) {
            Ok(message) => message,
            Err(refused) => return refused,
        };
        if self.world.ended_polls.contains(&id) {
            return refuse(400, 520_001, "Poll expired");
        }
        self.world.ended_polls.push(id);
        let (result, guild) = (self.world.id(), self.world.channels[&channel]["guild_id"].clone());
        let body = json!({"content": "", "author": self.world.user(BOT)});
        let at = Instant::now();
        let told =
            Message { id: result, channel, only_for: None, body, files: Vec::new(), nonce: None, at, deleted: false };
        let mut told = self.world.described(&told);
        told["type"] = json!(46);
        told["guild_id"] = guild.clone();
        told["embeds"] = json!([{"type": "poll_result", "fields": [
            {"name": "poll_question_text", "value": message.body["poll"]["question"]["text"], "inline": false},
        ]}]);
        let guild = guild.as_str().and_then(|id| id.parse().ok());
        self.world.gateway.dispatch(guild, "MESSAGE_CREATE", &told);
        Response::new(200, self.described(id))
    }

    /// A member of a server.
    pub(crate) fn member_of(&self, user: u64) -> Response {
        match self.world.people.contains_key(&user) {
            true => Response::new(200, self.world.member(user)),
            false => refuse(404, 10_007, "Unknown Member"),
        }
    }
}
