//! Questions about a position, for people who hear the board instead of seeing it.

use crate::club::context::asker::RequestContext;
use crate::club::context::draft::Draft;
use crate::club::context::lesson::task_here;
use crate::club::context::rejection::Rejection;
use crate::club::context::words::{actions, after, number, score, status, title};
use crate::club::lookup::Want;
use crate::club::time::clocks;
use crate::club::{Audience, Said};
use crate::command::{
    BoardForm, Command, Id, LearningCommand, PositionCommand, Question, spelled_cell, spelled_letter, spelled_number,
};
use crate::rules::{Coord, Game, Piece, Player};
use crate::scene::{Scene, SceneOptions, turns_told};
use crate::store::StoreError;
use crate::text::{Arg, Language, Message};

/// Answers a question about a game.
pub(in crate::club) fn ask(
    cx: &mut RequestContext<'_>,
    command: &Command,
    id: Option<Id>,
    question: &Question,
) -> Result<(), Rejection> {
    let stored = cx.find_game(command, id, Want::Question)?;
    let game = cx.replay(&stored)?.game;
    if matches!(question, Question::Threats { .. }) && game.outcome().is_some() {
        return Err(cx.is_over(&stored));
    }
    let names = [stored.seats[0].name.clone(), stored.seats[1].name.clone()];
    let mut text = told_of(cx, &game, names, cx.seat_of_asker(&stored), question)?;
    if *question == Question::Status {
        text.insert(0, status(&stored, &game));
        text.extend(clocks::clock_told(cx, &stored)?);
    }
    // The asker didn't say which of several games they mean, or whether they mean their lesson.
    let several = cx.tx.live_games_of(cx.asker.person_id)?.len() > 1 || task_here(cx)?.is_some();
    if id.is_none() && several {
        let game = title(&stored.game, &stored.variant);
        text.insert(0, Message::new("club-question-game").with("id", number(stored.id)).with("game", game));
    }
    // Nobody else needs to see a player's questions.
    let reply = cx.reply(Audience::AskerAlone, text);
    cx.drafts.push(Draft { about: Some(stored.id), ..reply });
    Ok(())
}

/// A position's answer to one of its players, or to somebody else as if they were to move; of its status, the part that
/// isn't about the game.
pub(in crate::club) fn told_of(
    cx: &RequestContext<'_>,
    game: &Game,
    names: [String; 2],
    seat: Option<Player>,
    question: &Question,
) -> Result<Vec<Message>, Rejection> {
    let me = seat.or(game.to_move()).unwrap_or(Player::One);
    let options = SceneOptions { bottom: me, names: names.clone(), ..SceneOptions::default() };
    let scene = Scene::of(game, &options);
    Ok(match question {
        Question::At(cell) => {
            let at = cell_of(&scene, cell)?;
            std::iter::once(scene.cell_told(at)).chain(game.remarks(at)).collect()
        }
        Question::Around(cell) => vec![scene.around_told(cell_of(&scene, cell)?)],
        Question::Line(cell) => {
            let at = cell_of(&scene, cell)?;
            let open = if scene.has_crossings() { game.remarks(at) } else { Vec::new() };
            scene.lines_told(at).into_iter().chain(open).collect()
        }
        Question::Row(name) => {
            let [rows, _] = scene.line_names();
            vec![scene.row_told(&line_named(name)).ok_or_else(|| no_line("club-no-row", name, rows))?]
        }
        Question::File(name) => {
            let [_, files] = scene.line_names();
            vec![scene.file_told(&line_named(name)).ok_or_else(|| no_line("club-no-file", name, files))?]
        }
        Question::Mine => pieces_of(game, &scene, me),
        Question::Theirs => pieces_of(game, &scene, me.other()),
        Question::Pieces(None) if scene.stacks.is_empty() => vec![Message::new("scene-board-empty")],
        Question::Pieces(None) => scene.pieces_told(|_| true),
        Question::Pieces(Some(kind)) => pieces_called(cx, game, &scene, kind)?,
        Question::Last | Question::Since if game.plies().is_empty() => vec![Message::new("scene-nothing-played")],
        Question::Last => turns_told(game, &names, begin_of_last_turn(game)),
        Question::Since => match end_of_turns(game, me) {
            end if end == game.plies().len() => vec![nothing_since(game, &scene, me)],
            end => turns_told(game, &names, end),
        },
        Question::Threats { own: false } => scene.threats_told(game, me, seat),
        Question::Threats { own: true } => scene.threats_told(game, me.other(), seat),
        Question::Status => {
            let mut told: Vec<Message> = score(game).into_iter().chain(scene.losses_and_hands()).collect();
            told.extend(scene.notes.iter().chain(&scene.bans).cloned());
            told.extend(scene.territory_told());
            told.extend(game.hint());
            told
        }
    })
}

/// Who sees a refusal: only the asker, if only the asker would have seen the answer.
pub(in crate::club) fn audience_of_refusal(cx: &RequestContext<'_>, said: &Said) -> Result<Audience, StoreError> {
    let asked = match said {
        Said::Command(asked) => asked.as_ref(),
        Said::Overheard(command) => Ok(command),
        Said::Polled(_) => return Ok(Audience::AskerAlone),
    };
    let is_private = match asked {
        Ok(Command::Position(PositionCommand::Board { form, .. })) => {
            form.map_or_else(|| cx.liked_form(), Ok)? == BoardForm::Words
        }
        Ok(Command::Learning(LearningCommand::Replay { form, .. })) => {
            form.map_or_else(|| cx.liked_form(), Ok)? != BoardForm::Picture
        }
        Ok(command) => command.is_private(),
        Err(misread) => misread.spec.is_some_and(|spec| spec.is_private),
    };
    Ok(if is_private { Audience::AskerAlone } else { Audience::Asker })
}

/// Where the pieces of a kind are, named by a word of the asker's language.
fn pieces_called(cx: &RequestContext<'_>, game: &Game, scene: &Scene, name: &str) -> Result<Vec<Message>, Rejection> {
    // Of several pieces as of one.
    let singular = |name: &str| name.trim().to_lowercase().trim_end_matches('s').to_owned();
    let key = |kind: &str| format!("{}-piece-{kind}", scene.game);
    let called = |kind: &str| cx.language.word(&key(kind));
    let is_called = |kind: &str| {
        let several = cx.language.several(&key(kind));
        [kind, &called(kind), &several, &Language::english().word(&key(kind))]
            .iter()
            .any(|known| singular(known) == singular(name))
    };
    let Some(kind) = kinds_of(game).into_iter().find(|kind| is_called(kind)) else {
        return Err(Message::new("club-no-kind").with("name", name.trim()).into());
    };
    let mut told = scene.pieces_told(|piece| piece.kind == kind);
    // Pieces that belong to nobody open and close ways.
    let is_nobodys = |piece: &Piece| piece.kind == kind && piece.owner.is_none();
    if scene.stacks.iter().flat_map(|(_, stack)| stack).any(is_nobodys) {
        let owned = scene.stacks.iter().filter(|(_, stack)| stack.last().is_some_and(|top| top.owner.is_some()));
        told.extend(owned.flat_map(|(at, _)| game.remarks(*at)));
    }
    if told.is_empty() {
        let none = Message::new("club-no-piece-called").with("name", called(kind));
        return Ok(std::iter::once(none).chain(scene.hands_told()).collect());
    }
    Ok(told)
}

fn cell_of(scene: &Scene, text: &str) -> Result<Coord, Rejection> {
    let cell = spelled_cell(text).filter(|at| scene.has(*at));
    cell.ok_or_else(|| Message::new("club-no-cell").with("name", text.trim()).into())
}

/// The name of a row or file. Its letter or number may be spelled out.
fn line_named(text: &str) -> String {
    let letter = || spelled_letter(text).map(String::from);
    spelled_number(text).map(|number| number.to_string()).or_else(letter).unwrap_or_else(|| text.to_owned())
}

fn no_line(key: &'static str, name: &str, (first, last): (String, String)) -> Rejection {
    Message::new(key).with("name", name.trim()).with("first", first).with("last", last).into()
}

/// The kinds of pieces of a game: those on the board or in hand at its start, and those that its first action brings.
fn kinds_of(game: &Game) -> Vec<&'static str> {
    let start = game.rewound(0);
    let first: Vec<String> = start.legal().into_iter().take(1).collect();
    let diagrams = [start.diagram(), after(&start, &first).diagram()];
    let on_board = diagrams.iter().flat_map(|diagram| &diagram.stacks).flat_map(|(_, stack)| stack);
    let in_hand = diagrams.iter().flat_map(|diagram| &diagram.hands).flatten().map(|(piece, _)| piece);
    on_board.chain(in_hand).map(|piece| piece.kind).collect()
}

/// Where a player's pieces are, or that there are none, and what is in hand; and where they can go if that depends on
/// pieces on crossings.
fn pieces_of(game: &Game, scene: &Scene, owner: Player) -> Vec<Message> {
    let mut told = scene.pieces_told(|piece| piece.owner == Some(owner));
    if scene.has_crossings() {
        let own = scene.stacks.iter().filter(|(_, stack)| stack.last().is_some_and(|top| top.owner == Some(owner)));
        told.extend(own.flat_map(|(at, _)| game.remarks(*at)));
    }
    if told.is_empty() {
        let none = Message::new("club-no-pieces-of").with("player", scene.player(owner));
        return std::iter::once(none).chain(scene.hands_told()).collect();
    }
    told
}

/// Says that nothing has happened since a player's last turn, and how that turn ended.
fn nothing_since(game: &Game, scene: &Scene, mover: Player) -> Message {
    let turn = &game.plies()[begin_of_last_turn(game)..];
    let tokens: Vec<String> = turn.iter().map(|ply| ply.token.clone()).collect();
    let nothing = Message::new("club-nothing-since").with("player", scene.player(mover));
    nothing.with("actions", Arg::notation(actions(&tokens)))
}

/// How many actions came before the last turn.
fn begin_of_last_turn(game: &Game) -> usize {
    game.plies().iter().rposition(|ply| ply.begins_turn).unwrap_or_default()
}

/// How many actions came until a player's last turn was over.
fn end_of_turns(game: &Game, player: Player) -> usize {
    game.plies().iter().rposition(|ply| ply.player == player).map_or(0, |at| at + 1)
}
