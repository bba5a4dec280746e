//! Everyone plays everyone.

use crate::tournament::berger::league_rounds;
use crate::tournament::goal::MatchGoal;
use crate::tournament::meeting::Scoring;
use crate::tournament::standings::TieBreak;
use crate::tournament::system::{Chart, Setup, System};

pub(super) const LEAGUE: System = System {
    word: "league",
    aliases: &["round-robin", "roundrobin"],
    name: "club-system-league",
    name_twice: Some("club-system-double-league"),
    foot: "club-table-foot-league",
    entrants_min: 2,
    entrants_max: 12,
    scoring: Some(Scoring::THREE),
    goal: MatchGoal::OneGame,
    knockout_after: None,
    third_place: false,
    lasts: None,
    misses_max: 2,
    fixtures: Some(|setup| league_rounds(setup.entrants, setup.double)),
    groups: None,
    division: None,
    chart: Chart::Table(TieBreak::LEAGUE),
    rounds: None,
    places,
    next: |played| {
        let rounds = league_rounds(played.setup.entrants, played.setup.double);
        let next = rounds.into_iter().nth(played.rounds.len())?;
        Some(next.into_iter().map(Some).collect())
    },
};

fn places(setup: &Setup) -> Vec<usize> {
    let once = setup.entrants + setup.entrants % 2 - usize::from(setup.entrants > 0);
    vec![setup.entrants / 2; once * (1 + usize::from(setup.double))]
}
