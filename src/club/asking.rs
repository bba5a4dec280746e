//! Questions about a position, for those who hear the board rather than see it.

use super::Audience;
use super::draft::Draft;
use super::finding::Want;
use super::stop::Stop;
use super::visit::Visit;
use super::words::{number, score, status, title};
use crate::command::{Command, Id, Question};
use crate::rules::{Coord, Game, Player};
use crate::scene::{Scene, SceneOptions, turns_told};
use crate::text::Message;

impl Visit<'_> {
    /// Answers a question about a game.
    pub(super) fn ask(&mut self, command: &Command, id: Option<Id>, question: &Question) -> Result<(), Stop> {
        let table = self.find_table(command, id, Want::Asked)?;
        let game = self.act.replay(&table)?.game;
        let me = self.seat_of_asker(&table).or(game.to_move()).unwrap_or(Player::One);
        let names = [table.seats[0].name.clone(), table.seats[1].name.clone()];
        let options = SceneOptions { bottom: me, names: names.clone(), ..SceneOptions::default() };
        let scene = Scene::of(&game, &options);
        let pieces = |owner: Player| scene.pieces_told(|piece| piece.owner == Some(owner));
        let text = match question {
            Question::At(cell) => {
                let at = cell_of(&scene, cell)?;
                std::iter::once(scene.cell_told(at)).chain(game.remarks(at)).collect()
            }
            Question::Around(cell) => scene.around_told(cell_of(&scene, cell)?),
            Question::Line(cell) => scene.lines_told(cell_of(&scene, cell)?),
            Question::Row(name) => vec![scene.row_told(name).ok_or_else(|| no_line(name))?],
            Question::File(name) => vec![scene.file_told(name).ok_or_else(|| no_line(name))?],
            Question::Mine => pieces(me),
            Question::Theirs => pieces(me.other()),
            Question::Pieces(None) => scene.pieces_told(|_| true),
            Question::Pieces(Some(kind)) => self.pieces_of(&scene, kind)?,
            Question::Last => turns_told(&game, &names, begin_of_last_turn(&game)),
            Question::Since => turns_told(&game, &names, end_of_turns(&game, me)),
            Question::Threats if game.outcome().is_some() => {
                return Err(Message::new("club-is-over").with("id", number(table.id)).into());
            }
            Question::Threats => scene.threats_told(&game, me),
            Question::Status => {
                let mut told = vec![status(&table, &game)];
                told.extend(score(&game));
                told.extend(scene.losses_and_hands());
                told.extend(scene.notes.iter().chain(&scene.bans).cloned());
                told.extend(scene.territory_told());
                told.extend(self.act.clock_told(&table)?);
                told
            }
        };
        let mut text =
            if text.is_empty() { vec![Message::new("club-nothing-there").with("id", number(table.id))] } else { text };
        // Which of several games the answer is about was not said by the asker.
        if id.is_none() && self.act.tx.live_tables_of(self.asker.person_id)?.len() > 1 {
            let game = title(&table.game, &table.variant);
            text.insert(0, Message::new("club-asked-of").with("id", number(table.id)).with("game", game));
        }
        // What somebody looks at is nobody else's business.
        let reply = self.reply(Audience::AskerAlone, text);
        self.act.drafts.push(Draft { about: Some(table.id), ..reply });
        Ok(())
    }

    /// Where the pieces of a kind are, named by a word of the asker's language.
    fn pieces_of(&self, scene: &Scene, name: &str) -> Result<Vec<Message>, Stop> {
        let name = name.trim().to_lowercase();
        let is_called = |kind: &str| {
            self.language.word(&format!("{}-piece-{kind}", scene.game)).to_lowercase() == name || kind == name
        };
        if !scene.kinds().any(is_called) {
            return Err(Message::new("club-no-kind").with("name", name).into());
        }
        Ok(scene.pieces_told(|piece| is_called(piece.kind)))
    }
}

fn cell_of(scene: &Scene, text: &str) -> Result<Coord, Stop> {
    let cell = Coord::parse(&text.trim().to_lowercase()).filter(|at| scene.has(*at));
    cell.ok_or_else(|| Message::new("club-no-cell").with("name", text.trim()).into())
}

fn no_line(name: &str) -> Stop {
    Message::new("club-no-line").with("name", name.trim()).into()
}

/// How many actions came before the last turn.
fn begin_of_last_turn(game: &Game) -> usize {
    game.plies().iter().rposition(|ply| ply.begins_turn).unwrap_or_default()
}

/// How many actions came until a player's last turn was over.
fn end_of_turns(game: &Game, player: Player) -> usize {
    game.plies().iter().rposition(|ply| ply.player == player).map_or(0, |at| at + 1)
}
