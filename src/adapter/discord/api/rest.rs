//! Requests to Discord: serenity makes them and keeps to the limits of each route.
//!
//! This adds the limit on all requests, which serenity doesn't know in advance, pauses that hold for the next request
//! as well ([`Holds`]), a pace for requests that share a limit ([`Paces`]), and another attempt after a failure of
//! Discord's or of the network.

use std::error::Error as _;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use serenity::http::{Http, HttpBuilder, HttpError, RatelimitingBucket, Route};
use thiserror::Error;
use tokio::time::{Instant, sleep, timeout};

use crate::adapter::discord::api::codes;
use crate::adapter::discord::api::holds::{Holds, Limit};
use crate::adapter::discord::api::paces::{Heard, Paces, Passage};
use crate::adapter::reach::why;
use crate::config::Secret;

/// How many requests a second may leave, and how many of them at once. Discord takes 50 within any second; both
/// together are less, for those that arrive closer together than they left.
const REQUESTS_PER_S: NonZeroU32 = NonZeroU32::new(38).unwrap();
const BURST: NonZeroU32 = NonZeroU32::new(8).unwrap();
/// How long one request may take, and its connection. A longer one says nothing about the request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a request may take with all its attempts and the rate limits that it waits for.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a request waits for others by the same limit. After that its letter goes another way, or makes way for other
/// letters until the limit is renewed.
const QUEUING: Duration = Duration::from_secs(5);
/// How long it may take serenity to note what an answer says of a limit.
const NOTING: Duration = Duration::from_millis(100);
/// How often a request is repeated, and the first pause, which doubles.
const REPEATS_MAX: u32 = 4;
const PAUSE: Duration = Duration::from_millis(300);
/// The pause of a patient request, if Discord doesn't say how long.
const PAUSE_ASIDE: Duration = Duration::from_secs(15);
/// serenity remembers this many routes before we forget those whose limit is renewed.
const ROUTES_MAX: usize = 2_000;

/// The route's limit for the few requests before everything else.
pub(in crate::adapter::discord) const MYSELF: Route<'static> = Route::UserMe;

/// The bot's access to the REST API.
pub(in crate::adapter::discord) struct Rest {
    pub(in crate::adapter::discord) http: Arc<Http>,
    /// The same for requests that don't wait for others of their kind.
    aside: Http,
    pace: DefaultDirectRateLimiter,
    holds: Arc<Holds>,
    paces: Paces,
}

/// Why a request came to nothing.
#[derive(Debug, Error)]
pub(in crate::adapter::discord) enum RestError {
    /// If Discord refuses it or can't be reached.
    #[error("{}", said(.0))]
    Discord(Box<serenity::Error>),
    /// Rate limits or failures last longer than is worth waiting; with the last failure, if there was one.
    #[error("Discord didn’t take it within {} s", PATIENCE.as_secs())]
    Slow(Option<Box<serenity::Error>>),
    /// Discord wants it to be asked after this time, and until then nothing that goes by the same limit.
    #[error("Discord wants to be asked again in {} s", .0.as_secs())]
    Limited(Duration),
    /// The club doesn't say where it belongs.
    #[error("nobody can read it where it belongs")]
    Unread,
    /// The id of a channel or account is wrong.
    #[error("Discord has no such channel")]
    Nowhere,
    /// The asker can't be told apart from others anymore.
    #[error("the person who asked has stopped waiting")]
    NobodyWaits,
    /// It isn't known whether the answer was taken.
    #[error("it’s unclear whether Discord took the answer")]
    Unsure,
    /// An interaction that can't be answered like this.
    #[error("the interaction no longer takes such an answer")]
    NotThisWay,
}

impl RestError {
    /// The code of Discord's refusal.
    pub(in crate::adapter::discord) fn code(&self) -> Option<isize> {
        Some(refusal(self.error()?)?.error.code)
    }

    /// The status of Discord's answer, if there was one.
    pub(in crate::adapter::discord) fn status(&self) -> Option<u16> {
        Some(refusal(self.error()?)?.status_code.as_u16())
    }

    /// Whether it may go better another time.
    pub(in crate::adapter::discord) fn passes(&self) -> bool {
        matches!(self, Self::Slow(_) | Self::Limited(_) | Self::Unread)
            || self.code() == Some(codes::OPENED_TOO_FAST)
            || self.error().is_some_and(|error| fails(error) || matches!(self.status(), Some(401 | 429)))
    }

    /// Whether the destination can't be reached.
    pub(in crate::adapter::discord) fn is_no_way(&self) -> bool {
        matches!(self, Self::NotThisWay | Self::Nowhere) || codes::is_not_writable(self.code())
    }

    /// Whether files may be the reason: they are too large, or take too long.
    pub(in crate::adapter::discord) fn may_be_the_files(&self) -> bool {
        const TOO_LARGE: u16 = 413;
        let last = match self {
            Self::Discord(error) | Self::Slow(Some(error)) => Some(&**error),
            _ => None,
        };
        self.status() == Some(TOO_LARGE) || last.is_some_and(took_too_long)
    }

    fn error(&self) -> Option<&serenity::Error> {
        match self {
            Self::Discord(error) => Some(error),
            Self::Slow(_)
            | Self::Limited(_)
            | Self::Unread
            | Self::Nowhere
            | Self::NobodyWaits
            | Self::Unsure
            | Self::NotThisWay => None,
        }
    }
}

impl From<serenity::Error> for RestError {
    fn from(error: serenity::Error) -> Self {
        Self::Discord(Box::new(error))
    }
}

impl Rest {
    /// Access with a token.
    ///
    /// # Errors
    /// If the system gives no secure random numbers or certificates.
    pub(in crate::adapter::discord) fn new(token: &Secret) -> Result<Self, reqwest::Error> {
        let quota = Quota::per_second(REQUESTS_PER_S).allow_burst(BURST);
        let holds = Arc::new(Holds::default());
        let (http, aside) = (http(token, &holds)?, http(token, &holds)?);
        Ok(Self { http: Arc::new(http), aside, pace: RateLimiter::direct(quota), holds, paces: Paces::default() })
    }

    /// Makes a request on this route when the limits allow it.
    ///
    /// # Errors
    /// If Discord refuses it, or doesn't take it in time.
    pub(in crate::adapter::discord) async fn paced<T, F>(
        &self,
        route: Route<'_>,
        request: impl Fn() -> F,
    ) -> Result<T, RestError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        self.attempts(request, Limit::Shared(route.ratelimiting_bucket()), PATIENCE, fails).await
    }

    /// Makes a request that answers an interaction, which the limit on all requests doesn't count.
    ///
    /// # Errors
    /// If Discord refuses it, or doesn't take it in time.
    pub(in crate::adapter::discord) async fn at_once<T, F>(&self, request: impl Fn() -> F) -> Result<T, RestError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        forget_renewed_limits(&self.http).await;
        self.attempts(request, Limit::Own, PATIENCE, fails).await
    }

    /// Makes a request that answers an interaction and that Discord wouldn't recognize the second time: it is repeated
    /// only if it can't have arrived.
    ///
    /// # Errors
    /// If Discord refuses it; [`RestError::Unsure`] if it isn't known whether Discord took it.
    pub(in crate::adapter::discord) async fn at_most_once<T, F>(&self, request: impl Fn() -> F) -> Result<T, RestError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        forget_renewed_limits(&self.http).await;
        match self.attempts(request, Limit::Own, PATIENCE, never_arrived).await {
            Err(RestError::Discord(error)) if fails(&error) && !never_arrived(&error) => Err(RestError::Unsure),
            // Its last attempt may be on its way.
            Err(RestError::Slow(_)) => Err(RestError::Unsure),
            done => done,
        }
    }

    /// Makes a request, and repeats it after pauses while it fails in a way after which that helps. It waits so long at
    /// most where Discord wants it to.
    async fn attempts<T, F>(
        &self,
        request: impl Fn() -> F,
        limit: Limit,
        waits: Duration,
        may_be_repeated: fn(&serenity::Error) -> bool,
    ) -> Result<T, RestError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let mut last = None;
        let deadline = Instant::now() + waits;
        let attempts = async {
            let mut repeats = 0;
            loop {
                self.holds.pass(limit, deadline).await.map_err(RestError::Limited)?;
                let passage = self.enter(limit).await.map_err(RestError::Limited)?;
                if limit != Limit::Own {
                    self.pace.until_ready().await;
                }
                let done = self.holds.heed(limit, deadline, request()).await.map_err(RestError::Limited)?;
                if let Some((passage, bucket)) = passage {
                    passage.hear(self.heard(bucket).await);
                }
                match done {
                    Err(error) if may_be_repeated(&error) && repeats < REPEATS_MAX => {
                        last = Some(Box::new(error));
                        sleep(PAUSE * 2_u32.pow(repeats)).await
                    }
                    done => return done.map_err(RestError::from),
                }
                repeats += 1;
            }
        };
        timeout(PATIENCE, attempts).await.unwrap_or_else(|_| Err(RestError::Slow(last)))
    }

    /// Waits until a request that shares a limit may leave.
    ///
    /// # Errors
    /// Says after which time to try again, if that takes long.
    async fn enter(&self, limit: Limit) -> Result<Option<(Passage, RatelimitingBucket)>, Duration> {
        let Limit::Shared(bucket) = limit else { return Ok(None) };
        let passage = self.paces.enter(bucket, Instant::now() + QUEUING).await?;
        Ok(Some((passage, bucket)))
    }

    /// The state of a limit in Discord's last answer, as serenity has noted it.
    async fn heard(&self, bucket: RatelimitingBucket) -> Option<Heard> {
        let limit = Arc::clone(self.http.ratelimiter.as_ref()?.routes().read().await.get(&bucket)?);
        // Other answers are noted in no time; somebody who has it locked for longer waits for the renewal.
        let limit = timeout(NOTING, limit.lock()).await.ok()?;
        let renewed_after = limit.reset()?.duration_since(SystemTime::now()).unwrap_or_default();
        let [takes, left] = [limit.limit(), limit.remaining()].map(|count| u32::try_from(count).unwrap_or_default());
        Some(Heard { limit: takes, left, renewed_after })
    }

    /// Makes a request that waits for no other one, and that no other one waits for, such as edits of messages: Discord
    /// wants edits of messages older than an hour to be much rarer. It waits at most this long in all.
    ///
    /// # Errors
    /// If Discord refuses it, can't be reached, or wants it to wait longer.
    pub(in crate::adapter::discord) async fn aside<'h, T, F>(
        &'h self,
        patience: Duration,
        request: impl Fn(&'h Http) -> F,
    ) -> Result<T, RestError>
    where
        F: Future<Output = serenity::Result<T>>,
    {
        let begin = Instant::now();
        loop {
            forget_renewed_limits(&self.aside).await;
            let done = self.attempts(|| request(&self.aside), Limit::All, Duration::ZERO, fails).await;
            let pause = match &done {
                Err(RestError::Limited(wait)) => *wait,
                Err(error) if error.status() == Some(429) => PAUSE_ASIDE,
                _ => return done,
            };
            if begin.elapsed() + pause > patience {
                return done;
            }
            sleep(pause).await;
        }
    }
}

/// serenity remembers each route's limit for ever, and each interaction is a route of its own.
async fn forget_renewed_limits(http: &Http) {
    let Some(limiter) = &http.ratelimiter else { return };
    let routes = limiter.routes();
    if routes.read().await.len() > ROUTES_MAX {
        let now = SystemTime::now();
        routes.write().await.retain(|_, limit| {
            // Its user holds on to it or locks it.
            Arc::strong_count(limit) > 1 || limit.try_lock().is_ok_and(|limit| limit.reset() > Some(now))
        });
    }
}

/// Discord has done it, even if serenity can't read the answer.
pub(in crate::adapter::discord) fn told<T>(done: Result<T, RestError>) -> Result<Option<T>, RestError> {
    match done {
        Err(RestError::Discord(error)) if matches!(*error, serenity::Error::Json(_)) => {
            tracing::warn!(%error, "Discord's answer cannot be read");
            Ok(None)
        }
        done => done.map(Some),
    }
}

/// serenity's access, by a client of ours: it minds `HTTPS_PROXY` and `SSL_CERT_FILE`. It tells of the limits that it
/// meets.
fn http(token: &Secret, holds: &Arc<Holds>) -> Result<Http, reqwest::Error> {
    let client = reqwest::Client::builder().use_rustls_tls();
    let client = client.connect_timeout(CONNECT_TIMEOUT).timeout(REQUEST_TIMEOUT).build()?;
    let mut http = HttpBuilder::new(token.reveal()).client(client).build();
    if let Some(limiter) = &mut http.ratelimiter {
        limiter.set_ratelimit_callback(holds.listener());
    }
    Ok(http)
}

/// Whether Discord or the network failed, rather than refused.
fn fails(error: &serenity::Error) -> bool {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => answer.status_code.is_server_error(),
        serenity::Error::Http(HttpError::Request(_)) => true,
        _ => false,
    }
}

/// Whether a request didn't reach Discord.
fn never_arrived(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::Request(request)) if request.is_connect())
}

/// Whether a request was still on its way, though connected, when its time was over.
fn took_too_long(error: &serenity::Error) -> bool {
    matches!(error, serenity::Error::Http(HttpError::Request(request)) if request.is_timeout() && !request.is_connect())
}

fn refusal(error: &serenity::Error) -> Option<&serenity::http::ErrorResponse> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => Some(answer),
        _ => None,
    }
}

/// An error's text: never with the address, which may hold an interaction's token.
fn said(error: &serenity::Error) -> String {
    match refusal(error) {
        Some(answer) => {
            let (status, code) = (answer.status_code.as_u16(), answer.error.code);
            format!("Discord refuses: {} (status {status}, code {code})", answer.error.message)
        }
        None => match error {
            serenity::Error::Http(HttpError::Request(request)) => match request.source() {
                Some(cause) => format!("can’t reach Discord: {}", why(cause)),
                None => "can’t reach Discord".to_owned(),
            },
            _ => error.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use serenity::model::id::{ChannelId, InteractionId};
    use tokio::net::TcpListener;

    use super::*;

    /// The result of asking for a page of this address within a short time.
    async fn asking(address: &str) -> RestError {
        let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(1)).build().unwrap();
        let error = client.get(format!("http://{address}/")).send().await.unwrap_err();
        serenity::Error::Http(HttpError::Request(error)).into()
    }

    #[tokio::test]
    async fn only_what_takes_long_on_its_way_may_be_for_the_files_and_no_failure_of_the_network() {
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let slow = asking(&silent.local_addr().unwrap().to_string()).await;
        let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let refused = asking(&closed.to_string()).await;
        assert!(slow.may_be_the_files() && slow.passes(), "{slow}");
        assert!(!refused.may_be_the_files() && refused.passes(), "{refused}");
        let RestError::Discord(slow) = slow else { panic!("{slow}") };
        assert!(RestError::Slow(Some(slow)).may_be_the_files());
        assert!(!RestError::Slow(None).may_be_the_files(), "the channel is full");
    }

    #[tokio::test]
    async fn routes_of_interactions_are_forgotten_unless_somebody_waits_for_them() {
        let rest = Rest::new(&Secret::new("a-token").unwrap()).unwrap();
        let routes = rest.http.ratelimiter.as_ref().unwrap().routes();
        let waited_for = Route::ChannelMessages { channel_id: ChannelId::new(1) }.ratelimiting_bucket();
        let waiting = Arc::clone(routes.write().await.entry(waited_for).or_default());
        for id in 1..=ROUTES_MAX {
            let interaction_id = InteractionId::new(id as u64);
            let bucket = Route::InteractionResponse { interaction_id, token: "t" }.ratelimiting_bucket();
            routes.write().await.entry(bucket).or_default();
        }
        forget_renewed_limits(&rest.http).await;
        assert_eq!(routes.read().await.len(), 1);
        drop(waiting);
    }

    #[test]
    fn what_was_refused_is_not_tried_again_and_what_took_too_long_is() {
        assert!(RestError::Slow(None).passes());
        assert!(!RestError::Nowhere.passes());
        assert!(!RestError::from(serenity::Error::Other("no")).passes());
    }
}
