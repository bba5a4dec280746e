//! Conditional moves in the simulation: what was said in advance is played as it would have been by hand.

use std::rc::Rc;

use parlour::club::Said;
use parlour::rules::{Game, Player};
use parlour::store::{Offer, OfferKind, StoredGame};

use super::{World, platform_of};

/// How many actions a turn has at most that is said in advance.
const ACTIONS_MAX: usize = 40;

impl World {
    /// Somebody who waits says what they answer to a turn; now and then that turn is played.
    pub(super) fn play_ahead(&mut self) {
        self.tick();
        let live = self.live_games();
        if live.is_empty() {
            return;
        }
        let stored = Rc::clone(self.random.pick(&live));
        let mut game = Game::clone(&self.replayed(&stored));
        let mover = game.to_move().unwrap();
        let Some(theirs) = self.whole_turn(&mut game, mover) else { return };
        let Some(mine) = self.whole_turn(&mut game, mover.other()) else { return };
        let any = self.random.one_in(4);
        let first = if any { "any".to_owned() } else { theirs.join(" ") };
        let line = format!("{first} then {}", mine.join(" "));
        self.say(&stored, mover.other(), 2, &format!("if #{} {line}", stored.id));
        let tx = self.read();
        let lines: Vec<String> = tx.conditionals(stored.id).unwrap().into_iter().map(|(_, line)| line).collect();
        let wanted_back = |offer: &Offer| {
            offer.kind == OfferKind::Takeback
                || stored.player_of(tx.account_numbered(offer.maker_id).unwrap().person_id) == Some(mover)
        };
        let stops = tx.offers_about(stored.id).unwrap().iter().any(wanted_back);
        // Which of several lines is taken depends on more than this one.
        let alone = lines == [line];
        drop(tx);
        if !alone || self.random.one_in(3) {
            return;
        }
        self.say(&stored, mover, 0, &format!("#{} {}", stored.id, theirs.join(" ")));
        let tx = self.read();
        let mut played = tx.entries(stored.id, u32::MAX).unwrap().split_off(stored.entries as usize);
        drop(tx);
        // The mover's time may be over by then, or they may have asked too often to be heard: then nothing was played.
        played.retain(|entry| entry.account_id.is_some());
        let played: Vec<String> = played.into_iter().map(|entry| entry.token).collect();
        let wanted: Vec<String> = if stops { theirs } else { theirs.into_iter().chain(mine).collect() };
        assert!(played.is_empty() || played == wanted, "#{}: {played:?} instead of {wanted:?}", stored.id);
        if !stops && !played.is_empty() {
            self.show("turns said in advance");
        }
    }

    /// A whole turn of a player, played in the game at random; nothing if it is too long, ends the game, or is in the middle.
    fn whole_turn(&mut self, game: &mut Game, player: Player) -> Option<Vec<String>> {
        let mut turn = Vec::new();
        if !game.turn_begins() || game.to_move() != Some(player) {
            return None;
        }
        while turn.is_empty() || (!game.turn_begins() && turn.len() < ACTIONS_MAX) {
            let token = self.random.pick(&game.legal()).clone();
            game.play(&token).unwrap();
            turn.push(token);
            game.to_move()?;
        }
        (game.turn_begins() && game.to_move() == Some(player.other())).then_some(turn)
    }

    fn say(&mut self, game: &StoredGame, player: Player, place: usize, line: &str) {
        let seat = game.seat(player);
        self.ask(platform_of(&seat.platform), &seat.name, place, None, Said::line(line));
    }
}
