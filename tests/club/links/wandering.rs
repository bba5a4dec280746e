//! People who play across two platforms, at random, while their places are paired and parted, the program is killed and
//! one platform doesn't deliver: whatever happens in a game is told in each of its places, once, and nowhere else.

use std::collections::BTreeSet;

use parlour::club::{Audience, Letter, To};
use parlour::store::GameState;

use super::two::{CHANNEL, ROOM, Two, code_in};
use crate::desk::keeping::path;
use crate::random::Random;

const SEEDS: std::ops::RangeInclusive<u64> = 1..=4;
const STEPS: usize = 150;
const PEOPLE: [&str; 4] = ["ann", "bob", "cas", "dan"];

struct World {
    random: Random,
    two: Two,
    /// How many boards were told in two places.
    across: usize,
}

impl World {
    fn step(&mut self) {
        let who = *self.random.pick(&PEOPLE);
        match self.random.below(16) {
            0 => {
                self.said(who, "challenge chifoumi clock:1d");
            }
            1 => {
                self.said(who, "challenge sia-doble best:3");
            }
            2 | 3 => {
                self.said(who, "accept");
            }
            4 => self.invite(who),
            5 => self.pair(),
            6 => {
                self.two.kill();
            }
            7 => {
                let away = *self.random.pick(&["discord", "matrix"]);
                self.two.deliver_all_but(away);
            }
            8 => {
                let letters = self.two.wait("5h");
                self.check(&letters);
            }
            9 => {
                let line = *self.random.pick(&["draw", "takeback", "rematch", "decline", "withdraw", "resign yes"]);
                self.said(who, line);
            }
            _ => self.play(),
        }
    }

    fn said(&mut self, who: &str, line: &str) -> Vec<(&'static str, Letter)> {
        let alone = self.random.one_in(4);
        let letters = if alone { self.two.say_alone(who, line) } else { self.two.say(who, line) };
        assert!(!letters.is_empty(), "{who}: {line}");
        self.check(&letters);
        letters
    }

    fn invite(&mut self, who: &str) {
        let letters = self.said(who, "invite chifoumi clock:1d");
        if !letters[0].1.refusal {
            let guest = *self.random.pick(&PEOPLE);
            let code = code_in(&letters[0].1);
            self.said(guest, &format!("accept {code}"));
        }
    }

    /// The places are paired or parted.
    fn pair(&mut self) {
        let [one, other] = if self.random.one_in(2) { ["ann", "bob"] } else { ["bob", "ann"] };
        let letters = self.two.say(one, "place link");
        match letters[0].1.refusal {
            true => drop(self.two.say(other, "place unlink")),
            false => drop(self.two.say(other, &format!("place link {}", code_in(&letters[0].1)))),
        }
    }

    /// Whoever is to move in a game plays any turn, from where they are.
    fn play(&mut self) {
        let mut games = self.two.games();
        games.retain(|game| game.state == GameState::Live);
        if games.is_empty() {
            return;
        }
        let game = self.random.pick(&games).clone();
        let mover = game.seat(game.to_move.unwrap()).name.clone();
        let action = {
            let legal = self.two.chat.game(game.id).legal();
            self.random.pick(&legal).clone()
        };
        self.said(&mover, &format!("#{} {action}", game.id));
    }

    /// The places in which a game is shown.
    fn shown(&mut self, id: i64) -> Option<BTreeSet<String>> {
        let tx = self.two.chat.club.store().read().unwrap();
        let game = tx.game(id).unwrap()?;
        let further = tx.further_places(id).unwrap().into_iter().map(|further| further.place.id);
        let places = further.chain([game.place_id]).map(|id| tx.place(id).unwrap());
        Some(places.filter(|place| !place.direct).map(|place| place.external_id).collect())
    }

    fn check(&mut self, letters: &[(&'static str, Letter)]) {
        let about: BTreeSet<i64> = letters.iter().filter_map(|(_, letter)| letter.about).collect();
        for id in about {
            let Some(shown) = self.shown(id) else { continue };
            let of_it = letters.iter().map(|(_, letter)| letter).filter(|letter| letter.about == Some(id));
            let to_all: Vec<&Letter> = of_it.filter(|letter| letter.audience == Audience::Everyone).collect();
            let mut told = BTreeSet::new();
            for letter in &to_all {
                let To::Place(place) = &letter.to else { continue };
                if place.starts_with("direct-") {
                    continue;
                }
                assert!([CHANNEL, ROOM].contains(&place.as_str()));
                assert!(shown.contains(place), "#{id} is told in {place}: {letters:#?}");
                if letter.picture.is_some() {
                    assert!(told.insert(place.clone()), "#{id} is told twice in {place}: {letters:#?}");
                }
            }
            if !told.is_empty() {
                assert_eq!(told, shown, "#{id}: {letters:#?}");
            }
            self.across += usize::from(told.len() == 2);
        }
    }
}

#[test]
fn people_wander_between_two_platforms_and_every_game_is_told_where_it_is_shown() {
    for seed in SEEDS {
        let two = Two::paired_in(&path(&format!("links-wandering-{seed}")));
        let mut world = World { random: Random::new(seed), two, across: 0 };
        for step in 0..STEPS {
            println!("step {step} of seed {seed}");
            world.step();
        }
        assert!(world.across > 10, "seed {seed} shows too little: {}", world.across);
    }
}
