//! Draws the bracket of a knockout.

use super::crown::{CROWN, crown_at};
use super::fonts::Weight;
use super::item::{Form, Item};
use super::text::fitting;
use super::theme::Page;
use crate::scene::{Bracket, BracketMeeting, BracketRound, BracketSide};

/// The dimensions of a bracket, in pixels.
struct Tree {
    width: f32,
    /// The margin around everything.
    margin: f32,
    /// The width of a column, and the gap to the next one.
    column: f32,
    link: f32,
    /// The height of the letters.
    letters: f32,
    /// The height of one side's line.
    line: f32,
    /// The height that one meeting of the first column gets.
    slot: f32,
    /// The top of the first column.
    top: f32,
}

impl Tree {
    fn of(bracket: &Bracket, width: f32) -> Self {
        let rounds = bracket.rounds.len().max(1) as f32;
        let (margin, link) = ((width * 0.02).round(), width * 0.03);
        let letters = width * if rounds > 3.0 { 0.031 } else { 0.037 };
        let line = letters * 1.65;
        Self {
            width,
            margin,
            column: (width - 2.0 * margin - link * (rounds - 1.0)) / rounds,
            link,
            letters,
            line,
            slot: 2.0 * line + letters * 0.7,
            top: margin + width * 0.075 + letters * 1.6,
        }
    }

    /// The left edge of a column.
    fn left(&self, column: usize) -> f32 {
        self.margin + column as f32 * (self.column + self.link)
    }

    /// The middle of a meeting.
    fn middle(&self, column: usize, index: usize) -> f32 {
        let slot = self.slot * (1_u32 << column) as f32;
        self.top + slot * (index as f32 + 0.5)
    }

    /// The middle of the match for third place, which is in the last column, at the bottom if there is room.
    fn third(&self, bracket: &Bracket) -> f32 {
        let (last, first) = (bracket.rounds.len().saturating_sub(1), meetings(bracket, 0));
        let below_the_last = self.middle(last, 0) + 2.0 * self.slot;
        below_the_last.max(self.middle(0, first.saturating_sub(1)))
    }

    /// The top of the notes.
    fn bottom(&self, bracket: &Bracket) -> f32 {
        let tree = self.top + self.slot * meetings(bracket, 0) as f32;
        bracket.third.as_ref().map_or(tree, |_| tree.max(self.third(bracket) + self.slot / 2.0)) + self.margin * 0.5
    }

    fn foot_line(&self) -> f32 {
        self.width * 0.043
    }
}

fn meetings(bracket: &Bracket, round: usize) -> usize {
    bracket.rounds.get(round).map_or(0, |round| round.meetings.len())
}

/// The items of the picture, and its height.
pub(super) fn items(bracket: &Bracket, page: Page, width: f32) -> (Vec<Item>, f32) {
    let tree = Tree::of(bracket, width);
    let mut drawing = Drawing { tree, page, items: Vec::new() };
    let Tree { margin, letters, .. } = drawing.tree;
    let room = width - 2.0 * margin;
    let title = fitting(&bracket.title, width * 0.044, Weight::Bold, room);
    drawing.add_text(&bracket.title, (margin, margin + width * 0.052), 0.0, (title, Weight::Bold, room));
    drawing.add_links(bracket);
    for (column, round) in bracket.rounds.iter().enumerate() {
        drawing.add_head(round, column, drawing.tree.top - letters * 0.5);
        for (index, meeting) in round.meetings.iter().enumerate() {
            if let Some(meeting) = meeting {
                drawing.add_meeting(meeting, drawing.tree.left(column), drawing.tree.middle(column, index));
            }
        }
    }
    let last = bracket.rounds.len().saturating_sub(1);
    if let Some(third) = &bracket.third {
        let middle = drawing.tree.third(bracket);
        drawing.add_head(third, last, middle - drawing.tree.line - letters * 0.5);
        for meeting in third.meetings.iter().flatten() {
            drawing.add_meeting(meeting, drawing.tree.left(last), middle);
        }
    }
    let bottom = drawing.tree.bottom(bracket);
    for (index, line) in bracket.foot.iter().enumerate() {
        let y = bottom + (index as f32 + 0.68) * drawing.tree.foot_line();
        let letters = fitting(line, width * 0.03, Weight::Regular, room);
        drawing.add_text(line, (margin, y), 0.0, (letters, Weight::Regular, room));
    }
    let height = bottom + drawing.tree.foot_line() * bracket.foot.len() as f32 + margin;
    (drawing.items, height)
}

/// A bracket while it is drawn.
struct Drawing {
    tree: Tree,
    page: Page,
    items: Vec<Item>,
}

impl Drawing {
    fn add_head(&mut self, round: &BracketRound, column: usize, y: f32) {
        let (left, width) = (self.tree.left(column), self.tree.column);
        let size = self.tree.letters * 0.85;
        self.add_text(&round.head, (left + width / 2.0, y), 0.5, (size, Weight::Regular, width));
    }

    /// The lines from meetings to the next round.
    fn add_links(&mut self, bracket: &Bracket) {
        let tree = &self.tree;
        let mut lines = Vec::new();
        for (column, round) in bracket.rounds.iter().enumerate().take(bracket.rounds.len().saturating_sub(1)) {
            for (index, _) in round.meetings.iter().enumerate().filter(|(_, meeting)| meeting.is_some()) {
                let (from, to) = (tree.left(column) + tree.column, tree.left(column + 1));
                let (here, there) = (tree.middle(column, index), tree.middle(column + 1, index / 2));
                // The winner of the upper meeting goes to the upper line.
                let there = there + tree.line * if index % 2 == 0 { -0.5 } else { 0.5 };
                let bend = f32::midpoint(from, to);
                lines.push(vec![(from, here), (bend, here), (bend, there), (to, there)]);
            }
        }
        let form = Form::Lines(lines, self.tree.letters / 10.0);
        self.items.push(Item { form, color: self.page.text_dim });
    }

    fn add_meeting(&mut self, meeting: &BracketMeeting, left: f32, middle: f32) {
        let Tree { column, line, letters, .. } = self.tree;
        let form = Form::Box(left, middle - line, column, 2.0 * line, letters * 0.35);
        self.items.push(Item { form: form.clone(), color: self.page.strip });
        let rim = self.page.text_dim.percent(60).over(self.page.ground);
        let between = Form::Lines(vec![vec![(left, middle), (left + column, middle)]], letters / 16.0);
        self.items.push(Item { form: between, color: rim });
        self.items.push(Item { form: Form::Outline(Box::new(form), letters / 14.0), color: rim });
        for (side, top) in meeting.sides.iter().zip([middle - line, middle]) {
            self.add_side(side, left, top);
        }
    }

    fn add_side(&mut self, side: &BracketSide, left: f32, top: f32) {
        let Tree { column, line, letters, .. } = self.tree;
        if side.stands_out {
            let strip = Form::Box(left, top, column, line, letters * 0.35);
            self.items.push(Item { form: strip.clone(), color: self.page.strip_now });
            self.items.push(Item { form: Form::Outline(Box::new(strip), letters / 8.0), color: self.page.accent });
        }
        let weight = if side.goes_on == Some(true) { Weight::Bold } else { Weight::Regular };
        let color = if side.goes_on == Some(false) { self.page.text_dim } else { self.page.text };
        let (inset, y) = (letters * 0.45, top + line / 2.0 + letters * 0.36);
        let crown = if side.crowned { letters * CROWN } else { 0.0 };
        if side.crowned {
            self.items.push(crown_at((left + inset, y), letters, self.page.accent));
        }
        let score = side.score.chars().count() as f32 * letters * 0.65;
        let name = (side.name.as_str(), left + inset + crown, 0.0, column - 2.4 * inset - score - crown);
        let score = (side.score.as_str(), left + column - inset, 1.0, column / 2.0);
        for (text, x, anchor, width_max) in [name, score] {
            let form = Form::text(text, (x, y), anchor, (letters, weight, width_max));
            self.items.push(Item { form, color });
        }
    }

    fn add_text(&mut self, text: &str, at: (f32, f32), anchor: f32, font: (f32, Weight, f32)) {
        self.items.push(Item { form: Form::text(text, at, anchor, font), color: self.page.text });
    }
}
