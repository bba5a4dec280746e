//! Tournaments as arbiters' programs read them: FIDE's Tournament Report File of 2016, TRF-16 (Handbook C.04, annex 2).
//!
//! Lines have a code of three figures and fixed columns, which some programs count in bytes: so all is in ASCII. Where a
//! win isn't worth a point, lines that bbpPairings understands give the points; other programs skip codes that they
//! don't know.

use std::fmt::Write;

use deunicode::deunicode;

use super::meeting::{Ended, Meeting, Round, Scoring};
use crate::rules::Player;

/// A tournament to be written as a report.
#[derive(Clone, Debug)]
pub struct Report<'r> {
    /// The tournament's name.
    pub name: &'r str,
    /// How it is played: `Swiss (Dutch)`.
    pub kind: &'r str,
    /// The organizer.
    pub organizer: &'r str,
    /// The time control of its games.
    pub clock: &'r str,
    /// The days on which it began, on which it ended if it's over, and on which its rounds began: `2026/11/25`.
    pub begun: String,
    /// See `begun`.
    pub ended: Option<String>,
    /// See `begun`.
    pub days: Vec<String>,
    /// How many rounds it has in all.
    pub of: u32,
    /// The worth of a win and a draw.
    pub scoring: Scoring,
    /// Everybody in it, by their seeds.
    pub players: Vec<Reported<'r>>,
    /// Its rounds so far.
    pub rounds: &'r [Round],
}

/// A player in a report.
#[derive(Clone, Copy, Debug)]
pub struct Reported<'r> {
    /// The name.
    pub name: &'r str,
    /// The rating, if they have one.
    pub rating: Option<u32>,
    /// The place, from 1.
    pub place: usize,
    /// Whether their games are annulled.
    pub annulled: bool,
}

impl Report<'_> {
    /// The report, line by line.
    #[must_use]
    pub fn written(&self) -> String {
        let rated = self.players.iter().filter(|player| player.rating.is_some()).count();
        let mut lines = vec![format!("012 {}", ascii(self.name)), format!("042 {}", self.begun)];
        lines.extend(self.ended.iter().map(|day| format!("052 {day}")));
        lines.extend([
            format!("062 {}", self.players.len()),
            format!("072 {rated}"),
            "082 0".to_owned(),
            format!("092 {}", ascii(self.kind)),
            format!("102 {}", ascii(self.organizer)),
            format!("122 {}", ascii(self.clock)),
        ]);
        // In two figures of the year, below the results.
        let days = self.days.iter().map(|day| format!("  {}", day.get(2..).unwrap_or_default()));
        lines.push(format!("{:<89}{}", "132", days.collect::<String>()));
        lines.push(format!("XXR {}", self.of));
        if self.scoring != Scoring::ONE {
            lines.push(format!("BBW {}", points(self.scoring.win)));
            lines.push(format!("BBD {}", points(self.scoring.draw)));
        }
        lines.extend((0..self.players.len()).map(|player| self.line(player)));
        lines.into_iter().map(|line| format!("{}\r\n", line.trim_end())).collect()
    }

    fn line(&self, player: usize) -> String {
        let Reported { name, rating, place, .. } = self.players[player];
        let rating = rating.map(|rating| rating.min(9_999).to_string()).unwrap_or_default();
        let met: Vec<Option<(&Meeting, Player)>> = self.rounds.iter().map(|round| self.met(round, player)).collect();
        let scored = met.iter().flatten().map(|(meeting, side)| self.scoring.points(meeting, *side)).sum();
        let name: String = ascii(name).chars().take(33).collect();
        // Number, sex, title, name, rating, federation, FIDE's number, birthday, points, rank.
        let mut line =
            format!("001 {:>4} {:1}{:3} {name:<33} {rating:>4} {:3} {:>11} {:10} ", player + 1, "", "", "", "", "");
        let _ = write!(line, "{} {place:>4}", points(scored));
        line.extend(met.into_iter().map(|met| format!("  {:<8}", met.map_or_else(|| nobody('Z'), cell))));
        line
    }

    /// A player's part in a round, if it counts.
    fn met<'m>(&self, round: &'m Round, player: usize) -> Option<(&'m Meeting, Player)> {
        let counts = |entrant: usize| !self.players[entrant].annulled;
        let mut met = round.iter().flatten().filter_map(|meeting| Some((meeting, meeting.side_of(player)?)));
        met.next().filter(|(meeting, _)| counts(meeting.one) && meeting.two.is_none_or(counts))
    }
}

/// A player's round: the opponent, the side, and the result, which is empty while the round goes on.
fn cell((meeting, side): (&Meeting, Player)) -> String {
    let (opponent, color) = match side {
        Player::One => (meeting.two, 'w'),
        Player::Two => (Some(meeting.one), 'b'),
    };
    let Some(opponent) = opponent else { return nobody(if meeting.ended == Ended::Drawn { 'H' } else { 'U' }) };
    let result = match meeting.ended {
        Ended::NotYet => return String::new(),
        Ended::Won(winner) if winner == side => '1',
        Ended::Won(_) => '0',
        Ended::Drawn => '=',
        Ended::Walkover(winner) if winner == side => '+',
        Ended::Walkover(_) | Ended::BothAbsent => '-',
    };
    format!("{:>4} {color} {result}", opponent + 1)
}

/// A round without an opponent: `U` if the pairing left them over, `H` if it counts as a draw, `Z` if they were not
/// there.
fn nobody(kind: char) -> String {
    format!("0000 - {kind}")
}

/// Points with one decimal, in four columns.
fn points(half_points: u32) -> String {
    format!("{:>4.1}", f64::from(half_points) / 2.0)
}

/// A text in ASCII, as it sounds, in one line.
fn ascii(text: &str) -> String {
    deunicode(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report<'r>(names: &[&'r str], rounds: &'r [Round], scoring: Scoring) -> Report<'r> {
        let reported = |(name, place): (&&'r str, usize)| Reported {
            name,
            rating: (place != 2).then_some(1500 + 10 * u32::try_from(place).unwrap()),
            place,
            annulled: *name == "gone",
        };
        Report {
            name: "Winter cup",
            kind: "Swiss (Dutch)",
            organizer: "ann",
            clock: "3d",
            begun: "2026/11/25".to_owned(),
            ended: None,
            days: vec!["2026/11/25".to_owned(), "2026/11/29".to_owned()],
            of: 3,
            scoring,
            players: names.iter().zip(1..).map(reported).collect(),
            rounds,
        }
    }

    fn met(one: usize, two: usize, ended: Ended) -> Option<Meeting> {
        Some(Meeting { ended, ..Meeting::between(one, two) })
    }

    #[test]
    fn every_field_of_a_player_stands_in_its_columns() {
        let rounds = [
            vec![met(0, 1, Ended::Won(Player::One)), Some(Meeting::bye(2))],
            vec![met(2, 0, Ended::Drawn), met(1, 3, Ended::Walkover(Player::Two))],
        ];
        let names = ["Zoë Ünsal", "山田 太郎", "Maximiliana von und zu Hohenlohe-Langenburg", "dee"];
        let written = report(&names, &rounds, Scoring::ONE).written();
        assert!(written.is_ascii() && written.ends_with("\r\n"), "{written}");
        let lines: Vec<&str> = written.lines().filter(|line| line.starts_with("001")).collect();
        // Columns are counted from 1, and end where they are said to.
        let columns = |line: usize, from: usize, to: usize| lines[line].get(from - 1..to).unwrap();
        assert_eq!(columns(0, 5, 8), "   1");
        assert_eq!(columns(0, 15, 47).trim_end(), "Zoe Unsal");
        assert_eq!(columns(1, 15, 47).trim_end(), "Shan Tian Tai Lang");
        assert_eq!(columns(2, 15, 47), "Maximiliana von und zu Hohenlohe-");
        assert_eq!((columns(0, 49, 52), columns(1, 49, 52)), ("1510", "    "));
        assert_eq!((columns(0, 81, 84), columns(2, 81, 84)), (" 1.5", " 1.5"));
        assert_eq!((columns(0, 86, 89), columns(3, 86, 89)), ("   1", "   4"));
        let rounds = |line: usize| (columns(line, 92, 99), columns(line, 102, 109));
        assert_eq!(rounds(0), ("   2 w 1", "   3 b ="));
        assert_eq!(rounds(1), ("   1 b 0", "   4 w -"));
        assert_eq!(rounds(2), ("0000 - U", "   1 w ="));
        assert_eq!(rounds(3), ("0000 - Z", "   2 b +"));
        let days = written.lines().find(|line| line.starts_with("132")).unwrap();
        assert_eq!((&days[91..99], &days[101..109]), ("26/11/25", "26/11/29"));
        assert!(written.contains("\n062 4\r\n072 3\r\n") && written.contains("\nXXR 3\r\n"), "{written}");
        assert!(!written.contains("BBW"), "a win is a point, as everybody knows");
    }

    #[test]
    fn a_missed_round_that_counts_as_a_draw_is_a_half_point_bye() {
        let rounds = [
            vec![met(0, 1, Ended::Won(Player::One)), Some(Meeting::half_bye(2))],
            vec![met(0, 2, Ended::Drawn), Some(Meeting::bye(1))],
        ];
        let written = report(&["ann", "bob", "cas"], &rounds, Scoring::ONE).written();
        let line = |number: usize| written.lines().filter(|line| line.starts_with("001")).nth(number).unwrap();
        assert_eq!(&line(1)[80..], " 1.0    2     1 b 0  0000 - U");
        assert_eq!(&line(2)[80..], " 1.0    3  0000 - H     1 b =");
    }

    #[test]
    fn what_goes_on_is_left_blank_and_what_does_not_count_is_no_game() {
        let rounds = [
            vec![met(0, 1, Ended::Won(Player::One)), met(2, 3, Ended::BothAbsent)],
            vec![met(0, 2, Ended::NotYet), met(1, 3, Ended::Won(Player::One))],
        ];
        let written = report(&["ann", "gone", "cas", "dee"], &rounds, Scoring::THREE).written();
        let line = |number: usize| written.lines().filter(|line| line.starts_with("001")).nth(number).unwrap();
        assert_eq!(&line(0)[80..], " 0.0    1  0000 - Z");
        assert_eq!(&line(1)[80..], " 0.0    2  0000 - Z  0000 - Z");
        assert_eq!(&line(2)[80..], " 0.0    3     4 w -");
        assert_eq!(&line(3)[80..], " 0.0    4     3 b -  0000 - Z");
        assert!(written.contains("\nBBW  3.0\r\nBBD  1.0\r\n"), "{written}");
    }
}
