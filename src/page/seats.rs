//! The players beside a board: names, clocks, what they have off the board.

use maud::{Markup, html};

use super::frame::Frame;
use crate::rules::{Player, Ways};
use crate::scene::Scene;

/// A player on a page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatOnPage {
    /// The player’s name.
    pub name: String,
    /// The page about them, if there is one.
    pub address: Option<String>,
    /// Their clock, if the game has clocks.
    pub clock: Option<Clock>,
}

/// A player’s clock when the page was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// The milliseconds that are left.
    pub left_ms: i64,
    /// Whether it runs.
    pub runs: bool,
    /// What is left, in words, for a page without its script.
    pub told: String,
}

/// A player’s strip. What they can tap off the board is in it.
pub(super) fn strip(seat: &SeatOnPage, player: Player, scene: &Scene, ways: &Ways, frame: &Frame) -> Markup {
    let view = scene.seat(player);
    let texts = frame.texts();
    let won = scene.outcome.is_some_and(|outcome| outcome.winner == Some(player));
    let to_move = scene.to_move == Some(player);
    html! {
        div class={ "seat" @if to_move { " now" } } {
            i class={ "chip " (view.color.key()) } {}
            span.who {
                @if won { span.crown aria-hidden="true" { "♛" } }
                @match &seat.address {
                    Some(address) => a href=(address) { bdi { (seat.name) } },
                    None => bdi { (seat.name) },
                }
                @let color = texts.word(view.color.key());
                @if color != seat.name { small { (color) } }
            }
            span.hand {
                @for (piece, count) in view.hand.iter().filter(|(_, count)| *count > 0) {
                    @let name = scene.kind_in(*piece, texts);
                    @let letter = piece.letter.to_ascii_uppercase();
                    @if ways.mover == Some(player) && ways.drops.contains(&letter) {
                        button.piece form="touch" name="tap" value={ (letter) "@" } id={ "hand-" (letter) } {
                            (name) " " b { "×" (count) }
                        }
                    } @else {
                        span.piece { (name) " " b { "×" (count) } }
                    }
                }
            }
            @if let Some(points) = view.points {
                @let points = points.told();
                b.points title=(texts.word("page-points")) { span.unseen { (texts.word("page-points")) " " } (points) }
            }
            @if let Some(clock) = &seat.clock {
                time.clock data-left=(clock.left_ms) data-runs=[clock.runs.then_some("")] { (clock.told) }
            }
        }
    }
}
