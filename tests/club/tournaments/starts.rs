//! Days and times as organizers say them, in zones whose clocks are put forward and back.

use jiff::tz::TimeZone;
use parlour::command::StartWish;

fn begins(wish: &str, now: &str, zone: &str) -> String {
    let wish: StartWish = wish.parse().unwrap();
    wish.after(now.parse().unwrap(), &TimeZone::get(zone).unwrap()).unwrap().to_string()
}

#[test]
fn a_time_is_one_of_the_zone_in_which_it_is_said() {
    // 2026-11-25 is a Wednesday.
    let now = "2026-11-25T12:00:00Z";
    for (wish, zone, at) in [
        ("friday 19:00", "Europe/Amsterdam", "2026-11-27T18:00:00Z"),
        ("fri 19:00", "America/New_York", "2026-11-28T00:00:00Z"),
        ("wednesday 13:30", "Europe/Amsterdam", "2026-11-25T12:30:00Z"),
        ("wednesday 12:30", "Europe/Amsterdam", "2026-12-02T11:30:00Z"),
        ("12:30", "Europe/Amsterdam", "2026-11-26T11:30:00Z"),
        ("today 19:00", "UTC", "2026-11-25T19:00:00Z"),
        ("Tomorrow 19:00", "Asia/Kolkata", "2026-11-26T13:30:00Z"),
        ("2026-12-01T19:00", "Europe/Amsterdam", "2026-12-01T18:00:00Z"),
        ("2026-12-01 19:00", "UTC", "2026-12-01T19:00:00Z"),
    ] {
        assert_eq!(begins(wish, now, zone), at, "{wish} in {zone}");
    }
}

#[test]
fn a_time_that_the_clock_jumps_over_is_as_much_later_and_of_one_that_comes_twice_the_first_counts() {
    let zone = "Europe/Amsterdam";
    assert_eq!(begins("2026-03-29 02:30", "2026-03-01T12:00:00Z", zone), "2026-03-29T01:30:00Z");
    assert_eq!(begins("2026-10-25 02:30", "2026-10-01T12:00:00Z", zone), "2026-10-25T00:30:00Z");
}

#[test]
fn what_is_no_day_and_time_is_refused() {
    for text in
        ["", "friday", "19", "friday 19", "friday 25:00", "24:00", "someday 19:00", "2026-13-01 19:00", "t19:00"]
    {
        assert!(text.parse::<StartWish>().is_err(), "{text}");
    }
}

#[test]
fn what_is_written_is_read_back() {
    for text in ["19:00", "today 19:00", "tomorrow 07:05", "friday 19:00", "2026-12-01 19:00"] {
        assert_eq!(text.parse::<StartWish>().unwrap().to_string(), text);
    }
}
