//! Knockouts: losers are out.
//!
//! A round is a list of places in the bracket, from top to bottom. The winners of two neighboring places meet in the
//! next round; a place is empty if nobody advanced to it.

use super::meeting::{Ended, Meeting, Round};
use crate::rules::Player;

/// The first round of so many entrants, drawn so that the best two can meet only in the final, the best four only in
/// the semi-finals, and so on. The best get the byes.
#[must_use]
pub fn first_knockout_round(entrants: usize) -> Round {
    first_round_of(&(0..entrants).collect::<Vec<_>>())
}

/// The same for these entrants, the best first.
#[must_use]
pub fn first_round_of(best_first: &[usize]) -> Round {
    let there: Vec<Option<usize>> =
        drawn(best_first.len()).into_iter().map(|seed| best_first.get(seed).copied()).collect();
    there.chunks(2).map(paired).collect()
}

/// The seeds of so many entrants, and of byes, from the top of a bracket to its bottom.
fn drawn(entrants: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < entrants {
        let all = 2 * seeds.len();
        // The best meets the worst, the second best the second worst, and so on.
        seeds = seeds.into_iter().flat_map(|seed| [seed, all - 1 - seed]).collect();
    }
    seeds
}

/// The seed that an entrant has in a knockout with this first round.
fn seed_in(first: &[Option<Meeting>], entrant: usize) -> usize {
    let seeds = drawn(2 * first.len());
    let own = first.iter().enumerate().find_map(|(board, met)| Some((board, met.as_ref()?.side_of(entrant)?)));
    own.map_or(usize::MAX, |(board, side)| seeds[2 * board + side.index()])
}

/// The round after those that are over, with all its places, including empty ones. `None` after the final. A match for
/// the third place is the second one of the last round.
#[must_use]
pub fn next_knockout_round(rounds: &[Round], third_place: bool) -> Option<Round> {
    let (first, last) = (rounds.first()?, rounds.last()?);
    if first.len() >> (rounds.len() - 1) < 2 {
        return None;
    }
    let ends = |of: fn(&[Option<Meeting>], &Meeting) -> Option<usize>| -> Vec<Option<usize>> {
        last.iter().map(|place| place.as_ref().and_then(|meeting| of(first, meeting))).collect()
    };
    let mut next: Vec<Option<Meeting>> = ends(winner).chunks(2).map(paired).collect();
    if third_place && last.len() == 2 {
        next.push(paired(&ends(loser)));
    }
    Some(next)
}

/// A place in a bracket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BracketPlace {
    /// The entrants who came to it, from above and from below, as far as they are known.
    pub sides: [Option<usize>; 2],
    /// Their meeting, if its round has begun.
    pub meeting: Option<Meeting>,
    /// The entrant who goes on from here, if that is known.
    pub winner: Option<usize>,
}

/// The whole bracket of a knockout, including the coming rounds. A match for the third place is the second one of the
/// last round, as in [`next_knockout_round`].
#[must_use]
pub fn knockout_bracket(rounds: &[Round], third_place: bool) -> Vec<Vec<BracketPlace>> {
    let first = rounds.first().map_or(&[][..], Vec::as_slice);
    let meets = |meeting: Option<Meeting>| meeting.map_or([None; 2], |meeting| [Some(meeting.one), meeting.two]);
    let placed = |sides, meeting: Option<Meeting>| {
        let winner = meeting.as_ref().and_then(|meeting| winner(first, meeting));
        BracketPlace { sides, meeting, winner }
    };
    let mut bracket = vec![first.iter().map(|meeting| placed(meets(*meeting), *meeting)).collect::<Vec<_>>()];
    while let Some(last) = bracket.last().filter(|last| last.len() > 1) {
        let round = rounds.get(bracket.len());
        let meeting = |board: usize| round.and_then(|round| round.get(board).copied().flatten());
        let pairs = last.chunks(2).map(|pair| [pair[0].winner, pair.get(1).and_then(|place| place.winner)]);
        let mut next: Vec<BracketPlace> =
            pairs.enumerate().map(|(board, sides)| placed(sides, meeting(board))).collect();
        if third_place && last.len() == 2 {
            let losers = [0, 1].map(|board| last[board].meeting.as_ref().and_then(|meeting| loser(first, meeting)));
            next.push(placed(losers, meeting(1)));
            bracket.push(next);
            break;
        }
        bracket.push(next);
    }
    bracket
}

fn paired(pair: &[Option<usize>]) -> Option<Meeting> {
    match (pair.first().copied().flatten(), pair.get(1).copied().flatten()) {
        (Some(one), Some(two)) => Some(Meeting::between(one, two)),
        (Some(one), None) | (None, Some(one)) => Some(Meeting::bye(one)),
        (None, None) => None,
    }
}

/// Who advances from a meeting of a knockout with this first round: the higher seed in it if it is drawn, nobody if neither
/// came.
fn winner(first: &[Option<Meeting>], meeting: &Meeting) -> Option<usize> {
    match (meeting.two, meeting.ended) {
        (Some(_), Ended::Drawn) => higher_seed(first, meeting),
        (None, Ended::BothAbsent) => None,
        (None, _) | (_, Ended::Won(Player::One) | Ended::Walkover(Player::One)) => Some(meeting.one),
        (two, Ended::Won(Player::Two) | Ended::Walkover(Player::Two)) => two,
        _ => None,
    }
}

/// Who of the two in a meeting is the higher seed of a knockout with this first round.
#[must_use]
pub fn higher_seed(first: &[Option<Meeting>], meeting: &Meeting) -> Option<usize> {
    [Some(meeting.one), meeting.two].into_iter().flatten().min_by_key(|entrant| seed_in(first, *entrant))
}

fn loser(first: &[Option<Meeting>], meeting: &Meeting) -> Option<usize> {
    winner(first, meeting).and_then(|winner| meeting.opponent_of(winner))
}

/// Whether an entrant can't win a knockout anymore.
#[must_use]
pub fn knocked_out(rounds: &[Round], entrant: usize) -> bool {
    let first = rounds.first().map_or(&[][..], Vec::as_slice);
    let mut own = rounds.iter().flatten().flatten().filter(|meeting| meeting.side_of(entrant).is_some());
    own.any(|meeting| meeting.is_over() && winner(first, meeting) != Some(entrant))
}

/// The entrants of a knockout by place, with those who share one together: the winner, the loser of the final, and so
/// on to the losers of the first round. The place only depends on how far somebody came: if nobody came to the final,
/// nobody is first or second.
#[must_use]
pub fn knockout_places(rounds: &[Round]) -> Vec<(usize, Vec<usize>)> {
    let mut places: Vec<(usize, Vec<usize>)> = Vec::new();
    let mut add = |place: usize, entrants: Vec<usize>| {
        let known = |entrant: &usize| places.iter().any(|(_, sharing)| sharing.contains(entrant));
        let new: Vec<usize> = entrants.into_iter().filter(|entrant| !known(entrant)).collect();
        if !new.is_empty() {
            places.push((place, new));
        }
    };
    for (number, round) in rounds.iter().enumerate().rev() {
        let meetings = rounds[0].len() >> number;
        // The final, and the match for the third place once that is over. Otherwise, the third would be the first.
        let decided = round.iter().take_while(|place| meetings < 2 && place.is_none_or(|meeting| meeting.is_over()));
        for (place, meeting) in [1, 3].into_iter().zip(decided) {
            add(place, meeting.iter().filter_map(|meeting| winner(&rounds[0], meeting)).collect());
            add(place + 1, meeting.iter().filter_map(|meeting| loser(&rounds[0], meeting)).collect());
        }
        let there = |meeting: &Meeting| [Some(meeting.one), meeting.two];
        let for_third = |board: usize| meetings < 2 && board > 0;
        for is_third in [false, true] {
            let met = round.iter().enumerate().filter(|(board, _)| for_third(*board) == is_third);
            let mut others: Vec<usize> = met.flat_map(|(_, place)| place.iter().flat_map(there)).flatten().collect();
            others.sort_unstable();
            add(if is_third { 3 } else { meetings + 1 }, others);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a knockout in which the better seed wins everything.
    fn played(entrants: usize, third_place: bool) -> Vec<Round> {
        let mut rounds = vec![first_knockout_round(entrants)];
        loop {
            for meeting in rounds.last_mut().unwrap().iter_mut().flatten() {
                let better = if meeting.two.is_some_and(|two| two < meeting.one) { Player::Two } else { Player::One };
                meeting.ended = Ended::Won(better);
            }
            match next_knockout_round(&rounds, third_place) {
                Some(next) => rounds.push(next),
                None => return rounds,
            }
        }
    }

    #[test]
    fn the_best_get_the_byes_and_meet_as_late_as_they_can() {
        let first = first_knockout_round(5);
        let seeds: Vec<_> = first.iter().flatten().map(|meeting| (meeting.one, meeting.two)).collect();
        assert_eq!(seeds, [(0, None), (3, Some(4)), (1, None), (2, None)]);
        for entrants in 2..129 {
            let rounds = played(entrants, false);
            let last = rounds.last().unwrap()[0].unwrap();
            assert_eq!((last.one, last.two), (0, Some(1)), "{entrants}");
            let games: usize = rounds.iter().flatten().flatten().filter(|meeting| meeting.two.is_some()).count();
            assert_eq!(games, entrants - 1, "everybody but the winner loses once");
        }
    }

    #[test]
    fn places_follow_from_how_far_one_came() {
        let places = knockout_places(&played(8, true));
        assert_eq!(places, [(1, vec![0]), (2, vec![1]), (3, vec![2]), (4, vec![3]), (5, vec![4, 5, 6, 7])]);
        let places = knockout_places(&played(8, false));
        assert_eq!(places, [(1, vec![0]), (2, vec![1]), (3, vec![2, 3]), (5, vec![4, 5, 6, 7])]);
    }

    #[test]
    fn nobody_has_a_place_before_others_whom_they_may_still_meet() {
        let mut rounds = vec![first_knockout_round(4)];
        rounds[0][0].as_mut().unwrap().ended = Ended::Won(Player::One);
        assert_eq!(knockout_places(&rounds), [(3, vec![0, 1, 2, 3])]);
        assert_eq!([0, 1, 2, 3].map(|entrant| knocked_out(&rounds, entrant)), [false, false, false, true]);
        rounds[0][1].as_mut().unwrap().ended = Ended::Won(Player::One);
        let mut last = next_knockout_round(&rounds, true).unwrap();
        last[1].as_mut().unwrap().ended = Ended::Won(Player::One);
        rounds.push(last);
        // The third place is decided, and the final goes on.
        let places = knockout_places(&rounds);
        assert!(places.iter().all(|(place, _)| *place > 1), "nobody has won: {places:?}");
    }

    #[test]
    fn a_bracket_has_the_rounds_to_come_with_those_who_are_known_to_be_in_them() {
        let mut first = first_knockout_round(5);
        // Of the four places the second is the only one that is played.
        let sides = |bracket: &[Vec<BracketPlace>]| -> Vec<Vec<[Option<usize>; 2]>> {
            bracket.iter().map(|round| round.iter().map(|place| place.sides).collect()).collect()
        };
        let begun = knockout_bracket(&[first.clone()], true);
        assert_eq!(sides(&begun)[1..], [[[Some(0), None], [Some(1), Some(2)]], [[None; 2]; 2]]);
        first[1].as_mut().unwrap().ended = Ended::Won(Player::Two);
        let played = knockout_bracket(&[first], true);
        assert_eq!(sides(&played)[1], [[Some(0), Some(4)], [Some(1), Some(2)]]);
        for (count, third_place) in [(2, false), (4, true), (11, true), (64, false)] {
            let rounds = self::played(count, third_place);
            let bracket = knockout_bracket(&rounds, third_place);
            let meetings = |of: &dyn Fn(&BracketPlace) -> Option<Meeting>| -> Vec<Round> {
                bracket.iter().map(|round| round.iter().map(of).collect()).collect()
            };
            assert_eq!(meetings(&|place| place.meeting), rounds, "{count}");
            assert_eq!(bracket.last().unwrap()[0].winner, Some(0));
        }
    }

    #[test]
    fn a_knockout_to_which_nobody_comes_has_no_first_place() {
        let mut rounds = vec![first_knockout_round(4)];
        rounds[0].iter_mut().flatten().for_each(|meeting| meeting.ended = Ended::BothAbsent);
        rounds.push(next_knockout_round(&rounds, false).unwrap());
        assert_eq!(knockout_places(&rounds), [(3, vec![0, 1, 2, 3])]);
    }

    #[test]
    fn where_a_meeting_is_drawn_the_higher_seed_advances() {
        let mut rounds = vec![first_knockout_round(4)];
        rounds[0].iter_mut().flatten().for_each(|meeting| meeting.ended = Ended::Drawn);
        assert_eq!(next_knockout_round(&rounds, false).unwrap(), [Some(Meeting::between(0, 1))]);
    }

    #[test]
    fn those_who_come_from_another_stage_are_seeded_by_their_order_and_not_by_their_numbers() {
        let mut rounds = vec![first_round_of(&[7, 3, 5])];
        assert_eq!(rounds[0], [Some(Meeting::bye(7)), Some(Meeting::between(3, 5))]);
        rounds[0][1].as_mut().unwrap().ended = Ended::Drawn;
        let mut last = next_knockout_round(&rounds, false).unwrap();
        assert_eq!(last, [Some(Meeting::between(7, 3))]);
        last[0].as_mut().unwrap().ended = Ended::Drawn;
        rounds.push(last);
        assert_eq!(knockout_places(&rounds), [(1, vec![7]), (2, vec![3]), (3, vec![5])]);
    }

    #[test]
    fn where_neither_comes_nobody_advances() {
        let mut rounds = vec![first_knockout_round(4)];
        rounds[0][0].as_mut().unwrap().ended = Ended::BothAbsent;
        rounds[0][1].as_mut().unwrap().ended = Ended::Won(Player::One);
        let last = next_knockout_round(&rounds, true).unwrap();
        assert_eq!(last[0], Some(Meeting::bye(1)));
        assert_eq!(last[1], Some(Meeting::bye(2)));
    }
}
