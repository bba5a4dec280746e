//! Pages for a browser: data in, HTML out, without input or output. It knows no game by name.
//!
//! `adapter::web` serves them, and the page of a record works from a disk. A page works as plain links and forms; the
//! script (`assets/page/page.js`) only makes it quicker. No page has anything within it that its policy (CSP) would
//! have to allow: styles and scripts are files of their own, or named by their hashes.
//!
//! - [`Frame`]: what all pages share: language, theme, links, who looks at it.
//! - [`GamePage`]: a game, to look at and to touch. [`Wanted`]: what its address asks for, and [`Touching`] what came of
//!   it. [`BoardPicture`], [`BoardStyle`]: the names of the files that go with it.
//!   [`AnalysisOnPage`]: its course, to jump along.
//! - [`ListPage`]: everything else: one's games, tables, profiles, tournaments, lessons.
//! - [`RecordPage`]: a game as a file that works without the bot.
//! - [`SignInPage`], [`ErrorPage`]. [`yearbook`]: a community's year, as a file of its own.

mod address;
mod board;
mod button;
mod curve;
mod error_page;
mod figures;
mod frame;
mod game;
mod history;
mod list;
mod record;
mod seats;
mod sign_in;
mod touching;
mod words;
mod yearbook;

pub use address::{BoardPicture, BoardStyle, PICTURE_WIDTH};
pub use button::{Look, PageButton};
pub use curve::AnalysisOnPage;
pub use error_page::ErrorPage;
pub use frame::{Assets, Frame, Link, SCRIPT, STYLE};
pub use game::{GameAddresses, GamePage, Tool};
pub use list::{BoardOnList, ListPage, ListRow, Section};
pub use record::RecordPage;
pub use seats::{Clock, SeatOnPage};
pub use sign_in::SignInPage;
pub use touching::{Touching, Wanted};
pub use yearbook::yearbook;
