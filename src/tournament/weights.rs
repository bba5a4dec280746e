//! Weights of pairs in a matching.

/// The weights of pairs: a list of numbers for each two vertices, the most important first.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    pub(super) vertices: usize,
    pub(super) length: usize,
    numbers: Vec<i64>,
    allowed: Vec<bool>,
}

impl Weights {
    /// Weights of this many numbers between this many vertices. No two may be paired yet.
    pub(super) fn new(vertices: usize, length: usize) -> Self {
        let pairs = vertices * vertices;
        Self { vertices, length, numbers: vec![0; pairs * length], allowed: vec![false; pairs] }
    }

    /// Allows a pair with this weight. The first number has to be positive.
    pub(super) fn set(&mut self, one: usize, other: usize, weight: &[i64]) {
        for (from, to) in [(one, other), (other, one)] {
            let at = from * self.vertices + to;
            self.allowed[at] = true;
            self.numbers[at * self.length..(at + 1) * self.length].copy_from_slice(weight);
        }
    }

    /// Whether two vertices may be paired.
    pub(super) fn is_allowed(&self, one: usize, other: usize) -> bool {
        self.allowed[one * self.vertices + other]
    }

    /// A pair's weight.
    pub(super) fn of(&self, (one, other): (usize, usize)) -> &[i64] {
        let at = (one * self.vertices + other) * self.length;
        &self.numbers[at..at + self.length]
    }
}
