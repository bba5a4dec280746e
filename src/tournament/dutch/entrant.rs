//! An entrant's history in earlier rounds.

use std::cmp::Ordering;

use crate::rules::Player;
use crate::tournament::meeting::{Meeting, Scoring};

/// An entrant before a round.
#[derive(Clone, Debug)]
pub(super) struct Entrant {
    /// Their place in the list of seeds, from 0.
    pub(super) number: usize,
    /// Their points, in half points.
    pub(super) points: u32,
    /// The sides that they have played, without rounds in which they did not play.
    pub(super) sides: Vec<Player>,
    /// Whom they have played.
    opponents: Vec<usize>,
    /// How they floated in each round, the last one first.
    floats: Vec<Float>,
    /// In how many rounds they did not play.
    pub(super) unplayed: u32,
    /// Whether they had a win's points without playing, so that they get no bye.
    pub(super) had_bye: bool,
}

/// Whether somebody was paired with somebody of other points (C.04.3, article 1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Float {
    /// The opponent had as many.
    None,
    /// The opponent had fewer, or there was none and there were points all the same.
    Down,
    /// The opponent had more.
    Up,
}

/// How much somebody should get a side (C.04.3, article 1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Strength {
    /// They have not played yet.
    None,
    /// They have played both sides equally often.
    Mild,
    /// They have played one side once more.
    Strong,
    /// They have played one side twice more, or in the last two games.
    Absolute,
}

impl Entrant {
    /// An entrant after these rounds.
    pub(super) fn after(number: usize, rounds: &[Vec<Meeting>], scoring: Scoring) -> Self {
        let mut entrant = Self {
            number,
            points: scoring.total(rounds, number),
            sides: Vec::new(),
            opponents: Vec::new(),
            floats: Vec::new(),
            unplayed: 0,
            had_bye: false,
        };
        for (before, round) in rounds.iter().enumerate() {
            let own = round.iter().find_map(|meeting| Some((meeting, meeting.side_of(number)?)));
            let Some((meeting, side)) = own.filter(|(meeting, _)| meeting.was_played()) else {
                let gained = own.map_or(0, |(meeting, side)| scoring.points(meeting, side));
                entrant.had_bye |= gained >= scoring.win;
                entrant.unplayed += 1;
                entrant.floats.push(if gained > 0 { Float::Down } else { Float::None });
                continue;
            };
            entrant.sides.push(side);
            let Some(opponent) = meeting.opponent_of(number) else { continue };
            entrant.opponents.push(opponent);
            let points = |of: usize| scoring.total(&rounds[..before], of);
            entrant.floats.push(match points(opponent).cmp(&points(number)) {
                Ordering::Less => Float::Down,
                Ordering::Equal => Float::None,
                Ordering::Greater => Float::Up,
            });
        }
        entrant.floats.reverse();
        entrant
    }

    /// Whether two have played each other.
    pub(super) fn has_met(&self, other: &Self) -> bool {
        self.opponents.contains(&other.number)
    }

    /// How they floated so many rounds ago: 1 for the last one.
    pub(super) fn float(&self, rounds_ago: usize) -> Float {
        self.floats.get(rounds_ago - 1).copied().unwrap_or(Float::None)
    }

    /// How many more times they have played the first side than the second.
    pub(super) fn side_difference(&self) -> i64 {
        self.sides.iter().map(|side| if *side == Player::One { 1 } else { -1 }).sum()
    }

    /// The side that they have played in both of their last two games.
    pub(super) fn repeated_side(&self) -> Option<Player> {
        match self.sides.as_slice() {
            [.., before, last] if before == last => Some(*last),
            _ => None,
        }
    }

    /// The side that they should get, and how much so.
    pub(super) fn preference(&self) -> (Option<Player>, Strength) {
        let difference = self.side_difference();
        let strength = match (difference.abs(), self.repeated_side(), self.sides.last()) {
            (2.., _, _) | (_, Some(_), _) => Strength::Absolute,
            (1, ..) => Strength::Strong,
            (_, _, Some(_)) => Strength::Mild,
            (_, _, None) => Strength::None,
        };
        let side = match (self.repeated_side(), difference.cmp(&0)) {
            (Some(repeated), _) => Some(repeated.other()),
            (None, Ordering::Greater) => Some(Player::Two),
            (None, Ordering::Less) => Some(Player::One),
            (None, Ordering::Equal) => self.sides.last().map(|last| last.other()),
        };
        (side, strength)
    }
}
