//! Records in the simulation: tables say what theirs say, and ratings follow from them.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use parlour::club::Letter;
use parlour::rules::Player;
use parlour::store::{GameState, RatingKey, RatingScope, StoredGame};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::World;

impl World {
    /// The tables that letters are about say what their records say, and ratings follow from them.
    pub(super) fn check_games(&mut self, letters: &[(&'static str, i64, Letter)]) {
        let about: BTreeSet<i64> = letters.iter().filter_map(|(_, _, letter)| letter.about).collect();
        for stored in self.take_unchecked() {
            let known = self.entries.insert(stored.id, stored.entries).unwrap_or(0);
            assert!(known <= stored.entries, "a record never becomes shorter");
            // What no letter is about has not changed.
            assert!(about.contains(&stored.id) || known == stored.entries, "#{} changed in silence", stored.id);
        }
        let mut ended = Vec::new();
        for stored in about.into_iter().filter_map(|id| self.game(id)).collect::<Vec<_>>() {
            assert_ne!(stored.state, GameState::Aside);
            let game = self.replayed(&stored);
            assert_eq!(game.plies().len(), stored.plies as usize);
            assert_eq!(game.to_move(), stored.to_move);
            assert_eq!(game.outcome().is_some(), stored.state == GameState::Over);
            for (_, _, letter) in letters.iter().filter(|(_, _, letter)| letter.about == Some(stored.id)) {
                self.check_picture(&stored, letter);
            }
            let counts = game.outcome().is_some_and(|outcome| outcome.counts());
            if counts && stored.rated && self.rated.insert(stored.id) {
                ended.push(stored);
            }
        }
        // Several may end at one moment, and then they are rated in the order in which that is told: in their last letters.
        let told = |id: i64| letters.iter().filter(|(.., letter)| letter.about == Some(id)).map(|(_, id, _)| *id).max();
        ended.sort_by_key(|stored| told(stored.id));
        if !ended.is_empty() {
            ended.into_iter().for_each(|stored| self.rate(&stored));
            self.check_ratings();
        }
        self.check_notices(letters);
        self.check_digests(letters);
    }

    /// A letter shows the game as it stood then, and calls nobody but who was to act.
    fn check_picture(&mut self, stored: &StoredGame, letter: &Letter) {
        let Some(picture) = &letter.picture else { return };
        let game = self.replayed_to(stored, picture.entries);
        if picture.line.is_empty() {
            let shown = self.club.as_mut().unwrap().game_of(picture).unwrap().unwrap();
            assert_eq!(shown.position(), game.position());
        }
        let awaited = game.to_move().map(|player| stored.seats[player.index()].name.as_str());
        // Whoever won because the other gave up is called too, and both are if the clock ended it.
        let over = stored.verdict.as_ref().map(|verdict| (verdict.reason.as_str(), verdict.winner));
        let by_clock = matches!(over, Some(("time" | "void", _)));
        let winner = over.and_then(|(reason, winner)| winner.filter(|_| reason == "resignation"));
        let winner = winner.map(|player| stored.seats[player.index()].name.as_str());
        assert!(
            letter.pings.iter().all(|ping| by_clock || [awaited, winner].contains(&Some(ping.name.as_str()))),
            "{:?} of {over:?}",
            letter.pings
        );
    }

    pub(super) fn rate(&mut self, game: &StoredGame) {
        let outcome = match game.verdict.as_ref().unwrap().winner {
            Some(Player::One) => Outcomes::WIN,
            Some(Player::Two) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        let weights = self.weights(game);
        for scope in [RatingScope::Everywhere, RatingScope::Community(game.community_id)] {
            for name in [None, Some(game.game.clone())] {
                let keys = [0, 1].map(|index: usize| (scope, name.clone(), game.seats[index].person_id));
                let before = keys.clone().map(|key| self.ratings.get(&key).copied().unwrap_or_default());
                let (one, two) = glicko2(&before[0], &before[1], &outcome, &Glicko2Config::new());
                for (index, (key, after)) in keys.into_iter().zip([one, two]).enumerate() {
                    self.ratings.insert(key, toward(before[index], after, weights[index]));
                }
            }
        }
    }

    /// What a game counts for each of the two after those that were finished within 90 days: by them, or by them and people
    /// who have met nobody else, who may all be one.
    fn weights(&mut self, game: &StoredGame) -> [f64; 2] {
        let people = game.seats.clone().map(|seat| seat.person_id);
        let at = game.ended_at.unwrap();
        let weight = |[own, other]: [i64; 2]| {
            let met_others = |person: i64, than: i64| {
                self.meetings.keys().any(|pair| pair.contains(&person) && !pair.contains(&than))
            };
            let is_alike = |pair: &[i64; 2]| {
                let met = if pair[0] == own { pair[1] } else { pair[0] };
                if met_others(other, own) { met == other } else { !met_others(met, own) }
            };
            let alike = self.meetings.iter().filter(|(pair, _)| pair.contains(&own) && is_alike(pair));
            let ends = alike.flat_map(|(_, ends)| ends);
            let earlier = ends.filter(|end| at.duration_since(**end) <= SignedDuration::from_hours(90 * 24)).count();
            if earlier < 40 { 1.0 / (earlier + 1) as f64 } else { 0.0 }
        };
        let weights = [weight(people), weight([people[1], people[0]])];
        let mut pair = people;
        pair.sort_unstable();
        self.meetings.entry(pair).or_default().push(at);
        weights
    }

    /// All ratings are what they must be, and nobody else has one.
    pub(super) fn check_ratings(&mut self) {
        let tx = self.club.as_mut().unwrap().store().read().unwrap();
        for ((scope, game, person), wanted) in &self.ratings {
            let key = RatingKey { scope: *scope, game: game.as_deref() };
            let found = tx.rating(key, *person).unwrap().unwrap();
            assert_eq!((found.rating, found.deviation), (wanted.rating, wanted.deviation));
        }
        let everyone = RatingKey { scope: RatingScope::Everywhere, game: None };
        let all = tx.ranking(everyone, Timestamp::MIN, 0..1_000).unwrap();
        let sum = |of: fn(&parlour::store::Score) -> u32| all.iter().map(|(row, _)| of(&row.score)).sum::<u32>();
        assert_eq!(sum(|score| score.wins), sum(|score| score.losses));
        let games = sum(|score| score.wins) + sum(|score| score.draws) / 2;
        assert_eq!(games as usize, self.rated.len());
    }
}

/// A rating on its way from one to another, as far as a game counts.
fn toward(from: Glicko2Rating, to: Glicko2Rating, weight: f64) -> Glicko2Rating {
    let part = |from: f64, to: f64| from + (to - from) * weight;
    Glicko2Rating {
        rating: part(from.rating, to.rating),
        deviation: part(from.deviation, to.deviation).min(to.deviation),
        volatility: part(from.volatility, to.volatility),
    }
}
