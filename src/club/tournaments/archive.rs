//! Lists of tournaments: all of them, and those that are over by season.

use jiff::Timestamp;

use super::field::Field;
use super::tables::Page;
use super::{roster, which};
use crate::clock::Season;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::{LISTED_MAX, ROWS_MAX};
use crate::club::context::rejection::Rejection;
use crate::club::context::words::left_off;
use crate::club::{Audience, ButtonStyle};
use crate::command::TournamentCommand;
use crate::store::StoredTournament;
use crate::text::Message;

/// How many of somebody's own that are over are looked at.
const OWN_MAX: u32 = 200;

/// Lists the tournaments of this place or, in a conversation of two, the asker's own.
pub(in crate::club) fn list_tournaments(cx: &mut RequestContext<'_>) -> Result<(), Rejection> {
    let tournaments = which::known(cx)?;
    if tournaments.is_empty() {
        cx.say(Audience::Asker, vec![Message::new("club-no-tournaments")]);
        return Ok(());
    }
    let mut text = vec![Message::new(if cx.place.direct { "club-tournaments-own" } else { "club-tournaments" })];
    for tournament in tournaments.iter().take(LISTED_MAX) {
        text.push(roster::listed(cx, tournament)?);
    }
    let mut all = if cx.place.direct { tournaments.len() } else { 0 };
    for place in if cx.place.direct { Vec::new() } else { cx.tx.listed_in(&cx.place)? } {
        all += cx.tx.count_tournaments_in(place)?;
    }
    text.extend(left_off(all, LISTED_MAX));
    cx.say(Audience::Asker, text);
    Ok(())
}

/// Lists a page of those that are over with their winners, the last first; only those of one season if one is named.
pub(in crate::club) fn list_past(
    cx: &mut RequestContext<'_>,
    season: Option<Season>,
    page: Option<u32>,
) -> Result<(), Rejection> {
    let (page, shown) = past(cx, season, page)?;
    let season_told = season.map(|season| season.to_string());
    if shown.is_empty() {
        cx.say(
            Audience::Asker,
            vec![match season_told {
                Some(season) => Message::new("club-tournaments-past-none-then").with("season", season),
                None => Message::new("club-tournaments-past-none"),
            }],
        );
        return Ok(());
    }
    let mut text = vec![match season_told {
        Some(season) => Message::new("club-tournaments-past-then").with("season", season),
        None => Message::new("club-tournaments-past"),
    }];
    for (tournament, ended) in &shown {
        let told = roster::described(Message::new("club-tournament-listed-past"), tournament);
        let told = told.with("count", cx.tx.entrants(tournament.id)?.len());
        // A tournament with something unreadable is listed all the same.
        let won = Field::of(cx, tournament).map(|field| field.won_told()).ok();
        text.push(
            told.with("season", Season::of(*ended).to_string())
                .with("won", won.unwrap_or_else(|| Message::new("club-tournament-unread"))),
        );
    }
    text.extend(page.told());
    let of = TournamentCommand::List { past: true, season, page: None };
    let turn = |label, number: usize| {
        let page = u32::try_from(number).unwrap_or(u32::MAX);
        ButtonDraft::new(label, of.on_page(page), ButtonStyle::Plain)
    };
    let back = (page.number > 1).then(|| turn("club-button-back", page.number - 1));
    let next = (page.number < page.of).then(|| turn("club-button-next", page.number + 1));
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { buttons: back.into_iter().chain(next).collect(), ..reply });
    Ok(())
}

/// A page of the tournaments that are over, each with its end: of this place or, in a conversation of two, the asker's
/// own.
fn past(
    cx: &RequestContext<'_>,
    season: Option<Season>,
    page: Option<u32>,
) -> Result<(Page, Vec<(StoredTournament, Timestamp)>), Rejection> {
    let within = season.map_or(Timestamp::MIN..Timestamp::MAX, Season::lasts);
    let with_end = |tournament: StoredTournament| {
        Ok::<_, Rejection>(cx.tx.tournament_ended_at(tournament.id)?.map(|ended| (tournament, ended)))
    };
    if !cx.place.direct {
        let places = cx.tx.listed_in(&cx.place)?;
        let page = Page::wanted(page, cx.tx.count_tournaments_past_in(&places, &within)?.div_ceil(ROWS_MAX));
        let first = u32::try_from((page.number - 1) * ROWS_MAX).unwrap_or(u32::MAX);
        let rows = first..first.saturating_add(u32::try_from(ROWS_MAX).unwrap_or(u32::MAX));
        let found = cx.tx.tournaments_past_in(&places, &within, rows)?.into_iter().map(with_end);
        return Ok((page, found.filter_map(Result::transpose).collect::<Result<_, _>>()?));
    }
    let own = cx.tx.tournaments_over_with(cx.asker.person_id, OWN_MAX)?.into_iter().map(with_end);
    let mut own: Vec<_> = own.filter_map(Result::transpose).collect::<Result<_, _>>()?;
    own.retain(|(_, ended)| within.contains(ended));
    let page = Page::wanted(page, own.len().div_ceil(ROWS_MAX));
    Ok((page, page.part(&own).to_vec()))
}
