//! Links that sign a browser in. Opening one shows a button, because programs open links too; pressing it signs in.

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::acting::Fields;
use super::frame;
use super::random::{is_secret, secret};
use super::refused::{Refused, refused};
use super::site::Site;
use crate::club::{Club, Reader};
use crate::page::SignInPage;

type Posted = Result<Form<Vec<(String, String)>>, FormRejection>;

/// Asks whether to sign in.
pub(super) async fn ask(State(site): State<Site>, Path(link): Path<String>, headers: HeaderMap) -> Response {
    match asking(&site, link, &headers).await {
        Ok(response) => response,
        Err(why) => refused(&site, why),
    }
}

async fn asking(site: &Site, link: String, headers: &HeaderMap) -> Result<Response, Refused> {
    if !is_secret(&link) {
        return Err(Refused::UsedLink);
    }
    let action = format!("/in/{link}");
    let question = move |club: &mut Club, now| {
        let name = club.name_on_link(&link, now)?;
        Ok((name, club.reader(None, now)?))
    };
    let (name, reader): (Option<String>, Reader) = site.0.door.ask(question).await?;
    let name = name.ok_or(Refused::UsedLink)?;
    // The form is bound to this browser by a secret that nobody else can make it say.
    let known = site.0.cookies.secret(headers);
    let browser = match &known {
        Some(known) => known.clone(),
        None => secret().ok_or(Refused::Failed)?,
    };
    let frame = frame::of(site, &reader, Some(&browser), "");
    let mut response = Html(SignInPage { name, action }.html(&frame)).into_response();
    if known.is_none() {
        set(&mut response, site.0.cookies.keep(&browser));
    }
    Ok(response)
}

/// Signs in.
pub(super) async fn sign_in(
    State(site): State<Site>,
    Path(link): Path<String>,
    headers: HeaderMap,
    form: Posted,
) -> Response {
    match signed_in(&site, link, &headers, form).await {
        Ok(response) => response,
        Err(why) => refused(&site, why),
    }
}

async fn signed_in(site: &Site, link: String, headers: &HeaderMap, form: Posted) -> Result<Response, Refused> {
    let before = site.0.cookies.secret(headers).ok_or(Refused::Elsewhere)?;
    Fields::read(form)?.proves(&before)?;
    // A session never has a secret that anybody said before it began.
    let session = secret().ok_or(Refused::Failed)?;
    let new = session.clone();
    let is_signed_in = site.0.door.ask(move |club, now| club.sign_in(&link, &new, Some(&before), now)).await?;
    if !is_signed_in {
        return Err(Refused::UsedLink);
    }
    let mut response = Redirect::to("/").into_response();
    set(&mut response, site.0.cookies.keep(&session));
    Ok(response)
}

/// Signs out.
pub(super) async fn sign_out(State(site): State<Site>, headers: HeaderMap, form: Posted) -> Response {
    match signed_out(&site, &headers, form).await {
        Ok(response) => response,
        Err(why) => refused(&site, why),
    }
}

async fn signed_out(site: &Site, headers: &HeaderMap, form: Posted) -> Result<Response, Refused> {
    let session = site.0.cookies.secret(headers).ok_or(Refused::SignedOut)?;
    Fields::read(form)?.proves(&session)?;
    site.0.door.ask(move |club, now| club.sign_out(&session, now)).await?;
    let mut response = Redirect::to("/").into_response();
    set(&mut response, site.0.cookies.forget());
    Ok(response)
}

fn set(response: &mut Response, cookie: Option<HeaderValue>) {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
}
