//! Tables of leagues and Swiss tournaments: points and tie-breaks.
//!
//! Tie-breaks are those of FIDE Handbook C.07 (in force since 1 February 2026): direct encounter (article 6), Buchholz
//! (8.1), Sonneborn-Berger (9.1), wins (7.1), and article 16 on rounds without a game.

use std::cmp::Reverse;

use super::meeting::{Ended, Meeting, Scoring};
use crate::rules::Player;

/// A tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TieBreak {
    /// The points of the games among the tied, if all of them have met.
    DirectEncounter,
    /// The points of all opponents.
    Buchholz,
    /// The points of each opponent times those scored against them.
    SonnebornBerger,
    /// The number of games won.
    Wins,
}

impl TieBreak {
    /// The tie-breaks of a league, in order.
    pub const LEAGUE: &'static [Self] = &[Self::DirectEncounter, Self::SonnebornBerger, Self::Wins];
    /// The tie-breaks of an arena, where some have played more than others, or more often against each other.
    pub const ARENA: &'static [Self] = &[Self::Wins, Self::DirectEncounter];
    /// The tie-breaks of a Swiss tournament.
    pub const SWISS: &'static [Self] = &[Self::Buchholz, Self::SonnebornBerger, Self::DirectEncounter, Self::Wins];
}

/// A tournament to be scored.
#[derive(Clone, Copy, Debug)]
pub struct Results<'r> {
    /// The number of entrants.
    pub entrants: usize,
    /// Its rounds so far.
    pub rounds: &'r [Vec<Meeting>],
    /// The worth of a win and a draw.
    pub scoring: Scoring,
    /// The annulled entrants. Everything that they played is left out of the table.
    pub annulled: &'r [usize],
    /// The tie-breaks, in order.
    pub tie_breaks: &'r [TieBreak],
    /// Whether everyone meets everyone, so that rounds without a game are nobody's loss.
    pub all_meet: bool,
}

/// A line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1. Entrants whom nothing separates share one.
    pub place: usize,
    /// The entrant.
    pub entrant: usize,
    /// The points, in half points.
    pub points: u32,
    /// The games that were won, drawn and lost.
    pub games: [u32; 3],
    /// The rounds that counted without a game, walkovers and byes: won, drawn, lost.
    pub unplayed: [u32; 3],
    /// The values of the tie-breaks, in order: Buchholz and direct encounter in half points, Sonneborn-Berger in quarters.
    pub values: Vec<u32>,
}

impl Results<'_> {
    /// The table, the first place first.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let entrants = (0..self.entrants).filter(|entrant| !self.annulled.contains(entrant));
        let points = entrants.map(|entrant| (vec![self.points(entrant)], entrant));
        let mut groups = grouped(points.collect());
        let mut values: Vec<Vec<u32>> = vec![Vec::new(); self.entrants];
        for tie_break in self.tie_breaks {
            for group in &groups {
                group.iter().for_each(|entrant| values[*entrant].push(self.value(*tie_break, *entrant, group)));
            }
            groups = groups.iter().flat_map(|group| self.split(*tie_break, group)).collect();
        }
        let mut place = 1;
        let mut standings = Vec::new();
        for group in groups {
            let sharing = group.len();
            for entrant in group {
                standings.push(Standing {
                    place,
                    entrant,
                    points: self.points(entrant),
                    games: self.games(entrant),
                    unplayed: self.unplayed(entrant),
                    values: std::mem::take(&mut values[entrant]),
                });
            }
            place += sharing;
        }
        standings
    }

    /// Groups that a tie-break doesn't separate, together. The direct encounter decides again among those whom it has
    /// left equal (6.1.2).
    fn split(&self, tie_break: TieBreak, group: &[usize]) -> Vec<Vec<usize>> {
        let valued = group.iter().map(|entrant| (vec![self.value(tie_break, *entrant, group)], *entrant));
        let groups = grouped(valued.collect());
        if tie_break != TieBreak::DirectEncounter || groups.len() == 1 {
            return groups;
        }
        groups.iter().flat_map(|group| self.split(tie_break, group)).collect()
    }

    /// An entrant's meetings that count, by rounds; `None` for a round that they had no part in. An unfinished meeting
    /// doesn't count yet, not even as a round.
    fn meetings(&self, entrant: usize) -> impl Iterator<Item = Option<(&Meeting, Player)>> {
        let counts = |meeting: &Meeting| {
            let annulled = |entrant| self.annulled.contains(&entrant);
            !annulled(meeting.one) && !meeting.two.is_some_and(annulled)
        };
        let own = move |round: &'_ [Meeting]| -> Option<usize> {
            round.iter().position(|meeting| meeting.side_of(entrant).is_some() && counts(meeting))
        };
        self.rounds.iter().filter_map(move |round| match own(round).map(|at| &round[at]) {
            Some(meeting) if !meeting.is_over() => None,
            meeting => Some(meeting.and_then(|meeting| Some((meeting, meeting.side_of(entrant)?)))),
        })
    }

    fn unplayed(&self, entrant: usize) -> [u32; 3] {
        let mut unplayed = [0; 3];
        for (meeting, side) in self.meetings(entrant).flatten().filter(|(meeting, _)| !meeting.was_played()) {
            unplayed[match meeting.ended {
                Ended::Drawn => 1,
                Ended::Walkover(winner) if winner == side => 0,
                _ if meeting.two.is_none() => 0,
                _ => 2,
            }] += 1;
        }
        unplayed
    }

    fn points(&self, entrant: usize) -> u32 {
        self.meetings(entrant).flatten().map(|(meeting, side)| self.scoring.points(meeting, side)).sum()
    }

    /// Won, drawn and lost; walkovers are no games.
    fn games(&self, entrant: usize) -> [u32; 3] {
        let played = self.meetings(entrant).flatten().filter(|(meeting, _)| meeting.was_played());
        played.fold([0; 3], |mut games, (meeting, side)| {
            games[match meeting.ended {
                Ended::Won(winner) if winner == side => 0,
                Ended::Drawn => 1,
                _ => 2,
            }] += 1;
            games
        })
    }

    fn value(&self, tie_break: TieBreak, entrant: usize, tied: &[usize]) -> u32 {
        match tie_break {
            TieBreak::DirectEncounter => self.direct_encounter(entrant, tied),
            TieBreak::Wins => self.games(entrant)[0],
            TieBreak::Buchholz => self.against(entrant).map(|(opponent, _)| opponent).sum(),
            TieBreak::SonnebornBerger => self.against(entrant).map(|(opponent, scored)| opponent * scored).sum(),
        }
    }

    /// For each round, the opponent's points and those scored. In a Swiss tournament, a round without a game counts as
    /// one against somebody with the entrant's own points, but at most those of the opponent who didn't play (16.4.1),
    /// or those of draws in all rounds if there was no opponent (16.4.2). In a league, where everybody meets everyone
    /// and nobody chooses, walkovers count as games, and rounds without an opponent don't count.
    fn against(&self, entrant: usize) -> impl Iterator<Item = (u32, u32)> {
        let swiss = !self.all_meet;
        self.meetings(entrant).filter_map(move |own| {
            let scored = own.map_or(0, |(meeting, side)| self.scoring.points(meeting, side));
            let opponent = own.and_then(|(meeting, _)| meeting.opponent_of(entrant));
            let worth = match (opponent, swiss) {
                (None, false) => return None,
                (Some(opponent), false) => self.points(opponent),
                (Some(opponent), true) if own.is_some_and(|(meeting, _)| meeting.was_played()) => {
                    self.adjusted(opponent)
                }
                (Some(opponent), true) => self.points(entrant).min(self.adjusted(opponent)),
                (None, true) => self.points(entrant).min(self.drawn(self.meetings(entrant).count())),
            };
            Some((worth, scored))
        })
    }

    /// Somebody's points as an opponent. Rounds for which they weren't paired count as drawn if they came to none after
    /// them (16.3.2); those that they lost without a game stay lost.
    fn adjusted(&self, entrant: usize) -> u32 {
        let rounds: Vec<_> = self.meetings(entrant).collect();
        let stayed_away = |own: &Option<(&Meeting, Player)>| match own {
            None => true,
            Some((meeting, side)) => match meeting.ended {
                Ended::Walkover(winner) => winner != *side,
                Ended::BothAbsent => true,
                _ => false,
            },
        };
        let at_the_end = rounds.iter().rev().take_while(|own| stayed_away(own));
        self.points(entrant) + self.drawn(at_the_end.filter(|own| own.is_none()).count())
    }

    /// The points of this many draws.
    fn drawn(&self, rounds: usize) -> u32 {
        u32::try_from(rounds).unwrap_or(0) * self.scoring.draw
    }

    /// Zero for all of them if two of them haven't played each other. In a league, walkovers count as games here, too.
    fn direct_encounter(&self, entrant: usize, tied: &[usize]) -> u32 {
        let scored = |one: usize, other: usize| {
            let met = self.meetings(one).flatten().filter(move |(meeting, _)| meeting.opponent_of(one) == Some(other));
            let counts = |meeting: &Meeting| self.all_meet || meeting.was_played();
            let mut met = met.filter(|(meeting, _)| counts(meeting)).peekable();
            met.peek()?;
            Some(met.map(|(meeting, side)| self.scoring.points(meeting, side)).sum::<u32>())
        };
        let all_met = tied.iter().all(|one| tied.iter().all(|other| one == other || scored(*one, *other).is_some()));
        if !all_met {
            return 0;
        }
        tied.iter().filter(|other| **other != entrant).filter_map(|other| scored(entrant, *other)).sum()
    }
}

/// Those with equal values together, the greatest first; within a group by their seeds.
fn grouped(mut valued: Vec<(Vec<u32>, usize)>) -> Vec<Vec<usize>> {
    valued.sort_by_key(|(value, entrant)| (Reverse(value.clone()), *entrant));
    let groups = valued.chunk_by(|(one, _), (other, _)| one == other);
    groups.map(|group| group.iter().map(|(_, entrant)| *entrant).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_league_of_three_nobody_gains_by_the_round_in_which_an_opponent_rests() {
        let over = |one, two| Meeting { ended: Ended::Won(Player::One), ..Meeting::between(one, two) };
        let rounds = [vec![over(1, 2)], vec![over(0, 2)], vec![over(0, 1)]];
        let (tie_breaks, all_meet) = (TieBreak::LEAGUE, true);
        let results =
            Results { entrants: 3, rounds: &rounds, scoring: Scoring::THREE, annulled: &[], tie_breaks, all_meet };
        let values: Vec<_> = results.standings().into_iter().map(|standing| standing.values[1]).collect();
        // In quarters: the winner beat those with three points and with none.
        assert_eq!(values, [4 * 3 * 3, 0, 0]);
    }

    /// As FIDE TEC's own program has it, TieBreakServer 1.9.57: four people; the first never came, and the third left
    /// in the second round.
    #[test]
    fn in_a_swiss_tournament_rounds_without_a_game_count_as_the_handbook_says() {
        let walkover = |one, two, winner| Meeting { ended: Ended::Walkover(winner), ..Meeting::between(one, two) };
        let played = Meeting { ended: Ended::Won(Player::Two), ..Meeting::between(3, 1) };
        let rounds = [vec![walkover(0, 2, Player::Two), played], vec![walkover(1, 2, Player::One), Meeting::bye(3)]];
        let (tie_breaks, all_meet) = (&[TieBreak::Buchholz, TieBreak::SonnebornBerger], false);
        let scoring = Scoring::ONE;
        let results = Results { entrants: 4, rounds: &rounds, scoring, annulled: &[], tie_breaks, all_meet };
        let mut standings = results.standings();
        standings.sort_by_key(|standing| standing.entrant);
        // Buchholz in half points, Sonneborn-Berger in quarters.
        let values: Vec<_> = standings.into_iter().map(|standing| standing.values).collect();
        assert_eq!(values[1..3], [[4, 8], [3, 2]]);
    }

    #[test]
    fn in_a_league_the_direct_encounter_counts_walkovers_and_decides_again_between_those_still_equal() {
        let (one, two) = (Player::One, Player::Two);
        let met = |one, two, ended| Meeting { ended, ..Meeting::between(one, two) };
        // All of the first four have nine points. Among them 0 and 1 have six, 2 and 3 three: 1 has beaten 0, and 3 has
        // beaten 2 without a game.
        let among_them = [
            met(0, 1, Ended::Won(two)),
            met(2, 3, Ended::Walkover(two)),
            met(0, 2, Ended::Won(one)),
            met(1, 3, Ended::Won(one)),
            met(0, 3, Ended::Won(one)),
            met(1, 2, Ended::Won(two)),
        ];
        let over_others = [(0, 4), (1, 5), (2, 4), (2, 5), (3, 4), (3, 5)].map(|(one, two)| Meeting::between(one, two));
        let over_others = over_others.map(|meeting| Meeting { ended: Ended::Won(one), ..meeting });
        let rounds: Vec<Vec<Meeting>> =
            among_them.into_iter().chain(over_others).map(|meeting| vec![meeting]).collect();
        let (tie_breaks, all_meet) = (&[TieBreak::DirectEncounter], true);
        let scoring = Scoring::THREE;
        let results = Results { entrants: 6, rounds: &rounds, scoring, annulled: &[], tie_breaks, all_meet };
        let places: Vec<_> = results.standings().iter().map(|one| (one.place, one.entrant, one.points)).collect();
        assert_eq!(places[..4], [(1, 1, 18), (2, 0, 18), (3, 3, 18), (4, 2, 18)]);
    }

    #[test]
    fn a_round_that_goes_on_changes_no_tie_break() {
        let over = |one, two| Meeting { ended: Ended::Won(Player::One), ..Meeting::between(one, two) };
        let first = vec![over(0, 1), over(2, 3)];
        let values = |rounds: &[Vec<Meeting>]| {
            let results = Results {
                entrants: 4,
                rounds,
                scoring: Scoring::ONE,
                annulled: &[],
                tie_breaks: TieBreak::SWISS,
                all_meet: false,
            };
            results.standings().into_iter().map(|standing| (standing.entrant, standing.values)).collect::<Vec<_>>()
        };
        let second = vec![Meeting::between(0, 2), Meeting::between(1, 3)];
        assert_eq!(values(&[first.clone(), second]), values(&[first]));
    }
}
