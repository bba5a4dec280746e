//! The page of a game.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

use super::frame;
use super::refused::{Refused, refused};
use super::site::{Kept, Site};
use crate::club::{Attachment, ButtonOnPage, ButtonStyle, GameOnPage, Letter};
use crate::page::{
    AnalysisOnPage, Clock, GameAddresses, GamePage, Look, PageButton, SeatOnPage, Tool, Touching, Wanted,
};
use crate::scene::{Curve, Figure};
use crate::text::{Message, Paragraph};

/// The parameters of an address, besides those that the page reads itself.
pub(super) const SAID: &str = "said";
/// Says that an answer comes later.
pub(super) const LATER: &str = "later";
/// The longest key of a page.
const KEY_LENGTH_MAX: usize = 64;

/// A page that is asked for.
struct Asked {
    key: String,
    parameters: Vec<(String, String)>,
    /// The secret of the browser's session.
    session: Option<String>,
}

/// The page of a game, to look at, or to touch if it is the reader's.
pub(super) async fn show(
    State(site): State<Site>,
    Path(key): Path<String>,
    Query(parameters): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Response {
    let asked = Asked { key, parameters, session: site.0.cookies.secret(&headers) };
    match page(&site, asked, &headers).await {
        Ok(response) => response,
        Err(why) => refused(&site, why),
    }
}

async fn page(site: &Site, asked: Asked, headers: &HeaderMap) -> Result<Response, Refused> {
    if asked.key.len() > KEY_LENGTH_MAX {
        return Err(Refused::Unknown);
    }
    let is_usual = asked.session.is_none() && asked.parameters.is_empty();
    if let Some(html) = site.kept(&asked.key).filter(|_| is_usual) {
        return Ok(for_everybody(&html, headers));
    }
    let changes = site.0.live.changes();
    let (key, session) = (asked.key.clone(), asked.session.clone());
    let form = asked.said(SAID).map(str::to_owned);
    let question =
        move |club: &mut crate::club::Club, now| club.game_on_page(&key, session.as_deref(), form.as_deref(), now);
    let game = site.0.door.ask(question).await?.ok_or(Refused::Unknown)?;
    let (id, waits) = (game.id, asked.said(LATER).is_some() && game.reader.answer.is_empty());
    let (key, made) = (asked.key.clone(), Instant::now());
    let with = site.clone();
    let html = site.make(move || html(&with, game, &asked, waits)).await.ok_or(Refused::Failed)?;
    if is_usual {
        let html: Arc<str> = html.into();
        site.keep(id, Kept { key, html: Arc::clone(&html), made }, changes);
        return Ok(for_everybody(&html, headers));
    }
    let mut response = Html(html).into_response();
    if waits {
        // Without its script, the page looks again by itself.
        response.headers_mut().insert(header::REFRESH, HeaderValue::from_static("2"));
    }
    Ok(response)
}

impl Asked {
    fn said(&self, name: &str) -> Option<&str> {
        self.parameters.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// A page that is the same for all; a browser that has it already isn't sent it again.
fn for_everybody(html: &Arc<str>, headers: &HeaderMap) -> Response {
    let tag = format!("\"{:08x}-{:x}\"", crc32fast::hash(html.as_bytes()), html.len());
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, "private, no-cache".to_owned())];
    if is_known {
        (StatusCode::NOT_MODIFIED, about).into_response()
    } else {
        (about, Html(html.to_string())).into_response()
    }
}

fn html(site: &Site, on_page: GameOnPage, asked: &Asked, waits: bool) -> String {
    let frame = frame::of(site, &on_page.reader, asked.session.as_deref(), "");
    let wanted = Wanted::of(asked.parameters.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let game = crate::rules::Game::clone(&on_page.game);
    let language = on_page.reader.language;
    let analysis = analysis(&on_page);
    // What was found stays below while one looks around.
    let looks_around = analysis.is_some() && (wanted.at.is_some() || wanted.tries);
    let answer = on_page.reader.answer.iter().filter(|_| !looks_around);
    let mut notices: Vec<Paragraph> = answer.flat_map(newly_told).cloned().collect();
    if waits {
        notices.push(language.paragraph(&Message::new("page-waits")));
    }
    let mut told = on_page.told.clone();
    if on_page.reader.name.is_none() && game.outcome().is_none() {
        told.push(language.paragraph(&Message::new("page-to-play")));
    }
    let page = GamePage {
        title: on_page.title.clone(),
        seats: seats(&on_page),
        bottom: on_page.bottom,
        seen: on_page.entries,
        touching: Touching::of(&game, on_page.awaits, &wanted),
        told,
        notices,
        buttons: on_page.buttons.iter().map(button).collect(),
        tools: tools(&on_page),
        said: analysis.as_ref().and(asked.said(SAID)).map(str::to_owned),
        analysis,
        copied: format!("try #{}", on_page.id),
        addresses: addresses(&asked.key),
        game,
    };
    page.html(&frame)
}

fn seats(on_page: &GameOnPage) -> [SeatOnPage; 2] {
    [0, 1].map(|index: usize| SeatOnPage {
        name: on_page.names[index].clone(),
        address: None,
        clock: on_page.clocks.as_ref().map(|clocks| Clock {
            left_ms: i64::try_from(clocks[index].left.as_millis()).unwrap_or(i64::MAX),
            runs: clocks[index].runs,
            told: clocks[index].told.clone(),
        }),
    })
}

/// The curve of a letter that is an analysis.
fn curve(letter: &Letter) -> Option<&Curve> {
    letter.files.iter().find_map(|file| match file {
        Attachment::Figure { figure: Figure::Curve(curve), .. } => Some(curve),
        _ => None,
    })
}

/// What a letter tells at once. The details of an analysis are beside its curve.
fn newly_told(letter: &Letter) -> &[Paragraph] {
    if curve(letter).is_some() { letter.text.get(..1).unwrap_or_default() } else { &letter.text }
}

/// The analysis that was asked for.
fn analysis(on_page: &GameOnPage) -> Option<AnalysisOnPage> {
    let letter = on_page.reader.answer.iter().find(|letter| curve(letter).is_some())?;
    let text = letter.text.get(1..).unwrap_or_default().to_vec();
    Some(AnalysisOnPage { curve: curve(letter)?.clone(), text })
}

/// What takes a tapped turn: to play it, or to hear what it would lead to and say it in advance.
fn tools(on_page: &GameOnPage) -> Vec<Tool> {
    let (id, language) = (on_page.id, on_page.reader.language);
    let mut tools = Vec::new();
    if on_page.awaits {
        tools.push(Tool {
            label: language.word("page-play"),
            begins: format!("move #{id}"),
            plays: true,
            takes_parts: false,
        });
    }
    if on_page.awaits || on_page.waits {
        tools.push(Tool {
            label: language.word("page-try"),
            begins: format!("try #{id}"),
            plays: false,
            takes_parts: false,
        });
    }
    tools
}

pub(super) fn button(button: &ButtonOnPage) -> PageButton {
    PageButton {
        label: button.label.clone(),
        command: button.command.to_string(),
        seen: button.seen,
        look: match button.style {
            ButtonStyle::Primary => Look::Primary,
            ButtonStyle::Plain => Look::Plain,
            ButtonStyle::Danger => Look::Danger,
        },
    }
}

fn addresses(key: &str) -> GameAddresses {
    GameAddresses {
        page: format!("/g/{key}"),
        commands: format!("/g/{key}/do"),
        pictures: format!("/g/{key}/p/"),
        styles: "/b/".to_owned(),
        events: format!("/g/{key}/live"),
    }
}

/// A text as it stands in an address.
pub(super) fn escaped(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        b' ' => "+".to_owned(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}
