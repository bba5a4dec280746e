//! The order of seeds: those whom the organizer names first, then the others by rating or by lot.

use super::divisions;
use crate::club::context::base::Context;
use crate::club::context::draw_lots::hash;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::person;
use crate::store::{EntrantRow, RatingKey, RatingScope, StoredTournament};
use crate::text::{Arg, Message};

/// The rating of somebody who has none, for the seeds.
const UNRATED: f64 = 1_500.0;

/// Whom the organizer has named as the first seeds, in a sentence.
pub(in crate::club) fn told(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &[EntrantRow],
) -> Result<Option<Message>, Rejection> {
    let mut placed: Vec<_> = entrants.iter().filter(|entrant| entrant.placed.is_some()).collect();
    placed.sort_by_key(|entrant| entrant.placed);
    let mut names = Vec::new();
    for entrant in placed {
        names.push(person(&cx.tx.account_numbered(entrant.account_id)?));
    }
    let key = if tournament.by_lot { "club-seeds-hand-lot" } else { "club-seeds-hand" };
    Ok((!names.is_empty()).then(|| Message::new(key).with("names", Arg::And(names))))
}

/// Puts entrants in the order of seeds: those who were named, then the highest rating first, or by lot.
pub(in crate::club) fn seed(
    cx: &Context<'_>,
    tournament: &StoredTournament,
    entrants: &mut Vec<EntrantRow>,
) -> Result<(), Rejection> {
    let community = cx.tx.place(tournament.place_id)?.community_id;
    let key = RatingKey { scope: RatingScope::Community(community), game: Some(&tournament.game) };
    let mut keyed = Vec::with_capacity(entrants.len());
    for entrant in entrants.drain(..) {
        let worth = if tournament.by_lot {
            lot(tournament, entrant.person_id)
        } else {
            cx.tx.rating(key, entrant.person_id)?.map_or(UNRATED, |row| row.rating)
        };
        keyed.push((worth, entrant));
    }
    keyed.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    entrants.extend(keyed.into_iter().map(|(_, entrant)| entrant));
    if tournament.divisions.is_some() {
        let last = divisions::order(cx, tournament)?;
        let place = |entrant: &EntrantRow| last.iter().position(|person| *person == entrant.person_id);
        entrants.sort_by_key(|entrant| place(entrant).unwrap_or(usize::MAX));
    }
    entrants.sort_by_key(|entrant| entrant.placed.unwrap_or(u32::MAX));
    Ok(())
}

/// A lot that falls the same way whenever it is drawn.
fn lot(tournament: &StoredTournament, person_id: i64) -> f64 {
    let drawn = [tournament.id, tournament.opened_at.as_millisecond(), person_id];
    let hash = hash(drawn.into_iter().flat_map(i64::to_le_bytes));
    f64::from(u32::try_from((hash ^ (hash >> 29)) >> 32).unwrap_or(0))
}
