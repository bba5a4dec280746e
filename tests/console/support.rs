//! A folder for a database, and the console in it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What the console says of itself, after which it has answered all that was said before.
const MARK: &str = "    You are ann.";

/// A folder that is empty at first and gone at last.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
}

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("console-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self { path }
    }

    /// The console in this folder, its input and output being pipes; the environment says nothing.
    pub(crate) fn console(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_parlour"));
        command.current_dir(&self.path).env_clear().args(["console", "--db", "club.db"]).args(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// A console that runs, and is killed at last.
pub(crate) struct Console {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Console {
    pub(crate) fn start(command: &mut Command) -> Self {
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output }
    }

    /// Types a line, and waits for nothing.
    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// The lines that are printed before one that holds this.
    pub(crate) fn until(&mut self, mark: &str) -> Vec<String> {
        let mut printed = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "the console has ended after {printed:?}");
            if line.contains(mark) {
                return printed;
            }
            printed.push(line.trim_end().to_owned());
        }
    }

    /// The lines that are printed in answer to one that is typed.
    pub(crate) fn answer(&mut self, line: &str) -> Vec<String> {
        self.type_line(&format!("{line}\n/as ann"));
        self.until(MARK)
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
