//! SFIRS once more, written down as its rules page says it, square by square and slowly, to hold the fast rules against.
//!
//! It works on position strings alone and shares nothing with the program.

use std::collections::{BTreeMap, BTreeSet};

/// A file and a rank, both from 1.
type At = (i8, i8);

const STEPS: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

#[derive(Clone)]
pub(super) struct Naive {
    /// `W`, `B`, `w`, `b`.
    pieces: BTreeMap<At, char>,
    /// `w`, `b`, or `-`.
    side: char,
    first: String,
    bonus: Option<At>,
}

fn name((file, rank): At) -> String {
    format!("{}{rank}", (b'a' + file as u8 - 1) as char)
}

fn square(text: &str) -> At {
    ((text.as_bytes()[0] - b'a' + 1) as i8, text[1..].parse().unwrap())
}

fn on_board((file, rank): At) -> bool {
    (1..=12).contains(&file) && (1..=12).contains(&rank)
}

fn in_start_area((file, rank): At) -> bool {
    (5..=8).contains(&file) && (5..=8).contains(&rank)
}

fn on_edge((file, rank): At) -> bool {
    on_board((file, rank)) && (file == 1 || file == 12 || rank == 1 || rank == 12)
}

fn plus(a: At, b: At) -> At {
    (a.0 + b.0, a.1 + b.1)
}

impl Naive {
    pub(super) fn read(position: &str) -> Self {
        let fields: Vec<&str> = position.split(' ').collect();
        let mut pieces = BTreeMap::new();
        for (row, text) in fields[0].split('/').enumerate() {
            let mut file = 1;
            let mut run = 0;
            for c in text.chars() {
                match c.to_digit(10) {
                    Some(digit) => run = run * 10 + digit as i8,
                    None => {
                        file += run;
                        run = 0;
                        pieces.insert((file, 12 - row as i8), c);
                        file += 1;
                    }
                }
            }
        }
        let bonus = (fields[3] != "-").then(|| square(fields[3]));
        Self { pieces, side: fields[1].chars().next().unwrap(), first: fields[2].into(), bonus }
    }

    pub(super) fn write(&self) -> String {
        let mut rows = Vec::new();
        for rank in (1..=12).rev() {
            let mut row = String::new();
            let mut empty = 0;
            for file in 1..=12 {
                match self.pieces.get(&(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            row.push_str(&empty.to_string());
                        }
                        empty = 0;
                        row.push(*piece);
                    }
                }
            }
            if empty > 0 {
                row.push_str(&empty.to_string());
            }
            rows.push(row);
        }
        let bonus = self.bonus.map_or("-".into(), name);
        format!("{} {} {} {bonus}", rows.join("/"), self.side, self.first)
    }

    fn is_active(&self, at: At) -> bool {
        self.pieces.get(&at).is_some_and(|piece| piece.is_ascii_uppercase())
    }

    fn is_mine(&self, at: At) -> bool {
        self.pieces.get(&at).is_some_and(|piece| piece.to_ascii_lowercase() == self.side)
    }

    /// Every legal slide of a piece: where it ends and what it makes inactive on its way.
    fn slides(&self, from: At) -> Vec<(At, BTreeSet<At>)> {
        let leaves = in_start_area(from);
        if !leaves && !self.is_active(from) {
            return Vec::new();
        }
        let mut slides = Vec::new();
        for step in STEPS {
            let mut at = from;
            let mut passed = BTreeSet::new();
            let mut crosses = false;
            for length in 1.. {
                at = plus(at, step);
                if !on_board(at) || self.pieces.contains_key(&at) {
                    break;
                }
                for beside in [plus(at, (step.1, step.0)), plus(at, (-step.1, -step.0))] {
                    if self.is_active(beside) {
                        passed.insert(beside);
                    }
                }
                if leaves && !passed.is_empty() {
                    break;
                }
                crosses |= !leaves && in_start_area(at);
                let head_on = self.is_active(plus(at, step));
                let rests = on_edge(at)
                    || STEPS.iter().any(|step| {
                        let next = plus(at, *step);
                        next != from && self.pieces.contains_key(&next)
                    });
                let useless = crosses && passed.is_empty() && !rests;
                if length >= 2 && !in_start_area(at) && !head_on && !useless {
                    slides.push((at, passed.clone()));
                }
            }
        }
        slides
    }

    /// Whether an action leads across the start area from outside.
    pub(super) fn crosses(&self, token: &str) -> bool {
        let Some((from, to)) = token.split_once('-') else { return false };
        let ((file, rank), (to_file, to_rank)) = (square(from), square(to));
        let between = |a: i8, b: i8| (a < 5 && b > 8) || (a > 8 && b < 5);
        ((5..=8).contains(&file) && between(rank, to_rank)) || ((5..=8).contains(&rank) && between(file, to_file))
    }

    fn can_move_an_active_piece(&self) -> bool {
        self.pieces.keys().any(|at| self.is_mine(*at) && self.is_active(*at) && !self.slides(*at).is_empty())
    }

    fn revivable(&self, at: At) -> bool {
        let inactive = |at: At| self.pieces.contains_key(&at) && !self.is_active(at) && !in_start_area(at);
        self.is_mine(at)
            && inactive(at)
            && !on_edge(at)
            && Some(at) != self.bonus
            && !STEPS.iter().any(|step| inactive(plus(at, *step)))
    }

    /// The legal actions, sorted.
    pub(super) fn legal(&self) -> Vec<String> {
        let mut legal = BTreeSet::new();
        if self.side == '-' {
            return Vec::new();
        }
        for at in self.pieces.keys().copied().filter(|at| self.is_mine(*at)) {
            if in_start_area(at) || !self.first.contains(self.side) {
                for (to, _) in self.slides(at) {
                    legal.insert(format!("{}-{}", name(at), name(to)));
                }
            }
            if self.bonus.is_some() && self.revivable(at) {
                legal.insert(format!("+{}", name(at)));
            }
        }
        if self.bonus.is_some() {
            legal.insert("end".into());
        }
        legal.into_iter().collect()
    }

    /// Makes a legal action; says who has won (`w`, `b`) if that ends the game.
    pub(super) fn play(&mut self, token: &str) -> Option<char> {
        if let Some(at) = token.strip_prefix('+') {
            let piece = self.pieces.get_mut(&square(at)).unwrap();
            *piece = piece.to_ascii_uppercase();
        } else if let Some((from, to)) = token.split_once('-') {
            let (from, to) = (square(from), square(to));
            let (_, passed) = self.slides(from).into_iter().find(|(end, _)| *end == to).unwrap();
            for at in passed {
                let piece = self.pieces.get_mut(&at).unwrap();
                *piece = piece.to_ascii_lowercase();
            }
            let piece = self.pieces.remove(&from).unwrap();
            let rests = on_edge(to) || STEPS.iter().any(|step| self.pieces.contains_key(&plus(to, *step)));
            self.pieces.insert(to, if rests { piece.to_ascii_lowercase() } else { piece.to_ascii_uppercase() });
            self.first = self.first.replace(self.side, "");
            if self.first.is_empty() {
                self.first = "-".into();
            }
            let over = self.bonus.is_some() && in_start_area(from);
            self.bonus = None;
            if rests && !over {
                self.bonus = Some(to);
                if self.legal() != ["end"] {
                    return None;
                }
            }
        }
        self.bonus = None;
        let player = self.side;
        self.side = if player == 'w' { 'b' } else { 'w' };
        if !self.first.contains(self.side) && !self.can_move_an_active_piece() {
            self.side = '-';
            return Some(player);
        }
        None
    }
}
