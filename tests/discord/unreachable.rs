//! Servers that cannot be reached, or that are not who they should be.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use super::bot::{Bot, Setup};
use super::world::{DEADLINE, StandIn};

/// Waits until the log has all of these words; says what it has.
pub(crate) async fn until_logged(bot: &Bot, words: &[&str]) -> String {
    let deadline = Instant::now() + DEADLINE;
    let mut look = tokio::time::interval(Duration::from_millis(50));
    loop {
        look.tick().await;
        let log = bot.log();
        if words.iter().all(|words| log.contains(words)) {
            return log;
        }
        assert!(Instant::now() < deadline, "{words:?} are not in the log: {log}");
    }
}

/// A server whose certificate nobody has signed but itself; says its port.
#[cfg(feature = "matrix")]
async fn impostor() -> u16 {
    use std::sync::Arc;

    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::crypto::ring;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;

    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move { acceptor.accept(stream).await.map(drop) });
        }
    });
    port
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_network_it_tries_on_after_growing_pauses_and_is_not_healthy() {
    let stand_in = StandIn::open().await;
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let http = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let setup = Setup::new(&stand_in)
        .with("HTTPS_PROXY", &format!("http://{nobody}"))
        .with("PARLOUR_HTTP_LISTEN", &http.to_string());
    let bot = setup.launch();
    let log = until_logged(&bot, &["pause=1s", "pause=2s"]).await;
    assert!(log.contains("Discord does not answer") && log.contains("Connection refused"), "{log}");
    assert!(setup.output(&["health"]).await.contains("\"problems\":[\"discord is not connected\"]"));
    let (took, well) = bot.stop().await;
    assert!(well && took < Duration::from_secs(10), "{took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_that_proves_nothing_is_said_to_with_what_to_do() {
    let stand_in = StandIn::open().await;
    let advice = "does not prove to be that server: check the address and this machine's clock, and install the root \
                  certificates (ca-certificates)";
    // Somebody else is trusted, and not the stand-in.
    let other = rcgen::generate_simple_self_signed(vec!["other.example".to_owned()]).unwrap();
    let setup = Setup::new(&stand_in).with("SSL_CERT_FILE", "other.pem");
    std::fs::write(setup.file("other.pem"), other.cert.pem()).unwrap();
    let bot = setup.launch();
    let log = until_logged(&bot, &["Discord does not answer", advice]).await;
    assert!(log.contains("invalid peer certificate: "), "{log}");
    bot.stop().await;
}

#[cfg(feature = "matrix")]
#[tokio::test(flavor = "multi_thread")]
async fn a_homeserver_that_proves_nothing_is_said_to_as_well() {
    let stand_in = StandIn::open().await;
    let setup = Setup::new(&stand_in)
        .with("NO_PROXY", "localhost")
        .with("PARLOUR_MATRIX_HOMESERVER", &format!("https://localhost:{}", impostor().await))
        .with("PARLOUR_MATRIX_USER", "bot")
        .with("PARLOUR_MATRIX_PASSWORD", "word");
    let bot = setup.launch();
    until_logged(&bot, &["logging in failed; it is tried again", "does not prove to be that server"]).await;
    bot.stop().await;
}
