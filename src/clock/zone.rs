//! Time zones, by the names that people write.

use jiff::tz::TimeZone;

/// How many similar zones are named if none has the name.
const NEAREST_MAX: usize = 3;
/// How similar a zone's name must be to be named, from 0 to 1.
const LIKENESS_MIN: f64 = 0.9;

/// Finds a zone by its IANA name, such as `Europe/Amsterdam`. Case doesn't matter, and blanks count as underscores.
///
/// # Errors
/// If no zone has the name: the names of the most similar ones.
pub fn find_zone(name: &str) -> Result<TimeZone, Vec<String>> {
    let name = name.trim().replace(' ', "_");
    match TimeZone::get(&name) {
        Ok(zone) if zone.iana_name().is_some() => Ok(zone),
        _ => Err(zones_like(&name, NEAREST_MAX)),
    }
}

/// The name of a zone, as [`find_zone`] reads it.
#[must_use]
pub fn zone_name(zone: &TimeZone) -> &str {
    zone.iana_name().unwrap_or("UTC")
}

/// Zones whose names contain a text or are similar to it, the best match first.
#[must_use]
pub fn zones_like(name: &str, at_most: usize) -> Vec<String> {
    let name = name.trim().to_lowercase().replace(' ', "_");
    let likeness = |zone: &str| {
        let zone = zone.to_lowercase();
        let city = zone.rsplit('/').next().unwrap_or(&zone);
        match zone.contains(&name) {
            true => 2.0,
            false => strsim::jaro_winkler(&zone, &name).max(strsim::jaro_winkler(city, &name)),
        }
    };
    let names = jiff::tz::db().available().map(|zone| zone.as_str().to_owned());
    let names = names.filter(|zone| zone.contains('/') && !zone.starts_with("Etc/"));
    let mut known: Vec<(f64, String)> = names.map(|zone| (likeness(&zone), zone)).collect();
    known.retain(|(likeness, _)| *likeness >= LIKENESS_MIN);
    known.sort_by(|(a, one), (b, other)| b.total_cmp(a).then_with(|| one.cmp(other)));
    known.into_iter().take(at_most).map(|(_, zone)| zone).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_found_by_its_name_in_either_case() {
        for (written, name) in [
            ("Europe/Amsterdam", "Europe/Amsterdam"),
            ("america/new york", "America/New_York"),
            (" asia/kolkata ", "Asia/Kolkata"),
            ("UTC", "UTC"),
        ] {
            assert_eq!(zone_name(&find_zone(written).unwrap()), name);
        }
    }

    #[test]
    fn a_zone_that_there_is_not_is_answered_by_those_that_may_be_meant() {
        assert_eq!(find_zone("amsterdam").unwrap_err()[0], "Europe/Amsterdam");
        assert_eq!(find_zone("Europe/Amsterdan").unwrap_err()[0], "Europe/Amsterdam");
        assert_eq!(find_zone("New York").unwrap_err()[0], "America/New_York");
        assert_eq!(find_zone("xqzzy"), Err(Vec::new()));
    }
}
