//! What follows when an offer is accepted.

use jiff::Timestamp;

use super::playing::{self, Beginning};
use super::{closing, handicaps, record, series, showing};
use crate::clock::Terms;
use crate::club::context::asker::RequestContext;
use crate::club::context::draw_lots;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, seated};
use crate::club::permission::{bans, blocks, quotas};
use crate::club::time::clocks;
use crate::rules::Player;
use crate::store::{Account, EntryKind, GameState, MatchRow, Offer, OfferKind, OfferState, StoredGame};
use crate::text::Message;
use crate::tournament::{MatchGoal, MatchTally};

pub(in crate::club) fn accept_offer(cx: &mut RequestContext<'_>, offer: &Offer) -> Result<(), Rejection> {
    if cx.is_mine(offer.maker_id)? {
        return refuse("club-own-offer");
    }
    if closing::has_run_out(cx, offer)? {
        return Err(Message::new("club-offer-expired").with("id", number(offer.id)).into());
    }
    match (offer.kind, offer.game_id) {
        (OfferKind::Challenge | OfferKind::Rematch, _) => begin_game(cx, offer),
        (OfferKind::Draw, Some(game)) => accept_draw(cx, offer, game),
        (OfferKind::Takeback, Some(game)) => take_back(cx, offer, game),
        // The schema lets nobody make such offers without a game.
        (OfferKind::Draw | OfferKind::Takeback, None) => refuse("club-no-offer"),
    }
}

pub(in crate::club) fn begin_game(cx: &mut RequestContext<'_>, offer: &Offer) -> Result<(), Rejection> {
    let maker = cx.tx.account_numbered(offer.maker_id)?;
    blocks::unless_blocked(cx, &maker)?;
    let home = cx.tx.place(offer.place_id)?;
    bans::unless_banned(cx, &home)?;
    bans::unless_opponent_banned(cx, &maker, &home)?;
    quotas::may_begin(cx, cx.asker.person_id, "club-too-many-games")?;
    quotas::may_begin(cx, maker.person_id, "club-too-many-games-there")?;
    quotas::may_begin_in(cx, offer.place_id)?;
    let from = showing::place_of_taker(cx, offer)?;
    if let Some(from) = &from {
        bans::may_open(cx, &offer.game, from)?;
        bans::unless_opponent_banned(cx, &maker, from)?;
        quotas::may_begin_in(cx, from.id)?;
    }
    if let Some(before) = offer.game_id.map(|id| cx.tx.game(id)).transpose()?.flatten() {
        showing::may_play_again(cx, &before, &maker)?;
    }
    let maker_first = match offer.side {
        Some(side) => side == Player::One,
        None => draw_lots::lot(&cx.request.origin),
    };
    // Whoever was asked plays with that account, from whichever of theirs they say yes.
    let taker = match offer.taker_id {
        Some(id) if cx.is_mine(id)? => cx.tx.account_numbered(id)?,
        _ => cx.asker.clone(),
    };
    let [one, two] = if maker_first { [&maker, &taker] } else { [&taker, &maker] };
    closing::close_offer(cx, offer, OfferState::Accepted)?;
    // A rematch is played from where its players played before.
    if let Some(from) = from.filter(|_| offer.kind == OfferKind::Challenge) {
        cx.tx.show_in(offer.id, from.id, Some(if maker_first { Player::Two } else { Player::One }))?;
    }
    let first = cx.drafts.len();
    // It may have been offered before games had clocks.
    let terms = offer.clock.or(offer.rated.then_some(Terms::USUAL));
    // An offer names its maker first, and a game player one.
    let clock = if maker_first { terms } else { terms.map(Terms::turned) };
    let offer = &Offer { clock, ..offer.clone() };
    let stored = match offer.goal {
        Some(goal) => {
            let led = handicaps::led(if maker_first { Player::Two } else { Player::One }, offer.lead);
            let row = MatchRow { score: led, ..match_of(offer, goal, [one, two], cx.now) };
            series::begin_match(cx, row, Some(offer.id))?
        }
        None => playing::begin_game(
            cx,
            &Beginning {
                id: Some(offer.id),
                place_id: offer.place_id,
                game: &offer.game,
                variant: &offer.variant,
                rated: offer.rated,
                start: offer.start.as_deref(),
                clock: offer.clock,
                of_match: None,
                drawn: false,
                seats: [one, two],
                vote: None,
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

fn accept_draw(cx: &mut RequestContext<'_>, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
    let (mut game, seat) = game_of_offer(cx, game_id)?;
    let mut replayed = cx.replay(&game)?;
    closing::close_offer(cx, offer, OfferState::Accepted)?;
    if record::counts_if_stopped(cx, &game, &replayed.game)? {
        record::enter_as_asker(cx, &game, &mut replayed, EntryKind::Agree, "", seat)?;
    } else {
        record::enter_void(cx, &game, &mut replayed)?;
    }
    let text = Message::new("club-agreed").with("name", seated(game.seat(seat))).with("id", number(game.id));
    playing::conclude_for_asker(cx, &mut game, replayed, vec![text], Vec::new())
}

fn take_back(cx: &mut RequestContext<'_>, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
    let (mut game, seat) = game_of_offer(cx, game_id)?;
    let mut replayed = cx.replay(&game)?;
    let Some(plies) = super::turns::last_turn_of(&replayed.game, seat.other()) else {
        return refuse("club-nothing-to-take-back");
    };
    super::turns::may_take_back(&game)?;
    clocks::has_time_for_turn(cx, &game, plies)?;
    closing::close_offer(cx, offer, OfferState::Accepted)?;
    cx.tx.forget_conditionals(game.id)?;
    record::enter_as_asker(cx, &game, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
    let maker = game.seat(seat.other());
    let text = Message::new("club-taken-back")
        .with("name", seated(game.seat(seat)))
        .with("opponent", seated(maker))
        .with("id", number(game.id));
    playing::conclude_for_asker(cx, &mut game, replayed, vec![text], Vec::new())
}

/// The match that an offer leads to.
pub(in crate::club) fn match_of(offer: &Offer, goal: MatchGoal, [one, two]: [&Account; 2], now: Timestamp) -> MatchRow {
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
