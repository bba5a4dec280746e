//! Vacations in the simulation: no more days than a year has, by themselves only where that is wanted, and nobody loses on
//! time who has a day left.

use jiff::Timestamp;
use jiff::civil::date;
use jiff::tz::TimeZone;

use super::time::Running;
use super::{DAY_MS, World};

/// How many days there are in a year.
const DAYS_MAX: i64 = 30;

impl World {
    /// Whoever has more vacation than before has asked for it, or needed it in a game that allows it.
    pub(super) fn check_vacations(&mut self, before: &[Running]) {
        for running in before.iter().filter(|running| !running.is_short()) {
            let seat = running.mover();
            let now = self.vacations(seat.person_id);
            if now == running.vacations {
                continue;
            }
            let years = now.iter().flatten().map(|at| year_of(*at));
            for year in years {
                assert!(days_in(&now, year) <= DAYS_MAX, "{} has {} days in {year}", seat.name, days_in(&now, year));
            }
            if self.is_asking(seat) {
                continue;
            }
            let person = seat.person_id;
            let needs = |other: &&Running| other.mover().person_id == person && self.left(other) <= 0;
            let needed: Vec<&Running> = before.iter().filter(needs).collect();
            let is_allowed = needed.into_iter().any(|other| self.may_rest(other));
            assert!(is_allowed, "at {}: {} needed no vacation: {now:?}", self.now, seat.name);
            assert!(
                now.iter().all(|[_, until]| *until <= self.now + DAY_MS
                    || running.vacations.iter().any(|[_, known]| known == until))
            );
            self.show("vacations by themselves");
        }
    }

    /// Somebody's time was found to be over: they had no day of vacation left that would have begun by itself.
    pub(super) fn check_no_day_was_left(&mut self, running: &Running) {
        if !self.may_rest(running) {
            return;
        }
        let mut running = running.clone();
        running.vacations = self.vacations(running.mover().person_id);
        let last = self.ends_at(&mut running) - 1;
        let (touching, mut taken): (Vec<[i64; 2]>, Vec<_>) =
            running.vacations.iter().partition(|[from, until]| *from <= last && *until >= last);
        let [from, until] = touching.first().copied().unwrap_or([last, last]);
        let longer = [from, until.max(last + DAY_MS)];
        taken.push(longer);
        let is_too_long = longer.iter().any(|at| days_in(&taken, year_of(*at)) > DAYS_MAX);
        assert!(is_too_long, "at {}: {} had a day left: {taken:?}", self.now, running.mover().name);
        self.show("losses of those who had no day left");
    }

    /// Whether a day of vacation may begin by itself in a game.
    fn may_rest(&mut self, running: &Running) -> bool {
        let off = self.setting(running.mover().person_id, "vacations").as_deref() == Some("off");
        !off && !running.is_short() && !running.forbids_vacations()
    }
}

fn year_of(at: i64) -> i16 {
    Timestamp::from_millisecond(at).unwrap().to_zoned(TimeZone::UTC).year()
}

/// How many days of vacations lie in a year, each begun.
fn days_in(vacations: &[[i64; 2]], year: i16) -> i64 {
    let begin = |year| date(year, 1, 1).to_zoned(TimeZone::UTC).unwrap().timestamp().as_millisecond();
    let (first, next) = (begin(year), begin(year + 1));
    let lengths = vacations.iter().map(|[from, until]| (*until).min(next) - (*from).max(first));
    lengths.filter(|length| *length > 0).map(|length| (length + DAY_MS - 1) / DAY_MS).sum()
}
