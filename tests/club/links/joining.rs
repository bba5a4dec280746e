//! Communities of three platforms that are joined and parted at any time, while people play rated games in them and
//! across: after each step, everybody's ratings are those of a club in which the games were played in such communities
//! from the beginning.

use parlour::clock::Season;
use parlour::club::{Place, Request};
use parlour::store::{RatingKey, RatingRow, RatingScope, SeasonKey, Transaction};

use super::accounts::word_in;
use super::communities::{Both, code_in, id_of, place_of};
use crate::random::Random;
use crate::support::{Chat, letters, lines};

const SEEDS: std::ops::RangeInclusive<u64> = 1..=3;
const STEPS: usize = 24;
const SIDES: [Side; 3] = [
    Side { platform: "discord", community: "server", place: "general", manager: "Ada", people: ["ann", "ben", "cyd"] },
    Side { platform: "matrix", community: "space", place: "lounge", manager: "Mia", people: ["max", "moe", "nat"] },
    Side { platform: "console", community: "terminal", place: "room", manager: "Tom", people: ["tea", "tim", "uma"] },
];

/// A community of a platform, its place and its people.
struct Side {
    platform: &'static str,
    community: &'static str,
    place: &'static str,
    manager: &'static str,
    people: [&'static str; 3],
}

impl Side {
    fn place(&self) -> Place {
        place_of(self.community, self.place)
    }
}

/// A rated game that was played: in whose place, by people of which sides, when each line was said.
struct Played {
    home: usize,
    winner: (usize, &'static str),
    loser: (usize, &'static str),
    times: Vec<i64>,
}

/// The lines by which one wins a game against another, and whether the winner says each.
const LINES: [(bool, &str); 6] =
    [(false, "accept"), (true, "c2-c3"), (false, "c6-c5"), (true, "e2-e3"), (false, "e6-e5"), (false, "resign yes")];

struct World {
    random: Random,
    both: Both,
    played: Vec<Played>,
    /// By side, the one whose settings and leaderboard hold for it.
    heads: [usize; 3],
}

impl World {
    fn say(&mut self, side: usize, who: &str, line: &str) -> Vec<parlour::club::Letter> {
        self.both.letters_in(SIDES[side].platform, SIDES[side].place(), who, line)
    }

    fn play(&mut self) {
        let home = self.random.below(3);
        let side = |world: &mut Self| loop {
            let side = world.random.below(3);
            if world.heads[side] == world.heads[home] {
                return side;
            }
        };
        let (first, second) = (home, side(self));
        let winner = (first, *self.random.pick(&SIDES[first].people));
        let loser = (second, *self.random.pick(&SIDES[second].people));
        if winner == loser {
            return;
        }
        let mut times = Vec::new();
        let id = id_of(SIDES[second].platform, loser.1);
        let challenge = format!("challenge {id} chifoumi 5d rated first");
        let letters = self.say(home, winner.1, &challenge);
        times.push(self.both.chat.now);
        let id = letters[0].about.unwrap_or_else(|| panic!("{challenge}: {letters:#?}"));
        for (is_winner, line) in LINES {
            let (side, who) = if is_winner { winner } else { loser };
            self.say(side, who, &format!("#{id} {line}"));
            times.push(self.both.chat.now);
        }
        let tx = self.both.chat.club.store().read().unwrap();
        assert!(tx.game(id).unwrap().unwrap().verdict.is_some_and(|verdict| verdict.winner.is_some()));
        self.played.push(Played { home, winner, loser, times });
    }

    /// Joins two sides, if that is possible.
    fn join(&mut self) {
        let (head, joins) = (self.random.below(3), self.random.below(3));
        let is_alone = |side: usize| (0..3).all(|other| other == side || self.heads[other] != self.heads[side]);
        let is_possible = head != joins && is_alone(joins) && self.heads[head] == head;
        let given = self.say(head, SIDES[head].manager, "community link");
        let joined = is_possible && {
            self.say(joins, SIDES[joins].manager, &format!("community link {} yes", code_in(&given[0])));
            let asked = lines(&self.say(head, SIDES[head].manager, "community confirm"));
            let word = word_in(&asked).unwrap();
            self.say(head, SIDES[head].manager, &format!("community confirm {word}"));
            true
        };
        if joined {
            self.heads[joins] = head;
        }
    }

    fn part(&mut self) {
        let side = self.random.below(3);
        self.say(side, SIDES[side].manager, "community unlink yes");
        if self.heads[side] == side {
            self.heads = [0, 1, 2].map(|other| if self.heads[other] == side { other } else { self.heads[other] })
        }
        self.heads[side] = side;
    }

    fn step(&mut self) {
        match self.random.below(8) {
            0 | 1 => self.join(),
            2 => self.part(),
            3 => self.both.chat.now += 30 * 24 * 3_600_000,
            _ => self.play(),
        }
        self.both.settle();
        self.compare();
    }

    /// A club in which the games were played in the communities as they are now.
    fn anew(&self) -> Chat {
        let mut chat = Chat::new();
        let mut events = 0;
        for (side, head) in SIDES.iter().zip(self.heads) {
            let request = chat.request(side.manager, "games");
            let place = Place { community: SIDES[head].community.to_owned(), ..side.place() };
            chat.handle(&Request { place, people: Vec::new(), ..request });
        }
        for game in &self.played {
            let home = &SIDES[game.home];
            let place = Place { community: SIDES[self.heads[game.home]].community.to_owned(), ..home.place() };
            let mut say = |at: i64, who: &str, line: &str| {
                events += 1;
                let mut request = chat.request(who, line);
                request.origin.event = format!("anew-{events}");
                request.person.id = id_of("anew", who);
                chat.now = at;
                letters(chat.handle(&Request { place: place.clone(), people: Vec::new(), ..request }))
            };
            // Whoever is challenged was there.
            say(game.times[0], game.loser.1, "games");
            let challenge = format!("challenge {} chifoumi 5d rated first", id_of("anew", game.loser.1));
            let id = say(game.times[0], game.winner.1, &challenge)[0].about.unwrap();
            for ((is_winner, line), at) in LINES.into_iter().zip(&game.times[1..]) {
                let (_, who) = if is_winner { game.winner } else { game.loser };
                say(*at, who, &format!("#{id} {line}"));
            }
        }
        chat
    }

    fn compare(&mut self) {
        let mut anew = self.anew();
        let season = Season::of(self.both.chat.at()).number();
        let (there, here) = (anew.club.store().read().unwrap(), self.both.chat.club.store().read().unwrap());
        for (side, of) in SIDES.iter().enumerate() {
            for home in &SIDES {
                let community = |tx: &Transaction<'_>, platform: &str| {
                    let place = tx.known_place(platform, &home.place().id).unwrap();
                    place.map(|place| (place.community_id, place.own_community_id))
                };
                let (Some((whole, own)), there_in) = (community(&here, home.platform), community(&there, "console"))
                else {
                    continue;
                };
                for who in of.people {
                    let account = |tx: &Transaction<'_>, platform: &str, as_on: &str| {
                        tx.account(platform, &id_of(as_on, who)).unwrap().map(|account| account.person_id)
                    };
                    let (mine, theirs) = (account(&here, of.platform, of.platform), account(&there, "console", "anew"));
                    let Some(mine) = mine else { continue };
                    for game in [None, Some("chifoumi")] {
                        let key = |community: i64| RatingKey { scope: RatingScope::Community(community), game };
                        let everywhere = RatingKey { scope: RatingScope::Everywhere, game };
                        let anew = |of: Option<RatingKey<'_>>| {
                            let (key, person) = (of?, theirs?);
                            Some((
                                there.rating(key, person).unwrap(),
                                there.season_rating(SeasonKey { season, of: key }, person).unwrap(),
                            ))
                        };
                        let now = |of: RatingKey<'_>| {
                            (
                                here.rating(of, mine).unwrap(),
                                here.season_rating(SeasonKey { season, of }, mine).unwrap(),
                            )
                        };
                        let what =
                            format!("{who} of side {side} in {} in {game:?}, heads {:?}", home.community, self.heads);
                        let there_key = there_in.map(|(community, _)| key(community));
                        same(now(key(whole)), anew(there_key), &what);
                        same(now(everywhere), anew(Some(everywhere)), &format!("{what}, everywhere"));
                        if whole != own {
                            same(now(key(own)), None, &format!("{what}, of what joined another"));
                        }
                    }
                }
            }
        }
    }
}

type Ratings = (Option<RatingRow>, Option<RatingRow>);

/// Whether somebody's ratings, ever and in the season, are the same in two clubs.
fn same(now: Ratings, anew: Option<Ratings>, what: &str) {
    let anew = anew.unwrap_or_default();
    for (now, anew) in [(now.0, anew.0), (now.1, anew.1)] {
        let without_number = |row: Option<RatingRow>| row.map(|row| RatingRow { person_id: 0, ..row });
        assert_eq!(without_number(now), without_number(anew), "{what}");
    }
}

#[test]
fn the_simulation_of_joined_communities_has_the_ratings_of_the_whole_record() {
    let chosen = std::env::var("PARLOUR_SEED").ok().map(|seed| seed.parse().unwrap());
    for seed in chosen.map_or(SEEDS, |seed: u64| seed..=seed) {
        let mut world = World { random: Random::new(seed), both: Both::new(), played: Vec::new(), heads: [0, 1, 2] };
        for (side, of) in SIDES.iter().enumerate() {
            for who in of.people {
                world.say(side, who, "games");
            }
        }
        for step in 0..STEPS {
            println!("step {step} of seed {seed}");
            world.step();
        }
        assert!(world.played.len() > 3, "seed {seed} shows too little");
    }
}
