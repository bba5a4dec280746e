//! Converts between the database and memory: enums as words, times as milliseconds since 1970 (UTC), lengths of time as
//! milliseconds, players as 1 and 2.

use std::ops::RangeInclusive;

use jiff::{SignedDuration, Timestamp};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Row, types::Type};

use crate::rules::Player;

/// Gives the variants of an enum without fields their words in the database.
macro_rules! words {
    ($type:ident: $($variant:ident = $word:literal),+) => {
        impl rusqlite::types::ToSql for $type {
            fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
                Ok(match self { $(Self::$variant => $word,)+ }.into())
            }
        }

        impl rusqlite::types::FromSql for $type {
            fn column_result(value: rusqlite::types::ValueRef<'_>) -> rusqlite::types::FromSqlResult<Self> {
                match value.as_str()? {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(rusqlite::types::FromSqlError::InvalidType),
                }
            }
        }
    };
}
pub(super) use words;

/// The times allowed in the database, in milliseconds since 1970: the years 0 to 9000. Adding to one or subtracting
/// from it gives a valid time, too.
pub(super) const TIMES: RangeInclusive<i64> = -62_167_219_200_000..=221_845_392_000_000;
/// The longest length of time in the database, in milliseconds: a hundred years.
const LENGTH_MS_MAX: i64 = 100 * 366 * 24 * 3_600_000;

/// A count in the database: wins, points, entries. Sums of a few are still valid numbers.
pub(super) type Count = UpTo<100_000_000>;

/// A number in the database from 0 to `MOST`.
pub(super) struct UpTo<const MOST: u32>(pub(super) u32);

impl<const MOST: u32> FromSql for UpTo<MOST> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let number = value.as_i64()?;
        let found = u32::try_from(number).ok().filter(|number| *number <= MOST);
        found.map(Self).ok_or(FromSqlError::OutOfRange(number))
    }
}

/// A fraction in the database, if it's within these bounds.
pub(super) fn within(row: &Row<'_>, column: usize, bounds: RangeInclusive<f64>) -> rusqlite::Result<f64> {
    let number: f64 = row.get(column)?;
    if bounds.contains(&number) {
        return Ok(number);
    }
    let why = format!("{number} is not from {} to {}", bounds.start(), bounds.end());
    Err(rusqlite::Error::FromSqlConversionFailure(column, Type::Real, why.into()))
}

/// A time in milliseconds since 1970, if the database allows it.
pub(super) fn time(ms: i64) -> Option<Timestamp> {
    Timestamp::from_millisecond(ms).ok().filter(|_| TIMES.contains(&ms))
}

/// A time in the database.
pub(super) struct Ms(pub(super) Timestamp);

impl ToSql for Ms {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.as_millisecond().into())
    }
}

impl FromSql for Ms {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let ms = value.as_i64()?;
        time(ms).map(Self).ok_or(FromSqlError::OutOfRange(ms))
    }
}

impl ToSql for Player {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.number().into())
    }
}

impl FromSql for Player {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_i64()? {
            1 => Ok(Self::One),
            2 => Ok(Self::Two),
            other => Err(FromSqlError::OutOfRange(other)),
        }
    }
}

/// A length of time in the database, in milliseconds.
pub(super) struct Length(pub(super) SignedDuration);

impl ToSql for Length {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        let ms = self.0.as_millis().clamp(i64::MIN.into(), i64::MAX.into());
        Ok(i64::try_from(ms).unwrap_or(i64::MAX).into())
    }
}

impl FromSql for Length {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let ms = value.as_i64()?;
        let is_one = (-LENGTH_MS_MAX..=LENGTH_MS_MAX).contains(&ms);
        if is_one { Ok(Self(SignedDuration::from_millis(ms))) } else { Err(FromSqlError::OutOfRange(ms)) }
    }
}
