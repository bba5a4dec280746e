//! The page of whoever is at a task: a position to touch, in which nobody else plays.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::FormRejection;
use axum::extract::{Form, Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Redirect, Response};

use super::acting::{asked, obeyed};
use super::frame;
use super::games::{LATER, SAID, button, escaped};
use super::pictures::draw;
use super::refused::{Refused, refused};
use super::site::Site;
use crate::club::{LearnerOnPage, TaskOnPage};
use crate::command::{Command, LearningCommand};
use crate::page::{
    BoardPicture, Frame, GameAddresses, GamePage, ListPage, PageButton, SeatOnPage, Section, Tool, Touching, Wanted,
};
use crate::rules::{Game, Player};
use crate::text::{Message, Paragraph};

/// The page of all tasks.
const ADDRESS: &str = "/learn";

/// Shows the reader's task.
pub(super) async fn show(
    State(site): State<Site>,
    Query(parameters): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Response {
    match shown(&site, &parameters, &headers).await {
        Ok(html) => Html(html).into_response(),
        Err(why) => refused(&site, why),
    }
}

async fn shown(site: &Site, parameters: &[(String, String)], headers: &HeaderMap) -> Result<String, Refused> {
    let session = site.0.cookies.secret(headers).ok_or(Refused::SignedOut)?;
    let form = parameters.iter().find(|(name, _)| name == SAID).map(|(_, form)| form.clone());
    let secret = session.clone();
    let learner = site.0.door.ask(move |club, now| club.task_on_page(Some(&secret), form.as_deref(), now)).await?;
    let learner = learner.ok_or(Refused::SignedOut)?;
    let wanted = Wanted::of(parameters.iter().map(|(name, value)| (name.as_str(), value.as_str())));
    let with = site.clone();
    let made = site.make(move || {
        let frame = frame::of(&with, &learner.reader, Some(&session), ADDRESS);
        match &learner.task {
            Some(task) => task_page(&learner, task, &wanted).html(&frame),
            None => none(&learner, &frame),
        }
    });
    made.await.ok_or(Refused::Failed)
}

fn task_page(learner: &LearnerOnPage, task: &TaskOnPage, wanted: &Wanted) -> GamePage {
    let language = learner.reader.language;
    // An answer often ends with the next task, whose name is above.
    let mut notices = answer(learner);
    notices.retain(|notice| notice.to_string().trim_end_matches(':') != task.title);
    let told = task.told.iter().filter(|told| !notices.contains(told)).cloned().collect();
    let seat =
        |player: Player| SeatOnPage { name: language.word(task.game.color(player).key()), ..SeatOnPage::default() };
    let begins = task.answered_by.to_string();
    let game = Game::clone(&task.game);
    GamePage {
        title: task.title.clone(),
        seats: Player::BOTH.map(seat),
        bottom: task.bottom,
        seen: task.seen,
        touching: Touching::of(&game, true, wanted),
        told,
        notices,
        buttons: task.buttons.iter().map(button).collect(),
        tools: vec![Tool { label: language.word("page-play"), begins, plays: true, takes_parts: true }],
        analysis: None,
        said: None,
        copied: Command::from(LearningCommand::Learn { game: None, task: None, answer: None }).to_string(),
        addresses: GameAddresses {
            page: ADDRESS.to_owned(),
            commands: ADDRESS.to_owned(),
            pictures: "/learn/p/".to_owned(),
            styles: "/b/".to_owned(),
            events: String::new(),
        },
        game,
    }
}

fn answer(learner: &LearnerOnPage) -> Vec<Paragraph> {
    learner.reader.answer.iter().flat_map(|letter| letter.text.iter().cloned()).collect()
}

/// The page of whoever is at no task.
fn none(learner: &LearnerOnPage, frame: &Frame) -> String {
    let language = learner.reader.language;
    let begin = |kind: &&'static crate::rules::GameDef| PageButton {
        label: kind.about.title.to_owned(),
        command: Command::from(LearningCommand::Learn { game: Some(kind.about.id), task: None, answer: None })
            .to_string(),
        seen: None,
        look: crate::page::Look::Plain,
    };
    let section = Section {
        text: vec![language.paragraph(&Message::new("page-no-task"))],
        buttons: crate::rules::GAMES.iter().map(|kind| begin(&kind)).collect(),
        ..Section::default()
    };
    let page = ListPage {
        title: language.word("page-task"),
        notices: answer(learner),
        sections: vec![section],
        commands: ADDRESS.to_owned(),
    };
    page.html(frame)
}

/// Does what a form asks for: answers a task, goes to another, or asks something.
pub(super) async fn act(
    State(site): State<Site>,
    headers: HeaderMap,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Response {
    match done(&site, &headers, form).await {
        Ok(address) => Redirect::to(&address).into_response(),
        Err(why) => refused(&site, why),
    }
}

async fn done(
    site: &Site,
    headers: &HeaderMap,
    form: Result<Form<Vec<(String, String)>>, FormRejection>,
) -> Result<String, Refused> {
    let (asked, _) = asked(site, headers, form)?;
    if !matches!(asked.command, Command::Learning(_))
        || matches!(asked.command, Command::Learning(LearningCommand::Rules { .. }))
    {
        return Ok(format!("/look?ask={}", escaped(&asked.command.to_string())));
    }
    let form = asked.form.clone();
    let answer = obeyed(site, asked, None).await?;
    let later = if answer.later { format!("&{LATER}=1") } else { String::new() };
    Ok(format!("{ADDRESS}?{SAID}={form}{later}"))
}

/// A picture of the task's board.
pub(super) async fn picture(State(site): State<Site>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    match drawn(&site, &name, &headers).await {
        Ok(bytes) => ([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "private, max-age=86400")], bytes)
            .into_response(),
        Err(why) => refused(&site, why),
    }
}

async fn drawn(site: &Site, name: &str, headers: &HeaderMap) -> Result<Bytes, Refused> {
    let session = site.0.cookies.secret(headers).ok_or(Refused::Unknown)?;
    let picture: BoardPicture = name.parse().map_err(|_| Refused::Unknown)?;
    let learner = site.0.door.ask(move |club, now| club.task_on_page(Some(&session), None, now)).await?;
    let task = learner.and_then(|learner| learner.task).ok_or(Refused::Unknown)?;
    let game = Arc::clone(&task.game);
    site.make(move || draw(&picture, &game)).await.flatten().ok_or(Refused::Unknown)
}
