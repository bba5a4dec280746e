//! What people press in polls, one after the other, as votes for the club. What was pressed while nobody listened is read
//! from the polls themselves.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serenity::http::Route;
use serenity::model::id::{AnswerId, ChannelId, GuildId, MessageId, UserId};
use tokio::sync::{Mutex, watch};
use tokio::time::sleep;

use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::api::rest::{Rest, RestError};
use crate::adapter::discord::incoming::intake::{self, name_of};
use crate::adapter::discord::incoming::reception::Reception;
use crate::adapter::discord::state::poll_news::{News, PollNewsHeard, Press};
use crate::adapter::stop::stopped;
use crate::club::{Club, OpenPoll, Person, PollPress};

/// How many people are read of an answer at a time.
const PAGE: u8 = 100;
/// How long it is waited while the club is too busy.
const PAUSE: Duration = Duration::from_millis(250);

/// Reads polls.
pub(in crate::adapter::discord) struct PollReader {
    pub(in crate::adapter::discord) reception: Arc<Reception>,
    pub(in crate::adapter::discord) rest: Arc<Rest>,
    /// What has been heard so far; whoever goes on after a panic needs it too.
    pub(in crate::adapter::discord) state: Mutex<Heard>,
}

/// What a reader has heard.
pub(in crate::adapter::discord) struct Heard {
    news: PollNewsHeard,
    /// The session in which it hears, and how much it has heard there: what was heard has no id of its own.
    session: String,
    count: u64,
}

/// What is pressed in a poll, by account.
type Pressed = HashMap<String, (Person, u8)>;

impl Heard {
    pub(in crate::adapter::discord) fn new(news: PollNewsHeard) -> Self {
        Self { news, session: String::new(), count: 0 }
    }
}

impl PollReader {
    /// Hears until it is told to stop.
    pub(in crate::adapter::discord) async fn run(&self, mut stop: watch::Receiver<bool>) {
        tokio::select! {
            () = stopped(&mut stop) => {}
            () = self.hear() => {}
        }
    }

    async fn hear(&self) {
        let mut heard = self.state.lock().await;
        while let Some(news) = heard.news.next().await {
            match news {
                News::Session(id) => (heard.session, heard.count) = (id, 0),
                News::Server(server) => self.read_in(&mut heard, server).await,
                News::Posted(message) => {
                    let id = message.to_string();
                    let open = self.ask(move |club| club.open_poll(PLATFORM, &id)).await.flatten();
                    self.read(&mut heard, open).await;
                }
                News::Press(press) => self.press(&mut heard, press).await,
            }
            if heard.news.has_missed() {
                self.read_all(&mut heard).await;
            }
        }
    }

    /// Reads the open polls in a server.
    async fn read_in(&self, heard: &mut Heard, server: GuildId) {
        let mut open = self.ask(|club| club.open_polls(PLATFORM)).await.unwrap_or_default();
        open.retain(|poll| {
            place_of(poll).is_some_and(|(channel, _)| self.reception.directory.guild(channel) == Some(server))
        });
        self.read(heard, open).await;
    }

    /// Reads all open polls.
    async fn read_all(&self, heard: &mut Heard) {
        let open = self.ask(|club| club.open_polls(PLATFORM)).await;
        self.read(heard, open.unwrap_or_default()).await;
    }

    async fn read(&self, heard: &mut Heard, polls: impl IntoIterator<Item = OpenPoll>) {
        for poll in polls {
            match self.pressed_in(&poll).await {
                Ok(Some(now)) => self.catch_up(heard, &poll, now).await,
                Ok(None) => {}
                // It may be deleted, or in a channel that we don't see anymore.
                Err(error) => tracing::info!(%error, "a poll cannot be read"),
            }
        }
    }

    /// Everything that is pressed in a poll now.
    async fn pressed_in(&self, poll: &OpenPoll) -> Result<Option<Pressed>, RestError> {
        let Some((channel, message)) = place_of(poll) else { return Ok(None) };
        let mut pressed = Pressed::new();
        for number in &poll.at.numbers {
            let Ok(answer) = number.to_string().parse::<AnswerId>() else { continue };
            let mut after: Option<UserId> = None;
            loop {
                let route =
                    Route::ChannelPollGetAnswerVoters { channel_id: channel, message_id: message, answer_id: answer };
                let ask = || self.rest.http.get_poll_answer_voters(channel, message, answer, after, Some(PAGE));
                let users = self.rest.paced(route, ask).await?;
                after = users.last().map(|user| user.id);
                let is_last = users.len() < usize::from(PAGE);
                let person = |id: UserId, name| Person { id: id.to_string(), name };
                pressed.extend(
                    users
                        .into_iter()
                        .map(|user| (user.id.to_string(), (person(user.id, name_of(&user, None)), *number))),
                );
                if is_last {
                    break;
                }
            }
        }
        Ok(Some(pressed))
    }

    /// Hands in what is pressed now and wasn't before, and the other way around.
    async fn catch_up(&self, heard: &mut Heard, poll: &OpenPoll, now: Pressed) {
        let Some((channel, message)) = place_of(poll) else { return };
        let Some(server) = self.reception.directory.guild(channel) else { return };
        let at = |user: UserId, answer: AnswerId, given: bool| Press { user, channel, server, message, answer, given };
        let mut changes: Vec<(Person, u8, bool)> = Vec::new();
        for (person, answer) in &poll.pressed {
            if !now.contains_key(&person.id) {
                changes.push((person.clone(), *answer, false));
            }
        }
        let is_known = |id: &str, answer: u8| poll.pressed.iter().any(|(known, had)| known.id == id && *had == answer);
        changes.extend(
            now.into_iter()
                .filter(|(id, (_, answer))| !is_known(id, *answer))
                .map(|(_, (person, answer))| (person, answer, true)),
        );
        changes.sort_by(|(one, ..), (other, ..)| one.id.cmp(&other.id));
        for (person, answer, given) in changes {
            let (Ok(user), Ok(answer)) = (person.id.parse(), answer.to_string().parse()) else { continue };
            self.hand_in(heard, &at(user, answer, given), person).await;
        }
    }

    /// Hands in what somebody has just pressed.
    async fn press(&self, heard: &mut Heard, press: Press) {
        let id = press.user.to_string();
        let known = self.ask(move |club| club.name_of(PLATFORM, &id)).await.flatten();
        let name = match known {
            Some(name) => name,
            // Nobody of whom we don't know has a vote to take back.
            None if !press.given => return,
            None => self.name_in(press.server, press.user).await,
        };
        let person = Person { id: press.user.to_string(), name };
        self.hand_in(heard, &press, person).await;
    }

    /// The name of somebody who has never said anything to us; their id if Discord doesn't tell.
    async fn name_in(&self, server: GuildId, user: UserId) -> String {
        let route = Route::GuildMember { guild_id: server, user_id: user };
        match self.rest.paced(route, || self.rest.http.get_member(server, user)).await {
            Ok(member) => name_of(&member.user, member.nick.clone()),
            Err(error) => {
                tracing::info!(%error, "the name of somebody who votes is unknown");
                user.to_string()
            }
        }
    }

    async fn hand_in(&self, heard: &mut Heard, press: &Press, person: Person) {
        heard.count += 1;
        let event = format!("poll-{}-{}-{}-{}", press.message, press.user, heard.session, heard.count);
        let pressed = PollPress {
            message: press.message.to_string(),
            answer: u8::try_from(press.answer.get()).unwrap_or_default(),
            given: press.given,
        };
        let request = intake::of_poll(event, press, person, pressed, &self.reception.directory);
        while self.reception.club.desk().handle(request.clone(), |_| {}).is_err() {
            sleep(PAUSE).await;
        }
    }

    async fn ask<T: Send + 'static, E: std::fmt::Display + Send + 'static>(
        &self,
        question: impl FnOnce(&mut Club) -> Result<T, E> + Send + 'static,
    ) -> Option<T> {
        let answer = self.reception.club.ask(move |club, _| question(club)).await?;
        answer.inspect_err(|error| tracing::error!(%error, "the club does not tell of its polls")).ok()
    }
}

/// The place and the message of a poll.
fn place_of(poll: &OpenPoll) -> Option<(ChannelId, MessageId)> {
    Some((poll.at.channel.parse().ok()?, poll.at.message.parse().ok()?))
}
