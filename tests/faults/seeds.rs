//! People say all sorts of things, alone and at once, while something fails now and then, and now and then the program is
//! begun anew: all of it from one seed. In the end the database is what it would be if only that had been done which was
//! done, in that order, and nothing had ever failed.
//!
//! `PARLOUR_FAULT_SEEDS=7 … --test faults seeds` runs one seed, `1-10000` many; a failure names its own.

use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use parlour::club::{Club, Request};
use parlour::config::{Config, Finding};
use parlour::faults::{Fault, FaultPlan, When, set};
use parlour::rules::{GAMES, Game, GameDef};
use parlour::store::{EntryKind, GameState, Store, StoredGame};
use parlour::upkeep;

use crate::alone;
use crate::deed::Deed;
use crate::random::Random;
use crate::script::say;
use crate::shown::Shown;
use crate::world::{Letters, THREAD, World, file, limits, rows_of};

const SEEDS: RangeInclusive<u64> = 1..=10;
/// One of several requests fails, and what panics right after the commit has it done after the others.
const LATER: u64 = 929;
const STEPS: usize = 60;
const STEP_MS: i64 = 2_000;
const BEGIN: i64 = 1_795_219_200_000;
const PEOPLE: [(&str, [&str; 4]); 2] =
    [("north", ["ann", "bob", "cas", "dan"]), ("south", ["eve", "fay", "gus", "hal"])];

/// A seed as it runs.
struct Run {
    random: Random,
    world: World,
    events: usize,
    past: Vec<(Request, Letters)>,
    now: i64,
}

impl Run {
    fn step(&mut self) {
        self.now += STEP_MS;
        self.world.be_at(self.now);
        match self.random.below(20) {
            0 | 1 => self.world.send(),
            2 => self.world.restart(),
            3 | 4 if !self.past.is_empty() => {
                let (request, letters) = self.random.pick(&self.past).clone();
                let again = self.world.have_answered(&[request]);
                assert_eq!(again, [letters], "it is answered as before");
            }
            5..=9 => {
                let many = 2 + self.random.below(4);
                self.say(many);
            }
            _ => self.say(1),
        }
    }

    /// Some say something, at once.
    fn say(&mut self, many: usize) {
        let requests: Vec<Request> = (0..many).map(|_| self.anything()).collect();
        let answers = self.world.have_answered(&requests);
        self.past.extend(requests.into_iter().zip(answers));
    }

    fn anything(&mut self) -> Request {
        let (platform, people) = *self.random.pick(&PEOPLE);
        let (who, other) = (*self.random.pick(&people), *self.random.pick(&people));
        let live = if self.random.one_in(3) { Vec::new() } else { self.live_games(platform) };
        let (who, line) = match live.is_empty() {
            true => (who.to_owned(), self.line(other)),
            false => self.turn(&live),
        };
        self.events += 1;
        let is_alone = self.random.one_in(8);
        say(platform, &format!("event-{}", self.events), &who, is_alone, &line)
    }

    /// A legal action of whoever is to move, or something else that a player may say.
    fn turn(&mut self, live: &[(StoredGame, Game)]) -> (String, String) {
        let (table, game) = self.random.pick(live);
        let id = table.id;
        let mover = game.to_move().unwrap();
        let (player, line) = match self.random.below(20) {
            0 => (mover, format!("resign #{id} yes")),
            1 => (mover, format!("draw #{id}")),
            2 => (mover.other(), format!("takeback #{id}")),
            3 | 4 => (mover, "accept".to_owned()),
            5 => (mover, format!("undo #{id}")),
            6 => (mover.other(), "rematch".to_owned()),
            7 => (mover, format!("\"{}", self.random.pick(&game.legal()))),
            _ => (mover, format!("#{id} {}", self.random.pick(&game.legal()))),
        };
        (table.seat(player).name.clone(), line)
    }

    fn line(&mut self, other: &str) -> String {
        let kind = self.random.pick(GAMES);
        let (game, variant) = (kind.about.id, *self.random.pick(kind.about.variants));
        let id = 1 + self.random.below(self.events + 1);
        match self.random.below(24) {
            0..=3 => format!("challenge {other} {game} {variant} none"),
            4 => format!("challenge open {game} first none"),
            5..=8 => "accept".to_owned(),
            9 => format!("accept #{id}"),
            10 => "decline".to_owned(),
            11 => "withdraw".to_owned(),
            12 => "board".to_owned(),
            13 => "games here".to_owned(),
            14 => format!("profile {other}"),
            15 => "settings notices direct".to_owned(),
            16 => "settings notices here".to_owned(),
            17 => "settings theme dark".to_owned(),
            18 => format!("block {other}"),
            19 => format!("block {other} off"),
            20 => "leaderboard".to_owned(),
            21 | 22 => "\"e4".to_owned(),
            _ => "c2-c3 nonsense §".to_owned(),
        }
    }

    /// The games that go on, as the file has them.
    fn live_games(&self, platform: &str) -> Vec<(StoredGame, Game)> {
        let mut store = Store::open_to_read(&self.world.path).unwrap();
        let tx = store.read().unwrap();
        let tables = tx.game_ids(0, 1_000).unwrap().into_iter().map(|id| tx.game(id).unwrap().unwrap());
        let tables = tables.filter(|table| table.state == GameState::Live && table.seats[0].platform == platform);
        tables
            .map(|table| {
                let kind = GameDef::find(&table.game).unwrap();
                let variant = kind.variant(&table.variant).unwrap();
                let mut game = kind.start(variant);
                for entry in tx.entries(table.id, table.entries).unwrap() {
                    match entry.kind {
                        EntryKind::Play => game.play(&entry.token).unwrap(),
                        EntryKind::Rewind => game = game.rewound(entry.token.parse().unwrap()),
                        _ => unreachable!("it goes on"),
                    }
                }
                (table, game)
            })
            .collect()
    }

    /// Nothing but what was done is in the file, and it is sound.
    fn end(&mut self) {
        self.world.close();
        assert_same_as_replayed(self.world.deeds(), &self.world.path);
        let mut config = Config::default();
        config.database.clone_from(&self.world.path);
        let found = upkeep::check(&config, &mut |_| ());
        // What panicked on purpose, and nobody had asked for, is put aside by design.
        let is_aside = |said: &str| said.contains("has been put aside") && said.contains("on purpose");
        let is_of_club = |said: &str| !said.contains("the configuration has no platform") && !is_aside(said);
        let wrong: Vec<_> =
            found.iter().filter(|finding| matches!(finding, Finding::Wrong(said) if is_of_club(said))).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

/// The database is what these deeds, and nothing else, make of a new one.
fn assert_same_as_replayed(deeds: &[Deed], path: &std::path::Path) {
    let other = file("replayed");
    let mut club = Club::new(Store::open(&other).unwrap(), limits());
    for deed in deeds {
        deed.be_done(&mut club);
    }
    drop(club);
    let (found, wanted) = (rows_of(path), rows_of(&other));
    crate::world::remove(&other);
    crate::shown::assert_same(&found, &wanted, "the file and what was done differ");
}

#[test]
fn seeds() {
    let _alone = alone();
    let chosen = std::env::var("PARLOUR_FAULT_SEEDS").ok().map(|seeds| {
        let (first, last) = seeds.split_once('-').unwrap_or((&seeds, &seeds));
        first.parse().unwrap()..=last.parse().unwrap()
    });
    let mut shown = Shown::default();
    let also = chosen.is_none().then_some(LATER);
    for seed in chosen.unwrap_or(SEEDS).chain(also) {
        let mut random = Random::new(seed);
        let one_in = *random.pick(&[200, 800, 3_000]);
        let mut run =
            Run { random, world: World::open(file("seed"), None, BEGIN), events: 0, past: Vec::new(), now: BEGIN };
        run.world.restarts = run.random.one_in(2);
        let plan = FaultPlan { faults: Fault::ALL.to_vec(), ..FaultPlan::new(Fault::Panic, When::OneIn(one_in, seed)) };
        set(Some(plan.on(THREAD)));
        let done = catch_unwind(AssertUnwindSafe(|| (0..STEPS).for_each(|_| run.step())));
        let tally = set(None);
        let done = done.and_then(|()| catch_unwind(AssertUnwindSafe(|| run.end())));
        if let Err(panic) = done {
            eprintln!("seed {seed}: PARLOUR_FAULT_SEEDS={seed}; {:?}", tally.injected);
            resume_unwind(panic);
        }
        shown.take_in(&tally, &run.world.counts);
    }
    println!("{shown}");
}
