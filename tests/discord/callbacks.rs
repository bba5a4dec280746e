//! The REST side of interactions: first answers, further ones, and what is done to both by an interaction's token.

use std::time::Instant;

use serde_json::{Value, json};

use super::checks;
use super::http::Response;
use super::routes::{Call, number, refuse};
use super::servers::USE_EXTERNAL_APPS;
use super::world::Interaction;

impl Call<'_> {
    pub(crate) fn callback(&mut self, id: &str, token: &str) -> Response {
        let names: Vec<String> = self.files.iter().map(|(name, _)| name.clone()).collect();
        if let Some(why) = checks::wrong_response(&self.body, &names) {
            self.world.wrong.push(format!("{}: {why}: {:.400}", self.path, self.body.to_string()));
        }
        let id = number(id);
        if self.world.interactions_expire {
            return refuse(401, 50_027, "Invalid Webhook Token");
        }
        let known = self.world.interactions.get(&id).filter(|interaction| interaction.token == token).cloned();
        let Some(interaction) = known else { return refuse(404, 10_062, "Unknown interaction") };
        if interaction.answer.is_some() {
            return refuse(400, 40_060, "Interaction has already been acknowledged.");
        }
        if interaction.asked_at.elapsed() > self.world.first_answer_within {
            return refuse(404, 10_062, "Unknown interaction");
        }
        let kind = self.body["type"].as_u64().unwrap_or_default();
        let alone = self.is_hidden(&interaction) || self.body["data"]["flags"].as_u64().unwrap_or(0) & 64 != 0;
        let only_for = alone.then_some(interaction.user);
        let mut changed = Interaction { answer: Some((kind, Instant::now())), ..interaction };
        let mut resource = Value::Null;
        match kind {
            4 => {
                let message = self.add_answer(id, &changed, self.body["data"].clone(), only_for);
                changed.original = Some(message);
                changed.messages.push(message);
                resource = json!({"type": 4, "message": self.described(message)});
            }
            5 => {
                let message = self.add_answer(id, &changed, json!({"thinking": true}), only_for);
                changed.original = Some(message);
            }
            6 => changed.original = changed.pressed,
            7 => {
                changed.original = changed.pressed;
                let body = self.body["data"].clone();
                let (whole, pressed) = (std::mem::replace(&mut self.body, Value::Null), changed.pressed.unwrap());
                self.body = body;
                self.change_message(pressed);
                self.body = whole;
                // A select that is shown anew tells of nothing by itself.
                if self.body["data"].get("content").is_some() {
                    changed.messages.push(pressed);
                }
            }
            8 => changed.choices = Some(self.body["data"]["choices"].clone()),
            9 => changed.modal = Some(self.body["data"].clone()),
            _ => {}
        }
        self.world.interactions.insert(id, changed);
        if !self.query.contains("with_response=true") {
            return Response::new(204, Value::Null);
        }
        Response::new(
            200,
            json!({
                "interaction": {"id": id.to_string(), "type": 2, "response_message_loading": kind == 5, "response_message_ephemeral": alone},
                "resource": resource,
            }),
        )
    }

    /// Whether only the one who asked sees the answers: where somebody has brought an app along whose members may not
    /// let such apps speak.
    fn is_hidden(&self, interaction: &Interaction) -> bool {
        let Interaction { user, channel, .. } = *interaction;
        self.world.absent.contains(&channel) && !self.world.may(user, channel, USE_EXTERNAL_APPS)
    }

    fn by_token(&self, token: &str) -> Option<(u64, Interaction)> {
        let found = self.world.interactions.iter().find(|(_, interaction)| interaction.token == token);
        found.map(|(id, interaction)| (*id, interaction.clone())).filter(|_| !self.world.interactions_expire)
    }

    pub(crate) fn follow_up(&mut self, token: &str) -> Response {
        self.check(false);
        let Some((id, interaction)) = self.by_token(token) else { return refuse(401, 50_027, "Invalid Webhook Token") };
        if interaction.answer.is_none() {
            return refuse(404, 10_015, "Unknown Webhook");
        }
        let thinks = |id: &u64| self.world.messages[id].body["thinking"] == true && !self.world.messages[id].deleted;
        if interaction.original.as_ref().is_some_and(thinks) {
            // After a deferral the first message takes the place of what it announced, seen by whom that was announced
            // to, whatever its flags say.
            return self.put_in_place(id, &interaction);
        }
        let alone = self.is_hidden(&interaction) || self.body["flags"].as_u64().unwrap_or(0) & 64 != 0;
        let only_for = alone.then_some(interaction.user);
        let message = self.add_answer(id, &interaction, self.body.clone(), only_for);
        if let Some(interaction) = self.world.interactions.get_mut(&id) {
            interaction.messages.push(message);
        }
        Response::new(200, self.described(message))
    }

    /// The answer that an interaction had first; after an acknowledgement, the message that was pressed.
    pub(crate) fn original(&mut self, token: &str) -> Response {
        let Some((id, interaction)) = self.by_token(token) else { return refuse(401, 50_027, "Invalid Webhook Token") };
        let Some(original) = interaction.original.filter(|id| !self.world.messages[id].deleted) else {
            return refuse(404, 10_008, "Unknown Message");
        };
        match self.method {
            "GET" => Response::new(200, self.described(original)),
            "DELETE" => {
                if let Some(message) = self.world.messages.get_mut(&original) {
                    message.deleted = true;
                }
                Response::new(204, Value::Null)
            }
            _ => {
                let edit = self.world.messages[&original].body["thinking"] != true;
                self.check(edit);
                self.put_in_place(id, &interaction)
            }
        }
    }

    /// Changes or deletes a message that came of an interaction.
    pub(crate) fn by_its_token(&mut self, token: &str, message: u64) -> Response {
        let Some((_, interaction)) = self.by_token(token) else { return refuse(401, 50_027, "Invalid Webhook Token") };
        let is_its = interaction.messages.contains(&message) || interaction.original == Some(message);
        let Some(known) = self.world.messages.get_mut(&message).filter(|known| is_its && !known.deleted) else {
            return refuse(404, 10_008, "Unknown Message");
        };
        if self.method == "DELETE" {
            known.deleted = true;
            return Response::new(204, Value::Null);
        }
        self.check(true);
        self.change_message(message);
        Response::new(200, self.described(message))
    }

    /// Puts a message in the place of an interaction's original answer.
    fn put_in_place(&mut self, id: u64, interaction: &Interaction) -> Response {
        let original = interaction.original.unwrap();
        if self.world.messages[&original].body["thinking"] == true {
            let files = std::mem::take(&mut self.files);
            if let Some(message) = self.world.messages.get_mut(&original) {
                (message.body, message.files, message.at) = (self.body.clone(), files, Instant::now());
            }
        } else {
            self.change_message(original);
        }
        if let Some(interaction) = self.world.interactions.get_mut(&id) {
            interaction.messages.push(original);
        }
        Response::new(200, self.described(original))
    }
}
