//! THE GAME once more, by a referee who knows only the position string: slow, simple, and nothing shared with the
//! program's own rules.

use std::collections::BTreeSet;

use parlour::rules::Coord;

/// A position as the letters on each square, `board[rank][file]` from `a1`.
#[derive(Clone)]
pub struct Naive {
    board: Vec<Vec<String>>,
    /// The letter of the side to move, as on the board; `-` when over.
    side: char,
    off: [u8; 2],
    stay: [u8; 2],
}

type Square = (usize, usize);

impl Naive {
    pub fn read(position: &str) -> Self {
        let fields: Vec<&str> = position.split(' ').collect();
        let pair = |text: &str| [0, 2].map(|at| text[at..=at].parse().unwrap());
        let mut board: Vec<Vec<String>> = fields[0].split('/').map(squares).collect();
        board.reverse();
        Self {
            board,
            side: fields[1].chars().next().unwrap().to_ascii_uppercase(),
            off: pair(fields[2]),
            stay: pair(fields[3]),
        }
    }

    /// The position with one more piece.
    pub fn with(mut self, at: Coord, letter: &str) -> Self {
        self.board[usize::from(at.number - 1)][usize::from(at.letter)] += letter;
        self
    }

    pub fn write(&self) -> String {
        let ranks: Vec<String> = self.board.iter().rev().map(|rank| written(rank)).collect();
        let ([a, b], [c, d]) = (self.off, self.stay);
        format!("{} {} {a}/{b} {c}/{d}", ranks.join("/"), self.side.to_ascii_lowercase())
    }

    pub fn legal(&self) -> BTreeSet<String> {
        if self.side == '-' { BTreeSet::new() } else { self.actions(self.side) }
    }

    pub fn play(&mut self, token: &str) {
        let side = self.side;
        let base = self.base(side);
        let begins_on_base = self.at(base).contains(side);
        let to = square(&token[token.len() - 2..]);
        if token.starts_with('@') {
            self.off[index(side)] -= 1;
        } else {
            let (file, rank) = square(&token[..2]);
            self.board[rank][file].pop();
        }
        let stack = &mut self.board[to.1][to.0];
        stack.push(side);
        if stack.len() == 3 {
            let suns = stack.matches('S').count();
            if suns == 1 {
                stack.retain(|letter| letter == 'M');
            } else if suns == 2 {
                stack.retain(|letter| letter == 'S');
            }
        }
        let ends_on_base = self.at(base).contains(side);
        let stay = &mut self.stay[index(side)];
        *stay = if begins_on_base && ends_on_base { 3.min(*stay + 1) } else { 0 };
        if !self.at(self.base(other(side))).contains(other(side)) {
            self.stay[index(other(side))] = 0;
        }
        let goal = self.at(self.base(other(side)));
        let is_won = goal.contains(side) && !goal.contains(other(side));
        let is_gone = |letter: char| self.off[index(letter)] == 0 && !self.write().contains(letter);
        self.side = if is_won || is_gone('S') || is_gone('M') {
            '-'
        } else {
            [other(side), side].into_iter().find(|side| !self.actions(*side).is_empty()).unwrap_or('-')
        };
    }

    fn actions(&self, side: char) -> BTreeSet<String> {
        let base = self.base(side);
        let mut actions = BTreeSet::new();
        if self.off[index(side)] > 0 && self.at(base).is_empty() {
            for to in self.ends(base, 4) {
                actions.insert(format!("@{}", name(to)));
            }
        }
        if !actions.is_empty() {
            return actions;
        }
        for rank in 0..self.board.len() {
            for file in 0..self.board.len() {
                if self.at((file, rank)).ends_with(side) {
                    for to in self.ends((file, rank), 5) {
                        actions.insert(format!("{}-{}", name((file, rank)), name(to)));
                    }
                }
            }
        }
        let leaving: BTreeSet<String> =
            actions.iter().filter(|token| token.starts_with(&name(base))).cloned().collect();
        if self.stay[index(side)] == 3 && !leaving.is_empty() { leaving } else { actions }
    }

    fn ends(&self, from: Square, steps: usize) -> BTreeSet<Square> {
        let mut ends = BTreeSet::new();
        self.wander(from, from, None, 0, steps, &mut ends);
        ends
    }

    fn wander(
        &self,
        start: Square,
        here: Square,
        direction: Option<(isize, isize)>,
        turns: usize,
        steps: usize,
        ends: &mut BTreeSet<Square>,
    ) {
        for next_direction in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let turns = turns + usize::from(direction.is_some_and(|before| before != next_direction));
            let file = here.0.checked_add_signed(next_direction.0);
            let rank = here.1.checked_add_signed(next_direction.1);
            let (Some(file), Some(rank)) = (file, rank) else { continue };
            if turns > 2 || file >= self.board.len() || rank >= self.board.len() || (file, rank) == start {
                continue;
            }
            let height = self.at((file, rank)).len();
            if steps == 1 && height < 3 {
                ends.insert((file, rank));
            } else if steps > 1 && height == 0 {
                self.wander(start, (file, rank), Some(next_direction), turns, steps - 1, ends);
            }
        }
    }

    fn at(&self, (file, rank): Square) -> &str {
        &self.board[rank][file]
    }

    fn base(&self, side: char) -> Square {
        let last = self.board.len() - 1;
        if index(side) == 0 { (0, 0) } else { (last, last) }
    }
}

fn squares(rank: &str) -> Vec<String> {
    let mut squares = Vec::new();
    let mut rest = rank;
    while let Some(c) = rest.chars().next() {
        let taken = if c == '[' { rest.find(']').unwrap() + 1 } else { 1 };
        match c.to_digit(10) {
            Some(run) => squares.extend((0..run).map(|_| String::new())),
            None => squares.push(rest[..taken].trim_matches(['[', ']']).to_owned()),
        }
        rest = &rest[taken..];
    }
    squares
}

fn written(rank: &[String]) -> String {
    let marked: String = rank
        .iter()
        .map(|stack| match stack.len() {
            0 => ".".to_owned(),
            1 => stack.clone(),
            _ => format!("[{stack}]"),
        })
        .collect();
    (1..=9).rev().fold(marked, |text, run| text.replace(&".".repeat(run), &run.to_string()))
}

fn index(side: char) -> usize {
    usize::from(side != 'S')
}

fn other(side: char) -> char {
    if index(side) == 0 { 'M' } else { 'S' }
}

fn square(name: &str) -> Square {
    (usize::from(name.as_bytes()[0] - b'a'), usize::from(name.as_bytes()[1] - b'1'))
}

fn name((file, rank): Square) -> String {
    format!("{}{}", char::from(b'a' + file as u8), rank + 1)
}
