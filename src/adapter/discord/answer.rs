//! Answers to interactions: the first within three seconds, and only one first.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use super::api::{ApiError, Call};
use super::asked::{Asked, State, Ticket, Way};
use super::courier::Courier;
use super::layout::Payload;

/// Discord's numbers for the ways to answer.
const MESSAGE: u8 = 4;
const THINKING: u8 = 5;
const NOTHING: u8 = 6;
const EPHEMERAL: u32 = 1 << 6;
/// Discord's codes for an interaction that is not there any more, and for one that was answered.
const UNKNOWN_INTERACTION: u64 = 10_062;
const ANSWERED_BEFORE: u64 = 40_060;
/// After this time an answer that is not there is announced; Discord waits three seconds.
const DEFER_AFTER: Duration = Duration::from_secs(2);

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
        let (body, state) = if ticket.component {
            (json!({"type": NOTHING}), State::Answered)
        } else {
            (json!({"type": THINKING, "data": {"flags": EPHEMERAL}}), State::Thinking)
        };
        match self.api.send(&callback(ticket, body)).await {
            Ok(_) => state,
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
    ) -> Result<Told, ApiError> {
        let payload = if public { payload.clone() } else { payload.clone().ephemeral() };
        let mut state = ticket.state.lock().await;
        if *state == State::Open {
            let body = json!({"type": MESSAGE, "data": payload.json()});
            match self.api.send(&callback(ticket, body).with(payload.files.clone())).await {
                Ok(answer) => {
                    *state = State::Answered;
                    let id = answer["resource"]["message"]["id"].as_str().map(str::to_owned);
                    return Ok(Told::Here(id.filter(|_| public)));
                }
                Err(error) => match error.code() {
                    Some(ANSWERED_BEFORE) => *state = State::Thinking,
                    Some(UNKNOWN_INTERACTION) => *state = State::Gone,
                    _ => return Err(error),
                },
            }
        }
        if *state == State::Gone || !asked.alive() {
            return Ok(Told::Elsewhere);
        }
        match *state {
            // An edited message calls nobody, what only one sees cannot be shown to all, and nothing but a message to
            // the channel is recognized if it is sent again.
            State::Thinking | State::Answered if public => Ok(Told::Elsewhere),
            State::Thinking => {
                let call = Call::patch(self.original(ticket), payload.json()).with(payload.files).of_interaction();
                self.api.send(&call).await?;
                *state = State::Answered;
                Ok(Told::Here(None))
            }
            _ => self.follow_up(ticket, &payload, public).await,
        }
    }

    /// Says something more to an interaction that was answered.
    pub(super) async fn follow_up(&self, ticket: &Ticket, payload: &Payload, public: bool) -> Result<Told, ApiError> {
        let path = format!("/webhooks/{}/{}?wait=true", self.application, ticket.token);
        let call = Call::post(path, payload.json()).with(payload.files.clone()).of_interaction();
        let answer = self.api.send(&call).await?;
        Ok(Told::Here(answer["id"].as_str().map(str::to_owned).filter(|_| public)))
    }

    /// Ends an interaction whose answer went elsewhere, or that has none: with a sentence, if it was a command.
    pub(super) async fn dismiss(&self, asked: &Asked, sentence: &str) {
        let Way::Interaction(ticket) = &asked.way else { return };
        let mut state = ticket.state.lock().await;
        let done = match *state {
            State::Open if ticket.component => self.api.send(&callback(ticket, json!({"type": NOTHING}))).await,
            State::Open => {
                let data = Payload::sentence("").ephemeral().with_content(sentence).json();
                self.api.send(&callback(ticket, json!({"type": MESSAGE, "data": data}))).await
            }
            State::Thinking if asked.alive() => {
                self.api.send(&Call::delete(self.original(ticket)).of_interaction()).await
            }
            State::Thinking | State::Answered | State::Gone => return,
        };
        *state = State::Answered;
        if let Err(error) = done {
            tracing::debug!(%error, "an interaction could not be ended");
        }
    }

    fn original(&self, ticket: &Ticket) -> String {
        format!("/webhooks/{}/{}/messages/@original", self.application, ticket.token)
    }
}

pub(super) fn callback(ticket: &Ticket, body: Value) -> Call {
    let path = format!("/interactions/{}/{}/callback?with_response=true", ticket.id, ticket.token);
    Call::post(path, body).of_interaction()
}
