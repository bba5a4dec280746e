//! Rows that every request reads and hardly one changes, kept in memory.
//!
//! One connection writes to the database, so that what it has read stays true until it writes something else itself:
//! whatever writes such a row says so here, and what is undone after something was noted here makes all of it be read
//! anew. A program built for tests compares each row with the database whenever it is used.

use std::cell::{Cell, RefCell};
use std::hash::Hash;
use std::num::NonZeroUsize;

use lru::LruCache;

use super::StoreError;

/// How many of each kind are kept; a row takes some hundred bytes.
const ROWS_MAX: NonZeroUsize = NonZeroUsize::new(4_096).expect("it is not zero");

/// An account on a platform.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Account {
    /// The number of its row.
    pub id: i64,
    /// The person who has it.
    pub person_id: i64,
    /// The platform.
    pub platform: String,
    /// Its id on the platform.
    pub external_id: String,
    /// What people see.
    pub name: String,
}

/// A place where people play.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StoredPlace {
    /// The number of its row.
    pub id: i64,
    /// The number of its community.
    pub community_id: i64,
    /// The platform.
    pub platform: String,
    /// Its id on the platform.
    pub external_id: String,
    /// What people call it.
    pub name: String,
    /// Whether it is a conversation of two.
    pub direct: bool,
}

/// Whose a setting is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A person's, by number.
    Person(i64),
    /// A place's.
    Place(i64),
    /// A community's.
    Community(i64),
}

/// Rows by what they are looked for by.
pub(super) struct Rows<K: Hash + Eq, V>(RefCell<LruCache<K, V>>);

/// What is known of the database without reading it.
pub(super) struct Known {
    /// By platform and id.
    pub(super) accounts: Rows<String, Account>,
    /// By platform and id, with the id of the community on the platform.
    pub(super) described_places: Rows<String, (StoredPlace, String)>,
    /// By number.
    pub(super) places: Rows<i64, StoredPlace>,
    /// The communities in which accounts were seen.
    pub(super) members: Rows<(i64, i64), ()>,
    pub(super) settings: Rows<Owner, Vec<(String, String)>>,
    /// Whether something was noted here from a transaction that may be undone yet.
    is_fresh: Cell<bool>,
    /// Whether anything is noted at all.
    is_used: bool,
}

impl<K: Hash + Eq, V> Rows<K, V> {
    fn new() -> Self {
        Self(RefCell::new(LruCache::new(ROWS_MAX)))
    }

    /// Has a row read anew, because it has changed.
    pub(super) fn forget(&self, key: &K) {
        self.0.borrow_mut().pop(key);
    }

    /// Has all of them read anew.
    pub(super) fn clear(&self) {
        self.0.borrow_mut().clear();
    }
}

impl Known {
    /// Nothing yet.
    pub(super) fn nothing() -> Self {
        Self {
            accounts: Rows::new(),
            described_places: Rows::new(),
            places: Rows::new(),
            members: Rows::new(),
            settings: Rows::new(),
            is_fresh: Cell::new(false),
            is_used: true,
        }
    }

    /// Nothing ever, for a connection that is not the one which writes.
    pub(super) fn never() -> Self {
        Self { is_used: false, ..Self::nothing() }
    }

    /// Looks at what stands in a row, which is read if it is not known; what is not there is not noted.
    pub(super) fn look<K: Hash + Eq, V: PartialEq, T>(
        &self,
        rows: &Rows<K, V>,
        key: K,
        read: impl FnOnce() -> Result<Option<V>, StoreError>,
        look: impl FnOnce(&V) -> T,
    ) -> Result<Option<T>, StoreError> {
        if let Some(known) = rows.0.borrow_mut().get(&key) {
            #[cfg(debug_assertions)]
            assert!(read()?.as_ref() == Some(known), "what is kept of a row is not what stands in it");
            return Ok(Some(look(known)));
        }
        let Some(row) = read()? else { return Ok(None) };
        let looked = look(&row);
        if self.is_used {
            self.is_fresh.set(true);
            rows.0.borrow_mut().put(key, row);
        }
        Ok(Some(looked))
    }

    /// Has all of it read anew, because rows have changed.
    pub(super) fn forget(&self) {
        self.accounts.clear();
        self.described_places.clear();
        self.places.clear();
        self.members.clear();
        self.settings.clear();
    }

    /// What was read until now stands in the database for good.
    pub(super) fn kept(&self) {
        self.is_fresh.set(false);
    }

    /// Forgets what may be known from rows that were undone.
    pub(super) fn undone(&self) {
        if self.is_fresh.take() {
            self.forget();
        }
    }
}

/// By what an account or a place of a platform is looked for.
pub(super) fn key(platform: &str, id: &str) -> String {
    format!("{platform} {id}")
}
