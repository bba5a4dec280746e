//! The languages that a greeting offers: each in a sentence of its own, and by its name as a sign that chooses it.

use matrix_sdk::Room;
use matrix_sdk::ruma::EventId;

use super::reactions;
use crate::text::{Language, Message, Paragraph};

/// What chooses a language for all in a room.
const IN_A_ROOM: &str = "settings place language";
/// What chooses one for somebody alone.
const ALONE: &str = "settings language";

/// The languages to offer after a greeting in another one, and the setting that chooses one.
pub(super) fn offered(greeting: &Message, spoken: &Language) -> Option<(&'static str, Vec<&'static Language>)> {
    let setting = match greeting.key {
        "matrix-greeting" => IN_A_ROOM,
        "matrix-greeting-direct" => ALONE,
        _ => return None,
    };
    Some((setting, Language::all().iter().filter(|language| language.tag() != spoken.tag()).collect()))
}

/// How to choose a language, said in it.
pub(super) fn offer(setting: &str, language: &Language) -> Paragraph {
    let line = format!("{setting} {}", language.tag());
    language.paragraph(&Message::new("matrix-greeting-language").with("line", line))
}

/// The sign that chooses a language: its name.
pub(super) fn sign(language: &Language) -> String {
    language.word("matrix-language-name")
}

/// The line that somebody means who presses the name of a language, if that is a sign of ours there: we put names of languages
/// only under greetings.
pub(super) async fn chosen(room: &Room, message: &EventId, pressed: &str, alone: bool) -> Option<String> {
    let language = Language::all().iter().find(|language| sign(language) == pressed)?;
    let is_offered = reactions::ours(room, message).await.iter().any(|(_, sign)| sign == pressed);
    is_offered.then(|| format!("{} {}", if alone { ALONE } else { IN_A_ROOM }, language.tag()))
}
