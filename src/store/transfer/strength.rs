//! The numbers of Glicko-2, as records have them.

#![allow(missing_docs, reason = "docs/export.md explains them")]

use rusqlite::Row;
use serde::{Deserialize, Serialize};

use crate::store::RatingRow;
use crate::store::games::ratings::strength;

/// The numbers of Glicko-2.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    #[serde(with = "exact")]
    pub rating: f64,
    #[serde(with = "exact")]
    pub deviation: f64,
    #[serde(with = "exact")]
    pub volatility: f64,
}

impl Strength {
    /// Reads the numbers of Glicko-2 from three columns.
    pub(super) fn read(row: &Row<'_>, column: usize) -> rusqlite::Result<Self> {
        let [rating, deviation, volatility] = strength(row, column)?;
        Ok(Self { rating, deviation, volatility })
    }

    pub(super) const fn of(row: &RatingRow) -> Self {
        Self { rating: row.rating, deviation: row.deviation, volatility: row.volatility }
    }
}

/// Numbers as strings, because many JSON readers round them.
mod exact {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| D::Error::custom(format!("{text:?} is no number")))
    }
}
