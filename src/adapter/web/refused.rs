//! The page that is shown instead of another.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use super::door::NoAnswer;
use super::frame;
use super::site::Site;
use crate::page::{ErrorPage, Link};
use crate::text::{Language, Message};

/// Why there is no other page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Refused {
    /// Nothing is there, or nothing that whoever asks may know of.
    Unknown,
    /// A link that signs in was used, or is too old.
    UsedLink,
    /// A form that wasn't on one of these pages, or on one that is too old.
    Elsewhere,
    /// Nothing like that can be done here.
    NotHere,
    /// Nobody is signed in.
    SignedOut,
    /// They ask too much.
    TooMany,
    /// It was too large.
    TooLarge,
    /// It took too long.
    Late,
    /// The club has too much to do.
    Busy,
    /// It failed.
    Failed,
}

impl From<NoAnswer> for Refused {
    fn from(none: NoAnswer) -> Self {
        match none {
            NoAnswer::Busy => Self::Busy,
            NoAnswer::Failed => Self::Failed,
        }
    }
}

impl Refused {
    /// The answer's status, and the keys of its title and its sentence.
    const fn told(self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Self::Unknown => (StatusCode::NOT_FOUND, "page-unknown", "page-unknown-how"),
            Self::UsedLink => (StatusCode::NOT_FOUND, "page-used-link", "page-used-link-how"),
            Self::Elsewhere => (StatusCode::FORBIDDEN, "page-elsewhere", "page-elsewhere-how"),
            Self::NotHere => (StatusCode::BAD_REQUEST, "page-not-here", "page-not-here-how"),
            Self::SignedOut => (StatusCode::FORBIDDEN, "page-signed-out", "page-signed-out-how"),
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, "page-too-many", "page-too-many-how"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "page-not-here", "page-not-here-how"),
            Self::Late => (StatusCode::REQUEST_TIMEOUT, "page-busy", "page-busy-how"),
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, "page-busy", "page-busy-how"),
            Self::Failed => (StatusCode::INTERNAL_SERVER_ERROR, "page-failed", "page-failed-how"),
        }
    }
}

/// The page that is shown instead of another.
pub(super) fn refused(site: &Site, why: Refused) -> Response {
    let (status, title, how) = why.told();
    let language = Language::english();
    let frame = frame::of_nobody(site);
    let links = vec![Link { label: language.word("page-home"), address: "/".to_owned(), here: false }];
    let page = ErrorPage { title: language.word(title), text: vec![language.paragraph(&Message::new(how))], links };
    let mut response = (status, Html(page.html(&frame))).into_response();
    if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    }
    response
}
