//! A whole round, bracket by bracket.

use super::bracket::{Paired, Pool};
use super::criteria::{Bracket, Circumstances};
use super::entrant::Entrant;
use super::sides::by_side;
use crate::tournament::matching::heaviest_pairs;
use crate::tournament::meeting::{Meeting, Scoring};
use crate::tournament::weights::Weights;

/// A Swiss tournament before a round.
#[derive(Clone, Copy, Debug)]
pub struct SwissRound<'r> {
    /// The rounds that are over.
    pub rounds: &'r [Vec<Meeting>],
    /// For each entrant, in the order of seeds, whether they are there.
    pub present: &'r [bool],
    /// How many rounds are played in all.
    pub of: usize,
    /// The worth of a win and a draw.
    pub scoring: Scoring,
}

/// Pairs a round: those with the most points first, a bye last. Nothing if no pairing of all is allowed, because too
/// many have met, or everybody without an opponent has had a bye.
///
/// Absolute wishes for a side (C.3) give way if not everybody could be paired otherwise.
#[must_use]
pub fn pair_round(round: &SwissRound<'_>) -> Option<Vec<Meeting>> {
    let present = (0..round.present.len()).filter(|number| round.present[*number]);
    let mut entrants: Vec<Entrant> =
        present.map(|number| Entrant::after(number, round.rounds, round.scoring)).collect();
    entrants.sort_by_key(|entrant| (std::cmp::Reverse(entrant.points), entrant.number));
    let best = u32::try_from(round.rounds.len()).unwrap_or(u32::MAX).saturating_mul(round.scoring.win);
    let is_last = round.rounds.len() + 1 >= round.of;
    let topscorers = [is_last.then_some(best / 2), Some(0)];
    topscorers.into_iter().find_map(|above| pair_all(&entrants, above))
}

/// Pairs everybody, by rank. Entrants with more points than this are topscorers.
fn pair_all(entrants: &[Entrant], topscorers_above: Option<u32>) -> Option<Vec<Meeting>> {
    let odd = entrants.len() % 2 == 1;
    let most = entrants.first().map_or(0, |entrant| entrant.points);
    let mut circumstances = Circumstances { topscorers_above, bye_points: odd.then_some(most) };
    let (bye, mut foreseen) = complete(entrants, &circumstances)?;
    circumstances.bye_points = bye.map(|entrant| entrant.points);
    let mut waiting: Vec<&Entrant> = entrants.iter().collect();
    let (mut floaters, mut pairs) = (0, Vec::new());
    while waiting.len() > 1 {
        let pool = pool(&waiting, floaters, &circumstances, &foreseen);
        let Paired { pairs: found, foreseen: next } = pool.pair();
        let residents_end = pool.residents_end;
        let is_paired = |at: usize| found.iter().flatten().any(|known| *known == at);
        let left: Vec<usize> = (0..waiting.len()).filter(|at| !is_paired(*at)).collect();
        if found.is_empty() && residents_end == waiting.len() && floaters == 0 {
            return None;
        }
        pairs.extend(found.iter().map(|pair| pair.map(|at| waiting[at])));
        floaters = left.iter().filter(|at| **at < residents_end).count();
        // Those who are left after the last bracket make one of their own.
        if floaters == left.len() {
            floaters = 0;
        }
        let place = |at: usize| left.iter().position(|known| *known == at);
        foreseen = left.iter().map(|at| next[*at].and_then(place)).collect();
        waiting = left.into_iter().map(|at| waiting[at]).collect();
    }
    pairs.sort_by_key(|[one, other]| {
        let points = [one.points.max(other.points), one.points + other.points];
        (std::cmp::Reverse(points), one.number.min(other.number))
    });
    let meetings = pairs.into_iter().map(|[one, other]| {
        let [one, two] = by_side(one, other);
        Meeting::between(one.number, two.number)
    });
    Some(meetings.chain(waiting.first().map(|entrant| Meeting::bye(entrant.number))).collect())
}

/// A pairing of everybody, if there is one: the entrant with the bye, who has as few points as possible, and everybody
/// else's opponent.
fn complete<'e>(
    entrants: &'e [Entrant],
    circumstances: &Circumstances,
) -> Option<(Option<&'e Entrant>, Vec<Option<usize>>)> {
    let mut weights = Weights::new(entrants.len(), 3);
    let most = entrants.first().map_or(0, |entrant| entrant.points);
    for other in 0..entrants.len() {
        for one in 0..other {
            let pair = [&entrants[one], &entrants[other]];
            if circumstances.allow(pair[0], pair[1]) {
                let points = pair[0].points + pair[1].points;
                let on_top = i64::from(pair[1].points == most);
                weights.set(one, other, &[circumstances.completion(pair), points.into(), on_top]);
            }
        }
    }
    let mates = heaviest_pairs(&weights);
    let alone: Vec<&Entrant> = entrants.iter().zip(&mates).filter(|(_, mate)| mate.is_none()).map(|(e, _)| e).collect();
    match alone.as_slice() {
        [] => Some((None, mates)),
        [only] if circumstances.may_have_bye(only) => Some((Some(only), mates)),
        _ => None,
    }
}

/// The pool for the next bracket: those who have floated down, then those with the most points.
fn pool<'p>(
    waiting: &[&'p Entrant],
    floaters: usize,
    circumstances: &'p Circumstances,
    foreseen: &[Option<usize>],
) -> Pool<'p> {
    let end_of_level = |begin: usize| {
        let Some(level) = waiting.get(begin).map(|entrant| entrant.points) else { return begin };
        let same = |entrant: &&&Entrant| entrant.points == level;
        begin + waiting[begin..].iter().take_while(same).count()
    };
    let residents_end = end_of_level(floaters);
    let next_end = end_of_level(residents_end);
    let mut levels: Vec<u32> = waiting[..next_end].iter().map(|entrant| entrant.points).collect();
    levels.dedup();
    let lowest = waiting[residents_end - 1].points;
    let stays = |at: usize| foreseen[at].is_none_or(|mate| waiting[mate].points >= lowest);
    let gives_bye = circumstances.bye_points.is_some_and(|points| points >= lowest) && (0..residents_end).all(stays);
    let bracket = Bracket { circumstances, levels, gives_bye };
    Pool { entrants: waiting.to_vec(), floaters, residents_end, next_end, bracket }
}
