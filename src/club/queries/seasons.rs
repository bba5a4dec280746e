//! Seasons: a ladder for each quarter of a year, on which everybody starts again, and the winners of past seasons.

use super::leaderboard::{Ranked, game_title, page_told, rating};
use crate::clock::Season;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::RANKING_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::person;
use crate::club::queries::leaderboard;
use crate::club::{Audience, ButtonStyle};
use crate::command::{RatingCommand, Scope};
use crate::store::{RatingKey, SeasonKey};
use crate::text::Message;

/// Of how many past seasons the winners are named: three years.
const PAST_MAX: usize = 12;

/// Shows a page of the season's ranking in a game or in all of them, here or everywhere, and the winners of past
/// seasons.
pub(in crate::club) fn season(
    cx: &mut RequestContext<'_>,
    game: Option<&'static str>,
    scope: Scope,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let scope = if cx.place.direct { Scope::Everywhere } else { scope };
    let of = RatingKey { scope: cx.scope(scope), game };
    let now = Season::of(cx.now);
    let key = SeasonKey { season: now.number(), of };
    let ranked = cx.tx.season_ranked(key)?;
    let pages = ranked.div_ceil(RANKING_MAX).max(1);
    let page = page.unwrap_or(1).min(pages);
    let ranking = ranked_in_season(cx, key, (page - 1) * RANKING_MAX)?;
    let headline = Message::new(match scope {
        Scope::Here => "club-season-here",
        Scope::Everywhere => "club-season-everywhere",
    });
    let title = Message::new(match scope {
        Scope::Here => "sheet-season-here",
        Scope::Everywhere => "sheet-season-everywhere",
    });
    let about = |told: Message| told.with("season", now.to_string()).with("game", game_title(game));
    let unlisted = leaderboard::unlisted(cx, &ranking, None);
    let files = leaderboard::ladder(cx, &about(title), of, &ranking, unlisted.as_ref(), false)?;
    let mut text = vec![about(headline)];
    if ranking.is_empty() {
        text.push(Message::new("club-season-empty"));
    }
    for Ranked { place, row, account } in &ranking {
        let line = Message::new("club-leaderboard-line").with("rank", i64::from(place + 1));
        text.push(line.with("rating", rating(Message::new("club-name").with("name", person(account)), row)));
    }
    text.extend(unlisted);
    text.extend(page_told(page, pages, ranked));
    text.extend(past_winners(cx, now, of)?);
    let turn = |label, page| {
        let page = Some(page);
        ButtonDraft::new(label, RatingCommand::Leaderboard { game, scope, page, season: true }, ButtonStyle::Plain)
    };
    let back = (page > 1).then(|| turn("club-button-back", page - 1));
    let buttons = back.into_iter().chain((page < pages).then(|| turn("club-button-next", page + 1))).collect();
    let reply = cx.reply(Audience::Everyone, text);
    cx.drafts.push(Draft { buttons, files, ..reply });
    Ok(())
}

/// A page of a season's ranking, always with the asker's row.
fn ranked_in_season(cx: &RequestContext<'_>, key: SeasonKey<'_>, first: u32) -> Result<Vec<Ranked>, Rejection> {
    let mut ranking: Vec<Ranked> = (first..)
        .zip(cx.tx.season_ranking(key, first..first + RANKING_MAX)?)
        .map(|(place, (row, account))| Ok(Ranked { place, row, account: cx.named_here(account)? }))
        .collect::<Result<_, Rejection>>()?;
    let own = cx.asker.person_id;
    if let (Some(place), Some(row)) = (cx.tx.place_in_season(key, own)?, cx.tx.season_rating(key, own)?)
        && ranking.iter().all(|ranked| ranked.place != place)
    {
        ranking.push(Ranked { place, row, account: cx.asker.clone() });
        ranking.sort_unstable_by_key(|ranked| ranked.place);
    }
    Ok(ranking)
}

/// The winners of past seasons, newest first: the first in each ranking, unless their rating is provisional, because
/// then all the others are, too.
fn past_winners(cx: &RequestContext<'_>, now: Season, of: RatingKey<'_>) -> Result<Vec<Message>, Rejection> {
    let past = std::iter::successors(Some(now.previous()), |season| Some(season.previous()));
    let mut winners = Vec::new();
    for season in past.take(PAST_MAX) {
        let first = cx.tx.season_ranking(SeasonKey { season: season.number(), of }, 0..1)?;
        for (row, account) in first.into_iter().filter(|(row, _)| !row.provisional) {
            let name = Message::new("club-name").with("name", person(&cx.named_here(account)?));
            let won = Message::new("club-season-won").with("season", season.to_string());
            winners.push(won.with("rating", rating(name, &row)));
        }
    }
    if !winners.is_empty() {
        winners.insert(0, Message::new("club-season-winners"));
    }
    Ok(winners)
}
