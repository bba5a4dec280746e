//! Shows boards: as files, in the terminal, in characters.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::draw::Way;
use super::layout;
use super::mode::Mode;
use super::options::Options;
use crate::adapter::record_page::record_page;
use crate::club::{Attachment, Outgoing, Picture, page_scene};
use crate::command::BoardForm;
use crate::page;
use crate::render::{self, Theme};
use crate::rules::Game;
use crate::scene::{Figure, Scene};
use crate::text::{Language, Message};

/// The width of a board, in pixels.
const BOARD_WIDTH: u32 = 640;
/// The width of an animation, in pixels.
const REPLAY_WIDTH: u32 = 480;

/// The boards of a console.
pub(super) struct Pictures {
    pub(super) mode: Mode,
    /// How the terminal draws, if it draws well.
    terminal: Option<Way>,
    theme: Theme,
    folder: PathBuf,
    /// Files that were mentioned already.
    told: BTreeSet<PathBuf>,
}

/// A board, ready to show.
#[derive(Default)]
pub(super) struct Shown {
    /// The board in characters.
    pub(super) board: Option<String>,
    /// The text that draws it in the terminal.
    pub(super) drawn: Option<String>,
    /// Messages about its files.
    pub(super) notes: Vec<Message>,
}

/// The terminal's columns, and its rows if they are known.
type Size = (usize, Option<usize>);

/// How to show a board.
struct Form<'f> {
    /// The name of its file.
    name: &'f str,
    /// The message about the file.
    note: &'static str,
    theme: Theme,
    /// The requested form.
    form: BoardForm,
    /// Whether the person who asked wants that form.
    asked: bool,
    /// Whether the letter tells what changed.
    told: bool,
    /// The terminal's size.
    size: Size,
}

impl Pictures {
    /// The boards of a console, at a terminal or not.
    pub(super) fn new(options: &Options, at_terminal: bool) -> Self {
        Self {
            mode: options.pictures,
            terminal: Way::of(&options.terminal).filter(|_| at_terminal),
            theme: options.theme,
            folder: options.folder.clone(),
            told: BTreeSet::new(),
        }
    }

    /// Shows the boards of a letter, and saves its files.
    pub(super) fn show(&mut self, outgoing: &Outgoing, language: &Language, size: Size) -> Result<Shown> {
        let mut shown = Shown::default();
        let asked = layout::is_private(outgoing.letter.audience);
        if let (Some(picture), Some(game)) = (&outgoing.letter.picture, &outgoing.game) {
            let scene = Scene::of(game, &picture.scene_options());
            let (part, note) = match (picture.past, picture.line.is_empty()) {
                (true, _) => ("-past", "console-picture-file"),
                (false, true) => ("", "console-board-file"),
                (false, false) => ("-tried", "console-board-file"),
            };
            let name = format!("{}-{}{part}.png", game.kind().about.id, picture.game_id);
            let (theme, form, told) = (self.theme(&picture.theme), picture.form, picture.told);
            let how = Form { name: &name, note, theme, form, asked, told, size };
            self.show_board(&scene, &how, language, &mut shown)?;
        }
        let mut replays = outgoing.replays.iter();
        for file in &outgoing.letter.files {
            let (name, bytes) = match file {
                Attachment::Text { name, content } => (name, content.clone().into_bytes()),
                Attachment::Replay { name, picture } => {
                    let Some(game) = replays.next().and_then(Option::as_ref) else { continue };
                    (name, self.replay(picture, game)?)
                }
                Attachment::Record { name, picture } => {
                    let Some(game) = replays.next().and_then(Option::as_ref) else { continue };
                    (name, record_page(picture, game, self.theme(&picture.theme), language.tag())?)
                }
                Attachment::Yearbook { name, book, theme } => {
                    (name, page::yearbook(book, self.theme(theme), language).into_bytes())
                }
                Attachment::Page { name, game, page, prepared, line, theme, form, .. } => {
                    let scene = page_scene(game, *page, prepared.as_ref(), line, language);
                    if let Some(scene) = scene {
                        let (note, theme) = ("console-picture-file", self.theme(theme));
                        let how = Form { name, note, theme, form: *form, asked, told: false, size };
                        self.show_page(&scene, &how, language, &mut shown)?;
                    }
                    continue;
                }
                Attachment::Figure { name, figure, theme } => {
                    self.show_figure(name, (figure, self.theme(theme)), (language, size), &mut shown)?;
                    continue;
                }
            };
            let path = self.write(name, &bytes)?;
            shown.notes.push(Message::new("console-file").with("path", path.display().to_string()));
        }
        Ok(shown)
    }

    /// Shows a page of a lesson. A task stands below the answer to the one before it.
    fn show_page(&mut self, scene: &Scene, how: &Form<'_>, language: &Language, shown: &mut Shown) -> Result<()> {
        let above = (shown.board.take(), shown.drawn.take());
        self.show_board(scene, how, language, shown)?;
        shown.board = below(above.0, shown.board.take(), "\n\n");
        shown.drawn = below(above.1, shown.drawn.take(), "\n");
        Ok(())
    }

    fn show_figure(
        &mut self,
        name: &str,
        (figure, theme): (&Figure, Theme),
        (language, size): (&Language, Size),
        shown: &mut Shown,
    ) -> Result<()> {
        let (files, way) = self.drawn();
        if files {
            let png = render::figure(figure, theme, BOARD_WIDTH)?;
            let path = self.show_png(name, &png, (way, size), shown)?;
            shown.notes.push(Message::new("console-picture-file").with("path", path.display().to_string()));
        } else if let (Figure::Curve(curve), Mode::Text | Mode::Words | Mode::Auto) = (figure, self.mode) {
            // Of a table, the letter itself tells everything.
            shown.board = below(shown.board.take(), Some(curve.description(language)), "\n");
        }
        Ok(())
    }

    /// A game as a moving picture.
    fn replay(&self, picture: &Picture, game: &Game) -> Result<Vec<u8>> {
        let options = picture.scene_options();
        Ok(render::gif(Scene::replay(game, &options), self.theme(&picture.theme), REPLAY_WIDTH)?)
    }

    fn show_board(&mut self, scene: &Scene, how: &Form<'_>, language: &Language, shown: &mut Shown) -> Result<()> {
        let in_words = self.mode == Mode::Words;
        if how.form == BoardForm::Words || (in_words && !how.asked) {
            shown.board = (!how.told).then(|| scene.board_in_words(language));
            return Ok(());
        }
        // If boards are in words, somebody asked for this picture.
        let (files, way) = if in_words { (true, None) } else { self.drawn() };
        // Half blocks are too coarse for coordinates.
        if way == Some(Way::Blocks) || matches!((self.mode, way), (Mode::Text | Mode::Auto, None)) {
            shown.board = Some(scene.text_board(language));
        }
        if how.form == BoardForm::Letters {
            shown.board = Some(scene.text_board(language));
            return Ok(());
        }
        if !files {
            return Ok(());
        }
        let png = render::png(scene, how.theme, BOARD_WIDTH)?;
        let path = self.show_png(how.name, &png, (way, how.size), shown)?;
        // After a turn, the same file only has a new state.
        if self.told.insert(path.clone()) || !how.told {
            shown.notes.push(Message::new(how.note).with("path", path.display().to_string()));
        }
        Ok(())
    }

    /// Whether to save pictures, and how to draw them in the terminal.
    fn drawn(&self) -> (bool, Option<Way>) {
        match (self.mode, self.terminal) {
            (Mode::Off | Mode::Words | Mode::Text, _) => (false, None),
            (Mode::Drawn(way), _) | (Mode::Auto, Some(way)) => (true, Some(way)),
            (Mode::Files, _) | (Mode::Auto, None) => (true, None),
        }
    }

    /// Saves a picture, and draws it if the terminal can. Returns the file's path in a message.
    fn show_png(
        &mut self,
        name: &str,
        png: &[u8],
        (way, (columns, rows)): (Option<Way>, Size),
        shown: &mut Shown,
    ) -> Result<PathBuf> {
        let path = self.write(name, png)?;
        shown.drawn = way.map(|way| way.draw(png, columns, rows)).transpose()?;
        Ok(path)
    }

    fn theme(&self, name: &str) -> Theme {
        name.parse().unwrap_or(self.theme)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<PathBuf> {
        // The club chooses the names. Taking only the last part keeps the file in the folder.
        let name = Path::new(name).file_name().context("a file has no name")?;
        let path = self.folder.join(name);
        fs::create_dir_all(&self.folder)
            .and_then(|()| fs::write(&path, bytes))
            .with_context(|| format!("can’t write {}", path.display()))?;
        Ok(path)
    }
}

/// Something shown below something else.
fn below(above: Option<String>, text: Option<String>, between: &str) -> Option<String> {
    let both: Vec<String> = above.into_iter().chain(text).collect();
    (!both.is_empty()).then(|| both.join(between))
}
