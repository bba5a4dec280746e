//! Errors of the homeserver, by what to do about them.

use std::time::{Duration, SystemTime};

use matrix_sdk::HttpError;
use matrix_sdk::ruma::api::error::{ErrorKind, RetryAfter};
use thiserror::Error;

use crate::adapter::reach::why;

/// How long to wait where the homeserver holds us back without saying how long.
const UNSAID_WAIT: Duration = Duration::from_secs(5);
/// The longest wait where it only names the time of its end.
const DATED_WAIT_MAX: Duration = Duration::from_secs(60);

/// An error of the homeserver, by what to do about it.
#[derive(Debug, Error)]
pub(super) enum HomeserverError {
    /// The homeserver holds us back for this long; nothing else is wrong.
    #[error("the homeserver makes us wait for {} ms", .0.as_millis())]
    Limited(Duration),
    /// Nothing answers where the homeserver should be.
    #[error("{0}")]
    Away(String),
    /// It may go well later.
    #[error("{0}")]
    Passing(String),
    /// It never will.
    #[error("{0}")]
    Final(String),
    /// The login is no longer good; a soft one leaves the device and its keys in place.
    #[error("the login has expired")]
    Expired {
        /// Whether the device is still there.
        soft: bool,
    },
}

impl From<matrix_sdk::Error> for HomeserverError {
    fn from(error: matrix_sdk::Error) -> Self {
        match &error {
            matrix_sdk::Error::Http(http) => Self::of_http(http),
            // The room's idea of us may be outdated until the next sync. After that, its refusals stay.
            matrix_sdk::Error::WrongRoomState(_) => Self::Final(error.to_string()),
            _ => Self::Passing(error.to_string()),
        }
    }
}

impl From<HttpError> for HomeserverError {
    fn from(error: HttpError) -> Self {
        Self::of_http(&error)
    }
}

impl HomeserverError {
    fn of_http(error: &HttpError) -> Self {
        if let HttpError::Cached(error) = error {
            return Self::of_http(error);
        }
        let Some(refusal) = error.as_client_api_error() else {
            let is_away = matches!(error, HttpError::Reqwest(cause) if cause.is_connect());
            return if is_away { Self::Away(why(error)) } else { Self::Passing(why(error)) };
        };
        match error.client_api_error_kind() {
            Some(ErrorKind::LimitExceeded(limit)) => Self::Limited(match limit.retry_after {
                Some(RetryAfter::Delay(wait)) => wait,
                // Nobody knows whose clock is right, and a limit is never long.
                Some(RetryAfter::DateTime(at)) => {
                    at.duration_since(SystemTime::now()).map_or(UNSAID_WAIT, |wait| wait.min(DATED_WAIT_MAX))
                }
                None => UNSAID_WAIT,
            }),
            Some(ErrorKind::UnknownToken(token)) => Self::Expired { soft: token.soft_logout },
            _ if refusal.status_code.is_client_error() && refusal.status_code.as_u16() != 408 => {
                Self::Final(refusal.to_string())
            }
            _ => Self::Passing(refusal.to_string()),
        }
    }
}
