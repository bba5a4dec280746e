//! Numbers that look random, the same ones from the same seed, so that a failure can be played again anywhere.

#![allow(dead_code, reason = "not every test needs everything")]

/// xorshift64*.
pub struct Random(u64);

impl Random {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit
    }

    /// One of several things.
    pub fn pick<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    /// Whether it is the one time in so many.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }
}
