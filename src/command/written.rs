//! Commands as the lines that ask for them: the inverse of reading.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{
    BoardForm, Challenge, Command, Id, IfWish, Scope, SettingsOf, Side, SideUp, Spec, VacationWish, Whose, read,
};
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
            Self::Undo(_) => "undo",
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
            Self::Learn { .. } => "learn",
            Self::Hint { .. } => "hint",
            Self::Analyse(_) => "analyse",
            Self::Record(_) => "record",
            Self::Replay { .. } => "replay",
            Self::Try(..) => "try",
            Self::Profile(_) => "profile",
            Self::Leaderboard { .. } => "leaderboard",
            Self::Settings { .. } => "settings",
            Self::Block(_) => "block",
            Self::Unblock(_) => "unblock",
            Self::Forget { .. } => "forget",
            Self::Tournament(tournament) => tournament.name(),
            Self::Help(_) => "help",
        }
    }

    /// The words after the name.
    fn words(&self) -> Vec<String> {
        let one = |word: &str| vec![word.to_owned()];
        let number = |id: &Option<Id>| id.iter().map(Id::to_string).collect::<Vec<_>>();
        let counted = |page: &Option<usize>| page.map(|page| page.to_string());
        match self {
            Self::Challenge(challenge) => challenge.words(),
            Self::Accept(id)
            | Self::Decline(id)
            | Self::Withdraw(id)
            | Self::Undo(id)
            | Self::End { id, sure: false }
            | Self::Resign { id, whole: false, sure: false }
            | Self::Draw { id, sure: false }
            | Self::Takeback(id)
            | Self::Claim(id)
            | Self::Mute(id)
            | Self::Unmute(id)
            | Self::Rematch(id)
            | Self::Hint { id, turn: None }
            | Self::Analyse(id)
            | Self::Record(id)
            | Self::Replay { id, words: false }
            | Self::Moves(id, None) => number(id),
            Self::Move(id, text) | Self::Try(id, text) | Self::Moves(id, Some(text)) => {
                number(id).into_iter().chain([text.clone()]).collect()
            }
            Self::End { id, sure: true } | Self::Draw { id, sure: true } => {
                number(id).into_iter().chain(one("yes")).collect()
            }
            Self::Resign { id, whole, sure } => {
                let words = [whole.then_some("match"), sure.then_some("yes")];
                number(id).into_iter().chain(words.into_iter().flatten().map(str::to_owned)).collect()
            }
            Self::MoreTime(id, length) => number(id).into_iter().chain([write_length(*length)]).collect(),
            Self::If(id, None) => number(id),
            Self::If(id, Some(IfWish::Play(line))) => number(id).into_iter().chain([line.clone()]).collect(),
            Self::If(id, Some(IfWish::Off(turn))) => {
                number(id).into_iter().chain(one("off")).chain(turn.clone()).collect()
            }
            Self::Hint { id, turn: Some(turn) } => number(id).into_iter().chain([turn.to_string()]).collect(),
            Self::Vacation(None) | Self::Snooze(None) => Vec::new(),
            Self::Vacation(Some(VacationWish::Off)) | Self::Snooze(Some(VacationWish::Off)) => one("off"),
            Self::Vacation(Some(VacationWish::Of(length))) | Self::Snooze(Some(VacationWish::Of(length))) => {
                vec![write_length(*length)]
            }
            Self::Hours { hours, zone } => {
                hours.map(|hours| hours.to_string()).into_iter().chain(zone.clone()).collect()
            }
            Self::Replay { id, words: true } => number(id).into_iter().chain(one("words")).collect(),
            Self::Ask(id, question) => number(id).into_iter().chain(question.subject().map(str::to_owned)).collect(),
            Self::Board { id, form, side } => {
                let side = side.map(|side| if side == SideUp::First { "first" } else { "second" });
                let shown = form.map(BoardForm::word).into_iter().chain(side);
                number(id).into_iter().chain(shown.map(str::to_owned)).collect()
            }
            Self::Games(Whose::Mine) | Self::Profile(None) | Self::Block(None) | Self::Help(None) => Vec::new(),
            Self::Games(Whose::Here) => one("here"),
            Self::Rules { game, page } => game.map(str::to_owned).into_iter().chain(counted(page)).collect(),
            Self::Learn { game, task, answer } => {
                game.map(str::to_owned).into_iter().chain(counted(task)).chain(answer.clone()).collect()
            }
            Self::Profile(Some(name)) => vec![person("profile", name)],
            Self::Block(Some(name)) => vec![person("block", name)],
            Self::Unblock(name) => vec![person("unblock", name)],
            Self::Leaderboard { game, scope, page } => {
                let scope = (*scope == Scope::Everywhere).then_some("everywhere");
                let words = game.iter().copied().chain(scope).map(str::to_owned);
                words.chain(page.map(|page| page.to_string())).collect()
            }
            Self::Settings { of, name, value } => of
                .word(name.is_none() && value.is_some())
                .into_iter()
                .chain(*name)
                .map(str::to_owned)
                .chain(value.clone())
                .collect(),
            Self::Forget { sure } => sure.then(|| "me".to_owned()).into_iter().collect(),
            Self::Tournament(tournament) => tournament.words(),
            Self::Help(Some(name)) => one(name),
        }
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
            Self::Undo(_) => Self::Undo(id),
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
            Self::Replay { words, .. } => Self::Replay { id, words },
            Self::Try(_, line) => Self::Try(id, line),
            Self::Challenge(_)
            | Self::Games(_)
            | Self::Vacation(_)
            | Self::Hours { .. }
            | Self::Snooze(_)
            | Self::Rules { .. }
            | Self::Learn { .. }
            | Self::Profile(_)
            | Self::Leaderboard { .. }
            | Self::Settings { .. }
            | Self::Block(_)
            | Self::Unblock(_)
            | Self::Forget { .. }
            | Self::Help(_) => return None,
        })
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
    let plain = name.chars().all(|c| c.is_alphanumeric() || matches!(c, '@' | '<' | '>' | ':' | '.' | '_' | '!'));
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
