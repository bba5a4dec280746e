//! What all position strings share: fields, rows, runs of empty cells, stacks in brackets.

use std::fmt;

use crate::text::Message;

/// Why a text isn't a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// Where in the text, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub message: Message,
}

impl PositionError {
    /// An error at this column, in characters from 1.
    #[must_use]
    pub const fn new(column: usize, message: Message) -> Self {
        Self { column, message }
    }

    /// The whole sentence, with the column.
    #[must_use]
    pub fn sentence(&self) -> Message {
        Message::new("position-error").with("column", self.column).with("reason", self.message.clone())
    }
}

/// A field of a position string, and the column where it begins, in characters from 1.
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

/// A cell of a row: its letters, bottom first. Empty if nothing is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot<'t> {
    pub(super) letters: &'t str,
    pub(super) column: usize,
}

impl Slot<'_> {
    pub(super) fn error(&self, message: Message) -> PositionError {
        PositionError::new(self.column, message)
    }

    /// The owner of the piece, in a game with one kind of piece and one piece per cell. `None` if the cell is empty.
    ///
    /// # Errors
    /// If the cell has another letter or a stack.
    pub(super) fn owner<S: Copy>(&self, letters: Sides<S>) -> Result<Option<S>, PositionError> {
        if self.letters.is_empty() {
            return Ok(None);
        }
        if self.letters.len() > 1 {
            return Err(self.error(Message::new("position-one-piece")));
        }
        let owner = letters.into_iter().find(|(letter, _)| self.letters.starts_with(*letter));
        let unknown = || self.error(Message::new("position-letter").with_text("found", self.letters));
        owner.map(|(_, owner)| Some(owner)).ok_or_else(unknown)
    }
}

/// Splits a position string at its blanks.
///
/// # Errors
/// If there aren't exactly `N` fields, if one is empty, or if a character isn't printable ASCII.
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

/// Reads the board's field: one row for each width, with that many cells.
///
/// # Errors
/// If the number or the length of rows is wrong, or a bracket or a number is malformed. The caller checks the letters.
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

/// Writes the board: the rows from the top, with the letters on each cell, bottom first.
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

/// The letters of the two sides, which are players or colors.
pub(super) type Sides<S> = [(char, S); 2];

/// Writes the side to move, or `-` once the game is over.
pub(super) fn write_side<S: Copy + PartialEq>(
    f: &mut fmt::Formatter<'_>,
    to_move: Option<S>,
    sides: Sides<S>,
) -> fmt::Result {
    let letter = sides.into_iter().find(|(_, side)| Some(*side) == to_move).map_or('-', |(letter, _)| letter);
    write!(f, " {letter}")
}

/// Reads the side to move. `None` for `-`.
///
/// # Errors
/// If it isn't one of the letters.
pub(super) fn read_side<S: Copy>(field: Field<'_>, sides: Sides<S>) -> Result<Option<S>, PositionError> {
    if field.text == "-" {
        return Ok(None);
    }
    let side = sides.into_iter().find(|(letter, _)| field.text.chars().eq([*letter]));
    let unknown = || {
        let [(one, _), (two, _)] = sides;
        let wanted = Message::new("position-sides").with_text("one", one).with_text("two", two);
        let message = Message::new("position-side").with("wanted", wanted);
        field.error(message.with_text("found", field.text))
    };
    side.map(|(_, side)| Some(side)).ok_or_else(unknown)
}

/// Checks that a side is to move exactly if the game isn't over.
///
/// # Errors
/// If the game is over but a side is to move, or the other way round.
pub(super) fn check_over<S>(field: Field<'_>, to_move: Option<S>, is_over: bool) -> Result<(), PositionError> {
    match (to_move, is_over) {
        (Some(_), true) => Err(field.error(Message::new("position-over"))),
        (None, false) => Err(field.error(Message::new("position-not-over"))),
        _ => Ok(()),
    }
}
