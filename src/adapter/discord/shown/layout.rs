//! A letter as a Discord message.
//!
//! The text is the message's content, which notifications show and which can mention people. The board is an attachment
//! with a description, outside any embed: a file in an embed isn't one of the message's attachments, and nobody reads
//! its description. Components v2 have no content: notifications would be empty, and serenity can't read an interaction
//! from such a message.

use std::time::Duration;

use jiff::Timestamp;

use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateEmbed, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditAttachments, EditInteractionResponse, EditMessage,
};
use serenity::model::application::InteractionResponseFlags;
use serenity::model::channel::{MessageFlags, MessageReference, Nonce};
use serenity::model::id::{ChannelId, MessageId, UserId};

use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::shown::commands::Registered;
use crate::adapter::discord::shown::controls;
use crate::adapter::discord::shown::escape::escape;
use crate::adapter::discord::shown::files::{described, drawn, in_characters, shown, whole_game};
use crate::club::{Addressee, Attachment, Controls, Letter, Outgoing, To, page_scene};
use crate::command::Spec;
use crate::page;
use crate::render::Theme;
use crate::text::{Language, Message, Named, Paragraph, Span};

/// The longest content of a message and description of an embed, in characters.
const CONTENT_MAX: usize = 2_000;
const EMBED_MAX: usize = 4_096;
/// The longest text of all embeds of a message.
const EMBEDS_MAX: usize = 6_000;
/// The color of the embed's edge.
const EDGE: u32 = 0x4a_6f_a5;
/// If a message is delivered this much later than it was written, it says when it was written.
const LATE: Duration = Duration::from_secs(5 * 60);

/// A message ready to be sent, by whichever way.
#[derive(Clone, Default)]
pub(in crate::adapter::discord) struct Payload {
    pub(in crate::adapter::discord) content: String,
    /// The people whom it notifies, whatever its text says.
    calls: Vec<UserId>,
    /// The text that is too long for the content.
    embed: Option<String>,
    pub(in crate::adapter::discord) files: Vec<CreateAttachment>,
    rows: Vec<CreateActionRow>,
    /// Whether it arrives without a sound: nobody has to act.
    silent: bool,
    /// Whether it shows a board as it stands, or has files.
    board: bool,
    has_files: bool,
}

impl Payload {
    /// A message of one sentence that calls nobody.
    pub(in crate::adapter::discord) fn sentence(text: &Paragraph, commands: &Registered) -> Self {
        Self { content: written(text, &[], commands), silent: true, ..Self::default() }
    }

    /// The message for a place that allows no attachments: the files' content, in words.
    pub(in crate::adapter::discord) fn without_files(mut self) -> Self {
        let words = self.files.drain(..).filter_map(|file| file.description).map(|words| escape(&words));
        let text: Vec<String> = std::iter::once(self.content).chain(words).collect();
        self.content = text.join("\n").chars().take(CONTENT_MAX).collect();
        self
    }

    /// Its text alone, for somebody who is notified in public because they accept no messages.
    pub(in crate::adapter::discord) fn calling(
        self,
        user: UserId,
        sentence: &Paragraph,
        commands: &Registered,
    ) -> Self {
        let content = format!("<@{user}> {}\n{}", written(sentence, &[], commands), self.content);
        Self { content: content.chars().take(CONTENT_MAX).collect(), calls: vec![user], ..Self::default() }
    }

    /// The message with a sentence before its text.
    pub(in crate::adapter::discord) fn after(mut self, sentence: &Paragraph, commands: &Registered) -> Self {
        let content = format!("{}\n{}", written(sentence, &[], commands), self.content);
        self.content = content.chars().take(CONTENT_MAX).collect();
        self
    }

    /// The message with a sentence after its text.
    pub(in crate::adapter::discord) fn and(mut self, sentence: &Paragraph, commands: &Registered) -> Self {
        let content = format!("{} {}", self.content, written(sentence, &[], commands));
        self.content = content.chars().take(CONTENT_MAX).collect();
        self
    }

    /// Makes the first of these words that begins a line a link, if there is room.
    pub(in crate::adapter::discord) fn link(&mut self, words: &str, address: &str) {
        let (text, limit) = match &mut self.embed {
            Some(text) => (text, EMBEDS_MAX),
            None => (&mut self.content, CONTENT_MAX),
        };
        let begin = if text.starts_with(words) { Some(0) } else { text.find(&format!("\n{words}")).map(|at| at + 1) };
        let linked = format!("[{}]({address}) ", words.trim_end());
        if let Some(begin) = begin
            && text.chars().count() + linked.chars().count() <= limit
        {
            text.replace_range(begin..begin + words.len(), &linked);
        }
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        let texts = self.embed.iter().flat_map(|text| parted(text));
        texts.map(|text| CreateEmbed::new().color(EDGE).description(text)).collect()
    }

    /// Adds a row of buttons.
    pub(in crate::adapter::discord) fn add_row(&mut self, row: Option<CreateActionRow>) {
        self.rows.extend(row);
    }

    /// Its buttons.
    pub(in crate::adapter::discord) fn controls(&self) -> Option<Controls> {
        let kind = if self.board { Controls::Board } else { Controls::Offer };
        (!self.rows.is_empty()).then_some(kind)
    }

    /// The earlier messages that it makes old: a board makes everything old, the end of an offer that offer.
    pub(in crate::adapter::discord) fn supersedes(&self) -> &'static [Controls] {
        match (self.board, self.has_files || !self.rows.is_empty()) {
            (true, _) => &[Controls::Board, Controls::Offer, Controls::Call],
            (false, false) => &[Controls::Offer],
            (false, true) => &[],
        }
    }

    /// For a channel, with a nonce by which Discord recognizes a second attempt.
    pub(in crate::adapter::discord) fn message(&self, nonce: Option<&str>) -> CreateMessage {
        let message = CreateMessage::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .components(self.rows.clone())
            .files(self.files.clone());
        let message = if self.silent { message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS) } else { message };
        match nonce {
            Some(nonce) => message.nonce(Nonce::String(nonce.to_owned())).enforce_nonce(true),
            None => message,
        }
    }

    /// As the first answer to an interaction.
    pub(in crate::adapter::discord) fn response(&self, ephemeral: bool) -> CreateInteractionResponseMessage {
        let mut flags = InteractionResponseFlags::empty();
        flags.set(InteractionResponseFlags::EPHEMERAL, ephemeral);
        flags.set(InteractionResponseFlags::SUPPRESS_NOTIFICATIONS, self.silent && !ephemeral);
        CreateInteractionResponseMessage::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .components(self.rows.clone())
            .files(self.files.clone())
            .flags(flags)
    }

    /// In place of the first answer to an interaction.
    pub(in crate::adapter::discord) fn edit(&self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .components(self.rows.clone())
            .attachments(self.attachments())
    }

    /// In place of a message of ours.
    pub(in crate::adapter::discord) fn rewrite(&self) -> EditMessage {
        EditMessage::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .components(self.rows.clone())
            .attachments(self.attachments())
    }

    /// As one more answer to an interaction.
    pub(in crate::adapter::discord) fn follow_up(&self, ephemeral: bool) -> CreateInteractionResponseFollowup {
        let mut flags = MessageFlags::empty();
        flags.set(MessageFlags::EPHEMERAL, ephemeral);
        flags.set(MessageFlags::SUPPRESS_NOTIFICATIONS, self.silent && !ephemeral);
        CreateInteractionResponseFollowup::new()
            .content(&self.content)
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .components(self.rows.clone())
            .files(self.files.clone())
            .flags(flags)
    }

    /// Its files, instead of those that were there.
    fn attachments(&self) -> EditAttachments {
        self.files.iter().cloned().fold(EditAttachments::new(), EditAttachments::add)
    }

    fn allowed_mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.calls.iter().copied())
    }
}

/// A text in parts that are short enough for an embed each, of whole lines where that can be.
fn parted(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![String::new()];
    for line in text.split_inclusive('\n') {
        let line: String = line.chars().take(EMBED_MAX).collect();
        match parts.last_mut() {
            Some(part) if part.chars().count() + line.chars().count() <= EMBED_MAX => part.push_str(&line),
            _ => parts.push(line),
        }
    }
    parts.iter_mut().for_each(|part| part.truncate(part.trim_end().len()));
    parts
}

/// The message that it replies to, without notifying its author.
pub(in crate::adapter::discord) fn answering(channel: ChannelId, message: MessageId) -> MessageReference {
    MessageReference::from((channel, message)).fail_if_not_exists(false)
}

/// Lays a letter out. It draws pictures, so it isn't for an async thread.
pub(in crate::adapter::discord) fn lay_out(outgoing: &Outgoing, usual_theme: Theme, commands: &Registered) -> Payload {
    let Outgoing { letter, game, written_at, age, .. } = outgoing;
    let language = Language::find(&letter.language).unwrap_or(Language::english());
    let mut text: Vec<String> =
        letter.text.iter().map(|paragraph| written(paragraph, &letter.pings, commands)).collect();
    let (mut files, mut embed) = (Vec::new(), None);
    if let (Some(picture), Some(game)) = (&letter.picture, game) {
        let (written, drawn) = shown(picture, game, usual_theme, language);
        text.extend(written);
        files.extend(drawn);
    }
    let mut replays = outgoing.replays.iter();
    for attachment in &letter.files {
        files.extend(match attachment {
            Attachment::Text { name, content } => Some(CreateAttachment::bytes(content.as_bytes(), name)),
            Attachment::Replay { .. } | Attachment::Record { .. } => {
                replays.next().and_then(|game| whole_game(attachment, game.as_ref()?, usual_theme, language))
            }
            Attachment::Page { name, game, page, prepared, line, theme, form, .. } => {
                let scene = page_scene(game, *page, prepared.as_ref(), line, language);
                let written = scene.as_ref().and_then(|scene| in_characters(scene, *form, language));
                let picture = scene.filter(|_| written.is_none());
                text.extend(written);
                picture.and_then(|scene| drawn(&scene, name, theme.parse().unwrap_or(usual_theme), language))
            }
            Attachment::Yearbook { name, book, theme } => {
                let html = page::yearbook(book, theme.parse().unwrap_or(usual_theme), language);
                Some(CreateAttachment::bytes(html.into_bytes(), name))
            }
            Attachment::Figure { name, figure, theme } => {
                described(name, figure, theme.parse().unwrap_or(usual_theme), language)
            }
        });
    }
    if *age > LATE {
        text.push(small("discord-late", *written_at, language));
    }
    text.extend(letter.until.map(|until| small("discord-expires", until, language)));
    let calls: Vec<UserId> = letter.pings.iter().filter_map(|person| person.id.parse().ok()).collect();
    let named = |id: &UserId| text.iter().any(|paragraph| paragraph.contains(&format!("<@{id}>")));
    let unnamed: String = calls.iter().filter(|id| !named(id)).map(|id| format!("<@{id}> ")).collect();
    let mut content = format!("{unnamed}{}", text.join("\n"));
    if content.chars().count() > CONTENT_MAX {
        // A mention in an embed calls nobody.
        let called: String = calls.iter().map(|id| format!("<@{id}> ")).collect();
        let mut rest = text.join("\n");
        if rest.chars().count() > EMBEDS_MAX {
            files.push(CreateAttachment::bytes(plain(&letter.text), "all.txt"));
            rest = rest.chars().take(EMBED_MAX - 1).chain(['…']).collect();
        }
        embed = Some(rest);
        content = called;
    }
    let rows = controls::rows(letter, game.as_ref(), language);
    let board = letter.picture.as_ref().is_some_and(|picture| !picture.past);
    let has_files = !letter.files.is_empty() || letter.picture.is_some();
    // Somebody who gets a private message has asked for it.
    let silent = calls.is_empty() && matches!(letter.to, To::Place(_));
    Payload { content: content.trim_end().to_owned(), calls, embed, files, rows, silent, board, has_files }
}

/// The line that stays of a board: the beginning of its text, notifying nobody.
pub(in crate::adapter::discord) fn line_of(letter: &Letter, commands: &Registered) -> Option<String> {
    Some(written(letter.text.first()?, &[], commands).chars().take(CONTENT_MAX).collect())
}

/// A line in small letters about a time, which Discord shows as each reader counts it.
fn small(key: &'static str, when: Timestamp, language: &Language) -> String {
    let message = Message::new(key).with("when", when);
    format!("-# {}", written(&language.paragraph(&message), &[], &Registered::default()))
}

/// A paragraph in Discord's Markdown. People who are notified are mentions in it, others are names.
fn written(paragraph: &Paragraph, called: &[Addressee], commands: &Registered) -> String {
    let span = |span: &Span| match span {
        Span::Words(words) => escape(words),
        Span::Command(line) => {
            let (name, rest) = Spec::beginning(line).map_or(("move", line.as_str()), |(spec, rest)| (spec.name, rest));
            format!("{} {}", commands.mention(name), escape(rest)).trim_end().to_owned()
        }
        Span::Name(name) => commands.mention(name),
        Span::Notation(text) => escape(text),
        // So that nobody sees what it leads to before they open it.
        Span::Link(address) => format!("<{address}>"),
        Span::Person(Named { platform, id, .. })
            if platform == PLATFORM && called.iter().any(|person| person.id == *id) =>
        {
            format!("<@{id}>")
        }
        Span::Person(_) => escape(&span.to_string()),
        Span::Place(place) if place.platform == PLATFORM => format!("<#{}>", place.id),
        Span::Place(place) => escape(&format!("#{}", place.name)),
        Span::Time(moment) => format!("<t:{}:R>", moment.at.as_second()),
    };
    paragraph.0.iter().map(span).collect()
}

fn plain(text: &[Paragraph]) -> String {
    text.iter().map(Paragraph::to_string).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Moment;

    #[test]
    fn commands_people_places_and_times_are_written_discords_way() {
        let named = |id: &str| Named { platform: PLATFORM.to_owned(), id: id.to_owned(), name: "An*n".to_owned() };
        let paragraph = Paragraph(vec![
            Span::Person(named("1")),
            Span::Words(" and ".to_owned()),
            Span::Person(named("2")),
            Span::Words(": ".to_owned()),
            Span::Command("accept #12".to_owned()),
            Span::Words(" in ".to_owned()),
            Span::Place(named("3")),
            Span::Words(" ".to_owned()),
            Span::Time(Moment { at: Timestamp::from_second(1_795_219_200).unwrap_or_default(), words: String::new() }),
        ]);
        let called = [Addressee { id: "1".to_owned(), name: "An*n".to_owned() }];
        let said = written(&paragraph, &called, &Registered::default());
        assert_eq!(said, "<@1> and An\\*n: /accept #12 in <#3> <t:1795219200:R>");
    }

    #[test]
    fn notation_that_is_typed_is_a_move() {
        let said = |line: &str| written(&Paragraph(vec![Span::Command(line.to_owned())]), &[], &Registered::default());
        assert_eq!(said("c2-c3"), "/move c2-c3");
        assert_eq!(said("#12 c2-c3"), "/move #12 c2-c3");
        assert_eq!(said("games"), "/games");
    }

    #[test]
    fn what_is_too_long_for_a_message_goes_along_when_it_is_changed() {
        let files = vec![CreateAttachment::bytes("all of it", "all.txt")];
        let edit = serde_json::json!(Payload { files, ..Payload::default() }.rewrite());
        assert_eq!(edit["attachments"][0]["filename"], "all.txt");
    }

    #[test]
    fn a_long_text_is_parted_between_lines() {
        let line = "x".repeat(99);
        let text = vec![line.as_str(); 50].join("\n");
        let parts = parted(&text);
        assert_eq!(parts.len(), 2);
        assert!(parts.iter().all(|part| part.chars().count() <= EMBED_MAX));
        assert_eq!(parts.join("\n"), text);
    }
}
