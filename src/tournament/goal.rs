//! The goal of a match, and when it is decided.

use std::fmt;
use std::str::FromStr;

use super::meeting::Scoring;
use crate::rules::Player;

/// The goal of a match, or of a pairing in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MatchGoal {
    /// One game, which may be drawn.
    OneGame,
    /// The points of the games are added up until somebody has so many: `match:15`.
    Points(u16),
    /// The best of so many games, a draw being half a point: `best:5`.
    BestOf(u16),
}

/// A text that isn't the goal of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoGoal;

/// How a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MatchTally {
    /// The points, in half points, of the player who began with the first side and of their opponent.
    pub half_points: [u32; 2],
    /// How many games have counted.
    pub games: u32,
}

impl MatchGoal {
    /// The most points and games that a match may go to.
    pub const MOST: u16 = 99;

    /// The goal of a pairing that somebody must win, in a tournament of single games.
    pub const DECIDER: Self = Self::BestOf(3);

    /// How many games a match may have beyond its goal, so that somebody gets ahead.
    const EXTRA: u16 = 4;

    /// The most games that a match has. If it is level after them, it is drawn.
    #[must_use]
    pub const fn games_max(self) -> u32 {
        match self {
            Self::OneGame => 1,
            Self::Points(most) | Self::BestOf(most) => (most + Self::EXTRA) as u32,
        }
    }

    /// The score after a game that counts: its winner, and the game's own points in half points, both from the view of
    /// the player who began the match with the first side.
    #[must_use]
    pub fn after_game(self, score: MatchTally, winner: Option<Player>, points: Option<[u16; 2]>) -> MatchTally {
        let worth = |side: Player| match (self, points) {
            (Self::Points(_), points) => points.map_or(0, |points| u32::from(points[side.index()])),
            _ if winner == Some(side) => Scoring::ONE.win,
            _ if winner.is_none() => Scoring::ONE.draw,
            _ => 0,
        };
        let half_points = Player::BOTH.map(|side| score.half_points[side.index()].saturating_add(worth(side)));
        MatchTally { half_points, games: score.games.saturating_add(1) }
    }

    /// Whether a match is decided, and its winner; nobody if it was drawn.
    ///
    /// A player who has the points and leads has won. If both have as many, the match goes on until somebody leads, or
    /// until all its games are played.
    #[must_use]
    pub fn decided(self, score: MatchTally) -> Option<Option<Player>> {
        let [one, two] = score.half_points;
        let leader = match one.cmp(&two) {
            std::cmp::Ordering::Greater => Some(Player::One),
            std::cmp::Ordering::Less => Some(Player::Two),
            std::cmp::Ordering::Equal => None,
        };
        let most = one.max(two);
        let is_enough = match self {
            Self::OneGame => false,
            Self::Points(goal) => most >= 2 * u32::from(goal),
            Self::BestOf(games) => most > u32::from(games),
        };
        let is_last = score.games >= self.games_max();
        (is_last || is_enough && leader.is_some()).then_some(leader)
    }
}

/// As it is typed: `match:15`, `best:5`; a single game is `one`.
impl fmt::Display for MatchGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneGame => f.write_str("one"),
            Self::Points(points) => write!(f, "match:{points}"),
            Self::BestOf(games) => write!(f, "best:{games}"),
        }
    }
}

impl FromStr for MatchGoal {
    type Err = NoGoal;

    fn from_str(text: &str) -> Result<Self, NoGoal> {
        let text = text.trim().to_lowercase();
        let number = |text: &str| {
            let number = text.trim_start_matches([':', ' ']).parse().ok();
            number.filter(|number| (1..=Self::MOST).contains(number)).ok_or(NoGoal)
        };
        if text == "one" {
            return Ok(Self::OneGame);
        }
        if let Some(rest) = text.strip_prefix("match") {
            return Ok(Self::Points(number(rest)?));
        }
        let rest = text.strip_prefix("best").ok_or(NoGoal)?.trim_start();
        Ok(Self::BestOf(number(rest.strip_prefix("of").unwrap_or(rest))?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(goal: MatchGoal, games: &[(Option<Player>, [u16; 2])]) -> MatchTally {
        games
            .iter()
            .fold(MatchTally::default(), |score, (winner, points)| goal.after_game(score, *winner, Some(*points)))
    }

    #[test]
    fn goals_are_read_and_written() {
        for text in ["one", "match:15", "best:5"] {
            assert_eq!(text.parse::<MatchGoal>().unwrap().to_string(), text);
        }
        assert_eq!("best of 5".parse(), Ok(MatchGoal::BestOf(5)));
        assert_eq!("Match 15".parse(), Ok(MatchGoal::Points(15)));
        for wrong in ["", "match", "match:0", "match:100", "best:x", "15", "matches"] {
            assert_eq!(wrong.parse::<MatchGoal>(), Err(NoGoal), "{wrong}");
        }
    }

    #[test]
    fn points_add_up_until_somebody_has_enough_and_leads() {
        let (one, two) = (Some(Player::One), Some(Player::Two));
        let goal = MatchGoal::Points(15);
        assert_eq!(goal.decided(after(goal, &[(one, [14, 9])])), None);
        assert_eq!(goal.decided(after(goal, &[(one, [14, 9]), (one, [16, 3])])), Some(one));
        // Both have fifteen: the higher total wins. If the totals are equal, there is a further game.
        assert_eq!(goal.decided(after(goal, &[(one, [29, 28]), (two, [2, 5])])), Some(two));
        assert_eq!(goal.decided(after(goal, &[(one, [29, 28]), (two, [3, 4])])), None);
    }

    #[test]
    fn best_of_five_ends_at_three_points_and_goes_on_while_it_is_level() {
        let (one, two) = (Some(Player::One), Some(Player::Two));
        let goal = MatchGoal::BestOf(5);
        let games = |winners: &[Option<Player>]| {
            let games: Vec<_> = winners.iter().map(|winner| (*winner, [0, 0])).collect();
            goal.decided(after(goal, &games))
        };
        assert_eq!(games(&[one, one]), None);
        assert_eq!(games(&[one, one, None]), None);
        assert_eq!(games(&[one, one, one]), Some(one));
        assert_eq!(games(&[one, two, None, None, None]), None);
        assert_eq!(games(&[one, two, None, None, None, two]), Some(two));
        let single = MatchGoal::OneGame;
        assert_eq!(single.decided(after(single, &[(None, [0, 0])])), Some(None));
        assert_eq!(single.decided(MatchTally::default()), None);
    }
}
