//! Swiss rounds by FIDE's Dutch system: FIDE Handbook C.04.3, as it is in force since 1 February 2026.
//!
//! Everybody plays in every round, against somebody with as many points as possible whom they have not met. Whoever has
//! the same points forms a bracket; brackets are paired from the top, and those who find no opponent in theirs float down
//! into the next one. C.04.3 says what makes one pairing of a bracket better than another, in order of importance, and
//! which comes first among equally good ones. Both are weights of pairs here, and the heaviest pairs of all are the
//! pairing that the rules describe.
//!
//! - [`pair_round`]: a whole round. `bracket`: one bracket. `criteria`: what C.04.3 wants of each pair.
//! - `entrant`: what an entrant brings from earlier rounds. `sides`: who plays which side.

mod bracket;
mod criteria;
mod entrant;
mod round;
mod sides;

pub use round::{SwissRound, pair_round};
