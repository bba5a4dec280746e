//! Somebody's most urgent game, found with a few statements however many games they have.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use jiff::Timestamp;

use super::outages::platforms_of;
use crate::clock::Pauses;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::time::outages;
use crate::store::{ClockRow, StoredGame, Stretch};

/// Games in one person's order: those that await them come first, and among these the ones that run out first.
pub(in crate::club) fn most_urgent_first(
    cx: &Context<'_>,
    mut games: Vec<StoredGame>,
    person_id: i64,
) -> Result<Vec<StoredGame>, Rejection> {
    let run_out = times_of(cx, &games)?;
    games.sort_by_cached_key(|game| {
        let awaits = game.to_move.is_some() && game.player_of(person_id) == game.to_move;
        (!awaits, run_out.get(&game.id).copied().unwrap_or(Timestamp::MAX), game.moved_at)
    });
    Ok(games)
}

/// When the players to move run out of time, or did, in those of these games that have a running clock.
fn times_of(cx: &Context<'_>, games: &[StoredGame]) -> Result<BTreeMap<i64, Timestamp>, Rejection> {
    let ids: Vec<i64> = games.iter().filter(|game| game.to_move.is_some()).map(|game| game.id).collect();
    let clocks: BTreeMap<i64, ClockRow> = cx.tx.clocks_of(&ids)?.into_iter().collect();
    let Some(earliest) = clocks.values().map(|row| row.clock.since).min() else { return Ok(BTreeMap::new()) };
    let timed = || games.iter().filter_map(|game| Some((game, clocks.get(&game.id)?)));
    let movers: Vec<i64> = timed().map(|(game, row)| game.seat(row.clock.player).person_id).collect();
    let away = cx.tx.vacations_of(&movers, earliest)?;
    let mut outages: BTreeMap<[String; 2], Vec<Stretch>> = BTreeMap::new();
    let mut times = BTreeMap::new();
    for (game, ClockRow { clock, out_at }) in timed() {
        let platforms = platforms_of(cx, game)?;
        let mut stretches = match outages.entry(platforms.clone()) {
            Entry::Occupied(known) => known.get().clone(),
            Entry::Vacant(unknown) => {
                unknown.insert(outages::outages(cx, platforms.each_ref().map(String::as_str), earliest)?).clone()
            }
        };
        if !clock.terms.control.is_short() {
            let mover = game.seat(clock.player).person_id;
            stretches.extend(away.iter().filter(|(person_id, _)| *person_id == mover).map(|(_, stretch)| *stretch));
        }
        times.insert(game.id, out_at.unwrap_or_else(|| clock.ends_at(&Pauses::new(stretches))));
    }
    Ok(times)
}
