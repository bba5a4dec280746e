//! The page that a link to sign in opens. It signs nobody in by itself: previews and scanners open links too.

use maud::html;

use super::frame::{Body, Frame};
use super::words::inline;
use crate::text::{Message, Named, Span};

/// The page that a link to sign in opens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SignInPage {
    /// The name of the person who is signed in by it.
    pub name: String,
    /// Where the button is posted.
    pub action: String,
}

impl SignInPage {
    /// The page.
    #[must_use]
    pub fn html(&self, frame: &Frame) -> String {
        let who = Named { platform: String::new(), id: String::new(), name: self.name.clone() };
        let as_whom = Message::new("page-sign-in-as").with("name", Span::Person(who));
        let main = html! {
            section.card {
                h1 { (frame.say("page-sign-in")) }
                p { (inline(&frame.texts().paragraph(&as_whom))) }
                p { (frame.say("page-sign-in-how")) }
                form method="post" action=(self.action) {
                    (frame.hidden_fields())
                    button.primary.big { (frame.say("page-sign-in-button")) }
                }
            }
        };
        frame.page(&Body { title: frame.say("page-sign-in"), main, styles: Vec::new(), head: html! {} })
    }
}
