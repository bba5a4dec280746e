//! Matches: one game after the other between the same two, with sides changed, until one has won.

use super::{absence, attendance, overtime};
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, person};
use crate::club::listing;
use crate::rules::{Game, GameDef, Outcome, Player, Reason};
use crate::store::{EntrantRow, MatchEnd, MatchRow, StoredGame};
use crate::text::Message;
use crate::tournament::{MatchGoal, Meeting, Round, higher_seed as knockout_seed};

/// The match or the tournament's round that a game belongs to, in words.
pub(in crate::club) fn match_stands(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<Message>, Rejection> {
    cx.tx.match_of(game.id)?.map_or(Ok(Vec::new()), |(row, _)| match_told(cx, &row, None))
}

/// Counts a finished game for its match, and notes that the match goes on once that is told.
pub(in crate::club) fn count_game(
    cx: &mut Context<'_>,
    row: &mut MatchRow,
    first: Player,
    game_id: i64,
    game: &Game,
) -> Result<(), Rejection> {
    let Some(outcome) = game.outcome().filter(|_| row.ended.is_none()) else { return Ok(()) };
    if outcome.reason == Reason::Abandoned {
        row.ended = Some(MatchEnd::Void);
    } else if outcome.counts() {
        let seen = |player: Player| if first == Player::One { player } else { player.other() };
        let points = outcome.points.map(|points| Player::BOTH.map(|side| points[seen(side).index()].half_points));
        row.score = row.goal.after_game(row.score, outcome.winner.map(seen), points);
        let attendance = attendance::attendance(cx, row, game_id, game)?;
        let out_of_time = outcome.winner.filter(|_| outcome.reason == Reason::Time).map(|winner| seen(winner).other());
        let missed = out_of_time.and_then(|loser| attendance::missed(row, loser, attendance));
        let decided = row.goal.decided(row.score);
        let won = decided.map(|winner| winner.map_or(MatchEnd::Draw, |winner| attendance.won_by(winner)));
        let late = overtime::has_come(cx, row)?.then(|| overtime::as_it_stands(row));
        row.ended = missed.or(won).or(late);
    }
    Ok(cx.tx.update_match(row)?)
}

/// The score of a match, after its tournament; for a match of a single game, only what the game itself doesn't show.
/// After a game with this outcome, unless it is told at another time.
pub(in crate::club) fn match_told(
    cx: &Context<'_>,
    row: &MatchRow,
    after: Option<Outcome>,
) -> Result<Vec<Message>, Rejection> {
    let Some(two_id) = row.two_id else { return Ok(Vec::new()) };
    let accounts = [cx.tx.account_numbered(row.one_id)?, cx.tx.account_numbered(two_id)?];
    let single = row.goal == MatchGoal::OneGame;
    let seeded = higher_seed(cx, row)?;
    let games = i64::from(row.score.games);
    let winner = match row.ended {
        Some(MatchEnd::One | MatchEnd::WalkoverOne) => Some(Player::One),
        Some(MatchEnd::Two | MatchEnd::WalkoverTwo) => Some(Player::Two),
        None | Some(_) => None,
    };
    let is_extra = |number: i64| matches!(row.goal, MatchGoal::BestOf(of) if number > i64::from(of));
    let key = match (row.ended, after) {
        (Some(MatchEnd::Absent), _) => Some("club-meeting-absent"),
        (Some(MatchEnd::WalkoverOne | MatchEnd::WalkoverTwo), _) if row.tournament_id.is_some() => {
            Some("club-meeting-walkover")
        }
        (None, Some(outcome)) if !outcome.counts() => Some("club-match-anew"),
        _ if single => None,
        (None, None) if is_extra(games + 1) => Some("club-match-stands-extra"),
        // A match for the best of one game is nothing but that game, unless it is drawn.
        (None, None) if row.goal == MatchGoal::BestOf(1) => None,
        (None, None) => Some("club-match-stands"),
        (None, Some(_)) if is_extra(games) => Some("club-match-after-extra"),
        (None, Some(_)) => Some("club-match-after"),
        (Some(MatchEnd::Draw), _) if seeded.is_some() => Some("club-match-seed"),
        (Some(MatchEnd::Draw), _) => Some("club-match-drawn"),
        (Some(_), _) if winner.is_none() => Some("club-match-void"),
        (Some(_), _) if row.goal.decided(row.score) == Some(winner) => Some("club-match-won"),
        (Some(_), _) => Some("club-match-cut-short"),
    };
    let is_ahead =
        |player: Player| row.score.half_points[player.index()] > row.score.half_points[player.other().index()];
    let leader = Player::BOTH.into_iter().find(|player| is_ahead(*player));
    let leads = winner.or(leader).or(seeded).map_or(0, Player::index);
    let is_last = row.ended.is_none() && after.is_none() && !single && row.score.games + 1 == row.goal.games_max();
    let last = is_last.then(|| Message::new(if seeded.is_some() { "club-match-last-seed" } else { "club-match-last" }));
    let last = last.map(|told| told.with("name", person(&accounts[seeded.map_or(0, Player::index)])));
    let told = key.map(|key| {
        Message::new(key)
            .with("goal", words::goal_told(row.goal))
            .with("name", person(&accounts[leads]))
            .with("other", person(&accounts[1 - leads]))
            .with("points", words::told(row.score.half_points[leads]))
            .with("others", words::told(row.score.half_points[1 - leads]))
            .with("number", if after.is_some() { games } else { games + 1 })
    });
    let tournament = listing::tournament_told(cx, row)?;
    let withdrawn = absence::told(cx, row)?;
    Ok(tournament.into_iter().chain(told).chain(last).chain(withdrawn).collect())
}

/// Who goes on if a match is level at its end: the higher seed, in a tournament that needs winners.
fn higher_seed(cx: &Context<'_>, row: &MatchRow) -> Result<Option<Player>, Rejection> {
    let level = row.score.half_points[0] == row.score.half_points[1];
    let Some(id) = row.tournament_id.filter(|_| level && row.score.games + 1 >= row.goal.games_max()) else {
        return Ok(None);
    };
    let (tournament, entrants) = (cx.tx.tournament(id)?, cx.tx.entrants(id)?);
    let setup = tournament.map(|tournament| tournament.setup(entrants.len()));
    let Some(setup) = setup.filter(|setup| setup.needs_winners(row.round)) else { return Ok(None) };
    let former = cx.tx.former_entrants(id)?;
    let entrant = |account: i64| EntrantRow::seed_of(account, &entrants, &former);
    let meeting =
        |row: &MatchRow| Some(Meeting { two: row.two_id.and_then(entrant), ..Meeting::bye(entrant(row.one_id)?) });
    let mut first = cx.tx.readable_matches_of(id)?;
    first.retain(|row| Some(row.round as usize) == setup.knockout_after().map(|after| after + 1));
    let first: Round = first.iter().map(meeting).collect();
    let Some(own) = meeting(row) else { return Ok(None) };
    Ok(knockout_seed(&first, &own).and_then(|seed| own.side_of(seed)))
}

/// Refuses matches for points in games that count none.
pub(in crate::club) fn may_be_for(goal: MatchGoal, kind: &'static GameDef) -> Result<(), Rejection> {
    let mut game = kind.start(0);
    game.agree();
    let counts = game.outcome().is_some_and(|outcome| outcome.points.is_some());
    if matches!(goal, MatchGoal::Points(_)) && !counts {
        return Err(Message::new("club-match-no-points").with("game", kind.about.title).into());
    }
    Ok(())
}
