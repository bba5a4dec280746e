//! Answers to interactions: the first within three seconds, and only one first.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::builder::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};

use super::codes;
use super::commands::Registered;
use super::layout::Payload;
use super::pending::{Pending, Ticket, TicketState, Via};
use super::rest::{Rest, RestError, told};

use crate::text::Paragraph;

/// After this time an answer that is not there is announced; Discord waits three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1_500);

/// How an interaction is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// For the one who asked.
    Alone,
    /// For everybody, if nothing was answered yet: an edited message calls nobody, and nothing but a message to the channel
    /// is recognized if it is sent again.
    FirstForAll,
    /// For everybody, also as a further answer: where the channel cannot be written to.
    ForAll,
}

/// The answers to interactions.
pub(super) struct Interactions {
    pub(super) rest: Arc<Rest>,
    /// The commands that Discord knows.
    pub(super) commands: Registered,
}

impl Interactions {
    /// Sees to it that an interaction is answered in time: whatever is not ready is announced.
    pub(super) async fn defer_if_slow(self: Arc<Self>, pending: Arc<Pending>) {
        tokio::time::sleep_until(pending.at + DEFER_AFTER).await;
        let Some(ticket) = pending.ticket() else { return };
        let mut state = ticket.state.lock().await;
        if *state == TicketState::Open {
            *state = self.defer(ticket).await;
        }
    }

    /// Announces an answer: by “thinking”, or, under a button, by nothing that anybody would see.
    async fn defer(&self, ticket: &Ticket) -> TicketState {
        let (response, state) = if ticket.component {
            (CreateInteractionResponse::Acknowledge, TicketState::Answered)
        } else {
            let thinking = CreateInteractionResponseMessage::new().ephemeral(true);
            (CreateInteractionResponse::Defer(thinking), TicketState::Thinking)
        };
        match self.respond(ticket, &response).await {
            Ok(()) => state,
            Err(error) if error.code() == Some(codes::ANSWERED_BEFORE) => TicketState::Thinking,
            Err(error) => {
                tracing::warn!(%error, "an interaction could not be deferred");
                TicketState::Gone
            }
        }
    }

    /// Answers an interaction; says as which message, if that can be named.
    ///
    /// # Errors
    /// If it cannot be answered so, if Discord refuses the message itself, or cannot be reached.
    pub(super) async fn answer(
        &self,
        pending: &Pending,
        payload: &Payload,
        manner: Manner,
    ) -> Result<Option<String>, RestError> {
        let ticket = pending.ticket().ok_or(RestError::NotThisWay)?;
        let mut state = ticket.state.lock().await;
        loop {
            let open = *state == TicketState::Open;
            if !open && (*state == TicketState::Gone || !pending.alive()) {
                return Err(RestError::NotThisWay);
            }
            let done = match (*state, manner) {
                (TicketState::Open, Manner::Alone) => {
                    let response = CreateInteractionResponse::Message(payload.response(true));
                    self.respond(ticket, &response).await.map(|()| None)
                }
                (TicketState::Open, Manner::FirstForAll | Manner::ForAll) => self.respond_to_all(ticket, payload).await,
                (TicketState::Thinking, Manner::Alone) => self.edit_original(ticket, payload).await,
                (TicketState::Answered, Manner::Alone) => self.follow_up(ticket, payload, true).await.map(|_| None),
                (TicketState::Answered, Manner::ForAll) => self.follow_up(ticket, payload, false).await,
                // What only one sees cannot be shown to all.
                _ => return Err(RestError::NotThisWay),
            };
            match done {
                Ok(id) => {
                    *state = TicketState::Answered;
                    return Ok(id);
                }
                Err(error) => {
                    let answered_before = error.code() == Some(codes::ANSWERED_BEFORE);
                    if !answered_before && !codes::is_over(error.code()) {
                        return Err(error);
                    }
                    *state = if open { ticket.after_refusal(answered_before) } else { TicketState::Gone };
                }
            }
        }
    }

    /// Gives the first answer to an interaction.
    pub(super) async fn respond(&self, ticket: &Ticket, response: &CreateInteractionResponse) -> Result<(), RestError> {
        let http = &*self.rest.http;
        self.rest.at_once(|| response.clone().execute(http, (ticket.id, &ticket.token))).await
    }

    /// Gives the first answer for everybody; says which message it became. serenity's method does not ask for that, but
    /// it alone can number several files: with those the message is asked for afterwards.
    async fn respond_to_all(&self, ticket: &Ticket, payload: &Payload) -> Result<Option<String>, RestError> {
        let response = CreateInteractionResponse::Message(payload.response(false));
        let body = json!(response).to_string();
        let route = Route::InteractionResponse { interaction_id: ticket.id, token: &ticket.token };
        let request = Request::new(route, LightMethod::Post).params(Some(vec![("with_response", "true".to_owned())]));
        let request = match payload.files.as_slice() {
            [] => request.body(Some(body.into_bytes())),
            [file] => request.multipart(Some(Multipart {
                upload: MultipartUpload::Attachments(vec![file.clone()]),
                fields: Vec::new(),
                payload_json: Some(body),
            })),
            _ => {
                self.respond(ticket, &response).await?;
                let original = || self.rest.http.get_original_interaction_response(&ticket.token);
                return Ok(self.rest.at_once(original).await.ok().map(|message| message.id.to_string()));
            }
        };
        let answer: Value = self.rest.at_once(|| self.rest.http.fire(request.clone())).await?;
        Ok(answer["resource"]["message"]["id"].as_str().map(str::to_owned))
    }

    /// Puts an answer in the place of “thinking”.
    async fn edit_original(&self, ticket: &Ticket, payload: &Payload) -> Result<Option<String>, RestError> {
        let http = &*self.rest.http;
        told(self.rest.at_once(|| payload.edit().execute(http, &ticket.token)).await).map(|_| None)
    }

    /// Says something more to an interaction that was answered; says which message that became.
    async fn follow_up(&self, ticket: &Ticket, payload: &Payload, alone: bool) -> Result<Option<String>, RestError> {
        let http = &*self.rest.http;
        let done = self.rest.at_once(|| payload.follow_up(alone).execute(http, (None, ticket.token.as_str()))).await;
        Ok(told(done)?.map(|message| message.id.to_string()))
    }

    /// Ends an interaction whose answer went elsewhere, or that has none: with a sentence, if it was a command.
    pub(super) async fn dismiss(&self, pending: &Pending, sentence: &Paragraph) {
        let Via::Interaction(ticket) = &pending.via else { return };
        let mut state = ticket.state.lock().await;
        let done = match *state {
            TicketState::Open if ticket.component => {
                self.respond(ticket, &CreateInteractionResponse::Acknowledge).await
            }
            TicketState::Open => {
                let response = Payload::sentence(sentence, &self.commands).response(true);
                self.respond(ticket, &CreateInteractionResponse::Message(response)).await
            }
            TicketState::Thinking if pending.alive() => {
                let http = &self.rest.http;
                self.rest.at_once(|| http.delete_original_interaction_response(&ticket.token)).await
            }
            TicketState::Thinking | TicketState::Answered | TicketState::Gone => return,
        };
        *state = TicketState::Answered;
        if let Err(error) = done {
            tracing::debug!(%error, "an interaction could not be ended");
        }
    }
}
