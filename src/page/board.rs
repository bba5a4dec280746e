//! The board: its picture, and a grid of buttons over it, each named by what is on its cell and what a tap would do.

use std::fmt::Write;

use maud::{Markup, html};

use super::address::{BoardPicture, PICTURE_WIDTH};
use super::frame::Frame;
use super::touching::Touching;
use crate::render::{CellPlace, Places, Theme};
use crate::rules::{Attempt, Begun, Coord};
use crate::scene::{Ground, Scene, Shape};
use crate::text::{Arg, Message};

/// The board of a page, with a turn drawn over it that would have been better. `pictures` is where its pictures are, with a
/// slash at the end.
pub(super) fn board(
    scene: &Scene,
    (touching, better): (&Touching, &[String]),
    picture: &BoardPicture,
    pictures: &str,
    frame: &Frame,
) -> Markup {
    let lines = matches!(scene.shape, Shape::Hexagon { .. });
    html! {
        div.board.points[lines] {
            (image(picture, pictures, &scene.alt_text(frame.texts()), frame))
            @if !better.is_empty() { (drawn(better, scene)) }
            div #cells role="group" aria-label=(frame.say("page-board")) {
                @for at in in_order(scene) { (cell(at, scene, touching, frame)) }
            }
        }
    }
}

/// The picture, in the reader's theme, or else in the one that their browser prefers.
fn image(picture: &BoardPicture, pictures: &str, alt: &str, frame: &Frame) -> Markup {
    let address = |theme| format!("{pictures}{}", picture.in_theme(theme));
    html! {
        picture #picture {
            @if frame.theme.is_none() {
                source media="(prefers-contrast: more)" srcset=(address(Theme::Contrast));
                source media="(prefers-color-scheme: dark)" srcset=(address(Theme::Dark));
            }
            img src=(address(frame.theme.unwrap_or_default())) alt=(alt) width="100" height="100" draggable="false";
        }
    }
}

/// A turn as arrows and rings over the board. Words that say it are elsewhere.
fn drawn(turn: &[String], scene: &Scene) -> Markup {
    let places = Places::of(scene, PICTURE_WIDTH);
    let place = |at: Coord| places.cells.iter().find(|place| place.at == at);
    let mut path = String::new();
    for token in turn {
        // Writing to a string cannot fail.
        let _ = match Attempt::parse(token) {
            Some(Attempt::Step { from, to, .. }) => match (place(from), place(to)) {
                (Some(from), Some(to)) => arrow(&mut path, from.center, to.center, to.side),
                _ => Ok(()),
            },
            Some(Attempt::Drop { at, .. } | Attempt::Revive(at) | Attempt::Point(at)) => match place(at) {
                Some(CellPlace { center: (x, y), side, .. }) => {
                    let r = side * 0.4;
                    write!(
                        path,
                        "M{:.1},{y:.1}a{r:.1},{r:.1} 0 1 0 {:.1},0a{r:.1},{r:.1} 0 1 0 {:.1},0",
                        x - r,
                        r * 2.0,
                        r * -2.0
                    )
                }
                None => Ok(()),
            },
            _ => Ok(()),
        };
    }
    html! {
        svg.better viewBox={ "0 0 " (places.width) " " (places.height) } aria-hidden="true" {
            path.halo d=(path) {}
            path d=(path) {}
        }
    }
}

/// An arrow from one center to another; `side` is how large cells are.
fn arrow(path: &mut String, (x, y): (f32, f32), (to_x, to_y): (f32, f32), side: f32) -> std::fmt::Result {
    let length = (to_x - x).hypot(to_y - y).max(1.0);
    let (dx, dy) = ((to_x - x) / length, (to_y - y) / length);
    // Its head is in the cell's middle, and each of its barbs a quarter of the cell behind it.
    let back = side * 0.25;
    let barb = |way: f32| (to_x - back * (dx + way * dy), to_y - back * (dy - way * dx));
    let ((left_x, left_y), (right_x, right_y)) = (barb(1.0), barb(-1.0));
    write!(
        path,
        "M{x:.1},{y:.1}L{to_x:.1},{to_y:.1}M{left_x:.1},{left_y:.1}L{to_x:.1},{to_y:.1}L{right_x:.1},{right_y:.1}"
    )
}

/// The cells as they are read: from the top of the picture, row by row, crossings after the squares.
fn in_order(scene: &Scene) -> Vec<Coord> {
    let geometry = crate::scene::Geometry::of(scene);
    let mut cells: Vec<(bool, i32, i32, Coord)> = scene
        .cells
        .iter()
        .map(|(at, ground)| {
            let (x, y) = geometry.at(*at);
            (*ground == Ground::Crossing, (y * 100.0).round() as i32, (x * 100.0).round() as i32, *at)
        })
        .collect();
    cells.sort_unstable();
    cells.into_iter().map(|(.., at)| at).collect()
}

fn cell(at: Coord, scene: &Scene, touching: &Touching, frame: &Frame) -> Markup {
    let ways = &touching.ways;
    let chosen = touching.so_far.begun == Some(Begun::From(at));
    let reached = ways.reached.binary_search(&at).is_ok();
    let begins = ways.begins.binary_search(&at).is_ok();
    let crossing = scene.cells.iter().any(|(cell, ground)| *cell == at && *ground == Ground::Crossing);
    // While nothing has begun, everything that may be tapped is only a beginning: on an empty board that is all of it.
    let lit = reached && touching.so_far.begun.is_some();
    let class = [
        (true, if crossing { "s1" } else { "s0" }),
        (chosen, "on"),
        (lit, "to"),
        ((begins || reached) && !lit, "by"),
        (!scene.stack(at).is_empty(), "full"),
    ];
    let class: Vec<&str> = class.iter().filter(|(is, _)| *is).map(|(_, class)| *class).collect();
    let label = named(at, scene, touching, reached, frame);
    html! {
        button id=(at) class=(class.join(" ")) name="tap" value=(at) aria-label=(label)
            aria-pressed=[chosen.then_some("true")] {}
    }
}

/// The name of a cell's button.
fn named(at: Coord, scene: &Scene, touching: &Touching, reached: bool, frame: &Frame) -> String {
    let texts = frame.texts();
    let told = texts.say(&scene.cell_told(at));
    if !reached {
        return told;
    }
    let begun = touching.so_far.begun;
    let ends_here = |token: &&String| match Attempt::parse(token) {
        Some(Attempt::Step { from, to, .. }) => to == at && begun == Some(Begun::From(from)),
        Some(Attempt::Drop { piece: Some(piece), at: end }) => {
            end == at && (begun.is_none() || begun == Some(Begun::Drop(piece)))
        }
        Some(Attempt::Drop { at: end, .. } | Attempt::Revive(end) | Attempt::Point(end)) => {
            end == at && begun.is_none()
        }
        _ => false,
    };
    let actions: Vec<_> = touching
        .ways
        .next
        .iter()
        .filter(ends_here)
        .map(|token| scene.action_noted(&touching.shown, token).into())
        .collect();
    texts.say(&Message::new("page-cell-plays").with_text("cell", told).with("actions", Arg::Or(actions)))
}
