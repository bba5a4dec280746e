//! The last turn of a game.

use crate::rules::{Effects, Game, Player};

/// A turn, complete or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who made it.
    pub player: Player,
    /// Its actions, as canonical tokens, and what each of them did.
    pub actions: Vec<(String, Effects)>,
}

impl Turn {
    /// The last turn of a game, if anything has been played.
    pub(super) fn last(game: &Game) -> Option<Self> {
        let effects = game.last_turn();
        let plies = &game.plies()[game.plies().len() - effects.len()..];
        let player = plies.first()?.player;
        let actions = plies.iter().zip(effects).map(|(ply, effects)| (ply.token.clone(), effects.clone())).collect();
        Some(Self { player, actions })
    }
}
