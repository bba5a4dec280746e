//! Leaderboards, profiles, tournaments and lessons: what chat answers to whoever is signed in, as a page.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Response};

use super::frame;
use super::games;
use super::random::secret;
use super::refused::{Refused, refused};
use super::site::Site;
use crate::club::{Attachment, ButtonOnPage, Letter, PageRefusal, PageRequest, Reader};
use crate::command::{self, Command, LearningCommand};
use crate::page::{BoardOnList, ListPage, PageButton, Section};
use crate::rules::GAMES;
use crate::scene::Scene;
use crate::text::Language;

/// The longest question, in bytes.
const LINE_LENGTH_MAX: usize = 200;

/// Answers a question.
pub(super) async fn look(
    State(site): State<Site>,
    Query(parameters): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Response {
    let line = parameters.into_iter().find(|(name, _)| name == "ask").map(|(_, line)| line).unwrap_or_default();
    match looked(&site, &line, &headers).await {
        Ok(html) => Html(html).into_response(),
        Err(why) => refused(&site, why),
    }
}

/// The address of the page that answers a question.
fn address(line: &str) -> String {
    format!("/look?ask={}", games::escaped(line))
}

async fn looked(site: &Site, line: &str, headers: &HeaderMap) -> Result<String, Refused> {
    let session = site.0.cookies.secret(headers).ok_or(Refused::SignedOut)?;
    if line.len() > LINE_LENGTH_MAX {
        return Err(Refused::NotHere);
    }
    let command = command::read(line).map_err(|_| Refused::Unknown)?;
    let asked = PageRequest {
        session: session.clone(),
        command,
        form: secret().ok_or(Refused::Failed)?,
        seen: None,
        platforms: Site::platforms(),
    };
    let answer = site.0.door.ask(move |club, now| club.look_by_page(&asked, now)).await?;
    let (reader, letters) = answer.map_err(|refusal| match refusal {
        PageRefusal::SignedOut => Refused::SignedOut,
        PageRefusal::NotByPage => Refused::NotHere,
    })?;
    let (with, line) = (site.clone(), line.to_owned());
    let made = site.make(move || {
        let frame = frame::of(&with, &reader, Some(&session), &address(&line));
        page(&reader, &letters, &line).html(&frame)
    });
    made.await.ok_or(Refused::Failed)
}

fn page(reader: &Reader, letters: &[Letter], line: &str) -> ListPage {
    let language = reader.language;
    let key = match line.split(' ').next().unwrap_or_default() {
        "leaderboard" => "page-leaderboard",
        "profile" => "page-profile",
        "tournament" => "page-tournaments",
        "rules" => "page-lessons",
        _ => "page-home",
    };
    let mut sections: Vec<Section> = letters.iter().map(|letter| section(letter, language)).collect();
    if line.trim() == "rules" {
        sections.push(Section { buttons: lessons(), ..Section::default() });
    }
    ListPage { title: language.word(key), notices: Vec::new(), sections, commands: "/look".to_owned() }
}

/// A letter as a part of a page.
fn section(letter: &Letter, language: &Language) -> Section {
    let mut section = Section { text: letter.text.clone(), ..Section::default() };
    for file in &letter.files {
        match file {
            Attachment::Figure { figure, .. } => section.figure = Some(figure.clone()),
            Attachment::Page { game, page, line, .. } => {
                let kind = GAMES.iter().find(|kind| kind.about.id == game);
                let scene = kind.and_then(|kind| Scene::of_page(kind, *page, line, language));
                section.boards.push(BoardOnList {
                    address: format!("/l/{game}/{page}."),
                    alt: scene.map(|scene| scene.alt_text(language)).unwrap_or_default(),
                });
            }
            Attachment::Text { .. }
            | Attachment::Replay { .. }
            | Attachment::Record { .. }
            | Attachment::Yearbook { .. } => {}
        }
    }
    section.buttons = letter
        .buttons
        .iter()
        .filter(|button| leads_on(&button.command))
        .map(|button| {
            games::button(&ButtonOnPage {
                label: button.label.clone(),
                command: button.command.clone(),
                seen: None,
                style: button.style,
            })
        })
        .collect();
    section
}

/// Whether a button of chat leads to another such page.
const fn leads_on(command: &Command) -> bool {
    matches!(
        command,
        Command::Rating(_)
            | Command::Tournament(_)
            | Command::Learning(LearningCommand::Rules { .. } | LearningCommand::Learn { .. })
    )
}

/// The lessons of all games.
fn lessons() -> Vec<PageButton> {
    let lesson = |kind: &'static crate::rules::GameDef| {
        games::button(&ButtonOnPage {
            label: kind.about.title.to_owned(),
            command: Command::Learning(LearningCommand::Rules { game: Some(kind.about.id), page: None }),
            seen: None,
            style: crate::club::ButtonStyle::Plain,
        })
    };
    GAMES.iter().map(lesson).collect()
}
