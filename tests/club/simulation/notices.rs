//! Notices in the simulation: none twice, none missing, none in the night that could wait.

use std::collections::HashSet;

use jiff::SignedDuration;
use parlour::club::Letter;
use parlour::store::{DueKind, Owner, Table, TableState};

use super::{World, platform_of};

/// What is known of notices from outside.
#[derive(Default)]
pub(super) struct Notices {
    /// The turns that somebody was told of: a game, and how many entries it had.
    told: HashSet<(i64, u32)>,
    /// Who has said anything about how they are told.
    choosy: HashSet<(&'static str, String)>,
    /// Whether somebody does so now: what was due before was told as they had wanted it until then.
    choosing: bool,
}

impl World {
    /// Somebody may say how they are told.
    pub(super) fn note_choice(&mut self, platform: &'static str, who: &str, line: &str) {
        let words = ["settings", "snooze", "mute", "unmute", "hours"];
        self.notices.choosing = words.iter().any(|word| line.starts_with(word));
        if self.notices.choosing {
            self.notices.choosy.insert((platform, who.to_owned()));
        }
    }

    /// Nobody is told twice of a turn, nor in the night if it can wait; and whoever wants to be told is.
    pub(super) fn check_notices(&mut self, tables: &[Table], letters: &[(&'static str, i64, Letter)]) {
        for (_, _, letter) in letters.iter().filter(|(_, _, letter)| !letter.refusal) {
            if let (Some(picture), false) = (&letter.picture, letter.pings.is_empty()) {
                self.notices.told.insert((picture.table, picture.entries));
            }
            for told in letter.text.iter().map(ToString::to_string) {
                let is_turn = told.contains(", it is your turn against ");
                if !is_turn && !told.contains(", your time runs out ") {
                    continue;
                }
                let id = told[1..].split(' ').next().unwrap().parse().unwrap();
                let table = tables.iter().find(|table| table.id == id).unwrap();
                assert!(!is_turn || self.notices.told.insert((id, table.entries)), "told twice: {told}");
                self.check_hours(table, is_turn, &told);
            }
        }
        for table in tables.iter().filter(|table| table.state == TableState::Live) {
            let (Some(mover), tx) = (table.to_move, self.club.as_mut().unwrap().store().read().unwrap()) else {
                continue;
            };
            let (seat, home) = (table.seat(mover), tx.place(table.place_id).unwrap());
            let choosy = self.notices.choosy.contains(&(platform_of(&seat.platform), seat.name.clone()));
            if choosy || home.direct || home.platform != seat.platform {
                continue;
            }
            let entries = tx.entries(table.id, 100_000).unwrap();
            let begun = entries.iter().rfind(|entry| entry.seat != Some(mover)).map_or(0, |entry| entry.number);
            let waits = tx.due_at(DueKind::Turn, table.id).unwrap().is_some();
            let told = (begun..=table.entries).any(|entries| self.notices.told.contains(&(table.id, entries)));
            assert!(told || waits, "{} is not told of their turn in #{}", seat.name, table.id);
        }
    }

    /// A notice comes within the hours of whoever it is for, unless the time would be over before long.
    fn check_hours(&mut self, table: &Table, is_turn: bool, told: &str) {
        if self.notices.choosing {
            return;
        }
        let at = self.at();
        let tx = self.club().store().read().unwrap();
        let Some(mover) = table.to_move else { return };
        let chosen = |name| tx.setting(Owner::Person(table.seat(mover).person_id), name).unwrap();
        let clock = tx.clock(table.id).unwrap().map(|row| row.clock);
        let is_short = clock.is_some_and(|clock| clock.terms.control.is_short());
        if is_short || (is_turn && chosen("hours").is_none()) {
            return;
        }
        let there = at.in_tz(chosen("zone").as_deref().unwrap_or("UTC")).unwrap();
        if (8..22).contains(&there.hour()) {
            return;
        }
        let day = if there.hour() < 8 { there.date() } else { there.date().tomorrow().unwrap() };
        let morning = day.at(8, 0, 0, 0).to_zoned(there.time_zone().clone()).unwrap().timestamp();
        let clock = clock.unwrap_or_else(|| panic!("in the night: {told}"));
        let left = clock.left[mover.index()] - at.duration_since(clock.since);
        let after = at + left.max(SignedDuration::ZERO);
        assert!(after.duration_since(morning) < SignedDuration::from_hours(12), "in the night: {told}");
    }
}
