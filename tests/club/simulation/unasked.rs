//! Games in the simulation that begin or end without anybody asking for it.

use std::rc::Rc;

use parlour::club::Pairing;
use parlour::rules::{GAMES, Player, Reason};
use parlour::store::{Cause, EntryKind};

use super::{PEOPLE, PLATFORMS, World};

impl World {
    /// A game begins that nobody offered, between people who may live on two platforms.
    pub(super) fn pair(&mut self) {
        let accounts = [0, 1].map(|_| (*self.random.pick(&PLATFORMS), format!("p{}", self.random.below(PEOPLE))));
        let kind = self.random.pick(GAMES);
        let somewhere = self.last_game();
        let tx = self.read();
        let known = accounts.map(|(platform, name)| tx.account(platform, &name).unwrap());
        drop(tx);
        let ([Some(one), Some(two)], Some(somewhere)) = (known, somewhere) else { return };
        if one.person_id == two.person_id {
            return;
        }
        let pairing = Pairing {
            place_id: somewhere.place_id,
            game: kind.about.id,
            variant: kind.about.variants[0],
            rated: self.random.one_in(2),
            clock: self.random.one_in(2).then(|| "1d no-vacation contest".parse().unwrap()),
            account_ids: [one.id, two.id],
        };
        let (at, cause) = (self.at(), Cause::Pairing { id: self.steps as i64 });
        let id = self.club().begin_game(&pairing, cause, at).unwrap();
        let letters = self.collect();
        self.check_games(&letters);
        let stored = self.game(id).unwrap();
        self.check_told(&stored, &letters);
    }

    /// A game ends by something that neither player did.
    pub(super) fn end_by_clock(&mut self) {
        let live = self.live_games();
        if live.is_empty() {
            return;
        }
        let game = Rc::clone(self.random.pick(&live));
        let (loser, reason) = match self.random.below(3) {
            0 => (Some(*self.random.pick(&Player::BOTH)), Reason::Time),
            1 => (None, Reason::Void),
            _ => (None, Reason::Abandoned),
        };
        let at = self.at();
        assert!(self.club().end_game(game.id, loser, reason, Cause::Clock, at).unwrap());
        assert!(!self.club().end_game(game.id, loser, reason, Cause::Clock, at).unwrap());
        let letters = self.collect();
        self.check_games(&letters);
        self.check_told(&game, &letters);
        let after = self.game(game.id).unwrap();
        let verdict = after.verdict.as_ref().unwrap();
        assert_eq!((verdict.winner, verdict.reason.as_str()), (loser.map(Player::other), reason.word()));
        let last = self.record(&after).last().unwrap();
        assert_eq!((last.kind, last.account_id, &last.cause), (EntryKind::End, None, &Cause::Clock));
    }
}
