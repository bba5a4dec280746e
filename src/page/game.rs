//! The page of a game.

use maud::{Markup, html};

use super::address::{BoardPicture, BoardStyle};
use super::board::board;
use super::button::{PageButton, buttons};
use super::curve::{AnalysisOnPage, curve};
use super::frame::{Assets, Body, Frame, hidden};
use super::history::{history, last_turn, steps, with};
use super::seats::{SeatOnPage, strip};
use super::touching::Touching;
use super::words::{inline, paragraphs};
use crate::rules::{Game, Player, Tapped};
use crate::scene::{Scene, SceneOptions};
use crate::text::{Arg, Message, Paragraph};

/// The page of a game.
pub struct GamePage {
    /// Its title: `Chifoumi #12`.
    pub title: String,
    /// The whole game.
    pub game: Game,
    /// The players.
    pub seats: [SeatOnPage; 2],
    /// The player at the bottom.
    pub bottom: Player,
    /// The newest entry of the game’s record.
    pub seen: u32,
    /// The position that is shown, and what was tapped in it.
    pub touching: Touching,
    /// What else to know of the game: until when to move, what is offered.
    pub told: Vec<Paragraph>,
    /// What happened, such as the answer to a button: told once by a screen reader.
    pub notices: Vec<Paragraph>,
    /// What a message about the game has as buttons.
    pub buttons: Vec<PageButton>,
    /// The commands that take a tapped turn or line at their end. The first plays a turn, if it is the reader’s to play.
    pub tools: Vec<Tool>,
    /// An analysis that was made of it.
    pub analysis: Option<AnalysisOnPage>,
    /// The name of the form whose answer is shown, if it stays while one looks around.
    pub said: Option<String>,
    /// The beginning of the line that is copied to try a line in chat: `try #12`.
    pub copied: String,
    /// The addresses of what goes with the page.
    pub addresses: GameAddresses,
}

/// A command that takes a tapped turn or line at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tool {
    /// The label of its button.
    pub label: String,
    /// The beginning of the command: `move #12`, `if #12`.
    pub begins: String,
    /// Whether it plays a turn: only a finished one, in the current position, and in the place where Play always is.
    pub plays: bool,
    /// Whether it also plays a part of a turn.
    pub takes_parts: bool,
}

/// The addresses of what goes with the page of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameAddresses {
    /// The page itself, without parameters.
    pub page: String,
    /// Where commands are posted: `command`, `seen` and the frame’s hidden fields; of a tool, also `turn`, which
    /// belongs at the command’s end.
    pub commands: String,
    /// The folder of pictures, with a slash at its end; [`BoardPicture`] has their names.
    pub pictures: String,
    /// The folder of styles of boards, with a slash at its end; [`BoardStyle`] has their names.
    pub styles: String,
    /// Where the page hears that something has happened: server-sent events, whatever their data. Empty if it can’t.
    pub events: String,
}

impl GamePage {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &Frame) -> String {
        let style = BoardStyle::of(&self.game, self.bottom);
        let styles = match frame.assets {
            Assets::Linked { .. } => vec![format!("{}{}", self.addresses.styles, style.name)],
            Assets::Within => vec![style.css],
        };
        frame.page(&Body { title: self.title.clone(), main: self.main(frame), styles, head: html! {} })
    }

    fn main(&self, frame: &Frame) -> Markup {
        let names = [self.seats[0].name.clone(), self.seats[1].name.clone()];
        let options = SceneOptions { bottom: self.bottom, names: names.clone(), ..SceneOptions::default() };
        let shown = if self.touching.at.is_none() && self.touching.so_far.actions.is_empty() {
            &self.game
        } else {
            &self.touching.shown
        };
        let scene = Scene::of(shown, &options);
        let touching = &self.touching;
        let plies = touching.base.plies().len();
        let picture = BoardPicture::of(&self.game, plies, &touching.so_far.actions, self.bottom);
        let seat = |player: Player| strip(&self.seats[player.index()], player, &scene, &touching.ways, frame);
        let steps = steps(&self.game, &names, self.bottom, frame.texts());
        let here = if touching.so_far.actions.is_empty() { plies } else { usize::MAX };
        let address = self.address();
        // The position that is shown, unless a line was tapped in it.
        let step = steps.iter().position(|step| step.plies == here);
        let analysis = self.analysis.as_ref();
        let better = analysis.zip(step).map_or(&[][..], |(analysis, step)| analysis.better_after(step));
        let events = Some(&self.addresses.events).filter(|events| !events.is_empty());
        html! {
            div #game data-entries=(self.seen) data-events=[events] data-pictures=(self.addresses.pictures)
                data-copied=(self.copied) {
                section.play aria-label=(self.title) {
                    (seat(self.bottom.other()))
                    form #touch method="get" action=(self.addresses.page) {
                        (self.turn_fields())
                        (board(&scene, (touching, better), &picture, &self.addresses.pictures, frame))
                    }
                    (seat(self.bottom))
                    (self.acts(frame))
                }
                section.beside {
                    h1 { (self.title) }
                    div #said.said role="status" {
                        (self.told(&scene, frame))
                        @if let Some(told) = analysis.zip(step).and_then(|(analysis, step)| analysis.told(step, &steps)) {
                            p dir="auto" { (inline(&frame.texts().paragraph(&told))) }
                        }
                    }
                    div #told { (paragraphs(&self.told)) }
                    (self.line_told(frame))
                    div #branches data-own hidden data-forget=(frame.say("page-forget")) {
                        h2 { (frame.say("page-branches")) }
                        ul {}
                    }
                    (buttons(&self.buttons, &self.addresses.commands, frame))
                    @if let Some(analysis) = analysis {
                        (curve(analysis, (&steps, step), &address, frame))
                    }
                    (history(&steps, plies, &address, frame))
                    details { summary { (frame.say("page-in-words")) }
                        @for line in scene.description(frame.texts()).lines() { p { (line) } }
                    }
                }
            }
        }
    }

    /// The turn so far, as hidden fields.
    fn turn_fields(&self) -> Markup {
        let so_far = &self.touching.so_far;
        html! {
            @if let Some(at) = self.touching.at { (hidden("at", at)) }
            @else if so_far.line && self.own_turn() { (hidden("try", 1)) }
            @if let Some(said) = &self.said { (hidden("said", said)) }
            (hidden("turn", so_far))
            @if let Some(begun) = so_far.begun { (hidden("begun", begun)) }
        }
    }

    /// The page's address, with what stays while one looks around.
    fn address(&self) -> String {
        let page = &self.addresses.page;
        self.said.as_ref().map_or_else(|| page.clone(), |said| with(page, &format!("said={said}")))
    }

    fn own_turn(&self) -> bool {
        self.tools.iter().any(|tool| tool.plays)
    }

    /// Undo, End turn and Play, whose places never change.
    fn acts(&self, frame: &Frame) -> Markup {
        let (touching, so_far) = (&self.touching, &self.touching.so_far);
        let (end, words): (Vec<&String>, Vec<&String>) = touching.ways.words.iter().partition(|word| *word == "end");
        let choices = match &touching.tapped {
            Some(Tapped::Which(choices)) => choices.as_slice(),
            _ => &[],
        };
        let own = self.tools.iter().find(|tool| tool.plays);
        let parts = own.is_some_and(|tool| tool.takes_parts) && !so_far.actions.is_empty();
        let ready = !so_far.line && (touching.is_finished() || parts);
        let away = touching.at.is_some() || !so_far.is_empty();
        html! {
            div #acts.acts {
                button form="touch" name="undo" value="1" disabled[so_far.is_empty()] { (frame.say("page-undo")) }
                button #act-end form="touch" name="tap" value="end" disabled[end.is_empty()] { (frame.say("page-end-turn")) }
                @match own {
                    Some(tool) if !so_far.line => {
                        form method="post" action=(self.addresses.commands) {
                            (self.tool_fields(tool, frame))
                            button #act-play.primary disabled[!ready] { (tool.label) }
                        }
                    }
                    _ => a #act-now.button href=[away.then(|| self.address())] role=[(!away).then_some("link")]
                        aria-disabled=[(!away).then_some("true")] { (frame.say("page-back-to-game")) },
                }
            }
            div #choices.row {
                @for choice in choices {
                    button.primary form="touch" name="tap" value=(choice) { (choice) }
                }
                @for word in words {
                    button form="touch" name="tap" value=(word) { (frame.texts().word("page-word")) " " b.n { (word) } }
                }
            }
        }
    }

    fn tool_fields(&self, tool: &Tool, frame: &Frame) -> Markup {
        html! {
            (frame.hidden_fields())
            (hidden("command", &tool.begins))
            (hidden("seen", self.seen))
            (hidden("turn", &self.touching.so_far))
        }
    }

    /// What a screen reader says once: a refusal, a question, what the turn does so far, or what has happened.
    fn told(&self, scene: &Scene, frame: &Frame) -> Markup {
        let (texts, touching) = (frame.texts(), &self.touching);
        let tapped = match &touching.tapped {
            Some(Tapped::Which(_)) => Some(Message::new("page-which")),
            Some(tapped) => tapped.refusal(),
            None => None,
        };
        let dropped = touching.dropped.then(|| Message::new("page-dropped"));
        let chosen = touching.so_far.begun.filter(|_| touching.tapped.is_some()).map(|begun| {
            Message::new("page-chosen").with_text("begun", begun).with("count", touching.ways.reached.len())
        });
        let turn = last_turn(scene, texts);
        html! {
            (paragraphs(&self.notices))
            @for message in dropped.iter().chain(&tapped) { p.warn dir="auto" { (inline(&texts.paragraph(message))) } }
            @if let Some(chosen) = chosen { p { (texts.say(&chosen)) } }
            @else if let Some(turn) = turn { p dir="auto" { (turn) } }
            @if let Some(status) = scene.status() { p.status dir="auto" { (inline(&texts.paragraph(&status))) } }
        }
    }

    /// The turn or line so far, with what can be done with it.
    fn line_told(&self, frame: &Frame) -> Markup {
        let so_far = &self.touching.so_far;
        let line = so_far.to_string();
        html! {
            div #line {
                @if !so_far.actions.is_empty() {
                    @let key = if so_far.line { "page-line" } else { "page-turn" };
                    @let said = Message::new(key).with("actions", Arg::notation(line.as_str()));
                    p { (inline(&frame.texts().paragraph(&said))) }
                    @if so_far.line && self.touching.at.is_none() {
                        div.row {
                            input.copy readonly value={ (self.copied) " " (line) } aria-label=(frame.say("page-copy"));
                            button type="button" data-copy data-script hidden { (frame.say("page-copy-button")) }
                        }
                        @for tool in self.tools.iter().filter(|tool| !tool.plays) {
                            form.row method="post" action=(self.addresses.commands) {
                                (self.tool_fields(tool, frame))
                                button { (tool.label) }
                            }
                        }
                    }
                }
            }
        }
    }
}
