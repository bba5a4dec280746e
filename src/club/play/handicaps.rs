//! Handicaps: more time, the first turns, or points in a match for the opponent. Such games are never rated.

use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{person, player};
use crate::command::{Challenge, ClockWish};
use crate::rules::{FirstTurns, Game, GameDef, Player};
use crate::store::{Offer, StoredGame};
use crate::text::Message;
use crate::tournament::MatchTally;

/// Whether a challenge has a handicap, and whether that fits what it is for.
pub(in crate::club) fn has_one(wish: &Challenge) -> Result<bool, Rejection> {
    let even = wish.odds.is_none() && wish.lead.is_none() && wish.clock.is_none_or(ClockWish::is_even);
    if !even && wish.rated == Some(true) {
        return refuse("club-odds-unrated");
    }
    if wish.odds.is_some() && wish.goal.is_some() {
        return refuse("club-odds-match");
    }
    match (wish.lead, wish.goal) {
        (None, _) => Ok(!even),
        (Some(_), None) => refuse("club-lead-no-match"),
        (Some(lead), Some(goal)) if goal.decided(led(Player::One, lead)).is_some() => {
            Err(Message::new("club-lead-too-much").with("goal", goal.to_string()).into())
        }
        (Some(_), Some(_)) => Ok(true),
    }
}

/// How a match stands in which a player begins with so many points.
pub(in crate::club) fn led(by: Player, points: u8) -> MatchTally {
    let mut tally = MatchTally::default();
    tally.half_points[by.index()] = 2 * u32::from(points);
    tally
}

/// The challenger's side, and the start, if the opponent has the first turns. They have the first side then, unless the
/// challenger wants it.
pub(in crate::club) fn first_turns(
    wish: &Challenge,
    kind: &GameDef,
    variant: &str,
) -> (Option<Player>, Option<String>) {
    let side = wish.side.player();
    let Some(turns) = wish.odds else { return (side, None) };
    let side = side.unwrap_or(Player::Two);
    let first = FirstTurns { player: side.other(), turns };
    (Some(side), Some(kind.start_with_odds(kind.variant(variant).unwrap_or_default(), first)))
}

/// The start of a game with sides swapped, in which whoever had the first turns has them again.
pub(in crate::club) fn swapped(game: &StoredGame) -> Option<String> {
    let start = game.start.clone()?;
    let kind = GameDef::find(&game.game).zip(FirstTurns::split(&start).1);
    Some(kind.map_or(start, |(kind, first)| {
        let first = FirstTurns { player: first.player.other(), ..first };
        kind.start_with_odds(kind.variant(&game.variant).unwrap_or_default(), first)
    }))
}

/// What an offer gives to the opponent, in sentences.
pub(in crate::club) fn told(cx: &RequestContext<'_>, offer: &Offer) -> Vec<Message> {
    let clocks = offer.clock.and_then(|terms| Some((terms.control, terms.second?))).map(|(own, others)| {
        let told = Message::new("club-odds").with("name", person(&cx.asker)).with_text("own", own);
        told.with_text("others", others)
    });
    let first = offer.start.as_deref().and_then(|start| FirstTurns::split(start).1);
    let turns = first.map(|first| Message::new("club-odds-turns").with("turns", i64::from(first.turns)));
    let unswapped = first.and(GameDef::find(&offer.game)).and_then(no_swap);
    let lead = (offer.lead > 0).then(|| Message::new("club-odds-lead").with("points", i64::from(offer.lead)));
    [clocks, turns, unswapped, lead].into_iter().flatten().collect()
}

/// That sides can't be swapped, in a game in which they otherwise could.
fn no_swap(kind: &GameDef) -> Option<Message> {
    kind.evens_opening.then(|| Message::new("club-odds-no-swap"))
}

/// What is said of a game that begins otherwise than usual.
pub(in crate::club) fn told_at_start(stored: &StoredGame, game: &Game) -> Vec<Message> {
    match game.first_turns() {
        None => stored.start.iter().map(|_| Message::new("club-begins-from")).collect(),
        Some(first) => {
            let told = Message::new("club-begins-turns").with("turns", i64::from(first.turns));
            let told = told.with("player", player(stored, game, first.player));
            [told].into_iter().chain(no_swap(game.kind())).collect()
        }
    }
}
