//! A table of people and figures, such as a leaderboard: to be shown as a picture, and said in words.

use serde::{Deserialize, Serialize};

use crate::text::Language;

/// What stands in a cell in which there is nothing yet. It is not said.
pub const NOTHING: &str = "–";
/// What stands in a cross table where somebody would meet themselves. It is not said either.
pub const ITSELF: &str = "■";

/// Signs that are read out badly or not at all, and the keys of the words for them.
const SIGNS: [(char, &str); 3] = [('±', "sheet-said-off"), ('+', "sheet-said-plus"), ('−', "sheet-said-minus")];

/// A table to be shown, in the language of those who will read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// What it is.
    pub title: String,
    /// What stands in each column.
    pub columns: Vec<Column>,
    /// The rows, from the top.
    pub rows: Vec<SheetRow>,
    /// What has to be known to read it, a line each.
    pub foot: Vec<String>,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Column {
    /// What stands above it, as short as it can be.
    pub head: String,
    /// What its figures are called where they are said one after the other; nothing if they need no name.
    pub said: String,
    /// How it is set.
    pub kind: ColumnKind,
}

/// How a column is set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColumnKind {
    /// Names, from the left; they have the room that the others leave.
    Name,
    /// Figures, to the right.
    Figure,
    /// A sign or two in the middle, in columns that are all as wide: results between two people.
    Mark,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetRow {
    /// What stands in each column; a line below the other if it has several.
    pub cells: Vec<String>,
    /// Whether it stands out, as that of whoever asked does.
    pub stands_out: bool,
}

impl Column {
    /// A column with a heading that is also what its figures are called.
    #[must_use]
    pub fn new(kind: ColumnKind, head: impl Into<String>) -> Self {
        let head = head.into();
        Self { said: head.clone(), head, kind }
    }

    /// The same, its figures being called otherwise.
    #[must_use]
    pub fn said(mut self, said: impl Into<String>) -> Self {
        self.said = said.into();
        self
    }
}

impl Sheet {
    /// The table in words, a line a row: `1, ann, rating 1613, games 12.`
    #[must_use]
    pub fn in_words(&self, language: &Language) -> String {
        self.said(language, |_| true)
    }

    /// The same without what each of them has against each other.
    #[must_use]
    pub fn in_brief(&self, language: &Language) -> String {
        self.said(language, |column| column.kind != ColumnKind::Mark)
    }

    fn said(&self, language: &Language, is_said: fn(&Column) -> bool) -> String {
        let mut lines = vec![format!("{}:", self.title)];
        for row in &self.rows {
            let cells = self.columns.iter().zip(&row.cells);
            let cells =
                cells.filter(|(column, cell)| is_said(column) && !["", NOTHING, ITSELF].contains(&cell.as_str()));
            let said = cells.map(|(column, cell)| {
                let cell = cell.replace('\n', " ");
                let cell = if column.kind == ColumnKind::Name { cell } else { spoken(&cell, language) };
                format!("{} {cell}", column.said).trim_start().to_owned()
            });
            lines.push(format!("{}.", said.collect::<Vec<_>>().join(", ")));
        }
        lines.extend(self.foot.iter().map(|line| spoken(line, language)));
        lines.join("\n")
    }
}

/// A figure, or a line of a table's foot, with words for signs: `minus 162`.
#[must_use]
pub fn spoken(text: &str, language: &Language) -> String {
    let mut said = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let Some((_, key)) = SIGNS.iter().find(|(sign, _)| *sign == c) else {
            said.push(c);
            continue;
        };
        said.push_str(&language.word(key));
        if rest.peek().is_some_and(char::is_ascii_digit) {
            said.push(' ');
        }
    }
    said
}
