//! Time in games: clocks start and turn, run out, and are claimed.

use jiff::{SignedDuration, Timestamp};

use super::connections::HEARING_TIME;
use super::outages::platforms_of;
use crate::clock::{GameClock, Pauses, Terms, reminder_at};
use crate::club::ButtonStyle;
use crate::club::context::act::Act;
use crate::club::context::announce;
use crate::club::context::announce::News;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::lookup::Want;
use crate::club::context::rejection::Rejection;
use crate::club::context::visit::Visit;
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
pub(in crate::club) fn start_clock(act: &Act<'_>, game: &StoredGame, terms: Terms) -> Result<(), Rejection> {
    let Some(mover) = game.to_move else { return Ok(()) };
    write_clock(act, game, GameClock::start(terms, mover, act.now))
}

/// Brings a game's clock up to date with what was played or taken back.
pub(in crate::club) fn keep_time(act: &Act<'_>, stored: &StoredGame, game: &Game) -> Result<(), Rejection> {
    let Some(row) = act.tx.clock(stored.id)? else { return Ok(()) };
    let Some(next) = game.to_move() else { return stop_clock(act, stored.id) };
    let plies = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
    if plies <= row.clock.plies {
        // Within its turn the clock runs on; before it, time is what it was, but for what has passed since.
        let begun = act.tx.clock_of_turn(stored.id, row.clock.terms, plies)?;
        let Some(begun) = begun.filter(|_| plies < row.clock.plies) else { return Ok(()) };
        act.tx.forget_turns_after(stored.id, plies)?;
        return write_clock(act, stored, begun);
    }
    if !game.turn_begins() {
        return Ok(());
    }
    let pauses = pauses(act, stored, &row.clock)?;
    write_clock(act, stored, row.clock.turned(next, plies, act.now, &pauses))
}

/// Refuses to go back to the turn that began after so many actions if nothing is left of its time.
pub(in crate::club) fn has_time_for_turn(act: &Act<'_>, game: &StoredGame, plies: usize) -> Result<(), Rejection> {
    let Some(row) = act.tx.clock(game.id)? else { return Ok(()) };
    let plies = u32::try_from(plies).unwrap_or(u32::MAX);
    let Some(begun) = act.tx.clock_of_turn(game.id, row.clock.terms, plies)? else { return Ok(()) };
    if begun.ends_at(&pauses(act, game, &begun)?) > act.now {
        return Ok(());
    }
    Err(Message::new("club-no-time-to-take-back").with("id", number(game.id)).into())
}

/// What does not count of the time since the turn began: the program did not run, a player's platform was not
/// connected, or whoever is to move in a game of days is away.
pub(in crate::club) fn pauses(act: &Act<'_>, game: &StoredGame, clock: &GameClock) -> Result<Pauses, Rejection> {
    let mut stretches = outages::outages(act, platforms_of(game), clock.since)?;
    if !clock.terms.control.is_short() {
        stretches.extend(act.tx.vacations_after(game.seat(clock.player).person_id, clock.since)?);
    }
    Ok(Pauses::new(stretches))
}

fn write_clock(act: &Act<'_>, game: &StoredGame, clock: GameClock) -> Result<(), Rejection> {
    act.tx.put_clock(game.id, &ClockRow { clock, out_at: None }, true)?;
    act.tx.set_due(DueKind::Unclaimed, game.id, None)?;
    act.tx.set_due(DueKind::Time, game.id, None)?;
    // Pauses put it off, and the turns before this one were to end earlier: that is found out when it is due.
    act.tx.set_due_by(DueKind::Flag, game.id, clock.ends_at(&Pauses::default()))?;
    let mut reminder = reminder_of(act, game, &clock, &Pauses::default())?;
    if reminder <= act.now {
        reminder = reminder_of(act, game, &clock, &pauses(act, game, &clock)?)?;
    }
    // Where it would come at once, the turn itself is told of.
    match reminder > act.now {
        true => Ok(act.tx.set_due_by(DueKind::Reminder, game.id, reminder)?),
        false => Ok(act.tx.set_due(DueKind::Reminder, game.id, None)?),
    }
}

/// Gives a player more time, also in the turns that may be gone back to.
pub(in crate::club) fn add_time(
    act: &Act<'_>,
    game: &StoredGame,
    row: &ClockRow,
    player: Player,
    more: SignedDuration,
) -> Result<(), Rejection> {
    let clock = row.clock.given(player, more);
    // Who is out of time and gets some is not out of it any more, unless it was more than that.
    let out_at = row.out_at.filter(|_| clock.ends_at(&Pauses::default()) <= act.now);
    act.tx.give_time_in_turns(game.id, player, more)?;
    act.tx.put_clock(game.id, &ClockRow { clock, out_at }, false)?;
    if out_at.is_none() {
        act.tx.set_due(DueKind::Unclaimed, game.id, None)?;
        act.tx.set_due(DueKind::Flag, game.id, Some(clock.ends_at(&Pauses::default())))?;
        let pauses = pauses(act, game, &clock)?;
        let reminder = reminder_at(clock.ends_at(&pauses), clock.left[player.index()], None, act.now);
        // Nobody is reminded again because their opponent has more time, or they have a little.
        if player == clock.player && reminder > act.now {
            let reminder = reminder_of(act, game, &clock, &pauses)?;
            act.tx.set_due(DueKind::Reminder, game.id, Some(reminder))?;
        }
    }
    Ok(())
}

fn stop_clock(act: &Act<'_>, game_id: i64) -> Result<(), Rejection> {
    act.tx.set_due(DueKind::Flag, game_id, None)?;
    act.tx.set_due(DueKind::Reminder, game_id, None)?;
    act.tx.set_due(DueKind::Unclaimed, game_id, None)?;
    act.tx.set_due(DueKind::Time, game_id, None)?;
    Ok(())
}

/// Reminds whoever is to move in a game that their time runs out, once a turn, unless they want no notices of it. Then
/// they know that it is their turn.
pub(in crate::club) fn remind(act: &mut Act<'_>, game_id: i64) -> Result<(), Rejection> {
    // It may have been done instead of telling them of their turn.
    if act.tx.due_at(DueKind::Reminder, game_id)?.is_none_or(|at| at > act.now) {
        return Ok(());
    }
    act.tx.set_due(DueKind::Reminder, game_id, None)?;
    let (Some((game, mover)), Some(row)) = (calls::awaited(act, game_id)?, act.tx.clock(game_id)?) else {
        return Ok(());
    };
    if row.out_at.is_some() {
        return Ok(());
    }
    let pauses = pauses(act, &game, &row.clock)?;
    let at = reminder_of(act, &game, &row.clock, &pauses)?;
    let seat = game.seat(mover);
    let at = calls::snoozed_until(act, seat.person_id)?.map_or(at, |until| at.max(until));
    if at > act.now {
        return Ok(act.tx.set_due(DueKind::Reminder, game_id, Some(at))?);
    }
    if calls::only_looks(act, &game, mover)? {
        return Ok(());
    }
    if let Some(at) = judged_first(act, Some((row, row.clock.ends_at(&pauses)))) {
        return Ok(act.tx.set_due(DueKind::Reminder, game_id, Some(at))?);
    }
    act.tx.set_due(DueKind::Turn, game_id, None)?;
    let text = Message::new("club-reminder")
        .with("id", number(game_id))
        .with("game", title(&game.game, &game.variant))
        .with("name", seated(seat))
        .with("until", row.clock.ends_at(&pauses));
    calls::notify(act, &game, mover, vec![text])
}

/// When somebody whose time seems to be over is told that they must act: once it is known, for the game may be over,
/// or a vacation may have begun.
pub(in crate::club) fn judged_first(act: &Act<'_>, clock: Option<(ClockRow, Timestamp)>) -> Option<Timestamp> {
    let (_, ends_at) = clock.filter(|(row, _)| row.out_at.is_none())?;
    (ends_at <= act.now).then(|| act.now.saturating_add(HEARING_TIME).unwrap_or(act.now))
}

/// When whoever is to move is reminded: within their hours, unless the clock is one for an evening together.
fn reminder_of(act: &Act<'_>, game: &StoredGame, clock: &GameClock, pauses: &Pauses) -> Result<Timestamp, Rejection> {
    let waking = match clock.terms.control.is_short() {
        true => None,
        false => Some(hours::waking(act, game.seat(clock.player).person_id)?),
    };
    Ok(reminder_at(clock.ends_at(pauses), clock.left[clock.player.index()], waking.as_ref(), act.now))
}

/// The clock that runs in a game, and when the time of whoever is to move will be over, or was; nothing if none runs.
pub(in crate::club) fn running_clock(
    act: &Act<'_>,
    game: &StoredGame,
) -> Result<Option<(ClockRow, Timestamp)>, Rejection> {
    let Some(row) = act.tx.clock(game.id)?.filter(|_| game.to_move.is_some()) else { return Ok(None) };
    let ends_at = match row.out_at {
        Some(at) => at,
        None => row.clock.ends_at(&pauses(act, game, &row.clock)?),
    };
    Ok(Some((row, ends_at)))
}

/// When the time of whoever is to move will be over, or was, as a sentence; nothing if no clock runs.
pub(in crate::club) fn clock_told(act: &Act<'_>, game: &StoredGame) -> Result<Option<Message>, Rejection> {
    Ok(told_of_clock(game, running_clock(act, game)?))
}

/// Who is to move in a game, since when, and how long yet.
pub(in crate::club) fn status_listed(act: &Act<'_>, game: &StoredGame) -> Result<Message, Rejection> {
    Ok(words::status_listed(game, clock_told(act, game)?))
}

/// A game in a list.
pub(in crate::club) fn listed(act: &Act<'_>, game: &StoredGame) -> Result<Message, Rejection> {
    Ok(words::listed(game, clock_told(act, game)?, matches::match_listed(act, game)?))
}

/// The time of whoever is to move in a game may be over: then the game is lost, to be claimed, or void.
pub(in crate::club) fn judge_clock(act: &mut Act<'_>, game_id: i64) -> Result<(), Rejection> {
    let (Some(mut game), Some(row)) = (act.tx.game(game_id)?, act.tx.clock(game_id)?) else { return Ok(()) };
    let mover = match (game.state, game.to_move, row.out_at) {
        (GameState::Live, Some(mover), None) => mover,
        _ => return stop_clock(act, game_id),
    };
    let ends_at = row.clock.ends_at(&pauses(act, &game, &row.clock)?);
    let judged_at =
        act.environment.connections.judged_from(platforms_of(&game), act.now).unwrap_or(ends_at).max(ends_at);
    if judged_at > act.now {
        return Ok(act.tx.set_due(DueKind::Flag, game_id, Some(judged_at))?);
    }
    let replayed = match act.replay(&game) {
        Ok(replayed) => replayed,
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => return stop_clock(act, game_id),
        Err(stop) => return Err(stop),
    };
    let Terms { claimable, tournament, .. } = row.clock.terms;
    let never_came = replayed.game.turns_of(mover) == 0;
    if never_came && !tournament {
        return end_by_clock(act, &mut game, None, Reason::Void, "club-time-void", mover);
    }
    if !never_came && vacation::rests(act, &game, mover, &row, ends_at)? {
        return Ok(());
    }
    if !claimable {
        return end_by_clock(act, &mut game, Some(mover), Reason::Time, "club-time-lost", mover);
    }
    act.tx.set_due(DueKind::Flag, game_id, None)?;
    // Outages put it off; that is found out when it is due.
    let unclaimed_at = ends_at.saturating_add(CLAIM_TIME).unwrap_or(Timestamp::MAX);
    act.tx.set_due(DueKind::Unclaimed, game_id, Some(unclaimed_at))?;
    act.tx.put_clock(game_id, &ClockRow { out_at: Some(ends_at), ..row }, false)?;
    for offer in act.tx.offers_about(game_id)? {
        ticking::close_offer(act, &offer, OfferState::Void)?;
    }
    tell_of_time(act, game_id)
}

/// Tells that a game can be claimed, or that a vacation began by itself; in a game of days only when whoever is
/// called is awake.
pub(in crate::club) fn tell_of_time(act: &mut Act<'_>, game_id: i64) -> Result<(), Rejection> {
    act.tx.set_due(DueKind::Time, game_id, None)?;
    let (Some((game, mover)), Some(row)) = (calls::awaited(act, game_id)?, act.tx.clock(game_id)?) else {
        return Ok(());
    };
    let called = if row.out_at.is_some() { mover.other() } else { mover };
    let person_id = game.seat(called).person_id;
    let at = if row.clock.terms.control.is_short() { act.now } else { hours::awake_at(act, person_id)? };
    if at > act.now {
        return Ok(act.tx.set_due(DueKind::Time, game_id, Some(at))?);
    }
    let (text, buttons) = if row.out_at.is_some() {
        let claim = Command::Claim(Some(Id(game_id)));
        let replayed = act.replay(&game)?;
        let told = Message::new("club-time-is-over")
            .with("id", number(game_id))
            .with("player", named(&game, &replayed.game, mover))
            .with("opponent", seated(game.seat(called)));
        (told, vec![ButtonDraft::new("club-button-claim", claim, ButtonStyle::Primary).at(game.entries)])
    } else {
        let Some(told) = vacation::vacation_told(act, &game, called)? else { return Ok(()) };
        // It says what a reminder would.
        act.tx.set_due(DueKind::Reminder, game_id, None)?;
        (told, Vec::new())
    };
    announce::announce(act, &game, &News { text: vec![text], buttons, pinged: vec![called], ..News::default() })
}

/// A game that could have been claimed for a long time and was not is over for nobody.
pub(in crate::club) fn judge_unclaimed(act: &mut Act<'_>, game_id: i64) -> Result<(), Rejection> {
    let out_at = act.tx.clock(game_id)?.and_then(|row| row.out_at);
    let game = act.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
    let (Some(out_at), Some(mut game)) = (out_at, game) else { return stop_clock(act, game_id) };
    let until = outages::passed_at(act, platforms_of(&game), out_at, CLAIM_TIME)?;
    if until > act.now {
        return Ok(act.tx.set_due(DueKind::Unclaimed, game_id, Some(until))?);
    }
    let Some(mover) = game.to_move else { return stop_clock(act, game_id) };
    match end_by_clock(act, &mut game, None, Reason::Abandoned, "club-time-unclaimed", mover) {
        // It is set aside, and somebody will look at it.
        Err(Rejection::Refused(_)) => stop_clock(act, game_id),
        ended => ended,
    }
}

/// Ends a game because the time of a player is over.
fn end_by_clock(
    act: &mut Act<'_>,
    game: &mut StoredGame,
    loser: Option<Player>,
    reason: Reason,
    key: &'static str,
    late: Player,
) -> Result<(), Rejection> {
    let replayed = act.replay(game)?;
    let text = Message::new(key)
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("player", named(game, &replayed.game, late));
    ticking::finish_game(act, game, loser, reason, vec![text])
}

/// Claims a game because the opponent's time is over.
pub(in crate::club) fn claim(visit: &mut Visit<'_>, command: &Command, id: Option<Id>) -> Result<(), Rejection> {
    let mut game = visit.find_game(command, id, Want::Mine)?;
    let id = number(game.id);
    let Some(seat) = visit.seat_of_asker(&game) else {
        return Err(Message::new("club-not-a-player").with("id", id).into());
    };
    if game.state != GameState::Live {
        return Err(Message::new("club-is-over").with("id", id).into());
    }
    let Some(row) = visit.act.tx.clock(game.id)? else {
        return Err(Message::new("club-no-clock").with("id", id).into());
    };
    if row.out_at.is_none() || row.clock.player == seat {
        let runs = clock_told(&visit.act, &game)?;
        let mut refusal = vec![Message::new("club-nothing-to-claim").with("id", id)];
        refusal.extend(runs);
        return Err(crate::club::context::rejection::Refused {
            text: refusal,
            about: Some(game.id),
            ..Default::default()
        }
        .into());
    }
    let mut replayed = visit.act.replay(&game)?;
    let word = Reason::Time.word();
    let entry = NewEntry {
        kind: EntryKind::End,
        token: word,
        player: Some(row.clock.player),
        account_id: Some(visit.asker.id),
    };
    playing::enter(&visit.act, &game, &mut replayed, &entry)?;
    let text =
        Message::new("club-claimed").with("name", crate::club::context::words::person(&visit.asker)).with("id", id);
    visit.conclude(&mut game, replayed, vec![text], Vec::new())
}
