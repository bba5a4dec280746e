//! One transaction that changes the club, whatever its cause.
//!
//! A [`Context`] knows no asker: the clock, a tournament and the program itself need only this. A person's request has
//! a [`RequestContext`](super::asker::RequestContext) around it.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::connections::Connections;
use super::draft::Draft;
use super::job::Job;
use super::rejection::Rejection;
use super::replay::{Games, Replayed};
use super::{choices, pages};
use crate::club::{Audience, Letter, To};
use crate::command::Typed;
use crate::command::settings::{LANGUAGE, THEME, ZONE};
use crate::config::Limits;
use crate::faults::point;
use crate::store::{self, COMMUNITY, COMPUTER, Cause, GameState, Owner, StoredGame, StoredPlace, Transaction};
use crate::text::{Language, Message};
use crate::watch::Tally;

/// One transaction and its results: the tool of every part of the club.
pub(in crate::club) struct Context<'a> {
    pub(in crate::club) tx: &'a Transaction<'a>,
    pub(in crate::club) now: Timestamp,
    pub(in crate::club) cause: Cause,
    pub(in crate::club) environment: Environment<'a>,
    pub(in crate::club) drafts: Vec<Draft>,
    /// Jobs for the computer.
    pub(in crate::club) jobs: Vec<Job>,
    /// Whether something forgotten must also leave the disk.
    pub(in crate::club) forgotten: bool,
    /// The letters that are in the outbox, with their platforms and numbers.
    posted: Vec<(String, i64, Letter)>,
    /// The letters for the page by which somebody asked, each with the event that it answers.
    shown: Vec<(String, Letter)>,
    /// The games of matches that have ended, and whether each counted: their matches go on before the transaction ends.
    pub(in crate::club) ended: Vec<(i64, bool)>,
    pub(in crate::club) tally: Tally,
    games: &'a mut Games,
    /// The games that were played on.
    played: Vec<(i64, Replayed)>,
    /// The games whose records can't be replayed.
    corrupt: Vec<StoredGame>,
}

/// The club's knowledge outside its database.
#[derive(Clone, Copy)]
pub(in crate::club) struct Environment<'a> {
    pub(in crate::club) limits: &'a Limits,
    /// The language of people and places that have chosen none.
    pub(in crate::club) usual_language: &'static Language,
    pub(in crate::club) connections: &'a Connections,
    /// The people for whom the computer has jobs to report on.
    pub(in crate::club) jobs: &'a [Option<i64>],
    /// The zone of people and places without one of their own: the owner's.
    pub(in crate::club) zone: &'a TimeZone,
    /// The theme of pictures for which nobody has chosen one: the owner's. Platforms know it as well.
    pub(in crate::club) usual_theme: &'static str,
    /// The address under which pages are, if there are any.
    pub(in crate::club) pages_at: Option<&'a str>,
}

/// The results of a transaction, for the club.
pub(in crate::club) struct Done {
    /// The letters in the outbox, with their platforms and numbers.
    pub(in crate::club) letters: Vec<(String, i64, Letter)>,
    /// The games that were played on, as they stand.
    pub(in crate::club) played: Vec<(i64, Replayed)>,
    /// Whether the computer was told of anything.
    pub(in crate::club) computer_told: bool,
    /// Jobs for the computer.
    pub(in crate::club) jobs: Vec<Job>,
    /// Whether something forgotten must also leave the disk.
    pub(in crate::club) forgotten: bool,
    /// The letters for a page, each with the event that it answers.
    pub(in crate::club) shown: Vec<(String, Letter)>,
}

impl<'a> Context<'a> {
    pub(in crate::club) fn new(
        tx: &'a Transaction<'a>,
        games: &'a mut Games,
        environment: Environment<'a>,
        cause: Cause,
        now: Timestamp,
    ) -> Self {
        Self {
            tx,
            now,
            cause,
            environment,
            drafts: Vec::new(),
            jobs: Vec::new(),
            forgotten: false,
            posted: Vec::new(),
            shown: Vec::new(),
            ended: Vec::new(),
            tally: Tally::default(),
            games,
            played: Vec::new(),
            corrupt: Vec::new(),
        }
    }

    /// Drops the letters and games that came after this many letters, because their request was undone.
    pub(in crate::club) fn undo_since(&mut self, letters: usize) {
        self.drafts.truncate(letters);
        self.jobs.clear();
        self.played.clear();
        self.ended.clear();
    }

    /// Puts the letters into the outbox. The computer reads none: it finds out by itself what awaits it.
    pub(in crate::club) fn finish(mut self) -> Result<Done, store::StoreError> {
        point("club.act");
        for game in std::mem::take(&mut self.corrupt) {
            self.tx.update_game(&StoredGame { state: GameState::Aside, ..game })?;
        }
        let mut drafts = std::mem::take(&mut self.drafts);
        // A community reads in its place.
        drafts.retain(|draft| draft.platform != COMMUNITY);
        let (unread, drafts): (Vec<Draft>, _) = drafts.into_iter().partition(|draft| draft.platform == COMPUTER);
        for draft in drafts.into_iter().filter(|draft| !draft.unwanted) {
            self.post(draft)?;
        }
        let computer_told = !unread.is_empty();
        Ok(Done {
            letters: self.posted,
            played: self.played,
            computer_told,
            jobs: self.jobs,
            forgotten: self.forgotten,
            shown: self.shown,
        })
    }

    /// Puts a letter into the outbox at once, to be referred to by its number. One that is only shown on a page has none.
    pub(in crate::club) fn post(&mut self, draft: Draft) -> Result<i64, store::StoreError> {
        let (platform, zone) = (draft.platform.clone(), self.zone_for(&draft)?);
        if draft.on_page {
            let event = draft.answers.clone().unwrap_or_default();
            self.shown.push((event, draft.letter(self.now, &zone, None)));
            return Ok(0);
        }
        let is_board = draft.picture.as_ref().is_some_and(|picture| !picture.past);
        let page = draft.about.filter(|_| is_board).map(|game| pages::link(self.tx, self.environment.pages_at, game));
        let page = page.transpose()?.flatten();
        let (id, letter) = draft.send(self.tx, &self.cause, self.now, &zone, page)?;
        self.posted.push((platform, id, letter));
        Ok(id)
    }

    /// A game as it stands. If its record can't be replayed, that is reported, and the game is set aside when the
    /// transaction ends.
    pub(in crate::club) fn replay(&mut self, game: &StoredGame) -> Result<Replayed, Rejection> {
        let id = format!("#{}", game.id);
        if game.state == GameState::Aside {
            return Err(Message::new("club-aside").with_text("id", id).into());
        }
        if let Some((_, replayed)) =
            self.played.iter().find(|(id, replayed)| *id == game.id && replayed.entries == game.entries)
        {
            return Ok(replayed.clone());
        }
        if let Some(replayed) = self.games.get(game.id, game.entries) {
            return Ok(replayed.clone());
        }
        match Replayed::load(self.tx, game, game.entries)? {
            Ok(replayed) => {
                self.games.put(game.id, replayed.clone());
                Ok(replayed)
            }
            Err(corrupt) => {
                tracing::error!(game = game.id, %corrupt, "a game cannot be replayed and is set aside");
                self.corrupt.push(game.clone());
                Err(Message::new("club-aside-now").with_text("id", id).into())
            }
        }
    }

    /// The games that were played on in this transaction.
    pub(in crate::club) fn played_games(&self) -> Vec<i64> {
        self.played.iter().map(|(id, _)| *id).collect()
    }

    /// Keeps a game that was played on, for the next reader.
    pub(in crate::club) fn keep(&mut self, id: i64, replayed: Replayed) {
        self.played.retain(|(kept, _)| *kept != id);
        self.played.push((id, replayed));
    }

    /// A person's own language, or else the place's.
    pub(in crate::club) fn language_of(
        &self,
        person_id: i64,
        place: &StoredPlace,
    ) -> Result<&'static Language, store::StoreError> {
        match self.own_language(person_id)? {
            Some(language) => Ok(language),
            None => self.language_in(place),
        }
    }

    /// The language that a person has chosen, or else that of their app.
    pub(in crate::club) fn own_language(&self, person_id: i64) -> Result<Option<&'static Language>, store::StoreError> {
        match self.chosen_by(person_id, &LANGUAGE)? {
            Some(language) => Ok(Some(language)),
            None => choices::language_of_app(self.tx, Owner::Person(person_id)),
        }
    }

    /// A place's language, or else its community's: the chosen one, or the one that the platform names.
    pub(in crate::club) fn language_in(&self, place: &StoredPlace) -> Result<&'static Language, store::StoreError> {
        let language = match self.chosen_in(place, &LANGUAGE)? {
            Some(language) => Some(language),
            // A server that has never chosen one says English.
            None => choices::language_of_app(self.tx, Owner::Community(place.own_community_id))?
                .filter(|language| language.tag() != Language::english().tag()),
        };
        Ok(language.unwrap_or(self.environment.usual_language))
    }

    /// A person's choice.
    pub(in crate::club) fn chosen_by<T: Clone + Sync>(
        &self,
        person_id: i64,
        setting: &Typed<T>,
    ) -> Result<Option<T>, store::StoreError> {
        choices::by_person(self.tx, person_id, setting)
    }

    /// A place's choice, or else its community's.
    pub(in crate::club) fn chosen_in<T: Clone + Sync>(
        &self,
        place: &StoredPlace,
        setting: &Typed<T>,
    ) -> Result<Option<T>, store::StoreError> {
        choices::in_place(self.tx, place, setting)
    }

    /// A person's choice, or else the default.
    pub(in crate::club) fn of_person<T: Clone + Sync>(
        &self,
        person_id: i64,
        setting: &Typed<T>,
    ) -> Result<T, store::StoreError> {
        Ok(self.chosen_by(person_id, setting)?.unwrap_or_else(|| setting.usual()))
    }

    /// A place's choice, or else its community's, or else the default.
    pub(in crate::club) fn in_place<T: Clone + Sync>(
        &self,
        place: &StoredPlace,
        setting: &Typed<T>,
    ) -> Result<T, store::StoreError> {
        Ok(self.chosen_in(place, setting)?.unwrap_or_else(|| setting.usual()))
    }

    /// The theme of pictures for everybody in a place; empty if nobody chose one.
    pub(in crate::club) fn theme_in(&self, place: &StoredPlace) -> Result<String, store::StoreError> {
        Ok(self.chosen_in(place, &THEME)?.unwrap_or_default().to_owned())
    }

    /// The zone of a letter's reader, if it's known.
    fn zone_for(&self, draft: &Draft) -> Result<TimeZone, store::StoreError> {
        let place = match &draft.to {
            To::Place(id) => self.tx.known_place(&draft.platform, id)?,
            To::Account(_) => None,
        };
        let reader = match (&draft.to, draft.asker_id) {
            (To::Account(id), _) => self.tx.account(&draft.platform, id)?.map(|account| account.person_id),
            (To::Place(_), Some(asker)) if draft.on_page => Some(asker),
            (To::Place(_), Some(asker))
                if draft.audience != Audience::Everyone || place.as_ref().is_some_and(|place| place.direct) =>
            {
                Some(asker)
            }
            (To::Place(_), _) => None,
        };
        let own = reader.map(|reader| self.chosen_by(reader, &ZONE)).transpose()?.flatten();
        let zone = match (own, place) {
            (None, Some(place)) => self.chosen_in(&place, &ZONE)?,
            (own, _) => own,
        };
        Ok(zone.unwrap_or_else(|| self.environment.zone.clone()))
    }
}
