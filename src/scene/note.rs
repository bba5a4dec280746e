//! What an action does besides going where it goes, for lists of actions.

use super::phrase::{listed, one_by_one};
use super::telling::loses_itself;
use super::turn::odd_flips;
use super::{Coord, Piece, Player, Scene};
use crate::rules::{Attempt, Change, Effects, Game, Outcome, Sign};
use crate::text::{Arg, Message};

impl Scene {
    /// What an action captures, covers, turns over or makes inactive, and how it ends the game: `captures Moon, wins`.
    /// `None` if it does nothing of that. The scene must show the game.
    pub(super) fn note_on(&self, game: &Game, token: &str, attempt: &Attempt) -> Option<Arg> {
        let mut next = game.clone();
        for action in token.split(' ') {
            next.play(action).ok()?;
        }
        let effects = next.last_turn().last()?;
        let sign = if let Attempt::Step { sign, .. } = attempt { *sign } else { None };
        let mut notes = self.losses_noted(effects, sign, loses_itself(token, effects));
        notes.extend(self.flips_noted(&next, effects));
        notes.extend(deactivations_noted(effects));
        notes.extend(next.outcome().map(|outcome| self.end_noted(outcome)));
        let notes: Vec<Arg> = notes.into_iter().map(Arg::from).collect();
        (!notes.is_empty()).then_some(Arg::List(notes))
    }

    /// An action with what it does besides going where it goes: `c2-c4 (captures Moon)`. The scene must show the game.
    #[must_use]
    pub fn action_noted(&self, game: &Game, token: &str) -> Message {
        let attempt = Attempt::parse(token).unwrap_or_else(|| Attempt::Word(token.to_owned()));
        let what = Arg::Text(token.to_owned());
        match self.note_on(game, token, &attempt) {
            Some(note) => Message::new("scene-ways-noted").with("what", what).with("note", note),
            None => Message::new("scene-ways-word").with("word", what),
        }
    }

    /// The pieces that an action captures and covers. Its sign says that it does.
    fn losses_noted(&self, effects: &Effects, sign: Option<Sign>, itself: bool) -> Vec<Message> {
        let told = |key, pieces| Some(Message::new(key).with("pieces", self.kinds_told(pieces)));
        let noted = effects.changes.iter().filter_map(|change| match change {
            Change::Captured(_, pieces) if sign == Some(Sign::Cross) => told("scene-ways-captured", pieces),
            Change::Captured(..) if itself => Some(Message::new("scene-ways-lost")),
            Change::Captured(_, pieces) => told("scene-ways-captures", pieces),
            Change::Covered(_, pieces) if sign != Some(Sign::Plus) => told("scene-ways-covers", pieces),
            _ => None,
        });
        noted.collect()
    }

    /// The stones that change their color by an action, by the new one.
    fn flips_noted(&self, next: &Game, effects: &Effects) -> Vec<Message> {
        let (flipped, after) = (odd_flips(&effects.changes), next.diagram());
        let told = Player::BOTH.into_iter().filter_map(|player| {
            let is_now = |at: &Coord| after.stack(*at).last().and_then(|top| top.owner) == Some(player);
            let cells: Vec<Coord> = flipped.iter().copied().filter(is_now).collect();
            let turned = Message::new("scene-ways-turns").with("color", Message::new(self.seat(player).color.key()));
            (!cells.is_empty()).then(|| turned.with("places", Arg::And(listed(&cells))))
        });
        told.collect()
    }

    fn end_noted(&self, outcome: Outcome) -> Message {
        Message::new(match outcome.winner {
            None => "scene-ways-draws",
            winner if winner == self.to_move => "scene-ways-wins",
            Some(_) => "scene-ways-loses",
        })
    }

    /// The kinds of pieces on one another, from the top.
    fn kinds_told(&self, pieces: &[Piece]) -> Arg {
        let on = |above: Arg, below: Arg| Message::new("scene-on").with("above", above).with("below", below).into();
        pieces.iter().rev().map(|piece| self.kind_name(*piece)).reduce(on).unwrap_or(Arg::List(Vec::new()))
    }
}

/// The pieces that an action makes inactive: others, and the one that moves.
fn deactivations_noted(effects: &Effects) -> Vec<Message> {
    let inactive = effects.changes.iter().filter_map(|change| match change {
        Change::Deactivated(at) => Some(*at),
        _ => None,
    });
    let (itself, others): (Vec<Coord>, Vec<Coord>) = inactive.partition(|at| Some(*at) == effects.to);
    let others = (!others.is_empty())
        .then(|| Message::new("scene-ways-deactivates").with("places", Arg::And(one_by_one(&others))));
    let itself = (!itself.is_empty()).then(|| Message::new("scene-ways-rests"));
    others.into_iter().chain(itself).collect()
}
