//! What a browser keeps: the secret of its session, or, while nobody is signed in, one that only binds forms to it.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};

use super::random::is_secret;

/// How long a browser keeps it, in seconds: as long as a session lasts.
const KEPT_SECONDS: u32 = 30 * 24 * 60 * 60;

/// The cookies of a site. By https, a browser takes them from this site alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cookies {
    pub(super) is_secure: bool,
}

impl Cookies {
    const fn name(self) -> &'static str {
        if self.is_secure { "__Host-parlour" } else { "parlour" }
    }

    /// The secret that a browser says.
    pub(super) fn secret(self, headers: &HeaderMap) -> Option<String> {
        let said = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = said.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(name, _)| *name == self.name()).map(|(_, value)| value.to_owned()).filter(|value| is_secret(value))
    }

    /// Has a browser keep a secret.
    pub(super) fn keep(self, secret: &str) -> Option<HeaderValue> {
        self.set(secret, KEPT_SECONDS)
    }

    /// Has a browser forget its secret.
    pub(super) fn forget(self) -> Option<HeaderValue> {
        self.set("", 0)
    }

    fn set(self, value: &str, seconds: u32) -> Option<HeaderValue> {
        let secure = if self.is_secure { "; Secure" } else { "" };
        let cookie = format!("{}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}", self.name());
        HeaderValue::from_str(&cookie).ok()
    }
}

/// The proof that a form comes from a page that this browser was shown: nobody else can say it, and it doesn't tell the
/// secret.
pub(super) fn proof(secret: &str) -> String {
    let hash = Sha256::new().chain_update("form ").chain_update(secret).finalize();
    hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_says_its_secret_among_other_cookies_and_nothing_else_counts() {
        let secret = "abcdefghijklmnopqrstuvwxyz";
        let said = |cookie: &str, is_secure| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
            Cookies { is_secure }.secret(&headers)
        };
        assert_eq!(said(&format!("a=b; __Host-parlour={secret}; c=d"), true).as_deref(), Some(secret));
        assert_eq!(said(&format!("parlour={secret}"), false).as_deref(), Some(secret));
        assert_eq!(said(&format!("parlour={secret}"), true), None, "a page without https has set it");
        assert_eq!(said("__Host-parlour=ABC", true), None);
        assert_eq!(said("__Host-parlour=", true), None);
    }

    #[test]
    fn a_cookie_is_out_of_reach_for_scripts_and_other_sites() {
        let cookie = Cookies { is_secure: true }.keep("x").unwrap();
        let cookie = cookie.to_str().unwrap();
        assert_eq!(cookie, "__Host-parlour=x; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure");
        assert!(!Cookies { is_secure: false }.keep("x").unwrap().to_str().unwrap().contains("Secure"));
        assert_ne!(proof("a"), proof("b"));
    }
}
