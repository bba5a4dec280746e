//! Completion: games, variants, the caller's games and legal moves.

use serenity::builder::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::adapter::discord::shown::commands::SETTING_VALUE;
use crate::clock::zones_like;
use crate::club::{Ongoing, OngoingTask};
use crate::command::{COMMANDS, ClockWish, Id, ParamKind, Setting, Spec};
use crate::rules::{Attempt, GAMES, Game, GameDef, Reading};
use crate::text::{Language, Message, WordKind};
use crate::tournament::MatchGoal;

/// How many choices Discord shows.
const CHOICES_MAX: usize = 25;
/// The longest choice, in characters.
const CHOICE_LENGTH_MAX: usize = 100;

/// A text that somebody is typing.
pub(in crate::adapter::discord) struct Typing<'a> {
    pub(in crate::adapter::discord) command: &'a str,
    /// The parameter, and its text so far.
    pub(in crate::adapter::discord) param: &'a str,
    pub(in crate::adapter::discord) text: &'a str,
    /// The other parameters that are filled in.
    pub(in crate::adapter::discord) others: &'a [(String, String)],
    /// The place where it is typed.
    pub(in crate::adapter::discord) place: &'a str,
    /// The caller's games that go on, those that await them first.
    pub(in crate::adapter::discord) ongoing: &'a [Ongoing],
    /// The number of the game in whose thread they type.
    pub(in crate::adapter::discord) here: Option<i64>,
    /// The task of a lesson that the caller is at.
    pub(in crate::adapter::discord) task: Option<&'a OngoingTask>,
    pub(in crate::adapter::discord) language: &'static Language,
}

impl Typing<'_> {
    /// The choices, the most useful first.
    pub(in crate::adapter::discord) fn choices(&self) -> CreateAutocompleteResponse {
        let param = Spec::find(self.command).and_then(|spec| spec.params.iter().find(|param| param.name == self.param));
        let choices = match param.map(|param| param.kind) {
            Some(ParamKind::Game) => self.games(),
            Some(ParamKind::Variant) => self.variants(),
            Some(ParamKind::Clock) => self.clocks(),
            Some(ParamKind::Match) => self.goals(),
            Some(ParamKind::Id) => self.ids(),
            Some(ParamKind::Notation) => self.moves(),
            Some(ParamKind::Command(_)) => self.commands(),
            Some(ParamKind::Zone) => self.zones(),
            Some(_) if self.param == SETTING_VALUE => self.values(),
            _ => Vec::new(),
        };
        let fits = |text: &String| text.chars().count() <= CHOICE_LENGTH_MAX;
        let choice = |(name, value): (String, String)| {
            AutocompleteChoice::new(name.chars().take(CHOICE_LENGTH_MAX).collect::<String>(), value)
        };
        let choices = choices.into_iter().filter(|(_, value)| fits(value)).take(CHOICES_MAX).map(choice);
        CreateAutocompleteResponse::new().set_choices(choices.collect())
    }

    fn other(&self, name: &str) -> Option<&str> {
        self.others.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Some time controls, and the typed text if it is one.
    fn clocks(&self) -> Vec<(String, String)> {
        let known = ParamKind::Clock.choices().into_iter().map(|clock| (clock.to_owned(), clock.to_owned()));
        let typed = ClockWish::read(self.text).map(|wish| (wish.to_string(), wish.to_string()));
        typed.into_iter().chain(ranked(known, self.text)).collect()
    }

    /// Some lengths of matches, and the typed text if it is one.
    fn goals(&self) -> Vec<(String, String)> {
        let known = ParamKind::Match.choices().into_iter().map(|goal| (goal.to_owned(), goal.to_owned()));
        let typed = self.text.parse::<MatchGoal>().ok().map(|goal| (goal.to_string(), goal.to_string()));
        typed.into_iter().chain(ranked(known, self.text)).collect()
    }

    fn games(&self) -> Vec<(String, String)> {
        let kinds = GAMES.iter().map(|kind| (kind.about.title.to_owned(), kind.about.id.to_owned()));
        ranked(kinds, self.text)
    }

    fn zones(&self) -> Vec<(String, String)> {
        zones_like(self.text, CHOICES_MAX).into_iter().map(|zone| (zone.clone(), zone)).collect()
    }

    fn commands(&self) -> Vec<(String, String)> {
        let named = |spec: &Spec| (self.language.typed(WordKind::Name, spec.name), spec.name.to_owned());
        ranked(COMMANDS.iter().map(named), self.text)
    }

    /// The values of the named setting.
    fn values(&self) -> Vec<(String, String)> {
        let setting = self.other("setting").and_then(Setting::find);
        let values = setting.map(Setting::values).unwrap_or_default();
        ranked(values.into_iter().chain(["default"]).map(|value| (value.to_owned(), value.to_owned())), self.text)
    }

    fn variants(&self) -> Vec<(String, String)> {
        let game = self.other("game").and_then(GameDef::find);
        let kinds: Vec<&GameDef> = match game {
            Some(kind) => vec![kind],
            None => GAMES.iter().collect(),
        };
        let variants = kinds.into_iter().flat_map(|kind| {
            kind.about.variants.iter().map(|variant| {
                let name =
                    if game.is_some() { (*variant).to_owned() } else { format!("{variant} ({})", kind.about.title) };
                (name, (*variant).to_owned())
            })
        });
        ranked(variants, self.text)
    }

    fn ids(&self) -> Vec<(String, String)> {
        let listed = self.here_first().into_iter().map(|ongoing| {
            let key = if ongoing.awaits { "discord-choice-yours" } else { "discord-choice-theirs" };
            let name = Message::new(key)
                .with_text("id", Id(ongoing.id))
                .with("game", ongoing.game.kind().about.title)
                .with("name", ongoing.opponent.as_str());
            (self.language.say(&name), Id(ongoing.id).to_string())
        });
        ranked(listed, self.text)
    }

    /// The caller's games: those of this place before others, and among them those that await them.
    fn here_first(&self) -> Vec<&Ongoing> {
        let mut games: Vec<&Ongoing> = self.ongoing.iter().collect();
        games.sort_by_key(|ongoing| (ongoing.place != self.place, !ongoing.awaits));
        games
    }

    fn moves(&self) -> Vec<(String, String)> {
        let Some(game) = self.game() else { return Vec::new() };
        match self.command {
            "if" => ahead(game, self.text),
            "try" => moves(&game.read_line(self.text), self.text),
            _ => moves(&game.read(self.text), self.text),
        }
    }

    /// The game or the task's position for which they type a turn, as the club would understand it.
    fn game(&self) -> Option<&Game> {
        let task = self.task.map(|task| &task.game);
        if self.command == "learn" {
            return task;
        }
        let named = self.other("id").and_then(|id| id.trim_start_matches('#').parse().ok());
        let is_awaited = |ongoing: &Ongoing| ongoing.place == self.place && (ongoing.awaits || self.command == "try");
        let is_for_task = self.task.is_some_and(|task| task.place == self.place)
            && matches!(self.command, "move" | "moves" | "try")
            && !self.ongoing.iter().any(is_awaited);
        let ongoing = match named.or(self.here) {
            Some(id) => self.ongoing.iter().find(|ongoing| ongoing.id == id),
            None if is_for_task => return task,
            // Conditional moves are mostly for a game in which the opponent is to move.
            None if self.command == "if" => {
                self.here_first().into_iter().min_by_key(|ongoing| (ongoing.place != self.place, ongoing.awaits))
            }
            None => self.here_first().into_iter().next(),
        };
        ongoing.map(|ongoing| &ongoing.game)
    }
}

/// The lines that continue the typed text, in its own form, the most useful first.
fn moves(reading: &Reading, text: &str) -> Vec<(String, String)> {
    let same = |line: String| (line.clone(), line);
    match reading {
        Reading::Complete { actions } => vec![same(actions.join(" "))],
        Reading::Open { actions, next } => {
            let played = actions.join(" ");
            let mut lines = vec![same(played.clone())];
            lines.extend(useful(next.clone()).into_iter().map(|token| same(format!("{played} {token}"))));
            lines
        }
        Reading::Partial { actions, next } => {
            let before = actions.iter().map(|action| format!("{action} ")).collect::<String>();
            if text.trim().is_empty() && next.len() > CHOICES_MAX {
                return places(next);
            }
            useful(next.clone()).into_iter().map(|token| same(format!("{before}{token}"))).collect()
        }
        Reading::Ambiguous { readings } => readings.iter().map(|actions| same(actions.join(" "))).collect(),
        Reading::Illegal { actions, nearest, .. } => {
            let before = actions.iter().map(|action| format!("{action} ")).collect::<String>();
            nearest.iter().map(|token| same(format!("{before}{token}"))).collect()
        }
    }
}

/// The turns that continue the typed ones, which `then` joins. After a whole turn of the player to move, the opponent's
/// answers. Only the last branch is completed, and nothing is known after `any`.
fn ahead(game: &Game, text: &str) -> Vec<(String, String)> {
    const THEN: &str = " then ";
    let branch = text.rsplit(';').next().unwrap_or_default().trim_start();
    let branches = text.strip_suffix(branch).unwrap_or_default();
    let (mut game, mut before, mut answers) = (game.clone(), branches.to_owned(), false);
    let mut typed = branch.strip_suffix(THEN.trim_end()).unwrap_or(branch).split(THEN).peekable();
    let mut offered = moves(&game.read(""), "");
    while let Some(turn) = typed.next() {
        let reading = game.read(turn);
        offered = moves(&reading, turn);
        let is_last = typed.peek().is_none();
        match reading {
            Reading::Complete { actions } if !(is_last && answers) => {
                if actions.iter().any(|action| game.play(action).is_err()) {
                    return Vec::new();
                }
                before.push_str(&format!("{}{THEN}", actions.join(" ")));
                offered = moves(&game.read(""), "");
                answers = !answers;
            }
            _ if is_last => {}
            _ => return Vec::new(),
        }
    }
    offered.into_iter().map(|(name, line)| (format!("{before}{name}"), format!("{before}{line}"))).collect()
}

/// Actions, the most effective first: captures, then those that end the turn, then others in order.
pub(in crate::adapter::discord) fn useful(mut tokens: Vec<String>) -> Vec<String> {
    tokens.sort_by_key(|token| match token.as_str() {
        token if token.contains('x') => 0,
        "end" => 1,
        "pass" => 3,
        _ => 2,
    });
    tokens
}

/// Where actions begin, with how many begin there: too many to be shown one by one.
fn places(tokens: &[String]) -> Vec<(String, String)> {
    let mut places = grouped(tokens, begin_of);
    places.sort_by_key(|(_, tokens)| !tokens.iter().any(|token| token.contains('x')));
    let name = |(begin, tokens): (String, Vec<&String>)| match tokens.as_slice() {
        [only] => ((*only).clone(), (*only).clone()),
        _ => (format!("{begin} … ({})", tokens.len()), begin),
    };
    places.into_iter().map(name).collect()
}

/// Actions grouped by what they share, in order.
pub(in crate::adapter::discord) fn grouped(
    tokens: &[String],
    key: impl Fn(&str) -> String,
) -> Vec<(String, Vec<&String>)> {
    let mut groups: Vec<(String, Vec<&String>)> = Vec::new();
    for token in tokens {
        let begin = key(token);
        match groups.iter_mut().find(|(known, _)| *known == begin) {
            Some((_, tokens)) => tokens.push(token),
            None => groups.push((begin, vec![token])),
        }
    }
    groups
}

/// An action's first place, which is also the beginning of its text; the whole action if it has none.
pub(in crate::adapter::discord) fn begin_of(token: &str) -> String {
    match Attempt::parse(token) {
        Some(Attempt::Step { from, .. }) => from.to_string(),
        _ => token.to_owned(),
    }
}

/// Choices that contain the typed text; those that begin with it come first.
fn ranked(choices: impl Iterator<Item = (String, String)>, text: &str) -> Vec<(String, String)> {
    let text = text.trim().to_lowercase();
    let mut fitting: Vec<(String, String)> = choices
        .filter(|(name, value)| name.to_lowercase().contains(&text) || value.to_lowercase().contains(&text))
        .collect();
    fitting.sort_by_key(|(name, value)| {
        !name.to_lowercase().starts_with(&text) && !value.to_lowercase().starts_with(&text)
    });
    fitting
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(game: &Game, text: &str) -> Vec<String> {
        moves(&game.read(text), text).into_iter().map(|(_, value)| value).collect()
    }

    #[test]
    fn after_a_place_come_the_moves_of_its_piece() {
        let Some(kind) = GameDef::find("chifoumi") else { panic!("there is no such game") };
        let game = kind.start(0);
        let from = begin_of(&game.legal()[0]);
        let offered = lines(&game, &from);
        assert!(!offered.is_empty());
        assert!(offered.iter().all(|line| line.starts_with(&from)), "{offered:?}");
    }

    #[test]
    fn too_many_moves_are_offered_by_their_places() {
        for kind in GAMES {
            let game = kind.start(0);
            if game.legal().len() > CHOICES_MAX {
                for (_, value) in moves(&game.read(""), "") {
                    assert!(game.legal().iter().any(|token| token.starts_with(&value)), "{value}");
                }
            }
        }
    }

    #[test]
    fn a_turn_said_in_advance_is_followed_by_its_answers() {
        let Some(kind) = GameDef::find("chifoumi") else { panic!("there is no such game") };
        let game = kind.start(0);
        let offered = |text: &str| ahead(&game, text).into_iter().map(|(_, line)| line).collect::<Vec<_>>();
        assert!(offered("c2").contains(&"c2-c3".to_owned()));
        for text in ["c2-c3", "c2-c3 then", "c2-c3 then "] {
            assert!(offered(text).iter().all(|line| line.starts_with("c2-c3 then ")), "{:?}", offered(text));
            assert!(offered(text).contains(&"c2-c3 then c6".to_owned()), "{:?}", offered(text));
        }
        assert!(offered("d2-d3; c2-c3 then c6").contains(&"d2-d3; c2-c3 then c6-c5".to_owned()));
        assert_eq!(offered("c2-c3 then c6-c5"), ["c2-c3 then c6-c5"]);
        assert!(offered("any then c6").is_empty());
    }

    #[test]
    fn invalid_text_is_met_with_the_nearest_moves() {
        let Some(kind) = GameDef::find("chifoumi") else { panic!("there is no such game") };
        assert!(!lines(&kind.start(0), "z9-z8").is_empty());
    }
}
