-- Stretches of time that count for nobody.

-- When a platform was not connected, or, without a name, the program did not run.
CREATE TABLE outages (
    platform TEXT NOT NULL,
    begun_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (platform, begun_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX outages_by_end ON outages (ended_at);

-- When a platform was last known to be connected, and, without a name, the program to run.
CREATE TABLE signs_of_life (
    platform TEXT PRIMARY KEY,
    seen_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- When somebody is away; games of days wait for them.
CREATE TABLE vacations (
    person_id INTEGER NOT NULL REFERENCES people,
    begun_at  INTEGER NOT NULL,
    ended_at  INTEGER NOT NULL,
    PRIMARY KEY (person_id, begun_at)
) STRICT, WITHOUT ROWID;
