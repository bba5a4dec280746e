//! Writes the texts of a language that nobody speaks into a folder for `PARLOUR_TEXTS`: whatever is not translated or cut
//! stands out in it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod pseudo;

fn main() {
    let folder = std::env::args_os().nth(1).expect("name a folder");
    pseudo::write(folder.as_ref());
    println!("PARLOUR_TEXTS={} PARLOUR_LANGUAGE={}", folder.display(), pseudo::TAG);
}
