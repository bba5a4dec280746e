//! Secrets.

/// The signs of secrets: those that stand in addresses and forms as they are.
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
/// How many signs: 130 bits.
const LENGTH: usize = 26;

/// A secret of 130 bits that nobody can guess. `None` if the system has none to give.
pub(super) fn secret() -> Option<String> {
    let mut bytes = [0; LENGTH];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect())
}

/// Whether this can be such a secret.
pub(super) fn is_secret(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_secrets_are_the_same() {
        let secrets: std::collections::BTreeSet<String> = (0..100).map(|_| secret().unwrap()).collect();
        assert_eq!(secrets.len(), 100);
        assert!(secrets.iter().all(|secret| is_secret(secret)));
        assert!(!is_secret("") && !is_secret(&"A".repeat(LENGTH)) && !is_secret(&"a".repeat(LENGTH + 1)));
    }
}
