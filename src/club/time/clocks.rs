//! Time in games: clocks start and turn, run out, and are claimed.

use jiff::{SignedDuration, Timestamp};

use super::connections::HEARING_TIME;
use super::outages::platforms_of;
use crate::clock::{GameClock, Pauses, Terms, reminder_at};
use crate::club::ButtonStyle;
use crate::club::context::act::Act;
use crate::club::context::announce::News;
use crate::club::context::draft::ButtonDraft;
use crate::club::context::lookup::Want;
use crate::club::context::rejection::Rejection;
use crate::club::context::visit::Visit;
use crate::club::context::words::{listed, number, player as named, seated, status_listed, title, told_of_clock};
use crate::club::play::playing::NewEntry;
use crate::command::{Command, Id};
use crate::rules::{Game, Player, Reason};
use crate::store::{ClockRow, DueKind, EntryKind, GameState, OfferState, StoredGame};
use crate::text::Message;

/// How long a game may be claimed by the opponent of somebody whose time is over.
const CLAIM_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

impl Act<'_> {
    /// Starts the clock of a game that has begun.
    pub(in crate::club) fn start_clock(&self, game: &StoredGame, terms: Terms) -> Result<(), Rejection> {
        let Some(mover) = game.to_move else { return Ok(()) };
        self.write_clock(game, GameClock::start(terms, mover, self.now))
    }

    /// Brings a game's clock up to date with what was played or taken back.
    pub(in crate::club) fn keep_time(&self, stored: &StoredGame, game: &Game) -> Result<(), Rejection> {
        let Some(row) = self.tx.clock(stored.id)? else { return Ok(()) };
        let Some(next) = game.to_move() else { return self.stop_clock(stored.id) };
        let plies = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
        if plies <= row.clock.plies {
            // Within its turn the clock runs on; before it, time is what it was, but for what has passed since.
            let begun = self.tx.clock_of_turn(stored.id, row.clock.terms, plies)?;
            let Some(begun) = begun.filter(|_| plies < row.clock.plies) else { return Ok(()) };
            self.tx.forget_turns_after(stored.id, plies)?;
            return self.write_clock(stored, begun);
        }
        if !game.turn_begins() {
            return Ok(());
        }
        let pauses = self.pauses(stored, &row.clock)?;
        self.write_clock(stored, row.clock.turned(next, plies, self.now, &pauses))
    }

    /// Refuses to go back to the turn that began after so many actions if nothing is left of its time.
    pub(in crate::club) fn has_time_for_turn(&self, game: &StoredGame, plies: usize) -> Result<(), Rejection> {
        let Some(row) = self.tx.clock(game.id)? else { return Ok(()) };
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        let Some(begun) = self.tx.clock_of_turn(game.id, row.clock.terms, plies)? else { return Ok(()) };
        if begun.ends_at(&self.pauses(game, &begun)?) > self.now {
            return Ok(());
        }
        Err(Message::new("club-no-time-to-take-back").with("id", number(game.id)).into())
    }

    /// What does not count of the time since the turn began: the program did not run, a player's platform was not
    /// connected, or whoever is to move in a game of days is away.
    pub(in crate::club) fn pauses(&self, game: &StoredGame, clock: &GameClock) -> Result<Pauses, Rejection> {
        let mut stretches = self.outages(platforms_of(game), clock.since)?;
        if !clock.terms.control.is_short() {
            stretches.extend(self.tx.vacations_after(game.seat(clock.player).person_id, clock.since)?);
        }
        Ok(Pauses::new(stretches))
    }

    fn write_clock(&self, game: &StoredGame, clock: GameClock) -> Result<(), Rejection> {
        self.tx.put_clock(game.id, &ClockRow { clock, out_at: None }, true)?;
        self.tx.set_due(DueKind::Unclaimed, game.id, None)?;
        self.tx.set_due(DueKind::Time, game.id, None)?;
        // Pauses put it off, and the turns before this one were to end earlier: that is found out when it is due.
        self.tx.set_due_by(DueKind::Flag, game.id, clock.ends_at(&Pauses::default()))?;
        let mut reminder = self.reminder_of(game, &clock, &Pauses::default())?;
        if reminder <= self.now {
            reminder = self.reminder_of(game, &clock, &self.pauses(game, &clock)?)?;
        }
        // Where it would come at once, the turn itself is told of.
        match reminder > self.now {
            true => Ok(self.tx.set_due_by(DueKind::Reminder, game.id, reminder)?),
            false => Ok(self.tx.set_due(DueKind::Reminder, game.id, None)?),
        }
    }

    /// Gives a player more time, also in the turns that may be gone back to.
    pub(in crate::club) fn add_time(
        &self,
        game: &StoredGame,
        row: &ClockRow,
        player: Player,
        more: SignedDuration,
    ) -> Result<(), Rejection> {
        let clock = row.clock.given(player, more);
        // Who is out of time and gets some is not out of it any more, unless it was more than that.
        let out_at = row.out_at.filter(|_| clock.ends_at(&Pauses::default()) <= self.now);
        self.tx.give_time_in_turns(game.id, player, more)?;
        self.tx.put_clock(game.id, &ClockRow { clock, out_at }, false)?;
        if out_at.is_none() {
            self.tx.set_due(DueKind::Unclaimed, game.id, None)?;
            self.tx.set_due(DueKind::Flag, game.id, Some(clock.ends_at(&Pauses::default())))?;
            let pauses = self.pauses(game, &clock)?;
            let reminder = reminder_at(clock.ends_at(&pauses), clock.left[player.index()], None, self.now);
            // Nobody is reminded again because their opponent has more time, or they have a little.
            if player == clock.player && reminder > self.now {
                let reminder = self.reminder_of(game, &clock, &pauses)?;
                self.tx.set_due(DueKind::Reminder, game.id, Some(reminder))?;
            }
        }
        Ok(())
    }

    fn stop_clock(&self, game_id: i64) -> Result<(), Rejection> {
        self.tx.set_due(DueKind::Flag, game_id, None)?;
        self.tx.set_due(DueKind::Reminder, game_id, None)?;
        self.tx.set_due(DueKind::Unclaimed, game_id, None)?;
        self.tx.set_due(DueKind::Time, game_id, None)?;
        Ok(())
    }

    /// Reminds whoever is to move in a game that their time runs out, once a turn, unless they want no notices of it. Then
    /// they know that it is their turn.
    pub(in crate::club) fn remind(&mut self, game_id: i64) -> Result<(), Rejection> {
        // It may have been done instead of telling them of their turn.
        if self.tx.due_at(DueKind::Reminder, game_id)?.is_none_or(|at| at > self.now) {
            return Ok(());
        }
        self.tx.set_due(DueKind::Reminder, game_id, None)?;
        let (Some((game, mover)), Some(row)) = (self.awaited(game_id)?, self.tx.clock(game_id)?) else {
            return Ok(());
        };
        if row.out_at.is_some() {
            return Ok(());
        }
        let pauses = self.pauses(&game, &row.clock)?;
        let at = self.reminder_of(&game, &row.clock, &pauses)?;
        let seat = game.seat(mover);
        let at = self.snoozed_until(seat.person_id)?.map_or(at, |until| at.max(until));
        if at > self.now {
            return Ok(self.tx.set_due(DueKind::Reminder, game_id, Some(at))?);
        }
        if self.only_looks(&game, mover)? {
            return Ok(());
        }
        if let Some(at) = self.judged_first(Some((row, row.clock.ends_at(&pauses)))) {
            return Ok(self.tx.set_due(DueKind::Reminder, game_id, Some(at))?);
        }
        self.tx.set_due(DueKind::Turn, game_id, None)?;
        let text = Message::new("club-reminder")
            .with("id", number(game_id))
            .with("game", title(&game.game, &game.variant))
            .with("name", seated(seat))
            .with("until", row.clock.ends_at(&pauses));
        self.notify(&game, mover, vec![text])
    }

    /// When somebody whose time seems to be over is told that they must act: once it is known, for the game may be over,
    /// or a vacation may have begun.
    pub(in crate::club) fn judged_first(&self, clock: Option<(ClockRow, Timestamp)>) -> Option<Timestamp> {
        let (_, ends_at) = clock.filter(|(row, _)| row.out_at.is_none())?;
        (ends_at <= self.now).then(|| self.now.saturating_add(HEARING_TIME).unwrap_or(self.now))
    }

    /// When whoever is to move is reminded: within their hours, unless the clock is one for an evening together.
    fn reminder_of(&self, game: &StoredGame, clock: &GameClock, pauses: &Pauses) -> Result<Timestamp, Rejection> {
        let waking = match clock.terms.control.is_short() {
            true => None,
            false => Some(self.waking(game.seat(clock.player).person_id)?),
        };
        Ok(reminder_at(clock.ends_at(pauses), clock.left[clock.player.index()], waking.as_ref(), self.now))
    }

    /// The clock that runs in a game, and when the time of whoever is to move will be over, or was; nothing if none runs.
    pub(in crate::club) fn running_clock(&self, game: &StoredGame) -> Result<Option<(ClockRow, Timestamp)>, Rejection> {
        let Some(row) = self.tx.clock(game.id)?.filter(|_| game.to_move.is_some()) else { return Ok(None) };
        let ends_at = match row.out_at {
            Some(at) => at,
            None => row.clock.ends_at(&self.pauses(game, &row.clock)?),
        };
        Ok(Some((row, ends_at)))
    }

    /// When the time of whoever is to move will be over, or was, as a sentence; nothing if no clock runs.
    pub(in crate::club) fn clock_told(&self, game: &StoredGame) -> Result<Option<Message>, Rejection> {
        Ok(told_of_clock(game, self.running_clock(game)?))
    }

    /// Who is to move in a game, since when, and how long yet.
    pub(in crate::club) fn status_listed(&self, game: &StoredGame) -> Result<Message, Rejection> {
        Ok(status_listed(game, self.clock_told(game)?))
    }

    /// A game in a list.
    pub(in crate::club) fn listed(&self, game: &StoredGame) -> Result<Message, Rejection> {
        Ok(listed(game, self.clock_told(game)?, self.match_listed(game)?))
    }

    /// The time of whoever is to move in a game may be over: then the game is lost, to be claimed, or void.
    pub(in crate::club) fn judge_clock(&mut self, game_id: i64) -> Result<(), Rejection> {
        let (Some(mut game), Some(row)) = (self.tx.game(game_id)?, self.tx.clock(game_id)?) else { return Ok(()) };
        let mover = match (game.state, game.to_move, row.out_at) {
            (GameState::Live, Some(mover), None) => mover,
            _ => return self.stop_clock(game_id),
        };
        let ends_at = row.clock.ends_at(&self.pauses(&game, &row.clock)?);
        let judged_at =
            self.environment.connections.judged_from(platforms_of(&game), self.now).unwrap_or(ends_at).max(ends_at);
        if judged_at > self.now {
            return Ok(self.tx.set_due(DueKind::Flag, game_id, Some(judged_at))?);
        }
        let replayed = match self.replay(&game) {
            Ok(replayed) => replayed,
            // It is set aside, and somebody will look at it.
            Err(Rejection::Refused(_)) => return self.stop_clock(game_id),
            Err(stop) => return Err(stop),
        };
        let Terms { claimable, tournament, .. } = row.clock.terms;
        let never_came = replayed.game.turns_of(mover) == 0;
        if never_came && !tournament {
            return self.end_by_clock(&mut game, None, Reason::Void, "club-time-void", mover);
        }
        if !never_came && self.rests(&game, mover, &row, ends_at)? {
            return Ok(());
        }
        if !claimable {
            return self.end_by_clock(&mut game, Some(mover), Reason::Time, "club-time-lost", mover);
        }
        self.tx.set_due(DueKind::Flag, game_id, None)?;
        // Outages put it off; that is found out when it is due.
        let unclaimed_at = ends_at.saturating_add(CLAIM_TIME).unwrap_or(Timestamp::MAX);
        self.tx.set_due(DueKind::Unclaimed, game_id, Some(unclaimed_at))?;
        self.tx.put_clock(game_id, &ClockRow { out_at: Some(ends_at), ..row }, false)?;
        for offer in self.tx.offers_about(game_id)? {
            self.close_offer(&offer, OfferState::Void)?;
        }
        self.tell_of_time(game_id)
    }

    /// Tells that a game can be claimed, or that a vacation began by itself; in a game of days only when whoever is
    /// called is awake.
    pub(in crate::club) fn tell_of_time(&mut self, game_id: i64) -> Result<(), Rejection> {
        self.tx.set_due(DueKind::Time, game_id, None)?;
        let (Some((game, mover)), Some(row)) = (self.awaited(game_id)?, self.tx.clock(game_id)?) else {
            return Ok(());
        };
        let called = if row.out_at.is_some() { mover.other() } else { mover };
        let person_id = game.seat(called).person_id;
        let at = if row.clock.terms.control.is_short() { self.now } else { self.awake_at(person_id)? };
        if at > self.now {
            return Ok(self.tx.set_due(DueKind::Time, game_id, Some(at))?);
        }
        let (text, buttons) = if row.out_at.is_some() {
            let claim = Command::Claim(Some(Id(game_id)));
            let replayed = self.replay(&game)?;
            let told = Message::new("club-time-is-over")
                .with("id", number(game_id))
                .with("player", named(&game, &replayed.game, mover))
                .with("opponent", seated(game.seat(called)));
            (told, vec![ButtonDraft::new("club-button-claim", claim, ButtonStyle::Primary).at(game.entries)])
        } else {
            let Some(told) = self.vacation_told(&game, called)? else { return Ok(()) };
            // It says what a reminder would.
            self.tx.set_due(DueKind::Reminder, game_id, None)?;
            (told, Vec::new())
        };
        self.announce(&game, &News { text: vec![text], buttons, pinged: vec![called], ..News::default() })
    }

    /// A game that could have been claimed for a long time and was not is over for nobody.
    pub(in crate::club) fn judge_unclaimed(&mut self, game_id: i64) -> Result<(), Rejection> {
        let out_at = self.tx.clock(game_id)?.and_then(|row| row.out_at);
        let game = self.tx.game(game_id)?.filter(|game| game.state == GameState::Live);
        let (Some(out_at), Some(mut game)) = (out_at, game) else { return self.stop_clock(game_id) };
        let until = self.passed_at(platforms_of(&game), out_at, CLAIM_TIME)?;
        if until > self.now {
            return Ok(self.tx.set_due(DueKind::Unclaimed, game_id, Some(until))?);
        }
        let Some(mover) = game.to_move else { return self.stop_clock(game_id) };
        match self.end_by_clock(&mut game, None, Reason::Abandoned, "club-time-unclaimed", mover) {
            // It is set aside, and somebody will look at it.
            Err(Rejection::Refused(_)) => self.stop_clock(game_id),
            ended => ended,
        }
    }

    /// Ends a game because the time of a player is over.
    fn end_by_clock(
        &mut self,
        game: &mut StoredGame,
        loser: Option<Player>,
        reason: Reason,
        key: &'static str,
        late: Player,
    ) -> Result<(), Rejection> {
        let replayed = self.replay(game)?;
        let text = Message::new(key)
            .with("id", number(game.id))
            .with("game", title(&game.game, &game.variant))
            .with("player", named(game, &replayed.game, late));
        self.finish_game(game, loser, reason, vec![text])
    }
}

impl Visit<'_> {
    /// Claims a game because the opponent's time is over.
    pub(in crate::club) fn claim(&mut self, command: &Command, id: Option<Id>) -> Result<(), Rejection> {
        let mut game = self.find_game(command, id, Want::Mine)?;
        let id = number(game.id);
        let Some(seat) = self.seat_of_asker(&game) else {
            return Err(Message::new("club-not-a-player").with("id", id).into());
        };
        if game.state != GameState::Live {
            return Err(Message::new("club-is-over").with("id", id).into());
        }
        let Some(row) = self.act.tx.clock(game.id)? else {
            return Err(Message::new("club-no-clock").with("id", id).into());
        };
        if row.out_at.is_none() || row.clock.player == seat {
            let runs = self.act.clock_told(&game)?;
            let mut refusal = vec![Message::new("club-nothing-to-claim").with("id", id)];
            refusal.extend(runs);
            return Err(crate::club::context::rejection::Refused {
                text: refusal,
                about: Some(game.id),
                ..Default::default()
            }
            .into());
        }
        let mut replayed = self.act.replay(&game)?;
        let word = Reason::Time.word();
        let entry = NewEntry {
            kind: EntryKind::End,
            token: word,
            player: Some(row.clock.player),
            account_id: Some(self.asker.id),
        };
        self.act.enter(&game, &mut replayed, &entry)?;
        let text =
            Message::new("club-claimed").with("name", crate::club::context::words::person(&self.asker)).with("id", id);
        self.conclude(&mut game, replayed, vec![text], Vec::new())
    }
}
