//! Everyone against everyone: Berger tables (FIDE Handbook C.05, annex 1; J. Berger, R. Schurig).

use super::meeting::Meeting;

/// The rounds of a league of this size, in which each two meet once or, in a `double` one, twice with sides changed.
///
/// With an odd number, one entrant has no opponent in each round, and isn't in it. In a double league, the last two
/// rounds of the first half change places, as FIDE recommends, so that nobody plays one side three times in a row.
#[must_use]
pub fn league_rounds(entrants: usize, double: bool) -> Vec<Vec<Meeting>> {
    let mut rounds = single(entrants);
    if double {
        let reversed: Vec<Vec<Meeting>> = rounds.iter().map(|round| round.iter().map(turned).collect()).collect();
        if let [.., before, last] = rounds.as_mut_slice() {
            std::mem::swap(before, last);
        }
        rounds.extend(reversed);
    }
    rounds
}

/// The rounds of several leagues side by side, one for each list of entrants.
#[must_use]
pub(super) fn group_rounds(groups: &[Vec<usize>], double: bool) -> Vec<Vec<Meeting>> {
    let leagues: Vec<Vec<Vec<Meeting>>> = groups.iter().map(|group| league_rounds(group.len(), double)).collect();
    let rounds = leagues.iter().map(Vec::len).max().unwrap_or(0);
    let met = |group: &[usize], meeting: &Meeting| Meeting {
        one: group[meeting.one],
        two: meeting.two.map(|two| group[two]),
        ..*meeting
    };
    let round = |number: usize| {
        let of_groups = leagues.iter().zip(groups).filter_map(|(league, group)| Some((league.get(number)?, group)));
        of_groups.flat_map(|(round, group)| round.iter().map(|meeting| met(group, meeting))).collect()
    };
    (0..rounds).map(round).collect()
}

fn turned(meeting: &Meeting) -> Meeting {
    meeting.two.map_or(*meeting, |two| Meeting::between(two, meeting.one))
}

/// In each round, the last one meets one of the others, who stand in a circle. On both sides of that one, people meet
/// across the circle.
fn single(entrants: usize) -> Vec<Vec<Meeting>> {
    let even = entrants + entrants % 2;
    let Some(circle) = even.checked_sub(1).filter(|_| entrants > 1) else { return Vec::new() };
    let round = |number: usize| {
        let middle = number * (even / 2) % circle;
        let last = if number.is_multiple_of(2) { [middle, circle] } else { [circle, middle] };
        let across = (1..even / 2).map(|far| [(middle + far) % circle, (middle + circle - far) % circle]);
        let pairs = std::iter::once(last).chain(across);
        pairs.filter(|[one, two]| one.max(two) < &entrants).map(|[one, two]| Meeting::between(one, two)).collect()
    };
    (0..circle).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(round: &[Meeting]) -> Vec<[usize; 2]> {
        round.iter().map(|meeting| [meeting.one + 1, meeting.two.unwrap() + 1]).collect()
    }

    /// FIDE Handbook C.05, annex 1: the table for five or six.
    #[test]
    fn six_meet_as_the_handbook_says() {
        let rounds: Vec<_> = league_rounds(6, false).iter().map(|round| numbers(round)).collect();
        assert_eq!(
            rounds,
            [
                [[1, 6], [2, 5], [3, 4]],
                [[6, 4], [5, 3], [1, 2]],
                [[2, 6], [3, 1], [4, 5]],
                [[6, 5], [1, 4], [2, 3]],
                [[3, 6], [4, 2], [5, 1]],
            ]
        );
        let five: Vec<_> = league_rounds(5, false).iter().map(|round| numbers(round)).collect();
        assert_eq!(five[1], [[5, 3], [1, 2]]);
    }

    #[test]
    fn each_two_meet_once_or_twice_and_sides_are_shared_fairly() {
        for entrants in 2..13 {
            for double in [false, true] {
                let rounds = league_rounds(entrants, double);
                let times = 1 + usize::from(double);
                assert_eq!(rounds.len(), times * (entrants - 1 + entrants % 2));
                let all: Vec<&Meeting> = rounds.iter().flatten().collect();
                for one in 0..entrants {
                    for other in (0..entrants).filter(|other| *other != one) {
                        let together = all.iter().filter(|m| m.opponent_of(one) == Some(other)).count();
                        assert_eq!(together, times, "{one} and {other} of {entrants}");
                    }
                    let first = all.iter().filter(|meeting| meeting.one == one).count();
                    let difference = (2 * first).abs_diff(times * (entrants - 1));
                    assert!(difference <= 1, "{one} of {entrants} plays the first side {first} times");
                    let sides: Vec<_> = all.iter().filter_map(|meeting| meeting.side_of(one)).collect();
                    let in_a_row = sides.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
                    assert!(!in_a_row, "{one} of {entrants}: {sides:?}");
                }
            }
        }
    }
}
