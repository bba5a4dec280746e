//! Everything that people have done, written as JSON lines.

use std::collections::HashSet;
use std::io::{self, Write};
use std::panic::resume_unwind;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use serde::Serialize;

use super::transfer::{Head, RECORDS_AHEAD, Tail, TransferError, VERSION, replayed};
use crate::club;
use crate::store::{
    ExportLine, GameState, GiftsRow, HintRow, LookedThroughRow, MistakeRow, MuteRow, NoteRow, Store, Transaction,
    Unread, VotesRow, WatcherRow,
};

/// The result of an export.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    /// How many records.
    pub records: u64,
    /// The games that can't be replayed, with the reasons. The export sets them aside.
    pub aside: Vec<(i64, club::Corrupt)>,
    /// The rows that the export lacks, with the reasons.
    pub left_out: Vec<(String, String)>,
}

/// Writes everything that people have done: one thread reads, another replays the games and writes. `report` is told
/// how many records were read.
///
/// # Errors
/// If the database can't be read, or the lines can't be written.
pub fn export(
    store: &mut Store,
    out: &mut (impl Write + Send),
    mut report: impl FnMut(u64),
) -> Result<Exported, TransferError> {
    store.take_much_memory()?;
    let tx = store.read()?;
    write_line(out, &Head { parlour_export: VERSION })?;
    let (hand_on, handed) = sync_channel(RECORDS_AHEAD);
    let (exported, out) = thread::scope(|scope| {
        let writing = scope.spawn(move || write_all(out, &handed).map(|exported| (exported, out)));
        let (mut left_out, mut records) = (Vec::new(), 0);
        let read = read_all(&tx, &mut left_out, |record| {
            // The writer says itself why it stopped.
            hand_on.send(record).map_err(|_| io::Error::from(io::ErrorKind::BrokenPipe))?;
            records += 1;
            report(records);
            Ok(())
        });
        drop(hand_on);
        let (mut exported, out) = writing.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        exported.left_out = left_out;
        read.map(|()| (exported, out))
    })?;
    write_line(out, &Tail { records: exported.records })?;
    out.flush()?;
    Ok(exported)
}

/// Passes on every readable record, and notes the others.
fn read_all(
    tx: &Transaction<'_>,
    left_out: &mut Vec<(String, String)>,
    mut take: impl FnMut(ExportLine) -> Result<(), TransferError>,
) -> Result<(), TransferError> {
    let mut games_left_out = HashSet::new();
    tx.for_each_record(|record| match record {
        Err(Unread { what, game, why }) => {
            games_left_out.extend(game);
            left_out.push((what, why.to_string()));
            Ok(())
        }
        Ok(ExportLine::Offer(offer)) if offer.about.is_some_and(|game| games_left_out.contains(&game)) => {
            let game = offer.about.unwrap_or_default();
            left_out.push((format!("offer #{}", offer.id), format!("game #{game} is left out")));
            Ok(())
        }
        Ok(ExportLine::Match(mut row)) => {
            row.games.retain(|(game, _)| !games_left_out.contains(game));
            take(ExportLine::Match(row))
        }
        Ok(ExportLine::Audit(mut row)) => {
            row.game = row.game.filter(|game| !games_left_out.contains(game));
            take(ExportLine::Audit(row))
        }
        Ok(
            ExportLine::Votes(VotesRow { game, .. })
            | ExportLine::Mute(MuteRow { game, .. })
            | ExportLine::Gifts(GiftsRow { game, .. })
            | ExportLine::Hint(HintRow { game, .. })
            | ExportLine::Note(NoteRow { game, .. })
            | ExportLine::Mistake(MistakeRow { game, .. })
            | ExportLine::LookedThrough(LookedThroughRow { game, .. })
            | ExportLine::Watcher(WatcherRow { game, .. }),
        ) if games_left_out.contains(&game) => Ok(()),
        Ok(ExportLine::Puzzle(row)) if row.found_in.is_some_and(|game| games_left_out.contains(&game)) => Ok(()),
        Ok(record) => take(record),
    })
}

/// Replays games and writes lines.
fn write_all(out: &mut impl Write, records: &Receiver<ExportLine>) -> Result<Exported, TransferError> {
    let mut exported = Exported::default();
    for mut record in records {
        if let ExportLine::Game(game) = &mut record
            && let Err(corrupt) = replayed(game).map_err(io::Error::other)?
        {
            exported.aside.push((game.id, corrupt));
            game.state = GameState::Aside;
        }
        write_line(out, &record)?;
        exported.records += 1;
    }
    Ok(exported)
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}
