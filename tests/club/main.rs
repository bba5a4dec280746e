//! The club as its members see it: lines in, letters out.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

mod authorization;
mod challenges;
mod clocks;
mod commands;
mod computer;
mod conditionals;
mod connections;
mod damage;
mod digests;
mod farms;
mod hearing;
mod hours;
mod jobs;
mod keeping;
mod knockouts;
mod learning;
mod matches;
mod moving;
mod notices;
mod offers;
mod order;
mod organizer;
mod outages;
mod panics;
mod privacy;
mod questions;
#[path = "../common/random.rs"]
mod random;
mod reading;
mod reminders;
mod seasons;
mod settings;
mod simulation;
mod standing;
mod strangers;
mod support;
mod suspects;
mod tidy;
mod timing;
mod tournament_simulation;
mod tournament_tables;
mod tournament_words;
mod tournaments;
mod turns;
mod vacations;
mod views;
mod walkovers;
mod written;
