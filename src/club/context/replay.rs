//! Games replayed from their records.

use std::num::NonZeroUsize;
use std::sync::Arc;

use jiff::Timestamp;
use lru::LruCache;
use thiserror::Error;

use crate::rules::{Game, GameDef, IllegalAction, Outcome, Reason};
use crate::store::{self, Entry, EntryKind, GameState, StoredGame, Transaction, Verdict};
use crate::text::Language;

/// Why a record can't be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Corrupt {
    /// Its game doesn't exist.
    #[error("unknown game {0:?}")]
    Game(String),
    /// Its variant doesn't exist.
    #[error("{game} has no variant {variant:?}")]
    Variant {
        /// The game.
        game: String,
        /// The variant.
        variant: String,
    },
    /// It begins from no position of its variant.
    #[error("it begins from {0:?}, which is no position")]
    Start(String),
    /// The rules were others.
    #[error("it was played by version {found} of the rules, but these are version {known}")]
    Rules {
        /// Their version.
        found: u32,
        /// Today's version.
        known: u32,
    },
    /// An entry isn't legal.
    #[error("entry {number} ({token:?}): {what}")]
    Entry {
        /// Its number, from 1.
        number: u32,
        /// Its token.
        token: String,
        /// Why not.
        what: String,
    },
    /// It has too many or too few entries.
    #[error("it has {found} entries, but should have {wanted}")]
    Length {
        /// The number of entries.
        found: u32,
        /// How many there should be.
        wanted: u32,
    },
    /// Its outcome isn't the one in the game's row.
    #[error("the record says {replayed}, the table says {stored}")]
    Verdict {
        /// The record's outcome.
        replayed: String,
        /// The row's outcome.
        stored: String,
    },
}

/// Replays a game's whole record and compares the outcome with the game's row. A game that was set aside passes,
/// because its fault is known.
///
/// # Errors
/// Names the fault.
pub fn verify(game: &StoredGame, record: &[Entry]) -> Result<(), Corrupt> {
    if game.state == GameState::Aside {
        return Ok(());
    }
    let told = Replayed::replay(game, record, game.entries)?.told(game, record);
    if told != *game {
        let facts = |game: &StoredGame| (game.state, game.to_move, game.plies, game.moved_at, game.ended_at);
        let [replayed, stored] = [&told, game].map(|game| format!("{:?}", facts(game)));
        return Err(Corrupt::Verdict { replayed, stored });
    }
    Ok(())
}

/// The game according to its record, whatever its row says.
///
/// # Errors
/// Names the reason why the record can't be replayed.
pub fn mended(game: &StoredGame, record: &[Entry]) -> Result<StoredGame, Corrupt> {
    let entries = u32::try_from(record.len()).unwrap_or(u32::MAX);
    let unknown = StoredGame { state: GameState::Aside, entries, ..game.clone() };
    Ok(Replayed::replay(&unknown, record, entries)?.told(game, record))
}

/// A game, and the number of its record's entries so far. Readers share it.
#[derive(Clone)]
pub(in crate::club) struct Replayed {
    pub(in crate::club) game: Arc<Game>,
    pub(in crate::club) entries: u32,
}

impl Replayed {
    /// A game that begins.
    pub(in crate::club) fn start(stored: &StoredGame) -> Result<Self, Corrupt> {
        let kind = GameDef::find(&stored.game).ok_or_else(|| Corrupt::Game(stored.game.clone()))?;
        let variant = kind
            .variant(&stored.variant)
            .ok_or_else(|| Corrupt::Variant { game: stored.game.clone(), variant: stored.variant.clone() })?;
        if stored.rules_version != kind.about.rules_version {
            return Err(Corrupt::Rules { found: stored.rules_version, known: kind.about.rules_version });
        }
        let game = match &stored.start {
            Some(start) => kind.start_at(variant, start).map_err(|_| Corrupt::Start(start.clone()))?,
            None => kind.start(variant),
        };
        Ok(Self { game: Arc::new(game), entries: 0 })
    }

    /// The outcome of the entry.
    pub(in crate::club) fn add(&mut self, entry: &Entry) -> Result<(), Corrupt> {
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
    pub(in crate::club) fn load(
        tx: &Transaction<'_>,
        game: &StoredGame,
        entries: u32,
    ) -> Result<Result<Self, Corrupt>, store::StoreError> {
        let record = tx.entries(game.id, entries)?;
        Ok(Self::replay(game, &record, entries))
    }

    fn replay(game: &StoredGame, record: &[Entry], entries: u32) -> Result<Self, Corrupt> {
        let mut replayed = Self::start(game)?;
        for entry in record {
            replayed.add(entry)?;
        }
        if replayed.entries != entries {
            return Err(Corrupt::Length { found: replayed.entries, wanted: entries });
        }
        let now = verdict(replayed.game.outcome());
        if entries == game.entries && game.state != GameState::Aside && now != game.verdict {
            let [replayed, stored] = [&now, &game.verdict].map(|verdict| format!("{verdict:?}"));
            return Err(Corrupt::Verdict { replayed, stored });
        }
        Ok(replayed)
    }

    /// A game's row according to this record, whatever the row says now.
    fn told(&self, game: &StoredGame, record: &[Entry]) -> StoredGame {
        let mut told = StoredGame { state: GameState::Live, ended_at: None, ..game.clone() };
        self.write_to(&mut told, record.last().map_or(game.began_at, |entry| entry.made_at));
        told
    }

    /// Brings a game up to date with the game.
    pub(in crate::club) fn write_to(&self, game: &mut StoredGame, now: Timestamp) {
        game.entries = self.entries;
        game.plies = u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX);
        game.to_move = self.game.to_move();
        game.moved_at = now;
        game.verdict = verdict(self.game.outcome());
        if game.verdict.is_some() {
            game.state = GameState::Over;
            game.ended_at = Some(now);
        }
    }
}

/// How many entries of a record lead to its first so many actions, the last time that they did.
pub(in crate::club) fn entries_until(
    tx: &Transaction<'_>,
    game: &StoredGame,
    plies: usize,
) -> Result<u32, store::StoreError> {
    let Ok(mut replayed) = Replayed::start(game) else { return Ok(game.entries) };
    let mut found = 0;
    for entry in tx.entries(game.id, game.entries)? {
        if replayed.add(&entry).is_err() {
            break;
        }
        if replayed.game.plies().len() == plies {
            found = entry.number;
        }
    }
    Ok(found)
}

fn verdict(outcome: Option<Outcome>) -> Option<Verdict> {
    outcome.map(|outcome| Verdict {
        winner: outcome.winner,
        reason: outcome.reason.word().to_owned(),
        points: outcome.points.map(|points| points.map(|points| points.half_points)),
    })
}

/// The games used last, ready to be played on.
pub(in crate::club) struct Games {
    games: LruCache<i64, Replayed>,
    /// Which were put here in the group that is open.
    of_group: Option<Vec<i64>>,
}

impl Games {
    pub(in crate::club) fn new(at_most: usize) -> Self {
        let games = LruCache::new(NonZeroUsize::new(at_most).unwrap_or(NonZeroUsize::MIN));
        Self { games, of_group: None }
    }

    /// Forgets all of them.
    pub(in crate::club) fn forget(&mut self) {
        self.games.clear();
    }

    /// The following may have to be undone.
    pub(in crate::club) fn begin_group(&mut self) {
        self.of_group = Some(Vec::new());
    }

    /// Keeps everything since then, or undoes it.
    pub(in crate::club) fn end_group(&mut self, is_kept: bool) {
        let of_group = self.of_group.take().unwrap_or_default();
        for id in of_group.iter().filter(|_| !is_kept) {
            self.games.pop(id);
        }
    }

    /// The game of a game as it stands after so many entries, if it is here.
    pub(in crate::club) fn get(&mut self, id: i64, entries: u32) -> Option<&Replayed> {
        self.games.get(&id).filter(|replayed| replayed.entries == entries)
    }

    pub(in crate::club) fn put(&mut self, id: i64, replayed: Replayed) {
        self.of_group.iter_mut().for_each(|of_group| of_group.push(id));
        self.games.put(id, replayed);
    }
}
