//! Seasons of divisions: who goes up and down, and the next one.

use super::field::Field;
use super::{organizing, rounds, telling, which};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::rejection::{Rejection, refuse};
use crate::command::{Id, TournamentCommand};
use crate::store::{StoredTournament, TournamentState};
use crate::text::Message;
use crate::tournament::{changing_places, next_season};

/// The people of the last season that was played, in the order of this one: whoever goes up or down is in their new division.
pub(in crate::club) fn order(cx: &Context<'_>, tournament: &StoredTournament) -> Result<Vec<i64>, Rejection> {
    let mut earlier = (tournament.id, tournament.follows);
    while let (id, Some(before)) = earlier {
        let Some(last) = cx.tx.tournament(before)?.filter(|last| last.id < id) else { break };
        if let (Some([_, up]), true) = (last.divisions, last.round > 0) {
            let field = Field::of(cx, &last)?;
            let order = next_season(&field.divisions(), up as usize);
            return Ok(order.into_iter().map(|entrant| field.entrants[entrant].person_id).collect());
        }
        earlier = (last.id, last.follows);
    }
    Ok(Vec::new())
}

/// Opens the next season of a tournament with divisions that is over, in its room.
pub(in crate::club) fn open_next(
    cx: &mut RequestContext<'_>,
    wish: &TournamentCommand,
    id: Option<Id>,
) -> Result<(), Rejection> {
    let last = which::own_tournament(cx, wish, id, &[TournamentState::Over])?;
    if last.divisions.is_none() {
        return refuse("club-tournament-no-season");
    }
    if last.place_id != cx.place.id {
        return refuse("club-tournament-season-there");
    }
    organizing::may_open(cx, &last.game)?;
    let next = StoredTournament {
        follows: Some(last.id),
        organizer_id: cx.asker.id,
        state: TournamentState::Open,
        opened_at: cx.now,
        rounds: None,
        round: 0,
        extended: 0,
        weekday: None,
        ..last
    };
    let first = cx.drafts.len();
    rounds::open_tournament(cx, next, None)?;
    telling::answer_by(cx, first);
    Ok(())
}

impl Field<'_> {
    /// Its divisions, each in the order of its table; those whose results do not count are the last.
    pub(in crate::club) fn divisions(&self) -> Vec<Vec<usize>> {
        let ranked = |group: Vec<usize>| {
            let mut ranked: Vec<usize> =
                self.table(|entrant| group.contains(&entrant)).iter().map(|one| one.entrant).collect();
            ranked.extend(group.iter().filter(|entrant| self.entrants[**entrant].annulled));
            ranked
        };
        self.setup().groups().into_iter().map(ranked).collect()
    }

    /// Who goes up and down between divisions, a sentence for each two.
    pub(in crate::club) fn moves_told(&self) -> Vec<Message> {
        let Some([_, up]) = self.tournament.divisions else { return Vec::new() };
        let divisions = self.divisions();
        let changing = changing_places(&divisions, up as usize);
        let told = changing.iter().enumerate().filter(|(_, count)| **count > 0).map(|(upper, count)| {
            let (above, below) = (&divisions[upper], &divisions[upper + 1]);
            Message::new("club-divisions-change")
                .with("up", self.names_told(&below[..*count]))
                .with("upper", upper + 1)
                .with("down", self.names_told(&above[above.len() - count..]))
                .with("lower", upper + 2)
        });
        told.collect()
    }
}
