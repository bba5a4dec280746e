//! Keys that the empty text unsets.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes the value, or the empty text.
pub(crate) fn serialize<T: Serialize, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(serializer),
        None => serializer.serialize_str(""),
    }
}

/// Reads the value, unless it is the empty text.
pub(crate) fn deserialize<'de, T: From<String>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok((!text.is_empty()).then(|| T::from(text)))
}
