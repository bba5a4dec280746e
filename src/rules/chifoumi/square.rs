//! The 33 squares of the cross, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr};

use crate::rules::Coord;

/// How many squares there are.
pub(super) const SQUARES: usize = 33;

/// By rank, from the bottom: the leftmost file, counted from `a` = 0, and how many squares there are.
const RANKS: [(u8, u8); 7] = [(2, 3), (2, 3), (0, 7), (0, 7), (0, 7), (2, 3), (2, 3)];

/// How many squares each rank has, from the top as in position strings.
pub(super) const WIDTHS: [usize; 7] = [3, 3, 7, 7, 7, 3, 3];

/// The coordinates of the squares, in the order of their numbers.
const COORDS: [Coord; SQUARES] = {
    let mut coords = [Coord::new(0, 0); SQUARES];
    let mut next = 0;
    let mut rank = 0;
    while rank < RANKS.len() {
        let (first, width) = RANKS[rank];
        let mut file = first;
        while file < first + width {
            coords[next] = Coord::new(file, rank as u8 + 1);
            next += 1;
            file += 1;
        }
        rank += 1;
    }
    coords
};

/// By square: the squares that touch it along a side or at a corner.
const NEAR: [Squares; SQUARES] = {
    let mut near = [Squares::NONE; SQUARES];
    let mut a = 0;
    while a < SQUARES {
        let mut b = 0;
        while b < SQUARES {
            let files = COORDS[a].letter.abs_diff(COORDS[b].letter);
            let ranks = COORDS[a].number.abs_diff(COORDS[b].number);
            if a != b && files <= 1 && ranks <= 1 {
                near[a].0 |= 1 << b;
            }
            b += 1;
        }
        a += 1;
    }
    near
};

/// A square, numbered from `c1` along the ranks up to `e7`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Square(u8);

impl Square {
    /// `d4`, where nothing may be placed.
    pub(super) const CENTER: Self = Self(SQUARES as u8 / 2);

    /// The square of a coordinate, if there is one.
    pub(super) fn at(coord: Coord) -> Option<Self> {
        COORDS.iter().position(|known| *known == coord).map(|index| Self(index as u8))
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn coord(self) -> Coord {
        COORDS[self.index()]
    }

    /// The squares next to it.
    pub(super) const fn near(self) -> Squares {
        NEAR[self.index()]
    }

    /// The squares of every rank from the left, rank 7 first, as position strings and readers go.
    pub(super) fn rows() -> impl Iterator<Item = impl Iterator<Item = Self>> {
        let mut end = SQUARES as u8;
        WIDTHS.into_iter().map(move |width| {
            let begin = end - width as u8;
            let row = (begin..end).map(Self);
            end = begin;
            row
        })
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Squares(u64);

impl Squares {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self((1 << SQUARES) - 1);

    pub(super) const fn of(square: Square) -> Self {
        Self(1 << square.0)
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    pub(super) const fn add(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    pub(super) const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    pub(super) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The squares in the order of their numbers.
    pub(super) fn each(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let square = (rest != 0).then(|| Square(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            square
        })
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
