//! Matches: one game after the other between the same two, with sides changed, until one has won.

use super::playing::{Beginning, NewEntry};
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::confirm;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person, seated};
use crate::club::play::playing;
use crate::club::tournaments::attendance;
use crate::club::tournaments::attendance::is_played;
use crate::club::tournaments::rounds;
use crate::command::{Command, Id};
use crate::rules::{Game, Kind, Outcome, Player, Points, Reason};
use crate::store::{EntryKind, MatchEnd, MatchRow, StoredGame};
use crate::text::{Arg, Message};
use crate::tournament::MatchGoal;

/// Begins a match with its first game, which has the number of the offer that led to it, if one did.
pub(in crate::club) fn begin_match(
    cx: &mut Context<'_>,
    new: MatchRow,
    id: Option<i64>,
) -> Result<StoredGame, Rejection> {
    let row = MatchRow { id: cx.tx.add_match(&new)?, ..new };
    begin_game_of(cx, &row, Player::One, id)
}

/// Begins the first game of a match of a tournament.
pub(in crate::club) fn begin_noted_match(cx: &mut Context<'_>, row: &MatchRow) -> Result<(), Rejection> {
    begin_game_of(cx, row, Player::One, None).map(drop)
}

/// What a game is a part of, in words: a round of a tournament, a match.
pub(in crate::club) fn match_stands(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<Message>, Rejection> {
    cx.tx.match_of(game.id)?.map_or(Ok(Vec::new()), |(row, _)| match_told(cx, &row, None))
}

/// The same in a list, in a few words; the points in the order of the seats.
pub(in crate::club) fn match_listed(cx: &Context<'_>, game: &StoredGame) -> Result<Vec<Arg>, Rejection> {
    let Some((row, first)) = cx.tx.match_of(game.id)? else { return Ok(Vec::new()) };
    let tournament = row.tournament_id.map(|id| Message::new("club-part-contest").with("contest", number(id)));
    let tournament = tournament.map(|told| told.with("round", i64::from(row.round)));
    let of_match = (row.goal != MatchGoal::OneGame && row.ended.is_none()).then(|| {
        let [one, two] = Player::BOTH.map(|side| if first == Player::One { side } else { side.other() }.index());
        Message::new("club-part-match")
            .with("goal", goal_told(row.goal))
            .with("number", i64::from(row.score.games) + 1)
            .with("points", told(row.score.half_points[one]))
            .with("others", told(row.score.half_points[two]))
    });
    Ok(tournament.into_iter().chain(of_match).map(Arg::from).collect())
}

/// Begins a game of a match in which whoever it names first plays this side.
fn begin_game_of(
    cx: &mut Context<'_>,
    row: &MatchRow,
    first: Player,
    id: Option<i64>,
) -> Result<StoredGame, Rejection> {
    let Some(two_id) = row.two_id else { return refuse("club-no-such-game") };
    let (one, two) = (cx.tx.account_numbered(row.one_id)?, cx.tx.account_numbered(two_id)?);
    let seats = if first == Player::One { [&one, &two] } else { [&two, &one] };
    playing::begin_game(
        cx,
        &Beginning {
            id,
            place_id: row.place_id,
            game: &row.game,
            variant: &row.variant,
            rated: row.rated,
            clock: row.clock,
            of_match: Some((row.id, first)),
            seats,
        },
    )
}

/// Counts a game of a match that has ended, and goes on to what is due then once that is told.
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
        let missed = out_of_time.map(|loser| attendance::missed(cx, row, loser, attendance)).transpose()?.flatten();
        let decided = row.goal.decided(row.score);
        let won = decided.map(|winner| winner.map_or(MatchEnd::Draw, |winner| attendance.won_by(winner)));
        row.ended = missed.or(won);
    }
    Ok(cx.tx.update_match(row)?)
}

/// What comes after a game of a match: the next one, with sides changed unless it is played anew; or what the tournament
/// does that it belongs to.
pub(in crate::club) fn go_on_with(
    cx: &mut Context<'_>,
    row: &MatchRow,
    first: Player,
    counted: bool,
) -> Result<(), Rejection> {
    match (row.ended, row.tournament_id) {
        (None, _) => {
            let next = if counted { first.other() } else { first };
            begin_game_of(cx, row, next, None).map(drop)
        }
        (Some(_), Some(tournament_id)) => rounds::match_is_over(cx, tournament_id),
        (Some(_), None) => Ok(()),
    }
}

/// How a match stands, the tournament that it belongs to first; of one with a single game only what that does not say.
/// After a game with this outcome, unless it is told at any other time.
pub(in crate::club) fn match_told(
    cx: &Context<'_>,
    row: &MatchRow,
    after: Option<Outcome>,
) -> Result<Vec<Message>, Rejection> {
    let Some(two_id) = row.two_id else { return Ok(Vec::new()) };
    let accounts = [cx.tx.account_numbered(row.one_id)?, cx.tx.account_numbered(two_id)?];
    let single = row.goal == MatchGoal::OneGame;
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
        (None, None) => Some("club-match-stands"),
        (None, Some(_)) if is_extra(games) => Some("club-match-after-extra"),
        (None, Some(_)) => Some("club-match-after"),
        (Some(_), _) if winner.is_none() => Some("club-match-void"),
        (Some(_), _) if row.goal.decided(row.score) == Some(winner) => Some("club-match-won"),
        (Some(_), _) => Some("club-match-cut-short"),
    };
    let leads = winner.map_or_else(|| usize::from(row.score.half_points[1] > row.score.half_points[0]), Player::index);
    let told = key.map(|key| {
        Message::new(key)
            .with("goal", goal_told(row.goal))
            .with("name", person(&accounts[leads]))
            .with("other", person(&accounts[1 - leads]))
            .with("points", told(row.score.half_points[leads]))
            .with("others", told(row.score.half_points[1 - leads]))
            .with("number", if after.is_some() { games } else { games + 1 })
    });
    let tournament = row
        .tournament_id
        .map(|id| Message::new("club-contest-game").with("contest", number(id)).with("round", i64::from(row.round)));
    Ok(tournament.into_iter().chain(told).collect())
}

/// Ends the game of a match that goes on because one of the two gives the match up; it is lost if it counts already.
pub(in crate::club) fn give_game_up(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    loser: Player,
    account_id: Option<i64>,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let mut replayed = cx.replay(game)?;
    let counts = is_played(&replayed.game);
    let (kind, token) = if counts { (EntryKind::Resign, "") } else { (EntryKind::End, Reason::Void.word()) };
    let entry = NewEntry { kind, token, player: counts.then_some(loser), account_id };
    playing::enter(cx, game, &mut replayed, &entry)?;
    playing::conclude(cx, game, replayed, text, Vec::new())
}

/// Halves of a point as people write them.
pub(in crate::club) fn told(half_points: u32) -> String {
    Points { half_points: u16::try_from(half_points).unwrap_or(u16::MAX) }.told()
}

/// What a match is for, in words.
pub(in crate::club) fn goal_told(goal: MatchGoal) -> Message {
    match goal {
        MatchGoal::OneGame => Message::new("club-goal-one"),
        MatchGoal::Points(points) => Message::new("club-goal-points").with("points", i64::from(points)),
        MatchGoal::BestOf(games) => Message::new("club-goal-best").with("games", i64::from(games)),
    }
}

/// Refuses matches for points in games that count none.
pub(in crate::club) fn may_be_for(goal: MatchGoal, kind: &'static Kind) -> Result<(), Rejection> {
    let mut game = kind.start(0);
    game.agree();
    let counts = game.outcome().is_some_and(|outcome| outcome.points.is_some());
    if matches!(goal, MatchGoal::Points(_)) && !counts {
        return Err(Message::new("club-match-no-points").with("game", kind.about.title).into());
    }
    Ok(())
}

/// Gives a whole match up, whatever its points.
pub(in crate::club) fn resign_match(
    cx: &mut RequestContext<'_>,
    mut stored: StoredGame,
    seat: Player,
    confirmed: bool,
) -> Result<(), Rejection> {
    let Some((mut row, first)) = cx.tx.match_of(stored.id)?.filter(|(row, _)| row.goal != MatchGoal::OneGame) else {
        return Err(Message::new("club-no-match").with("id", number(stored.id)).into());
    };
    if !confirmed {
        let question = Message::new("club-resign-match").with("opponent", seated(stored.seat(seat.other())));
        let sure = Command::Resign { id: Some(Id(stored.id)), whole: true, confirmed: true };
        confirm::ask_whether(cx, &stored, question, "club-button-resign-match", sure);
        return Ok(());
    }
    let game = cx.replay(&stored)?.game;
    let winner = if seat == first { Player::Two } else { Player::One };
    row.ended = Some(attendance::attendance(cx, &row, stored.id, &game)?.won_by(winner));
    cx.tx.update_match(&row)?;
    let text = Message::new("club-resigned-match").with("name", person(&cx.asker)).with("id", number(stored.id));
    let written = cx.drafts.len();
    let asker = Some(cx.asker.id);
    give_game_up(cx, &mut stored, seat, asker, vec![text])?;
    cx.answer_by(&stored, written)
}
