//! The whole position in words, place by place, for those who cannot see the picture.

use std::collections::BTreeMap;

use super::phrase::listed;
use super::{Coord, Ground, Player, Scene, Shape};
use crate::text::{Arg, Language, Message};

impl Scene {
    /// The whole position: what happened and whose turn it is, the board row by row as the picture shows it, the
    /// grounds, what is beside the board. One line each.
    #[must_use]
    pub fn description(&self, language: &Language) -> String {
        let say = |message: Message| language.say(&message);
        let mut lines = vec![say(Message::new("scene-title").with_text("game", self.title))];
        lines.push(self.turn_in_words(language, usize::MAX));
        lines.extend(self.status(language));
        lines.extend(self.totals(language));
        let seats = Message::new("scene-seats").with("one", self.player(self.bottom));
        lines.push(say(seats.with("two", self.player(self.bottom.other()))));
        for (row, cells) in self.rows() {
            lines.push(say(self.row_in_words(language, row, &cells)));
        }
        lines.extend(self.crossings_in_words(language).map(say));
        for player in Player::BOTH {
            let cells: Vec<Coord> =
                self.territory.iter().filter(|(_, owner)| *owner == player).map(|(at, _)| *at).collect();
            if !cells.is_empty() {
                let territory = Message::new("scene-territory").with("player", self.player(player));
                lines.push(say(territory.with("places", listed(&cells))));
            }
        }
        lines.extend(self.grounds_in_words().into_iter().map(say));
        lines.join("\n")
    }

    /// The rows of the board from the top of the picture to its bottom, each with its name and, from the left to the
    /// right, its cells. Crossings are no row.
    pub(super) fn rows(&self) -> Vec<(String, Vec<Coord>)> {
        let geometry = super::Geometry::of(self);
        let mut rows: BTreeMap<u8, Vec<Coord>> = BTreeMap::new();
        for (at, ground) in &self.cells {
            if *ground != Ground::Crossing {
                let row = if matches!(self.shape, Shape::Hexagon { .. }) { at.letter } else { at.number };
                rows.entry(row).or_default().push(*at);
            }
        }
        let mut rows: Vec<(u8, Vec<Coord>)> = rows.into_iter().collect();
        for (_, cells) in &mut rows {
            cells.sort_by(|a, b| geometry.at(*a).0.total_cmp(&geometry.at(*b).0));
        }
        if self.bottom == Player::One {
            rows.reverse();
        }
        let name = |row: u8| match self.shape {
            Shape::Rectangle { .. } => row.to_string(),
            Shape::Hexagon { .. } => char::from(b'a' + row).to_string(),
        };
        rows.into_iter().map(|(row, cells)| (name(row), cells)).collect()
    }

    fn row_in_words(&self, language: &Language, row: String, cells: &[Coord]) -> Message {
        if cells.iter().all(|at| self.stack(*at).is_empty()) {
            return Message::new("scene-row-empty").with_text("row", row);
        }
        let runs = cells.chunk_by(|a, b| self.stack(*a).is_empty() && self.stack(*b).is_empty());
        let parts: Vec<String> = runs.map(|run| self.run_in_words(language, run)).collect();
        Message::new("scene-row").with_text("row", row).with_text("places", parts.join("; "))
    }

    /// A cell, or several empty ones beside each other.
    fn run_in_words(&self, language: &Language, run: &[Coord]) -> String {
        let message = match run {
            [at] if self.stack(*at).is_empty() => Message::new("scene-empty").with_text("at", at),
            [first, .., last] => Message::new("scene-empty-run").with_text("from", first).with_text("to", last),
            _ => return run.iter().map(|at| self.cell_in_words(language, *at)).collect(),
        };
        language.say(&message)
    }

    fn cell_in_words(&self, language: &Language, at: Coord) -> String {
        let stack = self.stack(at);
        let what: Arg = match stack {
            [piece] => self.piece(language, *piece),
            _ => {
                let pieces: Vec<Arg> = stack.iter().map(|piece| self.piece(language, *piece)).collect();
                Message::new("scene-stack").with("count", stack.len()).with("pieces", pieces).into()
            }
        };
        language.say(&Message::new("scene-place").with_text("at", at).with("what", what))
    }

    fn crossings_in_words(&self, language: &Language) -> Option<Message> {
        let crossings: Vec<Coord> = self.on(Ground::Crossing);
        if crossings.is_empty() {
            return None;
        }
        let taken = crossings.iter().filter(|at| !self.stack(**at).is_empty());
        let taken: Vec<String> = taken.map(|at| self.cell_in_words(language, *at)).collect();
        Some(match taken.is_empty() {
            true => Message::new("scene-crossings-empty"),
            false => Message::new("scene-crossings").with_text("places", taken.join("; ")),
        })
    }

    fn grounds_in_words(&self) -> Vec<Message> {
        let plain = [
            (Ground::Start, "scene-ground-start"),
            (Ground::Edge, "scene-ground-edge"),
            (Ground::Center, "scene-ground-center"),
        ];
        let plain = plain.map(|(ground, key)| (ground, Message::new(key)));
        let bases = Player::BOTH.map(|player| {
            let base = Message::new("scene-ground-base").with("player", self.player(player));
            (Ground::Base(player), base)
        });
        let grounds = plain.into_iter().chain(bases);
        let grounds = grounds.map(|(ground, message)| (self.on(ground), message));
        let grounds = grounds.filter(|(cells, _)| !cells.is_empty());
        grounds.map(|(cells, message)| message.with("places", listed(&cells))).collect()
    }

    /// The cells of a ground.
    pub(super) fn on(&self, ground: Ground) -> Vec<Coord> {
        self.cells.iter().filter(|(_, of)| *of == ground).map(|(at, _)| *at).collect()
    }
}
