//! Pages for browsers: a further place from which the same requests come. It decides nothing: the club says what a page
//! shows and obeys what is asked for, `page` lays it out.
//!
//! - `server`: connections; [`serve`] accepts them. `site`: what all of them share; `routes`: which address leads where.
//! - `door`: the way to the club; `shared`: one that a console has too. `live`: who hears at once that something has
//!   changed; `events`: how.
//! - `guard`: what every answer says for safety, and which requests are dropped; `limits`: how many somebody may make;
//!   `proxies`: whose they are. `cookies`: what a browser keeps. `random`: secrets.
//! - `games`, `acting`: the page of a game, and what is asked for by it. `pictures`, `files`: what goes with it, of
//!   which `drawn` and `assets` keep some. `signing`: links that sign a browser in. `home`, `looking`, `learning`: the pages of
//!   whoever is signed in. `frame`, `refused`: what pages share, and pages in place of others.

mod acting;
mod assets;
mod cookies;
mod door;
mod drawn;
mod events;
mod files;
mod frame;
mod games;
mod guard;
mod home;
mod learning;
mod limits;
mod live;
mod looking;
mod pictures;
mod proxies;
mod random;
mod refused;
mod routes;
mod server;
mod shared;
mod signing;
mod site;

pub use door::{ClubDoor, ClubWork};
pub use live::Live;
pub use server::serve;
pub use shared::SharedClub;
pub use site::{Site, check};
