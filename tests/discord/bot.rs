//! The real binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::world::{StandIn, TOKEN, World};

/// A running bot; it is killed when this is dropped.
pub(crate) struct Bot {
    child: Child,
    folder: Arc<Folder>,
}

/// What a bot is configured with.
pub(crate) struct Setup<'a> {
    pub(crate) stand_in: &'a StandIn,
    folder: Arc<Folder>,
    pub(crate) more: Vec<(&'static str, String)>,
}

/// A folder that is removed when nobody uses it any more, unless the test failed.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            std::fs::remove_dir_all(&self.0).unwrap_or_default();
        }
    }
}

impl<'a> Setup<'a> {
    /// A bot with a database of its own.
    pub(crate) fn new(stand_in: &'a StandIn) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("discord-{}-{number}", std::process::id());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("authority.pem"), &stand_in.certificate).unwrap();
        Self { stand_in, folder: Arc::new(Folder(folder)), more: Vec::new() }
    }

    pub(crate) fn with(mut self, variable: &'static str, value: &str) -> Self {
        self.more.push((variable, value.to_owned()));
        self
    }

    /// Where a file in the bot's folder is.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command
            .current_dir(&self.folder.0)
            .env_clear()
            .env("PARLOUR_DISCORD_TOKEN", TOKEN)
            .env("HTTPS_PROXY", format!("http://127.0.0.1:{}", self.stand_in.port))
            .env("SSL_CERT_FILE", self.folder.0.join("authority.pem"))
            .env("PARLOUR_LIMITS_REQUESTS_PER_MINUTE", "100000")
            .env("PARLOUR_LIMITS_PING_WAIT_SECONDS", "0")
            .env("PARLOUR_LIMITS_DIGEST_SECONDS", "0")
            .env("PARLOUR_LIMITS_ROSTER_SECONDS", "0")
            .env("PARLOUR_COMPUTER_SECONDS", "1")
            .env("PARLOUR_LOG", "info")
            .envs(self.more.iter().map(|(name, value)| (*name, value)));
        command
    }

    /// Starts it, and waits until it listens to events.
    pub(crate) async fn start(&self) -> Bot {
        // One that was killed just now may still seem to be connected.
        let sessions = |world: &World| world.gateway.identified.len() + world.gateway.resumes.len();
        let before = sessions(&self.stand_in.world());
        let bot = self.launch();
        let listens = |world: &mut World| sessions(world) > before && world.gateway.connected() > 0;
        self.stand_in.until("the bot", |world| listens(world).then_some(())).await;
        bot
    }

    /// Starts it.
    pub(crate) fn launch(&self) -> Bot {
        let log = std::fs::File::options().create(true).append(true).open(self.folder.0.join("log")).unwrap();
        let child = self.command().arg("run").stderr(Stdio::from(log)).spawn().unwrap();
        Bot { child, folder: Arc::clone(&self.folder) }
    }

    /// Says lines at its console.
    pub(crate) fn say_at_console(&self, lines: &str) {
        let mut console = self
            .command()
            .arg("console")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        console.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        assert!(console.wait().unwrap().success());
    }

    /// Runs another of its commands.
    pub(crate) async fn output(&self, args: &[&str]) -> String {
        let mut command = self.command();
        command.args(args);
        let output = tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat()
    }
}

impl Bot {
    /// Kills it, as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop; says how long that took, and whether it ended well.
    pub(crate) async fn stop(mut self) -> (Duration, bool) {
        let begin = Instant::now();
        let id = self.child.id().to_string();
        assert!(Command::new("kill").arg("-TERM").arg(id).status().unwrap().success());
        let status = self.ended().await;
        (begin.elapsed(), status == Some(0))
    }

    /// Waits until it ends by itself; says by which code, if nobody killed it.
    pub(crate) async fn ended(&mut self) -> Option<i32> {
        let deadline = Instant::now() + super::world::DEADLINE;
        let mut look = tokio::time::interval(Duration::from_millis(20));
        loop {
            look.tick().await;
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            assert!(Instant::now() < deadline, "the bot does not end");
        }
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.folder.0.join("log")).unwrap()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Ok(None) = self.child.try_wait() {
            self.child.kill().unwrap_or_default();
            self.child.wait().map(drop).unwrap_or_default();
        }
    }
}
