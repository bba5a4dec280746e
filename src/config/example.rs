//! `config.example.toml` as the keys' declarations make it.

use toml::{Table, Value};

use super::section::{Key, Section};
use super::{Config, SectionSpec};

const HEAD: &str = "\
# Parlour’s configuration. Copy it to config.toml and remove the `#` before what you change.
# Every key is shown with its default. You can also set each with a variable: PARLOUR_DATABASE,
# PARLOUR_MATRIX_HOMESERVER, …; separate lists with commas. Paths are relative to where you start the program.
# Keep secrets out of this file: set each in a variable, or in a file that its `…_file` key names.

";

/// The example, with the sections of these platforms.
pub(crate) fn example(platforms: &'static [SectionSpec]) -> String {
    let usual = Table::try_from(Config::with_every_section(platforms)).unwrap();
    format!("{HEAD}{}", shown(Config::KEYS, &usual, platforms))
}

/// The keys of a section, each with the sentence about it and its default.
fn shown(keys: &[Key], usual: &Table, platforms: &[SectionSpec]) -> String {
    let line = |key: &Key| match usual.get(key.name) {
        Some(Value::Table(inside)) => section(key.name, key.about, key.inside, inside),
        Some(value) => format!("{}#{} = {value}\n", about(key.about), key.name),
        // The platforms have no name of their own.
        None => {
            platforms.iter().map(|spec| section(spec.name, spec.about, spec.keys, table(usual, spec.name))).collect()
        }
    };
    keys.iter().map(line).collect()
}

fn section(name: &str, lines: &[&str], keys: &[Key], usual: &Table) -> String {
    format!("\n{}#[{name}]\n{}", about(lines), shown(keys, usual, &[]))
}

fn about(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("#{line}\n")).collect()
}

fn table<'a>(usual: &'a Table, name: &str) -> &'a Table {
    usual[name].as_table().unwrap()
}
