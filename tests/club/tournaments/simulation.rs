//! Tournaments of all sorts in which people play, sleep, leave, are banned and are forgotten, and games are stopped, with
//! the program killed in between: all of it from one seed. Every tournament ends, and every table adds up.

use std::path::PathBuf;

use jiff::Timestamp;
use parlour::club::{Club, Limits};
use parlour::store::{MatchEnd, MatchRow, Store, StoredTournament, TournamentState};
use parlour::tournament::Chart;

use crate::desk::keeping::path;
use crate::random::Random;
use crate::support::{Chat, words};
use crate::tournaments::organizer::{a_turn_each, matches, newest_game};

const SYSTEMS: [&str; 13] = [
    "swiss chifoumi clock:1d",
    "swiss fursaz clock:1d rounds:7 score:3",
    "league sia-doble clock:1d",
    "league sfirs clock:1d double score:1",
    "knockout sia-doble clock:1d best:3 third",
    "knockout chifoumi clock:1d match:15 lot",
    "league sfirs clock:1d at-once:3",
    "knockout sfirs clock:2d best:3 round:3d",
    "league sfirs clock:1d playoff",
    "swiss sia-doble clock:1d rounds:2 playoff round:4d",
    "groups sfirs clock:1d",
    "divisions sfirs clock:1d size:3 double",
    "groups sia-doble clock:1d at-once:all round:3d",
];

struct World {
    random: Random,
    chat: Chat,
    path: PathBuf,
    tournament: i64,
}

impl World {
    /// A tournament that some have joined and that has begun.
    fn new(name: &str, seed: u64) -> Self {
        let path = path(&format!("{name}-{seed}"));
        let mut random = Random::new(seed);
        let mut chat = Chat::new();
        chat.club = Club::new(Store::open(&path).unwrap(), Limits::default());
        let system = SYSTEMS[seed as usize % SYSTEMS.len()];
        let tournament = chat.letters("ann", &format!("tournament open {system}"))[0].about.unwrap();
        let least = if system.starts_with("groups") { 6 } else { 2 };
        for person in 0..(2 + random.below(9)).max(least) {
            chat.letters(&format!("p{person}"), &format!("tournament join #{tournament}"));
        }
        chat.letters("ann", &format!("tournament start #{tournament}"));
        Self { random, chat, path, tournament }
    }

    fn matches(&mut self) -> Vec<MatchRow> {
        matches(&mut self.chat, self.tournament)
    }

    fn is_over(&mut self) -> bool {
        let tournament = self.chat.club.store().read().unwrap().tournament(self.tournament).unwrap().unwrap();
        tournament.state == TournamentState::Over
    }

    fn step(&mut self) {
        let person = format!("p{}", self.random.below(11));
        let tournament = self.tournament;
        match self.random.below(20) {
            0 => drop(self.chat.wait("1d")),
            1 => drop(self.chat.letters(&person, &format!("tournament withdraw #{tournament} yes"))),
            2 => drop(self.chat.letters(&person, "forget me yes")),
            3 => self.restart(),
            4 => drop(self.chat.letters(&person, "tournament games")),
            5 => drop(self.chat.letters("ann", &format!("ban {person} yes stalls"))),
            6 => drop(self.chat.letters("ann", &format!("ban {person} off"))),
            7 => self.stop_a_game(),
            _ => self.give_up_a_game(),
        }
    }

    /// A game that goes on is stopped, and played anew.
    fn stop_a_game(&mut self) {
        let live = self.matches().into_iter().find(|row| row.ended.is_none());
        if let Some(row) = live {
            let id = newest_game(&mut self.chat, &row);
            self.chat.letters("ann", &format!("stop #{id} a wrong color"));
            assert_ne!(newest_game(&mut self.chat, &row), id);
        }
    }

    /// One of the two in a game that goes on gives it up, or the match.
    fn give_up_a_game(&mut self) {
        let live: Vec<MatchRow> = self.matches().into_iter().filter(|row| row.ended.is_none()).collect();
        let row = self.random.pick(&live);
        let side = self.random.below(2);
        let whole = if self.random.one_in(4) { "match " } else { "" };
        let id = newest_game(&mut self.chat, row);
        let name = self.chat.club.store().read().unwrap().game(id).unwrap().unwrap().seats[side].name.clone();
        if self.random.below(3) > 0 {
            a_turn_each(&mut self.chat, id);
        }
        self.chat.letters(&name, &format!("resign #{id} {whole}yes"));
    }

    fn restart(&mut self) {
        self.chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
        self.chat.club = Club::new(Store::open(&self.path).unwrap(), Limits::default());
        let at: Timestamp = self.chat.at();
        self.chat.club.live(at).unwrap();
    }

    /// What one has won another has lost, there is nothing in the table that was not played, and everybody is in it.
    fn check(&mut self) {
        let rows = self.matches();
        assert!(rows.iter().all(|row| row.ended.is_some()));
        let shown = words(&self.chat.letter("ann", &format!("tournament table #{}", self.tournament)));
        let tournament = self.chat.club.store().read().unwrap().tournament(self.tournament).unwrap().unwrap();
        match tournament.system.chart {
            // A page shows one division only.
            Chart::Groups(_) if tournament.divisions.is_some() => {}
            Chart::Bracket | Chart::Groups(_) => self.check_places(&shown),
            Chart::Table(_) => {
                check_games(&rows, &shown);
                self.check_points(&tournament, &rows, &shown);
            }
        }
        assert!(self.chat.club.store().defects().unwrap().is_empty());
    }

    /// Everybody has one place, and each place is more than there are people before it: one more where all have come.
    fn check_places(&mut self, shown: &[String]) {
        let mut before = 0;
        for line in &shown[1..] {
            let Some((place, names)) = line.split_once(". ") else { continue };
            let Ok(place) = place.parse::<usize>() else { continue };
            assert!(place > before, "{shown:#?}");
            before += names.split(", ").count();
        }
        let entrants = self.chat.club.store().read().unwrap().entrants(self.tournament).unwrap();
        assert_eq!(before, entrants.len(), "{shown:#?}");
    }

    /// The points are those of the matches, without those who are struck out.
    fn check_points(&mut self, tournament: &StoredTournament, rows: &[MatchRow], shown: &[String]) {
        let entrants = self.chat.club.store().read().unwrap().entrants(self.tournament).unwrap();
        let is_struck = |id: i64| entrants.iter().any(|entrant| entrant.account_id == id && entrant.annulled);
        let (win, draw) = if tournament.three_points { (6, 2) } else { (2, 1) };
        let counts = |row: &&MatchRow| !is_struck(row.one_id) && !row.two_id.is_some_and(is_struck);
        let gained = |row: &MatchRow, id: i64| match row.ended.unwrap() {
            _ if row.two_id.is_none() => win,
            MatchEnd::One | MatchEnd::WalkoverOne if row.one_id == id => win,
            MatchEnd::Two | MatchEnd::WalkoverTwo if row.two_id == Some(id) => win,
            MatchEnd::Draw => draw,
            _ => 0,
        };
        // Points are those of the rounds before a play-off.
        let last = tournament.playoff.filter(|after| *after > 0).unwrap_or(u32::MAX);
        let points = |id: i64| -> u32 {
            let own = rows
                .iter()
                .filter(|row| row.round <= last)
                .filter(counts)
                .filter(|row| row.one_id == id || row.two_id == Some(id));
            own.map(|row| gained(row, id)).sum()
        };
        let mut expected: Vec<u32> =
            entrants.iter().filter(|entrant| !entrant.annulled).map(|entrant| points(entrant.account_id)).collect();
        expected.sort_unstable_by(|one, other| other.cmp(one));
        let half_points = |told: &str| {
            let whole = told.trim_end_matches('½');
            2 * whole.parse::<u32>().unwrap_or(0) + u32::from(told.ends_with('½'))
        };
        let lines = shown.iter().filter_map(|line| line.split_once(" won, ")?.0.rsplit_once(" ("));
        let told: Vec<u32> = lines.map(|(before, _)| half_points(before.rsplit(' ').next().unwrap())).collect();
        assert_eq!(told, expected, "{shown:#?}");
    }
}

/// What one has won another has lost, and not more than was played.
fn check_games(rows: &[MatchRow], shown: &[String]) {
    let mut sums = [0; 3];
    for line in shown.iter().filter(|line| line.contains(" won, ")) {
        let counts = line.rsplit_once('(').unwrap().1.split([',', ';']);
        let counts = counts.filter_map(|part| part.trim().split(' ').next()?.parse::<usize>().ok());
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    let [won, drawn, lost] = sums;
    assert_eq!(won, lost, "{shown:#?}");
    let decided = rows.iter().filter(|row| matches!(row.ended, Some(MatchEnd::One | MatchEnd::Two))).count();
    assert!(won <= decided && drawn % 2 == 0, "{shown:#?}");
}

impl Drop for World {
    fn drop(&mut self) {
        self.chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
        for extension in ["db", "db-wal", "db-shm", "db.lock"] {
            let _ = std::fs::remove_file(self.path.with_extension(extension));
        }
    }
}

#[test]
fn every_tournament_ends_and_every_table_adds_up() {
    for seed in 1..25 {
        let mut world = World::new("restless-tournament", seed);
        let mut steps = 0;
        while !world.is_over() {
            world.step();
            steps += 1;
            assert!(steps < 3_000, "the tournament of seed {seed} does not end");
        }
        world.check();
    }
}

#[test]
fn a_tournament_in_which_everybody_sleeps_ends() {
    for seed in 0..SYSTEMS.len() as u64 {
        let mut world = World::new("sleepy-tournament", seed);
        for _ in 0..200 {
            if !world.is_over() {
                world.chat.wait("2d");
            }
        }
        assert!(world.is_over(), "seed {seed}");
        world.check();
    }
}
