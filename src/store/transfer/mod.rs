//! Everything that people have done, record by record, to move it to another database. Events and letters stay behind,
//! because they belong to one database and its platforms.
//!
//! Each record refers only to earlier ones. A game comes after the offer that led to it, if any, and offers about a
//! game come after the game.

mod add;
mod checked;
mod game;
mod note_rows;
mod order;
mod read;
mod relations;
mod rows;
mod strength;
mod timing;
mod tournament_rows;
mod tournaments;
mod training;
mod training_rows;
mod unread;
mod vote_rows;
mod votes;

pub use note_rows::NoteRow;
pub use read::Unread;
pub use rows::{
    AccountRow, AuditActionRow, BanRow, BlockRow, ChangeRow, CommunityLinkRow, CommunityRow, EntryRow, ExportLine,
    GameRow, GiftsRow, HintRow, MuteRow, OfferRow, PairRow, PersonRow, PlaceRow, RatedRow, RerateRow, SeasonRow,
    SeatRow, SettingRow, ShownRow, SnoozeRow, TaskRow, TimingRow, TurnRow, VerdictRow, WatcherRow,
};
pub use strength::Strength;
pub use tournament_rows::{EncounterRow, JoinedRow, TournamentRow};
pub use training_rows::{LookedThroughRow, MistakeRow, PuzzleRow, SolverRow, TryRow};
pub use vote_rows::{CoachRow, VoterRow, VotesRow};
