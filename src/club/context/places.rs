//! The places in which a game is shown, and those from which its players play.

use crate::rules::Player;
use crate::store::{GamePlace, StoreError, StoredGame, StoredPlace, Transaction};

/// Where a game is, on whatever platforms.
pub(in crate::club) struct Places {
    /// The place that it belongs to.
    pub(in crate::club) home: StoredPlace,
    /// The places in which everybody can read it; first its home, if that is one of them.
    pub(in crate::club) shown: Vec<StoredPlace>,
    /// The positions of both players among these. A player who plays in none of them is written to alone.
    seats: [Option<usize>; 2],
    /// Whether each player came from elsewhere, so that the home is none of their business.
    guests: [bool; 2],
}

impl Places {
    /// The places of a game. A tournament's games would flood theirs, so that these are told to nobody but the players.
    pub(in crate::club) fn of(tx: &Transaction<'_>, game: &StoredGame) -> Result<Self, StoreError> {
        let (home, further) = (tx.place(game.place_id)?, tx.further_places(game.id)?);
        let guests = Player::BOTH.map(|player| further.iter().any(|other| other.seat == Some(player)));
        if tx.match_of(game.id)?.is_some_and(|(row, _)| row.tournament_id.is_some()) {
            return Ok(Self { home, shown: Vec::new(), seats: [None; 2], guests });
        }
        let all = std::iter::once(&home).chain(further.iter().map(|other| &other.place));
        let shown: Vec<StoredPlace> = all.filter(|place| !place.direct).cloned().collect();
        let seats = Player::BOTH.map(|player| seat_in(&shown, &further, game, player));
        Ok(Self { home, shown, seats, guests })
    }

    /// The place from which a player plays, if others read there. A player without one is written to alone.
    pub(in crate::club) fn of_player(&self, player: Player) -> Option<&StoredPlace> {
        self.seats[player.index()].map(|at| &self.shown[at])
    }

    /// The place of a game for one of its players: theirs, or its home if they can see that.
    pub(in crate::club) fn known_to(&self, game: &StoredGame, player: Player) -> Option<&StoredPlace> {
        let home = Some(&self.home).filter(|home| !home.direct && home.platform == game.seat(player).platform);
        self.of_player(player).or_else(|| home.filter(|_| !self.guests[player.index()]))
    }

    /// Whether somebody came to the game from elsewhere, so that they are unknown to those who read at its home.
    pub(in crate::club) fn is_away(&self, game: &StoredGame, person_id: i64) -> bool {
        let is_guest = game.player_of(person_id).is_some_and(|player| self.guests[player.index()]);
        is_guest && !self.home.direct
    }

    /// Whether a player plays from a place.
    pub(in crate::club) fn plays_in(&self, player: Player, place: &StoredPlace) -> bool {
        self.of_player(player).is_some_and(|own| own.id == place.id)
    }

    /// Whether a game is shown in a place, so that boards for everybody there follow the place's settings.
    pub(in crate::club) fn shown_in(&self, place: &StoredPlace) -> bool {
        self.home.id == place.id || self.shown.iter().any(|shown| shown.id == place.id)
    }

    /// The only player who plays from a place, if the other one plays from elsewhere.
    pub(in crate::club) fn only_player_in(&self, place: &StoredPlace) -> Option<Player> {
        let mut here = Player::BOTH.into_iter().filter(|player| self.plays_in(*player, place));
        here.next().filter(|_| here.next().is_none())
    }
}

/// The position of a player's place: the one that is noted, or the first on their platform that is nobody else's.
fn seat_in(shown: &[StoredPlace], further: &[GamePlace], game: &StoredGame, player: Player) -> Option<usize> {
    let noted = further.iter().find(|other| other.seat == Some(player));
    if let Some(noted) = noted {
        return shown.iter().position(|place| place.id == noted.place.id);
    }
    if game.seat(player).is_community() {
        return shown.iter().position(|place| place.id == game.place_id);
    }
    let is_others =
        |place: &StoredPlace| further.iter().any(|other| other.place.id == place.id && other.seat.is_some());
    shown.iter().position(|place| place.platform == game.seat(player).platform && !is_others(place))
}
