//! The last turn of a game.

use std::collections::BTreeMap;

use super::Coord;
use crate::rules::{Change, Effects, Game, Player};

/// A turn, finished or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The player whose turn it is or was.
    pub player: Player,
    /// The actions as canonical tokens, with their effects.
    pub actions: Vec<(String, Effects)>,
}

impl Turn {
    /// The last turn of a game. `None` before the first.
    pub(super) fn last(game: &Game) -> Option<Self> {
        let effects = game.last_turn();
        let plies = &game.plies()[game.plies().len() - effects.len()..];
        let player = plies.first()?.player;
        let actions = plies.iter().zip(effects).map(|(ply, effects)| (ply.token.clone(), effects.clone())).collect();
        Some(Self { player, actions })
    }
}

/// The cells whose stones were flipped in the end. Two flips cancel each other.
pub(super) fn odd_flips<'e>(changes: impl IntoIterator<Item = &'e Change>) -> Vec<Coord> {
    let mut flips: BTreeMap<Coord, u32> = BTreeMap::new();
    for change in changes {
        if let Change::Flipped(at) = change {
            *flips.entry(*at).or_default() += 1;
        }
    }
    flips.into_iter().filter(|(_, times)| times % 2 == 1).map(|(at, _)| at).collect()
}
