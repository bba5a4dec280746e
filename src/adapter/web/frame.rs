//! What pages share.

use super::cookies::proof;
use super::random::secret;
use super::site::Site;
use crate::club::Reader;
use crate::page::{Assets, Frame, Link};
use crate::render::Theme;
use crate::text::Language;

/// The field of the proof that a form is from a page of this browser, and that of the form's own name.
pub(super) const PROOF: &str = "proof";
pub(super) const FORM: &str = "form";

/// The links of whoever is signed in, by the keys of their words.
const LINKS: [(&str, &str); 6] = [
    ("page-home", "/"),
    ("page-leaderboard", "/look?ask=leaderboard"),
    ("page-profile", "/look?ask=profile"),
    ("page-tournaments", "/look?ask=tournament+list"),
    ("page-lessons", "/look?ask=rules"),
    ("page-task", "/learn"),
];

/// The frame of a page, for whoever reads it; forms in it are for the browser with this secret.
pub(super) fn of(site: &Site, reader: &Reader, browser: Option<&str>, here: &str) -> Frame {
    let language = reader.language;
    let link = |key: &str, address: &str| Link {
        label: language.word(key),
        address: address.to_owned(),
        here: address == here,
    };
    let links = match reader.name {
        Some(_) => LINKS.iter().map(|(key, address)| link(key, address)).collect(),
        None => Vec::new(),
    };
    Frame {
        language: language.tag(),
        theme: theme(&reader.theme),
        assets: assets(site),
        links,
        reader: reader.name.clone(),
        hidden: hidden(browser),
    }
}

/// The frame of a page for somebody unknown.
pub(super) fn of_nobody(site: &Site) -> Frame {
    let reader = Reader { name: None, language: Language::english(), theme: String::new(), answer: Vec::new() };
    of(site, &reader, None, "")
}

/// The hidden fields of forms: the proof, and a name that no other form has, so that it counts once.
fn hidden(browser: Option<&str>) -> Vec<(String, String)> {
    let Some((browser, form)) = browser.zip(secret()) else { return Vec::new() };
    vec![(PROOF.to_owned(), proof(browser)), (FORM.to_owned(), form)]
}

fn assets(site: &Site) -> Assets {
    Assets::Linked { style: site.0.files.style.clone(), script: site.0.files.script.clone() }
}

/// The theme of this name; `None` for what the browser prefers.
fn theme(name: &str) -> Option<Theme> {
    name.parse().ok()
}
