//! What every answer says for safety, and which requests get none.

use std::time::{Duration, Instant};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::timeout;

use super::proxies::{Peer, address_of, owned};
use super::refused::{Refused, refused};
use super::site::Site;

/// How long a request may take, with its body.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);

/// What a page may load and do: nothing but what comes from here.
const POLICY: &str = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; \
                      form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const SAFETY: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("x-robots-tag"), "noindex, nofollow"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Answers a request, if it may be made.
pub(super) async fn guard(State(site): State<Site>, request: Request, next: Next) -> Response {
    let mut response = answer(&site, request, next).await;
    let headers = response.headers_mut();
    for (name, value) in SAFETY {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-store"));
    response
}

async fn answer(site: &Site, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    if let Some(peer) = peer {
        let address = owned(address_of(peer, request.headers(), &site.0.proxies));
        if !site.0.asked.allows(address, Instant::now()) {
            return refused(site, Refused::TooMany);
        }
    }
    let is_post = *request.method() == Method::POST;
    if is_post && !is_from_here(request.headers(), &site.0.origin) {
        return refused(site, Refused::Elsewhere);
    }
    match timeout(REQUEST_TIMEOUT, next.run(request)).await {
        Ok(response) if response.status() == StatusCode::METHOD_NOT_ALLOWED => refused(site, Refused::Unknown),
        Ok(response) => response,
        Err(_) => refused(site, Refused::Late),
    }
}

/// Whether a browser says that a form was on one of these pages. It may say nothing, or hide where: the form's own proof
/// is looked at in any case.
fn is_from_here(headers: &HeaderMap, origin: &str) -> bool {
    let said = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    match said(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => site == "same-origin",
        None => said(header::ORIGIN).is_none_or(|said| said == "null" || said.eq_ignore_ascii_case(origin)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_other_sites_are_told_by_what_browsers_say() {
        let is_from_here = |said: &[(&'static str, &'static str)]| {
            let headers =
                said.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
            is_from_here(&headers.collect(), "https://games.example.org")
        };
        assert!(is_from_here(&[("sec-fetch-site", "same-origin"), ("origin", "null")]));
        for site in ["cross-site", "same-site", "none", ""] {
            assert!(!is_from_here(&[("sec-fetch-site", site)]), "{site}");
        }
        assert!(is_from_here(&[("origin", "https://games.example.org")]) && is_from_here(&[]));
        assert!(!is_from_here(&[("origin", "https://example.org")]));
        assert!(!is_from_here(&[("origin", "https://games.example.org.evil.example")]));
    }
}
