//! Games replayed from their records.

use std::num::NonZeroUsize;
use std::sync::Arc;

use jiff::Timestamp;
use lru::LruCache;
use thiserror::Error;

use crate::rules::{Game, IllegalAction, Kind, Outcome, Reason};
use crate::store::{self, Entry, EntryKind, Table, TableState, Transaction, Verdict};
use crate::text::Language;

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Corrupt {
    /// Its game is none that there is.
    #[error("unknown game {0:?}")]
    Game(String),
    /// Its variant is none that there is.
    #[error("{game} has no variant {variant:?}")]
    Variant {
        /// The game.
        game: String,
        /// The variant.
        variant: String,
    },
    /// The rules were others.
    #[error("it was played by version {found} of the rules, but these are version {known}")]
    Rules {
        /// Their version.
        found: u32,
        /// Today's version.
        known: u32,
    },
    /// An entry cannot be made.
    #[error("entry {number} ({token:?}): {what}")]
    Entry {
        /// Its number, from 1.
        number: u32,
        /// Its token.
        token: String,
        /// Why not.
        what: String,
    },
    /// There are entries too many or too few.
    #[error("it has {found} entries, but should have {wanted}")]
    Length {
        /// How many there are.
        found: u32,
        /// How many there should be.
        wanted: u32,
    },
    /// It leads to something else than what was noted.
    #[error("the record says {replayed}, the table says {stored}")]
    Verdict {
        /// What it leads to.
        replayed: String,
        /// What was noted.
        stored: String,
    },
}

/// Replays a game's whole record and compares what it leads to with what was noted of it. A game that was set aside is
/// known not to be sound and passes.
///
/// # Errors
/// Says what is wrong with it.
pub fn verify(table: &Table, record: &[Entry]) -> Result<(), Corrupt> {
    if table.state == TableState::Aside {
        return Ok(());
    }
    let told = Replayed::replay(table, record, table.entries)?.told(table, record);
    if told != *table {
        let facts = |table: &Table| (table.state, table.to_move, table.plies, table.moved_at, table.ended_at);
        let [replayed, stored] = [&told, table].map(|table| format!("{:?}", facts(table)));
        return Err(Corrupt::Verdict { replayed, stored });
    }
    Ok(())
}

/// The table as its record says that it is, whatever was noted of it.
///
/// # Errors
/// Says why the record cannot be replayed.
pub fn mended(table: &Table, record: &[Entry]) -> Result<Table, Corrupt> {
    let entries = u32::try_from(record.len()).unwrap_or(u32::MAX);
    let unknown = Table { state: TableState::Aside, entries, ..table.clone() };
    Ok(Replayed::replay(&unknown, record, entries)?.told(table, record))
}

/// A game, and how many entries of its record it comes from. Whoever only looks at it shares it.
#[derive(Clone)]
pub(super) struct Replayed {
    pub(super) game: Arc<Game>,
    pub(super) entries: u32,
}

impl Replayed {
    /// A game that begins.
    pub(super) fn start(table: &Table) -> Result<Self, Corrupt> {
        let kind = Kind::find(&table.game).ok_or_else(|| Corrupt::Game(table.game.clone()))?;
        let variant = kind
            .variant(&table.variant)
            .ok_or_else(|| Corrupt::Variant { game: table.game.clone(), variant: table.variant.clone() })?;
        if table.rules_version != kind.about.rules_version {
            return Err(Corrupt::Rules { found: table.rules_version, known: kind.about.rules_version });
        }
        Ok(Self { game: Arc::new(kind.start(variant)), entries: 0 })
    }

    /// What the entry leads to.
    pub(super) fn add(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let corrupt = |what: String| Corrupt::Entry { number: entry.number, token: entry.token.clone(), what };
        if entry.number != self.entries + 1 {
            return Err(corrupt(format!("entry {} is missing", self.entries + 1)));
        }
        let over = self.game.outcome().is_some();
        let player = || entry.seat.ok_or_else(|| corrupt("it says no player".to_owned()));
        match entry.kind {
            _ if over => return Err(corrupt("the game is over before it".to_owned())),
            EntryKind::Play if self.game.to_move() != Some(player()?) => {
                return Err(corrupt(format!("player {} is not to move", player()?.number())));
            }
            EntryKind::Play => {
                let said = |illegal: IllegalAction| Language::english().say(&illegal.sentence());
                Arc::make_mut(&mut self.game).play(&entry.token).map_err(|illegal| corrupt(said(illegal)))?;
            }
            EntryKind::Rewind => match entry.token.parse() {
                Ok(plies) if plies < self.game.plies().len() => self.game = Arc::new(self.game.rewound(plies)),
                _ => return Err(corrupt("there are not so many actions".to_owned())),
            },
            EntryKind::Resign => Arc::make_mut(&mut self.game).give_up(player()?, Reason::Resignation),
            EntryKind::Agree => Arc::make_mut(&mut self.game).agree(),
            EntryKind::End => {
                let reason = Reason::from_word(&entry.token).filter(|reason| reason.ends_from_outside());
                let reason = reason.ok_or_else(|| corrupt("no game ends like that".to_owned()))?;
                Arc::make_mut(&mut self.game).stop(entry.seat, reason);
            }
        }
        self.entries = entry.number;
        Ok(())
    }

    /// The first entries of a record, replayed.
    pub(super) fn load(
        tx: &Transaction<'_>,
        table: &Table,
        entries: u32,
    ) -> Result<Result<Self, Corrupt>, store::StoreError> {
        let record = tx.entries(table.id, entries)?;
        Ok(Self::replay(table, &record, entries))
    }

    fn replay(table: &Table, record: &[Entry], entries: u32) -> Result<Self, Corrupt> {
        let mut replayed = Self::start(table)?;
        for entry in record {
            replayed.add(entry)?;
        }
        if replayed.entries != entries {
            return Err(Corrupt::Length { found: replayed.entries, wanted: entries });
        }
        let now = verdict(replayed.game.outcome());
        if entries == table.entries && table.state != TableState::Aside && now != table.verdict {
            let [replayed, stored] = [&now, &table.verdict].map(|verdict| format!("{verdict:?}"));
            return Err(Corrupt::Verdict { replayed, stored });
        }
        Ok(replayed)
    }

    /// A table as the game says that it is, which comes from this record; whatever was noted of it.
    fn told(&self, table: &Table, record: &[Entry]) -> Table {
        let mut told = Table { state: TableState::Live, ended_at: None, ..table.clone() };
        self.write_to(&mut told, record.last().map_or(table.began_at, |entry| entry.made_at));
        told
    }

    /// Brings a table up to date with the game.
    pub(super) fn write_to(&self, table: &mut Table, now: Timestamp) {
        table.entries = self.entries;
        table.plies = u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX);
        table.to_move = self.game.to_move();
        table.moved_at = now;
        table.verdict = verdict(self.game.outcome());
        if table.verdict.is_some() {
            table.state = TableState::Over;
            table.ended_at = Some(now);
        }
    }
}

fn verdict(outcome: Option<Outcome>) -> Option<Verdict> {
    outcome.map(|outcome| Verdict {
        winner: outcome.winner,
        reason: outcome.reason.word().to_owned(),
        points: outcome.points.map(|points| points.map(|points| points.halves)),
    })
}

/// The games used last, ready to be played on.
pub(super) struct Games {
    games: LruCache<i64, Replayed>,
    /// Which were put here in the group that is open.
    of_group: Option<Vec<i64>>,
}

impl Games {
    pub(super) fn new(at_most: usize) -> Self {
        let games = LruCache::new(NonZeroUsize::new(at_most).unwrap_or(NonZeroUsize::MIN));
        Self { games, of_group: None }
    }

    /// Forgets all of them.
    pub(super) fn forget(&mut self) {
        self.games.clear();
    }

    /// What comes from here on may have to be undone.
    pub(super) fn begin_group(&mut self) {
        self.of_group = Some(Vec::new());
    }

    /// Keeps what has come since then, or undoes it.
    pub(super) fn end_group(&mut self, is_kept: bool) {
        let of_group = self.of_group.take().unwrap_or_default();
        for id in of_group.iter().filter(|_| !is_kept) {
            self.games.pop(id);
        }
    }

    /// The game of a table as it stands after so many entries, if it is here.
    pub(super) fn get(&mut self, id: i64, entries: u32) -> Option<&Replayed> {
        self.games.get(&id).filter(|replayed| replayed.entries == entries)
    }

    pub(super) fn put(&mut self, id: i64, replayed: Replayed) {
        self.of_group.iter_mut().for_each(|of_group| of_group.push(id));
        self.games.put(id, replayed);
    }
}
