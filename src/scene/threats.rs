//! What an opponent could do to somebody with their next action.

use std::collections::BTreeMap;

use super::phrase::{listed, one_by_one};
use super::{Coord, Ground, Player, Scene};
use crate::rules::{Change, Effects, Game};
use crate::text::{Arg, Message};

/// How many actions that win at once are told.
const WINS_MAX: usize = 8;
/// How many ways to turn stones over are told, those that turn most of them first.
const PLACINGS_MAX: usize = 8;

/// What the opponent could do.
#[derive(Default)]
struct Threats {
    /// The actions that win at once.
    wins: Vec<String>,
    /// Cells of a base, and from where they can be reached.
    base: BTreeMap<Coord, Vec<Coord>>,
    /// Pieces, and from where they are attacked.
    attacked: BTreeMap<Coord, Vec<Coord>>,
    /// Where something can be placed, and which stones that would turn over.
    placings: Vec<(Coord, Vec<Coord>)>,
}

impl Scene {
    /// What the next action of a player's opponent could do to the player, a sentence each: what wins at once, what
    /// reaches their base, what captures, covers, turns over or deactivates which of their pieces. The scene shows the
    /// game.
    #[must_use]
    pub fn threats_told(&self, game: &Game, player: Player) -> Vec<Message> {
        let threats = self.threats(game, player);
        let color = |player: Player| Message::new(self.seat(player).color.key());
        let mut told = Vec::new();
        if !threats.wins.is_empty() {
            let more = threats.wins.len().saturating_sub(WINS_MAX);
            let more = (more > 0).then(|| Message::new("scene-and-more").with("count", more).into());
            let actions = threats.wins.into_iter().take(WINS_MAX).map(Arg::notation).chain(more);
            let wins = Message::new("scene-threat-wins").with("color", color(player.other()));
            told.push(wins.with("actions", actions.collect::<Vec<_>>()));
        }
        let by = |key, at: Coord, by: &[Coord]| Message::new(key).with_text("at", at).with("by", one_by_one(by));
        told.extend(threats.base.iter().map(|(at, from)| by("scene-threat-base", *at, from)));
        let attacked = self.in_order(|at| threats.attacked.contains_key(at)).into_iter();
        told.extend(attacked.map(|at| by("scene-threat", at, &threats.attacked[&at])));
        let more = threats.placings.len().saturating_sub(PLACINGS_MAX);
        for (at, flipped) in threats.placings.iter().take(PLACINGS_MAX) {
            let placing = Message::new("scene-threat-placing").with("color", color(player.other()));
            told.push(placing.with_text("at", at).with("count", flipped.len()).with("places", listed(flipped)));
        }
        told.push(match (told.is_empty(), more) {
            (true, _) => Message::new("scene-threats-none").with("color", color(player)),
            (false, 0) => Message::new("scene-threats-end"),
            (false, more) => Message::new("scene-threats-more").with("count", more),
        });
        told
    }

    fn threats(&self, game: &Game, player: Player) -> Threats {
        let ahead = game.turned_to(player.other());
        let mut threats = Threats::default();
        for token in ahead.legal() {
            let mut next = ahead.clone();
            if next.play(&token).is_err() {
                continue;
            }
            let wins = next.outcome().and_then(|outcome| outcome.winner) == Some(player.other());
            if wins {
                threats.wins.push(token);
            }
            let Some(effects) = next.last_turn().last() else { continue };
            let Some(to) = effects.to else { continue };
            let hit = self.hit(effects, player);
            let is_base = |at: Coord| self.ground(at) == Some(Ground::Base(player));
            if !wins && is_base(to) && !effects.from.is_some_and(is_base) {
                threats.base.entry(to).or_default().push(effects.from.unwrap_or(to));
            }
            match effects.from {
                Some(from) => {
                    for at in hit {
                        let by = threats.attacked.entry(at).or_default();
                        if !by.contains(&from) {
                            by.push(from);
                        }
                    }
                }
                None if hit.is_empty() => {}
                None => threats.placings.push((to, hit)),
            }
        }
        threats.placings.sort_by_key(|(at, flipped)| (std::cmp::Reverse(flipped.len()), *at));
        threats
    }

    /// The cells where an action of the opponent does something to a player's pieces, sorted.
    fn hit(&self, effects: &Effects, player: Player) -> Vec<Coord> {
        let is_theirs = |at: Coord| self.stack(at).last().is_some_and(|top| top.owner == Some(player));
        let mut flips: BTreeMap<Coord, u32> = BTreeMap::new();
        let mut hit = Vec::new();
        for change in &effects.changes {
            match change {
                Change::Captured(at, pieces) if pieces.iter().any(|piece| piece.owner == Some(player)) => hit.push(*at),
                Change::Covered(at, _) | Change::Deactivated(at) if is_theirs(*at) => hit.push(*at),
                Change::Flipped(at) if is_theirs(*at) => *flips.entry(*at).or_default() += 1,
                _ => {}
            }
        }
        // Turned over twice is as it was.
        hit.extend(flips.into_iter().filter(|(_, times)| times % 2 == 1).map(|(at, _)| at));
        hit.sort_unstable();
        hit.dedup();
        hit
    }
}
