//! Completes a line with commands, games, people and legal actions.

use std::collections::BTreeMap;

use super::mode::Mode;
use crate::club::Ongoing;
use crate::command::{COMMANDS, COMPUTER, Id, Param, ParamKind, Setting, Spec};
use crate::rules::{Game, GameDef, Reading};
use crate::text::{Language, WordKind};

/// The console's own commands.
const ORDERS: [&str; 6] = ["/as ", "/room ", "/dm", "/pictures ", "/help", "/quit"];
/// The most candidates to offer.
const CANDIDATES_MAX: usize = 200;

/// Everything that completion may offer.
#[derive(Default)]
pub(super) struct Words {
    /// The current speaker.
    pub(super) speaker: String,
    /// By person: their games.
    pub(super) games: BTreeMap<String, Vec<Ongoing>>,
    /// The language in which commands are offered, besides English.
    pub(super) language: Option<&'static Language>,
}

impl Words {
    /// Where the word to complete begins, and its candidates.
    pub(super) fn complete(&self, line: &str) -> (usize, Vec<String>) {
        let begin = line.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let (before, word) = line.split_at(begin);
        let mut candidates = self.candidates(before, word);
        let lower = word.to_lowercase();
        candidates.retain(|candidate| candidate.to_lowercase().starts_with(&lower));
        candidates.dedup();
        candidates.truncate(CANDIDATES_MAX);
        (begin, candidates)
    }

    fn candidates(&self, before: &str, word: &str) -> Vec<String> {
        if before.is_empty() && word.starts_with('/') {
            return ORDERS.map(str::to_owned).to_vec();
        }
        if let Some(order) = before.strip_prefix('/') {
            return match order.trim() {
                "as" => self.games.keys().cloned().collect(),
                "pictures" => Mode::ALL.iter().map(|(mode, _)| (*mode).to_owned()).collect(),
                _ => Vec::new(),
            };
        }
        let (speaker, said) = match before.split_once(": ") {
            Some((name, said)) if self.games.contains_key(name) => (name, said),
            _ => (self.speaker.as_str(), before),
        };
        let first = before.is_empty();
        let games = self.games.get(speaker).map(Vec::as_slice).unwrap_or_default();
        self.after(first, games, said, word)
    }

    /// What may follow after everything that this person has typed.
    fn after(&self, first: bool, games: &[Ongoing], said: &str, word: &str) -> Vec<String> {
        let (id, said) = match said.trim_start().split_once(' ') {
            Some((number, rest)) if number.parse::<Id>().is_ok() => (number.parse::<Id>().ok(), rest),
            _ => (None, said),
        };
        let moves = |actions: &str| -> Vec<String> {
            let meant = games.iter().filter(|game| id.is_none_or(|Id(id)| id == game.id) && game.awaits);
            meant.flat_map(|ongoing| next_actions(&ongoing.game, actions)).collect()
        };
        let mut typed = said.split_whitespace();
        let Some(command) = typed.next() else {
            let mut candidates = Vec::new();
            if !word.is_empty() || id.is_some() {
                candidates.extend(moves(""));
            }
            candidates.extend(self.commands().map(|name| format!("{name} ")));
            if first && !word.is_empty() {
                candidates.extend(self.games.keys().map(|name| format!("{name}: ")));
            }
            return candidates;
        };
        let Some(spec) = Spec::find(command) else { return moves(said) };
        let rest = said.trim_start()[command.len()..].trim_start();
        let typed: Vec<&str> = typed.collect();
        if let Some(setting) = setting_before(spec, &typed) {
            return setting.values().into_iter().map(str::to_owned).collect();
        }
        let open = spec.params.iter().filter(|param| !typed.iter().any(|word| is_value(param, word)));
        open.flat_map(|param| match param.kind {
            ParamKind::Person => {
                let names = self.games.keys().map(String::as_str);
                let others: &[&str] = if param.name == "opponent" { &[COMPUTER, "open"] } else { &[] };
                names.chain(others.iter().copied()).map(|name| format!("{name} ")).collect()
            }
            ParamKind::Variant => {
                let game = typed.iter().find_map(|word| GameDef::find(word));
                game.map_or(Vec::new(), |kind| kind.about.variants.iter().map(|name| (*name).to_owned()).collect())
            }
            ParamKind::Id => games.iter().map(|game| Id(game.id).to_string()).collect(),
            ParamKind::Notation => moves(rest),
            ParamKind::Command(_) => self.commands().collect(),
            kind => kind.choices().into_iter().map(str::to_owned).collect(),
        })
        .collect()
    }
}

impl Words {
    /// The names of commands, the language's own first.
    fn commands(&self) -> impl Iterator<Item = String> {
        let own =
            |language: &'static Language| COMMANDS.iter().filter_map(|spec| language.own(WordKind::Name, spec.name));
        let english = COMMANDS.iter().map(|spec| spec.name.to_owned());
        self.language.into_iter().flat_map(own).chain(english)
    }
}

/// Whether a word is surely the value of a parameter.
fn is_value(param: &Param, word: &str) -> bool {
    !matches!(param.kind, ParamKind::Notation | ParamKind::Text | ParamKind::Person) && param.kind.read(word).is_some()
}

/// The setting whose value comes next: the last word is its name.
fn setting_before(spec: &Spec, typed: &[&str]) -> Option<&'static Setting> {
    let takes = spec.params.iter().any(|param| matches!(param.kind, ParamKind::Setting));
    Setting::find(typed.last()?).filter(|_| takes)
}

/// The actions that may follow others in the same turn.
fn next_actions(game: &Game, actions: &str) -> Vec<String> {
    if actions.trim().is_empty() {
        return game.legal();
    }
    match game.read(actions) {
        Reading::Open { next, .. } => next,
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> Words {
        let game = GameDef::find("sia-doble").unwrap().start(0);
        let ongoing = Ongoing { id: 3, place: "lobby".into(), opponent: "bob".into(), awaits: true, game };
        let games = BTreeMap::from([("ann".to_owned(), vec![ongoing]), ("bob".to_owned(), Vec::new())]);
        Words { speaker: "ann".to_owned(), games, language: None }
    }

    fn complete(line: &str) -> Vec<String> {
        words().complete(line).1
    }

    #[test]
    fn commands_and_people_begin_a_line() {
        assert_eq!(complete("bo"), ["board ", "bob: "]);
        assert_eq!(complete("bob: ac"), ["accept "]);
        assert_eq!(complete("/pic"), ["/pictures "]);
        assert_eq!(complete("/pictures t"), ["text"]);
    }

    #[test]
    fn parameters_are_completed_by_their_kind() {
        assert_eq!(complete("challenge bob sia"), ["sia-doble"]);
        assert_eq!(complete("challenge bo"), ["bob "]);
        assert_eq!(complete("challenge pa"), ["parlour "]);
        assert!(complete("profile pa").is_empty(), "the computer has none");
        assert_eq!(complete("challenge bob sia-doble se"), ["second"]);
        assert_eq!(complete("help rem"), ["rematch"]);
        assert_eq!(complete("settings boards w"), ["words"]);
        assert_eq!(complete("settings place theme "), ["light", "dark", "contrast"]);
    }

    #[test]
    fn legal_actions_are_offered_to_whom_they_are_legal() {
        let game = GameDef::find("sia-doble").unwrap().start(0);
        let legal = game.legal();
        assert_eq!(complete("@"), legal);
        assert_eq!(complete("#3 @"), legal);
        assert_eq!(complete("move @"), legal);
        assert!(complete("bob: @").is_empty());
        let after = complete(&format!("{} @", legal[0]));
        assert!(!after.is_empty() && !after.contains(&legal[0]));
    }
}
