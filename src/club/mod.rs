//! The club: challenges, games and their players, offers, ratings.
//!
//! It is given a [`Request`] and the time, and answers with [`Letter`]s, which it has put into the outbox by then. It
//! does so in one transaction, one request after the other, and the same requests lead to the same state. What nobody
//! asks for (a time that has come, a game that a tournament or the program begins) goes the same way.
//!
//! - [`Club`]: the door. [`Desk`]: the thread behind which it sits while the program runs; `clock`: the time it goes
//!   by.
//! - [`Request`], [`Letter`]: what comes in and what goes out, the same on every platform.
//! - `act`: one transaction, whoever the cause is. `playing`: what happens in a game; `announce`: who is told of it;
//!   `rating`: Glicko-2; `unasked`: the acts without a request; `timing`: clocks; `outages`, `connections`, `vacation`:
//!   time that counts for nobody; `hours`: when people are told of things, and where they are; `notices`, `quiet`,
//!   `digest`: how they are told; `idle`: games that nobody plays. `draft`: letters in the making.
//! - `visit`: an act with the person who asks for it; `finding`: which game, offer or person is meant. `offers`,
//!   `answers`, `turns`, `conditionals`, `views`, `standing`, `seasons`, `settings`, `blocking`, `order`,
//!   `personal`, `forgetting`: the commands.
//! - `computer`, `levels`: the computer as a player: games with it, and what awaits it. `looking`, `job`: what it is
//!   to look at for somebody; `analysis`, `analysis_told`: what each turn of a game gave away.
//! - `matches`: several games between two; `tournaments`: rounds of many; `tournament_tables`: how they stand; `organizing`:
//!   the commands about them.
//! - `delivery`: what is said of letters on their way; `outbox`: those letters. [`health_report`]: how the club is.
//! - `guard`: panics. `suspects`: what fails or kills the program, and is put aside.
//! - `moving`: places that are replaced, people who leave. `replay`: games from their records. `words`: phrases that
//!   several need; `lines`: lines of turns as text.

mod act;
mod analysis;
mod analysis_told;
mod announce;
mod answers;
mod asking;
mod attendance;
mod blocking;
mod clock;
mod computer;
mod conditionals;
mod connections;
mod delivery;
mod desk;
mod digest;
mod door;
mod draft;
mod error;
mod finding;
mod forgetting;
mod guard;
mod health;
mod hours;
mod idle;
mod job;
mod learning;
mod letter;
mod levels;
mod limits;
mod lines;
mod looking;
mod matches;
mod moving;
mod notices;
mod offers;
mod ongoing;
mod order;
mod organizing;
mod outages;
mod outbox;
mod pace;
mod personal;
mod playing;
mod profile;
mod quiet;
mod rating;
mod rejection;
mod replay;
mod request;
mod seasons;
mod settings;
mod standing;
mod sure;
mod suspects;
mod suspicion;
mod timing;
mod tournament_brackets;
mod tournament_field;
mod tournament_sheets;
mod tournament_tables;
mod tournament_views;
mod tournaments;
mod turns;
mod unasked;
mod urgency;
mod vacation;
mod views;
mod visit;
mod words;

pub use analysis::{Analysis, JudgedTurn, Judgment};
pub use clock::GuardedClock;
pub use computer::Awaited;
pub use delivery::{Home, Landed, Outgoing, Retry, SendFailure, SentMessage, WaitingLetter};
pub use desk::{Desk, Notifier, QueueFull, RequestFailed, Task};
pub use door::Club;
pub use error::ClubError;
pub use health::health_report;
pub use job::{Findings, Job, JobQuestion};
pub use letter::{Addressee, Answer, Attachment, Audience, Button, ButtonStyle, Letter, PersonalFile, Picture, To};
pub use limits::Limits;
pub use ongoing::{Ongoing, OwnGames};
pub use replay::{Corrupt, mended, verify};
pub use request::{Origin, Person, Place, Request, Said};
pub use unasked::Pairing;

pub use crate::store::{COMPUTER, Controls, SeenBy};
