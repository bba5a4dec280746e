-- The club's first schema. Times are milliseconds since 1970 (UTC). What SQLite numbers itself is an `id`; what a
-- platform has named keeps the platform's word and stands beside the platform's name.

CREATE TABLE people (
    id        INTEGER PRIMARY KEY,
    joined_at INTEGER NOT NULL
) STRICT;

-- An account on a platform. Several can be one person.
CREATE TABLE accounts (
    id        INTEGER PRIMARY KEY,
    person_id INTEGER NOT NULL REFERENCES people,
    platform  TEXT NOT NULL,
    account   TEXT NOT NULL,
    name      TEXT NOT NULL,
    -- The name in lower case, to be found by.
    name_key  TEXT NOT NULL,
    UNIQUE (platform, account)
) STRICT;
CREATE INDEX accounts_by_person ON accounts (person_id);

CREATE TABLE communities (
    id        INTEGER PRIMARY KEY,
    platform  TEXT NOT NULL,
    community TEXT NOT NULL,
    UNIQUE (platform, community)
) STRICT;
-- Ratings over all communities belong to this one.
INSERT INTO communities (id, platform, community) VALUES (0, '', '');

-- Who has spoken in which community.
CREATE TABLE members (
    community_id INTEGER NOT NULL REFERENCES communities,
    account_id   INTEGER NOT NULL REFERENCES accounts,
    PRIMARY KEY (community_id, account_id)
) STRICT, WITHOUT ROWID;

-- A channel, thread or room, or a conversation of two.
CREATE TABLE places (
    id           INTEGER PRIMARY KEY,
    community_id INTEGER NOT NULL REFERENCES communities,
    platform     TEXT NOT NULL,
    place        TEXT NOT NULL,
    name         TEXT NOT NULL,
    direct       INTEGER NOT NULL CHECK (direct IN (0, 1)),
    UNIQUE (platform, place)
) STRICT;

-- A challenge, or something offered in a game. A challenge's or rematch's number is that of the game it becomes.
CREATE TABLE offers (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    kind       TEXT NOT NULL CHECK (kind IN ('challenge', 'rematch', 'draw', 'takeback')),
    place_id   INTEGER NOT NULL REFERENCES places,
    maker_id   INTEGER NOT NULL REFERENCES accounts,
    -- Nobody in an open challenge.
    taker_id   INTEGER REFERENCES accounts,
    -- The game that it is about; a challenge is about none.
    table_id   INTEGER REFERENCES tables,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    -- The maker's side: 1, 2, or 0 for either.
    side       INTEGER NOT NULL CHECK (side IN (0, 1, 2)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    state      TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'void')),
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    closed_at  INTEGER
) STRICT;
CREATE INDEX offers_open_in ON offers (place_id) WHERE state = 'open';
CREATE INDEX offers_open_by ON offers (maker_id) WHERE state = 'open';
CREATE INDEX offers_open_to ON offers (taker_id) WHERE state = 'open';
CREATE INDEX offers_open_about ON offers (table_id) WHERE state = 'open';
CREATE INDEX offers_open_until ON offers (expires_at) WHERE state = 'open';

-- A game between two people. Everything from `to_move` on follows from the entries and is kept to be searched.
CREATE TABLE tables (
    id            INTEGER PRIMARY KEY REFERENCES offers,
    place_id      INTEGER NOT NULL REFERENCES places,
    community_id  INTEGER NOT NULL REFERENCES communities,
    game          TEXT NOT NULL,
    variant       TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1)),
    began_at      INTEGER NOT NULL,
    -- Set aside: its record cannot be replayed.
    state         TEXT NOT NULL CHECK (state IN ('live', 'over', 'aside')),
    -- 1 or 2, or 0 once the game is over.
    to_move       INTEGER NOT NULL CHECK (to_move IN (0, 1, 2)),
    entries       INTEGER NOT NULL,
    plies         INTEGER NOT NULL,
    moved_at      INTEGER NOT NULL,
    ended_at      INTEGER,
    -- 1 or 2, or 0 for a draw.
    winner        INTEGER CHECK (winner IN (0, 1, 2)),
    reason        TEXT,
    -- In half points.
    points_one    INTEGER,
    points_two    INTEGER
) STRICT;
CREATE INDEX tables_by_place ON tables (place_id, state, moved_at);

CREATE TABLE seats (
    table_id   INTEGER NOT NULL REFERENCES tables,
    seat       INTEGER NOT NULL CHECK (seat IN (1, 2)),
    person_id  INTEGER NOT NULL REFERENCES people,
    -- The account that sat down, by which the person is called.
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- As in the table's state, so that a person's live games are found among all of his.
    live       INTEGER NOT NULL CHECK (live IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person_id, live, table_id);

-- The record: what was done at a table, in order. Nothing here is ever changed or removed.
CREATE TABLE entries (
    table_id   INTEGER NOT NULL REFERENCES tables,
    number     INTEGER NOT NULL CHECK (number > 0),
    -- `play` an action; `rewind` to so many actions; `resign`, `agree`: the end.
    kind       TEXT NOT NULL CHECK (kind IN ('play', 'rewind', 'resign', 'agree')),
    -- The canonical token of the action, or the number of actions.
    token      TEXT NOT NULL,
    seat       INTEGER NOT NULL CHECK (seat IN (1, 2)),
    account_id INTEGER NOT NULL REFERENCES accounts,
    made_at    INTEGER NOT NULL,
    -- The event it came with, on the account's platform.
    event      TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Glicko-2, per community (0: everywhere) and game ('': all games).
CREATE TABLE ratings (
    community_id INTEGER NOT NULL REFERENCES communities,
    game         TEXT NOT NULL,
    person_id    INTEGER NOT NULL REFERENCES people,
    rating       REAL NOT NULL,
    deviation    REAL NOT NULL,
    volatility   REAL NOT NULL,
    wins         INTEGER NOT NULL,
    draws        INTEGER NOT NULL,
    losses       INTEGER NOT NULL,
    PRIMARY KEY (community_id, game, person_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rating ON ratings (community_id, game, rating DESC);
CREATE INDEX ratings_by_person ON ratings (person_id);

-- Every change of a rating, with what it was before.
CREATE TABLE rating_changes (
    table_id          INTEGER NOT NULL REFERENCES tables,
    community_id      INTEGER NOT NULL REFERENCES communities,
    game              TEXT NOT NULL,
    person_id         INTEGER NOT NULL REFERENCES people,
    rating_before     REAL NOT NULL,
    deviation_before  REAL NOT NULL,
    volatility_before REAL NOT NULL,
    rating            REAL NOT NULL,
    deviation         REAL NOT NULL,
    volatility        REAL NOT NULL,
    changed_at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, community_id, game, person_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    owner    TEXT NOT NULL CHECK (owner IN ('person', 'place', 'community')),
    owner_id INTEGER NOT NULL,
    name     TEXT NOT NULL,
    value    TEXT NOT NULL,
    PRIMARY KEY (owner, owner_id, name)
) STRICT, WITHOUT ROWID;

-- The events that were applied. The letters that answered one are in the outbox under the same event.
CREATE TABLE inbox (
    platform    TEXT NOT NULL,
    event       TEXT NOT NULL,
    account_id  INTEGER NOT NULL REFERENCES accounts,
    received_at INTEGER NOT NULL,
    PRIMARY KEY (platform, event)
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_by_account ON inbox (account_id, received_at);
CREATE INDEX inbox_by_age ON inbox (received_at);

-- The letters to be sent, and those that were.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    platform   TEXT NOT NULL,
    event      TEXT,
    -- The offer or game that it is about.
    about      INTEGER REFERENCES offers,
    body       TEXT NOT NULL,
    state      TEXT NOT NULL CHECK (state IN ('due', 'sent', 'failed')),
    attempts   INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    written_at INTEGER NOT NULL,
    -- The message that it became on the platform.
    message    TEXT,
    error      TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (platform, id) WHERE state = 'due';
CREATE INDEX outbox_by_event ON outbox (platform, event);
CREATE INDEX outbox_by_message ON outbox (platform, message) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_about ON outbox (platform, about, id) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_age ON outbox (written_at);
CREATE INDEX outbox_by_subject ON outbox (about, id) WHERE about IS NOT NULL;

-- What belongs to this database as a whole.
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
