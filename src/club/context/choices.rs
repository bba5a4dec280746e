//! What people and places have chosen in their settings, and what their platform says for those who have not.

use crate::command::Typed;
use crate::store::{Owner, StoreError, StoredPlace, Transaction};
use crate::text::Language;

/// Beside the settings: the language that a platform last named for a person or community, by its tag.
const LANGUAGE_OF_APP: &str = "app-language";

/// A person's choice.
pub(in crate::club) fn by_person<T: Clone + Sync>(
    tx: &Transaction<'_>,
    person_id: i64,
    setting: &Typed<T>,
) -> Result<Option<T>, StoreError> {
    let kept = tx.setting(Owner::Person(person_id), setting.name)?;
    Ok(kept.and_then(|kept| setting.value(&kept)))
}

/// A place's choice, or else its community's.
pub(in crate::club) fn in_place<T: Clone + Sync>(
    tx: &Transaction<'_>,
    place: &StoredPlace,
    setting: &Typed<T>,
) -> Result<Option<T>, StoreError> {
    let kept = match tx.setting(Owner::Place(place.id), setting.name)? {
        Some(kept) => Some(kept),
        None => tx.setting(Owner::Community(place.community_id), setting.name)?,
    };
    Ok(kept.and_then(|kept| setting.value(&kept)))
}

/// Keeps which language a platform names for a person or community, if it’s one of ours.
pub(in crate::club) fn note_language_of_app(
    tx: &Transaction<'_>,
    owner: Owner,
    named: Option<&str>,
) -> Result<(), StoreError> {
    match named.and_then(Language::find) {
        Some(named) if language_of_app(tx, owner)?.is_none_or(|known| known.tag() != named.tag()) => {
            tx.set(owner, LANGUAGE_OF_APP, Some(named.tag()))
        }
        _ => Ok(()),
    }
}

/// The language that a platform last named for a person or community.
pub(in crate::club) fn language_of_app(
    tx: &Transaction<'_>,
    owner: Owner,
) -> Result<Option<&'static Language>, StoreError> {
    Ok(tx.setting(owner, LANGUAGE_OF_APP)?.as_deref().and_then(Language::find))
}
