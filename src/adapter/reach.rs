//! Why a server can't be reached, in a sentence for the owner.

use std::error::Error;
use std::fmt::Write;

/// An error with all its causes, and the remedy, if it's known.
pub(super) fn why(error: &dyn Error) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let more = error.to_string();
        // Some errors name their cause, too.
        if !said.contains(&more) {
            write!(said, ": {more}").unwrap_or_default();
        }
        cause = error.source();
    }
    if said.to_lowercase().contains("certificate") {
        said.push_str(
            "; whoever answers there does not prove to be that server: check the address and this machine's clock, and \
             install the root certificates (ca-certificates) or name your own by SSL_CERT_FILE",
        );
    }
    said
}
