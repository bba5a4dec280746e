//! Being trusted: cross-signing, key backup, and recovery of both by one key.
//!
//! Clients are beginning to leave out devices that their owner hasn't signed, so the program signs its own.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use matrix_sdk::Client;
use matrix_sdk::config::SyncSettings;
use matrix_sdk::encryption::CrossSigningResetAuthType;
use matrix_sdk::encryption::recovery::RecoveryState;
use matrix_sdk::ruma::DeviceId;
use matrix_sdk::ruma::api::client::uiaa::{AuthData, Password, UiaaInfo, UserIdentifier};

use super::config::Matrix;
use super::session;
use crate::config::Config;

/// The remedy if another client made the account's signing keys.
const WAY_OUT: &str = "another client has made the account's signing keys. Put their recovery key, which its owner was \
    shown then, into the file named by matrix.recovery_key_file and start again; if nobody has it, stop the bot and run \
    `parlour matrix reset-identity`";
/// The file in the store's folder that a new recovery key is written to, for its owner to take away.
const KEY_FILE: &str = "recovery-key";

/// Signs the program's device, keeps a backup of the message keys, and makes both recoverable. Failures are logged with
/// the next step; the program talks all the same.
pub(super) async fn establish(client: &Client, config: &Matrix) {
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    if let Err(error) = recover(client, config).await {
        tracing::warn!(error = format!("{error:#}"), "the keys of this device are not recoverable yet");
    }
    let signed = is_signed(client).await;
    if !signed {
        tracing::warn!("this device is not signed by its account, and clients will not let it read: {WAY_OUT}");
    }
    let mark = config.unsigned_mark();
    let marked = if signed { remove(&mark) } else { fs::write(&mark, WAY_OUT) };
    if let Err(error) = marked {
        tracing::warn!(file = %mark.display(), %error, "whether this device is signed cannot be noted");
    }
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Gives the account new signing keys and signs its device with them, whoever made the old ones.
///
/// # Errors
/// If the homeserver doesn't allow it, or wants something that isn't configured.
pub async fn reset_identity(config: &Config) -> Result<()> {
    let config = config.platform::<Matrix>().context("the configuration has no [matrix]")?;
    let client = session::connect(config).await?;
    client.sync_once(SyncSettings::new().timeout(Duration::ZERO)).await.context("the homeserver doesn’t answer")?;
    client.encryption().wait_for_e2ee_initialization_tasks().await;
    let handle = client.encryption().recovery().reset_identity().await?;
    if let Some(handle) = handle {
        let auth = match handle.auth_type() {
            CrossSigningResetAuthType::Uiaa(uiaa) => Some(by_password(&client, config, uiaa)?),
            CrossSigningResetAuthType::OAuth(page) => {
                tracing::warn!(page = %page.approval_url, "open this page within two minutes and allow it");
                None
            }
        };
        handle.reset(auth).await.context("the homeserver doesn’t allow new signing keys")?;
    }
    establish(&client, config).await;
    if !is_signed(&client).await {
        bail!("the device still isn’t signed");
    }
    Ok(())
}

/// Whether the program's device is signed by its account.
async fn is_signed(client: &Client) -> bool {
    // Our copy of our own device may be from before it was signed.
    if let Some(me) = client.user_id() {
        drop(client.encryption().request_user_identity(me).await);
    }
    matches!(client.encryption().get_own_device().await, Ok(Some(device)) if device.is_cross_signed_by_owner())
}

async fn recover(client: &Client, config: &Matrix) -> Result<()> {
    let recovery = client.encryption().recovery();
    let key = config.recovery_key().map(|key| key.reveal());
    if let (RecoveryState::Incomplete, Some(key)) = (recovery.state(), key) {
        recovery.recover(key).await.context("the recovery key doesn’t open the account’s keys")?;
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

/// Removes the devices of earlier stores, which have the same name. Nobody reads with them anymore, and messages are
/// still encrypted for them.
pub(super) async fn remove_old_devices(client: &Client, config: &Matrix) {
    if let Err(error) = remove_devices_but_ours(client, config).await {
        tracing::warn!(
            error = format!("{error:#}"),
            "an old device cannot be removed; remove it with the admin's tools"
        );
    }
}

async fn remove_devices_but_ours(client: &Client, config: &Matrix) -> Result<()> {
    let devices = client.devices().await?.devices.into_iter();
    let is_old = |name: &Option<String>, id: &DeviceId| {
        name.as_ref() == Some(&config.device_name) && client.device_id() != Some(id)
    };
    let old: Vec<_> = devices.filter(|it| is_old(&it.display_name, &it.device_id)).map(|it| it.device_id).collect();
    if old.is_empty() {
        return Ok(());
    }
    let Err(error) = client.delete_devices(&old, None).await else { return Ok(()) };
    let Some(uiaa) = error.as_uiaa_response() else { return Err(error.into()) };
    client.delete_devices(&old, Some(by_password(client, config, uiaa)?)).await?;
    tracing::info!(?old, "devices of lost stores were removed");
    Ok(())
}

/// The wish of a homeserver that asks for the password once more.
fn by_password(client: &Client, config: &Matrix, uiaa: &UiaaInfo) -> Result<AuthData> {
    let password = config.password().context("the homeserver wants the password for that")?;
    let user = client.user_id().context("the session has no user")?;
    let mut data = Password::new(UserIdentifier::Matrix(user.to_owned().into()), password.reveal().to_owned());
    data.session.clone_from(&uiaa.session);
    Ok(AuthData::Password(data))
}

/// Makes the account's signing keys if it has none. Homeservers that want the password again get it.
async fn sign(client: &Client, config: &Matrix) -> Result<()> {
    let encryption = client.encryption();
    let Err(error) = encryption.bootstrap_cross_signing_if_needed(None).await else { return Ok(()) };
    let Some(uiaa) = error.as_uiaa_response() else {
        return Err(error).context("the account's signing keys cannot be made");
    };
    let auth = by_password(client, config, uiaa)?;
    let done = encryption.bootstrap_cross_signing_if_needed(Some(auth)).await;
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
    written.with_context(|| format!("can’t write {}", path.display()))?;
    let path = fs::canonicalize(&path).unwrap_or(path);
    tracing::warn!(file = %path.display(), "a recovery key was made: keep that file in another place, and name it by \
        matrix.recovery_key_file");
    Ok(())
}
