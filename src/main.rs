//! The program `parlour`.

fn main() {}
