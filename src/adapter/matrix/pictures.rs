//! Boards as pictures with all that Matrix wants to know of them. Drawing takes long enough to be kept off the threads
//! that talk to the homeserver.

use anyhow::{Context, Result};

use crate::club::Picture;
use crate::command::BoardForm;
use crate::render::{self, Theme};
use crate::rules::Game;
use crate::scene::{Figure, Scene};
use crate::text::Language;

/// The width of a board, in pixels.
const BOARD_WIDTH: u32 = 800;
/// The width of the picture that the blurhash is made from: it has a dozen colors, so that more would be lost.
const BLUR_WIDTH: u32 = 120;
/// The width of a moving picture.
const REPLAY_WIDTH: u32 = 480;

/// A picture as a file.
#[derive(Clone, Debug)]
pub(super) struct Image {
    pub(super) bytes: Vec<u8>,
    pub(super) width: u32,
    pub(super) height: u32,
}

/// A picture as it is sent.
#[derive(Clone, Debug)]
pub(super) struct Drawing {
    pub(super) image: Image,
    /// A still picture of the same width, if this one moves. Still pictures are small enough to need none, and clients
    /// would show it instead.
    pub(super) thumbnail: Option<Image>,
    /// A dozen colors as text, to be shown until the picture is there.
    pub(super) blurhash: String,
    /// Its description in words.
    pub(super) description: String,
}

/// The content of a letter's picture.
pub(super) enum Shown {
    /// The board as a picture.
    Picture(Box<Drawing>),
    /// The pieces and their cells, in words.
    Words(String),
    /// The board in characters.
    Letters(String),
    /// Nothing: the letter says everything.
    Nothing,
}

/// Draws a board, or puts it into words if that is wanted.
///
/// # Errors
/// If the board can't be drawn.
pub(super) fn show(picture: &Picture, game: &Game, usual: Theme, language: &str) -> Result<Shown> {
    let language = Language::find(language).unwrap_or(Language::english());
    let scene = Scene::of(game, &picture.scene_options());
    if picture.told && picture.form == BoardForm::Words {
        return Ok(Shown::Nothing);
    }
    shown(&scene, picture.form, picture.theme.parse().unwrap_or(usual), language)
}

/// A scene in its form.
///
/// # Errors
/// If it can't be drawn.
pub(super) fn shown(scene: &Scene, form: BoardForm, theme: Theme, language: &Language) -> Result<Shown> {
    Ok(match form {
        BoardForm::Words => Shown::Words(scene.board_in_words(language)),
        BoardForm::Letters => Shown::Letters(scene.text_board(language)),
        BoardForm::Picture => Shown::Picture(still(scene, theme, language)?),
    })
}

/// Draws a picture that isn't a board, with a placeholder that clients show first.
///
/// # Errors
/// If it can't be drawn.
pub(super) fn figure(figure: &Figure, theme: Theme, language: &Language) -> Result<Box<Drawing>> {
    let draw = |width| render::figure(figure, theme, width);
    Ok(Box::new(Drawing {
        image: Image::png(draw(BOARD_WIDTH)?)?,
        thumbnail: None,
        blurhash: blurhash(&draw(BLUR_WIDTH)?)?,
        description: figure.in_words(language),
    }))
}

/// Draws a scene as a picture, with a placeholder that clients show first.
///
/// # Errors
/// If it can't be drawn.
fn still(scene: &Scene, theme: Theme, language: &Language) -> Result<Box<Drawing>> {
    let image = Image::png(render::png(scene, theme, BOARD_WIDTH)?)?;
    let blurhash = blurhash(&render::png(scene, theme, BLUR_WIDTH)?)?;
    Ok(Box::new(Drawing { image, thumbnail: None, blurhash, description: scene.board_in_words(language) }))
}

/// Draws a game from its start as a moving picture.
///
/// # Errors
/// If it can't be drawn.
pub(super) fn replay(picture: &Picture, game: &Game, usual: Theme, language: &Language) -> Result<Drawing> {
    let theme = picture.theme.parse().unwrap_or(usual);
    let bytes = render::gif(Scene::replay(game, &picture.scene_options()), theme, REPLAY_WIDTH)?;
    // The width and height of a GIF follow its six letters, the low byte first.
    let side = |at: usize| Some(u32::from(u16::from_le_bytes([*bytes.get(at)?, *bytes.get(at + 1)?])));
    let (width, height) = side(6).zip(side(8)).context("a GIF without a size")?;
    let last = Scene::of(game, &picture.scene_options());
    let thumbnail = Some(Image::png(render::png(&last, theme, REPLAY_WIDTH)?)?);
    let blurhash = blurhash(&render::png(&last, theme, BLUR_WIDTH)?)?;
    let description = last.board_in_words(language);
    Ok(Drawing { image: Image { bytes, width, height }, thumbnail, blurhash, description })
}

impl Image {
    fn png(bytes: Vec<u8>) -> Result<Self> {
        let reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info()?;
        let (width, height) = (reader.info().width, reader.info().height);
        Ok(Self { width, height, bytes })
    }
}

fn blurhash(png: &[u8]) -> Result<String> {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::normalize_to_color8() | png::Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let mut pixels = vec![0; reader.output_buffer_size().context("a picture too large to be decoded")?];
    let frame = reader.next_frame(&mut pixels)?;
    pixels.truncate(frame.buffer_size());
    Ok(blurhash::encode(4, 4, frame.width, frame.height, &pixels)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GAMES, Player};

    fn picture(form: BoardForm) -> Picture {
        Picture {
            game_id: 1,
            entries: 0,
            line: Vec::new(),
            bottom: Player::One,
            names: ["Ann".to_owned(), "Bob".to_owned()],
            chosen: None,
            obstacles: Vec::new(),
            theme: String::new(),
            form,
            past: false,
            idle: false,
            told: false,
            story: None,
        }
    }

    #[test]
    fn a_board_has_its_size_and_a_blurhash() {
        let shown = show(&picture(BoardForm::Picture), &GAMES[0].start(0), Theme::Light, "en").unwrap();
        let Shown::Picture(board) = shown else { panic!("no picture") };
        assert_eq!(board.image.width, BOARD_WIDTH);
        assert!(board.image.bytes.len() < 100_000 && board.thumbnail.is_none());
        // One sign for the number of components, one for the scale, four for the mean, two for each other component.
        assert_eq!(board.blurhash.len(), 1 + 1 + 4 + 2 * 15);
    }

    #[test]
    fn every_board_is_as_wide_in_elements_timeline_as_a_picture_can_be() {
        // Element makes pictures fit into this, so that a higher one would be a narrower one too.
        const WIDTH: u32 = 511;
        const HEIGHT: u32 = 600;
        for kind in GAMES {
            for variant in 0..kind.about.variants.len() {
                let shown = show(&picture(BoardForm::Picture), &kind.start(variant), Theme::Light, "en").unwrap();
                let Shown::Picture(board) = shown else { panic!("no picture") };
                let Image { width, height, .. } = board.image;
                let fitting = (f64::from(HEIGHT * width) / f64::from(height)).round();
                assert!(fitting >= f64::from(WIDTH), "{} is {width} × {height}", kind.about.id);
            }
        }
    }

    #[test]
    fn a_replay_comes_with_a_still_picture_of_its_size() {
        let mut game = GAMES[0].start(0);
        let action = game.legal().remove(0);
        game.play(&action).unwrap();
        let drawing = replay(&picture(BoardForm::Picture), &game, Theme::Light, Language::english()).unwrap();
        let still = drawing.thumbnail.unwrap();
        assert_eq!((still.width, still.height), (drawing.image.width, drawing.image.height));
        assert_eq!(drawing.blurhash.len(), 36);
    }

    #[test]
    fn a_board_in_words_or_letters_is_no_picture_and_is_not_said_again_after_a_turn() {
        let shown = |picture: &Picture| show(picture, &GAMES[0].start(0), Theme::Light, "en").unwrap();
        assert!(matches!(shown(&picture(BoardForm::Words)), Shown::Words(words) if words.contains(": ")));
        assert!(matches!(shown(&picture(BoardForm::Letters)), Shown::Letters(board) if !board.is_empty()));
        let after = Picture { told: true, ..picture(BoardForm::Words) };
        assert!(matches!(shown(&after), Shown::Nothing));
    }
}
