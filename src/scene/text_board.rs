//! The board as plain text in a monospaced font.

use super::{Coord, Ground, Player, Scene, Shape};
use crate::text::{Arg, Language, Message};

/// The character of an empty cell on this ground.
const fn sign(ground: Ground) -> char {
    match ground {
        Ground::Plain => '.',
        Ground::Start => ':',
        Ground::Edge => '-',
        Ground::Center => '*',
        Ground::Base(Player::One) => '_',
        Ground::Base(Player::Two) => '=',
        Ground::Crossing => '+',
    }
}

impl Scene {
    /// The board as text, with coordinates and a legend, turned like the picture.
    #[must_use]
    pub fn text_board(&self, language: &Language) -> String {
        let mut lines = match self.shape {
            Shape::Rectangle { crossings: Some(first), .. } => self.rectangle_with_crossings(first),
            Shape::Rectangle { .. } => self.rectangle(),
            Shape::Hexagon { .. } => self.hexagon(),
        };
        lines.extend(self.legend(language));
        lines.extend(self.below(language));
        lines.join("\n")
    }

    /// What a picture shows beside the board: losses; and the last turn, the score and, after a finished turn, pieces in
    /// hand, unless the text beside it tells them.
    fn below(&self, language: &Language) -> Vec<String> {
        let last = self.turn.as_ref().map(|turn| {
            let tokens: Vec<&str> = turn.actions.iter().map(|(token, _)| token.as_str()).collect();
            let last = Message::new("scene-board-last").with("player", self.player(turn.player));
            last.with("actions", Arg::notation(tokens.join(" ")))
        });
        let untold = last.into_iter().chain(self.score()).filter(|_| !self.is_told);
        let hands_told = self.is_told && !self.goes_on && self.outcome.is_none();
        let all = untold.chain(self.losses_told()).chain(self.hands_told().into_iter().filter(|_| !hands_told));
        all.map(|message| language.say(&message)).collect()
    }

    fn sign_at(&self, at: Coord) -> String {
        match self.cells.binary_search_by_key(&at, |(cell, _)| *cell) {
            Ok(index) if self.stack(at).is_empty() => sign(self.cells[index].1).to_string(),
            Ok(_) => self.stack(at).iter().map(|piece| piece.letter).collect(),
            Err(_) => String::new(),
        }
    }

    fn cell_width(&self) -> usize {
        self.stacks.iter().map(|(_, stack)| stack.len()).max().unwrap_or(1)
    }

    /// The files in the order of the picture, even where a row has no cell.
    fn files(&self) -> Vec<u8> {
        let Shape::Rectangle { files, .. } = self.shape else { return Vec::new() };
        if self.bottom == Player::One { (0..files).collect() } else { (0..files).rev().collect() }
    }

    fn rectangle(&self) -> Vec<String> {
        let width = self.cell_width();
        let row = |label: &str, cells: &mut dyn Iterator<Item = String>| {
            let cells: Vec<String> = cells.map(|cell| format!("{cell:<width$}")).collect();
            format!("{label:>2} {}", cells.join(" ")).trim_end().to_owned()
        };
        let mut lines = Vec::new();
        for (name, cells) in self.rows() {
            let rank = cells.first().map_or(0, |at| at.number);
            lines.push(row(&name, &mut self.files().into_iter().map(|file| self.sign_at(Coord::new(file, rank)))));
        }
        lines.push(row("", &mut self.files().into_iter().map(|file| letter(file).to_string())));
        lines
    }

    /// Cells between drawn lines. The lines' names are at the right and top, those of the cells at the left and bottom.
    fn rectangle_with_crossings(&self, first: u8) -> Vec<String> {
        let files = self.files();
        let width = self.cell_width();
        let mut verticals: Vec<u8> = (0..=u8::try_from(files.len()).unwrap_or(u8::MAX - 1)).collect();
        let mut horizontals: Vec<u8> = Vec::new();
        let mut ranks: Vec<u8> = Vec::new();
        for (_, cells) in self.rows() {
            ranks.extend(cells.first().map(|at| at.number));
        }
        // The top line of the picture is the one beyond the last rank.
        match self.bottom {
            Player::One => horizontals.extend(ranks.first().map(|rank| rank + 1)),
            Player::Two => {
                verticals.reverse();
                horizontals.extend(ranks.first());
            }
        }
        horizontals.extend(ranks.iter().map(|rank| if self.bottom == Player::One { *rank } else { rank + 1 }));
        let gap = " ".repeat(width + 2);
        let names = |names: &mut dyn Iterator<Item = u8>, indent: usize| {
            let names: Vec<String> = names.map(|name| letter(name).to_string()).collect();
            format!("{}{}", " ".repeat(indent), names.join(&gap))
        };
        let line = |number: u8| {
            let crossings: Vec<String> =
                verticals.iter().map(|line| self.sign_at(Coord::new(first + line, number))).collect();
            format!("   {} {number}", crossings.join(&"-".repeat(width + 2)))
        };
        let mut lines = vec![names(&mut verticals.iter().map(|line| first + line), 3)];
        lines.push(line(horizontals[0]));
        for (rank, below) in ranks.iter().zip(&horizontals[1..]) {
            let cells: Vec<String> = files
                .iter()
                .map(|file| Coord::new(*file, *rank))
                .map(|at| {
                    if self.stack(at).is_empty() { " ".repeat(width) } else { format!("{:<width$}", self.sign_at(at)) }
                })
                .collect();
            lines.push(format!("{rank:>2} | {} |", cells.join(" | ")));
            lines.push(line(*below));
        }
        lines.push(names(&mut files.iter().copied(), 5));
        lines
    }

    /// Rows shifted by half a cell. A row's letter is at its left; a diagonal's number is where it leaves the board at
    /// the lower right.
    fn hexagon(&self) -> Vec<String> {
        let rows = self.rows();
        let longest = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
        let mut lines = Vec::new();
        let mut above: &[Coord] = &[];
        for (name, cells) in &rows {
            let signs: Vec<String> = cells.iter().map(|at| self.sign_at(*at)).collect();
            let mut line = format!("{}{name} {}", " ".repeat(longest - cells.len()), signs.join(" "));
            for ended in above.iter().filter(|end| cells.iter().all(|at| at.number != end.number)) {
                line.push_str(&format!(" {}", ended.number));
            }
            lines.push(line);
            above = cells;
        }
        // Numbers with two digits don't fit side by side, so every other one is a line lower.
        let step = if above.iter().any(|at| at.number > 9) { 2 } else { 1 };
        for first in 0..step.min(above.len()) {
            let mut line = " ".repeat(longest - above.len() + 3 + 2 * first);
            for at in above.iter().skip(first).step_by(step) {
                line.push_str(&format!("{:<width$}", at.number, width = 2 * step));
            }
            lines.push(line.trim_end().to_owned());
        }
        lines
    }

    /// A legend of the board's characters, on one line.
    fn legend(&self, language: &Language) -> Option<String> {
        let say = |message: Message| language.say(&message);
        let mut parts = Vec::new();
        let mut pieces: Vec<_> = self.stacks.iter().flat_map(|(_, stack)| stack).collect();
        pieces.sort_by_key(|piece| (piece.owner, piece.letter));
        pieces.dedup_by_key(|piece| piece.letter);
        for piece in pieces {
            let name = match piece.owner {
                Some(_) => self.piece(*piece),
                None => self.kind_name(*piece),
            };
            parts.push(say(Message::new("scene-legend-piece").with_text("sign", piece.letter).with("piece", name)));
        }
        let grounds = [
            (Ground::Start, "scene-legend-start"),
            (Ground::Edge, "scene-legend-edge"),
            (Ground::Center, "scene-legend-center"),
        ];
        // An empty square between drawn lines has no character.
        let shown =
            |at: Coord| self.stack(at).is_empty() && !matches!(self.shape, Shape::Rectangle { crossings: Some(_), .. });
        for (ground, key) in grounds {
            if self.on(ground).into_iter().any(shown) {
                parts.push(say(Message::new(key).with_text("sign", sign(ground))));
            }
        }
        for owner in Player::BOTH.into_iter().filter(|owner| self.on(Ground::Base(*owner)).into_iter().any(shown)) {
            let base = Message::new("scene-ground-base").with("player", Message::new(self.seat(owner).color.key()));
            let legend = Message::new("scene-legend-base").with_text("sign", sign(Ground::Base(owner)));
            parts.push(say(legend.with("base", base)));
        }
        if self.cell_width() > 1 {
            parts.push(language.word("scene-legend-stack"));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

fn letter(index: u8) -> char {
    char::from(b'a' + index)
}
