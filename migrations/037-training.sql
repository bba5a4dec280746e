-- Puzzles, and the tasks that people get from their own mistakes.

-- Where the task is from that somebody is at; the number is that of a lesson’s task, or of a row of `puzzles` or `mistakes`.
ALTER TABLE tasks ADD COLUMN source TEXT NOT NULL DEFAULT 'lesson' CHECK (source IN ('lesson', 'puzzle', 'mistake'));

-- Puzzles that were given to somebody, or found in a game: the side to move wins by force.
CREATE TABLE puzzles (
    id         INTEGER PRIMARY KEY,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    position   TEXT NOT NULL,
    -- The most turns that it takes; none if the game was followed to its end.
    turns      INTEGER CHECK (turns > 0),
    -- The turns that win, one for each position that they lead to, with “; ” between them.
    wins       TEXT NOT NULL,
    -- The game in which it was found; none if it’s one of those that come with the program.
    game_id    INTEGER REFERENCES games,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    UNIQUE (game, variant, position)
) STRICT;
CREATE INDEX puzzles_by_game ON puzzles (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX puzzles_found ON puzzles (game, rating) WHERE game_id IS NOT NULL;
CREATE INDEX puzzles_of_program ON puzzles (game) WHERE game_id IS NULL;

-- How well people solve the puzzles of a game.
CREATE TABLE solvers (
    person_id  INTEGER NOT NULL REFERENCES people,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    solved     INTEGER NOT NULL DEFAULT 0 CHECK (solved >= 0),
    failed     INTEGER NOT NULL DEFAULT 0 CHECK (failed >= 0),
    PRIMARY KEY (person_id, game)
) STRICT, WITHOUT ROWID;

-- Who tried which puzzle: from when it was shown, nobody gets it again.
CREATE TABLE attempts (
    person_id INTEGER NOT NULL REFERENCES people,
    puzzle_id INTEGER NOT NULL REFERENCES puzzles,
    -- The place whose puzzle of the day it was.
    place_id  INTEGER REFERENCES places,
    shown_at  INTEGER NOT NULL,
    -- Once it was solved, or not: by the first answer.
    done_at   INTEGER,
    solved    INTEGER CHECK (solved IN (0, 1)),
    -- By how much the person’s rating changed.
    change    INTEGER,
    PRIMARY KEY (person_id, puzzle_id),
    CHECK ((done_at IS NULL) = (solved IS NULL) AND (done_at IS NULL) = (change IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_by_puzzle ON attempts (puzzle_id, place_id, done_at);
CREATE INDEX attempts_by_time ON attempts (person_id, done_at) WHERE solved = 1;
CREATE INDEX attempts_by_place ON attempts (place_id) WHERE place_id IS NOT NULL;

-- The puzzles of the day: which place got which, when.
CREATE TABLE daily_puzzles (
    place_id  INTEGER NOT NULL REFERENCES places,
    posted_at INTEGER NOT NULL,
    puzzle_id INTEGER NOT NULL REFERENCES puzzles,
    PRIMARY KEY (place_id, posted_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_puzzles_by_puzzle ON daily_puzzles (puzzle_id);

-- People’s own mistakes, which come back until they know better.
CREATE TABLE mistakes (
    id        INTEGER PRIMARY KEY,
    person_id INTEGER NOT NULL REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    -- How many actions came before the turn.
    plies     INTEGER NOT NULL CHECK (plies >= 0),
    played    TEXT NOT NULL,
    best      TEXT NOT NULL,
    -- What the player could expect before it and after it, in percent.
    before    INTEGER NOT NULL CHECK (before BETWEEN 0 AND 100),
    after     INTEGER NOT NULL CHECK (after BETWEEN 0 AND 100),
    -- How often it was solved in a row.
    box       INTEGER NOT NULL DEFAULT 0 CHECK (box >= 0),
    -- When it comes next; never again once it is known by heart.
    due_at    INTEGER,
    UNIQUE (person_id, game_id, plies)
) STRICT;
CREATE INDEX mistakes_by_time ON mistakes (person_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX mistakes_by_game ON mistakes (game_id);

-- The games that were looked through for somebody’s mistakes.
CREATE TABLE looked_through (
    person_id INTEGER NOT NULL REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (person_id, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX looked_through_by_game ON looked_through (game_id);
