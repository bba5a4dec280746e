//! Swiss rounds by FIDE's Dutch system: FIDE Handbook C.04.3, as it is in force since 1 February 2026.
//!
//! Everybody plays in every round, against somebody whom they haven't met and who has nearly the same points. People
//! with the same points form a bracket. Brackets are paired from the top, and those who find no opponent float down
//! into the next one. C.04.3 ranks the pairings of a bracket by criteria, in order of importance, and orders equally
//! good ones. Both are weights of pairs here, and the heaviest pairs of all are the pairing that the rules describe.
//!
//! - [`pair_round`]: a whole round. `bracket`: one bracket. `criteria`: the criteria of C.04.3.
//! - `entrant`: an entrant's history. `sides`: who plays which side.

mod bracket;
mod criteria;
mod entrant;
mod round;
mod sides;

pub use round::{SwissRound, pair_round};
