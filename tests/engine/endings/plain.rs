//! Chifoumi with few pieces, solved once more, from the rules page alone: plainly, every position for itself, in whole
//! turns, without symmetries, and again and again until nothing changes.

use std::cell::Cell;

/// How many squares there are.
const SQUARES: usize = 33;
/// The most pieces that are solved.
pub const PIECES_MAX: usize = 4;
/// By kind, in the order Paper, Rock, Scissors, Well: the kinds that it captures.
const CAPTURES: [&[u8]; 4] = [&[1, 3], &[2], &[0], &[1, 2]];
const WHITE: u8 = 0;
/// By piece: its letter.
const LETTERS: [char; 8] = ['P', 'R', 'S', 'W', 'p', 'r', 's', 'w'];
/// By rank, from the bottom: how many squares it has, and the number of the first one.
const WIDTHS: [u8; 7] = [3, 3, 7, 7, 7, 3, 3];
const FIRSTS: [u8; 7] = [0, 3, 6, 13, 20, 27, 30];

/// A piece: its owner's four and its kind.
type Piece = u8;

fn owner(piece: Piece) -> u8 {
    piece / 4
}

fn captures(piece: Piece, other: Piece) -> bool {
    CAPTURES[usize::from(piece % 4)].contains(&(other % 4))
}

/// The pieces by square, those of one square from the bottom to the top; and whose turn it is.
#[derive(Clone, Copy, Default)]
pub struct Position {
    pub mover: u8,
    count: usize,
    squares: [u8; PIECES_MAX],
    pieces: [Piece; PIECES_MAX],
}

impl Position {
    fn is_top(&self, index: usize) -> bool {
        index + 1 == self.count || self.squares[index + 1] != self.squares[index]
    }

    fn top_of(&self, square: u8) -> Option<Piece> {
        (0..self.count).rfind(|index| self.squares[*index] == square).map(|index| self.pieces[index])
    }

    fn take(&mut self, index: usize) -> Piece {
        let piece = self.pieces[index];
        self.squares.copy_within(index + 1..self.count, index);
        self.pieces.copy_within(index + 1..self.count, index);
        self.count -= 1;
        piece
    }

    /// Puts a piece on top of what stands on a square, and tells its index.
    fn put(&mut self, piece: Piece, square: u8) -> usize {
        let index = (0..self.count).find(|index| self.squares[*index] > square).unwrap_or(self.count);
        self.squares.copy_within(index..self.count, index + 1);
        self.pieces.copy_within(index..self.count, index + 1);
        (self.squares[index], self.pieces[index]) = (square, piece);
        self.count += 1;
        index
    }

    /// The position after a piece has gone to a square without capturing.
    fn moved(mut self, index: usize, square: u8) -> Self {
        let piece = self.take(index);
        self.put(piece, square);
        self
    }

    /// The position after a piece has captured all that stands on a square.
    fn captured(mut self, index: usize, square: u8) -> (Self, usize) {
        let piece = self.take(index);
        while let Some(index) = (0..self.count).find(|index| self.squares[*index] == square) {
            self.take(index);
        }
        let index = self.put(piece, square);
        (self, index)
    }

    /// The position string.
    pub fn text(&self) -> String {
        let row = |(first, width): (u8, u8)| {
            let stacks = (first..first + width).map(|square| {
                let here = (0..self.count).filter(|index| self.squares[*index] == square);
                let stack: String = here.map(|index| LETTERS[usize::from(self.pieces[index])]).collect();
                if stack.len() > 1 { format!("[{stack}]") } else { stack }
            });
            written(stacks)
        };
        let rows: Vec<String> = FIRSTS.into_iter().zip(WIDTHS).rev().map(row).collect();
        format!("{} {} - -", rows.join("/"), ["w", "b"][usize::from(self.mover)])
    }

    fn each(&self) -> impl Iterator<Item = Piece> + '_ {
        self.pieces[..self.count].iter().copied()
    }

    /// Whether a player has nothing left, or all pieces are of one kind.
    fn is_over(&self) -> bool {
        let first = self.pieces[0];
        self.each().all(|piece| owner(piece) == owner(first)) || self.each().all(|piece| piece % 4 == first % 4)
    }

    /// Who has more points: a point a piece, and Black half a point more.
    fn leader(&self) -> u8 {
        let white = self.each().filter(|piece| owner(*piece) == WHITE).count();
        u8::from(2 * white < self.count + 1)
    }
}

/// The squares, and all that is known.
pub struct Plain {
    near: Vec<Vec<u8>>,
    choose: [[usize; PIECES_MAX + 1]; SQUARES + PIECES_MAX],
    /// By count of pieces, and by number: whether the player who trails wins.
    known: Vec<Vec<Cell<bool>>>,
}

impl Plain {
    /// With nothing solved yet.
    pub fn new() -> Self {
        let files = |width: u8| if width == 3 { 2..5 } else { 0..7 };
        let at: Vec<(i32, i32)> =
            (0..).zip(WIDTHS).flat_map(|(rank, width)| files(width).map(move |file| (file, rank))).collect();
        let near = |a: &(i32, i32)| {
            let touches = |b: &(i32, i32)| a != b && (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
            (0..).zip(&at).filter(|(_, b)| touches(b)).map(|(square, _)| square).collect()
        };
        let mut choose = [[0; PIECES_MAX + 1]; SQUARES + PIECES_MAX];
        for n in 0..choose.len() {
            choose[n][0] = 1;
            for k in 1..=PIECES_MAX.min(n) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        Self { near: at.iter().map(near).collect(), choose, known: vec![Vec::new(); 2] }
    }

    /// All positions with up to so many pieces.
    pub fn solve(pieces_max: usize) -> Self {
        let mut plain = Self::new();
        for count in 2..=pieces_max {
            let numbers = plain.choose[SQUARES + count - 1][count] << (3 * count) << 1;
            plain.known.push(vec![Cell::new(false); numbers]);
            while plain.sweep(count) {}
        }
        plain
    }

    fn number(&self, position: &Position) -> usize {
        let mut squares = 0;
        let mut pieces = 0;
        for index in 0..position.count {
            squares += self.choose[usize::from(position.squares[index]) + index][index + 1];
            pieces = pieces << 3 | usize::from(position.pieces[index]);
        }
        (squares << (3 * position.count) | pieces) << 1 | usize::from(position.mover)
    }

    /// Shows every position at the start of a turn of a player who can do something.
    pub fn each(&self, count: usize, mut show: impl FnMut(&Position)) {
        let mut position = Position { count, ..Position::default() };
        loop {
            for pieces in 0..1_u32 << (3 * count) {
                for index in 0..count {
                    position.pieces[index] = (pieces >> (3 * (count - 1 - index)) & 7) as Piece;
                }
                if !is_possible(&position) {
                    continue;
                }
                for mover in [0, 1] {
                    if self.can_act(&position, mover) {
                        show(&Position { mover, ..position });
                    }
                }
            }
            // The next squares, none of them after a higher one.
            let Some(index) = (0..count).find(|index| {
                let limit = if index + 1 < count { position.squares[index + 1] } else { SQUARES as u8 - 1 };
                position.squares[*index] < limit
            }) else {
                return;
            };
            position.squares[index] += 1;
            position.squares[..index].fill(0);
        }
    }

    fn can_act(&self, position: &Position, player: u8) -> bool {
        (0..position.count).any(|index| {
            let piece = position.pieces[index];
            owner(piece) == player
                && position.is_top(index)
                && self.near[usize::from(position.squares[index])]
                    .iter()
                    .any(|to| position.top_of(*to).is_none_or(|top| owner(top) == player || captures(piece, top)))
        })
    }

    /// Looks at every position that is not known to be won by who trails; says whether more are now.
    fn sweep(&self, count: usize) -> bool {
        let mut more = false;
        self.each(count, |position| {
            let known = &self.known[count][self.number(position)];
            let trailer = 1 - position.leader();
            if !known.get() && self.wins_turn(position) == (position.mover == trailer) {
                known.set(true);
                more = true;
            }
        });
        more
    }

    /// Who wins at the start of a turn, as far as it is known: 0 is White, 1 Black.
    pub fn winner(&self, position: &Position) -> u8 {
        let leader = position.leader();
        if self.known[position.count][self.number(position)].get() { 1 - leader } else { leader }
    }

    /// Whether whoever is to move wins at the start of a turn, by what comes of all ways to play it.
    fn wins_turn(&self, position: &Position) -> bool {
        (0..position.count).any(|index| {
            let mine = owner(position.pieces[index]) == position.mover;
            mine && position.is_top(index) && self.wins_by(position, index)
        })
    }

    /// Whether whoever is to move can go on with the piece at an index so that the turn wins.
    fn wins_by(&self, position: &Position, index: usize) -> bool {
        let (piece, mover) = (position.pieces[index], position.mover);
        self.near[usize::from(position.squares[index])].iter().any(|to| {
            let top = position.top_of(*to);
            if top.is_none_or(|top| owner(top) == mover) && self.wins_ended(position.moved(index, *to)) {
                return true;
            }
            if !top.is_some_and(|top| captures(piece, top)) {
                return false;
            }
            let (next, index) = position.captured(index, *to);
            if next.is_over() { next.leader() == mover } else { self.wins_ended(next) || self.wins_by(&next, index) }
        })
    }

    /// Whether whoever was to move wins once the turn has ended. Who cannot do anything is skipped.
    fn wins_ended(&self, position: Position) -> bool {
        let (mover, other) = (position.mover, 1 - position.mover);
        let next = if self.can_act(&position, other) { other } else { mover };
        self.winner(&Position { mover: next, ..position }) == mover
    }
}

/// Whether stacks are of one color, nobody has more than two of a kind, and the game is not over.
fn is_possible(position: &Position) -> bool {
    let mut counts = [0; 8];
    for piece in position.each() {
        counts[usize::from(piece)] += 1;
    }
    let one_color = (1..position.count).all(|index| {
        position.squares[index] != position.squares[index - 1]
            || owner(position.pieces[index]) == owner(position.pieces[index - 1])
    });
    one_color && counts.iter().all(|count| *count <= 2) && !position.is_over()
}

/// A row of a position string: a number is a run of empty squares.
fn written(stacks: impl Iterator<Item = String>) -> String {
    let (mut row, mut empty) = (String::new(), 0);
    for stack in stacks.map(Some).chain([None]) {
        if stack.as_deref() == Some("") {
            empty += 1;
            continue;
        }
        if empty > 0 {
            row.push_str(&empty.to_string());
        }
        empty = 0;
        row += stack.as_deref().unwrap_or_default();
    }
    row
}
