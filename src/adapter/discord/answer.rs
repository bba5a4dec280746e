//! Answers to interactions: the first within three seconds, and only one first.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::builder::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};

use super::asked::{Asked, State, Ticket, Way};
use super::courier::Courier;
use super::layout::Payload;
use super::rest::{Trouble, told};
use crate::text::Paragraph;

/// Discord's codes for an interaction that is not there any more, or whose time is over, and for one that was answered.
const OVER: [isize; 3] = [10_062, 10_015, 50_027];
const ANSWERED_BEFORE: isize = 40_060;
/// After this time an answer that is not there is announced; Discord waits three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1_500);

/// What became of an answer.
pub(super) enum Told {
    /// It was given, as the message with this id if it is one that can be named.
    Here(Option<String>),
    /// It cannot be given by this way.
    Elsewhere,
}

impl Courier {
    /// Sees to it that an interaction is answered in time: whatever is not ready is announced.
    pub(super) async fn defer_if_slow(self: Arc<Self>, asked: Arc<Asked>) {
        tokio::time::sleep_until(asked.at + DEFER_AFTER).await;
        let Some(ticket) = asked.ticket() else { return };
        let mut state = ticket.state.lock().await;
        if *state == State::Open {
            *state = self.defer(ticket).await;
        }
    }

    /// Announces an answer: by “thinking”, or, under a button, by nothing that anybody would see.
    async fn defer(&self, ticket: &Ticket) -> State {
        let (response, state) = if ticket.component {
            (CreateInteractionResponse::Acknowledge, State::Answered)
        } else {
            let thinking = CreateInteractionResponseMessage::new().ephemeral(true);
            (CreateInteractionResponse::Defer(thinking), State::Thinking)
        };
        match self.respond(ticket, &response).await {
            Ok(()) => state,
            Err(error) if error.code() == Some(ANSWERED_BEFORE) => State::Thinking,
            Err(error) => {
                tracing::warn!(%error, "an interaction could not be deferred");
                State::Gone
            }
        }
    }

    /// Answers an interaction for everybody, or, with an ephemeral message, for the one who asked.
    ///
    /// # Errors
    /// If Discord refuses the message itself, or cannot be reached.
    pub(super) async fn answer(
        &self,
        asked: &Asked,
        ticket: &Ticket,
        payload: &Payload,
        public: bool,
    ) -> Result<Told, Trouble> {
        let mut state = ticket.state.lock().await;
        loop {
            let done = match *state {
                State::Open if public => self.respond_to_all(ticket, payload).await,
                State::Open => {
                    let response = CreateInteractionResponse::Message(payload.response(true));
                    self.respond(ticket, &response).await.map(|()| None)
                }
                // An edited message calls nobody, what only one sees cannot be shown to all, and nothing but a message
                // to the channel is recognized if it is sent again.
                State::Thinking | State::Answered if public => return Ok(Told::Elsewhere),
                _ if *state == State::Gone || !asked.alive() => return Ok(Told::Elsewhere),
                State::Thinking => {
                    let http = &*self.rest.http;
                    told(self.rest.at_once(|| payload.edit().execute(http, &ticket.token)).await).map(|_| None)
                }
                State::Answered | State::Gone => self.follow_up(ticket, payload, false).await,
            };
            match done {
                Ok(id) => {
                    *state = State::Answered;
                    return Ok(Told::Here(id));
                }
                Err(error) => {
                    let answered_before = error.code() == Some(ANSWERED_BEFORE);
                    if !answered_before && !error.code().is_some_and(|code| OVER.contains(&code)) {
                        return Err(error);
                    }
                    *state = if *state == State::Open { ticket.after_refusal(answered_before) } else { State::Gone };
                }
            }
        }
    }

    /// Gives the first answer to an interaction.
    pub(super) async fn respond(&self, ticket: &Ticket, response: &CreateInteractionResponse) -> Result<(), Trouble> {
        let http = &*self.rest.http;
        self.rest.at_once(|| response.clone().execute(http, (ticket.id, &ticket.token))).await
    }

    /// Gives the first answer for everybody; says which message it became. serenity's method does not ask for that, but
    /// it alone can number several files: with those the message remains unknown.
    async fn respond_to_all(&self, ticket: &Ticket, payload: &Payload) -> Result<Option<String>, Trouble> {
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
            _ => return self.respond(ticket, &response).await.map(|()| None),
        };
        let answer: Value = self.rest.at_once(|| self.rest.http.fire(request.clone())).await?;
        Ok(answer["resource"]["message"]["id"].as_str().map(str::to_owned))
    }

    /// Says something more to an interaction that was answered; says the id if it is a message for everybody.
    pub(super) async fn follow_up(
        &self,
        ticket: &Ticket,
        payload: &Payload,
        public: bool,
    ) -> Result<Option<String>, Trouble> {
        let http = &*self.rest.http;
        let done = self.rest.at_once(|| payload.follow_up(!public).execute(http, (None, ticket.token.as_str()))).await;
        Ok(told(done)?.map(|message| message.id.to_string()).filter(|_| public))
    }

    /// Ends an interaction whose answer went elsewhere, or that has none: with a sentence, if it was a command.
    pub(super) async fn dismiss(&self, asked: &Asked, sentence: &Paragraph) {
        let Way::Interaction(ticket) = &asked.way else { return };
        let mut state = ticket.state.lock().await;
        let done = match *state {
            State::Open if ticket.component => self.respond(ticket, &CreateInteractionResponse::Acknowledge).await,
            State::Open => {
                let response = Payload::sentence(sentence, &self.commands).response(true);
                self.respond(ticket, &CreateInteractionResponse::Message(response)).await
            }
            State::Thinking if asked.alive() => {
                let http = &self.rest.http;
                self.rest.at_once(|| http.delete_original_interaction_response(&ticket.token)).await
            }
            State::Thinking | State::Answered | State::Gone => return,
        };
        *state = State::Answered;
        if let Err(error) = done {
            tracing::debug!(%error, "an interaction could not be ended");
        }
    }
}
