//! A cache of rows that every request reads and hardly any changes.
//!
//! Only one connection writes to the database, so cached rows stay true until it writes others. Every function that
//! writes such a row says so here, and an undone transaction clears whatever was cached during it. Programs built for
//! tests compare each row with the database on each use.

use std::cell::{Cell, RefCell};
use std::hash::Hash;
use std::num::NonZeroUsize;

use lru::LruCache;

use super::StoreError;

/// The most rows of each kind. A row takes a few hundred bytes.
const ROWS_MAX: NonZeroUsize = NonZeroUsize::new(4_096).expect("it is not zero");

/// An account on a platform.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Account {
    /// The row's number.
    pub id: i64,
    /// The person it belongs to.
    pub person_id: i64,
    /// The platform.
    pub platform: String,
    /// The id on the platform.
    pub external_id: String,
    /// The name that people see.
    pub name: String,
}

/// A place where people play.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StoredPlace {
    /// The row's number.
    pub id: i64,
    /// The number of the community whose leaderboard and settings hold here: its own, or the one that this has joined.
    pub community_id: i64,
    /// The number of its own community.
    pub own_community_id: i64,
    /// The platform.
    pub platform: String,
    /// The id on the platform.
    pub external_id: String,
    /// The name that people use.
    pub name: String,
    /// Whether it's a direct conversation with one person.
    pub direct: bool,
}

/// The owner of a setting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// A person, by number.
    Person(i64),
    /// A place, by number.
    Place(i64),
    /// A community, by number.
    Community(i64),
}

/// Rows by key.
pub(super) struct Rows<K: Hash + Eq, V>(RefCell<LruCache<K, V>>);

/// The cached rows.
pub(super) struct Cache {
    /// By platform and id.
    pub(super) accounts: Rows<String, Account>,
    /// By platform and id, with the platform's id of the community.
    pub(super) described_places: Rows<String, (StoredPlace, String)>,
    /// By number.
    pub(super) places: Rows<i64, StoredPlace>,
    /// Pairs of communities and the accounts seen there.
    pub(super) members: Rows<(i64, i64), ()>,
    pub(super) settings: Rows<Owner, Vec<(String, String)>>,
    /// Whether something was cached during a transaction that may still be undone.
    is_fresh: Cell<bool>,
    /// Whether to cache at all.
    is_used: bool,
}

impl<K: Hash + Eq, V> Rows<K, V> {
    fn new() -> Self {
        Self(RefCell::new(LruCache::new(ROWS_MAX)))
    }

    /// Drops a row, because it has changed.
    pub(super) fn forget(&self, key: &K) {
        self.0.borrow_mut().pop(key);
    }

    /// Drops all rows.
    pub(super) fn clear(&self) {
        self.0.borrow_mut().clear();
    }
}

impl Cache {
    /// An empty cache.
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

    /// A cache that stays empty, for connections that don't write.
    pub(super) fn never() -> Self {
        Self { is_used: false, ..Self::nothing() }
    }

    /// Passes a row to `look`, from the cache or else from the database. Missing rows aren't cached.
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

    /// Drops everything, because rows have changed.
    pub(super) fn forget(&self) {
        self.accounts.clear();
        self.described_places.clear();
        self.places.clear();
        self.members.clear();
        self.settings.clear();
    }

    /// Everything read so far is permanent.
    pub(super) fn kept(&self) {
        self.is_fresh.set(false);
    }

    /// Drops everything that may come from undone rows.
    pub(super) fn undone(&self) {
        if self.is_fresh.take() {
            self.forget();
        }
    }
}

/// The key of an account or a place.
pub(super) fn key(platform: &str, id: &str) -> String {
    format!("{platform} {id}")
}
