//! What the platforms and the club tell each other about letters.

use std::time::Duration;

use jiff::Timestamp;

use crate::club::{Attachment, Letter, To};
use crate::command::BoardForm;
use crate::rules::Game;
use crate::store::{Controls, SeenBy};

/// The first pause after a failure; each further one is twice as long.
const RETRY_FIRST: Duration = Duration::from_secs(1);
/// The longest pause.
pub(in crate::club) const RETRY_MAX: Duration = Duration::from_secs(60 * 60);
/// How often a letter is tried before it is given up; with the longest pause this takes more than a day.
const ATTEMPTS_MAX: u32 = 40;

/// A waiting letter, as far as it takes to decide when to send it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WaitingLetter {
    /// Its number in the outbox.
    pub id: i64,
    /// Where it goes.
    pub to: To,
    /// The game or offer that it is about.
    pub about: Option<i64>,
    /// The event that it answers.
    pub answers: Option<String>,
    /// Whether it is for the asker alone and goes by the right to answer that came with the event.
    pub by_token: bool,
    /// How often it was tried.
    pub attempts: u32,
    /// How long it has to wait because it failed before.
    pub wait: Duration,
}

/// A letter to send, with everything that an adapter needs.
#[derive(Clone)]
pub struct Outgoing {
    /// Its number in the outbox.
    pub id: i64,
    /// A key that never changes and that no other letter has, for the platform to recognize a letter sent again.
    pub key: String,
    /// When it was written.
    pub written_at: Timestamp,
    /// How long ago that was by the club's clock.
    pub age: Duration,
    /// The letter.
    pub letter: Letter,
    /// The game of its picture, up to the position to show. `None` if it has no picture or the game can't be replayed.
    pub game: Option<Game>,
    /// The games of the replays and records among its files, in order.
    pub replays: Vec<Option<Game>>,
    /// The message that it edits, unless it becomes a new one.
    pub edits: Option<SentMessage>,
}

impl Outgoing {
    /// The letter with its boards in words and without other pictures, for when they can't be drawn.
    #[must_use]
    pub fn in_words(&self) -> Self {
        let mut told = self.clone();
        if let Some(picture) = &mut told.letter.picture {
            (picture.form, picture.told) = (BoardForm::Words, false);
        }
        told.replays.clear();
        let is_drawn = |file: &Attachment| {
            matches!(
                file,
                Attachment::Replay { .. }
                    | Attachment::Record { .. }
                    | Attachment::Figure { .. }
                    | Attachment::Yearbook { .. }
            )
        };
        told.letter.files.retain(|file| !is_drawn(file));
        for file in &mut told.letter.files {
            if let Attachment::Page { form, .. } = file {
                *form = BoardForm::Words;
            }
        }
        told
    }

    /// The letter's text alone, with its buttons and text files, for when its boards can't be put into words either.
    #[must_use]
    pub fn without_boards(&self) -> Self {
        let mut told = self.in_words();
        (told.game, told.letter.picture) = (None, None);
        told.letter.files.retain(|file| matches!(file, Attachment::Text { .. }));
        told
    }
}

/// Where a letter landed, so that it can be edited, linked and answered later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landed {
    /// The channel, thread or room.
    pub channel: String,
    /// The message that it became, if that can be named; the first if it became several.
    pub message: Option<String>,
    /// Who can see it.
    pub seen_by: SeenBy,
    /// The kind of its buttons, if the platform can take them away again.
    pub controls: Option<Controls>,
}

/// A message of ours, as it was noted when its letter was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentMessage {
    /// Its channel, thread or room. Older messages have none noted.
    pub channel: Option<String>,
    /// The platform’s id of the message.
    pub message: String,
}

/// Where a game is played, for one of its people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// The place's id on the platform.
    pub place: String,
    /// Whether it is a conversation of two.
    pub direct: bool,
    /// The person's name.
    pub name: String,
}

/// Why a letter wasn't sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SendFailure {
    /// The platform wants us to be slower: nothing is wrong with the letter, and it may go after this time.
    Limited(Duration),
    /// It may succeed later.
    Passing(String),
    /// It never will: the place is gone, or nothing may be sent there.
    Final(String),
}

/// What to do about a letter that wasn't sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Retry {
    /// It is tried again after this time. Whether that counts as an attempt says the failure.
    After(Duration),
    /// It is given up.
    Never,
}

impl SendFailure {
    /// What to do after this many failures before this one.
    #[must_use]
    pub fn retry(&self, attempts: u32) -> Retry {
        match self {
            Self::Limited(wait) => Retry::After((*wait).min(RETRY_MAX)),
            Self::Passing(_) if attempts + 1 < ATTEMPTS_MAX => {
                Retry::After(RETRY_FIRST.saturating_mul(2_u32.saturating_pow(attempts)).min(RETRY_MAX))
            }
            Self::Passing(_) | Self::Final(_) => Retry::Never,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_for_now_is_tried_again_after_pauses_that_double_up_to_an_hour() {
        let failure = SendFailure::Passing("the network is down".to_owned());
        let seconds = |attempts| match failure.retry(attempts) {
            Retry::After(pause) => Some(pause.as_secs()),
            Retry::Never => None,
        };
        assert_eq!([0, 1, 2, 11, 12, 38].map(seconds), [1, 2, 4, 2_048, 3_600, 3_600].map(Some));
        assert_eq!(seconds(39), None);
    }

    #[test]
    fn what_is_final_is_never_tried_again_and_a_limit_is_no_failure() {
        assert_eq!(SendFailure::Final("the room is gone".to_owned()).retry(0), Retry::Never);
        let limited = SendFailure::Limited(Duration::from_secs(7));
        assert_eq!(limited.retry(1_000), Retry::After(Duration::from_secs(7)));
    }
}
