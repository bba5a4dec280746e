//! Time in the simulation: it passes, stands still for the club, is set back; and every flag is held against it.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use jiff::{SignedDuration, Timestamp};
use parlour::clock::GameClock;
use parlour::rules::Reason;
use parlour::store::{ClockRow, EntryKind, Table, TableState};

use super::{Cause, DAY_MS, MINUTE_MS, PLATFORMS, World};

/// How long a game can be claimed.
const CLAIM_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What is known of time from outside.
#[derive(Default)]
pub(super) struct Time {
    /// By platform: from when on whatever its people said before was heard.
    heard_at: HashMap<&'static str, i64>,
    /// By platform: since when it has not been connected.
    cut_off: HashMap<&'static str, i64>,
    /// When a platform was not connected, or with no platform the program did not run.
    outages: Vec<(Option<&'static str>, [i64; 2])>,
}

/// The clock of a game that goes on, what there was of vacations for it, and whether its time was known to be over.
pub(super) struct Running {
    table: Rc<Table>,
    clock: GameClock,
    vacations: Rc<Vec<[i64; 2]>>,
    outages: Rc<Vec<[i64; 2]>>,
    pub(super) is_out: bool,
}

impl Running {
    /// The time with which the turn began.
    pub(super) fn time(&self) -> SignedDuration {
        self.clock.left[self.clock.player.index()]
    }
}

impl World {
    /// So much time passes while the program runs; now and then it is too busy to look after what is due.
    pub(super) fn pass(&mut self, by: i64) {
        let until = self.now + by;
        let is_busy = self.random.one_in(6);
        let mut next = self.next_due();
        while self.now < until {
            self.now = until.min(self.now + MINUTE_MS);
            let at = self.at();
            self.club.as_mut().unwrap().live(at).unwrap();
            if self.now >= next && !is_busy {
                let due = self.read().due(at, 10_000).unwrap();
                self.look_after(Some(due.into_iter().map(|due| due.subject).collect()));
                next = self.next_due().max(self.now + 1);
            }
        }
        self.latest = self.latest.max(self.now);
    }

    /// When something is to be looked after next.
    fn next_due(&mut self) -> i64 {
        let next = self.read().due(Timestamp::MAX, 1).unwrap();
        next.first().map_or(i64::MAX - 1, |due| due.at.as_millisecond())
    }

    /// The program begins to run, and hears first whatever was said before.
    pub(super) fn wake(&mut self) {
        self.live();
        self.time.heard_at = PLATFORMS.into_iter().map(|platform| (platform, self.now + MINUTE_MS)).collect();
    }

    fn live(&mut self) {
        let at = self.at();
        let connected = PLATFORMS.map(|platform| (platform, !self.time.cut_off.contains_key(platform)));
        self.club().live(at).unwrap();
        self.club().connected(&connected, at).unwrap();
    }

    /// The time is set back, and everything with it.
    pub(super) fn be_set_back(&mut self, by: i64) {
        let begun = self.begins_of_turns();
        self.now -= by;
        for (_, stretch) in &mut self.time.outages {
            *stretch = stretch.map(|at| at - by);
        }
        self.time.cut_off.values_mut().for_each(|since| *since -= by);
        self.wake();
        self.expect_no_reminders();
        let earlier = |(id, since): (i64, i64)| (id, since - by);
        assert_eq!(self.begins_of_turns(), begun.into_iter().map(earlier).collect::<Vec<_>>());
    }

    /// The numbers of the games with a clock that go on, and when the turns of these began.
    pub(super) fn begins_of_turns(&mut self) -> Vec<(i64, i64)> {
        let running = self.running_clocks().into_iter();
        running.map(|running| (running.table.id, running.clock.since.as_millisecond())).collect()
    }

    /// The program does not run for a while, in which nobody's time does.
    pub(super) fn be_down(&mut self) {
        self.tick();
        let begun = self.now;
        self.now += [20_000, 3_600_000, 9 * DAY_MS][self.random.below(3)];
        self.latest = self.latest.max(self.now);
        self.time.outages.push((None, [begun, self.now]));
        self.restart();
    }

    /// A platform is not connected any more, or again.
    pub(super) fn lose_or_find_a_connection(&mut self) {
        let platform = *self.random.pick(&PLATFORMS);
        match self.time.cut_off.remove(platform) {
            Some(since) => {
                self.time.outages.push((Some(platform), [since, self.now]));
                self.live();
                self.time.heard_at.insert(platform, self.now + MINUTE_MS);
            }
            None => {
                self.time.cut_off.insert(platform, self.now);
                self.live();
            }
        }
    }

    pub(super) fn is_cut_off(&self, platform: &str) -> bool {
        self.time.cut_off.contains_key(platform)
    }

    /// The clocks of the games that go on.
    pub(super) fn running_clocks(&mut self) -> Vec<Running> {
        let tables = self.live_tables();
        tables.iter().filter_map(|table| self.running_clock(table)).collect()
    }

    /// The clock of a game that goes on, if it has one.
    pub(super) fn running_clock(&mut self, table: &Rc<Table>) -> Option<Running> {
        let ClockRow { clock, out_at } = self.clock(table.id)?;
        let is_short = clock.terms.control.is_short();
        let vacations = if is_short { Rc::default() } else { self.vacations(table.seat(clock.player).person_id) };
        Some(Running { table: Rc::clone(table), clock, vacations, outages: Rc::default(), is_out: out_at.is_some() })
    }

    /// Whose game was ended by the clock had no time left, whatever the club itself knows of outages.
    pub(super) fn check_nobody_lost_too_early(&mut self, before: Vec<Running>) {
        for running in before {
            let table = self.table(running.table.id).unwrap();
            let is_over = table.state == TableState::Over;
            let last = is_over.then(|| self.record(&table).last().unwrap());
            let by_clock = last.is_some_and(|last| last.kind == EntryKind::End && last.cause == Cause::Clock);
            let out_at = self.clock(table.id).unwrap().out_at;
            if by_clock || (out_at.is_some() && !running.is_out) {
                assert!(self.left(&running) <= 0, "at {}: {table:?} {:?}", self.now, running.clock);
            }
            if let (true, Some(verdict), Some(out_at)) = (running.is_out, &table.verdict, out_at)
                && verdict.reason == Reason::Abandoned.word()
            {
                let clock = GameClock { since: out_at, left: [CLAIM_TIME; 2], ..running.clock };
                let claim = Running { clock, vacations: Rc::default(), ..running };
                assert!(self.left(&claim) <= 0, "at {}: {table:?} was to be claimed longer", self.now);
            }
        }
    }

    /// Nobody's time is over in a game that goes on as if it were not.
    pub(super) fn check_nobody_plays_on_out_of_time(&mut self) {
        for mut running in self.running_clocks() {
            let heard_by =
                |platform: &str| !self.time.cut_off.contains_key(platform) && self.now >= self.time.heard_at[platform];
            if running.table.seats.iter().all(|seat| heard_by(&seat.platform)) {
                self.add_known_outages(&mut running);
                assert!(running.is_out || self.left(&running) > 0, "at {}: {:?}", self.now, running.clock);
            }
        }
    }

    /// What the club credits without need, because it does not know how long it ran, is its own affair.
    fn add_known_outages(&mut self, running: &mut Running) {
        running.outages = self.noted_outages(&running.table);
    }

    /// When the time of whoever is to move is over, by all that is known now.
    pub(super) fn ends_at(&mut self, running: &mut Running) -> i64 {
        self.add_known_outages(running);
        let mut pauses = self.pauses(running);
        pauses.sort_unstable();
        let (mut at, mut left) = (running.clock.since.as_millisecond(), in_ms(running.time()));
        for [begin, end] in pauses {
            if begin - at >= left {
                break;
            }
            if end > at {
                left -= (begin - at).max(0);
                at = end;
            }
        }
        at + left
    }

    /// What does not count for a game of the time since the turn began.
    fn pauses(&self, running: &Running) -> Vec<[i64; 2]> {
        let platforms = running.table.seats.each_ref().map(|seat| seat.platform.as_str());
        let concerns = |platform: Option<&str>| platform.is_none_or(|platform| platforms.contains(&platform));
        let lasting = self.time.cut_off.iter().map(|(platform, since)| (Some(*platform), [*since, self.now]));
        let outages = self.time.outages.iter().copied().chain(lasting);
        let outages = outages.filter(|(platform, [from, until])| concerns(*platform) && until - from > MINUTE_MS);
        let known = running.vacations.iter().chain(running.outages.iter()).copied();
        let since = running.clock.since.as_millisecond();
        outages.map(|(_, stretch)| stretch).chain(known).filter(|[_, until]| *until > since).collect()
    }

    /// How many milliseconds whoever is to move has left, by arithmetic of this file's own.
    fn left(&self, running: &Running) -> i64 {
        let (since, until) = (running.clock.since.as_millisecond(), self.now);
        let pauses = self.pauses(running);
        // Each stretch between two edges counts or does not, as a whole.
        let edges: BTreeSet<i64> = pauses.iter().flatten().copied().chain([since, until]).collect();
        let edges: Vec<i64> = edges.into_iter().filter(|edge| (since..=until).contains(edge)).collect();
        let counts = |from: i64| !pauses.iter().any(|[begin, end]| (*begin..*end).contains(&from));
        let passed: i64 = edges.windows(2).filter(|edge| counts(edge[0])).map(|edge| edge[1] - edge[0]).sum();
        in_ms(running.time()) - passed
    }
}

fn in_ms(length: SignedDuration) -> i64 {
    i64::try_from(length.as_millis()).unwrap()
}
