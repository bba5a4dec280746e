//! Letters in the making: who gets them, in which language, and who is called by them.

use super::visit::{Stop, Visit};
use super::{Addressee, Attachment, Audience, Button, ButtonStyle, Letter, Picture, Request, To};
use crate::command::SideUp;
use crate::store::{self, Draft, Owner, Place, Seat, Table, Transaction};
use crate::text::{Language, Message};

/// A letter in the making.
pub(super) struct Post {
    pub(super) platform: String,
    pub(super) to: To,
    pub(super) about: Option<i64>,
    pub(super) thread: bool,
    /// Whether it answers the event of the request.
    pub(super) answers: bool,
    pub(super) audience: Audience,
    pub(super) text: Vec<Message>,
    pub(super) language: &'static Language,
    pub(super) picture: Option<Picture>,
    pub(super) presses: Vec<Press>,
    pub(super) pings: Vec<Addressee>,
    pub(super) files: Vec<Attachment>,
    pub(super) until: Option<i64>,
}

/// A button in the making.
#[derive(Clone)]
pub(super) struct Press {
    pub(super) label: Message,
    pub(super) line: String,
    pub(super) seen: Option<u32>,
    pub(super) style: ButtonStyle,
}

impl Press {
    /// A button about an offer or a game as it stands.
    pub(super) fn new(label: &'static str, line: String, style: ButtonStyle) -> Self {
        Self { label: Message::new(label), line, seen: None, style }
    }

    /// The button, good only as long as the record has so many entries.
    pub(super) const fn at(mut self, entries: u32) -> Self {
        self.seen = Some(entries);
        self
    }
}

/// Something that happened in a game, for its players and its place to be told.
#[derive(Default)]
pub(super) struct News {
    pub(super) text: Vec<Message>,
    /// Whether the board is shown.
    pub(super) board: bool,
    pub(super) presses: Vec<Press>,
    /// The players (1, 2) who must act now.
    pub(super) pinged: Vec<u8>,
    /// Until when they can, if it is an offer.
    pub(super) until: Option<i64>,
}

impl Post {
    /// Puts it into the outbox.
    pub(super) fn send(self, tx: &Transaction<'_>, request: &Request, now: i64) -> Result<(i64, Letter), store::Error> {
        let Request { origin, token, .. } = request;
        let say = |message: &Message| self.language.say(message);
        let buttons = self.presses.iter().map(|press| Button {
            label: say(&press.label),
            line: press.line.clone(),
            seen: press.seen,
            style: press.style,
        });
        let letter = Letter {
            to: self.to,
            about: self.about,
            thread: self.thread,
            answers: self.answers.then(|| origin.event.clone()),
            token: token.clone().filter(|_| self.answers && self.audience != Audience::Everyone),
            audience: self.audience,
            text: self.text.iter().map(say).collect(),
            language: self.language.tag().to_owned(),
            picture: self.picture,
            buttons: buttons.collect(),
            pings: self.pings,
            files: self.files,
            until: self.until,
        };
        // A letter is nothing but texts, numbers and lists of them, which JSON can always hold.
        let body = serde_json::to_string(&letter).unwrap_or_default();
        let draft = Draft { platform: &self.platform, event: Some(&origin.event), about: self.about, body: &body };
        // The origin's event names what it answers only on its own platform.
        let draft = if self.platform == origin.platform { draft } else { Draft { event: None, ..draft } };
        Ok((tx.post(draft, now)?, letter))
    }
}

impl Visit<'_> {
    /// An answer to the asker, where he asked.
    pub(super) fn reply(&self, audience: Audience, text: Vec<Message>) -> Post {
        Post {
            platform: self.asker.platform.clone(),
            to: To::Place(self.place.place.clone()),
            about: None,
            thread: false,
            answers: true,
            audience,
            text,
            language: self.language,
            picture: None,
            presses: Vec::new(),
            pings: Vec::new(),
            files: Vec::new(),
            until: None,
        }
    }

    /// Answers the asker.
    pub(super) fn say(&mut self, audience: Audience, text: Vec<Message>) {
        let reply = self.reply(audience, text);
        self.posts.push(reply);
    }

    /// Tells a game's place what happened in it; where the game is played in conversations of two, both players.
    pub(super) fn announce(&mut self, table: &Table, news: &News) -> Result<(), Stop> {
        let home = self.tx.place(table.place_id)?;
        let mut told_asker = false;
        if home.direct {
            for (index, seat) in table.seats.iter().enumerate() {
                let player = if index == 0 { 1 } else { 2 };
                let pinged = news.pinged.contains(&player);
                let mut post = if seat.person_id == self.asker.person_id {
                    told_asker = true;
                    self.reply(Audience::Everyone, Vec::new())
                } else {
                    self.post_to_seat(seat)?
                };
                post.picture = self.picture_for(table, news.board, Some(player), Some(seat), None)?;
                // Each reads alone, so that buttons for the other would be of no use.
                if pinged || news.pinged.is_empty() {
                    post.presses.clone_from(&news.presses);
                }
                post.pings = self.called(seat, pinged, &post.platform)?;
                self.push(post, table.id, news);
            }
        } else {
            told_asker = home.id == self.place.id;
            let mut post = self.reply(Audience::Everyone, Vec::new());
            post.platform.clone_from(&home.platform);
            post.to = To::Place(home.place.clone());
            post.answers = told_asker;
            post.language = self.language_in(&home)?;
            post.thread = self.setting_in(&home, "threads")?.as_deref() == Some("on");
            post.picture = self.picture_for(table, news.board, None, None, Some(&home))?;
            post.presses = news.presses.clone();
            for (index, seat) in table.seats.iter().enumerate() {
                let player = if index == 0 { 1 } else { 2 };
                let pinged = news.pinged.contains(&player);
                post.pings.extend(self.called(seat, pinged, &home.platform)?);
                let notices = self.tx.setting(Owner::Person(seat.person_id), "notices")?;
                if pinged && notices.as_deref() == Some("direct") {
                    let mut direct = self.post_to_seat(seat)?;
                    direct.picture = self.picture_for(table, news.board, Some(player), Some(seat), None)?;
                    self.push(direct, table.id, news);
                }
            }
            self.push(post, table.id, news);
        }
        if !told_asker {
            let mut post = self.reply(Audience::Asker, Vec::new());
            let seat = table.seats.iter().position(|seat| seat.person_id == self.asker.person_id);
            let player = seat.map(|index| if index == 0 { 1 } else { 2 });
            post.picture = self.picture_for(table, news.board, player, seat.map(|index| &table.seats[index]), None)?;
            self.push(post, table.id, news);
        }
        Ok(())
    }

    fn push(&mut self, mut post: Post, about: i64, news: &News) {
        post.about = Some(about);
        post.text.clone_from(&news.text);
        post.until = news.until;
        self.posts.push(post);
    }

    fn post_to_seat(&self, seat: &Seat) -> Result<Post, Stop> {
        let mut post = self.reply(Audience::Everyone, Vec::new());
        post.platform.clone_from(&seat.platform);
        post.to = To::Account(seat.account.clone());
        post.answers = false;
        post.language = self.language_of(seat.person_id, None)?;
        Ok(post)
    }

    /// The account to be called for somebody who must act, unless he wants to be called otherwise.
    fn called(&self, seat: &Seat, pinged: bool, platform: &str) -> Result<Vec<Addressee>, Stop> {
        if !pinged || seat.platform != platform {
            return Ok(Vec::new());
        }
        let notices = self.tx.setting(Owner::Person(seat.person_id), "notices")?;
        Ok(match notices.as_deref() {
            Some("off" | "direct") => Vec::new(),
            _ => vec![Addressee { id: seat.account.clone(), name: seat.name.clone() }],
        })
    }

    fn picture_for(
        &self,
        table: &Table,
        wanted: bool,
        player: Option<u8>,
        seat: Option<&Seat>,
        place: Option<&Place>,
    ) -> Result<Option<Picture>, Stop> {
        if !wanted {
            return Ok(None);
        }
        let mut picture = self.picture(table, player)?;
        picture.theme = match (seat, place) {
            (Some(seat), _) => self.tx.setting(Owner::Person(seat.person_id), "theme")?,
            (None, Some(place)) => self.setting_in(place, "theme")?,
            (None, None) => self.tx.setting(Owner::Person(self.asker.person_id), "theme")?,
        }
        .unwrap_or_default();
        Ok(Some(picture))
    }

    /// The board of a game as it stands, turned as its viewer likes it: a player (1, 2), or else whoever is to move.
    pub(super) fn picture(&self, table: &Table, viewer: Option<u8>) -> Result<Picture, Stop> {
        let to_move = Some(table.to_move).filter(|player| *player > 0);
        let player = viewer.or(to_move).unwrap_or(1);
        let seat = &table.seats[usize::from(player) - 1];
        let bottom = match self.tx.setting(Owner::Person(seat.person_id), "side")?.as_deref() {
            Some("first") => 1,
            Some("own") => player,
            _ => to_move.unwrap_or(player),
        };
        Ok(Picture {
            table: table.id,
            entries: table.entries,
            line: Vec::new(),
            bottom,
            names: [table.seats[0].name.clone(), table.seats[1].name.clone()],
            chosen: None,
            obstacles: Vec::new(),
            theme: String::new(),
            words: false,
        })
    }

    /// The board of a game for the asker alone.
    pub(super) fn picture_for_asker(&self, table: &Table, side: Option<SideUp>) -> Result<Picture, Stop> {
        let seat = self.seat_of_asker(table);
        let mut picture = self.picture(table, seat)?;
        picture.theme = match self.tx.setting(Owner::Person(self.asker.person_id), "theme")? {
            Some(own) => own,
            None => self.setting_in(&self.place, "theme")?.unwrap_or_default(),
        };
        match side {
            Some(SideUp::First) => picture.bottom = 1,
            Some(SideUp::Second) => picture.bottom = 2,
            None => {}
        }
        Ok(picture)
    }

    /// The asker's seat at a table, 1 or 2.
    pub(super) fn seat_of_asker(&self, table: &Table) -> Option<u8> {
        let index = table.seats.iter().position(|seat| seat.person_id == self.asker.person_id)?;
        Some(if index == 0 { 1 } else { 2 })
    }
}
