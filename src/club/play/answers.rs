//! Answers to offers: accepted, declined, withdrawn.

use jiff::Timestamp;

use super::playing::Beginning;
use crate::clock::Terms;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, offered, person, seated};
use crate::club::desk::ticking;
use crate::club::moderation::blocking;
use crate::club::moderation::policing;
use crate::club::notices::calls;
use crate::club::play::matches;
use crate::club::play::offers;
use crate::club::play::playing;
use crate::club::play::turns;
use crate::club::time::clocks;
use crate::club::{Addressee, Audience, Origin, To};
use crate::command::{Command, Id};
use crate::rules::Player;
use crate::store::{Account, EntryKind, GameState, MatchRow, Offer, OfferKind, OfferState, StoredGame};
use crate::text::Message;
use crate::tournament::{MatchGoal, MatchTally};

/// Accepts what was offered to the asker, or an open challenge.
pub(in crate::club) fn accept(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    if id.is_none() && cx.request.replied_to.is_none() && confirm::answer_question(cx, true)? {
        return Ok(());
    }
    let offer = cx.find_offer_to_asker(&Command::Accept(id), id)?;
    match (offer.kind, offer.game_id) {
        // What it would lead to has perhaps changed since, and who loses by it is asked once more.
        (OfferKind::Draw, Some(game)) if !ticking::has_run_out(cx, &offer)? => {
            offers::offer_draw(cx, &Command::Accept(id), Some(Id(game)), false)
        }
        _ => accept_offer(cx, &offer),
    }
}

/// Accepts an offer.
pub(in crate::club) fn accept_offer(cx: &mut RequestContext<'_>, offer: &Offer) -> Result<(), Rejection> {
    if cx.is_mine(offer.maker_id)? {
        return refuse("club-own-offer");
    }
    if ticking::has_run_out(cx, offer)? {
        return Err(Message::new("club-offer-expired").with("id", number(offer.id)).into());
    }
    match (offer.kind, offer.game_id) {
        (OfferKind::Challenge | OfferKind::Rematch, _) => begin_game(cx, offer),
        (OfferKind::Draw, Some(game)) => agree(cx, offer, game),
        (OfferKind::Takeback, Some(game)) => take_back(cx, offer, game),
        // The schema lets nobody offer such things about no game.
        (OfferKind::Draw | OfferKind::Takeback, None) => refuse("club-no-offer"),
    }
}

fn begin_game(cx: &mut RequestContext<'_>, offer: &Offer) -> Result<(), Rejection> {
    let maker = cx.tx.account_numbered(offer.maker_id)?;
    blocking::unless_blocked(cx, &maker)?;
    let home = cx.tx.place(offer.place_id)?;
    policing::unless_banned(cx, &home)?;
    policing::unless_opponent_banned(cx, &maker, &home)?;
    offers::may_begin(cx, cx.asker.person_id, "club-too-many-games")?;
    offers::may_begin(cx, maker.person_id, "club-too-many-games-there")?;
    offers::may_begin_in(cx, offer.place_id)?;
    let maker_first = match offer.side {
        Some(side) => side == Player::One,
        None => lot(&cx.request.origin),
    };
    let asker = cx.asker.clone();
    let [one, two] = if maker_first { [&maker, &asker] } else { [&asker, &maker] };
    ticking::close_offer(cx, offer, OfferState::Accepted)?;
    let first = cx.drafts.len();
    // It may have been offered before games had clocks.
    let offer = &Offer { clock: offer.clock.or(offer.rated.then_some(Terms::USUAL)), ..offer.clone() };
    let stored = match offer.goal {
        Some(goal) => {
            let row = match_of(offer, goal, [one, two], cx.now);
            matches::begin_match(cx, row, Some(offer.id))?
        }
        None => playing::begin_game(
            cx,
            &Beginning {
                id: Some(offer.id),
                place_id: offer.place_id,
                game: &offer.game,
                variant: &offer.variant,
                rated: offer.rated,
                clock: offer.clock,
                of_match: None,
                seats: [one, two],
            },
        )?,
    };
    cx.answer_by(&stored, first)
}

/// A game that an offer is about, if it still goes on, and the asker's seat.
fn game_of_offer(cx: &mut RequestContext<'_>, id: i64) -> Result<(StoredGame, Player), Rejection> {
    let game = cx.tx.game(id)?.filter(|game| game.state == GameState::Live);
    match game.and_then(|game| cx.seat_of_asker(&game).map(|seat| (game, seat))) {
        Some(found) => Ok(found),
        None => refuse("club-no-offer"),
    }
}

fn agree(cx: &mut RequestContext<'_>, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
    let (mut game, seat) = game_of_offer(cx, game_id)?;
    let mut replayed = cx.replay(&game)?;
    ticking::close_offer(cx, offer, OfferState::Accepted)?;
    if confirm::counts_if_stopped(cx, &game, &replayed.game)? {
        turns::enter(cx, &game, &mut replayed, EntryKind::Agree, "", seat)?;
    } else {
        confirm::enter_void(cx, &game, &mut replayed)?;
    }
    let text = Message::new("club-agreed").with("name", person(&cx.asker)).with("id", number(game.id));
    cx.conclude(&mut game, replayed, vec![text], Vec::new())
}

fn take_back(cx: &mut RequestContext<'_>, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
    let (mut game, seat) = game_of_offer(cx, game_id)?;
    let mut replayed = cx.replay(&game)?;
    let Some(plies) = super::turns::last_turn_of(&replayed.game, seat.other()) else {
        return refuse("club-nothing-to-take-back");
    };
    super::turns::may_take_back(&game)?;
    clocks::has_time_for_turn(cx, &game, plies)?;
    ticking::close_offer(cx, offer, OfferState::Accepted)?;
    cx.tx.forget_conditionals(game.id)?;
    turns::enter(cx, &game, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
    let maker = game.seat(seat.other());
    let text = Message::new("club-taken-back")
        .with("name", person(&cx.asker))
        .with("opponent", seated(maker))
        .with("id", number(game.id));
    cx.conclude(&mut game, replayed, vec![text], Vec::new())
}

/// Declines what was offered to the asker.
pub(in crate::club) fn decline(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    if id.is_none() && cx.request.replied_to.is_none() && confirm::answer_question(cx, false)? {
        return Ok(());
    }
    // Whoever declines what they offered themselves withdraws it.
    if let Some(Id(own)) = id
        && cx.tx.offers_by(cx.asker.person_id)?.iter().any(|offer| offer.id == own)
    {
        return withdraw(cx, id);
    }
    let offer = cx.find_offer_to_asker(&Command::Decline(id), id)?;
    if offer.taker_id.is_none() {
        return refuse("club-decline-open");
    }
    ticking::close_offer(cx, &offer, OfferState::Declined)?;
    let maker = cx.tx.account_numbered(offer.maker_id)?;
    let text = offered(&offer, "club-declined").with("name", person(&cx.asker));
    tell_of_offer(cx, &offer, text, Some(&maker), true)
}

/// Withdraws what the asker offered.
pub(in crate::club) fn withdraw(cx: &mut RequestContext<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let offer = cx.find_offer_by_asker(&Command::Withdraw(id), id)?;
    ticking::close_offer(cx, &offer, OfferState::Withdrawn)?;
    let taker = offer.taker_id.map(|id| cx.tx.account_numbered(id)).transpose()?;
    let text = offered(&offer, "club-withdrawn").with("name", person(&cx.asker));
    tell_of_offer(cx, &offer, text, taker.as_ref(), false)
}

/// Tells an offer's place, or in conversations of two the other one, what became of it. The other one is called if
/// they waited for that.
fn tell_of_offer(
    cx: &mut RequestContext<'_>,
    offer: &Offer,
    text: Message,
    other: Option<&Account>,
    waited: bool,
) -> Result<(), Rejection> {
    let called = match other.filter(|_| waited) {
        Some(other) => calls::addressee(cx, other)?.map(|addressee| (other.platform.clone(), addressee)),
        None => None,
    };
    let pings = |platform: &str| -> Vec<Addressee> {
        called.iter().filter(|(of, _)| of == platform).map(|(_, addressee)| addressee.clone()).collect()
    };
    let text = vec![text];
    let about = Some(offer.game_id.unwrap_or(offer.id));
    let home = cx.tx.place(offer.place_id)?;
    let here = home.id == cx.place.id;
    let language = cx.language_in(&home)?;
    let reply = cx.reply(Audience::Everyone, text.clone());
    if home.direct {
        if let Some(other) = other {
            let language = cx.language_of(other.person_id, &home)?;
            let to = To::Account(other.external_id.clone());
            let platform = other.platform.clone();
            let told = cx.reply(Audience::Everyone, text);
            let pings = pings(&platform);
            let told = Draft { pings, answers: None, token: None, ..told };
            cx.drafts.push(Draft { about, language, to, platform, ..told });
        }
        cx.drafts.push(Draft { about, ..reply });
        return Ok(());
    }
    if !here {
        let own = cx.reply(Audience::Asker, text);
        cx.drafts.push(Draft { about, ..own });
    }
    let to = To::Place(home.external_id.clone());
    cx.drafts.push(Draft {
        about,
        language,
        to,
        pings: pings(&home.platform),
        platform: home.platform,
        answers: reply.answers.clone().filter(|_| here),
        ..reply
    });
    Ok(())
}

/// The match that an offer leads to.
fn match_of(offer: &Offer, goal: MatchGoal, [one, two]: [&Account; 2], now: Timestamp) -> MatchRow {
    MatchRow {
        id: 0,
        tournament_id: None,
        round: 0,
        board: 0,
        place_id: offer.place_id,
        game: offer.game.clone(),
        variant: offer.variant.clone(),
        rated: offer.rated,
        clock: offer.clock.map(|terms| Terms { tournament: true, ..terms }),
        goal,
        one_id: one.id,
        two_id: Some(two.id),
        score: MatchTally::default(),
        began_at: now,
        ended: None,
    }
}

/// A lot that the event itself draws, so that it falls the same way whenever the event is applied.
pub(in crate::club) fn lot(origin: &Origin) -> bool {
    let hash = hash(origin.platform.bytes().chain(origin.event.bytes()));
    (hash ^ (hash >> 32) ^ (hash >> 17)) & 1 == 1
}

/// Bytes as a number that is the same in every version of the program (FNV-1a).
pub(in crate::club) fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
