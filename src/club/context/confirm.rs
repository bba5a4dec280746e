//! What is asked once more before it is done: giving a game up, ending a turn that loses, counting what is lost.

use jiff::SignedDuration;

use super::asker::RequestContext;
use super::base::Context;
use super::draft::{ButtonDraft, Draft};
use super::lookup::Want;
use super::rejection::{Refused, Rejection};
use super::replay::Replayed;
use super::words::{END, actions, number, person, seated};
use crate::club::play::matches;
use crate::club::play::playing;
use crate::club::play::playing::NewEntry;
use crate::club::play::turns;
use crate::club::{Audience, ButtonStyle, Letter};
use crate::command::{Command, Id};
use crate::rules::{Game, Player, Reason};
use crate::store::{EntryKind, GameState, Offer, OfferKind, StoredGame};
use crate::text::{Arg, Message};

/// How many turns each player has to have finished, so that giving up loses the game.
const TURNS_THAT_COUNT: usize = 2;
/// How long a bare yes or no answers a question.
const QUESTION_OPEN: SignedDuration = SignedDuration::from_mins(5);
/// How many letters are looked through for it: those to others are written because of what was said, too.
const LETTERS_MAX: u32 = 20;

/// Whether it counts that a game is given up or stopped here by agreement: both have finished two turns, or it is
/// one of a match.
pub(in crate::club) fn counts_if_stopped(
    cx: &Context<'_>,
    stored: &StoredGame,
    game: &Game,
) -> Result<bool, Rejection> {
    let in_match = cx.tx.match_of(stored.id)?.is_some();
    Ok(in_match || Player::BOTH.iter().all(|player| game.turns_of(*player) >= TURNS_THAT_COUNT))
}

/// What the asker would do by saying yes to the question that they were asked last in this place, and the game that it
/// is about. The question is the newest answer to them within five minutes, unless the game has gone on since.
pub(in crate::club) fn open_question(cx: &RequestContext<'_>) -> Result<Option<(Command, Option<i64>)>, Rejection> {
    let tx = cx.tx;
    let since = cx.now.saturating_sub(QUESTION_OPEN).unwrap_or(cx.now);
    let rows = tx.letters_because_of(cx.asker.id, cx.place.id, since, LETTERS_MAX)?;
    let mut letters = rows.iter().filter_map(|row| serde_json::from_str::<Letter>(&row.body).ok());
    let Some(letter) = letters.find(|letter| letter.answers.is_some()) else { return Ok(None) };
    let Some(button) = letter.buttons.into_iter().find(|button| button.command.is_confirmed()) else { return Ok(None) };
    let entries = match letter.about {
        Some(id) => tx.game(id)?.map(|game| game.entries),
        None => None,
    };
    Ok((button.seen == entries).then_some((button.command, letter.about)))
}

/// Does what the asker was asked about, if they were asked anything here; says whether they were. Where an offer
/// waits for their answer too they are asked which one they mean.
pub(in crate::club) fn answer_question(cx: &mut RequestContext<'_>, yes: bool) -> Result<bool, Rejection> {
    let Some((sure, game_id)) = open_question(cx)? else { return Ok(false) };
    let mut offers = cx.offers_to_answer()?;
    // What an offered draw would lead to is a question itself.
    let is_asked = |offer: &Offer| offer.kind == OfferKind::Draw && offer.game_id == game_id;
    offers.retain(|offer| !(matches!(sure, Command::Draw { .. }) && is_asked(offer)));
    if let Some(offer) = offers.first() {
        let id = Some(Id(offer.id));
        let (text, offered, label) = match yes {
            true => ("club-yes-which", Command::Accept(id), "club-button-accept"),
            false => ("club-no-which", Command::Decline(id), "club-button-decline"),
        };
        let text = Message::new(text).with("sure", sure.clone()).with("offered", offered.clone());
        let mut buttons = vec![ButtonDraft::new(label, offered, ButtonStyle::Plain)];
        buttons.extend(yes.then(|| ButtonDraft::new("club-button-sure", sure, ButtonStyle::Danger)));
        return Err(Refused { text: vec![text], buttons, ..Refused::default() }.into());
    }
    if yes {
        cx.obey(&sure)?;
    } else {
        cx.say(Audience::Asker, vec![Message::new("club-question-no")]);
    }
    Ok(true)
}

/// Asks the asker whether they mean what they said, and gives them a button that says it for sure.
pub(in crate::club) fn ask_whether(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    question: Message,
    label: &'static str,
    sure: Command,
) {
    let button = ButtonDraft::new(label, sure.clone(), ButtonStyle::Danger).at(game.entries);
    let text = vec![question.with("id", number(game.id)), Message::new("club-sure").with("command", sure)];
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons: vec![button], about: Some(game.id), ..reply });
}

/// Gives a game up, or the whole match that it belongs to, or asks whether that is meant. Before both have finished
/// two turns nobody loses by it, unless it is one of a match.
pub(in crate::club) fn resign(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    whole: bool,
    confirmed: bool,
) -> Result<(), Rejection> {
    let mut game = cx.find_game(command, id, Want::Mine)?;
    let number = number(game.id);
    let Some(seat) = cx.seat_of_asker(&game) else {
        return Err(Message::new("club-not-a-player").with("id", number).into());
    };
    if game.state == GameState::Over {
        return Err(Message::new("club-is-over").with("id", number).into());
    }
    if whole {
        return matches::resign_match(cx, game, seat, confirmed);
    }
    let mut replayed = cx.replay(&game)?;
    let counts = counts_if_stopped(cx, &game, &replayed.game)?;
    if !confirmed {
        let question = Message::new(if counts { "club-resign-loses" } else { "club-resign-void" })
            .with("opponent", seated(game.seat(seat.other())));
        let sure = Command::Resign { id: Some(Id(game.id)), whole: false, confirmed: true };
        ask_whether(cx, &game, question, "club-button-resign", sure);
        return Ok(());
    }
    if counts {
        turns::enter(cx, &game, &mut replayed, EntryKind::Resign, "", seat)?;
    } else {
        enter_void(cx, &game, &mut replayed)?;
    }
    let text = Message::new(if counts { "club-resigned" } else { "club-broken-off" });
    let text = text.with("name", person(&cx.asker)).with("id", number);
    cx.conclude(&mut game, replayed, vec![text], Vec::new())
}

/// Writes into a game's record that it does not count.
pub(in crate::club) fn enter_void(
    cx: &RequestContext<'_>,
    game: &StoredGame,
    replayed: &mut Replayed,
) -> Result<(), Rejection> {
    let account_id = Some(cx.asker.id);
    let void = NewEntry { kind: EntryKind::End, token: Reason::Void.word(), player: None, account_id };
    playing::enter(cx, game, replayed, &void)
}

/// Asks whether a turn is to be ended by which the game is lost. Says whether there was anything to ask.
pub(in crate::club) fn ask_about_end(
    cx: &mut RequestContext<'_>,
    stored: &StoredGame,
    game: &Game,
    line: &[String],
) -> bool {
    let Some((END, before)) = line.split_last().map(|(last, before)| (last.as_str(), before)) else { return false };
    let mut game = game.clone();
    if before.iter().any(|token| game.play(token).is_err()) || !game.loses_by(END) {
        return false;
    }
    let id = Some(Id(stored.id));
    if before.is_empty() {
        let question = Message::new("club-end-loses");
        ask_whether(cx, stored, question, "club-button-end", Command::End { id, confirmed: true });
        return true;
    }
    let without = Command::Move(id, actions(before));
    let text = Message::new("club-line-loses")
        .with("id", number(stored.id))
        .with("actions", Arg::notation(actions(before)))
        .with("command", without.clone());
    let button = ButtonDraft::new("club-button-play", without, ButtonStyle::Plain).at(stored.entries);
    let reply = cx.reply(Audience::Asker, vec![text]);
    cx.drafts.push(Draft { buttons: vec![button], about: Some(stored.id), ..reply });
    true
}
