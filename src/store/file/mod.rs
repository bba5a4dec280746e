//! The file of a database: where it is, what it has to look like, and what to do if it's damaged.
//!
//! - `site`: the file and those beside it, such as the lock; whether there is a club. `connection`: how to open it.
//! - `schema`, `migration`: the tables, and how older databases get them. `backup`: copies.
//! - `defects`: defects of the file. `rebuild`: makes a new file from its rows if only indexes are damaged; `new_file`: files
//!   that exist completely or not at all.
//! - `failing`: a connection that fails when a test wants it to.

pub mod backup;
pub(in crate::store) mod connection;
pub(in crate::store) mod defects;
#[cfg(feature = "faults")]
pub(in crate::store) mod failing;
pub(in crate::store) mod migration;
pub(in crate::store) mod new_file;
pub(in crate::store) mod rebuild;
pub(in crate::store) mod schema;
pub(in crate::store) mod site;
