//! How much each turn of a game gave away.
//!
//! A turn's loss is the difference between the points that its player could expect before it and after it, from 0 to 1.
//! The thresholds for inaccuracies, mistakes and blunders are those of chess.com ("Expected points model"): 0.05, 0.10
//! and 0.20. A turn's accuracy is that of lichess (lichess.org/page/accuracy), and a player's accuracy is the mean of
//! their turns'.

use crate::rules::Player;

/// A player who can expect this share of the points can still hope.
const HOPE: f64 = 0.4;
/// Whoever can expect more of the points than this is ahead.
const HALF: f64 = 0.5;

/// The computer's expectations of a game, turn by turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// Its turns, in order.
    pub turns: Vec<JudgedTurn>,
}

/// A turn, with the expected points before and after it.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTurn {
    /// How many actions came before it.
    pub plies: usize,
    /// Its player.
    pub player: Player,
    /// Its actions.
    pub played: Vec<String>,
    /// Those of the best turn that the computer knows.
    pub best: Vec<String>,
    /// The opponent's best turn after it; empty if the game is over then.
    pub answer: Vec<String>,
    /// The opponent's best turn after the best one, if the computer looked at it.
    pub then: Vec<String>,
    /// The player's own best turn after that, if the game goes on then.
    pub next: Vec<String>,
    /// The points that its player could expect before it, from 0 to 1.
    pub before: f64,
    /// The same after it.
    pub after: f64,
}

/// The judgment of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Judgment {
    /// It gave nothing away that is worth a word.
    Good,
    /// It gave a little away.
    Inaccuracy,
    /// It gave something away.
    Mistake,
    /// It gave much away.
    Blunder,
}

impl Judgment {
    /// The judgment of a turn that gave away this share of the points, from 0 to 1.
    #[must_use]
    pub fn of(loss: f64) -> Self {
        match loss {
            loss if loss >= 0.20 => Self::Blunder,
            loss if loss >= 0.10 => Self::Mistake,
            loss if loss >= 0.05 => Self::Inaccuracy,
            _ => Self::Good,
        }
    }
}

impl JudgedTurn {
    /// How much of the points it gave away, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f64 {
        if self.played == self.best { 0.0 } else { (self.before - self.after).max(0.0) }
    }

    /// How much of a lead it gave away, from 0 to 1.
    fn lead_lost(&self) -> f64 {
        if self.loss() > 0.0 { self.before - self.after.max(HALF) } else { 0.0 }
    }

    /// What a player could expect before it, from 0 to 1.
    pub(in crate::club) fn expected(&self, player: Player) -> f64 {
        if self.player == player { self.before } else { 1.0 - self.before }
    }

    /// Its judgment.
    #[must_use]
    pub fn judgment(&self) -> Judgment {
        Judgment::of(self.loss())
    }

    /// What its player could expect before and after it, in percent as people read them: as the curve has it.
    #[must_use]
    pub fn percents(&self) -> [u8; 2] {
        [self.before, self.after].map(|points| percent_for(self.player, points))
    }

    /// How accurate it was, from 0 to 100.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        (103.1668 * (-0.04354 * 100.0 * self.loss()).exp() - 3.1669).clamp(0.0, 100.0)
    }
}

impl Analysis {
    /// The turn that decided the game: the loser's last error while they could still hope, if they never stood above half
    /// again. If nobody lost, the error that gave away most of a lead. `None` if there is no such turn, or if the board
    /// doesn't account for the result: the loser stood at half or more at the end, or one side of a draw was well ahead.
    #[must_use]
    pub fn turning_point(&self, loser: Option<Player>) -> Option<&JudgedTurn> {
        let mut turns = self.turns.iter().enumerate().filter(|(_, turn)| turn.judgment() > Judgment::Good);
        let Some(loser) = loser else {
            let last = self.at_the_end(Player::One)?;
            let is_lead = |turn: &&JudgedTurn| Judgment::of(turn.lead_lost()) > Judgment::Good;
            let errors = turns.map(|(_, turn)| turn).filter(is_lead).filter(|_| !is_well_ahead(last.max(1.0 - last)));
            return errors.max_by(|a, b| a.lead_lost().total_cmp(&b.lead_lost()));
        };
        let ends_behind = self.at_the_end(loser)? < HALF;
        let came_back = |at: usize| self.turns[at + 1..].iter().any(|turn| turn.expected(loser) > HALF);
        let decided = |(at, turn): &(usize, &JudgedTurn)| {
            turn.player == loser && turn.before >= HOPE && ends_behind && !came_back(*at)
        };
        turns.rfind(decided).map(|(_, turn)| turn)
    }

    /// Whether any turn gave something away.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.turns.iter().any(|turn| turn.judgment() > Judgment::Good)
    }

    /// A player's expected points in the end, from 0 to 1. `None` if there was no turn.
    #[must_use]
    pub fn at_the_end(&self, player: Player) -> Option<f64> {
        self.turns.last().map(|turn| if turn.player == player { turn.after } else { 1.0 - turn.after })
    }

    /// The mean accuracy of a player's turns.
    #[must_use]
    pub fn accuracy(&self, player: Player) -> Option<f64> {
        let of = self.turns.iter().filter(|turn| turn.player == player).map(JudgedTurn::accuracy);
        let (sum, count) = of.fold((0.0, 0.0), |(sum, count), accuracy| (sum + accuracy, count + 1.0));
        (count > 0.0).then(|| sum / count)
    }

    /// Player one's expected points before each turn and after the last one, in percent.
    #[must_use]
    pub fn curve(&self) -> Vec<u8> {
        let for_one = |turn: &JudgedTurn, points: f64| if turn.player == Player::One { points } else { 1.0 - points };
        let before = self.turns.iter().map(|turn| for_one(turn, turn.before));
        let last = self.turns.last().map(|turn| for_one(turn, turn.after));
        before.chain(last).map(percent).collect()
    }
}

/// Whether a player who can expect this share of the points is so far ahead that the other can hardly hope.
pub(in crate::club) fn is_well_ahead(points: f64) -> bool {
    1.0 - points < HOPE
}

/// A player's points from 0 to 1 in percent, so that those of both players come to 100.
pub(in crate::club) fn percent_for(player: Player, points: f64) -> u8 {
    if player == Player::One { percent(points) } else { 100 - percent(1.0 - points) }
}

/// Points from 0 to 1 in percent.
pub(in crate::club) fn percent(points: f64) -> u8 {
    (points * 100.0).round().clamp(0.0, 100.0) as u8
}
