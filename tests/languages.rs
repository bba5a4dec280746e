//! Every language says everything: the same keys with the same gaps and commands, nothing too long, nothing in English by
//! mistake, and names of commands that mean one thing.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use parlour::command::{self, COMMANDS, Param, ParamKind, Spec, typed_words};
use parlour::text::{Language, Message, WordKind};

/// The longest description of a command or parameter that Discord takes.
const ABOUT_MAX: usize = 100;
/// The longest label of a button.
const LABEL_MAX: usize = 80;
/// The longest title of a form, and the longest label in it.
const TITLE_MAX: usize = 45;
/// The longest name of an option in a menu.
const OPTION_MAX: usize = 100;

/// Texts that are alike in English and in another language, because they have the same words for the same.
const ALIKE: &[&str] = &[
    "bracket-final",
    "club-button-hint",
    "club-button-solution",
    "club-goal-best",
    "club-pairing-final",
    "club-ratings",
    "club-table-division",
    "club-table-division-all",
    "club-table-playoff",
    "club-tie-berger",
    "club-tie-buchholz",
    "command-typed",
    "page-links",
    "page-points",
    "page-start",
    "sfirs-piece-cube",
    "sheet-berger",
    "sheet-berger-said",
    "sheet-buchholz",
    "sheet-buchholz-said",
    "sheet-bye",
    "sheet-foot-berger",
    "sheet-foot-buchholz",
    "sheet-points",
    "sheet-rating",
    "sheet-said-minus",
    "sheet-said-plus",
    "sheet-said-provisional",
];

/// Words that fill gaps in one and the same way, so that what one has, all of them need.
const WORDS: &[&str] = &["color-", "club-goal-", "club-system-", "club-kind-"];

type Texts = BTreeMap<String, (String, ast::Message<String>)>;

fn folder(tag: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts").join(tag)
}

/// The messages of a language by key, each with its file.
fn texts(tag: &str) -> Texts {
    let mut texts = Texts::new();
    for entry in fs::read_dir(folder(tag)).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_str().unwrap().to_owned();
        let resource = parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                texts.insert(message.id.name.clone(), (file.clone(), message));
            }
        }
    }
    texts
}

fn others() -> impl Iterator<Item = &'static Language> {
    Language::all().iter().filter(|language| language.tag() != "en")
}

/// What a text consists of.
#[derive(Default)]
struct Parts {
    gaps: BTreeSet<String>,
    commands: BTreeSet<String>,
    letters: bool,
}

impl Parts {
    fn of(message: &ast::Message<String>) -> Self {
        let mut parts = Self::default();
        message.value.iter().for_each(|pattern| parts.look_into(pattern));
        message.attributes.iter().for_each(|attribute| parts.look_into(&attribute.value));
        parts
    }

    fn look_into(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters |= value.chars().any(char::is_alphabetic),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.look_into(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.gaps.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                let said = arguments.positional.iter().map(|argument| match argument {
                    InlineExpression::StringLiteral { value } => value.clone(),
                    InlineExpression::VariableReference { id } => format!("${}", id.name),
                    other => panic!("{other:?} in a command"),
                });
                self.commands.insert(said.collect::<Vec<_>>().join(" "));
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

#[test]
fn every_language_has_every_text_with_the_same_gaps_and_commands() {
    let english = texts("en");
    let mut wrong = Vec::new();
    for language in others() {
        let tag = language.tag();
        let own = texts(tag);
        for (key, (file, message)) in &english {
            let Some((own_file, own)) = own.get(key) else {
                wrong.push(format!("{tag} lacks {key}"));
                continue;
            };
            if own_file != file {
                wrong.push(format!("{key} is in {own_file} in {tag}, in {file} in English"));
            }
            let (there, here) = (Parts::of(message), Parts::of(own));
            // An attribute of what fills a gap says the gap, too.
            let says = |gap: &str| here.gaps.iter().any(|own| own == gap || own.starts_with(&format!("{gap}-")));
            wrong.extend(there.gaps.iter().filter(|gap| !says(gap)).map(|gap| format!("{tag}: {key} lacks ${gap}")));
            let is_there = |own: &&String| {
                // Every word has a number.
                *own == "count" || there.gaps.iter().any(|gap| *own == gap || own.starts_with(&format!("{gap}-")))
            };
            let unknown = here.gaps.iter().filter(|gap| !is_there(gap));
            wrong.extend(unknown.map(|gap| format!("{tag}: {key} has ${gap}, which nothing fills")));
            if there.commands != here.commands {
                wrong.push(format!(
                    "{tag}: the commands in {key} are {:?}, in English {:?}",
                    here.commands, there.commands
                ));
            }
        }
        let surplus = own.keys().filter(|key| !english.contains_key(*key) && !WordKind::is_key(key));
        wrong.extend(surplus.map(|key| format!("{tag}: {key} is no key")));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn nothing_is_in_english_by_mistake() {
    let english = texts("en");
    let mut wrong = Vec::new();
    for language in others() {
        for (key, (_, own)) in texts(language.tag()) {
            let same = english.get(&key).is_some_and(|(_, message)| message.value == own.value);
            if same && Parts::of(&own).letters && own.attributes.is_empty() && !ALIKE.contains(&key.as_str()) {
                wrong.push(format!("{}: {key}", language.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "as in English; if that is right, name them in ALIKE: {wrong:#?}");
}

#[test]
fn words_that_fill_the_same_gaps_have_the_same_attributes() {
    for language in others() {
        let own = texts(language.tag());
        let pieces: Vec<String> =
            parlour::rules::GAMES.iter().map(|game| format!("{}-piece-", game.about.id)).collect();
        for beginning in WORDS.iter().copied().chain(pieces.iter().map(String::as_str)) {
            let words = own.iter().filter(|(key, _)| key.starts_with(beginning));
            let attributes: BTreeSet<BTreeSet<String>> = words
                .map(|(_, (_, word))| word.attributes.iter().map(|attribute| attribute.id.name.clone()).collect())
                .collect();
            assert!(attributes.len() == 1, "{} {beginning}: {attributes:?}", language.tag());
        }
    }
}

#[test]
fn nothing_is_longer_than_its_limit() {
    let mut wrong = Vec::new();
    let english = texts("en");
    let keys: Vec<String> = english.keys().cloned().collect();
    for language in Language::all() {
        let mut abouts: BTreeSet<&str> = COMMANDS.iter().map(|spec| spec.about).collect();
        abouts.extend(COMMANDS.iter().flat_map(|spec| spec.params).map(|param| param.about));
        abouts.extend(keys.iter().map(String::as_str).filter(|key| key.starts_with("discord-command-")));
        let limits = keys.iter().filter_map(|key| {
            let limit = match key.as_str() {
                key if abouts.contains(key) => ABOUT_MAX,
                key if key.starts_with("discord-modal-") => TITLE_MAX,
                key if key.contains("-button-") => LABEL_MAX,
                key if key.starts_with("discord-select-") || key.starts_with("discord-menu-") => OPTION_MAX,
                key if key.ends_with("-brief") => OPTION_MAX,
                _ => return None,
            };
            Some((key, limit))
        });
        for (key, limit) in limits {
            let gaps = Parts::of(&english[key].1).gaps;
            let key: &'static str = key.clone().leak();
            let message = gaps.into_iter().fold(Message::new(key), |message, gap| match gap.as_str() {
                "id" => message.with_text("id", "#12345"),
                "title" => message.with_text("title", "Sia Doble"),
                "count" | "votes" => message.with(gap.leak(), 12_usize),
                _ => message.with_text(gap.leak(), "c2-c3"),
            });
            let length = language.say(&message).chars().count();
            if length > limit {
                wrong.push(format!("{}: {key} has {length} characters, Discord takes {limit}", language.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_language_names_every_command_parameter_and_choice() {
    let mut wrong = Vec::new();
    for language in others() {
        let names = COMMANDS.iter().map(|spec| (WordKind::Name, spec.name));
        for (kind, word) in names.chain(typed_words()) {
            if language.own(kind, word).is_none() {
                wrong.push(format!("{}: {}", language.tag(), kind.key(word)));
            }
        }
        let menus = ["parlour", "tournament", "organize", "past", "notices", "privacy", "links", "manage"];
        let lacking = menus.into_iter().filter(|menu| language.own(WordKind::Menu, menu).is_none());
        wrong.extend(lacking.map(|menu| format!("{}: {}", language.tag(), WordKind::Menu.key(menu))));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_word_means_two_things_and_english_is_read_first() {
    let mut meant: BTreeMap<String, &str> = BTreeMap::new();
    let mut wrong = Vec::new();
    for language in others() {
        for spec in COMMANDS {
            for word in language.all_typed(WordKind::Name, spec.name) {
                let tag = language.tag();
                let before = meant.entry(word.to_lowercase()).or_insert(spec.name);
                if *before != spec.name {
                    wrong.push(format!("{tag}: “{word}” is {} and {before}", spec.name));
                }
                if Spec::find(&word).is_none_or(|found| found != spec) {
                    let found = Spec::find(&word).map(|found| found.name);
                    wrong.push(format!("{tag}: “{word}” is read as {found:?}, not as {}", spec.name));
                }
                if Spec::in_english(&word).is_none() && command::read_overheard(&word).is_some() {
                    wrong.push(format!("{tag}: “{word}” looks like a turn or a question"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_choice_of_one_parameter_means_one_thing() {
    let mut wrong = Vec::new();
    let takes_words = |param: &&Param| matches!(param.kind, ParamKind::Choice(_) | ParamKind::Side);
    for param in COMMANDS.iter().flat_map(|spec| spec.params).filter(takes_words) {
        for choice in param.kind.choices() {
            for language in others() {
                for word in language.all_typed(WordKind::Choice, choice) {
                    let read = param.kind.read(&word);
                    if read != param.kind.read(choice) {
                        wrong.push(format!(
                            "{}: “{word}” for {} of {} is {read:?}",
                            language.tag(),
                            choice,
                            param.name
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_command_that_is_shown_in_any_language_is_read_back_as_the_same() {
    let examples = COMMANDS.iter().flat_map(|spec| spec.examples);
    let examples = examples.map(|example| command::read(example).unwrap().to_string());
    let of_texts = texts("en").into_values().flat_map(|(_, message)| Parts::of(&message).commands);
    let lines: BTreeSet<String> = examples.chain(of_texts.filter(|line| !line.contains('$'))).collect();
    for language in Language::all() {
        for line in &lines {
            let meant = command::read(line).unwrap();
            let shown = language.command_line(line);
            assert_eq!(command::read(&shown).as_ref(), Ok(&meant), "{}: {shown}", language.tag());
            let Some(own) = meant.name().and_then(|name| language.own(WordKind::Name, name)) else { continue };
            let loud = shown.replacen(&own, &own.to_uppercase(), 1);
            assert_eq!(command::read(&loud).as_ref(), Ok(&meant), "{}: {loud}", language.tag());
        }
        for spec in COMMANDS {
            for said in spec.help(language) {
                assert!(!language.say(&said).is_empty(), "{}: {}", language.tag(), spec.name);
            }
        }
    }
}
