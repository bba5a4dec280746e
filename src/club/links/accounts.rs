//! One person with several accounts.
//!
//! Somebody says `link` in their conversation with Parlour and gets a code, types it with the other account in the
//! conversation of that one, and then each account has to confirm where nobody else reads, where the other one is named.
//! So whoever talks somebody into typing a code gains nothing, unless they also confirm that the account is theirs.
//!
//! The games and tournaments of the younger person become the older one's, and all ratings are computed anew. What the
//! younger one has set up waits under their own number until they part.

use jiff::{SignedDuration, Timestamp};

use super::codes;
use crate::clock::Season;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::confirm;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::number;
use crate::club::notices::{digest, hours};
use crate::club::play::rerating;
use crate::club::{Audience, ButtonStyle, To};
use crate::command::{Command, LinkCommand};
use crate::store::{Account, AccountLink, ClockRow, CodePurpose};
use crate::text::{Arg, Message};

/// How long a code for an account can be used.
const VALID_FOR: SignedDuration = SignedDuration::from_mins(10);
/// How long the accounts have to confirm.
const CONFIRM_WITHIN: SignedDuration = SignedDuration::from_hours(1);
/// The most accounts that a person has.
const ACCOUNTS_MAX: usize = 5;

/// Gives the asker a code for their other account, in their conversation with Parlour.
pub(in crate::club) fn give_code(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    unless_overheard(cx, LinkCommand::Link(None))?;
    unless_too_many(cx, &cx.asker, None)?;
    let code = codes::give(cx, CodePurpose::Account, None, VALID_FOR)?;
    let told = Message::new("club-link-code").with("code", code.as_str());
    let how = Message::new("club-link-code-how").with("code", code.as_str());
    codes::hand_over(cx, code, None, vec![told, how]);
    Ok(())
}

/// Takes the code that another account got, and asks both to confirm.
pub(in crate::club) fn take_code(cx: &mut RequestContext<'_>, typed: &str) -> Result<(), Rejection> {
    unless_overheard(cx, LinkCommand::Link(None))?;
    let code = codes::peek(cx, CodePurpose::Account, typed)?;
    if code.account_id == cx.asker.id {
        return refuse("club-link-own-code");
    }
    let (maker, taker) = (cx.tx.account_numbered(code.account_id)?, cx.asker.clone());
    if maker.person_id == taker.person_id {
        return refuse("club-link-already");
    }
    // Nobody has confirmed anything, so nobody hears of further accounts.
    unless_met(cx, &maker, &taker, Some([maker.id, taker.id]))?;
    codes::spend(cx, &code)?;
    let expires_at = cx.now.saturating_add(CONFIRM_WITHIN).unwrap_or(cx.now);
    cx.tx.note_account_link(maker.id, taker.id, cx.now, expires_at)?;
    let reply = cx.reply(Audience::AskerAlone, Vec::new());
    ask_to_confirm(cx, reply, &maker)?;
    let letter = letter_to(cx, &maker)?;
    ask_to_confirm(cx, letter, &taker)
}

/// Confirms that the asker's account and the other one are one person's. Once both have, they are. The word of the question
/// says which other one is meant; without it, the asker is asked once more.
pub(in crate::club) fn confirm_link(cx: &mut RequestContext<'_>, word: Option<&str>) -> Result<(), Rejection> {
    unless_overheard(cx, LinkCommand::Confirm(word.map(str::to_owned)))?;
    let link = link_of_asker(cx)?;
    let other = cx.tx.account_numbered(link.other_than(cx.asker.id))?;
    let Some(word) = word else {
        let reply = cx.reply(Audience::AskerAlone, Vec::new());
        return ask_to_confirm(cx, reply, &other);
    };
    if word != word_of(cx, &link)? {
        return Err(Message::new("club-link-stale").with("account", named(&other)).into());
    }
    cx.tx.confirm_account_link(cx.asker.id)?;
    if !cx.tx.account_link(cx.asker.id, cx.now)?.is_some_and(|link| link.is_confirmed()) {
        cx.say(Audience::AskerAlone, vec![Message::new("club-link-waits").with("account", named(&other))]);
        return Ok(());
    }
    let asker = cx.asker.clone();
    // Much may have happened since the code was typed.
    unless_apart(cx, &asker, &other)?;
    cx.tx.drop_account_link(asker.id)?;
    join(cx, &asker, &other)?;
    for (account, other) in [(&other, &asker), (&asker, &other)] {
        let text = vec![
            Message::new("club-linked").with("account", named(other)),
            Message::new("club-linked-since"),
            Message::new("club-linked-how"),
        ];
        tell(cx, account, text)?;
    }
    Ok(())
}

/// Says that the two accounts aren't one person's.
pub(in crate::club) fn cancel_link(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    unless_overheard(cx, LinkCommand::Cancel)?;
    let link = link_of_asker(cx)?;
    cx.tx.drop_account_link(cx.asker.id)?;
    let other = cx.tx.account_numbered(link.other_than(cx.asker.id))?;
    let asker = cx.asker.clone();
    for (account, other) in [(&other, &asker), (&asker, &other)] {
        tell(cx, account, vec![Message::new("club-link-canceled").with("account", named(other))])?;
    }
    Ok(())
}

/// Parts the asker's account from their others.
pub(in crate::club) fn unlink(cx: &mut RequestContext<'_>, confirmed: bool) -> Result<(), Rejection> {
    unless_overheard(cx, LinkCommand::Unlink { confirmed })?;
    let asker = cx.asker.clone();
    let others = others_of(cx, &asker)?;
    if others.is_empty() {
        return refuse("club-unlink-none");
    }
    if !confirmed {
        let text = vec![Message::new("club-unlink-what").with("accounts", named_all(&others))];
        confirm::ask(cx, None, text, "club-button-unlink", LinkCommand::Unlink { confirmed: true });
        return Ok(());
    }
    part(cx, &asker)?;
    for account in &others {
        let told = vec![Message::new("club-unlinked-from").with("account", named(&asker))];
        tell(cx, account, told)?;
    }
    cx.say(Audience::AskerAlone, vec![Message::new("club-unlinked").with("accounts", named_all(&others))]);
    Ok(())
}

/// Makes two people one: the younger one's accounts become the older one's.
fn join(cx: &mut Context<'_>, one: &Account, other: &Account) -> Result<(), Rejection> {
    let older = one.person_id.min(other.person_id);
    let younger = one.person_id.max(other.person_id);
    for person in [older, younger] {
        cx.tx.drop_forgetting(person)?;
    }
    let moved = cx.tx.accounts_of_person(younger)?;
    move_to(cx, &moved, older)?;
    look_anew(cx, older)
}

/// Makes an account a person of its own again; what was blocked or banned stays so for both.
pub(in crate::club) fn part(cx: &mut Context<'_>, account: &Account) -> Result<(), Rejection> {
    let (person, own) = (account.person_id, cx.tx.own_person_of(account.id)?);
    let others = others_of(cx, account)?;
    if others.is_empty() {
        return Ok(());
    }
    cx.tx.drop_forgetting(person)?;
    // A browser of one of them acts for all.
    cx.tx.end_sessions_of(person)?;
    let rest = if own == person {
        // The others are whoever the oldest of them is.
        let mut oldest = i64::MAX;
        for other in &others {
            oldest = oldest.min(cx.tx.own_person_of(other.id)?);
        }
        move_to(cx, &others, oldest)?;
        oldest
    } else {
        move_to(cx, std::slice::from_ref(account), own)?;
        person
    };
    cx.tx.hold_for_both(own, rest)?;
    cx.tx.drop_digest(person)?;
    cx.tx.set_due(digest::LOOK, person, None)?;
    look_anew(cx, own)?;
    look_anew(cx, rest)
}

/// Makes accounts of one person another one's, and has the ratings computed anew.
fn move_to(cx: &Context<'_>, accounts: &[Account], to: i64) -> Result<(), Rejection> {
    let mut first: Option<Timestamp> = None;
    for account in accounts {
        let rated = cx.tx.first_rated_of(account.id)?;
        first = first.into_iter().chain(rated).min();
        if !cx.tx.move_account(account, to)? {
            cx.tx.drop_season_ratings_since(account.person_id, Season::of(cx.now).number())?;
        }
    }
    first.map_or(Ok(()), |first| Ok(rerating::rerate_since(cx, first)?))
}

/// Plans a person's notices again, because their games and settings have changed.
fn look_anew(cx: &Context<'_>, person_id: i64) -> Result<(), Rejection> {
    let account = cx.tx.first_account_of(person_id)?;
    hours::look_at_notices_of(cx, &account)
}

/// Refuses to join two accounts that are one person's already, or of two who are known to be two.
fn unless_apart(cx: &RequestContext<'_>, one: &Account, other: &Account) -> Result<(), Rejection> {
    if one.person_id == other.person_id {
        return refuse("club-link-already");
    }
    unless_too_many(cx, one, Some(other))?;
    unless_on_vacation(cx, one, other)?;
    unless_met(cx, one, other, None)
}

/// Refuses while a vacation of one would stop a clock of the other: nobody gets more time to think by another account.
fn unless_on_vacation(cx: &RequestContext<'_>, one: &Account, other: &Account) -> Result<(), Rejection> {
    for (playing, away) in [(one, other), (other, one)] {
        let mut since = cx.now;
        for game in cx.tx.live_games_of(playing.person_id)? {
            let Some(ClockRow { clock, .. }) = cx.tx.clock(game.id)? else { continue };
            if game.player_of(playing.person_id) == Some(clock.player) && !clock.terms.control.is_short() {
                since = since.min(clock.since);
            }
        }
        if !cx.tx.vacations_after(away.person_id, since)?.is_empty() {
            return refuse("club-link-vacation");
        }
    }
    Ok(())
}

/// Refuses to join two people who met as two; with these accounts, if any are given.
fn unless_met(
    cx: &RequestContext<'_>,
    one: &Account,
    other: &Account,
    accounts: Option<[i64; 2]>,
) -> Result<(), Rejection> {
    let people = [one.person_id, other.person_id];
    if let Some(game) = cx.tx.game_between(people, accounts)? {
        return Err(Message::new("club-link-played").with("id", number(game)).into());
    }
    if let Some(tournament) = cx.tx.tournament_of_both(people, accounts)? {
        return Err(Message::new("club-link-tournament").with("id", number(tournament)).into());
    }
    let is_meant = |id: i64| accounts.is_none_or(|accounts| accounts.contains(&id));
    for [maker, taker] in [people, [people[1], people[0]]] {
        for offer in cx.tx.offers_by(maker)?.into_iter().filter(|offer| is_meant(offer.maker_id)) {
            let to = offer.taker_id.filter(|id| is_meant(*id)).map(|id| cx.tx.account_numbered(id)).transpose()?;
            if to.is_some_and(|to| to.person_id == taker) {
                return Err(Message::new("club-link-challenge").with("id", number(offer.id)).into());
            }
        }
    }
    Ok(())
}

/// Refuses what would give somebody too many accounts.
fn unless_too_many(cx: &RequestContext<'_>, one: &Account, other: Option<&Account>) -> Result<(), Rejection> {
    let count = |account: &Account| cx.tx.accounts_of_person(account.person_id).map(|accounts| accounts.len());
    let of_other = other.map_or(Ok(1), count)?;
    if count(one)? + of_other > ACCOUNTS_MAX {
        return Err(Message::new("club-link-too-many").with("limit", ACCOUNTS_MAX).into());
    }
    Ok(())
}

/// Refuses where others read.
pub(in crate::club) fn unless_overheard(cx: &RequestContext<'_>, command: impl Into<Command>) -> Result<(), Rejection> {
    if cx.place.direct {
        return Ok(());
    }
    Err(Message::new("club-link-direct").with("command", command.into()).into())
}

/// The other accounts of an account's person.
pub(in crate::club) fn others_of(cx: &Context<'_>, account: &Account) -> Result<Vec<Account>, Rejection> {
    let mut others = cx.tx.accounts_of_person(account.person_id)?;
    others.retain(|other| other.id != account.id);
    Ok(others)
}

/// The link that the asker is asked to confirm.
fn link_of_asker(cx: &RequestContext<'_>) -> Result<AccountLink, Rejection> {
    cx.tx.account_link(cx.asker.id, cx.now)?.ok_or_else(|| Message::new("club-link-nothing").into())
}

/// The word of the question about a link.
fn word_of(cx: &RequestContext<'_>, link: &AccountLink) -> Result<String, Rejection> {
    codes::word_of(cx, &format!("{} {} {}", link.maker_id, link.taker_id, link.made_at.as_millisecond()))
}

/// Asks an account whether another one is the same person's.
fn ask_to_confirm(cx: &mut RequestContext<'_>, letter: Draft, other: &Account) -> Result<(), Rejection> {
    let link = link_of_asker(cx)?;
    let confirm = LinkCommand::Confirm(Some(word_of(cx, &link)?));
    let text = vec![
        Message::new("club-link-ask").with("account", named(other)),
        Message::new("club-link-ask-how")
            .with("confirm", Command::from(confirm.clone()))
            .with("cancel", Command::from(LinkCommand::Cancel)),
    ];
    let buttons = vec![
        ButtonDraft::new("club-button-link", confirm, ButtonStyle::Danger),
        ButtonDraft::new("club-button-link-cancel", LinkCommand::Cancel, ButtonStyle::Plain),
    ];
    cx.drafts.push(Draft { text, buttons, ..letter });
    Ok(())
}

/// Tells an account something, where nobody else reads.
pub(in crate::club) fn tell(
    cx: &mut RequestContext<'_>,
    account: &Account,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let letter =
        if account.id == cx.asker.id { cx.reply(Audience::AskerAlone, Vec::new()) } else { letter_to(cx, account)? };
    cx.drafts.push(Draft { text, ..letter });
    Ok(())
}

fn letter_to(cx: &Context<'_>, account: &Account) -> Result<Draft, Rejection> {
    let person_id = cx.tx.account_numbered(account.id)?.person_id;
    let language = cx.own_language(person_id)?.unwrap_or(cx.environment.usual_language);
    Ok(Draft::new(&account.platform, To::Account(account.external_id.clone()), language))
}

/// An account with its platform and its id there, which nobody can choose as they can a name.
pub(in crate::club) fn named(account: &Account) -> Message {
    Message::new("club-link-account")
        .with_text("name", &account.name)
        .with_text("id", &account.external_id)
        .with_text("platform", &account.platform)
}

pub(in crate::club) fn named_all(accounts: &[Account]) -> Arg {
    Arg::And(accounts.iter().map(|account| named(account).into()).collect())
}
