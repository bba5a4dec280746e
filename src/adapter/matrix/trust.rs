//! Being trusted: cross-signing, key backup, and recovery of both by one key.
//!
//! Clients are moving to leave out devices that their owner has not signed, so that the program signs its own.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use matrix_sdk::Client;
use matrix_sdk::encryption::recovery::RecoveryState;
use matrix_sdk::ruma::api::client::uiaa::{AuthData, Password, UserIdentifier};

use crate::config::Matrix;

/// The file in the store's folder that a new recovery key is written to, for its owner to take away.
const KEY_FILE: &str = "recovery-key";

/// Signs the program's device, keeps a backup of the keys to messages, and makes both recoverable. What cannot be done
/// is logged with the next step; the program talks all the same.
pub(super) async fn establish(client: &Client, config: &Matrix) {
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    if let Err(error) = recover(client, config).await {
        tracing::warn!(error = format!("{error:#}"), "the keys of this device are not recoverable yet");
    }
    if !is_signed(client).await {
        tracing::warn!(
            "this device is not cross-signed, and some clients will not let it read: put the account's recovery key \
             into matrix.recovery_key and start again"
        );
    }
}

/// Whether the program's device is signed by its account.
async fn is_signed(client: &Client) -> bool {
    // What we know of our own device may be from before it was signed.
    if let Some(me) = client.user_id() {
        drop(client.encryption().request_user_identity(me).await);
    }
    matches!(client.encryption().get_own_device().await, Ok(Some(device)) if device.is_cross_signed_by_owner())
}

async fn recover(client: &Client, config: &Matrix) -> Result<()> {
    let recovery = client.encryption().recovery();
    let key = config.recovery_key().map(|key| key.reveal());
    if let (RecoveryState::Incomplete, Some(key)) = (recovery.state(), key) {
        recovery.recover(key).await.context("the recovery key does not open the account's keys")?;
        tracing::info!("the account's keys were recovered");
    }
    sign(client, config).await?;
    if recovery.state() == RecoveryState::Disabled {
        let made = match key {
            Some(passphrase) => recovery.enable().with_passphrase(passphrase).await?,
            None => recovery.enable().await?,
        };
        if key.is_none() {
            write_key(&config.store, &made)?;
        }
        tracing::info!("key backup and recovery are set up");
    }
    Ok(())
}

/// Makes the account's signing keys if it has none. Homeservers that want the password again for that get it.
async fn sign(client: &Client, config: &Matrix) -> Result<()> {
    let encryption = client.encryption();
    let Err(error) = encryption.bootstrap_cross_signing_if_needed(None).await else { return Ok(()) };
    let (Some(uiaa), Ok(password), Some(user)) = (error.as_uiaa_response(), config.password(), client.user_id()) else {
        return Err(error).context("the account's signing keys cannot be made");
    };
    let mut data = Password::new(UserIdentifier::Matrix(user.to_owned().into()), password.reveal().to_owned());
    data.session.clone_from(&uiaa.session);
    let done = encryption.bootstrap_cross_signing_if_needed(Some(AuthData::Password(data))).await;
    done.context("the account's signing keys cannot be made")
}

/// Writes a new recovery key where only the program's user can read it. It is shown nowhere else.
fn write_key(store: &Path, key: &str) -> Result<()> {
    let path = store.join(KEY_FILE);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&path).and_then(|mut file| writeln!(file, "{key}"));
    written.with_context(|| format!("cannot write {}", path.display()))?;
    let path = fs::canonicalize(&path).unwrap_or(path);
    tracing::warn!(file = %path.display(), "a recovery key was made: keep that file in another place, and name it by \
        matrix.recovery_key_file");
    Ok(())
}
