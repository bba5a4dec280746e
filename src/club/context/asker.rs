//! A person's request: a context, and who asked for it where.

use std::ops::{Deref, DerefMut};

use jiff::{SignedDuration, Timestamp};

use super::announce::News;
use super::base::{Context, Done};
use super::draft::{ButtonDraft, Draft};
use super::limits::tidy_name;
use super::rejection::{Refused, Rejection};
use super::replay::Replayed;
use crate::club::computer::hints;
use crate::club::context::announce;
use crate::club::context::confirm;
use crate::club::moderation::blocking;
use crate::club::moderation::forgetting;
use crate::club::moderation::personal;
use crate::club::moderation::policing;
use crate::club::moderation::settings;
use crate::club::notices::muting;
use crate::club::play::answers;
use crate::club::play::conditionals;
use crate::club::play::offers;
use crate::club::play::playing;
use crate::club::play::turns;
use crate::club::queries::boards;
use crate::club::queries::learning;
use crate::club::queries::profile;
use crate::club::queries::questions;
use crate::club::queries::seasons;
use crate::club::queries::standing;
use crate::club::time::clocks;
use crate::club::time::hours;
use crate::club::time::vacation;
use crate::club::tournaments::organizing;
use crate::club::{Audience, ClubError, Picture, Request, To};
use crate::command::{BoardForm, Command, CommandError, Scope, SettingsOf, SideUp};
use crate::faults::point;
use crate::rules::Player;
use crate::store::{self, Account, GameState, Owner, RatingScope, StoredGame, StoredPlace, Transaction};
use crate::text::{Language, Message};

/// One request within its transaction; a [`Context`] that also knows who asked.
pub(in crate::club) struct RequestContext<'v> {
    context: Context<'v>,
    pub(in crate::club) request: &'v Request,
    pub(in crate::club) asker: Account,
    pub(in crate::club) place: StoredPlace,
    /// The asker's language.
    pub(in crate::club) language: &'static Language,
}

/// What a request was to us.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::club) enum Heard {
    /// It was answered, or obeyed in silence.
    Taken,
    /// It was not meant for us.
    Ignored,
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
    /// Notes who is there and the event.
    pub(in crate::club) fn begin(context: Context<'v>, request: &'v Request) -> Result<Self, store::StoreError> {
        let (tx, now) = (context.tx, context.now);
        let platform = request.origin.platform;
        let asker = note_account(tx, platform, &request.person.id, &request.person.name, now)?;
        let place = &request.place;
        let place =
            tx.note_place(platform, &place.id, &place.community, &tidy_name(&place.name, &place.id), place.direct)?;
        tx.note_member(place.community_id, asker.id)?;
        tx.note_event(platform, &request.origin.event, Some((asker.id, place.id)), now)?;
        let language = context.environment.usual_language;
        let mut cx = Self { context, request, asker, place, language };
        cx.language = cx.own_language()?;
        Ok(cx)
    }

    /// Ends the transaction's part of the request; see [`Context::finish`].
    pub(in crate::club) fn finish(self) -> Result<Done, store::StoreError> {
        self.context.finish()
    }

    /// Does what was asked for, or says why not; then nothing of it was done.
    pub(in crate::club) fn receive(&mut self, command: Result<Command, CommandError>) -> Result<Heard, ClubError> {
        const MINUTE: SignedDuration = SignedDuration::from_mins(1);
        point("club.request");
        let now = self.now;
        let a_minute_ago = now.saturating_sub(MINUTE).unwrap_or(now);
        let allowed = self.environment.limits.requests_per_minute;
        let lately = match self.asker.is_computer() {
            // It plays with many people at once.
            true => 0,
            false => self.tx.events_between(self.asker.id, a_minute_ago, now, allowed.saturating_add(2))?,
        };
        let audience = questions::audience_of_refusal(self, &command)?;
        let result = match command {
            _ if lately > allowed.saturating_add(1) => Ok(()),
            _ if lately > allowed => Err(Message::new("club-too-fast").with("limit", i64::from(allowed)).into()),
            Ok(command) => self.attempt(&command),
            Err(misread) => self.explain_misread(misread),
        };
        match result {
            Ok(()) => Ok(Heard::Taken),
            // Who only talks about a place that no board has is not to be corrected.
            Err(Rejection::Refused(_)) if self.request.is_overheard_question() => Ok(Heard::Ignored),
            Err(Rejection::Ignored) => Ok(Heard::Ignored),
            Err(Rejection::Failed(trouble)) => Err(trouble),
            Err(Rejection::Refused(refused)) => {
                let Refused { text, picture, buttons, about } = *refused;
                self.tally.refused = text.first().map(|message| message.key);
                let reply = Draft { picture, buttons, about, refusal: true, ..self.reply(audience, text) };
                self.drafts.push(reply);
                Ok(Heard::Taken)
            }
        }
    }

    /// Why a line is no command, or what was meant by it here.
    fn explain_misread(&mut self, misread: CommandError) -> Result<(), Rejection> {
        match misread.spec {
            Some(spec) if spec.name == "stop" && misread.message.key == "command-misread-missing" => {
                Err(policing::stop_meant(self, Message::new("club-stop-which"))?.into())
            }
            _ => Err(misread.message.into()),
        }
    }

    fn attempt(&mut self, command: &Command) -> Result<(), Rejection> {
        let written = self.drafts.len();
        let tx = self.tx;
        let done = tx.attempt(|| self.obey(command));
        if done.is_err() {
            self.undo_since(written);
        }
        done
    }

    pub(super) fn obey(&mut self, command: &Command) -> Result<(), Rejection> {
        if learning::is_for_task(self, command)? {
            return learning::answer_with(self, command);
        }
        if self.request.is_overheard() && !self.is_meant(command)? {
            return Err(Rejection::Ignored);
        }
        match command {
            Command::Challenge(challenge) => offers::challenge(self, challenge),
            Command::Accept(id) => answers::accept(self, *id),
            Command::Decline(id) => answers::decline(self, *id),
            Command::Withdraw(id) => answers::withdraw(self, *id),
            Command::Move(id, text) => turns::play(self, command, *id, text, false),
            Command::End { id, confirmed } => turns::play(self, command, *id, "end", *confirmed),
            Command::Undo { id, whole } => turns::undo(self, command, *id, *whole),
            Command::Board { id, form, side } => boards::board(self, command, *id, *form, *side),
            Command::Moves(id, from) => boards::moves(self, command, *id, from.as_deref()),
            Command::Ask(id, question) => questions::ask(self, command, *id, question),
            Command::Games(whose) => boards::list_games(self, *whose),
            Command::Resign { id, whole, confirmed } => confirm::resign(self, command, *id, *whole, *confirmed),
            Command::Tournament(wish) => organizing::tournament(self, wish),
            Command::Draw { id, confirmed } => offers::offer_draw(self, command, *id, *confirmed),
            Command::Takeback(id) => offers::offer_takeback(self, command, *id),
            Command::Claim(id) => clocks::claim(self, command, *id),
            Command::MoreTime(id, length) => vacation::give_time(self, command, *id, *length),
            Command::If(id, wish) => conditionals::conditionals(self, command, *id, wish.as_ref()),
            Command::Vacation(wish) => vacation::vacation(self, *wish),
            Command::Hours { hours, zone } => hours::hours(self, *hours, zone.as_deref()),
            Command::Snooze(wish) => muting::snooze(self, *wish),
            Command::Mute(id) => muting::mute(self, command, *id, true),
            Command::Unmute(id) => muting::mute(self, command, *id, false),
            Command::Rematch(id) => offers::offer_rematch(self, command, *id),
            Command::Rules { game, page } => boards::explain_rules(self, *game, *page),
            Command::Learn { game, task, answer } => learning::learn(self, *game, *task, answer.as_deref()),
            Command::Leave => learning::leave_lesson(self),
            Command::LessonHint => learning::hint_in_lesson(self),
            Command::Solution => learning::solve_task(self),
            Command::Hint { id, turn } => hints::hint(self, command, *id, *turn),
            Command::Analyse(id) => hints::analyse(self, command, *id),
            Command::Record(id) => boards::export_record(self, command, *id),
            Command::Replay { id, form } => boards::show_replay(self, command, *id, *form),
            Command::Try(id, line) => boards::try_line(self, command, *id, line),
            Command::Profile(person) => profile::profile(self, person.as_deref()),
            Command::Leaderboard { game, scope, page, season: true } => seasons::season(self, *game, *scope, *page),
            Command::Leaderboard { game, scope, page, .. } => standing::leaderboard(self, *game, *scope, *page),
            Command::Settings { of, name: Some(name), value: Some(value) } => {
                settings::change_setting(self, *of, name, value)
            }
            Command::Settings { of, name, .. } => settings::show_settings(self, *of, *name),
            Command::StopGame { id, reason } => policing::stop_game(self, command, *id, reason),
            Command::Ban { person, off, reason } => policing::ban(self, person.as_deref(), *off, reason.as_deref()),
            Command::Audit(page) => policing::show_audit(self, *page),
            Command::Block(person) => blocking::block(self, person.as_deref()),
            Command::Unblock(person) => blocking::unblock(self, person),
            Command::ExportOwn(part) => personal::export_own(self, *part),
            Command::Forget { confirmed } => forgetting::forget(self, *confirmed),
            Command::Help(name) => boards::help(self, *name),
        }
    }

    /// An answer to the asker, where they asked.
    pub(in crate::club) fn reply(&self, audience: Audience, text: Vec<Message>) -> Draft {
        let to = To::Place(self.place.external_id.clone());
        self.answering(Draft { audience, text, ..Draft::new(&self.asker.platform, to, self.language) })
    }

    fn answering(&self, draft: Draft) -> Draft {
        let Request { origin, token, .. } = self.request;
        let (answers, asker_id) = (Some(origin.event.clone()), Some(self.asker.person_id));
        Draft { answers, asker_id, token: token.clone(), ..draft }
    }

    /// Answers the asker.
    pub(in crate::club) fn say(&mut self, audience: Audience, text: Vec<Message>) {
        let reply = self.reply(audience, text);
        self.drafts.push(reply);
    }

    /// Tells of what the asker did in a game.
    pub(in crate::club) fn announce(&mut self, game: &StoredGame, news: &News) -> Result<(), Rejection> {
        let first = self.drafts.len();
        announce::announce(self, game, news)?;
        self.answer_by(game, first)
    }

    /// Writes what a game has become by what the asker did, and tells of it.
    pub(in crate::club) fn conclude(
        &mut self,
        game: &mut StoredGame,
        replayed: Replayed,
        text: Vec<Message>,
        buttons: Vec<ButtonDraft>,
    ) -> Result<(), Rejection> {
        let first = self.drafts.len();
        playing::conclude(self, game, replayed, text, buttons)?;
        self.answer_by(game, first)
    }

    /// Makes one of the letters about a game, from this one on, the answer to the asker: that to everybody where they
    /// asked, or that to them alone. Whoever asked elsewhere is told there, and nobody else.
    pub(in crate::club) fn answer_by(&mut self, game: &StoredGame, first: usize) -> Result<(), Rejection> {
        let platform = &self.asker.platform;
        let here = To::Place(self.place.external_id.clone());
        let own = To::Account(self.asker.external_id.clone());
        let written = &self.drafts[first..];
        let goes_to = |to: &To| written.iter().position(|draft| draft.platform == *platform && draft.to == *to);
        let audience = if self.place.direct { Audience::Everyone } else { Audience::Asker };
        let answer = match (goes_to(&here), goes_to(&own)) {
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
        let home = self.tx.place(game.place_id)?;
        let mut picture = announce::picture(self, game, self.seat_of_asker(game), &home)?;
        picture.theme = self.liked("theme")?.unwrap_or_default();
        picture.form = self.liked_form()?;
        match side {
            Some(SideUp::First) => picture.bottom = Player::One,
            Some(SideUp::Second) => picture.bottom = Player::Two,
            None => {}
        }
        Ok(picture)
    }

    /// A setting as the asker has it, or else the place.
    pub(in crate::club) fn liked(&self, name: &str) -> Result<Option<String>, store::StoreError> {
        match self.tx.setting(Owner::Person(self.asker.person_id), name)? {
            Some(own) => Ok(Some(own)),
            None => self.setting_in(&self.place, name),
        }
    }

    /// The form in which the asker likes boards, or else the one in which their platform shows them.
    pub(in crate::club) fn liked_form(&self) -> Result<BoardForm, store::StoreError> {
        let liked = self.liked("boards")?.as_deref().and_then(BoardForm::find);
        Ok(liked.or(self.request.boards).unwrap_or_default())
    }

    /// The asker's seat at a game.
    pub(in crate::club) fn seat_of_asker(&self, game: &StoredGame) -> Option<Player> {
        game.player_of(self.asker.person_id)
    }

    /// Whether a game goes on and it is the asker's turn.
    pub(in crate::club) fn is_to_move(&self, game: &StoredGame) -> bool {
        game.state == GameState::Live && game.to_move.is_some() && self.seat_of_asker(game) == game.to_move
    }

    /// The asker's own choice of language, or the platform's for them, or that of the place.
    pub(in crate::club) fn own_language(&self) -> Result<&'static Language, store::StoreError> {
        let chosen = self.tx.setting(Owner::Person(self.asker.person_id), "language")?;
        match chosen.as_deref().or(self.request.language.as_deref()).and_then(Language::find) {
            Some(language) => Ok(language),
            None => self.language_in(&self.place),
        }
    }

    /// Whose settings are meant.
    pub(in crate::club) const fn owner(&self, of: SettingsOf) -> Owner {
        match of {
            SettingsOf::Mine => Owner::Person(self.asker.person_id),
            SettingsOf::Place => Owner::Place(self.place.id),
            SettingsOf::Community => Owner::Community(self.place.community_id),
        }
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
