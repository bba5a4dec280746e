//! Somebody's games as a hub: a link to each board, and buttons for the next steps.

use std::sync::Arc;

use crate::adapter::club_link::ClubLink;
use crate::adapter::discord::PLATFORM;
use crate::adapter::discord::shown::controls;
use crate::adapter::discord::shown::layout::Payload;
use crate::adapter::discord::state::directory::Directory;
use crate::club::{Button, ButtonStyle, Club, NewestBoard, OwnGames, SentMessage};
use crate::command::{Command, Id, SettlingCommand};
use crate::text::Language;

/// Makes hubs of lists of games.
pub(in crate::adapter::discord) struct Hub {
    pub(in crate::adapter::discord) club: ClubLink,
    pub(in crate::adapter::discord) directory: Arc<Directory>,
}

impl Hub {
    /// Adds links and buttons to the list of an account's games.
    pub(in crate::adapter::discord) async fn add_to(
        &self,
        payload: &mut Payload,
        account: String,
        language: &Language,
    ) {
        let find = move |club: &mut Club, _| club.own_games(PLATFORM, &account);
        let Some(Ok(games)) = self.club.ask(find).await else { return };
        for (id, board) in &games.boards {
            if let Some(address) = board.as_ref().and_then(|board| self.address(board)) {
                payload.link(&format!("{} ", Id(*id)), &address);
            }
        }
        payload.add_row(controls::row_of(&buttons(&games, language)));
    }

    /// The address under which clients open a board; nothing if its channel was deleted.
    fn address(&self, board: &NewestBoard) -> Option<String> {
        let NewestBoard { message: SentMessage { channel, message }, place, community, direct } = board;
        let channel = channel.as_ref()?;
        // Somebody who uses the program in a group conversation has no server there.
        let guild = if *direct || community == place { "@me" } else { community };
        let is_deleted = || {
            let (guild, place) = (guild.parse().ok()?, place.parse().ok()?);
            Some(self.directory.knows_server(guild) && self.directory.name(place).is_none())
        };
        if is_deleted().unwrap_or_default() {
            return None;
        }
        Some(format!("https://discord.com/channels/{guild}/{channel}/{message}"))
    }
}

fn buttons(games: &OwnGames, language: &Language) -> Vec<Button> {
    let button = |key, command, style| Button { label: language.word(key), command, seen: None, style };
    let next =
        games.awaiting.map(|id| button("discord-button-next", Command::board(Some(Id(id))), ButtonStyle::Primary));
    let rematch = games.past.map(|id| {
        button("discord-button-rematch", Command::Settling(SettlingCommand::Rematch(Some(Id(id)))), ButtonStyle::Plain)
    });
    // If there are several games, it asks which one, and it always asks for confirmation.
    let only = if let [(id, _)] = games.boards.as_slice() { Some(Id(*id)) } else { None };
    let resign = || {
        button(
            "discord-button-resign",
            Command::Settling(SettlingCommand::Resign { id: only, whole: false, confirmed: false }),
            ButtonStyle::Danger,
        )
    };
    let resign = (!games.boards.is_empty()).then(resign);
    next.into_iter().chain(rematch).chain(resign).collect()
}
