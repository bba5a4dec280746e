//! A community's season or year: its champions, its longest game, its greatest upset, its boldest swing, and
//! everybody's best win.
//!
//! Everybody in a community may look at all games that began in it (see docs/privacy.md), so that the yearbook shows
//! nothing else. People who were forgotten have no page.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use jiff::Timestamp;

use crate::clock::Season;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::{number, person, seated, shown, title};
use crate::club::queries::leaderboard::game_title;
use crate::club::queries::past;
use crate::club::{Attachment, Audience};
use crate::rules::{GAMES, Game, Player};
use crate::scene::{Scene, SceneOptions, YearBoard, YearEntry, YearSection, Yearbook};
use crate::store::{FinishedGame, RatingKey, SeasonKey, StoredGame};
use crate::text::Message;

/// How many people have a page with their best win: those with the best ones.
const PAGES_MAX: usize = 60;

/// Whoever never stood lower than this, in percent, was never far behind.
const BEHIND: u32 = 40;

/// The time of a yearbook.
struct Time {
    /// How it is written: `2026`, `2026 Q4`.
    name: String,
    lasts: Range<Timestamp>,
    seasons: Vec<Season>,
}

impl Time {
    fn of_season(season: Season) -> Self {
        Self { name: season.to_string(), lasts: season.lasts(), seasons: vec![season] }
    }

    fn of_year(year: u32) -> Option<Self> {
        let seasons: Vec<Season> =
            (1..=4).map(|quarter| Season::read(&format!("{year}-{quarter}"))).collect::<Option<_>>()?;
        let lasts = seasons.first()?.lasts().start..seasons.last()?.lasts().end;
        Some(Self { name: year.to_string(), lasts, seasons })
    }
}

/// A win that is told.
struct Win {
    game: FinishedGame,
    winner: Player,
    /// The loser's rating before it, if the game was rated.
    worth: Option<f64>,
}

/// Sends the yearbook of the asker's community: of a season, of a year, or of this year.
pub(in crate::club) fn yearbook(
    cx: &mut RequestContext<'_>,
    year: Option<u32>,
    season: Option<Season>,
) -> Result<(), Rejection> {
    if cx.place.direct {
        return refuse("club-yearbook-direct");
    }
    let this_year = u32::try_from(Season::of(cx.now).number() / 10).unwrap_or_default();
    let time = season.map(Time::of_season).or_else(|| Time::of_year(year.unwrap_or(this_year)));
    let Some(time) = time else { return refuse("club-yearbook-when") };
    let games = cx.tx.games_finished_in(cx.place.community_id, time.lasts.clone())?;
    if games.is_empty() {
        return Err(Message::new("club-yearbook-none").with_text("time", time.name).into());
    }
    let mut players: Vec<i64> = games.iter().flat_map(|game| game.people).collect();
    players.sort_unstable();
    players.dedup();
    let headline = Message::new("club-yearbook")
        .with_text("time", &time.name)
        .with("games", games.len())
        .with("players", players.len());
    let champions = champions(cx, &time)?;
    let longest = games.iter().max_by_key(|game| game.plies).cloned();
    let longest = longest.map(|game| longest_told(cx, &game)).transpose()?.flatten();
    let wins = wins(&games);
    let upset = upset_told(cx, &wins)?;
    let swing = swing_told(cx, &wins)?;
    let best = best_wins(cx, &wins)?;
    let mut text = vec![headline.clone()];
    text.extend(champions.iter().cloned());
    let told = [longest, upset, swing].into_iter().flatten().collect::<Vec<_>>();
    text.extend(told.iter().map(|(message, _)| message.clone()));
    text.push(Message::new("club-yearbook-file"));
    let said = |message: &Message| cx.language.say(message);
    let section = |head, entries: Vec<YearEntry>| YearSection { head: said(&Message::new(head)), entries };
    let entry =
        |(message, board): &(Message, Option<YearBoard>)| YearEntry { text: said(message), board: board.clone() };
    let alone = |message: &Message| YearEntry { text: said(message), board: None };
    let sections = [
        section("club-yearbook-head-champions", champions.iter().map(alone).collect()),
        section("club-yearbook-head-games", told.iter().map(entry).collect()),
        section("club-yearbook-head-best", best.iter().map(entry).collect()),
    ];
    let sections = sections.into_iter().filter(|section| !section.entries.is_empty()).collect();
    let book = Yearbook { title: said(&headline), sections };
    let name = format!("yearbook-{}.html", time.name.replace(' ', "-").to_lowercase());
    let file = Attachment::Yearbook { name, book, theme: cx.liked_theme()? };
    let reply = cx.reply(Audience::Everyone, text);
    cx.drafts.push(Draft { files: vec![file], ..reply });
    Ok(())
}

/// The first of the ranking of each season that is over, in all games and in each.
fn champions(cx: &RequestContext<'_>, time: &Time) -> Result<Vec<Message>, Rejection> {
    let scope = crate::store::RatingScope::Community(cx.place.community_id);
    let kinds: Vec<Option<&str>> = std::iter::once(None).chain(GAMES.iter().map(|kind| Some(kind.about.id))).collect();
    let mut told = Vec::new();
    for season in time.seasons.iter().filter(|season| season.lasts().end <= cx.now) {
        for game in &kinds {
            let key = SeasonKey { season: season.number(), of: RatingKey { scope, game: *game } };
            for (row, account) in cx.tx.season_ranking(key, 0..1)?.into_iter().filter(|(row, _)| !row.provisional) {
                let champion = Message::new("club-yearbook-champion").with_text("season", season);
                let champion = champion.with("game", game_title(*game)).with_text("rating", shown(row.rating));
                told.push(champion.with("name", person(&cx.named_here(account)?)));
            }
        }
    }
    Ok(told)
}

/// The wins among some games.
fn wins(games: &[FinishedGame]) -> Vec<Win> {
    let win = |game: &FinishedGame| {
        let winner = game.winner?;
        Some(Win { game: game.clone(), winner, worth: game.before[winner.other().index()] })
    };
    games.iter().filter_map(win).collect()
}

fn longest_told(
    cx: &mut RequestContext<'_>,
    game: &FinishedGame,
) -> Result<Option<(Message, Option<YearBoard>)>, Rejection> {
    let Some(stored) = cx.tx.game(game.id)? else { return Ok(None) };
    let told = about(Message::new("club-yearbook-longest"), &stored).with("actions", i64::from(stored.plies));
    let told = told.with("one", seated(stored.seat(Player::One))).with("two", seated(stored.seat(Player::Two)));
    Ok(Some((told, board_of(cx, &stored)?)))
}

/// The win over somebody who was rated higher by most.
fn upset_told(cx: &mut RequestContext<'_>, wins: &[Win]) -> Result<Option<(Message, Option<YearBoard>)>, Rejection> {
    let above = |win: &Win| Some(win.worth? - win.game.before[win.winner.index()]?);
    let upsets = wins.iter().filter_map(|win| Some((above(win).filter(|above| *above >= 1.0)?, win)));
    let Some((above, win)) = upsets.max_by(|a, b| a.0.total_cmp(&b.0)) else { return Ok(None) };
    let Some(stored) = cx.tx.game(win.game.id)? else { return Ok(None) };
    let told = about(Message::new("club-yearbook-upset"), &stored).with_text("points", shown(above));
    Ok(Some((with_players(told, &stored, win.winner), board_of(cx, &stored)?)))
}

/// The win in which the winner was farthest behind, among the games that the computer has looked through, with the board
/// of that moment.
fn swing_told(cx: &mut RequestContext<'_>, wins: &[Win]) -> Result<Option<(Message, Option<YearBoard>)>, Rejection> {
    let swings = wins.iter().filter_map(|win| Some((win.game.swing.filter(|swing| swing.least <= BEHIND)?, win)));
    let Some((swing, win)) = swings.min_by_key(|(swing, win)| (swing.least, win.game.id)) else { return Ok(None) };
    let Some(stored) = cx.tx.game(win.game.id)? else { return Ok(None) };
    let Some(game) = replayed(cx, &stored)? else { return Ok(None) };
    let then = game.rewound(swing.plies as usize);
    let turn = past::turns_of(&then) + 1;
    let told = about(Message::new("club-yearbook-swing"), &stored).with("percent", i64::from(swing.least));
    let told = with_players(told.with("turn", turn), &stored, win.winner);
    Ok(Some((told, Some(drawn(cx, &stored, &then)))))
}

/// Everybody's best win: over the opponent with the highest rating then, or else the last one. The best ones come first.
fn best_wins(cx: &mut RequestContext<'_>, wins: &[Win]) -> Result<Vec<(Message, Option<YearBoard>)>, Rejection> {
    let mut best: BTreeMap<i64, &Win> = BTreeMap::new();
    let worth = |win: &Win| (win.worth.unwrap_or_default(), win.game.id);
    for win in wins {
        let known = best.entry(win.game.people[win.winner.index()]).or_insert(win);
        if worth(win) > worth(known) {
            *known = win;
        }
    }
    let mut best: Vec<&Win> = best.into_values().collect();
    best.sort_by(|a, b| worth(b).partial_cmp(&worth(a)).unwrap_or(std::cmp::Ordering::Equal));
    let mut told = Vec::new();
    for win in best {
        let Some(stored) = cx.tx.game(win.game.id)? else { continue };
        let seat = stored.seat(win.winner);
        if seat.is_forgotten() || seat.is_computer() || told.len() >= PAGES_MAX {
            continue;
        }
        let key = if win.worth.is_some() { "club-yearbook-best" } else { "club-yearbook-best-unrated" };
        let message = about(Message::new(key), &stored).with_text("rating", shown(win.worth.unwrap_or_default()));
        told.push((with_players(message, &stored, win.winner), board_of(cx, &stored)?));
    }
    Ok(told)
}

fn about(message: Message, game: &StoredGame) -> Message {
    message.with("id", number(game.id)).with("game", title(&game.game, &game.variant))
}

fn with_players(message: Message, game: &StoredGame, winner: Player) -> Message {
    message.with("name", seated(game.seat(winner))).with("other", seated(game.seat(winner.other())))
}

/// The last board of a game. `None` if its record is damaged.
fn board_of(cx: &mut RequestContext<'_>, stored: &StoredGame) -> Result<Option<YearBoard>, Rejection> {
    Ok(replayed(cx, stored)?.map(|game| drawn(cx, stored, &game)))
}

/// A game. `None` if its record is damaged.
fn replayed(cx: &mut RequestContext<'_>, stored: &StoredGame) -> Result<Option<Arc<Game>>, Rejection> {
    match cx.replay(stored) {
        Ok(replayed) => Ok(Some(replayed.game)),
        Err(Rejection::Refused(_)) => Ok(None),
        Err(stop) => Err(stop),
    }
}

/// Its board as it stands.
fn drawn(cx: &RequestContext<'_>, stored: &StoredGame, game: &Game) -> YearBoard {
    let names = [stored.seats[0].name.clone(), stored.seats[1].name.clone()];
    let scene = Scene::of(game, &SceneOptions { names: names.clone(), ..SceneOptions::default() });
    YearBoard {
        game: stored.game.clone(),
        variant: stored.variant.clone(),
        position: game.position(),
        names,
        words: scene.board_in_words(cx.language),
    }
}
