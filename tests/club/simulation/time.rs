//! Time in the simulation: it passes, stands still for the club, is set back; and every flag is held against it.

use std::collections::{BTreeSet, HashMap};

use parlour::clock::GameClock;
use parlour::store::{EntryKind, Stretch, Table, TableState};

use super::{Cause, DAY_MS, PLATFORMS, World};

const MINUTE_MS: i64 = 60_000;

/// What is known of time from outside.
#[derive(Default)]
pub(super) struct Time {
    /// From when on every clock is judged.
    heard_at: i64,
    /// By platform: since when it has not been connected.
    cut_off: HashMap<&'static str, i64>,
    /// When a platform was not connected, or with no platform the program did not run.
    outages: Vec<(Option<&'static str>, [i64; 2])>,
}

/// The clock of a game that goes on, what there was of vacations for it, and whether its time was known to be over.
pub(super) struct Running {
    table: Table,
    clock: GameClock,
    vacations: Vec<[i64; 2]>,
    is_out: bool,
}

impl World {
    /// So much time passes while the program runs.
    pub(super) fn pass(&mut self, by: i64) {
        let until = self.now + by;
        while self.now < until {
            self.now = until.min(self.now + MINUTE_MS);
            let at = self.at();
            self.club().live(at).unwrap();
        }
        self.latest = self.latest.max(self.now);
    }

    /// The program begins to run, and hears first whatever was said before.
    pub(super) fn wake(&mut self) {
        self.live();
        self.time.heard_at = self.now + MINUTE_MS;
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
                self.wake();
            }
            None => {
                self.time.cut_off.insert(platform, self.now);
                self.live();
            }
        }
    }

    /// The clocks of the games that go on.
    pub(super) fn running_clocks(&mut self) -> Vec<Running> {
        let tables = self.live_tables();
        let tx = self.club().store().read().unwrap();
        let running = tables.into_iter().filter_map(|table| {
            let row = tx.clock(table.id).unwrap()?;
            let clock = row.clock;
            let mut vacations = tx.vacations_after(table.seat(clock.player).person_id, clock.since).unwrap();
            vacations.retain(|_| !clock.terms.control.is_short());
            let vacations = in_milliseconds(vacations);
            Some(Running { table, clock, vacations, is_out: row.out_at.is_some() })
        });
        running.collect()
    }

    /// Whose game was ended by the clock had no time left, whatever the club itself knows of outages.
    pub(super) fn check_nobody_lost_too_early(&mut self, before: Vec<Running>) {
        for running in before {
            let tx = self.club.as_mut().unwrap().store().read().unwrap();
            let table = tx.table(running.table.id).unwrap().unwrap();
            let last =
                (table.state == TableState::Over).then(|| tx.entries(table.id, u32::MAX).unwrap().pop().unwrap());
            let out_at = tx.clock(table.id).unwrap().unwrap().out_at;
            drop(tx);
            let by_clock = last.filter(|last| last.kind == EntryKind::End && last.cause == Cause::Clock);
            if by_clock.is_some() || (out_at.is_some() && !running.is_out) {
                assert!(self.left(&running) <= 0, "at {}: {table:?} {:?}", self.now, running.clock);
            }
        }
    }

    /// Nobody's time is over in a game that goes on as if it were not.
    pub(super) fn check_nobody_plays_on_out_of_time(&mut self) {
        if self.now < self.time.heard_at || !self.time.cut_off.is_empty() {
            return;
        }
        for mut running in self.running_clocks() {
            // What the club credits without need, because it does not know how long it ran, is its own affair.
            let platforms = [0, 1].map(|seat: usize| running.table.seats[seat].platform.as_str());
            let tx = self.club.as_mut().unwrap().store().read().unwrap();
            let outages = tx.outages_after(running.clock.since, platforms).unwrap();
            drop(tx);
            running.vacations.extend(in_milliseconds(outages));
            assert!(running.is_out || self.left(&running) > 0, "at {}: {:?}", self.now, running.clock);
        }
    }

    /// How many milliseconds whoever is to move has left, by arithmetic of this file's own.
    fn left(&self, running: &Running) -> i64 {
        let (since, until) = (running.clock.since.as_millisecond(), self.now);
        let platforms = running.table.seats.each_ref().map(|seat| seat.platform.as_str());
        let concerns = |platform: Option<&str>| platform.is_none_or(|platform| platforms.contains(&platform));
        let lasting = self.time.cut_off.iter().map(|(platform, since)| (Some(*platform), [*since, until]));
        let outages = self.time.outages.iter().copied().chain(lasting);
        let outages = outages.filter(|(platform, [from, until])| concerns(*platform) && until - from > MINUTE_MS);
        let pauses: Vec<[i64; 2]> =
            outages.map(|(_, stretch)| stretch).chain(running.vacations.iter().copied()).collect();
        // Each stretch between two edges counts or does not, as a whole.
        let edges: BTreeSet<i64> = pauses.iter().flatten().copied().chain([since, until]).collect();
        let edges: Vec<i64> = edges.into_iter().filter(|edge| (since..=until).contains(edge)).collect();
        let counts = |from: i64| !pauses.iter().any(|[begin, end]| (*begin..*end).contains(&from));
        let passed: i64 = edges.windows(2).filter(|edge| counts(edge[0])).map(|edge| edge[1] - edge[0]).sum();
        let left = running.clock.left[running.clock.player.index()];
        i64::try_from(left.as_millis()).unwrap() - passed
    }
}

fn in_milliseconds(stretches: Vec<Stretch>) -> Vec<[i64; 2]> {
    stretches.into_iter().map(|(from, until)| [from.as_millisecond(), until.as_millisecond()]).collect()
}
