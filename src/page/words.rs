//! Paragraphs as HTML: names keep to themselves, commands and notation look like what is typed.

use maud::{Markup, html};

use crate::text::{Paragraph, Span};

/// A paragraph's content.
pub(super) fn inline(paragraph: &Paragraph) -> Markup {
    html! {
        @for span in &paragraph.0 {
            @match span {
                Span::Words(words) => (words),
                Span::Command(line) | Span::Name(line) => code { (line) },
                Span::Notation(actions) => b.n { (actions) },
                Span::Link(address) => a href=(address) { (address) },
                Span::Person(person) => bdi { (person.name) },
                Span::Place(place) => bdi { "#" (place.name) },
                Span::Time(moment) => time datetime=(moment.at) { (moment.words) },
            }
        }
    }
}

/// Paragraphs, one below the other.
pub(super) fn paragraphs(text: &[Paragraph]) -> Markup {
    html! { @for paragraph in text { p dir="auto" { (inline(paragraph)) } } }
}
