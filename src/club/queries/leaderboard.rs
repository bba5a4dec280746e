//! Where people stand: rankings.

use jiff::{SignedDuration, Timestamp};

use crate::club::context::asker::RequestContext;
use crate::club::context::draft::{ButtonDraft, Draft};
use crate::club::context::limits::RANKING_MAX;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, shown};
use crate::club::play::rating::listed_since;
use crate::club::{Attachment, Audience, ButtonStyle};
use crate::command::{BoardForm, RatingCommand, Scope};
use crate::rules::GameDef;
use crate::scene::{Column, ColumnKind, Figure, Sheet, SheetRow};
use crate::store::{Account, RatingKey, RatingRow, RatingScope, Score};
use crate::text::Message;

/// Shows a page of the highest ratings in a game or in all of them, here or everywhere.
pub(in crate::club) fn leaderboard(
    cx: &mut RequestContext<'_>,
    game: Option<&'static str>,
    scope: Scope,
    page: Option<u32>,
) -> Result<(), Rejection> {
    // A conversation of two is no community with a ranking of its own.
    let scope = if cx.place.direct { Scope::Everywhere } else { scope };
    let key = RatingKey { scope: cx.scope(scope), game };
    let since = listed_since(cx.now);
    let ranked = cx.tx.ranked(key, since)?;
    let pages = ranked.div_ceil(RANKING_MAX).max(1);
    let page = page.unwrap_or(1).min(pages);
    let first = (page - 1) * RANKING_MAX;
    let mut ranking: Vec<Ranked> = (first..)
        .zip(cx.tx.ranking(key, since, first..first + RANKING_MAX)?)
        .map(|(place, (row, account))| Ok(Ranked { place, row, account: cx.named_here(account)? }))
        .collect::<Result<_, Rejection>>()?;
    ranking.extend(own_place(cx, key, since)?.filter(|own| ranking.iter().all(|row| row.place != own.place)));
    ranking.sort_unstable_by_key(|row| row.place);

    let headline = Message::new(match scope {
        Scope::Here => "club-leaderboard-here",
        Scope::Everywhere => "club-leaderboard-everywhere",
    });
    let title = Message::new(match scope {
        Scope::Here => "sheet-leaderboard-here",
        Scope::Everywhere => "sheet-leaderboard-everywhere",
    });
    let unlisted = unlisted(cx, &ranking, cx.tx.rating(key, cx.asker.person_id)?.as_ref());
    let title = title.with("game", game_title(game));
    let files = ladder(cx, &title, key, &ranking, unlisted.as_ref(), true)?;
    let mut text = vec![headline.with("game", game_title(game))];
    if ranking.is_empty() {
        text.push(Message::new("club-leaderboard-empty"));
    }
    for Ranked { place, row, account } in &ranking {
        let line = Message::new("club-leaderboard-line").with("rank", i64::from(place + 1));
        text.push(line.with("rating", rating(Message::new("club-name").with("name", words::person(account)), row)));
    }
    text.extend(unlisted);
    text.extend(page_told(page, pages, ranked));
    let turn = |label, page| {
        ButtonDraft::new(
            label,
            RatingCommand::Leaderboard { game, scope, page: Some(page), season: false },
            ButtonStyle::Plain,
        )
    };
    let back = (page > 1).then(|| turn("club-button-back", page - 1));
    let buttons = back.into_iter().chain((page < pages).then(|| turn("club-button-next", page + 1))).collect();
    let reply = cx.reply(Audience::Everyone, text);
    cx.drafts.push(Draft { buttons, files, ..reply });
    Ok(())
}

/// Where the asker stands in a ranking.
fn own_place(cx: &RequestContext<'_>, key: RatingKey<'_>, since: Timestamp) -> Result<Option<Ranked>, Rejection> {
    let person = cx.asker.person_id;
    let Some(place) = cx.tx.place_in_ranking(key, since, person)? else { return Ok(None) };
    let row = cx.tx.rating(key, person)?;
    Ok(row.map(|row| Ranked { place, row, account: cx.asker.clone() }))
}

/// The message about an asker who isn't in a ranking: they aren't rated, or were once.
pub(in crate::club) fn unlisted(
    cx: &RequestContext<'_>,
    ranking: &[Ranked],
    own: Option<&RatingRow>,
) -> Option<Message> {
    let listed = ranking.is_empty() || ranking.iter().any(|ranked| ranked.row.person_id == cx.asker.person_id);
    let told = own.map_or_else(
        || Message::new("club-leaderboard-unrated"),
        |row| Message::new("club-leaderboard-faded").with_text("rating", shown(row.rating)),
    );
    (!listed).then_some(told)
}

/// A ranking as a picture, for people who see boards as pictures, with recent changes if they are `lately` wanted.
pub(in crate::club) fn ladder(
    cx: &RequestContext<'_>,
    title: &Message,
    key: RatingKey<'_>,
    ranking: &[Ranked],
    unlisted: Option<&Message>,
    lately: bool,
) -> Result<Vec<Attachment>, Rejection> {
    if cx.liked_form()? != BoardForm::Picture || ranking.is_empty() {
        return Ok(Vec::new());
    }
    let say = |key| cx.language.say(&Message::new(key));
    let figure = |name| Column::new(ColumnKind::Figure, say(name));
    let month_ago = cx.now.saturating_sub(MONTH).unwrap_or(Timestamp::MIN);
    let mut rows = Vec::new();
    for Ranked { place, row, account } in ranking {
        let Score { wins, draws, losses } = row.score;
        let mut cells = vec![
            (place + 1).to_string(),
            account.name.clone(),
            format!("{}{}", shown(row.rating), if row.provisional { "?" } else { "" }),
            shown(row.deviation).to_string(),
            (wins + draws + losses).to_string(),
        ];
        if lately {
            let before = cx.tx.rating_at(key, row.person_id, month_ago)?.unwrap_or(row.rating);
            cells.push(signed(i64::from(cx.tx.streak(key, row.person_id)?)));
            cells.push(signed(shown(row.rating) - shown(before)));
        }
        rows.push(SheetRow { cells, stands_out: row.person_id == cx.asker.person_id, ..SheetRow::default() });
    }
    let mut columns = vec![
        Column::new(ColumnKind::Figure, ""),
        Column::new(ColumnKind::Name, ""),
        figure("sheet-rating"),
        figure("sheet-deviation").said(say("sheet-said-off")),
        figure("sheet-games"),
    ];
    let mut foot = vec![say(if lately { "sheet-foot-deviation" } else { "sheet-foot-season" })];
    if lately {
        columns.extend([figure("sheet-streak"), figure("sheet-month")]);
        foot.push(say("sheet-foot-streak"));
    }
    if ranking.iter().any(|ranked| ranked.row.provisional) {
        foot.push(say("sheet-foot-provisional"));
    }
    foot.extend(unlisted.map(|told| cx.language.say(told)));
    let theme = cx.liked_theme()?;
    let scope = if key.scope == RatingScope::Everywhere { "-everywhere" } else { "" };
    let season = if lately { "" } else { "-season" };
    let name = format!("leaderboard-{}{scope}{season}.png", key.game.unwrap_or("all"));
    let figure = Figure::Sheet(Sheet { title: cx.language.say(title), columns, rows, foot });
    Ok(vec![Attachment::Figure { name, figure, theme }])
}

/// Which page it is of how many, unless it is the only one, and how many people are on all of them.
pub(in crate::club) fn page_told(page: u32, pages: u32, ranked: u32) -> Option<Message> {
    let told = Message::new("club-leaderboard-page").with("page", i64::from(page)).with("pages", i64::from(pages));
    (pages > 1).then(|| told.with("count", i64::from(ranked)))
}

/// Somebody in a ranking.
pub(in crate::club) struct Ranked {
    /// Their place, counted from 0.
    pub(in crate::club) place: u32,
    pub(in crate::club) row: RatingRow,
    pub(in crate::club) account: Account,
}

/// For how long changes of ratings are new.
const MONTH: SignedDuration = SignedDuration::from_hours(30 * 24);

/// A change as people read it. `None` if nothing changed.
fn signed(change: i64) -> String {
    match change {
        0 => String::new(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// A game's name, or the words for all games.
pub(in crate::club) fn game_title(game: Option<&str>) -> Message {
    match game.and_then(GameDef::find) {
        Some(kind) => Message::new("club-title").with("title", kind.about.title),
        None => Message::new("club-all-games"),
    }
}

/// A rating with its game and its results.
pub(in crate::club) fn rating(of: Message, row: &RatingRow) -> Message {
    Message::new(if row.provisional { "club-rating-provisional" } else { "club-rating" })
        .with("of", of)
        .with_text("rating", shown(row.rating))
        .with("wins", i64::from(row.score.wins))
        .with("draws", i64::from(row.score.draws))
        .with("losses", i64::from(row.score.losses))
}
