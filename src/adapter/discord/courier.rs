//! Brings letters to where they belong: to the interaction that waits for them, to a channel, into a game's thread, or
//! to somebody alone.

use std::sync::Arc;
use std::time::Duration;

use serenity::model::id::{ChannelId, MessageId, UserId};

use super::channels::Channels;
use super::codes;
use super::commands::Registered;
use super::hub::Hub;
use super::intake::PLATFORM;
use super::interactions::{Answered, Interactions};
use super::layout::{self, Payload};
use super::looks::Looks;
use super::pending::{Manner, Pending, PendingEvents};
use super::rest::RestError;
use super::route::{self, Circumstances, Route};
use super::threads::Threads;
use super::tidying::Tidying;
use crate::adapter::club_link::ClubLink;
use crate::adapter::delivery::{Carrier, Order};
use crate::club::{Audience, Landed, Letter, Outgoing, SeenBy, SendFailure, SentMessage, To};
use crate::render::Theme;
use crate::text::{Language, Message, Named, Paragraph, Span};

/// How long it is waited until a message is changed that was changed too often.
const CHANGE_LATER: Duration = Duration::from_secs(5 * 60);

/// Brings letters to where they belong.
pub(super) struct Courier {
    pub(super) club: ClubLink,
    pub(super) interactions: Arc<Interactions>,
    pub(super) channels: Arc<Channels>,
    pub(super) threads: Arc<Threads>,
    pub(super) pending: Arc<PendingEvents>,
    pub(super) looks: Arc<Looks>,
    pub(super) hub: Hub,
    pub(super) tidying: Tidying,
    /// The theme of those who have chosen none.
    pub(super) theme: Theme,
    /// The commands that Discord knows.
    pub(super) commands: Registered,
}

impl Carrier for Courier {
    const PLATFORM: &'static str = PLATFORM;
    const ORDER: Order = Order::ByGame;
    type Drawn = Payload;

    fn draw(&self, outgoing: &Outgoing) -> Result<Payload, String> {
        self.looks.forget_what_changed(&outgoing.letter);
        Ok(layout::lay_out(outgoing, self.theme, &self.commands))
    }

    async fn send(&self, outgoing: &Outgoing, payload: &mut Payload) -> Result<Landed, SendFailure> {
        if let Some(account) = self.pending_of(outgoing).and_then(|pending| pending.hub.clone()) {
            self.hub.add_to(payload, account, language(&outgoing.letter)).await;
        }
        if outgoing.letter.digest
            && payload.controls().is_none()
            && let To::Account(account) = &outgoing.letter.to
        {
            self.hub.add_to(payload, account.clone(), language(&outgoing.letter)).await;
        }
        let mut brought = self.bring(outgoing, payload).await;
        if let Err(error) = &brought
            && error.may_be_the_files()
            && !payload.files.is_empty()
        {
            tracing::warn!(letter = outgoing.id, %error, "a picture cannot be uploaded; it is said what it shows");
            *payload = payload.clone().without_files();
            brought = self.bring(outgoing, payload).await;
        }
        brought.map_err(|error| match error {
            RestError::Limited(wait) => SendFailure::Limited(wait),
            _ if error.code() == Some(codes::CHANGED_TOO_OFTEN) => SendFailure::Limited(CHANGE_LATER),
            _ if error.passes() => SendFailure::Passing(error.to_string()),
            _ => SendFailure::Final(error.to_string()),
        })
    }

    async fn conclude(&self, outgoing: &Outgoing, payload: &Payload, _: &Landed) {
        self.tidying.shrink(outgoing, payload, self.pending_of(outgoing)).await;
    }

    async fn give_up(&self, outgoing: &Outgoing, _: &str) {
        if let Some(pending) = self.pending_of(outgoing) {
            self.interactions.dismiss(&pending, &in_language(&outgoing.letter, "discord-undelivered"), false).await;
        }
    }
}

impl Courier {
    /// Brings a letter to where it belongs.
    async fn bring(&self, outgoing: &Outgoing, payload: &Payload) -> Result<Landed, RestError> {
        let letter = &outgoing.letter;
        if let Some(changed) = &outgoing.edits {
            return self.change(changed, payload).await;
        }
        let pending = self.pending_of(outgoing);
        if letter.audience != Audience::Everyone || route::is_page(letter, pending.as_deref()) {
            let pending = pending.ok_or(RestError::NobodyWaits)?;
            return self.first_that_works(outgoing, payload, route::for_asker(letter.audience, &pending)).await;
        }
        let home = match &letter.to {
            To::Place(id) => id.parse().map_err(|_| RestError::Nowhere)?,
            To::Account(account) => {
                let user = account.parse().map_err(|_| RestError::Nowhere)?;
                return match self.take(outgoing, payload, &Route::Account(user)).await {
                    Err(error) if codes::is_not_writable(error.code()) => {
                        tracing::info!(letter = outgoing.id, %error, "somebody takes no messages");
                        self.tell_instead(outgoing, payload, user).await?.ok_or(error)
                    }
                    done => done,
                };
            }
        };
        let known = Circumstances { home, thread: self.threads.of(letter).await?, pending };
        let landed = self.first_that_works(outgoing, payload, route::for_everyone(letter, &known)).await?;
        self.say_where(letter, payload, &known, &landed).await;
        if known.thread.is_none() && landed.channel == home.to_string() {
            self.open_thread(letter, home, &landed).await;
        }
        Ok(landed)
    }

    /// Puts a letter into a message of ours.
    async fn change(&self, changed: &SentMessage, payload: &Payload) -> Result<Landed, RestError> {
        let channel = changed.channel.clone().ok_or(RestError::Nowhere)?;
        let (place, message) = (channel.parse().ok(), changed.message.parse().ok());
        let (Some(place), Some(message)) = (place, message) else { return Err(RestError::Nowhere) };
        self.channels.change(place, message, payload).await?;
        Ok(Landed { channel, message: Some(changed.message.clone()), seen_by: SeenBy::Everyone, controls: None })
    }

    /// The event that a letter answers, if it still waits, also if it came before the start.
    fn pending_of(&self, outgoing: &Outgoing) -> Option<Arc<Pending>> {
        let letter = &outgoing.letter;
        let event = letter.answers.as_deref()?;
        self.pending.get(event).or_else(|| {
            let To::Place(place) = &letter.to else { return None };
            let token = letter.token.as_deref()?;
            self.pending.recall(event, token, place.parse().ok()?, outgoing.age)
        })
    }

    /// Tries one way after the other while the places cannot be written to. While Discord wants a channel to be left
    /// alone, only answers to interactions are tried that are for everybody, for these have limits of their own.
    async fn first_that_works(
        &self,
        outgoing: &Outgoing,
        payload: &Payload,
        routes: Vec<Route>,
    ) -> Result<Landed, RestError> {
        let mut refused = RestError::Nowhere;
        for route in routes {
            let is_limited = matches!(refused, RestError::Limited(_));
            if is_limited && !matches!(route, Route::Interaction(_, Manner::FirstForAll | Manner::ForAll)) {
                continue;
            }
            match self.take(outgoing, payload, &route).await {
                Ok(landed) => return Ok(landed),
                Err(error) if codes::is_not_writable(error.code()) => {
                    tracing::info!(letter = outgoing.id, %error, "a place cannot be written to");
                    refused = error;
                }
                Err(error @ RestError::Limited(_)) => refused = error,
                Err(_) if is_limited => {}
                Err(error @ RestError::NotThisWay) => refused = error,
                Err(error) => return Err(error),
            }
        }
        Err(refused)
    }

    async fn take(&self, outgoing: &Outgoing, payload: &Payload, route: &Route) -> Result<Landed, RestError> {
        let nonce = Some(outgoing.key.as_str());
        let (channel, message, seen_by) = match route {
            Route::Interaction(pending, manner) => {
                let Answered { message, seen_by } = self.interactions.answer(pending, payload, *manner).await?;
                (pending.channel, message, seen_by)
            }
            Route::Channel(channel) => {
                (*channel, self.channels.write(*channel, payload, nonce, None).await?, SeenBy::Everyone)
            }
            Route::Thread { on, channel } => {
                if let Err(error) = self.threads.start(&outgoing.letter, *channel, *on).await {
                    return Err(if error.passes() { error } else { RestError::NotThisWay });
                }
                let thread = ChannelId::new(on.get());
                (thread, self.channels.write(thread, payload, nonce, None).await?, SeenBy::Everyone)
            }
            Route::Reply { channel, to } => {
                (*channel, self.channels.write(*channel, payload, nonce, Some(*to)).await?, SeenBy::Everyone)
            }
            Route::Direct(user) => {
                let (channel, message) = self.channels.write_alone(*user, payload, nonce).await?;
                (channel, message, SeenBy::One)
            }
            Route::Instead(user) => {
                let why = in_language(&outgoing.letter, "discord-not-there");
                let instead = payload.clone().after(&why, &self.commands);
                let (channel, message) = self.channels.write_alone(*user, &instead, nonce).await?;
                (channel, message, SeenBy::One)
            }
            Route::Account(user) => {
                let (channel, message) = self.channels.write_alone(*user, payload, nonce).await?;
                (channel, message, SeenBy::Everyone)
            }
            Route::EachAlone(users) => return self.tell_each_alone(outgoing, payload, users).await,
        };
        let controls = payload.controls().filter(|_| seen_by == SeenBy::Everyone);
        Ok(Landed { channel: channel.to_string(), message, seen_by, controls })
    }

    /// Tells those who must act by themselves, because their place cannot be written to.
    async fn tell_each_alone(
        &self,
        outgoing: &Outgoing,
        payload: &Payload,
        users: &[UserId],
    ) -> Result<Landed, RestError> {
        let To::Place(place) = &outgoing.letter.to else { return Err(RestError::Nowhere) };
        let why = Message::new("discord-cannot-write").with("where", channel(place));
        let instead = payload.clone().after(&language(&outgoing.letter).paragraph(&why), &self.commands);
        let nonce = format!("{}d", outgoing.key);
        let mut told = Err(RestError::Nowhere);
        for user in users {
            match self.channels.write_alone(*user, &instead, Some(&nonce)).await {
                Ok((channel, message)) => {
                    told = Ok(Landed { channel: channel.to_string(), message, seen_by: SeenBy::One, controls: None });
                }
                Err(error) => {
                    tracing::info!(%error, "somebody who must act cannot be reached");
                    told = told.or(Err(error));
                }
            }
        }
        told
    }

    /// Calls somebody who takes no messages where the game is played; in a conversation of two, says there that they were
    /// not reached.
    async fn tell_instead(
        &self,
        outgoing: &Outgoing,
        payload: &Payload,
        user: UserId,
    ) -> Result<Option<Landed>, RestError> {
        let (Some(about), account) = (outgoing.letter.about, user.to_string()) else { return Ok(None) };
        let home = self.club.ask(move |club, _| club.home_of(PLATFORM, about, &account)).await;
        let Some(home) = home.and_then(Result::ok).ok_or(RestError::Unread)? else { return Ok(None) };
        let language = language(&outgoing.letter);
        let instead = if home.direct {
            let sentence = Message::new("discord-not-reached").with("name", home.name.as_str());
            Payload::sentence(&language.paragraph(&sentence), &self.commands)
        } else {
            payload.clone().calling(user, &in_language(&outgoing.letter, "discord-refused"), &self.commands)
        };
        let channel = home.place.parse().map_err(|_| RestError::Nowhere)?;
        let message = self.channels.write(channel, &instead, Some(&format!("{}r", outgoing.key)), None).await?;
        Ok(Some(Landed { channel: home.place, message, seen_by: SeenBy::Everyone, controls: None }))
    }

    /// Says to the one who asked where the answer is, if it is elsewhere.
    async fn say_where(&self, letter: &Letter, payload: &Payload, known: &Circumstances, landed: &Landed) {
        let Some(pending) = &known.pending else { return };
        if landed.seen_by == SeenBy::One {
            // Nobody else sees what is for everybody; where others were told alone, this one still is to see it.
            let here = landed.channel == pending.channel.to_string();
            let only_you = Payload::sentence(&in_language(letter, "discord-only-you"), &self.commands);
            let answer = if here { &only_you } else { payload };
            if self.interactions.answer(pending, answer, Manner::Alone).await.is_ok() {
                return;
            }
        }
        let here = landed.channel == pending.channel.to_string();
        let gone_on = match here {
            true => Message::new("discord-done"),
            false => Message::new("discord-elsewhere").with("where", channel(&landed.channel)),
        };
        self.interactions.dismiss(pending, &language(letter).paragraph(&gone_on), here).await;
    }

    /// Opens the thread of a game on its first message.
    async fn open_thread(&self, letter: &Letter, home: ChannelId, landed: &Landed) {
        let Some(message) = landed.message.as_deref().and_then(|id| id.parse::<MessageId>().ok()) else { return };
        let Err(error) = self.threads.open(letter, home, message).await else { return };
        tracing::info!(channel = %home, %error, "no thread can be opened");
        let sentence = Payload::sentence(&in_language(letter, codes::why_no_thread(error.code())), &self.commands);
        if let Err(error) = self.channels.write(home, &sentence, None, None).await {
            tracing::debug!(%error, "nor can that be said");
        }
    }
}

/// A channel as it stands in a text: to be pressed.
fn channel(id: &str) -> Span {
    Span::Place(Named { platform: PLATFORM.to_owned(), name: id.to_owned(), id: id.to_owned() })
}

fn language(letter: &Letter) -> &'static Language {
    Language::find(&letter.language).unwrap_or(Language::english())
}

fn in_language(letter: &Letter, key: &'static str) -> Paragraph {
    language(letter).paragraph(&Message::new(key))
}
