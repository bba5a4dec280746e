//! Games that are played on from a position of a past one. They are never rated.

use crate::club::computer::hints;
use crate::club::context::asker::RequestContext;
use crate::club::context::rejection::{Rejection, refuse};
use crate::club::context::words::number;
use crate::club::lookup::Want;
use crate::club::play::levels::computer_at;
use crate::club::play::offers::{self, From};
use crate::club::queries::past;
use crate::command::{COMPUTER, Challenge, Command, Id, MemoryCommand, Side};
use crate::rules::{GameDef, Player};
use crate::store::GameState;
use crate::text::Message;

/// Begins a game with the computer from a position of a past game, or challenges somebody to one.
pub(in crate::club) fn play_on(
    cx: &mut RequestContext<'_>,
    command: &Command,
    what: &MemoryCommand,
) -> Result<(), Rejection> {
    let MemoryCommand::PlayOn { id, turn, with, side, level } = what else { return Ok(()) };
    let stored = cx.find_game(command, *id, Want::Past)?;
    if stored.state == GameState::Live {
        return Err(Message::new("club-play-on-live").with("id", number(stored.id)).into());
    }
    let game = cx.replay(&stored)?.game;
    let Some(kind) = GameDef::find(&stored.game) else { return refuse("club-no-such-game") };
    let turn = turn.unwrap_or_else(|| past::turns_of(&game));
    let (_, end) = past::plies_of_turn(&game, turn)?;
    let then = game.rewound(end);
    let Some(mover) = then.to_move() else {
        let example = Command::from(MemoryCommand::PlayOn {
            id: Some(Id(stored.id)),
            turn: Some(turn.saturating_sub(1).max(1)),
            with: with.clone(),
            side: *side,
            level: *level,
        });
        return Err(Message::new("club-play-on-over").with("turn", turn).with("example", example).into());
    };
    let position = then.position();
    // What first turns that were given led to may be nothing that play alone leads to.
    if kind.start_at(then.variant(), &position).is_err() {
        return Err(Message::new("club-play-on-given").with("turn", turn).with("id", number(stored.id)).into());
    }
    hints::unless_it_stands(cx, std::slice::from_ref(&position), &game)?;
    let own = match side {
        Side::First => Player::One,
        Side::Second => Player::Two,
        Side::Random => cx.seat_of_asker(&stored).unwrap_or(mover),
    };
    let to_computer = with.is_none().then_some(COMPUTER.to_owned());
    let usual_level = computer_at(&stored).map(|(_, level)| level).filter(|_| to_computer.is_some());
    let challenge = Challenge {
        opponent: with.clone().or(to_computer),
        game: kind.about.id,
        variant: kind.variant(&stored.variant).map(|index| kind.about.variants[index]),
        side: if own == Player::One { Side::First } else { Side::Second },
        rated: Some(false),
        clock: None,
        claimable: None,
        no_vacation: false,
        level: level.or(usual_level),
        goal: None,
        odds: None,
        lead: None,
    };
    let told = Message::new("club-play-on-from").with("turn", turn).with("id", number(stored.id));
    let told = told.with("color", Message::new(then.color(mover).key()));
    offers::challenge_from(cx, &challenge, Some(&From { position, told }))
}
