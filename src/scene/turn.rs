//! The last turn of a game.

use crate::rules::{Effects, Game, Player};

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
