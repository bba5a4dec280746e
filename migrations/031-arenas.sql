-- Tournaments that are played for a time, and those whom an organizer took out of one.

-- How long one is played that has no rounds.
ALTER TABLE tournaments ADD COLUMN lasts_ms INTEGER CHECK (lasts_ms > 0);
-- Whether the organizer took them out, so that they can’t come back.
ALTER TABLE entrants ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
