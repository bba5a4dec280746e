//! Answers to interactions: the first within three seconds, and only one first.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use serenity::builder::{Builder, CreateInteractionResponse, CreateInteractionResponseMessage};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};

use serenity::model::channel::MessageFlags;
use serenity::model::id::MessageId;
use tokio::time::timeout_at;

use crate::adapter::discord::api::codes;
use crate::adapter::discord::api::rest::{Rest, RestError, told};
use crate::adapter::discord::outgoing::past::Past;
use crate::adapter::discord::shown::commands::Registered;
use crate::adapter::discord::shown::layout::Payload;
use crate::adapter::discord::state::pending::{Manner, Pending, Pressed, PrivateMessage, Ticket, TicketState, Via};

use crate::club::SeenBy;
use crate::text::Paragraph;

/// After this time, a missing answer is announced. Discord waits three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1_500);
/// A first answer that is still on its way after this time, as a picture over a slow line, is announced instead.
const FIRST_WITHIN: Duration = Duration::from_millis(2_300);

/// The type of an answer that changes the message at which something was pressed.
const UPDATE: u8 = 7;

/// The answer to an interaction.
pub(in crate::adapter::discord) struct Answered {
    /// The message, if it can be named.
    pub(in crate::adapter::discord) message: Option<String>,
    pub(in crate::adapter::discord) seen_by: SeenBy,
    /// The message that only the asker sees, if it is a further answer.
    pub(in crate::adapter::discord) private: Option<MessageId>,
}

impl Answered {
    const fn alone() -> Self {
        Self { message: None, seen_by: SeenBy::One, private: None }
    }

    const fn shown(message: Option<String>, seen_by: SeenBy) -> Self {
        Self { message, seen_by, private: None }
    }
}

fn seen_by(flags: MessageFlags) -> SeenBy {
    if flags.contains(MessageFlags::EPHEMERAL) { SeenBy::One } else { SeenBy::Everyone }
}

/// The result of an attempt to answer, and the state of the answer after it.
enum Attempt {
    /// It stands there.
    Done(Answered, TicketState),
    /// It takes another attempt.
    Again(TicketState),
}

/// The meaning of a refusal for the interaction: that it can't be answered anymore, or nothing.
fn gone(error: RestError) -> Result<Attempt, RestError> {
    if codes::is_over(error.code()) { Ok(Attempt::Again(TicketState::Gone)) } else { Err(error) }
}

/// The answers to interactions.
pub(in crate::adapter::discord) struct Interactions {
    pub(in crate::adapter::discord) rest: Arc<Rest>,
    /// The commands that Discord knows.
    pub(in crate::adapter::discord) commands: Registered,
}

impl Interactions {
    /// Makes sure that an interaction is answered in time, by announcing an answer that isn't ready.
    pub(in crate::adapter::discord) async fn defer_if_slow(self: Arc<Self>, pending: Arc<Pending>) {
        tokio::time::sleep_until(pending.at + DEFER_AFTER).await;
        let Some(ticket) = pending.ticket() else { return };
        let mut state = ticket.state.lock().await;
        if *state == TicketState::Open {
            *state = self.defer(ticket).await;
        }
    }

    /// Announces an answer: by “thinking”, or, where something was pressed, by nothing that anybody would see.
    async fn defer(&self, ticket: &Ticket) -> TicketState {
        let (done, state) = match &ticket.pressed {
            Some(Pressed { reset: Some(rows), .. }) => {
                // A select that shows the last choice doesn't report the same choice again.
                let shown = json!({"type": UPDATE, "data": {"components": rows}});
                (self.respond_by(ticket, &shown).await, TicketState::Acknowledged)
            }
            Some(_) => (self.respond(ticket, &CreateInteractionResponse::Acknowledge).await, TicketState::Acknowledged),
            None => {
                let thinking = CreateInteractionResponseMessage::new().ephemeral(!ticket.for_all);
                let state = if ticket.for_all { TicketState::ThinkingAloud } else { TicketState::Thinking };
                (self.respond(ticket, &CreateInteractionResponse::Defer(thinking)).await, state)
            }
        };
        match done {
            Ok(()) => state,
            Err(error) if error.code() == Some(codes::ANSWERED_BEFORE) => TicketState::Recalled,
            Err(error) => {
                tracing::warn!(%error, "an interaction could not be deferred");
                TicketState::Gone
            }
        }
    }

    /// Answers an interaction; says as which message, if that can be named.
    ///
    /// # Errors
    /// If it can't be answered like this, Discord refuses the message itself, or Discord can't be reached.
    pub(in crate::adapter::discord) async fn answer(
        &self,
        pending: &Pending,
        payload: &Payload,
        manner: Manner,
    ) -> Result<Answered, RestError> {
        let ticket = pending.ticket().ok_or(RestError::NotThisWay)?;
        let mut state = ticket.state.lock().await;
        if ticket.recalled && *state == TicketState::Open {
            *state = TicketState::Recalled;
        }
        loop {
            if *state == TicketState::Gone || *state != TicketState::Open && !pending.alive() {
                return Err(RestError::NotThisWay);
            }
            let attempt = match *state {
                TicketState::Open if ticket.acknowledges_first(manner) => Attempt::Again(self.defer(ticket).await),
                TicketState::Open => self.open(pending, ticket, payload, manner).await?,
                TicketState::Recalled => self.look(ticket, payload, manner).await?,
                // The message that replaces “thinking” notifies nobody, and everybody sees it.
                TicketState::ThinkingAloud if manner != Manner::FirstForAll => {
                    self.delete_original(ticket).await?;
                    Attempt::Again(TicketState::Answered)
                }
                further => self.further(ticket, payload, manner, further).await?,
            };
            match attempt {
                Attempt::Again(now) => *state = now,
                Attempt::Done(answered, now) => {
                    *state = now;
                    return Ok(answered);
                }
            }
        }
    }

    /// Gives the first answer, or announces it if that takes too long.
    async fn open(
        &self,
        pending: &Pending,
        ticket: &Ticket,
        payload: &Payload,
        manner: Manner,
    ) -> Result<Attempt, RestError> {
        let Ok(done) = timeout_at(pending.at + FIRST_WITHIN, self.first(ticket, payload, manner)).await else {
            // It may be there all the same, which the deferral shows.
            return match self.defer(ticket).await {
                TicketState::Recalled => Ok(self.taken_or_deferred(ticket, payload).await),
                deferred => Ok(Attempt::Again(deferred)),
            };
        };
        match done {
            Ok(answered) => Ok(Attempt::Done(answered, TicketState::Answered)),
            // Our own answer may have been taken although we didn't hear so.
            Err(error) if error.code() == Some(codes::ANSWERED_BEFORE) => {
                Ok(self.taken_or_deferred(ticket, payload).await)
            }
            Err(error) => gone(error),
        }
    }

    /// The state of an interaction that was answered before: our answer was taken, or one was announced.
    async fn taken_or_deferred(&self, ticket: &Ticket, payload: &Payload) -> Attempt {
        match self.original(ticket, payload).await {
            Some(found) => Attempt::Done(found, TicketState::Answered),
            None if ticket.pressed.is_some() => Attempt::Again(TicketState::Acknowledged),
            None if ticket.for_all => Attempt::Again(TicketState::ThinkingAloud),
            None => Attempt::Again(TicketState::Thinking),
        }
    }

    /// Looks for an answer of ours that Discord may have taken without our hearing so. If that isn't certain, an answer
    /// for everybody isn't given again; it goes another way.
    async fn look(&self, ticket: &Ticket, payload: &Payload, manner: Manner) -> Result<Attempt, RestError> {
        match self.original(ticket, payload).await {
            Some(found) => Ok(Attempt::Done(found, TicketState::Answered)),
            None if manner == Manner::Alone => Ok(Attempt::Again(TicketState::Answered)),
            None => Err(RestError::NotThisWay),
        }
    }

    /// An answer to an interaction that was deferred, acknowledged or answered.
    async fn further(
        &self,
        ticket: &Ticket,
        payload: &Payload,
        manner: Manner,
        state: TicketState,
    ) -> Result<Attempt, RestError> {
        let done = match (state, manner) {
            (TicketState::Thinking, Manner::Alone) => self.edit_original(ticket, payload).await,
            (TicketState::Acknowledged, Manner::Alone) if ticket.private() => self.edit_original(ticket, payload).await,
            (TicketState::Acknowledged, Manner::FirstForAll) if !ticket.writes => {
                self.follow_up(ticket, payload, false).await
            }
            (TicketState::Acknowledged | TicketState::Answered, Manner::Alone | Manner::ForAll) => {
                self.follow_up(ticket, payload, manner == Manner::Alone).await
            }
            // A private answer can't be shown to everybody.
            _ => Err(RestError::NotThisWay),
        };
        match done {
            Ok(answered) => {
                let over = state != TicketState::Acknowledged || ticket.private() && manner == Manner::Alone;
                Ok(Attempt::Done(answered, if over { TicketState::Answered } else { state }))
            }
            Err(RestError::Unsure) => Ok(Attempt::Again(TicketState::Recalled)),
            Err(error) => gone(error),
        }
    }

    /// The first answer.
    async fn first(&self, ticket: &Ticket, payload: &Payload, manner: Manner) -> Result<Answered, RestError> {
        if manner == Manner::Alone {
            let response = if ticket.private() {
                CreateInteractionResponse::UpdateMessage(payload.response(false))
            } else {
                CreateInteractionResponse::Message(payload.response(true))
            };
            return self.respond(ticket, &response).await.map(|()| Answered::alone());
        }
        self.respond_to_all(ticket, payload).await
    }

    /// The first answer, if it is this message. Only its text can be compared, because components may have been added
    /// since.
    async fn original(&self, ticket: &Ticket, payload: &Payload) -> Option<Answered> {
        let original = || self.rest.http.get_original_interaction_response(&ticket.token);
        let message = self.rest.at_once(original).await.ok()?;
        let flags = message.flags.unwrap_or_default();
        let ours = !flags.contains(MessageFlags::LOADING) && payload.content.starts_with(message.content.trim_end());
        ours.then(|| Answered::shown(Some(message.id.to_string()), seen_by(flags)))
    }

    /// Gives the first answer to an interaction.
    pub(in crate::adapter::discord) async fn respond(
        &self,
        ticket: &Ticket,
        response: &CreateInteractionResponse,
    ) -> Result<(), RestError> {
        let http = &*self.rest.http;
        self.rest.at_once(|| response.clone().execute(http, (ticket.id, &ticket.token))).await
    }

    /// Gives a first answer that serenity can't build.
    async fn respond_by(&self, ticket: &Ticket, response: &Value) -> Result<(), RestError> {
        let http = &*self.rest.http;
        self.rest.at_once(|| http.create_interaction_response(ticket.id, &ticket.token, response, Vec::new())).await
    }

    /// Gives the first answer for everybody, and returns its message. serenity's method doesn't ask for that, but only
    /// it can number several files: then the message is fetched afterwards.
    async fn respond_to_all(&self, ticket: &Ticket, payload: &Payload) -> Result<Answered, RestError> {
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
                let message = self.rest.at_once(original).await.ok();
                let seen_by = message.as_ref().and_then(|message| message.flags).map_or(SeenBy::Everyone, seen_by);
                return Ok(Answered::shown(message.map(|message| message.id.to_string()), seen_by));
            }
        };
        let answer: Value = self.rest.at_once(|| self.rest.http.fire(request.clone())).await?;
        let message = &answer["resource"]["message"];
        // Where the app may not speak, an answer for everybody is shown to the asker alone.
        let alone = answer["interaction"]["response_message_ephemeral"] == true
            || message["flags"].as_u64().is_some_and(|flags| flags & MessageFlags::EPHEMERAL.bits() != 0);
        let seen_by = if alone { SeenBy::One } else { SeenBy::Everyone };
        Ok(Answered::shown(message["id"].as_str().map(str::to_owned), seen_by))
    }

    /// Puts an answer in the place of “thinking”.
    async fn edit_original(&self, ticket: &Ticket, payload: &Payload) -> Result<Answered, RestError> {
        let http = &*self.rest.http;
        told(self.rest.at_once(|| payload.edit().execute(http, &ticket.token)).await).map(|_| Answered::alone())
    }

    /// Sends another message in answer to an interaction, and returns it. Discord wouldn't recognize it the second
    /// time, so if everybody sees it, it is sent once.
    async fn follow_up(&self, ticket: &Ticket, payload: &Payload, alone: bool) -> Result<Answered, RestError> {
        let http = &*self.rest.http;
        let request = || payload.follow_up(alone).execute(http, (None, ticket.token.as_str()));
        let done = if alone { self.rest.at_once(request).await } else { self.rest.at_most_once(request).await };
        let message = told(done)?;
        if alone {
            return Ok(Answered { private: message.map(|message| message.id), ..Answered::alone() });
        }
        let shown = message.as_ref().and_then(|message| message.flags).map_or(SeenBy::Everyone, seen_by);
        Ok(Answered::shown(message.map(|message| message.id.to_string()), shown))
    }

    /// Ends an interaction whose answer went elsewhere, or that has none: with a sentence, unless the answer is right
    /// `here`.
    pub(in crate::adapter::discord) async fn dismiss(&self, pending: &Pending, sentence: &Paragraph, here: bool) {
        let Via::Interaction(ticket) = &pending.via else { return };
        let mut state = ticket.state.lock().await;
        let payload = Payload::sentence(sentence, &self.commands);
        let done = match *state {
            // The button has done its work, and everybody sees the result.
            TicketState::Open if ticket.private() && here => {
                *state = self.defer(ticket).await;
                self.delete_original(ticket).await
            }
            TicketState::Acknowledged if ticket.private() && here => self.delete_original(ticket).await,
            TicketState::Open if ticket.private() => self.first(ticket, &payload, Manner::Alone).await.map(drop),
            TicketState::Open if here || ticket.pressed.is_some() => {
                *state = self.defer(ticket).await;
                self.take_back_thinking(ticket, *state).await
            }
            TicketState::Open => self.first(ticket, &payload, Manner::Alone).await.map(drop),
            TicketState::Thinking | TicketState::ThinkingAloud if pending.alive() => {
                self.take_back_thinking(ticket, *state).await
            }
            TicketState::Acknowledged if ticket.private() => self.edit_original(ticket, &payload).await.map(drop),
            _ => return,
        };
        if *state != TicketState::Acknowledged {
            *state = TicketState::Answered;
        }
        if let Err(error) = done {
            tracing::debug!(%error, "an interaction could not be ended");
        }
    }

    async fn take_back_thinking(&self, ticket: &Ticket, state: TicketState) -> Result<(), RestError> {
        match state {
            TicketState::Thinking | TicketState::ThinkingAloud => self.delete_original(ticket).await,
            _ => Ok(()),
        }
    }

    async fn delete_original(&self, ticket: &Ticket) -> Result<(), RestError> {
        let http = &self.rest.http;
        self.rest.at_once(|| http.delete_original_interaction_response(&ticket.token)).await
    }

    /// Takes a message away that only one person saw.
    pub(in crate::adapter::discord) async fn take_away(&self, shown: PrivateMessage) {
        let (http, PrivateMessage { token, message, .. }) = (&*self.rest.http, &shown);
        let done = match message {
            Some(message) => self.rest.at_once(|| http.delete_followup_message(token, *message)).await,
            None => self.rest.at_once(|| http.delete_original_interaction_response(token)).await,
        };
        if let Err(error) = done {
            // They may have done so themselves.
            tracing::debug!(%error, "a private message stays");
        }
    }

    /// Edits a message of an interaction, with the interaction's right to answer.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn change_by(
        &self,
        token: &str,
        message: MessageId,
        payload: &Payload,
    ) -> Result<(), RestError> {
        let (http, edit, files) = (&*self.rest.http, payload.edit(), &payload.files);
        let request = || http.edit_followup_message(token, message, &edit, files.clone());
        told(self.rest.at_once(request).await).map(drop)
    }

    /// Leaves the text of a message that came of an interaction, by the right to answer that one.
    ///
    /// # Errors
    /// If Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn shrink_by(
        &self,
        token: &str,
        message: MessageId,
        past: &Past,
    ) -> Result<(), RestError> {
        let (http, edit) = (&*self.rest.http, past.edit_of_original());
        let request = || http.edit_followup_message(token, message, &edit, Vec::new());
        told(self.rest.at_once(request).await).map(drop)
    }

    /// Leaves the text of the message that was pressed, if the interaction may still change that.
    ///
    /// # Errors
    /// If it may not, or Discord refuses it or can't be reached.
    pub(in crate::adapter::discord) async fn shrink_pressed(
        &self,
        pending: &Pending,
        past: &Past,
    ) -> Result<(), RestError> {
        let ticket = pending.ticket().ok_or(RestError::NotThisWay)?;
        if *ticket.state.lock().await != TicketState::Acknowledged || !pending.alive() {
            return Err(RestError::NotThisWay);
        }
        let http = &*self.rest.http;
        told(self.rest.at_once(|| past.edit_of_original().execute(http, &ticket.token)).await).map(drop)
    }
}
