//! The bracket of a knockout, or a part of it: to be shown as a picture, and said in words.

use serde::{Deserialize, Serialize};

/// A bracket to be shown, in the language of those who will read it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bracket {
    /// What it is.
    pub title: String,
    /// The rounds from left to right; the winners of two neighboring meetings are in one of the next round, so that each
    /// has half as many as the one before.
    pub rounds: Vec<BracketRound>,
    /// The meeting of those who lost just before the last one.
    pub third: Option<BracketRound>,
    /// What has to be known to read it, a line each.
    pub foot: Vec<String>,
}

/// A round of a bracket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BracketRound {
    /// What it is called.
    pub head: String,
    /// Its meetings from the top; nothing where somebody goes on without one.
    pub meetings: Vec<Option<BracketMeeting>>,
}

/// Two who meet, or will.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BracketMeeting {
    /// The two, the upper one first.
    pub sides: [BracketSide; 2],
    /// The meeting as a sentence; nothing if nobody is known yet who will be in it.
    pub said: String,
}

/// One of two who meet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BracketSide {
    /// The name; nothing if it is not known yet.
    pub name: String,
    /// What they have scored.
    pub score: String,
    /// Whether they go on; nothing if that is not decided yet.
    pub goes_on: Option<bool>,
    /// Whether they stand out, as whoever asked does.
    pub stands_out: bool,
}

impl Bracket {
    /// The bracket in words, a line a round.
    #[must_use]
    pub fn in_words(&self) -> String {
        let title = std::iter::once(format!("{}:", self.title));
        title.chain(self.rounds_in_words()).chain(self.foot.iter().cloned()).collect::<Vec<_>>().join("\n")
    }

    /// Each round of which something is known, in words.
    pub fn rounds_in_words(&self) -> impl Iterator<Item = String> {
        self.rounds.iter().chain(&self.third).filter_map(|round| {
            let said = round.meetings.iter().flatten().map(|meeting| meeting.said.as_str());
            let said: Vec<&str> = said.filter(|said| !said.is_empty()).collect();
            (!said.is_empty()).then(|| format!("{}: {}.", round.head, said.join("; ")))
        })
    }
}
