//! Pages: what they show, who is signed in, and what is asked for by them.

use std::sync::Arc;

use jiff::Timestamp;

use crate::club::context::base::Context;
use crate::club::context::pages as links;
use crate::club::context::rejection::Rejection;
use crate::club::pages::acting::{self, PageRefusal, PageRequest};
use crate::club::pages::home::{self, OwnGamesOnPage};
use crate::club::pages::learning::{self, LearnerOnPage};
use crate::club::pages::looking;
use crate::club::pages::reading::{self, GameOnPage, Reader};
use crate::club::pages::signing;
use crate::club::{Club, ClubError, Letter, Request};
use crate::rules::Game;
use crate::store::{Cause, GameState};

impl Club {
    /// A game as its page shows it, by the page's key, with the answer to a form that was sent from there. `None` if there is
    /// no such page, or no longer.
    ///
    /// # Errors
    /// If the database fails.
    pub fn game_on_page(
        &mut self,
        key: &str,
        session: Option<&str>,
        form: Option<&str>,
        now: Timestamp,
    ) -> Result<Option<GameOnPage>, ClubError> {
        let found = self.for_page(now, |cx| {
            let account = reading::account_of(cx, session)?;
            let event = account.as_ref().zip(form).and_then(|(account, form)| acting::event_of(account, form));
            Ok(reading::game_on_page(cx, key, account.as_ref())?.map(|game| (game, event)))
        })?;
        Ok(found.map(|(mut game, event)| {
            game.reader.answer = event.map(|event| self.shown.answer_to(&event)).unwrap_or_default();
            game.buttons.splice(0..0, reading::buttons_of(&game.reader.answer));
            game
        }))
    }

    /// The game whose page has this key, with its number, if it has one. For what goes with the page.
    ///
    /// # Errors
    /// If the database fails.
    pub fn game_of_page(&mut self, key: &str, now: Timestamp) -> Result<Option<(i64, Arc<Game>)>, ClubError> {
        self.for_page(now, |cx| {
            let game = links::game_by(cx.tx, key)?;
            Ok(match game {
                Some(game) if game.state != GameState::Aside && links::is_open(cx.tx, &game)? => {
                    Some((game.id, cx.replay(&game)?.game))
                }
                _ => None,
            })
        })
    }

    /// How many entries the record of a game has.
    ///
    /// # Errors
    /// If the database fails.
    pub fn entries_of(&mut self, game_id: i64) -> Result<Option<u32>, ClubError> {
        Ok(self.store.read()?.game(game_id)?.map(|game| game.entries))
    }

    /// Who reads a page that is about no game.
    ///
    /// # Errors
    /// If the database fails.
    pub fn reader(&mut self, session: Option<&str>, now: Timestamp) -> Result<Reader, ClubError> {
        self.for_page(now, |cx| {
            let account = reading::account_of(cx, session)?;
            reading::reader(cx, account.as_ref())
        })
    }

    /// The games of whoever reads it, if they are signed in.
    ///
    /// # Errors
    /// If the database fails.
    pub fn page_of_own_games(&mut self, session: Option<&str>, now: Timestamp) -> Result<OwnGamesOnPage, ClubError> {
        self.for_page(now, |cx| {
            let account = reading::account_of(cx, session)?;
            home::own_games(cx, account.as_ref())
        })
    }

    /// The name of whoever a link signs in, if it can still be used. Nothing is changed, because programs open links too.
    ///
    /// # Errors
    /// If the database fails.
    pub fn name_on_link(&mut self, link: &str, now: Timestamp) -> Result<Option<String>, ClubError> {
        let account = signing::account_of_link(&self.store.read()?, link, now)?;
        Ok(account.map(|account| account.name))
    }

    /// Signs a browser in by a link, which is used up. The session gets this new secret; the one that the browser had
    /// before ends. Returns whether the link could be used.
    ///
    /// # Errors
    /// If the database fails.
    pub fn sign_in(
        &mut self,
        link: &str,
        secret: &str,
        before: Option<&str>,
        now: Timestamp,
    ) -> Result<bool, ClubError> {
        self.for_page(now, |cx| {
            let is_signed_in = signing::begin_session(cx, link, secret)?;
            if let Some(before) = before.filter(|_| is_signed_in)
                && let Some((session, _)) = signing::session(cx.tx, before, now)?
            {
                cx.tx.end_session(session.id)?;
            }
            Ok(is_signed_in)
        })
    }

    /// Ends a browser's session.
    ///
    /// # Errors
    /// If the database fails.
    pub fn sign_out(&mut self, secret: &str, now: Timestamp) -> Result<(), ClubError> {
        self.for_page(now, |cx| {
            if let Some((session, _)) = signing::session(cx.tx, secret, now)? {
                cx.tx.end_session(session.id)?;
            }
            Ok(())
        })
    }

    /// The task of whoever is signed in, with the answer to a form that was sent from its page. `None` if nobody is.
    ///
    /// # Errors
    /// If the database fails.
    pub fn task_on_page(
        &mut self,
        session: Option<&str>,
        form: Option<&str>,
        now: Timestamp,
    ) -> Result<Option<LearnerOnPage>, ClubError> {
        let found = self.for_page(now, |cx| {
            let account = reading::account_of(cx, session)?;
            let event = account.as_ref().zip(form).and_then(|(account, form)| acting::event_of(account, form));
            Ok(learning::task_on_page(cx, account.as_ref())?.map(|learner| (learner, event)))
        })?;
        Ok(found.map(|(mut learner, event)| {
            learner.reader.answer = event.map(|event| self.shown.answer_to(&event)).unwrap_or_default();
            learner
        }))
    }

    /// The request that a signed-in browser makes, about the game of a page, or else about a task.
    ///
    /// # Errors
    /// If the database fails.
    pub fn request_by_page(
        &mut self,
        asked: &PageRequest,
        key: Option<&str>,
        now: Timestamp,
    ) -> Result<Result<Request, PageRefusal>, ClubError> {
        self.for_page(now, |cx| {
            let game = match key {
                Some(key) => match links::game_by(cx.tx, key)? {
                    Some(game) if links::is_open(cx.tx, &game)? => Some(game),
                    _ => return Ok(Err(PageRefusal::NotByPage)),
                },
                None => None,
            };
            let may_be = if game.is_some() { acting::is_for_pages } else { learning::learns };
            Ok(acting::request(cx.tx, asked, game.as_ref(), may_be, now)?)
        })
    }

    /// What chat answers to a question where the link was asked for that signed the browser in. Nothing is changed or told.
    ///
    /// # Errors
    /// If the database fails.
    pub fn look_by_page(
        &mut self,
        asked: &PageRequest,
        now: Timestamp,
    ) -> Result<Result<(Reader, Vec<Letter>), PageRefusal>, ClubError> {
        let (reader, request) = self.for_page(now, |cx| {
            let account = reading::account_of(cx, Some(&asked.session))?;
            Ok((reading::reader(cx, account.as_ref())?, acting::request(cx.tx, asked, None, looking::only_looks, now)?))
        })?;
        let request = match request {
            Ok(request) => request,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let looked = self.guarded(|club| club.look(&request, now));
        let letters = looked.unwrap_or_else(|panicked| Err(ClubError::Panicked(panicked.0)))?;
        Ok(Ok((reader, letters)))
    }

    fn for_page<T>(
        &mut self,
        now: Timestamp,
        work: impl FnOnce(&mut Context<'_>) -> Result<T, Rejection>,
    ) -> Result<T, ClubError> {
        self.guarded(|club| club.transact(Cause::Program, now, work))
            .unwrap_or_else(|panicked| Err(ClubError::Panicked(panicked.0)))
    }
}
