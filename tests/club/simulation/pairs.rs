//! Games in the simulation between people on any platforms.

use parlour::club::Said;
use parlour::rules::GAMES;
use parlour::store::Offer;

use super::{PEOPLE, PLATFORMS, World};
use crate::offered::offered;

impl World {
    /// A game begins between people who may live on two platforms.
    pub(super) fn pair(&mut self) {
        let accounts = [0, 1].map(|_| (*self.random.pick(&PLATFORMS), format!("p{}", self.random.below(PEOPLE))));
        let kind = self.random.pick(GAMES);
        let somewhere = self.last_game();
        let tx = self.read();
        let known = accounts.each_ref().map(|(platform, name)| tx.account(platform, name).unwrap());
        drop(tx);
        let ([Some(one), Some(two)], Some(somewhere)) = (known, somewhere) else { return };
        if one.person_id == two.person_id {
            return;
        }
        let now = self.at();
        let clock = self.random.one_in(2).then(|| "1d no-vacation tournament".parse().unwrap());
        let offer = Offer {
            game: kind.about.id.to_owned(),
            variant: kind.about.variants[0].to_owned(),
            rated: self.random.one_in(2),
            ..offered(somewhere.place_id, [one.id, two.id], clock, now)
        };
        let tx = self.club().store().begin().unwrap();
        let id = tx.add_offer(&offer).unwrap();
        tx.commit().unwrap();
        let (platform, who) = &accounts[1];
        let letters = self.ask(platform, who, 0, None, Said::line(&format!("accept #{id}")));
        // Whoever accepts is answered where they did, or they are banned, or play too much.
        if let Some(game) = self.game(id) {
            self.check_told(&game, two.id, &letters);
        }
    }
}
