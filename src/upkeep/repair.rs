//! Repairs a database, as far as the games' records tell how it should be.

use std::path::{Path, PathBuf};

use jiff::Timestamp;

use super::transfer::for_each_game;
use crate::club::{self, Corrupt};
use crate::store::{
    self, Defect, DefectPart, Displaced, GameState, OddRound, OddSeats, Rebuilt, Store, Transaction, Tried,
};

/// A repair, or something that couldn't be repaired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Repaired {
    /// The log was lost, and the latest changes with it.
    WithoutLog,
    /// Only indexes were damaged, and the file was made anew from its rows.
    Anew {
        /// The damage.
        defects: Vec<Defect>,
        /// Where it is kept as it was.
        kept: Option<PathBuf>,
    },
    /// A fault of the file that doesn't follow from its rows.
    Damaged(Defect),
    /// An index or trigger was missing or wrong, and was made anew.
    Helper(String),
    /// The seats of a game said otherwise than its state.
    Seats(i64),
    /// Ratings are worked out again, and nothing went on with it.
    Rerating,
    /// This was put aside and is tried again.
    TriedAgain(Tried),
    /// The rounds of a tournament were impossible. They now are as the rest of it tells, if it does.
    Round(OddRound),
    /// A community has its name again, and with it its leaderboard.
    BroughtBack(Displaced),
    /// A community lost its name to one that had something before, so that somebody has to decide.
    Displaced(Displaced),
    /// A game is as its record says, and goes on.
    Live(i64),
    /// A game is as its record says, and over.
    Over(i64),
    /// A game was as its record says.
    Sound(i64),
    /// A game can't be replayed and stays set aside.
    Corrupt(i64, Corrupt),
    /// A game can't be replayed, because its seats or more of it are missing.
    Missing(i64),
}

/// Repairs the games with these numbers or, if there are none, everything that it can. A named community gets its name
/// back from another one, even an older one.
///
/// # Errors
/// If another process has the database, or SQLite refuses.
pub fn repair(database: &Path, games: &[i64], bring_back: Option<&str>) -> Result<Vec<Repaired>, store::StoreError> {
    let mut repaired = Vec::new();
    let mut looked = look_at_file(database, games.is_empty());
    if matches!(looked, Err(store::StoreError::LogLost(_))) {
        store::go_on_without_log(database)?;
        repaired.push(Repaired::WithoutLog);
        looked = look_at_file(database, games.is_empty());
    }
    let (found, is_readable) = looked?;
    repaired.extend(found);
    if !is_readable {
        return Ok(repaired);
    }
    let mut store = Store::open_existing(database)?;
    if !games.is_empty() {
        let tx = store.begin()?;
        for id in games {
            repaired.push(repair_game(&tx, *id)?);
        }
        tx.commit()?;
        return Ok(repaired);
    }
    repaired.extend(store.make_missing_helpers()?.into_iter().map(Repaired::Helper));
    let tx = store.begin()?;
    for id in unlike_their_records(&tx)? {
        repaired.push(repair_game(&tx, id)?);
    }
    for (id, what) in tx.odd_seats()? {
        if what == OddSeats::Live {
            tx.mend_seats(id)?;
            repaired.push(Repaired::Seats(id));
        }
    }
    if tx.is_rerating_stuck()? {
        tx.mend_rerating()?;
        repaired.push(Repaired::Rerating);
    }
    repaired.extend(tx.put_aside()?.into_iter().map(|suspect| Repaired::TriedAgain(suspect.tried)));
    tx.trust_all()?;
    for lost in tx.displaced_communities()? {
        let is_wanted = bring_back == Some(&*lost.name);
        if is_wanted || lost.is_plain {
            tx.bring_back(&lost)?;
        }
        repaired.push(if is_wanted || lost.is_plain { Repaired::BroughtBack(lost) } else { Repaired::Displaced(lost) });
    }
    for odd in tx.odd_rounds()? {
        tx.mend_round(odd)?;
        repaired.push(Repaired::Round(odd));
    }
    tx.commit()?;
    Ok(repaired)
}

/// Makes the file anew if only its indexes are damaged, unless only some games are to be repaired. Returns the faults,
/// and whether the rows can be read.
fn look_at_file(database: &Path, whole: bool) -> Result<(Vec<Repaired>, bool), store::StoreError> {
    if !whole {
        return Store::open_existing(database).map(|_| (Vec::new(), true));
    }
    Ok(match store::rebuild(database, Timestamp::now())? {
        Rebuilt::Anew { defects, kept } => (vec![Repaired::Anew { defects, kept }], true),
        Rebuilt::Not(defects) => {
            let is_readable = defects.iter().all(|defect| defect.part == DefectPart::Rows);
            (defects.into_iter().map(Repaired::Damaged).collect(), is_readable)
        }
    })
}

/// The games that were set aside, and those whose rows differ from their records.
fn unlike_their_records(tx: &Transaction<'_>) -> Result<Vec<i64>, store::StoreError> {
    let mut found = tx.games_aside()?;
    for_each_game(tx, |id, verified| {
        if matches!(verified, Ok(Err(Corrupt::Verdict { .. }))) {
            found.push(id);
        }
    })?;
    Ok(found)
}

/// Replays a game, and corrects its row by its record.
fn repair_game(tx: &Transaction<'_>, id: i64) -> Result<Repaired, store::StoreError> {
    let Some(game) = tx.game(id)? else { return Ok(Repaired::Missing(id)) };
    let mended = match club::mended(&game, &tx.entries(id, u32::MAX)?) {
        Ok(mended) => mended,
        Err(corrupt) => return Ok(Repaired::Corrupt(id, corrupt)),
    };
    if mended == game {
        return Ok(Repaired::Sound(id));
    }
    tx.update_game(&mended)?;
    tx.mend_seats(id)?;
    if mended.state != GameState::Live {
        return Ok(Repaired::Over(id));
    }
    // While it was set aside, nobody watched its time.
    tx.look_at_time(id)?;
    Ok(Repaired::Live(id))
}
