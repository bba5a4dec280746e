//! What the database keeps as words and numbers, and what it is in memory: enums as words, times as milliseconds since
//! 1970 (UTC), lengths of time as milliseconds, players as 1 and 2.

use jiff::{SignedDuration, Timestamp};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use crate::rules::Player;

/// Gives an enum without fields its words in the database.
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
        Timestamp::from_millisecond(ms).map(Self).map_err(|_| FromSqlError::OutOfRange(ms))
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
        Ok(Self(SignedDuration::from_millis(value.as_i64()?)))
    }
}
