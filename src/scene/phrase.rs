//! The parts of sentences: pieces, players, turns, and the short description under a picture.

use super::{Coord, Piece, Player, Scene};
use crate::rules::{Change, Effects, Outcome};
use crate::text::{Arg, Language, Message};

/// The longest description that Discord takes for a picture, in characters.
const ALT_LENGTH_MAX: usize = 1_024;

impl Scene {
    /// What the picture says at a glance, at most 1,024 characters: what moved, what it did, whose turn, the score.
    #[must_use]
    pub fn alt_text(&self, language: &Language) -> String {
        let mut before = vec![language.say(&Message::new("scene-title").with_text("game", self.title))];
        let mut after = self.status(language);
        after.extend(self.totals(language));
        let length = |sentences: &[String]| sentences.iter().map(|text| text.chars().count() + 1).sum::<usize>();
        let room = ALT_LENGTH_MAX.saturating_sub(length(&before) + length(&after));
        before.push(self.turn_in_words(language, room));
        before.append(&mut after);
        cut(&before.join(" "), ALT_LENGTH_MAX)
    }

    /// What the last turn did, in one sentence of about so many characters at most.
    pub(super) fn turn_in_words(&self, language: &Language, room: usize) -> String {
        let Some(turn) = &self.turn else { return language.word("scene-nothing-played") };
        let tokens: Vec<&str> = turn.actions.iter().map(|(token, _)| token.as_str()).collect();
        let mut parts: Vec<String> = Vec::new();
        for (_, effects) in &turn.actions {
            parts.extend(self.effects_in_words(language, effects));
        }
        let player = self.player(turn.player);
        // What is not done on the board is its own name: "pass: passes" says too much.
        let on_board = turn.actions.iter().any(|(_, effects)| effects.to.is_some() || effects.from.is_some());
        let key = if on_board || parts.is_empty() { "scene-turn" } else { "scene-turn-words" };
        let sentence = |effects: &[String]| {
            let message = Message::new(key).with("player", player.clone()).with_text("actions", tokens.join(" "));
            language.say(&message.with_text("effects", effects.join("; ")))
        };
        let mut text = sentence(&parts);
        while text.chars().count() > room && parts.len() > 1 {
            // The last part gives way, and what says so takes its place.
            parts.truncate(parts.len().saturating_sub(2));
            parts.push(language.word("scene-and-more"));
            text = sentence(&parts);
        }
        cut(&text, room)
    }

    /// Whose turn it is, or how the game ended.
    pub(super) fn status(&self, language: &Language) -> Vec<String> {
        let message = match (self.outcome, self.to_move) {
            (Some(Outcome { winner: Some(winner), reason, .. }), _) => {
                let reason = reason.message();
                Message::new("scene-won").with("player", self.player(winner)).with("reason", reason)
            }
            (Some(outcome), _) if !outcome.counts() => {
                Message::new("scene-no-result").with("reason", outcome.reason.message())
            }
            (Some(Outcome { reason, .. }), _) => Message::new("scene-drawn").with("reason", reason.message()),
            (None, Some(player)) => {
                let key = if self.goes_on && self.turn.is_some() { "scene-goes-on" } else { "scene-to-move" };
                Message::new(key).with("player", self.player(player))
            }
            (None, None) => return Vec::new(),
        };
        vec![language.say(&message)]
    }

    /// The score, the losses and what is still in hand, each if there is any.
    pub(super) fn totals(&self, language: &Language) -> Vec<String> {
        let mut messages = Vec::new();
        if let [Some(one), Some(two)] = [self.seats[0].points, self.seats[1].points] {
            let score = Message::new("scene-score").with("one", self.player(Player::One)).with_text("first", one);
            messages.push(score.with("two", self.player(Player::Two)).with_text("second", two));
        }
        for player in Player::BOTH {
            let seat = self.seat(player);
            if seat.captured > 0 {
                let lost = Message::new("scene-lost").with("player", self.player(player));
                messages.push(lost.with("count", usize::from(seat.captured)));
            }
            if !seat.hand.is_empty() {
                let pieces = seat.hand.iter().map(|(piece, count)| {
                    let many = Message::new("scene-many").with("count", usize::from(*count));
                    many.with("piece", self.kind_name(language, *piece)).into()
                });
                let hand = Message::new("scene-hand").with("player", self.player(player));
                messages.push(hand.with("pieces", pieces.collect::<Vec<Arg>>()));
            }
        }
        messages.iter().map(|message| language.say(message)).collect()
    }

    /// A player by name and color; by the color alone if there is no name.
    pub(super) fn player(&self, player: Player) -> Message {
        let seat = self.seat(player);
        let color = Message::new(seat.color.key());
        if seat.name.is_empty() {
            return color;
        }
        Message::new("scene-player").with_text("name", &seat.name).with("color", color)
    }

    /// A piece by its color and kind.
    pub(super) fn piece(&self, language: &Language, piece: Piece) -> Arg {
        let name = self.kind_name(language, piece);
        let Some(owner) = piece.owner else { return name.into() };
        let color = language.word(self.seat(owner).color.key());
        // The pieces of some games are called what their color is called.
        if color.eq_ignore_ascii_case(&name) {
            return name.into();
        }
        let key = if piece.turned { "scene-piece-active" } else { "scene-piece" };
        Message::new(key).with("color", color).with("piece", name).into()
    }

    /// What a piece of this kind is called in the game.
    pub(super) fn kind_name(&self, language: &Language, piece: Piece) -> String {
        language.word(&format!("{}-piece-{}", self.game, piece.kind))
    }

    fn pieces(&self, language: &Language, pieces: &[Piece]) -> Vec<Arg> {
        pieces.iter().map(|&piece| self.piece(language, piece)).collect()
    }

    fn effects_in_words(&self, language: &Language, effects: &Effects) -> Vec<String> {
        let mut parts = Vec::new();
        if let (Some(piece), Some(to)) = (effects.piece, effects.to) {
            let key = if effects.from.is_some() { "scene-move" } else { "scene-entry" };
            let mut moved = Message::new(key).with("piece", self.piece(language, piece)).with_text("to", to);
            if let Some(from) = effects.from {
                moved = moved.with_text("from", from);
            }
            parts.push(language.say(&moved));
        }
        let mut changes = effects.changes.iter().peekable();
        while let Some(change) = changes.next() {
            // Several cells that fare alike, one after the other, are told together.
            let mut cells = Vec::from_iter(changed_cell(change));
            while !cells.is_empty()
                && let Some(next) = changes.next_if(|next| key_of(next) == key_of(change))
            {
                cells.extend(changed_cell(next));
            }
            let message = Message::new(key_of(change));
            let message = match change {
                Change::Captured(at, pieces) | Change::Covered(at, pieces) => {
                    message.with("pieces", self.pieces(language, pieces)).with_text("at", at)
                }
                Change::Flipped(_) | Change::Deactivated(_) | Change::Revived(_) => {
                    message.with("places", listed(&cells))
                }
                Change::Shifted(from, to) => {
                    let piece = self.stack(*to).last().map_or(String::new(), |piece| self.kind_name(language, *piece));
                    message.with("piece", piece).with_text("from", from).with_text("to", to)
                }
                Change::Swapped | Change::Passed | Change::Ended => message,
            };
            parts.push(language.say(&message));
        }
        parts
    }
}

/// Coordinates as a list to be said; three and more that follow each other along a line are told by the ends.
pub(super) fn listed(cells: &[Coord]) -> Vec<Arg> {
    let follow = |a: &Coord, b: &Coord| a.letter == b.letter && a.number + 1 == b.number;
    let said = |run: &[Coord]| match run {
        [first, _, .., last] => {
            vec![Message::new("scene-run").with_text("from", first).with_text("to", last).into()]
        }
        few => few.iter().map(|cell| Arg::Text(cell.to_string())).collect(),
    };
    cells.chunk_by(follow).flat_map(said).collect()
}

/// The cell of a change that is told by its place alone.
fn changed_cell(change: &Change) -> Option<Coord> {
    match change {
        Change::Flipped(at) | Change::Deactivated(at) | Change::Revived(at) => Some(*at),
        _ => None,
    }
}

fn key_of(change: &Change) -> &'static str {
    match change {
        Change::Captured(..) => "scene-captured",
        Change::Covered(..) => "scene-covered",
        Change::Flipped(_) => "scene-flipped",
        Change::Deactivated(_) => "scene-deactivated",
        Change::Revived(_) => "scene-revived",
        Change::Shifted(..) => "scene-shifted",
        Change::Swapped => "scene-swapped",
        Change::Passed => "scene-passed",
        Change::Ended => "scene-ended",
    }
}

/// The text, cut to so many characters, with an ellipsis where something was cut off.
fn cut(text: &str, length_max: usize) -> String {
    if text.chars().count() <= length_max {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(length_max.saturating_sub(1)).collect();
    short.push('…');
    short
}
