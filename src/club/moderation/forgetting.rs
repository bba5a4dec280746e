//! Forgets a person, or one of their accounts, at their own request.

use jiff::SignedDuration;

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::rejection::{Refused, Rejection};
use crate::club::context::words::{called, number};
use crate::club::links::accounts;
use crate::club::play::answers;
use crate::club::tournaments::leaving::{self, Leaving};
use crate::command::{Command, Id, PrivacyCommand};
use crate::store::{Account, TournamentState};
use crate::text::{Arg, Message};

/// How long all accounts have to confirm that they are to be forgotten.
const CONFIRM_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// Asks the asker to confirm and says what they lose, or forgets the account by which they ask. First its offers are
/// withdrawn and offers to it are declined. Nobody leaves in the middle of a game, because the opponent would wait
/// forever.
pub(in crate::club) fn forget(cx: &mut RequestContext<'_>, confirmed: bool) -> Result<(), Rejection> {
    let asker = cx.asker.clone();
    let others = accounts::others_of(cx, &asker)?;
    if confirmed {
        if !others.is_empty() {
            accounts::part(cx, &asker)?;
            cx.asker.person_id = cx.tx.own_person_of(asker.id)?;
        }
        unless_playing(cx, std::slice::from_ref(&asker))?;
        leave(cx)?;
        forget_asker(cx)?;
        cx.say(Audience::Asker, vec![Message::new("club-forgotten")]);
        return Ok(());
    }
    unless_playing(cx, std::slice::from_ref(&asker))?;
    let mut text = what_is_lost(cx, std::slice::from_ref(&asker))?;
    // Where others read, nobody hears of somebody's other accounts.
    if cx.place.direct && !others.is_empty() {
        text.push(Message::new("club-forget-only-this").with("accounts", accounts::named_all(&others)));
    }
    confirm::ask(cx, None, text, "club-button-forget", PrivacyCommand::Forget { all: false, confirmed: true });
    Ok(())
}

/// The same with all accounts of the asker, once each has confirmed it where nobody else reads.
pub(in crate::club) fn forget_all(cx: &mut RequestContext<'_>, confirmed: bool) -> Result<(), Rejection> {
    accounts::unless_overheard(cx, PrivacyCommand::Forget { all: true, confirmed })?;
    let asker = cx.asker.clone();
    let others = accounts::others_of(cx, &asker)?;
    if others.is_empty() {
        return forget(cx, confirmed);
    }
    let all: Vec<Account> = others.iter().chain([&asker]).cloned().collect();
    unless_playing(cx, &all)?;
    let confirming = PrivacyCommand::Forget { all: true, confirmed: true };
    if !confirmed {
        let mut text = what_is_lost(cx, &all)?;
        text.push(Message::new("club-forget-all-what").with("accounts", accounts::named_all(&others)));
        confirm::ask(cx, None, text, "club-button-forget", confirming);
        return Ok(());
    }
    let since = cx.now.saturating_sub(CONFIRM_WITHIN).unwrap_or(cx.now);
    cx.tx.note_forgetting(asker.id, cx.now)?;
    let mut awaited = Vec::new();
    for other in &others {
        if !cx.tx.is_forgetting(other.id, since)? {
            awaited.push(other.clone());
        }
    }
    if !awaited.is_empty() {
        for other in &awaited {
            let told = Message::new("club-forget-all-asked").with("account", accounts::named(&asker));
            accounts::tell(cx, other, vec![told.with("command", Command::from(confirming.clone()))])?;
        }
        let told = Message::new("club-forget-all-waits").with("accounts", accounts::named_all(&awaited));
        cx.say(Audience::AskerAlone, vec![told]);
        return Ok(());
    }
    leave(cx)?;
    for account in others.iter().chain([&asker]) {
        // The one before may have taken the others along to another number.
        let account = cx.tx.account_numbered(account.id)?;
        accounts::part(cx, &account)?;
        cx.asker = account;
        cx.asker.person_id = cx.tx.own_person_of(cx.asker.id)?;
        forget_asker(cx)?;
    }
    cx.asker = asker;
    cx.say(Audience::Asker, vec![Message::new("club-forgotten")]);
    Ok(())
}

/// What somebody loses with these accounts of theirs.
fn what_is_lost(cx: &RequestContext<'_>, accounts: &[Account]) -> Result<Vec<Message>, Rejection> {
    let name = cx.language.say(&Message::new("club-forgotten-name"));
    let mut text = vec![Message::new("club-forget-what").with_text("name", name)];
    for tournament in cx.tx.tournaments_with(cx.asker.person_id)? {
        if !cx.tx.is_entered_by(tournament.id, cx.asker.person_id, &numbers(accounts))? {
            continue;
        }
        let is_live = tournament.state == TournamentState::Live;
        let told = Message::new(if is_live { "club-forget-tournament" } else { "club-forget-open-tournament" });
        let told = told.with("id", number(tournament.id));
        text.push(told.with("game", called(&tournament)));
    }
    Ok(text)
}

fn numbers(accounts: &[Account]) -> Vec<i64> {
    accounts.iter().map(|account| account.id).collect()
}

/// Takes the asker out of everything that goes on.
fn leave(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let person = cx.asker.person_id;
    for offer in cx.tx.offers_by(person)? {
        answers::withdraw(cx, Some(Id(offer.id)))?;
    }
    for offer in cx.tx.offers_to(person)? {
        answers::decline(cx, Some(Id(offer.id)))?;
    }
    for tournament in cx.tx.tournaments_with(person)? {
        leaving::drop_out(cx, &tournament, person, Leaving::Forgotten)?;
    }
    Ok(())
}

fn forget_asker(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let name = cx.language.say(&Message::new("club-forgotten-name"));
    cx.tx.forget_person(cx.asker.person_id, &name, cx.now)?;
    cx.forgotten = true;
    Ok(())
}

/// Refuses somebody who plays with one of these accounts. Says how to end that: a whole tournament can be left at once.
fn unless_playing(cx: &RequestContext<'_>, accounts: &[Account]) -> Result<(), Rejection> {
    let mut live = cx.tx.live_games_of(cx.asker.person_id)?;
    let accounts = numbers(accounts);
    live.retain(|game| game.seats.iter().any(|seat| accounts.contains(&seat.account_id)));
    if live.is_empty() {
        return Ok(());
    }
    let games = live.iter().map(|game| Arg::from(Id(game.id).to_string())).collect();
    let mut text = vec![Message::new("club-forget-playing").with("games", Arg::And(games))];
    for tournament in cx.tx.tournaments_with(cx.asker.person_id)? {
        // Where others read, nobody hears of those of other accounts.
        if !cx.tx.is_entered_by(tournament.id, cx.asker.person_id, &accounts)? {
            continue;
        }
        let leaves = Message::new("club-forget-withdraw").with("id", number(tournament.id));
        text.extend((tournament.state == TournamentState::Live && tournament.system.lasts.is_none()).then_some(leaves));
    }
    Err(Refused { text, ..Refused::default() }.into())
}
