//! Answers to offers: accepted, declined, withdrawn.

use super::post::{News, Post, Press};
use super::replay::Replayed;
use super::visit::{Stop, Visit, refuse};
use super::words::{number, player, rated, status, title};
use super::{Audience, ButtonStyle, Origin, To};
use crate::command::{Command, Id};
use crate::rules::{Kind, Player};
use crate::store::{Account, EntryKind, NewTable, Offer, OfferKind, OfferState, Table, TableState};
use crate::text::Message;

impl Visit<'_> {
    /// Accepts what was offered to the asker, or an open challenge.
    pub(super) fn accept(&mut self, id: Option<Id>) -> Result<(), Stop> {
        let offer = self.find_offer_to_asker(&Command::Accept(id), id)?;
        self.accept_offer(&offer)
    }

    /// Accepts an offer.
    pub(super) fn accept_offer(&mut self, offer: &Offer) -> Result<(), Stop> {
        if self.is_mine(offer.maker_id)? {
            return refuse("club-own-offer");
        }
        if offer.expires_at <= self.now {
            self.tx.close_offer(offer.id, OfferState::Expired, self.now)?;
            return Err(Message::new("club-offer-expired").with("id", number(offer.id)).into());
        }
        match (offer.kind, offer.table_id) {
            (OfferKind::Challenge | OfferKind::Rematch, _) => self.begin_game(offer),
            (OfferKind::Draw, Some(table)) => self.agree(offer, table),
            (OfferKind::Takeback, Some(table)) => self.take_back(offer, table),
            // The schema lets nobody offer such things about no game.
            (OfferKind::Draw | OfferKind::Takeback, None) => refuse("club-no-offer"),
        }
    }

    fn begin_game(&mut self, offer: &Offer) -> Result<(), Stop> {
        let maker = self.tx.account_numbered(offer.maker_id)?;
        let Some(kind) = Kind::find(&offer.game) else { return refuse("club-no-such-game") };
        self.may_begin(self.asker.person_id, "club-too-many-games")?;
        self.may_begin(maker.person_id, "club-too-many-games-there")?;
        let limit = self.limits.games_per_place;
        if self.tx.live_tables_in(offer.place_id, u32::try_from(limit).unwrap_or(u32::MAX))?.len() >= limit {
            return Err(Message::new("club-too-many-games-here").with("limit", limit).into());
        }
        let maker_first = match offer.side {
            1 => true,
            2 => false,
            _ => lot(&self.request.origin),
        };
        let [one, two] = if maker_first { [&maker, &self.asker] } else { [&self.asker, &maker] };
        let seats = [one, two].map(|account| (account.person_id, account.id));
        let new = NewTable {
            id: offer.id,
            place_id: offer.place_id,
            community_id: self.tx.place(offer.place_id)?.community_id,
            game: &offer.game,
            variant: &offer.variant,
            rules_version: kind.about.rules_version,
            rated: offer.rated,
            seats,
            to_move: 1,
        };
        self.tx.add_table(new, self.now)?;
        self.tx.close_offer(offer.id, OfferState::Accepted, self.now)?;
        let Some(table) = self.tx.table(offer.id)? else { return refuse("club-no-such-game") };
        let Ok(replayed) = Replayed::start(&table) else { return refuse("club-no-such-game") };
        let game = replayed.game.clone();
        self.keep(table.id, replayed);
        let begins = Message::new("club-begins")
            .with("id", number(table.id))
            .with("game", title(&table.game, &table.variant))
            .with("rated", rated(table.rated))
            .with("one", player(&table, &game, Player::One))
            .with("two", player(&table, &game, Player::Two));
        let example = game.legal().into_iter().next().unwrap_or_default();
        let how = Message::new("club-begins-how").with("example", example);
        let text = vec![begins, status(&table, &game), how];
        let presses = vec![Press::new("club-button-rules", format!("rules {}", table.game), ButtonStyle::Plain)];
        self.announce(&table, &News { text, board: true, presses, pinged: vec![table.to_move], ..News::default() })
    }

    /// A game that an offer is about, if it still goes on, and the asker's seat.
    fn table_of_offer(&mut self, id: i64) -> Result<(Table, u8), Stop> {
        let table = self.tx.table(id)?.filter(|table| table.state == TableState::Live);
        match table.and_then(|table| self.seat_of_asker(&table).map(|seat| (table, seat))) {
            Some(found) => Ok(found),
            None => refuse("club-no-offer"),
        }
    }

    fn agree(&mut self, offer: &Offer, table: i64) -> Result<(), Stop> {
        let (mut table, seat) = self.table_of_offer(table)?;
        let mut replayed = self.replay(&table)?;
        self.tx.close_offer(offer.id, OfferState::Accepted, self.now)?;
        self.enter(&table, &mut replayed, EntryKind::Agree, "", seat)?;
        let text = Message::new("club-agreed").with("name", self.asker.name.as_str()).with("id", number(table.id));
        self.conclude(&mut table, replayed, vec![text], Vec::new())
    }

    fn take_back(&mut self, offer: &Offer, table: i64) -> Result<(), Stop> {
        let (mut table, seat) = self.table_of_offer(table)?;
        let mut replayed = self.replay(&table)?;
        let Some(plies) = super::turns::last_turn_of(&replayed.game, 3 - seat) else {
            return refuse("club-nothing-to-take-back");
        };
        self.tx.close_offer(offer.id, OfferState::Accepted, self.now)?;
        self.enter(&table, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
        let maker = &table.seats[usize::from(3 - seat) - 1];
        let text = Message::new("club-taken-back")
            .with("name", self.asker.name.as_str())
            .with("opponent", maker.name.as_str())
            .with("id", number(table.id));
        self.conclude(&mut table, replayed, vec![text], Vec::new())
    }

    /// Declines what was offered to the asker.
    pub(super) fn decline(&mut self, id: Option<Id>) -> Result<(), Stop> {
        let offer = self.find_offer_to_asker(&Command::Decline(id), id)?;
        if offer.taker_id.is_none() {
            return refuse("club-decline-open");
        }
        self.tx.close_offer(offer.id, OfferState::Declined, self.now)?;
        let maker = self.tx.account_numbered(offer.maker_id)?;
        let text = Message::new("club-declined").with("name", self.asker.name.as_str());
        self.tell_of_offer(&offer, text, Some(&maker))
    }

    /// Withdraws what the asker offered.
    pub(super) fn withdraw(&mut self, id: Option<Id>) -> Result<(), Stop> {
        let offer = self.find_offer_by_asker(&Command::Withdraw(id), id)?;
        self.tx.close_offer(offer.id, OfferState::Withdrawn, self.now)?;
        let taker = offer.taker_id.map(|id| self.tx.account_numbered(id)).transpose()?;
        let text = Message::new("club-withdrawn").with("name", self.asker.name.as_str());
        self.tell_of_offer(&offer, text, taker.as_ref())
    }

    /// Tells an offer's place, or in conversations of two the other one, what became of it.
    fn tell_of_offer(&mut self, offer: &Offer, text: Message, other: Option<&Account>) -> Result<(), Stop> {
        let what = match offer.kind {
            OfferKind::Challenge => "club-kind-challenge",
            OfferKind::Rematch => "club-kind-rematch",
            OfferKind::Draw => "club-kind-draw",
            OfferKind::Takeback => "club-kind-takeback",
        };
        let what = Message::new(what).with("id", number(offer.table_id.unwrap_or(offer.id)));
        let text = vec![text.with("what", what)];
        let about = Some(offer.table_id.unwrap_or(offer.id));
        let home = self.tx.place(offer.place_id)?;
        let here = home.id == self.place.id;
        let language = self.language_in(&home)?;
        let reply = self.reply(Audience::Everyone, text.clone());
        if home.direct {
            if let Some(other) = other {
                let language = self.language_of(other.person_id, None)?;
                let to = To::Account(other.account.clone());
                let platform = other.platform.clone();
                let told = self.reply(Audience::Everyone, text);
                self.posts.push(Post { about, language, to, platform, answers: false, ..told });
            }
            self.posts.push(Post { about, ..reply });
            return Ok(());
        }
        if !here {
            let own = self.reply(Audience::Asker, text);
            self.posts.push(Post { about, ..own });
        }
        let to = To::Place(home.place.clone());
        self.posts.push(Post { about, language, to, platform: home.platform, answers: here, ..reply });
        Ok(())
    }
}

/// A lot that the event itself draws, so that it falls the same way whenever the event is applied (FNV-1a).
fn lot(origin: &Origin) -> bool {
    let bytes = origin.platform.bytes().chain(origin.event.bytes());
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    (hash ^ (hash >> 32) ^ (hash >> 17)) & 1 == 1
}
