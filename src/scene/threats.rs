//! Everything that a player's opponent threatens to do in one whole turn, in words.

use std::collections::BTreeMap;

use super::phrase::listed;
use super::{Coord, Player, Scene};
use crate::rules::{Attacker, Game, Harm, Piece, Threat};
use crate::text::{Arg, Message};

/// The most ways to win at once that are told.
const WINS_MAX: usize = 8;
/// The most placings of stones that are told. Those that flip most come first.
const PLACINGS_MAX: usize = 8;
/// The most attackers named per threat.
const ATTACKERS_MAX: usize = 6;

impl Scene {
    /// What a player's opponent could do in one whole turn, a sentence each: win at once, reach the player's base, or
    /// capture, cover, flip or deactivate pieces, and which piece would do it. The scene must show the game. Pieces of
    /// `reader` are called theirs, if `reader` is one of the players.
    #[must_use]
    pub fn threats_told(&self, game: &Game, player: Player, reader: Option<Player>) -> Vec<Message> {
        let threats = game.threats_to(player);
        let attacker = self.color_of(player.other());
        let mut told = Vec::new();
        if !threats.wins.is_empty() {
            let lines = threats.wins.iter().map(|line| Arg::notation(line.join(" ")));
            let wins = Message::new("scene-threat-wins").with("color", attacker.clone());
            told.push(wins.with("actions", some(lines, WINS_MAX)));
        }
        for harm in [Harm::Reached, Harm::Captured, Harm::Covered, Harm::Deactivated] {
            let cells = self.in_order(|at| threats.harms.contains_key(&(harm, *at)));
            told.extend(cells.iter().map(|at| self.threat_told(harm, *at, &threats.harms[&(harm, *at)], reader)));
        }
        let placings = placings(threats.harms.iter().filter(|((harm, _), _)| *harm == Harm::Flipped));
        let more = placings.len().saturating_sub(PLACINGS_MAX);
        for (placing, flipped) in placings.iter().take(PLACINGS_MAX) {
            let told_of = Message::new("scene-threat-placing").with("color", attacker.clone());
            told.push(
                told_of
                    .with_text("at", placing)
                    .with("count", flipped.len())
                    .with("places", Arg::List(listed(flipped))),
            );
        }
        told.push(match (told.is_empty(), threats.complete, more) {
            (_, false, _) => Message::new("scene-threats-cut"),
            (true, true, _) => {
                let none = Message::new("scene-threats-none").with("color", self.color_of(player));
                none.with("opponent", attacker)
            }
            (false, true, 0) => Message::new("scene-threats-end"),
            (false, true, more) => Message::new("scene-threats-more").with("count", more),
        });
        told
    }

    /// A threat to one cell, and the pieces behind it.
    fn threat_told(&self, harm: Harm, at: Coord, threat: &Threat, reader: Option<Player>) -> Message {
        let key = match harm {
            Harm::Reached => "scene-threat-base",
            Harm::Captured => "scene-threat-captured",
            Harm::Covered => "scene-threat-covered",
            Harm::Deactivated => "scene-threat-deactivated",
            Harm::Flipped => "scene-threat-flipped",
        };
        let what = match threat.pieces.as_slice() {
            [] => Message::new("scene-threat-cell").with_text("at", at),
            [piece] => self.owned(*piece, self.plain_name(*piece), Some(at), reader),
            [.., top] => {
                let pieces = threat.pieces.iter().rev().map(|piece| self.plain_name(*piece));
                let on =
                    |above: Arg, below: Arg| Message::new("scene-on").with("above", above).with("below", below).into();
                let stack = Message::new("scene-threat-stack").with("pieces", pieces.reduce(on).unwrap_or("".into()));
                self.owned(*top, stack.into(), Some(at), reader)
            }
        };
        let by = threat.by.iter().map(|by| self.attacker_told(by, reader));
        Message::new(key).with("what", what).with("by", some(by, ATTACKERS_MAX))
    }

    /// A piece behind a threat, with its actions if it needs more than one or enters the board.
    fn attacker_told(&self, by: &Attacker, reader: Option<Player>) -> Arg {
        let piece = self.owned(by.piece, self.plain_name(by.piece), by.from, reader);
        if by.from.is_some() && by.line.len() == 1 {
            return piece.into();
        }
        let line = Message::new("scene-threat-with").with("piece", piece);
        line.with("actions", Arg::notation(by.line.join(" "))).into()
    }

    /// A piece and its owner: the reader, or a color.
    fn owned(&self, piece: Piece, name: Arg, at: Option<Coord>, reader: Option<Player>) -> Message {
        let owned = match piece.owner {
            Some(owner) if Some(owner) == reader => Message::new("scene-threat-yours"),
            Some(owner) => Message::new("scene-threat-theirs").with("color", self.color_of(owner)),
            None => Message::new("scene-threat-nobodys"),
        };
        let owned = owned.with("piece", name);
        match at {
            Some(at) => Message::new("scene-piece-on").with("piece", owned).with_text("at", at),
            None => owned,
        }
    }

    /// A piece's name after its owner's. In some games, kinds of pieces have the names of their colors.
    fn plain_name(&self, piece: Piece) -> Arg {
        let color = piece.owner.and_then(|owner| self.seat(owner).color.key().strip_prefix("color-"));
        if color == Some(piece.kind) { Message::new("scene-threat-piece").into() } else { self.kind_name(piece) }
    }

    fn color_of(&self, player: Player) -> Message {
        Message::new(self.seat(player).color.key())
    }
}

/// The placings that flip stones, and the stones that they flip. Those that flip most come first.
fn placings<'t>(flips: impl Iterator<Item = (&'t (Harm, Coord), &'t Threat)>) -> Vec<(&'t str, Vec<Coord>)> {
    let mut placings: BTreeMap<Coord, (&str, Vec<Coord>)> = BTreeMap::new();
    for ((_, at), threat) in flips {
        for token in threat.by.iter().filter_map(|by| by.line.last()) {
            let Some(placed) = Coord::parse(token) else { continue };
            placings.entry(placed).or_insert((token, Vec::new())).1.push(*at);
        }
    }
    let mut placings: Vec<_> = placings.into_values().collect();
    placings.sort_by_key(|(_, flipped)| std::cmp::Reverse(flipped.len()));
    placings
}

/// One or another; of many only how many more there are.
fn some(all: impl ExactSizeIterator<Item = Arg>, at_most: usize) -> Arg {
    match all.len().saturating_sub(at_most) {
        0 => Arg::Or(all.collect()),
        more => {
            let more = Message::new("scene-and-more").with("count", more);
            Arg::List(all.take(at_most).chain([more.into()]).collect())
        }
    }
}
