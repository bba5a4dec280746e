//! A table of people and numbers, such as a leaderboard, for a picture and in words.

use serde::{Deserialize, Serialize};

use crate::text::Language;

/// An empty cell. It isn't read out.
pub const NOTHING: &str = "–";
/// The diagonal of a cross table, where players would meet themselves. It isn't read out either.
pub const ITSELF: &str = "■";

/// Signs that screen readers read badly or skip, with the keys of their words.
const SIGNS: [(char, &str); 4] =
    [('±', "sheet-said-off"), ('+', "sheet-said-plus"), ('−', "sheet-said-minus"), ('?', "sheet-said-provisional")];

/// A table, in the language of its readers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The title above it.
    pub title: String,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows, from the top.
    pub rows: Vec<SheetRow>,
    /// Notes that explain it, one per line.
    pub foot: Vec<String>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// The heading, as short as possible.
    pub head: String,
    /// The name of the column's numbers when they are read out. Empty if they need none.
    pub said: String,
    /// How the column is laid out.
    pub kind: ColumnKind,
}

/// How a column is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColumnKind {
    /// Names, aligned left. They get the room that the other columns leave.
    Name,
    /// Numbers, aligned right.
    Figure,
    /// One or two signs, centered, in columns of equal width: results between two players.
    Mark,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SheetRow {
    /// The text of each column. Several lines go below each other.
    pub cells: Vec<String>,
    /// Whether the row is highlighted, such as that of the person who asked.
    pub stands_out: bool,
    /// Whether the row has a crown: that of somebody who has won.
    #[serde(default)]
    pub crowned: bool,
}

impl Column {
    /// A column that is read out by its heading.
    #[must_use]
    pub fn new(kind: ColumnKind, head: impl Into<String>) -> Self {
        let head = head.into();
        Self { said: head.clone(), head, kind }
    }

    /// Sets another name for reading out.
    #[must_use]
    pub fn said(mut self, said: impl Into<String>) -> Self {
        self.said = said.into();
        self
    }
}

impl Sheet {
    /// The table in words, one line per row: `1, ann, rating 1613, games 12.`
    #[must_use]
    pub fn in_words(&self, language: &Language) -> String {
        self.said(language, |_| true)
    }

    /// The table without the results between its players.
    #[must_use]
    pub fn in_brief(&self, language: &Language) -> String {
        self.said(language, |column| column.kind != ColumnKind::Mark)
    }

    fn said(&self, language: &Language, is_said: fn(&Column) -> bool) -> String {
        let mut lines = vec![format!("{}:", self.title)];
        for row in &self.rows {
            let crowned = row.crowned.then(|| language.word("sheet-said-crowned"));
            let cells = self.columns.iter().zip(&row.cells);
            let cells =
                cells.filter(|(column, cell)| is_said(column) && !["", NOTHING, ITSELF].contains(&cell.as_str()));
            let said = cells.map(|(column, cell)| {
                let cell = cell.replace('\n', " ");
                let cell = if column.kind == ColumnKind::Name { cell } else { spoken(&cell, language) };
                format!("{} {cell}", column.said).trim_start().to_owned()
            });
            lines.push(format!("{}.", said.chain(crowned).collect::<Vec<_>>().join(", ")));
        }
        lines.extend(self.foot.iter().map(|line| spoken(line, language)));
        lines.join("\n")
    }
}

/// A number or a note, with words for signs: `minus 162`.
#[must_use]
pub fn spoken(text: &str, language: &Language) -> String {
    let mut said = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let Some((_, key)) = SIGNS.iter().find(|(sign, _)| *sign == c) else {
            said.push(c);
            continue;
        };
        if said.ends_with(|before: char| before.is_ascii_digit()) {
            said.push(' ');
        }
        said.push_str(&language.word(key));
        if rest.peek().is_some_and(char::is_ascii_digit) {
            said.push(' ');
        }
    }
    said
}
