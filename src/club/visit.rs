//! One request within its transaction.

use jiff::Timestamp;

use super::limits::{Limits, tidy_name};
use super::post::{Post, Press};
use super::replay::{Games, Replayed};
use super::{Audience, Letter, Picture, Request, Trouble};
use crate::command::{Command, Misread, Scope, SettingsOf};
use crate::store::{self, Account, Owner, Place, Table, TableState, Transaction};
use crate::text::{Language, Message};
use crate::watch::Tally;

/// Why a command stops before its end.
pub(super) enum Stop {
    /// The person is told why; what was written so far stays.
    Refused(Box<Refused>),
    /// Something overheard was not for us.
    Ignored,
    /// It is our fault; nothing is kept.
    Failed(Trouble),
}

/// What a person is told whose command is refused.
#[derive(Default)]
pub(super) struct Refused {
    pub(super) text: Vec<Message>,
    pub(super) picture: Option<Picture>,
    pub(super) presses: Vec<Press>,
    pub(super) about: Option<i64>,
}

impl From<store::Error> for Stop {
    fn from(error: store::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<Message> for Stop {
    fn from(message: Message) -> Self {
        Self::Refused(Box::new(Refused { text: vec![message], ..Refused::default() }))
    }
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Self {
        Self::Refused(Box::new(refused))
    }
}

/// A refusal by the text of a key without gaps.
pub(super) fn refuse<T>(key: &'static str) -> Result<T, Stop> {
    Err(Message::new(key).into())
}

/// One request within its transaction.
pub(super) struct Visit<'v> {
    pub(super) tx: &'v Transaction<'v>,
    pub(super) limits: &'v Limits,
    pub(super) request: &'v Request,
    /// Milliseconds since 1970.
    pub(super) now: i64,
    pub(super) asker: Account,
    pub(super) place: Place,
    /// The asker's language.
    pub(super) language: &'static Language,
    /// The language of places that have none of their own.
    usual_language: &'static Language,
    games: &'v mut Games,
    played: Vec<(i64, Replayed)>,
    pub(super) posts: Vec<Post>,
    pub(super) tally: Tally,
}

/// What a visit leaves behind: its letters to the request's platform with their numbers, the games as they stand, and the platforms that have
/// letters to send.
pub(super) type Left = (Vec<(i64, Letter)>, Vec<(i64, Replayed)>, Vec<String>);

impl<'v> Visit<'v> {
    /// Notes who is there and the event; nothing comes of it if the event was applied before.
    pub(super) fn begin(
        tx: &'v Transaction<'v>,
        games: &'v mut Games,
        limits: &'v Limits,
        usual_language: &'static Language,
        request: &'v Request,
        now: Timestamp,
    ) -> Result<Option<Self>, store::Error> {
        let now = now.as_millisecond();
        let platform = request.origin.platform;
        if tx.knows_event(platform, &request.origin.event)? {
            return Ok(None);
        }
        let asker = note_account(tx, platform, &request.person.id, &request.person.name, now)?;
        let place = &request.place;
        let place =
            tx.note_place(platform, &place.id, &place.community, &tidy_name(&place.name, &place.id), place.direct)?;
        tx.note_member(place.community_id, asker.id)?;
        tx.note_event(platform, &request.origin.event, asker.id, now)?;
        let mut visit = Self {
            tx,
            limits,
            request,
            now,
            asker,
            place,
            language: usual_language,
            usual_language,
            games,
            played: Vec::new(),
            posts: Vec::new(),
            tally: Tally::default(),
        };
        visit.language = visit.language_of(visit.asker.person_id, request.language.as_deref())?;
        Ok(Some(visit))
    }

    /// Does what was asked for, or says why not.
    pub(super) fn receive(&mut self, command: Result<Command, Misread>) -> Result<(), Trouble> {
        const MINUTE_MS: i64 = 60_000;
        let lately = self.tx.events_between(self.asker.id, self.now - MINUTE_MS, self.now)?;
        let allowed = self.limits.requests_per_minute;
        let result = match command {
            _ if lately > allowed + 1 => Ok(()),
            _ if lately > allowed => Err(Message::new("club-too-fast").with("limit", i64::from(allowed)).into()),
            Ok(command) => self.obey(&command),
            Err(misread) => Err(misread.message.into()),
        };
        match result {
            Ok(()) | Err(Stop::Ignored) => Ok(()),
            Err(Stop::Failed(trouble)) => Err(trouble),
            Err(Stop::Refused(refused)) => {
                let Refused { text, picture, presses, about } = *refused;
                self.tally.refused = text.first().map(|message| message.key);
                let reply = Post { picture, presses, about, ..self.reply(Audience::Asker, text) };
                self.posts.push(reply);
                Ok(())
            }
        }
    }

    fn obey(&mut self, command: &Command) -> Result<(), Stop> {
        if self.request.is_overheard() && !self.awaits_asker(command)? {
            return Err(Stop::Ignored);
        }
        match command {
            Command::Challenge(challenge) => self.challenge(challenge),
            Command::Accept(id) => self.accept(*id),
            Command::Decline(id) => self.decline(*id),
            Command::Withdraw(id) => self.withdraw(*id),
            Command::Move(id, text) => self.play(command, *id, text),
            Command::End(id) => self.play(command, *id, "end"),
            Command::Undo(id) => self.undo(command, *id),
            Command::Board { id, words, side } => self.board(command, *id, *words, *side),
            Command::Moves(id, from) => self.moves(command, *id, from.as_deref()),
            Command::Games(whose) => self.list_games(*whose),
            Command::Resign(id) => self.resign(command, *id),
            Command::Draw(id) => self.offer_draw(command, *id),
            Command::Takeback(id) => self.offer_takeback(command, *id),
            Command::Rematch(id) => self.offer_rematch(command, *id),
            Command::Rules(game) => self.explain_rules(*game),
            Command::Record(id) => self.export_record(command, *id),
            Command::Replay(id) => self.show_replay(command, *id),
            Command::Try(id, line) => self.try_line(command, *id, line),
            Command::Profile(person) => self.profile(person.as_deref()),
            Command::Leaderboard { game, scope } => self.leaderboard(*game, *scope == Scope::Everywhere),
            Command::Settings { of, name: Some(name), value: Some(value) } => self.change_setting(*of, name, value),
            Command::Settings { of, .. } => self.show_settings(*of),
            Command::Forget { sure } => self.forget(*sure),
            Command::Help(spec) => self.help(*spec),
        }
    }

    /// Puts the letters into the outbox.
    pub(super) fn finish(self) -> Result<Left, store::Error> {
        let mut letters = Vec::with_capacity(self.posts.len());
        let mut platforms = Vec::new();
        for post in self.posts {
            let platform = post.platform.clone();
            let sent = post.send(self.tx, self.request, self.now)?;
            if platform == self.request.origin.platform {
                letters.push(sent);
            }
            if !platforms.contains(&platform) {
                platforms.push(platform);
            }
        }
        Ok((letters, self.played, platforms))
    }

    /// The game of a table as it stands. A record that cannot be replayed is set aside and reported.
    pub(super) fn replay(&mut self, table: &Table) -> Result<Replayed, Stop> {
        if table.state == TableState::Aside {
            return Err(Message::new("club-aside").with_text("id", format!("#{}", table.id)).into());
        }
        if let Some((_, replayed)) =
            self.played.iter().find(|(id, replayed)| *id == table.id && replayed.entries == table.entries)
        {
            return Ok(replayed.clone());
        }
        if let Some(replayed) = self.games.get(table.id, table.entries) {
            return Ok(replayed.clone());
        }
        match Replayed::load(self.tx, table, table.entries)? {
            Ok(replayed) => {
                self.games.put(table.id, replayed.clone());
                Ok(replayed)
            }
            Err(corrupt) => {
                tracing::error!(table = table.id, %corrupt, "a game cannot be replayed and is set aside");
                self.tx.update_table(&Table { state: TableState::Aside, ..table.clone() })?;
                Err(Message::new("club-aside-now").with_text("id", format!("#{}", table.id)).into())
            }
        }
    }

    /// Keeps a game that was played on for the next request.
    pub(super) fn keep(&mut self, id: i64, replayed: Replayed) {
        self.played.retain(|(known, _)| *known != id);
        self.played.push((id, replayed));
    }

    /// The person's own choice of language, or the platform's for him, or that of the place.
    pub(super) fn language_of(&self, person_id: i64, hint: Option<&str>) -> Result<&'static Language, store::Error> {
        let chosen = self.tx.setting(Owner::Person(person_id), "language")?;
        match chosen.as_deref().or(hint).and_then(Language::find) {
            Some(language) => Ok(language),
            None => self.language_in(&self.place),
        }
    }

    /// The language of a place, or else of its community.
    pub(super) fn language_in(&self, place: &Place) -> Result<&'static Language, store::Error> {
        let chosen = self.setting_in(place, "language")?;
        Ok(chosen.as_deref().and_then(Language::find).unwrap_or(self.usual_language))
    }

    /// A setting of a place, or else of its community.
    pub(super) fn setting_in(&self, place: &Place, name: &str) -> Result<Option<String>, store::Error> {
        match self.tx.setting(Owner::Place(place.id), name)? {
            Some(value) => Ok(Some(value)),
            None => self.tx.setting(Owner::Community(place.community_id), name),
        }
    }

    /// Whose settings are meant.
    pub(super) const fn owner(&self, of: SettingsOf) -> Owner {
        match of {
            SettingsOf::Mine => Owner::Person(self.asker.person_id),
            SettingsOf::Place => Owner::Place(self.place.id),
            SettingsOf::Community => Owner::Community(self.place.community_id),
        }
    }
}

/// The account with this id, added or renamed if need be.
pub(super) fn note_account(
    tx: &Transaction<'_>,
    platform: &str,
    id: &str,
    name: &str,
    now: i64,
) -> Result<Account, store::Error> {
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
