//! What changes the club, whoever the cause is: one transaction.
//!
//! A [`Context`] knows nobody who asked: the clock, a tournament and the program itself have none but that. What a person
//! asks for has a [`RequestContext`](super::asker::RequestContext) around it.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::connections::Connections;
use super::draft::Draft;
use super::job::Job;
use super::limits::Limits;
use super::rejection::Rejection;
use super::replay::{Games, Replayed};
use crate::club::{Audience, Letter, To};
use crate::command::Typed;
use crate::command::settings::{LANGUAGE, THEME, ZONE};
use crate::faults::point;
use crate::store::{self, COMPUTER, Cause, GameState, Owner, StoredGame, StoredPlace, Transaction};
use crate::text::{Language, Message};
use crate::watch::Tally;

/// One transaction, and what comes of it: what every part of the club works with.
pub(in crate::club) struct Context<'a> {
    pub(in crate::club) tx: &'a Transaction<'a>,
    pub(in crate::club) now: Timestamp,
    pub(in crate::club) cause: Cause,
    pub(in crate::club) environment: Environment<'a>,
    pub(in crate::club) drafts: Vec<Draft>,
    /// What the computer is to look at for somebody.
    pub(in crate::club) jobs: Vec<Job>,
    /// Whether something was forgotten that is to be gone from the disk.
    pub(in crate::club) forgotten: bool,
    /// The letters that are in the outbox, with their platforms and numbers.
    posted: Vec<(String, i64, Letter)>,
    /// The games of matches that have ended, and whether each counted: their matches go on before the transaction ends.
    pub(in crate::club) ended: Vec<(i64, bool)>,
    pub(in crate::club) tally: Tally,
    games: &'a mut Games,
    /// The games that were played on.
    played: Vec<(i64, Replayed)>,
    /// The games whose records turned out not to be replayable.
    corrupt: Vec<StoredGame>,
}

/// What the club knows besides its database.
#[derive(Clone, Copy)]
pub(in crate::club) struct Environment<'a> {
    pub(in crate::club) limits: &'a Limits,
    /// The language of people and places that have none of their own.
    pub(in crate::club) usual_language: &'static Language,
    pub(in crate::club) connections: &'a Connections,
    /// For whom the computer has jobs on which it has not reported, by person.
    pub(in crate::club) jobs: &'a [Option<i64>],
    /// The zone of people and places of whom no other is known: the owner's.
    pub(in crate::club) zone: &'a TimeZone,
    /// The theme of pictures for which nobody has chosen one: the owner's. Platforms know it as well.
    pub(in crate::club) usual_theme: &'static str,
}

/// What a transaction leaves behind for the club.
pub(in crate::club) struct Done {
    /// The letters in the outbox, with their platforms and numbers.
    pub(in crate::club) letters: Vec<(String, i64, Letter)>,
    /// The games that were played on, as they stand.
    pub(in crate::club) played: Vec<(i64, Replayed)>,
    /// Whether the computer was told of anything.
    pub(in crate::club) computer_told: bool,
    /// What it is to look at.
    pub(in crate::club) jobs: Vec<Job>,
    /// Whether something was forgotten that is to be gone from the disk.
    pub(in crate::club) forgotten: bool,
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
            ended: Vec::new(),
            tally: Tally::default(),
            games,
            played: Vec::new(),
            corrupt: Vec::new(),
        }
    }

    /// Forgets what was written and played since there were so many letters, because it was undone.
    pub(in crate::club) fn undo_since(&mut self, letters: usize) {
        self.drafts.truncate(letters);
        self.jobs.clear();
        self.played.clear();
        self.ended.clear();
    }

    /// Puts the letters into the outbox. The computer reads none: it looks for itself what awaits it.
    pub(in crate::club) fn finish(mut self) -> Result<Done, store::StoreError> {
        point("club.act");
        for game in std::mem::take(&mut self.corrupt) {
            self.tx.update_game(&StoredGame { state: GameState::Aside, ..game })?;
        }
        let drafts = std::mem::take(&mut self.drafts);
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
        })
    }

    /// Puts a letter into the outbox at once, to be referred to by its number.
    pub(in crate::club) fn post(&mut self, draft: Draft) -> Result<i64, store::StoreError> {
        let (platform, zone) = (draft.platform.clone(), self.zone_for(&draft)?);
        let (id, letter) = draft.send(self.tx, &self.cause, self.now, &zone)?;
        self.posted.push((platform, id, letter));
        Ok(id)
    }

    /// A game as it stands. A record that cannot be replayed is reported, and set aside when the transaction ends.
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

    /// Keeps a game that was played on for whoever needs it next.
    pub(in crate::club) fn keep(&mut self, id: i64, replayed: Replayed) {
        self.played.retain(|(kept, _)| *kept != id);
        self.played.push((id, replayed));
    }

    /// The language that a person has chosen, or else that of a place.
    pub(in crate::club) fn language_of(
        &self,
        person_id: i64,
        place: &StoredPlace,
    ) -> Result<&'static Language, store::StoreError> {
        match self.chosen_by(person_id, &LANGUAGE)? {
            Some(language) => Ok(language),
            None => self.language_in(place),
        }
    }

    /// The language of a place, or else of its community.
    pub(in crate::club) fn language_in(&self, place: &StoredPlace) -> Result<&'static Language, store::StoreError> {
        Ok(self.chosen_in(place, &LANGUAGE)?.unwrap_or(self.environment.usual_language))
    }

    /// What a person has chosen.
    pub(in crate::club) fn chosen_by<T: Clone + Sync>(
        &self,
        person_id: i64,
        setting: &Typed<T>,
    ) -> Result<Option<T>, store::StoreError> {
        let kept = self.tx.setting(Owner::Person(person_id), setting.name)?;
        Ok(kept.and_then(|kept| setting.value(&kept)))
    }

    /// What a place has chosen, or else its community.
    pub(in crate::club) fn chosen_in<T: Clone + Sync>(
        &self,
        place: &StoredPlace,
        setting: &Typed<T>,
    ) -> Result<Option<T>, store::StoreError> {
        let kept = match self.tx.setting(Owner::Place(place.id), setting.name)? {
            Some(kept) => Some(kept),
            None => self.tx.setting(Owner::Community(place.community_id), setting.name)?,
        };
        Ok(kept.and_then(|kept| setting.value(&kept)))
    }

    /// What a person has chosen, or else the usual.
    pub(in crate::club) fn of_person<T: Clone + Sync>(
        &self,
        person_id: i64,
        setting: &Typed<T>,
    ) -> Result<T, store::StoreError> {
        Ok(self.chosen_by(person_id, setting)?.unwrap_or_else(|| setting.usual()))
    }

    /// What a place has chosen, or else its community, or else the usual.
    pub(in crate::club) fn in_place<T: Clone + Sync>(
        &self,
        place: &StoredPlace,
        setting: &Typed<T>,
    ) -> Result<T, store::StoreError> {
        Ok(self.chosen_in(place, setting)?.unwrap_or_else(|| setting.usual()))
    }

    /// The theme of pictures for everybody in a place; empty if none is chosen.
    pub(in crate::club) fn theme_in(&self, place: &StoredPlace) -> Result<String, store::StoreError> {
        Ok(self.chosen_in(place, &THEME)?.unwrap_or_default().to_owned())
    }

    /// The zone of whoever reads a letter, as far as it is known.
    fn zone_for(&self, draft: &Draft) -> Result<TimeZone, store::StoreError> {
        let place = match &draft.to {
            To::Place(id) => self.tx.known_place(&draft.platform, id)?,
            To::Account(_) => None,
        };
        let reader = match (&draft.to, draft.asker_id) {
            (To::Account(id), _) => self.tx.account(&draft.platform, id)?.map(|account| account.person_id),
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
