//! A language that nobody speaks, made of the English texts: with accents, and 40 % longer. What isn't in it was not translated, and
//! what doesn't fit is seen.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use parlour::command::{COMMANDS, typed_words};
use parlour::text::WordKind;

/// Its tag. Esperanto has English plurals, and is none of Discord's languages.
pub(crate) const TAG: &str = "eo";

/// A text in the language: each vowel twice, with an accent.
pub(crate) fn spoken(text: &str) -> String {
    let twice = |c: char| match c {
        'a' => "áá".to_owned(),
        'e' => "éé".to_owned(),
        'i' => "íí".to_owned(),
        'o' => "óó".to_owned(),
        'u' => "úú".to_owned(),
        'y' => "ýý".to_owned(),
        'A' => "Áá".to_owned(),
        'E' => "Éé".to_owned(),
        'I' => "Íí".to_owned(),
        'O' => "Óó".to_owned(),
        'U' => "Úú".to_owned(),
        'Y' => "Ýý".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(twice).collect()
}

/// Writes its texts into a folder that is laid out like `assets/texts`.
pub(crate) fn write(folder: &Path) {
    let own = folder.join(TAG);
    fs::create_dir_all(&own).unwrap();
    for file in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/texts/en")).unwrap() {
        let path = file.unwrap().path();
        let mut resource = parser::parse(fs::read_to_string(&path).unwrap()).unwrap();
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                message.value.iter_mut().for_each(translate);
            }
        }
        fs::write(own.join(path.file_name().unwrap()), serializer::serialize(&resource)).unwrap();
    }
    let names = COMMANDS.iter().map(|spec| (WordKind::Name, spec.name)).chain(typed_words());
    let names: String = names.map(|(kind, word)| format!("{} = {}\n", kind.key(word), spoken(word))).collect();
    fs::write(own.join("names.ftl"), names).unwrap();
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = spoken(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| translate(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::Placeable { .. }) }
            | PatternElement::Placeable { .. } => {}
        }
    }
}
