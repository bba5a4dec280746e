//! Letters as the contents of events, with their pictures and files uploaded.

use std::sync::Arc;

use anyhow::anyhow;
use matrix_sdk::Room;
use matrix_sdk::ruma::UInt;
use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::relation::{InReplyTo, Reply, Thread};
use matrix_sdk::ruma::events::room::message::{
    FileInfo, FileMessageEventContent, FormattedBody, ImageMessageEventContent, MessageType, NoticeMessageEventContent,
    Relation, RoomMessageEventContent, TextMessageEventContent,
};
use matrix_sdk::ruma::events::room::{ImageInfo, MediaSource, ThumbnailInfo};
use matrix_sdk::ruma::{OwnedEventId, UserId};

use super::error::HomeserverError;
use super::layout::{self, Words};
use super::pictures::{self, Board, Image, Shown};
use crate::club::{Attachment, Letter, Outgoing};
use crate::render::Theme;
use crate::rules::Kind;
use crate::scene::Scene;
use crate::text::{Language, Paragraph};

/// What the letters of this program look like.
#[derive(Clone, Debug)]
pub(super) struct Style {
    /// What a command begins with.
    pub(super) prefix: String,
    /// The colors of pictures for those who have chosen none.
    pub(super) theme: Theme,
}

/// The events that a letter is about and answers.
#[derive(Clone, Default, Debug)]
pub(super) struct Related {
    /// The first event of the thread that it belongs into.
    pub(super) thread: Option<OwnedEventId>,
    /// The event that it answers.
    pub(super) answers: Option<OwnedEventId>,
}

/// The parts of a letter once everything that takes time to draw is drawn.
pub(super) struct Drawn {
    words: Words,
    board: Option<(String, Box<Board>)>,
    files: Vec<File>,
}

enum File {
    Text { name: String, bytes: Vec<u8> },
    Animation { name: String, image: Image },
}

/// Draws a letter's board and files, and puts it into words. This takes some milliseconds of computing.
///
/// # Errors
/// If something cannot be drawn: never, for a game that the club replayed.
pub(super) fn draw(outgoing: &Outgoing, style: &Style) -> anyhow::Result<Drawn> {
    let letter = &outgoing.letter;
    let mut words = layout::words(letter, &style.prefix);
    let mut board = None;
    if let (Some(picture), Some(game)) = (&letter.picture, &outgoing.game) {
        let (shown, unsaid) = pictures::show(picture, game, style.theme, &letter.language, &letter.text)?;
        match shown {
            Shown::Picture(drawn) => {
                if !unsaid.is_empty() {
                    words.add(&Paragraph::words(unsaid), &style.prefix);
                }
                board = Some((format!("{}-{}.png", game.kind().about.id, picture.table), drawn));
            }
            Shown::Words(description) => words.add(&Paragraph::words(description), &style.prefix),
            Shown::Letters(board) => words.add_board(&board),
            Shown::Nothing => {}
        }
    }
    let mut replays = outgoing.replays.iter();
    let mut files = Vec::with_capacity(letter.files.len());
    for file in &letter.files {
        files.push(match file {
            Attachment::Text { name, content } => {
                File::Text { name: name.clone(), bytes: content.clone().into_bytes() }
            }
            Attachment::Replay { name, picture } => {
                let game = replays
                    .next()
                    .and_then(Option::as_ref)
                    .ok_or_else(|| anyhow!("game #{} cannot be replayed", picture.table))?;
                File::Animation { name: name.clone(), image: pictures::replay(picture, game, style.theme)? }
            }
            Attachment::Page { name, game, page, line, theme } => {
                let language = Language::find(&letter.language).unwrap_or(Language::english());
                let kind = Kind::find(game).ok_or_else(|| anyhow!("there is no game {game}"))?;
                let scene =
                    Scene::of_page(kind, *page, line, language).ok_or_else(|| anyhow!("{game} has no page {page}"))?;
                let theme = theme.parse().unwrap_or(style.theme);
                board = Some((name.clone(), pictures::still(&scene, theme)?));
                continue;
            }
        });
    }
    Ok(Drawn { words, board, files })
}

/// Uploads what was drawn, encrypted where the room is, and makes the events' contents: the first has the words.
pub(super) async fn compose(
    room: &Room,
    letter: &Letter,
    drawn: Arc<Drawn>,
    related: &Related,
) -> Result<Vec<RoomMessageEventContent>, HomeserverError> {
    let encrypted = room.latest_encryption_state().await?.is_encrypted();
    let mut words = Some(&drawn.words).filter(|words| !words.is_empty());
    let mut kinds = Vec::new();
    if let Some((name, board)) = &drawn.board {
        let (source, thumbnail) = tokio::try_join!(
            upload(room, encrypted, &mime::IMAGE_PNG, board.image.bytes.clone()),
            upload(room, encrypted, &mime::IMAGE_PNG, board.thumbnail.bytes.clone()),
        )?;
        let mut info = image_info(&board.image, "image/png");
        let mut small = ThumbnailInfo::new();
        small.width = Some(board.thumbnail.width.into());
        small.height = Some(board.thumbnail.height.into());
        small.mimetype = Some("image/png".to_owned());
        small.size = Some(size(&board.thumbnail.bytes));
        info.thumbnail_info = Some(Box::new(small));
        info.thumbnail_source = Some(thumbnail);
        info.blurhash = Some(board.blurhash.clone());
        kinds.push(image(name, source, info, words.take()));
    }
    for file in &drawn.files {
        kinds.push(match file {
            File::Animation { name, image: animation } => {
                let source = upload(room, encrypted, &mime::IMAGE_GIF, animation.bytes.clone()).await?;
                let mut info = image_info(animation, "image/gif");
                info.is_animated = Some(true);
                image(name, source, info, words.take())
            }
            File::Text { name, bytes } => {
                let source = upload(room, encrypted, &mime::TEXT_PLAIN_UTF_8, bytes.clone()).await?;
                let words = words.take();
                let body = words.map_or_else(|| name.clone(), |words| words.plain.clone());
                let mut content = FileMessageEventContent::new(body, source);
                content.filename = Some(name.clone());
                content.formatted = words.map(|words| FormattedBody::html(words.html.clone()));
                let mut info = FileInfo::new();
                info.mimetype = Some("text/plain".to_owned());
                info.size = Some(size(bytes));
                content.info = Some(Box::new(info));
                MessageType::File(content)
            }
        });
    }
    if let Some(words) = words {
        kinds.insert(0, text(words, !letter.pings.is_empty()));
    }
    let called: Vec<_> = letter.pings.iter().filter_map(|addressee| UserId::parse(&addressee.id).ok()).collect();
    let contents = kinds.into_iter().enumerate().map(|(index, kind)| {
        let called = if index == 0 { called.clone() } else { Vec::new() };
        message(kind, called, related)
    });
    Ok(contents.collect())
}

/// A message by itself.
pub(super) fn note(words: &Words, related: &Related) -> RoomMessageEventContent {
    message(text(words, false), Vec::new(), related)
}

/// A message says whom it calls, even if it calls nobody: clients guess otherwise.
fn message(
    kind: MessageType,
    called: Vec<matrix_sdk::ruma::OwnedUserId>,
    related: &Related,
) -> RoomMessageEventContent {
    let mut content = RoomMessageEventContent::new(kind);
    content.mentions = Some(Mentions::with_user_ids(called));
    content.relates_to = match (&related.thread, &related.answers) {
        (Some(root), Some(answered)) => Some(Relation::Thread(Thread::reply(root.clone(), answered.clone()))),
        (Some(root), None) => Some(Relation::Thread(Thread::plain(root.clone(), root.clone()))),
        (None, Some(answered)) => Some(Relation::Reply(Reply::new(InReplyTo::new(answered.clone())))),
        (None, None) => None,
    };
    content
}

/// Programs speak in notices, which other programs do not answer. But a notice calls nobody, whomever it mentions, so
/// that a letter which calls somebody is a text like any other.
fn text(words: &Words, calls: bool) -> MessageType {
    let (plain, html) = (words.plain.clone(), words.html.clone());
    if calls {
        MessageType::Text(TextMessageEventContent::html(plain, html))
    } else {
        MessageType::Notice(NoticeMessageEventContent::html(plain, html))
    }
}

fn image(name: &str, source: MediaSource, info: ImageInfo, words: Option<&Words>) -> MessageType {
    let body = words.map_or_else(|| name.to_owned(), |words| words.plain.clone());
    let mut content = ImageMessageEventContent::new(body, source).info(Some(Box::new(info)));
    content.filename = Some(name.to_owned());
    content.formatted = words.map(|words| FormattedBody::html(words.html.clone()));
    MessageType::Image(content)
}

fn image_info(image: &Image, kind: &str) -> ImageInfo {
    let mut info = ImageInfo::new();
    info.width = Some(image.width.into());
    info.height = Some(image.height.into());
    info.mimetype = Some(kind.to_owned());
    info.size = Some(size(&image.bytes));
    info
}

fn size(bytes: &[u8]) -> UInt {
    UInt::new_saturating(bytes.len() as u64)
}

async fn upload(
    room: &Room,
    encrypted: bool,
    kind: &mime::Mime,
    bytes: Vec<u8>,
) -> Result<MediaSource, HomeserverError> {
    let client = room.client();
    if encrypted {
        let mut reader = std::io::Cursor::new(bytes);
        let file = client.upload_encrypted_file(&mut reader).await?;
        return Ok(MediaSource::Encrypted(Box::new(file)));
    }
    let uploaded = client.media().upload(kind, bytes, None).await?;
    Ok(MediaSource::Plain(uploaded.content_uri))
}
