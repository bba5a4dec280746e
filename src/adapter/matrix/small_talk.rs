//! Small talk: words of kindness that ask for nothing.

/// Words of greeting, thanks and agreement. A line with nothing else is small talk.
const WORDS: &[&str] = &[
    "afternoon",
    "again",
    "all",
    "and",
    "are",
    "bot",
    "bye",
    "cheers",
    "cool",
    "day",
    "doing",
    "evening",
    "everybody",
    "everyone",
    "fine",
    "game",
    "gg",
    "good",
    "goodbye",
    "great",
    "hallo",
    "hello",
    "hey",
    "hi",
    "hiya",
    "how",
    "lol",
    "lot",
    "love",
    "morning",
    "much",
    "nice",
    "night",
    "ok",
    "okay",
    "parlour",
    "played",
    "so",
    "sorry",
    "thank",
    "thanks",
    "there",
    "thx",
    "ty",
    "very",
    "well",
    "wow",
    "yay",
    "yo",
    "you",
];
/// A longer line is about something.
const WORDS_MAX: usize = 6;

/// Whether a line is small talk: a few such words, or nothing but signs like 👍.
pub(super) fn is_small_talk(line: &str) -> bool {
    let words: Vec<String> = line
        .split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’')
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.len() <= WORDS_MAX && words.iter().all(|word| WORDS.contains(&word.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greetings_thanks_and_signs_are_small_talk() {
        for line in
            ["hi", "Hello there!", "thanks 👍", "👍", "Thank you so much", "good morning", "gg, well played", "ok"]
        {
            assert!(is_small_talk(line), "{line}");
        }
        for line in ["hlep", "hi, challenge bob", "gaems", "how do I play", "good good good good good good good"] {
            assert!(!is_small_talk(line), "{line}");
        }
    }
}
