//! The outbox as adapters see it.

use std::time::Duration;

use jiff::Timestamp;

use super::delivery::RETRY_MAX;
use crate::club::context::error::Panicked;
use crate::club::context::letter;
use crate::club::context::places::Places;
use crate::club::context::replay::Replayed;
use crate::club::{
    Attachment, Button, Club, Controls, Home, Landed, Letter, Origin, Outgoing, Picture, Retry, SendFailure,
    SentMessage, To, WaitingLetter,
};
use crate::command::{Command, Id, PlayCommand, TournamentCommand};
use crate::faults;
use crate::rules::{Game, Player};
use crate::store::{
    self, Destination, GameState, Landing, MessageRow, OfferState, OutboxDepth, TournamentState, Transaction, Tried,
    TriedKind, WaitingRow,
};

/// How often it is tried to note where a letter landed, if that panics.
const NOTED_MAX: u32 = 3;

impl Club {
    /// The unsent letters of a platform with numbers above this one, in the order in which they were written.
    ///
    /// # Errors
    /// If the database fails.
    pub fn waiting(
        &mut self,
        platform: &str,
        after: i64,
        at_most: u32,
        now: Timestamp,
    ) -> Result<Vec<WaitingLetter>, store::StoreError> {
        let rows = self.store.read()?.waiting(platform, after, at_most)?;
        let mut letters: Vec<_> = rows.into_iter().map(|row| waiting_letter(row, now)).collect();
        self.keep_apart(&mut letters)?;
        Ok(letters)
    }

    /// A waiting letter, with its games. `None` if it doesn't wait anymore, can't be read and was given up, or was put
    /// aside because opening it panicked.
    ///
    /// # Errors
    /// If the database fails.
    pub fn letter_to_send(&mut self, id: i64, now: Timestamp) -> Result<Option<Outgoing>, store::StoreError> {
        let tried = Tried::numbered(TriedKind::Letter, id);
        if self.is_put_aside(&tried)? {
            return Ok(None);
        }
        self.begin_trying(std::slice::from_ref(&tried), now)?;
        match self.guarded(|club| club.open_letter(id, now)) {
            Ok(Ok(Some(opened))) => Ok(Some(opened)),
            Ok(not_opened) => {
                self.end_trying(&[tried], now)?;
                not_opened
            }
            Err(Panicked(why)) => self.put_aside(&tried, &why, now).map(|()| None),
        }
    }

    fn open_letter(&mut self, id: i64, now: Timestamp) -> Result<Option<Outgoing>, store::StoreError> {
        faults::point("club.letter");
        let Some(row) = self.store.read()?.letter_to_send(id)? else { return Ok(None) };
        let Some(mut letter) = letter::read(&row) else {
            self.unsent(id, row.attempts, &SendFailure::Final("it cannot be read".to_owned()), now)?;
            return Ok(None);
        };
        let edits = match letter.edits {
            Some(changed) => self.store.read()?.message_of_letter(changed)?.map(sent_message),
            None => None,
        };
        if let (Some(changed), None) = (letter.edits, &edits)
            && self.store.read()?.is_withdrawn(changed)?
        {
            // It was never shown, as expected.
            let tx = self.store.begin()?;
            tx.withdraw_letter(id)?;
            tx.commit()?;
            return Ok(None);
        }
        if letter.edits.is_some() && edits.is_none() {
            self.unsent(id, row.attempts, &SendFailure::Final("there is no message to be changed".to_owned()), now)?;
            return Ok(None);
        }
        if let (Some(poll), Some(about)) = (&letter.poll, letter.about)
            && !self.store.read()?.game(about)?.is_some_and(|game| game.to_move.is_some() && game.entries == poll.seen)
        {
            // The vote is over.
            letter.poll = None;
        }
        let game = match &letter.picture {
            Some(picture) => self.game_of(picture)?,
            None => None,
        };
        let mut replays = Vec::new();
        for file in &letter.files {
            if let Attachment::Replay { picture, .. } | Attachment::Record { picture, .. } = file {
                replays.push(self.game_of(picture)?);
            }
        }
        if let Some(personal) = letter.personal {
            letter.files.push(personal.gathered(&self.store.read()?)?);
        }
        let key = format!("{}-{id}", self.store.instance());
        let (written_at, age) = (row.written_at, between(row.written_at, now));
        Ok(Some(Outgoing { id, key, written_at, age, letter, game, replays, edits }))
    }

    /// The message that a letter became, if it was sent.
    ///
    /// # Errors
    /// If the database fails.
    pub fn message_of(&mut self, letter: i64) -> Result<Option<SentMessage>, store::StoreError> {
        Ok(self.store.read()?.message_of_letter(letter)?.map(sent_message))
    }

    /// The letter that a message of ours was, so that its buttons can be pressed.
    ///
    /// # Errors
    /// If the database fails.
    pub fn letter_of_message(&mut self, platform: &str, message: &str) -> Result<Option<Letter>, store::StoreError> {
        let row = self.store.read()?.letter_of_message(platform, message)?;
        Ok(row.as_ref().and_then(letter::read))
    }

    /// Whether one of our messages is in a channel, thread or room. A message whose place isn't noted may be anywhere.
    ///
    /// # Errors
    /// If the database fails.
    pub fn is_message_in(&mut self, platform: &str, message: &str, channel: &str) -> Result<bool, store::StoreError> {
        let known = self.store.read()?.channel_of_message(platform, message)?;
        Ok(known.is_none_or(|known| known == channel))
    }

    /// Whether something was done about an event, or told: it was neither refused nor of no concern.
    ///
    /// # Errors
    /// If the database fails.
    pub fn was_obeyed(&mut self, origin: &Origin) -> Result<bool, store::StoreError> {
        let letters = letter::letters_of(&self.store.read()?, origin)?;
        Ok(letters.iter().any(|(_, letter)| letter.answers.as_ref() == Some(&origin.event) && !letter.refusal))
    }

    /// The message with which a game or offer began in a place or conversation.
    ///
    /// # Errors
    /// If the database fails.
    pub fn first_message_to(
        &mut self,
        platform: &str,
        about: i64,
        to: &To,
    ) -> Result<Option<SentMessage>, store::StoreError> {
        Ok(self.store.read()?.first_message_to(platform, about, letter::destination(to))?.map(sent_message))
    }

    /// The game of a picture. `None` if it can't be replayed.
    ///
    /// # Errors
    /// If the database fails.
    pub fn game_of(&mut self, picture: &Picture) -> Result<Option<Game>, store::StoreError> {
        let replayed = match self.games.get(picture.game_id, picture.entries) {
            Some(known) => Some(known.clone()),
            None => {
                let tx = self.store.read()?;
                let stored = tx.game(picture.game_id)?;
                let replayed = stored.map(|stored| Replayed::load(&tx, &stored, picture.entries)).transpose()?;
                replayed.and_then(Result::ok)
            }
        };
        let Some(mut game) = replayed.map(|replayed| Game::clone(&replayed.game)) else { return Ok(None) };
        for token in &picture.line {
            if game.play(token).is_err() {
                return Ok(None);
            }
        }
        Ok(Some(game))
    }

    /// Notes that a letter was sent and where it landed, so that replies to it find its game, and later edits find the
    /// message. If that panics, it is tried again; if it always panics, the letter is put aside, so that it isn't sent
    /// again and again.
    ///
    /// # Errors
    /// If the database fails.
    pub fn sent(&mut self, id: i64, landed: &Landed) -> Result<(), store::StoreError> {
        let mut said = String::new();
        for _ in 0..NOTED_MAX {
            match self.guarded(|club| club.note_sent(id, landed)) {
                Ok(noted) => return noted,
                Err(Panicked(why)) => said = why,
            }
        }
        self.put_aside(&Tried::numbered(TriedKind::Letter, id), &said, self.last_seen())
    }

    fn note_sent(&mut self, id: i64, landed: &Landed) -> Result<(), store::StoreError> {
        faults::point("club.sent");
        let tx = self.store.begin()?;
        let Landed { channel, message, seen_by, controls } = landed;
        let (message, controls) = (message.as_deref(), *controls);
        tx.mark_sent(id, Landing { channel, message, seen_by: *seen_by, controls })?;
        tx.commit()?;
        self.end_trying(&[Tried::numbered(TriedKind::Letter, id)], self.last_seen())
    }

    /// Notes that sending a letter failed after this many attempts. A rate limit isn't an attempt, so it isn't noted.
    ///
    /// # Errors
    /// If the database fails.
    pub fn unsent(
        &mut self,
        id: i64,
        attempts: u32,
        failure: &SendFailure,
        now: Timestamp,
    ) -> Result<(), store::StoreError> {
        self.end_trying(&[Tried::numbered(TriedKind::Letter, id)], now)?;
        let (SendFailure::Passing(reason) | SendFailure::Final(reason)) = failure else { return Ok(()) };
        let again_at = match failure.retry(attempts) {
            Retry::After(wait) => Some(now.saturating_add(wait).unwrap_or(Timestamp::MAX)),
            Retry::Never => None,
        };
        let tx = self.store.begin()?;
        let letter = tx.letter_to_send(id)?;
        tx.mark_unsent(id, reason, again_at)?;
        tx.commit()?;
        // The person didn't refuse it, it only took too long, and the message is still there.
        if let (SendFailure::Final(_), Some(letter)) = (failure, letter)
            && let Err(error) = self.digest_refused(id, now).and_then(|()| self.roster_refused(&letter, now))
        {
            tracing::error!(%error, letter = id, "what could not be sent could not be told otherwise");
        }
        Ok(())
    }

    /// The first message about a game in a place that belongs in a thread of its own.
    ///
    /// # Errors
    /// If the database fails.
    pub fn first_message_of_thread(
        &mut self,
        platform: &str,
        about: i64,
        place: &str,
    ) -> Result<Option<SentMessage>, store::StoreError> {
        Ok(self.store.read()?.first_message_of_thread(platform, about, place)?.map(sent_message))
    }

    /// The messages about a game or offer before a letter, in the channels where letters to its place or account landed,
    /// at which something can be pressed, each with the number of its letter.
    ///
    /// # Errors
    /// If the database fails.
    pub fn messages_with_controls(
        &mut self,
        platform: &str,
        about: i64,
        to: &To,
        before: i64,
    ) -> Result<Vec<(i64, SentMessage, Controls)>, store::StoreError> {
        let rows = self.store.read()?.messages_with_controls(platform, about, letter::destination(to), before)?;
        Ok(rows.into_iter().map(|(id, row, controls)| (id, sent_message(row), controls)).collect())
    }

    /// Earlier messages about a game or offer, or about the offer that it came from, wherever they are, whose buttons no
    /// longer work; each with its letter's number.
    ///
    /// # Errors
    /// If the database fails.
    pub fn spent_messages(
        &mut self,
        platform: &str,
        about: i64,
        before: i64,
    ) -> Result<Vec<(i64, SentMessage)>, store::StoreError> {
        let tx = self.store.read()?;
        let came_of = tx.offer(about)?.and_then(|offer| offer.game_id);
        let mut spent = Vec::new();
        for about in std::iter::once(about).chain(came_of) {
            for (id, row) in tx.all_messages_with_controls(platform, about, before)? {
                let letter = tx.letter_of_message(platform, &row.message)?.as_ref().and_then(letter::read);
                let mut is_any_good = false;
                for button in letter.into_iter().flat_map(|letter| letter.buttons) {
                    is_any_good |= !is_spent(&tx, about, &button)?;
                }
                if !is_any_good {
                    spent.push((id, sent_message(row)));
                }
            }
        }
        Ok(spent)
    }

    /// Notes that a letter's message has no working buttons anymore.
    ///
    /// # Errors
    /// If the database fails.
    pub fn without_controls(&mut self, letter: i64) -> Result<(), store::StoreError> {
        let tx = self.store.begin()?;
        tx.mark_without_controls(letter)?;
        tx.commit()
    }

    /// Whether something can be pressed at the message of a letter, as far as was noted.
    ///
    /// # Errors
    /// If the database fails.
    pub fn has_controls(&mut self, letter: i64) -> Result<bool, store::StoreError> {
        self.store.read()?.has_controls(letter)
    }

    /// Where one of its people plays a game or an offer was made, and their name. `None` if that is on another platform, or
    /// if they play it alone and others read at its home.
    ///
    /// # Errors
    /// If the database fails.
    pub fn home_of(&mut self, platform: &str, about: i64, account: &str) -> Result<Option<Home>, store::StoreError> {
        let tx = self.store.read()?;
        let Some(account) = tx.account(platform, account)? else { return Ok(None) };
        let place = match (tx.game(about)?, tx.offer(about)?) {
            (Some(game), _) => {
                let places = Places::of(&tx, &game)?;
                let own = game.player_of(account.person_id).and_then(|player| places.known_to(&game, player));
                match own.cloned() {
                    Some(own) => own,
                    // What a guest is told alone is nothing for those who read at its home.
                    None if places.is_away(&game, account.person_id) => return Ok(None),
                    None => places.home,
                }
            }
            (None, Some(offer)) => tx.place(offer.place_id)?,
            (None, None) => return Ok(None),
        };
        if place.platform != platform {
            return Ok(None);
        }
        Ok(Some(Home { place: place.external_id, direct: place.direct, name: account.name }))
    }

    /// The number of the game that a message of ours is about, if that game goes on.
    ///
    /// # Errors
    /// If the database fails.
    pub fn live_game_of(&mut self, platform: &str, message: &str) -> Result<Option<i64>, store::StoreError> {
        let tx = self.store.read()?;
        let Some(about) = tx.subject_of_message(platform, message)? else { return Ok(None) };
        Ok(tx.game(about)?.filter(|game| game.state == GameState::Live).map(|game| game.id))
    }

    /// The accounts on a platform of the people who play the computer in a game.
    ///
    /// # Errors
    /// If the database fails.
    pub fn opponents_of_computer(&mut self, platform: &str, game: i64) -> Result<Vec<String>, store::StoreError> {
        let Some(game) = self.store.read()?.game(game)? else { return Ok(Vec::new()) };
        let opposes =
            |player: &Player| game.seat(player.other()).is_computer() && game.seat(*player).platform == platform;
        let players = Player::BOTH.into_iter().filter(opposes);
        Ok(players.map(|player| game.seat(player).external_id.clone()).collect())
    }

    /// How full the outbox of a platform is.
    ///
    /// # Errors
    /// If the database fails.
    pub fn outbox_depth(&mut self, platform: &str) -> Result<OutboxDepth, store::StoreError> {
        self.store.read()?.outbox_depth(platform)
    }

    /// Whether any platform may have letters that [`Club::take_mailed`] doesn't know of.
    pub(in crate::club) fn take_mailed_unknown(&mut self) -> bool {
        std::mem::take(&mut self.mailed_unknown)
    }

    /// The games of which something has changed since this was last asked.
    pub fn take_changed(&mut self) -> Vec<i64> {
        std::mem::take(&mut self.changed).into_iter().collect()
    }

    /// The platforms for which letters were written since this was last asked.
    pub fn take_mailed(&mut self) -> impl Iterator<Item = String> {
        std::mem::take(&mut self.mailed).into_iter()
    }
}

/// Whether pressing a button would do nothing: its offer is answered, or its game has gone on.
fn is_spent(tx: &Transaction<'_>, about: i64, button: &Button) -> Result<bool, store::StoreError> {
    if let Command::Play(PlayCommand::Accept(Some(Id(id))) | PlayCommand::Decline(Some(Id(id)))) = button.command {
        let is_open = tx.offer(id)?.is_some_and(|offer| offer.state == OfferState::Open);
        return Ok(!is_open && tx.offers_about(id)?.is_empty());
    }
    if let Command::Tournament(TournamentCommand::Join(Some(Id(id)))) = button.command {
        return Ok(tx.tournament(id)?.is_none_or(|tournament| tournament.state != TournamentState::Open));
    }
    let Some(seen) = button.seen else { return Ok(false) };
    Ok(tx.game(about)?.is_some_and(|game| game.entries != seen))
}

fn waiting_letter(row: WaitingRow, now: Timestamp) -> WaitingLetter {
    let WaitingRow { id, to, about, answers, attempts, due_at, by_token } = row;
    let to = match to {
        Destination::Place(id) => To::Place(id),
        Destination::Account(id) => To::Account(id),
    };
    // One that would wait longer than any does was put off before the clock was set back.
    let wait = between(now, due_at);
    let wait = if wait > RETRY_MAX { Duration::ZERO } else { wait };
    WaitingLetter { id, to, about, answers, by_token, attempts, wait }
}

fn sent_message(row: MessageRow) -> SentMessage {
    SentMessage { channel: row.channel, message: row.message }
}

/// How long it is from one time to another; nothing if that is past.
fn between(from: Timestamp, to: Timestamp) -> Duration {
    to.duration_since(from).try_into().unwrap_or(Duration::ZERO)
}
