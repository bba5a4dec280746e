-- What is kept of games beside their records.

-- What somebody noted about a game, for themselves alone, with the account that wrote it.
CREATE TABLE notes (
    account_id INTEGER NOT NULL REFERENCES accounts,
    game_id    INTEGER NOT NULL REFERENCES games,
    noted_at   INTEGER NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (account_id, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_game ON notes (game_id);

-- The position from which a game is played on; without one it begins as its variant does.
ALTER TABLE games ADD COLUMN start TEXT;
ALTER TABLE offers ADD COLUMN start TEXT;
