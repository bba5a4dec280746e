//! Games, and everything that belongs to one.
//!
//! - `game`: games and their records; `game_places`: where else they are shown. `offers`: challenges, and offers during a
//!   game. `conditionals`: prepared answers. `watchers`: where others follow it.
//! - `polls`: polls of platforms about their turns.
//! - `clocks`: clocks of games. `pauses`: time that counts for nobody. `due`: things to do at a certain time.
//! - `matches`, `tournaments`: several games for one result, and many of those. `ratings`, `seasons`: their results for
//!   people; `rerating`: the same anew.
//! - `swings`: how far behind winners were. `puzzles`: those, and who solves them; `mistakes`: people's own ones, as tasks.

pub(in crate::store) mod clocks;
pub(in crate::store) mod conditionals;
pub(in crate::store) mod due;
pub(in crate::store) mod finished;
pub(in crate::store) mod game;
pub(in crate::store) mod game_places;
pub(in crate::store) mod matches;
pub(in crate::store) mod mistakes;
pub(in crate::store) mod offers;
pub(in crate::store) mod organizers;
pub(in crate::store) mod pauses;
pub(in crate::store) mod polls;
pub(in crate::store) mod puzzles;
pub(in crate::store) mod ratings;
pub(in crate::store) mod rerating;
pub(in crate::store) mod seasons;
pub(in crate::store) mod swings;
pub(in crate::store) mod tournaments;
pub(in crate::store) mod votes;
pub(in crate::store) mod watchers;
