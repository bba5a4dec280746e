-- Pages of games, and who is signed in to them.

-- How often the key of a game’s page was renewed. The key follows from this, the game’s number and the key of codes.
CREATE TABLE page_keys (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    renewed INTEGER NOT NULL CHECK (renewed > 0)
) STRICT;

-- Links that sign a browser in, once. Only a hash of what a link says is kept.
CREATE TABLE sign_ins (
    hash       TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL UNIQUE REFERENCES accounts,
    -- Where it was asked for.
    place_id   INTEGER NOT NULL REFERENCES places,
    made_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_ins_by_place ON sign_ins (place_id);
CREATE INDEX sign_ins_by_end ON sign_ins (expires_at);

-- Browsers that are signed in. Only a hash of what they say is kept.
CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY,
    hash       TEXT NOT NULL UNIQUE,
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- Where the link was asked for that began it.
    place_id   INTEGER NOT NULL REFERENCES places,
    begun_at   INTEGER NOT NULL,
    -- When it was last used, as far as that was noted.
    seen_at    INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_place ON sessions (place_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);
