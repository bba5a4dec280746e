//! Tables as pictures and in words.

use parlour::render::{self, Theme};
use parlour::scene::{Column, ColumnKind, Figure, ITSELF, Sheet, SheetRow};
use parlour::text::Language;

use super::golden::decode;

/// A leaderboard with names of any length and script.
pub(super) fn ladder() -> Sheet {
    let figure = |head: &str| Column::new(ColumnKind::Figure, head);
    let row = |cells: &[&str], stands_out| {
        let cells = cells.iter().map(ToString::to_string).collect();
        SheetRow { cells, stands_out, crowned: false }
    };
    Sheet {
        title: "Leaderboard: Chifoumi".to_owned(),
        columns: vec![
            figure("").said(""),
            Column::new(ColumnKind::Name, "").said(""),
            figure("rating"),
            figure("±").said("give or take"),
            figure("games"),
            figure("row"),
            figure("30 days"),
        ],
        rows: vec![
            row(&["1", "ann", "1892", "45", "212", "+7", "+31"], false),
            row(&["2", "Maximiliana von und zu Hohenlohe-Langenburg", "1763", "52", "88", "−2", "−14"], true),
            row(&["3", "שלום עולם", "1662", "98", "12", "+1", "+162"], false),
            row(&["117", "山田太郎", "1401?", "104", "1033", "", "0"], false),
        ],
        foot: vec![
            "?: from few games or opponents so far, so it may be far off".to_owned(),
            "±: how far the rating may be off".to_owned(),
            "row: wins (+) or losses (−) in a row".to_owned(),
        ],
    }
}

/// A cross table of as many people as one has at most.
pub(super) fn cross_table() -> Sheet {
    let names =
        ["ann", "bob", "cas", "dee", "Eleonora", "fritz", "gus", "hal", "Isidora the Elder", "jo", "kim", "lou"];
    let mut columns = vec![
        Column::new(ColumnKind::Figure, ""),
        Column::new(ColumnKind::Name, ""),
        Column::new(ColumnKind::Figure, "points"),
    ];
    columns.extend(
        (1..=names.len()).map(|number| Column::new(ColumnKind::Mark, number.to_string()).said(names[number - 1])),
    );
    let rows = names.iter().enumerate().map(|(index, name)| {
        let cells = vec![(index + 1).to_string(), (*name).to_owned(), format!("{}½", 11 - index)];
        let against = (0..names.len()).map(|other| match (index, other) {
            (index, other) if index == other => ITSELF.to_owned(),
            (index, other) => ["1", "½", "0", "+"][(index + other) % 4].to_owned(),
        });
        let cells = cells.into_iter().chain(against).collect();
        SheetRow { cells, stands_out: index == 4, crowned: index == 0 }
    });
    Sheet {
        title: "#12 “League of November” (Sia Doble), final standings".to_owned(),
        columns,
        rows: rows.collect(),
        foot: vec![
            "win 1, draw ½; SB: Sonneborn-Berger".to_owned(),
            "equal points: games among themselves, SB, games won".to_owned(),
            "+ and −: won and lost without a game".to_owned(),
        ],
    }
}

/// The cross table of a double league of eleven, with walkovers, draws and names of any length.
pub(super) fn double_cross_table() -> Sheet {
    let single = cross_table();
    let twice = |cell: String| match cell.as_str() {
        ITSELF => cell,
        "1" => "1\n½".to_owned(),
        _ => format!("{cell}\n0"),
    };
    let (count, fixed) = (11, 3);
    let rows = single.rows.into_iter().take(count).map(|row| {
        let cells = row.cells.into_iter().take(fixed + count).enumerate();
        let cells = cells.map(|(index, cell)| if index < fixed { cell } else { twice(cell) });
        let mut cells: Vec<String> = cells.collect();
        cells.insert(fixed, "18".to_owned());
        SheetRow { cells, crowned: false, ..row }
    });
    let mut columns: Vec<Column> = single.columns.into_iter().take(fixed + count).collect();
    columns.insert(fixed, Column::new(ColumnKind::Figure, "games").said("games over"));
    Sheet { title: "#12 Sia Doble, round 20 of 22".to_owned(), columns, rows: rows.collect(), foot: single.foot }
}

fn swiss_foot() -> Vec<String> {
    vec![
        "win 1, draw ½; Bh: Buchholz; SB: Sonneborn-Berger".to_owned(),
        "equal points: Bh, SB, games among themselves, games won".to_owned(),
    ]
}

/// What everybody in a Swiss tournament did in each of as many rounds as there is room for.
pub(super) fn swiss_by_rounds() -> Sheet {
    let mut columns: Vec<Column> = cross_table().columns.into_iter().take(3).collect();
    columns
        .extend((1..=8).map(|round| Column::new(ColumnKind::Mark, round.to_string()).said(format!("round {round}"))));
    let rows = cross_table().rows.into_iter().enumerate().map(|(index, row)| {
        let cells = row.cells.into_iter().take(3);
        let rounds = (1..=8).map(|round| match (index + round) % 9 {
            0 => "bye\n1".to_owned(),
            1 => format!("{}\n+", round + 20),
            2 if round == 8 => "117w\n–".to_owned(),
            side => format!("{}{}\n{}", 5 * round + index, ["w", "b"][side % 2], ["1", "½", "0"][side % 3]),
        });
        SheetRow { cells: cells.chain(rounds).collect(), ..row }
    });
    let foot =
        ["12w: against number 12, with the first side; b: with the second", "+ and −: won and lost without a game"];
    let title = "#12 THE GAME (10x10), round 8 of 9".to_owned();
    Sheet { title, columns, rows: rows.collect(), foot: foot.map(str::to_owned).into() }
}

/// The standings of a Swiss tournament of eight, with tie-breaks and their cross table.
pub(super) fn swiss_of_eight() -> Sheet {
    let mut sheet = cross_table();
    sheet.columns.truncate(3 + 8);
    sheet.rows.truncate(8);
    for (at, head) in ["Bh", "SB"].into_iter().enumerate() {
        sheet.columns.insert(3 + at, Column::new(ColumnKind::Figure, head));
    }
    for row in &mut sheet.rows {
        row.cells.truncate(3 + 8);
        row.cells.splice(3..3, ["28½", "90¾"].map(str::to_owned));
    }
    Sheet { title: "#12 THE GAME (10x10), final standings".to_owned(), foot: swiss_foot(), ..sheet }
}

/// The first page of the standings of more people than a cross table has.
pub(super) fn swiss_of_many() -> Sheet {
    let figure = |head| Column::new(ColumnKind::Figure, head);
    let mut columns = vec![figure(""), Column::new(ColumnKind::Name, "")];
    columns.extend(["points", "won", "drawn", "lost", "Bh", "SB"].map(figure));
    let rows = cross_table().rows.into_iter().enumerate().map(|(index, row)| {
        let figures = ["1½", "11", "10", "3", "102½", "1023¾"].map(str::to_owned);
        let head = [format!("{}=", index + 101), row.cells[1].clone()];
        SheetRow { cells: head.into_iter().chain(figures).collect(), ..row }
    });
    let title = "#12 THE GAME (10x10), round 7 of 7".to_owned();
    Sheet { title, columns, rows: rows.collect(), foot: swiss_foot() }
}

/// The pairings of a round, as far as they are played.
pub(super) fn pairings() -> Sheet {
    let row =
        |cells: [&str; 4], stands_out| SheetRow { cells: cells.map(str::to_owned).into(), stands_out, crowned: false };
    let kinds = [ColumnKind::Figure, ColumnKind::Name, ColumnKind::Mark, ColumnKind::Name];
    Sheet {
        title: "#12 THE GAME (10x10), round 3 of 7".to_owned(),
        columns: kinds.map(|kind| Column::new(kind, "")).into(),
        rows: vec![
            row(["#117", "ann", "–", "Maximiliana von und zu Hohenlohe-Langenburg"], false),
            row(["#118", "שלום עולם", "1½–½", "山田太郎"], true),
            row(["#119", "Isidora the Elder", "+–−", "dee"], false),
            row(["", "gus", "", "no opponent"], false),
        ],
        foot: vec!["+ −: without a game".to_owned()],
    }
}

#[test]
fn a_table_is_as_high_as_its_rows_need_and_has_any_width() {
    let drawn = |sheet: Sheet, theme, width| render::figure(&Figure::Sheet(sheet), theme, width);
    let (_, high, _) = decode(&drawn(cross_table(), Theme::Light, 640).unwrap());
    let (width, low, _) = decode(&drawn(ladder(), Theme::Light, 640).unwrap());
    assert_eq!(width, 640);
    assert!(high > low * 3 / 2, "{high} {low}");
    for width in [120, 300, 2_048] {
        assert_eq!(decode(&drawn(cross_table(), Theme::Dark, width).unwrap()).0, width);
    }
    assert!(drawn(ladder(), Theme::Light, 119).is_err());
}

#[test]
fn two_results_between_the_same_two_are_said_one_after_the_other() {
    let words = double_cross_table().in_words(Language::english());
    assert!(
        words.contains("1, ann, points 11½, games over 18, bob ½ 0, cas 0 0, dee plus 0, Eleonora 1 ½, "),
        "{words}"
    );
}

#[test]
fn a_table_is_said_row_by_row_with_what_each_figure_is() {
    let words = ladder().in_words(Language::english());
    let lines: Vec<&str> = words.lines().collect();
    assert_eq!(lines[0], "Leaderboard: Chifoumi:");
    assert_eq!(lines[1], "1, ann, rating 1892, give or take 45, games 212, row plus 7, 30 days plus 31.");
    assert_eq!(lines[4], "117, 山田太郎, rating 1401 provisional, give or take 104, games 1033, 30 days 0.");
    assert!(cross_table().in_words(Language::english()).contains("1, ann, points 11½, bob ½, cas 0, dee plus, "));
    assert!(cross_table().in_brief(Language::english()).contains("1, ann, points 11½, champion.\n"));
}
