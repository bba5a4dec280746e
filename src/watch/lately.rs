//! Recent trouble, as long as somebody should know of it.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How long trouble is reported after it happened: longer than the pause between two checks.
const REMEMBERED: Duration = Duration::from_secs(5 * 60);

/// Recent trouble.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lately {
    /// Why the database refused to store something.
    pub refused: Option<String>,
    /// The platforms with a room that Parlour couldn't hear.
    pub unheard: Vec<&'static str>,
    /// Why the last scheduled backup failed.
    pub not_saved: Option<String>,
    /// The parts of the program that panicked and restarted.
    pub begun_anew: Vec<&'static str>,
}

/// The trouble and its time.
#[derive(Default)]
pub(super) struct Recent {
    refused: Option<Refused>,
    unheard: BTreeMap<&'static str, Instant>,
    not_saved: Option<String>,
    begun_anew: BTreeMap<&'static str, Instant>,
}

/// The database refused to store something.
struct Refused {
    why: String,
    at: Instant,
    /// Whether the trouble lasts, as far as is known.
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

    /// Reports a failed backup until one succeeds, however long that takes.
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
