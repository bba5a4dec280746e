//! Draws a table.

use super::crown::{CROWN, crown_at};
use super::fonts::Weight;
use super::item::{Form, Item};
use super::text::{Line, fitting};
use super::theme::Page;
use crate::scene::{Column, ColumnKind, ITSELF, Sheet, SheetRow};

/// The least part of a row for names, and where there are results against many. Numbers get smaller before names get less.
const NAMES_MIN: f32 = 0.33;
const NAMES_MIN_CROSSED: f32 = 0.25;
/// Results against how many are many.
const MANY: usize = 8;
/// The least letter height, as part of the width.
const LETTERS_MIN: f32 = 0.03;

/// The items of the picture, and its height, which depends on the rows.
pub(super) fn items(sheet: &Sheet, page: Page, width: f32) -> (Vec<Item>, f32) {
    let setting = Setting::of(sheet, width);
    let mut sheeter = Sheeter { sheet, setting: &setting, page, items: Vec::new() };
    sheeter.add_all();
    (sheeter.items, setting.height)
}

/// The dimensions of a table, in pixels.
struct Setting {
    width: f32,
    height: f32,
    margin: f32,
    /// The letter height of cells.
    letters: f32,
    row: f32,
    /// The height of the row of headings.
    heads: f32,
    /// The gap at both ends of a row.
    gap: f32,
    /// Where each column begins, and its width.
    columns: Vec<(f32, f32)>,
}

impl Setting {
    fn of(sheet: &Sheet, width: f32) -> Self {
        let margin = (width * 0.016).round();
        let room = width - 2.0 * margin;
        let mut letters = width * 0.044;
        let mut widths = widths(sheet, letters);
        let marks = sheet.columns.iter().filter(|column| column.kind == ColumnKind::Mark).count();
        let names_min = if marks > MANY { NAMES_MIN_CROSSED } else { NAMES_MIN };
        while room - widths.iter().sum::<f32>() - gaps(sheet) * letters < room * names_min
            && letters > width * LETTERS_MIN
        {
            letters *= 0.95;
            widths = self::widths(sheet, letters);
        }
        let names = sheet.columns.iter().filter(|column| column.kind == ColumnKind::Name).count().max(1) as f32;
        let left = (room - widths.iter().sum::<f32>() - gaps(sheet) * letters).max(0.0) / names;
        let mut from = margin;
        let mut columns = Vec::new();
        for ((index, column), width) in sheet.columns.iter().enumerate().zip(widths) {
            from += gap_before(sheet, index) * letters;
            let width = if column.kind == ColumnKind::Name { left } else { width };
            columns.push((from, width));
            from += width;
        }
        let gap = letters * GAP;
        let has_several = sheet.rows.iter().flat_map(|row| &row.cells).any(|cell| cell.contains('\n'));
        let row = width * if has_several { 0.092 } else { 0.07 };
        let heads = if sheet.columns.iter().all(|column| column.head.is_empty()) { 0.0 } else { row * 0.72 };
        let mut setting = Self { width, height: 0.0, margin, letters, row, heads, gap, columns };
        setting.height =
            (setting.foot_at(sheet.rows.len()) + setting.foot_line() * sheet.foot.len() as f32 + margin).round();
        setting
    }

    /// The top of the row of headings. The title is above it.
    fn heads_at(&self) -> f32 {
        self.margin + self.row * 1.15
    }

    fn row_at(&self, index: usize) -> f32 {
        self.heads_at() + self.heads + index as f32 * (self.row + self.margin * 0.5)
    }

    fn foot_at(&self, rows: usize) -> f32 {
        self.row_at(rows) + self.margin * 0.5
    }

    fn foot_line(&self) -> f32 {
        self.row * 0.62
    }
}

/// The gaps between columns, at the ends of a row, and between results, as parts of the letter height.
const GAP: f32 = 0.55;
const MARK_GAP: f32 = 0.3;

/// The gap before a column. Results are set apart from the numbers before them.
fn gap_before(sheet: &Sheet, index: usize) -> f32 {
    let kind = |index: usize| sheet.columns[index].kind;
    match (index.checked_sub(1).map(kind), kind(index)) {
        (Some(ColumnKind::Mark), ColumnKind::Mark) => MARK_GAP,
        (Some(ColumnKind::Figure), ColumnKind::Mark) => 2.0 * GAP,
        _ => GAP,
    }
}

fn gaps(sheet: &Sheet) -> f32 {
    (0..sheet.columns.len()).map(|index| gap_before(sheet, index)).sum::<f32>() + GAP
}

/// The widths that columns need. Columns of names can be as narrow as there is room.
fn widths(sheet: &Sheet, letters: f32) -> Vec<f32> {
    let widest = |index: usize, column: &Column| {
        let head = measure(&column.head, letters * HEADS, Weight::Regular);
        let cells = sheet.rows.iter().filter_map(|row| row.cells.get(index));
        cells.flat_map(|cell| cell.lines()).map(|line| measure(line, letters, Weight::Bold)).fold(head, f32::max)
    };
    let mut widths: Vec<f32> = sheet.columns.iter().enumerate().map(|(index, column)| widest(index, column)).collect();
    let kinds = || sheet.columns.iter().map(|column| column.kind);
    let marks = kinds()
        .zip(&widths)
        .filter(|(kind, _)| *kind == ColumnKind::Mark)
        .fold(0.0, |most, (_, width)| width.max(most));
    for (kind, width) in kinds().zip(&mut widths) {
        match kind {
            ColumnKind::Name => *width = 0.0,
            ColumnKind::Mark => *width = marks,
            ColumnKind::Figure => {}
        }
    }
    widths
}

/// The part of a row's height that is divided among the lines of a cell, if it has several.
const LINES: f32 = 0.84;

/// The letter height of headings, as part of that of cells.
const HEADS: f32 = 0.72;

fn measure(text: &str, size: f32, weight: Weight) -> f32 {
    Line::set(text, size, weight, f32::MAX).width.ceil()
}

/// A table while it is drawn.
struct Sheeter<'s> {
    sheet: &'s Sheet,
    setting: &'s Setting,
    page: Page,
    items: Vec<Item>,
}

impl Sheeter<'_> {
    fn add_all(&mut self) {
        let Setting { width, margin, row, gap, letters, .. } = *self.setting;
        let (left, room) = (margin + gap, width - 2.0 * (margin + gap));
        let title = letters.max(width * 0.04) * 1.1;
        let title = (fitting(&self.sheet.title, title, Weight::Bold, room), Weight::Bold, room);
        self.add_text(&self.sheet.title, (left, margin + row * 0.75), 0.0, title);
        for index in 0..self.sheet.columns.len() {
            let column = &self.sheet.columns[index];
            self.add_cell(
                index,
                &column.head,
                self.setting.heads_at() + row * 0.45,
                (letters * HEADS, Weight::Regular),
                false,
            );
        }
        for (index, row) in self.sheet.rows.iter().enumerate() {
            self.add_row(row, self.setting.row_at(index));
        }
        let foot_at = self.setting.foot_at(self.sheet.rows.len());
        for (index, line) in self.sheet.foot.iter().enumerate() {
            let y = foot_at + (index as f32 + 0.68) * self.setting.foot_line();
            let letters = fitting(line, width * 0.03, Weight::Regular, room);
            self.add_text(line, (left, y), 0.0, (letters, Weight::Regular, room));
        }
    }

    fn add_row(&mut self, row: &SheetRow, top: f32) {
        let Setting { width, margin, row: height, letters, .. } = *self.setting;
        let strip = Form::Box(margin, top, width - 2.0 * margin, height, height * 0.22);
        let color = if row.stands_out { self.page.strip_now } else { self.page.strip };
        self.items.push(Item { form: strip.clone(), color });
        if row.stands_out {
            let line = (width / 320.0).max(1.0);
            self.items.push(Item { form: Form::Outline(Box::new(strip), line), color: self.page.accent });
        }
        for (index, cell) in row.cells.iter().enumerate().take(self.setting.columns.len()) {
            let count = cell.lines().count().max(1) as f32;
            let (size, line) = (letters.min(height * LINES / count), height * LINES / count);
            for (number, text) in cell.lines().enumerate() {
                let middle = top + height / 2.0 + (number as f32 - (count - 1.0) / 2.0) * line;
                let crowned = row.crowned && self.sheet.columns[index].kind == ColumnKind::Name;
                self.add_cell(index, text, middle + size * 0.36, (size, Weight::Regular), crowned);
            }
        }
    }

    fn add_cell(&mut self, column: usize, text: &str, y: f32, (size, weight): (f32, Weight), crowned: bool) {
        let (mut from, mut width) = self.setting.columns[column];
        if crowned {
            self.items.push(crown_at((from, y), size, self.page.accent));
            from += size * CROWN;
            width -= size * CROWN;
        }
        let anchor = match self.sheet.columns[column].kind {
            ColumnKind::Name => 0.0,
            ColumnKind::Mark => 0.5,
            ColumnKind::Figure => 1.0,
        };
        let form = Form::text(text, (from + width * anchor, y), anchor, (size, weight, width + 1.0));
        let color = if text == ITSELF { self.page.text_dim.percent(40) } else { self.page.text };
        self.items.push(Item { form, color });
    }

    fn add_text(&mut self, text: &str, at: (f32, f32), anchor: f32, font: (f32, Weight, f32)) {
        self.items.push(Item { form: Form::text(text, at, anchor, font), color: self.page.text });
    }
}
