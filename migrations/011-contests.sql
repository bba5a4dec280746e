-- Several games that two people play for one result, and contests of many.

-- What a challenge is for, if for more than one game: `match:15`, `best:5`.
ALTER TABLE offers ADD COLUMN goal TEXT;

-- A league, a knockout or a Swiss contest.
CREATE TABLE contests (
    id           INTEGER PRIMARY KEY REFERENCES numbers,
    system       TEXT NOT NULL,
    place_id     INTEGER NOT NULL REFERENCES places,
    organizer_id INTEGER NOT NULL REFERENCES accounts,
    game         TEXT NOT NULL,
    variant      TEXT NOT NULL,
    rated        INTEGER NOT NULL CHECK (rated IN (0, 1)),
    clock        TEXT NOT NULL,
    -- What each pairing is for: `one`, `best:5`.
    goal         TEXT NOT NULL,
    -- Whether each two meet twice, whether there is a match for the third place, whether seeds are drawn by lot, and
    -- whether a win is worth three points.
    double       INTEGER NOT NULL CHECK (double IN (0, 1)),
    third_place  INTEGER NOT NULL CHECK (third_place IN (0, 1)),
    by_lot       INTEGER NOT NULL CHECK (by_lot IN (0, 1)),
    three_points INTEGER NOT NULL CHECK (three_points IN (0, 1)),
    -- How many rounds there are; known when it begins unless it was said before.
    rounds       INTEGER,
    -- The day of the week on which it begins, Monday being 1, if there is another one every week.
    weekday      INTEGER CHECK (weekday BETWEEN 1 AND 7),
    state        TEXT NOT NULL,
    -- The round that is played; 0 before the first.
    round        INTEGER NOT NULL,
    opened_at    INTEGER NOT NULL,
    ended_at     INTEGER
) STRICT;
CREATE INDEX contests_by_place ON contests (place_id, state);

CREATE TABLE entrants (
    contest_id INTEGER NOT NULL REFERENCES contests,
    person_id  INTEGER NOT NULL REFERENCES people,
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- The order in which they joined, and, once it has begun, that of the seeds; from 0.
    seed       INTEGER NOT NULL,
    -- Whether they have left, and whether that struck them out of the table.
    gone       INTEGER NOT NULL CHECK (gone IN (0, 1)),
    struck     INTEGER NOT NULL CHECK (struck IN (0, 1)),
    PRIMARY KEY (contest_id, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_by_person ON entrants (person_id);

-- One or several games between two for one result. In a contest each pairing is one.
CREATE TABLE matches (
    id         INTEGER PRIMARY KEY REFERENCES numbers,
    contest_id INTEGER REFERENCES contests,
    -- In a contest: the round, from 1, and the place in it, from 0.
    round      INTEGER NOT NULL,
    board      INTEGER NOT NULL,
    place_id   INTEGER NOT NULL REFERENCES places,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    clock      TEXT,
    goal       TEXT NOT NULL,
    -- Who plays the first side in the first game, and their opponent; nobody in a bye.
    one_id     INTEGER NOT NULL REFERENCES accounts,
    two_id     INTEGER REFERENCES accounts,
    -- The score in halves, and how many games have counted.
    halves_one INTEGER NOT NULL,
    halves_two INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    began_at   INTEGER NOT NULL,
    -- How it ended; it goes on if that is not known.
    ended      TEXT
) STRICT;
CREATE INDEX matches_by_contest ON matches (contest_id, round, board) WHERE contest_id IS NOT NULL;

-- The games of a match. `first` is the side of whoever the match names first.
CREATE TABLE match_games (
    table_id INTEGER PRIMARY KEY REFERENCES tables,
    match_id INTEGER NOT NULL REFERENCES matches,
    first    INTEGER NOT NULL CHECK (first IN (1, 2))
) STRICT;
CREATE INDEX match_games_by_match ON match_games (match_id, table_id);
