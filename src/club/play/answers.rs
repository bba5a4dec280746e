//! Answers to offers: accepted, declined, withdrawn.

use jiff::Timestamp;

use super::playing::Beginning;
use crate::clock::Terms;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::visit::Visit;
use crate::club::context::words::{number, offered, person, seated};
use crate::club::{Addressee, Audience, Origin, To};
use crate::command::{Command, Id};
use crate::rules::Player;
use crate::store::{Account, EntryKind, GameState, MatchRow, Offer, OfferKind, OfferState, StoredGame};
use crate::text::Message;
use crate::tournament::{MatchGoal, MatchTally};

impl Visit<'_> {
    /// Accepts what was offered to the asker, or an open challenge.
    pub(in crate::club) fn accept(&mut self, id: Option<Id>) -> Result<(), Rejection> {
        if id.is_none() && self.request.replied_to.is_none() && self.answer_question(true)? {
            return Ok(());
        }
        let offer = self.find_offer_to_asker(&Command::Accept(id), id)?;
        match (offer.kind, offer.game_id) {
            // What it would lead to has perhaps changed since, and who loses by it is asked once more.
            (OfferKind::Draw, Some(game)) if !self.act.has_run_out(&offer)? => {
                self.offer_draw(&Command::Accept(id), Some(Id(game)), false)
            }
            _ => self.accept_offer(&offer),
        }
    }

    /// Accepts an offer.
    pub(in crate::club) fn accept_offer(&mut self, offer: &Offer) -> Result<(), Rejection> {
        if self.is_mine(offer.maker_id)? {
            return refuse("club-own-offer");
        }
        if self.act.has_run_out(offer)? {
            return Err(Message::new("club-offer-expired").with("id", number(offer.id)).into());
        }
        match (offer.kind, offer.game_id) {
            (OfferKind::Challenge | OfferKind::Rematch, _) => self.begin_game(offer),
            (OfferKind::Draw, Some(game)) => self.agree(offer, game),
            (OfferKind::Takeback, Some(game)) => self.take_back(offer, game),
            // The schema lets nobody offer such things about no game.
            (OfferKind::Draw | OfferKind::Takeback, None) => refuse("club-no-offer"),
        }
    }

    fn begin_game(&mut self, offer: &Offer) -> Result<(), Rejection> {
        let maker = self.act.tx.account_numbered(offer.maker_id)?;
        self.unless_blocked(&maker)?;
        let home = self.act.tx.place(offer.place_id)?;
        self.unless_banned(&home)?;
        self.unless_opponent_banned(&maker, &home)?;
        self.may_begin(self.asker.person_id, "club-too-many-games")?;
        self.may_begin(maker.person_id, "club-too-many-games-there")?;
        self.may_begin_in(offer.place_id)?;
        let maker_first = match offer.side {
            Some(side) => side == Player::One,
            None => lot(&self.request.origin),
        };
        let [one, two] = if maker_first { [&maker, &self.asker] } else { [&self.asker, &maker] };
        self.act.close_offer(offer, OfferState::Accepted)?;
        let first = self.act.drafts.len();
        // It may have been offered before games had clocks.
        let offer = &Offer { clock: offer.clock.or(offer.rated.then_some(Terms::USUAL)), ..offer.clone() };
        let stored = match offer.goal {
            Some(goal) => self.act.begin_match(match_of(offer, goal, [one, two], self.act.now), Some(offer.id))?,
            None => self.act.begin_game(&Beginning {
                id: Some(offer.id),
                place_id: offer.place_id,
                game: &offer.game,
                variant: &offer.variant,
                rated: offer.rated,
                clock: offer.clock,
                of_match: None,
                seats: [one, two],
            })?,
        };
        self.answer_by(&stored, first)
    }

    /// A game that an offer is about, if it still goes on, and the asker's seat.
    fn game_of_offer(&mut self, id: i64) -> Result<(StoredGame, Player), Rejection> {
        let game = self.act.tx.game(id)?.filter(|game| game.state == GameState::Live);
        match game.and_then(|game| self.seat_of_asker(&game).map(|seat| (game, seat))) {
            Some(found) => Ok(found),
            None => refuse("club-no-offer"),
        }
    }

    fn agree(&mut self, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
        let (mut game, seat) = self.game_of_offer(game_id)?;
        let mut replayed = self.act.replay(&game)?;
        self.act.close_offer(offer, OfferState::Accepted)?;
        if self.act.counts_if_stopped(&game, &replayed.game)? {
            self.enter(&game, &mut replayed, EntryKind::Agree, "", seat)?;
        } else {
            self.enter_void(&game, &mut replayed)?;
        }
        let text = Message::new("club-agreed").with("name", person(&self.asker)).with("id", number(game.id));
        self.conclude(&mut game, replayed, vec![text], Vec::new())
    }

    fn take_back(&mut self, offer: &Offer, game_id: i64) -> Result<(), Rejection> {
        let (mut game, seat) = self.game_of_offer(game_id)?;
        let mut replayed = self.act.replay(&game)?;
        let Some(plies) = super::turns::last_turn_of(&replayed.game, seat.other()) else {
            return refuse("club-nothing-to-take-back");
        };
        super::turns::may_take_back(&game)?;
        self.act.has_time_for_turn(&game, plies)?;
        self.act.close_offer(offer, OfferState::Accepted)?;
        self.act.tx.forget_conditionals(game.id)?;
        self.enter(&game, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
        let maker = game.seat(seat.other());
        let text = Message::new("club-taken-back")
            .with("name", person(&self.asker))
            .with("opponent", seated(maker))
            .with("id", number(game.id));
        self.conclude(&mut game, replayed, vec![text], Vec::new())
    }

    /// Declines what was offered to the asker.
    pub(in crate::club) fn decline(&mut self, id: Option<Id>) -> Result<(), Rejection> {
        if id.is_none() && self.request.replied_to.is_none() && self.answer_question(false)? {
            return Ok(());
        }
        let offer = self.find_offer_to_asker(&Command::Decline(id), id)?;
        if offer.taker_id.is_none() {
            return refuse("club-decline-open");
        }
        self.act.close_offer(&offer, OfferState::Declined)?;
        let maker = self.act.tx.account_numbered(offer.maker_id)?;
        let text = offered(&offer, "club-declined").with("name", person(&self.asker));
        self.tell_of_offer(&offer, text, Some(&maker), true)
    }

    /// Withdraws what the asker offered.
    pub(in crate::club) fn withdraw(&mut self, id: Option<Id>) -> Result<(), Rejection> {
        let offer = self.find_offer_by_asker(&Command::Withdraw(id), id)?;
        self.act.close_offer(&offer, OfferState::Withdrawn)?;
        let taker = offer.taker_id.map(|id| self.act.tx.account_numbered(id)).transpose()?;
        let text = offered(&offer, "club-withdrawn").with("name", person(&self.asker));
        self.tell_of_offer(&offer, text, taker.as_ref(), false)
    }

    /// Tells an offer's place, or in conversations of two the other one, what became of it. The other one is called if
    /// they waited for that.
    fn tell_of_offer(
        &mut self,
        offer: &Offer,
        text: Message,
        other: Option<&Account>,
        waited: bool,
    ) -> Result<(), Rejection> {
        let called = match other.filter(|_| waited) {
            Some(other) => self.act.addressee(other)?.map(|addressee| (other.platform.clone(), addressee)),
            None => None,
        };
        let pings = |platform: &str| -> Vec<Addressee> {
            called.iter().filter(|(of, _)| of == platform).map(|(_, addressee)| addressee.clone()).collect()
        };
        let text = vec![text];
        let about = Some(offer.game_id.unwrap_or(offer.id));
        let home = self.act.tx.place(offer.place_id)?;
        let here = home.id == self.place.id;
        let language = self.act.language_in(&home)?;
        let reply = self.reply(Audience::Everyone, text.clone());
        if home.direct {
            if let Some(other) = other {
                let language = self.act.language_of(other.person_id, &home)?;
                let to = To::Account(other.external_id.clone());
                let platform = other.platform.clone();
                let told = self.reply(Audience::Everyone, text);
                let pings = pings(&platform);
                let told = Draft { pings, answers: None, token: None, ..told };
                self.act.drafts.push(Draft { about, language, to, platform, ..told });
            }
            self.act.drafts.push(Draft { about, ..reply });
            return Ok(());
        }
        if !here {
            let own = self.reply(Audience::Asker, text);
            self.act.drafts.push(Draft { about, ..own });
        }
        let to = To::Place(home.external_id.clone());
        self.act.drafts.push(Draft {
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
