//! All settings. Each is declared once: its names, its owners and its values, the default first. Its description has
//! the key `club-setting-` and its name. Reading and completing the line, the list and the help follow from that; so
//! does `cx.in_place(&CLOCK, place)` in the club.

use jiff::civil::Time;
use jiff::tz::TimeZone;

use super::setting::{Holder, Setting, Typed, Values};
use super::{BoardForm, ClockWish};
use crate::clock::{Hours, TimeControl, find_zone, read_time, write_time, zone_name};
use crate::rules::{GAMES, GameDef};
use crate::text::{Arg, Language, Message};

/// Where people are told that they must act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By a ping where the game is.
    Here,
    /// By a direct message.
    Direct,
    /// By one message with all their games.
    Digest,
    /// Not at all.
    Off,
}

/// Which of their accounts somebody is written to alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reached {
    /// The one with which they were last active.
    Last,
    /// The one on this platform.
    On(String),
}

/// The side at the bottom of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bottom {
    /// The viewer's own side, if they play.
    Own,
    /// Player one's.
    First,
    /// The side to move.
    Turn,
}

/// Which games people can open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offered {
    /// All of them.
    All,
    /// These, by their ids.
    These(Vec<&'static str>),
}

macro_rules! settings {
    ($($(#[$doc:meta])* $setting:ident: $type:ty = ($name:literal, $($declared:expr),+ $(,)?);)+) => {
        $($(#[$doc])* pub static $setting: Typed<$type> =
            Typed::new($name, concat!("club-setting-", $name), $($declared),+);)+

        /// All settings, in the order of lists.
        pub static SETTINGS: &[&Setting] = &[$(&$setting.setting),+];
    };
}

settings! {
    /// The colors of pictures, by the theme's name.
    THEME: &'static str = ("theme", &["colors", "colours"], Holder::All,
        &Values::Words(&[("light", "light"), ("dark", "dark"), ("contrast", "contrast")]));
    /// The form of boards.
    BOARDS: BoardForm = ("boards", &["board", "pictures"], Holder::All,
        &Values::Words(&BoardForm::ALL));
    /// Whether replays move.
    MOTION: bool = ("motion", &["animations", "animation"], Holder::All,
        &Values::Words(&[("on", true), ("off", false)]));
    /// The side at the bottom of a board.
    SIDE: Bottom = ("side", &["bottom", "flip"], Holder::All,
        &Values::Words(&[("own", Bottom::Own), ("first", Bottom::First), ("turn", Bottom::Turn)]));
    /// The language of texts.
    LANGUAGE: &'static Language = ("language", &["lang"], Holder::All, &Values::Text {
        offered: languages,
        usual: Language::english,
        read: |text| Language::all().iter().find(|known| known.tag().eq_ignore_ascii_case(text.trim())),
        write: |language| language.tag().to_owned(),
        refusal: None,
    });
    /// Where people are told that they must act.
    NOTICES: Way = ("notices", &["notice", "pings"], Holder::People,
        &Values::Words(&[("here", Way::Here), ("direct", Way::Direct), ("digest", Way::Digest), ("off", Way::Off)]));
    /// Which of their accounts people are written to alone. Those that they have are offered, too.
    ACCOUNT: Reached = ("account", &["accounts"], Holder::People, &Values::Text {
        offered: || vec![LAST_ACCOUNT],
        usual: || Reached::Last,
        read: read_account,
        write: Reached::to_string,
        refusal: None,
    });
    /// The time of day when a digest is sent anew; by default, when the hours begin.
    DIGEST: Time = ("digest", &[], Holder::People, &Values::Text {
        offered: || vec!["8", "18:30"],
        usual: || Hours::default().from(),
        read: read_time,
        write: |time| write_time(*time),
        refusal: None,
    });
    /// The hours of the day at which people are told that they must act.
    HOURS: Hours = ("hours", &[], Holder::People, &Values::Text {
        offered: || vec!["8-22", "7:30-21", "18-2", "0-24"],
        usual: Hours::default,
        read: |text| text.parse().ok(),
        write: Hours::to_string,
        refusal: None,
    });
    /// The time zone of the times that people read and of the hours that they set.
    ZONE: TimeZone = ("zone", &["timezone", "tz"], Holder::All, &Values::Text {
        offered: || vec!["UTC", "Europe/Amsterdam", "America/New_York", "Asia/Kolkata"],
        usual: || TimeZone::UTC,
        read: |text| find_zone(text).ok(),
        write: |zone| zone_name(zone).to_owned(),
        refusal: Some(no_zone),
    });
    /// Whether vacations begin by themselves.
    VACATIONS: bool = ("vacations", &[], Holder::People,
        &Values::Words(&[("on", true), ("off", false)]));
    /// Whether people can open games and tournaments.
    PLAY: bool = ("play", &["playing"], Holder::Places,
        &Values::Words(&[("on", true), ("off", false)]));
    /// Which games they can open.
    OFFERED: Offered = ("games", &["game"], Holder::Places, &Values::Text {
        offered: || std::iter::once(ALL_GAMES).chain(GAMES.iter().map(|kind| kind.about.id)).collect(),
        usual: || Offered::All,
        read: read_games,
        write: Offered::to_string,
        refusal: None,
    });
    /// Whether challenges are rated by default.
    RATED: bool = ("rated", &[], Holder::Places,
        &Values::Words(&[("yes", true), ("no", false)]));
    /// The default time control of games.
    CLOCK: ClockWish = ("clock", &["time"], Holder::Places, &Values::Text {
        offered: || vec!["10d+36h", "3d", "20m+30s", "none"],
        usual: || ClockWish::Of(TimeControl::USUAL),
        read: |text| ClockWish::read(text).filter(|wish| wish.is_even()),
        write: ClockWish::to_string,
        refusal: None,
    });
    /// Whether only managers can open tournaments.
    MANAGED_TOURNAMENTS: bool = ("tournaments", &["tournament"], Holder::Places,
        &Values::Words(&[("everyone", false), ("managers", true)]));
    /// Whether only managers can have games shown that are played elsewhere.
    MANAGED_WATCHING: bool = ("watching", &["watch"], Holder::Places,
        &Values::Words(&[("managers", true), ("everyone", false)]));
    /// Whether nobody hears of votes on turns until they are counted.
    SECRET_VOTES: bool = ("votes", &["vote", "voting"], Holder::Places,
        &Values::Words(&[("open", false), ("secret", true)]));
    /// Whether games have pages.
    PAGE: bool = ("page", &["pages", "web"], Holder::All,
        &Values::Words(&[("off", false), ("on", true)]));
    /// When a place gets its puzzle of the day, if it wants one.
    PUZZLE_DAILY: Option<Time> = ("puzzle-daily", &["daily"], Holder::Places, &Values::Text {
        offered: || vec!["off", "9", "18:30"],
        usual: || None,
        read: |text| if text.trim().eq_ignore_ascii_case("off") { Some(None) } else { read_time(text).map(Some) },
        write: |time| time.map_or_else(|| "off".to_owned(), write_time),
        refusal: None,
    });
    /// Whether finished rated games may become puzzles.
    PUZZLES: bool = ("puzzles", &["puzzle"], Holder::All,
        &Values::Words(&[("on", true), ("off", false)]));
    /// Whether the story of each game is told by itself once it is over.
    STORY: bool = ("story", &["stories"], Holder::Places,
        &Values::Words(&[("off", false), ("on", true)]));
    /// Whether each game has a thread of its own.
    THREADS: bool = ("threads", &["thread"], Holder::Places,
        &Values::Words(&[("off", false), ("on", true)]));
    /// Whether boards that are past stay pictures.
    PAST_PICTURES: bool = ("past", &["history"], Holder::Places,
        &Values::Words(&[("lines", false), ("pictures", true)]));
}

impl Setting {
    /// The setting with this name or alias.
    #[must_use]
    pub fn find(name: &str) -> Option<&'static Self> {
        let name = name.to_lowercase();
        let is_called = |setting: &&&Self| setting.name == name || setting.aliases.contains(&name.as_str());
        SETTINGS.iter().find(is_called).copied()
    }
}

/// The word for the account that was last active.
const LAST_ACCOUNT: &str = "last";

/// That word, or the name of a platform.
fn read_account(word: &str) -> Option<Reached> {
    let word = word.trim().to_lowercase();
    let is_name = !word.is_empty() && word != "default" && word.bytes().all(|byte| byte.is_ascii_lowercase());
    is_name.then(|| if word == LAST_ACCOUNT { Reached::Last } else { Reached::On(word) })
}

impl std::fmt::Display for Reached {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Last => f.write_str(LAST_ACCOUNT),
            Self::On(platform) => f.write_str(platform),
        }
    }
}

/// The word for all games.
const ALL_GAMES: &str = "all";

fn languages() -> Vec<&'static str> {
    Language::all().iter().map(Language::tag).collect()
}

/// The games that a line names: `chifoumi, sfirs`. `None` if a word isn't a game.
fn read_games(line: &str) -> Option<Offered> {
    if line.trim().eq_ignore_ascii_case(ALL_GAMES) {
        return Some(Offered::All);
    }
    let words = line.split([',', ' ']).filter(|word| !word.is_empty());
    let mut games: Vec<&str> =
        words.map(|word| GameDef::find(word).map(|kind| kind.about.id)).collect::<Option<_>>()?;
    games.sort_unstable();
    games.dedup();
    Some(Offered::These(games)).filter(|games| *games != Offered::These(Vec::new()))
}

impl Offered {
    /// Whether a game is among them, by its id.
    #[must_use]
    pub fn contains(&self, game: &str) -> bool {
        match self {
            Self::All => true,
            Self::These(games) => games.contains(&game),
        }
    }
}

impl std::fmt::Display for Offered {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::All => f.write_str(ALL_GAMES),
            Self::These(games) => f.write_str(&games.join(", ")),
        }
    }
}

/// How zones are named, and which may be meant.
fn no_zone(name: &str) -> Message {
    let nearest = find_zone(name).err().unwrap_or_default();
    let message = match nearest.is_empty() {
        true => Message::new("club-no-zone"),
        false => {
            Message::new("club-no-zone-near").with("nearest", Arg::Or(nearest.into_iter().map(Arg::Text).collect()))
        }
    };
    message.with_text("word", name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_can_be_read_and_the_usual_comes_first() {
        for setting in SETTINGS {
            for value in setting.values() {
                assert_eq!(setting.read(value), Ok(value.to_owned()), "{setting:?}");
            }
        }
        let first = |setting: &Setting| setting.values()[0];
        assert_eq!(HOURS.value(first(&HOURS)), Some(HOURS.usual()));
        assert_eq!(DIGEST.value(first(&DIGEST)), Some(DIGEST.usual()));
        assert_eq!(ZONE.value(first(&ZONE)), Some(ZONE.usual()));
        assert_eq!(CLOCK.value(first(&CLOCK)), Some(CLOCK.usual()));
        assert_eq!(OFFERED.value(first(&OFFERED)), Some(OFFERED.usual()));
    }

    #[test]
    fn no_two_settings_have_a_name_in_common() {
        let mut names: Vec<&str> =
            SETTINGS.iter().flat_map(|setting| setting.aliases.iter().copied().chain([setting.name])).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
