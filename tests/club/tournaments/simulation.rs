//! Tournaments of all sorts in which people play, sleep, leave, are banned and are forgotten, and games are stopped, with
//! the program killed in between: all of it from one seed. Organizers pause and go on, award, put off deadlines, take people
//! out and have others take over, and some come late. Every tournament ends, every table adds up, and nobody loses to
//! somebody who stays away.

use std::path::PathBuf;

use jiff::Timestamp;
use parlour::club::{Club, Limits};
use parlour::rules::Player;
use parlour::store::{MatchEnd, MatchRow, Store, StoredTournament, TournamentState};
use parlour::tournament::Chart;

use crate::desk::keeping::path;
use crate::random::Random;
use crate::support::{Chat, words};
use crate::tournaments::organizer::{a_turn_each, a_turn_of, matches, name, newest_game};

const SYSTEMS: [&str; 16] = [
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
    "swiss sfirs clock:1d rounds:6 late:4 half",
    "swiss sia-doble clock:2d rounds:5 late:3 round:1d",
    "arena sfirs clock:3m+2s for:40m",
];

struct World {
    random: Random,
    chat: Chat,
    path: PathBuf,
    tournament: i64,
    newcomers: u32,
    /// How long people do nothing, when they do: a day, or where all of it is one evening a few minutes.
    pause: &'static str,
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
        chat.letters("helper", "games");
        chat.letters("ann", &format!("tournament helper #{tournament} helper"));
        chat.letters("ann", &format!("tournament start #{tournament}"));
        let pause = if system.starts_with("arena") { "4m" } else { "1d" };
        Self { random, chat, path, tournament, newcomers: 0, pause }
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
        match self.random.below(28) {
            0 => drop(self.chat.wait(self.pause)),
            1 => drop(self.chat.letters(&person, &format!("tournament withdraw #{tournament} yes"))),
            2 => drop(self.chat.letters(&person, "forget me yes")),
            3 => self.restart(),
            4 => drop(self.chat.letters(&person, "tournament games")),
            5 => drop(self.chat.letters("ann", &format!("ban {person} yes stalls"))),
            6 => drop(self.chat.letters("ann", &format!("ban {person} off"))),
            7 => self.stop_a_game(),
            8..=14 => self.run_it(&person),
            _ => self.give_up_a_game(),
        }
    }

    /// The organizer, or a helper of theirs, does something by hand about somebody.
    fn run_it(&mut self, person: &str) {
        let tournament = self.tournament;
        let live = self.matches().into_iter().find(|row| row.ended.is_none());
        let game = live.map(|row| newest_game(&mut self.chat, &row));
        let who = if self.random.one_in(2) { "ann" } else { "helper" };
        let line = match (self.random.below(8), game) {
            (0, _) => format!("tournament pause #{tournament}"),
            (1 | 2, _) => format!("tournament resume #{tournament}"),
            (3, _) => format!("tournament extend #{tournament} 12h"),
            (4, _) => format!("tournament replace #{tournament} {person} with {}", self.newcomer()),
            (5, _) if self.random.one_in(3) => format!("tournament remove #{tournament} {person} so it is"),
            (6, Some(game)) => format!("tournament draw #{game} they agreed on it"),
            (7, Some(game)) => format!("tournament award #{game} {person} so it is"),
            _ => {
                let late = self.newcomer();
                return drop(self.chat.letters(&late, &format!("tournament join #{tournament}")));
            }
        };
        self.chat.letters(who, &line);
    }

    /// Somebody who was never there before, and has talked to the program.
    fn newcomer(&mut self) -> String {
        self.newcomers += 1;
        let name = format!("n{}", self.newcomers);
        self.chat.letters(&name, "games");
        name
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
        if live.is_empty() {
            // It is paused.
            return drop(self.chat.letters("ann", &format!("tournament resume #{}", self.tournament)));
        }
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
        let line = format!("tournament table #{}", self.tournament);
        let mut shown = words(&self.chat.letter("ann", &line));
        let tournament = self.chat.club.store().read().unwrap().tournament(self.tournament).unwrap().unwrap();
        let pages = shown.iter().find_map(|line| line.strip_prefix("Page 1 of ")?.trim_end_matches('.').parse().ok());
        for page in 2..=pages.filter(|_| matches!(tournament.system.chart, Chart::Table(_))).unwrap_or(1_u32) {
            shown.extend(words(&self.chat.letter("ann", &format!("{line} {page}"))));
        }
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
            before += names.split(", ").flat_map(|some| some.split(" and ")).count();
        }
        let entrants = self.chat.club.store().read().unwrap().entrants(self.tournament).unwrap();
        assert_eq!(before, entrants.len(), "{shown:#?}");
    }

    /// The points are those of the matches, without those who are struck out.
    fn check_points(&mut self, tournament: &StoredTournament, rows: &[MatchRow], shown: &[String]) {
        let entrants = self.chat.club.store().read().unwrap().entrants(self.tournament).unwrap();
        let former = self.chat.club.store().read().unwrap().former_entrants(self.tournament).unwrap();
        // The seed for which an account plays or has played.
        let seed = |id: i64| {
            let now = entrants.iter().position(|entrant| entrant.account_id == id);
            now.or_else(|| Some(former.iter().find(|(once, _)| *once == id)?.1)).unwrap()
        };
        let is_struck = |id: i64| entrants[seed(id)].annulled;
        let (win, draw) = if tournament.three_points { (6, 2) } else { (2, 1) };
        let counts = |row: &&MatchRow| !is_struck(row.one_id) && !row.two_id.is_some_and(is_struck);
        let gained = |row: &MatchRow, of: usize| match row.ended.unwrap() {
            _ if row.two_id.is_none() => win,
            MatchEnd::One | MatchEnd::WalkoverOne if seed(row.one_id) == of => win,
            MatchEnd::Two | MatchEnd::WalkoverTwo if row.two_id.map(seed) == Some(of) => win,
            MatchEnd::Draw => draw,
            _ => 0,
        };
        // Points are those of the rounds before a play-off.
        let last = tournament.playoff.filter(|after| *after > 0).unwrap_or(u32::MAX);
        let points = |of: usize| -> u32 {
            let is_own = |row: &&MatchRow| seed(row.one_id) == of || row.two_id.map(seed) == Some(of);
            let missed = if tournament.late_half { entrants[of].missed } else { 0 };
            let own = rows.iter().filter(|row| row.round <= last).filter(counts).filter(is_own);
            own.map(|row| gained(row, of)).sum::<u32>() + missed * draw
        };
        let mut expected: Vec<u32> = (0..entrants.len()).filter(|of| !entrants[*of].annulled).map(points).collect();
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

/// Two who always play at once, whatever happens around them.
const DILIGENT: [&str; 2] = ["p0", "p1"];

impl World {
    /// Something happens to those who sleep, or to all.
    fn disturb(&mut self) {
        let (tournament, sleeper) = (self.tournament, format!("p{}", 2 + self.random.below(9)));
        match self.random.below(16) {
            0..=3 => drop(self.chat.wait(if self.pause == "1d" { "12h" } else { "2m" })),
            4 => self.restart(),
            5 => drop(self.chat.letters("ann", &format!("tournament pause #{tournament}"))),
            6 | 7 => drop(self.chat.letters("ann", &format!("tournament resume #{tournament}"))),
            8 => {
                let late = self.newcomer();
                self.chat.letters(&late, &format!("tournament join #{tournament}"));
            }
            9 => {
                let substitute = self.newcomer();
                self.chat.letters("ann", &format!("tournament replace #{tournament} {sleeper} with {substitute}"));
            }
            10 => drop(self.chat.letters("helper", &format!("tournament extend #{tournament} 6h"))),
            11 => self.stop_a_game(),
            12 => drop(self.chat.letters(&sleeper, &format!("tournament withdraw #{tournament} yes"))),
            13 if self.random.one_in(3) => drop(self.chat.letters("ann", &format!("ban {sleeper} yes stalls"))),
            14 if self.random.one_in(3) => {
                drop(self.chat.letters("ann", &format!("tournament remove #{tournament} {sleeper} so")))
            }
            _ => self.wake_somebody(),
        }
        self.play_at_once();
    }

    /// Whoever is to move in one of the games plays a turn, unless they have.
    fn wake_somebody(&mut self) {
        let live: Vec<MatchRow> = self.matches().into_iter().filter(|row| row.ended.is_none()).collect();
        if live.is_empty() {
            return;
        }
        let game = newest_game(&mut self.chat, self.random.pick(&live));
        let stored = self.chat.club.store().read().unwrap().game(game).unwrap().unwrap();
        if let Some(player) = stored.to_move.filter(|_| stored.plies < 20) {
            a_turn_of(&mut self.chat, game, player);
        }
    }

    /// Those two play wherever they are to move; against each other the second one gives up in the end.
    fn play_at_once(&mut self) {
        while let Some((game, player, opponent)) = self.awaited() {
            if DILIGENT.contains(&opponent.as_str()) {
                a_turn_each(&mut self.chat, game);
                self.chat.letters("p1", &format!("resign #{game} yes"));
            } else {
                a_turn_of(&mut self.chat, game, player);
            }
        }
    }

    /// A game in which one of the two is to move, and their opponent.
    fn awaited(&mut self) -> Option<(i64, Player, String)> {
        for row in self.matches().into_iter().filter(|row| row.ended.is_none()) {
            let game = newest_game(&mut self.chat, &row);
            let stored = self.chat.club.store().read().unwrap().game(game).unwrap().unwrap();
            let Some(player) = stored.to_move else { continue };
            if DILIGENT.contains(&stored.seats[player.index()].name.as_str()) {
                return Some((game, player, stored.seats[player.other().index()].name.clone()));
            }
        }
        None
    }
}

#[test]
fn nobody_loses_who_plays_at_once_whatever_happens_around_them() {
    for seed in 1..31 {
        let mut world = World::new("diligent-tournament", seed);
        world.play_at_once();
        let mut steps = 0;
        while !world.is_over() {
            world.disturb();
            steps += 1;
            assert!(steps < 2_000, "the tournament of seed {seed} does not end");
        }
        world.check();
        let tournament = world.chat.club.store().read().unwrap().tournament(world.tournament).unwrap().unwrap();
        for row in world.matches() {
            let Some(two_id) = row.two_id else { continue };
            let names = [name(&mut world.chat, row.one_id), name(&mut world.chat, two_id)];
            let is_diligent = names.each_ref().map(|name| DILIGENT.contains(&name.as_str()));
            let lost = match row.ended.unwrap() {
                MatchEnd::One | MatchEnd::WalkoverOne => [false, true],
                MatchEnd::Two | MatchEnd::WalkoverTwo => [true, false],
                MatchEnd::Draw => [false, false],
                // That was said in advance of a round with a deadline by which nobody has played a turn.
                MatchEnd::Absent if tournament.round_time.is_some() => [false, false],
                MatchEnd::Absent | MatchEnd::Void => [true, true],
            };
            let unjust = (0..2).find(|side| lost[*side] && is_diligent[*side] && !is_diligent[1 - side]);
            assert_eq!(unjust, None, "seed {seed}: {names:?} {row:?}");
        }
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
