//! Games in lists: who is to move, since when, how much time they have, and the game's match or tournament.

use jiff::Timestamp;

use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, number};
use crate::club::time::clocks;
use crate::rules::Player;
use crate::store::{DueKind, MatchRow, StoredGame, TournamentState};
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

/// Until when people are paired in a tournament without rounds. Nothing before it begins and when its time is over.
pub(in crate::club) fn paired_until(cx: &Context<'_>, tournament_id: i64) -> Result<Option<Timestamp>, Rejection> {
    Ok(cx.tx.due_at(DueKind::TOURNAMENT_ENDS, tournament_id)?.filter(|at| *at > cx.now))
}

/// The tournament of a match: in which round of it that is, or until when people are paired in it.
pub(in crate::club) fn tournament_told(cx: &Context<'_>, row: &MatchRow) -> Result<Option<Message>, Rejection> {
    let Some(id) = row.tournament_id else { return Ok(None) };
    let tournament = cx.tx.tournament(id)?;
    let told = |key| Some(Message::new(key).with("tournament", number(id)));
    let Some(arena) = tournament.filter(|tournament| tournament.system.lasts.is_some()) else {
        return Ok(told("club-tournament-game").map(|told| told.with("round", i64::from(row.round))));
    };
    Ok(match paired_until(cx, id)? {
        Some(at) => told("club-tournament-game-until").map(|told| told.with("at", at)),
        None if arena.state == TournamentState::Live && row.ended.is_none() => told("club-tournament-game-last"),
        None => told("club-tournament-game-only"),
    })
}

/// The match of a game in a list, in a few words; the points in the order of the seats.
fn match_listed(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<Arg>, Rejection> {
    let Some((row, first)) = cx.tx.match_of(game.id)? else { return Ok(Vec::new()) };
    let tournament = row.tournament_id.map(|id| {
        let has_no_rounds = cx.tx.tournament(id)?.is_some_and(|tournament| tournament.system.lasts.is_some());
        let key = if has_no_rounds { "club-part-arena" } else { "club-part-tournament" };
        Ok::<_, Rejection>(Message::new(key).with("tournament", number(id)).with("round", i64::from(row.round)))
    });
    let tournament = tournament.transpose()?;
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
