//! Answers without the club: the modal for a typed turn, the form of a challenge, and help for people whose words
//! Discord doesn't show us.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::builder::{CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::model::application::{CommandDataResolved, CommandInteraction, ComponentInteraction};
use serenity::model::channel::Message;
use serenity::model::id::InteractionId;
use tokio::time::timeout;

use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::incoming::intake;
use crate::adapter::discord::incoming::reception::Reception;
use crate::adapter::discord::shown::form::Form;
use crate::adapter::discord::shown::layout::Payload;
use crate::adapter::discord::shown::pressed::{Typed, TypedAt};
use crate::club::{Club, Person};
use crate::rules::{Game, Reading};
use crate::text::{self, Language};

/// How long to wait for a modal's content. Discord waits three seconds for the modal itself.
const LOOKING: Duration = Duration::from_millis(1_500);

/// Answers without the club.
pub(in crate::adapter::discord) struct Dialogs {
    pub(in crate::adapter::discord) reception: Arc<Reception>,
}

impl Dialogs {
    /// Opens the modal for a typed turn. Somebody who can't play there is told their legal actions instead.
    pub(in crate::adapter::discord) async fn open_modal(
        self: Arc<Self>,
        interaction: ComponentInteraction,
        typed: Typed,
    ) {
        let account = interaction.user.id.to_string();
        let known = match typed.at {
            TypedAt::Task(..) | TypedAt::Puzzle(_) | TypedAt::Mistake(_) => {
                let find = move |club: &mut Club, now| club.ongoing_task(PLATFORM, &account, now).unwrap_or_default();
                let task = timeout(LOOKING, self.reception.club.ask(find)).await;
                Ok(task.ok().flatten().flatten().map(|task| (true, task.game)))
            }
            TypedAt::Game(id) => {
                let find = move |club: &mut Club, _| {
                    let ongoing = club.ongoing(PLATFORM, &account).unwrap_or_default();
                    ongoing.into_iter().find(|ongoing| ongoing.id == id.0)
                };
                let game = timeout(LOOKING, self.reception.club.ask(find)).await;
                game.map(|game| game.flatten().map(|ongoing| (ongoing.awaits, ongoing.game)))
            }
        };
        let game: Option<Game> = match (&typed.begun, typed.at, known) {
            (Some(line), _, Ok(Some((_, game)))) => game_after(game, line),
            (Some(_), ..) => None,
            (None, TypedAt::Game(_), Ok(None | Some((false, _)))) => {
                return self.refuse_typing(&interaction).await;
            }
            (None, _, Ok(known)) => known.map(|(_, game)| game),
            (None, _, Err(_)) => None,
        };
        let language = Language::find(&interaction.locale).unwrap_or(Language::english());
        let response = CreateInteractionResponse::Modal(typed.modal(game.as_ref(), language));
        self.respond(interaction.id, &interaction.token, &response).await;
    }

    /// Tells somebody that they can't type a turn because it isn't theirs.
    async fn refuse_typing(&self, interaction: &ComponentInteraction) {
        let language = Language::find(&interaction.locale).unwrap_or(Language::english());
        let message = self.sentence(&text::Message::new("discord-not-your-turn"), language);
        self.respond(interaction.id, &interaction.token, &CreateInteractionResponse::Message(message)).await;
    }

    /// Opens the form of a challenge for somebody who challenges a person from their menu, or names no game.
    pub(in crate::adapter::discord) async fn open_form(self: Arc<Self>, interaction: CommandInteraction) {
        let language = Language::find(&interaction.locale).unwrap_or(Language::english());
        let opponent = interaction.data.resolved.users.keys().next().copied();
        let form = Form::new(opponent, self.reception.directory.me());
        let form = self.filled(&form, &interaction.data.resolved, language).await;
        self.respond(interaction.id, &interaction.token, &CreateInteractionResponse::Message(form)).await;
    }

    /// Shows the form of a challenge as it is after a choice.
    pub(in crate::adapter::discord) async fn change_form(self: Arc<Self>, interaction: ComponentInteraction) {
        let language = Language::find(&interaction.locale).unwrap_or(Language::english());
        let response = match Form::after(&interaction, self.reception.directory.me()) {
            Some(form) => {
                let form = self.filled(&form, &interaction.data.resolved, language).await;
                CreateInteractionResponse::UpdateMessage(form)
            }
            None => {
                let sentence = text::Message::new("discord-unknown-button");
                CreateInteractionResponse::Message(self.sentence(&sentence, language))
            }
        };
        self.respond(interaction.id, &interaction.token, &response).await;
    }

    /// A form as a message, or why the opponent can't be challenged.
    async fn filled(
        &self,
        form: &Form,
        resolved: &CommandDataResolved,
        language: &Language,
    ) -> CreateInteractionResponseMessage {
        let me = self.reception.directory.me();
        let user = form.opponent().and_then(|id| resolved.users.get(&id));
        let member = user.and_then(|user| resolved.members.get(&user.id));
        if let Some(user) = user
            && let Err(refused) = intake::is_opponent(user, me).and_then(|()| intake::sees(user, member))
        {
            let nobody = Form::new(None, me);
            return self.sentence(&refused, language).components(nobody.rows(language));
        }
        let person = user.map(|user| Person {
            id: user.id.to_string(),
            name: intake::name_of(user, member.and_then(|member| member.nick.clone())),
        });
        if let Some(person) = person.clone().filter(|person| person.id != me.to_string()) {
            // The choice has only their id.
            let noted = self.reception.club.ask(move |club, now| club.note_person(PLATFORM, &person, now)).await;
            if !matches!(noted, Some(Ok(()))) {
                return self.sentence(&text::Message::new("discord-undone"), language);
            }
        }
        self.sentence(&form.sentence(person.as_ref()), language).components(form.rows(language))
    }

    async fn respond(&self, id: InteractionId, token: &str, response: &CreateInteractionResponse) {
        let (rest, mut response) = (&self.reception.interactions.rest, json!(response));
        write_ids_as_text(&mut response);
        let request = || rest.http.create_interaction_response(id, token, &response, Vec::new());
        if let Err(error) = rest.at_once(request).await {
            tracing::info!(%error, "an interaction could not be answered");
        }
    }

    fn sentence(&self, sentence: &text::Message, language: &Language) -> CreateInteractionResponseMessage {
        Payload::sentence(&language.paragraph(sentence), &self.reception.commands).response(true)
    }

    /// Tells a player who replies to a board, and whose words Discord doesn't show us, how to play.
    pub(in crate::adapter::discord) async fn explain_typing(self: Arc<Self>, message: Message) {
        let Some(answered) = message.referenced_message.as_ref().map(|answered| answered.id.to_string()) else {
            return;
        };
        let account = message.author.id.to_string();
        let find = move |club: &mut Club, _| {
            let game = club.live_game_of(PLATFORM, &answered).unwrap_or_default();
            let ongoing = club.ongoing(PLATFORM, &account).unwrap_or_default();
            ongoing.into_iter().any(|ongoing| ongoing.awaits && Some(ongoing.id) == game)
        };
        if self.reception.club.ask(find).await != Some(true) {
            return;
        }
        let how = Language::english().paragraph(&text::Message::new("discord-how-to-play"));
        let payload = Payload::sentence(&how, &self.reception.commands);
        let said = self.reception.channels.write(message.channel_id, &payload, None, Some(message.id)).await;
        if let Err(error) = said {
            tracing::info!(%error, "somebody could not be told how to play");
        }
    }
}

/// Writes the ids of chosen people in a select as Discord describes them. serenity 0.12 writes them as numbers.
fn write_ids_as_text(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for chosen in fields.get_mut("default_values").and_then(Value::as_array_mut).into_iter().flatten() {
                chosen["id"] = json!(chosen["id"].to_string().trim_matches('"'));
            }
            fields.values_mut().for_each(write_ids_as_text);
        }
        Value::Array(items) => items.iter_mut().for_each(write_ids_as_text),
        _ => {}
    }
}

/// A game after a line of turns, each followed by “then”. `None` if they aren't legal.
fn game_after(mut game: Game, line: &str) -> Option<Game> {
    match game.read_line(&line.replace(" then", "")) {
        Reading::Complete { actions } | Reading::Open { actions, .. } => {
            actions.iter().try_for_each(|action| game.play(action)).ok()?;
            Some(game)
        }
        _ => None,
    }
}
