//! A letter as a Discord message.
//!
//! The text is the message's content, where a notification shows it and a mention calls; the board is an attachment
//! with a description, shown in an embed below it. Components v2 would do without content and embeds: a notification
//! would be empty, and serenity cannot read an interaction that comes from such a message.

use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateEmbed, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditAttachments, EditInteractionResponse,
};
use serenity::model::channel::{MessageReference, Nonce};
use serenity::model::id::{ChannelId, MessageId, UserId};

use super::controls;
use crate::club::{Attachment, Outgoing, Picture};
use crate::render::{self, Theme};
use crate::rules::Game;
use crate::scene::Scene;
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

/// A message ready to be sent, by whichever way.
#[derive(Clone, Default)]
pub(super) struct Payload {
    pub(super) content: String,
    /// Whom it calls, whatever stands in its text.
    calls: Vec<UserId>,
    embed: Option<CreateEmbed>,
    pub(super) files: Vec<CreateAttachment>,
    rows: Vec<CreateActionRow>,
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
        Self::ours(&escape(text))
    }

    /// A message of one sentence of ours, which may name channels.
    pub(super) fn ours(text: &str) -> Self {
        Self { content: text.to_owned(), ..Self::default() }
    }

    /// The message with a sentence before its text.
    pub(super) fn after(mut self, sentence: &str) -> Self {
        self.content = format!("{}\n{}", escape(sentence), self.content).chars().take(CONTENT_MAX).collect();
        self
    }

    /// To be written to a channel, with a nonce by which Discord recognizes it if it is sent again.
    pub(super) fn message(&self, nonce: Option<&str>) -> CreateMessage {
        let message = CreateMessage::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embed.iter().cloned().collect())
            .components(self.rows.clone())
            .files(self.files.clone());
        match nonce {
            Some(nonce) => message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true),
            None => message,
        }
    }

    /// As the first answer to an interaction.
    pub(super) fn response(&self, ephemeral: bool) -> CreateInteractionResponseMessage {
        CreateInteractionResponseMessage::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embed.iter().cloned().collect())
            .components(self.rows.clone())
            .files(self.files.clone())
            .ephemeral(ephemeral)
    }

    /// In place of the first answer to an interaction.
    pub(super) fn edit(&self) -> EditInteractionResponse {
        let files = self.files.iter().cloned().fold(EditAttachments::new(), EditAttachments::add);
        EditInteractionResponse::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embed.iter().cloned().collect())
            .components(self.rows.clone())
            .attachments(files)
    }

    /// As one more answer to an interaction.
    pub(super) fn follow_up(&self, ephemeral: bool) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embed.iter().cloned().collect())
            .components(self.rows.clone())
            .files(self.files.clone())
            .ephemeral(ephemeral)
    }

    fn allowed_mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.calls.iter().copied())
    }
}

/// What a message answers; its author is not called by that.
pub(super) fn answering(channel: ChannelId, message: MessageId) -> MessageReference {
    MessageReference::from((channel, message)).fail_if_not_exists(false)
}

/// Lays a letter out. `now` is in milliseconds since 1970. Draws pictures, so it is not for an async thread.
pub(super) fn lay_out(laid: &Laid, usual_theme: Theme, now: i64) -> Payload {
    let Outgoing { letter, game, written_at, .. } = &laid.outgoing;
    let language = Language::find(&letter.language).unwrap_or(Language::english());
    let mut text: Vec<String> = letter.text.iter().map(|paragraph| escape(paragraph)).collect();
    let mut files = Vec::new();
    let mut embed = None;
    if let (Some(picture), Some(game)) = (&letter.picture, game) {
        let scene = scene(picture, game);
        if picture.words {
            text.push(escape(&scene.alt_text(language)));
            text.push(format!("```\n{}\n```", scene.text_board(language).replace("```", "'''")));
        } else if let Some(file) = board(&scene, picture, usual_theme, language) {
            embed = Some(CreateEmbed::new().color(EDGE).attachment(&file.filename));
            files.push(file);
        }
    }
    let mut replays = laid.replays.iter();
    for attachment in &letter.files {
        files.extend(match attachment {
            Attachment::Text { name, content } => Some(CreateAttachment::bytes(content.as_bytes(), name)),
            Attachment::Replay { name, picture } => {
                let game = replays.next().and_then(Option::as_ref);
                game.and_then(|game| replay(name, picture, game, usual_theme, language))
            }
        });
    }
    if now - written_at > LATE_MS {
        text.push(small("discord-late", *written_at, language));
    }
    text.extend(letter.until.map(|until| small("discord-expires", until, language)));
    let calls: Vec<UserId> = letter.pings.iter().filter_map(|person| person.id.parse().ok()).collect();
    let called: String = calls.iter().map(|id| format!("<@{id}> ")).collect();
    let mut content = format!("{called}{}", text.join("\n"));
    if content.chars().count() > CONTENT_MAX {
        let mut rest = text.join("\n");
        if rest.chars().count() > EMBED_MAX {
            files.push(CreateAttachment::bytes(letter.text.join("\n"), "all.txt"));
            rest = rest.chars().take(EMBED_MAX - 1).chain(['…']).collect();
        }
        embed = Some(embed.unwrap_or_default().color(EDGE).description(rest));
        content = called;
    }
    let rows = controls::rows(letter, game.as_ref(), language);
    Payload { content: content.trim_end().to_owned(), calls, embed, files, rows }
}

/// A line in small letters about a time, which Discord shows as each reader counts it.
fn small(key: &'static str, at: i64, language: &Language) -> String {
    format!("-# {}", language.say(&Message::new(key).with("when", format!("<t:{}:R>", at / 1_000))))
}

fn scene(picture: &Picture, game: &Game) -> Scene {
    Scene::of(game, &picture.scene_options())
}

fn theme(picture: &Picture, usual: Theme) -> Theme {
    picture.theme.parse().unwrap_or(usual)
}

fn board(scene: &Scene, picture: &Picture, usual: Theme, language: &Language) -> Option<CreateAttachment> {
    let bytes = render::png(scene, theme(picture, usual), BOARD_WIDTH)
        .inspect_err(|error| tracing::error!(table = picture.table, %error, "a board cannot be drawn"))
        .ok()?;
    let whole = scene.description(language);
    let description = if whole.chars().count() <= DESCRIPTION_MAX { whole } else { scene.alt_text(language) };
    let name = format!("board-{}-{}.png", picture.table, picture.entries);
    Some(CreateAttachment::bytes(bytes, name).description(description))
}

fn replay(name: &str, picture: &Picture, game: &Game, usual: Theme, language: &Language) -> Option<CreateAttachment> {
    let options = picture.scene_options();
    let bytes = render::gif(Scene::replay(game, &options), theme(picture, usual), REPLAY_WIDTH)
        .inspect_err(|error| tracing::error!(table = picture.table, %error, "a replay cannot be drawn"))
        .ok()?;
    Some(CreateAttachment::bytes(bytes, name).description(Scene::of(game, &options).alt_text(language)))
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
