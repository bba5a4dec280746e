//! The file and the environment as one configuration.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::{Table, Value};

use super::error::variable;
use super::platforms::Platforms;
use super::values::MUST_BE;
use super::{Config, ConfigError, Secret, SectionSpec};
use crate::files;
use crate::text::Language;

/// The configuration file by default.
const FILE: &str = "config.toml";
/// How the key of a file with a secret ends; the rest is the key of the secret, which stands in no configuration.
const SECRET_FILE: &str = "_file";

/// Looks up a variable of the environment.
type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;

impl Config {
    /// Reads the configuration: the named file, or the one in `PARLOUR_CONFIG`, or `config.toml` if it exists; and the
    /// environment. `platforms` are the sections that platforms can have.
    ///
    /// # Errors
    /// Says which key or line is wrong, and how it could be right.
    pub fn load(file: Option<&Path>, platforms: &'static [SectionSpec]) -> Result<Self, ConfigError> {
        let lookup = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let named = file.map(Path::to_owned).or_else(|| lookup("PARLOUR_CONFIG").map(PathBuf::from));
        let path = named.clone().unwrap_or_else(|| PathBuf::from(FILE));
        let text = match files::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && named.is_none() => String::new(),
            Err(source) => return Err(ConfigError::Read { path, source }),
        };
        Self::read(&text, &path, &lookup, platforms)
    }

    /// Reads the configuration from a file's text and an environment.
    ///
    /// # Errors
    /// Says which key or line is wrong, and how it could be right.
    pub fn read(
        text: &str,
        path: &Path,
        lookup: Lookup<'_>,
        platforms: &'static [SectionSpec],
    ) -> Result<Self, ConfigError> {
        let mut table: Table = toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            ConfigError::Syntax { path: path.to_owned(), line, message: error.message().to_owned() }
        })?;
        // The languages have to be there before one of them is named.
        let folder = table.get("texts").and_then(Value::as_str).map(str::to_owned);
        if let Some(path) = lookup("PARLOUR_TEXTS").or(folder).filter(|folder| !folder.is_empty()).map(PathBuf::from) {
            Language::add_from(&path).map_err(|source| ConfigError::Read { path, source })?;
        }
        let keys = Keys { platforms };
        let model = keys.model();
        keys.check(&table, &model, "")?;
        keys.add_environment(&mut table, &model, "", lookup)?;
        add_secrets(&mut table, &model, "", lookup)?;
        // Keys and values were checked, so this can only be a forgotten check.
        let wrong = |error: toml::de::Error| ConfigError::Syntax {
            path: path.to_owned(),
            line: 1,
            message: error.message().to_owned(),
        };
        keys.read(table).map_err(wrong)
    }

    /// The files that secrets are read from, each with its key.
    #[must_use]
    pub fn secret_files(&self) -> Vec<(String, PathBuf)> {
        let mut files = Vec::new();
        for (section, inside) in Table::try_from(self).unwrap_or_default() {
            for (name, file) in inside.as_table().into_iter().flatten().filter(|(name, _)| name.ends_with(SECRET_FILE))
            {
                let file = file.as_str().filter(|file| !file.is_empty());
                files.extend(file.map(|file| (format!("{section}.{name}"), file.into())));
            }
        }
        files
    }
}

/// All keys that there can be.
struct Keys {
    platforms: &'static [SectionSpec],
}

impl Keys {
    /// Every key with its default, which is what a configuration is checked against.
    fn model(&self) -> Table {
        // Every test that reads a configuration would see this fail.
        Table::try_from(Config::with_every_section(self.platforms)).unwrap_or_default()
    }

    /// Reads what was checked.
    fn read(&self, mut table: Table) -> Result<Config, toml::de::Error> {
        let platforms = Platforms::take(self.platforms, &mut table)?;
        Ok(Config { platforms, ..Config::deserialize(table)? })
    }

    /// Refuses unknown keys, and values of another kind than the default's.
    fn check(&self, table: &Table, model: &Table, section: &str) -> Result<(), ConfigError> {
        for (name, value) in table {
            let key = format!("{section}{name}");
            if model.contains_key(&format!("{name}{SECRET_FILE}")) {
                return Err(ConfigError::SecretInFile(key));
            }
            let Some(usual) = model.get(name) else { return Err(unknown(&key, model, section)) };
            match (value, usual) {
                (Value::Table(inside), Value::Table(model)) => self.check(inside, model, &format!("{key}."))?,
                _ => self.check_value(&key, value, usual)?,
            }
        }
        Ok(())
    }

    /// Refuses a value that the key can't have.
    fn check_value(&self, key: &str, value: &Value, usual: &Value) -> Result<(), ConfigError> {
        let refused = self.read(alone(key, value)).err();
        let (fits, usually) = is_alike(key, value, usual);
        let wanted = match refused.as_ref().and_then(|error| error.message().strip_prefix(MUST_BE)) {
            Some(wanted) => wanted.to_owned(),
            None if fits => return Ok(()),
            None => usually,
        };
        Err(ConfigError::Value { key: key.to_owned(), wanted })
    }

    /// Lays the environment over the table.
    fn add_environment(
        &self,
        table: &mut Table,
        model: &Table,
        section: &str,
        lookup: Lookup<'_>,
    ) -> Result<(), ConfigError> {
        for (name, usual) in model {
            let key = format!("{section}{name}");
            if let Value::Table(model) = usual {
                let mut inside = match table.remove(name) {
                    Some(Value::Table(inside)) => Some(inside),
                    _ => None,
                };
                let mut given = Table::new();
                self.add_environment(&mut given, model, &format!("{key}."), lookup)?;
                if !given.is_empty() {
                    inside.get_or_insert_default().extend(given);
                }
                if let Some(inside) = inside {
                    table.insert(name.clone(), Value::Table(inside));
                }
                continue;
            }
            let Some(text) = lookup(&variable(&key)) else { continue };
            let text = text.trim();
            let value = match usual {
                Value::Integer(_) => text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Integer),
                Value::Boolean(_) => text.parse().map_or_else(|_| Value::String(text.to_owned()), Value::Boolean),
                Value::Array(_) => {
                    let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
                    Value::Array(items.map(|item| Value::String(item.to_owned())).collect())
                }
                _ => Value::String(text.to_owned()),
            };
            self.check_value(&key, &value, usual)?;
            table.insert(name.clone(), value);
        }
        Ok(())
    }
}

fn unknown(key: &str, model: &Table, section: &str) -> ConfigError {
    let known: Vec<String> = model.keys().map(|name| format!("{section}{name}")).collect();
    let likeness = |known: &String| strsim::jaro_winkler(known, key);
    let nearest = known.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    let nearest = nearest.filter(|nearest| strsim::levenshtein(nearest, key) <= 3).cloned();
    ConfigError::Unknown { key: key.to_owned(), nearest, known }
}

/// A configuration with only this key.
fn alone(key: &str, value: &Value) -> Table {
    let (section, name) = key.split_once('.').unwrap_or(("", key));
    let inside = Table::from_iter([(name.to_owned(), value.clone())]);
    if section.is_empty() { inside } else { Table::from_iter([(section.to_owned(), Value::Table(inside))]) }
}

/// Whether a value has the default's kind, and which kind that is.
fn is_alike(key: &str, value: &Value, usual: &Value) -> (bool, String) {
    let (fits, wanted) = match usual {
        Value::Table(_) => return (false, format!("a section: write [{key}] on a line of its own")),
        Value::Integer(_) => {
            let fits = value.as_integer().is_some_and(|number| u32::try_from(number).is_ok());
            (fits, "a whole number, 0 or more")
        }
        Value::Boolean(_) => (value.is_bool(), "true or false"),
        Value::Array(_) => {
            let fits = value.as_array().is_some_and(|list| list.iter().all(Value::is_str));
            (fits, "a list of texts in quotation marks")
        }
        _ => (value.is_str(), "a text in quotation marks"),
    };
    (fits, wanted.to_owned())
}

/// Reads the secrets of every section from their variables or files. A variable turns its section on.
fn add_secrets(table: &mut Table, model: &Table, section: &str, lookup: Lookup<'_>) -> Result<(), ConfigError> {
    for (name, usual) in model {
        if let Value::Table(model) = usual {
            let mut given = Table::new();
            let inside = match table.get_mut(name) {
                Some(Value::Table(inside)) => inside,
                _ => &mut given,
            };
            add_secrets(inside, model, &format!("{name}."), lookup)?;
            if !given.is_empty() {
                table.insert(name.clone(), Value::Table(given));
            }
            continue;
        }
        let Some(secret) = name.strip_suffix(SECRET_FILE) else { continue };
        let key = format!("{section}{secret}");
        let given = lookup(&variable(&key)).as_deref().and_then(Secret::new);
        let file = table.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        let secret = match given {
            Some(given) => given,
            None if file.is_empty() => continue,
            None => Secret::read(Path::new(&file)).map_err(|source| ConfigError::SecretFile {
                key,
                path: file.clone().into(),
                source,
            })?,
        };
        let read = [("secret", secret.reveal().to_owned()), ("file", file)];
        let read = read.map(|(name, text)| (name.to_owned(), Value::String(text)));
        table.insert(name.clone(), Value::Table(Table::from_iter(read)));
    }
    Ok(())
}
