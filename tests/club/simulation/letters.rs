//! Letters in the simulation: each is written once, waits until it is sent, and arrives once as the platform sees it.

use std::collections::HashSet;

use parlour::club::{Letter, Outgoing, Said, SendFailure, To};
use parlour::store::{DueKind, GameState, StoredGame};

use super::{DAY_MS, MEMORY_MS, PLATFORMS, Past, World};
use crate::support::landed;

impl World {
    /// What waited for three months is fetched by nobody any more, and may be gone; nothing younger is.
    pub(super) fn forget_long_due(&mut self) {
        // The clock may have been set back since.
        let long_before = self.latest.max(self.now) - 3 * MEMORY_MS;
        for platform in PLATFORMS {
            let store = self.club.as_mut().unwrap().store();
            let instance = store.instance().to_owned();
            let waiting = store.read().unwrap().waiting(platform, 0, 100_000).unwrap();
            let waiting: HashSet<i64> = waiting.into_iter().map(|row| row.id).collect();
            let due = self.due.get_mut(platform).unwrap();
            let gone = due.extract_if(.., |id, _| !waiting.contains(id));
            for (id, (letter, _, written_at)) in gone {
                // A digest makes way for the next, and so does a change of one.
                let makes_way = letter.digest || letter.edits.is_some();
                assert!(makes_way || written_at < long_before, "letter {id} is gone");
                self.forgotten += usize::from(!self.arrived.contains(&format!("{instance}-{id}")));
                if makes_way {
                    let (message, is_change) = (letter.edits.unwrap_or(id), letter.edits.is_some());
                    self.digests.forget(platform, message, is_change, written_at < long_before + DAY_MS);
                }
            }
        }
    }

    /// The letters that were written since somebody last looked.
    pub(super) fn collect(&mut self) -> Vec<(&'static str, i64, Letter)> {
        let mut letters: Vec<(&str, i64, Letter)> = Vec::new();
        for platform in PLATFORMS {
            let last = *self.last.entry(platform).or_insert(0);
            // As rows: to open them would replay the games of all.
            let tx = self.club.as_mut().unwrap().store().read().unwrap();
            for waiting in tx.waiting(platform, last, 100_000).unwrap() {
                let row = tx.letter_to_send(waiting.id).unwrap().unwrap();
                letters.push((platform, row.id, serde_json::from_str(&row.body).unwrap()));
            }
        }
        for (platform, id, letter) in &letters {
            self.due.get_mut(platform).unwrap().insert(*id, (letter.clone(), 0, self.now));
            self.last.insert(platform, *id);
        }
        self.written += letters.len();
        letters
    }

    /// Both players of a game are told where their accounts live, but whoever is answered anyway; who is to be told later of their turn, and nowhere
    /// else, is told of all then; and who wants no notices reads there only how it ended.
    pub(super) fn check_told(&mut self, game: &StoredGame, answered: i64, letters: &[(&'static str, i64, Letter)]) {
        let is_live = self.game(game.id).is_some_and(|game| game.state == GameState::Live);
        let silent =
            game.seats.each_ref().map(|seat| is_live && self.wish(seat, game.id).is_some_and(|wish| wish != "snoozed"));
        let tx = self.read();
        let home = tx.place(game.place_id).unwrap();
        let waits = tx.due_at(DueKind::new("turn"), game.id).unwrap().is_some();
        let mover = game.to_move.map(|mover| game.seat(mover).account_id);
        for (seat, is_silent) in game.seats.iter().zip(silent).filter(|(seat, _)| seat.account_id != answered) {
            let there = !home.direct && seat.platform == home.platform;
            let to = match there {
                true => To::Place(home.external_id.clone()),
                false => To::Account(seat.external_id.clone()),
            };
            let told = |(platform, _, letter): &&(&str, i64, Letter)| *platform == seat.platform && letter.to == to;
            let is_told = !is_silent && (!waits || mover != Some(seat.account_id));
            let times = usize::from(there || is_told);
            assert_eq!(letters.iter().filter(told).count(), times, "#{}: {} is not told once", game.id, seat.name);
        }
    }

    /// An event that comes once more, perhaps much later, changes nothing and is answered as it was.
    pub(super) fn repeat(&mut self) {
        if self.past.is_empty() {
            return;
        }
        let Past { request, at, letters } = self.random.pick(&self.past).clone();
        if at < self.latest - MEMORY_MS {
            return;
        }
        self.tick();
        let before = self.everything();
        let at = self.at();
        let again = self.club().handle(&request, at).unwrap();
        // Chatter is no event of the club's.
        assert!(again.repeated || matches!(request.said, Said::Overheard(_)), "{request:?}");
        assert_eq!(again.letters, letters);
        assert_eq!(self.everything(), before);
    }

    /// Some letters of a platform are sent; often all, so that the backlog does not grow without end.
    pub(super) fn deliver(&mut self) {
        let platform = *self.random.pick(&PLATFORMS);
        let at_most = if self.random.one_in(2) { usize::MAX } else { self.random.below(8) };
        let at = self.at();
        let waiting = self.club.as_mut().unwrap().waiting(platform, 0, 100_000, at).unwrap();
        self.forget_long_due();
        // The outbox holds exactly what was written and is not known to be sent. What waits longer than an hour was put
        // off before the clock was set back.
        let is_due = |until: i64| until <= self.now || until > self.now + 3_600_000;
        let due = waiting.iter().filter(|letter| letter.wait.is_zero());
        let wanted = self.due[platform].iter().filter(|(_, (_, until, _))| is_due(*until));
        assert_eq!(due.map(|letter| letter.id).collect::<Vec<_>>(), wanted.map(|(id, _)| *id).collect::<Vec<_>>());
        // Letters to one place or account leave in order.
        let (mut pausing, mut sent) = (HashSet::new(), 0);
        for letter in waiting {
            if sent == at_most {
                break;
            }
            if !letter.wait.is_zero() || pausing.contains(&letter.to) {
                pausing.insert(letter.to);
                continue;
            }
            sent += 1;
            if !self.send(platform, letter.id, letter.attempts) {
                pausing.insert(letter.to);
            }
        }
    }

    /// Sends a letter; what is sent twice has the same key. Says whether it is known to be sent.
    fn send(&mut self, platform: &'static str, id: i64, attempts: u32) -> bool {
        let Some(outgoing) = self.open(platform, id) else { return true };
        match self.random.below(60) {
            0..=2 => {
                let (at, failure) = (self.at(), SendFailure::Passing("the network is down".into()));
                self.club().unsent(id, attempts, &failure, at).unwrap();
                let until = self.now + (1_000_i64 << attempts).min(3_600_000);
                self.due.get_mut(platform).unwrap().get_mut(&id).unwrap().1 = until;
                false
            }
            // It arrived, and the program died before it knew.
            3 => {
                self.arrive(platform, outgoing);
                self.restart();
                false
            }
            _ => {
                self.arrive(platform, outgoing);
                self.is_sent(platform, id);
                true
            }
        }
    }

    /// A letter as it goes out; nothing if it is given up, because it changes a message that was forgotten after a month, or
    /// that made way for the next one before it was sent.
    fn open(&mut self, platform: &'static str, id: i64) -> Option<Outgoing> {
        let at = self.at();
        let (letter, ..) = &self.due[platform][&id];
        let opened = self.club.as_mut().unwrap().letter_to_send(id, at).unwrap();
        let Some(outgoing) = opened else {
            let changed = letter.edits.unwrap();
            let made_way = self.club.as_mut().unwrap().store().read().unwrap().is_withdrawn(changed).unwrap();
            let is_old = self.digests.is_old(changed, self.now);
            assert!(!letter.digest && (made_way || is_old), "{letter:?} is given up");
            if !made_way {
                self.digests.forget(platform, changed, false, true);
            }
            self.due.get_mut(platform).unwrap().remove(&id);
            let key = format!("{}-{id}", self.club().store().instance());
            self.forgotten += usize::from(!self.arrived.contains(&key));
            return None;
        };
        assert_eq!(outgoing.letter, *letter);
        assert_eq!(outgoing.game.is_some(), outgoing.letter.picture.is_some());
        let changed = outgoing.edits.as_ref().map(|message| message.message.clone());
        assert_eq!(changed, outgoing.letter.edits.map(|letter| format!("m{letter}")));
        Some(outgoing)
    }

    fn arrive(&mut self, platform: &'static str, outgoing: Outgoing) {
        self.note_digest_message(platform, outgoing.id, &outgoing.letter);
        self.arrived.insert(outgoing.key);
    }

    fn is_sent(&mut self, platform: &'static str, id: i64) {
        let message = format!("m{id}");
        self.club.as_mut().unwrap().sent(id, &landed(&message)).unwrap();
        self.messages.push((platform, message));
        self.due.get_mut(platform).unwrap().remove(&id);
    }

    /// Everything is sent in the end, each letter once as the platform sees it.
    pub(super) fn deliver_all(&mut self) {
        // However far the clock was set back, nothing is put off for so long.
        self.now += MEMORY_MS;
        for platform in PLATFORMS {
            let at = self.at();
            for letter in self.club.as_mut().unwrap().waiting(platform, 0, 100_000, at).unwrap() {
                assert!(letter.wait.is_zero());
                if let Some(outgoing) = self.open(platform, letter.id) {
                    self.arrive(platform, outgoing);
                    self.is_sent(platform, letter.id);
                }
            }
            assert_eq!(self.club().outbox_depth(platform).unwrap().due, 0);
        }
        self.forget_long_due();
        assert_eq!(self.arrived.len() + self.forgotten, self.written);
        self.check_one_digest_each();
    }
}
