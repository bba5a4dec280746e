//! Commands as the lines that ask for them: the inverse of reading.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{BoardForm, Challenge, Command, Id, IfWish, PauseWish, Scope, SettingsOf, Side, SideUp, Spec, Whose, read};
use crate::clock::write_length;
use crate::text::{Arg, Language, Span};

/// The line that asks for the command; [`read`] makes the same command of it.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        for word in self.words() {
            write!(f, " {word}")?;
        }
        Ok(())
    }
}

impl Command {
    /// The name by which the table knows it.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Challenge(_) => "challenge",
            Self::Accept(_) => "accept",
            Self::Decline(_) => "decline",
            Self::Withdraw(_) => "withdraw",
            Self::Move(..) => "move",
            Self::End { .. } => "end",
            Self::Undo { .. } => "undo",
            Self::Board { .. } => "board",
            Self::Moves(..) => "moves",
            Self::Ask(_, question) => question.name(),
            Self::Games(_) => "games",
            Self::Resign { .. } => "resign",
            Self::Draw { .. } => "draw",
            Self::Takeback(_) => "takeback",
            Self::Claim(_) => "claim",
            Self::MoreTime(..) => "moretime",
            Self::If(..) => "if",
            Self::Vacation(_) => "vacation",
            Self::Hours { .. } => "hours",
            Self::Snooze(_) => "snooze",
            Self::Mute(_) => "mute",
            Self::Unmute(_) => "unmute",
            Self::Rematch(_) => "rematch",
            Self::Rules { .. } => "rules",
            Self::Learn { .. } | Self::Leave | Self::LessonHint | Self::Solution => "learn",
            Self::Hint { .. } => "hint",
            Self::Analyse(_) => "analyse",
            Self::Record(_) => "record",
            Self::Replay { .. } => "replay",
            Self::Try(..) => "try",
            Self::Profile(_) => "profile",
            Self::Leaderboard { .. } => "leaderboard",
            Self::Settings { .. } => "settings",
            Self::StopGame { .. } => "stop",
            Self::Ban { .. } => "bar",
            Self::Audit(_) => "audit",
            Self::Block(_) => "block",
            Self::Unblock(_) => "unblock",
            Self::ExportOwn(_) => "privacy export",
            Self::Forget { .. } => "forget",
            Self::Tournament(tournament) => tournament.name(),
            Self::Help(_) => "help",
        }
    }

    /// The words after the name.
    fn words(&self) -> Vec<String> {
        let word = |is_said: bool, word: &str| is_said.then(|| word.to_owned());
        match self {
            Self::Challenge(challenge) => challenge.words(),
            Self::Accept(id)
            | Self::Decline(id)
            | Self::Withdraw(id)
            | Self::Takeback(id)
            | Self::Claim(id)
            | Self::Mute(id)
            | Self::Unmute(id)
            | Self::Rematch(id)
            | Self::Analyse(id)
            | Self::Record(id) => after(*id, []),
            Self::Move(id, text) | Self::Try(id, text) => after(*id, [text.clone()]),
            Self::Moves(id, text) => after(*id, text.clone()),
            Self::Leave | Self::LessonHint | Self::Solution => vec![self.word_of_lesson().to_owned()],
            Self::Undo { id, whole } => after(*id, word(*whole, "all")),
            Self::End { id, sure } | Self::Draw { id, sure } => after(*id, word(*sure, "yes")),
            Self::Resign { id, whole, sure } => after(*id, word(*whole, "match").into_iter().chain(word(*sure, "yes"))),
            Self::MoreTime(id, length) => after(*id, [write_length(*length)]),
            Self::If(id, None) => after(*id, []),
            Self::If(id, Some(IfWish::Play(line))) => after(*id, [line.clone()]),
            Self::If(id, Some(IfWish::Off(turn))) => after(*id, word(true, "off").into_iter().chain(turn.clone())),
            Self::Hint { id, turn } => after(*id, turn.map(|turn| turn.to_string())),
            Self::Vacation(wish) | Self::Snooze(wish) => wish.iter().map(written_wish).collect(),
            Self::Hours { hours, zone } => hours.iter().map(ToString::to_string).chain(zone.clone()).collect(),
            Self::Replay { id, form } => after(*id, form.map(|form| form.word().to_owned())),
            Self::Ask(id, question) => after(*id, question.subject().map(str::to_owned)),
            Self::Board { id, form, side } => {
                let side = side.map(|side| if side == SideUp::First { "first" } else { "second" });
                after(*id, form.map(BoardForm::word).into_iter().chain(side).map(str::to_owned))
            }
            Self::Games(whose) => word(*whose == Whose::Here, "here").into_iter().collect(),
            Self::Rules { game, page: number } => {
                written_game(*game).chain(number.map(|page| page.to_string())).collect()
            }
            Self::Learn { game, task, answer } => {
                written_game(*game).chain(task.map(|task| task.to_string())).chain(answer.clone()).collect()
            }
            Self::Profile(name) => name.iter().map(|name| person("profile", name)).collect(),
            Self::StopGame { id, reason } => after(*id, [reason.clone()]),
            Self::Ban { person: whom, off, sure, reason } => {
                let whom = whom.iter().map(|name| person("bar", name));
                whom.chain(word(*off, "off")).chain(word(*sure, "yes")).chain(reason.clone()).collect()
            }
            Self::Audit(page) | Self::ExportOwn(page) => page.iter().map(u32::to_string).collect(),
            Self::Block(name) => name.iter().map(|name| person("block", name)).collect(),
            Self::Unblock(name) => vec![person("unblock", name)],
            Self::Leaderboard { game, scope, page, season } => {
                let scope = word(*scope == Scope::Everywhere, "everywhere").into_iter().chain(word(*season, "season"));
                written_game(*game).chain(scope).chain(page.map(|page| page.to_string())).collect()
            }
            Self::Settings { of, name, value } => {
                let of = of.word(name.is_none() && value.is_some());
                of.into_iter().chain(*name).map(str::to_owned).chain(value.clone()).collect()
            }
            Self::Forget { sure } => word(true, "me").into_iter().chain(word(*sure, "yes")).collect(),
            Self::Tournament(tournament) => {
                let mut words = tournament.words();
                if let Some(name) = tournament.person() {
                    words.insert(words.len().saturating_sub(1), person(tournament.name(), name));
                }
                words
            }
            Self::Help(name) => name.iter().map(|name| (*name).to_owned()).collect(),
        }
    }

    /// What follows the name of the command for lessons.
    const fn word_of_lesson(&self) -> &'static str {
        match self {
            Self::LessonHint => "hint",
            Self::Solution => "solution",
            _ => "off",
        }
    }

    /// Whether it, or what it asks for in some places, is only for those who manage the place.
    #[must_use]
    pub const fn may_need_manager(&self) -> bool {
        matches!(
            self,
            Self::Settings { .. } | Self::Tournament(_) | Self::StopGame { .. } | Self::Ban { .. } | Self::Audit(_)
        )
    }

    /// Whether it is about a whole community, which is more than the place where it is asked.
    #[must_use]
    pub const fn is_communal(&self) -> bool {
        matches!(self, Self::Settings { of: SettingsOf::Community, .. } | Self::Ban { .. } | Self::Audit(_))
    }

    /// The same asked of the game or offer with this number; `None` if the command is about none.
    #[must_use]
    pub fn about(&self, id: Id) -> Option<Self> {
        let id = Some(id);
        Some(match self.clone() {
            Self::Accept(_) => Self::Accept(id),
            Self::Decline(_) => Self::Decline(id),
            Self::Withdraw(_) => Self::Withdraw(id),
            Self::Move(_, actions) => Self::Move(id, actions),
            Self::End { sure, .. } => Self::End { id, sure },
            Self::Undo { whole, .. } => Self::Undo { id, whole },
            Self::Board { form, side, .. } => Self::Board { id, form, side },
            Self::Moves(_, from) => Self::Moves(id, from),
            Self::Ask(_, question) => Self::Ask(id, question),
            Self::Resign { whole, sure, .. } => Self::Resign { id, whole, sure },
            Self::Tournament(tournament) => Self::Tournament(tournament.about(id)?),
            Self::Draw { sure, .. } => Self::Draw { id, sure },
            Self::Takeback(_) => Self::Takeback(id),
            Self::Claim(_) => Self::Claim(id),
            Self::MoreTime(_, length) => Self::MoreTime(id, length),
            Self::If(_, wish) => Self::If(id, wish),
            Self::Mute(_) => Self::Mute(id),
            Self::Unmute(_) => Self::Unmute(id),
            Self::Rematch(_) => Self::Rematch(id),
            Self::Hint { turn, .. } => Self::Hint { id, turn },
            Self::Analyse(_) => Self::Analyse(id),
            Self::Record(_) => Self::Record(id),
            Self::Replay { form, .. } => Self::Replay { id, form },
            Self::Try(_, line) => Self::Try(id, line),
            Self::StopGame { reason, .. } => Self::StopGame { id, reason },
            Self::Challenge(_)
            | Self::Games(_)
            | Self::Vacation(_)
            | Self::Hours { .. }
            | Self::Snooze(_)
            | Self::Rules { .. }
            | Self::Learn { .. }
            | Self::Leave
            | Self::LessonHint
            | Self::Solution
            | Self::Profile(_)
            | Self::Leaderboard { .. }
            | Self::Settings { .. }
            | Self::Ban { .. }
            | Self::Audit(_)
            | Self::Block(_)
            | Self::Unblock(_)
            | Self::ExportOwn(_)
            | Self::Forget { .. }
            | Self::Help(_) => return None,
        })
    }
}

/// The number of a game or offer, if one is named, and words after it.
fn after(id: Option<Id>, words: impl IntoIterator<Item = String>) -> Vec<String> {
    id.iter().map(Id::to_string).chain(words).collect()
}

/// The name of a game, if one is named.
fn written_game(game: Option<&'static str>) -> impl Iterator<Item = String> {
    game.map(str::to_owned).into_iter()
}

/// For how long somebody is away or wants no notices.
fn written_wish(wish: &PauseWish) -> String {
    match wish {
        PauseWish::Off => "off".to_owned(),
        PauseWish::Of(length) => write_length(*length),
    }
}

impl SettingsOf {
    /// The word for it. What is nobody's in particular is one's own, unless that leaves a value to be taken for more.
    fn word(self, mistakable: bool) -> Option<&'static str> {
        match self {
            Self::Mine => mistakable.then_some("mine"),
            Self::Place => Some("place"),
            Self::Community => Some("community"),
        }
    }
}

impl Challenge {
    fn words(&self) -> Vec<String> {
        let opponent = self.opponent.as_deref().map_or("open".to_owned(), |name| person("challenge", name));
        let side = match self.side {
            Side::First => Some("first"),
            Side::Second => Some("second"),
            Side::Random => None,
        };
        let rated = self.rated.map(|rated| if rated { "rated" } else { "unrated" });
        let flag = self.claimable.map(|claimable| if claimable { "claimable" } else { "lost" });
        let no_vacation = self.no_vacation.then_some("no-vacation");
        let others = [Some(self.game), self.variant, side, rated, flag, no_vacation];
        let others = others.into_iter().flatten().map(str::to_owned);
        let (clock, level) =
            (self.clock.map(|clock| clock.to_string()), self.level.map(|level| format!("level:{level}")));
        let goal = self.goal.map(|goal| goal.to_string());
        std::iter::once(opponent).chain(others).chain(clock).chain(level).chain(goal).collect()
    }
}

/// A person's name as a command takes it: in quotation marks where it could be taken for anything else.
fn person(command: &str, name: &str) -> String {
    let plain = !name.is_empty()
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '@' | '<' | '>' | ':' | '.' | '_' | '!'));
    let params = Spec::find(command).map_or(&[][..], |spec| spec.params);
    let means_more = params.iter().any(|param| param.kind.takes(name));
    if plain && !means_more { name.to_owned() } else { format!("\"{name}\"") }
}

impl Serialize for Command {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Command {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let line = String::deserialize(deserializer)?;
        read(&line).map_err(|misread| de::Error::custom(Language::english().say(&misread.message)))
    }
}

impl From<Command> for Arg {
    fn from(command: Command) -> Self {
        Span::Command(command.to_string()).into()
    }
}
