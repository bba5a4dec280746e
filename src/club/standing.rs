//! Where people stand: profiles and rankings.

use jiff::SignedDuration;

use super::Audience;
use super::limits::RANKING_MAX;
use super::rating::{listed_since, shown};
use super::stop::Stop;
use super::visit::Visit;
use super::words;
use crate::clock::write_length;
use crate::command::Scope;
use crate::rules::Kind;
use crate::store::{RatingKey, RatingRow, Score};
use crate::text::Message;

impl Visit<'_> {
    /// Shows a person's ratings and results, and those against the asker.
    pub(super) fn profile(&mut self, person: Option<&str>) -> Result<(), Stop> {
        let account = match person {
            Some(name) => self.find_person(name)?,
            None => self.asker.clone(),
        };
        let person = account.person_id;
        if person != self.asker.person_id && !self.act.tx.share_a_community(self.asker.person_id, person)? {
            return Err(Message::new("club-profile-unknown").with("name", words::person(&account)).into());
        }
        let live = self.act.tx.live_tables_of(person)?.len();
        let mut text = vec![Message::new("club-profile").with("name", words::person(&account)).with("games", live)];
        let scopes = [(Scope::Here, "club-profile-here"), (Scope::Everywhere, "club-profile-everywhere")];
        for (scope, key) in scopes.into_iter().skip(usize::from(self.place.direct)) {
            let rows = self.act.tx.ratings_of(self.scope(scope), person)?;
            if !rows.is_empty() {
                text.push(Message::new(key));
                text.extend(rows.iter().map(|(game, row)| rating(game_title(game.as_deref()), row)));
            }
        }
        if text.len() == 1 {
            text.push(Message::new("club-profile-unrated"));
        }
        if let Some(pace) = self.act.tx.pace_of(person)? {
            let pace = Message::new("club-profile-pace").with("time", write_length(rounded(pace)));
            text.push(pace.with("lost", i64::from(self.act.tx.lost_on_time(person)?)));
        }
        if person != self.asker.person_id {
            let Score { wins, draws, losses } = self.act.tx.score_against(self.asker.person_id, person)?;
            text.push(
                Message::new("club-profile-against")
                    .with("name", words::person(&account))
                    .with("wins", i64::from(wins))
                    .with("draws", i64::from(draws))
                    .with("losses", i64::from(losses)),
            );
        }
        self.say(Audience::Asker, text);
        Ok(())
    }

    /// Shows who is rated highest in a game or all of them, here or everywhere.
    pub(super) fn leaderboard(&mut self, game: Option<&'static str>, scope: Scope) -> Result<(), Stop> {
        // A conversation of two is no community with a ranking of its own.
        let scope = if self.place.direct { Scope::Everywhere } else { scope };
        let key = RatingKey { scope: self.scope(scope), game };
        let since = listed_since(self.act.now);
        let ranking = self.act.tx.ranking(key, since, RANKING_MAX)?;
        let headline = Message::new(match scope {
            Scope::Here => "club-leaderboard-here",
            Scope::Everywhere => "club-leaderboard-everywhere",
        });
        let mut text = vec![headline.with("game", game_title(key.game))];
        if ranking.is_empty() {
            text.push(Message::new("club-leaderboard-empty"));
        }
        for (index, (row, account)) in ranking.iter().enumerate() {
            let line = Message::new("club-leaderboard-line").with("rank", index + 1);
            text.push(line.with("rating", rating(Message::new("club-name").with("name", words::person(account)), row)));
        }
        let more = self.act.tx.ranked(key, since)?.saturating_sub(RANKING_MAX);
        if more > 0 {
            text.push(Message::new("club-and-more-ranked").with("count", i64::from(more)));
        }
        if ranking.iter().any(|(row, _)| row.provisional) {
            text.push(Message::new("club-provisional"));
        }
        self.say(Audience::Everyone, text);
        Ok(())
    }
}

/// A length as people speak of it: in hours, or in minutes if it is less than one.
fn rounded(length: SignedDuration) -> SignedDuration {
    let unit = if length < SignedDuration::from_hours(1) { 60 } else { 3_600 };
    SignedDuration::from_secs((length.as_secs() / unit).max(1) * unit)
}

fn game_title(game: Option<&str>) -> Message {
    match game.and_then(Kind::find) {
        Some(kind) => Message::new("club-title").with("title", kind.about.title),
        None => Message::new("club-all-games"),
    }
}

/// A rating with what it is of and what it comes from.
fn rating(of: Message, row: &RatingRow) -> Message {
    Message::new(if row.provisional { "club-rating-provisional" } else { "club-rating" })
        .with("of", of)
        .with_text("rating", shown(row.rating))
        .with("wins", i64::from(row.score.wins))
        .with("draws", i64::from(row.score.draws))
        .with("losses", i64::from(row.score.losses))
}
