//! Tells a turn in the order of importance: what moved, what was captured, what changed.

use super::phrase::{listed, one_by_one};
use super::turn::odd_flips;
use super::{Coord, Piece, Player, Scene, SceneOptions, Turn};
use crate::rules::{Attempt, Change, Effects, Game, Sign};
use crate::text::{Arg, Message};

/// The path of a piece in a turn.
struct Way<'e> {
    piece: Piece,
    /// Where it began. `None` if the piece entered the board.
    from: Option<Coord>,
    stops: Vec<Coord>,
    /// The pieces that it covers at its end.
    covered: &'e [Piece],
}

impl Scene {
    /// The whole last turn, as parts of one sentence. `None` before the first turn.
    #[must_use]
    pub fn turn_told(&self) -> Option<Message> {
        joined(self.parts_of_turn(self.turn.as_ref()?))
    }

    /// The last turn without this many of its first actions, as parts of one sentence. `None` if nothing is left of it.
    #[must_use]
    pub fn rest_of_turn_told(&self, known: usize) -> Option<Message> {
        let Turn { player, actions } = self.turn.as_ref()?;
        joined(self.parts_of_turn(&Turn { player: *player, actions: actions.get(known..)?.to_vec() }))
    }

    /// The parts of a turn, the most important first.
    pub(super) fn parts_of_turn(&self, turn: &Turn) -> Vec<Message> {
        let effects = || turn.actions.iter().map(|(_, effects)| effects);
        let changes = || effects().flat_map(|effects| &effects.changes);
        let ways = ways(effects());
        let mut parts = self.ways_told(&ways);
        let losses = turn.actions.iter().flat_map(|(token, effects)| {
            let itself = loses_itself(token, effects);
            effects.changes.iter().filter_map(move |change| match change {
                Change::Captured(at, pieces) => Some((itself, *at, pieces)),
                _ => None,
            })
        });
        let (lost, captured): (Vec<_>, Vec<_>) = losses.partition(|(itself, ..)| *itself);
        let told = |losses: Vec<(bool, Coord, &Vec<Piece>)>| {
            let pieces = losses.into_iter().flat_map(|(_, at, pieces)| pieces.iter().map(move |piece| (*piece, at)));
            pieces.map(|(piece, at)| self.piece_at(piece, at)).collect::<Vec<Arg>>()
        };
        parts.extend(list("scene-captured", "pieces", told(captured)));
        parts.extend(list("scene-itself-lost", "piece", told(lost)));
        parts.extend(list("scene-uncovers", "pieces", self.uncovered(&ways)));
        parts.extend(self.flips_told(changes()));
        parts.extend(states_told(effects()));
        let shifted = changes().filter_map(|change| match change {
            Change::Shifted(from, to) => Some(self.shift_told(*from, *to)),
            _ => None,
        });
        parts.extend(shifted);
        let on_board = !parts.is_empty();
        parts.extend(changes().filter_map(|change| match change {
            Change::Swapped => Some(self.swap_told(turn.player)),
            Change::Passed => Some(Message::new("scene-passed")),
            Change::Ended if !on_board => Some(Message::new("scene-ended")),
            _ => None,
        }));
        parts
    }

    /// The paths of pieces.
    fn ways_told(&self, ways: &[Way<'_>]) -> Vec<Message> {
        // Several pieces of a kind that enter the board one after the other are told together.
        let together = |a: &Way<'_>, b: &Way<'_>| {
            a.piece == b.piece && [a, b].iter().all(|way| way.from.is_none() && way.covered.is_empty())
        };
        let told = ways.chunk_by(together).map(|ways| match ways {
            [way] => self.way_told(way),
            many => {
                let places: Vec<Coord> = many.iter().flat_map(|way| way.stops.iter().copied()).collect();
                let told = Message::new("scene-entries").with("piece", self.piece(many[0].piece));
                told.with("places", Arg::And(one_by_one(&places)))
            }
        });
        told.collect()
    }

    /// The pieces that lay below others which moved away.
    fn uncovered(&self, ways: &[Way<'_>]) -> Vec<Arg> {
        // A piece that came to the cell in the same turn was not below.
        let left = ways.iter().filter_map(|way| way.from);
        let left = left.filter(|from| ways.iter().all(|way| way.stops.last() != Some(from)));
        left.filter_map(|at| Some(self.piece_at(*self.stack(at).last()?, at))).collect()
    }

    fn way_told(&self, way: &Way<'_>) -> Message {
        let stops = way
            .stops
            .iter()
            .map(|at| Arg::Text(at.to_string()))
            .reduce(|before, at| Message::new("scene-way").with("from", before).with("to", at).into());
        let to = stops.unwrap_or(Arg::List(Vec::new()));
        let told = match way.from {
            Some(from) => Message::new("scene-move").with_text("from", from),
            None => Message::new("scene-entry"),
        };
        let told = told.with("piece", self.piece(way.piece)).with("to", to);
        if way.covered.is_empty() {
            return told;
        }
        Message::new("scene-covered").with("way", told).with("pieces", self.stack_told(way.covered))
    }

    /// The stones that changed owners, by their new owner.
    fn flips_told<'e>(&self, changes: impl Iterator<Item = &'e Change>) -> Vec<Message> {
        let mut became: Vec<(Player, Vec<Coord>)> = Vec::new();
        for at in odd_flips(changes) {
            let Some(owner) = self.stack(at).last().and_then(|piece| piece.owner) else { continue };
            match became.iter_mut().find(|(known, _)| *known == owner) {
                Some((_, cells)) => cells.push(at),
                None => became.push((owner, vec![at])),
            }
        }
        let told = |(owner, cells): (Player, Vec<Coord>)| {
            let color = Message::new(self.seat(owner).color.key());
            let became = Message::new("scene-became").with("color", color);
            became.with("count", cells.len()).with("places", Arg::And(listed(&cells)))
        };
        became.into_iter().map(told).collect()
    }

    /// The colors of both players after they swapped them.
    fn swap_told(&self, player: Player) -> Message {
        let color = |player: Player| Message::new(self.seat(player).color.key());
        Message::new("scene-swapped").with("color", color(player)).with("other", color(player.other()))
    }

    fn shift_told(&self, from: Coord, to: Coord) -> Message {
        let piece = self.stack(to).last().map_or(Arg::List(Vec::new()), |piece| self.kind_name(*piece));
        Message::new("scene-shifted").with("piece", piece).with_text("from", from).with_text("to", to)
    }

    fn piece_at(&self, piece: Piece, at: Coord) -> Arg {
        Message::new("scene-piece-on").with("piece", self.piece(piece)).with_text("at", at).into()
    }
}

/// Whether a piece that moves is lost where it lands. Where signs tell, it captures another piece like itself.
pub(super) fn loses_itself(token: &str, effects: &Effects) -> bool {
    let is_itself = |change: &Change| match change {
        Change::Captured(at, pieces) => {
            Some(*at) == effects.to && pieces.iter().all(|lost| Some(*lost) == effects.piece)
        }
        _ => false,
    };
    let crossed = matches!(Attempt::parse(token), Some(Attempt::Step { sign: Some(Sign::Cross), .. }));
    !crossed && effects.changes.iter().any(is_itself)
}

/// The paths of pieces in a turn, joined if the same piece goes on.
fn ways<'e>(effects: impl Iterator<Item = &'e Effects>) -> Vec<Way<'e>> {
    let mut ways: Vec<Way<'e>> = Vec::new();
    for effects in effects {
        let (Some(piece), Some(to)) = (effects.piece, effects.to) else { continue };
        let covered = effects.changes.iter().find_map(|change| match change {
            Change::Covered(_, pieces) => Some(pieces.as_slice()),
            _ => None,
        });
        let covered = covered.unwrap_or_default();
        let goes_on = |way: &&mut Way<'_>| effects.from.is_some() && way.stops.last() == effects.from.as_ref();
        match ways.last_mut().filter(goes_on) {
            Some(way) => {
                way.stops.push(to);
                way.covered = covered;
            }
            None => ways.push(Way { piece, from: effects.from, stops: vec![to], covered }),
        }
    }
    ways
}

/// The cells whose pieces became active or inactive by the end of the turn: first those that its actions name, in their
/// order.
fn states_told<'e>(effects: impl Iterator<Item = &'e Effects>) -> Vec<Message> {
    let mut states: Vec<(Coord, bool)> = Vec::new();
    let mut named: Vec<Coord> = Vec::new();
    for effects in effects {
        // A piece takes its state along.
        if let Some((from, to)) = effects.from.zip(effects.to) {
            states.iter_mut().filter(|(at, _)| *at == from).for_each(|(at, _)| *at = to);
            named.retain(|at| *at != from);
        }
        named.extend(effects.to);
        for change in &effects.changes {
            let (at, active) = match change {
                Change::Deactivated(at) => (*at, false),
                Change::Revived(at) => (*at, true),
                _ => continue,
            };
            if effects.piece.is_none() {
                named.push(at);
            }
            match states.iter_mut().find(|(known, _)| *known == at) {
                Some((_, state)) => *state = active,
                None => states.push((at, active)),
            }
        }
    }
    states.sort_by_key(|(at, _)| named.iter().position(|known| known == at).unwrap_or(usize::MAX));
    let first = states.first().is_some_and(|(_, active)| *active);
    let told = [first, !first].into_iter().filter_map(|state| {
        let cells: Vec<Coord> = states.iter().filter(|(_, active)| *active == state).map(|(at, _)| *at).collect();
        let message =
            Message::new(if state { "scene-revived" } else { "scene-deactivated" }).with("count", cells.len());
        (!cells.is_empty()).then(|| message.with("places", Arg::And(listed(&cells))))
    });
    told.collect()
}

fn list(key: &'static str, name: &'static str, items: Vec<Arg>) -> Option<Message> {
    (!items.is_empty()).then(|| Message::new(key).with(name, Arg::And(items)))
}

/// Joins parts of a sentence.
pub(super) fn joined(parts: Vec<Message>) -> Option<Message> {
    parts.into_iter().reduce(|before, part| Message::new("scene-parts").with("before", before).with("part", part))
}

/// The turns from this action on, one sentence each.
#[must_use]
pub fn turns_told(game: &Game, names: &[String; 2], from: usize) -> Vec<Message> {
    let options = SceneOptions { names: names.clone(), ..SceneOptions::default() };
    let mut walk = game.rewound(from);
    let mut told = Vec::new();
    for (index, ply) in game.plies().iter().enumerate().skip(from) {
        let played = walk.play(&ply.token).is_ok();
        debug_assert!(played, "a game consists of legal actions");
        if game.plies().get(index + 1).is_none_or(|next| next.begins_turn) {
            let scene = Scene::of(&walk, &options);
            let effects = scene.turn_told().map_or(Arg::List(Vec::new()), Arg::from);
            let player = scene.turn.as_ref().map_or(ply.player, |turn| turn.player);
            told.push(Message::new("scene-told").with("player", scene.player(player)).with("effects", effects));
        }
    }
    told
}
