//! Leagues of which the first go up and the last go down in the next season.

use crate::tournament::berger::group_rounds;
use crate::tournament::goal::MatchGoal;
use crate::tournament::meeting::{Meeting, Scoring};
use crate::tournament::standings::TieBreak;
use crate::tournament::system::{Chart, Setup, System};

pub(super) const DIVISIONS: System = System {
    word: "divisions",
    aliases: &["division"],
    name: "club-system-divisions",
    name_twice: Some("club-system-double-divisions"),
    foot: "club-table-foot-divisions",
    entrants_min: 2,
    entrants_max: 120,
    scoring: Some(Scoring::THREE),
    goal: MatchGoal::OneGame,
    knockout_after: None,
    third_place: false,
    lasts: None,
    misses_max: 2,
    fixtures: Some(fixtures),
    groups: Some(divisions_of),
    division: Some(6),
    chart: Chart::Groups(TieBreak::LEAGUE),
    rounds: None,
    places: |setup| fixtures(setup).iter().map(Vec::len).collect(),
    next: |played| {
        let next = fixtures(&played.setup).into_iter().nth(played.rounds.len())?;
        Some(next.into_iter().map(Some).collect())
    },
};

fn fixtures(setup: &Setup) -> Vec<Vec<Meeting>> {
    group_rounds(&divisions_of(setup), setup.double)
}

/// The divisions from the best on: as few as there can be, and as equal, the upper ones larger by one.
fn divisions_of(setup: &Setup) -> Vec<Vec<usize>> {
    let count = setup.entrants.div_ceil(setup.division.max(1));
    let mut seeds = 0..setup.entrants;
    let size = |number: usize| (setup.entrants + count - 1 - number) / count;
    (0..count).map(|number| seeds.by_ref().take(size(number)).collect()).collect()
}

/// How many change places between each division and the one below it: at most half of either.
#[must_use]
pub fn changing_places(divisions: &[Vec<usize>], up: usize) -> Vec<usize> {
    divisions.windows(2).map(|two| up.min(two[0].len() / 2).min(two[1].len() / 2)).collect()
}

/// Everybody of some divisions, each in the order of its table, in the order of the next season.
#[must_use]
pub fn next_season(divisions: &[Vec<usize>], up: usize) -> Vec<usize> {
    let changing = changing_places(divisions, up);
    let between = |lower: usize| lower.checked_sub(1).and_then(|at| changing.get(at)).copied().unwrap_or(0);
    let division = |at: usize| {
        let (from_above, from_below, own) = (between(at), between(at + 1), &divisions[at]);
        let above = at.checked_sub(1).map_or(&[][..], |above| &divisions[above][divisions[above].len() - from_above..]);
        let below = divisions.get(at + 1).map_or(&[][..], |below| &below[..from_below]);
        [above, &own[from_above..own.len() - from_below], below].concat()
    };
    (0..divisions.len()).flat_map(division).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn divisions(entrants: usize, division: usize) -> Vec<Vec<usize>> {
        divisions_of(&Setup {
            system: &DIVISIONS,
            entrants,
            double: false,
            third_place: false,
            playoff: None,
            division,
        })
    }

    #[test]
    fn divisions_are_as_equal_as_they_can_be_and_nobody_is_alone() {
        assert_eq!(divisions(13, 6).iter().map(Vec::len).collect::<Vec<_>>(), [5, 4, 4]);
        for entrants in 2..=DIVISIONS.entrants_max {
            for size in 3..13 {
                let divisions = divisions(entrants, size);
                assert!(divisions.iter().all(|division| (2..=size).contains(&division.len())), "{entrants} by {size}");
                assert_eq!(divisions.concat(), (0..entrants).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn the_first_go_up_and_the_last_go_down() {
        let three = [vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10]];
        assert_eq!(next_season(&three, 1), [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10]);
        assert_eq!(next_season(&three, 2), [0, 1, 4, 5, 2, 3, 6, 8, 7, 9, 10], "of three only one goes up");
        assert_eq!(next_season(&three[..1], 2), [0, 1, 2, 3]);
    }

    #[test]
    fn everybody_is_in_the_next_season_once_and_moves_by_one_division_at_most() {
        for entrants in 2..60 {
            for (size, up) in [(3, 1), (5, 2), (6, 1), (6, 3), (12, 2)] {
                let now = divisions(entrants, size);
                let order = next_season(&now, up);
                let mut all = order.clone();
                all.sort_unstable();
                assert_eq!(all, (0..entrants).collect::<Vec<_>>());
                let of = |seed: usize| now.iter().position(|division| division.contains(&seed)).unwrap();
                for (seed, entrant) in order.into_iter().enumerate() {
                    assert!(
                        of(seed).abs_diff(of(entrant)) <= 1,
                        "{entrants} by {size}, {up} up: {entrant} becomes {seed}"
                    );
                }
            }
        }
    }
}
