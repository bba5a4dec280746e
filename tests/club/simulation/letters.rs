//! Letters in the simulation: each is written once, waits until it is sent, and arrives once as the platform sees it.

use std::collections::HashSet;

use parlour::club::{Letter, Said, SendFailure, To};
use parlour::store::{DueKind, Table, TableState};

use super::{MEMORY_MS, PLATFORMS, Past, World};
use crate::support::{due, landed};

impl World {
    /// What waited for three months is fetched by nobody any more, and may be gone; nothing younger is.
    pub(super) fn forget_long_due(&mut self) {
        let long_before = self.now - 3 * MEMORY_MS;
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

    /// Both players of a game are told where their accounts live; who is to be told later of their turn, and nowhere
    /// else, is told of all then; and who wants no notices reads there only how it ended.
    pub(super) fn check_told(&mut self, table: &Table, letters: &[(&'static str, i64, Letter)]) {
        let is_live = self.table(table.id).is_some_and(|table| table.state == TableState::Live);
        let silent = table
            .seats
            .each_ref()
            .map(|seat| is_live && self.wish(seat, table.id).is_some_and(|wish| wish != "snoozed"));
        let tx = self.read();
        let home = tx.place(table.place_id).unwrap();
        let waits = tx.due_at(DueKind::Turn, table.id).unwrap().is_some();
        let mover = table.to_move.map(|mover| table.seat(mover).account_id);
        for (seat, is_silent) in table.seats.iter().zip(silent) {
            let there = !home.direct && seat.platform == home.platform;
            let to = match there {
                true => To::Place(home.external_id.clone()),
                false => To::Account(seat.external_id.clone()),
            };
            let told = |(platform, _, letter): &&(&str, i64, Letter)| *platform == seat.platform && letter.to == to;
            let is_told = !is_silent && (!waits || mover != Some(seat.account_id));
            let times = usize::from(there || is_told);
            assert_eq!(letters.iter().filter(told).count(), times, "#{}: {} is not told once", table.id, seat.name);
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

    /// The outbox holds exactly what was written and is not known to be sent; what is sent twice has the same key.
    pub(super) fn deliver(&mut self) {
        let platform = *self.random.pick(&PLATFORMS);
        let (at, now) = (self.at(), self.now);
        let outgoing = due(self.club(), platform, at);
        self.forget_long_due();
        // What waits longer than an hour was put off before the clock was set back.
        let is_due = |until: i64| until <= now || until > now + 3_600_000;
        let wanted: Vec<i64> =
            self.due[platform].iter().filter(|(_, (_, until, _))| is_due(*until)).map(|(id, _)| *id).collect();
        assert_eq!(outgoing.iter().map(|(_, letter)| letter.id).collect::<Vec<_>>(), wanted);
        for (_, letter) in &outgoing {
            assert_eq!(letter.letter, self.due[platform][&letter.id].0);
        }
        // Often everything, so that the backlog does not grow without end.
        let first = if self.random.one_in(2) { usize::MAX } else { self.random.below(8) };
        for (waiting, letter) in outgoing.into_iter().take(first) {
            assert_eq!(letter.game.is_some(), letter.letter.picture.is_some());
            match self.random.below(20) {
                0 => {
                    let failure = SendFailure::Passing("the network is down".into());
                    self.club().unsent(letter.id, waiting.attempts, &failure, at).unwrap();
                    let until = now + (1_000_i64 << waiting.attempts).min(3_600_000);
                    self.due.get_mut(platform).unwrap().get_mut(&letter.id).unwrap().1 = until;
                    continue;
                }
                // It arrived, and the program died before it knew.
                1 => {
                    self.arrived.insert(letter.key);
                    self.restart();
                    continue;
                }
                _ => {}
            }
            self.arrived.insert(letter.key);
            let message = format!("m{}", letter.id);
            self.club().sent(letter.id, &landed(&message)).unwrap();
            self.messages.push((platform, message));
            self.due.get_mut(platform).unwrap().remove(&letter.id);
        }
    }
}
