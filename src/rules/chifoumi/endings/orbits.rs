//! Sets of up to four cells, and which are equal after rotating or mirroring the board.

use crate::rules::Coord;
use crate::rules::chifoumi::cell::{CELLS, Cell};

/// The ways to rotate and mirror the board onto itself.
const SYMMETRIES: usize = 8;

/// The sets of a number of cells.
pub(super) struct Orbits {
    /// By rank of a set: its orbit, and the symmetries that turn it into the orbit's first set, one bit each.
    of: Vec<(u16, u8)>,
    /// The first set of each orbit, and the number of sets in the orbit.
    pub(super) firsts: Vec<(Vec<u8>, u64)>,
}

/// By symmetry and cell: where the symmetry takes the cell.
pub(super) struct Turns([[u8; CELLS]; SYMMETRIES]);

impl Turns {
    pub(super) fn new() -> Self {
        let turned = |symmetry: usize, cell: u8| {
            let at = Cell::numbered(cell).coord();
            let (mut x, mut y) = (at.letter as i8 - 3, at.number as i8 - 4);
            if symmetry & 1 != 0 {
                x = -x;
            }
            if symmetry & 2 != 0 {
                y = -y;
            }
            if symmetry & 4 != 0 {
                (x, y) = (y, x);
            }
            let to = Cell::at(Coord::new((x + 3) as u8, (y + 4) as u8));
            to.map_or(cell, |to| to.index() as u8)
        };
        Self(std::array::from_fn(|symmetry| std::array::from_fn(|cell| turned(symmetry, cell as u8))))
    }

    pub(super) fn turned(&self, symmetry: usize, cell: u8) -> u8 {
        self.0[symmetry][usize::from(cell)]
    }
}

impl Orbits {
    /// All sets of this many cells.
    pub(super) fn new(count: usize, turns: &Turns) -> Self {
        let mut orbits = Self { of: Vec::new(), firsts: Vec::new() };
        let mut by_first = std::collections::HashMap::new();
        let mut set: Vec<u8> = (0..count as u8).collect();
        loop {
            let images: [usize; SYMMETRIES] = std::array::from_fn(|symmetry| {
                let mut image: Vec<u8> = set.iter().map(|cell| turns.turned(symmetry, *cell)).collect();
                image.sort_unstable();
                rank(&image)
            });
            let first = images.into_iter().min().unwrap_or(0);
            let leading = images.iter().rev().fold(0, |bits, image| bits << 1 | u8::from(*image == first));
            // Sets come by rank, so the first one of an orbit comes before the others.
            let orbit = *by_first.entry(first).or_insert_with(|| {
                orbits.firsts.push((set.clone(), 0));
                orbits.firsts.len() - 1
            });
            orbits.firsts[orbit].1 += 1;
            orbits.of.push((orbit as u16, leading));
            if !advance(&mut set) {
                return orbits;
            }
        }
    }

    /// The orbit of a set in ascending order, and the symmetries that turn it into the orbit's first set. If the first
    /// set is symmetric itself, there are several.
    pub(super) fn find(&self, set: &[u8]) -> (usize, impl Iterator<Item = usize> + use<>) {
        let (orbit, leading) = self.of[rank(set)];
        (usize::from(orbit), (0..SYMMETRIES).filter(move |symmetry| leading >> symmetry & 1 == 1))
    }
}

/// The rank of a set in ascending order among all sets of its size (the combinatorial number system).
fn rank(set: &[u8]) -> usize {
    set.iter().zip(1..).map(|(cell, place)| choose(usize::from(*cell), place)).sum()
}

fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

/// Advances to the set with the next rank, if there is one.
fn advance(set: &mut [u8]) -> bool {
    for index in 0..set.len() {
        let limit = set.get(index + 1).copied().unwrap_or(CELLS as u8);
        if set[index] + 1 < limit {
            set[index] += 1;
            for (lower, cell) in set[..index].iter_mut().zip(0..) {
                *lower = cell;
            }
            return true;
        }
    }
    false
}
