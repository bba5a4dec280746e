//! The club's database as the simulation has seen it. Games are read again only while they go on, and only after something
//! may have changed them; their records are followed entry by entry. In the end all is read anew and compared.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use jiff::Timestamp;
use parlour::rules::{Game, GameDef, Reason};
use parlour::store::{Bookmark, ClockRow, Entry, EntryKind, GameState, Offer, Owner, StoredGame, Stretch, Transaction};

use super::{Who, World};

/// What was seen.
#[derive(Default)]
pub(super) struct Seen {
    /// Which games may have changed since they were read.
    changed: Changed,
    games: BTreeMap<i64, Rc<StoredGame>>,
    /// What was read and not yet held against anything.
    unchecked: Vec<Rc<StoredGame>>,
    live: BTreeSet<i64>,
    clocks: HashMap<i64, ClockRow>,
    records: HashMap<i64, Record>,
    settings: HashMap<(i64, &'static str), Option<String>>,
    vacations: HashMap<i64, Rc<Vec<[i64; 2]>>>,
    outages: HashMap<[&'static str; 2], Rc<Vec<[i64; 2]>>>,
    people: HashMap<Who, i64>,
    /// By account: the person whose it is.
    owners: HashMap<i64, i64>,
    /// The offers that are open, if nothing has changed since they were read.
    offers: Option<Rc<Vec<Offer>>>,
}

/// Which games may have changed.
#[derive(Default)]
enum Changed {
    #[default]
    All,
    These(BTreeSet<i64>),
}

/// The record of a game, and the game that it leads to.
struct Record {
    entries: Vec<Entry>,
    game: Rc<Game>,
}

impl Record {
    fn of(stored: &StoredGame) -> Self {
        let kind = GameDef::find(&stored.game).unwrap();
        Self { entries: Vec::new(), game: Rc::new(kind.start(kind.variant(&stored.variant).unwrap())) }
    }

    /// Follows what was added, by nothing but the rules.
    fn go_on(&mut self, entries: Vec<Entry>) {
        assert!(entries.starts_with(&self.entries), "what was played before has changed");
        let game = Rc::make_mut(&mut self.game);
        for (index, entry) in entries.iter().enumerate().skip(self.entries.len()) {
            assert_eq!(entry.number as usize, index + 1);
            match entry.kind {
                EntryKind::Play => {
                    assert_eq!(game.to_move(), entry.seat);
                    game.play(&entry.token).unwrap();
                }
                EntryKind::Rewind => *game = game.rewound(entry.token.parse().unwrap()),
                EntryKind::Resign => game.give_up(entry.seat.unwrap(), Reason::Resignation),
                EntryKind::Agree => game.agree(),
                EntryKind::End => game.stop(entry.seat, Reason::from_word(&entry.token).unwrap()),
            }
        }
        self.entries = entries;
    }
}

impl World {
    /// The database, to be read.
    pub(super) fn read(&mut self) -> Transaction<'_> {
        self.club.as_mut().unwrap().store().read().unwrap()
    }

    /// Only these games may have changed, and who is on vacation.
    pub(super) fn may_change(&mut self, ids: BTreeSet<i64>) {
        self.seen.changed = Changed::These(ids);
        self.seen.vacations.clear();
        self.seen.offers = None;
    }

    /// Games may belong to other communities than when they were read.
    pub(super) fn forget_games(&mut self) {
        self.seen.games.clear();
        self.anything_may_change();
    }

    /// Everything may have changed.
    pub(super) fn anything_may_change(&mut self) {
        self.seen.changed = Changed::All;
        self.seen.offers = None;
    }

    /// Reads what may have changed.
    fn look(&mut self) {
        let seen = &mut self.seen;
        if matches!(&seen.changed, Changed::These(ids) if ids.is_empty()) {
            return;
        }
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        let ids: Vec<i64> = match std::mem::replace(&mut seen.changed, Changed::These(BTreeSet::new())) {
            Changed::These(ids) => ids.into_iter().filter(|id| seen.live.contains(id)).collect(),
            Changed::All => {
                seen.settings.clear();
                seen.vacations.clear();
                seen.outages.clear();
                let mut ids = tx.game_ids(0, 10_000).unwrap();
                ids.retain(|id| seen.live.contains(id) || !seen.games.contains_key(id));
                ids
            }
        };
        for id in ids {
            let game = Rc::new(tx.game(id).unwrap().unwrap());
            seen.clocks.remove(&id);
            seen.clocks.extend(tx.clock(id).unwrap().map(|row| (id, row)));
            match game.state {
                GameState::Live => seen.live.insert(id),
                _ => seen.live.remove(&id),
            };
            seen.games.insert(id, Rc::clone(&game));
            seen.unchecked.push(game);
        }
    }

    /// The games that were read since this was last asked.
    pub(super) fn take_unchecked(&mut self) -> Vec<Rc<StoredGame>> {
        self.look();
        std::mem::take(&mut self.seen.unchecked)
    }

    /// A game as it stands.
    pub(super) fn game(&mut self, id: i64) -> Option<Rc<StoredGame>> {
        self.look();
        self.seen.games.get(&id).cloned()
    }

    pub(super) fn live_games(&mut self) -> Vec<Rc<StoredGame>> {
        self.look();
        self.seen.live.iter().map(|id| Rc::clone(&self.seen.games[id])).collect()
    }

    /// The games without a clock that go on.
    pub(super) fn untimed_games(&mut self) -> Vec<Rc<StoredGame>> {
        let mut live = self.live_games();
        live.retain(|game| !self.seen.clocks.contains_key(&game.id));
        live
    }

    /// The game that has the highest number.
    pub(super) fn last_game(&mut self) -> Option<Rc<StoredGame>> {
        self.look();
        self.seen.games.last_key_value().map(|(_, game)| Rc::clone(game))
    }

    /// The clock of a game, if it has one.
    pub(super) fn clock(&mut self, id: i64) -> Option<ClockRow> {
        self.look();
        self.seen.clocks.get(&id).copied()
    }

    /// The record of a game.
    pub(super) fn record(&mut self, game: &StoredGame) -> &[Entry] {
        self.replayed(game);
        &self.seen.records[&game.id].entries
    }

    /// The game of a table, replayed here from the record by nothing but the rules.
    pub(super) fn replayed(&mut self, game: &StoredGame) -> Rc<Game> {
        let record = self.seen.records.entry(game.id).or_insert_with(|| Record::of(game));
        if record.entries.len() != game.entries as usize {
            let tx = self.club.as_mut().unwrap().store().read().unwrap();
            record.go_on(tx.entries(game.id, 100_000).unwrap());
            assert_eq!(record.entries.len(), game.entries as usize);
        }
        Rc::clone(&record.game)
    }

    /// The same after so many entries of the record.
    pub(super) fn replayed_to(&mut self, game: &StoredGame, entries: u32) -> Rc<Game> {
        if entries == game.entries {
            return self.replayed(game);
        }
        let mut record = Record::of(game);
        record.go_on(self.record(game)[..entries as usize].to_vec());
        record.game
    }

    /// The number of the person whose account this is.
    pub(super) fn person_of(&mut self, who: &Who) -> i64 {
        if let Some(person) = self.seen.people.get(who) {
            return *person;
        }
        let person = self.read().account(who.0, &who.1).unwrap().unwrap().person_id;
        self.seen.people.insert(who.clone(), person);
        person
    }

    /// The number of the person whose account has a number.
    pub(super) fn owner(&mut self, account: i64) -> i64 {
        if let Some(person) = self.seen.owners.get(&account) {
            return *person;
        }
        let person = self.read().account_numbered(account).unwrap().person_id;
        self.seen.owners.insert(account, person);
        person
    }

    /// The offers that are open.
    pub(super) fn open_offers(&mut self) -> Rc<Vec<Offer>> {
        if let Some(offers) = &self.seen.offers {
            return Rc::clone(offers);
        }
        let offers = Rc::new(self.read().offers_overdue(Bookmark::START, Timestamp::MAX, 10_000).unwrap().0);
        self.seen.offers = Some(Rc::clone(&offers));
        offers
    }

    pub(super) fn setting(&mut self, person_id: i64, name: &'static str) -> Option<String> {
        self.look();
        let store = self.club.as_mut().unwrap().store();
        let read = || store.read().unwrap().setting(Owner::Person(person_id), name).unwrap();
        self.seen.settings.entry((person_id, name)).or_insert_with(read).clone()
    }

    /// The games that somebody has muted.
    pub(super) fn muted_by(&mut self, person_id: i64) -> BTreeSet<i64> {
        self.read().muted_by(person_id).unwrap().into_iter().collect()
    }

    /// Until when somebody snoozes, or last did.
    pub(super) fn snoozed_until(&mut self, person_id: i64) -> Option<Timestamp> {
        self.read().snoozed_until(person_id).unwrap()
    }

    /// The vacations that somebody has had, in milliseconds.
    pub(super) fn vacations(&mut self, person_id: i64) -> Rc<Vec<[i64; 2]>> {
        self.look();
        let store = self.club.as_mut().unwrap().store();
        let read = || {
            let vacations = store.read().unwrap().vacations_after(person_id, Timestamp::MIN).unwrap();
            Rc::new(in_milliseconds(vacations))
        };
        Rc::clone(self.seen.vacations.entry(person_id).or_insert_with(read))
    }

    /// The outages that the club knows of which concern people of two platforms, in milliseconds.
    pub(super) fn noted_outages(&mut self, platforms: [&'static str; 2]) -> Rc<Vec<[i64; 2]>> {
        self.look();
        let store = self.club.as_mut().unwrap().store();
        let read = || {
            let outages = store.read().unwrap().outages_after(Timestamp::MIN, platforms).unwrap();
            Rc::new(in_milliseconds(outages))
        };
        Rc::clone(self.seen.outages.entry(platforms).or_insert_with(read))
    }

    /// All that was seen of games is what stands in the database, and each record leads to it.
    pub(super) fn check_what_was_seen(&mut self) {
        self.anything_may_change();
        self.look();
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        assert_eq!(tx.game_ids(0, 10_000).unwrap(), self.seen.games.keys().copied().collect::<Vec<_>>());
        for (id, game) in &self.seen.games {
            assert_eq!(tx.game(*id).unwrap().as_ref(), Some(&**game));
            let mut record = Record::of(game);
            record.go_on(tx.entries(*id, 100_000).unwrap());
            assert_eq!(record.entries.len(), game.entries as usize);
            assert_eq!(record.game.to_move(), game.to_move);
            let winner = game.verdict.as_ref().map(|verdict| verdict.winner);
            assert_eq!(record.game.outcome().map(|outcome| outcome.winner), winner);
        }
    }
}

fn in_milliseconds(stretches: Vec<Stretch>) -> Vec<[i64; 2]> {
    stretches.into_iter().map(|(from, until)| [from.as_millisecond(), until.as_millisecond()]).collect()
}
