//! A folder to work in, with a database and the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use parlour::club::{Club, Limits};
use parlour::store::Store;

use crate::support::Chat;

/// A folder of its own, which is removed when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("upkeep-{}-{name}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The database where the program looks for it.
    pub fn database(&self) -> PathBuf {
        self.file("parlour.db")
    }

    /// The names of the files in it, in order.
    pub fn names(&self) -> Vec<String> {
        let files = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// A chat whose club is in the database.
    pub fn chat(&self) -> Chat {
        let mut chat = Chat::new();
        self.open(&mut chat);
        chat
    }

    /// Lets a chat go on with the club in the database.
    pub fn open(&self, chat: &mut Chat) {
        chat.club = Club::new(Store::open(&self.database()).unwrap(), Limits::default());
    }

    /// Closes the club of a chat.
    pub fn close(&self, chat: &mut Chat) {
        chat.club = Club::new(Store::in_memory().unwrap(), Limits::default());
    }

    /// The program, about to be started here with nothing in its environment.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.current_dir(&self.0).env_clear().args(args);
        command
    }

    /// Whether all is well by the program, and what it says.
    pub fn run(&self, args: &[&str]) -> (bool, String) {
        self.run_with(args, &[])
    }

    /// The same with something in its environment.
    pub fn run_with(&self, args: &[&str], environment: &[(&str, &str)]) -> (bool, String) {
        said(&self.command(args).envs(environment.iter().copied()).output().unwrap())
    }

    /// The same of the console, where these lines are typed.
    pub fn console(&self, lines: &str) -> (bool, String) {
        std::fs::write(self.file("script"), lines).unwrap();
        let script = std::fs::File::open(self.file("script")).unwrap();
        said(&self.command(&["console", "--pictures", "off"]).stdin(script).output().unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Whether a process ended well, and what it said.
pub fn said(output: &Output) -> (bool, String) {
    let text = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    (output.status.success(), text.concat())
}
