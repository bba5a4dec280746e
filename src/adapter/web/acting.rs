//! What is asked for by the page of a game. It becomes a request like any other; the club decides.

use std::time::Instant;

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};

use super::cookies::proof;
use super::frame::{FORM, PROOF};
use super::games::{LATER, SAID, escaped};
use super::refused::{Refused, refused};
use super::site::Site;
use crate::club::{Answer, PageRefusal, PageRequest};
use crate::command;

/// The fields of a form.
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads a form, unless it is too large or none.
    pub(super) fn read(form: Result<Form<Vec<(String, String)>>, FormRejection>) -> Result<Self, Refused> {
        match form {
            Ok(Form(fields)) => Ok(Self(fields)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Refused::TooLarge),
            Err(_) => Err(Refused::NotHere),
        }
    }

    pub(super) fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.as_str())
    }

    /// Refuses a form that this browser wasn't shown.
    pub(super) fn proves(&self, secret: &str) -> Result<(), Refused> {
        // Both are hashes of what nobody else knows.
        if self.get(PROOF) == proof(secret) { Ok(()) } else { Err(Refused::Elsewhere) }
    }
}

/// Does what a form asks for, and shows the page with the answer.
pub(super) async fn act(
    State(site): State<Site>,
    Path(key): Path<String>,
    headers: HeaderMap,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Response {
    match done(&site, &key, &headers, form).await {
        Ok(to) => Redirect::to(&to).into_response(),
        Err(why) => refused(&site, why),
    }
}

/// What a form asks for, if it is from a page of this browser.
pub(super) fn asked(
    site: &Site,
    headers: &HeaderMap,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<(PageRequest, Fields), Refused> {
    let session = site.0.cookies.secret(headers).ok_or(Refused::SignedOut)?;
    let fields = Fields::read(form)?;
    fields.proves(&session)?;
    if !site.0.done.allows(session.clone(), Instant::now()) {
        return Err(Refused::TooMany);
    }
    let line = format!("{} {}", fields.get("command"), fields.get("turn").trim());
    // All forms of a page have one name. Somebody may go back to it and press another button.
    let name = Some(fields.get(FORM)).filter(|name| !name.is_empty()).ok_or(Refused::NotHere)?;
    let asked = PageRequest {
        session,
        command: command::read(line.trim()).map_err(|_| Refused::NotHere)?,
        form: format!("{name}{:08x}", crc32fast::hash(line.as_bytes())),
        seen: fields.get("seen").parse().ok(),
        platforms: Site::platforms(),
    };
    Ok((asked, fields))
}

/// Hands in what a form asks for, about the game of the page with this key if there is one.
pub(super) async fn obeyed(site: &Site, asked: PageRequest, key: Option<String>) -> Result<Answer, Refused> {
    let request = site.0.door.ask(move |club, now| club.request_by_page(&asked, key.as_deref(), now)).await?;
    let request = request.map_err(|refusal| match refusal {
        PageRefusal::SignedOut => Refused::SignedOut,
        PageRefusal::NotByPage => Refused::NotHere,
    })?;
    site.0.door.request(request).await?.map_err(|_| Refused::Failed)
}

/// Does it. Returns the address to show then.
async fn done(
    site: &Site,
    key: &str,
    headers: &HeaderMap,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<String, Refused> {
    let (asked, fields) = asked(site, headers, form)?;
    let (turn, form) = (fields.get("turn").trim(), asked.form.clone());
    let answer = obeyed(site, asked, Some(key.to_owned())).await?;
    let mut address = format!("/g/{key}?{SAID}={form}");
    if answer.later {
        address.push_str(&format!("&{LATER}=1"));
    }
    // What wasn't played may still be wanted, as far as it is legal.
    if answer.tally.refused.is_some() && !turn.is_empty() {
        address.push_str(&format!("&turn={}", escaped(turn)));
    }
    Ok(address)
}
