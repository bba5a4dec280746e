//! Time in a game, as arithmetic. Nothing here reads a database or the system's clock; the time is always an argument.
//!
//! - [`TimeControl`]: how much time there is, as people write it. [`Terms`]: the same, with what happens when it runs
//!   out.
//! - [`GameClock`]: both players' time in a game, after turns, gifts and claims.
//! - [`Pauses`]: stretches of time that count for nobody.
//! - [`Hours`], [`Waking`]: when somebody wants to be notified. [`reminder_at`]: when they are reminded.
//! - [`find_zone`]: time zones, by the names that people write.
//! - [`Season`]: the quarters of a year.
//! - [`days_in_year`], [`year_of`]: how vacations are counted.
//! - [`read_length`], [`write_length`]: lengths of time, as people write them.

mod control;
mod game_clock;
mod hours;
mod length;
mod pauses;
mod reminder;
mod season;
mod terms;
mod vacation;
mod zone;

pub use control::TimeControl;
pub use game_clock::GameClock;
pub use hours::{Hours, NoHours, Waking, next_time, read_time, write_time};
pub use length::{read_length, write_length};
pub use pauses::Pauses;
pub use reminder::{morning_after, reminder_at};
pub use season::Season;
pub use terms::Terms;
pub use vacation::{days_in_year, year_of};
pub use zone::{find_zone, zone_name, zones_like};
