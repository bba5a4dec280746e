//! Everything that people have done, read from JSON lines.

use std::io::{BufRead, Read};
use std::panic::resume_unwind;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use super::rows::wrong_rows;
use super::transfer::{Head, RECORDS_AHEAD, Tail, TransferError, VERSION, VERSION_MIN, replayed};
use crate::store::{ExportLine, Store, Transaction};

/// The longest line that is read, in bytes: a game of some hundred thousand entries.
const LINE_BYTES_MAX: u64 = 64 << 20;

/// A line that was read.
struct Line {
    /// Its number, from 1.
    number: u64,
    record: ExportLine,
    /// The fault of its game.
    replayed: Result<(), String>,
}

/// Reads an export into an empty database: one thread reads the lines and replays every game, another adds the records.
/// Returns their number. `report` is told how many were added.
///
/// # Errors
/// Names the first line that is wrong, or the record. Then nothing has changed.
pub fn import(
    store: &mut Store,
    lines: &mut (impl BufRead + Send),
    mut report: impl FnMut(u64),
) -> Result<u64, TransferError> {
    store.take_much_memory()?;
    store.without_log(|store| {
        let tx = store.begin()?;
        if !tx.is_empty()? {
            return Err(TransferError::NotEmpty);
        }
        let records = thread::scope(|scope| {
            let (hand_on, handed) = sync_channel(RECORDS_AHEAD);
            let reading = scope.spawn(move || read_all(lines, &hand_on));
            let mut records = 0;
            for line in &handed {
                add(&tx, &line).map_err(|what| wrong(line.number, what))?;
                records += 1;
                report(records);
            }
            reading.join().unwrap_or_else(|panic| resume_unwind(panic)).map(|()| records)
        })?;
        tx.move_old_settings()?;
        // Everything that a check would find later is found now.
        if let Some(row) = wrong_rows(&tx)?.into_iter().next() {
            return Err(TransferError::Row(row.what));
        }
        tx.commit()?;
        Ok(records)
    })
}

fn wrong(number: u64, what: String) -> TransferError {
    TransferError::Line { number, what }
}

/// Reads lines to the end, and passes on their records while somebody takes them.
fn read_all(lines: &mut impl BufRead, hand_on: &SyncSender<Line>) -> Result<(), TransferError> {
    let mut number = 1;
    let mut line = Vec::new();
    read_line(lines, &mut line, number)?;
    match serde_json::from_slice(&line) {
        Ok(Head { parlour_export: VERSION_MIN..=VERSION }) => {}
        Ok(Head { parlour_export: newer }) => {
            let what = format!("this export has version {newer}, but this program only knows versions up to {VERSION}");
            return Err(wrong(number, what));
        }
        Err(_) => {
            let what = format!("a Parlour export begins with {{\"parlour_export\":{VERSION}}}");
            return Err(wrong(number, what));
        }
    }
    loop {
        number += 1;
        read_line(lines, &mut line, number)?;
        let records = number - 2;
        if let Ok(tail) = serde_json::from_slice::<Tail>(&line) {
            return match tail.records {
                said if said != records => {
                    Err(wrong(number, format!("the export should have {said} records, but it has {records}")))
                }
                _ if lines.fill_buf()?.is_empty() => Ok(()),
                _ => Err(wrong(number + 1, "something follows the end; remove it".to_owned())),
            };
        }
        let record = serde_json::from_slice(&line).map_err(|error| wrong(number, error.to_string()))?;
        let replayed = replay(&record);
        if hand_on.send(Line { number, record, replayed }).is_err() {
            return Ok(());
        }
    }
}

/// If a game has a fault. Names it.
fn replay(record: &ExportLine) -> Result<(), String> {
    let ExportLine::Game(game) = record else { return Ok(()) };
    let replayed = replayed(game).map_err(|error| error.to_string())?;
    replayed.map_err(|corrupt| format!("can’t replay game #{}: {corrupt}", game.id))
}

/// Adds a line's record, or names its fault.
fn add(tx: &Transaction<'_>, line: &Line) -> Result<(), String> {
    tx.add_record(&line.record).map_err(|error| match error.to_string() {
        said if said.contains("FOREIGN KEY") => "it refers to something that no earlier line has".to_owned(),
        said if said.contains("UNIQUE") => format!("an earlier line already has this ({said})"),
        said => said,
    })?;
    line.replayed.clone()
}

fn read_line(lines: &mut impl BufRead, line: &mut Vec<u8>, number: u64) -> Result<(), TransferError> {
    line.clear();
    lines.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', line)?;
    let what = match line.last() {
        Some(b'\n') => return Ok(()),
        Some(_) if line.len() as u64 == LINE_BYTES_MAX => "the line is too long",
        Some(_) => "the line breaks off; the file is incomplete",
        None => "the end is missing; the file is incomplete",
    };
    Err(wrong(number, what.to_owned()))
}
