-- What people have set up and been told, and what the `settings` kept until now as text: whom they block, which games
-- they have muted, until when they snooze, and the gifts of time, hint and task that they had last.

CREATE TABLE blocks (
    person_id  INTEGER NOT NULL REFERENCES people,
    -- Who can't challenge them.
    blocked_id INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (person_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

CREATE TABLE mutes (
    person_id INTEGER NOT NULL REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    PRIMARY KEY (person_id, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_game ON mutes (game_id);

CREATE TABLE snoozes (
    person_id INTEGER PRIMARY KEY REFERENCES people,
    ends_at   INTEGER NOT NULL
) STRICT;

-- How often somebody gave their opponent time since both last acted, and when they first did.
CREATE TABLE gifts (
    person_id INTEGER NOT NULL REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    first_at  INTEGER NOT NULL,
    gifts     INTEGER NOT NULL,
    PRIMARY KEY (person_id, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX gifts_by_game ON gifts (game_id);

-- The turn of which somebody was told the beginning.
CREATE TABLE hints (
    person_id INTEGER PRIMARY KEY REFERENCES people,
    game_id   INTEGER NOT NULL REFERENCES games,
    position  TEXT NOT NULL,
    actions   TEXT NOT NULL
) STRICT;
CREATE INDEX hints_by_game ON hints (game_id);

-- The task that somebody is at.
CREATE TABLE tasks (
    person_id INTEGER PRIMARY KEY REFERENCES people,
    -- Where they answer it.
    place_id  INTEGER NOT NULL REFERENCES places,
    set_at    INTEGER NOT NULL,
    game      TEXT NOT NULL,
    -- From 0.
    number    INTEGER NOT NULL,
    -- What they have played of a turn that goes on.
    actions   TEXT NOT NULL
) STRICT;
CREATE INDEX tasks_by_place ON tasks (place_id);
