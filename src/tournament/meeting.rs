//! Meetings in the rounds of a tournament, and their results.

use crate::rules::Player;

/// Two entrants who are paired in a round, or one without an opponent.
///
/// Entrants are known by their places in the list of seeds, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The entrant with the first side; in a match, that of its first game.
    pub one: usize,
    /// The opponent. `None` if `one` has a bye.
    pub two: Option<usize>,
    /// How it ended.
    pub ended: Ended,
}

/// How a meeting ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ended {
    /// It goes on.
    NotYet,
    /// This side won.
    Won(Player),
    /// Nobody won.
    Drawn,
    /// The opponent of this side never came, or left.
    Walkover(Player),
    /// Neither came.
    BothAbsent,
}

/// A round of a tournament by its places. At an empty place, nobody meets.
pub type Round = Vec<Option<Meeting>>;

impl Meeting {
    /// A meeting that begins.
    #[must_use]
    pub const fn between(one: usize, two: usize) -> Self {
        Self { one, two: Some(two), ended: Ended::NotYet }
    }

    /// A round in which an entrant has no opponent.
    #[must_use]
    pub const fn bye(one: usize) -> Self {
        Self { one, two: None, ended: Ended::NotYet }
    }

    /// A round that a late entrant missed, and which brings them as much as a draw.
    #[must_use]
    pub const fn half_bye(one: usize) -> Self {
        Self { one, two: None, ended: Ended::Drawn }
    }

    /// The side that an entrant plays, if they are in it.
    #[must_use]
    pub fn side_of(&self, entrant: usize) -> Option<Player> {
        match entrant {
            _ if self.one == entrant => Some(Player::One),
            _ if self.two == Some(entrant) => Some(Player::Two),
            _ => None,
        }
    }

    /// The opponent of an entrant who is in it, if there is one.
    #[must_use]
    pub fn opponent_of(&self, entrant: usize) -> Option<usize> {
        if self.one == entrant { self.two } else { Some(self.one).filter(|_| self.two == Some(entrant)) }
    }

    /// Whether a game was played in it: no bye and no walkover.
    #[must_use]
    pub const fn was_played(&self) -> bool {
        self.two.is_some() && matches!(self.ended, Ended::Won(_) | Ended::Drawn)
    }

    /// Whether it is over. A bye is over from the beginning.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.two.is_none() || !matches!(self.ended, Ended::NotYet)
    }
}

/// The worth of a win and a draw, in half points; a loss is worth nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scoring {
    /// A win.
    pub win: u32,
    /// A draw.
    pub draw: u32,
}

impl Scoring {
    /// 1 for a win, ½ for a draw.
    pub const ONE: Self = Self { win: 2, draw: 1 };
    /// 3 for a win, 1 for a draw.
    pub const THREE: Self = Self { win: 6, draw: 2 };

    /// The half points that a meeting brings the entrant of a side. A bye brings as much as a win, or as a draw if the
    /// entrant joined too late for the round.
    #[must_use]
    pub fn points(self, meeting: &Meeting, side: Player) -> u32 {
        match meeting.ended {
            Ended::Drawn => self.draw,
            _ if meeting.two.is_none() => self.win,
            Ended::Won(winner) | Ended::Walkover(winner) if winner == side => self.win,
            _ => 0,
        }
    }

    /// The half points that all rounds have brought an entrant so far.
    #[must_use]
    pub fn total(self, rounds: &[Vec<Meeting>], entrant: usize) -> u32 {
        let meetings = rounds.iter().flatten();
        meetings.filter_map(|meeting| Some(self.points(meeting, meeting.side_of(entrant)?))).sum()
    }
}
