//! Forgetting a person who asks for it.

use crate::club::Audience;
use crate::club::context::rejection::Rejection;
use crate::club::context::visit::Visit;
use crate::club::play::answers;
use crate::club::tournaments::rounds;
use crate::club::tournaments::rounds::Leaving;
use crate::command::Id;
use crate::text::{Arg, Message};

/// Says what forgetting the asker means, or forgets them. What they offered is withdrawn and what they were offered is
/// declined first, and nobody leaves a game in the middle: the opponent would wait for ever.
pub(in crate::club) fn forget(visit: &mut Visit<'_>, sure: bool) -> Result<(), Rejection> {
    let name = visit.language.say(&Message::new("club-forgotten-name"));
    if !sure {
        visit.say(Audience::Asker, vec![Message::new("club-forget-what").with_text("name", name)]);
        return Ok(());
    }
    let person = visit.asker.person_id;
    let live = visit.act.tx.live_games_of(person)?;
    if !live.is_empty() {
        let games = live.iter().map(|game| Arg::from(Id(game.id).to_string())).collect();
        return Err(Message::new("club-forget-playing").with("games", Arg::List(games)).into());
    }
    for offer in visit.act.tx.offers_by(person)? {
        answers::withdraw(visit, Some(Id(offer.id)))?;
    }
    for offer in visit.act.tx.offers_to(person)? {
        answers::decline(visit, Some(Id(offer.id)))?;
    }
    for tournament in visit.act.tx.tournaments_with(person)? {
        rounds::drop_out(&mut visit.act, &tournament, person, Leaving::GivesUp)?;
    }
    visit.act.tx.forget_person(person, &name)?;
    visit.act.forgotten = true;
    visit.say(Audience::Asker, vec![Message::new("club-forgotten")]);
    Ok(())
}
