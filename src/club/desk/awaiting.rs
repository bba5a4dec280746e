//! The computer as a player: the games that await it, and its requests.

use crate::club::context::error::Panicked;
use crate::club::context::replay::Replayed;
use crate::club::play::levels::{account_of, computer_at, name_of};
use crate::club::{Club, Origin, Person, Place, Request, Said};
use crate::command::Command;
use crate::faults;
use crate::rules::{Game, Player};
use crate::store::{COMPUTER, OfferKind, StoreError, StoredGame, Tried, TriedKind};

/// A game that awaits the computer.
#[derive(Clone)]
pub struct Awaited {
    /// The game's number.
    pub game_id: i64,
    /// How many entries its record has.
    pub entries: u32,
    /// The game as it stands.
    pub game: Game,
    /// The side that the computer plays.
    pub player: Player,
    /// At which level, from 1.
    pub level: u8,
    /// The offer to stop that it has to answer first, if there is one. Otherwise, it is to move.
    pub offer: Option<i64>,
}

impl Awaited {
    /// The event of the computer's request.
    #[must_use]
    pub fn event(&self) -> String {
        match self.offer {
            Some(offer) => format!("offer-{offer}"),
            None => format!("turn-{}-{}", self.game_id, self.entries),
        }
    }

    /// The computer's request.
    #[must_use]
    pub fn request(&self, command: Command) -> Request {
        let id = account_of(self.level);
        let place = Place { id: id.clone(), name: String::new(), direct: true, community: id.clone() };
        Request {
            // The turn that it thought about may have been taken back since.
            seen: Some(self.entries),
            ..Request::new(
                Origin { platform: COMPUTER, event: self.event() },
                place,
                Person { id, name: name_of(self.level) },
                Said::Command(Ok(command)),
            )
        }
    }
}

impl Club {
    /// The games that await the computer, by number.
    ///
    /// # Errors
    /// If the database fails.
    pub fn awaiting_computer(&mut self) -> Result<Vec<Awaited>, StoreError> {
        let games = self.store.read()?.live_games_with_computer()?;
        let mut awaited = Vec::new();
        for game in games {
            let tried = Tried::numbered(TriedKind::Computer, game.id);
            if self.is_put_aside(&tried)? {
                continue;
            }
            match self.guarded(|club| club.awaited_in(&game)) {
                Ok(found) => awaited.extend(found?),
                Err(Panicked(why)) => self.put_aside(&tried, &why, self.last_seen())?,
            }
        }
        Ok(awaited)
    }

    /// How a game awaits the computer, if it does.
    fn awaited_in(&mut self, stored: &StoredGame) -> Result<Option<Awaited>, StoreError> {
        faults::point("club.awaited");
        let tx = self.store.read()?;
        let Some((player, level)) = computer_at(stored) else { return Ok(None) };
        let offers = tx.offers_about(stored.id)?;
        let to_stop = |kind| kind == OfferKind::Draw;
        let offer =
            offers.iter().find(|offer| to_stop(offer.kind) && offer.taker_id == Some(stored.seat(player).account_id));
        if offer.is_none() && stored.to_move != Some(player) {
            return Ok(None);
        }
        let offer = offer.map(|offer| offer.id);
        let known = self.games.get(stored.id, stored.entries).cloned();
        // A game that can't be replayed is reported when a person looks at it.
        let replayed = known.map_or_else(|| Replayed::load(&tx, stored, stored.entries), |known| Ok(Ok(known)))?;
        let Ok(Replayed { game, entries }) = replayed else { return Ok(None) };
        Ok(Some(Awaited { game_id: stored.id, entries, game: Game::clone(&game), player, level, offer }))
    }
}
