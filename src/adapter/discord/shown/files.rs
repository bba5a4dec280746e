//! The boards, pictures and files of a letter. Drawing isn't for an async thread.

use serenity::builder::CreateAttachment;

use crate::adapter::discord::shown::escape::escape;
use crate::adapter::record_page::record_page;
use crate::club::{Attachment, Picture};
use crate::command::BoardForm;
use crate::render::{self, Theme};
use crate::rules::Game;
use crate::scene::{Figure, Scene};
use crate::text::Language;

/// How much of a picture's description Discord takes, in characters.
const DESCRIPTION_MAX: usize = 1_024;
/// How wide pictures are, in pixels: sharp on a phone, and still small.
const BOARD_WIDTH: u32 = 800;
const REPLAY_WIDTH: u32 = 480;

/// A board, in characters or drawn.
pub(in crate::adapter::discord) fn shown(
    picture: &Picture,
    game: &Game,
    usual_theme: Theme,
    language: &Language,
) -> (Option<String>, Option<CreateAttachment>) {
    let scene = scene(picture, game);
    match in_characters(&scene, picture.form, language) {
        Some(_) if picture.told && picture.form == BoardForm::Words => (None, None),
        Some(board) => (Some(board), None),
        None => match board(&scene, picture, usual_theme, language) {
            Some(drawn) => (None, Some(drawn)),
            // The text says what can't be drawn.
            None => (in_characters(&scene, BoardForm::Words, language), None),
        },
    }
}

fn scene(picture: &Picture, game: &Game) -> Scene {
    Scene::of(game, &picture.scene_options())
}

fn theme(picture: &Picture, usual: Theme) -> Theme {
    picture.theme.parse().unwrap_or(usual)
}

fn board(scene: &Scene, picture: &Picture, usual: Theme, language: &Language) -> Option<CreateAttachment> {
    let name = format!("board-{}-{}.png", picture.game_id, picture.entries);
    drawn(scene, &name, theme(picture, usual), language)
}

/// A board in characters, if it is wanted in words or in letters.
pub(in crate::adapter::discord) fn in_characters(
    scene: &Scene,
    form: BoardForm,
    language: &Language,
) -> Option<String> {
    match form {
        BoardForm::Words => Some(escape(&scene.board_in_words(language))),
        BoardForm::Letters => Some(format!("```\n{}\n```", scene.text_board(language).replace("```", "'''"))),
        BoardForm::Picture => None,
    }
}

/// A scene as a picture, with its words for people who don't see it.
pub(in crate::adapter::discord) fn drawn(
    scene: &Scene,
    name: &str,
    theme: Theme,
    language: &Language,
) -> Option<CreateAttachment> {
    let bytes = render::png(scene, theme, BOARD_WIDTH)
        .inspect_err(|error| tracing::error!(name, %error, "a board cannot be drawn"))
        .ok()?;
    Some(attachment(bytes, name, scene.description(language), || scene.alt_text(language)))
}

/// A picture that isn't a board, with as much of its description as Discord takes.
pub(in crate::adapter::discord) fn described(
    name: &str,
    figure: &Figure,
    theme: Theme,
    language: &Language,
) -> Option<CreateAttachment> {
    let bytes = render::figure(figure, theme, BOARD_WIDTH)
        .inspect_err(|error| tracing::error!(name, %error, "a picture cannot be drawn"))
        .ok()?;
    Some(attachment(bytes, name, figure.in_words(language), || figure.in_brief(language)))
}

/// A picture with its whole description, or as much of a brief one as Discord takes.
fn attachment(bytes: Vec<u8>, name: &str, whole: String, brief: impl FnOnce() -> String) -> CreateAttachment {
    let words = if whole.chars().count() <= DESCRIPTION_MAX { whole } else { brief() };
    CreateAttachment::bytes(bytes, name).description(words.chars().take(DESCRIPTION_MAX).collect::<String>())
}

/// A file that shows a game from its start.
pub(in crate::adapter::discord) fn whole_game(
    file: &Attachment,
    game: &Game,
    usual: Theme,
    language: &Language,
) -> Option<CreateAttachment> {
    match file {
        Attachment::Replay { name, picture } => replay(name, picture, game, usual, language),
        Attachment::Record { name, picture } => record(name, picture, game, usual, language),
        Attachment::Text { .. } | Attachment::Yearbook { .. } | Attachment::Page { .. } | Attachment::Figure { .. } => {
            None
        }
    }
}

fn replay(name: &str, picture: &Picture, game: &Game, usual: Theme, language: &Language) -> Option<CreateAttachment> {
    let options = picture.scene_options();
    let bytes = render::gif(Scene::replay(game, &options), theme(picture, usual), REPLAY_WIDTH)
        .inspect_err(|error| tracing::error!(game_id = picture.game_id, %error, "a replay cannot be drawn"))
        .ok()?;
    Some(CreateAttachment::bytes(bytes, name).description(Scene::of(game, &options).alt_text(language)))
}

fn record(name: &str, picture: &Picture, game: &Game, usual: Theme, language: &Language) -> Option<CreateAttachment> {
    let bytes = record_page(picture, game, usual, language.tag())
        .inspect_err(|error| tracing::error!(game_id = picture.game_id, %error, "a record cannot be drawn"))
        .ok()?;
    Some(CreateAttachment::bytes(bytes, name))
}
