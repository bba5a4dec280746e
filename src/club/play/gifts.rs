//! Time that is given to the opponent.

use jiff::SignedDuration;

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
use crate::store::{Gifts, StoredGame};
use crate::text::{Arg, Message};

/// The least that can be given, and the most that somebody may have by gifts.
const GIFT_MIN: SignedDuration = SignedDuration::from_mins(1);

const TIME_MAX: SignedDuration = SignedDuration::from_hours(60 * 24);

/// How many gifts of time somebody can make in a game until both players have acted again.
const GIFTS_MAX: u32 = 3;

/// Gives the asker's opponent more time.
pub(in crate::club) fn give_time(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    length: SignedDuration,
) -> Result<(), Rejection> {
    let (game, seat) = cx.find_own_live_game(command, id, Want::Mine)?;
    let id = number(game.id);
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
            .with("name", seated(game.seat(seat)))
            .with("opponent", seated(game.seat(opponent)))
            .with("length", Arg::Text(write_length(length)))
            .with("id", id),
    ];
    text.extend(clocks::clock_told(cx, &game)?);
    announce::announce_for_asker(cx, &game, &News { text, ..News::default() })
}

/// Notes a gift of time. Only a few are told until both players have acted again.
fn note_gift(cx: &RequestContext<'_>, game: &StoredGame) -> Result<(), Rejection> {
    let me = cx.asker.person_id;
    let gifts = match cx.tx.gifts_of(me, game.id)? {
        Some(gifts) if record::both_have_acted(cx, game, gifts.first_at)? => None,
        gifts => gifts,
    };
    let Gifts { first_at, count } = gifts.unwrap_or(Gifts { first_at: cx.now, count: 0 });
    if count >= GIFTS_MAX {
        let refusal = Message::new("club-gifts-too-many").with("id", number(game.id));
        return Err(refusal.with("limit", i64::from(GIFTS_MAX)).into());
    }
    Ok(cx.tx.put_gifts(me, game.id, Gifts { first_at, count: count + 1 })?)
}
