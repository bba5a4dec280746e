//! The positions in which turns began, in the game and on the current line of the search.

/// How many boxes the keys are sorted into.
const BOXES: usize = 1 << 14;

/// The keys of positions, in the order in which they came up.
#[derive(Debug)]
pub(super) struct Occurrences {
    keys: Vec<u64>,
    /// How many keys are in each box. If a box is empty, there is no need to search.
    boxes: Vec<u16>,
}

impl Occurrences {
    pub(super) fn new(keys: impl IntoIterator<Item = u64>) -> Self {
        let mut occurrences = Self { keys: Vec::new(), boxes: vec![0; BOXES] };
        for key in keys {
            occurrences.push(key);
        }
        occurrences
    }

    pub(super) fn has(&self, key: u64) -> bool {
        // What comes up again was there a moment ago, as a rule.
        self.boxes[Self::index(key)] > 0 && self.keys.iter().rev().any(|known| *known == key)
    }

    pub(super) fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.boxes[Self::index(key)] += 1;
    }

    pub(super) fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            self.boxes[Self::index(key)] -= 1;
        }
    }

    const fn index(key: u64) -> usize {
        (key >> 40) as usize % BOXES
    }
}
