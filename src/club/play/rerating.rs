//! Ratings computed anew from the record, because some of its games turned out to be other people's, or a community's,
//! than was known when they ended.
//!
//! All rated games from the first of these on are rated once more, in their order and by what was known at the time of
//! each, a few with every tick, so that nobody waits: a row says how far that is. When there are none left, the ratings
//! that came out are written, again a few at a time. Until then those from before stand; a game that ends meanwhile
//! changes them as ever, and is one of those that are rated once more. Seasons that are over stay as they were. What a
//! game did to somebody whose opponent was forgotten since stays, too, because the opponent's rating is gone.

use jiff::Timestamp;

use super::rating::{MEMORY, rated, rating_of, scopes, weight};
use crate::clock::Season;
use crate::club::context::base::Context;
use crate::club::context::rejection::Rejection;
use crate::club::context::timed::Timed;
use crate::store::{
    Bookmark, DueKind, NotedChange, Numbers, RatingKey, RatingScope, Rerating, SeasonKey, StoreError, StoredGame,
    UNRATED,
};

/// Some ratings are to be computed anew.
const RERATE: DueKind = DueKind::new("rerate");

/// What is done when its time has come.
pub(in crate::club) const TIMED: &[Timed] = &[Timed::tells(RERATE, go_on)];

/// How many games are rated once more with a tick.
const GAMES_AT_ONCE: u32 = 50;
/// How many ratings are written with a tick.
const WRITTEN_AT_ONCE: u32 = 100;
/// There is one thing to compute anew.
const SUBJECT: i64 = 1;

/// Has all ratings computed anew from the rated games that ended at a time or later: everywhere and in each community,
/// by what `seats` and `games` say now. The running season follows from its beginning.
pub(in crate::club) fn rerate_since(cx: &Context<'_>, since: Timestamp) -> Result<(), StoreError> {
    let running = Season::of(cx.now).lasts().start;
    let (since, seasons_since) = match cx.tx.rerating()? {
        // It comes to these games anyway.
        Some(row) if since > row.up_to.at => return Ok(()),
        Some(row) => (since.min(row.since), running.min(row.seasons_since)),
        None => (since, running),
    };
    cx.tx.restart_rerated_seasons()?;
    let up_to = Bookmark { at: since.min(seasons_since), id: 0 };
    cx.tx.set_rerating(Some(&Rerating { since, up_to, seasons_since }))?;
    cx.tx.set_due(RERATE, SUBJECT, Some(cx.now))
}

/// Goes on with that.
fn go_on(cx: &mut Context<'_>, _: i64) -> Result<(), Rejection> {
    let Some(row) = cx.tx.rerating()? else { return Ok(cx.tx.set_due(RERATE, SUBJECT, None)?) };
    let games = cx.tx.rated_after(row.up_to, GAMES_AT_ONCE)?;
    for game in &games {
        rerate(cx, *game, row.seasons_since)?;
    }
    if let Some(last) = games.last() {
        cx.tx.set_rerating(Some(&Rerating { up_to: *last, ..row }))?;
    } else if !write(cx)? {
        cx.tx.set_rerating(None)?;
        return Ok(cx.tx.set_due(RERATE, SUBJECT, None)?);
    }
    Ok(cx.tx.set_due(RERATE, SUBJECT, Some(cx.now))?)
}

/// Writes some of the ratings that came out. Returns whether there were any.
fn write(cx: &Context<'_>) -> Result<bool, StoreError> {
    let rerated = cx.tx.rerated(WRITTEN_AT_ONCE)?;
    for rating in &rerated {
        let season = rating.season.and_then(Season::numbered);
        let time = season.map_or(Timestamp::MIN..Timestamp::MAX, Season::lasts);
        cx.tx.settle_rerated(rating, time.start, time.end)?;
    }
    Ok(!rerated.is_empty())
}

/// Rates a game once more.
fn rerate(cx: &Context<'_>, at: Bookmark, seasons_since: Timestamp) -> Result<(), Rejection> {
    let tx = cx.tx;
    let Some(game) = tx.game(at.id)?.filter(|game| game.verdict.is_some()) else { return Ok(()) };
    let noted = tx.changes_by(at.id)?;
    tx.drop_changes_by(at, met_in(&game, &noted))?;
    let season = (at.at >= seasons_since).then(|| Season::of(at.at).number());
    let people = [game.seats[0].person_id, game.seats[1].person_id];
    let weights = [weight_for(cx, at, people)?, weight_for(cx, at, [people[1], people[0]])?];
    let mut kept: Vec<(RatingKey<'_>, i64)> = Vec::new();
    for scope in scopes(&game) {
        for name in [Some(game.game.as_str()), None] {
            let key = RatingKey { scope, game: name };
            let change = Change { game: &game, noted: &noted, key, weights };
            let before = |person_id: i64| tx.rating_before(at, key, person_id);
            let before = [before(people[0])?, before(people[1])?].map(|known| known.unwrap_or(UNRATED));
            for (person_id, before, after) in change.made(before) {
                tx.note_change(at, key, person_id, before, after)?;
                tx.mark_rerated(key, person_id)?;
                kept.push((key, person_id));
            }
            let Some(season) = season else { continue };
            let of_season = SeasonKey { season, of: key };
            let before = |person_id: i64| tx.rerated_in_season(of_season, person_id);
            let before = [before(people[0])?, before(people[1])?].map(|known| known.unwrap_or(UNRATED));
            for (person_id, _, after) in change.made(before) {
                tx.mark_rerated_in_season(of_season, person_id, Some(after))?;
            }
        }
    }
    // What it no longer changes.
    for change in &noted {
        if kept.contains(&(change.key(), change.person_id)) {
            continue;
        }
        tx.mark_rerated(change.key(), change.person_id)?;
        if let Some(season) = season {
            tx.mark_rerated_in_season(SeasonKey { season, of: change.key() }, change.person_id, None)?;
        }
    }
    Ok(())
}

/// The two people who met in a game as it was noted. What somebody forgotten changed isn't.
fn met_in(game: &StoredGame, noted: &[NotedChange]) -> [i64; 2] {
    let mut people: Vec<i64> = noted.iter().map(|change| change.person_id).collect();
    let mut seats: Vec<_> = game.seats.iter().collect();
    seats.sort_by_key(|seat| !seat.is_forgotten());
    people.sort_unstable();
    people.dedup();
    people.extend(seats.into_iter().map(|seat| seat.person_id));
    let first = people[0];
    let other = people.iter().copied().find(|person| *person != first);
    [first, other.unwrap_or(first)]
}

/// How much a game counts for the first of two people, by what was known when it ended; see
/// [`rating`](super::rating).
fn weight_for(cx: &Context<'_>, at: Bookmark, people: [i64; 2]) -> Result<f64, StoreError> {
    let [own, other] = people;
    let since = at.at.saturating_sub(MEMORY).unwrap_or(Timestamp::MIN);
    Ok(weight(if cx.tx.had_met_others(at, other, own)? {
        cx.tx.meetings_before(at, people, since)?
    } else {
        cx.tx.meetings_with_strangers_before(at, own, since)?
    }))
}

/// What a game does to the ratings of one key.
struct Change<'g> {
    game: &'g StoredGame,
    /// What it did so far.
    noted: &'g [NotedChange],
    key: RatingKey<'g>,
    weights: [f64; 2],
}

impl Change<'_> {
    /// The players whose ratings it changes, with these before and after it.
    fn made(&self, before: [Numbers; 2]) -> Vec<(i64, Numbers, Numbers)> {
        let seats = &self.game.seats;
        let winner = self.game.verdict.as_ref().and_then(|verdict| verdict.winner);
        let rows = [0, 1].map(|index: usize| rating_of(seats[index].person_id, before[index]));
        let after = rated(rows, winner, self.weights).map(|row| row.numbers());
        let known = [0, 1].into_iter().filter(|index: &usize| !seats[*index].is_forgotten());
        let made = known.map(|index| {
            let after =
                if seats[1 - index].is_forgotten() { self.as_noted(index, before[index]) } else { after[index] };
            (seats[index].person_id, before[index], after)
        });
        made.collect()
    }

    /// A rating after the game as far from that before it as it was when the opponent was still known.
    fn as_noted(&self, index: usize, before: Numbers) -> Numbers {
        let [own, other] = [index, 1 - index].map(|index| self.game.seats[index].person_id);
        let is_meant = |change: &&NotedChange| {
            let everywhere = self.key.scope == RatingScope::Everywhere;
            change.community_id.is_none() == everywhere && change.game.as_deref() == self.key.game
        };
        let noted: Vec<&NotedChange> = self.noted.iter().filter(is_meant).collect();
        let own = noted.iter().find(|change| change.person_id == own);
        let Some(noted) = own.or_else(|| noted.iter().find(|change| change.person_id != other)) else { return before };
        [
            before[0] + noted.after[0] - noted.before[0],
            before[1] * noted.after[1] / noted.before[1],
            before[2] * noted.after[2] / noted.before[2],
        ]
    }
}
