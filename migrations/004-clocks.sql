-- Time in games. What was agreed to is text, as people write it: `10d+36h claimable`; lengths are milliseconds. Games that
-- went on before this have no clock.

ALTER TABLE offers ADD COLUMN clock TEXT;

-- The clock of a game as it stood when the turn began that is being played.
CREATE TABLE clocks (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    terms    TEXT NOT NULL,
    left_one INTEGER NOT NULL,
    left_two INTEGER NOT NULL,
    -- Whose turn it is, when it began, and how many actions had been made by then.
    player   INTEGER NOT NULL CHECK (player IN (1, 2)),
    since    INTEGER NOT NULL,
    plies    INTEGER NOT NULL,
    -- When that player's time was over, if their opponent may claim the game.
    out_at   INTEGER
) STRICT;

-- The same at the beginning of every turn, to go back to.
CREATE TABLE clock_turns (
    table_id INTEGER NOT NULL REFERENCES tables,
    plies    INTEGER NOT NULL,
    player   INTEGER NOT NULL CHECK (player IN (1, 2)),
    since    INTEGER NOT NULL,
    left_one INTEGER NOT NULL,
    left_two INTEGER NOT NULL,
    PRIMARY KEY (table_id, plies)
) STRICT, WITHOUT ROWID;

-- What is to be looked after, and when: a kind, and the number of a game or person. The time may be too early, for what
-- puts it off is not written here; it is never too late.
CREATE TABLE due (
    kind    TEXT NOT NULL,
    subject INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_by_time ON due (at);
