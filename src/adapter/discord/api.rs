//! Discord's REST API. Every request of ours goes through here, so that one place keeps to its limits.
//!
//! The requests are written out rather than left to serenity's builders: its errors do not say how long a rate limit
//! lasts, and its own limiter works for Discord's address alone, so that nothing could be rehearsed with it.

use std::time::Duration;

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::Value;
use thiserror::Error;
use tokio::time::Instant;

use super::pace::{Lane, Pace};
use crate::adapter::reach::why;
use crate::config::Secret;

/// How long one request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);
/// How often a request is repeated that was refused because of a rate limit or a failure of Discord's.
const REPEATS_MAX: u32 = 4;
/// The longest rate limit that is waited for here; a letter with a longer one is put off.
const WAIT_MAX: Duration = Duration::from_secs(30);
/// The first pause after a failure of Discord's; it doubles.
const PAUSE: Duration = Duration::from_millis(300);

/// The bot's access to the REST API.
pub(super) struct Api {
    client: reqwest::Client,
    /// The address with the version, without a slash at its end.
    base: String,
    token: Secret,
    pace: Pace,
}

/// A request.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) method: Method,
    /// The path and query below the version.
    pub(super) path: String,
    pub(super) body: Option<Value>,
    pub(super) files: Vec<File>,
    pub(super) lane: Lane,
}

/// A file that goes with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) mime: &'static str,
    pub(super) bytes: Vec<u8>,
    /// What it shows, in words.
    pub(super) description: Option<String>,
}

/// Why a request came to nothing.
#[derive(Debug, Error)]
pub(super) enum ApiError {
    /// Discord refuses it.
    #[error("Discord refuses: {message} (status {status}, code {code})")]
    Refused { status: u16, code: u64, message: String },
    /// A rate limit that lasts longer than is worth waiting.
    #[error("Discord wants no such request for {} s", .0.as_secs())]
    Limited(Duration),
    /// Discord fails.
    #[error("Discord fails with status {0}")]
    Failing(u16),
    /// The request did not get there or the answer did not come back.
    #[error("Discord cannot be reached: {}", why(.0))]
    Unreachable(#[from] reqwest::Error),
}

impl Call {
    fn new(method: Method, path: String, body: Option<Value>) -> Self {
        Self { method, path, body, files: Vec::new(), lane: Lane::Bot }
    }

    pub(super) fn get(path: impl Into<String>) -> Self {
        Self::new(Method::GET, path.into(), None)
    }

    pub(super) fn post(path: impl Into<String>, body: Value) -> Self {
        Self::new(Method::POST, path.into(), Some(body))
    }

    pub(super) fn put(path: impl Into<String>, body: Value) -> Self {
        Self::new(Method::PUT, path.into(), Some(body))
    }

    pub(super) fn patch(path: impl Into<String>, body: Value) -> Self {
        Self::new(Method::PATCH, path.into(), Some(body))
    }

    pub(super) fn delete(path: impl Into<String>) -> Self {
        Self::new(Method::DELETE, path.into(), None)
    }

    /// The request with files.
    pub(super) fn with(mut self, files: Vec<File>) -> Self {
        self.files = files;
        self
    }

    /// The request outside of the limit for all requests, as Discord treats those that answer interactions.
    pub(super) fn of_interaction(mut self) -> Self {
        self.lane = Lane::Interaction;
        self
    }
}

impl ApiError {
    /// The code by which Discord says what it refuses.
    pub(super) const fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } => Some(*code),
            _ => None,
        }
    }
}

impl Api {
    /// Access with a token, at an address.
    ///
    /// # Errors
    /// If the system gives no secure random numbers or certificates.
    pub(super) fn new(address: &str, token: Secret) -> Result<Self, ApiError> {
        let agent = concat!("DiscordBot (parlour, ", env!("CARGO_PKG_VERSION"), ")");
        let client = reqwest::Client::builder().user_agent(agent).timeout(REQUEST_TIMEOUT).build()?;
        Ok(Self { client, base: format!("{}/api/v10", address.trim_end_matches('/')), token, pace: Pace::default() })
    }

    /// Sends a request, and sends it again after a rate limit or a failure of Discord's.
    ///
    /// # Errors
    /// If Discord refuses it, cannot be reached or goes on failing.
    pub(super) async fn send(&self, call: &Call) -> Result<Value, ApiError> {
        let mut repeats = 0;
        loop {
            self.pace.wait(call.method.as_str(), &call.path, call.lane).await;
            let failure = match self.request(call).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            repeats += 1;
            match failure {
                ApiError::Limited(wait) if wait <= WAIT_MAX && repeats <= REPEATS_MAX => {
                    // The pace knows about it and waits before the next attempt.
                    tracing::debug!(path = redacted(&call.path), ?wait, "rate limited");
                }
                ApiError::Failing(_) | ApiError::Unreachable(_) if repeats <= REPEATS_MAX => {
                    tokio::time::sleep(PAUSE * 2_u32.pow(repeats - 1)).await;
                }
                failure => return Err(failure),
            }
        }
    }

    async fn request(&self, call: &Call) -> Result<Value, ApiError> {
        let url = format!("{}{}", self.base, call.path);
        let mut request = self.client.request(call.method.clone(), url);
        request = request.header("Authorization", format!("Bot {}", self.token.reveal()));
        if !call.files.is_empty() {
            let json = call.body.as_ref().map(Value::to_string).unwrap_or_default();
            let mut form = Form::new().part("payload_json", Part::text(json).mime_str("application/json")?);
            for (index, file) in call.files.iter().enumerate() {
                let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone()).mime_str(file.mime)?;
                form = form.part(format!("files[{index}]"), part);
            }
            request = request.multipart(form);
        } else if let Some(body) = &call.body {
            request = request.header("Content-Type", "application/json").body(body.to_string());
        }
        let response = request.send().await.map_err(reqwest::Error::without_url)?;
        let status = response.status().as_u16();
        let header = |name: &str| response.headers().get(name)?.to_str().ok()?.parse::<f64>().ok();
        let remaining = header("x-ratelimit-remaining");
        let reset_after = header("x-ratelimit-reset-after");
        let retry_after = header("retry-after");
        let scope = response.headers().get("x-ratelimit-scope").and_then(|scope| scope.to_str().ok());
        let global = response.headers().contains_key("x-ratelimit-global") || scope == Some("global");
        let body = response.bytes().await.map_err(reqwest::Error::without_url)?;
        let answer: Value = serde_json::from_slice(&body).unwrap_or(Value::Null);
        let (method, path) = (call.method.as_str(), call.path.as_str());
        if let (Some(remaining), Some(reset_after)) = (remaining, reset_after) {
            self.pace.learn(method, path, remaining, reset_after);
        }
        match status {
            200..=299 => Ok(answer),
            429 => {
                let seconds = answer["retry_after"].as_f64().or(retry_after).unwrap_or(1.0);
                let wait = Duration::try_from_secs_f64(seconds).unwrap_or(WAIT_MAX);
                let route = if global || answer["global"] == true { None } else { Some((method, path)) };
                self.pace.hold(route, Instant::now() + wait);
                Err(ApiError::Limited(wait))
            }
            500..=599 => Err(ApiError::Failing(status)),
            _ => Err(ApiError::Refused {
                status,
                code: answer["code"].as_u64().unwrap_or(0),
                message: answer["message"].as_str().unwrap_or("no reason given").to_owned(),
            }),
        }
    }
}

/// A path without the token of an interaction.
fn redacted(path: &str) -> &str {
    let cut = ["/interactions/", "/webhooks/"].iter().any(|begin| path.starts_with(begin));
    if cut { path.split('/').nth(1).unwrap_or_default() } else { path }
}
