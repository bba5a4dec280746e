//! Help and documents, made from the declarations of commands.

use super::{COMMANDS, Param, ParamKind, Spec};
use crate::text::{Arg, Language, Message, Span};

/// The commands that share a line of the list, by their first words, after the line's text.
const GROUPS: &[(&str, &[&str])] = &[
    (
        "command-help-questions",
        &["at", "around", "row", "file", "line", "mine", "theirs", "pieces", "last", "since", "threats", "status"],
    ),
    ("command-help-tournaments", &["tournament"]),
    ("command-help-links", &["link", "unlink", "community", "pair", "unpair", "invite"]),
    ("command-help-votes", &["vote", "ballot"]),
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
    /// How it is written: `challenge [opponent] <game> [variant] …`.
    #[must_use]
    pub fn usage(&self) -> String {
        let mut usage = self.name.to_owned();
        for param in self.params {
            let (open, close) = if param.required { ('<', '>') } else { ('[', ']') };
            usage.push_str(&format!(" {open}{}{close}", param.name));
        }
        usage
    }

    /// The first word of its name.
    fn group(&self) -> &'static str {
        self.name.split(' ').next().unwrap_or(self.name)
    }

    /// A command's purpose, parameters, users and examples.
    #[must_use]
    pub fn help(&self) -> Vec<Message> {
        let mut help = vec![
            Message::new("command-help-usage").with("usage", self.usage()).with("about", Message::new(self.about)),
        ];
        help.extend(self.params.iter().map(Param::help));
        help.push(Message::new("command-help-who").with("who", Message::new(self.who.key())));
        if !self.aliases.is_empty() {
            help.push(Message::new("command-help-aliases").with("aliases", list(self.aliases)));
        }
        help.push(Message::new("command-help-examples").with("examples", list(self.examples)));
        let others = COMMANDS.iter().filter(|spec| *spec != self && spec.group() == self.group());
        let others: Vec<&str> = others.map(|spec| spec.name).collect();
        if !others.is_empty() {
            help.push(Message::new("command-help-others").with("others", list(&others)));
        }
        help
    }
}

impl Param {
    fn help(&self) -> Message {
        let choices = self.kind.choices();
        let about = Message::new(self.about);
        let message = match self.kind {
            ParamKind::Game => Message::new("command-help-choices").with("choices", list(&choices)),
            _ if choices.is_empty() => Message::new("command-help-param"),
            _ => Message::new("command-help-choices").with("choices", list(&choices)),
        };
        message.with("name", self.name).with("about", about)
    }
}

fn list(words: &[&str]) -> Arg {
    Arg::List(words.iter().map(|word| Arg::from(*word)).collect())
}

/// The table of commands for a document in Markdown.
#[must_use]
pub fn table_in_markdown(language: &Language) -> String {
    let mut table = String::from("| command | what it does | example |\n| --- | --- | --- |\n");
    for spec in COMMANDS {
        let example = spec.examples.last().copied().unwrap_or(spec.name);
        table.push_str(&format!("| `{}` | {} | `{example}` |\n", spec.usage(), language.word(spec.about)));
    }
    table
}
