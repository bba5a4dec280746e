//! Discord: slash commands with completion, buttons and selects, boards as pictures, threads, private answers.
//!
//! - `run`: everything at once. `platform`: what the rest of the program knows of it. [`invitation`]: the link that brings the bot onto a server.
//! - `gateway`: the connection over which events come. `directory`: the channels and threads that they tell of, and what
//!   we may do there, by `permits`.
//! - `rest`: requests, and the limits to them. `holds`: pauses that Discord asks for. `codes`: what its error codes mean.
//! - `commands`: the commands in Discord's menus. `trials`: the end of those that one server had for itself.
//!   `complete`: what may be typed next, by `looks` at somebody's games. `controls`: buttons and selects.
//! - `server`: serves events. `asked`: how they can be answered. `intake`: events as requests to the club. `reception`:
//!   hands those in. `pending`: the events that wait for an answer; `interactions`: answers to interactions. `dialogs`:
//!   what is answered without the club, such as the `form` of a challenge. `remembered`: what need not be asked again.
//! - `courier`: brings letters to where they belong, by a `route`, into `channels` and `threads`. `layout`: letters as
//!   messages. `hub`: lists of games. `tidying`: what becomes of the
//!   boards before, `past`.
//!
//! serenity is the client: it reads what comes in and writes what goes out. Nothing depends on the content of messages,
//! which Discord shows only to those who mention the bot, write to it alone, or granted it.

mod asked;
mod channels;
mod codes;
mod commands;
mod complete;
mod controls;
mod courier;
mod dialogs;
mod directory;
mod error;
mod form;
mod gateway;
mod holds;
mod hub;
mod intake;
mod interactions;
mod invitation;
mod layout;
mod looks;
mod paces;
mod past;
mod pending;
mod permits;
mod platform;
mod reception;
mod remembered;
mod rest;
mod route;
mod run;
mod server;
mod threads;
mod tidying;
mod trials;

pub use error::DiscordError;
pub use invitation::{invitation, permissions};
pub use platform::DISCORD;
