//! The program `parlour`.

#![recursion_limit = "256"]

use std::process::ExitCode;

fn main() -> ExitCode {
    parlour::cli::main()
}
