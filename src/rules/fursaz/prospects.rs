//! What lines hold for the points on them: who flanks a point, and who soon could.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::board::Side;
use super::grid::LINES;

/// The line has no other stone, but points on both sides.
const OPEN: u64 = 1;
/// Black, or with one more White, can flank the point by one more stone: the nearest one is theirs, and there is room
/// for another one on the other side.
const COMPLETING: u64 = 2;
/// Black, or with one more White, flanks the point.
const FLANKED: u64 = 4;
/// How many prospects there are, with 0, which is none of these.
const KINDS: usize = 6;

/// The most points on a line whose prospects are looked up.
const SHORT: usize = 9;

/// By length, and then by the digits of its places in base three (empty, Black’s, White’s): the prospects on a short line.
static SHORT_LINES: LazyLock<[Vec<u64>; SHORT + 1]> = LazyLock::new(|| {
    let line = |length: usize, number: usize| {
        let (mut all, mut white) = (0, 0);
        for place in 0..length {
            let digit = number / 3_usize.pow(place as u32) % 3;
            all |= u16::from(digit > 0) << place;
            white |= u16::from(digit > 1) << place;
        }
        long_line([all, white], length as u32)
    };
    std::array::from_fn(|length| (0..3_usize.pow(length as u32)).map(|number| line(length, number)).collect())
});

/// By the bits of a number: the number with the same digits in base three.
static TERNARY: [u16; 1 << SHORT] = {
    let mut ternary = [0; 1 << SHORT];
    let mut bits = 1;
    while bits < ternary.len() {
        ternary[bits] = 3 * ternary[bits / 2] + (bits % 2) as u16;
        bits += 1;
    }
    ternary
};

/// The prospect of each point on a line of this length, by its places with stones and those with White’s: four bits each,
/// the first place lowest. A stone’s own color makes no difference to it.
pub(super) fn prospects([all, white]: [u16; 2], length: u32) -> u64 {
    match SHORT_LINES.get(length as usize) {
        Some(lines) => lines[usize::from(TERNARY[usize::from(all)] + TERNARY[usize::from(white)])],
        None => long_line([all, white], length),
    }
}

/// The same, from stone to stone.
fn long_line([all, white]: [u16; 2], length: u32) -> u64 {
    // Places count from one here, so that both edges can be places, too: what is nearest to them has no prospects.
    let run = |from: u32, to: u32| (0x1111_1111_1111_1111 << (4 * from)) & ((1 << (4 * to)) - 1);
    if all == 0 {
        return (OPEN * run(2, length.max(2))) >> 4;
    }
    let edge = |place: u32| place == 0 || place > length;
    let completing = |place: u32| if edge(place) { 0 } else { COMPLETING | u64::from(white >> (place - 1) & 1) };
    let flanked = |[one, other]: [u64; 2]| if one == other && one > 0 { one - COMPLETING + FLANKED } else { 0 };

    let mut prospects = 0;
    let mut rest = u32::from(all) << 1 | 1 << (length + 1);
    let (mut older, mut before) = (0, 0);
    while rest != 0 {
        let after = rest.trailing_zeros();
        rest &= rest - 1;
        // The empty points between two stones.
        let ends = [before, after].map(completing);
        let sum = before + after;
        prospects |= ends[0] * run(before + 1, sum.div_ceil(2));
        prospects |= ends[1] * run(sum / 2 + 1, after);
        if sum.is_multiple_of(2) {
            prospects |= flanked(ends) << (2 * sum);
        }
        // The stone between two others.
        if before > 0 {
            let ends = [older, after].map(completing);
            let prospect = match (before - older).cmp(&(after - before)) {
                _ if edge(older) && edge(after) => OPEN * u64::from(before > 1 && before < length),
                Ordering::Less => ends[0],
                Ordering::Greater => ends[1],
                Ordering::Equal => flanked(ends),
            };
            prospects |= prospect << (4 * before);
        }
        (older, before) = (before, after);
    }
    prospects >> 4
}

/// How many patterns three prospects can make, whichever line has which.
pub(super) const PATTERNS: usize = KINDS * (KINDS + 1) * (KINDS + 2) / 6;

/// By side, and by the prospects on three lines, three bits each: the number of their pattern as that side sees it.
static NUMBERS: [[u8; 1 << (3 * LINES)]; 2] = {
    let mut numbers = [[0; 1 << (3 * LINES)]; 2];
    let mut side = 0;
    while side < 2 {
        let (mut number, mut kinds) = (0, [0; LINES]);
        while kinds[0] < KINDS {
            let [a, b, c] = [seen_by(side, kinds[0]), seen_by(side, kinds[1]), seen_by(side, kinds[2])];
            let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
            let mut order = 0;
            while order < orders.len() {
                let [a, b, c] = orders[order];
                numbers[side][a | b << 3 | c << 6] = number;
                order += 1;
            }
            number += 1;
            kinds = match kinds {
                [a, b, c] if c < b => [a, b, c + 1],
                [a, b, _] if b < a => [a, b + 1, 0],
                [a, ..] => [a + 1, 0, 0],
            };
        }
        side += 1;
    }
    numbers
};

/// A prospect with the colors exchanged, if White sees it.
const fn seen_by(side: usize, prospect: usize) -> usize {
    if prospect < COMPLETING as usize { prospect } else { prospect ^ side }
}

/// The number of the pattern that prospects on the three lines through a point make, below [`PATTERNS`], as a side sees it.
pub(super) fn pattern(side: Side, [a, b, c]: [u64; LINES]) -> usize {
    usize::from(NUMBERS[side as usize][(a | b << 3 | c << 6) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of a length with every choice of a stone or none for each point: 0, or 1 for Black, or 2 for White.
    fn lines(length: usize) -> impl Iterator<Item = Vec<u8>> {
        (0..3_usize.pow(length as u32))
            .map(move |number| (0..length).map(|place| (number / 3_usize.pow(place as u32) % 3) as u8).collect())
    }

    /// Whose stones flank a place, by the rules: the nearest ones on both sides, equally far away and of one color.
    fn flanks(line: &[u8], place: usize) -> Option<u8> {
        let before = (0..place).rev().find(|&at| line[at] > 0)?;
        let after = (place + 1..line.len()).find(|&at| line[at] > 0)?;
        (place - before == after - place && line[before] == line[after]).then_some(line[before])
    }

    /// The prospect by trying every stone.
    fn tried(line: &[u8], place: usize) -> u64 {
        let others = || (0..line.len()).filter(|&at| at != place);
        if let Some(color) = flanks(line, place) {
            return FLANKED + u64::from(color) - 1;
        }
        for at in others().filter(|&at| line[at] == 0) {
            for color in [1, 2] {
                let mut more = line.to_vec();
                more[at] = color;
                if flanks(&more, place) == Some(color) {
                    return COMPLETING + u64::from(color) - 1;
                }
            }
        }
        let lonely = others().all(|at| line[at] == 0);
        OPEN * u64::from(lonely && place > 0 && place < line.len() - 1)
    }

    #[test]
    fn prospects_are_those_that_trying_every_stone_finds() {
        let sampled = (10..=13).flat_map(|length| lines(length).step_by(487));
        for line in (5..=9).flat_map(lines).chain(sampled) {
            let places = |wanted: fn(u8) -> bool| {
                line.iter().enumerate().fold(0, |set, (at, &stone)| set | u16::from(wanted(stone)) << at)
            };
            let told = prospects([places(|stone| stone > 0), places(|stone| stone > 1)], line.len() as u32);
            for place in 0..line.len() {
                assert_eq!(told >> (4 * place) & 15, tried(&line, place), "{line:?}, place {place}");
            }
        }
    }

    #[test]
    fn a_pattern_is_the_same_whichever_line_has_which_prospect() {
        let kinds = 0..KINDS as u64;
        let mut numbers = std::collections::HashSet::new();
        for a in kinds.clone() {
            for b in kinds.clone() {
                for c in kinds.clone() {
                    let number = pattern(Side::Black, [a, b, c]);
                    numbers.insert(number);
                    assert_eq!(number, pattern(Side::Black, [c, a, b]));
                    assert_eq!(number, pattern(Side::Black, [b, a, c]));
                    let exchanged = [a, b, c].map(|kind| if kind < COMPLETING { kind } else { kind ^ 1 });
                    assert_eq!(number, pattern(Side::White, exchanged));
                }
            }
        }
        assert_eq!(numbers, (0..PATTERNS).collect());
    }
}
