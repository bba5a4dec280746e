//! Answers to questions about a position: what is on a cell, around it, or on a row, file or line.

use super::{Coord, Geometry, Ground, Scene, Shape};
use crate::text::{Arg, Message};

impl Scene {
    /// Whether the board has this cell.
    #[must_use]
    pub fn has(&self, at: Coord) -> bool {
        self.ground(at).is_some()
    }

    /// Whether pieces also stand on crossings, between the squares.
    #[must_use]
    pub const fn has_crossings(&self) -> bool {
        matches!(self.shape, Shape::Rectangle { crossings: Some(_), .. })
    }

    /// What is on a cell, and who moves it if that isn't obvious.
    #[must_use]
    pub fn cell_told(&self, at: Coord) -> Message {
        let stack = self.stack(at);
        let Some(top) = stack.last() else {
            let ground = match self.ground(at) {
                Some(Ground::Start) => Message::new("scene-ground-start"),
                Some(Ground::Edge) => Message::new("scene-ground-edge"),
                Some(Ground::Center) => Message::new("scene-ground-center"),
                Some(Ground::Base(player)) => Message::new("scene-ground-base").with("player", self.player(player)),
                Some(Ground::Crossing) => {
                    return Message::new("scene-at-crossing").with_text("at", at);
                }
                Some(Ground::Plain) | None => {
                    return Message::new("scene-at-empty").with_text("at", at);
                }
            };
            return Message::new("scene-at-ground").with_text("at", at).with("ground", ground);
        };
        let mixed = stack.iter().any(|piece| piece.owner != top.owner);
        let message = match top.owner.filter(|_| mixed) {
            Some(owner) => Message::new("scene-at-stack").with("color", Message::new(self.seat(owner).color.key())),
            None => Message::new("scene-at"),
        };
        message.with_text("at", at).with("what", self.standing(at))
    }

    /// What is around a cell, clockwise from the reader's top: the neighbor in each direction, or the end of the board.
    #[must_use]
    pub fn around_told(&self, at: Coord) -> Message {
        let geometry = Geometry::of(self);
        let (x, y) = geometry.at(at);
        let next = |(dx, dy): (f32, f32)| {
            let is_there = |cell: Coord| {
                let (cell_x, cell_y) = geometry.at(cell);
                (cell_x - x - dx).hypot(cell_y - y - dy) < 0.1
            };
            self.cells.iter().map(|(cell, _)| *cell).find(|cell| is_there(*cell))
        };
        let told = self.directions().iter().map(|(name, step)| {
            let place = match next(*step) {
                Some(cell) if self.is_crossing(cell) => {
                    Message::new("scene-crossing").with("place", self.place_told(cell))
                }
                Some(cell) => self.place_told(cell),
                None => Message::new("scene-around-edge"),
            };
            let direction = Message::new("scene-around-direction").with("direction", Arg::Word((*name).to_owned()));
            direction.with("place", place).into()
        });
        Message::new("scene-around").with_text("at", at).with("places", Arg::List(told.collect()))
    }

    /// The directions of a cell's neighbors, clockwise from the top, and how far away they are.
    fn directions(&self) -> &'static [(&'static str, (f32, f32))] {
        const ROW: f32 = 0.866_025_4;
        match self.shape {
            Shape::Hexagon { .. } => &[
                ("scene-above-right", (0.5, -ROW)),
                ("scene-right", (1.0, 0.0)),
                ("scene-below-right", (0.5, ROW)),
                ("scene-below-left", (-0.5, ROW)),
                ("scene-left", (-1.0, 0.0)),
                ("scene-above-left", (-0.5, -ROW)),
            ],
            Shape::Rectangle { diagonals: true, .. } => &[
                ("scene-above", (0.0, -1.0)),
                ("scene-above-right", (1.0, -1.0)),
                ("scene-right", (1.0, 0.0)),
                ("scene-below-right", (1.0, 1.0)),
                ("scene-below", (0.0, 1.0)),
                ("scene-below-left", (-1.0, 1.0)),
                ("scene-left", (-1.0, 0.0)),
                ("scene-above-left", (-1.0, -1.0)),
            ],
            Shape::Rectangle { crossings: None, .. } => &[
                ("scene-above", (0.0, -1.0)),
                ("scene-right", (1.0, 0.0)),
                ("scene-below", (0.0, 1.0)),
                ("scene-left", (-1.0, 0.0)),
            ],
            // A square has crossings at its corners; a crossing has squares around it.
            Shape::Rectangle { crossings: Some(_), .. } => &[
                ("scene-above", (0.0, -1.0)),
                ("scene-above-right", (0.5, -0.5)),
                ("scene-right", (1.0, 0.0)),
                ("scene-below-right", (0.5, 0.5)),
                ("scene-below", (0.0, 1.0)),
                ("scene-below-left", (-0.5, 0.5)),
                ("scene-left", (-1.0, 0.0)),
                ("scene-above-left", (-0.5, -0.5)),
            ],
        }
    }

    /// What is on a row, by its name at the board's edge.
    #[must_use]
    pub fn row_told(&self, name: &str) -> Option<Message> {
        let (name, cells) = self.rows().into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(Message::new("scene-row").with_text("row", name).with("places", self.cells_told(&cells)))
    }

    /// What is on a file, by its name at the board's edge. On a hexagonal board it's the other line with that name.
    #[must_use]
    pub fn file_told(&self, name: &str) -> Option<Message> {
        let letters = !matches!(self.shape, Shape::Hexagon { .. });
        let is_of = |at: &Coord| {
            let own = if letters { char::from(b'a' + at.letter).to_string() } else { at.number.to_string() };
            own.eq_ignore_ascii_case(name)
        };
        let cells = self.in_order(is_of);
        let (first, last) = cells.first().zip(cells.last())?;
        let told = match self.is_crossing(*first) {
            true => Message::new("scene-line-crossings").with_text("from", first).with_text("to", last),
            false => Message::new("scene-file").with_text("file", name.to_lowercase()),
        };
        Some(told.with("places", self.cells_told(&cells)))
    }

    /// What is on the lines through a cell: three on a hexagonal board, or else the row and the file.
    #[must_use]
    pub fn lines_told(&self, at: Coord) -> Vec<Message> {
        let lines: &[fn(&Coord, &Coord) -> bool] = match self.shape {
            Shape::Rectangle { .. } => &[|a, b| a.number == b.number, |a, b| a.letter == b.letter],
            Shape::Hexagon { .. } => &[
                |a, b| a.letter == b.letter,
                |a, b| a.number == b.number,
                |a, b| i16::from(a.number) - i16::from(a.letter) == i16::from(b.number) - i16::from(b.letter),
            ],
        };
        // Crossings have their own numbers.
        let alike = |cell: &Coord| self.is_crossing(*cell) == self.is_crossing(at);
        let lines = lines.iter().map(|same| self.in_order(|cell| same(cell, &at) && alike(cell)));
        let told = |cells: Vec<Coord>| {
            let ends = cells.first().zip(cells.last());
            let (from, to) = ends.unwrap_or((&at, &at));
            let key = if self.is_crossing(at) { "scene-line-crossings" } else { "scene-line" };
            let line = Message::new(key).with_text("from", from).with_text("to", to);
            line.with("places", self.cells_told(&cells))
        };
        lines.map(told).collect()
    }

    /// The names of the first and the last row, and of the first and the last file.
    #[must_use]
    pub fn line_names(&self) -> [(String, String); 2] {
        let letter = |letter: u8| char::from(b'a' + letter).to_string();
        let plain = || self.cells.iter().filter(|(_, ground)| *ground != Ground::Crossing).map(|(at, _)| at);
        let last = |part: fn(&Coord) -> u8| plain().map(part).max().unwrap_or_default();
        let letters = (letter(0), letter(last(|at| at.letter)));
        let numbers = ("1".to_owned(), last(|at| at.number).to_string());
        if matches!(self.shape, Shape::Hexagon { .. }) { [letters, numbers] } else { [numbers, letters] }
    }

    fn is_crossing(&self, at: Coord) -> bool {
        self.ground(at) == Some(Ground::Crossing)
    }

    pub(super) fn ground(&self, at: Coord) -> Option<Ground> {
        let index = self.cells.binary_search_by_key(&at, |(cell, _)| *cell).ok()?;
        Some(self.cells[index].1)
    }

    /// The cells for which `which` holds, from bottom to top and from left to right.
    pub(super) fn in_order(&self, which: impl Fn(&Coord) -> bool) -> Vec<Coord> {
        let geometry = Geometry::of(self);
        let mut cells: Vec<Coord> = self.cells.iter().map(|(at, _)| *at).filter(which).collect();
        cells.sort_by(|a, b| {
            let ((ax, ay), (bx, by)) = (geometry.at(*a), geometry.at(*b));
            by.total_cmp(&ay).then(ax.total_cmp(&bx))
        });
        cells
    }
}
