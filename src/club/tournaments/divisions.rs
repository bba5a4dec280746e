//! Divisions: who goes up and down between them, from one season to the next.

use super::field::Field;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::store::StoredTournament;
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
