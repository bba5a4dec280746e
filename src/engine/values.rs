//! What positions are worth at first sight. The search comes back to many of them each time that it looks deeper.

use crate::rules::guide::Evaluated;

/// The most values kept: more would leave the processor's cache.
const KEPT: usize = 1 << 15;

/// Values by the keys of their positions. A newer one takes the slot of an older one.
#[derive(Debug)]
pub(super) struct Values {
    entries: Vec<(u64, i32)>,
}

impl Values {
    /// Room for the values of about this many positions.
    pub(super) fn new(positions: u64) -> Self {
        let wanted = usize::try_from(positions).map_or(KEPT, |positions| positions.clamp(1, KEPT));
        // A key of 0 belongs in the first slot alone, so no other one can be taken for filled.
        let mut entries = vec![(0, 0); wanted.next_power_of_two()];
        entries[0].0 = 1;
        Self { entries }
    }

    /// The value of the position with this key.
    pub(super) fn of<P: Evaluated>(&mut self, position: &P, key: u64) -> i32 {
        let index = key as usize & (self.entries.len() - 1);
        let entry = &mut self.entries[index];
        if entry.0 != key {
            *entry = (key, position.value());
        }
        entry.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::random::Random;
    use crate::rules::guide::key;
    use crate::rules::{chifoumi::Chifoumi, fursaz::Fursaz, sfirs::Sfirs, sia_doble::SiaDoble, the_game::TheGame};

    /// Plays at random, and looks at what each position is worth twice.
    fn play<P: Evaluated>() {
        let mut actions = Vec::new();
        for game in 0..40 {
            let mut random = Random::new(game);
            for variant in 0..P::ABOUT.variants.len() {
                // A search is of one variant.
                let mut values = Values::new(1 << 8);
                let mut position = P::start(variant);
                while position.outcome().is_none() {
                    let told = [(); 2].map(|()| values.of(&position, key(&position)));
                    assert_eq!(told, [position.value(); 2]);
                    actions.clear();
                    position.legal_actions(&mut actions);
                    position.play_unchecked(actions[random.below(actions.len())]);
                    if random.below(200) == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn a_value_that_was_kept_is_that_of_its_position() {
        play::<Sfirs>();
        play::<TheGame>();
        play::<Fursaz>();
        play::<Chifoumi>();
        play::<SiaDoble>();
    }
}
