//! Profiles: somebody's ratings and how they went, their best wins, the tournaments that they won.

use jiff::SignedDuration;

use super::leaderboard::{game_title, rating};
use crate::clock::write_length;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{self, called, number, shown};
use crate::club::time::pace;
use crate::club::tournaments::field::Field;
use crate::club::{Attachment, Audience, ClubError};
use crate::command::{BoardForm, Scope, is_computer};
use crate::rules::guide::LEVELS;
use crate::rules::{GAMES, GameDef};
use crate::scene::{Figure, RatingLine, Ratings, spoken};
use crate::store::{Account, RatingKey, RatingRow, RatingScope, Score, StoredTournament};
use crate::text::{Arg, Message};

/// How many games the curve of a rating shows.
const GAMES_SHOWN: u32 = 100;
/// How many wins are named, and how many games are searched for opponents whom the asker may know.
const WINS_NAMED: usize = 3;
const WINS_LOOKED_AT: u32 = 20;
/// How many of the last games against somebody are named.
const LAST_NAMED: usize = 5;
/// How many of the tournaments that somebody was in last are looked through for those that they won.
const TOURNAMENTS_SEEN: u32 = 20;

/// Ratings by game. The rating of all games has no game's name.
type ByGame = Vec<(Option<String>, RatingRow)>;

/// Shows a person's ratings and results, and those against the asker.
pub(in crate::club) fn profile(cx: &mut RequestContext<'_>, person: Option<&str>) -> Result<(), Rejection> {
    if person.is_some_and(is_computer) {
        profile_of_computer(cx);
        return Ok(());
    }
    let account = match person {
        Some(name) => {
            let found = cx.find_person(name)?;
            // Somebody who is only mentioned may be a stranger, too.
            if !cx.knows(&found)? {
                return Err(cx.unknown_person(name));
            }
            found
        }
        None => cx.asker.clone(),
    };
    let person = account.person_id;
    let live = cx.tx.live_games_of(person)?.len();
    let mut text = vec![Message::new("club-profile").with("name", words::person(&account)).with("games", live)];
    let scopes = [(Scope::Here, "club-profile-here"), (Scope::Everywhere, "club-profile-everywhere")];
    let scopes = scopes.into_iter().skip(usize::from(cx.place.direct));
    let mut shown_first = None;
    for (scope, key) in scopes {
        let scope = cx.scope(scope);
        let rows = cx.tx.ratings_of(scope, person)?;
        if !rows.is_empty() {
            text.push(Message::new(key));
            text.extend(rows.iter().map(|(game, row)| rating(game_title(game.as_deref()), row)));
            shown_first.get_or_insert((scope, rows));
        }
    }
    if text.len() == 1 {
        text.push(Message::new("club-profile-unrated"));
    }
    let lost = cx.tx.lost_on_time(person)?;
    let time = match pace::pace_of(cx, person)? {
        Some(pace) => Some(Message::new("club-profile-pace").with("time", write_length(rounded(pace)))),
        None => (lost > 0).then(|| Message::new("club-profile-lost-on-time")),
    };
    text.extend(time.map(|time| time.with("lost", i64::from(lost))));
    let more = more_about(cx, &account, shown_first.as_ref().map(|(scope, _)| *scope))?;
    text.extend(more.iter().cloned());
    let files = match shown_first {
        Some((scope, rows)) => curves(cx, &account, (scope, &rows), &more)?,
        None => Vec::new(),
    };
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { files, ..reply });
    Ok(())
}

/// The best wins of a person, the tournaments that they won, and their results against the asker.
fn more_about(
    cx: &RequestContext<'_>,
    account: &Account,
    scope: Option<RatingScope>,
) -> Result<Vec<Message>, Rejection> {
    let person = account.person_id;
    let mut more = Vec::new();
    let mut wins = Vec::new();
    if let Some(scope) = scope {
        let key = RatingKey { scope, game: None };
        for (opponent, worth) in cx.tx.best_wins(key, person, WINS_LOOKED_AT)? {
            // People whom the asker has never met aren't named.
            let known =
                person == cx.asker.person_id || cx.tx.share_a_community(cx.asker.person_id, opponent.person_id)?;
            if !known || wins.len() >= WINS_NAMED {
                continue;
            }
            let win = Message::new("club-profile-win").with("name", words::person(&cx.named_here(opponent)?));
            wins.push(Arg::from(win.with_text("rating", shown(worth))));
        }
    }
    if !wins.is_empty() {
        more.push(Message::new("club-profile-wins").with("wins", Arg::And(wins)));
    }
    let mut won = Vec::new();
    for tournament in cx.tx.tournaments_over_with(person, TOURNAMENTS_SEEN)? {
        if has_won(cx, &tournament, person)? {
            let told = Message::new("club-profile-tournament").with("id", number(tournament.id));
            won.push(Arg::from(told.with("game", called(&tournament))));
        }
    }
    if !won.is_empty() {
        let count = won.len();
        more.push(Message::new("club-profile-won").with("count", count).with("tournaments", Arg::And(won)));
    }
    if person != cx.asker.person_id {
        more.extend(against(cx, account)?);
    }
    Ok(more)
}

/// The asker's games against somebody: all of them, those of each kind if there are several, and the last ones. Where others
/// read, nobody hears of those that began in direct conversations.
fn against(cx: &RequestContext<'_>, account: &Account) -> Result<Vec<Message>, Rejection> {
    let (own, other) = (cx.asker.person_id, account.person_id);
    let results = cx.tx.results_against(own, other, cx.place.direct)?;
    let name = words::person(account);
    if results.is_empty() {
        // What was played where nobody else reads is neither told here nor denied.
        if !cx.place.direct && !cx.tx.results_against(own, other, true)?.is_empty() {
            return Ok(Vec::new());
        }
        return Ok(vec![Message::new("club-profile-against-none").with("name", name)]);
    }
    let count = |told: Message, results: &mut dyn Iterator<Item = Option<bool>>| {
        let mut score = Score::default();
        for result in results {
            match result {
                Some(true) => score.wins += 1,
                Some(false) => score.losses += 1,
                None => score.draws += 1,
            }
        }
        let told = told.with("wins", i64::from(score.wins)).with("losses", i64::from(score.losses));
        told.with("draws", i64::from(score.draws))
    };
    let all = Message::new("club-profile-against").with("name", name);
    let mut told = vec![count(all, &mut results.iter().map(|(_, result)| *result))];
    let kinds: Vec<&GameDef> =
        GAMES.iter().filter(|kind| results.iter().any(|(game, _)| game == kind.about.id)).collect();
    let by_kind = kinds.iter().map(|kind| {
        let of_kind = results.iter().filter(|(game, _)| game == kind.about.id).map(|(_, result)| *result);
        let of = Message::new("club-profile-against-game").with("game", kind.about.title);
        Arg::from(count(of, &mut { of_kind }))
    });
    if kinds.len() > 1 {
        told.push(Message::new("club-profile-against-games").with("games", Arg::List(by_kind.collect())));
    }
    if results.len() > 1 {
        let last = results.iter().take(LAST_NAMED).map(|(_, result)| {
            Arg::from(Message::new(match result {
                Some(true) => "club-profile-last-won",
                Some(false) => "club-profile-last-lost",
                None => "club-profile-last-drawn",
            }))
        });
        let count = results.len().min(LAST_NAMED);
        let last = Message::new("club-profile-last").with("results", Arg::List(last.collect()));
        told.push(last.with("count", count));
    }
    Ok(told)
}

/// Whether a person has won a tournament that the asker may hear of: their own one, or one of this community.
fn has_won(cx: &RequestContext<'_>, tournament: &StoredTournament, person: i64) -> Result<bool, Rejection> {
    let here = cx.tx.place(tournament.place_id)?.community_id == cx.place.community_id;
    if !here && person != cx.asker.person_id {
        return Ok(false);
    }
    let field = match Field::of(cx, tournament) {
        Ok(field) => field,
        // A fault in one tournament doesn't hide the rest of a profile.
        Err(Rejection::Failed(error @ ClubError::Tournament { .. })) => {
            tracing::error!(%error, "a tournament is left out of a profile");
            return Ok(false);
        }
        Err(stop) => return Err(stop),
    };
    let entrant = field.entrant_of(Some(person));
    Ok(entrant.is_some_and(|entrant| field.winners().contains(&entrant)))
}

/// A person's rating curve as a picture, for people who see boards as pictures.
fn curves(
    cx: &RequestContext<'_>,
    account: &Account,
    (scope, rows): (RatingScope, &ByGame),
    more: &[Message],
) -> Result<Vec<Attachment>, Rejection> {
    if cx.liked_form()? != BoardForm::Picture {
        return Ok(Vec::new());
    }
    let mut lines = Vec::new();
    for (game, row) in rows {
        let key = RatingKey { scope, game: game.as_deref() };
        let values = cx.tx.rating_history(key, account.person_id, GAMES_SHOWN)?;
        let values: Vec<i64> = values.into_iter().map(shown).collect();
        let rating = format!("{}{}", shown(row.rating), if row.provisional { "?" } else { "" });
        let name = cx.language.say(&game_title(game.as_deref()));
        let said = Message::new("profile-line")
            .with("game", name.as_str())
            .with("rating", spoken(&rating, cx.language))
            .with_text("lowest", values.iter().min().copied().unwrap_or_default())
            .with_text("highest", values.iter().max().copied().unwrap_or_default())
            .with("games", values.len().saturating_sub(1));
        lines.push(RatingLine { name, rating, said: cx.language.say(&said), values });
    }
    let provisional = rows.iter().any(|(_, row)| row.provisional).then(|| Message::new("sheet-foot-provisional"));
    let foot = more.iter().chain(&provisional).map(|told| cx.language.say(told)).collect();
    let figure = Figure::Ratings(Ratings { title: account.name.clone(), lines, foot });
    let theme = cx.liked_theme()?;
    Ok(vec![Attachment::Figure { name: format!("profile-{}.png", account.id), figure, theme }])
}

/// A length as people say it: in hours, or in minutes if it is less than one hour.
fn rounded(length: SignedDuration) -> SignedDuration {
    let unit = if length < SignedDuration::from_hours(1) { 60 } else { 3_600 };
    SignedDuration::from_secs((length.as_secs() / unit).max(1) * unit)
}

/// Shows how strong the computer is at its levels, as far as that was measured.
fn profile_of_computer(cx: &mut RequestContext<'_>) {
    let of_game = |kind: &GameDef| {
        let ratings: Vec<String> = kind.about.level_ratings.iter().map(u16::to_string).collect();
        let told = Message::new("club-computer-levels").with("game", kind.about.title);
        told.with("count", ratings.len()).with_text("ratings", ratings.join(", "))
    };
    let mut text = vec![Message::new("club-computer-profile").with("most", LEVELS)];
    text.extend(GAMES.iter().map(of_game));
    cx.say(Audience::Asker, text);
}
