//! Draws everything on the board: pieces, stacks, and marks above and below them.

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
/// The size of the pieces of a stack of which only the edges are seen.
const STACKED: f32 = 0.85;
/// The size of the top piece of a stack that shows all its symbols: of two pieces, and of more.
const TOP_OF_TWO: f32 = 0.72;
const TOP: f32 = 0.66;
/// The size of the symbols beside it: so many along an edge need no smaller ones.
const SYMBOL: f32 = 0.46;
const SYMBOLS: usize = 2;
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
        let size = size.round().max(2.0);
        let art = Art { size: size as u16, ..self.art(piece) };
        let corner = ((x - size / 2.0).round() as i32, (y - size / 2.0).round() as i32);
        self.add(Form::Art(art, corner.0, corner.1), art.paint.face);
    }

    /// The drawing of a piece, of no size yet.
    fn art(&self, piece: Piece) -> Art {
        let paint = match piece.owner {
            Some(owner) => self.theme.paint(self.scene.seat(owner).color),
            None => self.theme.paint_of_nobody(),
        };
        let (name, turned, shadow) = (piece.kind, piece.turned, self.page.shadow);
        Art { name, sign: false, size: 0, paint, turned, cut: false, shadow, cover: 100 }
    }

    /// Whether a player has pieces of several kinds, so that their colors don't tell the pieces of a stack apart.
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
    /// symbols of all its pieces are shown instead.
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
        if self.kinds_differ() {
            self.add_symbols(hidden, *top, (x, y), whole);
            return;
        }
        let drop = (whole * 0.13).min(whole * 0.26 / hidden.len() as f32).max(1.0);
        let height = drop * hidden.len() as f32;
        for (level, piece) in stack.iter().enumerate() {
            let down = drop * (hidden.len() - level) as f32;
            self.add_piece(*piece, (x, y - height / 2.0 + down), whole * STACKED);
        }
    }

    /// Adds a stack with all its symbols: the top piece at the left, and from the lower right corner up along the edge,
    /// and on along the upper one, what lies below it, from the bottom.
    fn add_symbols(&mut self, hidden: &[Piece], top: Piece, (x, y): (f32, f32), whole: f32) {
        let edge = SYMBOLS.max(hidden.len() / 2 + 1);
        let size = whole * SYMBOL.min(1.0 / edge as f32);
        let step = (whole - size) / (edge - 1) as f32;
        let reach = (whole - size) / 2.0;
        for (index, piece) in hidden.iter().enumerate() {
            let up = step * index.min(edge - 1) as f32;
            let left = step * (index + 1).saturating_sub(edge) as f32;
            self.add_symbol(*piece, (x + reach - left, y + reach - up), size);
        }
        let size = whole * if hidden.len() == 1 { TOP_OF_TWO } else { TOP };
        // A piece's drawing has a margin, with which it may overlap the others and the cell's edge.
        let reach = (whole - size) / 2.0 + size * 0.05;
        // Where the symbols leave room: above the only one, beside two, below more.
        let down = reach * (hidden.len() as f32 - 2.0).min(1.0);
        self.add_piece(top, (x - reach, y + down), size);
    }

    /// Adds a piece's symbol on a ground of its color, centered here.
    fn add_symbol(&mut self, piece: Piece, (x, y): (f32, f32), size: f32) {
        let art = Art { size: (size - 2.0 * self.layout.hair).round().max(2.0) as u16, cut: true, ..self.art(piece) };
        let (half, hair) = (f32::from(art.size) / 2.0, self.layout.hair);
        let (left, top) = ((x - half).round(), (y - half).round());
        let side = 2.0 * (half + hair);
        self.add(Form::Box(left - hair, top - hair, side, side, hair * 2.0), art.paint.rim);
        self.add(Form::Art(art, left as i32, top as i32), art.paint.face);
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
