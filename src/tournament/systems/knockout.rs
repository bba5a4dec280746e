//! Losers are out.

use crate::tournament::goal::MatchGoal;
use crate::tournament::knockout::{first_knockout_round, next_knockout_round};
use crate::tournament::system::{Chart, Setup, System};

pub(super) const KNOCKOUT: System = System {
    word: "knockout",
    aliases: &["cup"],
    name: "club-system-knockout",
    name_twice: None,
    foot: "club-table-foot-knockout",
    entrants_min: 2,
    entrants_max: 128,
    scoring: None,
    goal: MatchGoal::BestOf(5),
    knockout_after: Some(|_| 0),
    third_place: true,
    lasts: None,
    misses_max: 2,
    fixtures: None,
    groups: None,
    division: None,
    chart: Chart::Bracket,
    rounds: None,
    places,
    next: |played| match played.rounds {
        [] => Some(first_knockout_round(played.setup.entrants)),
        rounds => next_knockout_round(rounds, played.setup.third_place),
    },
};

fn places(setup: &Setup) -> Vec<usize> {
    let first = first_knockout_round(setup.entrants).len();
    let rounds = setup.entrants.next_power_of_two().trailing_zeros();
    let mut places: Vec<usize> = (0..rounds).map(|before| first >> before).collect();
    if let ([.., _, last], true) = (places.as_mut_slice(), setup.third_place) {
        *last += 1;
    }
    places
}
