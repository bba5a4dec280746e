//! The clock of a game.

use jiff::{SignedDuration, Timestamp};

use super::{Pauses, Terms};
use crate::rules::Player;

/// The clock of a game, as it stood when the current turn began.
///
/// If a turn is taken back, the game returns to the clock of that turn's start. The time since then
/// counts against the player who plays it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameClock {
    /// The time control and the other terms that the players agreed to.
    pub terms: Terms,
    /// The time of player one and player two when the turn began, plus what they were given since.
    pub left: [SignedDuration; 2],
    /// The player whose turn it is.
    pub player: Player,
    /// When the turn began.
    pub since: Timestamp,
    /// The number of actions before this turn.
    pub plies: u32,
}

impl GameClock {
    /// The clock of a new game.
    #[must_use]
    pub fn start(terms: Terms, player: Player, now: Timestamp) -> Self {
        Self { terms, left: Player::BOTH.map(|player| terms.control_of(player).begin()), player, since: now, plies: 0 }
    }

    /// The time that a player has left. It is negative after they ran out of time.
    #[must_use]
    pub fn left(&self, player: Player, now: Timestamp, pauses: &Pauses) -> SignedDuration {
        let left = self.left[player.index()];
        if player == self.player { left.saturating_sub(pauses.counted(self.since, now)) } else { left }
    }

    /// The moment when the player to move runs out of time.
    #[must_use]
    pub fn ends_at(&self, pauses: &Pauses) -> Timestamp {
        pauses.after(self.since, self.left[self.player.index()])
    }

    /// The clock at the start of the next turn. `next` is the same player if the opponent is skipped.
    #[must_use]
    pub fn turned(&self, next: Player, plies: u32, now: Timestamp, pauses: &Pauses) -> Self {
        let mut left = self.left;
        left[self.player.index()] = self.terms.control_of(self.player).after_turn(self.left(self.player, now, pauses));
        Self { left, player: next, since: now, plies, ..*self }
    }

    /// The clock after a player got more time.
    #[must_use]
    pub fn given(&self, player: Player, more: SignedDuration) -> Self {
        let mut left = self.left;
        left[player.index()] = left[player.index()].saturating_add(more);
        Self { left, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + second).unwrap()
    }

    fn secs(seconds: i64) -> SignedDuration {
        SignedDuration::from_secs(seconds)
    }

    fn clock(terms: &str) -> GameClock {
        GameClock::start(terms.parse().unwrap(), Player::One, at(0))
    }

    #[test]
    fn only_the_time_of_whoever_is_to_move_runs() {
        let clock = clock("1h+1m");
        let none = Pauses::default();
        assert_eq!(clock.left(Player::One, at(600), &none), secs(3_000));
        assert_eq!(clock.left(Player::Two, at(600), &none), secs(3_600));
        assert_eq!(clock.left(Player::One, at(3_700), &none), secs(-100));
        assert_eq!(clock.ends_at(&none), at(3_600));
    }

    #[test]
    fn a_turn_ends_with_its_increment_and_the_other_clock_runs() {
        let none = Pauses::default();
        let turned = clock("1h+1m").turned(Player::Two, 2, at(600), &none);
        assert_eq!((turned.left, turned.player, turned.plies), ([secs(3_060), secs(3_600)], Player::Two, 2));
        assert_eq!(turned.ends_at(&none), at(4_200));
    }

    #[test]
    fn whoever_is_skipped_gets_no_increment() {
        let none = Pauses::default();
        let turned = clock("1h+1m").turned(Player::One, 1, at(600), &none);
        assert_eq!((turned.left, turned.player), ([secs(3_060), secs(3_600)], Player::One));
    }

    #[test]
    fn a_late_turn_before_the_claim_goes_on_from_the_increment_or_the_full_turn() {
        let none = Pauses::default();
        assert_eq!(clock("1h+1m claimable").turned(Player::Two, 1, at(9_999), &none).left[0], secs(60));
        assert_eq!(clock("1h claimable").turned(Player::Two, 1, at(9_999), &none).left[0], secs(3_600));
    }

    #[test]
    fn a_pause_takes_nobodys_time() {
        let pauses = Pauses::new([(at(100), at(700))]);
        let clock = clock("1h+1m");
        assert_eq!(clock.left(Player::One, at(400), &pauses), secs(3_500));
        assert_eq!(clock.ends_at(&pauses), at(4_200));
        assert_eq!(clock.turned(Player::Two, 1, at(800), &pauses).left[0], secs(3_460));
    }

    #[test]
    fn a_gift_puts_the_end_off() {
        let given = clock("1h").given(Player::One, secs(60));
        assert_eq!(given.ends_at(&Pauses::default()), at(3_660));
    }

    proptest! {
        #[test]
        fn nobody_has_less_than_nothing_nor_more_than_the_cap_after_a_turn(
            turns in proptest::collection::vec(0_i64..9_000, 1..40),
            stretches in proptest::collection::vec((0_i64..50_000, 0_i64..50_000), 0..4),
        ) {
            let pauses = Pauses::new(stretches.into_iter().map(|(from, until)| (at(from), at(until))));
            let mut clock = clock("1h+10m max 2h");
            let mut now = 0;
            for (index, took) in turns.into_iter().enumerate() {
                now += took;
                let (mover, before) = (clock.player, clock);
                clock = clock.turned(mover.other(), index as u32 + 1, at(now), &pauses);
                prop_assert_eq!(clock.left[mover.other().index()], before.left[mover.other().index()]);
                prop_assert!((secs(600)..=secs(7_200)).contains(&clock.left[mover.index()]));
                let left = before.left(mover, at(now), &pauses);
                prop_assert_eq!(before.ends_at(&pauses) <= at(now), left <= SignedDuration::ZERO);
            }
        }
    }
}
