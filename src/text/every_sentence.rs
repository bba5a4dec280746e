//! Tests: every text of every language can be said, with its gaps filled.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::catalog::TEXTS;
use super::{Arg, Language};

/// What fills the gaps of a text: the values by which it selects, numbers where it counts.
#[derive(Default)]
struct Gaps<'a> {
    plain: BTreeSet<&'a str>,
    selected: BTreeMap<&'a str, BTreeSet<&'a str>>,
}

impl<'a> Gaps<'a> {
    fn look_into(&mut self, pattern: &'a Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                if let InlineExpression::VariableReference { id } = selector {
                    let values = self.selected.entry(id.name).or_default();
                    values.extend(variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    }));
                }
                variants.iter().for_each(|variant| self.look_into(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.plain.insert(id.name)),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    /// The gaps filled in this many ways, so that every variant of a text is said.
    fn filled(&self, text: &str) -> Vec<FluentArgs<'a>> {
        let most = self.selected.values().map(BTreeSet::len).max().unwrap_or_default().max(3);
        let fill = |turn: usize| {
            let mut args = FluentArgs::new();
            args.set("count", [1, 2, 5][turn % 3]);
            for name in &self.plain {
                args.set(*name, text.to_owned());
            }
            for (name, values) in &self.selected {
                let counts = values.iter().any(|value| *value == "one" || value.parse::<u32>().is_ok());
                let value = values.iter().nth(turn % values.len()).copied().unwrap_or_default();
                args.set(*name, if counts { FluentValue::from([1, 2, 5][turn % 3]) } else { FluentValue::from(value) });
            }
            args
        };
        (0..most).map(fill).collect()
    }
}

/// Says every text of a language, with a text in its gaps.
fn say_all(language: &Language, text: &str, mut look: impl FnMut(&str, &str)) {
    for file in TEXTS.get_dir(language.tag()).unwrap().files() {
        let resource = fluent_syntax::parser::parse(file.contents_utf8().unwrap()).unwrap();
        for entry in &resource.body {
            let fluent_syntax::ast::Entry::Message(message) = entry else { continue };
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            for pattern in message.value.iter().chain(attributes) {
                let mut gaps = Gaps::default();
                gaps.look_into(pattern);
                for args in gaps.filled(text) {
                    let mut errors = Vec::new();
                    let said = language.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
                    assert!(errors.is_empty(), "{}: {}: {errors:?}", language.tag(), message.id.name);
                    look(message.id.name, &said);
                }
            }
        }
    }
}

#[test]
fn every_text_can_be_said_and_leaves_no_gap_open() {
    for language in Language::all() {
        say_all(language, "x", |key, said| {
            assert!(!said.contains('{') && !said.contains("$"), "{}: {key}: {said}", language.tag());
            assert!(!said.trim().is_empty() || key.starts_with("club-"), "{}: {key} says nothing", language.tag());
        });
    }
}

#[test]
fn a_name_from_right_to_left_turns_no_sentence_about() {
    for language in Language::all() {
        let name = language.written(&Arg::from("אבג"));
        say_all(language, &name, |key, said| {
            let mut rest = said;
            while let Some((before, after)) = rest.split_once('א') {
                let inside = after.split_once('ג').map(|(_, after)| after);
                let is_apart =
                    before.ends_with('\u{2068}') && inside.is_some_and(|after| after.starts_with('\u{2069}'));
                // What is typed is copied, and stands by itself.
                let is_typed = said.contains('\u{fdd0}');
                assert!(is_apart || is_typed, "{}: {key}: {said}", language.tag());
                rest = inside.unwrap_or_default();
            }
        });
    }
}
