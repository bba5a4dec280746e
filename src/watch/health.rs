//! The health of the program.

use serde_json::{Value, json};

use super::{HealthReport, Lately, Links};

/// The longest that a message may wait before somebody should look, in seconds. A short outage of a platform isn't an
/// alarm.
const WAIT_SECONDS_MAX: u64 = 60 * 60;

/// The most things put aside that the report names.
const LISTED_MAX: usize = 10;

/// Whether all is well, and if not, why.
#[derive(Clone, PartialEq, Debug)]
pub struct Health {
    /// The problems, in sentences. Empty if all is well.
    pub problems: Vec<String>,
    report: Value,
}

impl Health {
    /// Judges the connections to platforms, the club's report (or why there is none), and recent trouble.
    #[must_use]
    pub fn of(links: &[Links], report: Result<&HealthReport, &str>, lately: &Lately) -> Self {
        let mut problems = Vec::new();
        let mut platforms = serde_json::Map::new();
        for link in links {
            let Links { platform, holding, expected } = link;
            if !link.are_whole() {
                problems.push(match holding {
                    0 => format!("{platform} is not connected"),
                    holding => format!("{platform} has {holding} of {expected} connections"),
                });
            }
            let mut shown = json!({ "connected": link.are_whole(), "connections": holding });
            let waiting = report.map(|report| report.waiting.iter().find(|waiting| waiting.platform == *platform));
            if let Ok(Some(waiting)) = waiting {
                if waiting.oldest_seconds > WAIT_SECONDS_MAX {
                    problems.push(format!("a message to {platform} has waited {} s", waiting.oldest_seconds));
                }
                shown["waiting"] = waiting.letters.into();
                shown["oldest_seconds"] = waiting.oldest_seconds.into();
            }
            platforms.insert((*platform).to_owned(), shown);
        }
        problems.extend(report.err().map(str::to_owned));
        let put_aside = report.map_or(&[][..], |report| report.put_aside.as_slice());
        problems.extend(put_aside.iter().take(LISTED_MAX).map(|what| format!("put aside: {what}")));
        if put_aside.len() > LISTED_MAX {
            problems.push(format!("{} things are put aside; `parlour check` lists them", put_aside.len()));
        }
        problems.extend(lately.refused.clone());
        problems.extend(lately.not_saved.iter().map(|why| format!("no backup could be made: {why}")));
        problems.extend(lately.unheard.iter().map(|platform| format!("a room of {platform} cannot be heard")));
        problems.extend(lately.begun_anew.iter().map(|part| format!("{part} failed and was started anew")));
        let writable = report.is_ok() && lately.refused.is_none();
        let report = json!({
            "healthy": problems.is_empty(),
            "problems": problems,
            "platforms": platforms,
            "store": { "writable": writable },
            "put_aside": put_aside.len(),
        });
        Self { problems, report }
    }

    /// The report as JSON.
    #[must_use]
    pub fn json(&self) -> String {
        self.report.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::watch::Backlog;

    fn waiting(oldest_seconds: u64) -> HealthReport {
        let waiting = vec![Backlog { platform: "discord", letters: 3, oldest_seconds }];
        HealthReport { waiting, ..HealthReport::default() }
    }

    #[test]
    fn all_is_well_when_every_platform_is_connected_and_the_store_takes_what_is_written() {
        let links = Links { platform: "discord", holding: 2, expected: 2 };
        let health = Health::of(&[links], Ok(&waiting(20)), &Lately::default());
        assert_eq!(health.problems, [""; 0]);
        let platform = json!({"connected": true, "connections": 2, "waiting": 3, "oldest_seconds": 20});
        let report: Value = serde_json::from_str(&health.json()).unwrap();
        assert_eq!((&report["platforms"]["discord"], &report["healthy"]), (&platform, &json!(true)));
    }

    #[test]
    fn each_thing_that_is_wrong_is_a_problem() {
        let links = |holding| [Links { platform: "discord", holding, expected: 5 }];
        let said = |holding, report: Result<&HealthReport, &str>| {
            Health::of(&links(holding), report, &Lately::default()).problems
        };
        assert_eq!(said(0, Ok(&waiting(0))), ["discord is not connected"]);
        assert_eq!(said(1, Ok(&waiting(0))), ["discord has 1 of 5 connections"]);
        assert_eq!(said(5, Ok(&waiting(3_601))), ["a message to discord has waited 3601 s"]);
        assert_eq!(said(5, Err("the club does not answer")), ["the club does not answer"]);
        let put_aside = vec!["flag 12: it panicked".to_owned()];
        let report = HealthReport { put_aside, ..HealthReport::default() };
        assert_eq!(said(5, Ok(&report)), ["put aside: flag 12: it panicked"]);
        let lately = Lately {
            refused: Some("the disk is full".to_owned()),
            unheard: vec!["matrix"],
            not_saved: Some("the folder is gone".to_owned()),
            begun_anew: vec!["discord"],
        };
        let problems = Health::of(&links(5), Ok(&waiting(0)), &lately).problems;
        let backup = "no backup could be made: the folder is gone";
        let anew = "discord failed and was started anew";
        assert_eq!(problems, ["the disk is full", backup, "a room of matrix cannot be heard", anew]);
    }

    #[test]
    fn that_no_backup_could_be_made_is_said_until_one_is() {
        let watch = crate::watch::Watch::default();
        assert_eq!(watch.lately().not_saved, None);
        watch.not_backed_up("it is damaged");
        watch.not_backed_up("the disk is full");
        assert_eq!(watch.lately().not_saved.as_deref(), Some("the disk is full"));
        watch.backed_up(1);
        assert_eq!(watch.lately().not_saved, None);
    }
}
