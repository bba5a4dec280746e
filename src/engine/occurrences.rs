//! Which positions have stood at the start of a turn, in the game and on the line that is being looked at.

/// How many boxes the keys are counted in.
const BOXES: usize = 4096;

/// The keys of positions in the order in which they stood.
#[derive(Debug)]
pub(super) struct Occurrences {
    keys: Vec<u64>,
    /// How many of the keys fall into each box: where it is none, nothing has to be looked through.
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
        self.boxes[Self::index(key)] > 0 && self.keys.contains(&key)
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
