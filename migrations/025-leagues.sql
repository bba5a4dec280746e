-- Leagues whose games run at once, and rounds with a deadline.

-- How many rounds of a league are played at a time.
ALTER TABLE tournaments ADD COLUMN at_once INTEGER NOT NULL DEFAULT 1 CHECK (at_once > 0);
-- How long a round may take; as long as its games do if that isn't known. When a match is to be decided is in `due`.
ALTER TABLE tournaments ADD COLUMN round_ms INTEGER CHECK (round_ms > 0);
-- The last round whose deadline was put off, which is done once a round.
ALTER TABLE tournaments ADD COLUMN extended INTEGER NOT NULL DEFAULT 0 CHECK (extended >= 0);
