//! Which part obeys the commands of a theme, and what becomes of a request that is refused.

use jiff::SignedDuration;

use crate::club::computer::coach;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::lesson::task;
use crate::club::context::rejection::{Refused, Rejection};
use crate::club::links::codes;
use crate::club::moderation::policing;
use crate::club::queries::{boards, questions};
use crate::club::tournaments::{organizing, rounds};
use crate::club::training::learning;
use crate::club::votes::polling::{self, Meant};
use crate::club::votes::{casting, challenging, managing};
use crate::club::{
    Audience, ButtonStyle, ClubError, Said, To, links, memory, moderation, notices, pages, play, queries, training,
    votes,
};
use crate::command::{Command, CommandError, Id, LinkCommand, PlayCommand, SettlingCommand};
use crate::faults::point;
use crate::store::{Offer, OfferKind};
use crate::text::Message;

/// The result of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::club) enum Heard {
    /// It was answered, or obeyed in silence.
    Taken,
    /// It wasn't meant for Parlour.
    Ignored,
}

/// Obeys a command, or says why not; then nothing of it was done.
pub(in crate::club) fn receive(cx: &mut RequestContext<'_>) -> Result<Heard, ClubError> {
    const MINUTE: SignedDuration = SignedDuration::from_mins(1);
    point("club.request");
    let now = cx.now;
    let a_minute_ago = now.saturating_sub(MINUTE).unwrap_or(now);
    let allowed = cx.environment.limits.requests_per_minute;
    let lately = match cx.asker.is_computer() {
        // It plays with many people at once.
        true => 0,
        false => cx.tx.events_between(cx.asker.id, a_minute_ago, now, allowed.saturating_add(2))?,
    };
    let request = cx.request;
    let audience = questions::audience_of_refusal(cx, &request.said)?;
    let result = match &request.said {
        _ if lately > allowed.saturating_add(1) => Ok(()),
        _ if lately > allowed => Err(Message::new("club-too-fast").with("limit", i64::from(allowed)).into()),
        Said::Command(Ok(command)) | Said::Overheard(command) => attempt(cx, command),
        Said::Command(Err(misread)) => explain_misread(cx, misread.clone()),
        Said::Polled(press) => match polling::hear(cx, press) {
            Ok(Meant::Vote(command)) => attempt(cx, &command),
            Ok(Meant::NoVote) => Ok(()),
            Ok(Meant::Nothing) => Err(Rejection::Ignored),
            Err(stop) => Err(stop),
        },
    };
    match result {
        Ok(()) => Ok(Heard::Taken),
        // Somebody who only talks about a cell that doesn't exist needs no correction.
        Err(Rejection::Refused(_)) if cx.request.is_overheard_question() => Ok(Heard::Ignored),
        Err(Rejection::Ignored) => Ok(Heard::Ignored),
        Err(Rejection::Failed(error)) => Err(error),
        Err(Rejection::Refused(refused)) => {
            let Refused { text, picture, buttons, about, wrong_code } = *refused;
            if wrong_code {
                codes::note_wrong(cx)?;
            }
            cx.tally.refused = text.first().map(|message| message.key);
            let reply = match request.is_polled() {
                true => told_alone(cx, text),
                false => Draft { picture, buttons, about, refusal: true, ..cx.reply(audience, text) },
            };
            cx.drafts.push(reply);
            Ok(Heard::Taken)
        }
    }
}

/// A letter to the asker alone, who has pressed something that can't be answered.
fn told_alone(cx: &RequestContext<'_>, text: Vec<Message>) -> Draft {
    let to = To::Account(cx.asker.external_id.clone());
    Draft { text, refusal: true, ..Draft::new(&cx.place.platform, to, cx.language) }
}

/// Says why a line isn't a command, or obeys it if its meaning is clear here.
fn explain_misread(cx: &mut RequestContext<'_>, misread: CommandError) -> Result<(), Rejection> {
    match misread.spec {
        Some(spec) if spec.name == "stop" && misread.message.key == "command-misread-missing" => {
            Err(policing::stop_meant(cx, Message::new("club-stop-which"))?.into())
        }
        // “skip” skips a task in a lesson. Elsewhere, it is a turn.
        _ if misread.is_next() || (misread.is_skip() && task(cx)?.is_some()) => match confirm::open_page(cx)? {
            Some(next) => attempt(cx, &next),
            None => Err(misread.message.into()),
        },
        _ => Err(misread.message.into()),
    }
}

fn attempt(cx: &mut RequestContext<'_>, command: &Command) -> Result<(), Rejection> {
    let written = cx.drafts.len();
    let tx = cx.tx;
    let done = tx.attempt(|| {
        obey(cx, command)?;
        coach::look_at_turns(cx)?;
        rounds::go_on(cx)
    });
    if done.is_err() {
        cx.undo_since(written);
    }
    done
}

/// Obeys a command, unless it answers something else: the task of a lesson, or a question.
fn obey(cx: &mut RequestContext<'_>, command: &Command) -> Result<(), Rejection> {
    if learning::is_for_task(cx, command)? {
        return learning::answer_with(cx, command);
    }
    if let Some(vote) = casting::as_vote(cx, command)? {
        return dispatch(cx, &vote);
    }
    if cx.request.is_overheard() && !cx.is_meant(command)? {
        return Err(Rejection::Ignored);
    }
    let yes = match command {
        Command::Play(PlayCommand::Accept(None)) => Some(true),
        Command::Play(PlayCommand::Decline(None)) => Some(false),
        _ => None,
    };
    if let Some(yes) = yes.filter(|_| cx.request.replied_to.is_none())
        && answer_question(cx, yes)?
    {
        return Ok(());
    }
    dispatch(cx, command)
}

/// Hands a command to the part that obeys its theme.
fn dispatch(cx: &mut RequestContext<'_>, command: &Command) -> Result<(), Rejection> {
    // The command behind a bare yes or next needs rights of its own.
    cx.manages = cx.request.manages.suffices(command.rights());
    let Some(community) = managing::for_community(cx, command)? else { return obey_theme(cx, command) };
    // For their community they do what it could do if it were a person.
    let asker = std::mem::replace(&mut cx.asker, community);
    let done = obey_theme(cx, command);
    cx.asker = asker;
    done
}

fn obey_theme(cx: &mut RequestContext<'_>, command: &Command) -> Result<(), Rejection> {
    match command {
        Command::Play(what) => play::commands::obey_play(cx, command, what),
        Command::Position(what) => queries::commands::obey_position(cx, command, what),
        Command::Settling(what) => play::commands::obey_settling(cx, command, what),
        Command::Notice(what) => notices::commands::obey_notice(cx, command, what),
        Command::Learning(what) => training::commands::obey_learning(cx, command, what),
        Command::Memory(what) => memory::commands::obey_memory(cx, command, what),
        Command::Rating(what) => queries::commands::obey_rating(cx, what),
        Command::Tournament(what) => organizing::tournament(cx, what),
        Command::Moderation(what) => moderation::commands::obey_moderation(cx, command, what),
        Command::Privacy(what) => moderation::commands::obey_privacy(cx, what),
        Command::Vote(what) => votes::commands::obey_vote(cx, what),
        // Whoever accepts for themselves doesn't accept for their community.
        Command::Link(LinkCommand::Accept(code)) if challenging::is_challenge(cx, code) => challenging::ask(cx, code),
        Command::Link(what) => links::commands::obey_link(cx, what),
        Command::Page(what) => pages::commands::obey_page(cx, command, what),
        Command::Help(name) => boards::help(cx, *name),
    }
}

/// Does what a question to the asker was about, if there is one here. Returns whether there was. If an offer waits for
/// the asker's answer too, asks them which one they mean.
fn answer_question(cx: &mut RequestContext<'_>, yes: bool) -> Result<bool, Rejection> {
    let Some((confirmed, game_id)) = confirm::open_question(cx)? else { return Ok(false) };
    let mut offers = cx.offers_to_answer()?;
    // The confirmation of an offered draw is a question itself.
    let is_asked = |offer: &Offer| offer.kind == OfferKind::Draw && offer.game_id == game_id;
    let of_draw = matches!(confirmed, Command::Settling(SettlingCommand::Draw { .. })) && offers.iter().any(is_asked);
    offers.retain(|offer| !(of_draw && is_asked(offer)));
    if let Some(offer) = offers.first() {
        let id = Some(Id(offer.id));
        let (text, offered, label) = match yes {
            true => ("club-yes-which", Command::Play(PlayCommand::Accept(id)), "club-button-accept"),
            false => ("club-no-which", Command::Play(PlayCommand::Decline(id)), "club-button-decline"),
        };
        let text = Message::new(text).with("command", confirmed.clone()).with("offered", offered.clone());
        let mut buttons = vec![ButtonDraft::new(label, offered, ButtonStyle::Plain)];
        buttons.extend(yes.then(|| ButtonDraft::new("club-button-confirm", confirmed, ButtonStyle::Danger)));
        return Err(Refused { text: vec![text], buttons, ..Refused::default() }.into());
    }
    if yes {
        dispatch(cx, &confirmed)?;
    } else if of_draw {
        // Then the draw itself is declined.
        return Ok(false);
    } else {
        cx.say(Audience::Asker, vec![Message::new("club-question-no")]);
    }
    Ok(true)
}
