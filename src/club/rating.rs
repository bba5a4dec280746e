//! Ratings by Glicko-2, a game being a period of its own.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::act::Act;
use super::stop::Stop;
use crate::rules::Player;
use crate::store::{RatingChange, RatingKey, RatingRow, RatingScope, Score, Table};

/// A rating whose deviation is greater is provisional.
const PROVISIONAL_DEVIATION: f64 = 110.0;

/// Whether a rating comes from too few games to mean much.
pub(super) fn is_provisional(row: &RatingRow) -> bool {
    row.deviation > PROVISIONAL_DEVIATION
}

/// A rating as people read it.
pub(super) fn shown(rating: f64) -> i64 {
    // Ratings are far from the limits of the type.
    #[allow(clippy::cast_possible_truncation, reason = "a rating is a few thousand at most")]
    let shown = rating.round() as i64;
    shown
}

impl Act<'_> {
    /// Changes the players' ratings for a game that has ended: of this game and of all games, in the community and
    /// everywhere. Returns the changes of the first kind.
    pub(super) fn rate(&self, table: &Table, winner: Option<Player>) -> Result<[RatingChange; 2], Stop> {
        let mut changes = Vec::new();
        for scope in [RatingScope::Community(table.community_id), RatingScope::Everywhere] {
            for game in [Some(table.game.as_str()), None] {
                let key = RatingKey { scope, game };
                let before = [self.rating_before(key, table, 0)?, self.rating_before(key, table, 1)?];
                let after = rated(before, winner);
                let change =
                    |index: usize| RatingChange { table_id: table.id, before: before[index], after: after[index] };
                for index in [0, 1] {
                    self.tx.change_rating(key, &change(index), self.now)?;
                }
                changes.push([change(0), change(1)]);
            }
        }
        Ok(changes[0])
    }

    fn rating_before(&self, key: RatingKey<'_>, table: &Table, index: usize) -> Result<RatingRow, Stop> {
        let person_id = table.seats[index].person_id;
        let new = Glicko2Rating::new();
        Ok(self.tx.rating(key, person_id)?.unwrap_or(RatingRow {
            person_id,
            rating: new.rating,
            deviation: new.deviation,
            volatility: new.volatility,
            score: Score::default(),
        }))
    }
}

/// The ratings of player one and player two after a game, which nobody won if it was drawn.
#[must_use]
pub(super) fn rated(before: [RatingRow; 2], winner: Option<Player>) -> [RatingRow; 2] {
    let outcome = match winner {
        Some(Player::One) => Outcomes::WIN,
        Some(Player::Two) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let glicko =
        before.map(|row| Glicko2Rating { rating: row.rating, deviation: row.deviation, volatility: row.volatility });
    let (one, two) = glicko2(&glicko[0], &glicko[1], &outcome, &Glicko2Config::new());
    let after = |row: RatingRow, rating: Glicko2Rating, player: Player| {
        let mut score = row.score;
        match winner {
            None => score.draws += 1,
            Some(winner) if winner == player => score.wins += 1,
            Some(_) => score.losses += 1,
        }
        RatingRow { rating: rating.rating, deviation: rating.deviation, volatility: rating.volatility, score, ..row }
    };
    [after(before[0], one, Player::One), after(before[1], two, Player::Two)]
}
