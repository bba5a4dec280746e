//! New addresses of games' pages.

use crate::club::Audience;
use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::pages;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::number;
use crate::club::lookup::Want;
use crate::command::{Command, Id};
use crate::text::{Arg, Message};

/// Gives a game's page another address, so that whoever has the old one sees nothing any more. Its players may, and whoever
/// manages the place.
pub(in crate::club) fn renew(cx: &mut RequestContext<'_>, command: &Command, id: Option<Id>) -> Result<(), Rejection> {
    let game = cx.find_game(command, id, Want::Mine)?;
    let is_theirs = cx.manages && !cx.place.direct && cx.is_here(&game)?;
    if !is_theirs {
        cx.own_seat(&game)?;
    }
    if cx.environment.pages_at.is_none() {
        return refuse("club-page-none");
    }
    cx.tx.renew_page(game.id)?;
    let mut text = vec![Message::new("club-page-renewed").with("id", number(game.id))];
    if let Some(link) = pages::link(cx.tx, cx.environment.pages_at, game.id)? {
        text.push(Message::new("club-page-link").with("link", Arg::link(link)));
    }
    let reply = cx.reply(Audience::Asker, text);
    cx.drafts.push(Draft { about: Some(game.id), ..reply });
    Ok(())
}
