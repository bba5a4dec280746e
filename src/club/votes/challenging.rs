//! A community challenges another one: by a code, which somebody who manages the other one's place accepts there.

use jiff::SignedDuration;

use crate::clock::Terms;
use crate::clock::write_length;
use crate::club::context::asker::{RequestContext, note_account};
use crate::club::context::base::Context;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::draw_lots::lot;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{rated, timed, title};
use crate::club::links::codes;
use crate::club::permission::{bans, quotas};
use crate::club::play::offers;
use crate::club::play::playing::{self, Beginning, Vote};
use crate::club::{Audience, ButtonStyle};
use crate::command::{Command, VoteCommand, VoteWish};
use crate::rules::{GameDef, Player};
use crate::store::{Account, COMMUNITY, CodePurpose, StoreError, StoredCode, StoredPlace, VoteChallenge};
use crate::text::Message;

/// How long a vote lasts if nobody says otherwise.
const USUAL: SignedDuration = SignedDuration::from_hours(12);
/// How long a challenge can be accepted.
const VALID_FOR: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Refuses what only managers of a place do for its community.
fn must_manage(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    if cx.place.direct {
        return refuse("club-vote-direct");
    }
    if cx.request.manages.place { Ok(()) } else { refuse("club-vote-managers") }
}

/// Challenges whichever community accepts the code that the asker gets.
pub(in crate::club) fn challenge(cx: &mut RequestContext<'_>, wish: &VoteWish) -> Result<(), Rejection> {
    must_manage(cx)?;
    let Some(kind) = GameDef::find(wish.game) else { return refuse("club-no-such-game") };
    bans::may_open(cx, kind.about.id, &cx.place)?;
    if wish.clock.is_some_and(|wish| !wish.is_even()) {
        return refuse("club-odds-elsewhere");
    }
    let (is_rated, control) = offers::stakes(cx, wish.rated, wish.clock)?;
    let lasts = wish.lasts.unwrap_or(USUAL);
    if let Some(control) = control.filter(|control| control.begin() <= lasts) {
        let refused = Message::new("club-vote-too-long").with("time", write_length(lasts));
        return Err(refused.with_text("control", control).into());
    }
    // A community has no vacations, and nobody whose business it would be to claim its games.
    let clock =
        control.map(|control| Terms { control, second: None, claimable: false, no_vacation: true, tournament: false });
    let new = VoteChallenge {
        id: 0,
        place_id: cx.place.id,
        game: kind.about.id.to_owned(),
        variant: wish.variant.unwrap_or(kind.about.variants[0]).to_owned(),
        side: wish.side.player(),
        rated: is_rated,
        clock,
        lasts,
        expires_at: cx.now.saturating_add(VALID_FOR).unwrap_or(cx.now),
    };
    let id = cx.tx.add_vote_challenge(&new, cx.now)?;
    let code = codes::give(cx, CodePurpose::Vote, Some(id), VALID_FOR)?;
    let told = Message::new("club-vote-challenge")
        .with("place", cx.place.name.as_str())
        .with("game", title(&new.game, &new.variant))
        .with("rated", rated(is_rated))
        .with("clock", timed(clock))
        .with("time", write_length(lasts));
    let how = Message::new("club-vote-challenge-how").with("code", code.as_str()).with("until", new.expires_at);
    codes::hand_over(cx, code, None, vec![told, how]);
    Ok(())
}

/// Whether a code is that of a challenge to a community.
pub(in crate::club) fn is_challenge(cx: &RequestContext<'_>, typed: &str) -> bool {
    codes::peek(cx, CodePurpose::Vote, typed).is_ok()
}

/// Says what a challenge is to somebody who may have taken its code for an invitation of their own, and how their
/// community takes it up.
pub(in crate::club) fn ask(cx: &mut RequestContext<'_>, typed: &str) -> Result<(), Rejection> {
    must_manage(cx)?;
    let (_, challenge) = challenge_of(cx, typed)?;
    let home = cx.tx.place(challenge.place_id)?;
    if home.community_id == cx.place.community_id {
        return refuse("club-vote-yourself");
    }
    let told = Message::new("club-vote-asked")
        .with_text("place", &home.name)
        .with_text("platform", &home.platform)
        .with("game", title(&challenge.game, &challenge.variant))
        .with("rated", rated(challenge.rated))
        .with("clock", timed(challenge.clock))
        .with("time", write_length(challenge.lasts));
    let accepting = VoteCommand::Accept(typed.to_owned());
    let how = Message::new("club-vote-asked-how").with("command", Command::from(accepting.clone()));
    let buttons = vec![ButtonDraft::new("club-button-vote-accept", accepting, ButtonStyle::Primary)];
    let reply = cx.reply(Audience::Asker, vec![told, how]);
    cx.drafts.push(Draft { buttons, ..reply });
    Ok(())
}

/// The challenge of a code, which isn't used up.
fn challenge_of(cx: &RequestContext<'_>, typed: &str) -> Result<(StoredCode, VoteChallenge), Rejection> {
    let code = codes::peek(cx, CodePurpose::Vote, typed)?;
    let challenge = code.subject.map(|id| cx.tx.vote_challenge(id)).transpose()?.flatten();
    challenge.map_or_else(|| refuse("club-code-wrong"), |challenge| Ok((code, challenge)))
}

/// Accepts a challenge by its code: the game begins in both places.
pub(in crate::club) fn accept(cx: &mut RequestContext<'_>, typed: &str) -> Result<(), Rejection> {
    must_manage(cx)?;
    let (code, challenge) = challenge_of(cx, typed)?;
    let (home, here) = (cx.tx.place(challenge.place_id)?, cx.place.clone());
    if home.community_id == here.community_id {
        return refuse("club-vote-yourself");
    }
    bans::may_open(cx, &challenge.game, &here)?;
    bans::unless_not_offered(cx, &challenge.game, &home)?;
    let host = account_of(cx, &home)?;
    let guest = account_of(cx, &here)?;
    for (account, place) in [(&host, &home), (&guest, &here)] {
        quotas::may_begin(cx, account.person_id, "club-vote-too-many")?;
        quotas::may_begin_in(cx, place.id)?;
    }
    codes::spend(cx, &code)?;
    cx.tx.drop_vote_challenge(challenge.id)?;
    let host_first = match challenge.side {
        Some(side) => side == Player::One,
        None => lot(&cx.request.origin),
    };
    let (seats, guest_side) = if host_first { ([&host, &guest], Player::Two) } else { ([&guest, &host], Player::One) };
    let first = cx.drafts.len();
    let beginning = Beginning {
        id: None,
        place_id: home.id,
        game: &challenge.game,
        variant: &challenge.variant,
        rated: challenge.rated,
        start: None,
        clock: challenge.clock,
        of_match: None,
        drawn: false,
        seats,
        vote: Some(Vote { lasts: challenge.lasts, guest_id: here.id, guest: guest_side }),
    };
    let stored = playing::begin_game(cx, &beginning)?;
    cx.answer_by(&stored, first)
}

/// The id of the account with which a place's community plays.
fn id_of(cx: &Context<'_>, place: &StoredPlace) -> Result<String, StoreError> {
    Ok(format!("{} {}", cx.tx.community_platform(place.community_id)?, place.community_id))
}

/// The account with which a place's community plays, which has the name of the place where it last began a game.
fn account_of(cx: &Context<'_>, place: &StoredPlace) -> Result<Account, StoreError> {
    note_account(cx.tx, COMMUNITY, &id_of(cx, place)?, &place.name, cx.now)
}

/// The same, if it has played before.
pub(in crate::club) fn known_account(cx: &Context<'_>, place: &StoredPlace) -> Result<Option<Account>, StoreError> {
    cx.tx.account(COMMUNITY, &id_of(cx, place)?)
}
