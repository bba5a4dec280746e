//! Forgetting a person who asks for it.

use crate::club::Audience;
use crate::club::context::rejection::Rejection;
use crate::club::context::visit::Visit;
use crate::club::tournaments::rounds::Leaving;
use crate::command::Id;
use crate::text::{Arg, Message};

impl Visit<'_> {
    /// Says what forgetting the asker means, or forgets them. What they offered is withdrawn and what they were offered is
    /// declined first, and nobody leaves a game in the middle: the opponent would wait for ever.
    pub(in crate::club) fn forget(&mut self, sure: bool) -> Result<(), Rejection> {
        let name = self.language.say(&Message::new("club-forgotten-name"));
        if !sure {
            self.say(Audience::Asker, vec![Message::new("club-forget-what").with_text("name", name)]);
            return Ok(());
        }
        let person = self.asker.person_id;
        let live = self.act.tx.live_games_of(person)?;
        if !live.is_empty() {
            let games = live.iter().map(|game| Arg::from(Id(game.id).to_string())).collect();
            return Err(Message::new("club-forget-playing").with("games", Arg::List(games)).into());
        }
        for offer in self.act.tx.offers_by(person)? {
            self.withdraw(Some(Id(offer.id)))?;
        }
        for offer in self.act.tx.offers_to(person)? {
            self.decline(Some(Id(offer.id)))?;
        }
        for tournament in self.act.tx.tournaments_with(person)? {
            self.act.drop_out(&tournament, person, Leaving::GivesUp)?;
        }
        self.act.tx.forget_person(person, &name)?;
        self.act.forgotten = true;
        self.say(Audience::Asker, vec![Message::new("club-forgotten")]);
        Ok(())
    }
}
