-- Being told that one must act: who has just acted where a game is knows already.

ALTER TABLE inbox ADD COLUMN place_id INTEGER;

-- The one message in which somebody has all their games.
CREATE TABLE digests (
    person_id  INTEGER PRIMARY KEY REFERENCES people,
    -- With which of their accounts they asked for it.
    account_id INTEGER NOT NULL REFERENCES accounts,
    -- The letter that became the message, once there is one, what it says, and when it was written.
    letter_id  INTEGER,
    body       TEXT NOT NULL DEFAULT '',
    written_at INTEGER,
    -- The letter with the last change of it.
    edit_id    INTEGER,
    -- When it was last looked whether it is to be sent anew.
    looked_at  INTEGER
) STRICT;
CREATE INDEX digests_by_letter ON digests (letter_id);
