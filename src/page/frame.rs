//! What all pages share: the head, the links, and who looks at it.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::render::Theme;
use crate::text::Language;

/// The stylesheet of all pages.
pub const STYLE: &str = include_str!("../../assets/page/page.css");
/// The script of all pages. They work without it.
pub const SCRIPT: &str = include_str!("../../assets/page/page.js");

/// What all pages share.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The reader's language.
    pub language: &'static str,
    /// The reader's theme. `None` for what their browser prefers.
    pub theme: Option<Theme>,
    /// Where styles and scripts are.
    pub assets: Assets,
    /// The links at the top.
    pub links: Vec<Link>,
    /// The reader's name, if they have signed in.
    pub reader: Option<String>,
    /// Hidden fields of every form that changes something.
    pub hidden: Vec<(String, String)>,
}

/// Where styles and scripts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Assets {
    /// In files: the addresses of the style and of the script.
    Linked {
        /// [`STYLE`]’s address.
        style: String,
        /// [`SCRIPT`]’s address.
        script: String,
    },
    /// In the page itself, which then works from a disk.
    Within,
}

/// A link to another page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Its words.
    pub label: String,
    /// Its address.
    pub address: String,
    /// Whether it is the page that shows it.
    pub here: bool,
}

/// The parts of a page that differ.
pub(super) struct Body {
    /// The title, for the browser.
    pub(super) title: String,
    /// What is between the links and the end.
    pub(super) main: Markup,
    /// Further styles: addresses of files, or the styles themselves if the page is to stand alone.
    pub(super) styles: Vec<String>,
    /// Further elements of the head.
    pub(super) head: Markup,
}

impl Frame {
    /// The language of the texts.
    #[must_use]
    pub fn texts(&self) -> &'static Language {
        Language::find(self.language).unwrap_or_else(Language::english)
    }

    pub(super) fn say(&self, key: &'static str) -> String {
        self.texts().word(key)
    }

    /// A whole page.
    pub(super) fn page(&self, body: &Body) -> String {
        let theme = self.theme.map(Theme::name);
        let markup = html! {
            (DOCTYPE)
            html lang=(self.texts().tag()) data-theme=[theme] {
                head {
                    meta charset="utf-8";
                    (body.head)
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="robots" content="noindex, nofollow";
                    meta name="referrer" content="no-referrer";
                    meta name="color-scheme" content="light dark";
                    title { (body.title) }
                    @if self.assets == Assets::Within { link rel="icon" href="data:,"; }
                    (self.styles(&body.styles))
                }
                body {
                    a.skip href="#main" { (self.say("page-skip")) }
                    (self.header())
                    main #main tabindex="-1" { (body.main) }
                    @if self.assets == Assets::Within { script { (PreEscaped(SCRIPT)) } }
                }
            }
        };
        markup.into_string()
    }

    fn styles(&self, further: &[String]) -> Markup {
        html! {
            @match &self.assets {
                Assets::Linked { style, script } => {
                    link rel="stylesheet" href=(style);
                    @for address in further { link rel="stylesheet" href=(address); }
                    script src=(script) defer {}
                }
                Assets::Within => {
                    style { (PreEscaped(STYLE)) }
                    @for style in further { style { (PreEscaped(style)) } }
                }
            }
        }
    }

    fn header(&self) -> Markup {
        html! {
            @if !self.links.is_empty() || self.reader.is_some() {
                header.top {
                    nav aria-label=(self.say("page-links")) {
                        @for link in &self.links {
                            a href=(link.address) aria-current=[link.here.then_some("page")] { (link.label) }
                        }
                    }
                    @if let Some(reader) = &self.reader { bdi.reader { (reader) } }
                }
            }
        }
    }

    /// The hidden fields of a form that changes something.
    pub(super) fn hidden_fields(&self) -> Markup {
        html! { @for (name, value) in &self.hidden { (hidden(name, value)) } }
    }
}

/// A hidden field.
pub(super) fn hidden(name: &str, value: impl std::fmt::Display) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}
