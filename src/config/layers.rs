//! The file and the environment as one configuration.

use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::{Table, Value};

use super::error::variable;
use super::{Backup, Config, ConfigError, Discord, Http, Matrix, Secret};
use crate::clock::find_zone;
use crate::files;
use crate::render::Theme;
use crate::text::Language;

/// The configuration file, where none is named.
const FILE: &str = "config.toml";
/// The secrets, each with the file of its own beside it as `…_file`.
const SECRETS: [&str; 5] =
    ["discord.token", "matrix.password", "matrix.access_token", "matrix.recovery_key", "matrix.store_passphrase"];

/// Looks up a variable of the environment.
type Lookup<'a> = &'a dyn Fn(&str) -> Option<String>;

impl Config {
    /// Reads the configuration: the file that is named, or that `PARLOUR_CONFIG` names, or `config.toml` if there is
    /// one; and the environment.
    ///
    /// # Errors
    /// Says which key or line is wrong, and how it could be right.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let lookup = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let named = file.map(Path::to_owned).or_else(|| lookup("PARLOUR_CONFIG").map(PathBuf::from));
        let path = named.clone().unwrap_or_else(|| PathBuf::from(FILE));
        let text = match files::read_text(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound && named.is_none() => String::new(),
            Err(source) => return Err(ConfigError::Read { path, source }),
        };
        Self::read(&text, &path, &lookup)
    }

    /// Reads the configuration from a file's text and an environment.
    ///
    /// # Errors
    /// Says which key or line is wrong, and how it could be right.
    pub fn read(text: &str, path: &Path, lookup: Lookup<'_>) -> Result<Self, ConfigError> {
        let mut table: Table = toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count() + 1;
            ConfigError::Syntax { path: path.to_owned(), line, message: error.message().to_owned() }
        })?;
        let model = model();
        check(&table, &model, "")?;
        add_environment(&mut table, &model, "", lookup)?;
        // Keys and values were checked; what is left can only be a check that we forgot.
        let wrong = |error: toml::de::Error| ConfigError::Syntax {
            path: path.to_owned(),
            line: 1,
            message: error.message().to_owned(),
        };
        let mut config = Self::deserialize(table).map_err(wrong)?;
        config.add_secrets(lookup)?;
        Ok(config)
    }

    /// Reads the secrets from their variables and files. A variable turns its section on.
    fn add_secrets(&mut self, lookup: Lookup<'_>) -> Result<(), ConfigError> {
        for key in SECRETS {
            let given = lookup(&variable(key)).as_deref().and_then(Secret::new);
            if given.is_some() {
                match key.split('.').next() {
                    Some("discord") => drop(self.discord.get_or_insert_default()),
                    _ => drop(self.matrix.get_or_insert_default()),
                }
            }
            let Some((secret, file)) = self.secret(key) else { continue };
            *secret = match (given, file) {
                (None, Some(path)) => Some(Secret::read(path).map_err(|source| ConfigError::SecretFile {
                    key: key.to_owned(),
                    path: path.clone(),
                    source,
                })?),
                (given, _) => given,
            };
        }
        Ok(())
    }

    fn secret(&mut self, key: &str) -> Option<(&mut Option<Secret>, &Option<PathBuf>)> {
        if key == "discord.token" {
            return self.discord.as_mut().map(|discord| (&mut discord.token, &discord.token_file));
        }
        let matrix = self.matrix.as_mut()?;
        match key {
            "matrix.password" => Some((&mut matrix.password, &matrix.password_file)),
            "matrix.access_token" => Some((&mut matrix.access_token, &matrix.access_token_file)),
            "matrix.recovery_key" => Some((&mut matrix.recovery_key, &matrix.recovery_key_file)),
            "matrix.store_passphrase" => Some((&mut matrix.store_passphrase, &matrix.store_passphrase_file)),
            _ => None,
        }
    }

    /// The files that secrets are read from, each with its key.
    pub fn secret_files(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        let discord = self.discord.iter().map(|discord| ("discord.token_file", &discord.token_file));
        let matrix = self.matrix.iter().flat_map(|matrix| {
            [
                ("matrix.password_file", &matrix.password_file),
                ("matrix.access_token_file", &matrix.access_token_file),
                ("matrix.recovery_key_file", &matrix.recovery_key_file),
                ("matrix.store_passphrase_file", &matrix.store_passphrase_file),
            ]
        });
        discord.chain(matrix).filter_map(|(key, file)| Some((key, file.as_deref()?)))
    }

    /// The defaults with every section that there can be.
    #[must_use]
    pub fn with_every_section() -> Self {
        Self {
            discord: Some(Discord::default()),
            matrix: Some(Matrix::default()),
            backup: Some(Backup::default()),
            http: Some(Http::default()),
            ..Self::default()
        }
    }
}

/// Every key, with its default: what a configuration is checked against.
fn model() -> Table {
    // That this cannot fail is held by every test that reads a configuration.
    Table::try_from(Config::with_every_section()).unwrap_or_default()
}

/// Refuses keys that there are not, and values of another kind than the default's.
fn check(table: &Table, model: &Table, section: &str) -> Result<(), ConfigError> {
    for (name, value) in table {
        let key = format!("{section}{name}");
        if SECRETS.contains(&key.as_str()) {
            return Err(ConfigError::SecretInFile(key));
        }
        let Some(usual) = model.get(name) else { return Err(unknown(&key, model, section)) };
        match (value, usual) {
            (Value::Table(inside), Value::Table(model)) => check(inside, model, &format!("{key}."))?,
            _ => check_value(&key, value, usual)?,
        }
    }
    Ok(())
}

fn unknown(key: &str, model: &Table, section: &str) -> ConfigError {
    let known: Vec<String> = model.keys().map(|name| format!("{section}{name}")).collect();
    let likeness = |known: &String| strsim::jaro_winkler(known, key);
    let nearest = known.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    let nearest = nearest.filter(|nearest| strsim::levenshtein(nearest, key) <= 3).cloned();
    ConfigError::Unknown { key: key.to_owned(), nearest, known }
}

/// Refuses a value that the key cannot have.
fn check_value(key: &str, value: &Value, usual: &Value) -> Result<(), ConfigError> {
    let (fits, wanted) = match usual {
        Value::Table(_) => (false, format!("a section: write [{key}] on a line of its own")),
        Value::Integer(_) if key.starts_with("backup.") || key.starts_with("computer.") => {
            let fits = value.as_integer().is_some_and(|number| number > 0 && u32::try_from(number).is_ok());
            (fits, "a whole number, at least 1".to_owned())
        }
        Value::Integer(_) => {
            let fits = value.as_integer().is_some_and(|number| u32::try_from(number).is_ok());
            (fits, "a whole number, 0 or more".to_owned())
        }
        Value::Boolean(_) => (value.is_bool(), "true or false".to_owned()),
        Value::Array(_) => {
            let (is_item, items): (fn(&str) -> bool, _) = match key {
                "matrix.allowed_users" => (is_user, "users, each like @name:server"),
                "matrix.communities" => (is_community, "rooms with their communities, each like !room:server=name"),
                _ => (|_| true, "texts in quotation marks"),
            };
            let fits = |item: &Value| item.as_str().is_some_and(is_item);
            (value.as_array().is_some_and(|list| list.iter().all(fits)), format!("a list of {items}"))
        }
        _ if key == "matrix.owner" => {
            let fits = value.as_str().is_some_and(|user| user.is_empty() || is_user(user));
            (fits, "a user, like @name:server".to_owned())
        }
        _ if key == "http.listen" => {
            let fits = value.as_str().is_some_and(|text| text.parse::<std::net::SocketAddr>().is_ok());
            (fits, "an address with a port, like 127.0.0.1:9464".to_owned())
        }
        _ if key == "log_format" => {
            (matches!(value.as_str(), Some("human" | "json")), "\"human\" or \"json\"".to_owned())
        }
        _ if key == "theme" => {
            let names = Theme::ALL.map(Theme::name);
            (value.as_str().is_some_and(|name| names.contains(&name)), format!("one of {}", names.join(", ")))
        }
        _ if key == "language" => {
            let tags: Vec<&str> = Language::all().iter().map(Language::tag).collect();
            let fits = value.as_str().is_some_and(|tag| Language::find(tag).is_some());
            (fits, format!("a language I speak: {}", tags.join(", ")))
        }
        _ if key == "zone" => {
            let found = value.as_str().map_or(Err(Vec::new()), find_zone);
            let near = found.as_ref().err().filter(|near| !near.is_empty());
            let near = near.map(|near| format!("; did you mean {}?", near.join(", "))).unwrap_or_default();
            (found.is_ok(), format!("an IANA time zone, like Europe/Amsterdam{near}"))
        }
        _ if key == "discord.server" => {
            let fits = value.as_str().is_some_and(|id| id.bytes().all(|b| b.is_ascii_digit()));
            (fits, "a server’s id: digits in quotation marks".to_owned())
        }
        _ => (value.is_str(), "a text in quotation marks".to_owned()),
    };
    if fits { Ok(()) } else { Err(ConfigError::Value { key: key.to_owned(), wanted }) }
}

fn is_user(text: &str) -> bool {
    text.strip_prefix('@').and_then(|rest| rest.split_once(':')).is_some_and(|(_, server)| !server.is_empty())
}

fn is_community(text: &str) -> bool {
    text.strip_prefix('!').and_then(|rest| rest.split_once('=')).is_some_and(|(_, name)| !name.trim().is_empty())
}

/// Lays what the environment says over the table.
fn add_environment(table: &mut Table, model: &Table, section: &str, lookup: Lookup<'_>) -> Result<(), ConfigError> {
    for (name, usual) in model {
        let key = format!("{section}{name}");
        if let Value::Table(model) = usual {
            let mut inside = match table.remove(name) {
                Some(Value::Table(inside)) => Some(inside),
                _ => None,
            };
            let mut given = Table::new();
            add_environment(&mut given, model, &format!("{key}."), lookup)?;
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
        check_value(&key, &value, usual)?;
        table.insert(name.clone(), value);
    }
    Ok(())
}
