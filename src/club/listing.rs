//! Games in lists: who is to move, since when, how much time they have, and the game's match or tournament.

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, number};
use crate::club::time::clocks;
use crate::rules::Player;
use crate::store::StoredGame;
use crate::text::{Arg, Message};
use crate::tournament::MatchGoal;

/// Who is to move in a game, since when, and how much time they have.
pub(in crate::club) fn status_listed(cx: &Context<'_>, game: &StoredGame) -> Result<Message, Rejection> {
    Ok(words::status_listed(game, clocks::clock_told(cx, game)?))
}

/// A game in a list.
pub(in crate::club) fn listed(cx: &Context<'_>, game: &StoredGame) -> Result<Message, Rejection> {
    Ok(words::listed(game, clocks::clock_told(cx, game)?, match_listed(cx, game)?))
}

/// The same in a list, in a few words; the points in the order of the seats.
fn match_listed(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<Arg>, Rejection> {
    let Some((row, first)) = cx.tx.match_of(game.id)? else { return Ok(Vec::new()) };
    let tournament = row.tournament_id.map(|id| Message::new("club-part-tournament").with("tournament", number(id)));
    let tournament = tournament.map(|told| told.with("round", i64::from(row.round)));
    let of_match = (row.goal != MatchGoal::OneGame && row.ended.is_none()).then(|| {
        let [one, two] = Player::BOTH.map(|side| if first == Player::One { side } else { side.other() }.index());
        Message::new("club-part-match")
            .with("goal", words::goal_told(row.goal))
            .with("number", i64::from(row.score.games) + 1)
            .with("points", words::told(row.score.half_points[one]))
            .with("others", words::told(row.score.half_points[two]))
    });
    Ok(tournament.into_iter().chain(of_match).map(Arg::from).collect())
}
