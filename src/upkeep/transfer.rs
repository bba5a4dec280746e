//! Everything that people have done as JSON lines, written and read. `docs/export.md` says what they look like.

use std::collections::HashSet;
use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::club;
use crate::store::{self, ExportLine, Store, TableState, Transaction, Unread};

/// The version of the form; it changes when older programs can no longer read it.
const VERSION: u32 = 3;
/// The oldest version that can still be read.
const VERSION_MIN: u32 = 1;
/// The longest line that is read, in bytes: a game of some hundred thousand entries.
const LINE_BYTES_MAX: u64 = 64 << 20;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    parlour_export: u32,
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tail {
    /// How many records stand between.
    records: u64,
}

/// Why nothing was exported or imported.
#[derive(Debug, Error)]
pub enum TransferError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// Reading or writing the lines failed.
    #[error("the export cannot be read or written: {0}")]
    Io(#[from] io::Error),
    /// There is something in the database.
    #[error("there are people or games in the database already; import into a new one (PARLOUR_DATABASE=new.db)")]
    NotEmpty,
    /// A line is wrong.
    #[error("line {number}: {what}. Nothing was imported")]
    Line {
        /// Its number, from 1.
        number: u64,
        /// What is wrong with it.
        what: String,
    },
}

/// What was exported.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exported {
    /// How many records.
    pub records: u64,
    /// The games that cannot be replayed, which are set aside in the export, and why.
    pub aside: Vec<(i64, club::Corrupt)>,
    /// What is not in the export, and why.
    pub left_out: Vec<(String, String)>,
}

/// Writes everything that people have done. `report` is told how many records were written.
///
/// # Errors
/// If the database cannot be read, or the lines cannot be written.
pub fn export(store: &mut Store, out: &mut impl Write, mut report: impl FnMut(u64)) -> Result<Exported, TransferError> {
    let tx = store.read()?;
    let mut exported = Exported::default();
    write_line(out, &Head { parlour_export: VERSION })?;
    let mut games_left_out = HashSet::new();
    tx.for_each_record(|record| {
        let mut record = match record {
            Ok(record) => record,
            Err(Unread { what, id, why }) => {
                games_left_out.insert(id);
                exported.left_out.push((what, why.to_string()));
                return Ok(());
            }
        };
        if let ExportLine::Offer(offer) = &record
            && let Some(game) = offer.about.filter(|game| games_left_out.contains(game))
        {
            exported.left_out.push((format!("offer #{}", offer.id), format!("game #{game} is left out")));
            return Ok(());
        }
        if let ExportLine::Game(game) = &mut record
            && let Err(corrupt) = verify(&tx, game.id)?
        {
            exported.aside.push((game.id, corrupt));
            game.state = TableState::Aside;
        }
        write_line(out, &record)?;
        exported.records += 1;
        report(exported.records);
        Ok::<_, TransferError>(())
    })?;
    write_line(out, &Tail { records: exported.records })?;
    out.flush()?;
    Ok(exported)
}

/// Reads an export into an empty database, replaying every game; says how many records there were. `report` is told how
/// many were read.
///
/// # Errors
/// Names the first line that is wrong. Then nothing has changed.
pub fn import(store: &mut Store, lines: &mut impl BufRead, mut report: impl FnMut(u64)) -> Result<u64, TransferError> {
    let tx = store.begin()?;
    if !tx.is_empty()? {
        return Err(TransferError::NotEmpty);
    }
    let mut number = 1;
    let mut line = Vec::new();
    read_line(lines, &mut line, number)?;
    match serde_json::from_slice(&line) {
        Ok(Head { parlour_export: VERSION_MIN..=VERSION }) => {}
        Ok(Head { parlour_export: newer }) => {
            let what =
                format!("this is an export of version {newer}, and only versions up to {VERSION} are known here");
            return Err(TransferError::Line { number, what });
        }
        Err(_) => {
            let what = format!("an export of Parlour's begins with {{\"parlour_export\":{VERSION}}}");
            return Err(TransferError::Line { number, what });
        }
    }
    loop {
        number += 1;
        read_line(lines, &mut line, number)?;
        let records = number - 2;
        if let Ok(tail) = serde_json::from_slice::<Tail>(&line) {
            let wrong = |what: String| TransferError::Line { number, what };
            if tail.records != records {
                return Err(wrong(format!("there should be {} records, but there are {records}", tail.records)));
            }
            if !lines.fill_buf()?.is_empty() {
                return Err(TransferError::Line {
                    number: number + 1,
                    what: "there is something behind the end".into(),
                });
            }
            tx.commit()?;
            return Ok(records);
        }
        add(&tx, &line).map_err(|what| TransferError::Line { number, what })?;
        report(records + 1);
    }
}

/// Adds the record that a line is; else says what is wrong with it.
fn add(tx: &Transaction<'_>, line: &[u8]) -> Result<(), String> {
    let record: ExportLine = serde_json::from_slice(line).map_err(|error| error.to_string())?;
    tx.add_record(&record).map_err(|error| match error.to_string() {
        said if said.contains("FOREIGN KEY") => "it refers to something that is in no earlier line".to_owned(),
        said if said.contains("UNIQUE") => format!("an earlier line has the same ({said})"),
        said => said,
    })?;
    if let ExportLine::Game(game) = &record {
        let verified = verify(tx, game.id).map_err(|error| error.to_string())?;
        verified.map_err(|corrupt| format!("game #{} cannot be replayed: {corrupt}", game.id))?;
    }
    Ok(())
}

/// Replays the game with this number.
pub(super) fn verify(tx: &Transaction<'_>, id: i64) -> Result<Result<(), club::Corrupt>, store::StoreError> {
    // One without its seats is not found; that is another finding.
    let Some(table) = tx.table(id)? else { return Ok(Ok(())) };
    Ok(club::verify(&table, &tx.entries(id, u32::MAX)?))
}

fn write_line(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

fn read_line(lines: &mut impl BufRead, line: &mut Vec<u8>, number: u64) -> Result<(), TransferError> {
    line.clear();
    lines.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', line)?;
    let what = match line.last() {
        Some(b'\n') => return Ok(()),
        Some(_) if line.len() as u64 == LINE_BYTES_MAX => "it is too long",
        Some(_) => "it breaks off; the file is not whole",
        None => "there is no end; the file is not whole",
    };
    Err(TransferError::Line { number, what: what.to_owned() })
}
