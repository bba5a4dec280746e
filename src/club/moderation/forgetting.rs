//! Forgets a person at their own request.

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::confirm;
use crate::club::context::rejection::{Refused, Rejection};
use crate::club::context::words::{called, number};
use crate::club::play::answers;
use crate::club::tournaments::leaving::{self, Leaving};
use crate::command::{Id, PrivacyCommand};
use crate::store::TournamentState;
use crate::text::{Arg, Message};

/// Asks the asker to confirm and says what they lose, or forgets them. First their offers are withdrawn and offers to
/// them are declined. Nobody leaves in the middle of a game, because the opponent would wait forever.
pub(in crate::club) fn forget(cx: &mut RequestContext<'_>, confirmed: bool) -> Result<(), Rejection> {
    let name = cx.language.say(&Message::new("club-forgotten-name"));
    unless_playing(cx)?;
    if !confirmed {
        let mut text = vec![Message::new("club-forget-what").with_text("name", name)];
        for tournament in cx.tx.tournaments_with(cx.asker.person_id)? {
            let is_live = tournament.state == TournamentState::Live;
            let told = Message::new(if is_live { "club-forget-tournament" } else { "club-forget-open-tournament" });
            let told = told.with("id", number(tournament.id));
            text.push(told.with("game", called(&tournament)));
        }
        confirm::ask(cx, None, text, "club-button-forget", PrivacyCommand::Forget { confirmed: true });
        return Ok(());
    }
    let person = cx.asker.person_id;
    for offer in cx.tx.offers_by(person)? {
        answers::withdraw(cx, Some(Id(offer.id)))?;
    }
    for offer in cx.tx.offers_to(person)? {
        answers::decline(cx, Some(Id(offer.id)))?;
    }
    for tournament in cx.tx.tournaments_with(person)? {
        leaving::drop_out(cx, &tournament, person, Leaving::Forgotten)?;
    }
    cx.tx.forget_person(person, &name)?;
    cx.forgotten = true;
    cx.say(Audience::Asker, vec![Message::new("club-forgotten")]);
    Ok(())
}

/// Refuses somebody who plays. Says how to end that: a whole tournament can be left at once.
fn unless_playing(cx: &RequestContext<'_>) -> Result<(), Rejection> {
    let live = cx.tx.live_games_of(cx.asker.person_id)?;
    if live.is_empty() {
        return Ok(());
    }
    let games = live.iter().map(|game| Arg::from(Id(game.id).to_string())).collect();
    let mut text = vec![Message::new("club-forget-playing").with("games", Arg::List(games))];
    for tournament in cx.tx.tournaments_with(cx.asker.person_id)? {
        let leaves = Message::new("club-forget-withdraw").with("id", number(tournament.id));
        text.extend((tournament.state == TournamentState::Live && tournament.system.lasts.is_none()).then_some(leaves));
    }
    Err(Refused { text, ..Refused::default() }.into())
}
