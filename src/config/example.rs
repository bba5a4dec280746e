//! `config.example.toml` as the keys' declarations make it. `PARLOUR_GOLDEN=renew` writes it anew.

use std::fs;
use std::path::Path;

use toml::{Table, Value};

use super::Config;
use super::section::{Key, Section};

const HEAD: &str = "\
# Parlour’s configuration. Copy it to config.toml and remove the `#` before what you change.
# Every key is shown with its default. You can also set each with a variable: PARLOUR_DATABASE,
# PARLOUR_MATRIX_HOMESERVER, …; separate lists with commas. Paths are relative to where you start the program.
# Keep secrets out of this file: set each in a variable, or in a file that its `…_file` key names.

";

/// The keys of a section, each with the sentence about it and its default.
fn shown(keys: &[Key], usual: &Table) -> String {
    let mut text = String::new();
    for key in keys {
        let about: String = key.about.iter().map(|line| format!("#{line}\n")).collect();
        let lines = match &usual[key.name] {
            Value::Table(inside) => format!("\n{about}#[{}]\n{}", key.name, shown(key.inside, inside)),
            value => format!("{about}#{} = {value}\n", key.name),
        };
        text.push_str(&lines);
    }
    text
}

#[test]
fn the_example_is_what_the_keys_say() {
    let usual = Table::try_from(Config::with_every_section()).unwrap();
    let made = format!("{HEAD}{}", shown(Config::KEYS, &usual));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("config.example.toml");
    if std::env::var_os("PARLOUR_GOLDEN").is_some_and(|value| value == "renew") {
        fs::write(path, made).unwrap();
        return;
    }
    assert_eq!(fs::read_to_string(path).unwrap(), made, "`scripts/golden` writes the example anew");
}
