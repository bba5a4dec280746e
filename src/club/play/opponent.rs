//! The computer as the opponent in a game.

use super::levels::{account_of, level_of, name_of};
use super::playing::{self, Beginning};
use super::record::{self, NewEntry};
use crate::club::context::asker::{RequestContext, note_account};
use crate::club::context::draw_lots::lot;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::replay::Replayed;
use crate::club::context::words::{number, seated};
use crate::club::permission::quotas;
use crate::command::{Challenge, Side};
use crate::rules::Player;
use crate::store::{COMPUTER, EntryKind, StoredGame};
use crate::text::Message;

/// The level at which it plays if nobody says otherwise.
const USUAL_LEVEL: u8 = 3;

/// Which side a person plays.
struct Sides {
    /// Whether it's the first.
    first: bool,
    /// Whether they were drawn by lot.
    drawn: bool,
}

/// Begins a game with the computer.
pub(in crate::club) fn challenge_computer(
    cx: &mut RequestContext<'_>,
    challenge: &Challenge,
    variant: &str,
    start: Option<&str>,
) -> Result<(), Rejection> {
    if challenge.rated == Some(true) {
        return refuse("club-computer-unrated");
    }
    if challenge.goal.is_some() {
        return refuse("club-match-computer");
    }
    if challenge.odds.is_some() || challenge.lead.is_some() {
        return refuse("club-odds-computer");
    }
    if challenge.clock.is_some_and(|wish| wish.control().is_some()) || challenge.claimable.is_some() {
        return refuse("club-computer-no-clock");
    }
    let sides = match challenge.side {
        Side::First => Sides { first: true, drawn: false },
        Side::Second => Sides { first: false, drawn: false },
        Side::Random => Sides { first: lot(&cx.request.origin), drawn: true },
    };
    let level = challenge.level.unwrap_or(USUAL_LEVEL);
    begin_with_computer(cx, cx.place.id, [challenge.game, variant], start, level, sides)
}

/// Begins another game with the computer, with sides changed.
pub(in crate::club) fn play_computer_again(
    cx: &mut RequestContext<'_>,
    game: &StoredGame,
    seat: Player,
) -> Result<(), Rejection> {
    let level = level_of(game.seat(seat.other())).unwrap_or(USUAL_LEVEL);
    let sides = Sides { first: seat == Player::Two, drawn: false };
    begin_with_computer(cx, game.place_id, [&game.game, &game.variant], game.start.as_deref(), level, sides)
}

fn begin_with_computer(
    cx: &mut RequestContext<'_>,
    place_id: i64,
    [game, variant]: [&str; 2],
    start: Option<&str>,
    level: u8,
    Sides { first, drawn }: Sides,
) -> Result<(), Rejection> {
    let limit = cx.environment.limits.computer_games;
    if limit == 0 {
        return refuse("club-computer-off");
    }
    if cx.tx.live_games_with_computer()?.len() >= limit {
        return Err(Message::new("club-computer-busy").with("limit", limit).into());
    }
    quotas::may_begin(cx, cx.asker.person_id, "club-too-many-games")?;
    quotas::may_begin_in(cx, place_id)?;
    let computer = note_account(cx.tx, COMPUTER, &account_of(level), &name_of(level), cx.now)?;
    let asker = cx.asker.clone();
    let seats = if first { [&asker, &computer] } else { [&computer, &asker] };
    let of_match = None;
    let beginning = Beginning {
        id: None,
        place_id,
        game,
        variant,
        rated: false,
        start,
        clock: None,
        of_match,
        drawn,
        seats,
        vote: None,
    };
    let written = cx.drafts.len();
    let stored = playing::begin_game(cx, &beginning)?;
    cx.answer_by(&stored, written)
}

/// Takes back the asker's last turn against the computer, and the computer's answer to it.
pub(in crate::club) fn take_back_from_computer(
    cx: &mut RequestContext<'_>,
    mut game: StoredGame,
    seat: Player,
    mut replayed: Replayed,
) -> Result<(), Rejection> {
    let Some(plies) = crate::club::play::turns::last_turn_of(&replayed.game, seat) else {
        return refuse("club-nothing-to-take-back");
    };
    crate::club::play::turns::may_take_back(&game)?;
    let token = plies.to_string();
    let account_id = Some(cx.asker.id);
    let entry = NewEntry { kind: EntryKind::Rewind, token: &token, player: Some(seat), account_id };
    record::enter(cx, &game, &mut replayed, &entry)?;
    cx.tx.forget_conditionals(game.id)?;
    let text = Message::new("club-taken-back-alone").with("name", seated(game.seat(seat))).with("id", number(game.id));
    playing::conclude_for_asker(cx, &mut game, replayed, vec![text], Vec::new())
}
