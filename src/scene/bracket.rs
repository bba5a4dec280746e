//! The bracket of a knockout, or part of it, for a picture and in words.

use serde::{Deserialize, Serialize};

/// A bracket, in the language of its readers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bracket {
    /// The title above it.
    pub title: String,
    /// The rounds from left to right. The winners of two neighboring meetings meet in the next round, so each round has
    /// half as many meetings as the one before.
    pub rounds: Vec<BracketRound>,
    /// The match for third place.
    pub third: Option<BracketRound>,
    /// Notes that explain it, one per line.
    pub foot: Vec<String>,
}

/// A round of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BracketRound {
    /// The round's name.
    pub head: String,
    /// The meetings from the top. `None` if somebody goes on without one.
    pub meetings: Vec<Option<BracketMeeting>>,
}

/// A meeting of two players, past or future.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BracketMeeting {
    /// The two sides, the upper one first.
    pub sides: [BracketSide; 2],
    /// The meeting as a sentence. Empty if neither player is known yet.
    pub said: String,
}

/// One side of a meeting.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BracketSide {
    /// The player's name. Empty if nobody is known yet.
    pub name: String,
    /// The player's score in this meeting.
    pub score: String,
    /// Whether the player goes on. `None` if that isn't decided yet.
    pub goes_on: Option<bool>,
    /// Whether the player is highlighted, such as the person who asked.
    pub stands_out: bool,
    /// Whether the player wears a crown, because they have won it all.
    #[serde(default)]
    pub crowned: bool,
}

impl Bracket {
    /// The bracket in words, one line per round.
    #[must_use]
    pub fn in_words(&self) -> String {
        let title = std::iter::once(format!("{}:", self.title));
        title.chain(self.rounds_in_words()).chain(self.foot.iter().cloned()).collect::<Vec<_>>().join("\n")
    }

    /// Each round with known players, in words.
    pub fn rounds_in_words(&self) -> impl Iterator<Item = String> {
        self.rounds.iter().chain(&self.third).filter_map(|round| {
            let said = round.meetings.iter().flatten().map(|meeting| meeting.said.as_str());
            let said: Vec<&str> = said.filter(|said| !said.is_empty()).collect();
            (!said.is_empty()).then(|| format!("{}: {}.", round.head, said.join("; ")))
        })
    }
}
