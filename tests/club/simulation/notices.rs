//! Notices in the simulation: none twice, none missing, none that somebody does not want, none in the night that can wait.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use jiff::SignedDuration;
use parlour::club::{Letter, To};
use parlour::rules::Player;
use parlour::store::{DueKind, GameState, Seat, StoredGame};

use super::night::{Day, EVENING_MS, Ending};
use super::{MINUTE_MS, Who, World, platform_of};

/// What is known of notices from outside.
#[derive(Default)]
pub(super) struct Notices {
    /// By game: the turn that somebody has in it.
    turns: HashMap<i64, Turn>,
    /// Who has said how they want to be told, and in which step last.
    choices: HashMap<Who, usize>,
    /// Who does so now: what was due before was told as they had wanted it until then.
    choosing: Option<Who>,
    /// Who does something now, whatever it is.
    asking: Option<Who>,
}

/// A turn, and what was told of it.
#[derive(Default)]
struct Turn {
    /// How many actions there were before it.
    begun: usize,
    mover: Option<Player>,
    /// How many entries there were when it was looked at last.
    entries: u32,
    /// In which step it was seen first.
    step: usize,
    told: bool,
    /// The time with which it began, to which gifts are added.
    time: Option<SignedDuration>,
    /// Whether a reminder is still to come: what would come at once is told with the turn.
    awaits_reminder: bool,
    /// The times of which somebody was reminded.
    reminded: HashSet<SignedDuration>,
}

/// What a notice of a turn says.
const TURN_TOLD: &str = ", it’s your turn against ";

impl World {
    /// Somebody may say how they are told.
    pub(super) fn note_choice(&mut self, platform: &'static str, who: &str, line: &str) {
        let words = ["settings", "snooze", "mute", "unmute", "hours"];
        let chooses = words.iter().any(|word| line.starts_with(word));
        self.notices.choosing = chooses.then(|| (platform, who.to_owned()));
        if let Some(who) = self.notices.choosing.clone() {
            self.notices.choices.insert(who, self.steps);
        }
    }

    /// Nobody is told twice of a turn, against their wish, or in the night if it can wait; and whoever wants to be told is.
    pub(super) fn check_notices(&mut self, letters: &[(&'static str, i64, Letter)]) {
        let live = self.live_games();
        for game in &live {
            self.note_turn(game);
        }
        for (platform, _, letter) in letters.iter().filter(|(_, _, letter)| !letter.refusal) {
            self.check_called(platform, letter);
            for told in letter.text.iter().map(ToString::to_string) {
                self.check_told_in_words(&told);
                self.note_vacation_told(&told);
            }
        }
        for game in live {
            let Some(mover) = game.to_move else { continue };
            self.check_nobody_is_missed(&game, mover);
        }
    }

    /// Whose turn it is in a game, since which entry, and with how much time.
    fn note_turn(&mut self, stored: &Rc<StoredGame>) {
        let Some(mover) = stored.to_move else { return };
        let mut turn = self.notices.turns.remove(&stored.id).unwrap_or_default();
        if turn.mover != Some(mover) || turn.entries != stored.entries {
            let game = self.replayed(stored);
            let plies = game.plies();
            let begun = match game.turn_begins() {
                true => plies.len(),
                false => plies.iter().rposition(|ply| ply.begins_turn).unwrap(),
            };
            if turn.mover != Some(mover) || turn.begun != begun {
                turn = Turn { begun, mover: Some(mover), step: self.steps, ..Turn::default() };
            }
            turn.entries = stored.entries;
        }
        let ending = self.ending(stored);
        if let Some(ending) = ending.filter(|ending| turn.time != Some(ending.time)) {
            turn.awaits_reminder = match turn.time.replace(ending.time) {
                None => ending.reminder_at(self.day_of(stored, stored.seat(mover)).as_ref()) > self.now,
                // Something was given: the last part of the time may begin once more.
                Some(before) => {
                    let was_reminded = turn.reminded.contains(&before);
                    ending.reminder_at(None) > self.now || (turn.awaits_reminder && !was_reminded)
                }
            };
        }
        self.notices.turns.insert(stored.id, turn);
    }

    /// The time was set back, and with it the nights: which reminders come then is not followed.
    pub(super) fn expect_no_reminders(&mut self) {
        self.notices.turns.values_mut().for_each(|turn| turn.awaits_reminder = false);
    }

    /// Boards that call somebody, or are written to them alone, tell them of their turn.
    fn check_called(&mut self, platform: &str, letter: &Letter) {
        let Some(picture) = letter.picture.as_ref().filter(|picture| picture.line.is_empty()) else { return };
        let game = self.game(picture.game_id).unwrap();
        let Some(mover) = game.to_move.filter(|_| game.state == GameState::Live) else { return };
        let seat = game.seat(mover);
        if platform != seat.platform {
            return;
        }
        let called = letter.pings.iter().any(|ping| ping.id == seat.external_id);
        let alone = letter.to == To::Account(seat.external_id.clone());
        let answered = letter.answers.is_some() && self.is_asking(seat);
        if picture.entries != game.entries || !(called || alone || answered) {
            return;
        }
        // Who is answered knows, and is called all the same if they do not play within two minutes.
        let waits = self.read().due_at(DueKind::new("turn"), game.id).unwrap().is_some();
        if !called && !alone && waits {
            return;
        }
        // That is told in words, too, and looked at there.
        if letter.text.iter().any(|told| told.to_string().contains(TURN_TOLD)) {
            return;
        }
        if called && !self.chooses(seat) {
            let wish = self.wish(seat, game.id);
            assert!(wish.is_none(), "{} is called though they said {wish:?}: {letter:?}", seat.name);
        }
        self.notices.turns.get_mut(&game.id).unwrap().told = true;
    }

    /// Whoever is told in words of their turn, or that their time runs out, is told of the turn that they have.
    fn check_told_in_words(&mut self, told: &str) {
        let is_turn = told.contains(TURN_TOLD);
        if !is_turn && !told.contains(", your time runs out ") {
            return;
        }
        let id: i64 = told[1..].split(' ').next().unwrap().parse().unwrap();
        let game = self.game(id).unwrap();
        // They may have played since.
        let Some(mover) = game.to_move.filter(|_| game.state == GameState::Live) else { return };
        let (seat, other) = (game.seat(mover), game.seat(mover.other()));
        if !told.contains(&format!(": {}, ", seat.name)) {
            return;
        }
        if seat.name == other.name {
            // On two platforms: it may have been either.
            let ending = self.ending(&game);
            let turn = self.notices.turns.get_mut(&id).unwrap();
            turn.told = true;
            turn.reminded.extend(ending.filter(|_| !is_turn).map(|ending| ending.time));
        } else if is_turn {
            self.check_turn_told(&game, seat, told);
        } else {
            self.check_reminded(&game, seat, told);
        }
    }

    /// Whoever is told that a vacation has begun instead of their time being over is not reminded of it besides.
    fn note_vacation_told(&mut self, told: &str) {
        let Some((game, _)) = told.split_once(", so a day of their vacation") else { return };
        let id: i64 = game.rsplit_once('#').unwrap().1.parse().unwrap();
        if let Some(turn) = self.notices.turns.get_mut(&id) {
            turn.awaits_reminder = false;
        }
    }

    fn check_turn_told(&mut self, game: &Rc<StoredGame>, seat: &Seat, told: &str) {
        let turn = self.notices.turns.get_mut(&game.id).unwrap();
        assert!(!turn.told, "told twice: {told}");
        turn.told = true;
        if self.chooses(seat) {
            return;
        }
        assert_eq!(self.wish(seat, game.id), None, "{told}");
        let has_hours = self.setting(seat.person_id, "hours").is_some();
        if let Some(day) = self.day_of(game, seat).filter(|_| has_hours) {
            let ending = self.ending(game);
            // Whoever plays in a conversation with the bot is awake.
            let waits = !day.is_awake(self.now) && !self.plays(seat) && day.can_wait(self.now, ending);
            assert!(!waits, "in the night: {told}");
            if day.changes(self.now) {
                self.show("notices around a change of clocks");
            }
        }
    }

    /// Whether somebody has done something within two minutes.
    fn plays(&self, seat: &Seat) -> bool {
        // The clock may have been set back since.
        let lately = self.now - 2 * MINUTE_MS + 1..=self.now;
        let seat = (seat.platform.as_str(), &seat.name);
        let mut theirs =
            self.past.iter().filter(|past| (past.request.origin.platform, &past.request.person.name) == seat);
        theirs.any(|past| lately.contains(&past.at))
    }

    fn check_reminded(&mut self, game: &Rc<StoredGame>, seat: &Seat, told: &str) {
        let ending = self.ending(game).unwrap();
        let turn = self.notices.turns.get_mut(&game.id).unwrap();
        assert!(turn.reminded.insert(ending.time), "reminded twice: {told}");
        turn.told = true;
        self.show("reminders");
        if self.chooses(seat) {
            return;
        }
        assert_eq!(self.wish(seat, game.id), None, "{told}");
        let at = ending.reminder_at(self.day_of(game, seat).as_ref());
        assert!(self.now >= at, "{} s too early: {told}", (at - self.now) / 1_000);
        if let Some(day) = self.day_of(game, seat) {
            assert!(day.is_awake(self.now) || !day.can_wait(self.now, Some(ending)), "in the night: {told}");
            if day.changes(self.now) {
                self.show("notices around a change of clocks");
            }
        }
    }

    /// Whoever is to move is told so, or will be before long.
    fn check_nobody_is_missed(&mut self, game: &StoredGame, mover: Player) {
        let seat = game.seat(mover);
        let turn = &self.notices.turns[&game.id];
        if turn.told
            || self.chose_since(seat, turn.step)
            || self.wish(seat, game.id).is_some_and(|wish| wish != "snoozed")
        {
            return;
        }
        let snoozed = self.snoozed_until(seat.person_id).map_or(0, |until| until.as_millisecond());
        let now = self.now;
        let tx = self.read();
        let waits = tx.due_at(DueKind::new("turn"), game.id).unwrap().map(|at| at.as_millisecond());
        let latest = snoozed.max(now + 26 * 60 * MINUTE_MS);
        assert!(
            waits.is_some_and(|at| at <= latest),
            "{} is not told of their turn in #{}: {waits:?}",
            seat.name,
            game.id
        );
    }

    /// Whoever is to be reminded by now has been; everything that is due was looked after.
    pub(super) fn check_nobody_is_late(&mut self) {
        for game in self.live_games() {
            let Some(mover) = game.to_move else { continue };
            let seat = game.seat(mover);
            let turn = &self.notices.turns[&game.id];
            let (told, step, awaits_reminder) = (turn.told, turn.step, turn.awaits_reminder);
            if (told && !awaits_reminder) || self.chose_since(seat, step) || self.wish(seat, game.id).is_some() {
                continue;
            }
            let Some(ending) = self.ending(&game).filter(|ending| ending.ends_at > self.now) else { continue };
            let now = self.now;
            let told_at = self.read().due_at(DueKind::new("turn"), game.id).unwrap();
            let waits = told_at.is_some_and(|at| at.as_millisecond() > now);
            assert!(told || waits, "{} should know by now of their turn in #{}", seat.name, game.id);
            // Since when a platform is away the club knows only to half a minute.
            let connected = game.seats.iter().all(|seat| !self.is_cut_off(&seat.platform));
            let was_reminded = self.notices.turns[&game.id].reminded.contains(&ending.time);
            if connected && awaits_reminder && !was_reminded {
                let day = self.day_of(&game, seat);
                let reminder_at = ending.reminder_at(day.as_ref());
                // An outage may have moved it from the last hour of the day to the beginning of that hour, or before: this
                // is found out only when it was to come.
                let moved = if reminder_at < ending.reminder_at(None) { EVENING_MS } else { 0 };
                let is_due = day.is_none_or(|day| day.is_awake(now)) && reminder_at + moved <= now;
                assert!(!is_due, "at {now}: {} was not reminded of #{}: {ending:?}", seat.name, game.id);
            }
        }
    }

    /// Why somebody is not to be told of a game now.
    pub(super) fn wish(&mut self, seat: &Seat, game_id: i64) -> Option<&'static str> {
        let way = self.setting(seat.person_id, "notices");
        if let Some(way) = ["digest", "off"].into_iter().find(|quiet| way.as_deref() == Some(quiet)) {
            return Some(way);
        }
        if self.muted_by(seat.person_id).contains(&game_id) {
            return Some("muted");
        }
        let until = self.snoozed_until(seat.person_id);
        until.is_some_and(|until| until > self.at()).then_some("snoozed")
    }

    /// When somebody is awake, if the game's clock heeds that.
    fn day_of(&mut self, game: &StoredGame, seat: &Seat) -> Option<Day> {
        let clock = self.clock(game.id);
        if clock.is_some_and(|row| row.clock.terms.control.is_short()) {
            return None;
        }
        Some(self.day_of_person(seat.person_id))
    }

    /// When somebody is awake, by what they said of it.
    pub(super) fn day_of_person(&mut self, person: i64) -> Day {
        let hours = self.setting(person, "hours").unwrap_or_else(|| "8-22".to_owned());
        let zone = self.setting(person, "zone").unwrap_or_else(|| self.zone.to_owned());
        Day::new(&hours, &zone)
    }

    /// When the time of whoever is to move is over, if the game has a clock.
    fn ending(&mut self, game: &Rc<StoredGame>) -> Option<Ending> {
        let mut running = self.running_clock(game).filter(|running| !running.is_out)?;
        Some(Ending { time: running.time(), ends_at: self.ends_at(&mut running) })
    }

    /// Somebody begins to do something.
    pub(super) fn note_asker(&mut self, platform: &'static str, who: &str) {
        self.notices.asking = Some((platform, who.to_owned()));
    }

    /// It is done; whoever has said how they want to be told is told like that from now on.
    pub(super) fn forget_asker(&mut self) {
        (self.notices.asking, self.notices.choosing) = (None, None);
    }

    fn chooses(&self, seat: &Seat) -> bool {
        is_of(self.notices.choosing.as_ref(), seat)
    }

    fn chose_since(&self, seat: &Seat, step: usize) -> bool {
        self.has_chosen_since(&(platform_of(&seat.platform), seat.name.clone()), step)
    }

    /// Whether somebody has said in a step or later how they want to be told.
    pub(super) fn has_chosen_since(&self, who: &Who, step: usize) -> bool {
        self.notices.choices.get(who).is_some_and(|chose| *chose >= step)
    }

    /// In which step somebody's turn in a game was seen first.
    pub(super) fn step_of_turn(&self, id: i64) -> usize {
        self.notices.turns[&id].step
    }

    /// Whether somebody does something now.
    pub(super) fn is_asking(&self, seat: &Seat) -> bool {
        is_of(self.notices.asking.as_ref(), seat)
    }
}

fn is_of(who: Option<&Who>, seat: &Seat) -> bool {
    who.is_some_and(|(platform, name)| (*platform, name) == (seat.platform.as_str(), &seat.name))
}
