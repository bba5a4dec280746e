//! One bracket: its best pairing and, among equally good ones, the first by C.04.3 (article 4).

use super::criteria::{Bracket, Place, count};
use super::entrant::Entrant;
use crate::tournament::matching::heaviest_pairs;
use crate::tournament::weights::Weights;

/// How many choices fit into one number.
const CHOICES_A_NUMBER: usize = 6;
/// The number of bits of a choice.
const CHOICE_BITS: usize = 8;
/// How many yes-or-no choices fit into one number.
const BITS_A_NUMBER: usize = 40;

/// Everybody who isn't paired yet, by rank: those who have floated down, the residents of the bracket, those of the
/// next one, and all others.
pub(super) struct Pool<'p> {
    pub(super) entrants: Vec<&'p Entrant>,
    /// How many have floated down.
    pub(super) floaters: usize,
    /// Where the residents end.
    pub(super) residents_end: usize,
    /// Where those of the next bracket end.
    pub(super) next_end: usize,
    pub(super) bracket: Bracket<'p>,
}

/// The pairing of a bracket.
pub(super) struct Paired {
    /// Its pairs, the higher one first.
    pub(super) pairs: Vec<[usize; 2]>,
    /// For each in the pool, their opponent if the rest only had to be complete.
    pub(super) foreseen: Vec<Option<usize>>,
}

impl Pool<'_> {
    /// Pairs the bracket. People are named by their places in the pool.
    pub(super) fn pair(&self) -> Paired {
        let mut pairs = self.pair_floaters();
        let taken: Vec<usize> = pairs.iter().flatten().copied().collect();
        let rest: Vec<usize> = (self.floaters..self.residents_end).filter(|at| !taken.contains(at)).collect();
        let is_free = |one: usize, other: usize| !taken.contains(&one) && !taken.contains(&other);
        let upper = self.upper_half(&rest, &is_free);
        // Article 4.2: the first in the upper half gets the highest opponent that they can, then the next.
        let within = |one: usize, other: usize| {
            is_free(one, other)
                && (!(rest.contains(&one) && rest.contains(&other)) || upper.contains(&one) && !upper.contains(&other))
        };
        let mut foreseen = self.best(within, |one, other| match upper.iter().position(|at| *at == one) {
            Some(turn) if rest.contains(&other) => choice(turn, upper.len(), self.residents_end - other),
            _ => choices(upper.len()),
        });
        let remainder = upper.iter().filter_map(|one| Some([*one, foreseen[*one]?]));
        pairs.extend(remainder.collect::<Vec<_>>());
        for [one, other] in &pairs {
            (foreseen[*one], foreseen[*other]) = (Some(*other), Some(*one));
        }
        Paired { pairs, foreseen }
    }

    /// Article 4.3: among those who floated down, the highest who can be paired here, each with the highest possible
    /// opponent, the highest of them first.
    fn pair_floaters(&self) -> Vec<[usize; 2]> {
        if self.floaters == 0 {
            return Vec::new();
        }
        let is_here = |one: usize, other: usize| one < self.floaters && self.is_resident(other);
        let mates = self.best(
            |_, _| true,
            |one, other| {
                let here = is_here(one, other);
                let mut numbers = bits(self.floaters, here.then_some(one));
                numbers.extend(if here {
                    choice(one, self.floaters, self.residents_end - other)
                } else {
                    choices(self.floaters)
                });
                numbers
            },
        );
        let paired = (0..self.floaters).filter_map(|one| Some([one, mates[one]?]));
        paired.filter(|[one, other]| is_here(*one, *other)).collect()
    }

    /// Article 4.4: the upper half of the others. As few as possible come from the lower half, with numbers as close as
    /// possible to those whom they replace; then the lowest of the upper half and the highest of the lower.
    fn upper_half(&self, rest: &[usize], is_free: &impl Fn(usize, usize) -> bool) -> Vec<usize> {
        let place = |at: usize| rest.iter().position(|known| *known == at);
        let highers = |mates: &[Option<usize>]| -> Vec<usize> {
            let is_higher = |at: &&usize| mates[**at].is_some_and(|mate| mate > **at && place(mate).is_some());
            rest.iter().filter(is_higher).copied().collect()
        };
        let upper = highers(&self.best(is_free, |_, _| Vec::new())).len();
        let mates = self.best(is_free, |one, other| {
            let higher = place(one).filter(|_| place(other).is_some());
            let stays = higher.is_some_and(|at| at < upper);
            let mut numbers = vec![i64::from(stays), -count(higher.unwrap_or(0))];
            let leaves = bits(upper, higher.filter(|_| stays).map(|at| upper - 1 - at));
            numbers.extend(leaves.into_iter().map(|number| -number));
            numbers.extend(bits(rest.len() - upper, higher.filter(|_| !stays).map(|at| at - upper)));
            numbers
        });
        highers(&mates)
    }

    fn is_resident(&self, at: usize) -> bool {
        (self.floaters..self.residents_end).contains(&at)
    }

    /// The best pairs of all that are allowed; among equally good ones the further numbers decide.
    fn best(
        &self,
        allowed: impl Fn(usize, usize) -> bool,
        further: impl Fn(usize, usize) -> Vec<i64>,
    ) -> Vec<Option<usize>> {
        let mut weights = None;
        for other in 0..self.entrants.len() {
            for one in 0..other {
                let (higher, lower) = (self.entrants[one], self.entrants[other]);
                if !self.bracket.circumstances.allow(higher, lower) || !allowed(one, other) {
                    continue;
                }
                let place = match other {
                    _ if self.is_resident(other) => Place::Current,
                    _ if (self.residents_end..self.next_end).contains(&other) => Place::Next,
                    _ => Place::Elsewhere,
                };
                let mut numbers = self.bracket.numbers(higher, lower, place);
                numbers.extend(further(one, other));
                weights
                    .get_or_insert_with(|| Weights::new(self.entrants.len(), numbers.len()))
                    .set(one, other, &numbers);
            }
        }
        weights.map_or_else(|| vec![None; self.entrants.len()], |weights| heaviest_pairs(&weights))
    }
}

/// No choice of so many people.
fn choices(people: usize) -> Vec<i64> {
    vec![0; people.div_ceil(CHOICES_A_NUMBER)]
}

/// The weight of somebody's choice: the first choice counts more than all that follow.
fn choice(turn: usize, people: usize, worth: usize) -> Vec<i64> {
    let mut numbers = choices(people);
    let after = CHOICES_A_NUMBER - 1 - turn % CHOICES_A_NUMBER;
    numbers[turn / CHOICES_A_NUMBER] = count(worth) << (CHOICE_BITS * after);
    numbers
}

/// One yes among many: the first counts more than all that follow.
fn bits(people: usize, yes: Option<usize>) -> Vec<i64> {
    let mut numbers = vec![0; people.div_ceil(BITS_A_NUMBER)];
    if let Some(at) = yes {
        numbers[at / BITS_A_NUMBER] = 1 << (BITS_A_NUMBER - 1 - at % BITS_A_NUMBER);
    }
    numbers
}
