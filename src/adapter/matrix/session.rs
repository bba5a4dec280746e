//! Logging in, once, and coming back.
//!
//! The session and the sync position are in the SDK's own store, which the passphrase encrypts. A separate client,
//! which keeps nothing, asks whether a session is still good, so that the store is only ever opened for the device
//! whose keys are in it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use matrix_sdk::authentication::matrix::MatrixSession;
use matrix_sdk::config::RequestConfig;
use matrix_sdk::encryption::{BackupDownloadStrategy, EncryptionSettings};
use matrix_sdk::ruma::{OwnedDeviceId, UserId};
use matrix_sdk::{Client, SessionMeta, SessionTokens};

use super::config::Matrix;
use super::error::HomeserverError;

/// The names of our own values in the SDK's store.
const SESSION: &[u8] = b"parlour.session";
const POSITION: &[u8] = b"parlour.position";
/// How long a request may take; longer ones are tried again.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// Appended to the name of a store whose device no longer exists.
const OLD: &str = "old";

/// A client that is logged in, unless the homeserver can't be reached.
///
/// # Errors
/// If the configuration lacks something, or the homeserver refuses the login for good.
pub(super) async fn connect(config: &Matrix) -> Result<Client> {
    let mut client = open(config).await?;
    let saved = saved_session(&client).await?;
    let state = match &saved {
        None => State::None,
        Some(session) => examine(config, session).await?,
    };
    let session = match (state, saved) {
        (State::Good, Some(session)) => session,
        (State::Soft, Some(session)) => {
            tracing::info!("the login has expired; logging in again with the same device");
            log_in(config, Some(&session.meta.device_id)).await?
        }
        (State::Gone, Some(session)) => {
            tracing::warn!(device = %session.meta.device_id, "the device was removed; logging in with a new one");
            drop(client);
            set_aside(&config.store)?;
            client = open(config).await?;
            log_in(config, None).await?
        }
        (_, None) | (State::None, _) => log_in(config, None).await?,
    };
    let text = serde_json::to_vec(&session)?;
    client.state_store().set_custom_value(SESSION, text).await?;
    client.restore_session(session).await.context("can’t restore the Matrix session")?;
    Ok(client)
}

/// The state of a session.
enum State {
    /// There is none.
    None,
    /// It is good, or the homeserver can't be asked.
    Good,
    /// It ran out, but its device is still there.
    Soft,
    /// Its device is gone too.
    Gone,
}

async fn examine(config: &Matrix, session: &MatrixSession) -> Result<State> {
    let client = passing(config).await?;
    client.restore_session(session.clone()).await?;
    Ok(match client.whoami().await.map_err(HomeserverError::from) {
        Ok(_) => State::Good,
        Err(HomeserverError::Expired { soft: true }) => State::Soft,
        Err(HomeserverError::Expired { soft: false }) => State::Gone,
        Err(error) => {
            tracing::warn!(%error, "the homeserver does not say whether the login is still good");
            State::Good
        }
    })
}

/// The position up to which the club has everything.
pub(super) async fn position(client: &Client) -> Result<Option<String>> {
    let value = client.state_store().get_custom_value(POSITION).await?;
    Ok(value.and_then(|value| String::from_utf8(value).ok()))
}

pub(super) async fn keep_position(client: &Client, position: &str) -> Result<()> {
    client.state_store().set_custom_value_no_read(POSITION, position.as_bytes().to_vec()).await?;
    Ok(())
}

async fn saved_session(client: &Client) -> Result<Option<MatrixSession>> {
    let value = client.state_store().get_custom_value(SESSION).await?;
    value.map(|value| serde_json::from_slice(&value)).transpose().context("the stored Matrix session is damaged")
}

async fn open(config: &Matrix) -> Result<Client> {
    let settings = EncryptionSettings {
        auto_enable_cross_signing: true,
        backup_download_strategy: BackupDownloadStrategy::AfterDecryptionFailure,
        auto_enable_backups: true,
    };
    close_to_others(&config.store)?;
    let passphrase = config.store_passphrase().map(|passphrase| passphrase.reveal());
    let client = Client::builder()
        .homeserver_url(config.homeserver()?)
        .request_config(RequestConfig::new().timeout(REQUEST_TIMEOUT).disable_retry())
        .with_encryption_settings(settings)
        .sqlite_store(&config.store, passphrase)
        .build()
        .await;
    let client = client.with_context(|| {
        format!(
            "the Matrix store {} cannot be opened; is the passphrase the one it was made with?",
            config.store.display()
        )
    })?;
    close_to_others(&config.store)?;
    Ok(client)
}

/// Makes the folder of the store, if need be, and closes it and its files to everybody but the program's user.
fn close_to_others(store: &Path) -> Result<()> {
    let closed = || -> std::io::Result<()> {
        std::fs::create_dir_all(store)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            std::fs::set_permissions(store, std::fs::Permissions::from_mode(0o700))?;
            for file in std::fs::read_dir(store)? {
                let file = file?;
                if file.file_type()?.is_file() {
                    std::fs::set_permissions(file.path(), std::fs::Permissions::from_mode(0o600))?;
                }
            }
        }
        Ok(())
    };
    closed().with_context(|| format!("can’t make the Matrix store {}, or close it to others", store.display()))
}

/// A client that keeps nothing.
async fn passing(config: &Matrix) -> Result<Client> {
    let request = RequestConfig::new().timeout(REQUEST_TIMEOUT).disable_retry();
    Ok(Client::builder().homeserver_url(config.homeserver()?).request_config(request).build().await?)
}

/// Logs in by access token if there is one, or else by password; with an existing device, if one is named.
async fn log_in(config: &Matrix, device: Option<&OwnedDeviceId>) -> Result<MatrixSession> {
    let client = passing(config).await?;
    if let Some(token) = config.access_token() {
        return adopt(&client, token.reveal(), device).await;
    }
    let password = config.password()?;
    let auth = client.matrix_auth();
    let login = auth.login_username(config.user()?, password.reveal());
    let login = login.initial_device_display_name(&config.device_name);
    let login = match device {
        Some(device) => login.device_id(device.as_str()),
        None => login,
    };
    login.send().await.map_err(HomeserverError::from).context("the Matrix login failed")?;
    client.matrix_auth().session().context("the Matrix login gave no session")
}

/// The session that an access token belongs to.
async fn adopt(client: &Client, token: &str, device: Option<&OwnedDeviceId>) -> Result<MatrixSession> {
    let tokens = SessionTokens { access_token: token.to_owned(), refresh_token: None };
    // Nobody knows yet whose token it is, so the homeserver is asked first.
    let unknown = SessionMeta { user_id: UserId::parse("@unknown:localhost")?, device_id: "UNKNOWN".into() };
    client.restore_session(MatrixSession { meta: unknown, tokens: tokens.clone() }).await?;
    let who = client.whoami().await.map_err(HomeserverError::from);
    let who = who.context("the homeserver doesn’t accept the access token; put a new one into matrix.access_token")?;
    let Some(device_id) = who.device_id else {
        bail!("the access token doesn’t belong to a device; log in to get one that does")
    };
    if device.is_some_and(|device| *device != device_id) {
        bail!(
            "the access token is of device {device_id}, but the store of another; remove the store, or use its token"
        );
    }
    Ok(MatrixSession { meta: SessionMeta { user_id: who.user_id, device_id }, tokens })
}

/// Moves the store of a device that is no more out of the way.
fn set_aside(store: &Path) -> Result<()> {
    let old = PathBuf::from(format!("{}.{OLD}", store.display()));
    if old.exists() {
        std::fs::remove_dir_all(&old).with_context(|| format!("can’t remove {}", old.display()))?;
    }
    std::fs::rename(store, &old).with_context(|| format!("can’t move {} to {}", store.display(), old.display()))
}
