//! Letters to the platforms.

use jiff::Timestamp;
use jiff::fmt::serde::timestamp::millisecond;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::prepared::Prepared;
use crate::club::Origin;
use crate::command::{BoardForm, Command};
use crate::rules::{Coord, Player};
use crate::scene::{Figure, SceneOptions, Story, Yearbook};
use crate::store::{self, Destination, LetterRow, Transaction};
use crate::text::Paragraph;
use crate::watch::Tally;

/// A message to be sent, as the outbox keeps it. Its text is in its readers' language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Letter {
    /// Where to, on the platform.
    pub to: To,
    /// The number of the game or offer that it is about.
    pub about: Option<i64>,
    /// Whether it belongs into a thread of that game.
    pub thread: bool,
    /// The event that it answers, if it answers one.
    pub answers: Option<String>,
    /// The right to answer that came with that event.
    #[serde(default)]
    pub token: Option<String>,
    /// Its audience.
    pub audience: Audience,
    /// Its paragraphs.
    pub text: Vec<Paragraph>,
    /// The language that they are in, a BCP 47 tag.
    pub language: String,
    /// The board to be shown.
    pub picture: Option<Picture>,
    /// Its buttons.
    #[serde(deserialize_with = "still_known")]
    pub buttons: Vec<Button>,
    /// The accounts to notify: players who must act now, and players whom an opponent's action concerns, such as a
    /// resignation, a declined offer or a departure.
    pub pings: Vec<Addressee>,
    /// Its attachments.
    pub files: Vec<Attachment>,
    /// A person's own data, as an attachment. It is gathered when the letter is sent, so that no second copy is kept.
    #[serde(default)]
    pub personal: Option<PersonalFile>,
    /// The deadline of its offer, in milliseconds since 1970.
    #[serde(default, with = "millisecond::optional")]
    pub until: Option<Timestamp>,
    /// Whether the boards before it keep their pictures.
    #[serde(default)]
    pub keeps_past: bool,
    /// Whether it refuses a request, so that nothing was done.
    #[serde(default)]
    pub refusal: bool,
    /// Whether it continues the turn that the game's previous letter told of, so that it may replace that letter.
    #[serde(default)]
    pub continues: bool,
    /// Whether it calls somebody to their turn in one game, and says nothing anymore once that is played.
    #[serde(default)]
    pub call: bool,
    /// Whether it lists all games of its reader.
    #[serde(default)]
    pub digest: bool,
    /// The letter whose message it edits, instead of becoming a new one.
    #[serde(default)]
    pub edits: Option<i64>,
    /// The letter whose message becomes pointless once this one is there.
    #[serde(default)]
    pub replaces: Option<i64>,
    /// The address of its game's page. Whoever has it may look at the game.
    #[serde(default)]
    pub page: Option<String>,
    /// A vote that goes with it as a poll, on platforms that have polls.
    #[serde(default, deserialize_with = "poll_still_known")]
    pub poll: Option<Poll>,
    /// The poll that it ends, instead of becoming a message.
    #[serde(default)]
    pub ends: Option<PostedPoll>,
}

/// Where a letter goes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// To the place with this id.
    Place(String),
    /// To the conversation of two with the account of this id.
    Account(String),
}

/// The audience of a letter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody in the place.
    Everyone,
    /// It concerns only the asker. Platforms that can show it to nobody else do so.
    Asker,
    /// Only the asker may see it, even if that takes a direct message.
    AskerAlone,
}

impl Audience {
    /// Who sees a board: a picture may be of use to others too; words are for the asker.
    pub(in crate::club) const fn of_board(form: BoardForm) -> Self {
        match form {
            BoardForm::Words => Self::AskerAlone,
            BoardForm::Picture | BoardForm::Letters => Self::Asker,
        }
    }
}

/// An account that is named in a letter.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Addressee {
    /// The account's id on the platform.
    pub id: String,
    /// Its name, as it stands in the text.
    pub name: String,
}

/// A board, named rather than drawn; [`Outgoing::game`](crate::club::Outgoing::game) has the position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Picture {
    /// The game's number.
    pub game_id: i64,
    /// How many entries of its record are shown.
    pub entries: u32,
    /// Actions that were tried after them without being played.
    pub line: Vec<String>,
    /// The player whose side is at the bottom; kept as 1 or 2.
    #[serde(with = "number")]
    pub bottom: Player,
    /// The players' names.
    pub names: [String; 2],
    /// The beginning of the actions to choose from. If it's a piece's cell, the piece and its destinations are marked.
    pub chosen: Option<String>,
    /// Places to be marked because they are in the way.
    pub obstacles: Vec<String>,
    /// The theme's name; the usual one if empty.
    pub theme: String,
    /// Its form.
    #[serde(alias = "words", deserialize_with = "form")]
    pub form: BoardForm,
    /// Whether it shows the past: nothing can be played or offered there.
    #[serde(default)]
    pub past: bool,
    /// Whether it's the computer's turn, so that none of its readers can play there.
    #[serde(default)]
    pub idle: bool,
    /// Whether the letter tells the changes, so that nobody needs to hear the whole board again.
    #[serde(default)]
    pub told: bool,
    /// How the game stood, to be shown beside the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<Story>,
}

impl Picture {
    /// The additions to the position in the picture.
    #[must_use]
    pub fn scene_options(&self) -> SceneOptions {
        SceneOptions {
            bottom: self.bottom,
            names: self.names.clone(),
            last_turn: true,
            chosen: self.chosen.as_deref().and_then(Coord::parse),
            obstacles: self.obstacles.iter().filter_map(|at| Coord::parse(at)).collect(),
            told: self.told,
            story: self.story.clone(),
            ..SceneOptions::default()
        }
    }
}

/// A form as it is kept, or as it was: whether words were wanted, which came with letters.
fn form<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BoardForm, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Words(bool),
        Form(BoardForm),
    }
    Ok(match Kept::deserialize(deserializer)? {
        Kept::Words(true) => BoardForm::Letters,
        Kept::Words(false) => BoardForm::Picture,
        Kept::Form(form) => form,
    })
}

/// The poll of a kept letter, if its commands still exist.
fn poll_still_known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Poll>, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(deserializer)?).unwrap_or_default())
}

/// The buttons of a kept letter. Buttons with commands that no longer exist are left out.
fn still_known<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Button>, D::Error> {
    let kept = Vec::<Value>::deserialize(deserializer)?;
    Ok(kept.into_iter().filter_map(|button| serde_json::from_value(button).ok()).collect())
}

/// A button, which gives a command for the person who presses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Button {
    /// Its label.
    pub label: String,
    /// Its command, kept as a line: `accept #12`.
    #[serde(rename = "line")]
    pub command: Command,
    /// The newest entry of the game's record when the button was made; sent back as
    /// [`Request::seen`](crate::club::Request::seen), so that a button of a past position does nothing.
    pub seen: Option<u32>,
    /// Its look.
    pub style: ButtonStyle,
}

/// A vote as a poll. Each answer is a command for whoever presses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Poll {
    /// The number of the place of those who vote.
    pub place_id: i64,
    /// The question.
    pub question: String,
    /// The answers.
    pub answers: Vec<PollAnswer>,
    /// The newest entry of the game's record that it is about.
    pub seen: u32,
    /// When the vote ends.
    #[serde(with = "millisecond::required")]
    pub until: Timestamp,
}

/// An answer of a poll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PollAnswer {
    /// Its words.
    pub label: String,
    /// Its command, kept as a line.
    #[serde(rename = "line")]
    pub command: Command,
}

/// Where a poll is on its platform.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PostedPoll {
    /// The channel.
    pub channel: String,
    /// The message.
    pub message: String,
    /// The platform's numbers of the answers, in order.
    pub numbers: Vec<u8>,
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ButtonStyle {
    /// The obvious next step.
    Primary,
    /// One among several.
    Plain,
    /// It gives something up.
    Danger,
}

/// A part of a person's own data.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PersonalFile {
    /// The person's number.
    pub person_id: i64,
    /// The part, from 1.
    pub part: u32,
}

/// A file that goes with a letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Attachment {
    /// A text file.
    Text {
        /// The file’s name with its ending: `chifoumi-12.txt`.
        name: String,
        /// Its content.
        content: String,
    },
    /// The moving picture of a game.
    Replay {
        /// The file’s name with its ending: `chifoumi-12.gif`.
        name: String,
        /// The game, and how to show it.
        picture: Picture,
    },
    /// A game as a page that works without the bot.
    Record {
        /// The file’s name with its ending: `chifoumi-12.html`.
        name: String,
        /// The game, and how to show it.
        picture: Picture,
    },
    /// The board of a page of a game's lesson.
    Page {
        /// The file’s name with its ending: `chifoumi-lesson-3.png`.
        name: String,
        /// The game's id.
        game: String,
        /// The page's number, from 0; those of the exercises follow those of the lesson.
        page: usize,
        /// Actions that are shown as played there.
        #[serde(default)]
        line: Vec<String>,
        /// The position, if it's a task without a page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        prepared: Option<Prepared>,
        /// The beginning of the actions that readers can choose from; empty for all. `None` if they can't play there.
        #[serde(default)]
        plays: Option<String>,
        /// The theme's name; the usual one if empty.
        theme: String,
        /// Its form.
        #[serde(default)]
        form: BoardForm,
    },
    /// A community's year, as a page for a browser.
    Yearbook {
        /// The file’s name with its ending: `yearbook-2026.html`.
        name: String,
        /// Its content.
        book: Yearbook,
        /// The theme's name; the usual one if empty.
        theme: String,
    },
    /// A picture that isn't a board, such as a leaderboard.
    // Once each kind of them had a name of its own.
    #[serde(alias = "curve", alias = "sheet")]
    Figure {
        /// The file’s name with its ending: `chifoumi-12-curve.png`.
        name: String,
        /// Its content.
        #[serde(flatten)]
        figure: Figure,
        /// The theme's name; the usual one if empty.
        theme: String,
    },
}

/// The club's answer to a request, after the commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The letters to the request's own platform, with their numbers in the outbox, in order; empty if there is nothing
    /// to say. Adapters send everything in the outbox; this tells them what to send at once.
    pub letters: Vec<(i64, Letter)>,
    /// Whether the event had been applied before; then nothing has changed and these are the letters of that time.
    pub repeated: bool,
    /// Whether a letter will answer it later, once the computer has looked at something.
    pub later: bool,
    /// The kind of request, for the metrics.
    pub tally: Tally,
}

/// Players as numbers.
mod number {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Player;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
    pub(in crate::club) fn serialize<S: Serializer>(player: &Player, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(player.number())
    }

    pub(in crate::club) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Player, D::Error> {
        Ok(if u8::deserialize(deserializer)? == 2 { Player::Two } else { Player::One })
    }
}

pub(in crate::club) fn read(row: &LetterRow) -> Option<Letter> {
    let letter = serde_json::from_str(&row.body);
    letter.inspect_err(|error| tracing::error!(letter = row.id, %error, "a letter cannot be read")).ok()
}

pub(in crate::club) fn destination(to: &To) -> Destination<&str> {
    match to {
        To::Place(id) => Destination::Place(id),
        To::Account(id) => Destination::Account(id),
    }
}

/// The letters that an event led to.
pub(in crate::club) fn letters_of(
    tx: &Transaction<'_>,
    origin: &Origin,
) -> Result<Vec<(i64, Letter)>, store::StoreError> {
    let rows = tx.letters_of(origin.platform, &origin.event)?;
    Ok(rows.iter().filter_map(|row| Some((row.id, read(row)?))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Id, PlayCommand};

    #[test]
    fn a_letter_that_was_kept_as_strings_is_read() {
        let kept = r##"{"to": {"place": "1"}, "about": 12, "thread": false, "answers": null, "audience": "everyone",
            "text": ["ann offers bob a draw in #12.", "Answer with “accept #12” or “decline #12”."], "language": "en",
            "picture": null, "pings": [], "files": [], "buttons": [
                {"label": "Accept", "line": "accept #12", "seen": null, "style": "primary"},
                {"label": "Dance", "line": "dance #12", "seen": 3, "style": "plain"}
            ]}"##;
        let letter: Letter = serde_json::from_str(kept).unwrap();
        assert_eq!(letter.text[0], Paragraph::words("ann offers bob a draw in #12."));
        let commands: Vec<&Command> = letter.buttons.iter().map(|button| &button.command).collect();
        assert_eq!(commands, [&Command::Play(PlayCommand::Accept(Some(Id(12))))]);
        let again: Letter = serde_json::from_str(&serde_json::to_string(&letter).unwrap()).unwrap();
        assert_eq!(again, letter);
    }

    #[test]
    fn a_picture_that_was_kept_under_the_name_of_its_kind_is_read() {
        let curve = r#"{"values": [50, 70], "turning": null, "names": ["ann", "bob"]}"#;
        let sheet = r#"{"title": "Leaderboard", "columns": [], "rows": [], "foot": []}"#;
        for (kind, figure) in [("curve", curve), ("sheet", sheet)] {
            let kept = format!(r#"{{"{kind}": {{"name": "1.png", "{kind}": {figure}, "theme": "dark"}}}}"#);
            let file: Attachment = serde_json::from_str(&kept).unwrap();
            assert!(matches!(&file, Attachment::Figure { name, theme, .. } if name == "1.png" && theme == "dark"));
            let again: Attachment = serde_json::from_str(&serde_json::to_string(&file).unwrap()).unwrap();
            assert_eq!(again, file);
        }
    }
}
