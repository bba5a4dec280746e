//! Pages of lists and tables: one's games, leaderboards, profiles, tournaments, lessons.

use maud::{Markup, html};

use super::button::{PageButton, buttons};
use super::figures::figure;
use super::frame::{Body, Frame};
use super::words::{inline, paragraphs};
use crate::render::Theme;
use crate::scene::Figure;
use crate::text::Paragraph;

/// A page of lists and tables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListPage {
    /// Its title.
    pub title: String,
    /// What happened, such as the answer to a button: told once by a screen reader.
    pub notices: Vec<Paragraph>,
    /// Its parts.
    pub sections: Vec<Section>,
    /// Where the commands of its buttons are posted.
    pub commands: String,
}

/// A part of such a page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Section {
    /// Its heading. Empty if it needs none.
    pub head: String,
    /// What it says.
    pub text: Vec<Paragraph>,
    /// Its rows, such as games.
    pub rows: Vec<ListRow>,
    /// Its boards.
    pub boards: Vec<BoardOnList>,
    /// Its table, bracket or curve.
    pub figure: Option<Figure>,
    /// Its buttons.
    pub buttons: Vec<PageButton>,
}

/// A board on such a page, to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardOnList {
    /// The address of its picture, up to the name of the theme and `.png`.
    pub address: String,
    /// What it shows, in words.
    pub alt: String,
}

/// A row of a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ListRow {
    /// What it says.
    pub text: Paragraph,
    /// The page that it leads to.
    pub address: Option<String>,
    /// What is told beside it, such as the time that is left. Empty if there is nothing.
    pub beside: String,
    /// Whether somebody waits for the reader there.
    pub urgent: bool,
}

impl ListPage {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &Frame) -> String {
        let main = html! {
            div.list {
                h1 dir="auto" { (self.title) }
                div #said.said role="status" { (paragraphs(&self.notices)) }
                @for section in &self.sections { (self.section(section, frame)) }
            }
        };
        frame.page(&Body { title: self.title.clone(), main, styles: Vec::new(), head: html! {} })
    }

    fn section(&self, section: &Section, frame: &Frame) -> Markup {
        html! {
            section {
                @if !section.head.is_empty() { h2 dir="auto" { (section.head) } }
                (paragraphs(&section.text))
                @if !section.rows.is_empty() { ul.rows { @for row in &section.rows { (list_row(row)) } } }
                @for board in &section.boards { (shown(board, frame)) }
                @if let Some(content) = &section.figure { (figure(content, frame.texts())) }
                (buttons(&section.buttons, &self.commands, frame))
            }
        }
    }
}

/// A board, in the reader's theme, or else in the one that their browser prefers.
fn shown(board: &BoardOnList, frame: &Frame) -> Markup {
    let address = |theme: Theme| format!("{}{theme}.png", board.address);
    html! {
        picture.shown {
            @if frame.theme.is_none() {
                source media="(prefers-contrast: more)" srcset=(address(Theme::Contrast));
                source media="(prefers-color-scheme: dark)" srcset=(address(Theme::Dark));
            }
            img src=(address(frame.theme.unwrap_or_default())) alt=(board.alt);
        }
    }
}

fn list_row(row: &ListRow) -> Markup {
    let content = html! {
        span dir="auto" { (inline(&row.text)) }
        @if !row.beside.is_empty() { small { (row.beside) } }
    };
    html! {
        li class=[row.urgent.then_some("urgent")] {
            @match &row.address {
                Some(address) => a href=(address) { (content) },
                None => div { (content) },
            }
        }
    }
}
