//! Codes: eight letters by which somebody lets whoever gets them from them do one thing, once.
//!
//! Nobody can guess one: each has 40 bits, and few attempts are answered. Where codes are kept, only their hashes are;
//! the letter that gave one loses it once it
//! was sent. A code follows from the event that asked for it and a key of the database, so that the same requests lead to
//! the same codes.

use jiff::SignedDuration;

use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::rejection::{Refused, Rejection, refuse};
use crate::club::context::secrets::{hash_of, hashed};
use crate::club::{Audience, ClubError};
use crate::store::{CodePurpose, StoredCode};
use crate::text::Message;

/// The letters of codes: none looks like another. Five bits choose one.
const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
/// How many letters a code has.
const LENGTH: usize = 8;
/// The time in which wrong codes are counted.
const COUNTED_FOR: SignedDuration = SignedDuration::from_hours(1);
/// The most wrong codes that an account may type in that time.
const WRONG_BY_ONE: u32 = 10;
/// The most that may be typed in a place.
const WRONG_IN_A_PLACE: u32 = 50;

/// Gives the asker a code in place of their earlier one about the same. The subject is the number of what it is about.
/// What shows it is given by [`hand_over`].
pub(in crate::club) fn give(
    cx: &RequestContext<'_>,
    purpose: CodePurpose,
    subject: Option<i64>,
    valid_for: SignedDuration,
) -> Result<String, Rejection> {
    let key = cx.tx.key_of_codes()?;
    let origin = &cx.request.origin;
    let drawn = hashed(&[&key, "code", &format!("{purpose:?} {subject:?}"), origin.platform, &origin.event]);
    let code = written(drawn);
    let (account_id, place_id) = (cx.asker.id, cx.place.id);
    let stored = StoredCode { hash: hash_of(&key, &code), purpose, account_id, place_id, subject };
    cx.tx.keep_code(&stored, cx.now, cx.now.saturating_add(valid_for).unwrap_or(cx.now))?;
    Ok(code)
}

/// Gives the asker alone a letter with a code that they got.
pub(in crate::club) fn hand_over(cx: &mut RequestContext<'_>, code: String, about: Option<i64>, text: Vec<Message>) {
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { secret: Some(code), about, ..reply });
}

/// A word that names what is asked, in the form of a code: whoever confirms it by this word confirms nothing else that is
/// asked later. Nobody has to keep it secret.
pub(in crate::club) fn word_of(cx: &RequestContext<'_>, what: &str) -> Result<String, Rejection> {
    let key = cx.tx.key_of_codes()?;
    Ok(written(hashed(&[&key, "asked", what])))
}

/// The code that the asker typed, which can be used once more. If it is wrong, has expired, was used, or is for
/// something else, they are told one and the same, and may try only a few times.
pub(in crate::club) fn peek(
    cx: &RequestContext<'_>,
    purpose: CodePurpose,
    typed: &str,
) -> Result<StoredCode, Rejection> {
    let since = cx.now.saturating_sub(COUNTED_FOR).unwrap_or(cx.now);
    let (by_asker, here) = cx.tx.wrong_codes(cx.asker.id, cx.place.id, since)?;
    if by_asker >= WRONG_BY_ONE || here >= WRONG_IN_A_PLACE {
        return refuse("club-codes-too-many");
    }
    let hash = hash_of(&cx.tx.key_of_codes()?, typed);
    let wrong = || Refused { text: vec![Message::new("club-code-wrong")], wrong_code: true, ..Refused::default() };
    Ok(cx.tx.code(&hash, purpose, cx.now)?.ok_or_else(wrong)?)
}

/// Uses a code up.
pub(in crate::club) fn spend(cx: &RequestContext<'_>, code: &StoredCode) -> Result<(), Rejection> {
    Ok(cx.tx.drop_code(&code.hash)?)
}

/// Looks at the code that the asker typed, and uses it up.
pub(in crate::club) fn redeem(
    cx: &RequestContext<'_>,
    purpose: CodePurpose,
    typed: &str,
) -> Result<StoredCode, Rejection> {
    let code = peek(cx, purpose, typed)?;
    spend(cx, &code)?;
    Ok(code)
}

/// Notes that the asker typed a wrong code.
pub(in crate::club) fn note_wrong(cx: &RequestContext<'_>) -> Result<(), ClubError> {
    let before = cx.now.saturating_sub(COUNTED_FOR).unwrap_or(cx.now);
    Ok(cx.tx.note_wrong_code(cx.asker.id, cx.place.id, cx.now, before)?)
}

/// A hash as a code.
fn written(hash: [u8; 32]) -> String {
    let letters: String = hash.iter().take(LENGTH).map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect();
    format!("{}-{}", &letters[..LENGTH / 2], &letters[LENGTH / 2..])
}
