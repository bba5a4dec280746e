//! The whole position in words, for people who can't see the picture: first by piece, then row by row.

use std::collections::BTreeMap;

use super::phrase::listed;
use super::telling::joined;
use super::{Coord, Ground, Player, Scene, Shape};
use crate::text::{Arg, Language, Message};

/// The most words in a description, so that a screen reader takes at most forty seconds at 300 words a minute. The list
/// by rows says nothing new. If it would take longer, people can ask for it.
const WORDS_MAX: usize = 195;
/// The most words for a board, when its message also names the game, the player to move and the deadline.
const BOARD_WORDS_MAX: usize = 150;

impl Scene {
    /// The whole position: the last turn, whose turn it is, the pieces, and everything beside the board. It leaves out
    /// what is the same in every position of the game. One line each.
    #[must_use]
    pub fn description(&self, language: &Language) -> String {
        let title = language.say(&Message::new("scene-title").with_text("game", self.title));
        // A page of a lesson says itself what happened before, if it matters.
        let turn = self.turn_in_words(language, usize::MAX).filter(|_| !self.by_color);
        let status = self.status().map(|status| language.say(&status));
        self.after([title].into_iter().chain(turn).chain(status).collect(), WORDS_MAX, language)
    }

    /// The board alone, when the rest was said already: the pieces, and the last turn unless that was said too. One line each.
    #[must_use]
    pub fn board_in_words(&self, language: &Language) -> String {
        let turn = self.turn_in_words(language, usize::MAX).filter(|_| !self.turn_told);
        self.after(turn.into_iter().collect(), BOARD_WORDS_MAX, language)
    }

    /// Adds the pieces to some lines, in about this many words.
    fn after(&self, mut lines: Vec<String>, words_max: usize, language: &Language) -> String {
        let say = |message: &Message| language.say(message);
        lines.extend(self.position_told().iter().map(say));
        let rows: Vec<String> = self.rows_told().iter().map(say).collect();
        let words = |lines: &[String]| lines.iter().map(|line| line.split_whitespace().count()).sum::<usize>();
        // The reader of a page of a lesson reads each piece once.
        if self.by_color {
            return lines.join("\n");
        }
        if words(&lines) + words(&rows) <= words_max {
            lines.extend(rows);
        } else {
            let [(first, last), _] = self.line_names();
            lines.push(say(&Message::new("scene-rows-how").with("first", first).with("last", last)));
        }
        lines.join("\n")
    }

    /// The score, who plays which side, and the pieces. A page of a lesson says itself what it is about.
    fn position_told(&self) -> Vec<Message> {
        let mut told: Vec<Message> = if self.by_color {
            self.score().into_iter().chain(self.hands_told()).collect()
        } else {
            self.totals().into_iter().chain(self.notes.iter().cloned()).collect()
        };
        told.extend(self.bans.iter().cloned());
        if !self.by_color {
            let seats = Message::new("scene-seats").with("one", self.player(self.bottom));
            told.push(seats.with("two", self.player(self.bottom.other())));
        }
        match &self.unlike_start {
            Some(cells) => told.push(self.unlike_start_told(cells)),
            None => told.extend(self.pieces_told(|_| true)),
        }
        told.extend(self.stacks.is_empty().then(|| Message::new("scene-board-empty")));
        told.extend(self.territory_told());
        told
    }

    /// A board that is as at the start except for these cells.
    fn unlike_start_told(&self, cells: &[Coord]) -> Message {
        let (empty, taken): (Vec<Coord>, Vec<Coord>) = cells.iter().partition(|at| self.stack(**at).is_empty());
        let taken: Vec<Arg> = taken.iter().map(|at| self.place_told(*at).into()).collect();
        let taken = (!taken.is_empty()).then(|| Message::new("scene-listed").with("places", Arg::List(taken)));
        let empty =
            (!empty.is_empty()).then(|| Message::new("scene-empty-too").with("places", Arg::List(listed(&empty))));
        match joined(taken.into_iter().chain(empty).collect()) {
            Some(unlike) => Message::new("scene-unlike-start").with("places", unlike),
            None => Message::new("scene-as-at-start"),
        }
    }

    /// The empty cells that count for each player now.
    #[must_use]
    pub fn territory_told(&self) -> Vec<Message> {
        let told = Player::BOTH.into_iter().filter_map(|player| {
            let cells: Vec<Coord> =
                self.territory.iter().filter(|(_, owner)| *owner == player).map(|(at, _)| *at).collect();
            let territory = Message::new("scene-territory").with("player", self.player(player));
            (!cells.is_empty()).then(|| territory.with("count", cells.len()).with("places", Arg::List(listed(&cells))))
        });
        told.collect()
    }

    /// The rows with pieces, the nearest first.
    fn rows_told(&self) -> Vec<Message> {
        let rows = self.rows().into_iter().rev();
        let taken = rows.filter(|(_, cells)| cells.iter().any(|at| !self.stack(*at).is_empty()));
        let told = |(name, cells): (String, Vec<Coord>)| {
            let cells: Vec<Coord> = cells.into_iter().filter(|at| !self.stack(*at).is_empty()).collect();
            Message::new("scene-row").with_text("row", name).with("places", self.cells_told(&cells))
        };
        taken.map(told).collect()
    }

    /// The rows from the top of the picture to the bottom, each with its name and its cells from left to right.
    /// Crossings belong to no row.
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

    /// Cells with their pieces, one after the other. A run of empty cells is told by its ends.
    pub(super) fn cells_told(&self, cells: &[Coord]) -> Arg {
        let runs = cells.chunk_by(|a, b| self.stack(*a).is_empty() && self.stack(*b).is_empty());
        let told = |run: &[Coord]| match run {
            [at] => self.place_told(*at),
            [first, .., last] => Message::new("scene-empty-run").with_text("from", first).with_text("to", last),
            [] => Message::new("scene-nowhere"),
        };
        Arg::List(runs.map(|run| told(run).into()).collect())
    }

    /// A cell with its pieces, as part of a sentence.
    pub(super) fn place_told(&self, at: Coord) -> Message {
        if self.stack(at).is_empty() {
            return Message::new("scene-empty").with_text("at", at);
        }
        Message::new("scene-place").with_text("at", at).with("what", self.standing(at))
    }

    /// The cells of one ground.
    pub(super) fn on(&self, ground: Ground) -> Vec<Coord> {
        self.cells.iter().filter(|(_, of)| *of == ground).map(|(at, _)| *at).collect()
    }
}
