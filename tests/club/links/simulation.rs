//! People with accounts on two platforms who play, are joined and parted at any time, while seasons pass and the program
//! is killed. After every step ratings, seasons and results are what follows from all games by those who are the same
//! now, as computed here from nothing but the seats, the results and the times.
//!
//! `PARLOUR_SEED=7 cargo test --test club links::simulation` runs one seed, `PARLOUR_SEED=1-1000` many.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use jiff::{SignedDuration, Timestamp};
use parlour::clock::Season;
use parlour::club::{Club, Letter, Limits, Origin, Person, Place, Request, Said};
use parlour::store::{RatingKey, RatingRow, RatingScope, SeasonKey, Store, Transaction};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::accounts::{code_in, confirmed};
use crate::desk::keeping::path;
use crate::random::Random;
use crate::support::{letters, words};

const PLATFORMS: [&str; 2] = ["north", "south"];
const PEOPLE: usize = 5;
const STEPS: usize = 60;
const DAY_MS: i64 = 24 * 3_600_000;
const GAMES: [&str; 2] = ["chifoumi", "sfirs"];

/// The number of an account: of the one with a name on each platform.
type Account = usize;

/// A rated game that is over.
struct Ended {
    at: i64,
    id: i64,
    game: &'static str,
    /// The number of its platform, which is that of its community.
    community: usize,
    accounts: [Account; 2],
    /// Which of the two has won.
    winner: Option<usize>,
}

/// What is rated: a season, a community and a game, or all of each.
type Key = (Option<i64>, Option<usize>, Option<&'static str>);

/// What is known of somebody's rating.
#[derive(Clone, Debug)]
struct Known {
    rating: Glicko2Rating,
    results: [u32; 3],
    rivals: BTreeSet<Account>,
    provisional: bool,
}

struct World {
    random: Random,
    path: PathBuf,
    club: Option<Club>,
    now: i64,
    events: usize,
    ended: Vec<Ended>,
    /// For each account the first one of the same person.
    persons: Vec<Account>,
    /// The seasons that are over, as they were when they were.
    seasons: BTreeMap<(i64, usize), String>,
    joined: usize,
    parted: usize,
}

#[test]
fn ratings_follow_from_all_games_of_those_who_are_one_person_now() {
    let chosen = std::env::var("PARLOUR_SEED").unwrap_or_else(|_| "1-2".to_owned());
    let (first, last) = chosen.split_once('-').unwrap_or((&chosen, &chosen));
    let (mut joined, mut parted, mut games) = (0, 0, 0);
    for seed in first.parse::<u64>().unwrap()..=last.parse().unwrap() {
        let mut world = World::new(seed);
        for step in 0..STEPS {
            println!("seed {seed}, step {step}");
            world.step();
            world.check();
        }
        assert!(world.club().store().defects().unwrap().is_empty());
        joined += world.joined;
        parted += world.parted;
        games += world.ended.len();
    }
    assert!(joined > 3 && parted > 1 && games > 40, "{joined} joined, {parted} parted, {games} games: too few");
}

impl World {
    fn new(seed: u64) -> Self {
        let mut world = Self {
            random: Random::new(seed),
            path: path(&format!("persons-{seed}")),
            club: None,
            now: 1_795_219_200_000,
            events: 0,
            ended: Vec::new(),
            persons: (0..2 * PEOPLE).collect(),
            seasons: BTreeMap::new(),
            joined: 0,
            parted: 0,
        };
        world.restart();
        for account in 0..2 * PEOPLE {
            world.say(account, false, "games");
        }
        world
    }

    fn restart(&mut self) {
        self.club = None;
        let limits = Limits { requests_per_minute: 1_000, challenges_per_hour: usize::MAX, ..Limits::default() };
        self.club = Some(Club::new(Store::open(&self.path).unwrap(), limits));
    }

    fn club(&mut self) -> &mut Club {
        self.club.as_mut().unwrap()
    }

    fn at(&self) -> Timestamp {
        Timestamp::from_millisecond(self.now).unwrap()
    }

    fn maybe_restart(&mut self) {
        if self.random.one_in(6) {
            self.restart();
        }
    }

    /// Somebody says something, in the room of their platform or alone.
    fn say(&mut self, account: Account, alone: bool, line: &str) -> Vec<Letter> {
        self.events += 1;
        self.now += 2_000;
        let platform = PLATFORMS[account / PEOPLE];
        let name = format!("p{}", account % PEOPLE);
        let person = |name: String| Person { id: format!("{platform}-{name}"), name };
        let place = |id: String, community: String| Place { id, name: "a place".to_owned(), direct: alone, community };
        let request = Request {
            people: (0..PEOPLE).map(|index| person(format!("p{index}"))).collect(),
            ..Request::new(
                Origin { platform, event: format!("e{}", self.events) },
                match alone {
                    true => place(format!("with-{name}"), format!("with-{name}")),
                    false => place(format!("room-{platform}"), format!("of-{platform}")),
                },
                person(name),
                Said::line(line),
            )
        };
        let at = self.at();
        letters(self.club().handle(&request, at).unwrap())
    }

    /// The words of all letters with which a line is answered that somebody says alone.
    fn told(&mut self, account: Account, line: &str) -> String {
        self.say(account, true, line).iter().flat_map(words).collect::<Vec<_>>().join(" ")
    }

    fn step(&mut self) {
        self.now += match self.random.below(10) {
            0 => 40 * DAY_MS,
            1..=4 => 3 * DAY_MS,
            _ => 3_600_000,
        };
        match self.random.below(10) {
            0 | 1 => self.join(),
            2 => self.part(),
            _ => self.play(),
        }
        self.maybe_restart();
        // Sometimes much of it waits, and something else comes in between.
        let at = self.at();
        for _ in 0..self.random.below(3) {
            self.club().tick(at).unwrap();
        }
        self.maybe_restart();
        if self.random.one_in(2) {
            self.play();
        }
    }

    /// A whole game between two on one platform.
    fn play(&mut self) {
        let community = self.random.below(2);
        let [one, two] = [0; 2].map(|_| community * PEOPLE + self.random.below(PEOPLE));
        if self.persons[one] == self.persons[two] {
            return;
        }
        let game = *self.random.pick(&GAMES);
        let offered = self.say(one, false, &format!("challenge p{} {game} first", two % PEOPLE));
        let Some(id) = offered.iter().find_map(|letter| letter.about) else {
            panic!("{offered:#?}");
        };
        self.say(two, false, &format!("accept #{id}"));
        for turn in 0..8 {
            let mover = if turn % 2 == 0 { one } else { two };
            let action = self.first_turn(id);
            self.say(mover, false, &format!("move #{id} {action}"));
        }
        let loser = self.random.below(2);
        let (line, answer) = match self.random.one_in(4) {
            true => (format!("draw #{id} yes"), Some(format!("draw #{id} yes"))),
            false => (format!("resign #{id} yes"), None),
        };
        self.say([one, two][loser], false, &line);
        if let Some(answer) = answer {
            self.say([one, two][1 - loser], false, &answer);
        }
        let over = self.club().store().read().unwrap().game(id).unwrap().unwrap();
        let verdict = over.verdict.unwrap_or_else(|| panic!("#{id} isn't over"));
        assert!(over.rated, "#{id}");
        let winner = verdict.winner.map(parlour::rules::Player::index);
        let at = over.ended_at.unwrap().as_millisecond();
        self.ended.push(Ended { at, id, game, community, accounts: [one, two], winner });
    }

    /// A whole turn that can be played in a game.
    fn first_turn(&mut self, id: i64) -> String {
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        let stored = tx.game(id).unwrap().unwrap();
        let kind = parlour::rules::GameDef::find(&stored.game).unwrap();
        let variant = kind.about.variants.iter().position(|name| *name == stored.variant).unwrap();
        let mut game = kind.start(variant);
        for entry in tx.entries(id, stored.entries).unwrap() {
            game.play(&entry.token).unwrap();
        }
        let (mover, mut turn) = (game.to_move(), Vec::new());
        while game.to_move() == mover && mover.is_some() {
            let action = game.legal().remove(0);
            game.play(&action).unwrap();
            turn.push(action);
        }
        turn.join(" ")
    }

    /// Two accounts are joined, unless their people have met.
    fn join(&mut self) {
        let [one, two] = [0; 2].map(|_| self.random.below(2 * PEOPLE));
        let code = code_in(&self.say(one, true, "link")[0]);
        self.maybe_restart();
        let told = self.told(two, &format!("link {code}"));
        let persons = [self.persons[one], self.persons[two]];
        let of = |account: Account| persons.contains(&self.persons[account]);
        let met = self.ended.iter().any(|game| game.accounts.iter().all(|account| of(*account)));
        let met_themselves = self.ended.iter().any(|game| [one, two].iter().all(|known| game.accounts.contains(known)));
        let many = (0..2 * PEOPLE).filter(|account| of(*account)).count() > 5;
        // Before both have confirmed, nobody hears of the others' further accounts.
        let wanted = if one == two {
            "own code"
        } else if persons[0] == persons[1] {
            "one player already"
        } else if met_themselves {
            "have played each other"
        } else {
            "your account, too?"
        };
        assert!(told.contains(wanted), "{told}: {wanted}");
        if wanted != "your account, too?" {
            return;
        }
        let [first, last] = if self.random.one_in(2) { [one, two] } else { [two, one] };
        confirmed(|line| self.told(first, line));
        self.maybe_restart();
        let done = confirmed(|line| self.told(last, line));
        let wanted = match (many, met) {
            (true, _) => "at most",
            (false, true) => "have played each other",
            (false, false) => "are one player now",
        };
        assert!(done.contains(wanted), "{done}: {wanted}");
        if many || met {
            return;
        }
        let person = persons[0].min(persons[1]);
        self.persons.iter_mut().filter(|known| persons.contains(known)).for_each(|known| *known = person);
        self.joined += 1;
    }

    fn part(&mut self) {
        let account = self.random.below(2 * PEOPLE);
        let others: Vec<Account> = (0..2 * PEOPLE)
            .filter(|other| *other != account && self.persons[*other] == self.persons[account])
            .collect();
        let told = self.told(account, "unlink yes");
        assert_eq!(told.contains("is a player of its own now"), !others.is_empty(), "{told}");
        self.persons[account] = account;
        if let Some(first) = others.first().copied() {
            others.iter().for_each(|other| self.persons[*other] = first);
            self.parted += 1;
        }
    }

    /// Everything follows from the games.
    fn check(&mut self) {
        let at = self.at();
        while self.club().tick(at).unwrap() {}
        let computed = self.computed();
        let running = Season::of(at).number();
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        assert_eq!(tx.rerating().unwrap(), None);
        let communities = communities(&tx);
        let person_of = |account: Account| person_of(&tx, account);
        let mut keys: BTreeSet<Key> = computed.keys().map(|(key, _)| *key).collect();
        keys.extend([None, Some(running)].map(|season| (season, None, None)));
        for key in keys {
            let (season, community, game) = key;
            let scope = community.map_or(RatingScope::Everywhere, |index| RatingScope::Community(communities[index]));
            let of = RatingKey { scope, game };
            let rows: Vec<RatingRow> = match season {
                None => tx.ranking(of, Timestamp::MIN, 0..100).unwrap().into_iter().map(|(row, _)| row).collect(),
                Some(season) if season == running => {
                    let key = SeasonKey { season, of };
                    tx.season_ranking(key, 0..100).unwrap().into_iter().map(|(row, _)| row).collect()
                }
                Some(_) => continue,
            };
            let wanted: BTreeMap<i64, &Known> = computed
                .iter()
                .filter(|((of, _), _)| *of == key)
                .map(|((_, account), known)| (person_of(*account), known))
                .collect();
            let found: BTreeSet<i64> = rows.iter().map(|row| row.person_id).collect();
            assert_eq!(found, wanted.keys().copied().collect(), "{key:?}");
            for row in rows {
                let known = wanted[&row.person_id];
                let numbers = [row.rating, row.deviation, row.volatility];
                let of_known = [known.rating.rating, known.rating.deviation, known.rating.volatility];
                let differ = numbers.iter().zip(of_known).any(|(found, wanted)| (found - wanted).abs() > 1e-6);
                assert!(!differ, "{key:?}: {row:?} {known:?}");
                assert_eq!([row.score.wins, row.score.draws, row.score.losses], known.results, "{key:?} {row:?}");
                assert_eq!(row.provisional, known.provisional, "{key:?} {row:?} {known:?}");
            }
        }
        drop(tx);
        self.check_seasons();
        self.check_results();
    }

    /// Seasons that are over stay as they were.
    fn check_seasons(&mut self) {
        let at = self.at();
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        let communities = communities(&tx);
        for number in [Season::of(at).previous().number(), Season::of(at).previous().previous().number()] {
            for (index, community) in communities.iter().enumerate() {
                let of = RatingKey { scope: RatingScope::Community(*community), game: None };
                let rows = tx.season_ranking(SeasonKey { season: number, of }, 0..100).unwrap();
                let text: Vec<String> = rows.iter().map(|(row, _)| format!("{} {:?}", row.rating, row.score)).collect();
                let known = self.seasons.entry((number, index)).or_insert_with(|| text.join("\n"));
                assert_eq!(*known, text.join("\n"), "season {number}");
            }
        }
    }

    /// Who won how often against whom.
    fn check_results(&mut self) {
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        let person_of = |account: Account| person_of(&tx, account);
        for (account, person) in self.persons.iter().enumerate().filter(|(account, person)| account == *person) {
            for rival in self.persons.iter().enumerate().filter(|(rival, person)| rival == *person).map(|(r, _)| r) {
                let [mut wins, mut draws, mut losses] = [0; 3];
                for game in &self.ended {
                    let people = game.accounts.map(|account| self.persons[account]);
                    let Some(index) = people.iter().position(|of| of == person) else { continue };
                    if people[1 - index] != rival {
                        continue;
                    }
                    match game.winner {
                        None => draws += 1,
                        Some(winner) if winner == index => wins += 1,
                        Some(_) => losses += 1,
                    }
                }
                let results = tx.results_against(person_of(account), person_of(rival), true).unwrap();
                let told = [Some(true), None, Some(false)];
                let told = told.map(|wanted| results.iter().filter(|(_, result)| *result == wanted).count());
                assert_eq!(told, [wins, draws, losses]);
            }
        }
    }

    /// All ratings, from the games alone.
    fn computed(&self) -> BTreeMap<(Key, Account), Known> {
        let mut games: Vec<&Ended> = self.ended.iter().collect();
        games.sort_by_key(|game| (game.at, game.id));
        let mut meetings: Vec<([Account; 2], i64)> = Vec::new();
        let mut known: BTreeMap<(Key, Account), Known> = BTreeMap::new();
        for game in games {
            let people = game.accounts.map(|account| self.persons[account]);
            let met_others = |person: Account, than: Account| {
                meetings.iter().any(|(pair, _)| pair.contains(&person) && !pair.contains(&than))
            };
            let memory = SignedDuration::from_hours(90 * 24).as_millis() as i64;
            let weight = |own: Account, other: Account| {
                let counts = |pair: &[Account; 2]| {
                    let met = if pair[0] == own { pair[1] } else { pair[0] };
                    if met_others(other, own) { met == other } else { !met_others(met, own) }
                };
                let earlier =
                    meetings.iter().filter(|(pair, at)| pair.contains(&own) && counts(pair) && game.at - at <= memory);
                let earlier = earlier.count();
                if earlier < 40 { 1.0 / (earlier + 1) as f64 } else { 0.0 }
            };
            let weights = [weight(people[0], people[1]), weight(people[1], people[0])];
            rate(&mut known, game, people, weights, &met_others);
            meetings.push((people, game.at));
        }
        known
    }
}

/// Changes all ratings that a game of these people changes, who count so much.
fn rate(
    known: &mut BTreeMap<(Key, Account), Known>,
    game: &Ended,
    people: [Account; 2],
    weights: [f64; 2],
    met_others: &dyn Fn(Account, Account) -> bool,
) {
    let outcome = match game.winner {
        Some(0) => Outcomes::WIN,
        Some(_) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let season = Season::of(Timestamp::from_millisecond(game.at).unwrap()).number();
    for season in [None, Some(season)] {
        for community in [None, Some(game.community)] {
            for name in [None, Some(game.game)] {
                let key = (season, community, name);
                let before = people.map(|person| {
                    known.get(&(key, person)).cloned().unwrap_or_else(|| Known {
                        rating: Glicko2Rating::new(),
                        results: [0; 3],
                        rivals: BTreeSet::new(),
                        provisional: true,
                    })
                });
                let (one, two) = glicko2(&before[0].rating, &before[1].rating, &outcome, &Glicko2Config::new());
                for (index, (mut row, after)) in before.into_iter().zip([one, two]).enumerate() {
                    let part = |from: f64, to: f64| from + (to - from) * weights[index];
                    row.rating = Glicko2Rating {
                        rating: part(row.rating.rating, after.rating),
                        deviation: part(row.rating.deviation, after.deviation).min(after.deviation),
                        volatility: part(row.rating.volatility, after.volatility),
                    };
                    row.results[match game.winner {
                        None => 1,
                        Some(winner) if winner == index => 0,
                        Some(_) => 2,
                    }] += 1;
                    row.rivals.insert(people[1 - index]);
                    let settled = row.rivals.iter().filter(|rival| met_others(**rival, people[index])).count();
                    row.provisional = row.rating.deviation > 110.0 || settled < 3;
                    known.insert((key, people[index]), row);
                }
            }
        }
    }
}

/// The number of each platform's community.
fn communities(tx: &Transaction<'_>) -> Vec<i64> {
    let place = |platform: &&str| tx.known_place(platform, &format!("room-{platform}")).unwrap().unwrap();
    PLATFORMS.iter().map(|platform| place(platform).community_id).collect()
}

/// The number of an account's person.
fn person_of(tx: &Transaction<'_>, account: Account) -> i64 {
    let (platform, name) = (PLATFORMS[account / PEOPLE], format!("p{}", account % PEOPLE));
    tx.account(platform, &format!("{platform}-{name}")).unwrap().unwrap().person_id
}
