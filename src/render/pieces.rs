//! Draws what is on the board: pieces, stacks, and marks above and below them.

use super::art::Art;
use super::color::Rgba;
use super::fonts::Weight;
use super::item::{Form, Item};
use super::layout::Layout;
use super::theme::{Page, Theme};
use crate::scene::{Coord, Ground, Mark, Piece, Scene, Shape};

/// The size of a lone piece, in cells.
const PIECE: f32 = 0.98;
/// The size of a piece that can't move until it's revived, as part of a lone one's.
const ASLEEP: f32 = 0.76;
/// The size of a stack's top piece.
const TOP: f32 = 0.79;
/// The same for a stack with its lower pieces shown large beside it.
const TOP_OF_FEW: f32 = 0.75;
/// The size of the lower pieces beside a stack, if there are few enough to show them large; and how much of one is seen.
const UNDER: f32 = 0.41;
const SEEN: f32 = 0.74;
const UNDER_OF_FEW: f32 = 0.44;
const SEEN_OF_FEW: f32 = 0.985;
const FEW: usize = 2;
/// The radius of the disc with a stack's height, in cells.
const COUNT: f32 = 0.19;
/// The size of a piece on a crossing, in cells.
const ON_CROSSING: f32 = 0.38;

/// Collects the items on the board.
pub(super) struct Pieces<'s> {
    pub scene: &'s Scene,
    pub layout: &'s Layout,
    pub theme: Theme,
    pub page: Page,
    pub items: Vec<Item>,
}

impl Pieces<'_> {
    /// Adds everything on the board, from back to front.
    pub(super) fn add_all(&mut self) {
        for mark in &self.scene.marks {
            self.add_mark_below(mark);
        }
        // Before the count it would only distract.
        let counted = self.scene.outcome.is_some_and(|outcome| outcome.points.is_some());
        for (at, player) in self.scene.territory.iter().filter(|_| counted) {
            let (x, y) = self.layout.at(*at);
            let paint = self.theme.paint(self.scene.seat(*player).color);
            let side = self.layout.cell * 0.36;
            let square = Form::Box(x - side / 2.0, y - side / 2.0, side, side, side * 0.2);
            self.add(Form::Outline(Box::new(square.clone()), self.layout.hair * 2.0), paint.rim);
            self.add(square, paint.face);
        }
        // Pieces are drawn from the top of the picture down, so that near ones overlap far ones.
        let mut stacks: Vec<&(Coord, Vec<Piece>)> = self.scene.stacks.iter().collect();
        stacks.sort_by(|(a, _), (b, _)| self.layout.at(*a).1.total_cmp(&self.layout.at(*b).1));
        for (at, stack) in stacks {
            self.add_stack(*at, stack);
        }
        for mark in &self.scene.marks {
            self.add_mark_above(mark);
        }
    }

    /// Adds a shape in front of the others.
    pub(super) fn add(&mut self, form: Form, color: Rgba) {
        self.items.push(Item { form, color });
    }

    /// Adds a piece of this size in pixels, centered here.
    pub(super) fn add_piece(&mut self, piece: Piece, (x, y): (f32, f32), size: f32) {
        let paint = match piece.owner {
            Some(owner) => self.theme.paint(self.scene.seat(owner).color),
            None => self.theme.paint_of_nobody(),
        };
        let size = size.round().max(2.0);
        let art = Art {
            name: piece.kind,
            sign: false,
            size: size as u16,
            paint,
            turned: piece.turned,
            shadow: self.page.shadow,
            cover: 100,
        };
        let corner = ((x - size / 2.0).round() as i32, (y - size / 2.0).round() as i32);
        self.add(Form::Art(art, corner.0, corner.1), paint.face);
    }

    /// Whether a player has pieces of several kinds, so that the height of a stack doesn't tell what is in it.
    fn kinds_differ(&self) -> bool {
        let mut pieces = self.scene.stacks.iter().flat_map(|(_, stack)| stack);
        let Some(first) = pieces.next() else { return false };
        let mut kinds = vec![(first.owner, first.kind)];
        pieces.any(|piece| match kinds.iter().find(|(owner, _)| *owner == piece.owner) {
            Some((_, kind)) => *kind != piece.kind,
            None => {
                kinds.push((piece.owner, piece.kind));
                false
            }
        })
    }

    /// Adds a stack, seen slightly from the front: lower pieces are further down. If owners don't tell the kinds, the
    /// hidden pieces are shown again beside it, small, from bottom to top.
    fn add_stack(&mut self, at: Coord, stack: &[Piece]) {
        let (x, y) = self.layout.at(at);
        let cell = self.layout.cell;
        let whole = if self.on_crossing(at) { cell * ON_CROSSING } else { cell * PIECE };
        let [hidden @ .., top] = stack else { return };
        if hidden.is_empty() {
            let size = if self.scene.is_asleep(at) { whole * ASLEEP } else { whole };
            self.add_piece(*top, (x, y), size);
            return;
        }
        let aside = self.kinds_differ();
        let drop = (whole * if aside { 0.055 } else { 0.13 }).min(whole * 0.26 / hidden.len() as f32).max(1.0);
        let size = whole
            * match (aside, hidden.len()) {
                (false, _) => TOP + 0.06,
                (true, ..=FEW) => TOP_OF_FEW,
                (true, hidden) => TOP - 0.02 * (hidden as f32 - 1.0),
            };
        let height = drop * hidden.len() as f32;
        let left = x - (whole - size) / 2.0;
        let middle = if aside { (left, y + (whole - size - height) / 2.0) } else { (x, y - height / 2.0) };
        for (level, piece) in stack.iter().enumerate() {
            let down = drop * (stack.len() - 1 - level) as f32;
            self.add_piece(*piece, (middle.0, middle.1 + down), size);
        }
        if aside {
            self.add_hidden(hidden, (x + whole / 2.0, y), whole);
            self.add_count(stack.len(), (x - cell * 0.31, y - cell * 0.31), cell * COUNT);
        }
    }

    /// Adds the number of pieces, in a disc large enough for a phone.
    fn add_count(&mut self, count: usize, (x, y): (f32, f32), radius: f32) {
        self.add(Form::Disc(x, y, radius + self.layout.hair), self.page.text);
        self.add(Form::Disc(x, y, radius), self.page.strip_now);
        let size = radius * 1.7;
        let font = (size, Weight::Bold, size * 2.0);
        self.add_text(&count.to_string(), (x, y + size * 0.36), 0.5, font, self.page.text);
    }

    /// Adds a stack's hidden pieces, small, up along the right edge of its cell and on along the upper edge.
    fn add_hidden(&mut self, hidden: &[Piece], (right, y): (f32, f32), whole: f32) {
        let room = 3;
        let (size, seen) = if hidden.len() <= FEW { (UNDER_OF_FEW, SEEN_OF_FEW) } else { (UNDER, SEEN) };
        let (size, step) = (whole * size, whole * size * seen);
        for (index, piece) in hidden.iter().enumerate() {
            let place = if index < room {
                (right - size / 2.0, y + whole / 2.0 - size / 2.0 - step * index as f32)
            } else {
                let left = (index - room + 1) as f32;
                (right - size / 2.0 - step * 0.8 * left, y - whole / 2.0 + size / 2.0)
            };
            self.add_piece(*piece, place, size);
        }
    }

    fn on_crossing(&self, at: Coord) -> bool {
        let cell = self.scene.cells.binary_search_by_key(&at, |(cell, _)| *cell);
        cell.is_ok_and(|index| self.scene.cells[index].1 == Ground::Crossing)
    }

    fn on_lines(&self) -> bool {
        matches!(self.scene.shape, Shape::Hexagon { .. })
    }

    /// The shape of a cell: a square, or a disc on a crossing.
    fn cell(&self, at: Coord, inset: f32) -> Form {
        let (x, y) = self.layout.at(at);
        let cell = self.layout.cell;
        if self.on_crossing(at) {
            return Form::Disc(x, y, cell * 0.25 - inset);
        }
        if self.on_lines() {
            return Form::Disc(x, y, cell * 0.54 - inset);
        }
        self.layout.square(at, inset + self.layout.gap / 2.0)
    }

    fn add_mark_below(&mut self, mark: &Mark) {
        let (cell, hair) = (self.layout.cell, self.layout.hair);
        let accent = self.page.accent;
        match mark {
            Mark::Left(at) => {
                self.add(self.cell(*at, 0.0), accent.percent(30));
            }
            Mark::Reached(at) => {
                self.add(self.cell(*at, 0.0), accent.percent(42));
                let width = hair * 2.0;
                self.add(Form::Outline(Box::new(self.cell(*at, width / 2.0)), width), accent);
            }
            Mark::Chosen(at) => {
                self.add(self.cell(*at, 0.0), self.page.option.percent(38));
                let width = hair * 2.4;
                self.add(Form::Outline(Box::new(self.cell(*at, width / 2.0)), width), self.page.option);
            }
            Mark::Way(way) => {
                let way: Vec<(f32, f32)> = way.iter().map(|at| self.layout.at(*at)).collect();
                let width = (cell * 0.1).max(hair * 3.5);
                self.add(Form::Lines(vec![way.clone()], width + hair * 2.0), self.page.halo.percent(70));
                self.add(Form::Lines(vec![way], width), accent);
            }
            Mark::Shifted(from, to) => {
                let way = vec![self.layout.at(*from), self.layout.at(*to)];
                self.add(Form::Lines(vec![way.clone()], cell * 0.07 + hair * 2.0), self.page.halo.percent(70));
                self.add(Form::Lines(vec![way], cell * 0.07), accent);
                let (x, y) = self.layout.at(*from);
                self.add(Form::Disc(x, y, cell * 0.09), accent);
            }
            Mark::Captured(_) | Mark::Changed(_) | Mark::Destination(_) | Mark::Obstacle(_) => {}
        }
    }

    fn add_mark_above(&mut self, mark: &Mark) {
        let (cell, hair) = (self.layout.cell, self.layout.hair);
        match mark {
            Mark::Captured(at) if self.scene.stack(*at).is_empty() => {
                self.add_badge(self.layout.at(*at), cell * 0.2, self.page.danger);
            }
            Mark::Captured(at) => {
                let (x, y) = self.layout.at(*at);
                self.add_badge((x + cell * 0.33, y - cell * 0.33), cell * 0.16, self.page.danger);
            }
            Mark::Changed(at) => {
                let (x, y) = self.layout.at(*at);
                let ring = |radius| Form::Outline(Box::new(Form::Disc(x, y, radius)), cell * 0.065);
                let radius = if self.on_lines() { cell * 0.2 } else { cell * 0.19 };
                self.add(Form::Outline(Box::new(Form::Disc(x, y, radius)), cell * 0.065 + hair * 2.0), self.page.halo);
                self.add(ring(radius), self.page.accent);
            }
            Mark::Destination(at) if self.scene.stack(*at).is_empty() => {
                let (x, y) = self.layout.at(*at);
                let radius = if self.on_crossing(*at) { cell * 0.08 } else { cell * 0.14 };
                self.add(Form::Disc(x, y, radius + hair), self.page.halo.percent(80));
                self.add(Form::Disc(x, y, radius), self.page.option);
            }
            Mark::Destination(at) => {
                let width = cell * 0.07;
                self.add(Form::Outline(Box::new(self.cell(*at, width / 2.0)), width), self.page.option);
            }
            Mark::Obstacle(at) => {
                let width = cell * 0.07;
                self.add(Form::Outline(Box::new(self.cell(*at, width / 2.0)), width), self.page.danger);
                let (x, y) = self.layout.at(*at);
                self.add_badge((x + cell * 0.33, y - cell * 0.33), cell * 0.15, self.page.danger);
            }
            Mark::Left(_) | Mark::Reached(_) | Mark::Chosen(_) | Mark::Way(_) | Mark::Shifted(..) => {}
        }
    }

    /// Adds a disc with a cross.
    fn add_badge(&mut self, (x, y): (f32, f32), radius: f32, color: Rgba) {
        let reach = radius * 0.42;
        self.add(Form::Disc(x, y, radius + self.layout.hair), self.page.halo);
        self.add(Form::Disc(x, y, radius), color);
        let cross = vec![
            vec![(x - reach, y - reach), (x + reach, y + reach)],
            vec![(x - reach, y + reach), (x + reach, y - reach)],
        ];
        self.add(Form::Lines(cross, radius * 0.28), self.page.halo);
    }

    /// Adds a line of text.
    pub(super) fn add_text(&mut self, text: &str, at: (f32, f32), anchor: f32, font: (f32, Weight, f32), color: Rgba) {
        self.add(Form::text(text, at, anchor, font), color);
    }
}
