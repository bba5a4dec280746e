//! Time in the simulation: it passes, stands still for the club, is set back; and every flag is held against it.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use jiff::{SignedDuration, Timestamp};
use parlour::clock::GameClock;
use parlour::rules::Reason;
use parlour::store::{Cause, ClockRow, EntryKind, GameState, Seat, StoredGame};

use super::{DAY_MS, MINUTE_MS, PLATFORMS, World, platform_of};

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
#[derive(Clone)]
pub(super) struct Running {
    game: Rc<StoredGame>,
    clock: GameClock,
    pub(super) vacations: Rc<Vec<[i64; 2]>>,
    outages: Rc<Vec<[i64; 2]>>,
    pub(super) is_out: bool,
}

impl Running {
    /// Who is to move.
    pub(super) fn mover(&self) -> &Seat {
        self.game.seat(self.clock.player)
    }

    /// Whether it knows no nights and vacations.
    pub(super) fn is_short(&self) -> bool {
        self.clock.terms.control.is_short()
    }

    pub(super) fn forbids_vacations(&self) -> bool {
        self.clock.terms.no_vacation
    }

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
                // Of a platform that is away something is due in every minute.
                let pause = if self.time.cut_off.is_empty() { 1 } else { 10 * MINUTE_MS };
                next = self.next_due().max(self.now + pause);
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
        self.set_digests_back(by);
        self.set_idle_back(by);
        let earlier = |(id, since): (i64, i64)| (id, since - by);
        assert_eq!(self.begins_of_turns(), begun.into_iter().map(earlier).collect::<Vec<_>>());
    }

    /// The numbers of the games with a clock that go on, and when the turns of these began.
    pub(super) fn begins_of_turns(&mut self) -> Vec<(i64, i64)> {
        let running = self.running_clocks().into_iter();
        running.map(|running| (running.game.id, running.clock.since.as_millisecond())).collect()
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
        let games = self.live_games();
        games.iter().filter_map(|game| self.running_clock(game)).collect()
    }

    /// The clock of a game that goes on, if it has one.
    pub(super) fn running_clock(&mut self, game: &Rc<StoredGame>) -> Option<Running> {
        let ClockRow { clock, out_at } = self.clock(game.id)?;
        let is_short = clock.terms.control.is_short();
        let vacations = if is_short { Rc::default() } else { self.vacations(game.seat(clock.player).person_id) };
        Some(Running { game: Rc::clone(game), clock, vacations, outages: Rc::default(), is_out: out_at.is_some() })
    }

    /// Whose game was ended by the clock had no time left, whatever the club itself knows of outages.
    pub(super) fn check_nobody_lost_too_early(&mut self, before: &[Running]) {
        for running in before {
            let game = self.game(running.game.id).unwrap();
            let is_over = game.state == GameState::Over;
            let last = is_over.then(|| self.record(&game).last().unwrap());
            let by_clock = last.is_some_and(|last| last.kind == EntryKind::End && last.cause == Cause::Clock);
            let out_at = self.clock(game.id).unwrap().out_at;
            if by_clock || (out_at.is_some() && !running.is_out) {
                assert!(self.left(running) <= 0, "at {}: {game:?} {:?}", self.now, running.clock);
            }
            let is_lost =
                by_clock && game.verdict.as_ref().is_some_and(|verdict| verdict.reason == Reason::Time.word());
            if is_lost || (out_at.is_some() && !running.is_out) {
                self.check_no_day_was_left(running);
            }
            if let (true, Some(verdict), Some(out_at)) = (running.is_out, &game.verdict, out_at)
                && verdict.reason == Reason::Abandoned.word()
            {
                let passed = self.passed(platforms_of(&game), out_at.as_millisecond());
                assert!(passed >= in_ms(CLAIM_TIME), "at {}: {game:?} was to be claimed longer", self.now);
                self.show("games that nobody claimed");
            }
        }
    }

    /// Nobody's time is over in a game that goes on as if it were not, and no game can be claimed any more that could be
    /// for too long.
    pub(super) fn check_nobody_plays_on_out_of_time(&mut self) {
        for mut running in self.running_clocks() {
            if !self.is_heard(platforms_of(&running.game)) {
                continue;
            }
            self.add_known_outages(&mut running);
            assert!(running.is_out || self.left(&running) > 0, "at {}: {:?}", self.now, running.clock);
            if let Some(out_at) = self.clock(running.game.id).and_then(|row| row.out_at) {
                let passed = self.passed_for_certain(platforms_of(&running.game), out_at.as_millisecond());
                assert!(passed < in_ms(CLAIM_TIME), "#{} can still be claimed at {}", running.game.id, self.now);
            }
        }
    }

    /// What the club credits without need, because it does not know how long it ran, is its own affair.
    fn add_known_outages(&mut self, running: &mut Running) {
        running.outages = self.noted_outages(platforms_of(&running.game));
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
        let known = running.vacations.iter().chain(running.outages.iter()).copied();
        let outages = self.outages(platforms_of(&running.game));
        let since = running.clock.since.as_millisecond();
        outages.into_iter().chain(known).filter(|[_, until]| *until > since).collect()
    }

    /// The outages that concern people of two platforms.
    fn outages(&self, platforms: [&'static str; 2]) -> Vec<[i64; 2]> {
        let concerns = |platform: Option<&str>| platform.is_none_or(|platform| platforms.contains(&platform));
        let lasting = self.time.cut_off.iter().map(|(platform, since)| (Some(*platform), [*since, self.now]));
        let outages = self.time.outages.iter().copied().chain(lasting);
        let outages = outages.filter(|(platform, [from, until])| concerns(*platform) && until - from > MINUTE_MS);
        outages.map(|(_, stretch)| stretch).collect()
    }

    /// How many milliseconds whoever is to move has left, by arithmetic of this file's own.
    pub(super) fn left(&self, running: &Running) -> i64 {
        in_ms(running.time()) - self.counted(running.clock.since.as_millisecond(), &self.pauses(running))
    }

    /// How many milliseconds have passed for people of two platforms since a moment, outages not counted.
    pub(super) fn passed(&self, platforms: [&'static str; 2], since: i64) -> i64 {
        self.counted(since, &self.outages(platforms))
    }

    /// The same without what the club credits without need.
    pub(super) fn passed_for_certain(&mut self, platforms: [&'static str; 2], since: i64) -> i64 {
        let noted = self.noted_outages(platforms);
        self.counted(since, &[self.outages(platforms), noted.to_vec()].concat())
    }

    /// Whether whatever people of two platforms have said was heard by now.
    pub(super) fn is_heard(&self, platforms: [&'static str; 2]) -> bool {
        platforms.iter().all(|platform| !self.is_cut_off(platform) && self.now >= self.time.heard_at[platform])
    }

    /// How many milliseconds have passed since a moment, pauses not counted.
    fn counted(&self, since: i64, pauses: &[[i64; 2]]) -> i64 {
        let until = self.now;
        // Each stretch between two edges counts or does not, as a whole.
        let edges: BTreeSet<i64> = pauses.iter().flatten().copied().chain([since, until]).collect();
        let edges: Vec<i64> = edges.into_iter().filter(|edge| (since..=until).contains(edge)).collect();
        let counts = |from: i64| !pauses.iter().any(|[begin, end]| (*begin..*end).contains(&from));
        edges.windows(2).filter(|edge| counts(edge[0])).map(|edge| edge[1] - edge[0]).sum()
    }
}

/// The platforms of a game's two players.
pub(super) fn platforms_of(game: &StoredGame) -> [&'static str; 2] {
    game.seats.each_ref().map(|seat| platform_of(&seat.platform))
}

fn in_ms(length: SignedDuration) -> i64 {
    i64::try_from(length.as_millis()).unwrap()
}
