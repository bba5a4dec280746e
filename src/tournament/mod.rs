//! Pairing and scoring of matches and tournaments: pure, without store, club and chance.
//!
//! Entrants are numbers, their places in the list of seeds; a tournament is the list of its rounds.
//!
//! - [`Meeting`], [`Ended`], [`Scoring`]: meetings, their results, and what those are worth.
//! - [`MatchGoal`], [`MatchTally`]: several games between two.
//! - [`System`]: all that differs between one way to play a tournament and another. [`SYSTEMS`]: the one table of them, each
//!   with a file of its own. [`Lasting`]: one without rounds, for a time. [`next_season`]: who goes up and down between
//!   divisions.
//! - [`league_rounds`]: everyone against everyone. [`first_knockout_round`], [`next_knockout_round`]: losers are
//!   out.
//! - [`Playoff`]: a knockout of those who share the first place of a table.
//! - [`Setup`], [`NotedMeeting`]: the places that a tournament has, and rounds as they were noted.
//! - [`pair_round`]: Swiss rounds by FIDE's Dutch system; `matching` is the algorithm below it.
//! - [`Report`]: a tournament as arbiters' programs read it.
//! - [`Results`], [`Standing`], [`knockout_places`], [`knocked_out`]: tables.

mod berger;
mod dutch;
mod goal;
mod knockout;
mod matching;
mod meeting;
mod noted;
mod standings;
mod system;
mod systems;
mod trf;
mod weights;

pub use berger::league_rounds;
pub use dutch::{SwissRound, pair_round};
pub use goal::{MatchGoal, MatchTally, NoGoal};
pub use knockout::{
    BracketPlace, first_knockout_round, first_round_of, higher_seed, knocked_out, knockout_bracket, knockout_places,
    next_knockout_round,
};
pub use meeting::{Ended, Meeting, Round, Scoring};
pub use noted::{Misplaced, NotedMeeting};
pub use standings::{Results, Standing, TieBreak};
pub use system::{Chart, Lasting, Played, Playoff, Setup, System};
pub use systems::{SYSTEMS, changing_places, next_season};
pub use trf::{Report, Reported};
