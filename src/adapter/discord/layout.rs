//! A letter as a Discord message.
//!
//! The text is the message's content, where a notification shows it and a mention calls; the board is an attachment
//! with a description, shown in an embed below it. Components v2 would do without content and embeds: a notification
//! would be empty, and serenity cannot read an interaction that comes from such a message.

use serde_json::{Map, Value, json};

use super::api::File;
use super::controls;
use crate::club::{Attachment, Outgoing, Picture};
use crate::render::{self, Theme};
use crate::rules::Game;
use crate::scene::{Scene, SceneOptions};
use crate::text::{Language, Message};

/// The longest content of a message, description of an embed and description of an attachment, in characters.
const CONTENT_MAX: usize = 2_000;
const EMBED_MAX: usize = 4_096;
const DESCRIPTION_MAX: usize = 1_024;
/// How wide pictures are, in pixels: sharp on a phone, and still small.
const BOARD_WIDTH: u32 = 800;
const REPLAY_WIDTH: u32 = 480;
/// The color of the embed's edge.
const EDGE: u32 = 0x4a_6f_a5;
/// What is delivered so much later than it was written says when that was, in milliseconds.
const LATE_MS: i64 = 5 * 60 * 1_000;
/// The flag of a message that only one person sees.
const EPHEMERAL: u32 = 1 << 6;

/// A message ready to be sent.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Payload {
    pub(super) body: Map<String, Value>,
    pub(super) files: Vec<File>,
}

/// A letter with the games that its pictures show.
#[derive(Clone)]
pub(super) struct Laid {
    pub(super) outgoing: Outgoing,
    /// The games of the replays among its files, in order.
    pub(super) replays: Vec<Option<Game>>,
}

impl Payload {
    /// A message of one sentence that calls nobody.
    pub(super) fn sentence(text: &str) -> Self {
        let body = json!({"content": escape(text), "allowed_mentions": {"parse": []}});
        Self { body: into_map(body), files: Vec::new() }
    }

    /// The message with another content, which is ours and may name channels.
    pub(super) fn with_content(mut self, content: &str) -> Self {
        self.body.insert("content".to_owned(), json!(content));
        self
    }

    /// The message as JSON.
    pub(super) fn json(&self) -> Value {
        Value::Object(self.body.clone())
    }

    /// The message for one person only.
    pub(super) fn ephemeral(mut self) -> Self {
        self.body.insert("flags".to_owned(), json!(EPHEMERAL));
        self
    }

    /// The message with a nonce by which Discord recognizes it if it is sent again.
    pub(super) fn with_nonce(mut self, nonce: &str) -> Self {
        self.body.insert("nonce".to_owned(), json!(nonce));
        self.body.insert("enforce_nonce".to_owned(), json!(true));
        self
    }

    /// The message as an answer to another, whose author is not called by that.
    pub(super) fn replying_to(mut self, message: u64) -> Self {
        let reference = json!({"message_id": message.to_string(), "fail_if_not_exists": false});
        self.body.insert("message_reference".to_owned(), reference);
        self
    }

    /// The message with a sentence before its text.
    pub(super) fn after(mut self, sentence: &str) -> Self {
        let content = self.body.get("content").and_then(Value::as_str).unwrap_or_default();
        let content: String = format!("{}\n{content}", escape(sentence)).chars().take(CONTENT_MAX).collect();
        self.body.insert("content".to_owned(), json!(content));
        self
    }
}

/// Lays a letter out. `now` is in milliseconds since 1970. Draws pictures, so it is not for an async thread.
pub(super) fn lay_out(laid: &Laid, usual_theme: Theme, now: i64) -> Payload {
    let Outgoing { letter, game, written_at, .. } = &laid.outgoing;
    let language = Language::find(&letter.language).unwrap_or(Language::english());
    let mut text: Vec<String> = letter.text.iter().map(|paragraph| escape(paragraph)).collect();
    let mut files = Vec::new();
    let mut embed = Map::new();
    if let (Some(picture), Some(game)) = (&letter.picture, game) {
        let scene = scene(picture, game);
        if picture.words {
            text.push(escape(&scene.alt_text(language)));
            text.push(format!("```\n{}\n```", scene.text_board(language).replace("```", "'''")));
        } else if let Some(file) = board(&scene, picture, usual_theme, language) {
            embed.insert("image".to_owned(), json!({"url": format!("attachment://{}", file.name)}));
            embed.insert("color".to_owned(), json!(EDGE));
            files.push(file);
        }
    }
    let mut replays = laid.replays.iter();
    for attachment in &letter.files {
        files.extend(match attachment {
            Attachment::Text { name, content } => Some(File {
                name: name.clone(),
                mime: "text/plain",
                bytes: content.clone().into_bytes(),
                description: None,
            }),
            Attachment::Replay { name, picture } => {
                let game = replays.next().and_then(Option::as_ref);
                game.and_then(|game| replay(name, picture, game, usual_theme, language))
            }
        });
    }
    if now - written_at > LATE_MS {
        let when = format!("<t:{}:R>", written_at / 1_000);
        text.push(format!("-# {}", language.say(&Message::new("discord-late").with("when", when))));
    }
    let calls: Vec<String> = letter.pings.iter().map(|person| format!("<@{}>", person.id)).collect();
    let called = if calls.is_empty() { String::new() } else { format!("{} ", calls.join(" ")) };
    let mut content = format!("{called}{}", text.join("\n"));
    if content.chars().count() > CONTENT_MAX {
        let mut rest = text.join("\n");
        if rest.chars().count() > EMBED_MAX {
            files.push(File {
                name: "all.txt".to_owned(),
                mime: "text/plain",
                bytes: letter.text.join("\n").into_bytes(),
                description: None,
            });
            rest = rest.chars().take(EMBED_MAX - 1).chain(['…']).collect();
        }
        embed.insert("description".to_owned(), json!(rest));
        embed.insert("color".to_owned(), json!(EDGE));
        content = called;
    }
    let ids: Vec<&str> = letter.pings.iter().map(|person| person.id.as_str()).collect();
    let mut body = json!({
        "content": content.trim_end(),
        // Whatever stands in the text: only these are called.
        "allowed_mentions": {"parse": [], "users": ids},
        "components": controls::rows(letter, game.as_ref(), language),
    });
    if !embed.is_empty() {
        body["embeds"] = json!([embed]);
    }
    if !files.is_empty() {
        body["attachments"] = attachments(&files);
    }
    Payload { body: into_map(body), files }
}

fn attachments(files: &[File]) -> Value {
    let described = |(index, file): (usize, &File)| match &file.description {
        Some(description) => json!({"id": index, "filename": file.name, "description": description}),
        None => json!({"id": index, "filename": file.name}),
    };
    files.iter().enumerate().map(described).collect()
}

fn options(picture: &Picture) -> SceneOptions {
    SceneOptions {
        bottom: picture.bottom(),
        names: picture.names.clone(),
        last_turn: true,
        chosen: picture.chosen(),
        obstacles: picture.obstacles(),
    }
}

fn scene(picture: &Picture, game: &Game) -> Scene {
    Scene::of(game, &options(picture))
}

fn theme(picture: &Picture, usual: Theme) -> Theme {
    picture.theme.parse().unwrap_or(usual)
}

fn board(scene: &Scene, picture: &Picture, usual: Theme, language: &Language) -> Option<File> {
    let bytes = render::png(scene, theme(picture, usual), BOARD_WIDTH)
        .inspect_err(|error| tracing::error!(table = picture.table, %error, "a board cannot be drawn"))
        .ok()?;
    let whole = scene.description(language);
    let description = if whole.chars().count() <= DESCRIPTION_MAX { whole } else { scene.alt_text(language) };
    let name = format!("board-{}-{}.png", picture.table, picture.entries);
    Some(File { name, mime: "image/png", bytes, description: Some(description) })
}

fn replay(name: &str, picture: &Picture, game: &Game, usual: Theme, language: &Language) -> Option<File> {
    let options = options(picture);
    let bytes = render::gif(Scene::replay(game, &options), theme(picture, usual), REPLAY_WIDTH)
        .inspect_err(|error| tracing::error!(table = picture.table, %error, "a replay cannot be drawn"))
        .ok()?;
    let description = Some(Scene::of(game, &options).alt_text(language));
    Some(File { name: name.to_owned(), mime: "image/gif", bytes, description })
}

/// Text in which nothing is Markdown, a mention or a link, whatever people call themselves.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len() + 8);
    for (index, c) in text.char_indices() {
        let begins_line = index == 0 || text[..index].ends_with('\n');
        match c {
            '\\' | '*' | '_' | '~' | '|' | '`' | '<' | '[' => escaped.extend(['\\', c]),
            // Quotes, headings and lists, but not `#12` or `-`.
            '>' | '#' | '-' if begins_line && text[index + 1..].starts_with([' ', '#', '>']) => {
                escaped.extend(['\\', c]);
            }
            // An invisible character keeps `@everyone` and addresses from being what they look like.
            '@' if text[index + 1..].starts_with(|c: char| c.is_alphabetic()) && calls_many(&text[index..]) => {
                escaped.extend(['@', '\u{200b}']);
            }
            ':' if text[index..].starts_with("://") => escaped.extend([':', '\u{200b}']),
            _ => escaped.push(c),
        }
    }
    escaped
}

fn calls_many(text: &str) -> bool {
    text.starts_with("@everyone") || text.starts_with("@here")
}

pub(super) fn into_map(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_neither_call_anybody_nor_change_the_text() {
        assert_eq!(
            escape("@everyone <@123> **bold** https://x.y"),
            "@\u{200b}everyone \\<@123> \\*\\*bold\\*\\* https:\u{200b}//x.y"
        );
        assert_eq!(escape("# big\n> quoted\n- listed"), "\\# big\n\\> quoted\n\\- listed");
    }

    #[test]
    fn notation_is_left_as_it_is() {
        assert_eq!(escape("#12 c2xc3xd4-e4, r@c2, +b2, @c3"), "#12 c2xc3xd4-e4, r@c2, +b2, @c3");
    }
}
