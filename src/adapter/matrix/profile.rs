//! The program's own name and picture. It sets them itself, so that no other client ever has to log in to its account:
//! such a client would make signing keys of its own, and then nobody would trust the program's device.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use matrix_sdk::Client;
use matrix_sdk::media::MediaFormat;

use super::config::Matrix;

/// Gives the account the name and the picture of the configuration, where it has others.
pub(super) async fn establish(client: &Client, config: &Matrix) {
    if let Some(name) = &config.name
        && let Err(error) = take_name(client, name).await
    {
        tracing::warn!(error = format!("{error:#}"), "the account did not get its name");
    }
    if let Some(file) = &config.avatar
        && let Err(error) = take_picture(client, file).await
    {
        tracing::warn!(error = format!("{error:#}"), "the account did not get its picture");
    }
}

async fn take_name(client: &Client, name: &str) -> Result<()> {
    if client.account().get_display_name().await?.as_deref() != Some(name) {
        client.account().set_display_name(Some(name)).await?;
    }
    Ok(())
}

async fn take_picture(client: &Client, file: &Path) -> Result<()> {
    let bytes = fs::read(file).with_context(|| format!("can’t read {}, matrix.avatar", file.display()))?;
    let kind = match bytes.get(..4) {
        Some(b"\x89PNG") => mime::IMAGE_PNG,
        Some([0xff, 0xd8, 0xff, _]) => mime::IMAGE_JPEG,
        _ => bail!("matrix.avatar {} must be a PNG or a JPEG", file.display()),
    };
    // The old one can't be fetched anymore, so it isn't the wanted one.
    if client.account().get_avatar(MediaFormat::File).await.ok().flatten().as_ref() != Some(&bytes) {
        client.account().upload_avatar(&kind, bytes).await?;
    }
    Ok(())
}
