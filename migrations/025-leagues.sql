-- Leagues whose games run at once, rounds with a deadline, and what the organizer can do.

-- How many rounds of a league are played at a time.
ALTER TABLE tournaments ADD COLUMN at_once INTEGER NOT NULL DEFAULT 1 CHECK (at_once > 0);
-- How long a round may take; as long as its games do if that isn't known. When a match is to be decided is in `due`.
ALTER TABLE tournaments ADD COLUMN round_ms INTEGER CHECK (round_ms > 0);
-- The last round whose deadline was put off, which is done once a round.
ALTER TABLE tournaments ADD COLUMN extended INTEGER NOT NULL DEFAULT 0 CHECK (extended >= 0);

-- What its organizer calls it; nothing if nothing.
ALTER TABLE tournaments ADD COLUMN title TEXT NOT NULL DEFAULT '';
-- How many people it takes, if that is fewer than its system does.
ALTER TABLE tournaments ADD COLUMN most INTEGER CHECK (most > 1);
-- Until this round begins, people can still join. 0: until the first one does.
ALTER TABLE tournaments ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late >= 0);
-- Whether no round begins until the organizer goes on.
ALTER TABLE tournaments ADD COLUMN paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1));
