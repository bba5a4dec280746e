//! Codes: eight letters by which somebody lets whoever gets them from them do one thing, once.
//!
//! Nobody can guess one: each has 40 bits, and few attempts are answered. Where codes are kept, only their hashes are;
//! whoever reads the database finds one in the letter that gave it, until that is swept out. A code follows from the event that asked for it and a key of the database, so that the same
//! requests lead to the same codes.

use jiff::SignedDuration;
use sha2::{Digest, Sha256};

use crate::club::ClubError;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Refused, Rejection, refuse};
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
/// An answer that shows it must be for [`AskerAlone`](crate::club::Audience::AskerAlone).
pub(in crate::club) fn give(
    cx: &RequestContext<'_>,
    purpose: CodePurpose,
    subject: Option<i64>,
    valid_for: SignedDuration,
) -> Result<String, Rejection> {
    let key = cx.tx.key_of_codes()?;
    let origin = &cx.request.origin;
    let drawn = hashed(&[&key, "code", &format!("{purpose:?} {subject:?}"), origin.platform, &origin.event]);
    let letters: String = drawn.iter().take(LENGTH).map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect();
    let code = format!("{}-{}", &letters[..LENGTH / 2], &letters[LENGTH / 2..]);
    let (account_id, place_id) = (cx.asker.id, cx.place.id);
    let stored = StoredCode { hash: hash_of(&key, &code), purpose, account_id, place_id, subject };
    cx.tx.keep_code(&stored, cx.now, cx.now.saturating_add(valid_for).unwrap_or(cx.now))?;
    Ok(code)
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

/// The hash by which a code is kept.
fn hash_of(key: &str, code: &str) -> String {
    hashed(&[key, "kept", code]).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The hash of several texts under a key, each with its length, so that no two lists have the same.
fn hashed(texts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.len().to_be_bytes());
        hash.update(text.as_bytes());
    }
    hash.finalize().into()
}
