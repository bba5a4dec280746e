//! Help and documents, made from the declarations of commands.

use super::{COMMANDS, Param, Spec, read};
use crate::text::{Arg, Language, Message, Span, WordKind};

/// The commands that share a line of the list, by their first words, after the line's text.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "command-help-questions",
        &["at", "around", "row", "file", "line", "mine", "theirs", "pieces", "last", "since", "threats", "status"],
    ),
    ("command-help-tournaments", &["tournament"]),
    ("command-help-links", &["link", "unlink", "community", "pair", "unpair", "invite"]),
    ("command-help-votes", &["vote", "ballot"]),
    ("command-help-pages", &["page"]),
];

/// All commands, one or a group a line, and how to read on.
#[must_use]
pub fn help() -> Vec<Message> {
    let named = |spec: &Spec| Arg::Span(Span::Name(spec.name.to_owned()));
    let mut help = vec![Message::new("command-help-all")];
    for spec in COMMANDS {
        let Some((text, words)) = GROUPS.iter().find(|(_, words)| words.contains(&spec.group())) else {
            let line = Message::new("command-help-line").with("name", named(spec));
            help.push(line.with("about", Message::new(spec.about)));
            continue;
        };
        if help.iter().all(|line| line.key != *text) {
            let group = COMMANDS.iter().filter(|other| words.contains(&other.group()));
            help.push(Message::new(text).with("names", Arg::List(group.map(named).collect())));
        }
    }
    help.push(Message::new("command-help-more"));
    help
}

impl Spec {
    /// How it is written in a language: `challenge [opponent] <game> [variant] …`.
    #[must_use]
    pub fn usage(&self, language: &Language) -> String {
        let mut usage = language.typed(WordKind::Name, self.name);
        for param in self.params {
            let (open, close) = if param.required { ('<', '>') } else { ('[', ']') };
            usage.push_str(&format!(" {open}{}{close}", language.typed(WordKind::Param, param.name)));
        }
        usage
    }

    /// The first word of its name.
    pub(super) fn group(&self) -> &'static str {
        self.name.split(' ').next().unwrap_or(self.name)
    }

    /// A command's purpose, parameters, users and examples, for a reader of this language.
    #[must_use]
    pub fn help(&self, language: &Language) -> Vec<Message> {
        let usage = self.usage(language);
        let mut help =
            vec![Message::new("command-help-usage").with("usage", usage).with("about", Message::new(self.about))];
        help.extend(self.params.iter().map(Param::help));
        help.push(Message::new("command-help-who").with("who", Message::new(self.who.key())));
        let aliases = self.other_names(language);
        if !aliases.is_empty() {
            help.push(Message::new("command-help-aliases").with("aliases", list(aliases)));
        }
        let examples = self.examples.iter().map(|example| shown(example, language)).collect();
        help.push(Message::new("command-help-examples").with("examples", list(examples)));
        let others = COMMANDS.iter().filter(|spec| *spec != self && spec.group() == self.group());
        let others: Vec<String> = others.map(|spec| language.typed(WordKind::Name, spec.name)).collect();
        if !others.is_empty() {
            help.push(Message::new("command-help-others").with("others", list(others)));
        }
        help
    }

    /// Its names besides the one that a language shows, of which the English ones are understood everywhere.
    fn other_names(&self, language: &Language) -> Vec<String> {
        let own = language.all_typed(WordKind::Name, self.name);
        let english = std::iter::once(self.name).filter(|_| !own.is_empty()).chain(self.aliases.iter().copied());
        let mut names: Vec<String> = own.iter().skip(1).cloned().collect();
        for name in english {
            if !own.iter().any(|own| own == name) {
                names.push(name.to_owned());
            }
        }
        names
    }
}

/// A line as a language shows it, if that is read as the same; one with another of the command's names may not be.
fn shown(line: &str, language: &Language) -> String {
    let own = language.command_line(line);
    if read(&own) == read(line) { own } else { line.to_owned() }
}

impl Param {
    fn help(&self) -> Message {
        let choices = self.kind.choices();
        let about = Message::new(self.about);
        let message = match self.kind {
            _ if choices.is_empty() => Message::new("command-help-param"),
            _ => {
                let choices: Vec<Arg> = choices.into_iter().map(|word| Arg::Typed(WordKind::Choice, word)).collect();
                Message::new("command-help-choices").with("choices", Arg::List(choices))
            }
        };
        message.with("name", Arg::Typed(WordKind::Param, self.name)).with("about", about)
    }
}

fn list(words: Vec<String>) -> Arg {
    Arg::List(words.into_iter().map(Arg::from).collect())
}

/// The table of commands for a document in Markdown.
#[must_use]
pub fn table_in_markdown(language: &Language) -> String {
    let mut table = String::from("| command | what it does | example |\n| --- | --- | --- |\n");
    for spec in COMMANDS {
        let example = spec.examples.last().copied().unwrap_or(spec.name);
        table.push_str(&format!("| `{}` | {} | `{example}` |\n", spec.usage(language), language.word(spec.about)));
    }
    table
}
