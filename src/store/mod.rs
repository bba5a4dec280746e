//! SQLite: rows in, rows out. Nothing here knows what a row means.
//!
//! A [`Store`] is an open database. Only one process has it: the lock file beside the database is released when the
//! process ends, in whatever way. (SQLite's exclusive mode would also block readers, and with them backups of the
//! running program.) Everything is read and written in a [`Transaction`]. Committed changes survive the end of the
//! process and of the machine.
//!
//! Unless its comment lists errors, a function fails only if SQLite does: the disk is full or broken, or the file is
//! damaged.
//!
//! - `database`: the open database. `transaction`: work in it. `cache`: rows that every request reads.
//! - `file`: the file, its schema, its copies, its defects. `repair`: rows that contradict each other.
//! - `games`, `people`, `letters`: the statements, by their subjects. `transfer`: everything as records.
//! - `words`, `rows`: columns and rows as values; those that cannot be read. `cause`: why something changed.

mod cache;
mod cause;
mod database;
mod error;
mod file;
mod games;
mod letters;
mod people;
mod repair;
mod rows;
mod transaction;
mod transfer;
mod words;

pub use cache::{Account, Owner, StoredPlace};
pub use cause::Cause;
pub use database::{GroupEnd, Store};
pub use error::StoreError;
pub use file::backup;
pub use file::defects::{Defect, DefectPart, remedy};
pub use file::new_file::NewFile;
pub use file::rebuild::{Rebuilt, rebuild};
pub use file::site::go_on_without_log;
pub use games::clocks::{ClockRow, TurnTimed};
pub use games::due::{Due, DueKind};
pub use games::finished::FinishedGame;
pub use games::game::{Entry, EntryKind, GameState, NewGame, Seat, StoredGame, Verdict};
pub use games::game_places::GamePlace;
pub use games::matches::{MatchEnd, MatchRow};
pub use games::mistakes::StoredMistake;
pub use games::offers::{Offer, OfferKind, OfferState};
pub use games::pauses::Stretch;
pub use games::polls::{StoredPoll, StoredPress};
pub use games::puzzles::{PuzzleTry, Solver, StoredPuzzle};
pub use games::ratings::{Numbers, RatingChange, RatingKey, RatingRow, RatingScope, Score, UNRATED};
pub use games::rerating::{NotedChange, Rerated, Rerating};
pub use games::seasons::SeasonKey;
pub use games::swings::Swing;
pub use games::tournaments::{EntrantRow, StoredTournament, TournamentState};
pub use games::votes::{SUGGESTIONS_A_PERSON, SUGGESTIONS_MAX, Suggestion, VoteChallenge, Voter};
pub use games::watchers::Watcher;
pub use letters::digests::Digest;
pub use letters::outbox::{
    Controls, Destination, Landing, LetterRow, MessageRow, NewLetter, OutboxDepth, SECRET, SeenBy, WaitingRow,
};
pub use letters::suspects::{Suspect, Tried, TriedKind};
pub use people::accounts::{COMMUNITY, COMPUTER};
pub use people::codes::{CodePurpose, StoredCode};
pub use people::joined::CommunityLink;
pub use people::linked::AccountLink;
pub use people::moderation::{AuditAction, AuditRow};
pub use people::personal::GAMES_A_PART;
pub use people::relations::{Gifts, Hint, StoredTask, TaskSource};
pub use people::replaced::PlaceReplaced;
pub use people::sessions::Session;
pub use repair::displaced::Displaced;
pub use repair::inspection::OddSeats;
pub use repair::rounds::OddRound;
pub use rows::Bookmark;
pub use transaction::{Transaction, Undo};
pub use transfer::{
    AccountRow, AuditActionRow, BanRow, BlockRow, ChangeRow, CoachRow, CommunityLinkRow, CommunityRow, EncounterRow,
    EntryRow, ExportLine, GameRow, GiftsRow, HintRow, JoinedRow, LookedThroughRow, MistakeRow, MuteRow, NoteRow,
    OfferRow, PairRow, PersonRow, PlaceRow, PuzzleRow, RatedRow, RerateRow, SeasonRow, SeatRow, SettingRow, ShownRow,
    SnoozeRow, SolverRow, Strength, TaskRow, TimingRow, TournamentRow, TryRow, TurnRow, Unread, VerdictRow, VoterRow,
    VotesRow, WatcherRow,
};
