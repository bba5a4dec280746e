//! One person with several accounts.

use parlour::club::{Audience, Letter};

use crate::support::{Chat, words};

/// The code in a letter.
fn code_in(letter: &Letter) -> String {
    let text = words(letter).join("\n");
    let is_code = |word: &&str| word.len() == 9 && word.as_bytes()[4] == b'-';
    let code = text.split([' ', ',', '.', '“', '”']).find(is_code);
    code.unwrap_or_else(|| panic!("there is no code in “{text}”")).to_owned()
}

#[test]
fn a_code_is_given_only_in_a_direct_conversation_and_never_twice() {
    let mut chat = Chat::new();
    let refused = chat.say("ann", "link");
    assert_eq!(refused, "Codes for your accounts are only for you. Say “link” in your direct conversation with me.");
    let [first] = &chat.letters_alone("ann", "link")[..] else { panic!() };
    assert_eq!(first.audience, Audience::AskerAlone);
    let [second] = &chat.letters_alone("ann", "link")[..] else { panic!() };
    assert_ne!(code_in(first), code_in(second));
}
