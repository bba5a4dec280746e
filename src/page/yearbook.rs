//! A yearbook as one file: it needs nothing else, and works from a disk.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::render::{self, Theme};
use crate::scene::{YearBoard, Yearbook};
use crate::text::Language;

/// The width of its boards, in pixels.
const BOARD_WIDTH: u32 = 300;

/// How it looks, on a phone and on paper.
const LOOK: &str = "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem}\
    h1{line-height:1.2}figure{margin:0 0 1.5rem;break-inside:avoid}\
    figure img{display:block;max-width:100%;height:auto;margin-top:.5rem}\
    .light{background:#fff;color:#1b1b1b}.dark{background:#16181c;color:#eceff4}.contrast{background:#000;color:#fff}";

/// The file.
#[must_use]
pub fn yearbook(book: &Yearbook, theme: Theme, language: &Language) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (book.title) }
                style { (PreEscaped(LOOK)) }
            }
            body class=(theme.name()) {
                h1 dir="auto" { (book.title) }
                @for section in &book.sections {
                    h2 dir="auto" { (section.head) }
                    @for entry in &section.entries {
                        figure {
                            figcaption dir="auto" { (entry.text) }
                            @if let Some(board) = &entry.board { (picture(board, theme)) }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

/// A board, which its words stand for where it can't be drawn.
fn picture(board: &YearBoard, theme: Theme) -> Markup {
    let drawn = board.scene().and_then(|scene| render::png(&scene, theme, BOARD_WIDTH).ok());
    html! {
        @match drawn {
            Some(png) => img src=(format!("data:image/png;base64,{}", STANDARD.encode(png))) width=(BOARD_WIDTH)
                alt=(board.words) loading="lazy";,
            None => p dir="auto" { (board.words) },
        }
    }
}
