//! The criteria of C.04.3 for each pair, as numbers. The first one that differs decides.
//!
//! The numbers of all pairs of a round are added up; the more, the better a criterion is kept. C.1 to C.3 aren't
//! wishes: pairs against them aren't allowed at all.

use super::entrant::{Entrant, Float, Strength};
use crate::rules::Player;

/// The facts about a whole round.
pub(super) struct Circumstances {
    /// Entrants with more points than this, in half points, are topscorers, for whom C.3 doesn't hold. Before the last
    /// round, nobody is one.
    pub(super) topscorers_above: Option<u32>,
    /// The most points of somebody who can get the bye, if there is one.
    pub(super) bye_points: Option<u32>,
}

/// Where a pair stands in the brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// It belongs to the bracket that is paired.
    Current,
    /// It belongs to the next one.
    Next,
    /// It is further below, or both of them float.
    Elsewhere,
}

/// The facts about the current bracket.
pub(super) struct Bracket<'b> {
    pub(super) circumstances: &'b Circumstances,
    /// The points in it and in the next one, from the most to the fewest.
    pub(super) levels: Vec<u32>,
    /// Whether the only one left unpaired gets the bye (C.9).
    pub(super) gives_bye: bool,
}

impl Circumstances {
    /// Whether two may be paired at all: C.1 and C.3.
    pub(super) fn allow(&self, one: &Entrant, other: &Entrant) -> bool {
        let is_topscorer = |entrant: &Entrant| self.topscorers_above.is_some_and(|points| entrant.points > points);
        let (wish, strength) = one.preference();
        let same = (wish, strength) == other.preference() && strength == Strength::Absolute;
        !one.has_met(other) && (!same || is_topscorer(one) || is_topscorer(other))
    }

    /// Whether somebody can get the bye: C.2 and C.5.
    pub(super) fn may_have_bye(&self, entrant: &Entrant) -> bool {
        !entrant.had_bye && self.bye_points.is_some_and(|points| entrant.points <= points)
    }

    /// C.4: everybody is paired, except for one who can get the bye.
    pub(super) fn completion(&self, pair: [&Entrant; 2]) -> i64 {
        let kept = pair.iter().filter(|entrant| !self.may_have_bye(entrant)).count();
        1 + count(kept) * i64::from(self.bye_points.is_some())
    }
}

impl Bracket<'_> {
    /// The numbers of a pair: the higher-ranked and the lower-ranked one.
    pub(super) fn numbers(&self, higher: &Entrant, lower: &Entrant, place: Place) -> Vec<i64> {
        let pair = [higher, lower];
        let mut numbers = vec![self.circumstances.completion(pair)];
        // C.6 and C.7: as few as possible float down, and with as few points as possible; C.8: the same in the next
        // bracket.
        for of in [Place::Current, Place::Next] {
            numbers.push(i64::from(place == of));
            self.push_levels(&mut numbers, &[higher.points].map(|points| (points, place == of)));
        }
        let with_bye_points = |entrant: &&Entrant| Some(entrant.points) == self.circumstances.bye_points;
        let unplayed: u32 = pair.into_iter().filter(with_bye_points).map(|entrant| entrant.unplayed).sum();
        numbers.push(if self.gives_bye { i64::from(unplayed) } else { 0 });
        let first = numbers.len();
        numbers.extend(side_criteria(higher, lower));
        for rounds_ago in [1, 2] {
            numbers.extend(float_criteria(higher, lower, rounds_ago));
        }
        for rounds_ago in [1, 2] {
            let down = pair.map(|entrant| (entrant.points, entrant.float(rounds_ago) == Float::Down));
            self.push_levels(&mut numbers, &down);
            self.push_levels(&mut numbers, &[(higher.points, !floats_up_again(higher, lower, rounds_ago))]);
        }
        if place != Place::Current {
            numbers[first..].fill(0);
        }
        numbers
    }

    /// For each level how many of these are on it and count.
    fn push_levels(&self, numbers: &mut Vec<i64>, counted: &[(u32, bool)]) {
        let on = |level: &u32| count(counted.iter().filter(|(points, counts)| *counts && points == level).count());
        numbers.extend(self.levels.iter().map(on));
    }
}

/// C.10 to C.13: who gets which side.
fn side_criteria(higher: &Entrant, lower: &Entrant) -> [i64; 4] {
    let ((wish, strength), (other_wish, other_strength)) = (higher.preference(), lower.preference());
    let same = wish.is_some() && wish == other_wish;
    let differences = [higher, lower].map(|entrant| entrant.side_difference().abs());
    let weakest = strength.min(other_strength);
    let both_absolute = weakest == Strength::Absolute;
    // One of them doesn't get the right side, and it is known which one.
    let yields = if differences[0] > differences[1] { lower } else { higher };
    let repeats = if differences[0] == differences[1] {
        higher.repeated_side().is_some() && higher.repeated_side() == lower.repeated_side()
    } else {
        yields.repeated_side().is_some() && yields.repeated_side() == wish.map(Player::other)
    };
    [
        !(same && differences.iter().all(|difference| *difference > 1)),
        !(same && both_absolute && repeats),
        !same,
        !(same && weakest >= Strength::Strong && !both_absolute),
    ]
    .map(i64::from)
}

/// C.14 and C.15, or C.16 and C.17: nobody floats again as they did so many rounds ago.
fn float_criteria(higher: &Entrant, lower: &Entrant, rounds_ago: usize) -> [i64; 2] {
    let floated_down = |entrant: &Entrant| entrant.float(rounds_ago) == Float::Down;
    let spared_lower = floated_down(lower);
    let spared_higher = floated_down(higher) && higher.points == lower.points;
    let spared = i64::from(spared_lower) + i64::from(spared_higher);
    [spared, i64::from(!floats_up_again(higher, lower, rounds_ago))]
}

fn floats_up_again(higher: &Entrant, lower: &Entrant, rounds_ago: usize) -> bool {
    higher.points > lower.points && lower.float(rounds_ago) == Float::Up
}

/// A number of people as a weight.
pub(super) fn count(people: usize) -> i64 {
    i64::try_from(people).unwrap_or(i64::MAX)
}
