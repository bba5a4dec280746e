//! Whoever is free is paired, for a given time.

use jiff::SignedDuration;

use crate::rules::Player;
use crate::tournament::goal::MatchGoal;
use crate::tournament::meeting::{Ended, Meeting, Scoring};
use crate::tournament::standings::TieBreak;
use crate::tournament::system::{Chart, Lasting, Played, System};

pub(super) const ARENA: System = System {
    word: "arena",
    aliases: &[],
    name: "club-system-arena",
    name_twice: None,
    foot: "club-table-foot-arena",
    entrants_min: 1,
    entrants_max: 128,
    scoring: Some(Scoring::ONE),
    goal: MatchGoal::OneGame,
    knockout_after: None,
    third_place: false,
    lasts: Some(Lasting {
        usual: SignedDuration::from_mins(90),
        least: SignedDuration::from_mins(20),
        most: SignedDuration::from_hours(12),
        pair,
    }),
    misses_max: 1,
    fixtures: None,
    groups: None,
    division: None,
    chart: Chart::Table(TieBreak::ARENA),
    rounds: None,
    places: |setup| if setup.entrants == 0 { Vec::new() } else { vec![1; PAIRINGS_MAX] },
    next: |played| pair(played, false).map(|meeting| vec![Some(meeting)]),
};

/// More pairings than an evening has. After so many, nobody is paired anymore.
const PAIRINGS_MAX: usize = 9_999;

/// What an entrant has done so far.
#[derive(Clone, Copy, Default)]
struct Record {
    /// In half points.
    points: u32,
    wins: u32,
    /// The number of their last pairing, from 1, their opponent in it, and the side that they played.
    last: Option<(usize, usize, Player)>,
    /// How much more often they had the first side than the second.
    firsts: i32,
    plays: bool,
}

/// Pairs whoever has waited longest with the free one who is nearest in the standings and whom they haven't just met. Two
/// who have just met meet again if they are the only ones there, or have waited for long.
fn pair(played: &Played<'_>, have_waited: bool) -> Option<Meeting> {
    let records = records(played);
    let is_there = |entrant: &usize| played.present.get(*entrant) == Some(&true);
    let may_meet_again = have_waited || (0..records.len()).filter(is_there).count() == 2;
    let mut ranked: Vec<usize> = (0..records.len()).collect();
    ranked.sort_by_key(|entrant| {
        let record = records[*entrant];
        (std::cmp::Reverse((record.points, record.wins)), *entrant)
    });
    let mut ranks = vec![0; records.len()];
    ranked.iter().enumerate().for_each(|(rank, entrant)| ranks[*entrant] = rank);
    let mut free: Vec<usize> = ranked.into_iter().filter(is_there).filter(|one| !records[*one].plays).collect();
    let waits_since = |entrant: usize| records[entrant].last.map_or(0, |(number, ..)| number);
    free.sort_by_key(|entrant| waits_since(*entrant));
    let may_meet = |one: usize, two: usize| may_meet_again || !have_just_met(&records, one, two);
    // If four are free, the other two of them shall be able to meet as well.
    let leaves_nobody =
        |one: usize, two: usize| match free.iter().filter(|other| ![one, two].contains(*other)).collect::<Vec<_>>()[..]
        {
            [three, four] => may_meet(*three, *four),
            _ => true,
        };
    free.iter().find_map(|one| {
        let others = free.iter().filter(|two| *two != one && may_meet(*one, **two));
        let nearest = others.min_by_key(|two| {
            (!leaves_nobody(*one, **two), ranks[*one].abs_diff(ranks[**two]), waits_since(**two), ranks[**two])
        });
        nearest.map(|two| seated(&records, *one, *two, played.rounds.len()))
    })
}

fn records(played: &Played<'_>) -> Vec<Record> {
    let mut records = vec![Record::default(); played.setup.entrants];
    for (number, meeting) in (1..).zip(played.rounds.iter().flatten().flatten()) {
        for side in Player::BOTH {
            let entrant = if side == Player::One { Some(meeting.one) } else { meeting.two };
            let Some((entrant, other)) = entrant.and_then(|entrant| Some((entrant, meeting.opponent_of(entrant)?)))
            else {
                continue;
            };
            let Some(record) = records.get_mut(entrant) else { continue };
            record.points += played.scoring.points(meeting, side);
            record.wins += u32::from(meeting.ended == Ended::Won(side));
            record.last = Some((number, other, side));
            record.firsts += if side == Player::One { 1 } else { -1 };
            record.plays |= !meeting.is_over();
        }
    }
    records
}

/// Whether one of two met nobody else since they met.
fn have_just_met(records: &[Record], one: usize, two: usize) -> bool {
    let was_last = |one: usize, two: usize| records[one].last.is_some_and(|(_, other, _)| other == two);
    was_last(one, two) || was_last(two, one)
}

/// Two with their sides: whoever had the first side less often has it now, or else whoever did not have it last.
fn seated(records: &[Record], one: usize, two: usize, before: usize) -> Meeting {
    let had_it_last = |entrant: usize| records[entrant].last.map(|(_, _, side)| side == Player::One);
    let wish = |entrant: usize| (records[entrant].firsts, had_it_last(entrant).unwrap_or(false));
    let swaps = match wish(one).cmp(&wish(two)) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => before % 2 == 1,
    };
    if swaps { Meeting::between(two, one) } else { Meeting::between(one, two) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::test_runner::{Config, TestRunner};

    use super::*;
    use crate::tournament::meeting::Round;
    use crate::tournament::system::Setup;

    /// An evening as the club plays it.
    struct Evening {
        rounds: Vec<Round>,
        present: Vec<bool>,
    }

    impl Evening {
        fn of(people: usize) -> Self {
            Self { rounds: Vec::new(), present: vec![true; people] }
        }

        fn now(&self) -> Played<'_> {
            let entrants = self.present.len();
            let setup =
                Setup { system: &ARENA, entrants, double: false, third_place: false, playoff: None, division: 0 };
            let (rounds, present, of) = (&self.rounds, &self.present, 9_999);
            Played { setup, rounds, present, of, scoring: Scoring::ONE, annulled: &[] }
        }

        fn pair(&mut self, have_waited: bool) -> Option<Meeting> {
            let meeting = pair(&self.now(), have_waited)?;
            self.rounds.push(vec![Some(meeting)]);
            Some(meeting)
        }

        fn pair_all(&mut self) -> Vec<(usize, usize)> {
            std::iter::from_fn(|| self.pair(false)).map(|met| (met.one, met.two.unwrap())).collect()
        }

        /// The game that somebody plays ends.
        fn end(&mut self, entrant: usize, ended: Ended) {
            let mut met = self.rounds.iter_mut().flatten().flatten();
            met.find(|met| !met.is_over() && met.side_of(entrant).is_some()).unwrap().ended = ended;
        }

        /// Those who play now.
        fn playing(&self) -> Vec<usize> {
            let met = self.rounds.iter().flatten().flatten().filter(|met| !met.is_over());
            met.flat_map(|met| [met.one, met.two.unwrap()]).collect()
        }

        /// Those who wait now.
        fn free(&self) -> Vec<usize> {
            let playing = self.playing();
            (0..self.present.len()).filter(|one| self.present[*one] && !playing.contains(one)).collect()
        }
    }

    const WON: [Ended; 3] = [Ended::Won(Player::One), Ended::Won(Player::Two), Ended::Drawn];

    #[test]
    fn neighbors_in_the_standings_meet_and_an_odd_one_waits() {
        let mut evening = Evening::of(5);
        let mut pairs: Vec<[usize; 2]> =
            evening.pair_all().into_iter().map(|(one, two)| [one.min(two), one.max(two)]).collect();
        pairs.sort_unstable();
        assert_eq!(pairs, [[0, 1], [2, 3]]);
        assert_eq!(evening.free(), [4]);
        // Whoever has waited is paired at once, with the nearer of the two who are free; the other one of these waits now.
        evening.end(0, Ended::Drawn);
        assert!(matches!(evening.pair_all()[..], [(1, 4) | (4, 1)]));
        assert_eq!(evening.free(), [0]);
    }

    #[test]
    fn whoever_has_as_many_points_is_nearest() {
        let mut evening = Evening::of(6);
        evening.pair_all();
        evening
            .rounds
            .iter_mut()
            .flatten()
            .flatten()
            .for_each(|met| met.ended = if met.one % 2 == 0 { WON[0] } else { WON[1] });
        // 0, 2 and 4 have won.
        let pairs = evening.pair_all();
        assert!(pairs.iter().any(|(one, two)| one % 2 == 0 && two % 2 == 0), "{pairs:?}");
        assert!(pairs.iter().any(|(one, two)| one % 2 == 1 && two % 2 == 1), "{pairs:?}");
        assert_eq!(pairs.len(), 3);
    }

    #[test]
    fn four_never_stay_two_and_two() {
        let mut evening = Evening::of(4);
        evening.pair_all();
        evening.end(0, Ended::Drawn);
        assert_eq!(evening.pair_all(), [], "they have just met, and two others are there");
        evening.end(2, Ended::Drawn);
        let pairs = evening.pair_all();
        assert_eq!(pairs.len(), 2);
        assert!(!pairs.contains(&(0, 1)) && !pairs.contains(&(1, 0)), "{pairs:?}");
    }

    #[test]
    fn two_who_have_waited_or_are_the_only_ones_meet_again_with_sides_swapped() {
        let mut evening = Evening::of(4);
        evening.pair_all();
        let first = evening.rounds[0][0].unwrap();
        evening.end(first.one, Ended::Drawn);
        let again = evening.pair(true).unwrap();
        assert_eq!((Some(again.one), again.two), (first.two, Some(first.one)));
        let mut evening = Evening::of(2);
        let mut sides = Vec::new();
        for _ in 0..6 {
            sides.extend(evening.pair_all().into_iter().map(|(one, _)| one));
            evening.end(0, WON[0]);
        }
        assert_eq!(sides, [0, 1, 0, 1, 0, 1]);
    }

    #[test]
    fn nobody_is_paired_who_plays_or_has_left_and_all_others_are_as_far_as_they_can_be() {
        let config = Config { cases: 300, failure_persistence: None, ..Config::default() };
        let events = prop::collection::vec((0..8_u8, any::<usize>(), 0..3_usize), 1..150);
        let ran = TestRunner::new(config).run(&(1..9_usize, events), |(people, events)| {
            let mut evening = Evening::of(people);
            for (what, who, ended) in events {
                let playing = evening.playing();
                match what {
                    0 => evening.present.push(true),
                    1 => {
                        let who = who % evening.present.len();
                        evening.present[who] = !evening.present[who];
                    }
                    _ if playing.is_empty() => {}
                    _ => evening.end(playing[who % playing.len()], WON[ended]),
                }
                while let (free, Some(met)) = (evening.free(), pair(&evening.now(), false)) {
                    let pair = [met.one, met.two.unwrap()];
                    prop_assert!(
                        pair[0] != pair[1] && pair.iter().all(|one| free.contains(one)),
                        "{pair:?} of {free:?}"
                    );
                    let records = records(&evening.now());
                    let there = evening.present.iter().filter(|there| **there).count();
                    prop_assert!(there == 2 || !have_just_met(&records, pair[0], pair[1]), "{pair:?} just met");
                    evening.rounds.push(vec![Some(met)]);
                }
                let (free, records) = (evening.free(), records(&evening.now()));
                prop_assert!(
                    free.len() < 2 || free.len() == 2 && have_just_met(&records, free[0], free[1]),
                    "{free:?} wait"
                );
                for (entrant, record) in records.iter().enumerate() {
                    prop_assert!(record.firsts.abs() <= 3, "{entrant} had the first side {} times more", record.firsts);
                }
            }
            Ok(())
        });
        ran.unwrap();
    }

    #[test]
    fn everybody_plays_about_as_often_and_against_many() {
        let mut evening = Evening::of(12);
        for step in 0..400_usize {
            evening.pair_all();
            let playing = evening.playing();
            evening.end(playing[(step * 7) % playing.len()], WON[step % 3]);
        }
        let count = |entrant: usize| {
            let met = evening.rounds.iter().flatten().flatten();
            met.filter(|met| met.side_of(entrant).is_some()).count()
        };
        let counts: Vec<usize> = (0..12).map(count).collect();
        assert!(counts.iter().max().unwrap() - counts.iter().min().unwrap() < 25, "{counts:?}");
        for entrant in 0..12 {
            let met = evening.rounds.iter().flatten().flatten();
            let mut others: Vec<usize> =
                met.filter_map(|met| met.side_of(entrant).and(met.opponent_of(entrant))).collect();
            others.sort_unstable();
            others.dedup();
            assert!(others.len() >= 6, "{entrant} met only {others:?}");
        }
    }
}
