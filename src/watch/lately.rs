//! What went wrong of late, for as long as somebody should know of it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long something is said after it has happened: longer than whoever watches waits between two looks.
const REMEMBERED: Duration = Duration::from_secs(5 * 60);

/// What went wrong of late.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lately {
    /// Why the database did not keep something.
    pub refused: Option<String>,
    /// The platforms of which a room could not be heard.
    pub unheard: Vec<&'static str>,
    /// Why the last backup that was due could not be made.
    pub not_saved: Option<String>,
    /// The parts of the program that panicked and have begun anew.
    pub begun_anew: Vec<&'static str>,
}

/// What went wrong, and when.
#[derive(Default)]
pub(super) struct Recent {
    refused: Option<Refused>,
    unheard: BTreeMap<&'static str, Instant>,
    not_saved: Option<String>,
    begun_anew: BTreeMap<&'static str, Instant>,
}

/// Something was not kept.
struct Refused {
    why: String,
    at: Instant,
    /// Whether it still is so, as far as is known.
    lasts: bool,
}

impl Recent {
    pub(super) fn kept(&mut self, kept: Result<(), &str>) {
        match (kept, &mut self.refused) {
            (Err(why), refused) => *refused = Some(Refused { why: why.to_owned(), at: Instant::now(), lasts: true }),
            (Ok(()), Some(refused)) => refused.lasts = false,
            (Ok(()), None) => {}
        }
    }

    pub(super) fn unheard(&mut self, platform: &'static str) {
        self.unheard.insert(platform, Instant::now());
    }

    /// It is said until a backup is made, however long that takes.
    pub(super) fn saved(&mut self, saved: Result<(), &str>) {
        self.not_saved = saved.err().map(str::to_owned);
    }

    pub(super) fn begun_anew(&mut self, part: &'static str) {
        self.begun_anew.insert(part, Instant::now());
    }

    pub(super) fn lately(&self) -> Lately {
        let is_recent = |at: &Instant| at.elapsed() < REMEMBERED;
        let refused = self.refused.as_ref().filter(|refused| refused.lasts || is_recent(&refused.at));
        let recent = |known: &BTreeMap<&'static str, Instant>| {
            known.iter().filter(|(_, at)| is_recent(at)).map(|(name, _)| *name).collect()
        };
        Lately {
            refused: refused.map(|refused| refused.why.clone()),
            unheard: recent(&self.unheard),
            begun_anew: recent(&self.begun_anew),
            not_saved: self.not_saved.clone(),
        }
    }
}
