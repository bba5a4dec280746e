//! What nobody can guess who hasn't the database's key, and the hashes by which such secrets are kept.

use sha2::{Digest, Sha256};

/// The signs of a long secret: those that no reader of an address changes. Five bits choose one.
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
/// How many signs a long secret has: 130 bits.
pub(in crate::club) const LONG: usize = 26;

/// The hash by which a secret is kept.
pub(in crate::club) fn hash_of(key: &str, secret: &str) -> String {
    hashed(&[key, "kept", secret]).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A secret of 130 bits that follows from several texts under a key.
pub(in crate::club) fn long(texts: &[&str]) -> String {
    // Each sign takes five bits, so that they end within the hash.
    let bits = hashed(texts);
    let bit = |at: usize| usize::from(bits[at / 8] >> (at % 8) & 1);
    let sign = |index: usize| (0..5).fold(0, |sign, place| sign | bit(index * 5 + place) << place);
    (0..LONG).map(|index| char::from(ALPHABET[sign(index)])).collect()
}

/// Whether two secrets are the same; how long that takes says nothing of where they differ.
pub(in crate::club) fn are_the_same(one: &str, other: &str) -> bool {
    let differ = |sum: u8, (a, b): (u8, u8)| sum | (a ^ b);
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, differ) == 0
}

/// The hash of several texts under a key, each with its length, so that no two lists have the same.
pub(in crate::club) fn hashed(texts: &[&str]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.len().to_be_bytes());
        hash.update(text.as_bytes());
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_secret_has_signs_of_all_its_bits_and_depends_on_every_text() {
        let secrets = [long(&["key", "page", "12"]), long(&["key", "page", "13"]), long(&["other", "page", "12"])];
        for (at, secret) in secrets.iter().enumerate() {
            assert_eq!(secret.len(), LONG);
            assert!(secret.bytes().all(|sign| ALPHABET.contains(&sign)));
            assert!(!secrets[..at].contains(secret));
        }
        let distinct: std::collections::BTreeSet<u8> = secrets.iter().flat_map(|secret| secret.bytes()).collect();
        assert!(distinct.len() > 16, "{secrets:?}");
    }

    #[test]
    fn only_equal_secrets_are_the_same() {
        assert!(are_the_same("abc", "abc") && !are_the_same("abc", "abd") && !are_the_same("abc", "ab"));
    }
}
