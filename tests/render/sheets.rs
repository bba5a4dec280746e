//! Tables as pictures and in words.

use std::fs;

use parlour::render::{self, Theme};
use parlour::scene::{Column, ColumnKind, Sheet, SheetRow};

use super::golden::{WIDTH, compare, decode, folder, renewing};

/// A leaderboard with names of any length and script.
fn ladder() -> Sheet {
    let figure = |head: &str| Column::new(ColumnKind::Figure, head);
    let row =
        |cells: &[&str], stands_out| SheetRow { cells: cells.iter().map(ToString::to_string).collect(), stands_out };
    Sheet {
        title: "Leaderboard: Chifoumi".to_owned(),
        columns: vec![
            figure("").said(""),
            Column::new(ColumnKind::Name, "").said(""),
            figure("rating"),
            figure("±"),
            figure("games"),
            figure("row"),
            figure("30 days"),
        ],
        rows: vec![
            row(&["1", "ann", "1892", "45", "212", "+7", "+31"], false),
            row(&["2", "Maximiliana von und zu Hohenlohe-Langenburg", "1763", "52", "88", "−2", "−14"], true),
            row(&["3", "שלום עולם", "1662", "98", "12", "+1", "+162"], false),
            row(&["117", "山田太郎", "1401", "104", "1033", "", "0"], false),
        ],
        foot: vec!["±: how far the rating may be off".to_owned(), "row: wins (+) or losses (−) in a row".to_owned()],
    }
}

/// A cross table of as many people as one has at most.
fn cross_table() -> Sheet {
    let names =
        ["ann", "bob", "cas", "dee", "Eleonora", "fritz", "gus", "hal", "Isidora the Elder", "jo", "kim", "lou"];
    let mut columns = vec![Column::new(ColumnKind::Figure, ""), Column::new(ColumnKind::Name, "")];
    columns.extend(
        (1..=names.len())
            .map(|number| Column::new(ColumnKind::Mark, number.to_string()).said(format!("against {number}"))),
    );
    columns.push(Column::new(ColumnKind::Figure, "points"));
    let rows = names.iter().enumerate().map(|(index, name)| {
        let mut cells = vec![(index + 1).to_string(), (*name).to_owned()];
        cells.extend((0..names.len()).map(|other| match (index, other) {
            (index, other) if index == other => String::new(),
            (index, other) => ["1", "½", "0"][(index + other) % 3].to_owned(),
        }));
        cells.push(format!("{}½", 11 - index));
        SheetRow { cells, stands_out: index == 4 }
    });
    Sheet { title: "League of November".to_owned(), columns, rows: rows.collect(), foot: Vec::new() }
}

/// The kept pictures: their names, what they show and how.
fn cases() -> Vec<(String, Sheet, Theme)> {
    let named = |name, sheet: Sheet| Theme::ALL.map(|theme| (format!("{name}-{theme}.png"), sheet.clone(), theme));
    [named("sheet-ladder", ladder()), named("sheet-cross-table", cross_table())].concat()
}

/// The names of the kept pictures.
pub(super) fn kept() -> Vec<String> {
    cases().into_iter().map(|(name, ..)| name).collect()
}

#[test]
fn tables_look_like_the_kept_ones_golden() {
    let mut wrong = Vec::new();
    for (name, sheet, theme) in cases() {
        let drawn = render::sheet(&sheet, theme, WIDTH).unwrap();
        let Err(difference) = compare(&name, &drawn) else { continue };
        if renewing() {
            fs::write(folder().join(name), drawn).unwrap();
        } else {
            wrong.push(difference);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}\nif these are meant, run scripts/golden");
}

#[test]
fn a_table_is_as_high_as_its_rows_need_and_has_any_width() {
    let (_, high, _) = decode(&render::sheet(&cross_table(), Theme::Light, 640).unwrap());
    let (width, low, _) = decode(&render::sheet(&ladder(), Theme::Light, 640).unwrap());
    assert_eq!(width, 640);
    assert!(high > low * 3 / 2, "{high} {low}");
    for width in [120, 300, 2_048] {
        assert_eq!(decode(&render::sheet(&cross_table(), Theme::Dark, width).unwrap()).0, width);
    }
    assert!(render::sheet(&ladder(), Theme::Light, 119).is_err());
}

#[test]
fn a_table_is_said_row_by_row_with_what_each_figure_is() {
    let words = ladder().in_words();
    let lines: Vec<&str> = words.lines().collect();
    assert_eq!(lines[0], "Leaderboard: Chifoumi:");
    assert_eq!(lines[1], "1, ann, rating 1892, ± 45, games 212, row +7, 30 days +31.");
    assert_eq!(lines[4], "117, 山田太郎, rating 1401, ± 104, games 1033, 30 days 0.");
    assert!(cross_table().in_words().contains("1, ann, against 2 ½, against 3 0"));
}
