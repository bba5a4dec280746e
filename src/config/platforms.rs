//! The sections of the platforms. Each platform declares its own in its folder, and the caller says which there are.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::ser::Error;
use serde::{Serialize, Serializer};
use toml::{Table, Value};

use super::ConfigError;
#[cfg(test)]
use super::section::Key;
use super::section::Section;

/// The section of a platform, before anything is read.
#[derive(Debug)]
pub struct SectionSpec {
    /// Its name, which is the platform’s.
    pub name: &'static str,
    usual: fn() -> Arc<dyn AnySection>,
    read: fn(Table) -> Result<Arc<dyn AnySection>, toml::de::Error>,
    #[cfg(test)]
    pub(super) about: &'static [&'static str],
    #[cfg(test)]
    pub(super) keys: &'static [Key],
}

impl SectionSpec {
    /// The section that a type declares.
    pub(crate) const fn new<S: Section + AnySection + DeserializeOwned>(name: &'static str) -> Self {
        Self {
            name,
            usual: || Arc::new(S::with_every_section()),
            read: |table| Ok(Arc::new(S::deserialize(table)?)),
            #[cfg(test)]
            about: S::ABOUT,
            #[cfg(test)]
            keys: S::KEYS,
        }
    }
}

/// A section that was read, whichever platform’s.
pub(crate) trait AnySection: Any + Debug + Send + Sync {
    /// Its keys and values, without secrets.
    fn table(&self) -> Result<Table, toml::ser::Error>;

    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<S: Any + Debug + PartialEq + Send + Serialize + Sync> AnySection for S {
    fn table(&self) -> Result<Table, toml::ser::Error> {
        Table::try_from(self)
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

/// The sections of the platforms that are configured.
#[derive(Clone, Default, Debug)]
pub(super) struct Platforms {
    known: &'static [SectionSpec],
    sections: Vec<(&'static str, Arc<dyn AnySection>)>,
}

impl Platforms {
    /// The defaults of every platform.
    pub(super) fn every(known: &'static [SectionSpec]) -> Self {
        Self { known, sections: known.iter().map(|spec| (spec.name, (spec.usual)())).collect() }
    }

    /// Takes the platforms’ sections out of a configuration.
    pub(super) fn take(known: &'static [SectionSpec], table: &mut Table) -> Result<Self, toml::de::Error> {
        let mut sections = Vec::new();
        for spec in known {
            match table.remove(spec.name) {
                Some(Value::Table(section)) => sections.push((spec.name, (spec.read)(section)?)),
                // What is no section is refused as an unknown key.
                other => table.extend(other.map(|value| (spec.name.to_owned(), value))),
            }
        }
        Ok(Self { known, sections })
    }

    /// The section of this type, if it is configured.
    pub(super) fn get<S: Any>(&self) -> Option<&S> {
        self.sections.iter().find_map(|(_, section)| (&**section as &dyn Any).downcast_ref())
    }

    /// The names of all that are configured.
    pub(super) fn names(&self) -> Result<Vec<&'static str>, ConfigError> {
        let names: Vec<_> = self.sections.iter().map(|(name, _)| *name).collect();
        let none = || ConfigError::NoPlatform(self.known.iter().map(|spec| spec.name).collect());
        if names.is_empty() { Err(none()) } else { Ok(names) }
    }
}

impl Section for Platforms {
    #[cfg(test)]
    const ABOUT: &'static [&'static str] = &[];
    #[cfg(test)]
    const KEYS: &'static [Key] = &[];

    fn with_every_section() -> Self {
        Self::default()
    }
}

impl PartialEq for Platforms {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = self.sections.iter().zip(&other.sections);
        self.sections.len() == other.sections.len() && pairs.all(|(one, other)| one.1.is_same(&*other.1))
    }
}

impl Eq for Platforms {}

impl Serialize for Platforms {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tables = self.sections.iter().map(|(name, section)| Ok((name, section.table().map_err(S::Error::custom)?)));
        serializer.collect_map(tables.collect::<Result<Vec<_>, _>>()?)
    }
}
