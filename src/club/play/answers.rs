//! Answers to offers: accepted, declined, withdrawn.

use jiff::Timestamp;

use super::playing::Beginning;
use crate::clock::Terms;
use crate::club::context::confirm;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::visit::Visit;
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
pub(in crate::club) fn accept(visit: &mut Visit<'_>, id: Option<Id>) -> Result<(), Rejection> {
    if id.is_none() && visit.request.replied_to.is_none() && confirm::answer_question(visit, true)? {
        return Ok(());
    }
    let offer = visit.find_offer_to_asker(&Command::Accept(id), id)?;
    match (offer.kind, offer.game_id) {
        // What it would lead to has perhaps changed since, and who loses by it is asked once more.
        (OfferKind::Draw, Some(game)) if !ticking::has_run_out(&visit.act, &offer)? => {
            offers::offer_draw(visit, &Command::Accept(id), Some(Id(game)), false)
        }
        _ => accept_offer(visit, &offer),
    }
}

/// Accepts an offer.
pub(in crate::club) fn accept_offer(visit: &mut Visit<'_>, offer: &Offer) -> Result<(), Rejection> {
    if visit.is_mine(offer.maker_id)? {
        return refuse("club-own-offer");
    }
    if ticking::has_run_out(&visit.act, offer)? {
        return Err(Message::new("club-offer-expired").with("id", number(offer.id)).into());
    }
    match (offer.kind, offer.game_id) {
        (OfferKind::Challenge | OfferKind::Rematch, _) => begin_game(visit, offer),
        (OfferKind::Draw, Some(game)) => agree(visit, offer, game),
        (OfferKind::Takeback, Some(game)) => take_back(visit, offer, game),
        // The schema lets nobody offer such things about no game.
        (OfferKind::Draw | OfferKind::Takeback, None) => refuse("club-no-offer"),
    }
}

fn begin_game(visit: &mut Visit<'_>, offer: &Offer) -> Result<(), Rejection> {
    let maker = visit.act.tx.account_numbered(offer.maker_id)?;
    blocking::unless_blocked(visit, &maker)?;
    let home = visit.act.tx.place(offer.place_id)?;
    policing::unless_banned(visit, &home)?;
    policing::unless_opponent_banned(visit, &maker, &home)?;
    offers::may_begin(visit, visit.asker.person_id, "club-too-many-games")?;
    offers::may_begin(visit, maker.person_id, "club-too-many-games-there")?;
    offers::may_begin_in(visit, offer.place_id)?;
    let maker_first = match offer.side {
        Some(side) => side == Player::One,
        None => lot(&visit.request.origin),
    };
    let [one, two] = if maker_first { [&maker, &visit.asker] } else { [&visit.asker, &maker] };
    ticking::close_offer(&visit.act, offer, OfferState::Accepted)?;
    let first = visit.act.drafts.len();
    // It may have been offered before games had clocks.
    let offer = &Offer { clock: offer.clock.or(offer.rated.then_some(Terms::USUAL)), ..offer.clone() };
    let stored = match offer.goal {
        Some(goal) => {
            let row = match_of(offer, goal, [one, two], visit.act.now);
            matches::begin_match(&mut visit.act, row, Some(offer.id))?
        }
        None => playing::begin_game(
            &mut visit.act,
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
    visit.answer_by(&stored, first)
}

/// A game that an offer is about, if it still goes on, and the asker's seat.
fn game_of_offer(visit: &mut Visit<'_>, id: i64) -> Result<(StoredGame, Player), Rejection> {
    let game = visit.act.tx.game(id)?.filter(|game| game.state == GameState::Live);
    match game.and_then(|game| visit.seat_of_asker(&game).map(|seat| (game, seat))) {
        Some(found) => Ok(found),
        None => refuse("club-no-offer"),
    }
}

fn agree(visit: &mut Visit<'_>, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
    let (mut game, seat) = game_of_offer(visit, game_id)?;
    let mut replayed = visit.act.replay(&game)?;
    ticking::close_offer(&visit.act, offer, OfferState::Accepted)?;
    if confirm::counts_if_stopped(&visit.act, &game, &replayed.game)? {
        turns::enter(visit, &game, &mut replayed, EntryKind::Agree, "", seat)?;
    } else {
        confirm::enter_void(visit, &game, &mut replayed)?;
    }
    let text = Message::new("club-agreed").with("name", person(&visit.asker)).with("id", number(game.id));
    visit.conclude(&mut game, replayed, vec![text], Vec::new())
}

fn take_back(visit: &mut Visit<'_>, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
    let (mut game, seat) = game_of_offer(visit, game_id)?;
    let mut replayed = visit.act.replay(&game)?;
    let Some(plies) = super::turns::last_turn_of(&replayed.game, seat.other()) else {
        return refuse("club-nothing-to-take-back");
    };
    super::turns::may_take_back(&game)?;
    clocks::has_time_for_turn(&visit.act, &game, plies)?;
    ticking::close_offer(&visit.act, offer, OfferState::Accepted)?;
    visit.act.tx.forget_conditionals(game.id)?;
    turns::enter(visit, &game, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
    let maker = game.seat(seat.other());
    let text = Message::new("club-taken-back")
        .with("name", person(&visit.asker))
        .with("opponent", seated(maker))
        .with("id", number(game.id));
    visit.conclude(&mut game, replayed, vec![text], Vec::new())
}

/// Declines what was offered to the asker.
pub(in crate::club) fn decline(visit: &mut Visit<'_>, id: Option<Id>) -> Result<(), Rejection> {
    if id.is_none() && visit.request.replied_to.is_none() && confirm::answer_question(visit, false)? {
        return Ok(());
    }
    let offer = visit.find_offer_to_asker(&Command::Decline(id), id)?;
    if offer.taker_id.is_none() {
        return refuse("club-decline-open");
    }
    ticking::close_offer(&visit.act, &offer, OfferState::Declined)?;
    let maker = visit.act.tx.account_numbered(offer.maker_id)?;
    let text = offered(&offer, "club-declined").with("name", person(&visit.asker));
    tell_of_offer(visit, &offer, text, Some(&maker), true)
}

/// Withdraws what the asker offered.
pub(in crate::club) fn withdraw(visit: &mut Visit<'_>, id: Option<Id>) -> Result<(), Rejection> {
    let offer = visit.find_offer_by_asker(&Command::Withdraw(id), id)?;
    ticking::close_offer(&visit.act, &offer, OfferState::Withdrawn)?;
    let taker = offer.taker_id.map(|id| visit.act.tx.account_numbered(id)).transpose()?;
    let text = offered(&offer, "club-withdrawn").with("name", person(&visit.asker));
    tell_of_offer(visit, &offer, text, taker.as_ref(), false)
}

/// Tells an offer's place, or in conversations of two the other one, what became of it. The other one is called if
/// they waited for that.
fn tell_of_offer(
    visit: &mut Visit<'_>,
    offer: &Offer,
    text: Message,
    other: Option<&Account>,
    waited: bool,
) -> Result<(), Rejection> {
    let called = match other.filter(|_| waited) {
        Some(other) => calls::addressee(&visit.act, other)?.map(|addressee| (other.platform.clone(), addressee)),
        None => None,
    };
    let pings = |platform: &str| -> Vec<Addressee> {
        called.iter().filter(|(of, _)| of == platform).map(|(_, addressee)| addressee.clone()).collect()
    };
    let text = vec![text];
    let about = Some(offer.game_id.unwrap_or(offer.id));
    let home = visit.act.tx.place(offer.place_id)?;
    let here = home.id == visit.place.id;
    let language = visit.act.language_in(&home)?;
    let reply = visit.reply(Audience::Everyone, text.clone());
    if home.direct {
        if let Some(other) = other {
            let language = visit.act.language_of(other.person_id, &home)?;
            let to = To::Account(other.external_id.clone());
            let platform = other.platform.clone();
            let told = visit.reply(Audience::Everyone, text);
            let pings = pings(&platform);
            let told = Draft { pings, answers: None, token: None, ..told };
            visit.act.drafts.push(Draft { about, language, to, platform, ..told });
        }
        visit.act.drafts.push(Draft { about, ..reply });
        return Ok(());
    }
    if !here {
        let own = visit.reply(Audience::Asker, text);
        visit.act.drafts.push(Draft { about, ..own });
    }
    let to = To::Place(home.external_id.clone());
    visit.act.drafts.push(Draft {
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
