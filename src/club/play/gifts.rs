//! Time that is given to the opponent.

use jiff::{SignedDuration, Timestamp};

use super::record;
use crate::clock::{Terms, write_length};
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person, seated};
use crate::club::lookup::Want;
use crate::club::notices::announce::{self, News};
use crate::club::permission::blocks;
use crate::club::time::clocks;
use crate::command::{Command, Id};
use crate::store::{GameState, Owner, StoredGame};
use crate::text::{Arg, Message};

/// The least that can be given, and the most that somebody may have by gifts.
const GIFT_MIN: SignedDuration = SignedDuration::from_mins(1);

const TIME_MAX: SignedDuration = SignedDuration::from_hours(60 * 24);

/// How many gifts of time somebody can make in a game until both players have acted again.
const GIFTS_MAX: usize = 3;

/// The setting that lists somebody's gifts in games that go on, as `<game>:<milliseconds since 1970>`; nobody sees it.
const GIVEN: &str = "given";

/// A gift as it is noted: the game's number, and when it was made.
fn read_gift(noted: &str) -> Option<(i64, Timestamp)> {
    let (id, at) = noted.split_once(':')?;
    Some((id.parse().ok()?, Timestamp::from_millisecond(at.parse().ok()?).ok()?))
}

/// Gives the asker's opponent more time.
pub(in crate::club) fn give_time(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    length: SignedDuration,
) -> Result<(), Rejection> {
    let game = cx.find_game(command, id, Want::Mine)?;
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
    let Terms { tournament, no_vacation, .. } = row.clock.terms;
    if tournament && no_vacation {
        return Err(Message::new("club-no-more-time").with("id", id).into());
    }
    let opponent = seat.other();
    if length < GIFT_MIN || row.clock.left[opponent.index()].saturating_add(length) > TIME_MAX {
        return refuse("club-length-given");
    }
    let account = cx.tx.account_numbered(game.seat(opponent).account_id)?;
    if blocks::is_blocked_by(cx, &account)? {
        return Err(Message::new("club-gift-blocked").with("name", person(&account)).into());
    }
    note_gift(cx, &game)?;
    clocks::add_time(cx, &game, &row, opponent, length)?;
    let mut text = vec![
        Message::new("club-gives-time")
            .with("name", person(&cx.asker))
            .with("opponent", seated(game.seat(opponent)))
            .with("length", Arg::Text(write_length(length)))
            .with("id", id),
    ];
    text.extend(clocks::clock_told(cx, &game)?);
    announce::announce_for_asker(cx, &game, &News { text, ..News::default() })
}

/// Notes a gift of time, of which only a few are told until both players have acted again.
fn note_gift(cx: &RequestContext<'_>, game: &StoredGame) -> Result<(), Rejection> {
    let me = Owner::Person(cx.asker.person_id);
    let live: Vec<i64> = cx.tx.live_games_of(cx.asker.person_id)?.into_iter().map(|game| game.id).collect();
    let noted = cx.tx.setting(me, GIVEN)?.unwrap_or_default();
    let mut gifts: Vec<(i64, Timestamp)> = noted.split(' ').filter_map(read_gift).collect();
    gifts.retain(|(id, _)| live.contains(id));
    let lately = gifts.iter().filter(|(id, _)| *id == game.id).map(|(_, at)| *at).collect::<Vec<_>>();
    match lately.first() {
        Some(first) if record::both_have_acted(cx, game, *first)? => gifts.retain(|(id, _)| *id != game.id),
        _ if lately.len() >= GIFTS_MAX => {
            let refusal = Message::new("club-gifts-too-many").with("id", number(game.id));
            return Err(refusal.with("limit", GIFTS_MAX).into());
        }
        _ => {}
    }
    gifts.push((game.id, cx.now));
    let noted: Vec<String> = gifts.iter().map(|(id, at)| format!("{id}:{}", at.as_millisecond())).collect();
    Ok(cx.tx.set(me, GIVEN, Some(&noted.join(" ")))?)
}
