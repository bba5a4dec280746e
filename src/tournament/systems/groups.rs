//! Groups in which everyone plays everyone, and a knockout of the first two of each.

use crate::tournament::berger::group_rounds;
use crate::tournament::goal::MatchGoal;
use crate::tournament::knockout::{first_round_of, next_knockout_round};
use crate::tournament::meeting::{Meeting, Round, Scoring};
use crate::tournament::standings::TieBreak;
use crate::tournament::system::{Chart, Played, Setup, System};

pub(super) const GROUPS: System = System {
    word: "groups",
    aliases: &["group"],
    name: "club-system-groups",
    name_twice: None,
    foot: "club-table-foot-groups",
    entrants_min: 6,
    entrants_max: 64,
    scoring: Some(Scoring::THREE),
    goal: MatchGoal::OneGame,
    knockout_after: Some(|setup| fixtures(setup).len()),
    third_place: false,
    fixtures: Some(fixtures),
    groups: Some(|setup| groups_of(setup.entrants)),
    division: None,
    chart: Chart::Groups(TieBreak::LEAGUE),
    rounds: None,
    places,
    next,
};

/// How many of each group go on.
const GO_ON: usize = 2;

/// The groups of so many, each with its entrants from the best on: seeds are dealt to the groups in turn, from the first to the
/// last and back.
fn groups_of(entrants: usize) -> Vec<Vec<usize>> {
    let count = count(entrants);
    let mut groups = vec![Vec::new(); count];
    for seed in 0..entrants {
        let (turn, at) = (seed / count, seed % count);
        groups[if turn % 2 == 0 { at } else { count - 1 - at }].push(seed);
    }
    groups
}

/// How many groups: so many that nobody has a bye in the knockout, if they can have three to five entrants then; otherwise
/// groups of about four.
fn count(entrants: usize) -> usize {
    let fits = |count: &usize| entrants / count >= 3 && entrants.div_ceil(*count) <= 5;
    let usual = if entrants == 0 { 0 } else { entrants.div_ceil(4).max(1) };
    [2, 4, 8, 16].into_iter().find(fits).unwrap_or(usual)
}

/// A round of each group at a time.
fn fixtures(setup: &Setup) -> Vec<Vec<Meeting>> {
    group_rounds(&groups_of(setup.entrants), false)
}

fn places(setup: &Setup) -> Vec<usize> {
    let mut places: Vec<usize> = fixtures(setup).iter().map(Vec::len).collect();
    let first = (GO_ON * count(setup.entrants)).next_power_of_two() / 2;
    places.extend(std::iter::successors(Some(first), |places| Some(places / 2)).take_while(|places| *places > 0));
    places
}

fn next(played: &Played<'_>) -> Option<Round> {
    let mut fixtures = fixtures(&played.setup);
    match played.rounds.get(fixtures.len()..) {
        None => Some(fixtures.swap_remove(played.rounds.len()).into_iter().map(Some).collect()),
        Some([]) => Some(first_round_of(&gone_on(played))),
        Some(rounds) => next_knockout_round(rounds, false),
    }
}

/// Those who go on, the best first: the first of all groups, then the second ones, so that nobody meets anybody of their own
/// group at once. Whoever has left goes on only if nobody else is there.
fn gone_on(played: &Played<'_>) -> Vec<usize> {
    let groups = groups_of(played.setup.entrants);
    let ranked = groups.iter().map(|group| {
        let mut ranked: Vec<usize> =
            played.table(|entrant| group.contains(&entrant)).iter().map(|one| one.entrant).collect();
        ranked.extend(group.iter().filter(|entrant| played.annulled.contains(entrant)));
        ranked.sort_by_key(|entrant| !played.present[*entrant]);
        ranked
    });
    let ranked: Vec<Vec<usize>> = ranked.collect();
    let of_place = |place: usize| ranked.iter().filter_map(move |group| group.get(place).copied());
    let (firsts, mut seconds): (Vec<usize>, Vec<usize>) = (of_place(0).collect(), of_place(1).collect());
    let is_of_one_group = |meeting: &Meeting| {
        groups.iter().any(|group| group.contains(&meeting.one) && meeting.two.is_some_and(|two| group.contains(&two)))
    };
    let mut best_first = Vec::new();
    for _ in 0..groups.len().max(1) {
        best_first = [firsts.as_slice(), seconds.as_slice()].concat();
        if !first_round_of(&best_first).iter().flatten().any(is_of_one_group) {
            break;
        }
        seconds.rotate_left(1);
    }
    best_first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;
    use crate::tournament::{Ended, knockout_places};

    fn setup(entrants: usize) -> Setup {
        Setup { system: &GROUPS, entrants, double: false, third_place: false, playoff: None, division: 0 }
    }

    /// Plays all rounds, each meeting ending so, with these left out after the groups.
    fn played(entrants: usize, present: &[bool], annulled: &[usize], ended: impl Fn(&Meeting) -> Ended) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::new();
        let places = setup(entrants).places();
        let of = u32::try_from(places.len()).unwrap();
        while rounds.len() < places.len() {
            let now =
                Played { setup: setup(entrants), rounds: &rounds, present, of, scoring: Scoring::THREE, annulled };
            let mut next = now.next().unwrap();
            assert_eq!(next.len(), places[rounds.len()], "round {} of {entrants}", rounds.len() + 1);
            next.iter_mut().flatten().filter(|met| met.two.is_some()).for_each(|met| met.ended = ended(met));
            rounds.push(next);
        }
        let now = Played { setup: setup(entrants), rounds: &rounds, present, of, scoring: Scoring::THREE, annulled };
        assert_eq!(now.next(), None, "{entrants}");
        rounds
    }

    fn stronger(meeting: &Meeting) -> Ended {
        Ended::Won(if meeting.two.is_some_and(|two| two < meeting.one) { Player::Two } else { Player::One })
    }

    #[test]
    fn groups_have_three_to_five_dealt_like_a_snake() {
        assert_eq!(groups_of(8), [vec![0, 3, 4, 7], vec![1, 2, 5, 6]]);
        for entrants in 6..=GROUPS.entrants_max {
            let groups = groups_of(entrants);
            assert!(groups.iter().all(|group| (3..=5).contains(&group.len())), "{entrants}: {groups:?}");
            let mut all: Vec<usize> = groups.concat();
            all.sort_unstable();
            assert_eq!(all, (0..entrants).collect::<Vec<_>>());
        }
    }

    #[test]
    fn two_of_each_group_go_on_and_nobody_meets_their_own_group_at_once() {
        for entrants in 6..=GROUPS.entrants_max {
            for turned in [false, true] {
                let ended = |meeting: &Meeting| match stronger(meeting) {
                    Ended::Won(player) if turned => Ended::Won(player.other()),
                    ended => ended,
                };
                let rounds = played(entrants, &vec![true; entrants], &[], ended);
                let groups = groups_of(entrants);
                let first = &rounds[setup(entrants).knockout_after().unwrap()];
                let there: Vec<usize> =
                    first.iter().flatten().flat_map(|met| [Some(met.one), met.two]).flatten().collect();
                for group in &groups {
                    assert_eq!(there.iter().filter(|entrant| group.contains(entrant)).count(), 2, "{entrants}");
                    let met = |meeting: &&Meeting| {
                        group.contains(&meeting.one) && meeting.two.is_some_and(|two| group.contains(&two))
                    };
                    assert_eq!(first.iter().flatten().find(met), None, "{entrants}");
                }
                let best = if turned { entrants - 1 } else { 0 };
                let knockout = &rounds[setup(entrants).knockout_after().unwrap()..];
                assert_eq!(knockout_places(knockout)[0], (1, vec![best]), "{entrants}");
            }
        }
    }

    #[test]
    fn whoever_has_left_makes_room_for_the_next_of_their_group() {
        let mut present = vec![true; 8];
        (present[0], present[1]) = (false, false);
        let rounds = played(8, &present, &[1], stronger);
        let first = &rounds[setup(8).knockout_after().unwrap()];
        assert_eq!(
            *first,
            [
                Some(Meeting { ended: Ended::Won(Player::One), ..Meeting::between(3, 5) }),
                Some(Meeting { ended: Ended::Won(Player::One), ..Meeting::between(2, 4) })
            ]
        );
        // If all of a group have left, there is still a place for each, and the knockout ends.
        played(8, &[false; 8], &[0, 3, 4, 7], stronger);
    }
}
