//! The positions in which turns began, in the game and on the current line of the search.

/// How many boxes the keys are sorted into.
const BOXES: usize = 1 << 13;

/// The keys of positions, in the order in which they came up.
#[derive(Debug)]
pub(super) struct Occurrences {
    /// Each with what its box held before it.
    keys: Vec<(u64, u32)>,
    /// The number of the last key in each box, counted from 1. If a box holds 0, there is no need to search.
    boxes: Vec<u32>,
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
        let mut number = self.boxes[Self::index(key)];
        while let Some(last) = number.checked_sub(1) {
            let (known, before) = self.keys[last as usize];
            if known == key {
                return true;
            }
            number = before;
        }
        false
    }

    pub(super) fn push(&mut self, key: u64) {
        let last = &mut self.boxes[Self::index(key)];
        self.keys.push((key, *last));
        *last = self.keys.len() as u32;
    }

    pub(super) fn pop(&mut self) {
        if let Some((key, before)) = self.keys.pop() {
            self.boxes[Self::index(key)] = before;
        }
    }

    const fn index(key: u64) -> usize {
        (key >> 40) as usize % BOXES
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::random::Random;

    #[test]
    fn keys_are_there_until_they_are_taken_away_also_of_one_box() {
        let mut random = Random::new(1);
        let first = vec![5 << 40, 6 << 40];
        let (mut plain, mut occurrences) = (first.clone(), Occurrences::new(first));
        let mut found = 0;
        for _ in 0..10_000 {
            // Few boxes, with several keys in each.
            let key = (random.below(4) << 40 | random.below(64)) as u64;
            assert_eq!(occurrences.has(key), plain.contains(&key), "{key:x} in {plain:x?}");
            found += usize::from(plain.contains(&key));
            if random.below(2) == 0 {
                plain.push(key);
                occurrences.push(key);
            } else {
                plain.pop();
                occurrences.pop();
            }
        }
        assert!((1_000..9_000).contains(&found), "{found}");
    }
}
