//! The club as its members see it: lines in, letters out; a folder for each part of `src/club`.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(unreachable_pub, reason = "modules of a test")]

#[path = "../common/offered.rs"]
mod offered;
#[path = "../common/random.rs"]
mod random;
mod simulation;
mod support;

mod computer {
    mod coach;
    pub mod jobs;
    mod opponent;
}

mod desk {
    mod commands;
    mod damage;
    pub mod keeping;
    mod panics;
    mod rooms_replaced;
    mod suspects;
    mod tidy;
    mod written;
}

mod links {
    pub mod accounts;
    mod across;
    mod communities;
    mod games;
    mod invitations;
    mod joining;
    mod parting;
    mod places;
    mod reaching;
    mod simulation;
    mod two;
    mod votes;
    mod wandering;
}

mod memory {
    mod notes;
    mod play_on;
    mod stories;
    mod yearbook;
}

mod pages {
    mod acting;
    mod links;
    mod signing;
    pub mod support;
}

mod moderation {
    mod authorization;
    mod policing;
    mod privacy;
    mod settings;
    mod strangers;
}

mod notices {
    mod calls;
    mod digests;
    mod hours;
    mod reminders;
    mod watching;
}

mod play {
    mod challenges;
    mod conditionals;
    mod matches;
    mod odds;
    mod offers;
    mod reading;
    mod turns;
}

mod queries {
    mod hearing;
    mod leaderboard;
    mod learning;
    mod questions;
    pub mod seasons;
    mod views;
}

mod time {
    mod clocks;
    mod connections;
    mod outages;
    mod timing;
    mod vacations;
}

mod training {
    mod mistakes;
    mod puzzles;
}

mod tournaments {
    mod announcements;
    mod arenas;
    mod divisions;
    mod farms;
    mod files;
    mod groups;
    mod hands;
    mod knockouts;
    mod leagues;
    mod managing;
    pub mod organizer;
    mod playing;
    mod playoffs;
    mod simulation;
    mod starts;
    mod substitutes;
    mod tables;
    mod walkovers;
    mod words;
}
