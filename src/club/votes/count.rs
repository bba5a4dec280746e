//! Who wins a vote. Everybody has one vote, whatever their accounts; of suggestions with as many votes, the earlier one
//! wins.

use crate::rules::Player;
use crate::store::{Suggestion, Voter};

/// A suggestion with the people who vote for it, those who decided first at the front.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::club) struct Counted {
    pub(in crate::club) suggestion: Suggestion,
    pub(in crate::club) voters: Vec<Voter>,
}

/// The side for which a person votes in a game: the first for which any of their accounts voted.
pub(in crate::club) fn side_of(voters: &[Voter], person_id: i64) -> Option<Player> {
    let own = voters.iter().filter(|voter| voter.person_id == person_id);
    own.min_by_key(|voter| (voter.since, voter.account_id)).map(|voter| voter.seat)
}

/// The suggestions, those with the most votes first, and among them the earlier.
pub(in crate::club) fn counted(suggestions: &[Suggestion], voters: &[Voter], side: Player) -> Vec<Counted> {
    let counts = |voter: &&Voter| {
        // Of somebody's two accounts, the one that voted last counts.
        let newer = |other: &Voter| {
            let key = |voter: &Voter| (voter.choice.map(|(_, at)| at), voter.account_id);
            other.person_id == voter.person_id && other.choice.is_some() && key(other) > key(voter)
        };
        side_of(voters, voter.person_id) == Some(side) && !voters.iter().any(newer)
    };
    let mut counted: Vec<Counted> = Vec::new();
    for suggestion in suggestions {
        let is_for = |voter: &&Voter| voter.choice.is_some_and(|(number, _)| number == suggestion.number);
        let mut own: Vec<Voter> = voters.iter().filter(is_for).filter(counts).cloned().collect();
        own.sort_by_key(|voter| voter.choice.map(|(_, at)| at));
        counted.push(Counted { suggestion: suggestion.clone(), voters: own });
    }
    counted.sort_by_key(|counted| (std::cmp::Reverse(counted.voters.len()), counted.suggestion.number));
    counted
}

/// The suggestion that wins, if anybody voted.
pub(in crate::club) fn winner(counted: &[Counted]) -> Option<&Counted> {
    counted.first().filter(|first| !first.voters.is_empty())
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    /// A voter with an account of their own, and the second in which they voted.
    fn voter(person_id: i64, seat: Player, choice: u32, second: i64) -> Voter {
        Voter {
            account_id: person_id * 10,
            person_id,
            seat,
            since: at(0),
            choice: Some((choice, at(second))),
            suggested: 0,
        }
    }

    fn suggestions(count: u32) -> Vec<Suggestion> {
        (1..=count).map(|number| Suggestion { number, actions: format!("turn-{number}") }).collect()
    }

    fn votes(voters: &[Voter], side: Player) -> Vec<(u32, usize)> {
        let counted = counted(&suggestions(3), voters, side);
        counted.iter().map(|counted| (counted.suggestion.number, counted.voters.len())).collect()
    }

    #[test]
    fn most_votes_win() {
        let voters = [1, 2, 2, 3, 2].into_iter().zip(1..).map(|(choice, id)| voter(id, Player::One, choice, id));
        let voters: Vec<Voter> = voters.collect();
        assert_eq!(votes(&voters, Player::One), [(2, 3), (1, 1), (3, 1)]);
        assert_eq!(winner(&counted(&suggestions(3), &voters, Player::One)).unwrap().suggestion.number, 2);
    }

    #[test]
    fn in_a_tie_the_earlier_suggestion_wins_whoever_voted_first() {
        let voters = [voter(1, Player::One, 3, 1), voter(2, Player::One, 2, 9)];
        assert_eq!(winner(&counted(&suggestions(3), &voters, Player::One)).unwrap().suggestion.number, 2);
    }

    #[test]
    fn without_votes_nothing_wins() {
        assert_eq!(winner(&counted(&suggestions(3), &[], Player::One)), None);
        let other = [voter(1, Player::Two, 1, 1)];
        assert_eq!(winner(&counted(&suggestions(3), &other, Player::One)), None);
    }

    #[test]
    fn two_accounts_of_one_person_have_the_vote_of_the_last() {
        let first = voter(1, Player::One, 1, 5);
        let second = Voter { account_id: 99, choice: Some((2, at(7))), ..first.clone() };
        assert_eq!(votes(&[first.clone(), second.clone()], Player::One), [(2, 1), (1, 0), (3, 0)]);
        // Parted again, they have one each.
        let apart = Voter { person_id: 2, ..second };
        assert_eq!(votes(&[first, apart], Player::One), [(1, 1), (2, 1), (3, 0)]);
    }

    #[test]
    fn somebody_whose_accounts_voted_for_both_sides_votes_for_the_first() {
        let early = Voter { since: at(1), choice: None, ..voter(1, Player::Two, 1, 1) };
        let late = Voter { account_id: 99, since: at(2), ..voter(1, Player::One, 1, 2) };
        let both = [early, late];
        assert_eq!(side_of(&both, 1), Some(Player::Two));
        assert_eq!(votes(&both, Player::One)[0], (1, 0));
        assert_eq!(side_of(&both, 7), None);
    }
}
