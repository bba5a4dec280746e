//! The short description of a picture (alt text).

use super::Scene;
use super::telling::joined;
use crate::text::{Arg, Language, Message};

/// The longest description of a picture that Discord accepts, in characters.
const ALT_LENGTH_MAX: usize = 1_024;

impl Scene {
    /// The picture at a glance, in at most 1,024 characters: what moved, what it did, whose turn it is, the score.
    #[must_use]
    pub fn alt_text(&self, language: &Language) -> String {
        let mut before = vec![language.say(&Message::new("scene-title").with_text("game", self.title))];
        let mut after: Vec<String> = self.status().iter().map(|message| language.say(message)).collect();
        after.extend(self.totals().iter().map(|message| language.say(message)));
        let length = |sentences: &[String]| sentences.iter().map(|text| text.chars().count() + 1).sum::<usize>();
        let room = ALT_LENGTH_MAX.saturating_sub(length(&before) + length(&after));
        before.extend(self.turn_in_words(language, room));
        before.append(&mut after);
        cut(&before.join(" "), ALT_LENGTH_MAX)
    }

    /// The last turn in one sentence of about `room` characters at most. `None` for a prepared position, which has no
    /// last turn.
    pub(super) fn turn_in_words(&self, language: &Language, room: usize) -> Option<String> {
        let Some(turn) = &self.turn else { return (!self.by_color).then(|| language.word("scene-nothing-played")) };
        let tokens: Vec<&str> = turn.actions.iter().map(|(token, _)| token.as_str()).collect();
        let parts = self.parts_of_turn(turn);
        let player = self.player(turn.player);
        // An action away from the board is its own name. "pass: passes" would say it twice.
        let on_board = turn.actions.iter().any(|(_, effects)| effects.to.is_some() || effects.from.is_some());
        let key = if on_board || parts.is_empty() { "scene-turn" } else { "scene-turn-words" };
        let sentence = |parts: &[Message]| {
            let message = Message::new(key).with("player", player.clone()).with_text("actions", tokens.join(" "));
            language.say(&message.with("effects", joined(parts.to_vec()).map_or(Arg::List(Vec::new()), Arg::from)))
        };
        let mut text = sentence(&parts);
        let mut kept = parts.len();
        while text.chars().count() > room && kept > 1 {
            // The last part makes room for the words that say so.
            kept -= 1;
            let more = Message::new("scene-and-more").with("count", parts.len() - kept);
            text = sentence(&[&parts[..kept], &[more]].concat());
        }
        Some(cut(&text, room))
    }
}

/// Cuts a text to this many characters, with an ellipsis.
fn cut(text: &str, length_max: usize) -> String {
    if text.chars().count() <= length_max {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(length_max.saturating_sub(1)).collect();
    short.push('…');
    short
}
