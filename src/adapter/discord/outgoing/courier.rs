//! Brings letters to where they belong: to the interaction that waits for them, to a channel, into a game's thread, or
//! to somebody alone.

use std::sync::Arc;
use std::time::Duration;

use serenity::model::id::{ChannelId, MessageId, UserId};

use crate::adapter::club_link::ClubLink;
use crate::adapter::delivery::{Carrier, Order};
use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::api::codes;
use crate::adapter::discord::api::rest::RestError;
use crate::adapter::discord::outgoing::channels::Channels;
use crate::adapter::discord::outgoing::interactions::{Answered, Interactions};
use crate::adapter::discord::outgoing::polls::Polls;
use crate::adapter::discord::outgoing::route;
use crate::adapter::discord::outgoing::route::{Circumstances, Route};
use crate::adapter::discord::outgoing::threads::Threads;
use crate::adapter::discord::outgoing::tidying::Tidying;
use crate::adapter::discord::shown::commands::Registered;
use crate::adapter::discord::shown::hub::Hub;
use crate::adapter::discord::shown::layout;
use crate::adapter::discord::shown::layout::Payload;
use crate::adapter::discord::state::directory::Directory;
use crate::adapter::discord::state::game_cache::GameCache;
use crate::adapter::discord::state::pending::{Manner, Pending, PendingEvents};
use crate::club::{Audience, Controls, Landed, Letter, Outgoing, SeenBy, SendFailure, SentMessage, To};
use crate::render::Theme;
use crate::text::{Language, Message, Named, Paragraph, Span};

/// How long it is waited until a message is changed that was changed too often.
const CHANGE_LATER: Duration = Duration::from_secs(5 * 60);

/// Brings letters to where they belong.
pub(in crate::adapter::discord) struct Courier {
    pub(in crate::adapter::discord) club: ClubLink,
    pub(in crate::adapter::discord) interactions: Arc<Interactions>,
    pub(in crate::adapter::discord) channels: Arc<Channels>,
    pub(in crate::adapter::discord) threads: Arc<Threads>,
    pub(in crate::adapter::discord) directory: Arc<Directory>,
    pub(in crate::adapter::discord) pending: Arc<PendingEvents>,
    pub(in crate::adapter::discord) game_cache: Arc<GameCache>,
    pub(in crate::adapter::discord) hub: Hub,
    pub(in crate::adapter::discord) tidying: Tidying,
    pub(in crate::adapter::discord) polls: Polls,
    /// The default theme.
    pub(in crate::adapter::discord) theme: Theme,
    /// The commands that Discord knows.
    pub(in crate::adapter::discord) commands: Registered,
}

impl Carrier for Courier {
    const PLATFORM: &'static str = PLATFORM;
    const ORDER: Order = Order::ByGame;
    type Drawn = Payload;

    fn draw(&self, outgoing: &Outgoing) -> Result<Payload, String> {
        self.game_cache.forget_what_changed(&outgoing.letter);
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
        if let Ok(landed) = &brought {
            self.polls.post(outgoing, landed).await;
        }
        brought.map_err(|error| match error {
            RestError::Limited(wait) => SendFailure::Limited(wait),
            _ if error.code() == Some(codes::CHANGED_TOO_OFTEN) => SendFailure::Limited(CHANGE_LATER),
            _ if error.passes() => SendFailure::Passing(error.to_string()),
            _ => SendFailure::Final(error.to_string()),
        })
    }

    async fn conclude(&self, outgoing: &Outgoing, payload: &Payload, landed: &Landed) {
        self.tidying.shrink(outgoing, payload).await;
        if let Some(replaced) = outgoing.letter.replaces {
            self.tidying.delete(replaced).await;
        }
        self.take_leftover_away(outgoing).await;
        let thread = landed.channel.parse().ok().filter(|thread| self.directory.is_closed(*thread));
        if let Some(thread) = thread {
            self.threads.close_again(thread).await;
        }
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
        if let Some(ended) = &letter.ends {
            return self.polls.end(ended).await;
        }
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
        self.bring_home(outgoing, payload, home, pending).await
    }

    /// Brings a letter for everybody to its place, or else to the people whom it concerns.
    async fn bring_home(
        &self,
        outgoing: &Outgoing,
        payload: &Payload,
        home: ChannelId,
        pending: Option<Arc<Pending>>,
    ) -> Result<Landed, RestError> {
        let letter = &outgoing.letter;
        let thread = self.threads.of(letter).await?;
        let locked = thread.filter(|thread| self.directory.is_locked(*thread));
        let told = locked.filter(|thread| self.threads.tells_of_lock(*thread)).map(|thread| {
            let why = Message::new("discord-thread-locked").with("where", channel(&thread.to_string()));
            payload.clone().after(&language(letter).paragraph(&why), &self.commands)
        });
        let payload = told.as_ref().unwrap_or(payload);
        let other = letter.about.and_then(|about| self.pending.about(home, about));
        let known = Circumstances {
            home,
            thread: thread.filter(|_| locked.is_none()),
            pending,
            other,
            brought: self.pending.is_brought(home),
        };
        let brought = self.first_that_works(outgoing, payload, route::for_everyone(letter, &known)).await;
        let landed = match brought {
            Err(error) if error.is_no_way() => {
                let alone = self.to_be_told_alone(letter).await?;
                let told = self.tell_each_alone(outgoing, payload, &alone).await;
                told.map_err(|alone| if alone.passes() { alone } else { error })?
            }
            brought => brought?,
        };
        let others = self.tell_those_who_cannot_see(outgoing, payload, &known, &landed).await;
        self.say_where(letter, payload, &known, &landed, &others).await;
        if thread.is_none() && landed.channel == home.to_string() {
            self.open_thread(letter, home, &landed).await;
        }
        Ok(landed)
    }

    /// Puts a letter into a message of ours.
    async fn change(&self, changed: &SentMessage, payload: &Payload) -> Result<Landed, RestError> {
        let channel = changed.channel.clone().ok_or(RestError::Nowhere)?;
        let (place, message) = (channel.parse().ok(), changed.message.parse().ok());
        let (Some(place), Some(message)) = (place, message) else { return Err(RestError::Nowhere) };
        match self.pending.came_of(message).filter(|_| self.pending.is_brought(place)) {
            Some(pending) => {
                let token = pending.ticket().map(|ticket| ticket.token.as_str()).unwrap_or_default();
                self.interactions.change_by(token, message, payload).await?;
            }
            None => self.channels.change(place, message, payload).await?,
        }
        Ok(Landed { channel, message: Some(changed.message.clone()), seen_by: SeenBy::Everyone, controls: None })
    }

    /// Notes the board that somebody sees alone because they pressed a button on everybody's board. The one before it
    /// goes, so that there is only one.
    async fn replace_leftover(&self, letter: &Letter, pending: &Pending, answered: &Answered) {
        let is_pressed = pending.ticket().is_some_and(|ticket| ticket.pressed.is_some() && !ticket.private());
        let (Some(about), Some(user), true) = (letter.about, pending.user, is_pressed && letter.picture.is_some())
        else {
            return;
        };
        let Some(shown) = pending.private_message(answered.private) else { return };
        if let Some(before) = self.pending.note_leftover(user, about, shown) {
            self.interactions.take_away(before).await;
        }
    }

    /// Removes the private board of a player whose turn everybody sees now.
    async fn take_leftover_away(&self, outgoing: &Outgoing) {
        let (Some(about), Some(pending)) = (outgoing.letter.about, self.pending_of(outgoing)) else { return };
        let Some(user) = pending.user.filter(|_| outgoing.letter.audience == Audience::Everyone) else { return };
        if outgoing.letter.picture.as_ref().is_none_or(|picture| picture.past) {
            return;
        }
        if let Some(left) = self.pending.take_leftover(user, about) {
            self.interactions.take_away(left).await;
        }
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

    /// Tries one way after the other while the places can't be written to. While Discord wants a channel left alone,
    /// only answers to interactions that are for everybody are tried, because they have limits of their own.
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
                let answered = self.interactions.answer(pending, payload, *manner).await?;
                if *manner == Manner::Alone {
                    self.replace_leftover(&outgoing.letter, pending, &answered).await;
                } else {
                    let id = answered.message.as_deref().and_then(|message| message.parse().ok());
                    self.pending.note_answered(pending, outgoing.letter.about, id);
                }
                let Answered { message, seen_by, .. } = answered;
                (pending.channel, message, seen_by)
            }
            Route::Channel(channel) => {
                if self.directory.may_write(*channel) == Some(false) {
                    return Err(RestError::NotThisWay);
                }
                self.directory.note_opening(*channel, true);
                (*channel, self.channels.write(*channel, payload, nonce, None).await?, SeenBy::Everyone)
            }
            Route::Thread { on, channel } => {
                if self.directory.may_open_threads(*channel) == Some(false) {
                    return Err(RestError::NotThisWay);
                }
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
        let controls = payload.controls().or(outgoing.letter.call.then_some(Controls::Call));
        let controls = controls.filter(|_| seen_by == SeenBy::Everyone);
        Ok(Landed { channel: channel.to_string(), message, seen_by, controls })
    }

    /// Tells the players who must act privately, because their place can't be written to.
    async fn tell_each_alone(
        &self,
        outgoing: &Outgoing,
        payload: &Payload,
        users: &[UserId],
    ) -> Result<Landed, RestError> {
        let To::Place(place) = &outgoing.letter.to else { return Err(RestError::Nowhere) };
        let is_guest = place.parse().is_ok_and(|place| self.pending.is_brought(place));
        let key = if is_guest { "discord-guest" } else { "discord-cannot-write" };
        let why = Message::new(key).with("where", channel(place));
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

    /// Notifies somebody who accepts no messages where the game is played. In a conversation of two, says there that
    /// they weren't reached.
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

    /// The accounts that get the computer's turns privately if these can't be shown elsewhere.
    async fn to_be_told_alone(&self, letter: &Letter) -> Result<Vec<UserId>, RestError> {
        let Some(about) = letter.about.filter(|_| letter.pings.is_empty()) else { return Ok(Vec::new()) };
        let players = self.club.ask(move |club, _| club.opponents_of_computer(PLATFORM, about)).await;
        let players = players.and_then(Result::ok).ok_or(RestError::Unread)?;
        Ok(players.iter().filter_map(|account| account.parse().ok()).collect())
    }

    /// Privately tells the people whom a letter notifies that only the asker can see. Returns who was told, and who
    /// wasn't.
    async fn tell_those_who_cannot_see(
        &self,
        outgoing: &Outgoing,
        payload: &Payload,
        known: &Circumstances,
        landed: &Landed,
    ) -> Vec<(String, bool)> {
        let by = known.pending.as_ref().or(known.other.as_ref());
        let Some(by) = by.filter(|by| landed.seen_by == SeenBy::One && landed.channel == by.channel.to_string()) else {
            return Vec::new();
        };
        let sees = |account: &str| by.user.is_some_and(|user| user.to_string() == account);
        let mut told = Vec::new();
        for person in outgoing.letter.pings.iter().filter(|person| !sees(&person.id)) {
            let Ok(user) = person.id.parse() else { continue };
            let is_told = self.tell_each_alone(outgoing, payload, &[user]).await.is_ok();
            told.push((person.name.clone(), is_told));
        }
        told
    }

    /// Tells the asker where the answer is, if it is elsewhere, or that nobody else sees it.
    async fn say_where(
        &self,
        letter: &Letter,
        payload: &Payload,
        known: &Circumstances,
        landed: &Landed,
        others: &[(String, bool)],
    ) {
        let Some(pending) = &known.pending else { return };
        let here = landed.channel == pending.channel.to_string();
        if landed.seen_by == SeenBy::One {
            // Nobody else sees a letter to everybody. If others were told privately, this one still has to see it.
            let mut only_you = Payload::sentence(&in_language(letter, "discord-only-you"), &self.commands);
            for (name, is_told) in others {
                let key = if *is_told { "discord-told-alone" } else { "discord-not-reached" };
                let sentence = Message::new(key).with("name", name.as_str());
                only_you = only_you.and(&language(letter).paragraph(&sentence), &self.commands);
            }
            let answer = if here { &only_you } else { payload };
            if self.interactions.answer(pending, answer, Manner::Alone).await.is_ok() {
                return;
            }
        }
        let gone_on = match here {
            true => Message::new("discord-done"),
            false => Message::new("discord-elsewhere").with("where", channel(&landed.channel)),
        };
        self.interactions.dismiss(pending, &language(letter).paragraph(&gone_on), here).await;
    }

    /// Opens the thread of a game on its first message.
    async fn open_thread(&self, letter: &Letter, home: ChannelId, landed: &Landed) {
        let Some(message) = landed.message.as_deref().and_then(|id| id.parse::<MessageId>().ok()) else { return };
        let Some(why) = self.threads.open(letter, home, message).await else { return };
        let sentence = Payload::sentence(&in_language(letter, why), &self.commands);
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
