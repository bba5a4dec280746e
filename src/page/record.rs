//! A game as a page that works from a disk, without the bot: every position with its picture and its words.
//!
//! Each position is a figure, and the address says which one is shown. So it works without its script too.

use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, html};
use sha2::{Digest, Sha256};

use super::frame::{Assets, Body, Frame, SCRIPT, STYLE};
use super::history::{Step, steps, turn};
use super::seats::{SeatOnPage, strip};
use crate::render::{RenderError, Theme, board};
use crate::rules::{Game, Player, Ways};
use crate::scene::{Scene, SceneOptions};
use crate::text::Language;

/// The widths of its pictures, in pixels, the best first. The longer the game, the smaller they are.
const WIDTHS: [u32; 3] = [480, 320, 200];
/// The most bytes of all its pictures. Chats take files of about ten megabytes, and a page has them in base 64.
const PICTURES_BYTES_MAX: usize = 5_000_000;

/// A game as a page that works without the bot.
pub struct RecordPage {
    /// Its title: `Chifoumi #12`.
    pub title: String,
    /// The game.
    pub game: Game,
    /// The players’ names.
    pub names: [String; 2],
    /// The player at the bottom.
    pub bottom: Player,
    /// The theme, also of the pictures.
    pub theme: Theme,
}

/// A position with its picture.
struct Shown {
    step: Step,
    scene: Scene,
    picture: String,
}

impl RecordPage {
    /// The page.
    ///
    /// # Errors
    /// If a picture can’t be encoded.
    pub fn html(&self, language: &str) -> Result<String, RenderError> {
        let language = Language::find(language).unwrap_or_else(Language::english);
        let frame = Frame {
            language: language.tag(),
            theme: Some(self.theme),
            assets: Assets::Within,
            links: Vec::new(),
            reader: None,
            hidden: Vec::new(),
        };
        let shown = self.shown(language)?;
        let styles = Vec::new();
        let head = html! { meta http-equiv="Content-Security-Policy" content=(policy()); };
        let main = html! {
            div.record {
                h1 { (self.title) }
                @if let Some(status) = shown.last().and_then(|last| last.scene.status()) {
                    p.status { (language.say(&status)) }
                }
                @for index in 0..shown.len() { (self.figure(&shown, index, &frame)) }
                h2 { (frame.say("page-history")) }
                (list(&shown))
            }
        };
        Ok(frame.page(&Body { title: self.title.clone(), main, styles, head }))
    }

    /// All positions, with the best pictures that there is room for. In an endless game, the last positions have none.
    fn shown(&self, language: &Language) -> Result<Vec<Shown>, RenderError> {
        let steps = steps(&self.game, &self.names, self.bottom, language);
        let scenes = self.scenes(&steps);
        for width in WIDTHS {
            let (mut pictures, mut bytes) = (Vec::new(), 0);
            for scene in &scenes {
                let png = if bytes < PICTURES_BYTES_MAX { board(scene, self.theme, width)? } else { Vec::new() };
                bytes += png.len();
                pictures.push(png);
                if bytes >= PICTURES_BYTES_MAX && width != WIDTHS[WIDTHS.len() - 1] {
                    break;
                }
            }
            if pictures.len() == scenes.len() {
                let all = steps.into_iter().zip(scenes).zip(pictures);
                let shown = all.map(|((step, scene), png)| Shown { step, scene, picture: STANDARD.encode(png) });
                return Ok(shown.collect());
            }
        }
        Ok(Vec::new())
    }

    /// The scene after each turn.
    fn scenes(&self, steps: &[Step]) -> Vec<Scene> {
        let options =
            SceneOptions { bottom: self.bottom, names: self.names.clone(), told: false, ..SceneOptions::default() };
        let scenes = Scene::replay(&self.game, &options).enumerate();
        scenes.filter(|(plies, _)| steps.iter().any(|step| step.plies == *plies)).map(|(_, scene)| scene).collect()
    }

    fn figure(&self, shown: &[Shown], index: usize, frame: &Frame) -> Markup {
        let Shown { step, scene, picture } = &shown[index];
        let seat = |player: Player| {
            let seat = SeatOnPage { name: self.names[player.index()].clone(), ..SeatOnPage::default() };
            strip(&seat, player, scene, &Ways::default(), frame)
        };
        let to = |index: Option<usize>| index.and_then(|index| shown.get(index)).map(|to| to.step.plies);
        let (first, back) = (to((index > 0).then_some(0)), to(index.checked_sub(1)));
        let (next, last) = (to(Some(index + 1)), to((index + 1 < shown.len()).then(|| shown.len() - 1)));
        html! {
            figure #{ "t" (step.plies) } {
                (seat(self.bottom.other()))
                @if picture.is_empty() {
                    p { (frame.say("page-no-picture")) }
                } @else {
                    img src={ "data:image/png;base64," (picture) } alt=(scene.alt_text(frame.texts())) loading="lazy";
                }
                (seat(self.bottom))
                nav.steps aria-label=(frame.say("page-history")) {
                    @for (rel, key, sign, to) in [
                        ("first", "page-step-first", "|◀", first),
                        ("prev", "page-step-back", "◀", back),
                        ("next", "page-step-next", "▶", next),
                        ("last", "page-step-last", "▶|", last),
                    ] {
                        @let name = frame.texts().word(key);
                        a rel=(rel) href=[to.map(|plies| format!("#t{plies}"))] role=[to.is_none().then_some("link")]
                            aria-disabled=[to.is_none().then_some("true")] aria-label=(name) title=(name) { (sign) }
                    }
                }
                figcaption {
                    p { @if step.turn.is_some() { (index) ". " } b.n { (step.turn.as_ref().map_or("", |turn| &turn.1)) } " " (step.told) }
                    details {
                        summary { (frame.say("page-in-words")) }
                        @for line in scene.description(frame.texts()).lines() { p { (line) } }
                    }
                }
            }
        }
    }
}

/// The list of turns, each a link to its position.
fn list(shown: &[Shown]) -> Markup {
    html! {
        ol #history {
            @for (number, Shown { step, .. }) in shown.iter().enumerate() {
                li {
                    a href={ "#t" (step.plies) } {
                        (turn(step, number))
                    }
                    @if step.turn.is_some() { " " span { (step.told) } }
                }
            }
        }
    }
}

/// What the page may use: its own style and script, by their hashes, and pictures within it.
fn policy() -> String {
    let mut policy = String::from("default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:");
    for (kind, content) in [("style", STYLE), ("script", SCRIPT)] {
        // Writing to a string cannot fail.
        let _ = write!(policy, "; {kind}-src 'sha256-{}'", STANDARD.encode(Sha256::digest(content)));
    }
    policy
}
