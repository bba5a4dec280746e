//! What the position strings of all games have in common: fields, rows, runs of empty cells, stacks in brackets.

use std::fmt;

use super::PositionError;
use crate::text::Message;

/// A piece of a position string and the column it begins at, counted in characters from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Field<'t> {
    pub(super) text: &'t str,
    pub(super) column: usize,
}

impl Field<'_> {
    /// An error about this field.
    pub(super) fn error(&self, message: Message) -> PositionError {
        PositionError::new(self.column, message)
    }
}

/// One cell of a row: the letters on it, bottom first; none if it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot<'t> {
    pub(super) letters: &'t str,
    pub(super) column: usize,
}

impl Slot<'_> {
    pub(super) fn error(&self, message: Message) -> PositionError {
        PositionError::new(self.column, message)
    }
}

/// Splits a position string at its blanks.
///
/// # Errors
/// If there are not exactly so many fields, each with something in it, or a character is not printable ASCII.
pub(super) fn fields<const N: usize>(text: &str) -> Result<[Field<'_>; N], PositionError> {
    if let Some((at, c)) = text.chars().enumerate().find(|(_, c)| !matches!(c, ' '..='~')) {
        let found = c.escape_default();
        return Err(PositionError::new(at + 1, Message::new("position-character").with_text("found", found)));
    }
    let mut fields = [Field { text: "", column: text.len() + 1 }; N];
    let mut count = 0;
    let mut column = 1;
    for part in text.split(' ') {
        if part.is_empty() {
            return Err(PositionError::new(column, Message::new("position-blank")));
        }
        if let Some(field) = fields.get_mut(count) {
            *field = Field { text: part, column };
        }
        count += 1;
        column += part.len() + 1;
    }
    if count == N {
        return Ok(fields);
    }
    let column = if count > N { fields[N - 1].column + fields[N - 1].text.len() } else { text.len() + 1 };
    Err(PositionError::new(column, Message::new("position-fields").with("wanted", N).with("found", count)))
}

/// Reads the field of the board: as many rows as there are widths, each of so many cells.
///
/// # Errors
/// If a row is missing, too many, too long or too short, or a bracket or a number is malformed. Which letters may stand
/// in a slot is for the caller to say.
pub(super) fn rows<'t>(field: Field<'t>, widths: &[usize]) -> Result<Vec<Vec<Slot<'t>>>, PositionError> {
    let found = field.text.split('/').count();
    if found != widths.len() {
        let message = Message::new("position-rows").with("wanted", widths.len()).with("found", found);
        return Err(field.error(message));
    }
    let mut column = field.column;
    let mut rows = Vec::with_capacity(widths.len());
    for (text, &width) in field.text.split('/').zip(widths) {
        rows.push(row(Field { text, column }, width)?);
        column += text.len() + 1;
    }
    Ok(rows)
}

fn row(field: Field<'_>, width: usize) -> Result<Vec<Slot<'_>>, PositionError> {
    let mut slots = Vec::with_capacity(width);
    let bytes = field.text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let here = Field { text: &field.text[at..=at], column: field.column + at };
        let rest = &field.text[at..];
        if bytes[at].is_ascii_digit() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let run = rest[..digits].parse().ok().filter(|run| (1..=width).contains(run) && bytes[at] != b'0');
            let Some(run) = run else {
                return Err(here.error(Message::new("position-run").with_text("found", &rest[..digits])));
            };
            slots.extend((0..run).map(|_| Slot { letters: "", column: here.column }));
            at += digits;
        } else if bytes[at] == b'[' {
            let inside = rest.find(']').map(|end| &rest[1..end]).filter(|inside| inside.len() > 1);
            let Some(inside) = inside.filter(|inside| inside.bytes().all(|b| b.is_ascii_alphabetic())) else {
                return Err(here.error(Message::new("position-stack")));
            };
            slots.push(Slot { letters: inside, column: here.column + 1 });
            at += inside.len() + 2;
        } else if bytes[at].is_ascii_alphabetic() {
            slots.push(Slot { letters: here.text, column: here.column });
            at += 1;
        } else {
            return Err(here.error(Message::new("position-character").with_text("found", here.text)));
        }
    }
    if slots.len() == width {
        return Ok(slots);
    }
    Err(field.error(Message::new("position-width").with("wanted", width).with("found", slots.len())))
}

/// Writes the board: rows from the top, in each the letters on every cell, bottom first, or nothing.
pub(super) fn write_rows<R, C>(f: &mut fmt::Formatter<'_>, rows: R) -> fmt::Result
where
    R: IntoIterator,
    R::Item: IntoIterator<Item = C>,
    C: AsRef<str>,
{
    for (index, row) in rows.into_iter().enumerate() {
        if index > 0 {
            f.write_str("/")?;
        }
        let mut empty = 0;
        for slot in row {
            let letters = slot.as_ref();
            if letters.is_empty() {
                empty += 1;
                continue;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
                empty = 0;
            }
            match letters.len() {
                1 => f.write_str(letters)?,
                _ => write!(f, "[{letters}]")?,
            }
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
    }
    Ok(())
}
