-- What changes a game need not come with somebody's request any more: every entry and letter names its cause. Challenges
-- and games, and whatever else people speak of by number, share one sequence. What can be counted up (kinds of entries,
-- states, ways to end) is held by the program and no longer listed here, so that a new one rebuilds no table. Nobody is
-- NULL, no longer 0.

-- The numbers under which people speak of things: `#12` means one thing.
CREATE TABLE numbers (
    id INTEGER PRIMARY KEY AUTOINCREMENT
) STRICT;
INSERT INTO numbers (id) SELECT id FROM offers;
-- Numbers of things that are gone are not given again.
UPDATE sqlite_sequence SET seq = max(seq, (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'offers'))
WHERE name = 'numbers';
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'numbers', seq FROM sqlite_sequence
    WHERE name = 'offers' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'numbers');

-- What a platform has named is an external id.
ALTER TABLE accounts RENAME COLUMN account TO external_id;
ALTER TABLE places RENAME COLUMN place TO external_id;
ALTER TABLE communities RENAME COLUMN community TO external_id;

-- A challenge, or something offered in a game. A challenge's or rematch's number is that of the game it becomes.
CREATE TABLE new_offers (
    id         INTEGER PRIMARY KEY REFERENCES numbers,
    kind       TEXT NOT NULL,
    place_id   INTEGER NOT NULL REFERENCES places,
    maker_id   INTEGER NOT NULL REFERENCES accounts,
    -- Nobody in an open challenge.
    taker_id   INTEGER REFERENCES accounts,
    -- The game that it is about; a challenge is about none.
    table_id   INTEGER REFERENCES tables,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    -- The maker's side; either if none.
    side       INTEGER CHECK (side IN (1, 2)),
    rated      INTEGER NOT NULL CHECK (rated IN (0, 1)),
    state      TEXT NOT NULL,
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    closed_at  INTEGER
) STRICT;
INSERT INTO new_offers
    SELECT id, kind, place_id, maker_id, taker_id, table_id, game, variant, nullif(side, 0), rated, state, made_at,
           expires_at, closed_at
    FROM offers;

-- A game between two people. Everything from `to_move` on follows from the entries and is kept to be searched.
CREATE TABLE new_tables (
    id            INTEGER PRIMARY KEY REFERENCES numbers,
    place_id      INTEGER NOT NULL REFERENCES places,
    community_id  INTEGER NOT NULL REFERENCES communities,
    game          TEXT NOT NULL,
    variant       TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1)),
    began_at      INTEGER NOT NULL,
    -- `live`, `over`, or `aside`: its record cannot be replayed.
    state         TEXT NOT NULL,
    -- Nobody once the game is over.
    to_move       INTEGER CHECK (to_move IN (1, 2)),
    entries       INTEGER NOT NULL,
    plies         INTEGER NOT NULL,
    moved_at      INTEGER NOT NULL,
    ended_at      INTEGER,
    -- Nobody in a game that goes on, and in one that nobody won.
    winner        INTEGER CHECK (winner IN (1, 2)),
    -- How it ended.
    reason        TEXT,
    -- In half points.
    points_one    INTEGER,
    points_two    INTEGER
) STRICT;
INSERT INTO new_tables
    SELECT id, place_id, community_id, game, variant, rules_version, rated, began_at, state, nullif(to_move, 0), entries,
           plies, moved_at, ended_at, nullif(winner, 0), reason, points_one, points_two
    FROM tables;

-- The record: what was done at a table, in order. Nothing here is ever changed or removed.
CREATE TABLE new_entries (
    table_id       INTEGER NOT NULL REFERENCES tables,
    number         INTEGER NOT NULL CHECK (number > 0),
    -- `play` an action; `rewind` to so many actions; `resign`, `agree`, `end`: the end.
    kind           TEXT NOT NULL,
    -- The canonical token of the action, the number of actions, or how it ended.
    token          TEXT NOT NULL,
    -- Whose it is; neither's if it concerns both alike.
    seat           INTEGER CHECK (seat IN (1, 2)),
    -- With which account it was done, if somebody did it.
    account_id     INTEGER REFERENCES accounts,
    made_at        INTEGER NOT NULL,
    -- `event`, `clock`, `pairing` or `program`; of an event its platform and external id, of a pairing its number.
    cause          TEXT NOT NULL,
    cause_platform TEXT,
    cause_id       TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO new_entries
    SELECT table_id, number, kind, token, seat, account_id, made_at, 'event',
           (SELECT platform FROM accounts WHERE accounts.id = account_id), event
    FROM entries;

-- The letters to be sent, and those that were.
CREATE TABLE new_outbox (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    platform       TEXT NOT NULL,
    -- As in `entries`.
    cause          TEXT NOT NULL,
    cause_platform TEXT,
    cause_id       TEXT,
    -- What it is about.
    about          INTEGER REFERENCES numbers,
    body           TEXT NOT NULL,
    state          TEXT NOT NULL,
    attempts       INTEGER NOT NULL,
    due_at         INTEGER NOT NULL,
    written_at     INTEGER NOT NULL,
    -- The message that it became on the platform.
    message        TEXT,
    error          TEXT
) STRICT;
-- A letter without an event went to another platform than the one where its event was.
INSERT INTO new_outbox
    SELECT id, platform, 'event', CASE WHEN event IS NULL THEN NULL ELSE platform END, event, about, body, state,
           attempts, due_at, written_at, message, error
    FROM outbox;
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'outbox')
    WHERE name = 'new_outbox' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'outbox');
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_outbox', seq FROM sqlite_sequence
    WHERE name = 'outbox' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_outbox');

-- The events that were heard. The letters that answered one have it as their cause.
CREATE TABLE new_inbox (
    platform    TEXT NOT NULL,
    event       TEXT NOT NULL,
    -- Nobody's if it was not meant for us: then only its id is known, so that it is not taken for a turn later.
    account_id  INTEGER REFERENCES accounts,
    received_at INTEGER NOT NULL,
    PRIMARY KEY (platform, event)
) STRICT, WITHOUT ROWID;
INSERT INTO new_inbox SELECT platform, event, account_id, received_at FROM inbox;

DROP TABLE inbox;
DROP TABLE outbox;
DROP TABLE entries;
DROP TABLE tables;
DROP TABLE offers;
ALTER TABLE new_offers RENAME TO offers;
ALTER TABLE new_tables RENAME TO tables;
ALTER TABLE new_entries RENAME TO entries;
ALTER TABLE new_outbox RENAME TO outbox;
ALTER TABLE new_inbox RENAME TO inbox;

CREATE INDEX offers_open_in ON offers (place_id) WHERE state = 'open';
CREATE INDEX offers_open_by ON offers (maker_id) WHERE state = 'open';
CREATE INDEX offers_open_to ON offers (taker_id) WHERE state = 'open';
CREATE INDEX offers_open_about ON offers (table_id) WHERE state = 'open';
CREATE INDEX offers_open_until ON offers (expires_at) WHERE state = 'open';
CREATE INDEX tables_by_place ON tables (place_id, state, moved_at);
CREATE INDEX inbox_by_account ON inbox (account_id, received_at);
CREATE INDEX inbox_by_age ON inbox (received_at);
CREATE INDEX outbox_due ON outbox (platform, id) WHERE state = 'due';
CREATE INDEX outbox_by_cause ON outbox (cause_platform, cause_id);
CREATE INDEX outbox_by_message ON outbox (platform, message) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_about ON outbox (platform, about, id) WHERE message IS NOT NULL;
CREATE INDEX outbox_by_age ON outbox (written_at);
CREATE INDEX outbox_by_subject ON outbox (about, id) WHERE about IS NOT NULL;
