//! Questions that are asked before something is done, and the answers to them: a bare yes, no or next.

use jiff::SignedDuration;

use super::asker::RequestContext;
use super::draft::{ButtonDraft, Draft};
use super::rejection::Rejection;
use super::words::number;
use crate::club::{Audience, ButtonStyle, Letter};
use crate::command::Command;
use crate::store::StoredGame;
use crate::text::{Language, Message};

/// How long a bare yes or no answers a question.
const QUESTION_OPEN: SignedDuration = SignedDuration::from_mins(5);
/// How long a bare “next” turns a page.
const PAGE_OPEN: SignedDuration = SignedDuration::from_hours(1);
/// The most letters that are searched for the question. Some of them may be to other people.
const LETTERS_MAX: u32 = 20;

/// The command that the asker would give by saying yes to their last question in this place, and its game. The question
/// is the newest answer to them within five minutes, unless the game has gone on since.
pub(in crate::club) fn open_question(cx: &RequestContext<'_>) -> Result<Option<(Command, Option<i64>)>, Rejection> {
    let tx = cx.tx;
    let Some(letter) = answers_since(cx, QUESTION_OPEN)?.into_iter().next() else { return Ok(None) };
    let Some(button) = letter.buttons.into_iter().find(|button| button.command.is_confirmed()) else { return Ok(None) };
    let entries = match letter.about {
        Some(id) => tx.game(id)?.map(|game| game.entries),
        None => None,
    };
    Ok((button.seen == entries).then_some((button.command, letter.about)))
}

/// The answers to the asker in this place since this long ago, the newest first.
fn answers_since(cx: &RequestContext<'_>, length: SignedDuration) -> Result<Vec<Letter>, Rejection> {
    let since = cx.now.saturating_sub(length).unwrap_or(cx.now);
    let rows = cx.tx.letters_because_of(cx.asker.id, cx.place.id, since, LETTERS_MAX)?;
    let letters = rows.iter().filter_map(|row| serde_json::from_str::<Letter>(&row.body).ok());
    Ok(letters.filter(|letter| letter.answers.is_some()).collect())
}

/// The next page or task after the asker's last answer in this place within the hour.
pub(in crate::club) fn open_page(cx: &RequestContext<'_>) -> Result<Option<Command>, Rejection> {
    const LEADS_ON: [&str; 6] = [
        "club-button-next",
        "club-button-learn",
        "club-button-skip",
        "club-button-older",
        "club-button-next-puzzle",
        "club-button-next-mistake",
    ];
    let leads_on = |letter: Letter| {
        let language = Language::find(&letter.language).unwrap_or(cx.language);
        let labels = LEADS_ON.map(|key| language.word(key));
        letter.buttons.into_iter().find(|button| labels.contains(&button.label))
    };
    let button = answers_since(cx, PAGE_OPEN)?.into_iter().find_map(leads_on);
    Ok(button.map(|button| button.command))
}

/// Asks the asker to confirm a command that is about no game, and gives them a button for it.
pub(in crate::club) fn ask(
    cx: &mut RequestContext<'_>,
    about: Option<i64>,
    mut text: Vec<Message>,
    label: &'static str,
    confirming: impl Into<Command>,
) {
    let confirming = confirming.into();
    text.push(Message::new("club-confirm").with("command", confirming.clone()));
    let buttons = vec![ButtonDraft::new(label, confirming, ButtonStyle::Danger)];
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons, about, ..reply });
}

/// Asks the asker to confirm a command about a game, and gives them a button for it.
pub(in crate::club) fn ask_whether(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    question: Message,
    label: &'static str,
    confirming: impl Into<Command>,
) {
    let confirming = confirming.into();
    let button = ButtonDraft::new(label, confirming.clone(), ButtonStyle::Danger).at(game.entries);
    let text = vec![question.with("id", number(game.id)), Message::new("club-confirm").with("command", confirming)];
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons: vec![button], about: Some(game.id), ..reply });
}
