-- What those who manage a community do to keep order there.

-- Who may not play in a community, by the platform's own id of their account: whoever asks to be forgotten and comes back
-- is still barred.
CREATE TABLE bars (
    community_id INTEGER NOT NULL REFERENCES communities,
    external_id  TEXT NOT NULL,
    barred_at    INTEGER NOT NULL,
    PRIMARY KEY (community_id, external_id)
) STRICT, WITHOUT ROWID;

-- What was done, by whom, and why.
CREATE TABLE audit (
    id           INTEGER PRIMARY KEY,
    community_id INTEGER NOT NULL REFERENCES communities,
    done_at      INTEGER NOT NULL,
    account_id   INTEGER NOT NULL REFERENCES accounts,
    -- `stop` a game, `bar` somebody, `unbar` them, change a `setting`.
    deed         TEXT NOT NULL,
    -- The game that was stopped; the account that was barred or is no more.
    table_id     INTEGER REFERENCES tables,
    whom_id      INTEGER REFERENCES accounts,
    -- The reason that was given, or the setting as it was written.
    reason       TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_community ON audit (community_id, id);
CREATE INDEX audit_by_whom ON audit (whom_id) WHERE whom_id IS NOT NULL;
CREATE INDEX audit_by_table ON audit (table_id) WHERE table_id IS NOT NULL;

-- What somebody was offered is found when they ask what is kept of them.
CREATE INDEX offers_by_taker ON offers (taker_id) WHERE taker_id IS NOT NULL;
