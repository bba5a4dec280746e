//! Time in games: clocks start and turn, run out, and are claimed.

use jiff::{SignedDuration, Timestamp};

use super::ButtonStyle;
use super::act::Act;
use super::announce::News;
use super::connections::HEARING_TIME;
use super::draft::ButtonDraft;
use super::finding::Want;
use super::outages::platforms_of;
use super::playing::NewEntry;
use super::stop::Stop;
use super::visit::Visit;
use super::words::{listed, number, player as named, seated, status_listed, title, told_of_clock};
use crate::clock::{GameClock, Pauses, Terms, reminder_at};
use crate::command::{Command, Id};
use crate::rules::{Game, Player, Reason};
use crate::store::{ClockRow, DueKind, EntryKind, OfferState, Table, TableState};
use crate::text::Message;

/// How long a game may be claimed by the opponent of somebody whose time is over.
const CLAIM_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

impl Act<'_> {
    /// Starts the clock of a game that has begun.
    pub(super) fn start_clock(&self, table: &Table, terms: Terms) -> Result<(), Stop> {
        let Some(mover) = table.to_move else { return Ok(()) };
        self.write_clock(table, GameClock::start(terms, mover, self.now))
    }

    /// Brings a game's clock up to date with what was played or taken back.
    pub(super) fn keep_time(&self, table: &Table, game: &Game) -> Result<(), Stop> {
        let Some(row) = self.tx.clock(table.id)? else { return Ok(()) };
        let Some(next) = game.to_move() else { return self.stop_clock(table.id) };
        let plies = u32::try_from(game.plies().len()).unwrap_or(u32::MAX);
        if plies <= row.clock.plies {
            // Within its turn the clock runs on; before it, time is what it was, but for what has passed since.
            let begun = self.tx.clock_of_turn(table.id, row.clock.terms, plies)?;
            let Some(begun) = begun.filter(|_| plies < row.clock.plies) else { return Ok(()) };
            self.tx.forget_turns_after(table.id, plies)?;
            return self.write_clock(table, begun);
        }
        if !game.turn_begins() {
            return Ok(());
        }
        let pauses = self.pauses(table, &row.clock)?;
        self.write_clock(table, row.clock.turned(next, plies, self.now, &pauses))
    }

    /// Refuses to go back to the turn that began after so many actions if nothing is left of its time.
    pub(super) fn has_time_for_turn(&self, table: &Table, plies: usize) -> Result<(), Stop> {
        let Some(row) = self.tx.clock(table.id)? else { return Ok(()) };
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        let Some(begun) = self.tx.clock_of_turn(table.id, row.clock.terms, plies)? else { return Ok(()) };
        if begun.ends_at(&self.pauses(table, &begun)?) > self.now {
            return Ok(());
        }
        Err(Message::new("club-no-time-to-take-back").with("id", number(table.id)).into())
    }

    /// What does not count of the time since the turn began: the program did not run, a player's platform was not
    /// connected, or whoever is to move in a game of days is away.
    pub(super) fn pauses(&self, table: &Table, clock: &GameClock) -> Result<Pauses, Stop> {
        let mut stretches = self.outages(platforms_of(table), clock.since)?;
        if !clock.terms.control.is_short() {
            stretches.extend(self.tx.vacations_after(table.seat(clock.player).person_id, clock.since)?);
        }
        Ok(Pauses::new(stretches))
    }

    fn write_clock(&self, table: &Table, clock: GameClock) -> Result<(), Stop> {
        self.tx.put_clock(table.id, &ClockRow { clock, out_at: None }, true)?;
        self.tx.set_due(DueKind::Unclaimed, table.id, None)?;
        self.tx.set_due(DueKind::Time, table.id, None)?;
        // Pauses put it off, and the turns before this one were to end earlier: that is found out when it is due.
        self.tx.set_due_by(DueKind::Flag, table.id, clock.ends_at(&Pauses::default()))?;
        let mut reminder = self.reminder_of(table, &clock, &Pauses::default())?;
        if reminder <= self.now {
            reminder = self.reminder_of(table, &clock, &self.pauses(table, &clock)?)?;
        }
        // Where it would come at once, the turn itself is told of.
        match reminder > self.now {
            true => Ok(self.tx.set_due_by(DueKind::Reminder, table.id, reminder)?),
            false => Ok(self.tx.set_due(DueKind::Reminder, table.id, None)?),
        }
    }

    /// Gives a player more time, also in the turns that may be gone back to.
    pub(super) fn add_time(
        &self,
        table: &Table,
        row: &ClockRow,
        player: Player,
        more: SignedDuration,
    ) -> Result<(), Stop> {
        let clock = row.clock.given(player, more);
        // Who is out of time and gets some is not out of it any more, unless it was more than that.
        let out_at = row.out_at.filter(|_| clock.ends_at(&Pauses::default()) <= self.now);
        self.tx.give_time_in_turns(table.id, player, more)?;
        self.tx.put_clock(table.id, &ClockRow { clock, out_at }, false)?;
        if out_at.is_none() {
            self.tx.set_due(DueKind::Unclaimed, table.id, None)?;
            self.tx.set_due(DueKind::Flag, table.id, Some(clock.ends_at(&Pauses::default())))?;
            let pauses = self.pauses(table, &clock)?;
            let reminder = reminder_at(clock.ends_at(&pauses), clock.left[player.index()], None, self.now);
            // Nobody is reminded again because their opponent has more time, or they have a little.
            if player == clock.player && reminder > self.now {
                let reminder = self.reminder_of(table, &clock, &pauses)?;
                self.tx.set_due(DueKind::Reminder, table.id, Some(reminder))?;
            }
        }
        Ok(())
    }

    fn stop_clock(&self, table_id: i64) -> Result<(), Stop> {
        self.tx.set_due(DueKind::Flag, table_id, None)?;
        self.tx.set_due(DueKind::Reminder, table_id, None)?;
        self.tx.set_due(DueKind::Unclaimed, table_id, None)?;
        self.tx.set_due(DueKind::Time, table_id, None)?;
        Ok(())
    }

    /// Reminds whoever is to move in a game that their time runs out, once a turn, unless they want no notices of it. Then
    /// they know that it is their turn.
    pub(super) fn remind(&mut self, table_id: i64) -> Result<(), Stop> {
        // It may have been done instead of telling them of their turn.
        if self.tx.due_at(DueKind::Reminder, table_id)?.is_none_or(|at| at > self.now) {
            return Ok(());
        }
        self.tx.set_due(DueKind::Reminder, table_id, None)?;
        let (Some((table, mover)), Some(row)) = (self.awaited(table_id)?, self.tx.clock(table_id)?) else {
            return Ok(());
        };
        if row.out_at.is_some() {
            return Ok(());
        }
        let pauses = self.pauses(&table, &row.clock)?;
        let at = self.reminder_of(&table, &row.clock, &pauses)?;
        let seat = table.seat(mover);
        let at = self.snoozed_until(seat.person_id)?.map_or(at, |until| at.max(until));
        if at > self.now {
            return Ok(self.tx.set_due(DueKind::Reminder, table_id, Some(at))?);
        }
        if self.only_looks(&table, mover)? {
            return Ok(());
        }
        if let Some(at) = self.judged_first(Some((row, row.clock.ends_at(&pauses)))) {
            return Ok(self.tx.set_due(DueKind::Reminder, table_id, Some(at))?);
        }
        self.tx.set_due(DueKind::Turn, table_id, None)?;
        let text = Message::new("club-reminder")
            .with("id", number(table_id))
            .with("game", title(&table.game, &table.variant))
            .with("name", seated(seat))
            .with("until", row.clock.ends_at(&pauses));
        self.notify(&table, mover, vec![text])
    }

    /// When somebody whose time seems to be over is told that they must act: once it is known, for the game may be over,
    /// or a vacation may have begun.
    pub(super) fn judged_first(&self, clock: Option<(ClockRow, Timestamp)>) -> Option<Timestamp> {
        let (_, ends_at) = clock.filter(|(row, _)| row.out_at.is_none())?;
        (ends_at <= self.now).then(|| self.now.saturating_add(HEARING_TIME).unwrap_or(self.now))
    }

    /// When whoever is to move is reminded: within their hours, unless the clock is one for an evening together.
    fn reminder_of(&self, table: &Table, clock: &GameClock, pauses: &Pauses) -> Result<Timestamp, Stop> {
        let waking = match clock.terms.control.is_short() {
            true => None,
            false => Some(self.waking(table.seat(clock.player).person_id)?),
        };
        Ok(reminder_at(clock.ends_at(pauses), clock.left[clock.player.index()], waking.as_ref(), self.now))
    }

    /// The clock that runs in a game, and when the time of whoever is to move will be over, or was; nothing if none runs.
    pub(super) fn running_clock(&self, table: &Table) -> Result<Option<(ClockRow, Timestamp)>, Stop> {
        let Some(row) = self.tx.clock(table.id)?.filter(|_| table.to_move.is_some()) else { return Ok(None) };
        let ends_at = match row.out_at {
            Some(at) => at,
            None => row.clock.ends_at(&self.pauses(table, &row.clock)?),
        };
        Ok(Some((row, ends_at)))
    }

    /// When the time of whoever is to move will be over, or was, as a sentence; nothing if no clock runs.
    pub(super) fn clock_told(&self, table: &Table) -> Result<Option<Message>, Stop> {
        Ok(told_of_clock(table, self.running_clock(table)?))
    }

    /// Who is to move in a game, since when, and how long yet.
    pub(super) fn status_listed(&self, table: &Table) -> Result<Message, Stop> {
        Ok(status_listed(table, self.clock_told(table)?))
    }

    /// A game in a list.
    pub(super) fn listed(&self, table: &Table) -> Result<Message, Stop> {
        Ok(listed(table, self.clock_told(table)?, self.match_listed(table)?))
    }

    /// The time of whoever is to move in a game may be over: then the game is lost, to be claimed, or void.
    pub(super) fn judge_clock(&mut self, table_id: i64) -> Result<(), Stop> {
        let (Some(mut table), Some(row)) = (self.tx.table(table_id)?, self.tx.clock(table_id)?) else { return Ok(()) };
        let mover = match (table.state, table.to_move, row.out_at) {
            (TableState::Live, Some(mover), None) => mover,
            _ => return self.stop_clock(table_id),
        };
        let ends_at = row.clock.ends_at(&self.pauses(&table, &row.clock)?);
        let judged_at =
            self.known.connections.judged_from(platforms_of(&table), self.now).unwrap_or(ends_at).max(ends_at);
        if judged_at > self.now {
            return Ok(self.tx.set_due(DueKind::Flag, table_id, Some(judged_at))?);
        }
        let replayed = match self.replay(&table) {
            Ok(replayed) => replayed,
            // It is set aside, and somebody will look at it.
            Err(Stop::Refused(_)) => return self.stop_clock(table_id),
            Err(stop) => return Err(stop),
        };
        let Terms { claimable, contest, .. } = row.clock.terms;
        let never_came = replayed.game.turns_of(mover) == 0;
        if never_came && !contest {
            return self.end_by_clock(&mut table, None, Reason::Void, "club-time-void", mover);
        }
        if !never_came && self.rests(&table, mover, &row, ends_at)? {
            return Ok(());
        }
        if !claimable {
            return self.end_by_clock(&mut table, Some(mover), Reason::Time, "club-time-lost", mover);
        }
        self.tx.set_due(DueKind::Flag, table_id, None)?;
        // Outages put it off; that is found out when it is due.
        let unclaimed_at = ends_at.saturating_add(CLAIM_TIME).unwrap_or(Timestamp::MAX);
        self.tx.set_due(DueKind::Unclaimed, table_id, Some(unclaimed_at))?;
        self.tx.put_clock(table_id, &ClockRow { out_at: Some(ends_at), ..row }, false)?;
        for offer in self.tx.offers_about(table_id)? {
            self.close_offer(&offer, OfferState::Void)?;
        }
        self.tell_of_time(table_id)
    }

    /// Tells that a game can be claimed, or that a vacation began by itself; in a game of days only when whoever is
    /// called is awake.
    pub(super) fn tell_of_time(&mut self, table_id: i64) -> Result<(), Stop> {
        self.tx.set_due(DueKind::Time, table_id, None)?;
        let (Some((table, mover)), Some(row)) = (self.awaited(table_id)?, self.tx.clock(table_id)?) else {
            return Ok(());
        };
        let called = if row.out_at.is_some() { mover.other() } else { mover };
        let person_id = table.seat(called).person_id;
        let at = if row.clock.terms.control.is_short() { self.now } else { self.awake_at(person_id)? };
        if at > self.now {
            return Ok(self.tx.set_due(DueKind::Time, table_id, Some(at))?);
        }
        let (text, buttons) = if row.out_at.is_some() {
            let claim = Command::Claim(Some(Id(table_id)));
            let replayed = self.replay(&table)?;
            let told = Message::new("club-time-is-over")
                .with("id", number(table_id))
                .with("player", named(&table, &replayed.game, mover))
                .with("opponent", seated(table.seat(called)));
            (told, vec![ButtonDraft::new("club-button-claim", claim, ButtonStyle::Primary).at(table.entries)])
        } else {
            let Some(told) = self.vacation_told(&table, called)? else { return Ok(()) };
            // It says what a reminder would.
            self.tx.set_due(DueKind::Reminder, table_id, None)?;
            (told, Vec::new())
        };
        self.announce(&table, &News { text: vec![text], buttons, pinged: vec![called], ..News::default() })
    }

    /// A game that could have been claimed for a long time and was not is over for nobody.
    pub(super) fn judge_unclaimed(&mut self, table_id: i64) -> Result<(), Stop> {
        let out_at = self.tx.clock(table_id)?.and_then(|row| row.out_at);
        let table = self.tx.table(table_id)?.filter(|table| table.state == TableState::Live);
        let (Some(out_at), Some(mut table)) = (out_at, table) else { return self.stop_clock(table_id) };
        let until = self.passed_at(platforms_of(&table), out_at, CLAIM_TIME)?;
        if until > self.now {
            return Ok(self.tx.set_due(DueKind::Unclaimed, table_id, Some(until))?);
        }
        let Some(mover) = table.to_move else { return self.stop_clock(table_id) };
        match self.end_by_clock(&mut table, None, Reason::Abandoned, "club-time-unclaimed", mover) {
            // It is set aside, and somebody will look at it.
            Err(Stop::Refused(_)) => self.stop_clock(table_id),
            ended => ended,
        }
    }

    /// Ends a game because the time of a player is over.
    fn end_by_clock(
        &mut self,
        table: &mut Table,
        loser: Option<Player>,
        reason: Reason,
        key: &'static str,
        late: Player,
    ) -> Result<(), Stop> {
        let replayed = self.replay(table)?;
        let text = Message::new(key)
            .with("id", number(table.id))
            .with("game", title(&table.game, &table.variant))
            .with("player", named(table, &replayed.game, late));
        self.end_table(table, loser, reason, vec![text])
    }
}

impl Visit<'_> {
    /// Claims a game because the opponent's time is over.
    pub(super) fn claim(&mut self, command: &Command, id: Option<Id>) -> Result<(), Stop> {
        let mut table = self.find_table(command, id, Want::Mine)?;
        let id = number(table.id);
        let Some(seat) = self.seat_of_asker(&table) else {
            return Err(Message::new("club-not-a-player").with("id", id).into());
        };
        if table.state != TableState::Live {
            return Err(Message::new("club-is-over").with("id", id).into());
        }
        let Some(row) = self.act.tx.clock(table.id)? else {
            return Err(Message::new("club-no-clock").with("id", id).into());
        };
        if row.out_at.is_none() || row.clock.player == seat {
            let runs = self.act.clock_told(&table)?;
            let mut refusal = vec![Message::new("club-nothing-to-claim").with("id", id)];
            refusal.extend(runs);
            return Err(super::stop::Refused { text: refusal, about: Some(table.id), ..Default::default() }.into());
        }
        let mut replayed = self.act.replay(&table)?;
        let word = Reason::Time.word();
        let entry = NewEntry {
            kind: EntryKind::End,
            token: word,
            player: Some(row.clock.player),
            account_id: Some(self.asker.id),
        };
        self.act.enter(&table, &mut replayed, &entry)?;
        let text = Message::new("club-claimed").with("name", super::words::person(&self.asker)).with("id", id);
        self.conclude(&mut table, replayed, vec![text], Vec::new())
    }
}
