//! Who plays which side: C.04.3, article 5.

use super::entrant::{Entrant, Strength};
use crate::rules::Player;

/// A pair, in the order of their sides.
pub(super) fn by_side<'e>(one: &'e Entrant, other: &'e Entrant) -> [&'e Entrant; 2] {
    let (higher, lower) = if ranks_above(one, other) { (one, other) } else { (other, one) };
    match side_of_higher(higher, lower) {
        Player::One => [higher, lower],
        Player::Two => [lower, higher],
    }
}

/// Whether one has more points, or as many and a better place in the list of seeds.
fn ranks_above(one: &Entrant, other: &Entrant) -> bool {
    (one.points, other.number) > (other.points, one.number)
}

fn side_of_higher(higher: &Entrant, lower: &Entrant) -> Player {
    let ((wish, strength), (other_wish, other_strength)) = (higher.preference(), lower.preference());
    let own = wish.zip(other_wish);
    // 5.2.1: both get the right side.
    if let Some((wish, other_wish)) = own
        && wish != other_wish
    {
        return wish;
    }
    // 5.2.2: the stronger preference; of two absolute ones, that with the greater difference.
    if strength != other_strength {
        let of_other = other_wish.map(Player::other);
        return if strength > other_strength { wish } else { of_other }.unwrap_or(Player::One);
    }
    let differences = [higher, lower].map(|entrant| entrant.side_difference().abs());
    if let Some((wish, _)) = own
        && strength == Strength::Absolute
        && differences[0] != differences[1]
    {
        return if differences[0] > differences[1] { wish } else { wish.other() };
    }
    // 5.2.3: the other way around than when they last had different sides.
    let mut backwards = higher.sides.iter().rev().zip(lower.sides.iter().rev());
    if let Some((last, _)) = backwards.find(|(one, other)| one != other) {
        return last.other();
    }
    // 5.2.4: the right side for the higher one; 5.2.5: the first side for odd numbers.
    wish.unwrap_or(if higher.number.is_multiple_of(2) { Player::One } else { Player::Two })
}
