//! Everybody plays in every round, against somebody with as many points.

use crate::tournament::dutch::{SwissRound, pair_round};
use crate::tournament::goal::MatchGoal;
use crate::tournament::meeting::{Meeting, Round, Scoring};
use crate::tournament::standings::TieBreak;
use crate::tournament::system::{Chart, Played, Setup, System};

pub(super) const SWISS: System = System {
    word: "swiss",
    aliases: &[],
    name: "club-system-swiss",
    name_twice: None,
    foot: "club-table-foot-swiss",
    entrants_min: 2,
    entrants_max: 128,
    scoring: Some(Scoring::ONE),
    goal: MatchGoal::OneGame,
    knockout_after: None,
    third_place: false,
    fixtures: None,
    groups: None,
    division: None,
    chart: Chart::Table(TieBreak::SWISS),
    // As many as it takes to find a winner.
    rounds: Some(|entrants| entrants.next_power_of_two().trailing_zeros()),
    places,
    next,
};

/// Nobody can meet more people than there are.
fn places(setup: &Setup) -> Vec<usize> {
    let rounds = setup.entrants + setup.entrants % 2 - usize::from(setup.entrants > 0);
    vec![setup.entrants.div_ceil(2); rounds]
}

fn next(played: &Played<'_>) -> Option<Round> {
    let rounds: Vec<Vec<Meeting>> =
        played.rounds.iter().map(|round| round.iter().flatten().copied().collect()).collect();
    let round =
        SwissRound { rounds: &rounds, present: played.present, of: played.of as usize, scoring: played.scoring };
    Some(pair_round(&round)?.into_iter().map(Some).collect())
}
