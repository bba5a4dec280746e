//! Something that fails, panics or kills the program harms nothing else: it is tried alone, and put aside if that goes
//! on.
//!
//! Before something is tried, it is noted, and the note leaves with its transaction. So a note that is still there at a
//! start names something that killed the program, or that was underway when somebody killed it. From then on it is
//! tried alone, so that the next start knows more.
//!
//! Requests and letters are many, and hardly ever the reason, so they are only noted for a while after a run that was
//! killed. Soon after a start, platforms repeat unanswered events and letters are sent again.

use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::club::Club;
use super::delivery::WaitingLetter;
use super::suspicion::Suspicion;
use crate::club::context::error::{ClubError, Panicked};
use crate::store::{StoreError, Suspect, Tried, TriedKind};

/// How often something may fail before it is put aside.
const FAILURES_MAX: u32 = 10;
/// How often the program may die while something is tried, before that is put aside.
const DEATHS_MAX: u32 = 5;
/// How far apart suspected letters are sent.
const APART: Duration = Duration::from_secs(10);
/// How long something is put off that failed.
const PUT_OFF: SignedDuration = SignedDuration::from_hours(1);

impl Club {
    /// Tries a few things, those that nothing is known against in one commit and each other one alone.
    pub(in crate::club) fn try_each<T>(
        &mut self,
        all: &[(Tried, T)],
        now: Timestamp,
        work: impl Fn(&mut Self, &T) -> Result<(), ClubError>,
    ) -> Result<(), ClubError> {
        if all.is_empty() {
            return Ok(());
        }
        // Work for a person's request is noted with the request.
        if self.store.is_in_group() {
            return all.iter().try_for_each(|one| self.try_one(one, now, &work));
        }
        self.recall(now)?;
        let mut batches = vec![Vec::new()];
        for one in all {
            match self.is_suspect(&one.0)? {
                true => batches.push(vec![one]),
                false => batches[0].push(one),
            }
        }
        for batch in batches.iter().filter(|batch| !batch.is_empty()) {
            let tried: Vec<Tried> = batch.iter().map(|(tried, _)| tried.clone()).collect();
            self.store.note_tried(&tried)?;
            self.together(|club| {
                let done = batch.iter().try_for_each(|one| club.try_one(one, now, &work));
                let tx = club.store.begin()?;
                tx.note_done(&tried)?;
                tx.commit()?;
                done
            })?;
        }
        Ok(())
    }

    /// Tries one thing. If it fails, nothing else has to wait.
    fn try_one<T>(
        &mut self,
        (tried, what): &(Tried, T),
        now: Timestamp,
        work: impl Fn(&mut Self, &T) -> Result<(), ClubError>,
    ) -> Result<(), ClubError> {
        match self.guarded(|club| work(club, what)) {
            Ok(Ok(())) if self.suspicion.is_any => self.trust(tried),
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => self.note_failure(tried, &format!("{:#}", anyhow::Error::new(error)), now),
            Err(Panicked(why)) => Ok(self.put_aside(tried, &why, now)?),
        }
    }

    /// Postpones something that failed. If it has failed often, puts it aside.
    pub(in crate::club) fn note_failure(&mut self, tried: &Tried, why: &str, now: Timestamp) -> Result<(), ClubError> {
        let tx = self.store.begin()?;
        let known = tx.suspect(tried)?;
        let (failures, deaths) = known.map_or((1, 0), |known| (known.failures + 1, known.deaths));
        let later = now.saturating_add(PUT_OFF).unwrap_or(now);
        let again_at = (failures < FAILURES_MAX).then_some(later);
        tx.note_suspect(&Suspect {
            tried: tried.clone(),
            failures,
            deaths,
            again_at,
            noted_at: now,
            why: why.to_owned(),
        })?;
        tx.commit()?;
        self.suspicion.is_any |= again_at.is_some();
        self.suspicion.is_any_aside |= again_at.is_none();
        tracing::error!(%tried, why, failures, is_put_aside = again_at.is_none(), "something failed and is put off");
        Ok(())
    }

    /// Puts something aside: it isn't tried again until somebody repairs it.
    pub(in crate::club) fn put_aside(&mut self, tried: &Tried, why: &str, now: Timestamp) -> Result<(), StoreError> {
        let tx = self.store.begin()?;
        let known = tx.suspect(tried)?;
        let (failures, deaths) = known.map_or((1, 0), |known| (known.failures + 1, known.deaths));
        let (tried, why) = (tried.clone(), why.to_owned());
        tracing::error!(%tried, why, "something is put aside; `parlour repair` has it tried again");
        tx.note_suspect(&Suspect { tried, failures, deaths, again_at: None, noted_at: now, why })?;
        self.suspicion.is_any_aside = true;
        tx.commit()
    }

    /// Whether something is put aside.
    pub(in crate::club) fn is_put_aside(&mut self, tried: &Tried) -> Result<bool, StoreError> {
        Ok(self.suspicion.may_be_aside()
            && self.store.read()?.suspect(tried)?.is_some_and(|suspect| suspect.again_at.is_none()))
    }

    /// Looks up whether there are suspects, and whether anything is put aside.
    pub(in crate::club) fn look_for_suspects(&mut self) -> Result<(), StoreError> {
        (self.suspicion.is_any, self.suspicion.is_any_aside) = self.store.read()?.suspects_anything()?;
        Ok(())
    }

    /// Whether to do requests one by one, because the program may have died of one.
    pub(in crate::club) fn suspects_requests(&self, now: Timestamp) -> bool {
        self.suspicion.is_careful(now) && self.suspicion.is_any
    }

    /// Notes the next thing to try, if the last run was killed.
    pub(in crate::club) fn begin_trying(&mut self, tried: &[Tried], now: Timestamp) -> Result<(), StoreError> {
        if self.suspicion.is_careful(now) { self.store.note_tried(tried) } else { Ok(()) }
    }

    /// Notes that it came to an end, good or bad.
    pub(in crate::club) fn end_trying(&mut self, tried: &[Tried], now: Timestamp) -> Result<(), StoreError> {
        if self.suspicion.is_careful(now) { self.store.note_done(tried, self.suspicion.is_any) } else { Ok(()) }
    }

    /// Makes suspected letters wait for each other, so that it's clear which one the program dies of.
    pub(in crate::club) fn keep_apart(&mut self, letters: &mut [WaitingLetter]) -> Result<(), StoreError> {
        if !self.suspicion.is_any {
            return Ok(());
        }
        let (tx, mut wait) = (self.store.read()?, Duration::ZERO);
        for letter in letters {
            // The program was killed from outside, so nothing underway is to blame.
            if tx.suspect(&Tried::numbered(TriedKind::Letter, letter.id))?.is_some_and(|suspect| suspect.deaths > 1) {
                wait += APART;
                letter.wait = letter.wait.max(wait);
            }
        }
        Ok(())
    }

    /// When the club was last told the time.
    pub(in crate::club) fn last_seen(&self) -> Timestamp {
        self.connections.alive_at.unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// Whether to try something alone.
    fn is_suspect(&mut self, tried: &Tried) -> Result<bool, ClubError> {
        Ok(self.suspicion.is_any && self.store.read()?.suspect(tried)?.is_some())
    }

    /// Something came to a good end.
    fn trust(&mut self, tried: &Tried) -> Result<(), ClubError> {
        let tx = self.store.begin()?;
        tx.trust(tried)?;
        Ok(tx.commit()?)
    }

    /// Looks up, once, what the last run was trying when it ended.
    pub(in crate::club) fn recall(&mut self, now: Timestamp) -> Result<(), ClubError> {
        if self.suspicion.is_recalled {
            return Ok(());
        }
        let tx = self.store.begin()?;
        let mut suspects = Vec::new();
        for tried in tx.take_tried()? {
            let known = tx.suspect(&tried)?;
            if known.as_ref().is_some_and(|known| known.again_at.is_none()) {
                continue;
            }
            let (failures, deaths) = known.map_or((0, 1), |known| (known.failures, known.deaths + 1));
            let why = format!("the program ended while it was tried, time {deaths} of {DEATHS_MAX}");
            suspects.push(Suspect { tried, failures, deaths, again_at: Some(now), noted_at: now, why });
        }
        // If there were several, nobody knows which one it was.
        let most = suspects.iter().map(|suspect| suspect.deaths).max().unwrap_or(0);
        let is_alone = suspects.iter().filter(|suspect| suspect.deaths == most).count() == 1;
        for mut suspect in suspects {
            if suspect.deaths == most && most >= DEATHS_MAX && is_alone {
                suspect.again_at = None;
            }
            let Suspect { tried, why, again_at, .. } = &suspect;
            tracing::error!(%tried, why, is_put_aside = again_at.is_none(), "the last run ended in the middle of this");
            tx.note_suspect(&suspect)?;
        }
        let (is_any, is_any_aside) = tx.suspects_anything()?;
        tx.commit()?;
        self.suspicion = Suspicion::new(is_any, is_any_aside, self.store.was_killed().then_some(now));
        Ok(())
    }
}
