//! The context of a person's request: a context, the asker and the place.

use std::ops::{Deref, DerefMut};

use jiff::Timestamp;

use super::base::{Context, Done};
use super::draft::Draft;
use super::limits::tidy_name;
use super::places::Places;
use super::rejection::Rejection;
use super::words::number;
use super::{choices, pictures};
use crate::club::{Audience, Picture, Request, To};
use crate::command::settings::{BOARDS, THEME};
use crate::command::{BoardForm, Scope, Setting, SettingsOf, SideUp, Typed};
use crate::rules::Player;
use crate::store::{self, Account, GameState, Owner, RatingScope, StoredGame, StoredPlace, Transaction};
use crate::text::{Language, Message};

/// A person's request within its transaction: a [`Context`] that also knows who asked.
pub(in crate::club) struct RequestContext<'v> {
    context: Context<'v>,
    pub(in crate::club) request: &'v Request,
    pub(in crate::club) asker: Account,
    pub(in crate::club) place: StoredPlace,
    /// The asker's language.
    pub(in crate::club) language: &'static Language,
    /// Whether the asker manages the place or community that the current command is about.
    pub(in crate::club) manages: bool,
}

impl<'v> Deref for RequestContext<'v> {
    type Target = Context<'v>;

    fn deref(&self) -> &Self::Target {
        &self.context
    }
}

impl DerefMut for RequestContext<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.context
    }
}

impl<'v> RequestContext<'v> {
    /// Notes the event and the people who are there.
    pub(in crate::club) fn begin(context: Context<'v>, request: &'v Request) -> Result<Self, store::StoreError> {
        let (tx, now) = (context.tx, context.now);
        let platform = request.origin.platform;
        let asker = note_account(tx, platform, &request.person.id, &request.person.name, now)?;
        let place = &request.place;
        let place =
            tx.note_place(platform, &place.id, &place.community, &tidy_name(&place.name, &place.id), place.direct)?;
        tx.note_member(place.own_community_id, asker.id)?;
        tx.note_event(platform, &request.origin.event, Some((asker.id, place.id)), now)?;
        choices::note_language_of_app(tx, Owner::Person(asker.person_id), request.language.as_deref())?;
        choices::note_language_of_app(tx, Owner::Community(place.own_community_id), request.language_here.as_deref())?;
        let language = context.language_of(asker.person_id, &place)?;
        Ok(Self { context, request, asker, place, language, manages: false })
    }

    /// Ends the transaction's part of the request; see [`Context::finish`].
    pub(in crate::club) fn finish(self) -> Result<Done, store::StoreError> {
        self.context.finish()
    }

    /// An answer to the asker, where they asked.
    pub(in crate::club) fn reply(&self, audience: Audience, text: Vec<Message>) -> Draft {
        let to = To::Place(self.place.external_id.clone());
        self.answering(Draft { audience, text, ..Draft::new(&self.place.platform, to, self.language) })
    }

    fn answering(&self, draft: Draft) -> Draft {
        let Request { origin, token, by_page, .. } = self.request;
        let (answers, asker_id) = (Some(origin.event.clone()), Some(self.asker.person_id));
        let is_told = draft.audience == Audience::Everyone && !self.place.direct;
        if *by_page && is_told {
            // What everybody reads is told as ever, but answers nothing that they could see.
            return Draft { asker_id, ..draft };
        }
        Draft { answers, asker_id, token: token.clone(), on_page: *by_page, ..draft }
    }

    /// Answers the asker.
    pub(in crate::club) fn say(&mut self, audience: Audience, text: Vec<Message>) {
        let reply = self.reply(audience, text);
        self.drafts.push(reply);
    }

    /// Makes one of the letters about a game, from this one on, the answer to the asker: the one to everybody in their
    /// place, or the one to them alone. If they asked elsewhere, only they are told there.
    pub(in crate::club) fn answer_by(&mut self, game: &StoredGame, first: usize) -> Result<(), Rejection> {
        let platform = &self.place.platform;
        let here = To::Place(self.place.external_id.clone());
        let own = To::Account(self.asker.external_id.clone());
        let written = &self.drafts[first..];
        let goes_to = |to: &To| written.iter().position(|draft| draft.platform == *platform && draft.to == *to);
        let audience = if self.place.direct { Audience::Everyone } else { Audience::Asker };
        let answer = match (goes_to(&here), goes_to(&own)) {
            // Whoever asked by a page sees there what has become of the game.
            (Some(_), _) if self.request.by_page => return Ok(()),
            (Some(index), _) => {
                let answer = self.drafts.remove(first + index);
                let answer = self.answering(answer);
                self.drafts.insert(first + index, answer);
                return Ok(());
            }
            (None, Some(index)) => {
                let language = self.language;
                Draft { to: here, audience, language, unwanted: false, ..self.drafts.remove(first + index) }
            }
            (None, None) => {
                let Some(told) = written.first() else { return Ok(()) };
                let (text, until, about) = (told.text.clone(), told.until, told.about);
                let picture = told.picture.is_some().then(|| self.picture_for_asker(game, None)).transpose()?;
                let (to, language) = (here, self.language);
                let draft = Draft { text, until, about, picture, ..Draft::new(platform, to, language) };
                Draft { audience: Audience::Asker, ..draft }
            }
        };
        let answer = self.answering(answer);
        self.drafts.push(answer);
        Ok(())
    }

    /// The board of a game for the asker alone.
    pub(in crate::club) fn picture_for_asker(
        &self,
        game: &StoredGame,
        side: Option<SideUp>,
    ) -> Result<Picture, Rejection> {
        let places = Places::of(self.tx, game)?;
        let home = if places.shown_in(&self.place) { &self.place } else { &places.home };
        let mut picture = pictures::picture(self, game, self.seat_of_asker(game), home)?;
        picture.theme = self.liked_theme()?;
        picture.form = self.liked_form()?;
        match side {
            Some(SideUp::First) => picture.bottom = Player::One,
            Some(SideUp::Second) => picture.bottom = Player::Two,
            None => {}
        }
        Ok(picture)
    }

    /// The asker's choice, or else the place's.
    pub(in crate::club) fn liked<T: Clone + Sync>(&self, setting: &Typed<T>) -> Result<Option<T>, store::StoreError> {
        match self.chosen_by(self.asker.person_id, setting)? {
            Some(own) => Ok(Some(own)),
            None => self.chosen_in(&self.place, setting),
        }
    }

    /// The theme of pictures that the asker likes; empty if they chose none.
    pub(in crate::club) fn liked_theme(&self) -> Result<String, store::StoreError> {
        Ok(self.liked(&THEME)?.unwrap_or_default().to_owned())
    }

    /// The form of boards that the asker likes, or else their platform's.
    pub(in crate::club) fn liked_form(&self) -> Result<BoardForm, store::StoreError> {
        Ok(self.liked(&BOARDS)?.or(self.request.boards).unwrap_or_default())
    }

    /// The account by which the asker is known at a place: the one that they use, if they are in its community or have no
    /// other one that was seen there.
    pub(in crate::club) fn known_in(&self, place: &StoredPlace) -> Result<Account, store::StoreError> {
        if self.place.community_id == place.community_id {
            return Ok(self.asker.clone());
        }
        let seen = self.tx.account_seen_in(self.asker.person_id, place.community_id, Some(self.asker.id))?;
        Ok(seen.unwrap_or_else(|| self.asker.clone()))
    }

    /// The asker's seat at a game.
    pub(in crate::club) fn seat_of_asker(&self, game: &StoredGame) -> Option<Player> {
        game.player_of(self.asker.person_id)
    }

    /// The asker's seat at a game that only its players can do something about.
    pub(in crate::club) fn own_seat(&self, game: &StoredGame) -> Result<Player, Rejection> {
        let not_a_player = || Message::new("club-not-a-player").with("id", number(game.id)).into();
        self.seat_of_asker(game).ok_or_else(not_a_player)
    }

    /// Whether a game goes on and it is the asker's turn.
    pub(in crate::club) fn is_to_move(&self, game: &StoredGame) -> bool {
        game.state == GameState::Live && game.to_move.is_some() && self.seat_of_asker(game) == game.to_move
    }

    pub(in crate::club) const fn owner(&self, of: SettingsOf) -> Owner {
        match of {
            SettingsOf::Mine => Owner::Person(self.asker.person_id),
            SettingsOf::Place => Owner::Place(self.place.id),
            SettingsOf::Community => Owner::Community(self.place.community_id),
        }
    }

    /// Changes one of the asker's own settings. Where nobody else reads, the community's changes with it.
    pub(in crate::club) fn set_own(&self, setting: &Setting, value: Option<&str>) -> Result<(), store::StoreError> {
        self.tx.set(self.owner(SettingsOf::Mine), setting.name, value)?;
        if self.reads_alone(setting) {
            self.tx.set(self.owner(SettingsOf::Place), setting.name, None)?;
            self.tx.set(self.owner(SettingsOf::Community), setting.name, value)?;
        }
        Ok(())
    }

    /// Whether the asker's own setting holds for everybody here, because nobody else reads.
    pub(in crate::club) const fn reads_alone(&self, setting: &Setting) -> bool {
        setting.communal && self.request.sole_reader && !self.place.direct
    }

    /// Where the games were played that are meant.
    pub(in crate::club) const fn scope(&self, scope: Scope) -> RatingScope {
        match scope {
            Scope::Here => RatingScope::Community(self.place.community_id),
            Scope::Everywhere => RatingScope::Everywhere,
        }
    }
}

/// The account with this id, added or renamed if need be.
pub(in crate::club) fn note_account(
    tx: &Transaction<'_>,
    platform: &str,
    id: &str,
    name: &str,
    now: Timestamp,
) -> Result<Account, store::StoreError> {
    let name = tidy_name(name, id);
    match tx.account(platform, id)? {
        None => tx.add_account(platform, id, &name, now),
        Some(known) if known.name == name => Ok(known),
        Some(known) => {
            tx.rename_account(known.id, &name)?;
            Ok(Account { name, ..known })
        }
    }
}
