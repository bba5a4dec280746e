//! Turns: played, ended, taken back while they last; and games given up.

use super::finding::Want;
use super::limits::{ACTIONS_MAX, BUTTONS_MAX};
use super::post::{News, Press};
use super::replay::{Corrupt, Replayed};
use super::visit::{Refused, Stop, Visit, refuse};
use super::words::{actions, changes, number, player, some_actions, status, title};
use super::{ButtonStyle, Trouble};
use crate::command::{Command, Id};
use crate::rules::{Game, Player, Reading};
use crate::store::{Entry, EntryKind, OfferKind, OfferState, Table, TableState};
use crate::text::Message;

/// The action that ends a turn which could go on.
const END: &str = "end";

impl Visit<'_> {
    /// Plays what the asker typed.
    pub(super) fn play(&mut self, command: &Command, id: Option<Id>, text: &str) -> Result<(), Stop> {
        let (table, seat) = self.table_to_move(command, id)?;
        let replayed = self.replay(&table)?;
        match replayed.game.read(text) {
            Reading::Complete { actions } | Reading::Open { actions, .. } => self.make(table, replayed, seat, &actions),
            reading => Err(self.explain_reading(&table, &replayed.game, reading)?.into()),
        }
    }

    /// A game in which the asker may act now, and his seat.
    fn table_to_move(&mut self, command: &Command, id: Option<Id>) -> Result<(Table, u8), Stop> {
        let table = self.find_table(command, id, Want::Turn)?;
        let number = number(table.id);
        let Some(seat) = self.seat_of_asker(&table) else {
            return Err(Message::new("club-not-a-player").with("id", number).into());
        };
        match table.state {
            TableState::Over => return Err(Message::new("club-is-over").with("id", number).into()),
            TableState::Aside => return Err(Message::new("club-aside").with("id", number).into()),
            TableState::Live => {}
        }
        if self.request.seen.is_some_and(|seen| seen != table.entries) {
            return Err(self.refused_with_board(&table, Message::new("club-past-board").with("id", number))?.into());
        }
        if table.to_move != seat {
            let opponent = table.seats[usize::from(3 - seat) - 1].name.as_str();
            return Err(Message::new("club-not-your-turn").with("id", number).with("name", opponent).into());
        }
        Ok((table, seat))
    }

    fn refused_with_board(&self, table: &Table, message: Message) -> Result<Refused, Stop> {
        let picture = Some(self.picture_for_asker(table, None)?);
        Ok(Refused { text: vec![message], picture, about: Some(table.id), ..Refused::default() })
    }

    fn make(&mut self, mut table: Table, mut replayed: Replayed, seat: u8, tokens: &[String]) -> Result<(), Stop> {
        let mover = Player::from_index(usize::from(seat) - 1);
        for token in tokens {
            self.enter(&table, &mut replayed, EntryKind::Play, token, seat)?;
            self.tally.moves += 1;
        }
        for offer in self.tx.offers_about(table.id)? {
            // Playing on answers the opponent's offer of a draw; and nothing that came before is taken back any more.
            let own_draw = offer.kind == OfferKind::Draw && self.is_mine(offer.maker_id)?;
            if !own_draw {
                self.tx.close_offer(offer.id, OfferState::Void, self.now)?;
            }
        }
        let game = &replayed.game;
        let played = Message::new("club-played")
            .with("id", number(table.id))
            .with("game", title(&table.game, &table.variant))
            .with("player", player(&table, game, mover))
            .with("actions", actions(tokens));
        let mut text = vec![played];
        let mut presses = Vec::new();
        if game.to_move().is_some() && !game.turn_begins() {
            let next = game.legal();
            text.push(Message::new("club-may-go-on").with("next", some_actions(&next, ACTIONS_MAX)));
            if next.iter().any(|token| token == END) {
                text.push(Message::new("club-may-end"));
                presses.push(Press::new("club-button-end", format!("end {}", Id(table.id)), ButtonStyle::Primary));
            }
            presses.push(Press::new("club-button-undo", format!("undo {}", Id(table.id)), ButtonStyle::Plain));
        } else if game.to_move() == Some(mover) {
            let skipped = player(&table, game, mover.other());
            text.push(Message::new("club-skipped").with("player", skipped));
        }
        self.conclude(&mut table, replayed, text, presses)
    }

    /// Adds an entry to a game's record.
    pub(super) fn enter(
        &self,
        table: &Table,
        replayed: &mut Replayed,
        kind: EntryKind,
        token: &str,
        seat: u8,
    ) -> Result<(), Stop> {
        let entry = Entry {
            number: replayed.entries + 1,
            kind,
            token: token.to_owned(),
            seat,
            account_id: self.asker.id,
            // However the clock is set, what came later does not come earlier.
            made_at: self.now.max(table.moved_at),
            event: self.request.origin.event.clone(),
        };
        // What is entered was found to be legal before; if it is not, nothing of the request is kept.
        let broken = |corrupt: Corrupt| Stop::Failed(Trouble::Record { table: table.id, what: corrupt.to_string() });
        replayed.add(&entry).map_err(broken)?;
        self.tx.append(table.id, &entry)?;
        Ok(())
    }

    /// Writes what a game has become, tells its place, and rates it if it is over.
    pub(super) fn conclude(
        &mut self,
        table: &mut Table,
        replayed: Replayed,
        mut text: Vec<Message>,
        mut presses: Vec<Press>,
    ) -> Result<(), Stop> {
        replayed.write_to(table, self.now.max(table.moved_at));
        self.tx.update_table(table)?;
        text.push(status(table, &replayed.game));
        for press in &mut presses {
            press.seen = Some(table.entries);
        }
        if let Some(verdict) = &table.verdict {
            for offer in self.tx.offers_about(table.id)? {
                self.tx.close_offer(offer.id, OfferState::Void, self.now)?;
            }
            if table.rated {
                text.push(changes(table, &self.rate(table, verdict.winner)?));
            }
            let id = Id(table.id);
            presses.push(Press::new("club-button-rematch", format!("rematch {id}"), ButtonStyle::Primary));
            presses.push(Press::new("club-button-replay", format!("replay {id}"), ButtonStyle::Plain));
            presses.push(Press::new("club-button-record", format!("record {id}"), ButtonStyle::Plain));
        }
        let pinged = if table.to_move == 0 { Vec::new() } else { vec![table.to_move] };
        self.keep(table.id, replayed);
        self.announce(table, &News { text, board: true, presses, pinged, ..News::default() })
    }

    /// What there is to say to a text that is not (yet) a turn.
    pub(super) fn explain_reading(&self, table: &Table, game: &Game, reading: Reading) -> Result<Refused, Stop> {
        let mut refused = Refused { about: Some(table.id), ..Refused::default() };
        let mut picture = self.picture_for_asker(table, None)?;
        match reading {
            Reading::Complete { .. } | Reading::Open { .. } => {}
            Reading::Partial { actions: before, next } => {
                let message = if before.is_empty() {
                    Message::new("club-partial")
                } else {
                    Message::new("club-partial-after").with("actions", actions(&before))
                };
                refused.text.push(message.with("next", some_actions(&next, ACTIONS_MAX)));
                refused.presses = self.presses_for(table, next.iter().map(|token| plus(&before, token)));
            }
            Reading::Ambiguous { readings } => {
                let lines: Vec<String> = readings.iter().map(|reading| actions(reading)).collect();
                refused.text.push(Message::new("club-ambiguous").with("readings", some_actions(&lines, ACTIONS_MAX)));
                refused.presses = self.presses_for(table, lines.into_iter());
            }
            Reading::Illegal { actions: before, attempt, refusal, nearest } => {
                refused.text.push(
                    Message::new("club-illegal").with("attempt", attempt).with("reason", refusal.message.clone()),
                );
                if !before.is_empty() {
                    refused.text.push(Message::new("club-illegal-after").with("actions", actions(&before)));
                }
                if !nearest.is_empty() {
                    refused
                        .text
                        .push(Message::new("club-nearest").with("nearest", some_actions(&nearest, ACTIONS_MAX)));
                }
                picture.obstacles = refusal.obstacles.iter().map(ToString::to_string).collect();
                picture.line.clone_from(&before);
            }
        }
        if game.outcome().is_none() && (!picture.obstacles.is_empty() || !picture.line.is_empty()) {
            refused.picture = Some(picture);
        }
        Ok(refused)
    }

    fn presses_for(&self, table: &Table, lines: impl Iterator<Item = String>) -> Vec<Press> {
        let press = |line: String| {
            let id = Id(table.id);
            let label = Message::new("club-button-actions").with("actions", line.as_str());
            Press { label, line: format!("move {id} {line}"), seen: Some(table.entries), style: ButtonStyle::Plain }
        };
        let lines: Vec<String> = lines.take(BUTTONS_MAX + 1).collect();
        // Some of many would look as though they were all.
        if lines.len() > BUTTONS_MAX || !self.is_to_move(table) {
            Vec::new()
        } else {
            lines.into_iter().map(press).collect()
        }
    }

    /// Takes back the actions of the asker's turn, which is not over.
    pub(super) fn undo(&mut self, command: &Command, id: Option<Id>) -> Result<(), Stop> {
        let (mut table, seat) = self.table_to_move(command, id)?;
        let mut replayed = self.replay(&table)?;
        if replayed.game.turn_begins() {
            return refuse("club-nothing-to-undo");
        }
        let Some(plies) = last_turn_of(&replayed.game, seat) else { return refuse("club-nothing-to-undo") };
        self.enter(&table, &mut replayed, EntryKind::Rewind, &plies.to_string(), seat)?;
        let text = Message::new("club-undone").with("name", self.asker.name.as_str()).with("id", number(table.id));
        self.conclude(&mut table, replayed, vec![text], Vec::new())
    }

    /// Gives a game up.
    pub(super) fn resign(&mut self, command: &Command, id: Option<Id>) -> Result<(), Stop> {
        let mut table = self.find_table(command, id, Want::Mine)?;
        let number = number(table.id);
        let Some(seat) = self.seat_of_asker(&table) else {
            return Err(Message::new("club-not-a-player").with("id", number).into());
        };
        if table.state == TableState::Over {
            return Err(Message::new("club-is-over").with("id", number).into());
        }
        let mut replayed = self.replay(&table)?;
        self.enter(&table, &mut replayed, EntryKind::Resign, "", seat)?;
        let text = Message::new("club-resigned").with("name", self.asker.name.as_str()).with("id", number);
        self.conclude(&mut table, replayed, vec![text], Vec::new())
    }
}

fn plus(before: &[String], token: &str) -> String {
    let mut line = before.to_vec();
    line.push(token.to_owned());
    actions(&line)
}

/// How many actions came before a player's last turn, whether it is over or not.
pub(super) fn last_turn_of(game: &Game, seat: u8) -> Option<usize> {
    game.plies().iter().rposition(|ply| ply.begins_turn && ply.player.number() == seat)
}
