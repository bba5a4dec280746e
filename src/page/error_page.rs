//! The page that is shown instead of another.

use maud::html;

use super::frame::{Body, Frame, Link};
use super::words::paragraphs;
use crate::text::Paragraph;

/// The page that is shown instead of another: nothing here, not allowed, too much, an error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErrorPage {
    /// What is wrong, in a few words.
    pub title: String,
    /// What is wrong and what to do.
    pub text: Vec<Paragraph>,
    /// Where to go from here.
    pub links: Vec<Link>,
}

impl ErrorPage {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &Frame) -> String {
        let main = html! {
            section.card {
                h1 { (self.title) }
                (paragraphs(&self.text))
                @for link in &self.links { p { a.button href=(link.address) { (link.label) } } }
            }
        };
        frame.page(&Body { title: self.title.clone(), main, styles: Vec::new(), head: html! {} })
    }
}
