//! Letters as the contents of events, with their pictures and files uploaded.

use std::sync::Arc;
use std::time::Duration;

use anyhow::anyhow;
use matrix_sdk::Room;
use matrix_sdk::ruma::UInt;
use matrix_sdk::ruma::events::Mentions;
use matrix_sdk::ruma::events::relation::{InReplyTo, Reply, Thread};
use matrix_sdk::ruma::events::room::message::{
    FileInfo, FileMessageEventContent, FormattedBody, ImageMessageEventContent, MessageType, NoticeMessageEventContent,
    Relation, ReplacementMetadata, RoomMessageEventContent, TextMessageEventContent,
};
use matrix_sdk::ruma::events::room::{ImageInfo, MediaSource, ThumbnailInfo};
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedUserId, UserId};
use tokio::time::{Instant, timeout_at};

use super::error::HomeserverError;
use super::layout::{self, Words};
use super::pictures::{self, Drawing, Shown};
use crate::adapter::record_page::record_page;
use crate::club::{Attachment, Letter, Outgoing, page_scene};
use crate::page;
use crate::render::Theme;
use crate::text::{Language, Message, Paragraph};

/// How long all pictures of a letter together may take on their way to the homeserver: text waits for them.
const UPLOAD_MAX: Duration = Duration::from_secs(10);

/// The style of this program's letters.
#[derive(Clone, Debug)]
pub(super) struct Style {
    /// The beginning of a command.
    pub(super) prefix: String,
    /// The default colors of pictures.
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
    /// Each with its file's name and kind.
    pictures: Vec<(String, Box<Drawing>, mime::Mime)>,
    /// Text files by name.
    texts: Vec<(String, Vec<u8>, mime::Mime)>,
}

/// Draws a letter's board and files, and puts it into words. This takes some milliseconds of computing.
///
/// # Errors
/// If something can't be drawn, which never happens to a game that the club replayed.
pub(super) fn draw(outgoing: &Outgoing, style: &Style) -> anyhow::Result<Drawn> {
    let letter = &outgoing.letter;
    let language = Language::find(&letter.language).unwrap_or(Language::english());
    let mut words = layout::words(letter, &style.prefix);
    let mut pictures = Vec::new();
    let mut add = |shown: Shown, name: String, pictures: &mut Vec<_>| match shown {
        Shown::Picture(drawn) => pictures.push((name, drawn, mime::IMAGE_PNG)),
        Shown::Words(description) => words.add(&Paragraph::words(description), &style.prefix),
        Shown::Letters(board) => words.add_board(&board),
        Shown::Nothing => {}
    };
    if let (Some(picture), Some(game)) = (&letter.picture, &outgoing.game) {
        let name = format!("{}-{}.png", game.kind().about.id, picture.game_id);
        add(pictures::show(picture, game, style.theme, &letter.language)?, name, &mut pictures);
    }
    let mut texts = Vec::new();
    let mut replays = outgoing.replays.iter();
    for file in &letter.files {
        match file {
            Attachment::Text { name, content } => {
                texts.push((name.clone(), content.clone().into_bytes(), mime::TEXT_PLAIN_UTF_8))
            }
            Attachment::Replay { name, picture } => {
                let game = replays
                    .next()
                    .and_then(Option::as_ref)
                    .ok_or_else(|| anyhow!("game #{} cannot be replayed", picture.game_id))?;
                let drawing = pictures::replay(picture, game, style.theme, language)?;
                pictures.push((name.clone(), Box::new(drawing), mime::IMAGE_GIF));
            }
            Attachment::Record { name, picture } => {
                let game = replays
                    .next()
                    .and_then(Option::as_ref)
                    .ok_or_else(|| anyhow!("game #{} cannot be replayed", picture.game_id))?;
                let page = record_page(picture, game, style.theme, &letter.language)?;
                texts.push((name.clone(), page, mime::TEXT_HTML_UTF_8));
            }
            Attachment::Page { name, game, page, prepared, line, theme, form, .. } => {
                let scene = page_scene(game, *page, prepared.as_ref(), line, language)
                    .ok_or_else(|| anyhow!("{game} has no page {page}"))?;
                let theme = theme.parse().unwrap_or(style.theme);
                add(pictures::shown(&scene, *form, theme, language)?, name.clone(), &mut pictures);
            }
            Attachment::Yearbook { name, book, theme } => {
                let html = page::yearbook(book, theme.parse().unwrap_or(style.theme), language);
                texts.push((name.clone(), html.into_bytes(), mime::TEXT_HTML_UTF_8));
            }
            Attachment::Figure { name, figure, theme } => {
                let theme = theme.parse().unwrap_or(style.theme);
                pictures.push((name.clone(), pictures::figure(figure, theme, language)?, mime::IMAGE_PNG));
            }
        }
    }
    Ok(Drawn { words, pictures, texts })
}

/// Whether it is the first board of a game that has a page, where people are told once what that means.
fn begins_with_page(letter: &Letter) -> bool {
    letter.page.is_some() && letter.picture.as_ref().is_some_and(|picture| picture.entries == 0)
}

/// Uploads the pictures and files, encrypted if the room is, and makes the events' contents: the first has the words. A
/// picture that can't be uploaded in time is put into words; sooner if the homeserver has held us back lately and
/// sending is `scarce`.
pub(super) async fn compose(
    room: &Room,
    letter: &Letter,
    drawn: Arc<Drawn>,
    related: &Related,
    scarce: bool,
) -> Result<Vec<RoomMessageEventContent>, HomeserverError> {
    let encrypted = room.latest_encryption_state().await?.is_encrypted();
    let mut all = drawn.words.clone();
    if encrypted && begins_with_page(letter) {
        let language = Language::find(&letter.language).unwrap_or(Language::english());
        all.add(&language.paragraph(&Message::new("matrix-page-unencrypted")), "");
    }
    let mut words = Some(&all).filter(|words| !words.is_empty());
    let mut kinds = Vec::new();
    let until = Instant::now() + UPLOAD_MAX;
    for (name, drawing, kind) in &drawn.pictures {
        let words = words.take();
        kinds.push(match uploaded(until, scarce, picture(room, encrypted, (name, drawing, kind), words)).await? {
            Ok(picture) => picture,
            Err(reason) => {
                tracing::warn!(room = %room.room_id(), reason, "a picture cannot be uploaded; it is said what it shows");
                let mut instead = words.cloned().unwrap_or_default();
                instead.add(&Paragraph::words(drawing.description.clone()), "");
                text(&instead, !letter.pings.is_empty())
            }
        });
    }
    for (name, bytes, kind) in &drawn.texts {
        let source = upload(room, encrypted, kind, bytes.clone()).await?;
        let words = words.take();
        let body = words.map_or_else(|| name.clone(), |words| words.plain.clone());
        let mut content = FileMessageEventContent::new(body, source);
        content.filename = Some(name.clone());
        content.formatted = words.map(|words| FormattedBody::html(words.html.clone()));
        let mut info = FileInfo::new();
        info.mimetype = Some(kind.essence_str().to_owned());
        info.size = Some(size(bytes));
        content.info = Some(Box::new(info));
        kinds.push(MessageType::File(content));
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

/// Uploads something until a time, or says why not. If the homeserver holds us back for no longer than that, the whole
/// letter waits, but only once. It also waits for a homeserver that is away, which couldn't take its words either.
async fn uploaded<T>(
    until: Instant,
    scarce: bool,
    upload: impl Future<Output = Result<T, HomeserverError>>,
) -> Result<Result<T, String>, HomeserverError> {
    match timeout_at(until, upload).await {
        Ok(Ok(uploaded)) => Ok(Ok(uploaded)),
        Ok(Err(HomeserverError::Limited(wait))) if wait <= UPLOAD_MAX && !scarce => Err(HomeserverError::Limited(wait)),
        Ok(Err(error @ (HomeserverError::Away(_) | HomeserverError::Expired { .. }))) => Err(error),
        Ok(Err(error)) => Ok(Err(error.to_string())),
        Err(_) => Ok(Err(format!("it took more than {} s", UPLOAD_MAX.as_secs()))),
    }
}

/// A message by itself, which calls somebody or nobody.
pub(super) fn note(words: &Words, called: Option<OwnedUserId>, related: &Related) -> RoomMessageEventContent {
    message(text(words, called.is_some()), called.into_iter().collect(), related)
}

/// A message that replaces an earlier one. It notifies nobody again.
pub(super) fn edit(content: RoomMessageEventContent, edited: &EventId) -> RoomMessageEventContent {
    let called_before = content.mentions.clone();
    content.make_replacement(ReplacementMetadata::new(edited.to_owned(), called_before))
}

/// A message says whom it notifies, even if it's nobody: otherwise clients guess.
fn message(kind: MessageType, called: Vec<OwnedUserId>, related: &Related) -> RoomMessageEventContent {
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

/// Programs speak in notices, which other programs don't answer. But a notice notifies nobody, whoever it mentions, so
/// a letter that notifies somebody is an ordinary text.
fn text(words: &Words, calls: bool) -> MessageType {
    let (plain, html) = (words.plain.clone(), words.html.clone());
    if calls {
        MessageType::Text(TextMessageEventContent::html(plain, html))
    } else {
        MessageType::Notice(NoticeMessageEventContent::html(plain, html))
    }
}

/// A picture with its words as the caption, or with its description if the words are elsewhere.
async fn picture(
    room: &Room,
    encrypted: bool,
    (name, drawing, kind): (&str, &Drawing, &mime::Mime),
    words: Option<&Words>,
) -> Result<MessageType, HomeserverError> {
    let Drawing { image, thumbnail, blurhash, description, .. } = drawing;
    let source = upload(room, encrypted, kind, image.bytes.clone()).await?;
    let mut info = ImageInfo::new();
    info.width = Some(image.width.into());
    info.height = Some(image.height.into());
    info.mimetype = Some(kind.to_string());
    info.size = Some(size(&image.bytes));
    info.is_animated = Some(*kind == mime::IMAGE_GIF);
    info.blurhash = Some(blurhash.clone());
    if let Some(still) = thumbnail {
        let mut described = ThumbnailInfo::new();
        described.width = Some(still.width.into());
        described.height = Some(still.height.into());
        described.mimetype = Some(mime::IMAGE_PNG.to_string());
        described.size = Some(size(&still.bytes));
        info.thumbnail_info = Some(Box::new(described));
        info.thumbnail_source = Some(upload(room, encrypted, &mime::IMAGE_PNG, still.bytes.clone()).await?);
    }
    let body = words.map_or_else(|| description.clone(), |words| words.plain.clone());
    let mut content = ImageMessageEventContent::new(body, source).info(Some(Box::new(info)));
    content.filename = Some(name.to_owned());
    content.formatted = words.map(|words| FormattedBody::html(words.html.clone()));
    Ok(MessageType::Image(content))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn text_does_not_wait_for_a_picture_that_does_not_come() {
        let late = uploaded::<()>(Instant::now() + Duration::from_millis(5), false, std::future::pending());
        assert_eq!(late.await.unwrap().unwrap_err(), "it took more than 10 s");
        let until = Instant::now() + UPLOAD_MAX;
        let refused = async |error| uploaded::<()>(until, false, async { Err(error) }).await;
        for error in [
            HomeserverError::Limited(Duration::from_secs(60)),
            HomeserverError::Passing("it is down".to_owned()),
            HomeserverError::Final("it is too large".to_owned()),
        ] {
            let told = error.to_string();
            assert_eq!(refused(error).await.unwrap().unwrap_err(), told);
        }
        let short = Duration::from_secs(1);
        assert!(
            matches!(refused(HomeserverError::Limited(short)).await, Err(HomeserverError::Limited(wait)) if wait == short)
        );
        let again = uploaded::<()>(until, true, async { Err(HomeserverError::Limited(short)) });
        assert!(again.await.unwrap().is_err(), "it waits only once");
        assert!(matches!(refused(HomeserverError::Expired { soft: true }).await, Err(HomeserverError::Expired { .. })));
        let away = refused(HomeserverError::Away("nobody answers".to_owned())).await;
        assert!(matches!(away, Err(HomeserverError::Away(_))), "the words would only come sooner than the picture");
    }
}
