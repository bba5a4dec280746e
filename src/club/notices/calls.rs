//! How and when people are told that they must act, so that nobody is told twice or while it does not suit them.

use jiff::{SignedDuration, Timestamp};

use crate::clock::morning_after;
use crate::club::context::announce;
use crate::club::context::base::Context;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{number, seated, title};
use crate::club::moderation::blocking;
use crate::club::notices::digest;
use crate::club::time::clocks;
use crate::club::time::hours;
use crate::club::{Addressee, To};
use crate::rules::Player;
use crate::store::{Account, ClockRow, DueKind, GameState, Owner, StoreError, StoredGame, StoredPlace};
use crate::text::Message;

/// The setting that lists, by number, the games in which a person wants no notices.
pub(in crate::club) const MUTED: &str = "muted";
/// The setting that says until when a person wants no notices.
pub(in crate::club) const SNOOZED: &str = "snoozed";

/// Where somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::club) enum Way {
    /// By a ping where the game is.
    Here,
    /// By a direct message.
    Direct,
    /// By one message with all their games.
    Digest,
    /// Not at all.
    Off,
}

/// Where a person is told.
pub(in crate::club) fn way_of(cx: &Context<'_>, person_id: i64) -> Result<Way, StoreError> {
    Ok(match cx.tx.setting(Owner::Person(person_id), "notices")?.as_deref() {
        Some("direct") => Way::Direct,
        Some("digest") => Way::Digest,
        Some("off") => Way::Off,
        _ => Way::Here,
    })
}

/// The games in which a person wants no notices.
pub(in crate::club) fn muted_by(cx: &Context<'_>, person_id: i64) -> Result<Vec<i64>, StoreError> {
    let listed = cx.tx.setting(Owner::Person(person_id), MUTED)?.unwrap_or_default();
    Ok(listed.split(' ').filter_map(|id| id.parse().ok()).collect())
}

/// Until when a person wants no notices, if that lasts.
pub(in crate::club) fn snoozed_until(cx: &Context<'_>, person_id: i64) -> Result<Option<Timestamp>, StoreError> {
    let until = cx.tx.setting(Owner::Person(person_id), SNOOZED)?;
    Ok(until.and_then(|until| until.parse().ok()).filter(|until| *until > cx.now))
}

/// Whether a player wants nothing of a game now.
pub(in crate::club) fn is_quiet(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    Ok(snoozed_until(cx, game.seat(player).person_id)?.is_some() || wants_nothing_of(cx, game, player)?)
}

/// Whether a player wants no notices of a game at all: they have muted it, or block their opponent.
fn wants_nothing_of(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    let [own, other] = [player, player.other()].map(|player| game.seat(player).person_id);
    Ok(muted_by(cx, own)?.contains(&game.id) || blocking::blocked_by(cx, own)?.contains(&other))
}

/// Whether a player wants no notices of a game, but to see it in their digest or when they look.
pub(in crate::club) fn only_looks(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, Rejection> {
    let way = way_of(cx, game.seat(player).person_id)?;
    Ok(matches!(way, Way::Digest | Way::Off) || wants_nothing_of(cx, game, player)?)
}

/// When a player is to be told that it is their turn; never if they want no notices of it. Whoever has just acted
/// where the game is shown knows; and who has chosen their hours waits for these in a game of days, unless their
/// time would be over before. Who sees the game only in what is `written_to` them is told at once while they play.
pub(in crate::club) fn turn_told_at(
    cx: &Context<'_>,
    game: &StoredGame,
    player: Player,
    written_to: bool,
    clock: Option<(ClockRow, Timestamp)>,
) -> Result<Option<Timestamp>, Rejection> {
    let seat = game.seat(player);
    if only_looks(cx, game, player)? {
        return Ok(None);
    }
    if let Some(at) = clocks::judged_first(cx, clock) {
        return Ok(Some(at));
    }
    let wait = SignedDuration::from_secs(cx.environment.limits.ping_wait_seconds.into());
    let lately = cx.now.saturating_sub(wait).unwrap_or(cx.now);
    if written_to && game.seat(player.other()).is_computer() {
        return Ok(Some(cx.now));
    }
    let plays = written_to && cx.tx.events_between(seat.account_id, lately, cx.now, 1)? > 0;
    let acted = match written_to {
        true => None,
        false => cx.tx.last_event(seat.account_id, game.place_id, lately)?,
    };
    let mut at = acted.and_then(|acted| acted.checked_add(wait).ok()).unwrap_or(cx.now).max(cx.now);
    // A time that is over already wakes nobody.
    let clock = clock.filter(|(row, _)| row.out_at.is_none());
    let (clock, ends_at) = clock.map(|(row, ends_at)| (row.clock, ends_at)).unzip();
    let is_short = clock.is_some_and(|clock| clock.terms.control.is_short());
    if !is_short && !plays && cx.tx.setting(Owner::Person(seat.person_id), "hours")?.is_some() {
        let time = ends_at.zip(clock.map(|clock| clock.left[player.index()]));
        at = morning_after(at, time, &hours::waking(cx, seat.person_id)?).unwrap_or(at);
    }
    if ends_at.is_some_and(|ends_at| ends_at <= at) {
        at = cx.now;
    }
    Ok(Some(snoozed_until(cx, seat.person_id)?.map_or(at, |until| at.max(until))))
}

/// It may be time to tell whoever is to move in a game that it is their turn; and in which of their other games there
/// it is, so that several such notices are one.
pub(in crate::club) fn tell_turn(cx: &mut Context<'_>, game_id: i64) -> Result<(), Rejection> {
    // A reminder says that too.
    clocks::remind(cx, game_id)?;
    // It may have been told of together with another.
    if cx.tx.due_at(DueKind::Turn, game_id)?.is_none_or(|at| at > cx.now) {
        return Ok(());
    }
    cx.tx.set_due(DueKind::Turn, game_id, None)?;
    let Some((first, mover)) = awaited(cx, game_id)? else { return Ok(()) };
    let written_to = is_written_to(cx, &first, mover)?;
    match turn_told_at(cx, &first, mover, written_to, clocks::running_clock(cx, &first)?)? {
        None => return Ok(()),
        Some(at) if at > cx.now => return Ok(cx.tx.set_due(DueKind::Turn, game_id, Some(at))?),
        Some(_) => {}
    }
    let person_id = first.seat(mover).person_id;
    let mut text = vec![turn_told(cx, &first, mover)?];
    for game in cx.tx.live_games_of(person_id)? {
        let is_due = cx.tx.due_at(DueKind::Turn, game.id)?.is_some_and(|at| at <= cx.now);
        let mover = game.to_move.filter(|mover| game.seat(*mover).person_id == person_id);
        if let Some(mover) = mover.filter(|_| is_due && game.place_id == first.place_id)
            && turn_told_at(cx, &game, mover, is_written_to(cx, &game, mover)?, clocks::running_clock(cx, &game)?)?
                .is_some_and(|at| at <= cx.now)
        {
            cx.tx.set_due(DueKind::Turn, game.id, None)?;
            text.push(turn_told(cx, &game, mover)?);
        }
    }
    if written_to {
        // They were not sent the board when their turn began.
        return announce::send_board(cx, &first, mover, text);
    }
    notify(cx, &first, mover, text)
}

/// A game that goes on, and whoever is to move in it.
pub(in crate::club) fn awaited(cx: &Context<'_>, game_id: i64) -> Result<Option<(StoredGame, Player)>, Rejection> {
    let game = cx.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
    Ok(game.and_then(|game| game.to_move.map(|mover| (game, mover))))
}

fn turn_told(cx: &Context<'_>, game: &StoredGame, mover: Player) -> Result<Message, Rejection> {
    let told = Message::new("club-your-turn")
        .with("id", number(game.id))
        .with("game", title(&game.game, &game.variant))
        .with("name", seated(game.seat(mover)))
        .with("opponent", seated(game.seat(mover.other())));
    let time = match clocks::running_clock(cx, game)? {
        None => Message::new("club-your-turn-untimed"),
        Some((ClockRow { out_at: None, .. }, until)) => Message::new("club-your-turn-until").with("until", until),
        Some((_, until)) => Message::new("club-your-turn-out").with("until", until),
    };
    Ok(told.with("time", time))
}

/// Whether the players of a game are written to alone, and its place is told nothing: it is a conversation of two, or
/// would be flooded by the games of a tournament; whoever wants to can look at them.
pub(in crate::club) fn is_told_alone(
    cx: &Context<'_>,
    game: &StoredGame,
    home: &StoredPlace,
) -> Result<bool, StoreError> {
    Ok(home.direct || cx.tx.match_of(game.id)?.is_some_and(|(row, _)| row.tournament_id.is_some()))
}

/// Whether a player is written to alone: everybody is, or the game is shown on another platform than theirs.
fn is_written_to(cx: &Context<'_>, game: &StoredGame, player: Player) -> Result<bool, StoreError> {
    let home = cx.tx.place(game.place_id)?;
    Ok(is_told_alone(cx, game, &home)? || game.seat(player).platform != home.platform)
}

/// Tells one player something, by a ping where the game is or by a direct message, as they want it, and nobody else.
pub(in crate::club) fn notify(
    cx: &mut Context<'_>,
    game: &StoredGame,
    player: Player,
    text: Vec<Message>,
) -> Result<(), Rejection> {
    let (seat, home) = (game.seat(player), cx.tx.place(game.place_id)?);
    let draft = if is_written_to(cx, game, player)? || way_of(cx, seat.person_id)? == Way::Direct {
        let language = cx.language_of(seat.person_id, &home)?;
        Draft::new(&seat.platform, To::Account(seat.external_id.clone()), language)
    } else {
        let pings = vec![Addressee { id: seat.external_id.clone(), name: seat.name.clone() }];
        let thread = cx.setting_in(&home, "threads")?.as_deref() == Some("on");
        let to = To::Place(home.external_id.clone());
        Draft { pings, thread, ..Draft::new(&home.platform, to, cx.language_in(&home)?) }
    };
    let call = text.len() == 1;
    cx.drafts.push(Draft { about: Some(game.id), text, call, ..draft });
    Ok(())
}

/// Whether somebody is called where they are challenged; if not, their digest may say that they were.
pub(in crate::club) fn is_called_to_challenges(cx: &Context<'_>, account: &Account) -> Result<bool, Rejection> {
    digest::touch_digest(cx, account.person_id, account.id)?;
    let called = matches!(way_of(cx, account.person_id)?, Way::Here | Way::Direct);
    Ok(called && snoozed_until(cx, account.person_id)?.is_none())
}

/// An account to be called where it is because of an offer, unless its owner wants to be called otherwise or not now.
pub(in crate::club) fn addressee(cx: &Context<'_>, account: &Account) -> Result<Option<Addressee>, Rejection> {
    digest::touch_digest(cx, account.person_id, account.id)?;
    let wanted = way_of(cx, account.person_id)? == Way::Here && snoozed_until(cx, account.person_id)?.is_none();
    Ok(wanted.then(|| Addressee { id: account.external_id.clone(), name: account.name.clone() }))
}
