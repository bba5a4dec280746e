//! Time in games: clocks start and turn, run out, and are claimed.

use jiff::{SignedDuration, Timestamp};

use super::connections::HEARING_TIME;
use super::outages::platforms_of;
use crate::clock::{GameClock, Pauses, Terms, reminder_at};
use crate::club::ButtonStyle;
use crate::club::context::announce;
use crate::club::context::announce::News;
use crate::club::context::asker::RequestContext;
use crate::club::context::base::Context;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::lookup::Want;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, number, player as named, seated, title, told_of_clock};
use crate::club::desk::ticking;
use crate::club::notices::calls;
use crate::club::play::matches;
use crate::club::play::playing;
use crate::club::play::playing::NewEntry;
use crate::club::time::hours;
use crate::club::time::outages;
use crate::club::time::vacation;
use crate::command::{Command, Id};
use crate::rules::{Game, Player, Reason};
use crate::store::{ClockRow, DueKind, EntryKind, GameState, OfferState, StoredGame};
use crate::text::Message;

/// How long a game may be claimed by the opponent of somebody whose time is over.
const CLAIM_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Starts the clock of a game that has begun.
pub(in crate::club) fn start_clock(cx: &Context<'_>, game: &StoredGame, terms: Terms) -> Result<(), Rejection> {
    let Some(mover) = game.to_move else { return Ok(()) };
    write_clock(cx, game, GameClock::start(terms, mover, cx.now))
}

/// Brings a game's clock up to date with what was played or taken back.
pub(in crate::club) fn keep_time(cx: &Context<'_>, stored: &StoredGame, game: &Game) -> Result<(), Rejection> {
    let Some(row) = cx.tx.clock(stored.id)? else { return Ok(()) };
    let Some(next) = game.to_move() else { return stop_clock(cx, stored.id) };
    let plies = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
    if plies <= row.clock.plies {
        // Within its turn the clock runs on; before it, time is what it was, but for what has passed since.
        let begun = cx.tx.clock_of_turn(stored.id, row.clock.terms, plies)?;
        let Some(begun) = begun.filter(|_| plies < row.clock.plies) else { return Ok(()) };
        cx.tx.forget_turns_after(stored.id, plies)?;
        return write_clock(cx, stored, begun);
    }
    if !game.turn_begins() {
        return Ok(());
    }
    let pauses = pauses(cx, stored, &row.clock)?;
    write_clock(cx, stored, row.clock.turned(next, plies, cx.now, &pauses))
}

/// Refuses to go back to the turn that began after so many actions if nothing is left of its time.
pub(in crate::club) fn has_time_for_turn(cx: &Context<'_>, game: &StoredGame, plies: usize) -> Result<(), Rejection> {
    let Some(row) = cx.tx.clock(game.id)? else { return Ok(()) };
    let plies = u32::try_from(plies).unwrap_or(u32::MAX);
    let Some(begun) = cx.tx.clock_of_turn(game.id, row.clock.terms, plies)? else { return Ok(()) };
    if begun.ends_at(&pauses(cx, game, &begun)?) > cx.now {
        return Ok(());
    }
    Err(Message::new("club-no-time-to-take-back").with("id", number(game.id)).into())
}

/// What does not count of the time since the turn began: the program did not run, a player's platform was not
/// connected, or whoever is to move in a game of days is away.
pub(in crate::club) fn pauses(cx: &Context<'_>, game: &StoredGame, clock: &GameClock) -> Result<Pauses, Rejection> {
    let mut stretches = outages::outages(cx, platforms_of(game), clock.since)?;
    if !clock.terms.control.is_short() {
        stretches.extend(cx.tx.vacations_after(game.seat(clock.player).person_id, clock.since)?);
    }
    Ok(Pauses::new(stretches))
}

fn write_clock(cx: &Context<'_>, game: &StoredGame, clock: GameClock) -> Result<(), Rejection> {
    cx.tx.put_clock(game.id, &ClockRow { clock, out_at: None }, true)?;
    cx.tx.set_due(DueKind::Unclaimed, game.id, None)?;
    cx.tx.set_due(DueKind::Time, game.id, None)?;
    // Pauses put it off, and the turns before this one were to end earlier: that is found out when it is due.
    cx.tx.set_due_by(DueKind::Flag, game.id, clock.ends_at(&Pauses::default()))?;
    let mut reminder = reminder_of(cx, game, &clock, &Pauses::default())?;
    if reminder <= cx.now {
        reminder = reminder_of(cx, game, &clock, &pauses(cx, game, &clock)?)?;
    }
    // Where it would come at once, the turn itself is told of.
    match reminder > cx.now {
        true => Ok(cx.tx.set_due_by(DueKind::Reminder, game.id, reminder)?),
        false => Ok(cx.tx.set_due(DueKind::Reminder, game.id, None)?),
    }
}

/// Gives a player more time, also in the turns that may be gone back to.
pub(in crate::club) fn add_time(
    cx: &Context<'_>,
    game: &StoredGame,
    row: &ClockRow,
    player: Player,
    more: SignedDuration,
) -> Result<(), Rejection> {
    let clock = row.clock.given(player, more);
    // Who is out of time and gets some is not out of it any more, unless it was more than that.
    let out_at = row.out_at.filter(|_| clock.ends_at(&Pauses::default()) <= cx.now);
    cx.tx.give_time_in_turns(game.id, player, more)?;
    cx.tx.put_clock(game.id, &ClockRow { clock, out_at }, false)?;
    if out_at.is_none() {
        cx.tx.set_due(DueKind::Unclaimed, game.id, None)?;
        cx.tx.set_due(DueKind::Flag, game.id, Some(clock.ends_at(&Pauses::default())))?;
        let pauses = pauses(cx, game, &clock)?;
        let reminder = reminder_at(clock.ends_at(&pauses), clock.left[player.index()], None, cx.now);
        // Nobody is reminded again because their opponent has more time, or they have a little.
        if player == clock.player && reminder > cx.now {
            let reminder = reminder_of(cx, game, &clock, &pauses)?;
            cx.tx.set_due(DueKind::Reminder, game.id, Some(reminder))?;
        }
    }
    Ok(())
}

fn stop_clock(cx: &Context<'_>, game_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::Flag, game_id, None)?;
    cx.tx.set_due(DueKind::Reminder, game_id, None)?;
    cx.tx.set_due(DueKind::Unclaimed, game_id, None)?;
    cx.tx.set_due(DueKind::Time, game_id, None)?;
    Ok(())
}

/// Reminds whoever is to move in a game that their time runs out, once a turn, unless they want no notices of it. Then
/// they know that it is their turn.
pub(in crate::club) fn remind(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    // It may have been done instead of telling them of their turn.
    if cx.tx.due_at(DueKind::Reminder, game_id)?.is_none_or(|at| at > cx.now) {
        return Ok(());
    }
    cx.tx.set_due(DueKind::Reminder, game_id, None)?;
    let (Some((game, mover)), Some(row)) = (calls::awaited(cx, game_id)?, cx.tx.clock(game_id)?) else {
        return Ok(());
    };
    if row.out_at.is_some() {
        return Ok(());
    }
    let pauses = pauses(cx, &game, &row.clock)?;
    let at = reminder_of(cx, &game, &row.clock, &pauses)?;
    let seat = game.seat(mover);
    let at = calls::snoozed_until(cx, seat.person_id)?.map_or(at, |until| at.max(until));
    if at > cx.now {
        return Ok(cx.tx.set_due(DueKind::Reminder, game_id, Some(at))?);
    }
    if calls::only_looks(cx, &game, mover)? {
        return Ok(());
    }
    if let Some(at) = judged_first(cx, Some((row, row.clock.ends_at(&pauses)))) {
        return Ok(cx.tx.set_due(DueKind::Reminder, game_id, Some(at))?);
    }
    cx.tx.set_due(DueKind::Turn, game_id, None)?;
    let text = Message::new("club-reminder")
        .with("id", number(game_id))
        .with("game", title(&game.game, &game.variant))
        .with("name", seated(seat))
        .with("until", row.clock.ends_at(&pauses));
    calls::notify(cx, &game, mover, vec![text])
}

/// When somebody whose time seems to be over is told that they must act: once it is known, for the game may be over,
/// or a vacation may have begun.
pub(in crate::club) fn judged_first(cx: &Context<'_>, clock: Option<(ClockRow, Timestamp)>) -> Option<Timestamp> {
    let (_, ends_at) = clock.filter(|(row, _)| row.out_at.is_none())?;
    (ends_at <= cx.now).then(|| cx.now.saturating_add(HEARING_TIME).unwrap_or(cx.now))
}

/// When whoever is to move is reminded: within their hours, unless the clock is one for an evening together.
fn reminder_of(
    cx: &Context<'_>,
    game: &StoredGame,
    clock: &GameClock,
    pauses: &Pauses,
) -> Result<Timestamp, Rejection> {
    let waking = match clock.terms.control.is_short() {
        true => None,
        false => Some(hours::waking(cx, game.seat(clock.player).person_id)?),
    };
    Ok(reminder_at(clock.ends_at(pauses), clock.left[clock.player.index()], waking.as_ref(), cx.now))
}

/// The clock that runs in a game, and when the time of whoever is to move will be over, or was; nothing if none runs.
pub(in crate::club) fn running_clock(
    cx: &Context<'_>,
    game: &StoredGame,
) -> Result<Option<(ClockRow, Timestamp)>, Rejection> {
    let Some(row) = cx.tx.clock(game.id)?.filter(|_| game.to_move.is_some()) else { return Ok(None) };
    let ends_at = match row.out_at {
        Some(at) => at,
        None => row.clock.ends_at(&pauses(cx, game, &row.clock)?),
    };
    Ok(Some((row, ends_at)))
}

/// When the time of whoever is to move will be over, or was, as a sentence; nothing if no clock runs.
pub(in crate::club) fn clock_told(cx: &Context<'_>, game: &StoredGame) -> Result<Option<Message>, Rejection> {
    Ok(told_of_clock(game, running_clock(cx, game)?))
}

/// Who is to move in a game, since when, and how long yet.
pub(in crate::club) fn status_listed(cx: &Context<'_>, game: &StoredGame) -> Result<Message, Rejection> {
    Ok(words::status_listed(game, clock_told(cx, game)?))
}

/// A game in a list.
pub(in crate::club) fn listed(cx: &Context<'_>, game: &StoredGame) -> Result<Message, Rejection> {
    Ok(words::listed(game, clock_told(cx, game)?, matches::match_listed(cx, game)?))
}

/// The time of whoever is to move in a game may be over: then the game is lost, to be claimed, or void.
pub(in crate::club) fn judge_clock(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    let (Some(mut game), Some(row)) = (cx.tx.game(game_id)?, cx.tx.clock(game_id)?) else { return Ok(()) };
    let mover = match (game.state, game.to_move, row.out_at) {
        (GameState::Live, Some(mover), None) => mover,
        _ => return stop_clock(cx, game_id),
    };
    let ends_at = row.clock.ends_at(&pauses(cx, &game, &row.clock)?);
    let judged_at = cx.environment.connections.judged_from(platforms_of(&game), cx.now).unwrap_or(ends_at).max(ends_at);
    if judged_at > cx.now {
        return Ok(cx.tx.set_due(DueKind::Flag, game_id, Some(judged_at))?);
    }
    let replayed = match cx.replay(&game) {
        Ok(replayed) => replayed,
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => return stop_clock(cx, game_id),
        Err(stop) => return Err(stop),
    };
    let Terms { claimable, tournament, .. } = row.clock.terms;
    let never_came = replayed.game.turns_of(mover) == 0;
    if never_came && !tournament {
        return end_by_clock(cx, &mut game, None, Reason::Void, "club-time-void", mover);
    }
    if !never_came && vacation::rests(cx, &game, mover, &row, ends_at)? {
        return Ok(());
    }
    if !claimable {
        return end_by_clock(cx, &mut game, Some(mover), Reason::Time, "club-time-lost", mover);
    }
    cx.tx.set_due(DueKind::Flag, game_id, None)?;
    // Outages put it off; that is found out when it is due.
    let unclaimed_at = ends_at.saturating_add(CLAIM_TIME).unwrap_or(Timestamp::MAX);
    cx.tx.set_due(DueKind::Unclaimed, game_id, Some(unclaimed_at))?;
    cx.tx.put_clock(game_id, &ClockRow { out_at: Some(ends_at), ..row }, false)?;
    for offer in cx.tx.offers_about(game_id)? {
        ticking::close_offer(cx, &offer, OfferState::Void)?;
    }
    tell_of_time(cx, game_id)
}

/// Tells that a game can be claimed, or that a vacation began by itself; in a game of days only when whoever is
/// called is awake.
pub(in crate::club) fn tell_of_time(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    cx.tx.set_due(DueKind::Time, game_id, None)?;
    let (Some((game, mover)), Some(row)) = (calls::awaited(cx, game_id)?, cx.tx.clock(game_id)?) else {
        return Ok(());
    };
    let called = if row.out_at.is_some() { mover.other() } else { mover };
    let person_id = game.seat(called).person_id;
    let at = if row.clock.terms.control.is_short() { cx.now } else { hours::awake_at(cx, person_id)? };
    if at > cx.now {
        return Ok(cx.tx.set_due(DueKind::Time, game_id, Some(at))?);
    }
    let (text, buttons) = if row.out_at.is_some() {
        let claim = Command::Claim(Some(Id(game_id)));
        let replayed = cx.replay(&game)?;
        let told = Message::new("club-time-is-over")
            .with("id", number(game_id))
            .with("player", named(&game, &replayed.game, mover))
            .with("opponent", seated(game.seat(called)));
        (told, vec![ButtonDraft::new("club-button-claim", claim, ButtonStyle::Primary).at(game.entries)])
    } else {
        let Some(told) = vacation::vacation_told(cx, &game, called)? else { return Ok(()) };
        // It says what a reminder would.
        cx.tx.set_due(DueKind::Reminder, game_id, None)?;
        (told, Vec::new())
    };
    announce::announce(cx, &game, &News { text: vec![text], buttons, pinged: vec![called], ..News::default() })
}

/// A game that could have been claimed for a long time and was not is over for nobody.
pub(in crate::club) fn judge_unclaimed(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    let out_at = cx.tx.clock(game_id)?.and_then(|row| row.out_at);
    let game = cx.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
    let (Some(out_at), Some(mut game)) = (out_at, game) else { return stop_clock(cx, game_id) };
    let until = outages::passed_at(cx, platforms_of(&game), out_at, CLAIM_TIME)?;
    if until > cx.now {
        return Ok(cx.tx.set_due(DueKind::Unclaimed, game_id, Some(until))?);
    }
    let Some(mover) = game.to_move else { return stop_clock(cx, game_id) };
    match end_by_clock(cx, &mut game, None, Reason::Abandoned, "club-time-unclaimed", mover) {
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => stop_clock(cx, game_id),
        ended => ended,
    }
}

/// Ends a game because the time of a player is over.
fn end_by_clock(
    cx: &mut Context<'_>,
    game: &mut StoredGame,
    loser: Option<Player>,
    reason: Reason,
    key: &'static str,
    late: Player,
) -> Result<(), Rejection> {
    let replayed = cx.replay(game)?;
    let text = Message::new(key)
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("player", named(game, &replayed.game, late));
    ticking::finish_game(cx, game, loser, reason, vec![text])
}

/// Claims a game because the opponent's time is over.
pub(in crate::club) fn claim(cx: &mut RequestContext<'_>, command: &Command, id: Option<Id>) -> Result<(), Rejection> {
    let mut game = cx.find_game(command, id, Want::Mine)?;
    let id = number(game.id);
    let Some(seat) = cx.seat_of_asker(&game) else {
        return Err(Message::new("club-not-a-player").with("id", id).into());
    };
    if game.state != GameState::Live {
        return Err(Message::new("club-is-over").with("id", id).into());
    }
    let Some(row) = cx.tx.clock(game.id)? else {
        return Err(Message::new("club-no-clock").with("id", id).into());
    };
    if row.out_at.is_none() || row.clock.player == seat {
        let runs = clock_told(cx, &game)?;
        let mut refusal = vec![Message::new("club-nothing-to-claim").with("id", id)];
        refusal.extend(runs);
        return Err(crate::club::context::rejection::Refused {
            text: refusal,
            about: Some(game.id),
            ..Default::default()
        }
        .into());
    }
    let mut replayed = cx.replay(&game)?;
    let word = Reason::Time.word();
    let entry =
        NewEntry { kind: EntryKind::End, token: word, player: Some(row.clock.player), account_id: Some(cx.asker.id) };
    playing::enter(cx, &game, &mut replayed, &entry)?;
    let text = Message::new("club-claimed").with("name", crate::club::context::words::person(&cx.asker)).with("id", id);
    cx.conclude(&mut game, replayed, vec![text], Vec::new())
}
