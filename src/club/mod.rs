//! The club: challenges, games and their players, offers, ratings.
//!
//! It gets a [`Request`] and the time, and answers with [`Letter`]s, which are in the outbox when it returns. Each
//! request is one transaction, one after the other, and the same requests lead to the same state. Everything without a
//! request (a time that has come, a game that a tournament or the program begins) goes the same way.
//!
//! Its parts. Each has a face that says on one screen what it offers, and uses only parts before it in this list;
//! `tests/house` holds that:
//!
//! - `context`: the tools of every part: the transaction, the time, the cause, the letters, and the asker.
//! - `permission`: what people may do. `time`: clocks, and time that doesn't count.
//! - `listing`: games in lists. `people`, `lookup`: which person, game or offer is meant.
//! - `notices`: how people hear what happens, and that they must act.
//! - `play`: challenges, games, turns, matches. `tournaments`: rounds of many.
//! - `links`: codes, and what they join.
//! - `votes`: games between communities.
//! - `moderation`: bans and stopped games, settings, personal data.
//! - `computer`: hints and analyses. `queries`: questions that change nothing. `training`: lessons, puzzles, and tasks from
//!   people's own mistakes. `memory`: what people keep of their games.
//! - `pages`: pages of games, and who is signed in to them.
//! - `desk`: the way in and out. [`Club`], the [`Desk`] before its thread, which part obeys which command, the outbox,
//!   everything that is done without a request.

mod computer;
mod context;
mod desk;
mod links;
mod listing;
mod lookup;
mod memory;
mod moderation;
mod notices;
mod pages;
mod people;
mod permission;
mod play;
mod queries;
mod time;
mod tournaments;
mod training;
mod votes;

pub use computer::analysis::{Analysis, JudgedTurn, Judgment};
pub use computer::job::JobAnswer;
pub use context::error::ClubError;
pub use context::job::{Job, JobQuestion};
pub use context::letter::{
    Addressee, Answer, Attachment, Audience, Button, ButtonStyle, Letter, PersonalFile, Picture, Poll, PollAnswer,
    PostedPoll, To,
};
pub use context::prepared::{Prepared, page_scene};
pub use context::replay::{Corrupt, mended, verify};
pub use context::request::{Manages, Origin, Person, Place, PollPress, Request, Said};
pub use desk::awaiting::Awaited;
pub use desk::club::Club;
pub use desk::delivery::{Home, Landed, Outgoing, Retry, SendFailure, SentMessage, WaitingLetter};
pub use desk::health::health_report;
pub use desk::ongoing::{NewestBoard, Ongoing, OngoingTask, OwnGames};
pub use desk::polls::OpenPoll;
pub use desk::queue::{ChangeListener, Desk, Notifier, QueueFull, RequestFailed, Task};
pub use desk::ticking::due_kinds;
pub use pages::acting::{PageRefusal, PageRequest};
pub use pages::home::{OwnGameOnPage, OwnGamesOnPage};
pub use pages::learning::{LearnerOnPage, TaskOnPage};
pub use pages::reading::{ButtonOnPage, ClockOnPage, GameOnPage, Reader};
pub use time::guarded_clock::GuardedClock;

pub use crate::config::Limits;
pub use crate::store::{COMPUTER, Controls, SeenBy, TaskSource};
