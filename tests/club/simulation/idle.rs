//! What nobody answers in the simulation: games without a clock in which nobody plays, and offers.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use parlour::club::{Letter, To};
use parlour::rules::Reason;
use parlour::store::{Cause, DueKind, EntryKind, GameState, Offer, OfferKind, OfferState, StoredGame};

use super::time::platforms_of;
use super::{DAY_MS, World, platform_of};

/// After how long a game is asked about.
const IDLE_MS: i64 = 30 * DAY_MS;
/// How long after that it is closed.
const ANSWER_MS: i64 = 14 * DAY_MS;
/// By how much the time is set back at most.
const HOUR_MS: i64 = 3_600_000;

/// What is known from outside of what nobody answers.
#[derive(Default)]
pub(super) struct Idle {
    /// By game: how many entries there were when it was asked about, and when that was.
    asked: HashMap<i64, (u32, i64)>,
    /// In which steps the time was set back.
    set_back: Vec<usize>,
    /// By offer: the platforms of those whom it concerns.
    platforms: HashMap<i64, [&'static str; 2]>,
}

/// What went on before the club looked after it.
pub(super) struct Unanswered {
    games: Vec<Rc<StoredGame>>,
    offers: Rc<Vec<Offer>>,
}

impl World {
    /// The games without a clock that go on, and the offers that are open.
    pub(super) fn unanswered(&mut self) -> Unanswered {
        Unanswered { games: self.untimed_games(), offers: self.open_offers() }
    }

    /// The times since which games idle and offers last do not go back with the clock: they last so much longer.
    pub(super) fn set_idle_back(&mut self, by: i64) {
        self.idle.asked.values_mut().for_each(|(_, asked_at)| *asked_at -= by);
        self.idle.set_back.push(self.steps);
    }

    /// How much longer something may last that began in a step.
    fn tolerance(&self, step: usize) -> i64 {
        2 * HOUR_MS * self.idle.set_back.iter().filter(|back| **back >= step).count() as i64
    }

    /// Nothing was asked about, closed or said to have run out too early, twice or in silence, and all that is due was.
    pub(super) fn check_unanswered(&mut self, before: Unanswered, letters: &[(&'static str, i64, Letter)]) {
        self.note_asked(letters);
        self.note_asked_in_silence();
        for game in before.games {
            let after = self.game(game.id).unwrap();
            if after.state == GameState::Over {
                self.check_closed(&after);
            }
        }
        let open = self.open_offers();
        for offer in before.offers.iter().filter(|offer| !open.iter().any(|open| open.id == offer.id)) {
            self.check_run_out(offer, letters);
        }
        self.check_no_game_idles();
        self.check_no_offer_stays_open();
    }

    fn note_asked(&mut self, letters: &[(&'static str, i64, Letter)]) {
        let asks =
            |letter: &Letter| letter.text.iter().any(|told| told.to_string().contains("nobody has played for 30"));
        let asked: BTreeSet<i64> =
            letters.iter().filter(|(.., letter)| asks(letter)).filter_map(|(.., letter)| letter.about).collect();
        for id in asked {
            let game = self.game(id).unwrap();
            let known = self.idle.asked.insert(id, (game.entries, self.now));
            assert_ne!(known.map(|(entries, _)| entries), Some(game.entries), "#{id} is asked about twice");
            let passed = self.passed(platforms_of(&game), game.moved_at.as_millisecond());
            assert!(passed >= IDLE_MS - self.tolerance(self.step_of_turn(id)), "#{id} is asked about too early");
            assert!(self.is_mover_awake(&game), "#{id} is asked about in the night");
            self.show("idle games asked about");
        }
    }

    /// Where both players want no notices and the game is shown nowhere else, there is nobody to be asked.
    fn note_asked_in_silence(&mut self) {
        for game in self.untimed_games() {
            let is_known = self.idle.asked.get(&game.id).is_some_and(|(entries, _)| *entries == game.entries);
            let since = self.read().due_since(DueKind::new("idle-closes"), game.id).unwrap();
            let Some(since) = since.filter(|since| !is_known && *since > game.moved_at) else { continue };
            for seat in &game.seats {
                let wish = self.wish(seat, game.id);
                assert!(wish.is_some_and(|wish| wish != "snoozed"), "#{} is asked about in silence", game.id);
            }
            self.idle.asked.insert(game.id, (game.entries, since.as_millisecond()));
        }
    }

    fn is_mover_awake(&mut self, game: &StoredGame) -> bool {
        let mover = game.seat(game.to_move.unwrap()).person_id;
        self.day_of_person(mover).is_awake(self.now)
    }

    /// A game without a clock is over: if nobody ended it, it was asked about long enough before, and no rating changes.
    fn check_closed(&mut self, game: &StoredGame) {
        let last = self.record(game).last().unwrap();
        if last.kind != EntryKind::End || last.cause != Cause::Clock {
            return;
        }
        let verdict = game.verdict.as_ref().unwrap();
        assert_eq!((verdict.winner, verdict.reason.as_str()), (None, Reason::Abandoned.word()));
        assert!(!self.rated.contains(&game.id), "#{} was rated", game.id);
        let asked = self.idle.asked.get(&game.id).copied();
        let Some((_, asked_at)) = asked.filter(|(entries, _)| entries + 1 == game.entries) else {
            panic!("#{} was closed and nobody was asked", game.id);
        };
        let passed = self.passed(platforms_of(game), asked_at);
        let left = ANSWER_MS - self.tolerance(self.step_of_turn(game.id)) - passed;
        assert!(left <= 0, "#{} was closed {} s too early", game.id, left / 1_000);
        self.show("idle games closed");
    }

    fn check_no_game_idles(&mut self) {
        for game in self.untimed_games() {
            let platforms = platforms_of(&game);
            if !self.is_heard(platforms) {
                continue;
            }
            let asked = self.idle.asked.get(&game.id).filter(|(entries, _)| *entries == game.entries);
            match asked.copied() {
                Some((_, asked_at)) => {
                    let passed = self.passed_for_certain(platforms, asked_at);
                    assert!(passed < ANSWER_MS, "#{} is not closed", game.id);
                }
                // It may have to wait for the morning, also if it was night before the clock was set back.
                None if self.now >= self.latest && self.is_mover_awake(&game) => {
                    let passed = self.passed_for_certain(platforms, game.moved_at.as_millisecond());
                    assert!(passed < IDLE_MS + DAY_MS, "#{} is not asked about", game.id);
                }
                None => {}
            }
        }
    }

    /// An offer may not be open any more because its time is over; then whoever wanted to play is told, once.
    fn check_run_out(&mut self, offer: &Offer, letters: &[(&'static str, i64, Letter)]) {
        let tx = self.read();
        if tx.offer(offer.id).unwrap().unwrap().state != OfferState::Expired {
            return;
        }
        let home = tx.place(offer.place_id).unwrap();
        let maker = tx.account_numbered(offer.maker_id).unwrap();
        let taker = offer.taker_id.map(|taker| tx.account_numbered(taker).unwrap());
        drop(tx);
        let platforms = self.platforms_of_offer(offer);
        let passed = self.passed(platforms, offer.made_at.as_millisecond());
        assert!(passed >= lasts(offer) - self.tolerance(0), "{offer:?} ran out too early");
        let says = |letter: &Letter| letter.text.iter().any(|told| told.to_string().contains("in time, so "));
        let told = letters.iter().filter(|(.., letter)| letter.about == Some(offer.id) && says(letter));
        let told: BTreeSet<_> = told.map(|(platform, _, letter)| (*platform, format!("{:?}", letter.to))).collect();
        let to = |platform: &str, to: To| (platform_of(platform), format!("{to:?}"));
        let wanted = match (offer.kind, home.direct) {
            (OfferKind::Draw | OfferKind::Takeback, _) => BTreeSet::new(),
            (_, false) => BTreeSet::from([to(&home.platform, To::Place(home.external_id))]),
            (_, true) => {
                let people = [Some(maker), taker].into_iter().flatten();
                people.map(|account| to(&account.platform, To::Account(account.external_id))).collect()
            }
        };
        assert_eq!(told, wanted, "{offer:?}");
        if !wanted.is_empty() {
            self.show("challenges that ran out");
        }
    }

    fn check_no_offer_stays_open(&mut self) {
        for offer in self.open_offers().iter() {
            let platforms = self.platforms_of_offer(offer);
            if self.is_heard(platforms) {
                let passed = self.passed_for_certain(platforms, offer.made_at.as_millisecond());
                assert!(passed < lasts(offer), "{offer:?} is still open at {}", self.now);
            }
        }
    }

    /// The platforms of whoever made an offer and of whoever may accept it.
    fn platforms_of_offer(&mut self, offer: &Offer) -> [&'static str; 2] {
        if let Some(platforms) = self.idle.platforms.get(&offer.id) {
            return *platforms;
        }
        let tx = self.read();
        let maker = tx.account_numbered(offer.maker_id).unwrap().platform;
        let other = match offer.taker_id {
            Some(taker) => tx.account_numbered(taker).unwrap().platform,
            None => tx.place(offer.place_id).unwrap().platform,
        };
        drop(tx);
        let platforms = [platform_of(&maker), platform_of(&other)];
        self.idle.platforms.insert(offer.id, platforms);
        platforms
    }
}

/// How long an offer is open, in milliseconds.
fn lasts(offer: &Offer) -> i64 {
    offer.expires_at.as_millisecond() - offer.made_at.as_millisecond()
}
