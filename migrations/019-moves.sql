-- Places that others were said to replace, and what came of it, so that nothing is moved twice or told twice.
CREATE TABLE moves (
    platform TEXT NOT NULL,
    -- The platform's ids of the place that was replaced, and of the one that replaces it.
    from_id  TEXT NOT NULL,
    to_id    TEXT NOT NULL,
    -- `moved`: what belonged to the one belongs to the other. `apart`: each keeps what it has, for both have a community
    -- of their own. `unproven`: the one that was said to replace it does not know of that.
    outcome  TEXT NOT NULL,
    noted_at INTEGER NOT NULL,
    PRIMARY KEY (platform, from_id)
) STRICT, WITHOUT ROWID;
