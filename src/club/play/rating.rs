//! Ratings by Glicko-2, a game being a period of its own.
//!
//! Nobody can climb by beating one friend, or an account of their own, again and again: a game counts less, the more
//! rated games the same two people have finished within 90 days. The k-th moves both ratings by a k-th of its full
//! effect; after the 40th, none moves them anymore. People who have met nobody else count as one. So a hundred wins
//! over one person gain at most twice as much as five (`farmers_gain_little`).

use jiff::{SignedDuration, Timestamp};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::clock::Season;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::rules::Player;
use crate::store::{
    Numbers, RatingChange, RatingKey, RatingRow, RatingScope, Score, SeasonKey, Seat, StoredGame, UNRATED,
};

/// For how long a game makes further ones between the same people weigh less.
pub(super) const MEMORY: SignedDuration = SignedDuration::from_hours(90 * 24);

/// How many games between the same people count within that time.
const MEETINGS_MAX: u32 = 40;

/// How long somebody stays in the list after their last rated game.
const LISTED: SignedDuration = SignedDuration::from_hours(365 * 24);

/// People whose last rated game was before this time leave the list but keep their rating.
pub(in crate::club) fn listed_since(now: Timestamp) -> Timestamp {
    now.saturating_sub(LISTED).unwrap_or(Timestamp::MIN)
}

/// Changes the players' ratings for a game that has ended: of this game and of all games, in the community and
/// everywhere. Returns the changes of the first kind.
pub(in crate::club) fn rate(
    cx: &Context<'_>,
    stored: &StoredGame,
    winner: Option<Player>,
) -> Result<[RatingChange; 2], Rejection> {
    let mut changes = Vec::new();
    let people = [stored.seats[0].person_id, stored.seats[1].person_id];
    let since = cx.now.saturating_sub(MEMORY).unwrap_or(Timestamp::MIN);
    let weights = [weight_for(cx, people, since)?, weight_for(cx, [people[1], people[0]], since)?];
    for scope in scopes(stored) {
        for name in [Some(stored.game.as_str()), None] {
            let key = RatingKey { scope, game: name };
            let before = [rating_before(cx, key, stored, 0)?, rating_before(cx, key, stored, 1)?];
            let after = rated(before, winner, weights);
            let change = |index: usize| RatingChange { game_id: stored.id, before: before[index], after: after[index] };
            for index in [0, 1] {
                cx.tx.change_rating(key, &change(index), cx.now)?;
            }
            rate_in_season(cx, key, people, winner, weights)?;
            changes.push([change(0), change(1)]);
        }
    }
    Ok(changes[0])
}

/// The scopes in which a game is rated. Communities have one of their own, apart from people.
pub(super) fn scopes(game: &StoredGame) -> Vec<RatingScope> {
    if game.seats.iter().any(Seat::is_community) {
        return vec![RatingScope::OfCommunities];
    }
    vec![RatingScope::Community(game.community_id), RatingScope::Everywhere]
}

fn rating_before(
    cx: &Context<'_>,
    key: RatingKey<'_>,
    game: &StoredGame,
    index: usize,
) -> Result<RatingRow, Rejection> {
    let person_id = game.seats[index].person_id;
    Ok(cx.tx.rating(key, person_id)?.unwrap_or_else(|| unrated(person_id)))
}

/// Changes the ratings of the season in the same way.
fn rate_in_season(
    cx: &Context<'_>,
    of: RatingKey<'_>,
    people: [i64; 2],
    winner: Option<Player>,
    weights: [f64; 2],
) -> Result<(), Rejection> {
    let key = SeasonKey { season: Season::of(cx.now).number(), of };
    let before = |person_id: i64| -> Result<RatingRow, Rejection> {
        Ok(cx.tx.season_rating(key, person_id)?.unwrap_or_else(|| unrated(person_id)))
    };
    let [one, two] = rated([before(people[0])?, before(people[1])?], winner, weights);
    cx.tx.put_season_rating(key, &one, people[1])?;
    Ok(cx.tx.put_season_rating(key, &two, people[0])?)
}

/// Everybody's first rating.
fn unrated(person_id: i64) -> RatingRow {
    rating_of(person_id, UNRATED)
}

/// Somebody's rating, without results.
pub(in crate::club) fn rating_of(person_id: i64, numbers: Numbers) -> RatingRow {
    let [rating, deviation, volatility] = numbers;
    RatingRow { person_id, rating, deviation, volatility, score: Score::default(), provisional: true }
}

/// How much a rated game counts for the first of two people. Opponents who have met nobody else count as one person,
/// because they may be one: somebody under a new name, or with other accounts of their own.
fn weight_for(cx: &Context<'_>, people: [i64; 2], since: Timestamp) -> Result<f64, Rejection> {
    let [own, other] = people;
    Ok(weight(if cx.tx.has_met_others(other, own)? {
        cx.tx.meetings_since(people, since)?
    } else {
        cx.tx.meetings_with_strangers_since(own, since)?
    }))
}

/// How much a rated game counts after so many between the same people.
pub(super) fn weight(earlier: u32) -> f64 {
    if earlier < MEETINGS_MAX { 1.0 / f64::from(earlier + 1) } else { 0.0 }
}

/// The ratings of player one and player two after a game that weighs so much for each, which nobody won if it was drawn.
#[must_use]
pub(in crate::club) fn rated(before: [RatingRow; 2], winner: Option<Player>, weights: [f64; 2]) -> [RatingRow; 2] {
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
            None => score.draws = score.draws.saturating_add(1),
            Some(winner) if winner == player => score.wins = score.wins.saturating_add(1),
            Some(_) => score.losses = score.losses.saturating_add(1),
        }
        let toward = |from: f64, to: f64| from + (to - from) * weights[player.index()];
        RatingRow {
            rating: toward(row.rating, rating.rating),
            // Also a game that moves little tells how sure one can be.
            deviation: toward(row.deviation, rating.deviation).min(rating.deviation),
            volatility: toward(row.volatility, rating.volatility),
            score,
            ..row
        }
    };
    [after(before[0], one, Player::One), after(before[1], two, Player::Two)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_begins_as_glicko_says() {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        assert_eq!([rating, deviation, volatility], UNRATED);
    }

    /// A rating with a higher deviation is provisional (docs/ratings.md).
    const PROVISIONAL_DEVIATION: f64 = 110.0;

    fn player(rating: f64, deviation: f64) -> RatingRow {
        RatingRow { person_id: 1, rating, deviation, volatility: 0.06, score: Score::default(), provisional: true }
    }

    /// The gain from so many wins over one person within 90 days.
    fn gain(wins: u32, start: [RatingRow; 2]) -> f64 {
        let beaten = |now, earlier| rated(now, Some(Player::One), [weight(earlier); 2]);
        (0..wins).fold(start, beaten)[0].rating - start[0].rating
    }

    #[test]
    fn farmers_gain_little() {
        let friends = [player(1_500.0, 60.0), player(1_500.0, 350.0), player(1_200.0, 110.0), player(1_800.0, 45.0)];
        for farmer in friends {
            for friend in friends {
                let (five, hundred) = (gain(5, [farmer, friend]), gain(100, [farmer, friend]));
                assert!(five < hundred && hundred <= 2.0 * five, "{five} {hundred}: {farmer:?} over {friend:?}");
            }
        }
    }

    /// How many games against somebody with this rating it takes to be sure enough of a new one. Either both are new, or the
    /// opponents' ratings are settled.
    fn games_until_sure(opponents: f64, both_new: bool) -> u32 {
        let (mut own, mut games) = (player(1_500.0, 350.0), 0);
        while own.deviation > PROVISIONAL_DEVIATION {
            let other = player(opponents, if both_new { own.deviation } else { 60.0 });
            [own, _] = rated([own, other], None, [0.0; 2]);
            games += 1;
        }
        games
    }

    #[test]
    fn it_takes_as_many_games_to_be_sure_of_a_rating_as_the_page_says() {
        assert_eq!(games_until_sure(1_500.0, false), 10, "equally strong, settled");
        assert_eq!(games_until_sure(1_500.0, true), 13, "equally strong, all new");
        assert_eq!(games_until_sure(1_700.0, true), 17, "200 points apart, all new");
        assert!(games_until_sure(1_900.0, false) > 25, "much stronger");
    }

    #[test]
    fn first_games_count_in_full_and_the_second_half_as_much() {
        let [one, other] = [player(1_500.0, 60.0), player(1_500.0, 60.0)];
        let alone = rated([one, other], None, [weight(0); 2]);
        assert_eq!(alone[0].rating, one.rating);
        let [full, half] = [0, 1].map(|earlier| rated([one, other], Some(Player::One), [weight(earlier); 2])[0].rating);
        assert!((half - 1_500.0) * 2.0 - (full - 1_500.0) < 1e-9, "{full} {half}");
    }
}
